#pragma once

#include "editor/drawing/level_pictures.h"
#include "editor/drawing/overlays.h"

#include <QObject>

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace delve::editor {
class Document;
}

/// A small picture of each portal's target, shown over the portal when cells are large enough: for example the towns of
/// a journey on its map. A picture scales with the cells up to the size at which it was drawn, and never covers the
/// picture of another portal. The way out of a level has none. Drawn in the background when first visible, and again
/// when their level changes. Owned by the page of the document.
namespace delve::ui {

class PortalPictures : public QObject, public editor::Overlay {
    Q_OBJECT
public:
    static constexpr double minPixels = 24; ///< width; smaller pictures are not shown
    static constexpr double maxPixels = 192;
    static constexpr double maxCells = 8; ///< width

    explicit PortalPictures(const editor::Document& document, QObject* parent = nullptr);

    void paint(QPainter& painter, const QRectF& cells, double cellPixels) const override;
    /// The portal at a place, in cells, or the one whose picture covers it.
    [[nodiscard]] std::optional<Cell> portalAt(QPointF place, double cellPixels) const;

signals:
    /// Pictures were added or redrawn.
    void changed();

private:
    struct Portal {
        Cell at;
        std::string level;
        double room = maxCells; ///< available width in cells, limited by the pictures of other portals
    };

    void lookForPortals() const;
    [[nodiscard]] const Level* find(const std::string& level) const;
    [[nodiscard]] static double widthOf(const Portal& portal, double cellPixels);
    [[nodiscard]] QRectF placeOf(const Portal& portal, Size level, double cellPixels) const;
    void paintAt(QPainter& painter, const Portal& portal, double cellPixels) const;

    const editor::Document& m_document;
    mutable editor::LevelPictures m_pictures;
    mutable Shared<std::vector<Thing>> m_things; ///< the things that the portals were found in
    mutable std::vector<Portal> m_portals;
    mutable SharedLevels m_placesOf;                                    ///< the levels that m_places was made from
    mutable std::unordered_map<std::string_view, std::size_t> m_places; ///< of these levels by their ids
};

} // namespace delve::ui
