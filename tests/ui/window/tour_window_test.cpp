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
#include <QSlider>
#include <QWindow>
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
        test::clickOn(*test::buttonOf(*tour()->bubble(), QStringLiteral("Next")));
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
    for (const auto* label : tour.bubble()->findChildren<QLabel*>()) words << label->text();
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
            QVERIFY(work.tour()->bubble()->pointedAt().intersects(place));
            const auto bubble = work.placeOf(*work.tour()->bubble());
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
        work.goTo(1);
        const auto* slider = qobject_cast<QSlider*>(work.tour()->control());
        QVERIFY(slider);
        const auto stages = work.document().recipe().stages;
        const int far = slider->value() > slider->maximum() / 2 ? slider->width() / 8 : slider->width() * 7 / 8;
        const QPoint there = slider->mapTo(work.window.get(), QPoint(far, slider->height() / 2));
        auto* window = work.window->windowHandle();
        QTest::mousePress(window, Qt::LeftButton, {}, there);
        QTRY_VERIFY(!(work.document().recipe().stages == stages));
        work.settle();
        work.settleTour();
        QCOMPARE(work.tour()->step(), 1);
        QTest::mouseRelease(window, Qt::LeftButton, {}, there);
        QTRY_COMPARE(work.tour()->step(), 2);
    }

    /// The click on Next is no return from a game.
    void theLastStepStaysUntilAGameIsLeft() {
        const TourAtWork work;
        work.goTo(work.tour()->count() - 1);
        QTRY_COMPARE(work.tour()->step(), work.tour()->count() - 1);
        work.settleTour();
        QVERIFY(work.tour() && work.tour()->bubble()->isVisible());
        work.trigger(QStringLiteral("play.start"));
        QTRY_VERIFY(work.tour()->control() && work.tour()->control()->isVisible());
        work.settleTour();
        QVERIFY(work.tour()->bubble()->isVisible());
        QTRY_COMPARE(work.window->pages().current()->currentView(), 1);
        test::pressKey(Qt::Key_Escape);
        QTRY_VERIFY(!work.tour());
    }

    void aNewMapIsNoPainting() {
        const TourAtWork work;
        work.goTo(3);
        auto recipe = work.document().recipe();
        ++recipe.seed;
        work.document().generate(recipe, work.document().level().size());
        work.settle();
        work.settleTour();
        QCOMPARE(work.tour()->step(), 3);
        work.drag({2, 2}, {9, 2});
        QTRY_COMPARE(work.tour()->step(), 4);
    }

    /// Whatever else in the window is called so.
    void theControlIsThatOfItsDock() {
        const TourAtWork work;
        QSlider other(work.window.get());
        other.setObjectName(QStringLiteral("slider"));
        other.show();
        other.lower(); // before the docks
        work.goTo(1);
        QVERIFY(work.tour()->control() != &other);
        QVERIFY(work.window->findChild<QDockWidget*>(QStringLiteral("recipe"))->isAncestorOf(work.tour()->control()));
    }

    /// The bubble goes into another window while its own button tells of the click.
    void itComesOutOfAFloatingDock() {
        const TourAtWork work;
        auto* dock = work.window->findChild<QDockWidget*>(QStringLiteral("recipe"));
        dock->setFloating(true);
        QTRY_VERIFY(work.tour()->bubble() && work.tour()->bubble()->window() == dock);
        for (int step = 1; step <= 2; ++step) {
            work.tour()->bubble()->findChild<QPushButton*>(QStringLiteral("next"))->click();
            work.settleTour();
            QCOMPARE(work.tour()->step(), step);
        }
        QVERIFY(work.tour()->bubble()->window() == work.window.get());
    }

    void backGoesBack() {
        const TourAtWork work;
        QVERIFY(!test::buttonOf(*work.tour()->bubble(), QStringLiteral("Back"))->isEnabled());
        work.goTo(2);
        test::clickOn(*test::buttonOf(*work.tour()->bubble(), QStringLiteral("Back")));
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

    /// Esc is for whoever has something to cancel; the tour comes last.
    void escCancelsADragFirst() {
        const TourAtWork work;
        work.goTo(3);
        QTRY_VERIFY(work.window->mapView().hasFocus());
        const auto tiles = work.document().level().tiles;
        auto* viewport = work.window->mapView().viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, work.at({2, 2}));
        QVERIFY(work.window->toolController().busy());
        test::pressKey(Qt::Key_Escape);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, work.at({2, 2}));
        work.settleTour();
        QVERIFY(work.tour() && work.tour()->bubble()->isVisible());
        QCOMPARE(work.tour()->step(), 3);
        QVERIFY(work.document().level().tiles == tiles);
        test::pressKey(Qt::Key_Escape);
        QTRY_VERIFY(!work.tour());
    }

    void theHandIsAsBefore() {
        const TourAtWork work;
        const auto settings = work.window->toolController().settings();
        const auto tool = work.window->toolController().tool().id;
        work.goTo(4);
        QVERIFY(work.window->toolController().tool().id != tool);
        QVERIFY(!(work.window->toolController().settings() == settings));
        test::pressKey(Qt::Key_Escape);
        QTRY_VERIFY(!work.tour());
        QVERIFY(work.window->toolController().settings() == settings);
        QCOMPARE(work.window->toolController().tool().id, tool);
    }

    void endTourEndsIt() {
        const TourAtWork work;
        test::clickOn(*test::buttonOf(*work.tour()->bubble(), QStringLiteral("End tour")));
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
        QVERIFY(test::buttonOf(*work.tour()->bubble(), QStringLiteral("Weiter")));
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
        auto* next = work.tour()->bubble()->findChild<QPushButton*>(QStringLiteral("next"));
        for (const auto* button : work.tour()->bubble()->findChildren<QPushButton*>())
            QVERIFY2(!letters.contains(QKeySequence::mnemonic(button->text()).toString()), qPrintable(button->text()));
        for (int step = 1; step < work.tour()->count(); ++step) {
            QCOMPARE(test::cutOffTexts(*work.tour()->bubble()), QStringList());
            next->click();
            work.settleTour();
            next = work.tour()->bubble()->findChild<QPushButton*>(QStringLiteral("next"));
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
