#include "generation/level/delve/level_reader.h"

#include "generation/level/delve/members.h"
#include "generation/level/delve/pin_runs.h"
#include "generation/level/printable.h"

#include <algorithm>

namespace delve {
namespace {

Message missing(std::string_view name) {
    return {DELVE_TEXT("delve-file", "Missing member “%1” in this level."), {std::string(name)}};
}

std::string glyphAt(std::string_view row, std::size_t column) {
    for (; column > 0; --column) row.remove_prefix(firstCodePoint(row).bytes);
    return std::string(row.substr(0, firstCodePoint(row).bytes));
}

} // namespace

std::optional<Message> RowsReader::add(std::string_view row) {
    if (m_rows == m_size.height) {
        return Message{DELVE_TEXT("delve-file", "Expected %1 rows (the height of the level), found more."),
                       {std::to_string(m_size.height)}};
    }
    const auto width = static_cast<std::size_t>(m_size.width);
    if (m_rows == 0 && row.size() >= width) {
        m_grid = Grid(m_size);
        m_band.resize(width * static_cast<std::size_t>(std::min(m_size.height, Grid::chunkSide)));
    }
    const auto place = width * static_cast<std::size_t>(m_rows % Grid::chunkSide);
    const auto into = row.size() < width ? std::span<Tile>() : std::span(m_band).subspan(place, width);
    const auto result = m_glyphs.readRow(row, into);
    if (result.length != width) {
        return Message{DELVE_TEXT("delve-file", "Row %1 has %2 cells; expected %3 (the width of the level)."),
                       {std::to_string(m_rows), std::to_string(result.length), std::to_string(width)}};
    }
    if (result.stranger) {
        return Message{DELVE_TEXT("delve-file", "Unknown glyph “%2” in row %1, column %3. Add it to the legend, or "
                                                "replace it."),
                       {std::to_string(m_rows), glyphAt(row, *result.stranger), std::to_string(*result.stranger)}};
    }
    ++m_rows;
    if (m_rows % Grid::chunkSide != 0 && m_rows != m_size.height) return {};
    m_grid.putBand((m_rows - 1) / Grid::chunkSide, m_band);
    return {};
}

std::optional<Message> RowsReader::finish() const {
    if (m_rows == m_size.height) return {};
    return Message{DELVE_TEXT("delve-file", "Expected %1 rows (the height of the level), found %2."),
                   {std::to_string(m_size.height), std::to_string(m_rows)}};
}

const std::array<LevelReader::List, 8> LevelReader::lists{{
    {"rows", &LevelReader::row},
    {"pins", &LevelReader::pin},
    {"keepEmpty", &LevelReader::keptEmpty},
    {"pinnedThings", &LevelReader::pinnedThing},
    {"rooms", &LevelReader::room},
    {"links", &LevelReader::link},
    {"halls", &LevelReader::hall},
    {"things", &LevelReader::thing},
}};

const LevelReader::List* LevelReader::findList(std::string_view name) {
    const auto found = std::ranges::find(lists, name, &List::name);
    return found == lists.end() ? nullptr : &*found;
}

/// Moving long lists as they grow takes as long as reading them, so memory is reserved for as many as generated maps of
/// this size have. The rows were read before, so this is small compared with the file itself.
void LevelReader::makeRoom(std::string_view list) {
    if (!m_rows || !m_rows->full()) return;
    const auto oneFor = [&](std::int64_t cells) {
        return static_cast<std::size_t>(std::int64_t{*m_width} * *m_height / cells);
    };
    if (list == "rooms") m_names.reserve(oneFor(100));
    if (list == "rooms") m_level.rooms.write().reserve(oneFor(100));
    if (list == "links" || list == "halls") m_ends.reserve(2 * oneFor(40));
    if (list == "links") m_level.links.write().reserve(oneFor(40));
    if (list == "halls") m_level.halls.write().reserve(oneFor(40));
    if (list == "things") m_level.things.write().reserve(oneFor(100));
}

void LevelReader::beginList(std::string_view name) {
    m_list = findList(name);
    if (name != "rows") return makeRoom(name);
    m_hasRows = true;
    if (m_width && m_height && m_legend) m_rows.emplace(Size{*m_width, *m_height}, *m_legend);
}

void LevelReader::row(JsonValue value) {
    const auto text = value.text();
    if (value.refused()) return;
    if (!m_rows) m_earlyRows.emplace_back(text);
    else if (auto wrong = m_rows->add(text)) value.refuse(std::move(*wrong));
}

void LevelReader::room(JsonValue value) {
    if (const auto id = value.find("id"); id && id->kind() == JsonKind::Text) m_names.expect(id->text());
    auto& rooms = m_level.rooms.write();
    auto& room = rooms.emplace_back();
    readRoom(value, room);
    const auto name = m_names.add(room.id).number;
    if (m_rooms.size() <= name) m_rooms.resize(m_names.size(), noRoom);
    if (room.id.empty() || m_rooms[name] != noRoom)
        value.refuse(
            {DELVE_TEXT("delve-file", "Expected a unique id; “%1” is empty or already in use."), {clipped(room.id)}});
    m_rooms[name] = static_cast<RoomId>(rooms.size() - 1);
}

void LevelReader::member(std::string_view name, std::string_view member, JsonValue value) {
    if (name == "id") m_level.id = value.text(), m_hasId = true;
    else if (name == "name") m_level.name = value.text();
    else if (name == "width") m_width = value.whole32(1, largestSide);
    else if (name == "height") m_height = value.whole32(1, largestSide);
    else if (name == "properties") m_level.properties = readProperties(value);
    else if (name == "recipe") m_level.recipe = readRecipe(value);
    else if (name == "legend") readLegend(value);
    else if (name == "layers") value.elements([&](JsonValue layer) { readLayer(layer); });
    else if (isList(name)) value.expected(DELVE_TEXT("delve-file", "Expected a list in square brackets, found %1."));
    else keepUnknown(m_level.unknown, member, ",\n      ");
}

void LevelReader::readLegend(JsonValue value) {
    m_legend.emplace();
    value.members([&](std::string_view glyph, JsonValue name, std::string_view) {
        const auto first = firstCodePoint(glyph);
        const auto tile = m_tiles.find(name.text());
        if (first.bytes == 0 || first.bytes != glyph.size())
            name.refuse(
                {DELVE_TEXT("delve-file", "Expected a single glyph in the legend, found “%1”."), {clipped(glyph)}});
        else if (!tile)
            name.expected(DELVE_TEXT("delve-file", "Unknown tile %1. Define the world's own tiles before its levels."));
        else if (!isPrintableGlyph(first.value) && !(first.value == U' ' && tile == Tile::Void))
            name.refuse(unprintableGlyph(first.value));
        else m_legend->add(first.value, *tile);
    });
}

void LevelReader::readLayer(JsonValue value) {
    static constexpr std::array<Member<PendingLayer>, 7> members{{
        {"name", Needed::Yes, [](PendingLayer& to, JsonValue name) { to.layer.name = name.text(); }},
        {"over", Needed::Yes, [](PendingLayer& to, JsonValue over) { to.layer.over = over.yesNo(); }},
        {"hidden", Needed::No, [](PendingLayer& to, JsonValue hidden) { to.layer.hidden = hidden.yesNo(); }},
        {"locked", Needed::No, [](PendingLayer& to, JsonValue locked) { to.layer.locked = locked.yesNo(); }},
        {"opacity", Needed::No,
         [](PendingLayer& to, JsonValue percent) { to.layer.opacity = percent.whole32(0, 100); }},
        {"generated", Needed::No,
         [](PendingLayer& to, JsonValue generated) { to.layer.generated = generated.yesNo(); }},
        {"rows", Needed::Yes,
         [](PendingLayer& to, JsonValue rows) {
             rows.elements([&](JsonValue row) { to.rows.emplace_back(row.text()); });
         }},
    }};
    PendingLayer layer;
    readMembers(value, members, layer, [&](std::string_view, JsonValue, std::string_view member) {
        keepUnknown(layer.layer.unknown, member, ",\n          ");
    });
    m_layers.push_back(std::move(layer));
}

std::optional<Message> LevelReader::finish() {
    static constexpr Step steps[] = {&LevelReader::checkMembers, &LevelReader::finishRows,  &LevelReader::finishLayers,
                                     &LevelReader::finishPins,   &LevelReader::finishLinks, &LevelReader::finishHalls};
    for (const auto step : steps)
        if (auto wrong = (this->*step)()) return wrong;
    if (!m_level.pinnedThings->empty()) std::ranges::sort(m_level.pinnedThings.write());
    return {};
}

std::optional<Message> LevelReader::checkMembers() {
    if (!m_hasId) return missing("id");
    if (!m_width) return missing("width");
    if (!m_height) return missing("height");
    if (!m_legend) return missing("legend");
    if (!m_hasRows) return missing("rows");
    return {};
}

std::optional<Message> LevelReader::finishRows() {
    if (!m_rows) m_rows.emplace(Size{*m_width, *m_height}, *m_legend);
    for (const auto& row : m_earlyRows)
        if (auto wrong = m_rows->add(row)) return wrong;
    if (auto wrong = m_rows->finish()) return wrong;
    m_level.tiles = m_rows->takeGrid();
    return {};
}

std::optional<Message> LevelReader::finishLayers() {
    for (auto& [layer, rows] : m_layers) {
        RowsReader reader(m_level.size(), *m_legend);
        for (const auto& row : rows)
            if (auto wrong = reader.add(row)) return wrong;
        if (auto wrong = reader.finish()) return wrong;
        layer.tiles = reader.takeGrid();
        m_level.layers.push_back(std::move(layer));
    }
    return {};
}

std::optional<Message> LevelReader::setPins(PendingPins& pending, Shared<BitGrid>& pins,
                                            Shared<std::vector<UnknownOfRun>>& unknown) const {
    if (pending.runs.empty()) return {};
    auto& bits = pins.write();
    bits.reset(m_level.size());
    for (const auto& run : pending.runs) {
        if (!m_level.size().contains(run.last())) {
            return Message{DELVE_TEXT("delve-file", "A pin in row %1 reaches column %2, outside the map."),
                           {std::to_string(run.at.y), std::to_string(run.last().x)}};
        }
        bits.setRun(run.at.y, run.at.x, run.length);
    }
    if (pending.unknown.empty()) return {};
    std::ranges::stable_sort(pending.unknown, comesBefore, &UnknownOfRun::run);
    unknown = std::move(pending.unknown);
    return {};
}

std::optional<Message> LevelReader::finishPins() {
    if (auto wrong = setPins(m_pins, m_level.pinned, m_level.unknownOfPins)) return wrong;
    return setPins(m_keptEmpty, m_level.keptEmpty, m_level.unknownOfKeptEmpty);
}

std::optional<std::string_view> LevelReader::findRoom(RoomId& end) const {
    const auto name = m_ends.number(end);
    end = name < m_rooms.size() ? m_rooms[name] : noRoom;
    return end == noRoom ? std::optional(m_names.name(name)) : std::nullopt;
}

std::optional<Message> LevelReader::finishLinks() {
    m_ends.finish();
    if (m_level.links->empty()) return {};
    for (auto& link : m_level.links.write()) {
        for (RoomId* const end : {&link.a, &link.b}) {
            if (const auto stranger = findRoom(*end))
                return Message{
                    DELVE_TEXT("delve-file", "A link ends at unknown room “%1”. Add the room, or remove the link."),
                    {clipped(*stranger)}};
        }
    }
    return {};
}

std::optional<Message> LevelReader::finishHalls() {
    if (m_level.halls->empty()) return {};
    for (auto& hall : m_level.halls.write()) {
        for (RoomId* const end : {&hall.a, &hall.b}) {
            if (*end == noRoom) continue;
            if (const auto stranger = findRoom(*end))
                return Message{
                    DELVE_TEXT("delve-file", "A hall ends at unknown room “%1”. Add the room, or remove the hall."),
                    {clipped(*stranger)}};
        }
    }
    return {};
}

} // namespace delve
