#pragma once

#include "editor/drawing/overlays.h"
#include "editor/work/jobs.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The overlays that a map shows. Those that a brush could outrun are computed in jobs, each in its own, where the
/// newest wins: until one comes, the one of the level before is shown. Without a pool, all are computed at once. One
/// that takes too much memory is not made. Owned by the map surface.
namespace delve::ui {

/// What a dock draws over the map; nothing without an overlay.
struct DockOverlay {
    std::shared_ptr<const editor::Overlay> overlay;
    /// Of a kind, the legend explains it, and it is not drawn while the shown overlays have one of that kind.
    const editor::OverlayKind* kind = nullptr;
};

/// One that a person chose, or a tool.
struct ShownOverlay {
    const editor::OverlayKind* kind = nullptr;
    QString failure = {}; ///< why it is not drawn; empty: it is, or will be
};

class ShownOverlays : public QObject {
    Q_OBJECT
public:
    /// A snapshot of the world that a shown level belongs to, and its number there.
    struct Snapshot {
        std::shared_ptr<const World> world;
        std::uint32_t number = 0;
    };
    using SnapshotOf = std::function<Snapshot(const Level&)>;

    explicit ShownOverlays(QObject* parent = nullptr);
    ~ShownOverlays() override;

    /// The pool outlives it.
    void setBackground(editor::JobPool& pool, SnapshotOf snapshotOf);
    /// Names of windowOverlayKinds(); ignores others.
    void setNames(std::vector<std::string> names);
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    /// One more, while the current tool needs it; an empty name: none. False if it is the one already.
    bool setToolName(const std::string& name);
    /// Whose games are shown by overlays of a persona; empty: the first one's.
    void setPersona(const std::string& persona);
    [[nodiscard]] const std::string& persona() const { return m_persona; }
    /// All that are shown, in the order in which they are painted.
    [[nodiscard]] std::vector<ShownOverlay> shown() const;

    /// Another level is shown, or the level is another after an edit.
    void showLevel(const Level& level, const TileCatalogue& catalogue);
    void updateLevel(const Level& level, const TileCatalogue& catalogue);
    /// The level is the same, but not what is to be done in it. Does nothing before the first level.
    void updateWorld();

    /// The cell under the mouse. The cells around all that looks different now.
    [[nodiscard]] Rect pointAt(std::optional<Cell> cell);
    void paint(QPainter& painter, const QRectF& cells, double cellPixels) const;
    [[nodiscard]] bool empty() const { return m_shown.empty(); }
    [[nodiscard]] bool busy() const; ///< is one still to come?

signals:
    void changed(); ///< repaint the map

private:
    struct Shown {
        const editor::OverlayKind* kind = nullptr;
        std::shared_ptr<editor::Overlay> overlay;
        std::unique_ptr<editor::JobQueue> jobs; ///< null until it is computed in the background
        QString failure;
    };
    using Made = Result<std::shared_ptr<editor::Overlay>>;
    void choose();
    void compute(Shown& shown);
    void computeLater(Shown& shown);
    [[nodiscard]] static Made make(const editor::OverlayKind& kind, const editor::OverlaySubject& subject);
    void take(Shown& shown, Made made);
    void takeOf(const editor::OverlayKind* kind, Made made);

    editor::JobPool* m_pool = nullptr;
    SnapshotOf m_snapshotOf;
    std::vector<std::string> m_names;
    std::string m_toolName;
    std::string m_persona;
    Level m_level; ///< a snapshot
    TileCatalogue m_catalogue;
    bool m_hasLevel = false;
    std::optional<Cell> m_pointed;
    std::vector<Shown> m_shown; ///< last: no result arrives in a half-destroyed object
};

} // namespace delve::ui
