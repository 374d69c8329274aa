#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "tests/ui/window/drawn_texts.h"
#include "tests/ui/window/words_in_sight.h"
#include "ui/window/card_grid.h"
#include "ui/window/recipe_card.h"
#include "ui/window/welcome_page.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::ui;

namespace {

struct Welcome {
    test::WindowAtWork work;

    Welcome() { work.openEmpty(); }
    [[nodiscard]] WelcomePage& page() const { return *work.window->findChild<WelcomePage*>(); }
    [[nodiscard]] CardGrid& grid() const { return *page().findChild<CardGrid*>(); }
    [[nodiscard]] const std::vector<RecipeCard*>& cards() const { return grid().cards(); }
    [[nodiscard]] QRect placeOf(const QWidget& part) const { return {part.mapTo(&page(), QPoint()), part.size()}; }
    void resize(QSize size) const {
        work.window->resize(size);
        QTRY_COMPARE(work.window->size(), size);
        QCoreApplication::processEvents();
    }
};

} // namespace

/// The page without a map: a card for each recipe, in windows of every size.
class WelcomeWindowTest : public QObject {
    Q_OBJECT
private slots:
    void everyRecipeHasACardOfItsOwn() {
        const Welcome welcome;
        QSet<QString> names, sentences;
        for (const auto* card : welcome.cards()) {
            names << card->text();
            sentences << card->toolTip().section(QStringLiteral(". "), 0, 0);
        }
        const auto count = static_cast<qsizetype>(generation::builtInRecipes().size());
        QCOMPARE(names.size(), count);
        QCOMPARE(sentences.size(), count);
        for (const auto* card : welcome.cards()) QTRY_VERIFY2(card->hasPicture(), qPrintable(card->text()));
    }

    /// 960 x 540 is a screen of 1920 x 1080 at 200 %.
    void itFillsItsPage_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("whole");
        QTest::newRow("1024 x 700") << QSize(1024, 700) << true;
        QTest::newRow("1280 x 800") << QSize(1280, 800) << true;
        QTest::newRow("1600 x 1000") << QSize(1600, 1000) << true;
        QTest::newRow("1920 x 1080") << QSize(1920, 1080) << true;
        QTest::newRow("960 x 540") << QSize(960, 540) << false;
    }
    void itFillsItsPage() {
        QFETCH(const QSize, size);
        QFETCH(const bool, whole);
        const Welcome welcome;
        welcome.resize(size);
        QRect cards, all;
        for (const auto* card : welcome.cards()) cards |= welcome.placeOf(*card);
        all = cards;
        for (const auto* button : welcome.page().findChildren<QPushButton*>()) all |= welcome.placeOf(*button);
        const QSize room = welcome.page().size();
        QVERIFY2(all.width() >= room.width() * 93 / 100, qPrintable(QString::number(all.width())));
        QVERIFY(all.right() < room.width());
        QVERIFY2(cards.bottom() >= room.height() * 85 / 100, qPrintable(QString::number(cards.bottom())));
        if (whole) QVERIFY2(cards.bottom() < room.height(), qPrintable(QString::number(cards.bottom())));
        for (auto* card : welcome.cards()) {
            QSet<int> lines; // of its name, and of the sentence
            for (const auto& drawn : test::textsDrawnBy(*card)) {
                QVERIFY2(card->rect().contains(drawn.place), qPrintable(drawn.text));
                lines << drawn.place.top();
            }
            QVERIFY2(lines.size() > std::min(2, card->linesAt(card->width())), qPrintable(card->text()));
            for (const auto* other : welcome.cards())
                QVERIFY(card == other || !card->geometry().intersects(other->geometry()));
        }
        QCOMPARE(test::cutOffTexts(welcome.page()), QStringList());
    }

    /// They are counted once for each width.
    void theLinesOfACardFollowItsFont() {
        RecipeCard card(generation::builtInRecipes().front());
        constexpr int width = 400;
        QCOMPARE(card.linesAt(width), card.linesAt(width));
        const int before = card.linesAt(width);
        auto font = card.font();
        font.setPixelSize(2 * QFontMetrics(font).height());
        card.setFont(font);
        QVERIFY2(card.linesAt(width) > before, qPrintable(QString::number(before)));
    }

    void inANarrowPageTheSideIsBelow() {
        editor::JobPool pool;
        WelcomePage page(pool, generation::builtInDeclarations());
        page.resize(560, 900);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const auto* last = page.findChild<CardGrid*>()->cards().back();
        const auto* button = page.findChild<QPushButton*>();
        QVERIFY(button->mapTo(&page, QPoint()).y() > last->mapTo(&page, QPoint(0, last->height())).y());
    }

    void theArrowsGoFromCardToCardAndEnterChooses() {
        const Welcome welcome;
        welcome.resize({1280, 800});
        const auto& cards = welcome.cards();
        const auto columns = static_cast<std::size_t>(welcome.grid().columns());
        QTRY_VERIFY(cards[0]->hasFocus());
        test::pressKey(Qt::Key_Right);
        QVERIFY(cards[1]->hasFocus());
        test::pressKey(Qt::Key_Down);
        QVERIFY(cards[1 + columns]->hasFocus());
        test::pressKey(Qt::Key_Left);
        test::pressKey(Qt::Key_Up);
        QVERIFY(cards[0]->hasFocus());
        test::pressKey(Qt::Key_Up);
        QVERIFY(cards[0]->hasFocus());
        test::pressKey(Qt::Key_Right);
        test::pressKey(Qt::Key_Tab); // to what comes after the cards, with one step
        QVERIFY(qobject_cast<QPushButton*>(QApplication::focusWidget()));
        test::pressKey(Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(cards[1]->hasFocus());
        test::pressKey(Qt::Key_Return);
        QTRY_COMPARE(welcome.work.window->pages().count(), 1);
        welcome.work.settle();
        QCOMPARE(QString::fromStdString(welcome.work.document().level().recipe->name), cards[1]->objectName());
    }

    /// Where they do not all fit: the keyboard brings a card into sight.
    void aCardOutOfSightIsScrolledTo() {
        const Welcome welcome;
        welcome.resize({960, 540});
        QTRY_VERIFY(welcome.cards()[0]->hasFocus());
        test::pressKey(Qt::Key_End);
        const auto* last = welcome.cards().back();
        QVERIFY(last->hasFocus());
        QCOMPARE(last->visibleRegion().boundingRect(), last->rect());
    }

    void aRecentFileIsOpened() {
        Welcome welcome;
        auto& work = welcome.work;
        work.trigger(QStringLiteral("file.new-blank"));
        work.whereToSave = work.path(QStringLiteral("garden.delve"));
        work.trigger(QStringLiteral("file.save-as"));
        QTRY_VERIFY(QFile::exists(work.whereToSave));
        work.trigger(QStringLiteral("file.close"));
        QTRY_COMPARE(work.window->pages().count(), 0);
        QToolButton* recent = nullptr;
        for (auto* button : welcome.page().findChildren<QToolButton*>())
            if (button->accessibleName() == QStringLiteral("Open garden.delve")) recent = button;
        QVERIFY(recent);
        test::clickOn(*recent);
        QTRY_COMPARE(work.window->pages().count(), 1);
        QCOMPARE(work.document().path(), work.whereToSave);
    }
};

DELVE_TEST(WelcomeWindowTest)
#include "welcome_window_test.moc"
