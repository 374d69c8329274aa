#pragma once

#include "generation/level/text.h"

#include <optional>
#include <string_view>

namespace delve {

/// What a file is that should be JSON in UTF-8 and is not, by its first bytes (32 of them tell all that is known here),
/// and what to do with it. Nothing where it is not recognised. Used by the reader of JSON.
[[nodiscard]] std::optional<Message> foreignFile(std::string_view beginning);

} // namespace delve
