#include "editor/text/translations.h"
#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/play/play_at_work.h"
#include "tests/ui/window/words_in_sight.h"
#include "ui/fields/elided_label.h"
#include "ui/play/card_view.h"
#include "ui/play/messages_line.h"
#include "ui/play/play_map.h"

#include <QDir>
#include <QLabel>

#include <algorithm>

using namespace delve;
using namespace delve::ui;
using test::PlayAtWork;
using test::worldOfRows;

namespace {

World garden() {
    Rules rules;
    rules.objective = "collect";
    return worldOfRows({"##########", "#@...*...#", "#........#", "#....*...#", "##########"}, rules);
}

World worldOf(std::string_view recipe) {
    generation::Workspace workspace;
    return std::move(
        generation::generateWorld(generation::builtInRecipes().find(recipe)->withSeed(7), {80, 45}, workspace)->world);
}

/// The saved games on disk, read independently of the window.
std::vector<play::SaveSlot> savedBy(const test::WindowAtWork& work) {
    return play::SaveSlots(editor::savedGamesIn(work.path(QStringLiteral("data"))).toStdString(), {}).list();
}

QString typedOn(const PlayAtWork& work) {
    const auto labels = work.screen().findChild<MessagesLine*>()->findChildren<QLabel*>();
    const auto found = std::ranges::find_if(
        labels, [](const QLabel* label) { return label->isVisible() && label->text().contains(u'{'); });
    return found == labels.end() ? QString() : (*found)->text();
}

} // namespace

/// Leaving a running game, a half-typed word, and a game in another language and a small window.
class PlayLeftWindowTest : public QObject {
    Q_OBJECT
private slots:
    void aWindowOfItsOwnThatIsClosedSavesItsGame() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.view.window"));
        work.trigger(QStringLiteral("play.start"));
        QTest::keyClicks(&work.screen(), QStringLiteral("dds"));
        QCOMPARE(work.session().game()->turn, 3);
        QVERIFY(savedBy(work).empty());
        auto* window = work.screen().window();
        QVERIFY(window != work.window.get());
        window->close();
        QTRY_COMPARE(savedBy(work).size(), std::size_t{1});
        QVERIFY(savedBy(work).front().slot.byItself);
        QCOMPARE(savedBy(work).front().label.turn, 3);
        work.trigger(QStringLiteral("play.resume")); // the game has waited
        QCOMPARE(work.player(), (Cell{3, 2}));
    }

    void theProgramThatIsClosedSavesItsGame() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.start"));
        QTest::keyClicks(&work.screen(), QStringLiteral("ddss"));
        const auto turn = work.session().game()->turn;
        work.session().autosave(); // an earlier save may still be running
        QTest::keyClicks(&work.screen(), QStringLiteral("d"));
        QVERIFY(work.window->close());
        work.window.reset();
        const auto saved = savedBy(work);
        QCOMPARE(saved.size(), std::size_t{1});
        QCOMPARE(saved.front().label.turn, turn + 1);
    }

    void aWordIsShownAndDroppedByEscape() {
        PlayAtWork work(garden());
        work.trigger(QStringLiteral("play.start"));
        QTest::keyClicks(&work.screen(), QStringLiteral("{go 6"));
        QCOMPARE(work.session().shell().typed(), std::string("{go 6"));
        QVERIFY2(typedOn(work).contains(QStringLiteral("{go 6")), qPrintable(typedOn(work)));
        QTest::keyClick(&work.screen(), Qt::Key_Escape);
        QVERIFY(work.session().shell().typed().empty());
        QVERIFY(typedOn(work).isEmpty());
        QVERIFY(work.view().shown()); // only the word was dropped
        QTest::keyClicks(&work.screen(), QStringLiteral("d"));
        QCOMPARE(work.player(), (Cell{2, 1}));
        QTest::keyClick(&work.screen(), Qt::Key_Escape);
        QVERIFY(!work.view().shown());
    }

    void everyWordCanBeReadInLittleRoom_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const auto& language : editor::Translations::languages())
            for (const QSize size : {QSize(700, 480), QSize(1024, 720)})
                QTest::addRow("%s %d", qPrintable(language), size.width()) << language << size;
    }
    void everyWordCanBeReadInLittleRoom() {
        QFETCH(const QString, language);
        QFETCH(const QSize, size);
        editor::Translations translations;
        translations.use(language);
        PlayAtWork work(worldOf("spanning-halls"));
        work.theme.choose(Theme::Choice::Dark);
        work.trigger(QStringLiteral("play.view.window"));
        work.trigger(QStringLiteral("play.start"));
        work.screen().window()->resize(size);
        QTRY_COMPARE(work.screen().window()->size(), size);
        look(work, language, "walking");
        work.session().typeWord("{give coins 30}");
        work.goOnto(ThingKind::Store);
        work.session().type(U'1');
        look(work, language, "store");
        work.session().type(U'B');
        const auto& enemy = work.session().game()->enemies[0];
        for (const Cell way : {Cell{1, 0}, Cell{-1, 0}, Cell{0, 1}, Cell{0, -1}}) {
            const Cell beside = enemy.at + way;
            work.session().typeWord("{go " + std::to_string(beside.x) + ',' + std::to_string(beside.y) + '}');
        }
        for (int turn = 0; turn < 40 && work.session().screen() == play::Screen::Play; ++turn)
            work.session().type(U"WASD"[turn % 4]);
        QCOMPARE(work.session().screen(), play::Screen::Fight);
        look(work, language, "fight");
        work.trigger(QStringLiteral("play.title"));
        look(work, language, "title");
        work.session().type(U'N');
        look(work, language, "seed");
    }

private:
    static void look(const PlayAtWork& work, const QString& language, const char* name) {
        QTRY_VERIFY(!work.screen().map().moving());
        QCoreApplication::processEvents();
        QStringList meantToBeCut; // their tool tip has the complete text
        for (const auto* label : work.screen().findChildren<ElidedLabel*>()) meantToBeCut += label->text();
        QStringList cut;
        for (const auto& text : test::cutOffTexts(work.screen()))
            if (!meantToBeCut.contains(text)) cut += text;
        QCOMPARE(cut, QStringList());
        const QString folder = qEnvironmentVariable("DELVEWRIGHT_PICTURES");
        if (folder.isEmpty()) return;
        const auto width = work.screen().window()->width();
        const auto file =
            QStringLiteral("%1/narrow-%2-%3-%4.png").arg(folder, language, QString::fromLatin1(name)).arg(width);
        QVERIFY(work.screen().window()->grab().save(file));
    }
};

DELVE_TEST(PlayLeftWindowTest)
#include "play_left_window_test.moc"
