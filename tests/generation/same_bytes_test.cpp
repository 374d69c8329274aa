#include "generation/level/delve_file.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "tests/support/test.h"

#include <QtTest>

#include <thread>

using namespace delve;

namespace {

/// The files of every `stride`-th seed from `first` on, made one after the other in one workspace.
void makeFiles(std::vector<std::string>& files, std::size_t first, std::size_t stride) {
    Workspace workspace;
    const RecipeInfo* recipe = findRecipe("grown-rooms");
    for (std::size_t seed = first; seed < files.size(); seed += stride) {
        const auto made = generateWorld(recipe->withSeed(seed), recipe->usualSize, workspace);
        if (made) files[seed] = delveText(made->world);
    }
}

std::size_t numberOfSeeds() { return qEnvironmentVariable("DELVEWRIGHT_LONG") == "same-bytes" ? 200 : 20; }

void compare(const std::vector<std::string>& ones, const std::vector<std::string>& others) {
    for (std::size_t seed = 0; seed < ones.size(); ++seed) {
        QVERIFY(!ones[seed].empty());
        QVERIFY2(ones[seed] == others[seed], qPrintable(QString("seed %1 gives two levels").arg(seed)));
    }
}

} // namespace

/// A seed is a contract: neither other threads nor what a workspace made before changes a level.
class SameBytesSeedsTest : public QObject {
    Q_OBJECT

    std::vector<std::string> files_;

private slots:
    void initTestCase() {
        QVERIFY(findRecipe("grown-rooms"));
        files_.resize(numberOfSeeds());
        makeFiles(files_, 0, 1);
    }

    void fromTwoThreads() {
        std::vector<std::string> files(files_.size());
        std::thread even([&files] { makeFiles(files, 0, 2); });
        std::thread odd([&files] { makeFiles(files, 1, 2); });
        even.join();
        odd.join();
        compare(files_, files);
    }

    void fromAFreshWorkspaceEach() {
        std::vector<std::string> files(files_.size());
        for (std::size_t seed = 0; seed < files.size(); ++seed) makeFiles(files, seed, files.size());
        compare(files_, files);
    }
};

DELVE_TEST(SameBytesSeedsTest)
#include "same_bytes_test.moc"
