#include "editor/formats/text_rows.h"

#include "editor/files/files.h"
#include "editor/files/progress.h"
#include "generation/level/program.h"

#include <QFileInfo>

#include <algorithm>

namespace delve::editor {
namespace {

/// The longest row of the widest CSV: five digits and a comma a cell.
constexpr qint64 maxBytes = qint64{largestSide} * largestSide * 6;

Failure tooLarge(std::size_t width, std::size_t height) {
    return badInput(Message{DELVE_TEXT("formats", "The map is too large: %1 x %2 cells; at most %3 x %3."),
                            {std::to_string(width), std::to_string(height), std::to_string(largestSide)}});
}

Failure emptyFile() {
    return badInput(Message{DELVE_TEXT("formats", "The file is empty. A map has at least one cell.")});
}

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        auto line = text.substr(0, end);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (lines.size() > largestSide) break; // refused below, so there is no need to keep them all
    }
    return lines;
}

} // namespace

Result<TextRows> TextRows::read(const QString& path) {
    auto content = readBytes(path, maxBytes);
    if (!content) return std::move(content).failure();
    TextRows rows;
    rows.m_content = std::move(*content);
    std::string_view text(rows.m_content.constData(), static_cast<std::size_t>(rows.m_content.size()));
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    rows.m_rows = linesOf(text);
    if (std::ranges::all_of(rows.m_rows, &std::string_view::empty)) return emptyFile();
    if (rows.m_rows.size() > largestSide) return tooLarge(rows.m_rows.front().size(), rows.m_rows.size());
    return rows;
}

Result<ReadTiles> tilesOf(const TextRows& rows, const ReadRow& read, generation::Feedback* feedback) {
    std::vector<std::vector<Tile>> cells(rows.rows().size());
    std::size_t width = 0;
    for (std::size_t y = 0; y < cells.size(); ++y) {
        if (!goesOn(feedback, static_cast<std::int64_t>(y), static_cast<std::int64_t>(cells.size())))
            return cancelled();
        if (auto row = read(rows.rows()[y], static_cast<std::int32_t>(y), cells[y]); !row)
            return std::move(row).failure();
        width = std::max(width, cells[y].size());
    }
    if (width == 0) return emptyFile();
    if (width > largestSide) return tooLarge(width, cells.size());

    ReadTiles made;
    made.tiles = Grid(Size{static_cast<std::int32_t>(width), static_cast<std::int32_t>(cells.size())});
    for (std::size_t y = 0; y < cells.size(); ++y) made.tiles.writeRow(static_cast<std::int32_t>(y), 0, cells[y]);
    for (std::size_t chunk = 0; chunk < made.tiles.chunkCount(); ++chunk) made.tiles.compact(chunk);
    const auto isShort = [width](const std::vector<Tile>& row) { return row.size() < width; };
    if (const auto count = std::ranges::count_if(cells, isShort); count > 0)
        made.notes.push_back(
            Message{DELVE_TEXT_N("formats", "%n row(s) were shorter than the longest and are filled with void."),
                    static_cast<std::int64_t>(count),
                    {}});
    return made;
}

Failure wrongAt(std::int32_t line, std::size_t column, const Text& sentence, std::string argument) {
    return badInput(Message{sentence, {std::move(argument)}},
                    "line " + std::to_string(line + 1) + ", column " + std::to_string(column + 1));
}

World worldOf(Level level, const QString& path) {
    World world;
    world.madeBy = thisProgram();
    world.name = QFileInfo(path).completeBaseName().toStdString();
    level.id = "level-1";
    level.name = world.name;
    world.levels.push_back(std::move(level));
    return world;
}

} // namespace delve::editor
