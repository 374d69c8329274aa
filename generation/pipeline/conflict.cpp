#include "generation/pipeline/conflict.h"

#include "generation/level/bit_runs.h"
#include "generation/pipeline/feedback.h"
#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/workspace.h"

#include <algorithm>

namespace delve::generation {
namespace {

/// At most this many cells are named when pins are in each other's way.
constexpr std::size_t maxNamed = 12;
/// The search looks at most at this many cells, over all its attempts.
constexpr std::int64_t maxCellsSearched = 20'000'000;

std::string named(const std::vector<Cell>& cells) {
    std::string names;
    for (std::size_t i = 0; i < std::min(cells.size(), maxNamed); ++i)
        names += (i > 0 ? ", (" : "(") + std::to_string(cells[i].x) + ", " + std::to_string(cells[i].y) + ')';
    return cells.size() > maxNamed ? names + ", …" : names;
}

/// With fewer runs not even half of the pins can be told from the other half: two only show that pins are to blame.
constexpr std::int64_t fewestRuns = 4;

/// The bits of a level of this size; none where it has none.
BitGrid bitsOf(const Shared<BitGrid>& bits, Size size) { return bits->size() == size ? *bits : BitGrid(size); }

/// Clears the set bits from number `from` on up to number `to`, counted row by row.
void clearNumbers(BitGrid& bits, std::int64_t from, std::int64_t to) {
    std::int64_t number = 0;
    for (std::int32_t y = 0; y < bits.size().height && number < to; ++y)
        for (auto& word : bits.row(y)) {
            std::uint64_t kept = 0;
            for (auto left = word; left != 0; left &= left - 1, ++number)
                if (number < from || number >= to) kept |= left & -left;
            word = kept;
        }
}

/// What a person pinned: cells, cells where nothing may be placed, and things, by their places in the level's list. In
/// this order they have numbers, so that a part of them is a range; and none takes more memory than a bit.
struct Pins {
    BitGrid cells;
    BitGrid keptEmpty;
    std::vector<std::uint32_t> things;

    explicit Pins(Size size) : cells(size), keptEmpty(size) {}
    explicit Pins(const Level& level)
        : cells(bitsOf(level.pinned, level.size())), keptEmpty(bitsOf(level.keptEmpty, level.size())) {
        for (std::uint32_t i = 0; i < level.things->size(); ++i)
            if (std::ranges::binary_search(*level.pinnedThings, (*level.things)[i].id)) things.push_back(i);
    }

    [[nodiscard]] std::int64_t count() const {
        return cells.count() + keptEmpty.count() + static_cast<std::int64_t>(things.size());
    }
    void drop(std::int64_t from, std::int64_t to) {
        const auto inCells = cells.count();
        const auto inBits = inCells + keptEmpty.count();
        clearNumbers(cells, from, to);
        clearNumbers(keptEmpty, from - inCells, to - inCells);
        const auto thing = [&](std::int64_t number) {
            const auto ofThings =
                std::clamp<std::int64_t>(number - inBits, 0, static_cast<std::int64_t>(things.size()));
            return things.begin() + static_cast<std::ptrdiff_t>(ofThings);
        };
        things.erase(thing(from), thing(to));
    }
    /// The level with these pins alone.
    [[nodiscard]] Level in(Level level) const {
        level.pinned = cells;
        level.keptEmpty = keptEmpty;
        std::vector<std::string> ids;
        for (const auto i : things) ids.push_back((*level.things)[i].id);
        std::ranges::sort(ids);
        level.pinnedThings = std::move(ids);
        return level;
    }
    [[nodiscard]] std::vector<Cell> cellsIn(const Level& level) const {
        std::vector<Cell> all;
        for (const auto* bits : {&cells, &keptEmpty})
            for (std::int32_t y = 0; y < bits->size().height; ++y)
                forEachBit(bits->row(y), [&](std::int32_t x) { all.push_back({x, y}); });
        for (const auto i : things) all.push_back((*level.things)[i].at);
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }
};

class ConflictSearch {
public:
    ConflictSearch(const GenerateRequest& request, const StageRegistry& stages, Workspace& workspace,
                   std::int64_t maxRuns, Feedback* feedback)
        : m_request(request), m_stages(stages), m_workspace(workspace), m_left(maxRuns), m_feedback(feedback),
          m_pins(*request.base) {}

    /// Blaming all of them would be no answer.
    Conflict run() {
        const auto all = m_pins.count();
        if (all == 0 || !fails(m_pins) || fails(Pins(m_request.base->size()))) return {};
        Conflict conflict;
        conflict.irreducible = reduce();
        if (conflict.irreducible || m_pins.count() < all) conflict.cells = m_pins.cellsIn(*m_request.base);
        return conflict;
    }

private:
    /// Leaves out part after part, ever smaller ones, as long as it still fails. Ends when no single pin can be left
    /// out; false if the bound was reached first.
    bool reduce() {
        std::int64_t parts = 2;
        for (auto count = m_pins.count(); count > 1; count = m_pins.count()) {
            bool smaller = false;
            parts = std::min(parts, count);
            for (std::int64_t part = 0; part < parts && !smaller; ++part) {
                if (m_left <= 0 || (m_feedback && m_feedback->stopped())) return false;
                Pins rest = m_pins;
                rest.drop(count * part / parts, count * (part + 1) / parts);
                if (!fails(rest)) continue;
                m_pins = std::move(rest);
                smaller = true;
            }
            if (!smaller && parts >= count) return true;
            parts = smaller ? std::max<std::int64_t>(2, parts - 1) : parts * 2;
        }
        return true;
    }

    [[nodiscard]] bool fails(const Pins& pins) {
        --m_left;
        const Level base = pins.in(*m_request.base);
        GenerateRequest request = m_request;
        request.base = &base;
        const auto made = generate(request, m_stages, m_workspace, m_feedback);
        return !made && made.failure().kind == Failure::Kind::Impossible;
    }

    const GenerateRequest& m_request;
    const StageRegistry& m_stages;
    Workspace& m_workspace;
    std::int64_t m_left;
    Feedback* m_feedback;
    Pins m_pins;
};

} // namespace

Conflict conflictingPins(const GenerateRequest& request, const StageRegistry& stages, Workspace& workspace,
                         std::int64_t maxRuns, Feedback* feedback) {
    if (maxRuns < fewestRuns || !request.base) return {};
    return ConflictSearch(request, stages, workspace, maxRuns, feedback).run();
}

std::int64_t runsWorthWaiting(Size size) { return maxCellsSearched / std::max<std::int64_t>(1, size.area()); }

std::optional<Message> explanationOf(const Conflict& conflict) {
    if (conflict.cells.empty()) return {};
    if (conflict.irreducible)
        return Message{DELVE_TEXT("generation", "These pinned cells alone make it impossible: %1."),
                       {named(conflict.cells)}};
    return Message{DELVE_TEXT("generation", "Some of these pinned cells are in the way: %1."), {named(conflict.cells)}};
}

} // namespace delve::generation
