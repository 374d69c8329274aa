#pragma once

#include "editor/drawing/map_drawing.h"
#include "editor/drawing/overlays.h"
#include "generation/pipeline/trace.h"
#include "ui/map/chunk_item.h"
#include "ui/map/tool_preview.h"

#include <QGraphicsScene>
#include <QGraphicsView>

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The drawn map: a view that zooms and scrolls over a level, and draws it. It decides nothing. Zooms are in pixels a
/// cell (of the window's, whatever the screen's scale); 32 are 100 %. The scene's unit is a cell. What hands do to it
/// is the map view's.
namespace delve::ui {

/// Where a map is looked at: how large cells are, and what is at the middle. Fitted: all of the map, whatever its size.
struct ViewPlace {
    double cellPixels = 0;
    QPointF centre;
    bool fitted = true;
};

class MapSurface : public QGraphicsView {
    Q_OBJECT
public:
    static constexpr double pixelsAt100 = 32;
    static constexpr double maxCellPixels = 64;
    static constexpr double minGridPixels = 16;

    explicit MapSurface(QWidget* parent = nullptr);
    ~MapSurface() override;

    /// What was drawn ahead of the maps that come: the document's.
    void setAhead(std::shared_ptr<editor::DrawnAhead> ahead) { m_drawing.setAhead(std::move(ahead)); }
    /// Shows another level from now on, all of it. Keeps a snapshot; the level given may change or go.
    void showLevel(const Level& level, const TileCatalogue& catalogue);
    /// The level shown changed in these cells, or altogether (`everything`: its size may be another).
    void updateLevel(const Level& level, const CellsByChunk& cells, bool everything = false);
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
    /// So that one sees the cell, and what is in it; where that is so already, nothing moves.
    void bringIntoSight(Cell cell);
    void centreOn(QPointF place);              ///< in cells
    [[nodiscard]] QRectF visibleCells() const; ///< in cells; may reach beyond the map
    /// The cell at a place of the viewport; nothing off the map.
    [[nodiscard]] std::optional<Cell> cellAt(QPointF place) const;

    /// What a stage saw, drawn over the map: the stage slider's.
    void setMarks(std::vector<generation::Mark> marks);
    /// Names of overlayKinds(); others are passed over.
    void setOverlays(std::vector<std::string> names);
    [[nodiscard]] const std::vector<std::string>& overlays() const { return m_overlayNames; }
    /// One more, for as long as the tool in hand needs it; an empty name: none.
    void setToolOverlay(const std::string& name);
    void setSelection(const editor::Selection& selection);
    void setChosen(std::optional<Rect> area); ///< framed; nothing: no frame
    /// With bars to scroll by while the map is larger than the view; without them, as it is at first, one pans.
    void setBarsShown(bool shown);
    /// The cell under the mouse, or that the keys moved to.
    [[nodiscard]] std::optional<Cell> hoveredCell() const { return m_hovered; }
    /// Drawn over the map, under overlays, marks and previews; outlives the view or is null.
    void setPictures(const editor::Overlay* pictures) { m_pictures = pictures; }
    /// Thin lines between cells, from minGridPixels up.
    void setGridShown(bool shown);
    [[nodiscard]] bool gridShown() const { return m_gridShown; }

    /// Bytes held beside the snapshot of the level.
    [[nodiscard]] std::size_t bytes() const { return m_drawing.bytes(); }

signals:
    void cellHovered(std::optional<delve::Cell> cell);
    void zoomChanged(double cellPixels);
    void visibleCellsChanged(QRectF cells);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& exposed) override;
    void drawBackground(QPainter* painter, const QRectF& exposed) override;

    /// Where the mouse is or the keys are, in the viewport; what is under it is hovered.
    void pointAt(std::optional<QPointF> place);
    void pointAt(Cell cell);
    void showPreview(const editor::Preview& preview, const Level* level);
    [[nodiscard]] const ToolPreview& preview() const { return m_preview; }
    [[nodiscard]] Cell cellBelow(QPointF place) const; ///< which may lie off the map
    [[nodiscard]] QPointF placeOf(Cell cell) const;    ///< of its middle, in the viewport
    [[nodiscard]] double wantedPixels() const { return m_wantedPixels; }
    void scrollBy(QPoint pixels);
    [[nodiscard]] QPointF scrolled() const; ///< where the view's top left is, in pixels of the whole map's picture
    /// Paints them again, with so much around them.
    void updateCells(const Rect& cells, int marginPixels);

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
    void hoverAtPlace();
    void drawGrid(QPainter& painter, const QRectF& exposed) const;
    void drawHover(QPainter& painter) const;
    void drawLabel(QPainter& painter) const;

    editor::MapDrawing m_drawing;
    PaintMemory m_memory;
    QGraphicsScene m_scene;
    std::vector<std::unique_ptr<editor::Overlay>> m_overlays;
    std::vector<std::string> m_overlayNames;
    std::string m_toolOverlay;
    std::vector<generation::Mark> m_marks;
    const editor::Overlay* m_pictures = nullptr;
    ToolPreview m_preview;
    double m_cellPixels = pixelsAt100;
    double m_wantedPixels = pixelsAt100; ///< as the wheel asked for, before it was made to fit
    bool m_fitted = true;
    bool m_gridShown = false;
    bool m_barsShown = false;
    bool m_settingZoom = false;
    std::optional<QPointF> m_place; ///< of the mouse, in the viewport
    std::optional<Cell> m_kept;     ///< hovered, wherever the mouse is: the keys are used
    std::optional<Cell> m_hovered;
    QColor m_beyond;
};

} // namespace delve::ui
