#include "tests/editor/tools/scene.h"

#include "generation/level/utf8.h"

#include <algorithm>

namespace delve::test {
namespace {

std::vector<std::string_view> rowsOf(std::string_view lines) {
    std::vector<std::string_view> rows;
    while (!lines.empty()) {
        const auto end = std::min(lines.find('\n'), lines.size());
        if (end > 0) rows.push_back(lines.substr(0, end));
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    if (!rows.empty() && rows.back().find_first_not_of(' ') == std::string_view::npos) rows.pop_back();
    // A map may begin with void: a bar, if there is one, ends the indent of a row.
    for (auto& row : rows)
        if (const auto bar = row.find('|'); bar != std::string_view::npos) row.remove_prefix(bar + 1);
        else row.remove_prefix(std::min(row.find_first_not_of(' '), row.size()));
    return rows;
}

std::optional<Thing> thingOf(char glyph, Cell cell) {
    for (const auto& info : thingKinds()) {
        const bool second = info.kind == ThingKind::Start && glyph == '&';
        if (info.glyph != glyph && !second) continue;
        if (info.kind == ThingKind::Barrier) continue;
        Thing thing{bornAt(info.name, cell), info.kind, cell, {}, {}, {}};
        if (second) thing.fields.set("player", Decimal::of(2));
        return thing;
    }
    return {};
}

} // namespace

Level drawn(std::string_view lines) {
    const auto rows = rowsOf(lines);
    std::size_t width = 0;
    for (const auto row : rows) width = std::max(width, row.size());
    Level level;
    level.id = "level-1";
    level.name = "Drawn";
    level.tiles = Grid({static_cast<std::int32_t>(width), static_cast<std::int32_t>(rows.size())});
    const TileCatalogue catalogue;
    std::vector<Thing> things;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            const Cell cell{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
            const auto thing = thingOf(rows[y][x], cell);
            if (thing) things.push_back(*thing);
            const auto tile = catalogue.findGlyph(static_cast<char32_t>(rows[y][x]));
            level.tiles.set(cell, thing ? Tile::Floor : tile.value_or(Tile::Void));
        }
    }
    if (!things.empty()) level.things = std::move(things);
    return level;
}

std::string linesOf(const Level& level) {
    const TileCatalogue catalogue;
    std::string lines;
    for (std::int32_t y = 0; y < level.size().height; ++y) {
        for (std::int32_t x = 0; x < level.size().width; ++x) {
            const auto thing = std::ranges::find(*level.things, Cell{x, y}, &Thing::at);
            if (thing != level.things->end()) lines += glyphOf(*thing);
            else appendUtf8(lines, catalogue[level.tiles.at({x, y})].glyph);
        }
        lines += '\n';
    }
    return lines;
}

std::string plain(std::string_view lines) {
    std::string text;
    std::size_t width = 0;
    const auto rows = rowsOf(lines);
    for (const auto row : rows) width = std::max(width, row.size());
    for (const auto row : rows) {
        text += row;
        text.append(width - row.size(), ' ');
        text += '\n';
    }
    return text;
}

std::string linesOf(const BitGrid& bits, Size size) {
    std::string lines;
    for (std::int32_t y = 0; y < size.height; ++y) {
        for (std::int32_t x = 0; x < size.width; ++x) lines += bits.size() == size && bits.at({x, y}) ? 'x' : '-';
        lines += '\n';
    }
    return lines;
}

Scene::Scene(Level level) {
    World world;
    world.levels.push_back(std::move(level));
    document.reset(std::move(world));
    toolController.setDocument(&document);
    QObject::connect(&toolController, &editor::ToolController::previewChanged, &document,
                     [this](const editor::Preview& p) { previews.push_back(p); });
    QObject::connect(&toolController, &editor::ToolController::refused, &document,
                     [this](const Message& why) { refusals.push_back(inEnglish(why)); });
}

void Scene::drag(std::initializer_list<Cell> cells, Keys keys) {
    const auto pointer = [&](Cell cell) { return editor::Pointer{cell, keys.shift, keys.control, keys.alt}; };
    toolController.press(pointer(*cells.begin()));
    for (const Cell cell : cells) toolController.move(pointer(cell));
    toolController.release(pointer(*(cells.end() - 1)));
}

} // namespace delve::test
