#include "editor/drawing/recipe_pictures.h"
#include "generation/recipes/recipes.h"
#include "tests/support/pool.h"
#include "tests/support/test.h"

#include <QtTest>

#include <map>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr QRgb light = qRgb(250, 250, 250);
constexpr QRgb dark = qRgb(10, 10, 10);

} // namespace

class RecipePicturesTest : public QObject {
    Q_OBJECT
private slots:
    void theyAreDrawnOnceForEachColour() {
        RecipePictures pictures(test::pool(), {48, 27});
        std::map<QString, QImage> shown;
        int drawn = 0;
        connect(&pictures, &RecipePictures::ready, this, [&](const QString& recipe, const QImage& picture) {
            shown[recipe] = picture;
            ++drawn;
        });
        const int all = static_cast<int>(generation::builtInRecipes().size());
        pictures.start(light);
        pictures.start(light);
        QTRY_COMPARE(drawn, all);
        const auto before = shown;
        pictures.start(dark);
        QTRY_COMPARE(drawn, 2 * all);
        int changed = 0;
        for (const auto& [recipe, picture] : shown) {
            QCOMPARE(picture.size(), QSize(48, 27));
            changed += picture != before.at(recipe);
        }
        QVERIFY(changed > 0);
    }

    /// After switching back and forth, all pictures have the last colour.
    void whatIsUnderWayIsDropped() {
        RecipePictures pictures(test::pool(), {48, 27});
        std::map<QString, QImage> shown;
        connect(&pictures, &RecipePictures::ready, this,
                [&](const QString& recipe, const QImage& picture) { shown[recipe] = picture; });
        const auto all = generation::builtInRecipes().size();
        pictures.start(dark);
        QTRY_COMPARE(shown.size(), all);
        const auto wanted = std::exchange(shown, {});
        for (int i = 0; i < 3; ++i) {
            pictures.start(light);
            QTRY_VERIFY(!shown.empty());
            pictures.start(dark);
            shown.clear();
        }
        QTRY_COMPARE(shown.size(), all);
        QVERIFY(shown == wanted);
    }
};

DELVE_TEST(RecipePicturesTest)
#include "recipe_pictures_test.moc"
