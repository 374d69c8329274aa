#pragma once

#include "editor/formats/format.h"

namespace delve::editor {

/// A level as rows of tile ids, between commas.
[[nodiscard]] Format csvFormat();

} // namespace delve::editor
