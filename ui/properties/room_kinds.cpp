#include "ui/properties/room_kinds.h"

#include "editor/text/room_kind_name.h"

#include <array>

namespace delve::ui {

QStringList roomKindNames() {
    QStringList names;
    for (const auto kind :
         std::array{RoomKind::Room, RoomKind::Store, RoomKind::Boss, RoomKind::Start, RoomKind::Site, RoomKind::House})
        names << editor::shownName(kind);
    return names;
}

} // namespace delve::ui
