#include "app/verbs/help.h"
#include "app/verbs/verbs.h"
#include "app/verbs/version.h"
#include "app/words/words.h"

namespace delve::app {
namespace {

/// Escapes text for roff, so that no character of it is a command.
std::string roff(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\') out += "\\e";
        else if (c == '-') out += "\\-";
        else if (c == '\'') out += "\\(aq";
        else out += c;
    }
    return !out.empty() && out[0] == '.' ? "\\&" + out : out;
}

std::string section(const std::string& title) { return ".SH " + roff(title) + "\n"; }

std::string item(const std::string& term, const std::string& text) {
    return ".TP\n.B " + roff(term) + "\n" + roff(text) + "\n";
}

std::string onVerb(const Verb& verb) {
    std::string out =
        ".SS " + roff(verb.name()) + "\n.B " + roff(usageOf(verb)) + "\n.PP\n" + roff(translated(verb.summary)) + "\n";
    for (const auto& paragraph : verb.details) out += ".PP\n" + roff(translated(paragraph)) + "\n";
    for (const auto& operand : verb.syntax.operands) out += item(usageOf(operand), helpOf(operand));
    for (const auto& option : verb.syntax.options) out += item(usageOf(option), helpOf(option));
    return out;
}

std::string examples() {
    std::string out;
    for (const auto& verb : allVerbs()) {
        if (verb.hidden) continue;
        for (const auto& example : verb.examples)
            out += item("delvewright " + std::string(example.words), translated(example.what));
    }
    return out;
}

std::string statuses() {
    std::string out;
    for (const auto& meaning : exitStatusMeanings())
        out += item(std::to_string(static_cast<int>(meaning.status)), translated(meaning.meaning));
    return out;
}

std::string manPage() {
    std::string verbs;
    for (const auto& verb : allVerbs())
        if (!verb.hidden) verbs += onVerb(verb);
    return ".TH DELVEWRIGHT 1 \"\" \"delvewright " + std::string(programVersion()) + "\" \"\"\n" + section("NAME") +
           "delvewright \\- " +
           roff(translated(DELVE_TEXT("command line", "edits procedurally generated tile worlds"))) + "\n" +
           section("SYNOPSIS") + ".B delvewright\n[FILE...]\n.br\n.B delvewright\nVERB ...\n" + section("DESCRIPTION") +
           roff(translated(DELVE_TEXT(
               "command line",
               "Without a verb, the window opens with the files you name. The verbs need no display. Results go to "
               "standard output, and messages to standard error, one sentence per line. Where a verb reads a file, - "
               "is "
               "standard input; where it writes one, - is standard output. Long work shows its progress if standard "
               "error "
               "is a terminal. Ctrl+C stops it and leaves no half-written file."))) +
           "\n" + section("VERBS") + verbs + section("EXIT STATUS") + statuses() + section("ENVIRONMENT") +
           item("NO_COLOR", translated(DELVE_TEXT("command line", "if not empty, terminals get no colours"))) +
           item("LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
                translated(DELVE_TEXT("command line", "the language of messages and help"))) +
           section("EXAMPLES") + examples();
}

ExitStatus run(const Arguments&, CommandContext& context) {
    context.console.print(manPage());
    return ExitStatus::Success;
}

} // namespace

Verb manPageVerb() {
    Verb verb;
    verb.syntax.verb = "man-page";
    verb.summary = DELVE_TEXT("command line", "Prints the manual page.");
    verb.hidden = true;
    verb.run = run;
    return verb;
}

} // namespace delve::app
