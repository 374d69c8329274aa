#include "generation/files/whole_file.h"
#include "generation/level/delve_file.h"
#include "generation/level/rules.h"
#include "generation/recipes/recipes.h"
#include "playtest/shell/replay.h"
#include "playtest/shell/saved_game.h"
#include "tests/playtest/kept_games.h"
#include "tests/playtest/kept_summary.h"
#include "tests/support/test.h"

#include <QDir>
#include <QtTest>

#include <algorithm>
#include <set>
#include <sstream>
#include <stdexcept>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

const QString keptFolder = QStringLiteral(DELVE_TEST_DATA "/kept");

std::string textOf(const QString& path) {
    auto text = readWholeFile(path.toStdString());
    if (!text) qFatal("%s", inEnglish(text.failure().message).c_str());
    return std::move(*text);
}

/// The summary of a file that was read, and the text that is written of it.
struct ReadBack {
    std::string summary;
    std::string text;
};

template <class Read>
std::string faultOf(const Read& read) {
    return read ? std::string() : "refused: " + inEnglish(read.failure().message) + ' ' + read.failure().where + '\n';
}

ReadBack readBack(const QString& name, const std::string& text) {
    if (name.endsWith(".delvesave")) {
        const auto read = readSavedGame(text);
        return read ? ReadBack{summaryOf(read->shell), savedGameText(read->shell, read->label)}
                    : ReadBack{faultOf(read), {}};
    }
    if (name.endsWith(".recipe")) {
        const auto read = readRecipe(text);
        return read ? ReadBack{summaryOf(*read), recipeText(*read)} : ReadBack{faultOf(read), {}};
    }
    const auto read = readDelve(text);
    return read ? ReadBack{summaryOf(*read), delveText(*read)} : ReadBack{faultOf(read), {}};
}

QStringList keptFiles(const QString& folder) {
    return QDir(folder).entryList({"*.delve", "*.recipe", "*.delvesave"}, QDir::Files, QDir::Name);
}

/// The kept summary, without what keys led to under rules other than today's.
std::string withoutOtherRules(const QString& folder, const std::string& kept) {
    std::string summary;
    bool ofOthers = false;
    bool again = false;
    std::istringstream lines(kept);
    for (std::string line; std::getline(lines, line);) {
        if (line.ends_with(".delvesave")) {
            const auto read = readSavedGame(textOf(folder + '/' + QString::fromStdString(line)));
            ofOthers = read && !read->shell.isOfTheseRules();
        }
        again = line == "  played again:" || (again && !line.starts_with("  world "));
        if (!(again && ofOthers)) summary += line + '\n';
    }
    return summary;
}

std::string summaryOfAll(const QString& folder) {
    std::string summary;
    for (const auto& name : keptFiles(folder))
        summary += name.toStdString() + '\n' + readBack(name, textOf(folder + '/' + name)).summary;
    return summary;
}

void write(const QString& path, const std::string& text) {
    if (auto written = writeWholeFile(path.toStdString(), text); !written)
        qFatal("%s", inEnglish(written.failure().message).c_str());
}

} // namespace

/// Every later version reads what each version wrote: tests/data/kept has a folder for each version, with maps, recipes
/// and a game of each ending, and their summaries as of then. These files never change.
class KeptFilesTest : public QObject {
    Q_OBJECT
private slots:
    /// Not a test: adds the folder that DELVEWRIGHT_KEEP names (see packaging/keep-files).
    void keep() {
        const QString version = qEnvironmentVariable("DELVEWRIGHT_KEEP");
        if (version.isEmpty()) return;
        const QString folder = keptFolder + '/' + version;
        QVERIFY2(!QDir(folder).exists(), "These files are kept already, and never change.");
        QVERIFY(QDir().mkpath(folder));
        const auto map = readDelve(textOf(DELVE_TEST_DATA "/delve/everything.delve"));
        QVERIFY(map.ok());
        write(folder + "/everything.delve", delveText(*map));
        for (const auto& recipe : generation::builtInRecipes())
            write(folder + '/' + QString::fromStdString(std::string(recipe.name)) + ".recipe",
                  recipeText(recipe.withSeed(1234)));
        for (const auto& game : playKeptGames())
            write(folder + '/' + QString::fromStdString(game.name) + ".delvesave",
                  savedGameText(game.shell, {game.name, "2026-01-01T10:00:00", "cGljdHVyZQ==", 0}));
        write(folder + "/summary.txt", summaryOfAll(folder));
    }

    void isReadAsItWasWhenItWasWritten_data() { everyVersion(); }
    void isReadAsItWasWhenItWasWritten() {
        QFETCH(QString, folder);
        QVERIFY(keptFiles(folder).size() > 30);
        const auto now = QString::fromStdString(summaryOfAll(folder)).split('\n');
        const auto kept = withoutOtherRules(folder, textOf(folder + "/summary.txt"));
        const auto then = QString::fromStdString(kept).split('\n');
        for (qsizetype i = 0; i < std::min(now.size(), then.size()); ++i) QCOMPARE(now[i], then[i]);
        QCOMPARE(now.size(), then.size());
    }

    /// Otherwise a word could remain without a number for ever.
    void aWordThatHasNoNumberIsRefused() {
        World world;
        world.rules.write().objective = "exit";
        QVERIFY(!summaryOf(world).empty());
        world.rules.write().objective = "not-in-the-list";
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)summaryOf(world));
    }

    void isWrittenAgainByteForByte_data() { everyVersion(); }
    void isWrittenAgainByteForByte() {
        QFETCH(QString, folder);
        for (const auto& name : keptFiles(folder)) {
            const auto text = textOf(folder + '/' + name);
            QVERIFY2(readBack(name, text).text == text, qPrintable(name));
        }
    }

    /// Every objective won and lost, a draw, and every screen of an unfinished game.
    void everyEndingIsKept_data() { everyVersion(); }
    void everyEndingIsKept() {
        QFETCH(QString, folder);
        std::set<std::pair<std::string, Ending>> endings;
        std::set<Mode> modes;
        std::set<std::string> reasons;
        for (const auto& name : keptFiles(folder)) {
            if (!name.endsWith(".delvesave")) continue;
            const auto read = readSavedGame(textOf(folder + '/' + name));
            QVERIFY2(read.ok(), qPrintable(name));
            const Game& game = *read->shell.game();
            endings.emplace(game.rules().objective, game.ending);
            modes.insert(game.mode);
            reasons.insert(game.reason);
        }
        for (const char* objective : {"collect", "exit", "gate", "boss", "journey", "explore"})
            for (const auto ending : {Ending::None, Ending::Won, Ending::Lost})
                QVERIFY2(endings.contains({objective, ending}), objective);
        QVERIFY(endings.contains({"collect", Ending::Draw}));
        QCOMPARE(modes.size(), std::size_t{5});
        QVERIFY(reasons.size() >= 11); // those of the first release, and later ones
    }

    /// A saved game is a replay, too. With other rules it is refused by name, and a play of a tested map from its keys
    /// alone still has the same result.
    void everyReplayIsPlayedOrRefusedByName_data() { everyVersion(); }
    void everyReplayIsPlayedOrRefusedByName() {
        QFETCH(QString, folder);
        int played = 0;
        for (const auto& name : keptFiles(folder)) {
            if (!name.endsWith(".delvesave")) continue;
            const auto text = textOf(folder + '/' + name);
            const auto kept = readSavedGame(text);
            QVERIFY2(kept.ok(), qPrintable(name));
            auto replay = Replay::of(text);
            if (!kept->shell.isOfTheseRules()) {
                QVERIFY2(!replay && inEnglish(replay.failure().message).find("rules") != std::string::npos,
                         qPrintable(name));
                continue;
            }
            QVERIFY2(replay.ok(), qPrintable(name));
            while (!replay->finished()) (void)replay->next();
            QVERIFY2(summaryOf(replay->shell()) == summaryOf(kept->shell), qPrintable(name));
            ++played;
        }
        QVERIFY2(played > 10, qPrintable(QString::number(played)));
    }

private:
    static void everyVersion() {
        QTest::addColumn<QString>("folder");
        for (const auto& version : QDir(keptFolder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            QTest::newRow(qPrintable(version)) << keptFolder + '/' + version;
        QVERIFY2(QDir(keptFolder + "/0.1.0").exists() && QDir(keptFolder + "/0.1.0-rules").exists(),
                 "What was released is not there to be read.");
    }
};

DELVE_TEST(KeptFilesTest)
#include "kept_files_test.moc"
