#include "editor/document/first_goal.h"

#include "editor/document/document.h"
#include "generation/level/rules.h"

#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

namespace delve::editor {
namespace {

/// The objectives that a goal can suggest, in order of precedence.
class Suggestions {
public:
    explicit Suggestions(const TileCatalogue& tiles) {
        for (const auto& objective : play::builtInObjectives())
            if (objective.suggested > 0) m_objectives.push_back(&objective);
        std::ranges::stable_sort(m_objectives, std::greater{}, &play::ObjectiveInfo::suggested);
        for (const Tile tile : tiles.all()) {
            m_byTile.resize(std::max(m_byTile.size(), static_cast<std::size_t>(tile) + 1), none());
            m_byTile[static_cast<std::size_t>(tile)] =
                firstOf([&](const play::ObjectiveNeed& need) { return need.tile && (tiles.*need.tile)(tile); });
        }
    }

    [[nodiscard]] const play::ObjectiveInfo* in(const Level& level, const Rect& area) const {
        auto found = none();
        for (const auto& thing : *level.things)
            if (area.contains(thing.at))
                found =
                    std::min(found, firstOf([&](const play::ObjectiveNeed& need) { return need.thing == thing.kind; }));
        found = std::min(found, firstOfTiles(level, area));
        return found < none() ? m_objectives[found] : nullptr;
    }

private:
    [[nodiscard]] std::size_t none() const { return m_objectives.size(); }

    template <class Fits>
    [[nodiscard]] std::size_t firstOf(Fits fits) const {
        const auto suggests = [&](const play::ObjectiveInfo* objective) {
            return std::ranges::any_of(objective->needs, fits);
        };
        return static_cast<std::size_t>(std::ranges::find_if(m_objectives, suggests) - m_objectives.begin());
    }

    [[nodiscard]] std::size_t firstOf(Tile tile) const {
        const auto id = static_cast<std::size_t>(tile);
        return id < m_byTile.size() ? m_byTile[id] : none();
    }

    [[nodiscard]] std::size_t firstOfTiles(const Level& level, const Rect& area) const {
        auto found = none();
        std::vector<Tile> row;
        for (std::size_t chunk = 0; chunk < level.tiles.chunkCount(); ++chunk) {
            const Rect part = level.tiles.chunkArea(chunk).intersected(area);
            if (part.empty()) continue;
            if (const auto held = level.tiles.chunk(chunk); !held.cells) { // most chunks of a large map
                found = std::min(found, firstOf(held.tile));
                continue;
            }
            row.resize(static_cast<std::size_t>(part.width));
            for (auto y = part.y; y < part.bottom(); ++y) {
                level.tiles.readRow(y, part.x, row);
                for (const Tile tile : row) found = std::min(found, firstOf(tile));
            }
        }
        return found;
    }

    std::vector<const play::ObjectiveInfo*> m_objectives;
    std::vector<std::size_t> m_byTile; ///< index into the list above
};

bool setsObjectiveOfFirstGoal(const History::Step& step) {
    const std::string_view name = step.name.text.source;
    return std::ranges::any_of(play::builtInObjectives(), [name](const play::ObjectiveInfo& objective) {
        return objective.suggested > 0 && name == objective.suggestionStep.source;
    });
}

} // namespace

const play::ObjectiveInfo* objectiveOfFirstGoal(const World& world, const Level& before, const Level& after,
                                                const Rect& touched) {
    if (world.rules->objective != defaultObjective) return nullptr;
    if (std::ranges::any_of(world.levels, [](const Level& level) { return level.recipe.has_value(); })) return nullptr;
    const Suggestions suggestions(world.tiles);
    const auto hasGoal = [&](const Level& level) { return suggestions.in(level, wholeOf(level.size())) != nullptr; };
    const auto* suggested = suggestions.in(after, touched);
    if (!suggested || hasGoal(before)) return nullptr;
    const bool elsewhere =
        std::ranges::any_of(world.levels, [&](const Level& other) { return other.id != after.id && hasGoal(other); });
    return elsewhere ? nullptr : suggested;
}

bool tookBackObjectiveOfFirstGoal(const History& history) {
    return history.canRedo() && setsObjectiveOfFirstGoal(history.steps()[history.position()]);
}

void takeObjectiveOfFirstGoal(Document& document, const Level& before, const Rect& touched) {
    if (document.objectiveChosen()) return;
    const auto* objective = objectiveOfFirstGoal(document.world(), before, document.level(), touched);
    if (!objective) return;
    World after = document.world();
    after.rules.write().objective = objective->id;
    document.applyWorld(WorldEdit::between(document.world(), after), Text(objective->suggestionStep));
}

} // namespace delve::editor
