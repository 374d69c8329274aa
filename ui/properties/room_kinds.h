#pragma once

#include <QStringList>

namespace delve::ui {

/// What the kinds of rooms are called, in the order of RoomKind.
[[nodiscard]] QStringList roomKindNames();

} // namespace delve::ui
