#include "tests/support/test.h"
#include "ui/problems/problems_list.h"
#include "ui/problems/problems_model.h"

#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

std::shared_ptr<const editor::Findings> findings(std::size_t problems) {
    editor::Findings some;
    for (std::size_t i = 0; i < problems; ++i) {
        editor::FoundProblem found;
        found.problem.check = "unneeded-room";
        found.problem.severity = i % 2 == 0 ? play::Severity::Warning : play::Severity::Hint;
        found.problem.message =
            i % 3 == 0 ? Message(DELVE_TEXT("test", "The door divides nothing."))
                       : Message(DELVE_TEXT("test", "Nobody needs to enter the room of 9 cells at (5, 1): it is empty, "
                                                    "and no way to the goal, or to anything that can be taken, leads "
                                                    "through it."));
        found.levelId = found.levelName = "cellar";
        some.problems.push_back(found);
    }
    return std::make_shared<const editor::Findings>(std::move(some));
}

/// A list of this width.
struct Shown {
    Shown(std::size_t problems, int width) {
        model.show(findings(problems), false);
        list.resize(width, 300);
        list.show();
    }
    [[nodiscard]] QRect placeOf(int row) const {
        return list.visualRect(model.index(row, ProblemsModel::SentenceColumn));
    }
    /// Of the sentence alone, in the width that it has.
    [[nodiscard]] int heightNeeded(int row) const {
        const QRect place = placeOf(row);
        const auto sentence = model.index(row, ProblemsModel::SentenceColumn).data().toString();
        return list.fontMetrics()
            .boundingRect(QRect(0, 0, place.width() - 16, 10'000), Qt::TextWordWrap, sentence)
            .height();
    }

    ProblemsModel model;
    ProblemsList list{model};
};

} // namespace

/// The list of the dock Problems, at any width.
class ProblemsListTest : public QObject {
    Q_OBJECT
private slots:
    void sentencesAreWhole_data() {
        QTest::addColumn<int>("width");
        for (const int width : {180, 300, 420, 700, 1400}) QTest::addRow("%d", width) << width;
    }
    void sentencesAreWhole() {
        QFETCH(const int, width);
        const Shown shown(4, width);
        for (int row = 0; row < 4; ++row) {
            QVERIFY(shown.placeOf(row).width() > 80);
            QVERIFY2(shown.placeOf(row).height() >= shown.heightNeeded(row), qPrintable(QString::number(row)));
        }
        QVERIFY(shown.placeOf(0).height() <= shown.placeOf(1).height());
    }

    /// Without room for columns, what they say stands in a line below the sentence.
    void aNarrowListHasNoColumns() {
        Shown narrow(2, 300);
        QVERIFY(narrow.list.narrow());
        QVERIFY(narrow.list.isColumnHidden(ProblemsModel::FixColumn));
        QVERIFY(narrow.placeOf(1).height() >= narrow.heightNeeded(1) + narrow.list.fontMetrics().height());
        narrow.list.resize(1000, 300);
        QVERIFY(!narrow.list.narrow());
        QVERIFY(!narrow.list.isColumnHidden(ProblemsModel::FixColumn));
        QVERIFY(narrow.list.isColumnHidden(ProblemsModel::LevelColumn));
        narrow.list.setLevelsShown(true);
        QVERIFY(!narrow.list.isColumnHidden(ProblemsModel::LevelColumn));
    }

    void theSeverityIsNeverCutShort() {
        for (double points = 7; points < 16; points += 0.5) {
            Shown shown(2, 1000);
            QFont font = shown.list.font();
            font.setPointSizeF(points);
            shown.list.setFont(font);
            shown.list.resizeColumnToContents(ProblemsModel::SeverityColumn);
            constexpr int besideWords = 2 * 8 + 16 + 8; // the margins, the sign, and what parts it from the words
            const int width = shown.list.columnWidth(ProblemsModel::SeverityColumn) - besideWords;
            for (const int row : {0, 1}) {
                const auto words = shown.model.index(row, ProblemsModel::SeverityColumn).data().toString();
                QCOMPARE(shown.list.fontMetrics().elidedText(words, Qt::ElideRight, width), words);
            }
        }
    }

    /// To measure the sentences of thousands would hold up the window.
    void theRowsOfALongListAreEqual() {
        const Shown shown(1'000, 700);
        QVERIFY(shown.list.uniformRowHeights());
        QCOMPARE(shown.placeOf(0).height(), shown.placeOf(1).height());
        QVERIFY(shown.placeOf(0).height() >= 2 * shown.list.fontMetrics().height());
    }
};

DELVE_TEST(ProblemsListTest)
#include "problems_list_test.moc"
