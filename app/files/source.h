#pragma once

#include "editor/formats/formats.h"

#include <string>

/// A map that a verb reads.
namespace delve {

struct Source {
    std::string word; ///< as it was typed
    QString path;
    const Format* format = nullptr;
};

/// The file, if it can be opened, and its format by its ending.
[[nodiscard]] Result<Source> sourceFrom(const std::string& word);

/// The level of the world with this id, or without one the first; a refusal lists those there are.
[[nodiscard]] Result<const Level*> levelOf(const World& world, const std::optional<std::string>& id);

} // namespace delve
