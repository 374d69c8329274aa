#include "generation/stages/accretion.h"

#include "generation/level/bit_runs.h"
#include "generation/stages/cells_in_order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace delve::generation {
namespace {

/// So many places are tried for each room.
constexpr int tries = 60;
/// The least room that is attached.
constexpr Size smallest{3, 2};

/// The weights of the kinds in the order of ShapeKind. The first room has its own, of those kinds that there are.
std::array<std::uint64_t, 7> weightsOf(const AccreteRoomsParameters& parameters, bool first) {
    std::array<std::uint64_t, 7> weights{};
    const std::array<std::int64_t, 7> set{parameters.boxes,
                                          parameters.pluses,
                                          parameters.rectangles,
                                          parameters.discs,
                                          parameters.chains,
                                          parameters.caves,
                                          0};
    const std::array<std::uint64_t, 7> ofFirst{10, 0, 0, 3, 7, 10, 5};
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        weights[i] = static_cast<std::uint64_t>(set[i]);
        if (first) weights[i] = set[std::min(i, std::size_t{5})] > 0 ? ofFirst[i] : 0; // a cavern is a cave
        sum += weights[i];
    }
    if (sum > 0) return weights;
    return first ? weightsOf(parameters, false) : std::array<std::uint64_t, 7>{1, 1, 1, 1, 1, 1, 0};
}

/// The cells of an area that are set.
std::int64_t countIn(const BitGrid& bits, const Rect& area) {
    std::int64_t count = 0;
    for (auto y = area.y; y < area.bottom(); ++y)
        forEachWordOf(
            area, [&](std::size_t i) { count += std::popcount(bits.row(y)[i] & bitsOfPart(i, area.x, area.width)); });
    return count;
}

} // namespace

Accretion::Accretion(Draft& draft, Stream& random, const AccreteRoomsParameters& parameters)
    : m_draft(draft), m_random(random), m_parameters(parameters), m_ground(draft), m_blocks(draft.size()),
      m_frontier(m_blocks.count()) {}

/// Where one room leaves space in which none of the others fits, smaller ones are taken: a level has two, if they fit.
bool Accretion::growToShare() {
    if (!begin() || !grow()) return false;
    const bool lonely = m_plan.size() == 1 && m_plan.front().way.empty();
    return !lonely || isFull(m_blocks.at(m_plan.front().box.centre())) || growToNumber(2);
}

bool Accretion::growToNumber(std::int64_t rooms) {
    m_wanted = rooms;
    for (const std::int32_t largest : {m_largest, 36, 16, smallest.width * smallest.height}) {
        m_largest = largest;
        if (!begin() || !grow()) return false;
        if (isMet()) return true;
    }
    auto grown = std::exchange(m_plan, {});
    if (!begin() || !pack()) return false;
    if (grown.size() > m_plan.size()) m_plan = std::move(grown);
    return true;
}

bool Accretion::begin() {
    m_plan.clear();
    m_order.clear();
    m_frontier.clear();
    m_counts.assign(m_blocks.count(), {});
    if (!m_ground.find()) return false;
    for (std::size_t block = 0; block < m_counts.size(); ++block) {
        if (m_draft.stopped()) return false;
        const Rect area = m_blocks.area(block);
        m_counts[block].free = area.area() - countIn(m_draft.takenCells(), area);
    }
    return m_draft.walkableCells().none() || addOldGround();
}

/// What the draft had before can be built on as well.
bool Accretion::addOldGround() {
    for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
        if (m_draft.stopped()) return false;
        forEachBit(m_draft.walkableCells().row(y), [&](std::int32_t x) {
            for (const auto outward : directionsClockwise)
                if (const Cell cell = Cell{x, y} + towards(outward); m_draft.size().contains(cell))
                    addPlace(cell, outward, PlannedRoom::none);
        });
    }
    return true;
}

/// From the ground there is; from a first room where there is none, or where nothing can be attached to it.
bool Accretion::grow() {
    if (!growOver()) return false;
    if (!m_plan.empty() || m_draft.stopped()) return !m_draft.stopped();
    return placeFirst() ? growOver() : !m_draft.stopped();
}

/// Block by block; each gets its part of the number of rooms, and in the end all that are missing.
bool Accretion::growOver() {
    std::int64_t free = 0;
    for (const auto& block : m_counts) free += block.free;
    for (std::size_t i = 0; i < m_order.size() && !isMet(); ++i) {
        const auto block = m_order[i];
        if (m_wanted != anyNumber) {
            const auto planned = static_cast<std::int64_t>(m_plan.size());
            const auto part = (m_wanted - planned) * m_counts[block].free / std::max<std::int64_t>(1, free);
            m_quota = planned + part;
            free -= m_counts[block].free;
        }
        if (!growIn(block)) return false;
    }
    m_quota = m_wanted;
    if (m_wanted == anyNumber) return true;
    for (std::size_t i = 0; i < m_order.size() && !isMet(); ++i)
        if (!growIn(m_order[i])) return false;
    return true;
}

bool Accretion::growIn(std::size_t block) {
    for (std::int64_t misses = 0; misses < m_parameters.misses && m_frontier.any(block) && !isFull(block);) {
        if (m_draft.stopped()) return false;
        misses = attach(block) ? 0 : misses + 1;
    }
    return true;
}

bool Accretion::isFull(std::size_t block) const {
    if (m_wanted != anyNumber) return static_cast<std::int64_t>(m_plan.size()) >= m_quota;
    const auto& counts = m_counts[block];
    return counts.ground * 100'000 >= counts.free * static_cast<std::int64_t>(m_parameters.share.of100000());
}

bool Accretion::attach(std::size_t block) {
    const auto room = drawAttachedRoom(drawRoom(false), m_parameters.vestibules.of100000(), m_random);
    std::array<bool, 4> outward{};
    for (const auto side : directionsClockwise)
        outward[static_cast<std::size_t>(opposite(side))] = room.doorways.at(side).has_value();
    const auto isPossible = [this](const Frontier::Place& place) {
        return m_ground.isDoorway(place.cell, place.outward);
    };
    for (int i = 0; i < tries; ++i) {
        const auto place = m_frontier.draw(block, outward, m_random, isPossible);
        if (!place) return false;
        const Cell corner = place->cell - *room.doorways.at(opposite(place->outward));
        if (!m_ground.fits(room.all, corner)) continue;
        take(room, corner, place);
        return true;
    }
    return false;
}

/// Of the first room: half of the share of ground, so that others follow.
std::int64_t Accretion::mostOfFirst() const {
    if (m_wanted != anyNumber) return anyNumber;
    std::int64_t free = 0;
    for (const auto& block : m_counts) free += block.free;
    return free * static_cast<std::int64_t>(m_parameters.share.of100000()) / 200'000;
}

/// Anywhere on the map. Large ones are drawn again where the map is small; in the end the smallest has to do.
bool Accretion::placeFirst() {
    const auto most = mostOfFirst();
    for (int i = 0; i < tries; ++i) {
        const auto shape = drawRoom(true);
        const Rect inside = m_draft.inside();
        if (shape.count() > most) continue;
        if (shape.size().width > inside.width || shape.size().height > inside.height) continue;
        const auto x = m_random.between(inside.x, inside.right() - shape.size().width);
        const auto y = m_random.between(inside.y, inside.bottom() - shape.size().height);
        const Cell corner{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
        if (!m_ground.fits(shape, corner)) continue;
        take({shape, shape, {}, {}}, corner, {});
        return true;
    }
    return placeSmallest();
}

/// In the first place where it fits; on a map of a few cells even a part of it.
bool Accretion::placeSmallest() {
    for (auto height = smallest.height; height > 0; --height)
        for (auto width = smallest.width; width > 0; --width) {
            RoomShape shape;
            shape.add({0, 0, width, height});
            for (std::int32_t y = 1; y + height < m_draft.size().height; ++y) {
                if (m_draft.stopped()) return false;
                for (std::int32_t x = 1; x + width < m_draft.size().width; ++x) {
                    if (!m_ground.fits(shape, {x, y})) continue;
                    take({shape, shape, {}, {}}, {x, y}, {});
                    return true;
                }
            }
        }
    return false;
}

/// The smallest rooms side by side, from the first place where one fits.
bool Accretion::pack() {
    if (!placeSmallest()) return !m_draft.stopped();
    for (std::uint32_t number = 0; number < m_plan.size() && !isMet(); ++number)
        if (m_draft.stopped() || !packAround(number)) return false;
    return true;
}

/// One at each side, in line with the room where it fits, else moved along its wall.
bool Accretion::packAround(std::uint32_t number) {
    RoomShape shape;
    shape.add({0, 0, smallest.width, smallest.height});
    const Rect box = m_plan[number].box;
    for (const auto side : {Direction::East, Direction::South, Direction::West, Direction::North}) {
        const Cell step = towards(side);
        const Cell along{std::abs(step.y), std::abs(step.x)};
        const auto length = along.x != 0 ? smallest.width : smallest.height;
        const Cell beside{box.x + (step.x > 0 ? box.width : std::min(step.x, 0)),
                          box.y + (step.y > 0 ? box.height : std::min(step.y, 0))};
        const Cell next = beside + Cell{step.x < 0 ? -smallest.width : step.x, step.y < 0 ? -smallest.height : step.y};
        for (std::int32_t moved = 0; moved < length && !isMet(); moved = moved > 0 ? -moved : 1 - moved) {
            const auto at = std::max(moved, 0);
            const Frontier::Place place{{beside.x + along.x * at, beside.y + along.y * at}, side, number};
            const Cell corner{next.x + along.x * moved, next.y + along.y * moved};
            if (!m_draft.inside().contains(place.cell) || !m_ground.isDoorway(place.cell, side) ||
                !m_ground.fits(shape, corner))
                continue;
            take({shape, shape, {}, {}}, corner, place);
            break;
        }
    }
    return true;
}

RoomShape Accretion::drawRoom(bool first) {
    static constexpr int redraws = 4;
    const auto weights = weightsOf(m_parameters, first);
    for (int i = 0; i < redraws; ++i) {
        auto shape = drawShape(static_cast<ShapeKind>(m_random.weighted(weights)), m_random);
        if (shape.count() <= m_largest) return shape;
    }
    RoomShape shape;
    shape.add({0, 0, smallest.width, smallest.height});
    return shape;
}

void Accretion::take(const AttachedRoom& room, Cell corner, const std::optional<Frontier::Place>& place) {
    const auto number = static_cast<std::uint32_t>(m_plan.size());
    m_ground.take(room.all, corner);
    PlannedRoom planned;
    planned.cells = room.room.runsFrom(corner);
    for (const auto& run : planned.cells) planned.box = planned.box.united(run.area());
    if (place) {
        m_ground.takeDoorway(place->cell);
        planned.way.reserve(room.hall.size() + 1);
        for (const Cell cell : room.hall) planned.way.push_back(corner + cell);
        planned.way.push_back(place->cell);
        planned.beside = place->cell - towards(place->outward);
        planned.onto = place->piece;
    }
    m_plan.push_back(std::move(planned));
    const Rect box{corner.x, corner.y, room.all.size().width, room.all.size().height};
    for (std::int32_t y = 0; y < box.height; ++y) {
        const auto row = room.all.row(y);
        if (row == 0) continue;
        const auto middle = (std::countr_zero(row) + 63 - std::countl_zero(row)) / 2;
        m_counts[m_blocks.at({box.x + middle, box.y + y})].ground += std::popcount(row);
    }
    addFrontier(room.all, corner, number);
}

void Accretion::addFrontier(const RoomShape& shape, Cell corner, std::uint32_t piece) {
    for (std::int32_t y = -1; y <= shape.size().height; ++y) {
        const auto beside = shape.beside(y);
        for (const auto outward : directionsClockwise)
            forEachBit(std::array{beside[static_cast<std::size_t>(outward)]}, [&](std::int32_t bit) {
                addPlace({corner.x + bit - 1, corner.y + y}, outward, piece);
            });
    }
}

void Accretion::addPlace(Cell cell, Direction outward, std::uint32_t piece) {
    if (!m_ground.isDoorway(cell, outward)) return;
    const auto block = m_blocks.at(cell);
    m_frontier.add(block, {cell, outward, piece});
    if (m_counts[block].listed) return;
    m_counts[block].listed = true;
    m_order.push_back(block);
}

} // namespace delve::generation
