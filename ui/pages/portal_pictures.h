#pragma once

#include "editor/drawing/level_pictures.h"
#include "editor/drawing/overlays.h"

#include <QObject>

#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace delve::editor {
class Document;
}

/// What a portal leads to, shown over it as a small picture, at every zoom at which that can be made out: the towns of
/// a journey on its map. A picture grows with the cells until it is shown as large as it was drawn, and is never so
/// large that it would cover that of another portal. The way out of a level shows none. Drawn in the background when
/// they are first seen, and again after their level changed. Owned by the page of the document.
namespace delve::ui {

class PortalPictures : public QObject, public editor::Overlay {
    Q_OBJECT
public:
    static constexpr double minPixels = 24; ///< across; a smaller picture shows nothing
    static constexpr double maxPixels = 192;
    static constexpr double maxCells = 8; ///< across

    explicit PortalPictures(const editor::Document& document, QObject* parent = nullptr);

    void paint(QPainter& painter, const QRectF& cells, double cellPixels) const override;
    /// The portal at a place, in cells, or whose picture is there.
    [[nodiscard]] std::optional<Cell> portalAt(QPointF place, double cellPixels) const;

signals:
    /// There are pictures that were not there, or not so.
    void changed();

private:
    struct Portal {
        Cell at;
        std::string level;
        double room = maxCells; ///< in cells across, until the picture of another portal is in the way
    };

    void lookForPortals() const;
    [[nodiscard]] const Level* find(const std::string& level) const;
    [[nodiscard]] static double widthOf(const Portal& portal, double cellPixels);
    [[nodiscard]] QRectF placeOf(const Portal& portal, Size level, double cellPixels) const;
    void paintAt(QPainter& painter, const Portal& portal, double cellPixels) const;

    const editor::Document& m_document;
    mutable editor::LevelPictures m_pictures;
    mutable Shared<std::vector<Thing>> m_things; ///< the portals are of these
    mutable std::vector<Portal> m_portals;
    mutable std::unordered_map<std::string, std::size_t> m_places; ///< of the levels by their ids
    mutable const void* m_placesOf = nullptr; ///< the list of levels when they were looked for last
};

} // namespace delve::ui
