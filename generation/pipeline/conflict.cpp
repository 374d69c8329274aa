#include "generation/pipeline/conflict.h"

#include "generation/level/bit_runs.h"

#include <algorithm>

namespace delve {
namespace {

/// So many cells are named at most when pins are in each other's way.
constexpr std::size_t mostNamed = 12;
/// The search looks at so many cells at most, over all its attempts.
constexpr std::int64_t mostCellsSearched = 20'000'000;

std::string named(const std::vector<Cell>& cells) {
    std::string names;
    for (std::size_t i = 0; i < std::min(cells.size(), mostNamed); ++i)
        names += (i > 0 ? ", (" : "(") + std::to_string(cells[i].x) + ", " + std::to_string(cells[i].y) + ')';
    return cells.size() > mostNamed ? names + ", …" : names;
}

/// A pinned cell, a pinned thing, or a cell on which nothing may be placed.
struct Pin {
    Cell at;
    std::string thing = {};  ///< its id; empty for a cell
    bool keepsEmpty = false; ///< the cell takes no thing
};

std::vector<Pin> pinsOf(const Level& level) {
    std::vector<Pin> pins;
    if (level.pinned->size() == level.size())
        for (std::int32_t y = 0; y < level.size().height; ++y)
            forEachBit(level.pinned->row(y), [&](std::int32_t x) { pins.push_back({{x, y}}); });
    if (level.keptEmpty->size() == level.size())
        for (std::int32_t y = 0; y < level.size().height; ++y)
            forEachBit(level.keptEmpty->row(y), [&](std::int32_t x) { pins.push_back({{x, y}, {}, true}); });
    for (const auto& thing : *level.things)
        if (std::ranges::binary_search(*level.pinnedThings, thing.id)) pins.push_back({thing.at, thing.id});
    return pins;
}

class ConflictSearch {
public:
    ConflictSearch(const GenerateRequest& request, StageList stages, Workspace& workspace, std::int64_t mostRuns,
                   Feedback* feedback)
        : m_request(request), m_stages(stages), m_workspace(workspace), m_left(mostRuns), m_feedback(feedback),
          m_pins(pinsOf(*request.base)) {}

    Conflict run() {
        Conflict conflict;
        if (!fails(m_pins) || fails({})) return conflict;
        conflict.irreducible = reduce();
        for (const auto& pin : m_pins) conflict.cells.push_back(pin.at);
        std::ranges::sort(conflict.cells);
        conflict.cells.erase(std::unique(conflict.cells.begin(), conflict.cells.end()), conflict.cells.end());
        return conflict;
    }

private:
    /// Leaves out part after part, ever smaller ones, as long as it still fails. Ends when none of the single pins can
    /// be left out; false where the bound came first.
    bool reduce() {
        std::size_t parts = 2;
        while (m_pins.size() > 1) {
            bool smaller = false;
            for (std::size_t part = 0; part < parts && !smaller; ++part) {
                if (m_left <= 0 || (m_feedback && m_feedback->stopped())) return false;
                auto rest = without(part, parts);
                if (!fails(rest)) continue;
                m_pins = std::move(rest);
                smaller = true;
            }
            if (smaller) parts = std::max<std::size_t>(2, parts - 1);
            else if (parts >= m_pins.size()) return true;
            else parts *= 2;
            parts = std::min(parts, m_pins.size());
        }
        return true;
    }

    [[nodiscard]] std::vector<Pin> without(std::size_t part, std::size_t parts) const {
        const auto from = m_pins.size() * part / parts;
        const auto to = m_pins.size() * (part + 1) / parts;
        std::vector<Pin> rest(m_pins.begin(), m_pins.begin() + static_cast<std::ptrdiff_t>(from));
        rest.insert(rest.end(), m_pins.begin() + static_cast<std::ptrdiff_t>(to), m_pins.end());
        return rest;
    }

    [[nodiscard]] bool fails(const std::vector<Pin>& pins) {
        --m_left;
        Level base = *m_request.base;
        BitGrid cells(base.size());
        BitGrid empty(base.size());
        std::vector<std::string> things;
        for (const auto& pin : pins) {
            if (pin.keepsEmpty) empty.set(pin.at);
            else if (pin.thing.empty()) cells.set(pin.at);
            else things.push_back(pin.thing);
        }
        std::ranges::sort(things);
        base.pinned = std::move(cells);
        base.keptEmpty = std::move(empty);
        base.pinnedThings = std::move(things);
        GenerateRequest request = m_request;
        request.base = &base;
        const auto made = generate(request, m_stages, m_workspace, m_feedback);
        return !made && made.failure().kind == Failure::Kind::Impossible;
    }

    const GenerateRequest& m_request;
    StageList m_stages;
    Workspace& m_workspace;
    std::int64_t m_left;
    Feedback* m_feedback;
    std::vector<Pin> m_pins;
};

} // namespace

Conflict conflictingPins(const GenerateRequest& request, StageList stages, Workspace& workspace, std::int64_t mostRuns,
                         Feedback* feedback) {
    return ConflictSearch(request, stages, workspace, mostRuns, feedback).run();
}

std::int64_t runsWorthWaiting(Size size) { return mostCellsSearched / std::max<std::int64_t>(1, size.area()); }

std::optional<Message> explanationOf(const Conflict& conflict) {
    if (conflict.cells.empty()) return {};
    if (conflict.irreducible)
        return Message{DELVE_TEXT("generation", "These pinned cells alone already make it impossible: %1."),
                       {named(conflict.cells)}};
    return Message{DELVE_TEXT("generation", "Among these pinned cells are those in the way: %1."),
                   {named(conflict.cells)}};
}

} // namespace delve
