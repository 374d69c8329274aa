#include "tests/support/held_pool.h"
#include "tests/support/test.h"
#include "tests/ui/problems/problems_by_hand.h"
#include "ui/map/map_view.h"
#include "ui/pages/message_bar.h"
#include "ui/play/play_view.h"
#include "ui/window/work_notice.h"

#include <QLabel>
#include <QMessageBox>
#include <QtTest>

using namespace delve;
using namespace delve::ui;
using namespace delve::test;

/// The question before a map is played that cannot be won.
class PrePlayWindowTest : public ProblemsByHand {
    Q_OBJECT

    [[nodiscard]] bool playing() { return page().viewOf<PlayView>()->shown(); }
    [[nodiscard]] Cell placeOfPlayer() { return page().viewOf<PlayView>()->session().game()->players.front().place.at; }
    /// F5 on a map that cannot be won.
    void fixAndPlay() {
        Answers answers;
        answers.nextButton(QStringLiteral("Fix and play"));
        work().window->mapView().setFocus();
        pressKey(Qt::Key_F5);
        QVERIFY(answers.allGiven());
    }

private slots:
    void playingAsksWhenItCannotBeWon_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("plays");
        QTest::addColumn<bool>("fixes");
        QTest::newRow("fix") << QStringLiteral("Fix and play") << true << true;
        QTest::newRow("play") << QStringLiteral("Play anyway") << true << false;
        QTest::newRow("cancel") << QStringLiteral("Cancel") << false << false;
    }
    void playingAsksWhenItCannotBeWon() {
        QFETCH(const QString, answer);
        QFETCH(const bool, plays);
        QFETCH(const bool, fixes);
        draw(sealed);
        Answers answers;
        answers.nextButton(answer);
        work().window->mapView().setFocus();
        pressKey(Qt::Key_F5);
        QVERIFY(answers.allGiven());
        const auto asked = answers.questions().join(u' ');
        QVERIFY2(asked.contains(QStringLiteral("cannot be won")) && asked.contains(QStringLiteral("(7, 1)")),
                 qPrintable(asked));
        if (plays) QTRY_VERIFY(playing());
        QCOMPARE(playing(), plays);
        QCOMPARE(steps(), std::size_t{fixes ? 1u : 0u});
    }

    void playingFromHereNeedsNoStart() {
        draw({"########", "#.....X#", "########"});
        QVERIFY(inspection().findings().unwinnable);
        work().window->mapView().setFocus();
        QTest::mouseMove(work().window->mapView().viewport(), work().at({3, 1}));
        {
            const Answers answers; // none is expected
            pressKey(Qt::Key_F5, Qt::ShiftModifier);
        }
        QVERIFY(playing());
        QCOMPARE(placeOfPlayer(), (Cell{3, 1}));
    }

    /// Something else is missing, too.
    void playingFromHereAsksForWhatElseIsMissing() {
        draw({"########", "#......#", "########"});
        Answers answers;
        answers.nextButton(QStringLiteral("Cancel"));
        work().window->mapView().setFocus();
        QTest::mouseMove(work().window->mapView().viewport(), work().at({3, 1}));
        pressKey(Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(answers.allGiven());
        QVERIFY2(!answers.questions().join(u' ').contains(QStringLiteral("no start")),
                 qPrintable(answers.questions().join(u' ')));
    }

    /// Whatever the mouse does before the play begins.
    void theCellIsTheOneOfTheKey() {
        draw(sealed);
        Answers answers;
        answers.next<QMessageBox>([this](QMessageBox& box) {
            QEvent leave(QEvent::Leave); // the mouse goes to the question
            QCoreApplication::sendEvent(work().window->mapView().viewport(), &leave);
            clickOn(*buttonOf(box, QStringLiteral("Play anyway")));
        });
        work().window->mapView().setFocus();
        QTest::mouseMove(work().window->mapView().viewport(), work().at({3, 1}));
        pressKey(Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(answers.allGiven());
        QVERIFY(playing());
        QCOMPARE(placeOfPlayer(), (Cell{3, 1}));
    }

    void fixingIsShownAndStoppedByEsc() {
        draw(sealed);
        HeldPool held(work().pool);
        fixAndPlay();
        auto* notice = work().window->findChild<WorkNotice*>();
        QTRY_VERIFY(notice->isVisible());
        QCOMPARE(notice->findChild<QLabel*>()->text(), QStringLiteral("Fixing and proving the map"));
        pressKey(Qt::Key_F5); // it is under way
        pressKey(Qt::Key_Escape);
        QTRY_VERIFY(!notice->isVisible());
        held.letGo();
        QCoreApplication::processEvents();
        QVERIFY(!playing());
        QVERIFY(!page().messages().isVisible());
        QCOMPARE(steps(), std::size_t{0});
        fixAndPlay();
        QTRY_VERIFY(playing());
        QCOMPARE(steps(), std::size_t{1});
    }

    /// There is no room for a boss: the start alone is mended.
    void whatStillCannotBeWonIsSaid() {
        draw({"###", "#.#", "###"}, "boss");
        fixAndPlay();
        QTRY_VERIFY(page().messages().isVisible());
        QVERIFY2(page().messages().text().startsWith(QStringLiteral("1 error")) &&
                     page().messages().text().contains(QStringLiteral("still cannot be won")),
                 qPrintable(page().messages().text()));
        QVERIFY(!playing());
        QCOMPARE(steps(), std::size_t{1});
        clickOn(*buttonOf(page().messages(), QStringLiteral("Play anyway")));
        QVERIFY(playing());
    }

    void aMapThatChangedMeanwhileIsLeftAlone() {
        draw(sealed);
        {
            const HeldPool held(work().pool);
            fixAndPlay();
            paint({1, 1}, Tile::Water);
        }
        QTRY_VERIFY(page().messages().isVisible());
        QVERIFY2(page().messages().text().contains(QStringLiteral("changed meanwhile")),
                 qPrintable(page().messages().text()));
        QVERIFY(!playing());
        QCOMPARE(steps(), std::size_t{1});
    }

    void playingFromHereAsksToo() {
        draw(sealed);
        Answers answers;
        answers.nextButton(QStringLiteral("Cancel"));
        work().window->mapView().setFocus();
        QTest::mouseMove(work().window->mapView().viewport(), work().at({2, 1}));
        pressKey(Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(answers.allGiven());
        QVERIFY(!playing());
    }

    /// No ground can be dug on the rim of a map: there is nothing to offer.
    void whatHasNoFixOffersNone() {
        draw({"####", "#@.#", "####"}, "boss");
        QVERIFY(inspection().findings().unwinnable);
        bool fixable = false;
        for (const auto& found : inspection().findings().problems) fixable = fixable || !found.problem.fixes.empty();
        Answers answers;
        bool offered = false;
        answers.next<QMessageBox>([&offered](QMessageBox& box) {
            for (const auto* each : box.buttons()) offered = offered || each->text().contains(QStringLiteral("Fix"));
            box.reject();
        });
        work().window->mapView().setFocus();
        pressKey(Qt::Key_F5);
        QVERIFY(answers.allGiven());
        QCOMPARE(offered, fixable);
    }

    /// Neither inspection nor proof is waited for.
    void playingDoesNotWaitForThem() {
        draw({"#######", "#@....X", "#######"});
        const HeldPool held(work().pool);
        paint({3, 1}, Tile::Wall);
        QVERIFY(!inspection().current());
        const Answers answers;
        work().window->mapView().setFocus();
        pressKey(Qt::Key_F5);
        QVERIFY(playing());
    }
};

DELVE_TEST(PrePlayWindowTest)
#include "pre_play_window_test.moc"
