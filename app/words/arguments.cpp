#include "app/words/arguments.h"

#include "app/words/words.h"
#include "generation/level/nearest_word.h"

#include <algorithm>

namespace delve::app {
namespace {

/// Reads the words one after the other. Made for one call of readArguments.
class Reader {
public:
    Reader(const Syntax& syntax, std::span<const std::string> words) : m_syntax(syntax), m_words(words) {}

    Result<Arguments> read() {
        while (m_next < m_words.size()) {
            const std::string& word = m_words[m_next++];
            if (const auto read = readWord(word); !read) return read.failure();
        }
        if (const auto complete = checkOperands(); !complete) return complete.failure();
        if (const auto complete = checkOptions(); !complete) return complete.failure();
        if (const auto once = checkInput(); !once) return once.failure();
        return std::move(m_arguments);
    }

private:
    Done readWord(const std::string& word) {
        if (!m_optionsEnded && word == "--") {
            m_optionsEnded = true;
            return done();
        }
        if (m_optionsEnded || word.size() < 2 || word[0] != '-') {
            m_arguments.operands.push_back(word);
            return done();
        }
        return word[1] == '-' ? readLong(word) : readShort(word);
    }

    Done readLong(const std::string& word) {
        const auto equals = word.find('=');
        const auto name = std::string_view(word).substr(2, equals == std::string::npos ? equals : equals - 2);
        const auto option = std::ranges::find(m_syntax.options, name, &Option::name);
        if (option == m_syntax.options.end()) return unknown(word.substr(0, equals));
        if (equals == std::string::npos) return take(*option);
        if (option->value.empty())
            return badInput({DELVE_TEXT("command line", "%1 takes no value."), {shownAs(*option)}});
        return keep(*option, word.substr(equals + 1));
    }

    Done readShort(const std::string& word) {
        const auto option = std::ranges::find(m_syntax.options, word[1], &Option::letter);
        if (option == m_syntax.options.end()) return unknown(word);
        if (word.size() == 2) return take(*option);
        if (option->value.empty()) return unknown(word);
        return keep(*option, word.substr(word[2] == '=' ? 3 : 2));
    }

    /// The value of an option is the next word, unless that is plainly another option.
    Done take(const Option& option) {
        if (option.value.empty()) return keep(option, {});
        const bool another = m_next < m_words.size() && std::ranges::any_of(m_syntax.options, [&](const Option& other) {
                                 const auto& word = m_words[m_next];
                                 return word == "--" + std::string(other.name) ||
                                        (other.letter && word == std::string{'-', other.letter});
                             });
        if (m_next == m_words.size() || another)
            return badInput(
                {DELVE_TEXT("command line", "%1 needs a value: %1 %2."), {shownAs(option), std::string(option.value)}});
        return keep(option, m_words[m_next++]);
    }

    Done keep(const Option& option, std::string value) {
        if (!option.repeats && m_arguments.has(option.name)) return givenTwice(nameOf(option));
        const auto equals = value.find('=');
        for (const auto& before : m_arguments.values(option.name))
            if (equals != std::string::npos && before.starts_with(value.substr(0, equals + 1)))
                return givenTwice(shownAs(option) + ' ' + value.substr(0, equals));
        m_arguments.add(option.name, std::move(value));
        return done();
    }

    /// By both of its names: the person may have typed either.
    static std::string nameOf(const Option& option) {
        return option.letter ? shownAs(option) + " (--" + std::string(option.name) + ')' : shownAs(option);
    }

    Done unknown(const std::string& word) const {
        std::vector<std::string> names;
        for (const auto& option : m_syntax.options) names.push_back("--" + std::string(option.name));
        const auto nearest = nearestWord(word, names);
        const std::string verb(m_syntax.verb);
        if (nearest.empty())
            return badInput({DELVE_TEXT("command line", "Unknown option %2 for \"%1\". Expected one of: %3."),
                             {verb, word, listed(names)}});
        return badInput(
            {DELVE_TEXT("command line", "Unknown option %2 for \"%1\"; did you mean %3? Expected one of: %4."),
             {verb, word, nearest, listed(names)}});
    }

    Done checkOptions() const {
        for (const auto& option : m_syntax.options)
            if (const auto checked = checkOption(option); !checked) return checked;
        return done();
    }

    Done checkOption(const Option& option) const {
        const Option* const other = substituteFor(option, m_syntax);
        if (m_arguments.has(option.name)) {
            if (!other || !m_arguments.has(other->name)) return done();
            return badInput({DELVE_TEXT("command line", "%1 and %2 cannot be combined. Leave one out."),
                             {shownAs(option), shownAs(*other)}});
        }
        if (!option.required || (other && m_arguments.has(other->name))) return done();
        return badInput(
            {DELVE_TEXT("command line", "\"%1\" needs %2 %3: %4."),
             {std::string(m_syntax.verb), shownAs(option), std::string(option.value), translated(option.help)}});
    }

    /// Standard input can be read only once.
    Done checkInput() const {
        std::size_t times = 0;
        const auto& operands = m_arguments.operands;
        for (std::size_t i = 0; i < operands.size(); ++i)
            if (operands[i] == "-" && operandAt(i).takesInput) ++times;
        for (const auto& option : m_syntax.options)
            if (option.takesInput)
                times += static_cast<std::size_t>(std::ranges::count(m_arguments.values(option.name), "-"));
        if (times < 2) return done();
        return badInput(
            {DELVE_TEXT("command line", "\"%1\" can read standard input only once. Give \"-\" once, and name "
                                        "files for the rest."),
             {std::string(m_syntax.verb)}});
    }

    /// The declaration of the operand at this index: a repeated one leaves enough words for those after it.
    [[nodiscard]] const Operand& operandAt(std::size_t place) const {
        std::size_t behind = m_arguments.operands.size() - place; // including this one
        for (std::size_t i = m_syntax.operands.size(); i-- > 1;) {
            if (behind <= m_syntax.operands[i].min) return m_syntax.operands[i];
            behind -= m_syntax.operands[i].min;
        }
        return m_syntax.operands.front();
    }

    Done checkOperands() const {
        std::size_t wanted = 0;
        for (const auto& operand : m_syntax.operands) {
            wanted += operand.min;
            if (m_arguments.operands.size() < wanted)
                return badInput({DELVE_TEXT("command line", "\"%1\" needs %2: %3."),
                                 {std::string(m_syntax.verb), std::string(operand.name), translated(operand.help)}});
        }
        std::size_t max = 0;
        for (const auto& operand : m_syntax.operands)
            max = operand.max == Operand::any || max == Operand::any ? Operand::any : max + operand.max;
        if (m_arguments.operands.size() <= max) return done();
        return badInput(
            {DELVE_TEXT("command line", "Unexpected argument \"%2\" for \"%1\". See \"delvewright %1 --help\"."),
             {std::string(m_syntax.verb), m_arguments.operands[max]}});
    }

    const Syntax& m_syntax;
    std::span<const std::string> m_words;
    std::size_t m_next = 0;
    bool m_optionsEnded = false;
    Arguments m_arguments;
};

} // namespace

bool Arguments::has(std::string_view option) const {
    return std::ranges::find(m_options, option, &Given::option) != m_options.end();
}

std::optional<std::string> Arguments::value(std::string_view option) const {
    const auto found = std::ranges::find(m_options, option, &Given::option);
    return found == m_options.end() ? std::nullopt : std::optional(found->value);
}

std::vector<std::string> Arguments::values(std::string_view option) const {
    std::vector<std::string> all;
    for (const auto& given : m_options)
        if (given.option == option) all.push_back(given.value);
    return all;
}

Result<Arguments> readArguments(const Syntax& syntax, std::span<const std::string> words) {
    return Reader(syntax, words).read();
}

std::string shownAs(const Option& option) {
    return option.letter ? std::string{'-', option.letter} : "--" + std::string(option.name);
}

Failure givenTwice(std::string what) {
    return badInput({DELVE_TEXT("command line", "%1 may be given only once."), {std::move(what)}});
}

const Option* substituteFor(const Option& option, const Syntax& syntax) {
    for (const auto& other : syntax.options)
        if (other.name == option.insteadOf || (!other.insteadOf.empty() && other.insteadOf == option.name))
            return &other;
    return nullptr;
}

} // namespace delve::app
