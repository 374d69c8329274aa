#include "app/verbs/help.h"

#include "app/verbs/offers.h"
#include "app/words/words.h"

#include <algorithm>

namespace delve::app {
namespace {

struct Row {
    std::string left;
    std::string right;
};

std::string heading(const std::string& text, const Console::Terminal& terminal) {
    return terminal.colourOutput ? "\033[1m" + text + "\033[0m\n" : text + '\n';
}

/// Two columns; where the left one is wide, the right one starts on a line of its own.
std::string table(const std::vector<Row>& rows, std::size_t columns) {
    constexpr std::size_t indent = 2, gap = 2, widestLeft = 28;
    std::size_t left = 0;
    for (const auto& row : rows)
        if (charactersOf(row.left) <= widestLeft) left = std::max(left, charactersOf(row.left));
    const std::size_t right = indent + left + gap;
    std::string out;
    for (const auto& row : rows) {
        const auto width = charactersOf(row.left);
        out += std::string(indent, ' ') + row.left;
        out += width > left ? '\n' + std::string(right, ' ') : std::string(right - indent - width, ' ');
        out += wrapped(row.right, right, right, columns) + '\n';
    }
    return out;
}

std::string bracketed(const Option& option) {
    std::string text = shownAs(option);
    if (!option.value.empty()) text += ' ' + std::string(option.value);
    if (!option.required) text = '[' + text + ']';
    return option.repeats ? text + "..." : text;
}

/// "(--keys TEXT | --keys-from FILE|-)": two options of which one replaces the other.
std::string bracketed(const Option& option, const Option& other) {
    const std::string both =
        shownAs(option) + ' ' + std::string(option.value) + " | " + shownAs(other) + ' ' + std::string(other.value);
    return option.required ? '(' + both + ')' : '[' + both + ']';
}

std::string withInput(const std::string& help, bool takesInput) {
    return takesInput ? translated(Message{DELVE_TEXT("command line", "%1; - is standard input"), {help}}) : help;
}

std::string examplesOf(const Verb& verb, const Console::Terminal& terminal) {
    if (verb.examples.empty()) return {};
    std::string out = '\n' + heading(translated(DELVE_TEXT("command line", "Examples")), terminal);
    for (const auto& example : verb.examples)
        out += "  delvewright " + std::string(example.words) + "\n      " +
               wrapped(translated(example.what), 6, 6, terminal.columns) + '\n';
    return out;
}

std::string statusTable(const Console::Terminal& terminal) {
    std::vector<Row> rows;
    for (const auto& meaning : exitStatusMeanings())
        rows.push_back({std::to_string(static_cast<int>(meaning.status)), translated(meaning.meaning)});
    return '\n' + heading(translated(DELVE_TEXT("command line", "Exit status")), terminal) +
           table(rows, terminal.columns);
}

} // namespace

std::string usageOf(const Operand& operand) {
    std::string text(operand.name);
    if (operand.max > 1) text += "...";
    return operand.min == 0 ? '[' + text + ']' : text;
}

std::string usageOf(const Option& option) {
    std::string text = option.letter ? std::string{'-', option.letter} + ", " : std::string();
    text += "--" + std::string(option.name);
    return option.value.empty() ? text : text + ' ' + std::string(option.value);
}

std::string helpOf(const Option& option) {
    const auto offers = offersFor(option.completes);
    const auto help = withInput(translated(option.help), option.takesInput);
    if (offers.empty() || !areAllWords(option.completes)) return help;
    return translated(Message{DELVE_TEXT("command line", "%1; one of %2"), {help, listed(offers)}});
}

std::string helpOf(const Operand& operand) { return withInput(translated(operand.help), operand.takesInput); }

std::string usageOf(const Verb& verb) {
    std::string line = "delvewright " + std::string(verb.name());
    for (const auto& operand : verb.syntax.operands) line += ' ' + usageOf(operand);
    for (const auto& option : verb.syntax.options) {
        const Option* const other = substituteFor(option, verb.syntax);
        if (!other) line += ' ' + bracketed(option);
        else if (option.insteadOf.empty()) line += ' ' + bracketed(option, *other);
    }
    return line;
}

std::string helpOn(const Verb& verb, const Console::Terminal& terminal) {
    std::string out = heading(translated(DELVE_TEXT("command line", "Usage")), terminal);
    out += "  " + wrapped(usageOf(verb), 2, 6, terminal.columns) + "\n\n" +
           wrapped(translated(verb.summary), 0, 0, terminal.columns) + '\n';
    for (const auto& paragraph : verb.details)
        out += '\n' + wrapped(translated(paragraph), 0, 0, terminal.columns) + '\n';
    std::vector<Row> words;
    for (const auto& operand : verb.syntax.operands) words.push_back({usageOf(operand), helpOf(operand)});
    if (!words.empty())
        out += '\n' + heading(translated(DELVE_TEXT("command line", "Arguments")), terminal) +
               table(words, terminal.columns);
    std::vector<Row> options;
    for (const auto& option : verb.syntax.options) options.push_back({usageOf(option), helpOf(option)});
    options.push_back({"--help", translated(DELVE_TEXT("command line", "shows this text"))});
    out +=
        '\n' + heading(translated(DELVE_TEXT("command line", "Options")), terminal) + table(options, terminal.columns);
    return out + examplesOf(verb, terminal);
}

std::string helpOnProgram(const Console::Terminal& terminal) {
    std::string out =
        wrapped(translated(DELVE_TEXT("command line", "Delvewright edits procedurally generated tile worlds.")), 0, 0,
                terminal.columns);
    out += "\n\n" + heading(translated(DELVE_TEXT("command line", "Usage")), terminal);
    out +=
        table({{"delvewright [FILE...]", translated(DELVE_TEXT("command line", "opens the window with these files"))},
               {"delvewright VERB ...", translated(DELVE_TEXT("command line", "runs a verb; needs no display"))}},
              terminal.columns);
    std::vector<Row> verbs;
    for (const auto& verb : allVerbs())
        if (!verb.hidden) verbs.push_back({std::string(verb.name()), translated(verb.summary)});
    out += '\n' + heading(translated(DELVE_TEXT("command line", "Verbs")), terminal) + table(verbs, terminal.columns);
    out += '\n' + heading(translated(DELVE_TEXT("command line", "Options")), terminal);
    out += table({{"--help", translated(DELVE_TEXT("command line", "shows this text; after a verb, its help"))},
                  {"--version", translated(DELVE_TEXT("command line", "shows the version"))}},
                 terminal.columns);
    return out + statusTable(terminal);
}

} // namespace delve::app
