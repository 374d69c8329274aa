#pragma once

#include "generation/level/result.h"

#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The arguments of a verb, parsed by its declaration. Help, shell completion and man page are built from the same
/// declarations.
namespace delve::app {

/// What a shell suggests for a value.
enum class Completes : std::uint8_t {
    Nothing,
    File,
    RecipeName,
    RecipeOrFile,   ///< a recipe by name, or a `.recipe` file
    RecipeMapOrAll, ///< the same, or a map, or all recipes
    Format,         ///< a format that can be written
    ReadableFormat,
    LevelOrAll, ///< the id of a level, known only from the file, or all
    Overlay,
    SkinOrFile, ///< a skin by name, or a `.skin` file
    Persona,
    Verb,
    Shell
};

struct Option {
    std::string_view name;       ///< without its two dashes
    char letter = '\0';          ///< the short form, if it has one
    std::string_view value = {}; ///< its placeholder in help; empty for a switch
    Text help;
    bool required = false;
    bool repeats = false; ///< may be repeated; with NAME=VALUE once for each NAME. Others only once
    Completes completes = Completes::Nothing;
    bool takesInput = false;         ///< the value "-" means standard input
    std::string_view insteadOf = {}; ///< the option whose place it may take: never both, and where one is required, one
};

/// A positional argument.
struct Operand {
    static constexpr std::size_t any = std::numeric_limits<std::size_t>::max();
    std::string_view name;
    Text help;
    std::size_t min = 1;
    std::size_t max = 1;
    Completes completes = Completes::Nothing;
    bool takesInput = false; ///< "-" is standard input
};

struct Syntax {
    std::string_view verb;
    std::vector<Operand> operands;
    std::vector<Option> options;
};

class Arguments {
public:
    std::vector<std::string> operands;

    void add(std::string_view option, std::string value) {
        m_options.push_back({std::string(option), std::move(value)});
    }
    [[nodiscard]] bool has(std::string_view option) const;
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const;

private:
    struct Given {
        std::string option;
        std::string value;
    };
    std::vector<Given> m_options;
};

/// Parses `--name value`, `--name=value`, `-o value`, `-ovalue`; `--` ends the options and `-` is an argument: standard
/// input if the declaration allows it, at most once. The error is one sentence that says what is allowed.
[[nodiscard]] Result<Arguments> readArguments(const Syntax& syntax, std::span<const std::string> words);

/// The option as messages show it: "--seed", "-o".
[[nodiscard]] std::string shownAs(const Option& option);
/// The error for a repeated option or setting, such as "--set rooms.rooms": nobody can tell which value was meant.
[[nodiscard]] Failure givenTwice(std::string what);

/// The option of the verb that can replace this one; null if there is none.
[[nodiscard]] const Option* substituteFor(const Option& option, const Syntax& syntax);

} // namespace delve::app
