#pragma once

#include "editor/drawing/first_person_sky.h"
#include "editor/drawing/first_person_textures.h"
#include "playtest/rules/view.h"

#include <algorithm>
#include <cstdint>
#include <vector>

/// What the first person view draws, prepared for drawing: the cells around the eye with their textures, and what
/// stands on them. Rebuilt for each picture; owned by FirstPerson.
namespace delve::editor {

struct SceneCell {
    enum class Form : std::uint8_t {
        Open,
        Block,  ///< fills its cell
        Panel,  ///< stands across the middle of its cell, as a door does
        Opening ///< the same, with a way through it
    };
    Form form = Form::Block;
    bool inSight = false;
    bool acrossX = false; ///< of a panel: runs from west to east
    bool crossed = false; ///< of an opening: another one stands across it
    bool sky = false;     ///< nothing above it
    bool glows = false;   ///< seen in the dark
    bool pit = false;     ///< nothing to see down there
    bool drawn = false;
    std::uint8_t light = 0; ///< of 256, from lamps
    float depth = 0;        ///< of a liquid or a pit: below the floor, in cells
    const Texture* wall = nullptr;
    const Texture* crown = nullptr; ///< above the wall, under the sky
    const Texture* jamb = nullptr;  ///< for the sides of a panel's cell
    const Texture* floor = nullptr;
    const Texture* ceiling = nullptr;
    const Texture* box = nullptr; ///< of a piece of furniture that fills its cell, as a table does

    static constexpr std::uint8_t glowing = 190;
    /// The light on its floor or its wall, of 256, wherever the eye is.
    [[nodiscard]] std::uint8_t least() const { return glows ? std::max(light, glowing) : light; }
};

/// How high such a piece is, in cells: one looks over it.
inline constexpr double boxHeight = 0.38;

/// Something upright that always faces the eye.
struct Standee {
    double x = 0; ///< in cells of the level
    double y = 0;
    double height = 1;      ///< of its picture, in cells
    std::uint8_t light = 0; ///< of 256: from lamps, or its own
    const Texture* picture = nullptr;
};

/// What a player sees from where the eye is.
class FirstPersonSight {
public:
    const play::SeenCells& look(const play::Game& game, const play::Player& player, Cell eye, bool lights,
                                std::int32_t inLight);

private:
    play::Eyes m_eyes;
    play::SeenCells m_cells;
};

class FirstPersonScene {
public:
    void build(const play::Game& game, std::size_t player, const play::SeenCells& inSight, bool lights,
               FirstPersonTextures& textures);

    /// The cells it holds; what is around them is dark.
    [[nodiscard]] const Rect& area() const { return m_area; }
    /// A cell of the level; null outside the area.
    [[nodiscard]] SceneCell* at(std::int32_t x, std::int32_t y) {
        return m_area.contains({x, y}) ? &m_cells[indexOf({x, y})] : nullptr;
    }
    [[nodiscard]] const std::vector<Standee>& standees() const { return m_standees; }
    /// How far the player's own light reaches; 0 where it is bright.
    [[nodiscard]] std::int32_t torch() const { return m_torch; }
    [[nodiscard]] bool outdoors() const { return m_outdoors; }
    /// The sky over the ground in sight.
    [[nodiscard]] SkyTone sky() const { return m_sky.tone(); }
    [[nodiscard]] QRgb indoorAir() const { return m_indoorAir; }

private:
    /// What is seen in a cell, decoration layers included. Void: nothing.
    struct Shown {
        Tile ground = Tile::Void;   ///< opaque: of the level, or of a layer over it
        Tile laid = Tile::Void;     ///< lies on it, with clear parts
        Tile standing = Tile::Void; ///< stands on it
        bool box = false;           ///< the ground is drawn on something that blocks the way: the top of a box
    };

    void shapeAll(const play::SeenCells& inSight, FirstPersonTextures& textures);
    void takeRoofOff();
    void readTiles(const play::Game& game);
    void readLayers(const Level& level, const FirstPersonTextures& textures);
    [[nodiscard]] Shown shownAt(Cell cell, FirstPersonTextures& textures) const;
    void shape(Cell cell, FirstPersonTextures& textures);
    void shapeBlock(Cell cell, SceneCell& into, const Shown& shown, FirstPersonTextures& textures);
    void shapeGround(Cell cell, SceneCell& into, const Shown& shown, FirstPersonTextures& textures);
    void shapePanel(Cell cell, SceneCell& into, FirstPersonTextures& textures);
    void shapeGrate(Cell cell, SceneCell& into, FirstPersonTextures& textures);
    void lightLamps(const play::Game& game);
    void standTiles(FirstPersonTextures& textures);
    void growOn(Cell cell, Tile ground, FirstPersonTextures& textures);
    void stand(const play::Game& game, std::size_t player, FirstPersonTextures& textures);
    void add(Cell at, const ThingLook& look, double height, FirstPersonTextures& textures);
    /// Of a cell of the area, in the lists below.
    [[nodiscard]] std::size_t indexOf(Cell cell) const {
        return static_cast<std::size_t>(cell.y - m_area.y) * static_cast<std::size_t>(m_area.width) +
               static_cast<std::size_t>(cell.x - m_area.x);
    }
    [[nodiscard]] const Tile* tileAt(Cell cell) const;
    [[nodiscard]] Tile tile(Cell cell) const { return *tileAt(cell); }
    [[nodiscard]] bool blocks(Cell cell) const { return !m_tileKinds.seeThrough(tile(cell)); }

    std::uint32_t m_level = 0;
    Rect m_area;
    TileCatalogue m_tileKinds;
    std::vector<Tile> m_tiles;        ///< of the area and one more on each side
    std::vector<Shown> m_decorations; ///< of the area, by layers; empty where the level has none
    std::vector<SceneCell> m_cells;
    std::vector<Standee> m_standees;
    std::int32_t m_torch = 0;
    bool m_outdoors = false;
    Cell m_eye; ///< the player's cell
    SkyMix m_sky;
    QRgb m_indoorAir = 0;
    const Texture* m_void = nullptr; ///< the wall of what is no cell at all
    play::Sight m_lampSight;
    play::SeenCells m_lit;
};

} // namespace delve::editor
