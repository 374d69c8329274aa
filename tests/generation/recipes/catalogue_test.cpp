#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/catalogue.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QtTest>

using namespace delve;
using namespace delve::generation;

/// A seed is a contract: the fingerprints of 1,000 seeds of each released recipe are kept in tests/data/catalogue. If
/// one changes, a released stage needs a new version. They are renewed on purpose only, by
/// packaging/renew-catalogue, which passes the recipe's name in DELVEWRIGHT_RENEW_CATALOGUE.
class CatalogueTest : public QObject {
    Q_OBJECT

    static constexpr std::uint64_t seeds = 1000;
    Workspace m_workspace;

    static QDir folder() { return QDir(QStringLiteral(DELVE_TEST_DATA "/catalogue")); }

    QByteArray catalogueOf(const RecipeInfo& recipe) {
        QByteArray lines;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const auto made = generateWorld(recipe.withSeed(seed), recipe.defaultSize, m_workspace);
            const auto all = made ? test::fingerprintOf(made->world) : 0;
            lines += QByteArray::number(static_cast<qulonglong>(seed)) + ' ' +
                     QByteArray::number(static_cast<qulonglong>(all), 16).rightJustified(16, '0') + '\n';
        }
        return lines;
    }

private slots:
    void renew() {
        const QString name = qEnvironmentVariable("DELVEWRIGHT_RENEW_CATALOGUE");
        if (name.isEmpty()) return;
        const auto* recipe = builtInRecipes().find(name.toStdString());
        QVERIFY2(recipe, qPrintable("There is no recipe " + name));
        QFile file(folder().filePath(name + "-1.txt"));
        QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(file.fileName()));
        const auto lines = catalogueOf(*recipe);
        QCOMPARE(file.write(lines), lines.size());
    }

    void everySeedIsAsItWas_data() {
        QTest::addColumn<QString>("name");
        for (const auto& entry : folder().entryList({"*-1.txt"})) QTest::newRow(qPrintable(entry)) << entry.chopped(6);
        for (const auto& recipe : builtInRecipes()) {
            const auto name = std::string(recipe.name);
            QVERIFY2(folder().exists(QString("%1-1.txt").arg(name.c_str())), name.c_str());
        }
    }

    void everySeedIsAsItWas() {
        QFETCH(QString, name);
        const auto* recipe = builtInRecipes().find(name.toStdString());
        QVERIFY2(recipe, qPrintable("A released recipe is gone: " + name));
        QFile file(folder().filePath(name + "-1.txt"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const auto was = file.readAll().split('\n');
        const auto is = catalogueOf(*recipe).split('\n');
        QCOMPARE(is.size(), was.size());
        for (qsizetype i = 0; i < is.size(); ++i) QCOMPARE(is[i], was[i]);
    }
};

DELVE_TEST(CatalogueTest)
#include "catalogue_test.moc"
