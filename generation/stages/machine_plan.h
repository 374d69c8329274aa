#pragma once

#include "generation/level/few.h"
#include "generation/level/sides.h"
#include "generation/level/thing.h"
#include "generation/level/tile.h"
#include "generation/pipeline/draft.h"
#include "generation/stages/machine_areas.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <vector>

namespace delve::generation {

/// A set piece while it is planned: the tiles of an area, and what is to stand there. Nothing is written before all of
/// it is planned and proven. Cells are called by their places in the area; one more place is the doorway's. Planning
/// takes no memory for each cell, since most of what is tried is given up.
class MachinePlan {
public:
    using Place = std::size_t;
    static constexpr Place none = ~Place{0};
    static constexpr std::size_t mostPlaces = mostAreaCells + 1;
    using Places = std::bitset<mostPlaces>;
    using PlaceList = Few<Place, mostPlaces>;

    struct NewThing {
        ThingKind kind = ThingKind::Coin;
        Place place = 0;
        std::string which; ///< of an enemy or an encounter
    };
    struct Drawing {
        Place place = 0;
        Tile tile = Tile::Void;
    };

    /// `fixed` are cells that have to stay ground, such as those of halls.
    MachinePlan(const Draft& draft, const MachineArea& area, const BitGrid& fixed);

    [[nodiscard]] const MachineArea& area() const { return *m_area; }
    [[nodiscard]] Place cells() const { return m_area->cells.size(); }
    [[nodiscard]] Place doorway() const { return cells(); }
    [[nodiscard]] Place inside() const { return m_inside; }
    [[nodiscard]] Cell cellAt(Place place) const { return place == doorway() ? m_area->doorway : m_area->cells[place]; }
    /// The place on this side of another; none where that is not in the area.
    [[nodiscard]] Place beside(Place place, Direction side) const {
        return m_beside[place][static_cast<std::size_t>(side)];
    }
    [[nodiscard]] Tile at(Place place) const { return m_tiles[place]; }
    [[nodiscard]] bool walkable(Place place) const { return m_catalogue->walkable(m_tiles[place]); }
    [[nodiscard]] bool isFloor(Place place) const { return m_catalogue->roomFloor(m_tiles[place]); }
    [[nodiscard]] bool isLedge(Place place) const { return m_catalogue->ledge(m_tiles[place]); }
    [[nodiscard]] bool isSecret(Place place) const { return m_catalogue->secret(m_tiles[place]); }
    /// May not everybody pass there, or not both ways?
    [[nodiscard]] bool isGate(Place place) const { return place == lock || isLedge(place) || isSecret(place); }
    [[nodiscard]] bool holdsBack(Place place, Direction step) const {
        return m_catalogue->holdsBack(m_tiles[place], step);
    }
    /// Has it to stay as it is: what leads in, a hall's, before or behind something that leads one way?
    [[nodiscard]] bool stays(Place place) const { return m_stays[place]; }
    void keep(Place place) { m_stays[place] = true; }
    void set(Place place, Tile tile) { m_tiles[place] = tile; }
    [[nodiscard]] bool isFree(Place place) const; ///< ground on which nothing is to stand, and which is no passage

    std::vector<NewThing> things;
    std::vector<Drawing> drawings;
    Place lock = none; ///< of the only lock, and of its key
    Place key = none;
    bool mayGetExit = false; ///< a later stage may put an exit into any wall
    Places prize;            ///< where the prize is, if that is a place by itself

private:
    void findSides(const BitGrid& fixed);

    const TileCatalogue* m_catalogue;
    const MachineArea* m_area;
    Place m_inside = none;
    std::array<Tile, mostPlaces> m_tiles{};
    Places m_stays;
    std::array<std::array<Place, 4>, mostPlaces> m_beside{}; ///< by place, clockwise
};

} // namespace delve::generation
