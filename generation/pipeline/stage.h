#pragma once

#include "generation/pipeline/draft.h"
#include "generation/pipeline/parameter.h"
#include "generation/random/stream.h"

#include <functional>
#include <span>
#include <string_view>
#include <vector>

/// What a stage is: a function over a draft, and the declaration of what it needs, gives and can be told.
namespace delve {

/// What a stage may need and give; a recipe that lacks something is refused with a sentence.
enum class Part : std::uint8_t {
    Rooms = 1, Partition = 2, Links = 4, Floor = 8, Start = 16, Exit = 32, Flowers = 64, Sites = 128,
};

class Parts {
public:
    constexpr Parts() = default;
    constexpr Parts(Part part) : m_bits(static_cast<std::uint8_t>(part)) {}
    [[nodiscard]] constexpr bool has(Parts other) const { return (m_bits & other.m_bits) == other.m_bits; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    friend constexpr Parts operator|(Parts a, Parts b) { return fromBits(a.m_bits | b.m_bits); }
    /// What is in a and not in b.
    friend constexpr Parts operator-(Parts a, Parts b) { return fromBits(a.m_bits & ~b.m_bits); }
    friend constexpr bool operator==(Parts, Parts) = default;

private:
    static constexpr Parts fromBits(int bits) {
        Parts parts;
        parts.m_bits = static_cast<std::uint8_t>(bits);
        return parts;
    }
    std::uint8_t m_bits = 0;
};
constexpr Parts operator|(Part a, Part b) { return Parts(a) | Parts(b); }

enum class StageGroup : std::uint8_t { Rooms, Links, Halls, Ground, Finishing };

/// A stage in one of its versions. A released version stays in the list, and runnable.
struct Stage {
    std::string_view name;
    std::int32_t version = 1;
    StageGroup group = StageGroup::Finishing;
    Text label;
    Text help;
    Parts needs;
    Parts gives;
    bool carves = false; ///< makes cells walkable: the pipeline joins what is apart after the last one that does
    std::vector<Parameter> parameters;
    /// Runs with the values that the recipe sets (checked before) and the defaults for this map for all others.
    std::function<Done(Draft&, Stream&, std::span<const NamedParameter>)> run;

    [[nodiscard]] const Parameter* find(std::string_view parameter) const;
};

/// Builds a stage's `run` from a plain function and the struct of its parameters.
template <class Struct>
[[nodiscard]] auto runWith(Done (*function)(Draft&, Stream&, const Struct&), std::vector<Parameter> declared) {
    return [function, declared = std::move(declared)](Draft& draft, Stream& random,
                                                      std::span<const NamedParameter> values) {
        Struct parameters;
        for (const auto& parameter : declared) parameter.store(&parameters, parameter.usualFor(draft.size()));
        for (const auto& value : values)
            for (const auto& parameter : declared)
                if (parameter.id == value.id) parameter.store(&parameters, value.value);
        return function(draft, random, parameters);
    };
}

} // namespace delve
