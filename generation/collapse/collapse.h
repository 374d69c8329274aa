#pragma once

#include "generation/collapse/modules.h"
#include "generation/random/stream.h"

#include <functional>
#include <optional>
#include <vector>

/// Wave function collapse over a board of cells, each of which becomes one module of a rule table: least entropy first
/// (or in cell order), exact propagation, and backjumping out of contradictions.
namespace delve::collapse {

enum class CollapseOrder : std::uint8_t { LeastEntropy, Scan };

/// Limits what a cell may become from the start, whatever the rules say: a pin.
struct CellLimit {
    Cell at;
    std::vector<std::uint64_t> allowed; ///< a bit for each module; empty: no module at all, and a rim runs around it
};

struct CollapseTask {
    const Modules* modules = nullptr;
    Size size; ///< of the board, in modules
    std::vector<CellLimit> limits;
    CollapseOrder order = CollapseOrder::LeastEntropy;
    std::int64_t leanThousandths = 1020; ///< factor by which each placed module raises weights
    std::int64_t maxJumps = 1000;        ///< jumps back without progress
    std::int64_t maxRestarts = 16;       ///< of the whole board
    std::function<bool()> stopped;       ///< called often; may be empty
};

struct Collapsed {
    std::vector<ModuleId> modules;    ///< by cell, row by row; noModule outside
    std::vector<std::uint32_t> order; ///< the cells in the order they were settled, without the rest around the pattern
    std::vector<Cell> contradictions; ///< where contradictions arose, the first few
    std::int64_t contradicted = 0;    ///< how many contradictions
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
    bool proven = false; ///< it was shown that no solution exists, not only that none was found
};

[[nodiscard]] CollapseOutcome collapse(const CollapseTask& task, Stream& random);

/// If the limits and the rim contradict each other before anything is decided: the limits involved (places in the
/// list). These contradict each other by themselves, too. Nothing if there is no contradiction.
[[nodiscard]] std::optional<std::vector<std::size_t>> contradictingLimits(const CollapseTask& task);

/// What the limits and the rim alone leave possible, by cell, as words of bits; nothing if a cell has no module left.
/// The fixed point of the propagation: the same in whatever order it is computed.
[[nodiscard]] std::optional<std::vector<std::uint64_t>> propagated(const CollapseTask& task);

} // namespace delve::collapse
