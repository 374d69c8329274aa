#pragma once

#include "editor/drawing/first_person_textures.h"
#include "playtest/rules/view.h"

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
    bool drawn = false;
    std::uint8_t light = 0; ///< from lamps
    const Texture* wall = nullptr;
    const Texture* jamb = nullptr; ///< for the sides of a panel's cell
    const Texture* floor = nullptr;
    const Texture* ceiling = nullptr;
};

/// Something upright that always faces the eye.
struct Standee {
    double x = 0; ///< in cells of the level
    double y = 0;
    double height = 1; ///< of its picture, in cells
    bool glows = false;
    std::uint8_t light = 0;
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
        if (!m_area.contains({x, y})) return nullptr;
        return &m_cells[static_cast<std::size_t>(y - m_area.y) * static_cast<std::size_t>(m_area.width) +
                        static_cast<std::size_t>(x - m_area.x)];
    }
    [[nodiscard]] const std::vector<Standee>& standees() const { return m_standees; }
    /// How far the player's own light reaches; 0 where it is bright.
    [[nodiscard]] std::int32_t torch() const { return m_torch; }
    [[nodiscard]] bool outdoors() const { return m_outdoors; }

private:
    void takeRoofOff();
    void readTiles(const play::Game& game);
    void shape(Cell cell, FirstPersonTextures& textures);
    void shapePanel(Cell cell, SceneCell& into, FirstPersonTextures& textures);
    void shapeGrate(Cell cell, SceneCell& into, FirstPersonTextures& textures);
    void lightLamps(const play::Game& game);
    void standTiles(FirstPersonTextures& textures);
    void stand(const play::Game& game, std::size_t player, FirstPersonTextures& textures);
    void add(Cell at, const ThingLook& look, double height, FirstPersonTextures& textures);
    [[nodiscard]] Tile tile(Cell cell) const;
    [[nodiscard]] bool blocks(Cell cell) const { return !m_tileKinds.seeThrough(tile(cell)); }

    std::uint32_t m_level = 0;
    Rect m_area;
    TileCatalogue m_tileKinds;
    std::vector<Tile> m_tiles; ///< of the area and one more on each side
    std::vector<SceneCell> m_cells;
    std::vector<Standee> m_standees;
    std::int32_t m_torch = 0;
    bool m_outdoors = false;
    play::Sight m_lampSight;
    play::SeenCells m_lit;
};

} // namespace delve::editor
