#include "editor/text/translations.h"
#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "tests/ui/window/each_language.h"
#include "tests/ui/window/words_in_sight.h"
#include "ui/map/map_view.h"
#include "ui/play/play_view.h"
#include "ui/stages/stage_slider.h"
#include "ui/window/tour.h"
#include "ui/window/tour_bubble.h"
#include "ui/window/welcome_page.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

struct TourAtWork : test::WindowAtWork {
    TourAtWork() {
        open();
        trigger(QStringLiteral("help.tour"));
        settleTour();
    }

    [[nodiscard]] Tour* tour() const { return window->findChild<Tour*>(); }
    void settleTour() const {
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    }
    void next() const {
        test::clickOn(*test::buttonOf(tour()->bubble(), QStringLiteral("Next")));
        settleTour();
    }
    void goTo(int step) const {
        while (tour()->step() < step) next();
    }
    [[nodiscard]] QRect placeOf(const QWidget& part) const { return {part.mapTo(window.get(), QPoint()), part.size()}; }
};

bool isInSight(const QWidget& control) {
    const auto* there = control.window()->childAt(control.mapTo(control.window(), control.rect().center()));
    return control.isVisible() && there && (there == &control || control.isAncestorOf(there));
}

QStringList wordsOf(const Tour& tour) {
    QStringList words;
    for (const auto* label : tour.bubble().findChildren<QLabel*>()) words << label->text();
    return words;
}

} // namespace

/// The tour points at real controls, and goes on once a person has done what it says.
class TourWindowTest : public QObject {
    Q_OBJECT
private slots:
    void eachStepPointsAtAControlInSight() {
        const TourAtWork work;
        QVERIFY(work.tour()->count() >= 6 && work.tour()->count() <= 8);
        const int last = work.tour()->count() - 1;
        for (int step = 0; step < last; ++step) {
            work.goTo(step);
            auto* control = work.tour()->control();
            QVERIFY2(control && isInSight(*control), qPrintable(QString::number(step)));
            const auto place = work.placeOf(*control);
            QVERIFY(work.tour()->bubble().pointedAt().intersects(place));
            const auto bubble = work.placeOf(work.tour()->bubble());
            QVERIFY(work.window->rect().contains(bubble));
            const bool large = control == &work.window->mapView();
            QVERIFY2(large || !bubble.intersects(place), qPrintable(QString::number(step)));
        }
    }

    /// By mouse and keys on the window, without a click on the bubble.
    void itGoesOnWhenAStepIsDone() {
        const TourAtWork work;
        test::clickOn(*work.tour()->control()); // the dice
        QTRY_COMPARE(work.tour()->step(), 1);
        work.settle();
        QTRY_VERIFY(work.tour()->control() && work.tour()->control()->hasFocus());
        test::pressKey(Qt::Key_Right); // on the slider
        QTRY_COMPARE(work.tour()->step(), 2);
        work.settle();
        QTRY_VERIFY(work.tour()->control()->hasFocus());
        test::pressKey(Qt::Key_Left); // to the stage before
        QTRY_COMPARE(work.tour()->step(), 3);
        QTRY_VERIFY(work.window->stages().live());
        work.drag({2, 2}, {9, 2});
        QTRY_COMPARE(work.tour()->step(), 4);
        const auto& room = work.document().level().rooms->front();
        work.click({room.box.x + room.box.width / 2, room.box.y + room.box.height / 2});
        QTRY_COMPARE(work.tour()->step(), 5);
        QCOMPARE(work.tour()->control()->objectName(), QStringLiteral("verdict"));
        work.next();
        test::clickOn(*work.tour()->control()); // play
        QTRY_COMPARE(work.tour()->step(), 7);
        QVERIFY(work.window->pages().current()->viewOf<PlayView>()->session().game());
        QTRY_VERIFY(work.tour()->control() && work.tour()->control()->isVisible());
        test::pressKey(Qt::Key_Escape);
        QTRY_VERIFY(!work.tour());
        QCOMPARE(work.window->pages().current()->currentView(), 0);
    }

    void nothingGoesOnWhileTheMouseIsHeld() {
        const TourAtWork work;
        work.goTo(3);
        auto* viewport = work.window->mapView().viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, work.at({2, 2}));
        work.settleTour();
        QCOMPARE(work.tour()->step(), 3);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, work.at({2, 2}));
        QTRY_COMPARE(work.tour()->step(), 4);
    }

    void backGoesBack() {
        const TourAtWork work;
        QVERIFY(!test::buttonOf(work.tour()->bubble(), QStringLiteral("Back"))->isEnabled());
        work.goTo(2);
        test::clickOn(*test::buttonOf(work.tour()->bubble(), QStringLiteral("Back")));
        QCOMPARE(work.tour()->step(), 1);
    }

    void escEndsItAndChangesNothing() {
        const TourAtWork work;
        const auto revision = work.document().revision();
        test::pressKey(Qt::Key_Escape);
        QTRY_VERIFY(!work.tour());
        QVERIFY(work.window->findChildren<TourBubble*>().isEmpty());
        QCOMPARE(work.document().revision(), revision);
    }

    void endTourEndsIt() {
        const TourAtWork work;
        test::clickOn(*test::buttonOf(work.tour()->bubble(), QStringLiteral("End tour")));
        QTRY_VERIFY(!work.tour());
    }

    void aHiddenDockIsShown() {
        test::WindowAtWork work;
        work.open();
        auto* dock = work.window->findChild<QDockWidget*>(QStringLiteral("recipe"));
        dock->hide();
        work.trigger(QStringLiteral("help.tour"));
        auto* tour = work.window->findChild<Tour*>();
        QTRY_VERIFY(dock->isVisible());
        QTRY_VERIFY(tour->control() && isInSight(*tour->control()));
        QVERIFY(dock->isAncestorOf(tour->control()));
    }

    /// From a game, too: the map comes back first.
    void itBeginsOnTheMap() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("play.start"));
        QTRY_COMPARE(work.window->pages().current()->currentView(), 1);
        work.trigger(QStringLiteral("help.tour"));
        auto* tour = work.window->findChild<Tour*>();
        QCOMPARE(work.window->pages().current()->currentView(), 0);
        QTRY_VERIFY(tour->control() && tour->control()->isVisible());
    }

    void theKeyboardAloneIsEnough() {
        const TourAtWork work;
        QTRY_VERIFY(work.tour()->control()->hasFocus());
        test::pressKey(Qt::Key_N, Qt::AltModifier);
        QTRY_COMPARE(work.tour()->step(), 1);
        test::pressKey(Qt::Key_B, Qt::AltModifier);
        QTRY_COMPARE(work.tour()->step(), 0);
        QTRY_VERIFY(work.tour()->control()->hasFocus());
        test::pressKey(Qt::Key_Space); // the dice
        QTRY_COMPARE(work.tour()->step(), 1);
    }

    void itGoesOnInAnotherLanguage() {
        editor::Translations translations;
        QCOMPARE(translations.use(QStringLiteral("en")), QStringLiteral("en"));
        const TourAtWork work;
        work.goTo(1);
        const auto english = wordsOf(*work.tour());
        translations.use(QStringLiteral("de"));
        QTRY_VERIFY(work.tour() && wordsOf(*work.tour()) != english);
        work.window->pages().current()->makePanels();
        QCOMPARE(work.tour()->step(), 1);
        QTRY_VERIFY(work.tour()->control() && work.tour()->control()->isVisible());
        QVERIFY(test::buttonOf(work.tour()->bubble(), QStringLiteral("Weiter")));
        translations.use(QStringLiteral("en"));
    }

    /// Its words fit, and Alt with a letter presses no menu instead.
    void itsButtonsWorkInEachLanguage_data() { test::addEachLanguage(); }
    void itsButtonsWorkInEachLanguage() {
        QFETCH(const QString, language);
        editor::Translations translations;
        QCOMPARE(translations.use(language), language);
        const TourAtWork work;
        QStringList letters;
        for (const auto* menu : work.window->menuBar()->actions())
            letters << QKeySequence::mnemonic(menu->text()).toString();
        auto* next = work.tour()->bubble().findChild<QPushButton*>(QStringLiteral("next"));
        for (const auto* button : work.tour()->bubble().findChildren<QPushButton*>())
            QVERIFY2(!letters.contains(QKeySequence::mnemonic(button->text()).toString()), qPrintable(button->text()));
        for (int step = 1; step < work.tour()->count(); ++step) {
            QCOMPARE(test::cutOffTexts(work.tour()->bubble()), QStringList());
            next->click();
            work.settleTour();
            next = work.tour()->bubble().findChild<QPushButton*>(QStringLiteral("next"));
            QCOMPARE(work.tour()->step(), step);
        }
    }

    void theWelcomeStartsIt() {
        test::WindowAtWork work;
        work.openEmpty();
        auto* button = test::buttonOf(*work.window->findChild<WelcomePage*>(), QStringLiteral("Two-minute tour"));
        test::clickOn(*button);
        QTRY_COMPARE(work.window->pages().count(), 1);
        work.settle();
        auto* tour = work.window->findChild<Tour*>();
        QVERIFY(tour);
        QTRY_VERIFY(tour->control() && tour->control()->isVisible());
    }

    void itEndsWithTheMap() {
        const TourAtWork work;
        work.trigger(QStringLiteral("file.close"));
        QTRY_VERIFY(!work.tour());
    }
};

DELVE_TEST(TourWindowTest)
#include "tour_window_test.moc"
