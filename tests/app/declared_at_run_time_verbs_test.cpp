#include "app/console/json_writer.h"
#include "app/verbs/parameter_words.h"
#include "app/verbs/recipes_json.h"
#include "generation/level/delve_file.h"
#include "tests/app/support/captured.h"
#include "tests/support/signposts.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

/// The verbs with a stage and a recipe that are registered at run time.
class DeclaredAtRunTimeVerbsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<generation::Declarations> m_declarations = test::withSignposts();
    QTemporaryDir m_folder;

    test::Said run(const std::vector<std::string>& words) {
        test::CapturedConsole captured;
        generation::Feedback feedback;
        CommandContext context{captured.console, feedback, [] {}, {}, false, *m_declarations};
        const auto status =
            captured.console.finish(runVerb(*findVerb(words.at(0)), std::span(words).subspan(1), context));
        return {status, captured.out, captured.err};
    }
    std::string path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)).toStdString(); }

    static QString signOf(const test::Said& said) {
        const auto world = readDelve(said.out);
        if (!world) return QString::fromStdString(said.err);
        for (const auto& thing : *world->levels[0].things)
            if (const auto* const words = thing.properties.find("words"))
                return QString::fromStdString(std::get<std::string>(*words));
        return {};
    }

private slots:
    void itIsListed() {
        QVERIFY(run({"recipes"}).out.find("signed-caves") != std::string::npos);
        const auto stages = QString::fromStdString(run({"recipes", "--stages"}).out);
        QVERIFY(stages.contains("\nsignposts (finishing)\n") && stages.contains("\n    what-words\n"));
        QVERIFY(stages.contains("text; allowed: one line of at most 40 characters; default: This way"));
        QVERIFY(stages.contains("file; allowed: a file in the map's folder"));
        QVERIFY2(
            stages.simplified().contains("table; allowed: one of town, circuit, castle, garden, or the text of a rule"),
            qPrintable(stages));
        const auto one = QString::fromStdString(run({"recipes", "signed-caves"}).out);
        QVERIFY(one.contains("signs (signposts)"));
        const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(run({"recipes", "--json"}).out));
        const auto last = json[u"stages"].toArray().last().toObject();
        QCOMPARE(last[u"stage"].toString(), QString("signposts"));
        const auto words = last[u"parameters"].toArray()[1].toObject();
        QCOMPARE(words[u"kind"].toString(), QString("text"));
        QCOMPARE(words[u"allowed"].toString(), QString("one line of at most 40 characters"));
        QCOMPARE(words[u"default"].toString(), QString("This way"));
    }

    void itIsSetAndGenerated() {
        const auto made =
            run({"generate", "signed-caves", "--seed", "3", "--set", "signs.what-words=Beware = of, \"it\"", "--set",
                 "signposts.how-many=2", "-o", "-", "--format", "delve"});
        QCOMPARE(signOf(made), QString("Beware = of, \"it\""));
        const auto refused = run({"generate", "signed-caves", "--set", "signs.letters=../x", "-o", path("no.delve")});
        QCOMPARE(refused.status, ExitStatus::Words);
        QVERIFY2(refused.err.find("letters cannot be ../x") != std::string::npos, refused.err.c_str());
    }

    /// File names in a recipe are relative to its folder. No file outside is opened, not even through a link.
    void aFileBesideTheRecipeIsRead() {
        const auto write = [](const std::string& name, const QByteArray& text) {
            QFile file(QString::fromStdString(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        };
        QVERIFY(QDir(m_folder.path()).mkpath("map/parts"));
        auto recipe = m_declarations->recipes.find("signed-caves")->withSeed(3);
        recipe.find("signs")->set("letters", std::string("parts/signs.txt"));
        write(path("map/signed.recipe"), QByteArray::fromStdString(recipeText(recipe)));
        write(path("map/parts/signs.txt"), "From beside");
        write(path("secret.txt"), "Not for you");
        const std::vector<std::string> words{
            "generate", path("map/signed.recipe"), "--size", "48x32", "-o", "-", "--format", "delve"};
        QCOMPARE(signOf(run(words)), QString("From beside"));
        QVERIFY(QFile::remove(QString::fromStdString(path("map/parts/signs.txt"))));
        QVERIFY(QFile::link(QString::fromStdString(path("secret.txt")),
                            QString::fromStdString(path("map/parts/signs.txt"))));
        const auto refused = run(words);
        QVERIFY2(refused.err.find("outside the map's folder") != std::string::npos, refused.err.c_str());
        QCOMPARE(signOf(refused), QString::fromStdString(refused.err));
    }

    void itIsChecked() {
        const auto checked = run({"check", "signed-caves", "--seeds", "1..3", "--size", "48x32"});
        QVERIFY2(checked.status == ExitStatus::Success, (checked.out + checked.err).c_str());
        const auto unknown = run({"check", "signed-cave", "--seeds", "1"});
        QVERIFY2(unknown.err.find("signed-caves") != std::string::npos, unknown.err.c_str());
    }

    void itHasItsPlaceOnThePageOfStages() {
        std::string text;
        JsonWriter json([&text](std::string_view piece) {
            text += piece;
            return true;
        });
        writeRecipes(json, *m_declarations);
        QVERIFY(json.finish());
        QFile file(m_folder.filePath("recipes.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
        file.close();
        QProcess writer;
        writer.start("python3", {DELVE_SOURCE "/packaging/stage-pages", "--text", file.fileName()});
        if (!writer.waitForStarted()) return; // the page needs python3
        QVERIFY(writer.waitForFinished());
        const auto page = QString::fromUtf8(writer.readAllStandardOutput());
        QVERIFY2(page.contains("### Signposts, as a file says\n\n`signposts` · Puts up signs."),
                 writer.readAllStandardError().constData());
        QVERIFY(
            page.contains("| `what-words` | Words, as a file says | one line of at most 40 characters | This way |"));
        QVERIFY(page.contains("In the recipes `signed-caves`."));
    }
};

DELVE_TEST(DeclaredAtRunTimeVerbsTest)
#include "declared_at_run_time_verbs_test.moc"
