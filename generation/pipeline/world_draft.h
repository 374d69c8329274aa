#pragma once

#include "generation/level/level_places.h"
#include "generation/level/world.h"
#include "generation/pipeline/journal.h"
#include "generation/pipeline/pipeline.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

/// A world while levels are made for it: what the stages work on that add levels around their own.
namespace delve::generation {

/// A level to be made: by which recipe, and what it is called.
struct LevelOrder {
    std::string id;
    std::string name;
    Recipe recipe;
    Size size;
};

/// Makes a level by its recipe, and lets the stages of that recipe that work on the world do so. They make further
/// levels within it, and so on. Where the world is regenerated, what was pinned in a level of the same id holds.
class WorldDraft : public Journal {
public:
    /// Finds the recipe of a name, with a seed. Handed in, so that this folder knows no single recipe.
    using RecipeSource = std::function<std::optional<Recipe>(std::string_view name, std::uint64_t seed)>;

    struct Tools {
        const StageRegistry& stages;
        RecipeSource recipes;
        Workspace& workspace;
        Feedback* feedback = nullptr;
        std::span<const Level> stamps = {}; ///< rooms that a person made, for the stages that place some
        /// Levels of the world before that stay as they are, with all within them, where a stage finds a place for
        /// them; by their ids. Null: none. Outlives the draft.
        const std::unordered_set<std::string>* kept = nullptr;
        FileReader files = {}; ///< for stages that read a file beside the map
    };

    /// `world` begins as what stays of the world `before`, which is null for a world from nothing and outlives this.
    WorldDraft(World world, const LevelPlaces* before, Tools tools);

    [[nodiscard]] World& world() { return m_world; }
    [[nodiscard]] const World& world() const { return m_world; }
    [[nodiscard]] const Level* before(std::string_view id) const { return m_before ? m_before->find(id) : nullptr; }
    /// The level whose stages run, by its place in the world.
    [[nodiscard]] std::size_t here() const { return m_here; }
    [[nodiscard]] Level& level() { return m_world.levels[m_here]; }
    [[nodiscard]] const Level& level() const { return m_world.levels[m_here]; }
    [[nodiscard]] Size size() const { return level().size(); }
    /// Was this level made in this run? One that was not is left as it is.
    [[nodiscard]] bool isNew(const Level& level) const {
        const auto found = m_ids.find(level.id);
        return found != m_ids.end() && found->second;
    }
    /// The levels right within one of the world before that are to be kept, in the order of that world.
    [[nodiscard]] std::vector<const Level*> keptWithin(std::string_view outer);
    /// Takes over such a level and all within it, and gives its place.
    [[nodiscard]] std::size_t keep(const Level& level);
    /// Does a level of this world have the id?
    [[nodiscard]] bool isTaken(std::string_view id) const { return m_ids.contains(id); }

    [[nodiscard]] const StageRegistry& stages() const { return m_tools.stages; }
    [[nodiscard]] std::optional<Recipe> recipe(std::string_view name, std::uint64_t seed) const {
        return m_tools.recipes(name, seed);
    }
    /// Makes a level and all within it, and gives its place. `trace` is of the level itself.
    [[nodiscard]] Result<std::size_t> make(const LevelOrder& order, Trace* trace = nullptr);
    /// So many levels are to be made: when the list of a hundred thousand has to grow, all else waits.
    void expect(std::size_t levels);
    /// For progress: the levels made from now on are number `i` of `count`.
    void beginPart(std::size_t i, std::size_t count);
    /// Runs a stage of a level of this world by itself.
    [[nodiscard]] Done runStage(std::size_t level, const RecipeStage& stage);

private:
    /// How far the work is when something begins, and when it ends, of 1000.
    struct Share {
        std::int32_t from = 0;
        std::int32_t to = 1000;
    };
    static constexpr std::size_t nowhere = ~std::size_t{0};

    [[nodiscard]] const std::vector<std::size_t>& rightWithin(std::string_view outer);
    [[nodiscard]] const StageInfo* worldStage(const RecipeStage& stage) const;
    void report(Share share);
    [[nodiscard]] Done runStages(const Recipe& recipe, Trace* trace);

    World m_world;
    const LevelPlaces* m_before;
    Tools m_tools;
    std::size_t m_here = nowhere;
    Share m_share;  ///< of the level whose stages run
    Share m_inside; ///< of what they make
    /// Of all levels, of which there may be many, by the ids that they hold: was it made in this run?
    std::unordered_map<std::string_view, bool> m_ids;
    /// The places of the levels right within each of the world before; found out when somebody asks.
    std::optional<std::unordered_map<std::string_view, std::vector<std::size_t>>> m_within;
};

/// The id of the level that this one lies within, such as the town of a house; empty where there is none.
[[nodiscard]] std::string_view levelAround(const Level& level);
/// Does a level lie within another, however deep? A level does not lie within itself.
[[nodiscard]] bool liesWithin(const LevelPlaces& levels, const Level& level, std::string_view outer);

} // namespace delve::generation
