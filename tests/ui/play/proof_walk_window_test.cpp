#include "editor/inspect/live_inspection.h"
#include "editor/play/play_session.h"
#include "generation/level/edit.h"
#include "playtest/proof/proof.h"
#include "playtest/shell/keys.h"
#include "tests/support/held_pool.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/map/map_view.h"
#include "ui/pages/document_page.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/work_in_hand.h"
#include "ui/play/play_screen.h"
#include "ui/play/play_view.h"
#include "ui/play/replay_bar.h"
#include "ui/window/work_notice.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

DocumentPage& pageOf(const test::WindowAtWork& work) { return *work.window->pages().current(); }
editor::PlaySession& sessionOf(const test::WindowAtWork& work) { return pageOf(work).viewOf<PlayView>()->session(); }
WorkInHand& workInHand(const test::WindowAtWork& work) { return work.window->workInHand(); }

/// So that its proof is not known.
void paint(const test::WindowAtWork& work, Cell cell = {0, 0}) {
    Level after = work.document().level();
    after.tiles.set(cell, Tile::Water);
    work.document().apply(Edit::between(work.document().level(), after), Text{"", "wet"});
}

QToolButton& buttonOf(const test::WindowAtWork& work, const QString& name) {
    auto* bar = work.window->pages().current()->viewOf<PlayView>()->screen().findChild<ReplayBar*>();
    for (auto* button : bar->findChildren<QToolButton*>())
        if (button->accessibleName() == name) return *button;
    qFatal("no such button");
}

} // namespace

/// The game that the proof has won, step by step.
class ProofWalkWindowTest : public QObject {
    Q_OBJECT
private slots:
    void itIsWatchedForwardAndBack() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("play.proof"));
        QTRY_VERIFY(sessionOf(work).replay());
        const auto proof = play::prove(std::make_shared<const World>(work.document().world()));
        QCOMPARE(sessionOf(work).replay()->length(), play::keysOf(play::keysFor(proof->commands)).size());
        QCOMPARE(sessionOf(work).replay()->position(), std::size_t{0});
        QTest::mouseClick(&buttonOf(work, QStringLiteral("Step forward")), Qt::LeftButton);
        QTest::mouseClick(&buttonOf(work, QStringLiteral("Step forward")), Qt::LeftButton);
        QCOMPARE(sessionOf(work).replay()->position(), std::size_t{2});
        QTest::mouseClick(&buttonOf(work, QStringLiteral("Step back")), Qt::LeftButton);
        QCOMPARE(sessionOf(work).replay()->position(), std::size_t{1});
    }

    void itEndsWithTheGameWon() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("play.proof"));
        QTRY_VERIFY(sessionOf(work).replay());
        sessionOf(work).replayTo(sessionOf(work).replay()->length());
        QCOMPARE(sessionOf(work).game()->ending, play::Ending::Won);
    }

    /// From its middle.
    void oneCanPlayOn() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("play.proof"));
        QTRY_VERIFY(sessionOf(work).replay());
        sessionOf(work).replayTo(3);
        auto* view = work.window->pages().current()->viewOf<PlayView>();
        QTest::mouseClick(view->screen().findChild<QPushButton*>(QStringLiteral("take-over")), Qt::LeftButton);
        QVERIFY(!sessionOf(work).replay());
        QVERIFY(sessionOf(work).inGame());
        QVERIFY(sessionOf(work).game()->turn > 0);
    }

    /// A proof may take seconds.
    void itIsShownAndStoppedByEsc() {
        test::WindowAtWork work;
        work.open();
        test::HeldPool held(work.pool);
        paint(work);
        work.trigger(QStringLiteral("play.proof"));
        auto* notice = work.window->findChild<WorkNotice*>();
        QTRY_VERIFY(notice->isVisible());
        QCOMPARE(notice->findChild<QLabel*>()->text(), QStringLiteral("Proving the map"));
        work.trigger(QStringLiteral("recipe.stop")); // as Esc does
        QTRY_VERIFY(!notice->isVisible());
        held.letGo();
        QCoreApplication::processEvents();
        QVERIFY(!work.window->pages().current()->messages().isVisible());
        QVERIFY(!sessionOf(work).replay());
    }

    /// Nobody would see what it finds.
    void theWindowClosesWithoutIt() {
        test::WindowAtWork work;
        work.open();
        const test::HeldPool held(work.pool);
        paint(work);
        work.trigger(QStringLiteral("play.proof"));
        QVERIFY(work.window->close());
    }

    void aSecondRequestIsIgnored() {
        test::WindowAtWork work;
        work.open();
        const test::HeldPool held(work.pool);
        paint(work);
        QSignalSpy shown(&workInHand(work), &WorkInHand::changed);
        work.trigger(QStringLiteral("play.proof"));
        QCOMPARE(shown.count(), 1);
        work.trigger(QStringLiteral("play.proof"));
        QCOMPARE(shown.count(), 1);
        workInHand(work).stopNewest();
        QVERIFY(!workInHand(work).any());
    }

    /// The page's inspection is proving the same world.
    void itWaitsForTheInspection() {
        test::WindowAtWork work;
        work.open();
        test::HeldPool held(work.pool);
        paint(work);
        work.trigger(QStringLiteral("play.proof"));
        bool complete = false;
        connect(&sessionOf(work), &editor::PlaySession::changed, this, [&work, &complete] {
            if (sessionOf(work).replay()) complete = pageOf(work).inspection().complete();
        });
        held.letGo();
        QTRY_VERIFY(sessionOf(work).replay());
        QVERIFY(complete);
        sessionOf(work).disconnect(this);
    }

    /// What the person does instead ends it: they are never pulled out of a game.
    void itEndsByItself_data() {
        QTest::addColumn<QString>("how");
        for (const auto* how : {"an edit", "a generation", "play.start", "play.title", "another view", "another map"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void itEndsByItself() {
        QFETCH(const QString, how);
        test::WindowAtWork work;
        work.open();
        auto& session = sessionOf(work);
        auto& page = pageOf(work);
        test::HeldPool held(work.pool);
        paint(work);
        work.trigger(QStringLiteral("play.proof"));
        QVERIFY(workInHand(work).any());
        if (how == QStringLiteral("an edit")) paint(work, {1, 0});
        else if (how == QStringLiteral("a generation")) work.trigger(QStringLiteral("recipe.new-seed"));
        else if (how == QStringLiteral("another view")) page.showView(1);
        else if (how == QStringLiteral("another map")) work.trigger(QStringLiteral("file.new-blank"));
        else work.trigger(how);
        QVERIFY(!workInHand(work).any());
        QCOMPARE(page.messages().text().contains(QStringLiteral("the map has changed")),
                 how == QStringLiteral("an edit") || how == QStringLiteral("a generation"));
        held.letGo();
        QTRY_VERIFY(!page.document().generating());
        QTRY_VERIFY(page.inspection().complete());
        QCoreApplication::processEvents();
        QVERIFY(!session.replay());
        QCOMPARE(session.inGame(), how == QStringLiteral("play.start"));
    }

    /// It would pull the person out of it.
    void aStepOfTheGameEndsIt() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("play.start"));
        auto& session = sessionOf(work);
        const test::HeldPool held(work.pool);
        paint(work);
        work.trigger(QStringLiteral("play.proof"));
        QVERIFY(workInHand(work).any());
        session.type(U'.');
        QVERIFY(!workInHand(work).any());
        QVERIFY(session.inGame());
    }

    void closingTheMapEndsIt() {
        test::WindowAtWork work;
        work.open();
        test::HeldPool held(work.pool);
        paint(work);
        work.trigger(QStringLiteral("play.proof"));
        QVERIFY(workInHand(work).any());
        work.trigger(QStringLiteral("file.close"));
        QCOMPARE(work.window->pages().count(), 0);
        QVERIFY(!workInHand(work).any());
        held.letGo();
        QCoreApplication::processEvents();
    }

    void aMapThatIsTooLargeSaysSo() {
        test::WindowAtWork work;
        work.openBlank();
        World world = work.document().world();
        world.levels[0].tiles = Grid({2049, 1024}, Tile::Floor);
        work.document().reset(world);
        const test::HeldPool held(work.pool);
        work.trigger(QStringLiteral("play.proof"));
        const auto most = QLocale().toString(qlonglong{editor::mostCellsInspected});
        QVERIFY(pageOf(work).messages().text().contains(most));
        QVERIFY(!workInHand(work).any());
    }

    void whatCannotBeWonSaysWhy() {
        test::WindowAtWork work;
        work.openBlank();
        work.trigger(QStringLiteral("play.proof"));
        auto& messages = work.window->pages().current()->messages();
        QTRY_VERIFY(messages.isVisible());
        bool said = false;
        for (const auto* label : messages.findChildren<QLabel*>())
            said = said || label->text().contains(QStringLiteral("no proof to watch"));
        QVERIFY(said);
        QVERIFY(!sessionOf(work).replay());
    }
};

DELVE_TEST(ProofWalkWindowTest)
#include "proof_walk_window_test.moc"
