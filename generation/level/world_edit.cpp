#include "generation/level/world_edit.h"

#include "generation/level/rules.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace delve {
namespace {

using Places = std::vector<std::optional<std::size_t>>;

/// Of each level of `before`, where it stands in `after`.
Places placesIn(const World& before, const World& after) {
    std::map<std::string_view, std::size_t> byId;
    for (std::size_t i = 0; i < after.levels.size(); ++i) byId.emplace(after.levels[i].id, i);
    Places places(before.levels.size());
    std::vector<bool> taken(after.levels.size(), false);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto found = byId.find(before.levels[i].id);
        if (found == byId.end() || taken[found->second]) continue;
        places[i] = found->second;
        taken[found->second] = true;
    }
    // One that got another id is still the same where it kept its place.
    for (std::size_t i = 0; i < std::min(places.size(), taken.size()); ++i) {
        if (places[i] || taken[i]) continue;
        places[i] = i;
        taken[i] = true;
    }
    return places;
}

bool sameList(const Places& places, std::size_t countAfter) {
    if (places.size() != countAfter) return false;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i] != i) return false;
    return true;
}

} // namespace

WorldEdit WorldEdit::between(const World& before, const World& after) {
    WorldEdit edit;
    edit.m_parts = Parts::between(before, after);
    const auto places = placesIn(before, after);
    edit.m_listed = !sameList(places, after.levels.size());
    Levels levels;
    std::vector<bool> stays(after.levels.size(), false);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i]) {
            levels.went.push_back({i, before.levels[i]});
            continue;
        }
        stays[*places[i]] = true;
        auto change = Edit::between(before.levels[i], after.levels[*places[i]]);
        if (edit.m_listed || !change.empty()) levels.stayed.push_back({{i, *places[i]}, std::move(change)});
    }
    for (std::size_t i = 0; i < stays.size(); ++i)
        if (!stays[i]) levels.came.push_back({i, after.levels[i]});
    levels.measure();
    edit.m_levels = std::move(levels);
    return edit;
}

WorldEdit WorldEdit::ofLevel(std::size_t index, Edit edit) {
    WorldEdit made;
    if (edit.empty()) return made;
    auto& levels = made.m_levels.write();
    levels.stayed.push_back({{index, index}, std::move(edit)});
    levels.measure();
    return made;
}

WorldEdit WorldEdit::inverse() const {
    WorldEdit edit = *this;
    edit.m_parts.turn();
    auto& levels = edit.m_levels.write();
    for (auto& stayed : levels.stayed) {
        std::swap(stayed.place.before, stayed.place.after);
        stayed.edit = stayed.edit.inverse();
    }
    std::swap(levels.went, levels.came);
    std::swap(levels.bytesOfLone.before, levels.bytesOfLone.after);
    return edit;
}

bool WorldEdit::fits(const World& world) const {
    if (m_listed && world.levels.size() != m_levels->stayed.size() + m_levels->went.size()) return false;
    return std::ranges::all_of(m_levels->stayed, [&](const Stayed& stayed) {
        return stayed.place.before < world.levels.size() && stayed.edit.fits(world.levels[stayed.place.before]);
    });
}

bool WorldEdit::apply(World& world) const {
    if (!fits(world)) return false;
    m_parts.apply(world);
    if (!m_listed) {
        for (const auto& stayed : m_levels->stayed) (void)stayed.edit.apply(world.levels[stayed.place.before]);
        return true;
    }
    std::vector<Level> levels(m_levels->stayed.size() + m_levels->came.size());
    for (const auto& stayed : m_levels->stayed) {
        auto& level = world.levels[stayed.place.before];
        (void)stayed.edit.apply(level);
        levels[stayed.place.after] = std::move(level);
    }
    for (const auto& lone : m_levels->came) levels[lone.place] = lone.level;
    world.levels = std::move(levels);
    return true;
}

std::optional<std::size_t> WorldEdit::placeAfter(std::size_t index) const {
    if (!m_listed) return index;
    const auto& stayed = m_levels->stayed;
    const auto found = std::ranges::find_if(stayed, [&](const Stayed& s) { return s.place.before == index; });
    return found == stayed.end() ? std::nullopt : std::optional(found->place.after);
}

Rect WorldEdit::touched(std::size_t index) const {
    const auto& stayed = m_levels->stayed;
    const auto found = std::ranges::find_if(stayed, [&](const Stayed& s) { return s.place.before == index; });
    return found == stayed.end() ? Rect{} : found->edit.touched();
}

void WorldEdit::Levels::measure() {
    for (const auto& lone : went) bytesOfLone.before += bytesOf(lone.level);
    for (const auto& lone : came) bytesOfLone.after += bytesOf(lone.level);
    for (const auto& one : stayed) bytesOfStayed += sizeof(Stayed) + one.edit.bytes();
}

std::size_t WorldEdit::bytes() const {
    const auto parts = m_parts.bytes();
    const auto& [before, after] = m_levels->bytesOfLone;
    return sizeof(WorldEdit) + m_levels->bytesOfStayed + std::max(parts.before + before, parts.after + after);
}

} // namespace delve
