#include "generation/level/delve/write_parts.h"

#include "generation/level/delve/rule_table.h"
#include "generation/level/rules.h"
#include "generation/level/utf8.h"
#include "generation/level/word_table.h"

#include <algorithm>
#include <array>

namespace delve {
namespace {

constexpr auto walks = wordTable<Walk>({{Walk::No, "no"}, {Walk::Yes, "yes"}, {Walk::EndsGame, "ends-game"}});

struct WriteValue {
    TextOut& out;
    void operator()(bool yes) const { out.yesNo(yes); }
    void operator()(Decimal number) const { out << toText(number); }
    void operator()(const std::string& text) const { out.quoted(text); }
    void operator()(Colour colour) const { (out << "{ \"colour\": ").quoted(toText(colour)) << " }"; }
    void operator()(const Reference& reference) const { (out << "{ \"ref\": ").quoted(reference.id) << " }"; }
    void operator()(Cell cell) const { out.cell(cell); }
    void operator()(const UnknownValue& value) const { out << value.json; }
};

/// A thing's field declares the kind of its value, so a colour and a level are plain texts there.
struct WriteField : WriteValue {
    using WriteValue::operator();
    void operator()(Colour colour) const { out.quoted(toText(colour)); }
    void operator()(const Reference& reference) const { out.quoted(reference.id); }
};

struct WriteParameter {
    TextOut& out;
    void operator()(bool yes) const { out.yesNo(yes); }
    void operator()(Decimal number) const { out << toText(number); }
    void operator()(const Range& range) const { out << '[' << toText(range.from) << ", " << toText(range.to) << ']'; }
    void operator()(const std::string& choice) const { out.quoted(choice); }
};

void writeRule(TextOut& out, const Rules& rules, const Rule& rule) {
    out << ", \"" << rule.name << "\": ";
    if (rule.number) out << rules.*rule.number;
    if (rule.flag) out.yesNo(rules.*rule.flag);
    if (rule.decimal) out << toText(rules.*rule.decimal);
}

bool differs(const Rules& a, const Rules& b, const Rule& rule) {
    return (rule.number && a.*rule.number != b.*rule.number) || (rule.flag && a.*rule.flag != b.*rule.flag) ||
           (rule.decimal && a.*rule.decimal != b.*rule.decimal);
}

void writeStage(TextOut& out, const RecipeStage& stage) {
    out << "{ \"id\": ";
    out.quoted(stage.id) << ", \"stage\": ";
    out.quoted(stage.stage) << ", \"version\": " << stage.version;
    if (!stage.enabled) out << ", \"enabled\": false";
    if (stage.reroll != 0) out << ", \"reroll\": " << stage.reroll;
    for (const auto& parameter : stage.parameters) {
        (out << ", ").quoted(parameter.id) << ": ";
        std::visit(WriteParameter{out}, parameter.value);
    }
    writeEnd(out, stage.unknown);
}

/// As in `[ [6, 3, 14] ]`.
void writeRuns(TextOut& out, const std::vector<Run>& runs) {
    out << '[';
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const Run& run = runs[i];
        out << (i == 0 ? " [" : ", [") << run.at.x << ", " << run.at.y << ", " << run.length;
        out << (run.down ? ", \"down\"]" : "]");
    }
    out << (runs.empty() ? "]" : " ]");
}

void writePropertiesMember(TextOut& out, const Properties& properties) {
    if (properties.empty()) return;
    out << ", \"properties\": ";
    writeProperties(out, properties);
}

} // namespace

RoomNames::RoomNames(const std::vector<Room>& rooms, const std::vector<std::uint32_t>& order) : m_places(rooms.size()) {
    for (const auto room : order) {
        const auto begin = m_text.size();
        appendJsonText(m_text, rooms[room].id);
        m_places[room] = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(m_text.size() - begin)};
    }
}

std::string_view nameOf(Walk walk) { return walks[walk]; }

std::optional<Walk> walkFromName(std::string_view name) { return walks.find(name); }

void writeEnd(TextOut& out, const std::string& unknown) {
    if (!unknown.empty()) out << ", " << unknown;
    out << " }";
}

void writeRules(TextOut& out, const Rules& rules) {
    (out << "{ \"objective\": ").quoted(rules.objective);
    for (const auto& rule : ruleTable)
        if (rule.always || differs(rules, Rules{}, rule)) writeRule(out, rules, rule);
    writeEnd(out, rules.unknown);
}

void writeTile(TextOut& out, const TileKind& tile) {
    std::string glyph;
    appendUtf8(glyph, tile.glyph);
    (out << "{ \"name\": ").quoted(tile.name) << ", \"glyph\": ";
    out.quoted(glyph) << ", \"colour\": ";
    out.quoted(toText(tile.colour)) << ", \"walk\": \"" << nameOf(tile.walk) << "\", \"seeThrough\": ";
    out.yesNo(tile.seeThrough);
    if (tile.serves) out << ", \"serves\": \"" << nameOfBuiltIn(*tile.serves) << '"';
    if (!tile.source.empty()) (out << ", \"source\": ").quoted(tile.source);
    if (!tile.picture.empty()) (out << ", \"picture\": ").quoted(tile.picture);
    writeEnd(out, tile.unknown);
}

void writeRecipe(TextOut& out, const Recipe& recipe) {
    (out << "{ \"name\": ").quoted(recipe.name);
    if (recipe.version != 1) out << ", \"version\": " << recipe.version;
    out << ", \"seed\": " << recipe.seed << ", \"stages\": [";
    for (std::size_t i = 0; i < recipe.stages.size(); ++i) {
        out << (i == 0 ? " " : ", ");
        writeStage(out, recipe.stages[i]);
    }
    out << (recipe.stages.empty() ? "]" : " ]");
    writeEnd(out, recipe.unknown);
}

void writeRoom(TextOut& out, const Room& room) {
    (out << "{ \"id\": ").quoted(room.id) << ", \"kind\": \"" << nameOf(room.kind) << "\", \"x\": " << room.box.x;
    out << ", \"y\": " << room.box.y << ", \"width\": " << room.box.width << ", \"height\": " << room.box.height;
    if (!room.shape.empty()) {
        out << ", \"shape\": ";
        writeRuns(out, room.shape);
    }
    if (room.from) (out << ", \"from\": ").cell(*room.from);
    writePropertiesMember(out, room.properties);
    writeEnd(out, room.unknown.text());
}

void writeLink(TextOut& out, const Link& link, const RoomNames& rooms) {
    out << "{ \"a\": " << rooms.of(link.a) << ", \"b\": " << rooms.of(link.b);
    out << ", \"kind\": \"" << nameOf(link.kind) << '"';
    writeEnd(out, link.unknown.text());
}

void writeHall(TextOut& out, const Hall& hall, const RoomNames& rooms) {
    out << "{ ";
    if (hall.a != noRoom) out << "\"a\": " << rooms.of(hall.a) << ", ";
    if (hall.b != noRoom) out << "\"b\": " << rooms.of(hall.b) << ", ";
    if (hall.kind != LinkKind::Hall) out << "\"kind\": \"" << nameOf(hall.kind) << "\", ";
    out << "\"runs\": ";
    writeRuns(out, hall.runs);
    writeEnd(out, hall.unknown.text());
}

void writeThing(TextOut& out, const Thing& thing) {
    const auto& info = infoOf(thing.kind);
    (out << "{ \"id\": ").quoted(thing.id) << ", \"kind\": \"" << info.name << "\", \"x\": " << thing.at.x;
    out << ", \"y\": " << thing.at.y;
    for (const auto& field : info.fields) {
        const auto* value = thing.fields.find(field.name);
        if (!value) continue;
        out << ", \"" << field.name << "\": ";
        std::visit(WriteField{{out}}, *value);
    }
    writePropertiesMember(out, thing.properties);
    writeEnd(out, thing.unknown.text());
}

void writeProperties(TextOut& out, const Properties& properties) {
    out << "{ ";
    bool first = true;
    for (const auto& property : properties) {
        (out << (first ? "" : ", ")).quoted(property.name) << ": ";
        std::visit(WriteValue{out}, property.value);
        first = false;
    }
    out << " }";
}

} // namespace delve
