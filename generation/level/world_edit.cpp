#include "generation/level/world_edit.h"

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
    std::vector<bool> stays(after.levels.size(), false);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i]) {
            edit.m_went.push_back({i, before.levels[i]});
            continue;
        }
        stays[*places[i]] = true;
        auto change = Edit::between(before.levels[i], after.levels[*places[i]]);
        if (edit.m_listed || !change.empty()) edit.m_stayed.push_back({{i, *places[i]}, std::move(change)});
    }
    for (std::size_t i = 0; i < stays.size(); ++i)
        if (!stays[i]) edit.m_came.push_back({i, after.levels[i]});
    return edit;
}

WorldEdit WorldEdit::ofLevel(std::size_t index, Edit edit) {
    WorldEdit made;
    if (!edit.empty()) made.m_stayed.push_back({{index, index}, std::move(edit)});
    return made;
}

WorldEdit WorldEdit::inverse() const {
    WorldEdit edit = *this;
    edit.m_parts.turn();
    for (auto& stayed : edit.m_stayed) {
        std::swap(stayed.place.before, stayed.place.after);
        stayed.edit = stayed.edit.inverse();
    }
    std::swap(edit.m_went, edit.m_came);
    return edit;
}

bool WorldEdit::fits(const World& world) const {
    if (m_listed && world.levels.size() != m_stayed.size() + m_went.size()) return false;
    return std::ranges::all_of(m_stayed, [&](const Stayed& stayed) {
        return stayed.place.before < world.levels.size() && stayed.edit.fits(world.levels[stayed.place.before]);
    });
}

bool WorldEdit::apply(World& world) const {
    if (!fits(world)) return false;
    m_parts.apply(world);
    if (!m_listed) {
        for (const auto& stayed : m_stayed) (void)stayed.edit.apply(world.levels[stayed.place.before]);
        return true;
    }
    std::vector<Level> levels(m_stayed.size() + m_came.size());
    for (const auto& stayed : m_stayed) {
        auto& level = world.levels[stayed.place.before];
        (void)stayed.edit.apply(level);
        levels[stayed.place.after] = std::move(level);
    }
    for (const auto& lone : m_came) levels[lone.place] = lone.level;
    world.levels = std::move(levels);
    return true;
}

std::optional<std::size_t> WorldEdit::placeAfter(std::size_t index) const {
    if (!m_listed) return index;
    const auto found = std::ranges::find_if(m_stayed, [&](const Stayed& s) { return s.place.before == index; });
    return found == m_stayed.end() ? std::nullopt : std::optional(found->place.after);
}

Rect WorldEdit::touched(std::size_t index) const {
    const auto found = std::ranges::find_if(m_stayed, [&](const Stayed& s) { return s.place.before == index; });
    return found == m_stayed.end() ? Rect{} : found->edit.touched();
}

std::size_t WorldEdit::bytes() const {
    const auto parts = m_parts.bytes();
    Change<std::size_t> lone{0, 0};
    for (const auto& level : m_went) lone.before += bytesOf(level.level);
    for (const auto& level : m_came) lone.after += bytesOf(level.level);
    std::size_t bytes = sizeof(WorldEdit) + std::max(parts.before + lone.before, parts.after + lone.after);
    for (const auto& stayed : m_stayed) bytes += sizeof(Stayed) + stayed.edit.bytes();
    return bytes;
}

} // namespace delve
