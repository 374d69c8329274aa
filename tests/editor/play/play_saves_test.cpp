#include "editor/play/background_slots.h"
#include "editor/play/play_session.h"
#include "editor/text/message_text.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/shell/keys.h"
#include "playtest/shell/saved_sum.h"
#include "tests/editor/play/typed_key.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <new>

using namespace delve;
using namespace delve::editor;

namespace {

World worldOf(std::string_view recipe, std::uint64_t seed) {
    generation::Workspace workspace;
    return std::move(generation::generateWorld(generation::builtInRecipes().find(recipe)->find(1)->withSeed(seed),
                                               {40, 30}, workspace)
                         ->world);
}

void typeAll(PlaySession& session, std::string_view keys) {
    for (const char32_t key : play::keysOf(keys)) test::typeKey(session, key);
}

} // namespace

/// What a window says about saved games in unusual cases.
class PlaySavesTest : public QObject {
    Q_OBJECT
private slots:
    /// Lack of memory for an autosave once ended the program.
    void aGameThatHasNoMemoryToSaveItselfSaysSo() {
        const QTemporaryDir folder;
        std::vector<std::string> told;
        {
            BackgroundSlots games(
                test::pool(), folder.path().toStdString(),
                [](const play::Shell&) -> play::SaveLabel { throw std::bad_alloc(); },
                [&told](const Done& written) {
                    told.push_back(written ? std::string() : inEnglish(written.failure().message));
                });
            const auto shell = play::Shell::inPlay(std::make_shared<const World>(worldOf("caves", 3)), 1);
            QVERIFY(shell.ok());
            games.autosave(*shell);
            QTRY_COMPARE(told.size(), std::size_t{1});
            games.autosave(*shell); // and tries again the next time
            QTRY_COMPARE(told.size(), std::size_t{2});
        }
        QVERIFY2(told[0].starts_with("Out of memory."), told[0].c_str());
    }

    void aGameOfAnotherMapSaysThatItIs() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        const auto cave = std::make_shared<const World>(worldOf("caves", 3));
        session.setName("cave");
        QVERIFY(session.play(*cave).ok());
        typeAll(session, "WD");
        QVERIFY(session.saveTo("one").ok());
        QVERIFY(session.play(worldOf("house", 3)).ok()); // without a title screen before it
        QVERIFY(session.loadFrom({"one"}).ok());
        QVERIFY(toQString(session.notice()).startsWith("This game belongs to another map"));
        session.showTitle(cave->levels[0].recipe, cave->levels[0].size(), cave);
        QVERIFY(session.loadFrom({"one"}).ok());
        QCOMPARE(toQString(session.notice()), QString());
        const auto house = std::make_shared<const World>(worldOf("house", 3));
        session.showTitle(house->levels[0].recipe, house->levels[0].size(), house);
        QVERIFY(session.loadFrom({"one"}).ok());
        QVERIFY2(toQString(session.notice()).startsWith("This game belongs to another map"),
                 qPrintable(toQString(session.notice())));
        World painted = *cave;
        painted.levels[0].tiles.set({0, 0}, Tile::Water);
        session.showTitle({}, {}, std::make_shared<const World>(painted));
        QVERIFY(session.loadFrom({"one"}).ok());
        QCOMPARE(toQString(session.notice()), QString("This game was saved before the map was changed."));
    }

    /// After loading an autosave of another map, :Q does not overwrite the slot that was saved last.
    void aGameOfAnotherMapIsNotSavedOverTheLastOne() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        session.setName("cave");
        QVERIFY(session.play(worldOf("caves", 3)).ok());
        typeAll(session, "WD");
        session.autosave();
        const auto house = std::make_shared<const World>(worldOf("house", 3));
        session.setName("house");
        QVERIFY(session.play(*house).ok());
        QVERIFY(session.saveTo("mine").ok());
        QCOMPARE(session.slotName(), QString("mine"));
        const auto games = session.savedGames();
        const auto byItself = std::ranges::find_if(
            games, [](const play::SaveSlot& game) { return game.slot.byItself && game.slot.name.starts_with("cave"); });
        QVERIFY(byItself != games.end());
        const auto mine = std::ranges::find(games, play::SlotName{"mine"}, &play::SaveSlot::slot)->file.string();
        const auto before = play::readSaveFile(mine).value();
        QVERIFY(session.loadFrom(byItself->slot).ok());
        QVERIFY(toQString(session.notice()).startsWith("This game belongs to another map"));
        QVERIFY(session.slotName() != "mine");
        typeAll(session, "WSA");
        session.saveAndEnd();
        QCOMPARE(play::readSaveFile(mine).value(), before);
    }

    /// However the game of this map begins: by F5, or by taking over a replay.
    void aGameOfAnotherMapIsNotReplacedByOneOfThis() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        const auto savedAs = [&folder](const char* slot) {
            return play::readSaveFile(folder.filePath(QLatin1String(slot) + QLatin1String(".delvesave")).toStdString())
                .value();
        };
        session.setName("cave");
        QVERIFY(session.play(worldOf("caves", 3)).ok());
        QVERIFY(session.saveTo("deep").ok());
        const auto deep = savedAs("deep");
        session.setName("house");
        QVERIFY(session.play(worldOf("house", 3)).ok());
        QVERIFY(session.wouldReplace("deep"));
        session.saveAndEnd();
        QCOMPARE(session.slotName(), QString("house"));
        QCOMPARE(savedAs("deep"), deep);
        QVERIFY(session.play(worldOf("house", 3)).ok());
        session.saveAndEnd();
        QCOMPARE(session.slotName(), QString("house")); // it holds a game of the same map
        const auto house = savedAs("house");
        QVERIFY(session.openReplay(folder.filePath("deep.delvesave")).ok());
        session.takeOver();
        typeAll(session, "WD");
        session.saveAndEnd();
        QVERIFY(session.slotName() != "house");
        QCOMPARE(savedAs("house"), house);
    }

    /// A replay of another rules version, which would play out differently.
    void aReplayOfOtherRulesIsRefusedByName() {
        const QTemporaryDir folder;
        PlaySession session(test::pool(), folder.path());
        QVERIFY(session.play(worldOf("caves", 3)).ok());
        typeAll(session, "WDSA");
        const auto path = folder.filePath("r.delvesave");
        QVERIFY(session.saveReplay(path).ok());
        QVERIFY(session.openReplay(path).ok());
        auto text = play::readSaveFile(path.toStdString()).value();
        text.replace(text.find("\"rules\": 1,"), 12, "\"rules\": 2,");
        text.resize(text.rfind(",\n  \"sum\""));
        QVERIFY(play::writeSaveFile(path.toStdString(), text + play::sumOf(text)).ok());
        const auto refused = session.openReplay(path);
        QVERIFY(!refused.ok());
        const QString said = toQString(refused.failure());
        QVERIFY2(said.contains("recorded with rules version 2; this Delvewright has version 1"), qPrintable(said));
        QVERIFY2(said.contains(path), qPrintable(said));
    }
};

DELVE_TEST(PlaySavesTest)
#include "play_saves_test.moc"
