#include "generation/stages/inner_levels.h"

#include "generation/pipeline/parameter.h"
#include "generation/pipeline/portals.h"
#include "generation/stages/level_names.h"

#include <algorithm>
#include <charconv>
#include <unordered_set>
#include <utility>

namespace delve::generation {
namespace {

std::string freshId(const WorldDraft& draft, const std::string& wanted) {
    std::string id = wanted;
    for (int n = 2; draft.isTaken(id); ++n) id = wanted + '-' + std::to_string(n);
    return id;
}

/// More levels of one kind than a world has. A file may say any number, and seeds are drawn up to the highest.
constexpr std::size_t highestNumber = 1'000'000;

} // namespace

std::size_t innerNumber(std::string_view id, std::string_view prefix) {
    if (!id.starts_with(prefix)) return 0;
    id.remove_prefix(prefix.size());
    std::size_t number = 0;
    const auto read = std::from_chars(id.data(), id.data() + id.size(), number);
    const bool whole = read.ec == std::errc() && read.ptr == id.data() + id.size() && !id.starts_with('0');
    return whole && number <= highestNumber ? number : 0;
}

std::optional<Stream> streamOf(const Level& level, std::string_view stage) {
    if (!level.recipe) return std::nullopt;
    const auto& stages = level.recipe->stages;
    const auto found = std::ranges::find(stages, stage, &RecipeStage::stage);
    if (found == stages.end()) return std::nullopt;
    return Stream::named(level.recipe->seed, found->stage, found->id, found->version, found->reroll);
}

namespace {

/// Deals levels out to places.
class InnerDealing {
public:
    InnerDealing(WorldDraft& draft, std::span<const Rect> places, std::string_view prefix)
        : m_draft(draft), m_places(places), m_prefix(prefix), m_dealt(places.size()) {}

    std::vector<InnerPlace> deal() {
        auto kept = m_draft.keptWithin(m_draft.level().id);
        dealByPortals(kept);
        for (const bool same : {true, false}) // those that need not move come first
            for (const auto* const level : kept)
                if (!m_levels.contains(level)) giveNearest(*level, same);
        number();
        return std::move(m_dealt);
    }

private:
    [[nodiscard]] bool isFree(std::size_t place) const { return m_dealt[place].number == 0 && !m_dealt[place].kept; }

    void give(std::size_t place, const Level& level) {
        m_dealt[place] = {innerNumber(level.id, m_prefix), &level};
        m_levels.insert(&level);
        m_numbers.insert(m_dealt[place].number);
    }

    void dealByPortals(const std::vector<const Level*>& kept) {
        for (const auto& thing : *m_draft.level().things) {
            const auto target = thing.kind == ThingKind::Portal ? targetOf(thing) : std::nullopt;
            if (!target || !m_draft.before(target->level)) continue;
            const auto found = std::ranges::find_if(m_places, [&](const Rect& box) { return box.contains(thing.at); });
            const auto place = static_cast<std::size_t>(found - m_places.begin());
            if (found == m_places.end() || !isFree(place)) continue;
            const auto level =
                std::ranges::find(kept, target->level, [](const Level* l) -> const std::string& { return l->id; });
            if (level != kept.end()) {
                if (!m_levels.contains(*level)) give(place, **level);
            } else if (const auto number = innerNumber(target->level, m_prefix);
                       number != 0 && m_numbers.insert(number).second) {
                m_dealt[place].number = number;
            }
        }
    }

    /// Where the level was entered before.
    [[nodiscard]] std::optional<Cell> wayInto(const Level& level) const {
        const auto* const before = m_draft.before(m_draft.level().id);
        if (!before) return {};
        for (const auto& thing : *before->things) {
            const auto target = thing.kind == ThingKind::Portal ? targetOf(thing) : std::nullopt;
            if (target && target->level == level.id) return thing.at;
        }
        return {};
    }

    void giveNearest(const Level& level, bool onlyWhereItWas) {
        const auto was = wayInto(level);
        if (!was && onlyWhereItWas) return;
        std::optional<std::size_t> best;
        const auto away = [&](std::size_t place) { return was ? steps(m_places[place].centre(), *was) : 0; };
        for (std::size_t place = 0; place < m_places.size(); ++place) {
            if (!isFree(place) || (onlyWhereItWas && !m_places[place].contains(*was))) continue;
            if (!best || away(place) < away(*best)) best = place;
        }
        if (best) give(*best, level);
    }

    void number() {
        std::size_t next = 1;
        for (auto& place : m_dealt) {
            if (place.number != 0 || place.kept) continue;
            while (m_numbers.contains(next)) ++next;
            place.number = next++;
        }
    }

    WorldDraft& m_draft;
    std::span<const Rect> m_places;
    std::string_view m_prefix;
    std::vector<InnerPlace> m_dealt;
    std::unordered_set<const Level*> m_levels; ///< that were given a place
    std::unordered_set<std::size_t> m_numbers; ///< that are taken
};

} // namespace

std::vector<InnerPlace> innerPlaces(WorldDraft& draft, std::span<const Rect> places, std::string_view prefix) {
    return InnerDealing(draft, places, prefix).deal();
}

std::vector<std::uint64_t> InnerLevels::seedsOf(std::span<const InnerPlace> places) {
    std::size_t highest = 0;
    for (const auto& place : places) highest = std::max(highest, place.number);
    std::vector<std::uint64_t> drawn;
    for (std::size_t i = 0; i < highest; ++i) drawn.push_back(m_random.bits());
    std::vector<std::uint64_t> seeds;
    seeds.reserve(places.size());
    for (const auto& place : places) seeds.push_back(place.number > 0 ? drawn[place.number - 1] : 0);
    return seeds;
}

Result<std::size_t> InnerLevels::make(InnerLevel level) {
    if (!level.recipe)
        return impossible(
            Message{DELVE_TEXT("stage", "“%1” cannot be made: this program lacks its recipe."), {level.name}}.withWords(
                levelNameWords));
    return m_draft.make({freshId(m_draft, level.id), level.name, *std::move(level.recipe), level.size});
}

} // namespace delve::generation
