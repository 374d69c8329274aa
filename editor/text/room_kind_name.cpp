#include "editor/text/room_kind_name.h"

#include "editor/text/message_text.h"

namespace delve::editor {

QString shownName(RoomKind kind) {
    switch (kind) {
    case RoomKind::Room: break;
    case RoomKind::Store: return toQString(DELVE_TEXT("RoomKinds", "Store"));
    case RoomKind::Boss: return toQString(DELVE_TEXT("RoomKinds", "Boss"));
    case RoomKind::Start: return toQString(DELVE_TEXT("RoomKinds", "Start"));
    case RoomKind::Site: return toQString(DELVE_TEXT("RoomKinds", "Site"));
    case RoomKind::House: return toQString(DELVE_TEXT("RoomKinds", "House"));
    }
    return toQString(DELVE_TEXT("RoomKinds", "Room"));
}

} // namespace delve::editor
