#pragma once

#include "generation/level/result.h"
#include "generation/level/text.h"
#include "generation/pipeline/parameter_role.h"
#include "generation/pipeline/parameter_values.h"
#include "generation/pipeline/parts.h"
#include "generation/pipeline/unit.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// Parameters of a stage, declared once: panel, command line, file and documentation are built from the declaration.
///
/// A stage keeps its parameters in a plain struct whose initial values are the defaults, and declares each member:
///
///     struct Flowers { std::int64_t floorCells = 60; };
///     parameter("floor-cells", &Flowers::floorCells, whole(1, 1'000'000).in(Unit::PlainCount),
///               DELVE_TEXT("flowers", "Floor cells per flower"), DELVE_TEXT("flowers", "…"))
namespace delve::generation {

struct Choice {
    std::string name; ///< in files and on the command line
    OwnedText label;
    Parts needs = {}; ///< what the stage needs in addition if this is chosen
};

/// What values are allowed.
struct Limits {
    Decimal min;
    Decimal max;
    std::int64_t cellsForOne = 0;     ///< Count: one for this many cells of the map, when automatic
    std::vector<Choice> choices = {}; ///< Choice: in the order of the enum
    /// Choice kept as a text: checks a text that is no name of a choice; empty if there may be none.
    std::function<Done(std::string_view)> checkText = {};
    std::optional<Unit> unit = {}; ///< of numbers: each parameter of a stage says one; see unitOf()

    /// The same limits, with the unit of the number: `whole(1, 40).in(Unit::Cells)`.
    [[nodiscard]] Limits in(Unit measure) && {
        unit = measure;
        return std::move(*this);
    }
};

[[nodiscard]] inline Limits whole(std::int64_t min, std::int64_t max) { return {Decimal::of(min), Decimal::of(max)}; }
[[nodiscard]] inline Limits thousandths(std::int64_t min, std::int64_t max) {
    return {Decimal::ofThousandths(min), Decimal::ofThousandths(max)};
}
/// A Count that defaults to one for each `cells` cells of the map.
[[nodiscard]] inline Limits oneFor(std::int64_t cells, std::int64_t min, std::int64_t max) {
    return Limits{Decimal::of(min), Decimal::of(max), cells}.in(Unit::PlainCount);
}
[[nodiscard]] inline Limits oneOf(std::vector<Choice> choices) { return {{}, {}, 0, std::move(choices)}; }
[[nodiscard]] inline Limits share() { return whole(0, 100); }
[[nodiscard]] inline Limits yesOrNo() { return {}; }
/// For a text: its greatest length.
[[nodiscard]] inline Limits characters(std::int64_t max) { return {{}, Decimal::of(max)}; }
/// For files, levels and tables: whatever their kind allows.
[[nodiscard]] inline Limits anything() { return {}; }

struct Parameter {
    std::string id;
    SharedKind kind = ParameterKinds::flag();
    Limits limits;
    OwnedText label;
    OwnedText help;
    ParameterRoles roles;
    ParameterValue defaultValue; ///< the default; for an automatic Count see defaultFor
    /// Writes a checked value into the stage's struct.
    std::function<void(void*, const ParameterValue&)> store;
    /// Marks the stored Count in the stage's struct as the default; empty for other kinds.
    std::function<void(void*)> storeAutomatic;

    /// The default on a map of this size.
    [[nodiscard]] ParameterValue defaultFor(Size size) const;
    /// Writes that default into the stage's struct; a Count stays automatic.
    void storeDefault(void* target, Size size) const;
    /// Is the value of the right kind and in range? If not, a sentence that names parameter, value and range.
    [[nodiscard]] Done check(const ParameterValue& value) const;
};

/// The value that a person typed for this parameter, checked: "20-40", "25", "on".
[[nodiscard]] Result<ParameterValue> parameterFromText(const Parameter& parameter, std::string_view text);
/// "20 to 40", "yes or no", "one of random, farthest": what is allowed, for messages and help.
[[nodiscard]] Message allowedBy(const Parameter& parameter);
/// What its number is measured in: as declared, or percent for a percentage. Nothing if it is no number.
[[nodiscard]] std::optional<Unit> unitOf(const Parameter& parameter);
/// Adds the unit to a value or range as it is written; `value` decides between singular and plural.
[[nodiscard]] Message withUnitOf(const Parameter& parameter, std::string written, const ParameterValue& value);
/// Checks a text that is no name of a choice, for parameters that may have one.
[[nodiscard]] Done checkedText(const Parameter& parameter, const std::string& text);

/// The same parameter with another default, as a new version of a stage has it: the struct keeps that of the first.
[[nodiscard]] inline Parameter withDefault(Parameter made, ParameterValue value) {
    made.defaultValue = std::move(value);
    return made;
}

namespace detail {

[[nodiscard]] std::int64_t indexOfChoice(const Limits& limits, const ParameterValue& value);

} // namespace detail

template <class Struct, class T>
[[nodiscard]] Parameter parameter(std::string id, T Struct::*member, Limits limits, OwnedText label, OwnedText help,
                                  ParameterRoles roles = {}) {
    Parameter made;
    made.id = std::move(id);
    made.label = std::move(label);
    made.help = std::move(help);
    made.roles = roles;
    if constexpr (std::is_enum_v<T>) {
        made.kind = ParameterKinds::choice();
        made.defaultValue = limits.choices[static_cast<std::size_t>(Struct{}.*member)].name;
        made.store = [member, limits](void* target, const ParameterValue& value) {
            static_cast<Struct*>(target)->*member = static_cast<T>(detail::indexOfChoice(limits, value));
        };
    } else {
        made.kind = detail::Conversion<T>::kind();
        made.defaultValue = detail::Conversion<T>::from(Struct{}.*member);
        made.store = [member](void* target, const ParameterValue& value) {
            static_cast<Struct*>(target)->*member = detail::Conversion<T>::to(value);
        };
    }
    made.limits = std::move(limits);
    if constexpr (std::is_same_v<T, Count>)
        made.storeAutomatic = [member](void* target) { (static_cast<Struct*>(target)->*member).automatic = true; };
    return made;
}

} // namespace delve::generation
