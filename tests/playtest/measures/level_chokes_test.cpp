#include "generation/graph/choke_cells.h"
#include "generation/graph/region_numbers.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/measures/measured.h"
#include "tests/support/test.h"

#include <QtTest>

#include <map>

using namespace delve;
using namespace delve::play;

/// The chokes that the overlay draws cut off what the measures say.
class LevelChokesTest : public QObject {
    Q_OBJECT
private slots:
    void levelsHaveTheChokesOfTheMeasures_data() {
        QTest::addColumn<QString>("recipe");
        for (const auto& recipe : generation::builtInRecipes())
            QTest::addRow("%s", recipe.name.c_str()) << QString::fromStdString(recipe.name);
    }
    void levelsHaveTheChokesOfTheMeasures() {
        QFETCH(QString, recipe);
        const auto& info = *generation::builtInRecipes().find(recipe.toStdString());
        generation::Workspace workspace;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto made = generation::generateWorld(info.withSeed(seed), info.defaultSize, workspace);
            QVERIFY(made.ok());
            const Measured measured(made->world, 0, nullptr);
            const auto& region = measured.mainRegion();
            const auto& cut = measured.mainRegionCuts().byPlace;
            std::map<Cell, std::uint32_t> expected;
            for (RegionGraph::Number number = 0; number < region.count(); ++number)
                if (cut[number] > 0) expected[region.cell(number)] = cut[number];
            std::map<Cell, std::uint32_t> found;
            const auto take = [&found](Cell cell, std::uint32_t others) { found[cell] = others; };
            QVERIFY(forEachChokeCell(RegionNumbers(measured.walkable()).largest(), take));
            QVERIFY(found == expected);
        }
    }
};

DELVE_TEST(LevelChokesTest)
#include "level_chokes_test.moc"
