#pragma once

#include "generation/level/decimal.h"
#include "generation/level/geometry.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// A recipe as a value: which stages in which order, with which parameters and which seed. What the stages *do* is
/// known above this folder; here it is only what a file holds and a person edits.
namespace delve {

/// A number from–to, both included.
struct Range {
    Decimal from;
    Decimal to;
    friend constexpr bool operator==(const Range&, const Range&) = default;
};

/// A bool, a number, a range, or the name of a choice.
using ParameterValue = std::variant<bool, Decimal, Range, std::string>;

struct NamedParameter {
    std::string id;
    ParameterValue value;
    friend bool operator==(const NamedParameter&, const NamedParameter&) = default;
};

/// One stage of a recipe. `id` is the instance: it names the random stream, so it stays when the stage moves.
struct RecipeStage {
    std::string id;
    std::string stage; ///< name in the list of stages
    std::int32_t version = 1;
    std::uint64_t reroll = 0; ///< how often this stage alone was rerolled
    bool enabled = true;
    std::vector<NamedParameter> parameters; ///< those that were set; the others have their defaults
    std::string unknown;                    ///< members of a file that this version does not know, as raw JSON

    [[nodiscard]] const ParameterValue* find(std::string_view parameter) const;
    void set(std::string_view parameter, ParameterValue value);
    bool reset(std::string_view parameter);

    friend bool operator==(const RecipeStage&, const RecipeStage&) = default;
};

struct Recipe {
    std::string name;
    std::uint64_t seed = 0;
    std::vector<RecipeStage> stages;
    std::string unknown;
    std::int32_t version = 1; ///< of the recipe of that name which it began as

    [[nodiscard]] const RecipeStage* find(std::string_view id) const;
    [[nodiscard]] RecipeStage* find(std::string_view id);

    friend bool operator==(const Recipe&, const Recipe&) = default;
};

/// A seed as a person types it: any 64-bit integer, signed or not, or a word, which is hashed (FNV-1a).
[[nodiscard]] std::uint64_t seedFromText(std::string_view text);

/// A size as a person types it: "120x60".
[[nodiscard]] std::optional<Size> sizeFromText(std::string_view text);

} // namespace delve
