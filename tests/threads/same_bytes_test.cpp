#include "generation/level/delve_file.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <map>
#include <thread>

using namespace delve;

namespace {

/// The files of every `stride`-th seed from `first` on, made one after the other in one workspace.
void makeFiles(const generation::RecipeInfo& recipe, std::vector<std::string>& files, std::size_t first,
               std::size_t stride) {
    generation::Workspace workspace;
    for (std::size_t seed = first; seed < files.size(); seed += stride) {
        const auto made = generation::generateWorld(recipe.withSeed(seed), recipe.defaultSize, workspace);
        if (made) files[seed] = delveText(made->world);
    }
}

std::size_t numberOfSeeds(const generation::RecipeInfo& recipe) {
    const bool all = test::isLong("same-bytes");
    if (recipe.name == "grown-rooms") return all ? 200 : 20;
    return all ? 50 : 12;
}

void compare(const std::vector<std::string>& ones, const std::vector<std::string>& others) {
    for (std::size_t seed = 0; seed < ones.size(); ++seed) {
        QVERIFY(!ones[seed].empty());
        QVERIFY2(ones[seed] == others[seed], qPrintable(QString("seed %1 gives two levels").arg(seed)));
    }
}

/// A row for each recipe.
void everyRecipe() {
    QTest::addColumn<QString>("recipe");
    for (const auto& recipe : generation::builtInRecipes()) {
        const QString name = QString::fromUtf8(recipe.name.data(), qsizetype(recipe.name.size()));
        QTest::newRow(qPrintable(name)) << name;
    }
}

} // namespace

/// A seed is a contract: neither other threads nor earlier use of a workspace changes a level, or one of the levels
/// within it.
class SameBytesSeedsTest : public QObject {
    Q_OBJECT

    std::map<std::string_view, std::vector<std::string>> m_files; ///< for each recipe, made one after the other

private slots:
    void initTestCase() {
        for (const auto& recipe : generation::builtInRecipes()) {
            auto& files = m_files[recipe.name];
            files.resize(numberOfSeeds(recipe));
            makeFiles(recipe, files, 0, 1);
        }
    }

    void fromTwoThreads_data() { everyRecipe(); }

    void fromTwoThreads() {
        QFETCH(QString, recipe);
        const auto& info = *generation::builtInRecipes().find(recipe.toStdString());
        std::vector<std::string> files(m_files[info.name].size());
        std::thread even([&] { makeFiles(info, files, 0, 2); });
        std::thread odd([&] { makeFiles(info, files, 1, 2); });
        even.join();
        odd.join();
        compare(m_files[info.name], files);
    }

    void fromAFreshWorkspaceEach_data() { everyRecipe(); }

    void fromAFreshWorkspaceEach() {
        QFETCH(QString, recipe);
        const auto& info = *generation::builtInRecipes().find(recipe.toStdString());
        std::vector<std::string> files(m_files[info.name].size());
        for (std::size_t seed = 0; seed < files.size(); ++seed) makeFiles(info, files, seed, files.size());
        compare(m_files[info.name], files);
    }
};

DELVE_TEST(SameBytesSeedsTest)
#include "same_bytes_test.moc"
