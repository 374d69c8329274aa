#pragma once

#include "editor/history/selection.h"
#include "editor/tools/preview.h"

#include <QPainter>
#include <QRectF>

#include <utility>
#include <vector>

/// What is drawn over the map for the tool and the selection: outlines, frames, a path, a label. Owned by the map
/// view.
namespace delve::ui {

class ToolPreview {
public:
    /// Takes over a tool's preview, except its level, which the map draws.
    void show(const editor::Preview& preview);
    /// What the document has selected.
    void setSelection(const editor::Selection& selection) { m_selection = selection; }

    /// The frames of what is chosen.
    void setChosen(std::vector<Rect> areas) { m_chosen = std::move(areas); }
    [[nodiscard]] const std::vector<Rect>& chosen() const { return m_chosen; }

    /// The cells on which the tool draws something; the label lies outside.
    [[nodiscard]] QRectF bounds() const { return m_bounds; }
    [[nodiscard]] bool selects() const { return m_preview.selection.has_value(); }
    [[nodiscard]] bool reaches() const { return m_preview.reach->size().area() > 0; }
    [[nodiscard]] bool refused() const { return m_preview.refused; }

    /// The painter's unit is a cell.
    void paint(QPainter& painter, const QRectF& seen, double cellPixels, Size map) const;
    /// The label beside the mouse. The painter's unit is a pixel; `mouse` is the place of the mouse.
    void paintLabel(QPainter& painter, QPointF mouse, const QRectF& within, const QPalette& palette) const;
    [[nodiscard]] bool hasLabel() const { return m_preview.label.has_value(); }

private:
    void paintSelection(QPainter& painter, const QRectF& seen, double cellPixels, Size map) const;
    void paintReach(QPainter& painter, const QRectF& seen, double cellPixels, Size map) const;
    void paintChosen(QPainter& painter, const QRectF& seen, double cellPixels) const;

    editor::Preview m_preview;
    bool m_changesMap = false; ///< while it does, the chosen object may be elsewhere
    editor::Selection m_selection;
    std::vector<Rect> m_chosen;
    QRectF m_bounds;
};

} // namespace delve::ui
