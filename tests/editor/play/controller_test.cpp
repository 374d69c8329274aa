#include "editor/play/controller.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

using Kind = ControllerSign::Kind;
using Signs = std::vector<ControllerSign>;

ControllerSign held(Direction direction) { return {Kind::Held, direction, {}}; }
ControllerSign letGo(Direction direction) { return {Kind::LetGo, direction, {}}; }

// As in input-event-codes.h.
constexpr std::uint16_t button = 1, axis = 3;

PlayCard cardWith(std::initializer_list<char32_t> keys) {
    PlayCard card;
    for (const char32_t key : keys) card.choices.push_back({key, QString(), true});
    return card;
}

} // namespace

class ControllerTest : public QObject {
    Q_OBJECT
private slots:
    void theCrossIsHeldAndLetGo() {
        ControllerState state;
        QVERIFY(state.take({axis, 0x11, -1}) == Signs{held(Direction::North)});
        QVERIFY(state.take({axis, 0x10, 1}) == Signs{held(Direction::East)}); // both: it is pressed diagonally
        QVERIFY(state.take({axis, 0x11, 0}) == Signs{letGo(Direction::North)});
        QVERIFY(state.take({axis, 0x10, -1}) == (Signs{letGo(Direction::East), held(Direction::West)}));
        QVERIFY(state.take({axis, 0x10, 0}) == Signs{letGo(Direction::West)});
    }

    void aCrossOfButtonsIsTheSame() {
        ControllerState state;
        QVERIFY(state.take({button, 0x221, 1}) == Signs{held(Direction::South)});
        QVERIFY(state.take({button, 0x221, 2}).empty()); // the system's key repeat
        QVERIFY(state.take({button, 0x221, 0}) == Signs{letGo(Direction::South)});
    }

    /// Near its middle the stick counts as released, and it holds one direction at a time.
    void theStickHasARoomInWhichItIsStill() {
        ControllerState state;
        state.setStick({0, 255}, {0, 255});
        QVERIFY(state.take({axis, 0, 140}).empty());
        QVERIFY(state.take({axis, 0, 185}).empty());
        QVERIFY(state.take({axis, 0, 220}) == Signs{held(Direction::East)});
        QVERIFY(state.take({axis, 0, 185}).empty()); // moving back a little does not release it
        QVERIFY(state.take({axis, 1, 0}) == (Signs{letGo(Direction::East), held(Direction::North)}));
        QVERIFY(state.take({axis, 1, 128}) == (Signs{letGo(Direction::North), held(Direction::East)}));
        QVERIFY(state.take({axis, 0, 128}) == Signs{letGo(Direction::East)});
        QVERIFY(state.take({axis, 0, -9999}) == Signs{held(Direction::West)}); // beyond the range: its end
    }

    void buttonsTellWhenTheyArePressed() {
        ControllerState state;
        const ControllerSign b{Kind::Button, Direction::North, ControllerButton::B};
        QVERIFY(state.take({button, 0x131, 1}) == Signs{b});
        QVERIFY(state.take({button, 0x131, 2}).empty());
        QVERIFY(state.take({button, 0x131, 0}).empty());
        QVERIFY(state.take({button, 0x1ff, 1}).empty());
    }

    void eventsThatWereLostLetGoOfAll() {
        ControllerState state;
        (void)state.take({axis, 0x10, 1});
        QVERIFY(state.take({0, 3, 0}) == Signs{letGo(Direction::East)});
    }

    void directionsAreTheKeysOfThePlayers() {
        QCOMPARE(walkingKey(Direction::North, 0), U'W');
        QCOMPARE(walkingKey(Direction::East, 0), U'D');
        QCOMPARE(walkingKey(Direction::South, 1), U'K');
        QCOMPARE(walkingKey(Direction::West, 1), U'J');
        QCOMPARE(digitKey(Direction::West), U'4');
    }

    void buttonsChooseWhatACardOffers() {
        const auto title = cardWith({U'N', U'L', U'Q'});
        QCOMPARE(keyOf(ControllerButton::A, title), std::optional(U'N'));
        QCOMPARE(keyOf(ControllerButton::X, title), std::optional(U'L'));
        QCOMPARE(keyOf(ControllerButton::Y, title), std::optional<char32_t>());
        QCOMPARE(keyOf(ControllerButton::B, title), std::optional(U'Q'));
        const auto store = cardWith({U'1', U'2', U'3', U'4', U'5', U'B'});
        QCOMPARE(keyOf(ControllerButton::RightShoulder, store), std::optional(U'5'));
        QCOMPARE(keyOf(ControllerButton::B, store), std::optional(U'B'));
        auto seed = cardWith({U'S', U'B'});
        seed.choices.front().possible = false;
        QCOMPARE(keyOf(ControllerButton::A, seed), std::optional<char32_t>());
        QCOMPARE(keyOf(ControllerButton::X, std::optional<PlayCard>()), std::optional(U'F'));
        QCOMPARE(keyOf(ControllerButton::B, std::optional<PlayCard>()), std::optional<char32_t>());
    }
};

DELVE_TEST(ControllerTest)
#include "controller_test.moc"
