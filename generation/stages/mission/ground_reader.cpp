#include "generation/stages/mission/ground_reader.h"

#include "generation/level/bit_runs.h"
#include "generation/level/locks.h"
#include "generation/level/sides.h"

#include <algorithm>
#include <utility>

namespace delve::generation {
namespace {

/// Labels from here on are those of passages.
constexpr std::uint32_t firstPassageLabel = 0x80000000;

Gate flipped(Gate gate) {
    if (gate.kind == Gate::Kind::Forward) gate.kind = Gate::Kind::Backward;
    else if (gate.kind == Gate::Kind::Backward) gate.kind = Gate::Kind::Forward;
    return gate;
}

} // namespace

GroundReader::GroundReader(Draft& draft, GroundGraph& graph)
    : m_draft(draft), m_graph(graph), m_labels(draft.workspace().numbers[0]), m_stack(draft.workspace().cells[0]),
      m_patience([&draft] { return draft.stopped(); }) {}

bool GroundReader::read(std::span<const Cell> terminals) {
    if (!markGround() || !markRooms()) return false;
    markBarred();
    if (!markWide() || !markStrands()) return false;
    for (const Cell cell : terminals)
        if (part(cell) == Part::Strand) part(cell) = Part::Knot;
    return tellAreas() && findPassages() && findContacts();
}

bool GroundReader::markGround() {
    m_labels.assign(static_cast<std::size_t>(m_draft.size().area()), GroundGraph::none);
    m_parts.assign(m_labels.size(), Part::Closed);
    for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
        if (m_patience.ended(static_cast<std::size_t>(m_draft.size().width))) return false;
        forEachBit(m_draft.walkableCells().row(y), [&](std::int32_t x) { part({x, y}) = Part::Rest; });
    }
    return true;
}

bool GroundReader::markRooms() {
    for (RoomId id = 0; id < m_draft.rooms().size(); ++id) {
        const auto mark = [&](const Rect& cells) {
            for (auto y = cells.y; y < cells.bottom(); ++y)
                for (auto x = cells.x; x < cells.right(); ++x) {
                    if (!m_draft.walkable({x, y})) continue;
                    part({x, y}) = Part::Room;
                    label({x, y}) = id;
                }
            return !m_patience.ended(static_cast<std::size_t>(cells.area()));
        };
        const auto& room = m_draft.rooms()[id];
        if (room.shape.empty() && !mark(room.box)) return false;
        for (const auto& run : room.shape)
            if (!mark(run.area())) return false;
    }
    return true;
}

/// Locks among the things; ledges and secret doors are found as the areas are.
void GroundReader::markBarred() {
    for (const auto& thing : m_draft.things()) {
        if (thing.kind != ThingKind::Lock || !m_draft.walkable(thing.at)) continue;
        m_lockOf.emplace_back(thing.at, Gate{Gate::Kind::Lock, m_graph.colourNamed(colourOf(thing))});
        part(thing.at) = Part::Barred;
    }
    std::ranges::sort(m_lockOf, {}, &std::pair<Cell, Gate>::first);
}

bool GroundReader::markWide() {
    const Size size = m_draft.size();
    const auto outside = [&](Cell cell) { return part(cell) == Part::Rest || part(cell) == Part::Wide; };
    for (std::int32_t y = 0; y < size.height; ++y) {
        if (m_patience.ended(static_cast<std::size_t>(size.width))) return false;
        forEachBit(m_draft.walkableCells().row(y), [&](std::int32_t x) {
            const auto& tiles = m_draft.catalogue();
            const Tile tile = m_draft.at({x, y});
            if (tiles.ledge(tile) || tiles.secret(tile)) part({x, y}) = Part::Barred;
        });
    }
    for (std::int32_t y = 0; y + 1 < size.height; ++y) {
        if (m_patience.ended(static_cast<std::size_t>(size.width))) return false;
        forEachBit(m_draft.walkableCells().row(y), [&](std::int32_t x) {
            if (x + 1 == size.width || !outside({x, y}) || !outside({x + 1, y}) || !outside({x, y + 1}) ||
                !outside({x + 1, y + 1}))
                return;
            for (const Cell cell : {Cell{x, y}, Cell{x + 1, y}, Cell{x, y + 1}, Cell{x + 1, y + 1}})
                part(cell) = Part::Wide;
        });
    }
    return true;
}

bool GroundReader::markStrands() {
    for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
        if (m_patience.ended(static_cast<std::size_t>(m_draft.size().width))) return false;
        forEachBit(m_draft.walkableCells().row(y), [&](std::int32_t x) {
            if (part({x, y}) != Part::Rest) return;
            const auto neighbours = std::ranges::count_if(sidesInReadingOrder, [&](Cell side) {
                return m_draft.walkableCells().has(Cell{x, y} + side);
            });
            part({x, y}) = neighbours == 2 ? Part::Strand : Part::Knot;
        });
    }
    return true;
}

bool GroundReader::tellAreas() {
    for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
        if (m_patience.ended(static_cast<std::size_t>(m_draft.size().width))) return false;
        bool stopped = false;
        forEachBit(m_draft.walkableCells().row(y), [&](std::int32_t x) {
            const auto what = part({x, y});
            if (!stopped && what != Part::Strand && what != Part::Told) stopped = !tellArea({x, y});
        });
        if (stopped) return false;
    }
    return true;
}

bool GroundReader::tellArea(Cell first) {
    const auto id = static_cast<std::uint32_t>(m_graph.areas.size());
    const auto what = part(first);
    const auto room = what == Part::Room ? label(first) : noRoom;
    auto& area = m_graph.areas.emplace_back();
    area.room = room;
    area.wide = what == Part::Room;
    area.first = first;
    auto& gate = m_gateOf.emplace_back();
    const auto belongs = [&](Cell cell) {
        if (!m_draft.size().contains(cell)) return false;
        const auto other = part(cell);
        if (what == Part::Room) return other == Part::Room && label(cell) == room;
        return what != Part::Barred && (other == Part::Wide || other == Part::Knot);
    };
    if (what == Part::Barred) {
        const Tile tile = m_draft.at(first);
        const auto lock = std::ranges::lower_bound(m_lockOf, first, {}, &std::pair<Cell, Gate>::first);
        if (lock != m_lockOf.end() && lock->first == first) gate = lock->second;
        else gate.kind = m_draft.catalogue().secret(tile) ? Gate::Kind::Secret : Gate::Kind::Forward;
    }
    const auto tell = [&](Cell cell) {
        area.wide = area.wide || part(cell) == Part::Wide;
        part(cell) = Part::Told;
        label(cell) = id;
        area.box = area.box.united({cell.x, cell.y, 1, 1});
        m_stack.push_back(cell);
    };
    m_stack.clear();
    tell(first);
    while (!m_stack.empty()) {
        if (m_patience.ended()) return false;
        const Cell cell = m_stack.back();
        m_stack.pop_back();
        for (const Cell side : sidesInReadingOrder)
            if (belongs(cell + side)) tell(cell + side);
    }
    return true;
}

bool GroundReader::findPassages() {
    for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
        if (m_patience.ended(static_cast<std::size_t>(m_draft.size().width))) return false;
        forEachBit(m_draft.walkableCells().row(y), [&](std::int32_t x) {
            if (part({x, y}) != Part::Told) return;
            for (const Cell side : sidesInReadingOrder) {
                const Cell next = Cell{x, y} + side;
                if (m_draft.size().contains(next) && part(next) == Part::Strand && label(next) == GroundGraph::none)
                    followFrom({x, y}, next);
            }
        });
    }
    return true;
}

void GroundReader::followFrom(Cell at, Cell first) {
    const auto id = static_cast<std::uint32_t>(m_graph.passages.size());
    const auto firstCell = static_cast<std::uint32_t>(m_graph.passageCells.size());
    Cell before = at;
    Cell cell = first;
    while (part(cell) == Part::Strand) {
        label(cell) = firstPassageLabel | id;
        m_graph.passageCells.push_back(cell);
        for (const Cell side : sidesInReadingOrder) {
            const Cell next = cell + side;
            if (next == before || !m_draft.walkableCells().has(next)) continue;
            before = cell;
            cell = next;
            break;
        }
    }
    if (label(cell) == label(at)) { // it leads back to where it came from
        for (auto i = firstCell; i < m_graph.passageCells.size(); ++i) label(m_graph.passageCells[i]) = label(at);
        m_graph.passageCells.resize(firstCell);
        return;
    }
    connect({label(at), at, first}, {label(cell), cell, before}, firstCell);
}

/// What a way out of an area meets at its own end: open, or shut as the area itself is. Nothing if no step leads there,
/// nor back. Forward is out of the area.
std::optional<Gate> GroundReader::gateOf(const End& end) const {
    Gate gate = m_gateOf[end.area];
    if (gate.kind != Gate::Kind::Forward) return gate;
    const Tile tile = m_draft.at(end.at);
    const bool leaves = !m_draft.catalogue().holdsBack(tile, directionOf(end.beside - end.at));
    const bool enters = !m_draft.catalogue().holdsBack(tile, directionOf(end.at - end.beside));
    if (!leaves && !enters) return {};
    gate.kind = leaves && enters ? Gate::Kind::Open : leaves ? Gate::Kind::Forward : Gate::Kind::Backward;
    return gate;
}

/// Where both ends are shut, each in its way, an area without cells lies between them.
void GroundReader::connect(const End& a, const End& b, std::uint32_t firstCell) {
    Passage passage{0, firstCell, static_cast<std::uint32_t>(m_graph.passageCells.size()) - firstCell};
    const auto fromA = gateOf(a);
    const auto fromB = gateOf(b);
    if (!fromA || !fromB) return;
    passage.length = passage.cells + 1 + steps(a.at, m_graph.areas[a.area].box.centre()) +
                     steps(b.at, m_graph.areas[b.area].box.centre());
    if (fromA->kind == Gate::Kind::Open) return add(a.area, b.area, flipped(*fromB), passage);
    if (fromB->kind == Gate::Kind::Open) return add(a.area, b.area, *fromA, passage);
    const auto between = static_cast<std::uint32_t>(m_graph.areas.size());
    m_graph.areas.push_back({noRoom, false, {a.beside.x, a.beside.y, 1, 1}, a.beside});
    m_gateOf.emplace_back();
    add(a.area, between, *fromA, passage);
    add(b.area, between, *fromB, {1, firstCell, 0});
}

void GroundReader::add(std::uint32_t a, std::uint32_t b, Gate gate, Passage passage) {
    if (a > b) {
        std::swap(a, b);
        gate = flipped(gate);
        const auto cells = m_graph.passageCells.begin() + passage.firstCell;
        std::reverse(cells, cells + passage.cells);
    }
    m_graph.edges.push_back({a, b});
    m_graph.gates.push_back(gate);
    m_graph.passages.push_back(passage);
}

/// Areas that lie side by side: one passage without cells for each two of them, whatever the number of cells where they
/// touch. A ledge is another matter: one side of it leads on, the other one does not.
bool GroundReader::findContacts() {
    struct Contact {
        End a;
        End b;
    };
    std::vector<Contact> contacts;
    for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
        if (m_patience.ended(static_cast<std::size_t>(m_draft.size().width))) return false;
        forEachBit(m_draft.walkableCells().row(y), [&](std::int32_t x) {
            const Cell cell{x, y};
            if (part(cell) != Part::Told) return;
            for (const Cell side : {Cell{1, 0}, Cell{0, 1}}) {
                const Cell other = cell + side;
                if (!m_draft.size().contains(other) || part(other) != Part::Told || label(other) == label(cell))
                    continue;
                contacts.push_back({{label(cell), cell, other}, {label(other), other, cell}});
                if (contacts.back().b.area < contacts.back().a.area) std::swap(contacts.back().a, contacts.back().b);
            }
        });
    }
    const auto placeOf = [](const Contact& contact) {
        return std::pair(std::pair(contact.a.area, contact.b.area), std::pair(contact.a.at, contact.b.at));
    };
    std::ranges::sort(contacts, {}, placeOf);
    for (std::size_t i = 0; i < contacts.size(); ++i) {
        const auto& [a, b] = contacts[i];
        const bool ledge = m_gateOf[a.area].kind == Gate::Kind::Forward || m_gateOf[b.area].kind == Gate::Kind::Forward;
        const bool again = !ledge && i > 0 && contacts[i - 1].a.area == a.area && contacts[i - 1].b.area == b.area;
        if (!again) connect(a, b, static_cast<std::uint32_t>(m_graph.passageCells.size()));
    }
    return true;
}

} // namespace delve::generation
