#include "generation/level/starred.h"

#include "generation/level/delve/check.h"
#include "generation/level/delve/json_stream.h"
#include "generation/level/delve/members.h"
#include "generation/level/delve/read_parts.h"
#include "generation/level/delve/write_parts.h"
#include "generation/level/printable.h"
#include "generation/level/utf8.h"

#include <array>
#include <optional>
#include <utility>

namespace delve {
namespace {

bool mayStandInNote(const CodePoint& point) { return point.bytes > 0 && !steersText(point.value); }

constexpr std::array<Member<StarredVariation>, 4> starredMembers{{
    {"width", Needed::Yes,
     [](StarredVariation& star, JsonValue value) { star.size.width = value.whole32(1, largestSide); }},
    {"height", Needed::Yes,
     [](StarredVariation& star, JsonValue value) { star.size.height = value.whole32(1, largestSide); }},
    {"note", Needed::No, [](StarredVariation& star, JsonValue value) { star.note = value.text(); }},
    {"recipe", Needed::Yes, [](StarredVariation& star, JsonValue value) { star.recipe = readRecipe(value); }},
}};

/// One star, from its own text.
class StarReader : public JsonListener {
public:
    bool enters(std::string_view, JsonKind) override { return false; }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view, std::string_view, JsonValue value) override {
        readMembers(value, starredMembers, m_star, m_star.unknown);
    }
    [[nodiscard]] StarredVariation take() { return std::move(m_star); }

private:
    StarredVariation m_star;
};

std::optional<StarredVariation> readStar(std::string_view text) {
    StarReader reader;
    if (!readJson(piecesOf(text), reader)) return {};
    auto star = reader.take();
    if (!isNote(star.note) || !checkRecipe(star.recipe)) return {};
    return star;
}

Message noList() {
    return {DELVE_TEXT("gallery", "The property “%1” of this level is no list of stars. Remove it first."),
            {std::string(starredProperty)}};
}

Message tooLong() {
    return {DELVE_TEXT("gallery", "The list of stars in the property “%1” of this level is too long to be read. Remove "
                                  "it first."),
            {std::string(starredProperty)}};
}

/// The texts of the elements of a list.
class ListReader : public JsonListener {
public:
    bool enters(std::string_view, JsonKind kind) override {
        const bool isTheList = kind == JsonKind::Array && !std::exchange(m_inside, true);
        m_isList = m_isList || isTheList;
        return isTheList;
    }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view, std::string_view, JsonValue value) override {
        m_isTooLong = m_elements.size() == maxStarredElements;
        if (m_isTooLong) value.refuse(tooLong()); // and read no further
        else m_elements.emplace_back(value.raw());
    }
    [[nodiscard]] bool isList() const { return m_isList; }
    [[nodiscard]] bool isTooLong() const { return m_isTooLong; }
    [[nodiscard]] std::vector<std::string> take() { return std::move(m_elements); }

private:
    bool m_inside = false;
    bool m_isList = false;
    bool m_isTooLong = false;
    std::vector<std::string> m_elements;
};

void write(TextOut& out, const StarredVariation& star) {
    out << "{ \"width\": " << star.size.width << ", \"height\": " << star.size.height;
    if (!star.note.empty()) (out << ", \"note\": ").quoted(star.note);
    out << ", \"recipe\": ";
    writeRecipe(out, star.recipe);
    writeEnd(out, star.unknown);
}

std::string textOf(const Starred& starred) {
    std::string text;
    const TextOut::Sink sink = [&text](std::string_view piece) {
        text += piece;
        return true;
    };
    TextOut out(sink);
    std::string_view before = "[ ";
    for (const auto& star : starred.variations) write(out << std::exchange(before, ", "), star);
    for (const auto& other : starred.others) out << std::exchange(before, ", ") << other;
    out << " ]";
    out.flush();
    return text;
}

} // namespace

bool isNote(std::string_view text) {
    for (std::size_t count = 0; !text.empty(); ++count) {
        const auto point = firstCodePoint(text);
        if (count == maxNote || !mayStandInNote(point)) return false;
        text.remove_prefix(point.bytes);
    }
    return true;
}

std::string noteOf(std::string_view text) {
    std::string note;
    for (std::size_t count = 0; count < maxNote && !text.empty(); ++count) {
        const auto point = firstCodePoint(text);
        const auto bytes = point.bytes > 0 ? point.bytes : 1;
        if (mayStandInNote(point)) note += text.substr(0, bytes);
        else note += ' ';
        text.remove_prefix(bytes);
    }
    return note;
}

bool StarredVariation::makes(const Recipe& other, Size ofSize) const {
    if (size != ofSize || recipe.seed != other.seed || recipe.stages.size() != other.stages.size()) return false;
    return recipe == other || withoutUnknown(recipe) == withoutUnknown(other);
}

Recipe withoutUnknown(Recipe recipe) {
    recipe.unknown.clear();
    for (auto& stage : recipe.stages) stage.unknown.clear();
    return recipe;
}

Result<Starred> readStarred(const Properties& properties) {
    const auto* const value = properties.find(starredProperty);
    if (!value) return Starred();
    const auto* const list = std::get_if<UnknownValue>(value);
    if (!list) return impossible(noList());
    if (list->json.size() > maxStarredBytes) return impossible(tooLong());
    ListReader reader;
    const auto done = readJson(piecesOf(list->json), reader);
    if (reader.isTooLong()) return impossible(tooLong());
    if (!done || !reader.isList()) return impossible(noList());
    Starred starred;
    for (auto& element : reader.take()) {
        auto star = starred.variations.size() < maxStarred ? readStar(element) : std::nullopt;
        if (star) starred.variations.push_back(*std::move(star));
        else starred.others.push_back(std::move(element));
    }
    return starred;
}

Starred starredOf(const Properties& properties) {
    auto starred = readStarred(properties);
    return starred ? *std::move(starred) : Starred();
}

void setStarred(Properties& properties, const Starred& starred) {
    if (starred.empty()) (void)properties.remove(starredProperty);
    else properties.set(starredProperty, UnknownValue{textOf(starred)});
}

} // namespace delve
