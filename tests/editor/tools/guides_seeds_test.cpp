#include "editor/tools/guides.h"
#include "generation/random/stream.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

/// The guides of a level, and the numbers of a ruler.
class GuidesSeedsTest : public QObject {
    Q_OBJECT
private slots:
    void aGuideLiesBetweenCells() {
        QCOMPARE(edgeNear(3.4, 10), 3);
        QCOMPARE(edgeNear(3.6, 10), 4);
        QCOMPARE(edgeNear(-7, 10), 0);
        QCOMPARE(edgeNear(70, 10), 10);
        QCOMPARE(guideNear({2, 5, 9}, 5.3, 0.5), std::optional(5));
        QCOMPARE(guideNear({2, 5, 9}, 5.8, 0.5), std::nullopt);
        QCOMPARE(guideNear({}, 5.8, 100), std::nullopt);
    }

    void guidesAreKeptInOrderAndOnce() {
        Guides guides;
        for (const int at : {5, 2, 9, 5}) addGuide(guides.columns, at);
        QCOMPARE(guides.columns, (std::vector<std::int32_t>{2, 5, 9}));
        removeGuide(guides.columns, 5);
        removeGuide(guides.columns, 7);
        QCOMPARE(guides.columns, (std::vector<std::int32_t>{2, 9}));
    }

    /// At every zoom the numbers are round, apart from each other, and no farther than needed.
    void numbersOfARulerStayApart() {
        Stream random(3);
        for (int i = 0; i < countOf(3000); ++i) {
            const double pixels = static_cast<double>(random.between(1, 64'000)) / 1000;
            const auto step = rulerStep(pixels, 40);
            QVERIFY(step * pixels >= 40 || step >= 100'000);
            auto first = step;
            while (first % 10 == 0) first /= 10;
            QVERIFY2(first == 1 || first == 2 || first == 5, qPrintable(QString::number(step)));
            if (step > 1) QVERIFY(step * pixels < 40 * 2.5);
        }
    }

    void textsComeBack() {
        QCOMPARE(toText({{3, 5}, {2}, SymmetryAxis{10, 12}}), std::string("columns 3 5 rows 2 axis 10 12"));
        QCOMPARE(toText(Guides()), std::string());
        Stream random(4);
        for (int i = 0; i < countOf(300); ++i) {
            Guides guides;
            for (auto left = random.below(6); left > 0; --left)
                addGuide(guides.columns, static_cast<std::int32_t>(random.below(5000)));
            for (auto left = random.below(6); left > 0; --left)
                addGuide(guides.rows, static_cast<std::int32_t>(random.below(5000)));
            const auto x = static_cast<std::int32_t>(random.below(5000));
            if (random.chance(1, 2)) guides.axis = SymmetryAxis{x, x / 2};
            QVERIFY(guidesFromText(toText(guides)) == guides);
        }
    }

    void otherTextsAreNone() {
        for (const char* text : {"3", "columns x", "columns -3", "axis 1", "axis 1 2 3", "rows 99999999999", "lines 3"})
            QVERIFY2(!guidesFromText(text), text);
        QVERIFY(guidesFromText("rows 4 4 1")->rows == (std::vector<std::int32_t>{1, 4}));
    }
};

DELVE_TEST(GuidesSeedsTest)
#include "guides_seeds_test.moc"
