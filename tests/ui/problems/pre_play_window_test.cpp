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

    /// Ledges lead west and east.
    static inline const Rows oneWay{"########", "#*W@E*.#", "########"};

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

    /// What F5 asks, and whether it offers to fix; no words if it asks nothing. Nobody plays.
    struct Asked {
        QString words;
        bool offersFix = false;
    };
    [[nodiscard]] Asked askedByF5() {
        Asked asked;
        Answers answers;
        answers.next<QMessageBox>([&asked](QMessageBox& box) {
            asked.words = box.text() + u' ' + box.informativeText();
            for (const auto* each : box.buttons())
                asked.offersFix = asked.offersFix || each->text().contains(QStringLiteral("ix and play"));
            box.reject();
        });
        work().window->mapView().setFocus();
        pressKey(Qt::Key_F5);
        return asked;
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
        work().pointAt({3, 1});
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
        work().pointAt({3, 1});
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
        work().pointAt({3, 1});
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
        work().pointAt({2, 1});
        pressKey(Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(answers.allGiven());
        QVERIFY(!playing());
    }

    /// Each flower can be reached, and not both in one game: only the proof knows that, and nothing mends it.
    void whatHasNoFixOffersNone() {
        draw(oneWay, "collect");
        for (const auto& found : inspection().findings().problems)
            QVERIFY(found.problem.severity != play::Severity::Error || found.problem.fixes.empty());
        const auto asked = askedByF5();
        QVERIFY2(asked.words.contains(QStringLiteral("not all in one game")), qPrintable(asked.words));
        QVERIFY(!asked.offersFix);
    }

    /// Beside that, ground is open to the void: to wall it off wins nothing.
    void fixesThatWinNothingAreNotOffered() {
        draw({oneWay[0], oneWay[1], "##### ##"}, "collect");
        QVERIFY(rowOf(1, QStringLiteral("void")) >= 0);
        const auto asked = askedByF5();
        QVERIFY2(asked.words.contains(QStringLiteral("not all in one game")) &&
                     !asked.words.contains(QStringLiteral("void")),
                 qPrintable(asked.words));
        QVERIFY(!asked.offersFix);
    }

    /// As the status line does.
    void reasonsThatAreIgnoredAreStillSo_data() {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QByteArray>("objective");
        QTest::addColumn<QString>("reason");
        const auto listed = [](const Rows& rows) {
            QStringList list;
            for (const auto& row : rows) list << QString::fromStdString(row);
            return list;
        };
        QTest::newRow("found by a check") << listed(sealed) << QByteArray("exit") << QStringLiteral("(7, 1)");
        QTest::newRow("found by the proof")
            << listed(oneWay) << QByteArray("collect") << QStringLiteral("not all in one game");
    }
    void reasonsThatAreIgnoredAreStillSo() {
        QFETCH(const QStringList, rows);
        QFETCH(const QByteArray, objective);
        QFETCH(const QString, reason);
        Rows drawn;
        for (const auto& row : rows) drawn.push_back(row.toStdString());
        draw(drawn, objective.constData());
        choose(0);
        press("problems.ignore");
        QCOMPARE(inspection().findings().count(play::Severity::Error), std::int64_t{0});
        QVERIFY2(verdict().startsWith(QStringLiteral("Cannot be won")), qPrintable(verdict()));
        const auto asked = askedByF5();
        QVERIFY2(asked.words.contains(reason), qPrintable(asked.words));
        QVERIFY(!asked.offersFix);
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
