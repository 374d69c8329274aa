#include "editor/play/play_card.h"
#include "generation/level/encounter.h"
#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "generation/recipes/worlds.h"
#include "playtest/shell/keys.h"
#include "tests/editor/play/typed_key.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <memory>

using namespace delve;
using namespace delve::editor;

namespace {

enum class At { Title, TitleWithSaves, TitleOfNothing, Seed, SeedTyped, Over, Store, Encounter };

/// A room to play in: by a recipe, or by hand.
World worldOf(bool byRecipe) {
    generation::Workspace workspace;
    auto made = generation::generateWorld(recipeNamed(generation::builtInRecipes(), "grown-rooms@1")->withSeed(3),
                                          {60, 40}, workspace, nullptr);
    World world = std::move(made->world);
    world.rules.write().players = 1;
    world.rules.write().objective = "collect";
    auto& level = world.levels.front();
    const auto start = std::ranges::find(*level.things, ThingKind::Start, &Thing::kind)->at;
    for (const auto kind : {ThingKind::Store, ThingKind::Encounter}) {
        Thing thing;
        thing.kind = kind;
        thing.at = {start.x + (kind == ThingKind::Store ? 1 : -1), start.y};
        level.tiles.set(thing.at, Tile::Floor);
        thing.id = infoOf(kind).name;
        level.things.write().push_back(thing);
    }
    if (!byRecipe) level.recipe.reset();
    return world;
}

void typeAll(PlaySession& session, std::u32string_view keys) {
    for (const char32_t key : keys) test::typeKey(session, key);
}

void goTo(PlaySession& session, Cell at) {
    session.typeWord("{go " + std::to_string(at.x) + "," + std::to_string(at.y) + "}");
}

void goTo(PlaySession& session, ThingKind kind) {
    const auto& things = *session.game()->level(0).things;
    goTo(session, std::ranges::find(things, kind, &Thing::kind)->at);
}

/// Picks every flower; the last one wins the game.
void pickAll(PlaySession& session) {
    const auto things = *session.game()->level(0).things;
    for (const auto& thing : things)
        if (thing.kind == ThingKind::Flower) goTo(session, thing.at);
    QVERIFY(session.game()->over());
}

void bring(PlaySession& session, At place, const World& world) {
    const auto& recipe = world.levels.front().recipe;
    const auto like = std::make_shared<const World>(world);
    if (place == At::TitleWithSaves) {
        QVERIFY(session.play(world).ok());
        QVERIFY(session.saveTo(QStringLiteral("kept")).ok());
    }
    if (place == At::TitleOfNothing) return session.showTitle({}, {});
    if (place == At::Title || place == At::TitleWithSaves || place == At::Seed || place == At::SeedTyped)
        session.showTitle(recipe, world.levels.front().size(), like);
    if (place == At::Seed) typeAll(session, U"N");
    if (place == At::SeedTyped) typeAll(session, U"N12");
    if (place != At::Over && place != At::Store && place != At::Encounter) return;
    QVERIFY(session.play(world).ok());
    if (place == At::Store) return goTo(session, ThingKind::Store);
    if (place == At::Encounter) return goTo(session, ThingKind::Encounter);
    pickAll(session);
}

} // namespace

/// A card offers exactly the keys that work: each key on offer does something, and each key that does something is on
/// offer. The table of keys by screen in docs/playing.md says the same.
class KeysOfCardsTest : public QObject {
    Q_OBJECT
private slots:
    void eachKeyThatIsOfferedWorksAndNoOther_data() {
        QTest::addColumn<int>("place");
        QTest::addColumn<bool>("byRecipe");
        for (const bool byRecipe : {true, false}) {
            const auto row = [byRecipe](const char* name, At place) {
                QTest::addRow("%s, %s", name, byRecipe ? "by a recipe" : "by hand") << int(place) << byRecipe;
            };
            row("title", At::Title);
            row("title, with saved games", At::TitleWithSaves);
            row("title of nothing", At::TitleOfNothing);
            if (byRecipe) row("seed", At::Seed);
            if (byRecipe) row("seed, typed", At::SeedTyped);
            row("over", At::Over);
            row("store", At::Store);
            row("encounter", At::Encounter);
        }
    }
    void eachKeyThatIsOfferedWorksAndNoOther() {
        QFETCH(const int, place);
        QFETCH(const bool, byRecipe);
        const World world = worldOf(byRecipe);
        for (const char32_t key : std::u32string_view(U"ABCDEGHIJKLNOPQRSUVWXYZ123456789")) {
            const QTemporaryDir folder; // from the same state each time; T, F and M only change the view
            PlaySession session(test::pool(), folder.path());
            bring(session, static_cast<At>(place), world);
            const auto card = cardOf(session);
            QVERIFY(card);
            const auto choice = std::ranges::find(card->choices, key, &PlayChoice::key);
            const bool offered = choice != card->choices.end() && choice->possible;
            const bool digit = card->seed && key >= U'1' && key <= U'9'; // a button beside the choices
            play::Shell shell = session.shell();
            play::SaveSlots saves(folder.path().toStdString(), {});
            const auto typed = shell.type(key, saves);
            const bool works = typed.meant && !typed.refused && typed.message.text.empty();
            QVERIFY2(works == (offered || digit),
                     qPrintable(QStringLiteral("key %1").arg(QChar(static_cast<char16_t>(key)))));
        }
    }

    /// N on a map without a recipe plays that map, from its title and from its end card, and the label says so.
    void nPlaysAMapByHand() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        const World world = worldOf(false);
        bring(session, At::Title, world);
        QVERIFY(cardOf(session)->choices.front().possible);
        test::typeKey(session, U'N');
        QVERIFY(session.inGame());
        QCOMPARE(session.screen(), play::Screen::Play);
        QVERIFY(session.game()->level(0).tiles == world.levels.front().tiles);
        QCOMPARE(session.slotName(), QString()); // nothing was loaded
        pickAll(session);
        QCOMPARE(cardOf(session)->choices.front().label, QStringLiteral("Play again"));
        test::typeKey(session, U'N');
        QVERIFY(session.inGame());
    }

    void aMapThatCannotBePlayedSaysWhy() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        World world = worldOf(false);
        world.levels.front().things.write().clear();
        bring(session, At::Title, world);
        test::typeKey(session, U'N');
        QCOMPARE(session.screen(), play::Screen::Title);
        QVERIFY(!cardOf(session)->notice.isEmpty());
    }

    void loadIsOfferedOnceThereIsSomethingToLoad() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        const World world = worldOf(true);
        bring(session, At::Title, world);
        QVERIFY(!cardOf(session)->choices[1].possible);
        QVERIFY(session.play(world).ok());
        typeAll(session, U"WASDWASD");
        bring(session, At::Title, world); // the abandoned game is autosaved in the background
        QTRY_VERIFY(cardOf(session)->choices[1].possible);
    }
};

DELVE_TEST(KeysOfCardsTest)
#include "keys_of_cards_test.moc"
