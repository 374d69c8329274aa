#pragma once

#include "generation/level/recipe.h"
#include "generation/level/registry.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// The kinds of parameters. A kind is declared as a stage is, and a parameter
/// holds its kind, so that kinds declared at run time work like those below;
/// the window shows a kind that it has no widget for as a line of text.
namespace delve::generation {

struct Parameter;

/// A value as the command line and messages write it: "20", "1.2", "20-40", "yes", "random".
[[nodiscard]] std::string toText(const ParameterValue& value);

/// Which alternative of ParameterValue a kind uses.
enum class ValueForm : std::uint8_t { Truth, Number, Range, Word };

/// Which values a kind has, which of them a parameter allows, and how a person writes them.
struct ParameterKind {
    std::string id; ///< "whole", "range": what lists of parameters call it
    ValueForm form = ValueForm::Word;
    bool whole = false; ///< of numbers: they have no decimals
    /// Is a value of this form allowed? If not, a sentence that says what is; `given` is how it was written.
    std::function<Done(const Parameter&, const ParameterValue&, const std::string& given)> check;
    /// The same sentence, for something that is no value of this kind at all.
    std::function<Failure(const Parameter&, const std::string& given)> refuse;
    /// Parses what a person wrote; nothing if it is no value of this kind.
    std::function<std::optional<ParameterValue>(std::string_view)> fromText;
    /// The value as a person writes it.
    std::function<std::string(const ParameterValue&)> toText = [](const ParameterValue& value) {
        return delve::generation::toText(value);
    };
    /// "20 to 40", "yes or no": what is allowed, for lists and help.
    std::function<Message(const Parameter&)> allowed;
};
[[nodiscard]] inline DeclaredId declaredId(const ParameterKind& kind) { return kind.id; }

using SharedKind = std::shared_ptr<const ParameterKind>;

/// The kinds that are built in.
struct ParameterKinds {
    [[nodiscard]] static const SharedKind& flag();
    [[nodiscard]] static const SharedKind& whole();
    [[nodiscard]] static const SharedKind& number();
    [[nodiscard]] static const SharedKind& percent();
    [[nodiscard]] static const SharedKind& span(); ///< two whole numbers
    [[nodiscard]] static const SharedKind& numberSpan();
    [[nodiscard]] static const SharedKind& count(); ///< a span; left alone, it follows the size of the map
    [[nodiscard]] static const SharedKind& choice();
    [[nodiscard]] static const SharedKind& text();
    [[nodiscard]] static const SharedKind& file();
    [[nodiscard]] static const SharedKind& level();
    [[nodiscard]] static const SharedKind& table();
};

[[nodiscard]] const Registry<ParameterKind>& builtInParameterKinds();

/// "%1 cannot be …": the sentence about a parameter and what was given for it, with what else it says.
[[nodiscard]] Failure refusedBy(const Parameter& parameter, const std::string& given, Text sentence,
                                std::vector<std::string> more = {});

} // namespace delve::generation
