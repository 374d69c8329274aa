#pragma once

#include "editor/drawing/map_drawing.h"
#include "generation/pipeline/trace.h"
#include "ui/map/chunk_item.h"
#include "ui/map/flash.h"
#include "ui/map/shown_overlays.h"
#include "ui/map/tool_preview.h"
#include "ui/map/view_place.h"

#include <QGraphicsScene>
#include <QGraphicsView>

#include <memory>
#include <optional>
#include <vector>

/// Draws a level, zooms and scrolls, and decides nothing. Zooms are in device-independent pixels a cell; 32 are 100 %.
namespace delve::ui {

class LegendCard;
class MovingCells;

class MapSurface : public QGraphicsView {
    Q_OBJECT
public:
    static constexpr double pixelsAt100 = 32;
    static constexpr double maxCellPixels = 64;
    static constexpr double minGridPixels = 16;
    explicit MapSurface(QWidget* parent = nullptr);
    ~MapSurface() override;
    void setAhead(std::shared_ptr<editor::DrawnAhead> ahead) { m_drawing.setAhead(std::move(ahead)); }
    void showLevel(const Level& level, const TileCatalogue& tiles, const Properties& ofWorld = {}); ///< a snapshot
    [[nodiscard]] bool hasSkinOf(const Properties& ofWorld) { return m_drawing.hasWorldSkin(ofWorld); }
    /// The level shown changed in these cells, or completely (`everything`: its size may differ).
    void updateLevel(const Level& level, const CellsByChunk& cells, bool everything = false);
    [[nodiscard]] const Level& level() const { return m_drawing.level(); }
    [[nodiscard]] double cellPixels() const;
    void setCellPixels(double pixels);                 ///< keeps the place in the middle of the view where it is
    void setCellPixels(double pixels, QPointF anchor); ///< the same for a place of the viewport
    void zoomIn();
    void zoomOut();
    void zoomTo100();
    void fitMap(); ///< all of it, as large as possible, also after a resize, until the person zooms or pans
    void scrollBy(QPoint pixels, std::optional<QPointF> mouse = {}); ///< `mouse`: where it moves with the map
    [[nodiscard]] ViewPlace place() const;
    void goTo(const ViewPlace& place);
    void centreOn(Cell cell);
    void bringIntoSight(Cell cell);            ///< and what is on it; does not scroll if it already is
    void centreOn(QPointF place);              ///< in cells
    [[nodiscard]] QRectF visibleCells() const; ///< in cells; may reach beyond the map
    [[nodiscard]] std::optional<Cell> cellAt(QPointF place) const; ///< of the viewport; nothing off the map
    void setMarks(std::vector<generation::Mark> marks);            ///< of a stage, drawn over the map
    [[nodiscard]] ShownOverlays& overlays() { return m_overlays; }
    [[nodiscard]] const ShownOverlays& overlays() const { return m_overlays; }
    void setLegendShown(bool shown); ///< while there are overlays
    [[nodiscard]] bool legendShown() const;
    void setDockOverlay(DockOverlay overlay); ///< over these
    void setDockOverlayShown(bool shown);     ///< false: another level is shown than the one that the docks describe
    void setSelection(const editor::Selection& selection);
    void setChosen(std::vector<Rect> areas, std::shared_ptr<const editor::Overlay> lines); ///< framed; lines: or null
    [[nodiscard]] const std::vector<Rect>& chosen() const { return m_preview.chosen(); }
    void setBarsShown(bool shown); ///< scroll bars, while the map is larger than the view; by default, one pans
    [[nodiscard]] std::optional<Cell> hoveredCell() const { return m_hovered; }  ///< by mouse or keyboard cursor
    void setPictures(const editor::Overlay* pictures) { m_pictures = pictures; } ///< under overlays; may be null
    void setGuideLines(const editor::Overlay* lines) { m_guideLines = lines; }   ///< over the overlays; likewise
    void setMarginsOfRulers(int left, int top);                                  ///< room beside the view
    void setProblems(const editor::Overlay* problems); ///< over the overlays; they outlive the view or are null
    void flash(const std::vector<Cell>& cells);        ///< scrolls to them, and frames them for a moment
    [[nodiscard]] bool flashing() const { return m_flash.active(); }
    void setSteady(bool steady) { m_flash.setSteady(steady); } ///< a flash does not blink
    [[nodiscard]] MovingCells& movingCells() const { return *m_moving; }
    void updateCells(const Rect& cells, int marginPixels); ///< repaints them, with this margin around them
    void setGridShown(bool shown);                         ///< thin lines between cells, from minGridPixels up
    [[nodiscard]] bool gridShown() const { return m_gridShown; }
    [[nodiscard]] bool gridTooSmall() const { return m_gridShown && m_cellPixels < minGridPixels; } ///< to be seen
    [[nodiscard]] const editor::MapDrawing& drawing() const { return m_drawing; }
signals:
    void cellHovered(std::optional<delve::Cell> cell);
    void zoomChanged(double cellPixels);
    void gridSwitched();
    void chosenSet(const std::vector<delve::Rect>& areas);
    void levelShown(); ///< another one, or one of another size
    void visibleCellsChanged(QRectF cells);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& exposed) override;
    void drawBackground(QPainter* painter, const QRectF& exposed) override;
    void pointAt(std::optional<QPointF> place); ///< of the mouse or keyboard cursor; the cell there is hovered
    void pointAt(Cell cell);
    virtual void movedUnderMouse() {} ///< the map has scrolled or zoomed under the mouse
    [[nodiscard]] std::optional<QPointF> mousePlace() const { return m_kept ? std::nullopt : m_place; }
    void showPreview(const editor::Preview& preview, const Level* level);
    [[nodiscard]] const ToolPreview& preview() const { return m_preview; }
    [[nodiscard]] Cell cellBelow(QPointF place) const; ///< may lie off the map
    [[nodiscard]] QPointF placeOf(Cell cell) const;    ///< of its centre, in the viewport
    [[nodiscard]] double wantedPixels() const { return m_wantedPixels; }
    [[nodiscard]] QPointF scrolled() const; ///< place of the view's top left, in pixels of the whole map's picture

private:
    void makeItems();
    void takeColours();
    void overlaysChanged();
    [[nodiscard]] bool drawsDockOverlay() const;
    void applyZoom(double pixels, QPointF anchor, QPointF placeAtAnchor);
    void layOutScene();
    void chooseBars();
    void refit();
    void hover(std::optional<Cell> cell);
    void hoverAgain();
    void hoverAtPlace();
    void drawGrid(QPainter& painter, const QRectF& exposed) const;
    void drawHover(QPainter& painter) const;
    void drawLabel(QPainter& painter) const;

    editor::MapDrawing m_drawing;
    PaintMemory m_memory;
    QGraphicsScene m_scene;
    ShownOverlays m_overlays;
    LegendCard* m_legend;
    DockOverlay m_dockOverlay;
    bool m_dockOverlayShown = true;
    std::shared_ptr<const editor::Overlay> m_chosenLines;
    std::vector<generation::Mark> m_marks;
    const editor::Overlay* m_pictures = nullptr;
    const editor::Overlay* m_problems = nullptr;
    const editor::Overlay* m_guideLines = nullptr;
    Flash m_flash;
    ToolPreview m_preview;
    std::unique_ptr<MovingCells> m_moving;
    double m_cellPixels = pixelsAt100;
    double m_wantedPixels = pixelsAt100; ///< the zoom requested with the wheel, before it was adjusted
    bool m_fitted = true;
    bool m_gridShown = false;
    bool m_barsShown = false;
    bool m_settingBars = false;          ///< one after the other; what follows from that is done once, afterwards
    std::optional<QPoint> m_scrollLater; ///< while both bars are set: Qt paints the whole view if it scrolls twice
    QRect m_part;                        ///< of the view, that is being painted
    std::optional<QPointF> m_place;      ///< of the mouse, in the viewport
    std::optional<Cell> m_kept;          ///< hovered wherever the mouse is: the keyboard is used
    std::optional<Cell> m_hovered;
    QColor m_beyond;
};

} // namespace delve::ui
