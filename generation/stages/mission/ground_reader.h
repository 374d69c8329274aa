#pragma once

#include "generation/level/patience.h"
#include "generation/stages/mission/ground_graph.h"

namespace delve::generation {

/// Reads a graph from the cells of a draft.
class GroundReader {
public:
    GroundReader(Draft& draft, GroundGraph& graph);
    [[nodiscard]] bool read(std::span<const Cell> terminals); ///< false if stopped

private:
    /// What a cell is to the graph.
    enum class Part : std::uint8_t {
        Closed,
        Rest, ///< walkable, and not told yet
        Room,
        Wide,   ///< outside rooms, in a square of two by two
        Knot,   ///< outside rooms: where halls meet or end
        Barred, ///< locked, secret or a ledge: an area of its own
        Strand, ///< of a passage: it has two neighbours
        Told,   ///< in an area
    };
    /// Where a passage leaves an area: a cell of it, and the next one.
    struct End {
        std::uint32_t area;
        Cell at;
        Cell beside;
    };

    [[nodiscard]] std::size_t indexOf(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_draft.size().width) +
               static_cast<std::size_t>(cell.x);
    }
    [[nodiscard]] Part& part(Cell cell) { return m_parts[indexOf(cell)]; }
    [[nodiscard]] std::uint32_t& label(Cell cell) { return m_labels[indexOf(cell)]; }

    bool markGround();
    bool markRooms();
    void markBarred();
    bool markWide();
    bool markStrands();
    bool tellAreas();
    bool tellArea(Cell first);
    bool findPassages();
    void followFrom(Cell at, Cell first);
    bool findContacts();
    [[nodiscard]] std::optional<Gate> gateOf(const End& end) const;
    void connect(const End& a, const End& b, std::uint32_t firstCell);
    void add(std::uint32_t a, std::uint32_t b, Gate gate, Passage passage);

    Draft& m_draft;
    GroundGraph& m_graph;
    std::vector<std::uint32_t>& m_labels; ///< of rooms; then of areas and passages
    std::vector<Part> m_parts;
    std::vector<Cell>& m_stack;
    std::vector<Gate> m_gateOf;                  ///< by area: what bars it
    std::vector<std::pair<Cell, Gate>> m_lockOf; ///< by cell, ascending
    Patience m_patience;
};

} // namespace delve::generation
