// The kinds whose values are written as text: words, files, levels and rule tables.
#include "generation/collapse/built_in.h"
#include "generation/level/printable.h"
#include "generation/level/utf8.h"
#include "generation/pipeline/parameter.h"

#include <charconv>

namespace delve::generation {
namespace {

using Given = const std::string&;
using Refusal = Failure (*)(const Parameter&, Given);

constexpr std::size_t longestName = 1024; ///< bytes of the name of a file or a level

/// How many characters a line has; nothing if it cannot be shown as it is.
std::optional<std::int64_t> charactersOf(std::string_view line) {
    std::int64_t count = 0;
    while (!line.empty()) {
        const auto first = firstCodePoint(line);
        if (first.bytes == 0 || steersText(first.value)) return {};
        line.remove_prefix(first.bytes);
        ++count;
    }
    return count;
}

bool isName(std::string_view name) { return name.size() <= longestName && charactersOf(name); }

/// Does a path lead from a folder to a file in it, or in a subfolder, on every system? The code that opens the file
/// checks where a link in the path leads.
bool staysInFolder(std::string_view path) {
    if (!isName(path) || path.find_first_of("\\:") != std::string_view::npos) return false;
    while (true) {
        const auto end = path.find('/');
        const auto step = path.substr(0, end);
        if (step.empty() || step == "." || step == "..") return false;
        if (end == std::string_view::npos) return true;
        path.remove_prefix(end + 1);
    }
}

/// A kind whose values are texts; `allows` says which.
ParameterKind texts(std::string id, bool (*allows)(const Parameter&, const std::string&), Refusal refuse,
                    Message (*allowed)(const Parameter&)) {
    ParameterKind kind;
    kind.id = std::move(id);
    kind.check = [allows, refuse](const Parameter& parameter, const ParameterValue& value, Given given) {
        return allows(parameter, std::get<std::string>(value)) ? done() : Done(refuse(parameter, given));
    };
    kind.refuse = refuse;
    kind.fromText = [](std::string_view text) { return std::optional(ParameterValue(std::string(text))); };
    kind.allowed = allowed;
    return kind;
}

std::string maxCharacters(const Parameter& parameter) { return std::to_string(parameter.limits.max.floor()); }

ParameterKind textKind() {
    return texts(
        "text",
        [](const Parameter& parameter, const std::string& text) {
            const auto count = charactersOf(text);
            return count && *count <= parameter.limits.max.floor();
        },
        [](const Parameter& parameter, Given given) {
            return refusedBy(parameter, safeLine(given),
                             DELVE_TEXT("parameter", "%1 cannot be %2; expected one line of at most %3 characters."),
                             {maxCharacters(parameter)});
        },
        [](const Parameter& parameter) {
            return Message{DELVE_TEXT("parameter", "one line of at most %1 characters"), {maxCharacters(parameter)}};
        });
}

ParameterKind fileKind() {
    return texts(
        "file", [](const Parameter&, const std::string& name) { return name.empty() || staysInFolder(name); },
        [](const Parameter& parameter, Given given) {
            return refusedBy(parameter, safeLine(given),
                             DELVE_TEXT("parameter",
                                        "%1 cannot be %2; expected a file in the map's folder or in a folder "
                                        "within it, such as parts/hall.txt."));
        },
        [](const Parameter&) { return Message{DELVE_TEXT("parameter", "a file in the map's folder")}; });
}

ParameterKind levelKind() {
    return texts(
        "level", [](const Parameter&, const std::string& name) { return isName(name); },
        [](const Parameter& parameter, Given given) {
            return refusedBy(parameter, safeLine(given),
                             DELVE_TEXT("parameter",
                                        "%1 cannot be %2; expected the id of a level, or of a part of one, "
                                        "such as garden or garden@4,3,12x8."));
        },
        [](const Parameter&) { return Message{DELVE_TEXT("parameter", "a level, or a part of it as LEVEL@X,Y,WxH")}; });
}

std::string namesOfTables() {
    std::string names;
    for (const auto& table : collapse::builtInTables()) (names += names.empty() ? "" : ", ") += table.name;
    return names;
}

Failure refuseTable(const Parameter& parameter, Given given) {
    return refusedBy(parameter, safeLine(given),
                     DELVE_TEXT("parameter", "%1 cannot be %2; expected one of %3, or the text of a rule table."),
                     {namesOfTables()});
}

Done checkTable(const Parameter& parameter, const ParameterValue& value, Given given) {
    const auto& text = std::get<std::string>(value);
    if (collapse::builtInModules(text)) return done();
    if (text.find('{') == std::string::npos) return refuseTable(parameter, given);
    auto table = collapse::readRuleTable(text);
    if (table) return done();
    auto failure = std::move(table).failure();
    failure.where = failure.where.empty() ? parameter.id : parameter.id + ", " + failure.where;
    return failure;
}

ParameterKind tableKind() {
    auto kind = texts("table", nullptr, refuseTable, [](const Parameter&) {
        return Message{DELVE_TEXT("parameter", "one of %1, or the text of a rule table"), {namesOfTables()}};
    });
    kind.check = checkTable;
    return kind;
}

SharedKind shared(ParameterKind kind) { return std::make_shared<const ParameterKind>(std::move(kind)); }

/// "4,3,12x8"; nothing where it is no rectangle.
std::optional<Rect> rectFrom(std::string_view text) {
    Rect rect;
    const char* at = text.data();
    const char* const end = at + text.size();
    const auto read = [&](std::int32_t& number, char behind) {
        const auto result = std::from_chars(at, end, number);
        if (result.ec != std::errc() || number < 0 || number > largestSide) return false;
        at = result.ptr;
        if (behind == '\0') return at == end;
        return at != end && *at++ == behind;
    };
    if (!read(rect.x, ',') || !read(rect.y, ',') || !read(rect.width, 'x') || !read(rect.height, '\0')) return {};
    return rect.empty() ? std::nullopt : std::optional(rect);
}

} // namespace

std::string toText(const LevelPart& part) {
    if (part.part)
        return part.level + '@' + std::to_string(part.part->x) + ',' + std::to_string(part.part->y) + ',' +
               std::to_string(part.part->width) + 'x' + std::to_string(part.part->height);
    return levelPartFrom(part.level).level == part.level ? part.level : part.level + '@';
}

LevelPart levelPartFrom(std::string_view text) {
    const auto sign = text.rfind('@');
    if (sign == std::string_view::npos) return {std::string(text)};
    const auto behind = text.substr(sign + 1);
    if (behind.empty()) return {std::string(text.substr(0, sign))};
    if (const auto part = rectFrom(behind)) return {std::string(text.substr(0, sign)), part};
    return {std::string(text)};
}

const SharedKind& ParameterKinds::text() {
    static const SharedKind kind = shared(textKind());
    return kind;
}
const SharedKind& ParameterKinds::file() {
    static const SharedKind kind = shared(fileKind());
    return kind;
}
const SharedKind& ParameterKinds::level() {
    static const SharedKind kind = shared(levelKind());
    return kind;
}
const SharedKind& ParameterKinds::table() {
    static const SharedKind kind = shared(tableKind());
    return kind;
}

} // namespace delve::generation
