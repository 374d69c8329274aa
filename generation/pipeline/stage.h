#pragma once

#include "generation/pipeline/draft.h"
#include "generation/pipeline/inner_levels_info.h"
#include "generation/pipeline/parameter.h"
#include "generation/pipeline/parts.h"
#include "generation/pipeline/stage_registry.h"
#include "generation/random/stream.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A stage: a function over a draft, and the declaration of its needs, what it gives and its parameters.
namespace delve::generation {

class WorldDraft;

enum class StageGroup : std::uint8_t { Rooms, Links, Halls, Ground, Finishing, World };

/// What a stage does to the ways through a level, beside making cells walkable.
enum class Ways : std::uint8_t {
    Keeps,
    Changes, ///< opens, floods or closes some: refused behind a stage that fixes them
    Fixes,   ///< relies on them as they then are: what is locked stays locked, what leads one way does so
};

/// A stage in one of its versions. A released version stays in the list, and runnable.
struct StageInfo {
    std::string name;
    std::int32_t version = 1;
    StageGroup group = StageGroup::Finishing;
    OwnedText label;
    OwnedText help;
    Parts needs; ///< whatever its parameters are; see needsWith
    Parts gives;
    bool carves = false; ///< makes cells walkable: the pipeline joins what is apart after the last one that does
    Ways ways = Ways::Keeps;
    bool joins = false; ///< joins what is apart itself, in the level as a whole
    bool locks = false; ///< adds locks and keys to the level as a whole; not run where locks remain
    std::vector<Parameter> parameters;
    /// Runs with the values that the recipe sets (checked before) and the defaults for this map for all others.
    std::function<Done(Draft&, Stream&, std::span<const NamedParameter>)> run;
    /// Of a stage that works on the world around its level: runs when the level is done, after all `run`; else empty.
    std::function<Done(WorldDraft&, Stream&, std::span<const NamedParameter>)> runOnWorld;

    /// Of a stage that makes levels within its own; else null.
    std::shared_ptr<const InnerLevelsInfo> innerLevels = {};
    /// The kinds of plain things that it adds to levels within its own, however deep. It runs again when one of these
    /// levels is regenerated.
    std::vector<ThingKind> addsWithin = {};
    /// The map size that the stage wants with the values that the recipe sets, if nobody gives a size; none if any will
    /// do.
    std::function<std::optional<Size>(std::span<const NamedParameter>)> growsMap = {};
    bool shrinksMap = false; ///< that size holds even if the recipe's default is larger

    [[nodiscard]] bool changesWays() const { return carves || ways == Ways::Changes; }
    [[nodiscard]] const Parameter* find(std::string_view parameter) const;
    [[nodiscard]] const Parameter* find(ParameterRole role) const; ///< the first that has it; null where none has
    /// What it needs with these values: some choices of a parameter need more than others.
    [[nodiscard]] Parts needsWith(std::span<const NamedParameter> values) const;
};
[[nodiscard]] inline DeclaredId declaredId(const StageInfo& stage) { return {stage.name, stage.version}; }

/// The `run` of a stage that works on the world alone.
[[nodiscard]] inline Done nothingOnDraft(Draft& /*draft*/, Stream& /*random*/,
                                         std::span<const NamedParameter> /*values*/) {
    return done();
}

/// A stage's parameters: the values that the recipe sets, and the defaults for a map of this size for all others.
template <class Struct>
[[nodiscard]] Struct withValues(std::span<const Parameter> declared, Size size,
                                std::span<const NamedParameter> values) {
    Struct parameters;
    for (const auto& parameter : declared) parameter.storeDefault(&parameters, size);
    for (const auto& value : values)
        for (const auto& parameter : declared)
            if (parameter.id == value.id) parameter.store(&parameters, value.value);
    return parameters;
}

/// Builds a stage's `run`, or its `runOnWorld`, from a plain function and the struct of its parameters.
template <class Struct, class AnyDraft>
[[nodiscard]] auto runWith(Done (*function)(AnyDraft&, Stream&, const Struct&), std::vector<Parameter> declared) {
    const auto shared = std::make_shared<const std::vector<Parameter>>(std::move(declared));
    return [function, shared](AnyDraft& draft, Stream& random, std::span<const NamedParameter> values) {
        return function(draft, random, withValues<Struct>(*shared, draft.size(), values));
    };
}

} // namespace delve::generation
