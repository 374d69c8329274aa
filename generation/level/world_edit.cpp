#include "generation/level/world_edit.h"

#include "generation/level/rules.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace delve {
namespace {

using Places = std::vector<std::size_t>;

/// Finds where each level of one list stands in another.
class Matching {
public:
    Matching(const SharedLevels& before, const SharedLevels& after, std::size_t gone)
        : m_before(before), m_after(after), m_gone(gone), m_places(before.size(), gone), m_taken(after.size(), false) {}

    Places places() && {
        // Most lists begin and end alike: no search is needed there.
        const auto common = std::min(m_before.size(), m_after.size());
        std::size_t first = 0;
        while (first < common && sameId(first, first)) join(first, first), ++first;
        for (std::size_t i = 1; first + i <= common; ++i) {
            if (!sameId(m_before.size() - i, m_after.size() - i)) break;
            join(m_before.size() - i, m_after.size() - i);
        }
        joinById();
        joinByPlace();
        return std::move(m_places);
    }

private:
    [[nodiscard]] bool sameId(std::size_t before, std::size_t after) const {
        return m_before.shares(before, m_after, after) || m_before[before].id == m_after[after].id;
    }
    void join(std::size_t before, std::size_t after) {
        m_places[before] = after;
        m_taken[after] = true;
    }
    void joinById() {
        std::map<std::string_view, std::size_t> byId;
        for (std::size_t i = 0; i < m_after.size(); ++i)
            if (!m_taken[i]) byId.emplace(m_after[i].id, i);
        for (std::size_t i = 0; i < m_places.size() && !byId.empty(); ++i) {
            const auto found = m_places[i] == m_gone ? byId.find(m_before[i].id) : byId.end();
            if (found != byId.end() && !m_taken[found->second]) join(i, found->second);
        }
    }
    /// A level with another id is still the same if it kept its place.
    void joinByPlace() {
        for (std::size_t i = 0; i < std::min(m_places.size(), m_taken.size()); ++i)
            if (m_places[i] == m_gone && !m_taken[i]) join(i, i);
    }

    const SharedLevels& m_before;
    const SharedLevels& m_after;
    std::size_t m_gone;
    Places m_places;
    std::vector<bool> m_taken;
};

bool sameList(const Places& places, std::size_t countAfter) {
    if (places.size() != countAfter) return false;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i] != i) return false;
    return true;
}

/// The memory of the levels of a list that these places do not name.
std::size_t bytesOfOthers(const SharedLevels& list, const std::vector<bool>& stay) {
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (!stay[i]) bytes += bytesOf(list[i]);
    return bytes;
}

} // namespace

WorldEdit WorldEdit::between(const World& before, const World& after) {
    WorldEdit edit;
    edit.m_parts = Parts::between(before, after);
    if (before.levels.sameAs(after.levels)) return edit;
    Levels levels;
    levels.places = Matching(before.levels, after.levels, gone).places();
    levels.listed = !sameList(levels.places, after.levels.size());
    for (std::size_t i = 0; i < levels.places.size(); ++i) {
        const auto place = levels.places[i];
        if (place == gone || before.levels.shares(i, after.levels, place)) continue;
        auto change = Edit::between(before.levels[i], after.levels[place]);
        if (!change.empty()) levels.changed.push_back({{i, place}, std::move(change)});
    }
    levels.keep(before.levels, after.levels);
    edit.m_levels = std::move(levels);
    return edit;
}

/// Keeps the lists if they are to be swapped, and measures what is kept.
void WorldEdit::Levels::keep(const SharedLevels& before, const SharedLevels& after) {
    for (const auto& one : changed) bytesOfChanged += sizeof(Changed) + one.edit.bytes();
    if (!listed && changed.size() <= manyLevels) {
        places = {};
        return;
    }
    lists = {before, after};
    std::vector<bool> stayedBefore(before.size(), false);
    std::vector<bool> stayed(after.size(), false);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] == gone) continue;
        stayedBefore[i] = stayed[places[i]] = true;
        if (!before.shares(i, after, places[i])) lists->after.share(places[i], before, i);
    }
    for (const auto& one : changed) (void)one.edit.apply(lists->after[one.place.after]); // shares what stayed
    bytesOfLone = {bytesOfOthers(before, stayedBefore), bytesOfOthers(after, stayed)};
    bytesOfChanged += (before.size() + after.size()) * sizeof(Shared<Level>);
    if (!listed) places = {};
}

WorldEdit WorldEdit::ofLevel(std::size_t index, Edit edit) {
    WorldEdit made;
    if (edit.empty()) return made;
    auto& levels = made.m_levels.write();
    levels.bytesOfChanged = sizeof(Changed) + edit.bytes();
    levels.changed.push_back({{index, index}, std::move(edit)});
    return made;
}

WorldEdit WorldEdit::inverse() const {
    WorldEdit edit = *this;
    edit.m_parts.turn();
    edit.m_turned = !m_turned;
    return edit;
}

bool WorldEdit::fits(const World& world) const {
    if (m_levels->lists) {
        const auto& wanted = listBefore();
        if (world.levels.sameAs(wanted)) return true;
        if (world.levels.size() != wanted.size()) return false;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (!world.levels.shares(i, wanted, i) && world.levels[i].size() != wanted[i].size()) return false;
        return true;
    }
    return std::ranges::all_of(m_levels->changed, [&](const Changed& changed) {
        if (changed.place.before >= world.levels.size()) return false;
        const auto& level = world.levels[changed.place.before];
        return m_turned ? changed.edit.inverse().fits(level) : changed.edit.fits(level);
    });
}

bool WorldEdit::apply(World& world) const {
    if (!fits(world)) return false;
    m_parts.apply(world);
    if (m_levels->lists) {
        world.levels = listAfter();
        return true;
    }
    for (const auto& changed : m_levels->changed) {
        auto& level = world.levels[changed.place.before];
        (void)(m_turned ? changed.edit.inverse() : changed.edit).apply(level);
    }
    return true;
}

std::optional<std::size_t> WorldEdit::placeAfter(std::size_t index) const {
    if (!m_levels->listed) return index;
    const auto& places = m_levels->places;
    if (!m_turned) return index < places.size() && places[index] != gone ? std::optional(places[index]) : std::nullopt;
    const auto found = std::ranges::find(places, index);
    if (found == places.end()) return std::nullopt;
    return static_cast<std::size_t>(found - places.begin());
}

bool WorldEdit::changesPortals() const {
    return m_levels->listed || std::ranges::any_of(m_levels->changed, [](const Changed& one) {
               return one.edit.resizes() || one.edit.changes<&Level::id>() || one.edit.changes<&Level::things>();
           });
}

const Edit* WorldEdit::changeOf(std::size_t placeAfter) const {
    const auto& all = m_levels->changed;
    const auto found = std::ranges::find_if(all, [&](const Changed& one) { return placesOf(one).after == placeAfter; });
    return found == all.end() ? nullptr : &found->edit;
}

Rect WorldEdit::touched(std::size_t index) const {
    const auto& all = m_levels->changed;
    const auto found = std::ranges::find_if(all, [&](const Changed& one) { return placesOf(one).before == index; });
    return found == all.end() ? Rect{} : found->edit.touched();
}

std::size_t WorldEdit::bytes() const {
    const auto parts = m_parts.bytes();
    const auto& lone = m_levels->bytesOfLone;
    const auto [before, after] = m_turned ? Change<std::size_t>{lone.after, lone.before} : lone;
    return sizeof(WorldEdit) + m_levels->bytesOfChanged + std::max(parts.before + before, parts.after + after);
}

} // namespace delve
