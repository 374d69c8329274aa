#pragma once

#include "editor/formats/format.h"

#include <QByteArray>

#include <functional>
#include <span>
#include <string_view>
#include <vector>

/// What text and CSV have in common: a file of lines, each a row of the map. Used by the formats.
namespace delve::editor {

/// The lines of a file, whatever ends them, without a byte order mark.
class TextRows {
public:
    /// A refusal where the file cannot be read, is empty, or has more lines than a map has rows.
    [[nodiscard]] static Result<TextRows> read(const QString& path);
    [[nodiscard]] std::span<const std::string_view> rows() const { return m_rows; }

private:
    QByteArray m_content;
    std::vector<std::string_view> m_rows;
};

/// Reads one line into the tiles of a row; the line is counted from 0.
using ReadRow = std::function<Done(std::string_view text, std::int32_t line, std::vector<Tile>& tiles)>;

struct ReadTiles {
    Grid tiles;
    Notes notes; ///< rows that were too short, and are filled up with void
};
/// The map of these rows, as wide as the longest. Takes memory for what the file holds, not for what a few long lines
/// among many short ones would come to.
[[nodiscard]] Result<ReadTiles> tilesOf(const TextRows& rows, const ReadRow& read,
                                        generation::Feedback* feedback = nullptr);

/// A refusal of what stands in one place, with line and column as people count them; %1 of the sentence is the
/// argument.
[[nodiscard]] Failure wrongAt(std::int32_t line, std::size_t column, const Text& sentence, std::string argument = {});

/// A world of this one level, with names from the file's.
[[nodiscard]] World worldOf(Level level, const QString& path);

} // namespace delve::editor
