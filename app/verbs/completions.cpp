#include "app/verbs/completions.h"

#include "app/verbs/offers.h"
#include "app/verbs/verb.h"
#include "app/words/words.h"

namespace delve::app {
namespace {

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string out;
    for (const auto& word : words) out += (out.empty() ? "" : std::string(between)) + word;
    return out;
}

/// 'text', with the quotes in it made harmless; the same in all three shells but for what stands for a quote.
std::string quoted(const std::string& text, std::string_view quote) {
    std::string out = "'";
    for (const char c : text) c == '\'' ? out += quote : out += c;
    return out + "'";
}

constexpr std::string_view posixQuote = "'\\''";
constexpr std::string_view fishQuote = "\\'";

std::vector<std::string> wordsOf(const Verb& verb) {
    std::vector<std::string> words;
    for (const auto& option : verb.syntax.options) words.push_back("--" + std::string(option.name));
    words.emplace_back("--help");
    for (const auto& operand : verb.syntax.operands)
        for (const auto& offer : offersFor(operand.completes)) words.push_back(offer);
    return words;
}

bool takesFiles(Completes completes) {
    return completes == Completes::File || completes == Completes::RecipeOrFile ||
           completes == Completes::RecipeMapOrAll || completes == Completes::SkinOrFile;
}

bool takesFiles(const Verb& verb) {
    for (const auto& operand : verb.syntax.operands)
        if (takesFiles(operand.completes)) return true;
    return false;
}

// bash

std::string bashValue(const Verb& verb, const Option& option) {
    if (option.value.empty()) return {};
    std::string out = "        " + std::string(verb.name()) + ":" +
                      (option.letter ? std::string{'-', option.letter} : "--" + std::string(option.name));
    if (option.letter) out += "|" + std::string(verb.name()) + ":--" + std::string(option.name);
    if (option.completes == Completes::File) return out + ") files=yes ;;\n";
    return out + ") offers='" + joined(offersFor(option.completes), " ") + "'" +
           (takesFiles(option.completes) ? " files=yes" : "") + " ;;\n";
}

std::string bashScript() {
    std::string values, verbs;
    for (const auto& verb : allVerbs()) {
        if (verb.hidden) continue;
        for (const auto& option : verb.syntax.options) values += bashValue(verb, option);
        verbs += "        " + std::string(verb.name()) + ") offers='" + joined(wordsOf(verb), " ") + "'" +
                 (takesFiles(verb) ? " files=yes" : "") + " ;;\n";
    }
    return "# bash completion for delvewright\n"
           "_delvewright() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]} offers= "
           "files=\n"
           "    local prefix=\n"
           "    COMPREPLY=()\n"
           "    # --format=txt is three words where = parts them, and one where it does not.\n"
           "    if [ \"$word\" = '=' ]; then word=\n"
           "    elif [ \"$before\" = '=' ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi\n"
           "    case \"$word\" in --*=*) before=${word%%=*} prefix=${word%%=*}= word=${word#*=} ;; esac\n"
           "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
           "        offers='" +
           joined(verbNames(), " ") +
           " --help --version' files=yes\n"
           "    else\n"
           "        case \"$verb:$before\" in\n" +
           values + "        *) case \"$verb\" in\n" + verbs +
           "        *) files=yes ;;\n"
           "        esac ;;\n"
           "        esac\n"
           "    fi\n"
           "    mapfile -t COMPREPLY < <(compgen -P \"$prefix\" -W \"$offers\" -- \"$word\")\n"
           "    if [ -n \"$files\" ]; then\n"
           "        compopt -o filenames 2>/dev/null\n"
           "        local file\n"
           "        while IFS= read -r file; do COMPREPLY+=(\"$prefix$file\"); done < <(compgen -f -- \"$word\")\n"
           "    fi\n"
           "}\n"
           "complete -F _delvewright delvewright\n";
}

// zsh

/// In _arguments a colon ends a part, and a bracket the description.
std::string zshText(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (c == ':' || c == '[' || c == ']' || c == '\\') out += '\\';
        out += c;
    }
    return out;
}

std::string zshAction(Completes completes) {
    const auto offers = offersFor(completes);
    if (completes == Completes::File) return "_files";
    if (offers.empty()) return " ";
    if (completes == Completes::SkinOrFile) return "{compadd -- " + joined(offers, " ") + "; _files -g \"*.skin\"}";
    if (completes == Completes::RecipeOrFile) return "{compadd -- " + joined(offers, " ") + "; _files -g \"*.recipe\"}";
    if (takesFiles(completes)) return "{compadd -- " + joined(offers, " ") + "; _files}";
    return "(" + joined(offers, " ") + ")";
}

std::string zshOption(const Option& option) {
    const std::string tail =
        "[" + zshText(translated(option.help)) + "]" +
        (option.value.empty() ? "" : ":" + zshText(std::string(option.value)) + ":" + zshAction(option.completes));
    const std::string star = option.repeats ? "*" : "";
    std::string out =
        " \\\n            " +
        quoted(star + "--" + std::string(option.name) + (option.value.empty() ? "" : "=") + tail, posixQuote);
    if (option.letter) out += " \\\n            " + quoted(star + "-" + option.letter + tail, posixQuote);
    return out;
}

std::string zshVerb(const Verb& verb) {
    std::string out = "        " + std::string(verb.name()) + ")\n        _arguments";
    for (const auto& option : verb.syntax.options) out += zshOption(option);
    out += " \\\n            " +
           quoted("--help[" + zshText(translated(DELVE_TEXT("command line", "shows this text"))) + "]", posixQuote);
    for (const auto& operand : verb.syntax.operands) {
        const std::string start = operand.max > 1 ? "*:" : ":";
        out += " \\\n            " +
               quoted(start + zshText(std::string(operand.name)) + ":" + zshAction(operand.completes), posixQuote);
        if (operand.max > 1) break; // words after a repeated operand are completed like it
    }
    return out + " ;;\n";
}

std::string zshScript() {
    std::string names, verbs;
    for (const auto& verb : allVerbs()) {
        if (verb.hidden) continue;
        names += "        " +
                 quoted(zshText(std::string(verb.name())) + ":" + zshText(translated(verb.summary)), posixQuote) + "\n";
        verbs += zshVerb(verb);
    }
    return "#compdef delvewright\n"
           "_delvewright() {\n"
           "    local -a verbs\n"
           "    verbs=(\n" +
           names +
           "    )\n"
           "    if (( CURRENT == 2 )); then\n"
           "        _describe verb verbs\n"
           "        _files\n"
           "        return\n"
           "    fi\n"
           "    shift words\n"
           "    (( CURRENT-- ))\n"
           "    case $words[1] in\n" +
           verbs +
           "        *) _files ;;\n"
           "    esac\n"
           "}\n"
           "_delvewright \"$@\"\n";
}

// fish

std::string fishOption(const Verb& verb, const Option& option) {
    std::string out = "complete -c delvewright -n '__fish_seen_subcommand_from " + std::string(verb.name()) + "' -l " +
                      std::string(option.name);
    if (option.letter) out += std::string(" -s ") + option.letter;
    if (!option.value.empty()) out += takesFiles(option.completes) ? " -r -F" : " -x";
    const auto offers = offersFor(option.completes);
    if (!offers.empty()) out += " -a '" + joined(offers, " ") + "'";
    return out + " -d " + quoted(translated(option.help), fishQuote) + "\n";
}

std::string fishScript() {
    std::string out = "# fish completion for delvewright\n";
    for (const auto& verb : allVerbs()) {
        if (verb.hidden) continue;
        const std::string name(verb.name());
        out += "complete -c delvewright -n __fish_use_subcommand -a " + name + " -d " +
               quoted(translated(verb.summary), fishQuote) + "\n";
        for (const auto& option : verb.syntax.options) out += fishOption(verb, option);
        for (const auto& operand : verb.syntax.operands)
            if (const auto offers = offersFor(operand.completes); !offers.empty())
                out += "complete -c delvewright -n '__fish_seen_subcommand_from " + name + "'" +
                       (takesFiles(operand.completes) ? "" : " -f") + " -a '" + joined(offers, " ") + "'\n";
        out += "complete -c delvewright -n '__fish_seen_subcommand_from " + name + "' -l help -d " +
               quoted(translated(DELVE_TEXT("command line", "shows this text")), fishQuote) + "\n";
    }
    return out;
}

} // namespace

const std::vector<ShellCompletion>& shellCompletions() {
    static const std::vector<ShellCompletion> all = {{"bash", bashScript}, {"zsh", zshScript}, {"fish", fishScript}};
    return all;
}

} // namespace delve::app
