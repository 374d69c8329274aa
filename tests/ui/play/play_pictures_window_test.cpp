#include "generation/recipes/recipes.h"
#include "tests/support/test.h"
#include "tests/ui/play/play_at_work.h"
#include "ui/play/play_map.h"

#include <QDir>
#include <QSet>

#include <algorithm>

using namespace delve;
using test::PlayAtWork;

namespace {

World worldOf(std::string_view recipe, Size size = {80, 45}) {
    Workspace workspace;
    World world = std::move(generateWorld(findRecipe(recipe)->withSeed(7), size, workspace)->world);
    world.name = recipe;
    return world;
}

int coloursIn(const QImage& picture) {
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 3)
        for (int x = 0; x < picture.width(); x += 3) colours.insert(picture.pixel(x, y));
    return static_cast<int>(colours.size());
}

/// Onto the first thing of a kind, as those who test a level go there.
void goOnto(const PlayAtWork& work, ThingKind kind) {
    const auto& things = *work.session().game()->level(0).things;
    const auto thing = std::ranges::find(things, kind, &Thing::kind);
    QVERIFY(thing != things.end());
    work.session().typeWord("{go " + std::to_string(thing->at.x) + "," + std::to_string(thing->at.y) + "}");
}

} // namespace

/// Pictures of a play in each of its states: drawn into the folder that DELVEWRIGHT_PICTURES names, for the documents
/// and for whoever looks; without it, only that there is something to see.
class PlayPicturesWindowTest : public QObject {
    Q_OBJECT
private:
    static void keep(const PlayAtWork& work, const QString& name) {
        QTRY_VERIFY(!work.screen().map().moving());
        QCoreApplication::processEvents();
        const QImage picture = work.window->grab().toImage();
        QVERIFY2(coloursIn(picture) > 20, qPrintable(name));
        const QString folder = qEnvironmentVariable("DELVEWRIGHT_PICTURES");
        if (!folder.isEmpty()) QVERIFY(picture.save(folder + QStringLiteral("/play-") + name + QStringLiteral(".png")));
    }

    static void begin(PlayAtWork& work, Theme::Choice theme) {
        work.theme.choose(theme);
        work.window->resize(1280, 800);
        work.trigger(QStringLiteral("play.start"));
        QVERIFY(work.session().game());
    }

private slots:
    void title() {
        PlayAtWork work(worldOf("caves"));
        begin(work, Theme::Choice::Dark);
        work.trigger(QStringLiteral("play.title"));
        keep(work, QStringLiteral("title"));
        work.type(QStringLiteral("n1234"));
        keep(work, QStringLiteral("seed"));
    }

    void everyObjective_data() {
        QTest::addColumn<QString>("recipe");
        for (const auto* recipe : {"grown-rooms", "caves", "partition", "spanning-halls", "journey", "town"})
            QTest::newRow(recipe) << QString::fromLatin1(recipe);
    }
    void everyObjective() {
        QFETCH(QString, recipe);
        const bool country = recipe == QStringLiteral("journey");
        PlayAtWork work(worldOf(recipe.toStdString(), country ? Size{128, 96} : Size{80, 45}));
        begin(work, Theme::Choice::Light);
        keep(work, recipe);
    }

    void lightsOffWithTwoPlayers() {
        PlayAtWork work(worldOf("grown-rooms"));
        begin(work, Theme::Choice::Dark);
        work.type(QStringLiteral("taaaawwwjjjiii"));
        keep(work, QStringLiteral("dark"));
    }

    void letters() {
        PlayAtWork work(worldOf("keep"));
        begin(work, Theme::Choice::Dark);
        work.trigger(QStringLiteral("play.view.letters"));
        keep(work, QStringLiteral("letters"));
    }

    void firstPersonWithItsMinimap() {
        PlayAtWork work(worldOf("keep"));
        begin(work, Theme::Choice::Dark);
        work.type(QStringLiteral("wasd"));
        work.session().typeWord("{give #e8a317}");
        work.type(QStringLiteral("fma"));
        keep(work, QStringLiteral("first-person"));
    }

    void store() {
        PlayAtWork work(worldOf("spanning-halls"));
        begin(work, Theme::Choice::Dark);
        work.session().typeWord("{give coins 30}");
        goOnto(work, ThingKind::Store);
        QCOMPARE(work.session().screen(), Screen::Store);
        work.type(QStringLiteral("1"));
        keep(work, QStringLiteral("store"));
    }

    void encounter() {
        PlayAtWork work(worldOf("partition"));
        begin(work, Theme::Choice::Light);
        goOnto(work, ThingKind::Encounter);
        QCOMPARE(work.session().screen(), Screen::Encounter);
        keep(work, QStringLiteral("encounter"));
    }

    void fight() {
        Rules rules;
        rules.objective = Objective::Collect;
        rules.enemies = true;
        PlayAtWork work(test::worldOfRows({"########", "#@g...*#", "#......#", "########"}, rules));
        begin(work, Theme::Choice::Dark);
        work.type(QStringLiteral("d"));
        QCOMPARE(work.session().screen(), Screen::Fight);
        keep(work, QStringLiteral("fight"));
    }

    void wonAndLost() {
        PlayAtWork won(test::worldOfRows({"########", "#@*....#", "#......#", "########"}, {Objective::Collect, 2}));
        won.trigger(QStringLiteral("play.start"));
        QVERIFY(!won.session().game()); // there is no second start
        PlayAtWork work(test::worldOfRows({"########", "#@*...&#", "#......#", "########"}, {Objective::Collect, 2}));
        begin(work, Theme::Choice::Dark);
        work.type(QStringLiteral("d"));
        QCOMPARE(work.session().screen(), Screen::Over);
        keep(work, QStringLiteral("won"));
        PlayAtWork lost(worldOf("rooms-and-mazes"));
        begin(lost, Theme::Choice::Light);
        for (int i = 0; i < 60 && lost.session().screen() == Screen::Play; ++i) lost.type(QStringLiteral("d"));
        QCOMPARE(lost.session().screen(), Screen::Over);
        keep(lost, QStringLiteral("lost"));
    }

    void replay() {
        PlayAtWork work(worldOf("caves"));
        begin(work, Theme::Choice::Dark);
        work.type(QStringLiteral("wwwdddsssaaawwwddd"));
        work.trigger(QStringLiteral("play.watch"));
        work.session().replayTo(5);
        keep(work, QStringLiteral("replay"));
    }
};

DELVE_TEST(PlayPicturesWindowTest)
#include "play_pictures_window_test.moc"
