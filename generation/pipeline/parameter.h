#pragma once

#include "generation/level/result.h"
#include "generation/level/text.h"
#include "generation/pipeline/parameter_values.h"
#include "generation/pipeline/parts.h"

#include <functional>
#include <string_view>
#include <type_traits>
#include <vector>

/// Parameters of a stage, declared once: panel, command line, file and documentation are built from the declaration.
///
/// A stage keeps its parameters in a plain struct whose initial values are the defaults, and declares each member:
///
///     struct Flowers { std::int64_t floorCells = 60; };
///     parameter("floor-cells", &Flowers::floorCells, whole(1, 1'000'000),
///               DELVE_TEXT("flowers", "Floor for each flower"), DELVE_TEXT("flowers", "…"))
namespace delve {

struct Choice {
    std::string_view name; ///< in files and on the command line
    Text label;
    Parts needs = {}; ///< what the stage needs besides, where this is chosen
};

/// What becomes of a parameter where only a part of a level is regenerated, by the share of its cells.
enum class InPart : std::uint8_t {
    Same,          ///< it says what each one is like, or is in proportion by itself
    Scaled,        ///< a number for the whole map
    ScaledWhenSet, ///< likewise; where nobody sets it, the stage finds a number for the part by itself
};

/// What values are allowed, in the units of the parameter.
struct Limits {
    Decimal least;
    Decimal most;
    std::int64_t cellsForOne = 0;     ///< Count: one for so many cells of the map, when automatic
    std::vector<Choice> choices = {}; ///< Choice: in the order of the enum
    /// Choice kept as a text: where a text that is no name of a choice may stand too, what is wrong with it.
    std::function<Done(std::string_view)> checkText = {};
    InPart inPart = InPart::Same;
};

[[nodiscard]] inline Limits whole(std::int64_t least, std::int64_t most) {
    return {Decimal::of(least), Decimal::of(most)};
}
[[nodiscard]] inline Limits thousandths(std::int64_t least, std::int64_t most) {
    return {Decimal::ofThousandths(least), Decimal::ofThousandths(most)};
}
/// A number for the whole map, however large: in a part of it, as many in proportion.
[[nodiscard]] inline Limits wholeForMap(std::int64_t least, std::int64_t most) {
    return {Decimal::of(least), Decimal::of(most), 0, {}, {}, InPart::Scaled};
}
[[nodiscard]] inline Limits oneFor(std::int64_t cells, std::int64_t least, std::int64_t most,
                                   InPart inPart = InPart::ScaledWhenSet) {
    return {Decimal::of(least), Decimal::of(most), cells, {}, {}, inPart};
}
[[nodiscard]] inline Limits oneOf(std::vector<Choice> choices) { return {{}, {}, 0, std::move(choices)}; }
[[nodiscard]] inline Limits share() { return whole(0, 100); }
[[nodiscard]] inline Limits yesOrNo() { return {}; }

struct Parameter {
    std::string_view id;
    ParameterKind kind = ParameterKind::Flag;
    Limits limits;
    Text label;
    Text help;
    ParameterValue usual; ///< the default; for an automatic Count see usualFor
    /// Writes a checked value into the stage's struct.
    std::function<void(void*, const ParameterValue&)> store;
    /// Writes the default for a map of this size; a Count stays automatic.
    std::function<void(void*, Size)> storeUsual;

    /// The default on a map of this size.
    [[nodiscard]] ParameterValue usualFor(Size size) const;
    /// Is the value of the right kind and in range? If not, a sentence that names parameter, value and range.
    [[nodiscard]] Done check(const ParameterValue& value) const;
};

/// The value as the command line and messages write it: "20", "1.2", "20-40", "yes", "random".
[[nodiscard]] std::string toText(const ParameterValue& value);
/// The value that a person typed for this parameter, checked: "20-40", "25", "on".
[[nodiscard]] Result<ParameterValue> parameterFromText(const Parameter& parameter, std::string_view text);
/// "20 to 40", "yes or no", "one of random, farthest": what is allowed, for messages and help.
[[nodiscard]] Message allowedBy(const Parameter& parameter);

namespace detail {

[[nodiscard]] std::int64_t indexOfChoice(const Limits& limits, const ParameterValue& value);

} // namespace detail

template <class Struct, class T>
[[nodiscard]] Parameter parameter(std::string_view id, T Struct::*member, Limits limits, Text label, Text help) {
    Parameter made;
    made.id = id;
    made.label = label;
    made.help = help;
    if constexpr (std::is_enum_v<T>) {
        made.kind = ParameterKind::Choice;
        made.usual = std::string(limits.choices[static_cast<std::size_t>(Struct{}.*member)].name);
        made.store = [member, limits](void* target, const ParameterValue& value) {
            static_cast<Struct*>(target)->*member = static_cast<T>(detail::indexOfChoice(limits, value));
        };
    } else {
        made.kind = detail::Conversion<T>::kind;
        made.usual = detail::Conversion<T>::from(Struct{}.*member);
        made.store = [member](void* target, const ParameterValue& value) {
            static_cast<Struct*>(target)->*member = detail::Conversion<T>::to(value);
        };
    }
    made.limits = std::move(limits);
    made.storeUsual = [usual = made](void* target, Size size) { usual.store(target, usual.usualFor(size)); };
    if constexpr (std::is_same_v<T, Count>) {
        made.storeUsual = [member, store = made.storeUsual](void* target, Size size) {
            store(target, size);
            (static_cast<Struct*>(target)->*member).automatic = true;
        };
    }
    return made;
}

} // namespace delve
