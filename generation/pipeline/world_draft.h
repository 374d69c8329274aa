#pragma once

#include "generation/level/level_places.h"
#include "generation/level/world.h"
#include "generation/pipeline/id_marks.h"
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

/// A world while its levels are made: what stages work on that add levels around their own.
namespace delve::generation {

/// A request for a level: the recipe that makes it, and its name.
struct LevelOrder {
    std::string id;
    std::string name;
    Recipe recipe;
    Size size;
};

/// Makes a level by its recipe, and runs the stages of that recipe that work on the world. These make further levels
/// within it, and so on. If the world is regenerated, the pins of a level with the same id hold.
class WorldDraft : public Journal {
public:
    /// Finds a version of the recipe of a name, with a seed. Passed in, so that this folder knows no recipe by name.
    using RecipeSource =
        std::function<std::optional<Recipe>(std::string_view name, std::int32_t version, std::uint64_t seed)>;

    struct Tools {
        const StageRegistry& stages;
        RecipeSource recipes;
        Workspace& workspace;
        Feedback* feedback = nullptr;
        std::span<const Level> stamps = {}; ///< rooms that a person made, for the stages that place some
        /// Levels of the old world that stay as they are, with all levels within them, if a stage finds a place for
        /// them; by their ids. Null: none. Outlives the draft.
        const std::unordered_set<std::string>* kept = nullptr;
        FileReader files = {}; ///< for stages that read a file beside the map
    };

    /// `world` begins as what stays of the world `before`, which is null for a new world and outlives this.
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
    [[nodiscard]] bool isNew(const Level& level) const { return m_ids.find(level.id).value_or(false); }
    /// The levels directly within one of the old world that are to be kept, in the order of that world.
    [[nodiscard]] std::vector<const Level*> keptWithin(std::string_view outer);
    /// Takes over such a level and all levels within it, and returns its place.
    [[nodiscard]] std::size_t keep(const Level& level);
    /// Does a level of this world have the id?
    [[nodiscard]] bool isTaken(std::string_view id) const { return m_ids.contains(id); }

    [[nodiscard]] const StageRegistry& stages() const { return m_tools.stages; }
    [[nodiscard]] std::optional<Recipe> recipe(std::string_view name, std::int32_t version, std::uint64_t seed) const {
        return m_tools.recipes(name, version, seed);
    }
    /// Makes a level and all levels within it, and returns its place. `trace` is that of the level itself.
    [[nodiscard]] Result<std::size_t> make(const LevelOrder& order, Trace* trace = nullptr);
    /// Reserves space for this many levels: when a list of a hundred thousand grows, everything else waits.
    void expect(std::size_t levels);
    /// For progress: the levels made from now on are number `i` of `count`.
    void beginPart(std::size_t i, std::size_t count);
    /// Runs a single stage of a level of this world.
    [[nodiscard]] Done runStage(std::size_t level, const RecipeStage& stage);

private:
    /// The progress at which something begins and ends, in permille.
    struct Share {
        std::int32_t from = 0;
        std::int32_t to = 1000;
    };
    static constexpr std::size_t nowhere = ~std::size_t{0};

    [[nodiscard]] const std::vector<std::size_t>& rightWithin(std::string_view outer);
    [[nodiscard]] const StageInfo* worldStage(const RecipeStage& stage) const;
    void report(Share share);
    void setWithin(Level& inner);
    [[nodiscard]] Done runStages(const Recipe& recipe, Trace* trace);

    World m_world;
    const LevelPlaces* m_before;
    Tools m_tools;
    std::size_t m_here = nowhere;
    Share m_share;                ///< of the level whose stages run
    Share m_inside;               ///< of what they make
    Properties m_innerProperties; ///< of the last level made directly within level()
    /// For all levels, of which there may be many, by the ids that they hold: was it made in this run?
    IdMarks m_ids;
    /// The places of the levels directly within each level of the old world; found at the first question.
    std::optional<std::unordered_map<std::string_view, std::vector<std::size_t>>> m_within;
};

/// The id of the level that this one lies within, such as the town of a house; empty where there is none.
[[nodiscard]] std::string_view levelAround(const Level& level);
/// Does a level lie within another, however deep? A level does not lie within itself.
[[nodiscard]] bool liesWithin(const LevelPlaces& levels, const Level& level, std::string_view outer);

} // namespace delve::generation
