#include "generation/collapse/collapse.h"

#include "generation/collapse/search.h"

namespace delve::collapse {
namespace {

template <std::size_t Words>
void describeConflict(const Board<Words>& board, CollapseOutcome& outcome) {
    outcome.where = board.cellOf(board.conflict());
    for (std::size_t side = 0; side < 4; ++side)
        outcome.beside[side] = board.summary(board.neighbour(board.conflict(), side));
}

template <std::size_t Words>
CollapseOutcome collapseIn(const CollapseTask& task, Stream& random) {
    CollapseOutcome outcome;
    const SetTables<Words> tables(*task.modules);
    Board<Words> board(task, tables);
    if (!board.settle()) {
        if (board.stopped()) return outcome;
        outcome.kind = CollapseOutcome::Kind::Contradiction;
        outcome.proven = true;
        describeConflict(board, outcome);
        return outcome;
    }
    // The last try uses jumps alone: it misses no solution, and may show that there is none.
    for (std::int64_t tries = 0;; ++tries) {
        Stream derived(tries == 0 ? random.engine() : Engine(random.bits()));
        Search<Words> search(task, tables, board, tries < task.maxRestarts);
        outcome.kind = search.run(derived);
        outcome.made.restarts = tries;
        search.report(outcome.made);
        if (outcome.kind != CollapseOutcome::Kind::Contradiction) return outcome;
        describeConflict(search.board(), outcome);
        outcome.proven = search.proven();
        if (outcome.proven || tries == task.maxRestarts) return outcome;
    }
}

/// The limits at the cells behind a contradiction of the first propagation, and at the holes beside them.
template <std::size_t Words>
std::optional<std::vector<std::size_t>> limitsBehind(const CollapseTask& task) {
    const SetTables<Words> tables(*task.modules);
    Board<Words> board(task, tables);
    if (board.settle() || board.stopped()) return {};
    std::vector<std::uint8_t> behind(board.cells());
    const auto mark = [&](std::uint32_t cell) {
        behind[cell] = 1;
        for (std::size_t side = 0; side < 4; ++side)
            if (const auto beside = board.neighbour(cell, side); board.isOutside(beside)) behind[beside] = 1;
    };
    mark(board.conflict());
    mark(board.conflictCause());
    for (const auto place : board.changesBehind(board.conflict(), board.conflictCause())) {
        mark(board.changeAt(place).cell);
        mark(board.changeAt(place).cause.value()); // before any decision, the cause is always a neighbour
    }
    std::vector<std::size_t> limits;
    for (std::size_t i = 0; i < task.limits.size(); ++i)
        if (behind[board.indexOf(task.limits[i].at)]) limits.push_back(i);
    return limits;
}

template <std::size_t Words>
std::optional<std::vector<std::uint64_t>> propagatedIn(const CollapseTask& task) {
    const SetTables<Words> tables(*task.modules);
    Board<Words> board(task, tables);
    if (!board.settle()) return {};
    std::vector<std::uint64_t> sets;
    for (std::int32_t y = 0; y < task.size.height; ++y)
        for (std::int32_t x = 0; x < task.size.width; ++x) {
            const auto cell = board.indexOf({x, y});
            for (std::size_t word = 0; word < task.modules->words(); ++word)
                sets.push_back(board.isOutside(cell) ? 0 : board[cell].words[word]);
        }
    return sets;
}

/// Calls work with the number of words that sets of these modules need, as a constant.
template <class Work>
auto withWords(const Modules& modules, Work work) {
    if (modules.words() <= 1) return work(std::integral_constant<std::size_t, 1>{});
    if (modules.words() <= 2) return work(std::integral_constant<std::size_t, 2>{});
    if (modules.words() <= 4) return work(std::integral_constant<std::size_t, 4>{});
    return work(std::integral_constant<std::size_t, 8>{});
}

} // namespace

CollapseOutcome collapse(const CollapseTask& task, Stream& random) {
    return withWords(*task.modules, [&](auto words) { return collapseIn<words()>(task, random); });
}

std::optional<std::vector<std::size_t>> contradictingLimits(const CollapseTask& task) {
    return withWords(*task.modules, [&](auto words) { return limitsBehind<words()>(task); });
}

std::optional<std::vector<std::uint64_t>> propagated(const CollapseTask& task) {
    return withWords(*task.modules, [&](auto words) { return propagatedIn<words()>(task); });
}

} // namespace delve::collapse
