#pragma once

#include "app/files/standard_input.h"
#include "editor/formats/formats.h"

#include <memory>
#include <string>

/// A map that a verb reads.
namespace delve::app {

struct Source {
    std::string word; ///< for messages
    QString path;
    const editor::Format* format = nullptr;
    std::shared_ptr<StandardInput> input = {}; ///< set for "-"
};

/// Checks that the file can be opened and finds its format: named by `--from`, or else by its ending. For "-", standard
/// input, the first bytes identify the format if they can.
[[nodiscard]] Result<Source> sourceFrom(const std::string& word, const std::optional<std::string>& from = {});

/// The ids of the formats that can be read.
[[nodiscard]] std::vector<std::string> readableFormats();

/// Reads the map. From standard input, its name is "stdin".
[[nodiscard]] Result<editor::Imported> readSource(const Source& source, const editor::ReadRequest& request = {});

/// The format that these first bytes identify, if it is the only one.
[[nodiscard]] const editor::Format* formatByContent(std::string_view head);

/// The level of the world with this id, or the first one without an id; the error lists the valid ids.
[[nodiscard]] Result<const Level*> levelOf(const World& world, const std::optional<std::string>& id);

} // namespace delve::app
