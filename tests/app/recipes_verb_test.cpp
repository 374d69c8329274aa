#include "generation/pipeline/declared_stage.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QtTest>

using namespace delve;
using namespace delve::app;

namespace {

QJsonObject jsonOf(const std::vector<std::string>& words) {
    const auto said = test::run(words);
    return said.status == ExitStatus::Success ? QJsonDocument::fromJson(QByteArray::fromStdString(said.out)).object()
                                              : QJsonObject();
}

QString whatParameterLacks(const QJsonObject& parameter) {
    for (const char* const key : {"id", "kind", "label", "help", "default"})
        if (!parameter.contains(QLatin1String(key))) return QLatin1String(key);
    const QString kind = parameter[u"kind"].toString();
    if (kind == u"choice") return parameter[u"choices"].toArray().isEmpty() ? QStringLiteral("choices") : QString();
    if (kind == u"flag") return {};
    return parameter[u"least"].isDouble() && parameter[u"most"].isDouble() ? QString()
                                                                           : QStringLiteral("least and most");
}

} // namespace

class RecipesVerbTest : public QObject {
    Q_OBJECT
private slots:
    void listsEveryRecipe() {
        const auto said = test::run({"recipes"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.err, std::string());
        for (const auto& recipe : generation::builtInRecipes())
            QVERIFY(("\n" + said.out).find("\n" + std::string(recipe.name) + " ") != std::string::npos);
    }

    void tellsEverythingAboutOne() {
        for (const auto& recipe : generation::builtInRecipes()) {
            const auto said = test::run({"recipes", std::string(recipe.name)});
            QCOMPARE(said.status, ExitStatus::Success);
            for (const auto& used : recipe.stages) {
                QVERIFY(said.out.find("\n" + used.id) != std::string::npos);
                const generation::StageInfo* const stage = generation::builtInStages().find({used.stage, used.version});
                QVERIFY(stage);
                for (const auto& parameter : stage->parameters)
                    QVERIFY2(said.out.find("\n    " + std::string(parameter.id) + "\n") != std::string::npos,
                             parameter.id.data());
            }
        }
    }

    void showsKindRangeAndDefaultOfAParameter() {
        const auto said = test::run({"recipes", "grown-rooms"});
        QVERIFY(said.out.find("    stop\n        percent; allowed: 0 to 100 %; default: 25 %\n") != std::string::npos);
        QVERIFY(said.out.find("default: 20-40\n") != std::string::npos); // at the default size, which the text names
        QVERIFY(said.out.find("80x45") != std::string::npos);
    }

    void linesFitTheTerminal() {
        for (const auto& line : QString::fromStdString(test::run({"recipes", "grown-rooms"}).out).split(u'\n'))
            QVERIFY2(line.size() <= 80, qPrintable(line));
    }

    void jsonHasEveryStage() {
        const auto stages = jsonOf({"recipes", "--json"})[u"stages"].toArray();
        QSet<QString> names;
        for (const auto& entry : stages) {
            const auto stage = entry.toObject();
            names.insert(stage[u"stage"].toString());
            QVERIFY(!stage[u"label"].toString().isEmpty() && !stage[u"help"].toString().isEmpty());
            QVERIFY(!stage[u"group"].toString().isEmpty() && stage[u"version"].toInt() >= 1);
            for (const auto& list : {stage[u"needs"].toArray(), stage[u"gives"].toArray()})
                for (const auto& part : list) QVERIFY(!part.toString().isEmpty());
            for (const auto& parameter : stage[u"parameters"].toArray())
                QCOMPARE(whatParameterLacks(parameter.toObject()), QString());
        }
        for (const auto& stage : generation::builtInStages())
            QVERIFY2(names.contains(QString::fromLatin1(stage.name.data(), static_cast<qsizetype>(stage.name.size()))),
                     stage.name.data());
        QCOMPARE(stages.size(), names.size());
    }

    void everyStageIsListed() {
        const auto said = test::run({"recipes", "--stages"});
        QCOMPARE(said.status, ExitStatus::Success);
        for (const auto* stage : generation::newestStages(generation::builtInStages())) {
            const auto at = said.out.find("\n" + stage->name + " (");
            QVERIFY2(at != std::string::npos, stage->name.data());
            for (const auto& parameter : stage->parameters)
                QVERIFY2(said.out.find("\n    " + std::string(parameter.id) + "\n", at) != std::string::npos,
                         parameter.id.data());
        }
        for (const auto& line : QString::fromStdString(said.out).split(u'\n'))
            QVERIFY2(line.size() <= 80, qPrintable(line));
    }

    void stagesAsJsonAreThoseOfTheWholeList() {
        const auto only = jsonOf({"recipes", "--stages", "--json"});
        QCOMPARE(only.keys(), (QStringList{"stages"}));
        QCOMPARE(only[u"stages"], jsonOf({"recipes", "--json"})[u"stages"]);
        const auto said = test::run({"recipes", "caves", "--stages"});
        QCOMPARE(said.status, ExitStatus::Words);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
    }

    void jsonHasItsKeys() {
        const auto recipes = jsonOf({"recipes", "--json"})[u"recipes"].toArray();
        QCOMPARE(recipes.size(), static_cast<qsizetype>(generation::builtInRecipes().size()));
        for (const auto& entry : recipes) {
            const auto recipe = entry.toObject();
            for (const char* const key :
                 {"name", "label", "help", "width", "height", "sample", "objective", "players", "stages"})
                QVERIFY2(recipe.contains(QLatin1String(key)), key);
            for (const auto& stageEntry : recipe[u"stages"].toArray()) {
                const auto stage = stageEntry.toObject();
                for (const char* const key : {"id", "stage", "version", "enabled", "label", "help", "parameters"})
                    QVERIFY2(stage.contains(QLatin1String(key)), key);
                for (const auto& parameter : stage[u"parameters"].toArray())
                    QCOMPARE(whatParameterLacks(parameter.toObject()), QString());
            }
        }
    }

    void jsonOfOneIsThatRecipe() {
        const auto recipe = jsonOf({"recipes", "grown-rooms", "--json"});
        QCOMPARE(recipe[u"name"].toString(), QStringLiteral("grown-rooms"));
        const auto all = jsonOf({"recipes", "--json"})[u"recipes"].toArray();
        QVERIFY(all.contains(recipe));
        const auto rooms = recipe[u"stages"].toArray()[0].toObject()[u"parameters"].toArray()[0].toObject();
        QCOMPARE(rooms[u"id"].toString(), QStringLiteral("rooms"));
        QCOMPARE(rooms[u"kind"].toString(), QStringLiteral("count"));
        QCOMPARE(rooms[u"default"].toArray(), (QJsonArray{20, 40}));
    }

    void anUnknownRecipeIsRefused() {
        const auto said = test::run({"recipes", "grwn-rooms"});
        QCOMPARE(said.status, ExitStatus::Words);
        QCOMPARE(said.out, std::string());
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
        QVERIFY(said.err.find("did you mean \"grown-rooms\"?") != std::string::npos);
    }

    void aSecondNameIsRefused() {
        const auto said = test::run({"recipes", "grown-rooms", "again"});
        QCOMPARE(said.status, ExitStatus::Words);
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
    }
};

DELVE_TEST(RecipesVerbTest)
#include "recipes_verb_test.moc"
