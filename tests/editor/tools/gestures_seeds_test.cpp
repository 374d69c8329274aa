#include "generation/level/delve_file.h"
#include "tests/editor/tools/random_gestures.h"
#include "tests/editor/tools/random_world_changes.h"
#include "tests/support/counts.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QtTest>

#include <array>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

constexpr int gesturesOfOne = 500; ///< each run of so many has its own documents

int runs() { return countOf(2, 200); }

/// A document and all of its earlier states.
class Remembered {
public:
    explicit Remembered(std::uint64_t seed) {
        document.reset(randomWorld(seed));
        document.setHistoryLimit(std::size_t{4} << 30);
        m_start = delveText(document.world());
        m_worlds = {document.world()};
        m_selections = {document.selection()};
    }

    /// After a gesture: it must have been one step, or none.
    void remember() {
        const auto position = document.history().position();
        QVERIFY(position == m_worlds.size() || position + 1 == m_worlds.size());
        if (position + 1 == m_worlds.size()) {
            QVERIFY(document.world() == m_worlds.back());
            return;
        }
        m_worlds.push_back(document.world());
        m_selections.push_back(document.selection());
    }
    /// Switching the level is not an undo step: it clears the selection without a step.
    void showLevel(std::size_t place) {
        document.setCurrentLevel(place);
        m_staysOnItsLevel = false;
    }
    void undoAndRedo(std::uint64_t steps) {
        for (std::uint64_t i = 0; i < steps; ++i) document.undo(), compare();
        while (document.history().canRedo()) document.redo(), compare();
    }
    void toTheStartAndToTheEnd() {
        const std::string end = delveText(document.world());
        QVERIFY(readDelve(end).ok()); // after any gestures, the saved file can be read
        while (document.history().canUndo()) document.undo(), compare();
        QVERIFY(delveText(document.world()) == m_start);
        QVERIFY(!document.modified());
        while (document.history().canRedo()) document.redo(), compare();
        QVERIFY(delveText(document.world()) == end);
    }

    Document document{test::pool()};

private:
    void compare() {
        const auto position = document.history().position();
        QVERIFY(document.world() == m_worlds[position]);
        QVERIFY(!m_staysOnItsLevel || document.selection() == m_selections[position]);
        // A selection always belongs to the level that is shown.
        QVERIFY(document.selection()->size().area() == 0 || document.selection()->size() == document.level().size());
    }

    std::string m_start;
    std::vector<World> m_worlds;         ///< at each position of the history
    std::vector<Selection> m_selections; ///< likewise
    bool m_staysOnItsLevel = true;
};

} // namespace

/// Random gestures with all tools, and random changes of the world, with one tool controller on several documents with
/// different tiles; all undone to the start and redone to the end.
class GesturesSeedsTest : public QObject {
    Q_OBJECT

    /// The controller's tile and layer exist, whatever happened to the document.
    static void holdsWhatIsThere(const ToolController& toolController) {
        const auto& document = *toolController.document();
        QVERIFY(document.world().tiles.has(toolController.settings().tile));
        QVERIFY(!toolController.settings().layer || *toolController.settings().layer < document.level().layers.size());
    }
    static void playOne(ToolController& toolController, Remembered& at, bool wanders, Stream& random) {
        auto& document = at.document;
        if (wanders && random.chance(1, 12)) at.showLevel(random.below(document.world().levels.size()));
        if (random.chance(1, 6)) changeAny(document, random);
        else playAny(toolController, random);
        at.remember();
        holdsWhatIsThere(toolController);
        if (random.chance(1, 25)) at.undoAndRedo(random.below(6));
        holdsWhatIsThere(toolController);
    }

private slots:
    void undoneToTheStartAndRedoneToTheEnd() {
        for (int run = 0; run < runs() && !QTest::currentTestFailed(); ++run) {
            const auto seed = static_cast<std::uint64_t>(run);
            Stream random(seed);
            std::array<Remembered, 3> documents{Remembered(3 * seed), Remembered(3 * seed + 1),
                                                Remembered(3 * seed + 2)};
            ToolController toolController(test::pool());
            std::size_t at = 0;
            for (int i = 0; i < gesturesOfOne && !QTest::currentTestFailed(); ++i) {
                if (random.chance(1, 15)) at = random.below(documents.size());
                toolController.setDocument(&documents[at].document);
                playOne(toolController, documents[at], at > 0, random);
            }
            for (auto& document : documents) document.toTheStartAndToTheEnd();
        }
    }
};

DELVE_TEST(GesturesSeedsTest)
#include "gestures_seeds_test.moc"
