#include "generation/level/encounter.h"
#include "generation/level/goods.h"
#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/play/play_at_work.h"
#include "ui/fields/elided_label.h"
#include "ui/play/card_view.h"
#include "ui/play/hud_bar.h"
#include "ui/play/messages_line.h"

#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

using namespace delve;
using namespace delve::ui;
using test::PlayAtWork;
using test::worldOfRows;

namespace {

constexpr int keysInAll = 12;

Thing thingWith(ThingKind kind, Cell at, const char* field, const std::string& value) {
    Thing thing;
    thing.kind = kind;
    thing.at = at;
    thing.id = bornAt(infoOf(kind).name, at);
    thing.fields.set(field, value);
    return thing;
}

/// A sign of a thousand characters beside the start, and keys of many colours.
World talkativeWorld() {
    Rules rules;
    rules.objective = "collect";
    rules.players = 2;
    World world = worldOfRows({"################", "#@............*#", "#&............*#", "################"}, rules);
    auto& things = world.levels[0].things.write();
    std::string text;
    while (text.size() < 1000) text += "Here lies one who read all of the sign. ";
    things.push_back(thingWith(ThingKind::Sign, {2, 1}, "text", text));
    for (int key = 0; key < keysInAll; ++key)
        things.push_back(thingWith(ThingKind::Key, {2 + key, 2}, "colour", "#a0b0" + std::to_string(10 + key)));
    return world;
}

World worldWithNineGoods() {
    generation::Workspace workspace;
    World world =
        std::move(generation::generateWorld(recipeNamed(generation::builtInRecipes(), "spanning-halls@1")->withSeed(7),
                                            {80, 45}, workspace)
                      ->world);
    auto& goods = world.tables.goods.write();
    const Goods first = goods.front();
    while (goods.size() < 9) {
        goods.push_back(first);
        goods.back().name = "ware of kind " + std::to_string(goods.size());
    }
    return world;
}

/// Resizes the window, and waits for its layout.
void resizeTo(QWidget& window, QSize size) {
    window.resize(size);
    QTRY_COMPARE(window.size(), size);
    QCoreApplication::processEvents();
}

QWidget* frameOf(const PlayAtWork& work) {
    for (auto* title : work.screen().findChildren<QLabel*>(QStringLiteral("title")))
        if (title->isVisible()) return title->parentWidget();
    return nullptr;
}

/// Parts of a card that overlap, are too low for their text, or reach beyond the card.
QStringList crowdedIn(const QWidget& frame) {
    QList<QWidget*> parts;
    for (auto* part : frame.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (part->isVisible()) parts.append(part);
    QStringList crowded;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const auto* part = parts[i];
        const int wanted = part->hasHeightForWidth() ? part->heightForWidth(part->width()) : part->sizeHint().height();
        if (part->height() < std::min(wanted, part->maximumHeight()) || !frame.rect().contains(part->geometry()))
            crowded.append(part->objectName());
        for (qsizetype other = 0; other < i; ++other)
            if (part->geometry().intersects(parts[other]->geometry()))
                crowded.append(part->objectName() + u'/' + parts[other]->objectName());
    }
    return crowded;
}

bool wholeInSight(const QWidget& part) { return part.visibleRegion().boundingRect() == part.rect(); }

QWidget* moreOf(const PlayAtWork& work) {
    for (auto* more : work.screen().findChildren<QWidget*>(QStringLiteral("more")))
        if (more->isVisible()) return more;
    return nullptr;
}

} // namespace

/// A game with little room or long texts: every cut text shows an ellipsis, and nothing widens the window.
class PlayRoomWindowTest : public QObject {
    Q_OBJECT
private:
    static void keep(const PlayAtWork& work, const QString& name) {
        const QString folder = qEnvironmentVariable("DELVEWRIGHT_PICTURES");
        const QImage picture = work.screen().window()->grab().toImage();
        if (!folder.isEmpty()) QVERIFY(picture.save(folder + QStringLiteral("/room-") + name + QStringLiteral(".png")));
    }

private slots:
    void aLongMessageIsCutAndTheWindowStaysAsItIs() {
        PlayAtWork work(talkativeWorld());
        resizeTo(*work.window, {1280, 720});
        work.trigger(QStringLiteral("play.start"));
        work.type(QStringLiteral("d"));
        auto* line = work.screen().findChild<MessagesLine*>();
        QVERIFY(line->latest().size() > 1000);
        QCoreApplication::processEvents();
        QCOMPARE(work.window->size(), QSize(1280, 720));
        auto* latest = line->findChild<ElidedLabel*>(QStringLiteral("latest"));
        QVERIFY(latest->shownText().endsWith(u'…'));
        QVERIFY(latest->geometry().right() <= line->width());
        keep(work, QStringLiteral("long-message"));
        work.type(QStringLiteral("a"));
        work.trigger(QStringLiteral("play.again"));
        QVERIFY(!latest->shownText().endsWith(u'…'));
    }

    /// The latest message is complete if there is room; earlier ones get the rest.
    void whatHappenedLastGoesBeforeWhatHappenedEarlier() {
        MessagesLine line;
        line.resize(800, line.height());
        line.setVisible(true);
        line.showPointedAt(QStringLiteral("Floor"));
        const std::string before(300, 'x');
        const std::string last = "The door is open.";
        line.show(
            {{DELVE_TEXT("play", "The sign reads: %1"), {before}}, {DELVE_TEXT("play", "The sign reads: %1"), {last}}},
            0);
        QCoreApplication::processEvents();
        const auto labels = line.findChildren<ElidedLabel*>();
        QVERIFY(!labels[0]->shownText().endsWith(u'…'));
        QVERIFY(labels[1]->shownText().endsWith(u'…'));
        QVERIFY(labels[1]->width() > 300);
        QCOMPARE(labels[2]->shownText(), QStringLiteral("Floor"));
    }

    void keysThatDoNotFitFold() {
        PlayAtWork work(talkativeWorld());
        resizeTo(*work.window, {1280, 720});
        work.trigger(QStringLiteral("play.start"));
        QVERIFY(!moreOf(work));
        for (int key = 0; key < keysInAll; ++key) {
            const std::string colour = "#a0b0" + std::to_string(10 + key);
            work.session().typeWord("{give " + colour + "}");
            work.session().typeWord("{2give " + colour + "}");
        }
        QCOMPARE(work.session().game()->players[1].keys.size(), std::size_t{keysInAll});
        QCoreApplication::processEvents();
        QCOMPARE(work.window->size(), QSize(1280, 720));
        auto* hud = work.screen().findChild<HudBar*>();
        QVERIFY(hud->text().contains(QStringLiteral("#a0b021")));
        resizeTo(*work.window, {900, 720});
        const auto* more = moreOf(work);
        QVERIFY(more);
        QVERIFY(more->toolTip().contains(QStringLiteral("#a0b021")));
        keep(work, QStringLiteral("many-keys"));
        for (const auto* part : hud->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (part->isVisible()) QVERIFY(hud->rect().contains(part->geometry()));
    }

    void aCardWithNineChoicesIsWhole_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280 x 900") << QSize(1280, 900);
        QTest::newRow("1280 x 720") << QSize(1280, 720);
        QTest::newRow("1280 x 620") << QSize(1280, 620);
    }
    void aCardWithNineChoicesIsWhole() {
        QFETCH(QSize, size);
        PlayAtWork work(worldWithNineGoods());
        resizeTo(*work.window, size);
        work.trigger(QStringLiteral("play.start"));
        work.goOnto(ThingKind::Store);
        QCOMPARE(work.session().screen(), play::Screen::Store);
        QCoreApplication::processEvents();
        keep(work, QStringLiteral("nine-") + QString::number(size.height()));
        QCOMPARE(work.window->size(), size);
        const auto* frame = frameOf(work);
        QVERIFY(frame);
        QCOMPARE(crowdedIn(*frame), QStringList());
        QVERIFY(wholeInSight(*frame->findChild<QLabel*>(QStringLiteral("title"))));
        work.choose('1'); // too expensive: the message is visible
        QCoreApplication::processEvents();
        QCOMPARE(crowdedIn(*frameOf(work)), QStringList());
        auto* bar = work.screen().findChild<CardView*>()->findChild<QScrollArea*>()->verticalScrollBar();
        bar->setValue(bar->maximum());
        QCoreApplication::processEvents();
        const auto* back = frameOf(work)->findChild<QWidget*>(QStringLiteral("choice-B"));
        QVERIFY(wholeInSight(*back));
        work.choose('B');
        QCOMPARE(work.session().screen(), play::Screen::Play);
    }

    /// Whatever the height of the window: the card is laid out high or low, and nothing is drawn over its picture.
    void theCardOfTheStoreIsWholeAtEveryHeight() {
        generation::Workspace workspace;
        PlayAtWork work(std::move(
            generation::generateWorld(recipeNamed(generation::builtInRecipes(), "spanning-halls@1")->withSeed(7),
                                      {80, 45}, workspace)
                ->world));
        resizeTo(*work.window, {1280, 800});
        work.trigger(QStringLiteral("play.start"));
        work.goOnto(ThingKind::Store);
        QStringList crowded;
        for (int height = 600; height <= 960; height += 20) {
            resizeTo(*work.window, {1280, height});
            for (const auto& part : crowdedIn(*frameOf(work))) crowded << QString::number(height) + u' ' + part;
        }
        QCOMPARE(crowded.join(u'\n'), QString());
    }

    void aLongEncounterIsReadByScrolling() {
        World world = worldOfRows({"######", "#@...#", "#...*#", "######"}, {"collect"});
        auto& encounters = world.tables.encounters.write();
        encounters.erase(encounters.begin() + 1, encounters.end()); // leaves only the one used below
        auto& encounter = encounters.front();
        encounter.road = false;
        while (encounter.text.size() < 2000) encounter.text += " And then they told of another road.";
        encounter.choices.front().text = encounter.text.substr(0, 300);
        world.levels[0].things.write().push_back(thingWith(ThingKind::Encounter, {2, 1}, "encounter", encounter.name));
        PlayAtWork work(std::move(world));
        resizeTo(*work.window, {1280, 720});
        work.trigger(QStringLiteral("play.start"));
        work.type(QStringLiteral("d"));
        QCOMPARE(work.session().screen(), play::Screen::Encounter);
        QCoreApplication::processEvents();
        keep(work, QStringLiteral("long-encounter"));
        QCOMPARE(work.window->size(), QSize(1280, 720));
        QVERIFY(frameOf(work)->findChild<QLabel*>(QStringLiteral("text"))->text().size() >= 2000);
        QCOMPARE(crowdedIn(*frameOf(work)), QStringList());
        auto* scroll = work.screen().findChild<CardView*>()->findChild<QScrollArea*>();
        scroll->ensureWidgetVisible(frameOf(work)->findChild<QWidget*>(QStringLiteral("choice-1")));
        work.choose('1');
        QVERIFY(work.session().game()->turn > 0);
    }

    /// Its text takes two lines beside the picture, in a tab with enough room.
    void theCardOfASeedIsWhole() {
        PlayAtWork work(worldWithNineGoods());
        resizeTo(*work.window, {1280, 900});
        work.trigger(QStringLiteral("play.title"));
        QTest::keyClicks(&work.screen(), QStringLiteral("n1234"));
        QCOMPARE(work.session().screen(), play::Screen::Seed);
        QCoreApplication::processEvents();
        keep(work, QStringLiteral("seed"));
        QCOMPARE(crowdedIn(*frameOf(work)), QStringList());
    }
};

DELVE_TEST(PlayRoomWindowTest)
#include "play_room_window_test.moc"
