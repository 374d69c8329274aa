#include "generation/level/delve_file.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/stages/stages.h"
#include "playtest/shell/replay.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::play;

namespace {

QDir folderOf(const QString& kind) { return QDir(QStringLiteral(DELVE_SOURCE "/tests/fuzz/corpus/") + kind); }

void everyFileOf(const QString& kind) {
    QTest::addColumn<QString>("path");
    const QDir folder = folderOf(kind);
    for (const auto& name : folder.entryList(QDir::Files)) QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

std::string textOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(path));
    return file.readAll().toStdString();
}

} // namespace

/// The reader must accept the fuzzers' corpus: a file that is refused at its first line teaches a fuzzer nothing about
/// the rest. The corpus also holds files in the form of earlier versions.
class FuzzCorpusTest : public QObject {
    Q_OBJECT
private slots:
    void savedGamesAreRead_data() { everyFileOf("saved-game"); }
    void savedGamesAreRead() {
        QFETCH(QString, path);
        const auto read = readSavedGame(textOf(path));
        QVERIFY2(read.ok(), read ? "" : inEnglish(read.failure().message).c_str());
        const auto written = savedGameText(read->shell, read->label);
        const auto again = readSavedGame(written);
        QVERIFY(again.ok());
        QCOMPARE(savedGameText(again->shell, again->label), written);
    }

    /// At least one in each mode of play.
    void savedGamesAreOfEachMode() {
        std::set<Mode> modes;
        for (const auto& file : folderOf("saved-game").entryInfoList(QDir::Files))
            if (const auto read = readSavedGame(textOf(file.filePath()))) modes.insert(read->shell.game()->mode);
        QCOMPARE(modes, (std::set{Mode::Walking, Mode::Encounter, Mode::Store, Mode::Fight, Mode::Over}));
    }

    void replaysComeToWhereTheyWereSaved_data() { everyFileOf("replay"); }
    void replaysComeToWhereTheyWereSaved() {
        QFETCH(QString, path);
        auto replay = Replay::of(textOf(path));
        QVERIFY2(replay.ok(), replay ? "" : inEnglish(replay.failure().message).c_str());
        while (!replay->finished()) QVERIFY(replay->next().meant);
        const auto saved = readSavedGame(textOf(path));
        QCOMPARE(savedGameText(replay->shell()), savedGameText(saved->shell, saved->label));
    }

    void recipesAreRead_data() { everyFileOf("recipe"); }
    void recipesAreRead() {
        QFETCH(QString, path);
        const auto read = readRecipe(textOf(path));
        QVERIFY2(read.ok(), read ? "" : inEnglish(read.failure().message).c_str());
    }

    /// At least one recipe with each stage, with every parameter that it has.
    void recipesHaveEveryStage() {
        std::set<std::string_view> missing;
        for (const auto& stage : generation::builtInStages()) missing.insert(stage.name);
        for (const auto& file : folderOf("recipe").entryInfoList(QDir::Files)) {
            const auto read = readRecipe(textOf(file.filePath()));
            if (!read) continue;
            for (const auto& of : read->stages) {
                const generation::StageInfo* const stage =
                    generation::newestStage(generation::builtInStages(), of.stage);
                if (stage && stage->parameters.size() == of.parameters.size()) missing.erase(stage->name);
            }
        }
        QVERIFY2(missing.empty(), missing.empty() ? "" : std::string(*missing.begin()).c_str());
    }
};

DELVE_TEST(FuzzCorpusTest)
#include "fuzz_corpus_test.moc"
