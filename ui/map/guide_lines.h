#pragma once

#include "editor/drawing/overlays.h"
#include "editor/tools/guides.h"

#include <QColor>

/// Draws guides and the symmetry axis over a map: a thin line for a guide, a wide one for the axis.
namespace delve::ui {

inline const QColor guideColour(0x2f, 0xa8, 0xd8);

class GuideLines : public editor::Overlay {
public:
    void setGuides(editor::Guides guides, Size map);
    /// Which axes to draw, and where.
    void setAxes(bool across, bool down, editor::SymmetryAxis axis);

    void paint(QPainter& painter, const QRectF& cells, double cellPixels) const override;

private:
    editor::Guides m_guides;
    Size m_map;
    bool m_across = false;
    bool m_down = false;
    editor::SymmetryAxis m_axis;
};

} // namespace delve::ui
