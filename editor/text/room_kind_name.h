#pragma once

#include "generation/level/room.h"

#include <QString>

namespace delve::editor {

/// What people call a kind of room, in the current language.
[[nodiscard]] QString shownName(RoomKind kind);

} // namespace delve::editor
