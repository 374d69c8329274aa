#include "editor/text/message_text.h"

#include "editor/text/level_name.h"
#include "generation/level/printable.h"
#include "generation/stages/level_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <string_view>

namespace delve::editor {
namespace {

/// Qt chooses plural forms by an int, and replaces %n by it. A count that does not fit is left to fillIn().
int pluralOf(const Message& message) {
    const auto count = message.count.value_or(-1);
    return count >= 0 && count <= std::numeric_limits<int>::max() ? static_cast<int>(count) : -1;
}

/// An empty source is not looked up: a translator answers it with the header of its file.
QString translated(const Text& text, int plural) {
    return text.empty() ? QString() : QCoreApplication::translate(text.context, text.source, nullptr, plural);
}

/// An argument of a message; `words` names the table to look it up in.
QString wordFor(const std::string& words, const std::string& argument) {
    if (words == generation::levelNameWords) return shownLevelName(argument);
    return toQString(Text{words.c_str(), argument.c_str()});
}

/// An argument may come from an untrusted file, and must not change the direction of the text around it. In messages of
/// the game, texts of the map keep their lines; in any other message an argument does not end the line.
std::string shownArgument(const Message& message, const std::string& argument) {
    const auto shown = message.words.empty() ? argument : wordFor(message.words, argument).toStdString();
    return message.text.context == std::string_view("play") ? safeToPrint(shown) : safeLine(shown);
}

} // namespace

QString toQString(const Text& text) { return translated(text, -1); }

QString toQString(const Message& message) {
    const auto pattern = translated(message.text, pluralOf(message)).toStdString();
    Message shown = message;
    for (auto& argument : shown.arguments) argument = shownArgument(message, argument);
    return QString::fromStdString(fillIn(pattern, shown));
}

std::optional<LineAndColumn> lineAndColumn(const std::string& where) {
    std::string_view rest = where;
    const auto number = [&rest](std::string_view word) {
        if (!rest.starts_with(word)) return std::string();
        rest.remove_prefix(word.size());
        const auto digits = rest.substr(0, rest.find_first_not_of("0123456789"));
        rest.remove_prefix(digits.size());
        return std::string(digits);
    };
    auto line = number("line ");
    auto column = number(", column ");
    if (line.empty() || column.empty()) return {};
    return LineAndColumn{std::move(line), std::move(column),
                         std::string(rest.substr(std::min<std::size_t>(rest.size(), 2)))};
}

QString placeName(const std::string& where) {
    constexpr std::string_view line = "line ";
    const auto begin = where.starts_with(line) ? 0 : where.find(", line "); // in a parameter that holds a text
    if (begin == std::string::npos) return QString::fromStdString(where);
    const auto before = where.substr(0, begin == 0 ? 0 : begin + 2);
    const auto place = where.substr(before.size());
    if (const auto parts = lineAndColumn(place)) {
        const auto name = QCoreApplication::translate("Failure", "line %1, column %2")
                              .arg(QString::fromStdString(parts->line), QString::fromStdString(parts->column))
                              .toStdString();
        return QString::fromStdString(before + name + (parts->path.empty() ? "" : ", " + parts->path));
    }
    const auto number = QString::fromStdString(place.substr(line.size()));
    return QString::fromStdString(before) + QCoreApplication::translate("Failure", "line %1").arg(number);
}

QString toQString(const Failure& failure) {
    const QString sentence = toQString(failure.message);
    if (failure.where.empty()) return sentence;
    return QCoreApplication::translate("Failure", "%1: %2").arg(placeName(failure.where), sentence);
}

} // namespace delve::editor
