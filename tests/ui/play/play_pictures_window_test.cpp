#include "editor/text/translations.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/play/play_at_work.h"
#include "tests/ui/window/words_in_sight.h"
#include "ui/play/play_map.h"

#include <QDir>
#include <QSet>

#include <algorithm>

using namespace delve;
using namespace delve::ui;
using test::PlayAtWork;

namespace {

World worldOf(std::string_view recipe, Size size = {80, 45}, std::uint64_t seed = 7) {
    generation::Workspace workspace;
    World world = std::move(
        generation::generateWorld(generation::builtInRecipes().find(recipe)->withSeed(seed), size, workspace)->world);
    world.name = recipe;
    return world;
}

} // namespace

/// Pictures of a game in each of its states, for the documents and for review: saved to the folder
/// DELVEWRIGHT_PICTURES. Without that variable, only checks that the pictures are not empty.
class PlayPicturesWindowTest : public QObject {
    Q_OBJECT
private:
    static void keep(const PlayAtWork& work, const QString& name) {
        QTRY_VERIFY(!work.screen().map().moving());
        QCoreApplication::processEvents();
        const QImage picture = work.screen().window()->grab().toImage();
        QVERIFY2(test::coloursIn(picture) > 20, qPrintable(name));
        const QString folder = qEnvironmentVariable("DELVEWRIGHT_PICTURES");
        if (!folder.isEmpty()) QVERIFY(picture.save(folder + QStringLiteral("/play-") + name + QStringLiteral(".png")));
    }

    static void type(const PlayAtWork& work, const QString& keys) { QTest::keyClicks(&work.screen(), keys); }

    static void begin(PlayAtWork& work, Theme::Choice theme) {
        work.theme.choose(theme);
        work.trigger(QStringLiteral("play.view.window"));
        work.screen().window()->resize(960, 600);
        work.trigger(QStringLiteral("play.start"));
        QVERIFY(work.session().game());
    }

private slots:
    void initTestCase() { m_translations.use(QStringLiteral("en")); } // for the plural forms

    void title() {
        PlayAtWork work(worldOf("caves"));
        begin(work, Theme::Choice::Dark);
        work.trigger(QStringLiteral("play.title"));
        keep(work, QStringLiteral("title"));
        type(work, QStringLiteral("n1234"));
        keep(work, QStringLiteral("seed"));
    }

    void everyObjective_data() {
        QTest::addColumn<std::string>("recipe");
        QTest::addColumn<QString>("keys");
        const auto row = [](const char* objective, const char* recipe, const char* keys) {
            QTest::newRow(objective) << std::string(recipe) << QString::fromLatin1(keys);
        };
        row("collect", "grown-rooms", "");
        row("exit", "rooms-and-mazes", "");
        row("gate", "partition", "");
        row("boss", "spanning-halls", "");
        row("journey", "journey", "");
        row("explore", "town", "taaasss");
    }
    void everyObjective() {
        QFETCH(std::string, recipe);
        QFETCH(QString, keys);
        PlayAtWork work(worldOf(recipe, recipe == "journey" ? Size{128, 96} : Size{80, 45}));
        begin(work, Theme::Choice::Light);
        type(work, keys);
        const auto* objective = QTest::currentDataTag();
        QCOMPARE(work.session().game()->rules().objective, std::string(objective));
        keep(work, QString::fromLatin1(objective));
    }

    /// Each kind of enemy, seen from above and in first person.
    void enemies() {
        Rules rules;
        rules.objective = "collect";
        rules.enemies = true;
        World world = test::worldOfRows({"#############", "#...........#", "#...........#", "#...........#", //
                                         "#.....@....*#", "#############"},
                                        rules);
        std::int32_t place = 0;
        for (const auto& kind : *world.tables.enemies) {
            Thing thing;
            thing.kind = kind.name == bossName ? ThingKind::Boss : ThingKind::Enemy;
            thing.at = {1 + place * 5 / 3, 1 + place % 2};
            thing.id = bornAt("enemy", thing.at);
            if (thing.kind == ThingKind::Enemy) thing.fields.set("enemy", kind.name);
            world.levels[0].things.write().push_back(std::move(thing));
            ++place;
        }
        PlayAtWork work(std::move(world));
        begin(work, Theme::Choice::Dark);
        keep(work, QStringLiteral("enemies"));
        type(work, QStringLiteral("f"));
        for (int turn = 0; turn < 3; ++turn)
            if (work.session().game()->players[0].facing != Direction::North) type(work, QStringLiteral("a"));
        keep(work, QStringLiteral("enemies-first-person"));
    }

    void lightsOffWithTwoPlayers() {
        PlayAtWork work(worldOf("grown-rooms"));
        begin(work, Theme::Choice::Dark);
        type(work, QStringLiteral("taaaawwwjjjiii"));
        keep(work, QStringLiteral("dark"));
    }

    void letters() {
        PlayAtWork work(worldOf("keep"));
        begin(work, Theme::Choice::Dark);
        work.trigger(QStringLiteral("play.view.letters"));
        keep(work, QStringLiteral("letters"));
    }

    void firstPersonWithItsMinimap() {
        PlayAtWork work(worldOf("keep", {80, 45}, 1)); // one begins beside a lamp and a lock
        begin(work, Theme::Choice::Dark);
        work.session().typeWord("{give key " + play::coloursOfKeys(work.session().game()->world()).front() + "}");
        type(work, QStringLiteral("fma"));
        keep(work, QStringLiteral("first-person"));
    }

    void firstPersonInEveryRecipe_data() {
        QTest::addColumn<std::string>("recipe");
        for (const auto& recipe : generation::builtInRecipes())
            QTest::newRow(std::string(recipe.name).c_str()) << std::string(recipe.name);
    }
    void firstPersonInEveryRecipe() {
        QFETCH(std::string, recipe);
        PlayAtWork work(worldOf(recipe, recipe == "journey" ? Size{128, 96} : Size{80, 45}));
        begin(work, Theme::Choice::Dark);
        type(work, QStringLiteral("wdsaf"));
        for (int turn = 0; turn < 4; ++turn) {
            keep(work, QStringLiteral("first-person-%1-%2").arg(QString::fromStdString(recipe)).arg(turn));
            type(work, QStringLiteral("a"));
        }
    }

    void store() {
        PlayAtWork work(worldOf("spanning-halls"));
        begin(work, Theme::Choice::Dark);
        work.session().typeWord("{give coins 30}");
        work.goOnto(ThingKind::Store);
        QCOMPARE(work.session().screen(), play::Screen::Store);
        type(work, QStringLiteral("1"));
        keep(work, QStringLiteral("store"));
    }

    void encounter() {
        PlayAtWork work(worldOf("partition"));
        begin(work, Theme::Choice::Light);
        work.goOnto(ThingKind::Encounter);
        QCOMPARE(work.session().screen(), play::Screen::Encounter);
        keep(work, QStringLiteral("encounter"));
    }

    void fight() {
        Rules rules;
        rules.objective = "collect";
        rules.enemies = true;
        PlayAtWork work(test::worldOfRows({"########", "#@g...*#", "#......#", "########"}, rules));
        begin(work, Theme::Choice::Dark);
        type(work, QStringLiteral("d"));
        QCOMPARE(work.session().screen(), play::Screen::Fight);
        keep(work, QStringLiteral("fight"));
    }

    void wonAndLost() {
        PlayAtWork won(test::worldOfRows({"########", "#@*....#", "#......#", "########"}, {"collect", 2}));
        won.trigger(QStringLiteral("play.start"));
        QVERIFY(!won.session().game()); // the second start is missing
        PlayAtWork work(test::worldOfRows({"########", "#@*...&#", "#......#", "########"}, {"collect", 2}));
        begin(work, Theme::Choice::Dark);
        type(work, QStringLiteral("d"));
        QCOMPARE(work.session().screen(), play::Screen::Over);
        keep(work, QStringLiteral("won"));
        PlayAtWork lost(worldOf("rooms-and-mazes"));
        begin(lost, Theme::Choice::Light);
        for (int i = 0; i < 60 && lost.session().screen() == play::Screen::Play; ++i) type(lost, QStringLiteral("d"));
        QCOMPARE(lost.session().screen(), play::Screen::Over);
        keep(lost, QStringLiteral("lost"));
    }

    void replay() {
        PlayAtWork work(worldOf("caves"));
        begin(work, Theme::Choice::Dark);
        type(work, QStringLiteral("wwwdddsssaaawwwddd"));
        work.trigger(QStringLiteral("play.watch"));
        work.session().replayTo(5);
        keep(work, QStringLiteral("replay"));
    }

private:
    editor::Translations m_translations;
};

DELVE_TEST(PlayPicturesWindowTest)
#include "play_pictures_window_test.moc"
