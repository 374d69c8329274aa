#pragma once

#include "app/files/standard_input.h"
#include "editor/formats/formats.h"

#include <memory>
#include <string>

/// A map that a verb reads.
namespace delve::app {

struct Source {
    std::string word; ///< as messages name it
    QString path;
    const editor::Format* format = nullptr;
    std::shared_ptr<StandardInput> input = {}; ///< where the word was "-"
};

/// The file, if it can be opened, and its format: the one named by `--from`, or else by its ending. For "-" standard
/// input, whose first bytes tell the format where they can.
[[nodiscard]] Result<Source> sourceFrom(const std::string& word, const std::optional<std::string>& from = {});

/// The ids of the formats that can be read.
[[nodiscard]] std::vector<std::string> readableFormats();

/// Reads the map. One from standard input has no name of its own but "stdin".
[[nodiscard]] Result<editor::Imported> readSource(const Source& source, const editor::FormatOptions& options = {});

/// The format that a file begins like, where no other begins like that.
[[nodiscard]] const editor::Format* formatByContent(std::string_view head);

/// The level of the world with this id, or without one the first; a refusal lists those there are.
[[nodiscard]] Result<const Level*> levelOf(const World& world, const std::optional<std::string>& id);

} // namespace delve::app
