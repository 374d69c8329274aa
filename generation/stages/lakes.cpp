#include "generation/stages/lakes.h"

#include "generation/graph/narrow_bits.h"
#include "generation/level/bit_runs.h"
#include "generation/pipeline/walls.h"
#include "generation/stages/lake_ground.h"
#include "generation/stages/lake_shape.h"
#include "generation/stages/lost_halls.h"
#include "generation/stages/plain_ground.h"
#include "generation/stages/room_grid.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

constexpr std::int64_t smallestLake = 4;  ///< cells across, and cells of it
constexpr std::int32_t mostMargin = 16;   ///< cells around a lake within which the ground it parts must meet again
constexpr int placesForShape = 4;         ///< that are tried before another shape is drawn
constexpr std::int64_t cellsForTry = 400; ///< of the map, for each shape of one size that is tried
constexpr std::uint32_t cellsOfRoom = 4;  ///< that a lake leaves of a room, if it had so many

/// The part of a map around a lake that its connection is tested in, as large as one test allows.
Rect windowAround(const Rect& box) {
    const auto margin = [](std::int32_t side) { return std::min(mostMargin, (NarrowBits::mostSide - side) / 2); };
    const auto across = margin(box.width);
    const auto down = margin(box.height);
    return {box.x - across, box.y - down, box.width + 2 * across, box.height + 2 * down};
}

/// Is all ground that was connected in this window still connected within it, with something left of each part? Both
/// are of one area.
bool staysJoined(const NarrowBits& ground, const NarrowBits& lake) {
    NarrowBits lost = ground;
    lost.keep(lake);
    while (const auto first = lost.first()) {
        NarrowBits seed(ground.area());
        seed.set(*first);
        NarrowBits rest = floodFrom(seed, ground);
        lost.remove(rest);
        rest.remove(lake);
        const auto left = rest.first();
        if (!left) return false;
        seed = NarrowBits(ground.area());
        seed.set(*left);
        if (floodFrom(seed, rest) != rest) return false;
    }
    return true;
}

class LakeDigger {
public:
    LakeDigger(Draft& draft, Stream& random, const LakesParameters& parameters)
        : m_draft(draft), m_random(random), m_parameters(parameters), m_open{draft.workspace().bits[0]},
          m_ground(draft.workspace().bits[1]), m_lakes(draft.workspace().bits[2]), m_water(draft.workspace().bits[3]),
          m_rooms(draft) {}

    bool run() {
        if (!m_open.find(m_draft, m_water) || !findPlainGround(m_draft, m_ground)) return false;
        if (!m_rooms.fill(m_draft) || !countRooms()) return false;
        m_lakes.reset(m_draft.size());
        m_water.reset(m_draft.size());
        setGoal();
        if (!digAll() || !layWreath() || !wallOff()) return false;
        tell();
        return forgetLostHalls(m_draft) && m_draft.forgetLostGround();
    }

private:
    bool countRooms() {
        const auto& rooms = m_draft.rooms();
        m_left.resize(rooms.size());
        for (std::size_t i = 0; i < rooms.size(); ++i) {
            if (i % 4096 == 0 && m_draft.stopped()) return false;
            std::int64_t cells = rooms[i].shape.empty() ? rooms[i].box.area() : 0;
            for (const auto& run : rooms[i].shape) cells += run.length;
            m_left[i] = static_cast<std::uint32_t>(cells);
        }
        return true;
    }

    /// Pinned lakes count, but those around a part that is regenerated leave it its share.
    void setGoal() {
        const auto shareOf = [&](std::int64_t cells) {
            return cells * static_cast<std::int64_t>(m_parameters.cover.of100000()) / 100'000;
        };
        const auto area = m_draft.size().area();
        const auto pinned = m_draft.anyPins() ? m_draft.pinnedCells().count() : 0;
        m_goal = std::min(shareOf(area) - m_open.pinnedLakes, shareOf(area - pinned));
    }

    /// From the largest size to the smallest. Each may take half of what is left, but the last.
    bool digAll() {
        for (auto across = m_parameters.largest;; across = std::max(across * 4 / 5, smallestLake)) {
            const auto left = m_goal - m_covered;
            if (left < smallestLake) return true;
            if (!digSize(across, across == smallestLake ? m_goal : m_covered + (left + 1) / 2)) return false;
            if (across == smallestLake) return true;
        }
    }

    /// Lakes of one size, up to so many cells of all lakes together.
    bool digSize(std::int64_t across, std::int64_t upTo) {
        const auto tries = 4 + m_draft.size().area() / cellsForTry;
        for (std::int64_t i = 0; i < tries && m_covered < upTo; ++i) {
            if (i % 16 == 0 && m_draft.stopped()) return false;
            const Rect inside = m_draft.inside();
            const bool upright = m_random.chance(1, 3);
            Size size{static_cast<std::int32_t>(across),
                      static_cast<std::int32_t>(std::max<std::int64_t>(3, (across + 1) / 2))};
            if (upright) std::swap(size.width, size.height);
            size = {std::min(size.width, inside.width), std::min(size.height, inside.height)};
            if (size.width <= 0 || size.height <= 0) return true;
            const auto shape = drawLakeShape(size, m_random);
            if (shape.count() >= smallestLake) digSomewhere(shape);
        }
        return true;
    }

    void digSomewhere(const NarrowBits& shape) {
        const Rect inside = m_draft.inside();
        const auto columns = static_cast<std::uint64_t>(inside.width - shape.area().width) + 1;
        const auto rows = static_cast<std::uint64_t>(inside.height - shape.area().height) + 1;
        for (int i = 0; i < placesForShape; ++i) {
            const auto x = static_cast<std::int32_t>(m_random.below(columns));
            const auto y = static_cast<std::int32_t>(m_random.below(rows));
            if (dig(shape.movedTo({inside.x + x, inside.y + y}))) return;
        }
    }

    /// False, and nothing done, if no lake fits here.
    bool dig(NarrowBits lake) {
        const auto whole = lake.count();
        lake.keep(NarrowBits(m_open.cells, lake.area()));
        const auto isSmall = [whole](std::int32_t cells) { return cells < smallestLake || 2 * cells < whole; };
        auto cells = lake.count();
        if (isSmall(cells)) return false; // and so is each piece of it
        if (cells < whole) {
            lake = largestPiece(lake);
            cells = lake.count();
        }
        if (isSmall(cells) || cells > mostCells()) return false;
        const Rect window = windowAround(lake.area());
        const NarrowBits ground(m_ground, window);
        const NarrowBits wide = lake.seenIn(window);
        NarrowBits shore = wide.grown();
        shore.keep(ground);
        if (6 * shore.count() < cells || !staysJoined(ground, wide) || !sparesRooms(lake)) return false;
        write(lake, drawTile());
        return true;
    }

    /// Lakes come in whole shapes: a few cells too many are better than a last pond.
    [[nodiscard]] std::int64_t mostCells() const { return m_goal - m_covered + std::max<std::int64_t>(4, m_goal / 20); }

    /// Does each room keep enough cells? If so, what it loses is counted.
    bool sparesRooms(const NarrowBits& lake) {
        m_lost.clear();
        lake.forEachRun([&](std::int32_t y, std::int32_t x, std::int32_t length) {
            for (const auto end = x + length; x < end; ++x)
                if (const auto room = m_rooms.at({x, y}); room != noRoom && m_ground.at({x, y})) m_lost.push_back(room);
        });
        for (const auto room : m_lost) --m_left[room];
        const bool spared = std::ranges::all_of(m_lost, [&](RoomId room) { return m_left[room] >= cellsOfRoom; });
        if (!spared)
            for (const auto room : m_lost) ++m_left[room];
        return spared;
    }

    Tile drawTile() {
        const std::array weights{static_cast<std::uint64_t>(m_parameters.water),
                                 static_cast<std::uint64_t>(m_parameters.chasm),
                                 static_cast<std::uint64_t>(m_parameters.lava)};
        if (weights[0] + weights[1] + weights[2] == 0) return Tile::Water;
        static constexpr std::array tiles{Tile::Water, Tile::Chasm, Tile::Lava};
        return tiles[m_random.weighted(weights)];
    }

    void write(const NarrowBits& lake, Tile tile) {
        lake.forEachRun([&](std::int32_t y, std::int32_t x, std::int32_t length) {
            m_draft.setSpan(y, x, length, tile);
            m_ground.setRun(y, x, length, false);
            m_lakes.setRun(y, x, length);
            if (tile == Tile::Water) m_water.setRun(y, x, length);
        });
        lake.seenIn(lake.area().grown(1)).grown().forEachRun([&](std::int32_t y, std::int32_t x, std::int32_t length) {
            m_open.cells.setRun(y, x, length, false);
        });
        m_covered += lake.count();
        if (!m_draft.tracing()) return;
        const Rect box = lake.box();
        m_boxes.push_back(box.topLeft());
        m_boxes.push_back({box.right() - 1, box.bottom() - 1});
    }

    [[nodiscard]] bool takesShallows(Cell cell) const {
        const auto& tiles = m_draft.catalogue();
        const Tile tile = m_draft.at(cell);
        return m_draft.takesThing(cell) && tiles.walkable(tile) &&
               (tiles.roomFloor(tile) || (tiles.outdoors(tile) && !tiles.street(tile)));
    }

    /// Shallows spread from water over the floor, and never past a wall or through a door.
    bool layWreath() {
        BitGrid& shallows = m_open.cells; // no more lakes will be dug
        for (std::int64_t i = 0; i < m_parameters.wreath; ++i) {
            shallows.reset(m_draft.size());
            for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
                if (y % 64 == 0 && m_draft.stopped()) return false;
                const auto row = shallows.row(y);
                spreadRow(m_water, y, row);
                for (std::size_t k = 0; k < row.size(); ++k)
                    row[k] &= m_ground.row(y)[k] & ~std::as_const(m_water).row(y)[k];
                forEachBit(row, [&](std::int32_t x) {
                    if (!takesShallows({x, y})) shallows.clear({x, y});
                    else m_draft.set({x, y}, Tile::Shallows);
                });
            }
            m_water.add(shallows);
        }
        return true;
    }

    /// No void lies beside a lake.
    bool wallOff() {
        std::vector<std::uint64_t> rim(m_lakes.wordsPerRow());
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return false;
            spreadRow(m_lakes, y, rim);
            const auto taken = m_draft.takenCells().row(y);
            for (std::size_t i = 0; i < rim.size(); ++i) rim[i] &= ~taken[i];
            m_draft.setCells(y, rim, Tile::Wall);
        }
        return true;
    }

    void tell() {
        if (m_draft.tracing()) m_draft.mark({"lakes", Mark::Shape::Boxes, std::move(m_boxes)});
        if (m_covered * 10 >= m_goal * 9 || m_goal < smallestLake) return;
        m_draft.note({DELVE_TEXT("stage", "Lakes cover %2 of %1 cells: more would cut off ground, or cover what "
                                          "must stay."),
                      {std::to_string(m_goal), std::to_string(m_covered)}});
    }

    Draft& m_draft;
    Stream& m_random;
    const LakesParameters& m_parameters;
    LakeGround m_open;
    BitGrid& m_ground; ///< as far as it must stay joined
    BitGrid& m_lakes;
    BitGrid& m_water;
    RoomGrid m_rooms;
    std::vector<std::uint32_t> m_left; ///< of each room, how many cells
    std::vector<RoomId> m_lost;        ///< the room of each cell that a lake takes
    std::int64_t m_goal = 0;
    std::int64_t m_covered = 0;
    std::vector<Cell> m_boxes;
};

} // namespace

Done lakes(Draft& draft, Stream& random, const LakesParameters& parameters) {
    return LakeDigger(draft, random, parameters).run() ? done() : Done(cancelled());
}

StageInfo lakesStage() {
    using P = LakesParameters;
    StageInfo stage;
    stage.name = "lakes";
    stage.group = StageGroup::Ground;
    stage.ways = Ways::Changes;
    stage.label = DELVE_TEXT("stage", "Lakes");
    stage.help = DELVE_TEXT("stage", "Puts water, chasms and lava over ground and walls, so that players see across "
                                     "from room to room. Ground that was connected stays connected.");
    stage.needs = Part::Floor;
    stage.parameters = {
        parameter("cover", &P::cover, share(), DELVE_TEXT("stage", "Lake cover"),
                  DELVE_TEXT("stage", "Share of the map that lakes cover. Higher values leave less ground.")),
        parameter("largest", &P::largest, whole(smallestLake, 48).in(Unit::Cells), DELVE_TEXT("stage", "Largest lake"),
                  DELVE_TEXT("stage", "How long the largest lakes are. Higher values make fewer and larger lakes.")),
        parameter(
            "water-weight", &P::water, whole(0, 100).in(Unit::PlainCount), DELVE_TEXT("stage", "Weight of water"),
            DELVE_TEXT("stage",
                       "Chance of water, relative to the other weights. Higher values make more lakes of water.")),
        parameter(
            "chasm-weight", &P::chasm, whole(0, 100).in(Unit::PlainCount), DELVE_TEXT("stage", "Weight of chasms"),
            DELVE_TEXT("stage", "Chance of a chasm, relative to the other weights. Higher values make more chasms.")),
        parameter("lava-weight", &P::lava, whole(0, 100).in(Unit::PlainCount), DELVE_TEXT("stage", "Weight of lava"),
                  DELVE_TEXT("stage",
                             "Chance of lava, relative to the other weights. Higher values make more lakes of lava.")),
        parameter("wreath", &P::wreath, whole(0, 8).in(Unit::Cells), DELVE_TEXT("stage", "Shallows around water"),
                  DELVE_TEXT("stage", "How wide the shallows around water are, where there is floor. With 0 there "
                                      "are none.")),
    };
    stage.run = runWith<P>(lakes, stage.parameters);
    return stage;
}

} // namespace delve::generation
