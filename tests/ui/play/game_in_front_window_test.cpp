#include "generation/level/rules.h"
#include "tests/support/test.h"
#include "tests/ui/play/play_at_work.h"
#include "ui/map/mini_map.h"
#include "ui/pages/message_bar.h"
#include "ui/play/hud_bar.h"
#include "ui/play/play_minimap_view.h"
#include "ui/window/game_in_front.h"

#include <QDockWidget>

#include <algorithm>

using namespace delve;
using namespace delve::ui;
using test::PlayAtWork;

namespace {

World smallWorld() {
    Rules rules;
    rules.objective = "collect";
    return test::worldOfRows({"##########", "#@......*#", "#........#", "##########"}, rules);
}

/// The notes of the docks above their panels.
QStringList notesOf(const test::WindowAtWork& work) {
    QStringList notes;
    for (const auto* note : work.window->findChildren<EditedMapNote*>())
        if (!note->isHidden()) notes.append(note->text());
    return notes;
}

/// The number of all docks that describe the map, including hidden ones.
qsizetype docksThatDescribe(const test::WindowAtWork& work) {
    return std::ranges::count_if(work.panels, [](const PanelInfo& info) { return info.describesMap; });
}

bool covers(const QWidget& upper, const QWidget& lower) {
    const QRect over(upper.mapToGlobal(QPoint()), upper.size());
    return upper.isVisible() && over.intersects(QRect(lower.mapToGlobal(QPoint()), lower.size()));
}

} // namespace

/// While a game is in front: the notes of the docks, and messages over the game.
class GameInFrontWindowTest : public QObject {
    Q_OBJECT
private slots:
    void nothingCoversTheHud() {
        PlayAtWork work(smallWorld());
        auto& bar = work.window->messages();
        const auto& hud = work.screen().hud();
        bar.tellFailure(QStringLiteral("Something went wrong before."));
        QCOMPARE(bar.y(), 0);
        work.trigger(QStringLiteral("play.start"));
        for (const auto* told : {"A game was told of.", "A longer sentence."}) {
            bar.tellNotes({QString::fromLatin1(told), QString::fromLatin1(told)});
            QTRY_VERIFY(hud.isVisible() && bar.isVisible() && !covers(bar, hud));
        }
        work.window->resize(900, 600);
        QTRY_VERIFY(!covers(bar, hud));
        work.session().typeWord("{give coins 10}");
        QTRY_VERIFY(bar.isVisible() && !covers(bar, hud));
        QTest::keyClick(&work.screen(), Qt::Key_Escape);
        QTRY_COMPARE(bar.y(), 0);
        QVERIFY(bar.isVisible());
    }

    /// An earlier message does not cover the game either.
    void whatWasToldBeforeMovesAway() {
        PlayAtWork work(smallWorld());
        work.trigger(QStringLiteral("play.start"));
        QTest::keyClick(&work.screen(), Qt::Key_Escape);
        work.window->messages().tellFailure(QStringLiteral("Told over the map."));
        work.trigger(QStringLiteral("play.resume"));
        QTRY_VERIFY(work.screen().hud().isVisible());
        QTRY_VERIFY(!covers(work.window->messages(), work.screen().hud()));
    }

    void theMiniMapIsTheGames() {
        test::WindowAtWork work;
        work.open();
        auto* dock = work.window->findChild<QDockWidget*>(QStringLiteral("mini-map"));
        const auto* ofMap = dock->findChild<MiniMap*>();
        QVERIFY(ofMap->isVisible());
        work.trigger(QStringLiteral("play.view.docks")); // kept beside the game
        work.trigger(QStringLiteral("play.start"));
        QTRY_VERIFY(!ofMap->isVisible());
        const auto* ofGame = dock->findChild<PlayMinimapView*>();
        QVERIFY(ofGame && ofGame->isVisible());
        work.trigger(QStringLiteral("window.view"));
        QVERIFY(ofMap->isVisible() && !ofGame->isVisible());
    }

    void whatDescribesTheEditedMapSaysSo() {
        test::WindowAtWork work;
        work.open();
        QCOMPARE(notesOf(work), QStringList());
        auto& view = *work.window->pages().current()->viewOf<PlayView>();
        work.trigger(QStringLiteral("play.title"));
        for (const char32_t key : std::u32string_view(U"N4711S")) view.session().type(key);
        QTRY_VERIFY(view.session().game());
        QCOMPARE(notesOf(work).size(), docksThatDescribe(work));
        for (const auto& note : notesOf(work)) QVERIFY2(note.contains(QStringLiteral("4711")), qPrintable(note));
        QVERIFY(work.document().level().recipe->seed != 4711);
        view.setOwnWindow(true); // the map is in front again
        QCOMPARE(notesOf(work), QStringList());
        view.setOwnWindow(false);
        QCOMPARE(notesOf(work).size(), docksThatDescribe(work));
        view.session().type(U':');
        view.session().type(U'Q');
        QCOMPARE(notesOf(work), QStringList());
    }

    void aMapByHandSaysSoToo() {
        PlayAtWork work(smallWorld());
        work.trigger(QStringLiteral("play.start"));
        QCOMPARE(notesOf(work).size(), docksThatDescribe(work));
        QCOMPARE(notesOf(work).front(), QStringLiteral("This is the edited map, not the game."));
    }
};

DELVE_TEST(GameInFrontWindowTest)
#include "game_in_front_window_test.moc"
