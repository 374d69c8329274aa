#pragma once

#include "editor/drawing/averages.h"
#include "editor/drawing/colours.h"
#include "editor/drawing/drawn_ahead.h"
#include "editor/drawing/exits.h"
#include "editor/drawing/looks.h"
#include "editor/drawing/sprite_sheet.h"
#include "editor/drawing/standing.h"
#include "editor/skins/own_skin.h"
#include "generation/level/cells_by_chunk.h"
#include "generation/level/level.h"

#include <QImage>
#include <QPoint>
#include <QRectF>
#include <QSize>
#include <QTransform>

#include <memory>
#include <utility>
#include <vector>

/// A level as a picture at any scale: sprites if cells are large, averaged colours if they are small. Holds a snapshot
/// of the level. Used by one thread at a time; owned by a view, or by the code that draws a picture.
namespace delve::editor {

class MapDrawing {
public:
    /// Void has the colour `background`. Without averages only scales from 1 up can be painted.
    enum class Averaging : bool { No, Yes };
    explicit MapDrawing(QRgb background, Averaging averaging = Averaging::Yes);
    ~MapDrawing();
    MapDrawing(const MapDrawing&) = delete;
    MapDrawing& operator=(const MapDrawing&) = delete;

    /// Large maps may have been drawn ahead on the thread that generated them; looks there first from now on.
    void setAhead(std::shared_ptr<DrawnAhead> ahead);
    /// The skin that the world of the level carries, from the next show() or update() on.
    void setWorld(const Properties& ofWorld);
    void setWorldSkin(SharedSkin skin);                         ///< null: it has none
    [[nodiscard]] bool hasWorldSkin(const Properties& ofWorld); ///< is it the same as set last?
    /// Draws in this one, whatever the level names; null: no longer.
    void setSkin(SharedSkin skin) { m_forced = std::move(skin); }
    void show(const Level& level, const TileCatalogue& catalogue);
    /// The level changed in these cells only, and kept its size.
    void update(const Level& level, const CellsByChunk& cells);
    void setBackground(QRgb background);
    /// What moves shows its next picture with each frame.
    void setFrame(unsigned frame);
    [[nodiscard]] unsigned frame() const { return m_frame; }
    /// Where anything moves among these cells: see moving_parts.h.
    [[nodiscard]] std::vector<Rect> movingParts(const Rect& cells) const;

    [[nodiscard]] const Level& level() const { return m_level; }
    [[nodiscard]] const TileCatalogue& catalogue() const { return m_catalogue; }
    [[nodiscard]] const Looks& looks() const { return *m_looks; }
    [[nodiscard]] const SharedSkin& skin() const { return m_skin; }
    [[nodiscard]] bool hasSkinOf(const Level& level) const { return isSameSkin(wantedFor(level), m_skin); }
    /// How many cells around one that changed are to be painted again.
    [[nodiscard]] std::int32_t reach() const { return m_skin->reach(); }
    [[nodiscard]] Size size() const { return m_level.size(); }
    [[nodiscard]] QRgb background() const { return m_background; }

    /// The nearest scale at which this can be painted: whole numbers from `wholePixels` device pixels a cell on.
    [[nodiscard]] static double fitting(double scale);
    /// Cells of at least this many device pixels are drawn as sprites.
    static constexpr double wholePixels = 4;

    /// The size in pixels of the whole map's picture at a scale.
    [[nodiscard]] static QSize pixelsOf(Size size, double scale);
    /// Fills `into` with part of the map's picture, with `origin` at its top left. `scale`: pixels a cell, as returned
    /// by fitting().
    void paint(QImage& into, QPoint origin, double scale) const;

    /// Smaller cells show starts, exits, goals and bosses as signs of this size, in device-independent pixels.
    static constexpr double signPixels = 8;
    /// Paints those signs over the map's picture, for the part of it that shows `cells`.
    void paintSigns(QPainter& painter, const QTransform& toPixels, const QRectF& cells) const;

    /// Memory used in bytes, without the level's snapshot.
    [[nodiscard]] std::size_t bytes() const;

private:
    [[nodiscard]] SharedSkin wantedFor(const Level& level) const;
    bool takeSkin(const Level& level);
    void prepareLooks();
    [[nodiscard]] SeenTiles ground() const { return SeenTiles(m_level, m_colours->anyClear()); }
    bool takeDrawn(const Level& level);
    [[nodiscard]] SpriteSheet& sheetFor(int pixels) const;
    void paintColours(QImage& into, QPoint origin, double scale) const;
    void paintAverages(QImage& into, QPoint origin, double scale) const;

    Averaging m_averaging;
    std::shared_ptr<DrawnAhead> m_ahead; ///< may be null
    QRgb m_background;
    unsigned m_frame = 0;
    Level m_level;
    TileCatalogue m_catalogue;
    OwnSkin m_ownSkin;
    SharedSkin m_worldSkin;
    SharedSkin m_forced;
    SharedSkin m_skin = usualSkin();
    std::unique_ptr<TileColours> m_colours;
    std::unique_ptr<Looks> m_looks;
    Standing m_standing;
    Averages m_averages;
    Exits m_exits;
    mutable SpriteParts m_parts;
    mutable std::vector<std::unique_ptr<SpriteSheet>> m_sheets; ///< of the zooms painted last, newest at the end
};

} // namespace delve::editor
