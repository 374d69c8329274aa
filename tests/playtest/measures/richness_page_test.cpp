#include "generation/recipes/recipes.h"
#include "playtest/measures/measure.h"
#include "tests/playtest/measures/random_levels.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::test;

namespace {

QJsonObject recipeOf(const QString& name, const QStringList& stages) {
    QJsonArray used;
    for (const auto& stage : stages) used.append(QJsonObject{{"stage", stage}});
    return {{"name", name}, {"stages", used}};
}

/// Three levels of which every measure has these values, but for the worst detour, which has none.
QJsonArray levelsWith(double least, double middle, double most) {
    QJsonArray levels;
    for (const double value : {most, least, middle}) {
        QJsonObject level;
        for (const auto& info : play::builtInMeasures()) level[QString::fromStdString(info.id)] = value;
        level[QStringLiteral("worst-detour")] = QJsonValue::Null;
        levels.append(level);
    }
    return levels;
}

struct Written {
    int status = -1;
    QString page;
    QString errors;
};

Written write(const QJsonArray& recipes, const QJsonObject& levels) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("figures.json")));
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot be written");
    file.write(QJsonDocument(QJsonObject{{"recipes", recipes}, {"levels", levels}}).toJson());
    file.close();
    QProcess writer;
    writer.start(QStringLiteral("python3"),
                 {QStringLiteral(DELVE_SOURCE "/packaging/richness"), QStringLiteral("--text"), file.fileName()});
    if (!writer.waitForFinished(60'000)) qFatal("python3 does not end");
    return {writer.exitCode(), QString::fromUtf8(writer.readAllStandardOutput()),
            QString::fromUtf8(writer.readAllStandardError())};
}

} // namespace

/// docs/richness.md, which `packaging/richness` writes.
class RichnessPageTest : public QObject {
    Q_OBJECT
private slots:
    void everyRecipeIsOnThePage() {
        QFile file(QStringLiteral(DELVE_SOURCE "/docs/richness.md"));
        QVERIFY2(file.open(QIODevice::ReadOnly), "run packaging/richness");
        const auto page = QString::fromUtf8(file.readAll());
        for (const auto& recipe : generation::builtInRecipes()) {
            const auto name = fromView(recipe.name);
            QVERIFY2(page.contains(" `" + name + "` |"), qPrintable(name));
            QVERIFY2(page.contains("\n- `" + name + "`: "), qPrintable(name));
        }
    }

    /// Medians are marked where they lie outside of their band.
    void figuresAreMarked() {
        const auto written = write({recipeOf("keep", {"walls"})}, {{"keep", levelsWith(1, 40, 200)}});
        QVERIFY2(written.status == 0, qPrintable(written.errors));
        for (const char* row :
             {"| | band | Brogue | `keep` |", "| ground, % of the map | 38–42 | 40 | 40.0 |",
              "| levels without a loop, % | ≤ 1 | 1 | 0.0 |", "| worst detour, steps | 14–20 | 18 | – |",
              "| ground in halls one cell wide, % | 6–12 | 10 | 40.0 ↑ |",
              "| distinct shapes, % of the rooms | ≥ 86 | 92 | 40 ↓ |", "| median room, cells | 28–38 | 35 | 40 ↑ |",
              "| in their bands |  |  | 5 of 16 |"})
            QVERIFY2(written.page.contains('\n' + QString::fromUtf8(row) + '\n'),
                     qPrintable(QString::fromUtf8(row) + '\n' + written.page));
        QVERIFY(!written.page.contains(QStringLiteral("With lakes")));
    }

    void recipesWithLakesHaveBandsOfTheirOwn() {
        const auto written = write({recipeOf("caves", {"walls"}), recipeOf("keep", {"walls", "lakes"})},
                                   {{"caves", levelsWith(1, 40, 200)}, {"keep", levelsWith(1, 40, 200)}});
        QVERIFY2(written.status == 0, qPrintable(written.errors));
        QVERIFY(written.page.contains(QStringLiteral("| ground, % of the map | 38–42 | 40 | 40.0 |\n")));
        QVERIFY(written.page.contains(QStringLiteral("| ground, % of the map | 32–37 | 35 | 40.0 ↑ |\n")));
        QVERIFY(written.page.contains(QStringLiteral("| worst detour, steps |  | 18 | – |\n")));
    }

    /// Of each recipe that there is.
    void everyRecipeSaysWhatItLeavesOnPurpose() {
        QJsonArray recipes;
        QJsonObject levels;
        for (const auto& recipe : generation::builtInRecipes()) {
            QStringList stages;
            for (const auto& stage : recipe.stages) stages << QString::fromStdString(stage.stage);
            recipes.append(recipeOf(fromView(recipe.name), stages));
            levels[fromView(recipe.name)] = levelsWith(1, 2, 3);
        }
        const auto written = write(recipes, levels);
        QVERIFY2(written.status == 0, qPrintable(written.errors));
        const auto unknown = write({recipeOf("unheard-of", {})}, {{"unheard-of", levelsWith(1, 2, 3)}});
        QVERIFY(unknown.status != 0 && unknown.errors.contains(QStringLiteral("unheard-of")));
    }
};

DELVE_TEST(RichnessPageTest)
#include "richness_page_test.moc"
