#pragma once

#include "generation/level/decimal.h"
#include "generation/level/registry.h"
#include "generation/level/result.h"
#include "generation/level/text.h"
#include "generation/level/world.h"
#include "generation/pipeline/feedback.h"
#include "playtest/rules/objective.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// What can be counted about a level: a list of measures, each declared by one function in playtest/measures/. A value
/// is exact to thousandths and the same on every machine.
namespace delve::play {

class Measured;
struct Proof;
struct ProofWalk;

/// What a measure is about: people see measures in these groups.
enum class MeasureGroup : std::uint8_t { Ground, Length, Loops, Links, Shapes, Sight, Things };
inline constexpr std::array measureGroups{MeasureGroup::Ground, MeasureGroup::Length, MeasureGroup::Loops,
                                          MeasureGroup::Links,  MeasureGroup::Shapes, MeasureGroup::Sight,
                                          MeasureGroup::Things};
[[nodiscard]] Text labelOf(MeasureGroup group);

struct MeasureInfo {
    std::string id;  ///< the word in expressions and files
    OwnedText label; ///< four words at most
    OwnedText help;  ///< one or two sentences: what it counts, what a higher value means
    MeasureGroup group = MeasureGroup::Ground;
    OwnedText unit;          ///< cells, steps, rooms, %; empty for a plain number
    bool common = false;     ///< quick enough to follow every stroke of a brush
    bool needsProof = false; ///< has a value only with a proof
    bool symmetric = false;  ///< the same for a mirrored or turned level: neither ties between cells nor samples enter
    /// Nothing where the measure does not apply: no rooms, no exit, one player.
    std::function<std::optional<Decimal>(const Measured&)> value;
};
[[nodiscard]] inline DeclaredId declaredId(const MeasureInfo& measure) { return measure.id; }

using MeasureRegistry = Registry<MeasureInfo>;

/// The built-in ones of playtest/measures/measures.cpp; to add to them, copy them.
[[nodiscard]] const MeasureRegistry& builtInMeasures();

/// All measures together take long on a larger level: it should have the common ones only.
inline constexpr std::int64_t mostCellsForAllMeasures = std::int64_t{1} << 20;
/// A level of more cells should not be measured, for its memory.
inline constexpr std::int64_t mostCellsToMeasure = std::int64_t{1} << 24;

struct MeasureRequest {
    bool commonOnly = false;
    const Proof* proof = nullptr; ///< of the world; without one the measures of a won game have no value
    /// Of that proof (proof_walk.h): who measures several levels plays it again once. Null: it is played here.
    const ProofWalk* walk = nullptr;
    const generation::Feedback* feedback = nullptr;
    const MeasureRegistry* measures = nullptr;     ///< null: the built-in ones
    const ObjectiveRegistry* objectives = nullptr; ///< likewise
};

struct MeasuredValue {
    const MeasureInfo* info = nullptr; ///< of the registry
    std::optional<Decimal> value;      ///< toText() writes it: "12", "0.45"
};

/// The values of all measures, or of the common ones, in the order of the registry, for one level of a world. Fails
/// only if it was stopped.
[[nodiscard]] Result<std::vector<MeasuredValue>> measure(const World& world, std::size_t level,
                                                         const MeasureRequest& request = {});

} // namespace delve::play
