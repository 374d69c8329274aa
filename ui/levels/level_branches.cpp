#include "ui/levels/level_branches.h"

#include "generation/level/level_places.h"
#include "generation/level/portal_targets.h"

#include <algorithm>
#include <utility>

namespace delve::ui {

LevelBranches::LevelBranches(const SharedLevels& levels, const std::function<bool()>& stopped)
    : m_branches(levels.size()) {
    m_places.reserve(levels.size());
    for (std::size_t i = 0; i < levels.size(); ++i) {
        m_branches[i].level = levels.shared(i);
        m_places.try_emplace(idOf(i), i);
    }
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (i % levelsToQuestion == 0 && stopped && stopped()) return;
        (void)readWays(m_branches[i]);
    }
    grow();
}

std::size_t LevelBranches::placeOf(std::string_view id) const {
    const auto found = m_places.find(id);
    return found == m_places.end() ? none : found->second;
}

bool LevelBranches::sameIds(const SharedLevels& levels) const {
    if (levels.size() != size()) return false;
    for (std::size_t i = 0; i < size(); ++i)
        if (!m_branches[i].level.sameAs(levels.shared(i)) && idOf(i) != levels[i].id) return false;
    return true;
}

std::size_t LevelBranches::countChanged(const SharedLevels& levels) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < size(); ++i) count += m_branches[i].level.sameAs(levels.shared(i)) ? 0 : 1;
    return count;
}

bool LevelBranches::take(std::size_t place, const SharedLevels& levels) {
    auto& branch = m_branches[place];
    if (branch.level.sameAs(levels.shared(place))) return false;
    const auto before = std::exchange(branch.level, levels.shared(place));
    if (const auto known = m_places.find(before->id); known != m_places.end() && known->second == place) {
        m_places.erase(known); // its key views the id of the level that is replaced
        m_places.emplace(idOf(place), place);
    }
    return !before->things.sameAs(branch.level->things) && readWays(branch);
}

/// True if the portals of the level lead to other levels than before.
bool LevelBranches::readWays(Branch& branch) {
    ++m_read;
    Places ways;
    for (const auto& thing : *branch.level->things) {
        if (thing.kind != ThingKind::Portal) continue;
        if (const auto place = m_places.find(levelNamedBy(thing)); place != m_places.end())
            ways.push_back(place->second);
    }
    std::ranges::sort(ways);
    ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
    return std::exchange(branch.ways, ways) != ways;
}

void LevelBranches::grow() {
    for (auto& branch : m_branches) {
        branch.parent = none;
        branch.children.clear();
    }
    m_roots.clear();
    std::vector<bool> grown(m_branches.size(), false);
    for (std::size_t i = 0; i < m_branches.size(); ++i) {
        if (grown[i]) continue;
        m_branches[i].row = static_cast<int>(m_roots.size());
        m_roots.push_back(i);
        growFrom(i, grown);
    }
}

/// Adds all levels first reached from this one, depth first.
void LevelBranches::growFrom(std::size_t root, std::vector<bool>& grown) {
    grown[root] = true;
    std::vector<std::pair<std::size_t, std::size_t>> path{{root, 0}}; // levels, and the next way of each to follow
    while (!path.empty()) {
        auto& [level, next] = path.back();
        auto& branch = m_branches[level];
        if (next == branch.ways.size()) {
            path.pop_back();
            continue;
        }
        const auto target = branch.ways[next++];
        if (grown[target]) continue;
        grown[target] = true;
        m_branches[target].parent = level;
        m_branches[target].row = static_cast<int>(branch.children.size());
        branch.children.push_back(target);
        path.emplace_back(target, 0);
    }
}

} // namespace delve::ui
