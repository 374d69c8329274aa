#include "generation/stages/split_house.h"

#include "generation/level/sides.h"
#include "generation/pipeline/choices.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/stages/floor_cells.h"
#include "generation/stages/house_furniture.h"
#include "generation/stages/spots.h"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

constexpr std::array edges{HouseDoorEdge::North, HouseDoorEdge::East, HouseDoorEdge::South, HouseDoorEdge::West};
constexpr std::int32_t minPart = 2; ///< cells across that both sides of a wall keep

Cell inward(HouseDoorEdge edge) {
    switch (edge) {
    case HouseDoorEdge::North: return {0, 1};
    case HouseDoorEdge::East: return {-1, 0};
    case HouseDoorEdge::South: return {0, -1};
    case HouseDoorEdge::West:
    case HouseDoorEdge::Any: break;
    }
    return {1, 0};
}

class HouseBuilder {
public:
    HouseBuilder(Draft& draft, Stream& random, const SplitHouseParameters& parameters)
        : m_draft(draft), m_random(random), m_parameters(parameters) {}

    Done build() {
        const Rect inside = m_draft.inside();
        if (inside.empty())
            return impossible({DELVE_TEXT("stage", "A house does not fit on this map; make the map larger.")});
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return cancelled();
            m_draft.setSpan(y, 0, m_draft.size().width, Tile::HouseWall);
        }
        if (!m_draft.forgetLostGround()) return cancelled(); // the rooms that the house is built over
        m_draft.fill(inside, Tile::Floor);
        if (auto placed = placeDoor(); !placed) return placed;
        if (!splitAll(inside)) return cancelled();
        addRooms();
        placeChests();
        if (!placeSomeChests()) return cancelled();
        return furnishHouse(m_draft, m_random, m_parameters.furniture) ? done() : Done(cancelled());
    }

private:
    /// A wall from one side of a part to the other, with its opening.
    struct Wall {
        Rect cells;
        Cell opening;
        bool upright;
    };

    /// The cells of an edge behind which there is floor, and where nothing is in a door's way.
    [[nodiscard]] std::vector<Cell> doorCells(HouseDoorEdge edge) const {
        const Rect wall = wallAt(edge);
        std::vector<Cell> cells;
        for (auto y = wall.y; y < wall.bottom(); ++y)
            for (auto x = wall.x; x < wall.right(); ++x)
                if (const Cell cell{x, y};
                    !m_draft.pinned(cell) && m_draft.takesThing(cell) && m_draft.walkable(cell + inward(edge)))
                    cells.push_back(cell);
        return cells;
    }

    /// The outer wall at an edge, without its corners.
    [[nodiscard]] Rect wallAt(HouseDoorEdge edge) const {
        const auto [width, height] = m_draft.size();
        switch (edge) {
        case HouseDoorEdge::North: return {1, 0, width - 2, 1};
        case HouseDoorEdge::South: return {1, height - 1, width - 2, 1};
        case HouseDoorEdge::West: return {0, 1, 1, height - 2};
        case HouseDoorEdge::East:
        case HouseDoorEdge::Any: break;
        }
        return {width - 1, 1, 1, height - 2};
    }

    /// What keeps a door from an edge: in the wall, or on the floor behind it.
    [[nodiscard]] Failure noDoor(HouseDoorEdge edge) const {
        const Rect wall = wallAt(edge);
        const Cell behind = wall.topLeft() + inward(edge);
        const auto both = wall.united({behind.x, behind.y, wall.width, wall.height});
        return impossible(
            {DELVE_TEXT("stage", "Pins leave no place for the door in its wall. Unpin some of that wall, or "
                                 "choose another wall.")},
            thinglessIn(m_draft, both));
    }

    /// A door that was pinned stays the only one.
    [[nodiscard]] bool hasDoor() const {
        return std::ranges::any_of(m_draft.things(), [&](const Thing& thing) {
            return thing.kind == ThingKind::Portal && !m_draft.inside().contains(thing.at) &&
                   m_draft.walkable(thing.at);
        });
    }

    Done placeDoor() {
        if (hasDoor()) return done();
        const auto edge =
            m_parameters.door == HouseDoorEdge::Any ? edges[m_random.below(edges.size())] : m_parameters.door;
        const auto cells = doorCells(edge);
        if (cells.empty()) return noDoor(edge);
        const Cell at = cells[static_cast<std::size_t>(m_random.below(cells.size()))];
        m_draft.set(at, Tile::HouseDoor);
        m_draft.addThing(ThingKind::Portal, at)->fields.set("cell", at + inward(edge));
        return done();
    }

    /// Splits the whole once, and then each part that is longer than the limit.
    bool splitAll(const Rect& inside) {
        std::vector<Rect> waiting{inside};
        for (bool first = true; !waiting.empty(); first = false) {
            if (m_draft.stopped()) return false;
            const Rect part = waiting.back();
            waiting.pop_back();
            const bool tooLong = m_parameters.longest > 0 && std::max(part.width, part.height) > m_parameters.longest;
            const auto wall = first || tooLong ? drawWall(part, first) : std::nullopt;
            if (!wall) {
                m_parts.push_back(part);
                continue;
            }
            m_draft.fill(wall->cells, Tile::HouseWall);
            m_draft.set(wall->opening, Tile::Floor);
            m_openings.push_back(wall->opening);
            if (wall->upright) {
                waiting.push_back({wall->cells.right(), part.y, part.right() - wall->cells.right(), part.height});
                waiting.push_back({part.x, part.y, wall->cells.x - part.x, part.height});
            } else {
                waiting.push_back({part.x, wall->cells.bottom(), part.width, part.bottom() - wall->cells.bottom()});
                waiting.push_back({part.x, part.y, part.width, wall->cells.y - part.y});
            }
        }
        return true;
    }

    /// An upright or a level wall; the first in a drawn direction, later ones across the longer side. Where none fits
    /// that way, the other is tried.
    std::optional<Wall> drawWall(const Rect& part, bool drawn) {
        const bool upright = drawn ? m_random.chance(1, 2) : part.width >= part.height;
        const auto wall = drawWallAcross(part, upright);
        return wall ? wall : drawWallAcross(part, !upright);
    }

    std::optional<Wall> drawWallAcross(const Rect& part, bool upright) {
        const auto length = upright ? part.width : part.height;
        std::vector<Rect> places;
        for (auto i = minPart; i < length - minPart; ++i) {
            const Rect cells =
                upright ? Rect{part.x + i, part.y, 1, part.height} : Rect{part.x, part.y + i, part.width, 1};
            if (blocksNothing(cells, upright)) places.push_back(cells);
        }
        if (places.empty()) return std::nullopt;
        const Rect cells = places[static_cast<std::size_t>(m_random.below(places.size()))];
        const auto step = static_cast<std::int32_t>(m_random.below(static_cast<std::uint64_t>(cells.area())));
        return Wall{cells, cells.topLeft() + (upright ? Cell{0, step} : Cell{step, 0}), upright};
    }

    /// Does a wall end at walls, not at a door or an opening, and touch no pin?
    [[nodiscard]] bool blocksNothing(const Rect& wall, bool upright) const {
        const Cell before = upright ? Cell{wall.x, wall.y - 1} : Cell{wall.x - 1, wall.y};
        const Cell behind = upright ? Cell{wall.x, wall.bottom()} : Cell{wall.right(), wall.y};
        if (m_draft.walkable(before) || m_draft.walkable(behind)) return false;
        return !m_draft.anyPins() || !m_draft.pinnedCells().anyIn(wall);
    }

    void addRooms() {
        for (const Rect& part : m_parts) m_draft.addRoom(part);
        for (const Cell opening : m_openings) {
            const auto [a, b] = roomsBeside(opening);
            if (a == noRoom || b == noRoom) continue;
            m_draft.addLink(std::min(a, b), std::max(a, b), LinkKind::Sibling);
            m_draft.addHall(std::min(a, b), std::max(a, b), {{opening, 1, false}}, LinkKind::Sibling, Tile::Floor);
        }
    }

    [[nodiscard]] std::pair<RoomId, RoomId> roomsBeside(Cell opening) const {
        std::pair found{noRoom, noRoom};
        for (RoomId room = 0; room < m_draft.rooms().size(); ++room)
            for (const Cell side : sidesInReadingOrder)
                if (m_draft.rooms()[room].box.contains(opening + side))
                    (found.first == noRoom ? found.first : found.second) = room;
        return found;
    }

    /// Each cell of the floor gets its chance, in a drawn order, so that those that come first lie anywhere. The order
    /// is drawn as far as it is needed: `moved` holds what a shuffle of all cells would have moved so far.
    void placeChests() {
        const auto floor = findGroundCells(m_draft, m_draft.workspace().bits[0]);
        const auto chance = m_parameters.chest.of100000();
        auto chests = std::ranges::count(m_draft.things(), ThingKind::Chest, &Thing::kind);
        std::unordered_map<std::int64_t, std::int64_t> moved;
        const auto at = [&](std::int64_t i) {
            const auto found = moved.find(i);
            return found == moved.end() ? i : found->second;
        };
        std::vector<Cell> chosen;
        for (std::int64_t i = 0; chance > 0 && i < floor.available && chests < m_parameters.chests; ++i) {
            const auto drawn = m_random.between(i, floor.available - 1);
            const auto ordinal = at(drawn);
            moved[drawn] = at(i);
            if (!m_random.chance(chance, 100'000)) continue;
            chosen.push_back(cellAtOrdinal(floor.cells, ordinal));
            ++chests;
        }
        for (const Cell cell : chosen) m_draft.addThing(ThingKind::Chest, cell);
    }

    /// One chest after the other gets its chance, until one has none. False where the draft was stopped.
    [[nodiscard]] bool placeSomeChests() {
        const auto chance = m_parameters.anyChest.of100000();
        if (chance == 0) return true;
        const auto there = std::ranges::count(m_draft.things(), ThingKind::Chest, &Thing::kind);
        std::uint32_t chests = 0;
        while (there + chests < m_parameters.chests && m_random.chance(chance, 100'000)) ++chests;
        const auto floor = findGroundCells(m_draft, m_draft.workspace().bits[0]);
        const auto chosen = drawDistinct(static_cast<std::uint32_t>(floor.available), chests, m_random);
        return forEachChosen(
            floor.cells, chosen, [this] { return m_draft.stopped(); },
            [this](Cell cell) { m_draft.addThing(ThingKind::Chest, cell); });
    }

    Draft& m_draft;
    Stream& m_random;
    const SplitHouseParameters& m_parameters;
    std::vector<Rect> m_parts;
    std::vector<Cell> m_openings;
};

} // namespace

Done splitHouse(Draft& draft, Stream& random, const SplitHouseParameters& parameters) {
    return HouseBuilder(draft, random, parameters).build();
}

namespace {

Done withoutChanceOfCells(Draft& draft, Stream& random, const SplitHouseParameters& parameters) {
    auto of = parameters;
    of.chest = {};
    return splitHouse(draft, random, of);
}

} // namespace

/// A barn with chests: nearly every house has one.
StageInfo splitHouse1Stage() {
    using P = SplitHouseParameters;
    StageInfo stage;
    stage.name = "split-house";
    stage.group = StageGroup::Ground;
    stage.label = DELVE_TEXT("stage", "Split house");
    stage.help = DELVE_TEXT("stage", "Turns the whole map into the inside of a house: a door in the outer wall, a "
                                     "dividing wall with an opening, and chests.");
    stage.gives = Part::Rooms | Part::Links | Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("door", &P::door,
                  oneOfEach<HouseDoorEdge>({{HouseDoorEdge::Any, "any", DELVE_TEXT("stage", "Anywhere")},
                                            {HouseDoorEdge::North, "north", DELVE_TEXT("stage", "North")},
                                            {HouseDoorEdge::East, "east", DELVE_TEXT("stage", "East")},
                                            {HouseDoorEdge::South, "south", DELVE_TEXT("stage", "South")},
                                            {HouseDoorEdge::West, "west", DELVE_TEXT("stage", "West")}}),
                  DELVE_TEXT("stage", "Door"), DELVE_TEXT("stage", "Which outer wall the door is in."),
                  ParameterRole::DoorSide),
        parameter("longest", &P::longest, whole(0, 4096).in(Unit::Cells), DELVE_TEXT("stage", "Maximum part length"),
                  DELVE_TEXT("stage", "Parts longer than this many cells are split again; with 0 there is one split. "
                                      "Higher values make larger rooms.")),
        parameter("chest", &P::chest, share(), DELVE_TEXT("stage", "Chance of a chest"),
                  DELVE_TEXT("stage",
                             "How likely a chest stands on each cell of the floor. Higher values place more chests.")),
        parameter("chests", &P::chests, whole(0, 1000).in(Unit::PlainCount), DELVE_TEXT("stage", "Maximum chests"),
                  DELVE_TEXT("stage", "There are never more chests than this. Higher values allow more."),
                  ParameterRole::ScalesWithArea),
    };
    stage.run = runWith<P>(splitHouse, stage.parameters);
    return stage;
}

StageInfo splitHouseStage() {
    using P = SplitHouseParameters;
    StageInfo stage = splitHouse1Stage();
    stage.version = 2;
    stage.help = DELVE_TEXT("stage", "Turns the whole map into the inside of a house: a door in the outer wall, a "
                                     "dividing wall with an opening, furniture, and a chest in some houses.");
    stage.parameters[2] = withDefault(
        parameter("chest", &P::anyChest, share(), DELVE_TEXT("stage", "Chance of a chest"),
                  DELVE_TEXT("stage",
                             "How likely there is a chest in the house, and as likely each further one. Higher "
                             "values place more chests.")),
        Decimal::of(20));
    stage.parameters.push_back(withDefault(
        parameter("furniture", &P::furniture, whole(0, 1000).in(Unit::PlainCount),
                  DELVE_TEXT("stage", "Maximum furniture per room"),
                  DELVE_TEXT("stage", "There are never more beds, tables, shelves and hearths in a room than this. "
                                      "Higher values place more.")),
        Decimal::of(5)));
    stage.run = runWith<P>(withoutChanceOfCells, stage.parameters);
    return stage;
}

} // namespace delve::generation
