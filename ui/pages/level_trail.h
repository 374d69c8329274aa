#pragma once

#include "ui/map/map_view.h"

#include <QObject>

#include <string>
#include <vector>

namespace delve {
struct Thing;
}
namespace delve::editor {
class Document;
}

/// The levels of a world that a person has visited, with their view positions: back and forward step through them, as
/// in a browser. Going through a portal adds a step. Owned by the page of the document.
namespace delve::ui {

class LevelTrail : public QObject {
    Q_OBJECT
public:
    LevelTrail(editor::Document& document, MapView& map, QObject* parent = nullptr);

    void goTo(std::size_t level);
    /// Goes to where the portal on this cell leads; false if there is none, or if it leads nowhere.
    bool goThrough(Cell cell);
    [[nodiscard]] bool leadsSomewhere(Cell cell) const;
    [[nodiscard]] bool canGoBack() const { return !m_back.empty(); }
    [[nodiscard]] bool canGoForward() const { return !m_forward.empty(); }
    void goBack();
    void goForward();

signals:
    void changed();

private:
    struct Stop {
        std::string level; ///< its id
        ViewPlace place;
    };

    [[nodiscard]] Stop here() const;
    bool show(const std::string& level);
    void step(std::vector<Stop>& from, std::vector<Stop>& into);

    editor::Document& m_document;
    MapView& m_map;
    std::vector<Stop> m_back;
    std::vector<Stop> m_forward;
};

/// The portal on a cell; null where there is none.
[[nodiscard]] const Thing* portalAt(const Level& level, Cell cell);

} // namespace delve::ui
