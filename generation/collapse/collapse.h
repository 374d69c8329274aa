#pragma once

#include "generation/collapse/modules.h"
#include "generation/random/stream.h"

#include <functional>
#include <optional>
#include <vector>

/// Wave function collapse over a board of cells, each of which becomes one module of a rule table: least entropy first
/// (or in the order of the cells), exact propagation, and a way back out of contradictions.
namespace delve::collapse {

enum class CollapseOrder : std::uint8_t { LeastEntropy, Scan };

/// What a cell may become from the start, whatever the rules say: a pin.
struct CellLimit {
    Cell at;
    std::vector<std::uint64_t> allowed; ///< words of bits by module; empty: no module at all, and a rim runs around it
};

struct CollapseTask {
    const Modules* modules = nullptr;
    Size size; ///< of the board, in modules
    std::vector<CellLimit> limits;
    CollapseOrder order = CollapseOrder::LeastEntropy;
    std::int64_t leanThousandths = 1020; ///< what each module placed multiplies the weights by that it raises
    std::int64_t maxJumps = 1000;        ///< steps back without getting farther than before
    std::int64_t maxRestarts = 16;       ///< of the whole board
    std::function<bool()> stopped;       ///< asked often; may be empty
};

struct Collapsed {
    std::vector<ModuleId> modules;    ///< by cell, row by row; noModule outside
    std::vector<std::uint32_t> order; ///< the cells as they were settled, but for the rest around what grew
    std::vector<Cell> contradictions; ///< where there were some, the first few
    std::int64_t contradicted = 0;    ///< how often
    std::int64_t jumps = 0;
    std::int64_t restarts = 0;
};

/// What a cell beside a contradiction may be.
struct Beside {
    std::uint32_t possible = 0; ///< how many modules; 0: it lies outside
    ModuleId module = noModule; ///< the first of them
};

struct CollapseOutcome {
    enum class Kind : std::uint8_t { Made, Contradiction, Stopped };
    Kind kind = Kind::Stopped;
    Collapsed made;
    Cell where; ///< of a contradiction: the cell that nothing fits
    std::array<Beside, 4> beside;
    bool proven = false; ///< nothing at all is possible, not only nothing found
};

[[nodiscard]] CollapseOutcome collapse(const CollapseTask& task, Stream& random);

/// Where the limits and the rim contradict each other already before anything is decided: the limits (places in the
/// list) that have to do with it. Those alone contradict each other too. Nothing where there is no contradiction.
[[nodiscard]] std::optional<std::vector<std::size_t>> contradictingLimits(const CollapseTask& task);

/// What the limits and the rim alone leave possible, by cell, in words of bits; nothing where a cell is left without.
/// The fixed point of the propagation, the same in whatever order it is found.
[[nodiscard]] std::optional<std::vector<std::uint64_t>> propagated(const CollapseTask& task);

} // namespace delve::collapse
