#include "generation/stages/inner_levels.h"

#include "generation/pipeline/portals.h"
#include "generation/stages/level_names.h"

#include <algorithm>
#include <charconv>
#include <unordered_set>
#include <utility>

namespace delve {
namespace {

/// The stream that the stage drew from when the level was made before.
std::optional<Stream> streamBefore(const WorldDraft& draft, std::string_view stage) {
    const auto* const before = draft.before(draft.level().id);
    if (!before || !before->recipe) return std::nullopt;
    const auto& stages = before->recipe->stages;
    const auto found = std::ranges::find(stages, stage, &RecipeStage::stage);
    if (found == stages.end()) return std::nullopt;
    return Stream::named(before->recipe->seed, found->stage, found->id, found->version, found->reroll);
}

std::string freshId(const WorldDraft& draft, const std::string& wanted) {
    std::string id = wanted;
    for (int n = 2; draft.isTaken(id); ++n) id = wanted + '-' + std::to_string(n);
    return id;
}

/// More levels of one kind than a world has. A file may say any number, and seeds are drawn up to the highest.
constexpr std::size_t highestNumber = 1'000'000;

/// The number behind the prefix of a level's id; 0 where it has another form.
std::size_t numberIn(std::string_view id, std::string_view prefix) {
    if (!id.starts_with(prefix)) return 0;
    id.remove_prefix(prefix.size());
    std::size_t number = 0;
    const auto read = std::from_chars(id.data(), id.data() + id.size(), number);
    const bool whole = read.ec == std::errc() && read.ptr == id.data() + id.size() && !id.starts_with('0');
    return whole && number <= highestNumber ? number : 0;
}

} // namespace

std::vector<std::size_t> innerNumbers(const WorldDraft& draft, std::span<const Rect> places, std::string_view prefix) {
    std::vector<std::size_t> numbers(places.size(), 0);
    std::unordered_set<std::size_t> kept;
    for (const auto& thing : *draft.level().things) {
        const auto target = thing.kind == ThingKind::Portal ? targetOf(thing) : std::nullopt;
        const auto number = target ? numberIn(target->level, prefix) : 0;
        if (number == 0 || !draft.before(target->level)) continue;
        const auto place = std::ranges::find_if(places, [&](const Rect& box) { return box.contains(thing.at); });
        if (place == places.end()) continue;
        auto& own = numbers[static_cast<std::size_t>(place - places.begin())];
        if (own == 0 && kept.insert(number).second) own = number;
    }
    std::size_t next = 1;
    for (auto& number : numbers) {
        if (number != 0) continue;
        while (kept.contains(next)) ++next;
        number = next++;
    }
    return numbers;
}

InnerLevels::InnerLevels(WorldDraft& draft, Stream& random, std::string_view stage)
    : m_draft(draft), m_random(random), m_before(streamBefore(draft, stage)) {}

std::vector<InnerSeed> InnerLevels::seedsOf(std::span<const std::size_t> numbers) {
    const auto highest = numbers.empty() ? 0 : *std::ranges::max_element(numbers);
    std::vector<InnerSeed> drawn;
    for (std::size_t i = 0; i < highest; ++i) {
        const auto now = m_random.bits();
        drawn.push_back({now, m_before ? m_before->bits() : now});
    }
    std::vector<InnerSeed> seeds;
    seeds.reserve(numbers.size());
    for (const auto number : numbers) seeds.push_back(drawn[number - 1]);
    return seeds;
}

Result<std::size_t> InnerLevels::make(InnerLevel level) {
    if (!level.recipe)
        return impossible(Message{
            DELVE_TEXT("stage", "This program lacks the recipe by which “%1” is made."),
            {level.name}}.withWords(levelNameWords));
    const auto* const before = m_draft.before(level.id);
    if (before && before->recipe && level.recipeBefore && *before->recipe != *level.recipeBefore) {
        level.recipe = before->recipe;
        level.size = before->size();
    }
    return m_draft.make({freshId(m_draft, level.id), level.name, *std::move(level.recipe), level.size});
}

} // namespace delve
