#include "editor/files/files.h"
#include "editor/files/progress.h"
#include "editor/formats/format.h"
#include "editor/formats/losses.h"
#include "editor/formats/text_rows.h"

#include <charconv>

namespace delve::editor {
namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

/// Reads a row of built-in tile ids. Skips a comma at its end, as some programs write one.
Done readRow(std::string_view text, std::int32_t line, std::vector<Tile>& tiles) {
    const TileCatalogue builtIn;
    const char* const begin = text.data();
    while (!trimmed(text).empty()) {
        const auto comma = text.find(',');
        const auto field = trimmed(text.substr(0, comma));
        const auto column = static_cast<std::size_t>(field.data() - begin);
        std::uint16_t id = 0;
        const auto number = std::from_chars(field.data(), field.data() + field.size(), id);
        if (number.ec != std::errc{} || number.ptr != field.data() + field.size())
            return wrongAt(line, column, DELVE_TEXT("formats", "“%1” is not a tile number. Write a whole number."),
                           std::string(field.substr(0, 40)));
        if (!builtIn.has(static_cast<Tile>(id)))
            return wrongAt(
                line, column,
                DELVE_TEXT("formats", "Unknown tile number %1. Built-in tiles are numbered from 0, which is void."),
                std::to_string(id));
        tiles.push_back(static_cast<Tile>(id));
        text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
    }
    return done();
}

Result<Imported> read(const QString& path, const ReadRequest& request) {
    const auto rows = TextRows::read(path);
    if (!rows) return rows.failure();
    auto tiles = tilesOf(*rows, readRow, request.feedback);
    if (!tiles) return std::move(tiles).failure();
    Level level;
    level.tiles = std::move(tiles->tiles);
    return Imported{worldOf(std::move(level), path), std::move(tiles->notes)};
}

Result<Notes> write(const World& world, const WriteRequest& request, QIODevice& into) {
    const Level& level = levelToWrite(world, request);
    std::vector<Tile> row(static_cast<std::size_t>(level.size().width));
    bool ownTiles = false;
    for (std::int32_t y = 0; y < level.size().height; ++y) {
        if (!goesOn(request.feedback, y, level.size().height)) return cancelled();
        level.tiles.readRow(y, 0, row);
        std::string text;
        for (const auto tile : row) {
            if (!text.empty()) text += ',';
            text += std::to_string(static_cast<int>(tile));
            ownTiles = ownTiles || static_cast<int>(tile) >= firstCustomTile;
        }
        text += '\n';
        if (auto written = writeText(into, text); !written) return std::move(written).failure();
    }
    Notes notes = lossesOf(world, level, {}, request);
    if (ownTiles)
        notes.push_back(Message{DELVE_TEXT(
            "formats", "The map's own tiles are written as numbers that have no meaning when the file is read.")});
    return notes;
}

} // namespace

/// A level as rows of tile ids, between commas.
Format csvFormat() {
    Format format;
    format.id = "csv";
    format.name = DELVE_TEXT("formats", "CSV of tile numbers");
    format.endings = {"csv"};
    format.read = read;
    format.write = write;
    return format;
}

} // namespace delve::editor
