#include "tests/app/support/captured.h"

#include <QRegularExpression>

namespace delve::test {

Said run(const std::vector<std::string>& words, const std::string& savedGames, app::Console::Terminal terminal) {
    CapturedConsole captured(terminal);
    generation::Feedback feedback;
    app::CommandContext context{captured.console, feedback, [] {}, savedGames};
    const app::Verb* const verb = app::findVerb(words.at(0));
    const auto status = captured.console.finish(app::runVerb(*verb, std::span(words).subspan(1), context));
    return {status, captured.out, captured.err};
}

QString whatIsWrongWith(const std::string& complaint) {
    const QString text = QString::fromStdString(complaint);
    if (!text.startsWith(QStringLiteral("delvewright: "))) return QStringLiteral("it does not say who speaks: ") + text;
    if (!text.endsWith(QStringLiteral(".\n"))) return QStringLiteral("it does not end with a period: ") + text;
    if (text.count(u'\n') != 1) return QStringLiteral("it is not one line: ") + text;
    if (text.count(QRegularExpression(QStringLiteral("[.!?] [A-Z]"))) > 1)
        return QStringLiteral("it is more than what is wrong and what to do: ") + text;
    if (text.contains(QRegularExpression(QStringLiteral("%[0-9n]"))))
        return QStringLiteral("a value is missing: ") + text;
    return {};
}

} // namespace delve::test
