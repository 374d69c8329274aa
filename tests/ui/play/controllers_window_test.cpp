#include "generation/level/rules.h"
#include "tests/support/test.h"
#include "tests/ui/play/play_at_work.h"
#include "ui/play/controllers.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <linux/input.h>
#include <unistd.h>

#include <utility>

using namespace delve;
using namespace delve::ui;
using test::PlayAtWork;
using test::worldOfRows;

namespace {

/// A device whose events are written by the test.
class Device {
public:
    Device() { m_open = ::pipe(m_ends) == 0; }
    ~Device() { unplug(); }
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

    /// The reader takes ownership of it.
    [[nodiscard]] int readingEnd() const { return m_ends[0]; }
    void unplug() {
        if (std::exchange(m_open, false)) ::close(m_ends[1]);
    }
    void tell(std::uint16_t type, std::uint16_t code, std::int32_t value) const {
        const auto bytes = bytesOf(type, code, value);
        write(bytes.constData(), bytes.size());
    }
    void write(const char* bytes, qsizetype count) const {
        QCOMPARE(::write(m_ends[1], bytes, static_cast<std::size_t>(count)), static_cast<ssize_t>(count));
    }
    static QByteArray bytesOf(std::uint16_t type, std::uint16_t code, std::int32_t value) {
        input_event event{};
        event.type = type;
        event.code = code;
        event.value = value;
        return {reinterpret_cast<const char*>(&event), sizeof event};
    }

private:
    int m_ends[2] = {-1, -1};
    bool m_open = false;
};

Rules collecting(std::int64_t players) {
    Rules rules;
    rules.objective = "collect";
    rules.players = players;
    return rules;
}

World fieldForTwo() {
    return worldOfRows({"############", "#@.......*.#", "#..........#", "#&.......*.#", "############"}, collecting(2));
}

} // namespace

/// Controllers as Linux reports them, with events through a pipe.
class ControllersWindowTest : public QObject {
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void eventsComeWholeHoweverTheyAreCut() {
        Controllers controllers{QString()};
        const QSignalSpy told(&controllers, &Controllers::told);
        const Device device;
        controllers.add(device.readingEnd(), QStringLiteral("pipe"));
        const auto bytes = Device::bytesOf(EV_KEY, BTN_DPAD_UP, 1) + Device::bytesOf(EV_SYN, SYN_REPORT, 0);
        device.write(bytes.constData(), 7);
        QCoreApplication::processEvents();
        device.write(bytes.constData() + 7, bytes.size() - 7);
        QTRY_COMPARE(told.size(), 1);
        device.tell(EV_KEY, BTN_DPAD_UP, 0);
        QTRY_COMPARE(told.size(), 2);
    }

    void whatIsUnpluggedLetsGoAndIsForgotten() {
        Controllers controllers{QString()};
        const QSignalSpy told(&controllers, &Controllers::told);
        Device device;
        controllers.add(device.readingEnd(), QStringLiteral("pipe"));
        device.tell(EV_ABS, ABS_HAT0X, 1);
        QTRY_COMPARE(told.size(), 1);
        device.unplug();
        QTRY_COMPARE(controllers.count(), std::size_t{0});
        QCOMPARE(told.size(), 2);
        QVERIFY(told.back()[1].value<editor::ControllerSign>().kind == editor::ControllerSign::Kind::LetGo);
    }

    /// So that releases on it still reach the player who holds it.
    void whoStaysKeepsTheNumber() {
        Controllers controllers{QString()};
        const QSignalSpy told(&controllers, &Controllers::told);
        Device first;
        const Device second, third;
        controllers.add(first.readingEnd(), QStringLiteral("one"));
        controllers.add(second.readingEnd(), QStringLiteral("two"));
        first.unplug();
        QTRY_COMPARE(controllers.count(), std::size_t{1});
        second.tell(EV_KEY, BTN_DPAD_UP, 1);
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told.back()[0].value<std::size_t>(), std::size_t{1});
        controllers.add(third.readingEnd(), QStringLiteral("three"));
        third.tell(EV_KEY, BTN_DPAD_UP, 1);
        QTRY_COMPARE(told.size(), 2);
        QCOMPARE(told.back()[0].value<std::size_t>(), std::size_t{0});
    }

    void whatIsNoControllerIsLeftAlone() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("event0")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        const Controllers controllers(folder.path());
        QCOMPARE(controllers.count(), std::size_t{0});
        QCOMPARE(Controllers(folder.filePath(QStringLiteral("none"))).count(), std::size_t{0});
    }

    void twoControllersWalkTwoPlayers() {
        PlayAtWork work(fieldForTwo());
        work.trigger(QStringLiteral("play.start"));
        const Device first, second;
        work.screen().controllers()->add(first.readingEnd(), QStringLiteral("one"));
        work.screen().controllers()->add(second.readingEnd(), QStringLiteral("two"));
        first.tell(EV_ABS, ABS_X, 32767); // held: the player keeps walking
        second.tell(EV_KEY, BTN_DPAD_UP, 1);
        second.tell(EV_KEY, BTN_DPAD_UP, 0); // a tap: one step
        QTRY_VERIFY(work.player(0).x >= 4);
        QCOMPARE(work.player(1), (Cell{1, 2}));
        first.tell(EV_ABS, ABS_X, 0);
        second.tell(EV_ABS, ABS_HAT0X, 1);
        QTRY_VERIFY(work.player(1).x >= 4);
        const auto stopped = work.player(0);
        second.tell(EV_ABS, ABS_HAT0X, 0);
        QCOMPARE(work.player(0), stopped);
    }

    /// Lava asks for another push: a stick that is held does not go in.
    void aHeldStickStopsAtTheWarningOfLava() {
        PlayAtWork work(worldOfRows({"############", "#@...L...*.#", "#..........#", "#&.......*.#", "############"},
                                    collecting(2)));
        work.trigger(QStringLiteral("play.start"));
        const auto isOut = [&work] { return work.session().game()->players[0].out; };
        const Device first, second;
        work.screen().controllers()->add(first.readingEnd(), QStringLiteral("one"));
        work.screen().controllers()->add(second.readingEnd(), QStringLiteral("two"));
        first.tell(EV_ABS, ABS_X, 32767);
        QTRY_VERIFY(work.session().game()->players[0].warned);
        second.tell(EV_ABS, ABS_X, 32767);
        QTRY_VERIFY(work.player(1).x >= 5);
        second.tell(EV_ABS, ABS_X, 0);
        QVERIFY(!isOut());
        QCOMPARE(work.player(0), (Cell{4, 1}));
        first.tell(EV_ABS, ABS_X, 0);
        first.tell(EV_ABS, ABS_X, 32767);
        QTRY_VERIFY(isOut());
    }

    void aGameIsBegunAndLeftByButtons() {
        test::WindowAtWork plain;
        plain.nextSeed = 5;
        plain.open();
        plain.trigger(QStringLiteral("play.title"));
        auto& view = *plain.window->pages().current()->viewOf<PlayView>();
        const Device device;
        view.screen().controllers()->add(device.readingEnd(), QStringLiteral("one"));
        const auto press = [&device](std::uint16_t code) {
            device.tell(EV_KEY, code, 1);
            device.tell(EV_KEY, code, 0);
        };
        press(BTN_A);
        QTRY_COMPARE(view.session().screen(), play::Screen::Seed);
        press(BTN_DPAD_RIGHT);
        press(BTN_DPAD_LEFT);
        QTRY_COMPARE(view.session().shell().typed(), std::string("24"));
        press(BTN_A);
        QTRY_COMPARE(view.session().screen(), play::Screen::Play);
        QCOMPARE(view.session().game()->world().levels.front().recipe->seed, std::uint64_t{24});
        press(BTN_A);
        QTRY_COMPARE(view.session().view().lights, !view.session().game()->rules().lights);
    }

    /// More events follow the button press that hides the screen with the reader.
    void aButtonLeavesTheTitle() {
        const PlayAtWork work(fieldForTwo());
        work.trigger(QStringLiteral("play.title"));
        QVERIFY(work.view().shown());
        const Device device;
        work.screen().controllers()->add(device.readingEnd(), QStringLiteral("one"));
        QByteArray bytes = Device::bytesOf(EV_KEY, BTN_B, 1);
        for (int i = 0; i < 20; ++i) bytes += Device::bytesOf(EV_SYN, SYN_REPORT, 0);
        bytes += Device::bytesOf(EV_KEY, BTN_B, 0);
        device.write(bytes.constData(), bytes.size());
        QTRY_VERIFY(!work.view().shown());
        QVERIFY(!work.screen().controllers());
        work.trigger(QStringLiteral("play.title"));
        QVERIFY(work.screen().controllers());
    }
};

DELVE_TEST(ControllersWindowTest)
#include "controllers_window_test.moc"
