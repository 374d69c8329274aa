#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/catalogue.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QtTest>

using namespace delve;
using namespace delve::generation;

/// A seed is a contract: the fingerprints of 1,000 seeds of each version of each released recipe are kept in
/// tests/data/catalogue. If one changes, a released stage needs a new version. They are renewed on purpose only, by
/// packaging/renew-catalogue, which passes what a person calls the version in DELVEWRIGHT_RENEW_CATALOGUE.
class CatalogueTest : public QObject {
    Q_OBJECT

    static constexpr int seeds = 1000;
    Workspace m_workspace;

    static QDir folder() { return QDir(QStringLiteral(DELVE_TEST_DATA "/catalogue")); }
    static QString fileOf(const RecipeInfo& recipe) {
        return QStringLiteral("%1-%2.txt").arg(QString::fromStdString(recipe.name)).arg(recipe.version);
    }
    /// The version of a recipe that such a file is about; null if it is gone.
    static const RecipeInfo* recipeOf(const QString& file) {
        const auto dash = file.lastIndexOf('-');
        const auto word = file.left(dash) + '@' + file.mid(dash + 1).chopped(4);
        return recipeNamed(builtInRecipes(), word.toStdString());
    }

    QByteArray lineOf(const RecipeInfo& recipe, int seed) {
        const auto made =
            generateWorld(recipe.withSeed(static_cast<std::uint64_t>(seed)), recipe.defaultSize, m_workspace);
        const auto all = made ? test::fingerprintOf(made->world) : 0;
        return QByteArray::number(seed) + ' ' +
               QByteArray::number(static_cast<qulonglong>(all), 16).rightJustified(16, '0');
    }

private slots:
    void renew() {
        const QString name = qEnvironmentVariable("DELVEWRIGHT_RENEW_CATALOGUE");
        if (name.isEmpty()) return;
        const auto* recipe = recipeNamed(builtInRecipes(), name.toStdString());
        QVERIFY2(recipe, qPrintable("There is no recipe " + name));
        QFile file(folder().filePath(fileOf(*recipe)));
        QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(file.fileName()));
        QByteArray lines;
        for (int seed = 0; seed < seeds; ++seed) lines += lineOf(*recipe, seed) + '\n';
        QCOMPARE(file.write(lines), lines.size());
    }

    void everySeedIsAsItWas_data() {
        QTest::addColumn<QString>("name");
        for (const auto& entry : folder().entryList({"*.txt"})) QTest::newRow(qPrintable(entry)) << entry;
        auto all = olderRecipes(builtInRecipes());
        for (const auto& recipe : builtInRecipes()) all.push_back(&recipe);
        for (const auto* recipe : all) QVERIFY2(folder().exists(fileOf(*recipe)), qPrintable(fileOf(*recipe)));
    }

    void everySeedIsAsItWas() {
        QFETCH(QString, name);
        const auto* recipe = recipeOf(name);
        QVERIFY2(recipe, qPrintable("A released recipe is gone: " + name));
        QFile file(folder().filePath(name));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const auto was = file.readAll().split('\n');
        QCOMPARE(was.size(), qsizetype{seeds} + 1);
        QCOMPARE(was[seeds], QByteArray()); // behind the end of the last line
        for (int seed = 0; seed < seeds; seed += test::sampleStep()) QCOMPARE(lineOf(*recipe, seed), was[seed]);
    }
};

DELVE_TEST(CatalogueTest)
#include "catalogue_test.moc"
