#pragma once

#include "ui/map/guide_lines.h"

#include <QObject>
#include <QPointF>

#include <optional>

/// The rulers, guides and symmetry axis of a map view. The guides of all its levels lie here; they are no part of the
/// document. Owned by the map view.
namespace delve::ui {

class AxisHandle;
class MapSurface;
class Ruler;

class MapGuides : public QObject {
    Q_OBJECT
public:
    explicit MapGuides(MapSurface& map);

    void setRulersShown(bool shown);
    [[nodiscard]] bool rulersShown() const { return m_rulersShown; }
    void setGuidesShown(bool shown);
    [[nodiscard]] bool guidesShown() const { return m_guidesShown; }

    [[nodiscard]] const editor::GuidesByLevel& all() const { return m_all; }
    void setAll(editor::GuidesByLevel all);
    /// Those of the shown level.
    [[nodiscard]] editor::Guides ofLevel() const;
    void set(const editor::Guides& guides);
    void addColumn(std::int32_t at);
    void addRow(std::int32_t at);
    void clear(); ///< removes the guides of the shown level; the axis stays

    /// What the tool in hand mirrors at; no symmetry: the axis is hidden.
    void showSymmetry(editor::Symmetry symmetry, editor::SymmetryAxis axis);
    void moveAxis(const editor::SymmetryAxis& axis);
    void centreAxis();

signals:
    void changed(); ///< the guides or the axis of a level

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A guide in a drag from a ruler.
    struct Pull {
        bool column = false;
        std::optional<std::int32_t> from; ///< nothing: a new one
        std::optional<std::int32_t> at;   ///< nothing: it would be removed
    };

    void beginPull(bool onTop, double place);
    void pull(QPoint globalPlace);
    [[nodiscard]] editor::Guides pulled() const;
    void endPull(QPoint globalPlace);
    void makeHandles();
    void dragAxis(QPointF place, bool across);
    void layOut();
    void showAll();
    void follow();
    void placeHandles();

    MapSurface& m_map;
    GuideLines m_lines;
    Ruler* m_top;
    Ruler* m_left;
    QWidget* m_corner;
    AxisHandle* m_ofColumn = nullptr; ///< moves the vertical axis
    AxisHandle* m_ofRow = nullptr;
    editor::GuidesByLevel m_all;
    std::optional<Pull> m_pull;
    editor::Symmetry m_symmetry = editor::Symmetry::None;
    editor::SymmetryAxis m_axis;
    bool m_rulersShown = false;
    bool m_guidesShown = true;
};

} // namespace delve::ui
