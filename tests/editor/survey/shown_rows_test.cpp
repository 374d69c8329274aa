#include "editor/survey/shown_rows.h"
#include "editor/survey/survey_comparison.h"
#include "playtest/conditions/condition_text.h"
#include "tests/support/test.h"

#include <QtTest>

#include <initializer_list>
#include <vector>

using namespace delve;
using namespace delve::editor;

namespace {

struct Row {
    std::uint64_t seed;
    std::optional<int> rooms;
    std::optional<int> path;
};

SurveyTable tableOf(std::initializer_list<Row> rows) {
    SurveyTable table({"rooms", "path"});
    const auto number = [](std::optional<int> value) {
        return value ? std::optional(Decimal::of(*value)) : std::nullopt;
    };
    for (const auto& row : rows) {
        const bool made = row.rooms || row.path;
        table.add({row.seed, made, row.seed, {number(row.rooms), number(row.path)}});
    }
    return table;
}

RowsAnswer answerTo(const RowsQuestion& question) {
    generation::Feedback feedback;
    return *answered(question, feedback);
}

std::vector<std::uint64_t> seedsOf(const RowsAnswer& answer, const SurveyTable& table) {
    std::vector<std::uint64_t> seeds;
    for (const auto row : answer.listed) seeds.push_back(table.seedAt(row));
    return seeds;
}

} // namespace

/// What a window shows of the rows of a survey.
class ShownRowsTest : public QObject {
    Q_OBJECT
private slots:
    void rowsThatFitAreCountedAndListed() {
        RowsQuestion question;
        question.table = tableOf({{1, 3, 10}, {2, 4, 12}, {3, 4, 12}, {4, 4, {}}, {5, {}, {}}});
        question.across = "rooms";
        question.up = "path";
        auto answer = answerTo(question);
        QCOMPARE(answer.histogram.counted(), std::int64_t{3});
        QCOMPARE(answer.fits, std::uint64_t{4}); // of seed 5 there is no level
        QCOMPARE(seedsOf(answer, question.table), (std::vector<std::uint64_t>{1, 2, 3, 4}));
        QVERIFY(answer.others.empty());
        question.where = *play::parseCondition("rooms > 3").condition;
        answer = answerTo(question);
        QCOMPARE(answer.fits, std::uint64_t{3});
        QCOMPARE(std::ranges::count(answer.others, true), std::ptrdiff_t{1}); // the cell of seed 1
        question.chosen = ValuePair(Decimal::of(4), Decimal::of(12));
        QCOMPARE(seedsOf(answerTo(question), question.table), (std::vector<std::uint64_t>{2, 3}));
    }

    /// Those of a survey that went on with a file of every other seed.
    void rowsAreListedBySeeds() {
        RowsQuestion question;
        question.table = tableOf({{2, 3, 1}, {4, 3, 1}, {1, 3, 1}, {3, 3, 1}});
        question.across = "rooms";
        QCOMPARE(seedsOf(answerTo(question), question.table), (std::vector<std::uint64_t>{1, 2, 3, 4}));
    }

    void twoTablesHaveTheSameBins() {
        RowsQuestion question;
        question.table = tableOf({{1, 3, 1}, {2, 5, 1}});
        question.beside = tableOf({{1, 9, 1}});
        question.across = "rooms";
        const auto answer = answerTo(question);
        QVERIFY(answer.beside->columns() == answer.histogram.columns());
        QCOMPARE(answer.beside->counted(), std::int64_t{1});
        QVERIFY(answer.histogram.cellOf(Decimal::of(9), {}));
    }

    void aStoppedQuestionHasNoAnswer() {
        generation::Feedback feedback;
        feedback.stop();
        const auto table = tableOf({{1, 3, 1}});
        RowsQuestion question;
        question.table = table;
        QVERIFY(!answered(question, feedback));
        QVERIFY(!compared(table, table, feedback));
    }

    void measuresAreCompared() {
        SurveyTable before({"path", "only-before", "rooms"});
        SurveyTable after({"rooms", "path", "only-after"});
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto number = Decimal::of(static_cast<std::int64_t>(seed));
            const auto more = Decimal::of(static_cast<std::int64_t>(seed + 100));
            before.add({seed, true, 0, {number, number, number}});
            after.add({seed, true, 0, {more, number, number}});
        }
        generation::Feedback feedback;
        const auto rows = *compared(before, after, feedback);
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].measure, std::string("rooms"));
        QCOMPARE(rows[0].before, Decimal::of(10));
        QCOMPARE(rows[0].after, Decimal::of(110));
        QCOMPARE(rows[0].higher, 1.0);
        QVERIFY(rows[0].beyondChance);
        QCOMPARE(rows[1].measure, std::string("path"));
        QCOMPARE(rows[1].higher, 0.5);
        QVERIFY(!rows[1].beyondChance);
    }
};

DELVE_TEST(ShownRowsTest)
#include "shown_rows_test.moc"
