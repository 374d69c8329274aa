#pragma once

#include "generation/level/word_table.h"
#include "generation/pipeline/parameter.h"

/// The choices of an enumeration parameter: each name stands beside its enumerator, so that one without a name does not
/// compile, and an inserted one never takes another one's name.
namespace delve::generation {

template <class Enum>
struct ChoiceOf {
    Enum value;
    std::string_view name;
    Text label;
    Parts needs = {};
};

template <class Enum, std::size_t count>
[[nodiscard]] Limits oneOfEach(const ChoiceOf<Enum> (&choices)[count]) {
    static_assert(count == enumerators<Enum>(), "every enumerator has one choice");
    std::vector<Choice> inOrder(count);
    for (const auto& choice : choices)
        inOrder[static_cast<std::size_t>(choice.value)] = {std::string(choice.name), choice.label, choice.needs};
    return oneOf(std::move(inOrder));
}

} // namespace delve::generation
