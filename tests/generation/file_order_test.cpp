#include "generation/level/delve/order.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;

namespace {

/// Rooms in a row of their own each, the last of a page first, and a link between each two.
Level levelWithRooms(std::uint32_t count) {
    Level level;
    level.tiles = Grid({8, 8});
    auto& rooms = level.rooms.write();
    auto& links = level.links.write();
    for (std::uint32_t i = 0; i < count; ++i) {
        Room room;
        room.id = "room-" + std::to_string(i);
        room.box = {0, static_cast<std::int32_t>(count - i), 1, 1};
        rooms.push_back(std::move(room));
        if (i == 0) continue;
        Link link;
        link.a = i - 1;
        link.b = i;
        links.push_back(link);
    }
    return level;
}

} // namespace

/// The order of a level's lists in its file.
class FileOrderTest : public QObject {
    Q_OBJECT
private slots:
    void roomsComeByTheirPlace() {
        const Level sorted = inFileOrder(levelWithRooms(3));
        QCOMPARE((*sorted.rooms)[0].id, std::string("room-2"));
        QCOMPARE((*sorted.rooms)[2].id, std::string("room-0"));
        QCOMPARE(sorted.links->size(), std::size_t{2});
        QCOMPARE((*sorted.links)[0].a, RoomId{1}); // from room-1 to room-2
        QCOMPARE((*sorted.links)[0].b, RoomId{0});
        QCOMPARE((*sorted.links)[1].a, RoomId{2});
        QCOMPARE((*sorted.links)[1].b, RoomId{1});
    }

    void whatIsInOrderStaysShared() {
        const Level sorted = inFileOrder(levelWithRooms(3));
        const Level again = inFileOrder(sorted);
        QVERIFY(again == sorted);
        QVERIFY(again.rooms.sameAs(sorted.rooms) && again.links.sameAs(sorted.links));
    }

    void aRoomThatIsNotThereIsNone() {
        Level level = inFileOrder(levelWithRooms(3));
        level.links.write()[1].b = 7;
        const Level sorted = inFileOrder(level);
        QVERIFY(sameInFile(sorted, inFileOrder(sorted)));
        QVERIFY(std::ranges::any_of(*sorted.links, [](const Link& link) { return link.b == noRoom; }));
        QCOMPARE((*level.links)[1].b, RoomId{7});
    }

    /// Of many rooms, so that it asks while it reads, sorts and copies them.
    void sortingCanBeStopped() {
        const Level level = levelWithRooms(100'000);
        std::size_t questions = 0;
        const auto asked = [&questions] {
            ++questions;
            return false;
        };
        QVERIFY(inFileOrder(level, asked) == inFileOrder(level));
        QVERIFY2(questions >= 20, std::to_string(questions).c_str());
        for (const std::size_t last : {std::size_t{1}, questions / 2, questions}) {
            std::size_t left = last;
            QVERIFY(!inFileOrder(level, [&left] { return left <= 1 || --left == 0; }));
        }
    }
};

DELVE_TEST(FileOrderTest)
#include "file_order_test.moc"
