#include "generation/level/delve_file.h"
#include "tests/editor/tools/random_gestures.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::test;

namespace {

constexpr int gesturesOfOne = 500; ///< documents are as many as it takes

int gesturesInAll() { return qEnvironmentVariable("DELVEWRIGHT_LONG") == "seeds" ? 100'000 : 1'000; }

} // namespace

/// Random gestures over all tools, undone to the start and redone to the end.
class GesturesSeedsTest : public QObject {
    Q_OBJECT
private slots:
    void undoneToTheStartAndRedoneToTheEnd() {
        for (int seed = 0; seed < gesturesInAll() / gesturesOfOne; ++seed) {
            Stream random(static_cast<std::uint64_t>(seed));
            Scene scene(randomMap(static_cast<std::uint64_t>(seed), {80, 45}));
            Document& document = scene.document;
            document.setHistoryLimit(std::size_t{4} << 30);
            const std::string start = delveText(document.world());
            std::vector<Level> levels{scene.level()};
            std::vector<Selection> selections{document.selection()};
            for (int i = 0; i < gesturesOfOne; ++i) {
                playAny(scene, random);
                scene.previews.clear();
                const auto position = document.history().position();
                QVERIFY(position == levels.size() || position + 1 == levels.size());
                if (position < levels.size()) continue;
                levels.push_back(scene.level());
                selections.push_back(document.selection());
            }
            const std::string end = delveText(document.world());
            QVERIFY(readDelve(end).ok()); // whatever was done, what is saved can be read
            while (document.history().canUndo()) {
                document.undo();
                QVERIFY(scene.level() == levels[document.history().position()]);
                QVERIFY(document.selection() == selections[document.history().position()]);
            }
            QVERIFY(delveText(document.world()) == start);
            QVERIFY(!document.modified());
            while (document.history().canRedo()) {
                document.redo();
                QVERIFY(scene.level() == levels[document.history().position()]);
                QVERIFY(document.selection() == selections[document.history().position()]);
            }
            QVERIFY(delveText(document.world()) == end);
        }
    }
};

DELVE_TEST(GesturesSeedsTest)
#include "gestures_seeds_test.moc"
