#include "generation/level/rules.h"
#include "tests/playtest/inspect/found_problems.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

QStringList sentencesOf(const World& world) {
    QStringList sentences;
    for (const auto& problem : problemsOf(world)) sentences << QString::fromStdString(inEnglish(problem.message));
    return sentences;
}

void lead(Thing& portal, const std::string& level, Cell to) {
    portal.fields.set("level", Reference{level});
    portal.fields.set("cell", to);
}

const Rows cellar{"#####", "#...#", "#####"};

} // namespace

/// What problems say is true.
class ToldProblemsTest : public QObject {
    Q_OBJECT
private slots:
    /// A portal leads there, but behind a lock without a key.
    void aLevelBehindALockIsNotCutOff() {
        World world = drawnLevels("exit", {{"top", {"########", "#@...R.#", "####X###"}}, {"low", cellar}});
        lead(put(world, ThingKind::Portal, {6, 1}), "low", {1, 1});
        QCOMPARE(namesOfProblems(world), QStringList{"warning lock-without-key"});
    }

    void aPortalThatNobodyReachesLeadsNobody() {
        World world = drawnLevels("exit", {{"top", {"#########", "#@..X#..#", "#########"}}, {"low", cellar}});
        const QString cutOff = "No portal to this level can be reached.";
        QVERIFY(sentencesOf(world).contains(cutOff));
        lead(put(world, ThingKind::Portal, {6, 1}), "low", {1, 1});
        QVERIFY(sentencesOf(world).contains(cutOff)); // though there is one
        lead(put(world, ThingKind::Portal, {3, 1}), "low", {1, 1});
        QVERIFY(!sentencesOf(world).contains(cutOff));
    }

    /// A portal may lead around it, and a little more than half is not half.
    void aChokeSaysHowAndHowMuch() {
        Rows rows(13, "#........#......#");
        for (std::size_t y = 9; y < 12; ++y) rows[y] = "##########......#";
        rows.front() = rows.back() = std::string(17, '#');
        rows[1][1] = '@';
        rows[4][9] = '.';
        rows[8][16] = 'X';
        World world = drawnWorld("exit", rows);
        put(world, ThingKind::Portal, {2, 2}).fields.set("cell", Cell{12, 3});
        QCOMPARE(sentencesOf(world),
                 QStringList{"From the start, 51 % of the ground can only be reached on foot through (9, 4)."});
    }

    /// On the level where it stands, with the objectives as people know them.
    void whatIsIgnoredIsToldWhereItStands() {
        World world =
            drawnLevels("exit", {{"top", {"######", "#@..X#", "######"}}, {"low", {"#####", "#...G", "#####"}}});
        lead(put(world, ThingKind::Portal, {3, 1}), "low", {1, 1});
        const auto problems = problemsOf(world);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].check, std::string("ignored-target"));
        QCOMPARE(problems[0].level, 1u);
        QCOMPARE(problems[0].cells, (std::vector<Cell>{{4, 1}}));
        QCOMPARE(inEnglish(problems[0].message),
                 std::string("What is at (4, 1) does nothing under the objective Exit: it belongs to Gate."));
        QCOMPARE(problems[0].message.words, std::string("objective"));
        QCOMPARE(faultsOfFixes(world), QStringList());
    }
};

DELVE_TEST(ToldProblemsTest)
#include "told_problems_test.moc"
