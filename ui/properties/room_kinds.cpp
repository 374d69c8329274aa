#include "ui/properties/room_kinds.h"

#include <QCoreApplication>

namespace delve::ui {

namespace {

struct RoomKinds {
    Q_DECLARE_TR_FUNCTIONS(RoomKinds)
};

} // namespace

QStringList roomKindNames() {
    return {RoomKinds::tr("Room"),  RoomKinds::tr("Store"), RoomKinds::tr("Boss"),
            RoomKinds::tr("Start"), RoomKinds::tr("Site"),  RoomKinds::tr("House")};
}

} // namespace delve::ui
