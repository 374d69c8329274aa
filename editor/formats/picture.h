#pragma once

#include "editor/formats/format.h"

namespace delve {

/// A level as a PNG picture: written as it is drawn, read one pixel a cell.
[[nodiscard]] Format pictureFormat();

} // namespace delve
