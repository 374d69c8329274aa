#include "generation/pipeline/declared_stage.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::generation;

namespace {

constexpr qint64 largestPicture = 40 << 10; // bytes

QString fromView(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// The page's section about a stage: from its heading up to the next one.
QString sectionOf(const QString& page, const StageInfo& stage) {
    const auto name = page.indexOf("\n`" + fromView(stage.name) + "` · ");
    if (name < 0) return {};
    const auto end = page.indexOf("\n#", name);
    return page.mid(name, end < 0 ? -1 : end - name);
}

/// A program with a recipe of two stages, the second of which changes the map, or nothing. Its pictures contain the
/// level's state.
constexpr const char* madeUpProgram = R"(#!/usr/bin/env python3
import json, shutil, sys
words = sys.argv[1:]
def stage(name, group, needs, gives):
    return {"id": name, "stage": name, "version": 1, "label": name, "help": name, "group": group, "needs": needs,
            "gives": gives, "parameters": []}
stages = [stage("dig", "rooms", [], ["rooms"]), stage("DOES", "finishing", ["rooms"], [])]
if words[0] == "recipes":
    print(json.dumps({"stages": stages, "recipes": [{"name": "both", "stages": stages}]}))
elif words[0] == "picture":
    shutil.copy(words[1], words[-1])
else:
    run = [one["stage"] for one in json.load(open(words[1]))["stages"]]
    level = {"id": "level", "legend": {}, "rows": ["."], "rooms": [], "links": [], "halls": [],
             "things": [name for name in run if name == "something"]}
    json.dump({"levels": [level]}, open(words[-1], "w"))
    if "--trace" in words:
        look = {"rows": ["."], "rooms": [], "links": []}
        with open(words[words.index("--trace") + 1], "w") as file:
            json.dump({"stages": [dict(look, id=name) for name in run]}, file)
)";

void writeProgram(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("%s", qPrintable(path));
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

} // namespace

/// docs/stages.md describes every stage there is, in its newest version. `packaging/stage-pages` writes it.
class StagePagesTest : public QObject {
    Q_OBJECT
private slots:
    void everyStageAndParameterIsOnThePage() {
        QFile file(QStringLiteral(DELVE_SOURCE "/docs/stages.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto page = QString::fromUtf8(file.readAll());
        for (const auto* const newest : newestStages(builtInStages())) {
            const auto& stage = *newest;
            const auto section = sectionOf(page, stage);
            const auto missing = fromView(stage.name) + " is missing from docs/stages.md; run packaging/stage-pages";
            QVERIFY2(!section.isEmpty(), qPrintable(missing));
            for (const auto& parameter : stage.parameters) {
                const auto id = fromView(parameter.id);
                QVERIFY2(section.contains("\n| `" + id + "` |"), qPrintable(id + " of " + missing));
            }
        }
    }

    void everyStageHasASmallPicture() {
        for (const auto& stage : builtInStages()) {
            const QFileInfo picture(QStringLiteral(DELVE_SOURCE "/docs/pictures/stages/") + fromView(stage.name) +
                                    ".png");
            QVERIFY2(picture.exists(), qPrintable(picture.filePath() + " is missing; run packaging/stage-pages"));
            QVERIFY2(picture.size() <= largestPicture, qPrintable(picture.filePath() + " is too large"));
        }
    }

    /// For a stage that changes nothing visible, the script reports an error to the author of the page.
    void aPictureThatIsTheSameWithoutTheStageIsRefused_data() {
        QTest::addColumn<bool>("sees");
        QTest::newRow("something") << true;
        QTest::newRow("nothing") << false;
    }
    void aPictureThatIsTheSameWithoutTheStageIsRefused() {
        QFETCH(bool, sees);
        const QTemporaryDir project;
        QVERIFY(QDir(project.path()).mkpath("packaging/lib"));
        for (const auto* const file : {"/packaging/stage-pages", "/packaging/lib/delvewright.py"})
            QVERIFY(QFile::copy(QStringLiteral(DELVE_SOURCE) + file, project.path() + file));
        const auto writer = project.filePath("packaging/stage-pages");
        const auto program = project.filePath("program");
        writeProgram(program, QByteArray(madeUpProgram).replace("DOES", sees ? "something" : "nothing"));
        QProcess python;
        python.start("python3", {writer, program});
        QVERIFY(python.waitForStarted());
        QVERIFY(python.waitForFinished(240'000));
        const auto said = python.readAllStandardError();
        QVERIFY2((python.exitCode() == 0) == sees, said.constData());
        QVERIFY2(sees || said.startsWith("No picture of nothing shows what it does"), said.constData());
        QCOMPARE(QFile::exists(project.filePath("docs/stages.md")), sees);
    }
};

DELVE_TEST(StagePagesTest)
#include "stage_pages_test.moc"
