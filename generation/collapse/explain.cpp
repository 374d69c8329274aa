#include "generation/collapse/explain.h"

#include <algorithm>
#include <optional>

namespace delve::collapse {
namespace {

using Places = std::vector<std::size_t>; ///< of limits in the task's list, ascending

/// The smallest set that has a member in common with each of the cores: tried by rising size, branching on the members
/// of the first core that is not yet hit.
class HittingSet {
public:
    explicit HittingSet(const std::vector<Places>& cores) : m_cores(cores) {}

    /// Nothing if it would take too long to find.
    [[nodiscard]] std::optional<Places> smallest() {
        for (std::size_t size = 0; size <= m_cores.size(); ++size) {
            m_chosen.clear();
            if (!hit(size)) continue;
            std::ranges::sort(m_chosen);
            return m_chosen;
        }
        return {};
    }

private:
    [[nodiscard]] bool isHit(const Places& core) const {
        return std::ranges::any_of(
            core, [&](std::size_t limit) { return std::ranges::find(m_chosen, limit) != m_chosen.end(); });
    }
    bool hit(std::size_t left) {
        constexpr std::size_t maxSteps = 200'000;
        const auto open = std::ranges::find_if(m_cores, [&](const Places& core) { return !isHit(core); });
        if (open == m_cores.end()) return true;
        if (left == 0 || ++m_steps > maxSteps) return false;
        return std::ranges::any_of(*open, [&](std::size_t limit) {
            m_chosen.push_back(limit);
            if (hit(left - 1)) return true;
            m_chosen.pop_back();
            return false;
        });
    }

    const std::vector<Places>& m_cores;
    Places m_chosen;
    std::size_t m_steps = 0;
};

class Explainer {
public:
    Explainer(const CollapseTask& task, Cell where, Stream& random)
        : m_task(task), m_where(where), m_seed(random.bits()),
          m_searchesLeft(std::clamp<std::int64_t>(600'000 / std::max<std::int64_t>(task.size.area(), 1), 4, 400)) {}

    BlockingLimits run() {
        std::vector<Places> cores;
        while (true) {
            const auto removed = HittingSet(cores).smallest();
            if (!removed || stopped()) return {};
            auto core = coreWithout(*removed);
            if (!core) return getsThrough(keptWithout(*removed)) ? BlockingLimits{*removed, true} : BlockingLimits{};
            if (core->empty() || m_searchesLeft < 0) return withoutAll(cores, *core);
            cores.push_back(std::move(*core));
        }
    }

private:
    [[nodiscard]] bool stopped() const { return m_task.stopped && m_task.stopped(); }

    [[nodiscard]] Places keptWithout(const Places& removed) const {
        Places kept;
        for (std::size_t i = 0; i < m_task.limits.size(); ++i)
            if (!std::ranges::binary_search(removed, i)) kept.push_back(i);
        return kept;
    }
    [[nodiscard]] CollapseTask taskOf(const Places& kept) const {
        CollapseTask task = m_task;
        task.limits.clear();
        for (const auto place : kept) task.limits.push_back(m_task.limits[place]);
        return task;
    }

    [[nodiscard]] bool getsThrough(const Places& kept) {
        --m_searchesLeft;
        auto task = taskOf(kept);
        task.maxJumps = std::min<std::int64_t>(task.maxJumps, 250);
        task.maxRestarts = std::min<std::int64_t>(task.maxRestarts, 2);
        Stream random(m_seed);
        return collapse(task, random).kind == CollapseOutcome::Kind::Made;
    }
    /// Limits among the kept ones that already contradict each other before anything is decided.
    [[nodiscard]] std::optional<Places> contradicting(const Places& kept) const {
        auto found = contradictingLimits(taskOf(kept));
        if (!found) return {};
        for (auto& place : *found) place = kept[place];
        return found;
    }

    /// A core among the remaining limits; nothing if the rest succeeds, empty if no limit is to blame.
    [[nodiscard]] std::optional<Places> coreWithout(const Places& removed) {
        const auto kept = keptWithout(removed);
        if (auto found = contradicting(kept))
            return shrunk(std::move(*found), [this](const Places& some) { return contradicting(some); });
        if (getsThrough(kept)) return {};
        return shrunk(nearestThatFail(kept), [this](const Places& some) -> std::optional<Places> {
            return m_searchesLeft < 0 || getsThrough(some) ? std::nullopt : std::optional(some);
        });
    }

    /// Leaves out one limit after the other, as long as the others still fail.
    template <class Fail>
    [[nodiscard]] static Places shrunk(Places core, Fail fail) {
        for (std::size_t i = 0; i < core.size();) {
            auto some = core;
            some.erase(some.begin() + static_cast<std::ptrdiff_t>(i));
            auto failing = fail(some);
            if (!failing) {
                ++i;
                continue;
            }
            // The earlier ones were needed by the larger set, so by the smaller one, too.
            core = std::move(*failing);
        }
        return core;
    }

    /// As few of the limits as fail, counted from the contradiction outward.
    [[nodiscard]] Places nearestThatFail(Places kept) {
        std::ranges::sort(kept, {},
                          [&](std::size_t place) { return std::pair(steps(m_task.limits[place].at, m_where), place); });
        const auto first = [&](std::size_t count) {
            Places some(kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(count));
            std::ranges::sort(some);
            return some;
        };
        std::size_t passes = 0;
        std::size_t fails = kept.size();
        while (passes + 1 < fails && m_searchesLeft >= 0) {
            const auto middle = (passes + fails) / 2;
            (getsThrough(first(middle)) ? passes : fails) = middle;
        }
        return first(fails);
    }

    /// If the bound was reached: everything that was found to be in the way, if removing it is enough.
    [[nodiscard]] BlockingLimits withoutAll(const std::vector<Places>& cores, const Places& last) {
        if (cores.empty() && last.empty()) return {};
        Places all = last;
        for (const auto& core : cores) all.insert(all.end(), core.begin(), core.end());
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
        if (!getsThrough(keptWithout(all))) return {};
        return {std::move(all), false};
    }

    const CollapseTask& m_task;
    Cell m_where;
    std::uint64_t m_seed;
    std::int64_t m_searchesLeft;
};

} // namespace

BlockingLimits findBlockingLimits(const CollapseTask& task, Cell where, Stream& random) {
    return Explainer(task, where, random).run();
}

} // namespace delve::collapse
