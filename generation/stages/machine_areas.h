#pragma once

#include "generation/level/blueprint.h"
#include "generation/level/few.h"
#include "generation/pipeline/draft.h"
#include "generation/stages/critical_path.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace delve::generation {

/// An area that has one way in, and that nobody has to enter: neither a start nor a goal lies in it, nor on the way to
/// it any other, and nothing stands there.
struct MachineArea {
    Cell doorway;
    Cell inside;                    ///< the cell of the area beside the doorway
    Few<Cell, mostAreaCells> cells; ///< ascending, without the doorway
};

/// Finds the areas of 12 to 90 cells behind doorways: cells between two others that are ground, opposite each other.
/// Whatever shuts a way counts as open.
class MachineAreas {
public:
    /// `way` was found from the start. Uses `seen` to look at areas.
    MachineAreas(const Draft& draft, const CriticalPath& way, BitGrid& seen);

    /// Finds the doorways, in cell order; false if the draft was stopped. Uses `region` for the ground.
    [[nodiscard]] bool find(Cell start, BitGrid& region);
    [[nodiscard]] const std::vector<Cell>& doorways() const { return m_doorways; }
    [[nodiscard]] std::int64_t ground() const { return m_ground; } ///< cells that can be reached
    /// The area behind a doorway as the draft now is; nothing if it may not be changed.
    [[nodiscard]] std::optional<MachineArea> behind(Cell doorway) const;

private:
    [[nodiscard]] bool isDoorway(Cell cell) const;
    [[nodiscard]] std::optional<MachineArea> behind(Cell doorway, Cell inside) const;
    [[nodiscard]] bool findCells(MachineArea& area) const;
    [[nodiscard]] bool mayChange(Cell cell) const;

    const Draft& m_draft;
    BitGrid& m_seen;         ///< none between two areas
    std::vector<Cell> m_way; ///< the critical path, ascending
    Cell m_start;
    std::vector<Cell> m_doorways;
    std::int64_t m_ground = 0;
};

} // namespace delve::generation
