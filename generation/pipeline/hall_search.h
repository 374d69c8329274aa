#pragma once

#include "generation/pipeline/components.h"
#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"

#include <optional>
#include <vector>

namespace delve::generation {

/// Finds the cells to carve in order to join one component of the ground with another.
class HallSearch {
public:
    /// The cells between two components, in order; empty where there is no way. `from` and `to` are the walkable cells
    /// that the hall ends at.
    struct Gap {
        std::vector<Cell> cells;
        Cell from;
        Cell to;
    };

    /// `barred` are cells that no hall may lead to; null if there are none.
    explicit HallSearch(Draft& draft, const BitGrid* barred = nullptr);

    /// The fewest cells that join this component with any other one: breadth first, outward from all its cells. Also
    /// empty if the draft was stopped.
    [[nodiscard]] Gap shortest(Components& components, Components::Node head);
    /// From a random cell of this component straight along a row and a column toward a random cell of another, up to
    /// the first one that it meets. Empty if something is in the way.
    [[nodiscard]] Gap random(Components& components, Components::Node head, Stream& random);
    /// The nodes beside a cell that belong to other components.
    [[nodiscard]] std::vector<Components::Node> foreignAround(Components& components, Components::Node head,
                                                              Cell cell) const;

private:
    static constexpr std::uint32_t noParent = 0xffffffff;

    /// May this cell be made ground: not on the edge, not pinned, not beside pinned void, nothing that ends the game.
    [[nodiscard]] bool mayCarve(Cell cell) const;
    void barPins();
    /// Checks the four cells beside one; true if it found the end.
    [[nodiscard]] bool lookAround(Cell cell, std::uint32_t place);
    [[nodiscard]] bool walk();
    void setVisited(const Components& components, Components::Node head, bool on);
    [[nodiscard]] Gap pathBack(Components& components, Components::Node head) const;
    [[nodiscard]] bool isOf(Components& components, Components::Node head, Cell cell) const;

    [[nodiscard]] Cell drawOwnCell(const Components& components, Components::Node head, Stream& random) const;
    [[nodiscard]] std::optional<Cell> drawOtherCell(Components& components, Components::Node head,
                                                    Stream& random) const;
    enum class Tread : std::uint8_t { On, Arrived, Blocked };
    /// One more cell of a random hall.
    [[nodiscard]] Tread tread(Components& components, Components::Node head, Cell cell, Gap& gap) const;

    Draft& m_draft;
    BitGrid& m_visited;
    std::vector<Cell>& m_queue;
    std::vector<std::uint32_t>& m_parents;
    Cell m_found;
    std::uint32_t m_last = noParent;
};

} // namespace delve::generation
