#pragma once

#include "editor/drawing/map_drawing.h"
#include "editor/drawing/overlays.h"
#include "generation/pipeline/trace.h"
#include "ui/map/chunk_item.h"

#include <QGraphicsScene>
#include <QGraphicsView>

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The map: a view that zooms and pans over a level, and draws it. It decides nothing. Zooms are in pixels a cell (of
/// the window's, whatever the screen's scale); 32 are 100 %. The scene's unit is a cell.
namespace delve {

/// Where a map view looks: how large cells are, and what is at its middle. Fitted: all of the map, whatever its size.
struct ViewPlace {
    double cellPixels = 0;
    QPointF centre;
    bool fitted = true;
};

class MapView : public QGraphicsView {
    Q_OBJECT
public:
    static constexpr double pixelsAt100 = 32;
    static constexpr double mostCellPixels = 64;
    static constexpr double leastGridPixels = 16;

    explicit MapView(QWidget* parent = nullptr);
    ~MapView() override;

    /// Shows another level from now on, all of it. Keeps a snapshot; the level given may change or go.
    void showLevel(const Level& level, const TileCatalogue& catalogue);
    /// The level shown changed in `region`, or altogether (`everything`: its size may be another).
    void updateLevel(const Level& level, const Rect& region, bool everything);
    [[nodiscard]] const Level& level() const { return m_drawing.level(); }

    [[nodiscard]] double cellPixels() const;
    void setCellPixels(double pixels);                 ///< keeps what is at the middle of the view where it is
    void setCellPixels(double pixels, QPointF anchor); ///< likewise what is at a place of the viewport
    void zoomIn();
    void zoomOut();
    void zoomTo100();
    /// Shows all of the map, as large as it goes; stays so when the view or the map changes its size, until somebody
    /// zooms or pans.
    void fitMap();
    [[nodiscard]] ViewPlace place() const;
    void goTo(const ViewPlace& place);
    void centreOn(Cell cell);
    void centreOn(QPointF place);              ///< in cells
    [[nodiscard]] QRectF visibleCells() const; ///< in cells; may reach beyond the map
    /// The cell at a place of the viewport; nothing off the map.
    [[nodiscard]] std::optional<Cell> cellAt(QPointF place) const;

    /// What a stage saw, drawn over the map: the stage slider's.
    void setMarks(std::vector<Mark> marks);
    /// Names of overlayKinds(); others are passed over.
    void setOverlays(std::vector<std::string> names);
    [[nodiscard]] const std::vector<std::string>& overlays() const { return m_overlayNames; }
    /// With bars to scroll by while the map is larger than the view; without them, as it is at first, one pans.
    void setBarsShown(bool shown);
    /// Thin lines between cells, from leastGridPixels up.
    void setGridShown(bool shown);
    [[nodiscard]] bool gridShown() const { return m_gridShown; }

    /// Bytes held beside the snapshot of the level.
    [[nodiscard]] std::size_t bytes() const { return m_drawing.bytes(); }

signals:
    void cellHovered(std::optional<delve::Cell> cell);
    void zoomChanged(double cellPixels);
    void visibleCellsChanged(QRectF cells);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& exposed) override;
    void drawBackground(QPainter* painter, const QRectF& exposed) override;

private:
    void makeItems();
    void takeColours();
    void applyZoom(double pixels, QPointF anchor, QPointF placeAtAnchor);
    void layOutScene();
    void chooseBars();
    void refit();
    void makeOverlaysAnew();
    void hover(std::optional<Cell> cell);
    void hoverAnew();
    void hoverAtMouse();
    [[nodiscard]] QPointF scrolled() const; ///< where the view's top left is, in pixels of the whole map's picture
    void scrollBy(QPoint pixels);
    void drawGrid(QPainter& painter, const QRectF& exposed) const;
    void drawHover(QPainter& painter) const;
    void updateCells(const Rect& cells, int marginPixels);
    void startPan(QPoint at);
    void endPan();

    MapDrawing m_drawing;
    PaintMemory m_memory;
    QGraphicsScene m_scene;
    std::vector<std::unique_ptr<Overlay>> m_overlays;
    std::vector<std::string> m_overlayNames;
    std::vector<Mark> m_marks;
    double m_cellPixels = pixelsAt100;
    double m_wantedPixels = pixelsAt100; ///< as the wheel asked for, before it was made to fit
    bool m_fitted = true;
    bool m_gridShown = false;
    bool m_barsShown = false;
    bool m_spaceHeld = false;
    bool m_settingZoom = false;
    std::optional<QPointF> m_mouse; ///< where it was last, in the viewport
    std::optional<QPoint> m_panFrom;
    std::optional<Cell> m_hovered;
    QColor m_beyond;
};

} // namespace delve
