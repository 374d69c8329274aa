#pragma once

#include "generation/graph/gated_ground.h"
#include "generation/graph/links.h"
#include "generation/pipeline/draft.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// The ground of a draft as a graph: what a mission is planned on, in place of cells.
namespace delve::generation {

/// Ground from anywhere of which one can walk to anywhere else of it: a vertex. A room; ground outside rooms that is
/// two cells wide; a place where halls meet or end, or where something stands that a mission has to know; one cell that
/// is locked, secret or a ledge.
struct Area {
    RoomId room = noRoom;
    bool wide = false; ///< a room, or ground two cells wide: what a player would call a place
    Rect box;
    Cell first; ///< the first of its cells as a page is read
    friend bool operator==(const Area&, const Area&) = default;
};

/// Cells in a row, one after the other, that lead from one area to another and nowhere else: an edge. Those of a
/// doorway are a single cell; where areas lie side by side, there is none.
struct Passage {
    std::int64_t length = 0;     ///< steps from the middle of one area to that of the other, if nothing is in the way
    std::uint32_t firstCell = 0; ///< of its cells in the list of all, from a to b
    std::uint32_t cells = 0;
};

class GroundGraph {
public:
    static constexpr std::uint32_t none = 0xffffffff;

    /// `terminals` are cells that have to lie in an area. Uses the workspace's first numbers and first cells; `areaOf`
    /// stays good until another stage uses those numbers. Takes time by the cells.
    static std::optional<GroundGraph> of(Draft& draft, std::span<const Cell> terminals); ///< nothing if stopped

    [[nodiscard]] std::uint32_t areaOf(Cell cell) const { ///< none: no ground, or a cell of a passage
        const auto label = (*m_labels)[indexOf(cell)];
        return label < areas.size() ? label : none;
    }
    /// Where a passage leads through: the cell, and the direction from a to b.
    struct Site {
        Cell cell;
        Direction forward = Direction::North;
    };
    /// The cells of a passage where it runs straight between walls, with nothing on them: there a door, a ledge or a
    /// secret door may stand. From a to b.
    [[nodiscard]] std::vector<Site> sitesOf(const Draft& draft, std::uint32_t passage) const;
    [[nodiscard]] bool hasSite(const Draft& draft, std::uint32_t passage) const; ///< is there one?
    [[nodiscard]] std::span<const Cell> cellsOf(const Passage& passage) const {
        return std::span(passageCells).subspan(passage.firstCell, passage.cells);
    }

    std::vector<Area> areas;
    std::vector<Passage> passages;
    std::vector<Edge> edges; ///< of each passage, the areas that it joins
    std::vector<Gate> gates; ///< of each passage, as it is found
    std::vector<Cell> passageCells;
    std::vector<std::string> colours; ///< of the locks and keys that are there; Gate::colour is a place in it
    std::uint32_t colourNamed(const std::string& name); ///< its place there; added if it is new

private:
    friend class GroundReader;
    [[nodiscard]] std::optional<Site> siteAt(const Draft& draft, std::uint32_t passage, std::size_t place) const;
    [[nodiscard]] std::size_t indexOf(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(cell.x);
    }

    std::int32_t m_width = 0;
    const std::vector<std::uint32_t>* m_labels = nullptr; ///< of the workspace
};

} // namespace delve::generation
