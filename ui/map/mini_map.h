#pragma once

#include "editor/drawing/map_drawing.h"

#include <QWidget>

#include <vector>

namespace delve::editor {
class ProblemMarks;
}

/// The whole map, with a frame around what the map view shows. A click or a drag asks to move the view there.
namespace delve::ui {

class MiniMap : public QWidget {
    Q_OBJECT
public:
    explicit MiniMap(QWidget* parent = nullptr);

    void setAhead(std::shared_ptr<editor::DrawnAhead> ahead) { m_drawing.setAhead(std::move(ahead)); }
    void showLevel(const Level& level, const TileCatalogue& catalogue, const Properties& ofWorld = {});
    [[nodiscard]] bool hasSkinOf(const Properties& ofWorld) { return m_drawing.hasWorldSkin(ofWorld); }
    void updateLevel(const Level& level, const CellsByChunk& cells);
    /// What the map view shows, in cells.
    void setVisibleCells(QRectF cells);
    /// Signs over the map; they outlive this or are null.
    void setProblems(const editor::ProblemMarks* problems);
    void setChosen(std::vector<Rect> areas); ///< frames them
    [[nodiscard]] const std::vector<Rect>& chosen() const { return m_chosen; }
    [[nodiscard]] QRectF visibleCells() const { return m_visible; }

    [[nodiscard]] QSize sizeHint() const override { return {200, 160}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, 60}; }

signals:
    /// Asks to centre the view on a place in cells.
    void centreRequested(QPointF place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showAgain(const Level& level, const TileCatalogue& catalogue);
    [[nodiscard]] double scale() const; ///< the widget's pixels a cell
    [[nodiscard]] QRectF mapRect() const;
    void requestCentre(QPointF at);
    void paintChosen(QPainter& painter, const QRectF& map) const;
    void paintFrame(QPainter& painter, const QRectF& map) const;
    void renderPicture(const Rect& region);

    editor::MapDrawing m_drawing;
    QImage m_picture;
    QRectF m_visible;
    std::vector<Rect> m_chosen;
    const editor::ProblemMarks* m_problems = nullptr;
};

} // namespace delve::ui
