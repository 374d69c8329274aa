#include "generation/collapse/built_in.h"
#include "generation/collapse/explain.h"
#include "generation/level/rules.h"
#include "tests/generation/collapse/random_rules.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::collapse;
using namespace delve::test;

namespace {

CollapseTask taskOf(const Modules& modules, Size size) {
    CollapseTask task;
    task.modules = &modules;
    task.size = size;
    return task;
}

bool isIn(const std::vector<std::uint64_t>& sets, std::size_t cell, std::size_t words, int module) {
    const auto number = static_cast<std::size_t>(module);
    return (sets[cell * words + number / 64] >> (number % 64)) & 1;
}

/// The first difference between the fast propagation and the slow one, or an empty text.
std::string difference(const std::vector<std::uint64_t>& fast, const PlainBoard& slow, const Modules& modules) {
    for (std::size_t cell = 0; cell < slow.size(); ++cell)
        for (int module = 0; module < static_cast<int>(modules.count()); ++module)
            if (isIn(fast, cell, modules.words(), module) != slow[cell].contains(module))
                return modules.nameOf(static_cast<ModuleId>(module)) + " at cell " + std::to_string(cell);
    return {};
}

/// A table of pipes without dead ends: whether they can close depends on the entire board, not on neighbours.
RuleTable pipes() {
    RuleTable table;
    table.name = "pipes";
    table.legend = {{'.', "floor"}, {'#', "wall"}};
    table.edge = std::vector<std::string>{"wall"};
    const auto add = [&](const char* name, std::array<std::string, 4> sides, std::int32_t symmetry) {
        RuleModule module;
        module.name = name;
        module.sides = std::move(sides);
        module.symmetry = symmetry;
        module.rows = {"."};
        table.modules.push_back(module);
    };
    add("rock", {"wall", "wall", "wall", "wall"}, 1);
    add("straight", {"pipe", "wall", "pipe", "wall"}, 2);
    add("bend", {"pipe", "pipe", "wall", "wall"}, 4);
    return table;
}

} // namespace

/// Compares the collapse with slow and simple code that shares nothing with it.
class CollapseTest : public QObject {
    Q_OBJECT
private slots:
    void propagationIsExact() {
        Stream random(1);
        int contradictions = 0;
        for (int i = 0; i < countOf(1500); ++i) {
            const auto table = randomRules(random);
            const Modules modules(table);
            const PlainRules rules(table);
            auto task = taskOf(modules, {static_cast<std::int32_t>(random.between(1, 7)),
                                         static_cast<std::int32_t>(random.between(1, 7))});
            task.limits = randomLimits(modules, task.size, random);
            auto slow = plainBoard(rules, task.size, task.limits);
            const bool possible = rules.propagate(task.size.width, task.size.height, slow);
            const auto fast = propagated(task);
            QCOMPARE(fast.has_value(), possible);
            contradictions += possible ? 0 : 1;
            if (fast) QCOMPARE(difference(*fast, slow, modules), std::string());
        }
        QVERIFY(isShort() || (contradictions > 100 && contradictions < 1400));
    }

    void findsAWayWhereThereIsOne() {
        Stream random(2);
        int possible = 0;
        int proven = 0;
        const int boards = countOf(1500);
        for (int i = 0; i < boards; ++i) {
            const auto table = i % 3 == 0 ? pipes() : randomRules(random);
            const Modules modules(table);
            const PlainRules rules(table);
            auto task = taskOf(modules, {static_cast<std::int32_t>(random.between(1, 5)),
                                         static_cast<std::int32_t>(random.between(1, 4))});
            task.limits = randomLimits(modules, task.size, random);
            task.order = random.chance(1, 3) ? CollapseOrder::Scan : CollapseOrder::LeastEntropy;
            const bool wanted =
                rules.canBeFilled(task.size.width, task.size.height, plainBoard(rules, task.size, task.limits));
            const auto outcome = collapse::collapse(task, random);
            QCOMPARE(outcome.kind == CollapseOutcome::Kind::Made, wanted);
            possible += wanted ? 1 : 0;
            proven += !wanted && outcome.proven ? 1 : 0;
            if (!wanted) continue;
            const auto filled = plainly(outcome.made.modules);
            const auto problems = rules.problems(task.size.width, task.size.height, filled);
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
            const auto board = plainBoard(rules, task.size, task.limits);
            for (std::size_t cell = 0; cell < board.size(); ++cell)
                QVERIFY(filled[cell] < 0 ? board[cell].empty() : board[cell].contains(filled[cell]));
        }
        QVERIFY(isShort() || (possible > 300 && possible < 1300));
        QCOMPARE(proven, boards - possible);
    }

    /// On boards small enough to try everything, removing the named limits is enough, each of them is needed, and no
    /// smaller set is enough.
    void theNamedLimitsAreASmallestSet() {
        Stream random(3);
        const int wanted = countOf(400);
        int explained = 0;
        for (int i = 0; i < 4000 && explained < wanted; ++i) {
            const auto table = i % 2 == 0 ? pipes() : randomRules(random);
            const Modules modules(table);
            const PlainRules rules(table);
            auto task = taskOf(modules, {static_cast<std::int32_t>(random.between(2, 4)),
                                         static_cast<std::int32_t>(random.between(2, 4))});
            task.limits = randomLimits(modules, task.size, random);
            // A hole is no ordinary limit: the module that it removes may be the one that makes the rest possible.
            std::erase_if(task.limits, [](const CellLimit& limit) { return limit.allowed.empty(); });
            if (task.limits.size() > 7) continue;
            const auto outcome = collapse::collapse(task, random);
            if (outcome.kind != CollapseOutcome::Kind::Contradiction) continue;
            const auto blocking = findBlockingLimits(task, outcome.where, random);
            const auto smallest = smallestRemoval(rules, task);
            if (!smallest) {
                QVERIFY(blocking.remove.empty());
                continue;
            }
            ++explained;
            QVERIFY(blocking.smallest);
            QCOMPARE(blocking.remove.size(), *smallest);
            QVERIFY(fillsWithout(rules, task, blocking.remove));
        }
        QCOMPARE(explained, wanted);
    }

    void whatIsNamedIsEnoughWithHoles() {
        Stream random(4);
        int explained = 0;
        for (int i = 0; i < countOf(1000); ++i) {
            const auto table = i % 2 == 0 ? pipes() : randomRules(random);
            const Modules modules(table);
            const PlainRules rules(table);
            auto task = taskOf(modules, {3, 4});
            task.limits = randomLimits(modules, task.size, random);
            const auto outcome = collapse::collapse(task, random);
            if (outcome.kind != CollapseOutcome::Kind::Contradiction) continue;
            const auto blocking = findBlockingLimits(task, outcome.where, random);
            if (blocking.remove.empty()) continue;
            ++explained;
            QVERIFY(fillsWithout(rules, task, blocking.remove));
        }
        QVERIFY2(isShort() || explained > 200, std::to_string(explained).c_str());
    }

    void builtInTablesMakeSoundBoards_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("scan");
        for (const auto& table : builtInTables())
            for (const bool scan : {false, true})
                QTest::newRow((std::string(table.name) + (scan ? " scan" : "")).c_str())
                    << QString::fromUtf8(table.name.data(), static_cast<qsizetype>(table.name.size())) << scan;
    }
    void builtInTablesMakeSoundBoards() {
        QFETCH(QString, name);
        QFETCH(bool, scan);
        const auto* modules = builtInModules(name.toStdString());
        QVERIFY(modules);
        const PlainRules rules(modules->table());
        for (std::uint64_t seed = 0; seed < countOf(20U); ++seed) {
            auto task = taskOf(*modules, {40, 30});
            task.order = scan ? CollapseOrder::Scan : CollapseOrder::LeastEntropy;
            Stream random(seed);
            const auto outcome = collapse::collapse(task, random);
            QCOMPARE(outcome.kind, CollapseOutcome::Kind::Made);
            const auto problems = rules.problems(40, 30, plainly(outcome.made.modules));
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().c_str());
            QVERIFY(outcome.made.order.size() <= outcome.made.modules.size());
            auto order = outcome.made.order;
            std::ranges::sort(order);
            QVERIFY(std::ranges::adjacent_find(order) == order.end());
            if (modules->rest() == noModule) QCOMPARE(order.size(), outcome.made.modules.size());
        }
    }

    /// The hard table runs into contradictions all the time, and yet no run fails.
    void hardTablesDoNotFail() {
        const auto* castle = builtInModules("castle");
        std::int64_t contradicted = 0;
        for (std::uint64_t seed = 0; seed < countOf(10U); ++seed) {
            Stream random(seed);
            const auto outcome = collapse::collapse(taskOf(*castle, {60, 60}), random);
            QCOMPARE(outcome.kind, CollapseOutcome::Kind::Made);
            QVERIFY(outcome.made.jumps >= outcome.made.contradicted);
            contradicted += outcome.made.contradicted;
        }
        QVERIFY(isShort() || contradicted > 100);
    }

    void scanOrderGoesRowByRow() {
        const auto* circuit = builtInModules("circuit");
        auto task = taskOf(*circuit, {12, 12});
        task.order = CollapseOrder::Scan;
        Stream random(5);
        const auto outcome = collapse::collapse(task, random);
        QCOMPARE(outcome.kind, CollapseOutcome::Kind::Made);
        QCOMPARE(outcome.made.order.front(), std::uint32_t{0});
    }

    void sameStreamSameBoard() {
        for (const auto& table : builtInTables()) {
            const auto* modules = builtInModules(table.name);
            Stream one(9);
            Stream two(9);
            Stream other(10);
            const auto a = collapse::collapse(taskOf(*modules, {30, 30}), one);
            const auto b = collapse::collapse(taskOf(*modules, {30, 30}), two);
            const auto c = collapse::collapse(taskOf(*modules, {30, 30}), other);
            QVERIFY(a.made.modules == b.made.modules);
            QVERIFY(a.made.order == b.made.order);
            QVERIFY(a.made.modules != c.made.modules);
        }
    }

    void moreLeanMakesSmallerTowns() {
        const auto* town = builtInModules("town");
        const auto grown = [&](std::int64_t lean) {
            std::size_t cells = 0;
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                auto task = taskOf(*town, {60, 60});
                task.leanThousandths = lean;
                Stream random(seed);
                const auto outcome = collapse::collapse(task, random);
                cells += outcome.made.order.size();
            }
            return cells;
        };
        const auto usual = grown(1020);
        QVERIFY(grown(1200) < usual);
        QVERIFY(usual < grown(1005));
    }

    void aStoppedCollapseEndsSoon() {
        int asked = 0;
        auto task = taskOf(*builtInModules("circuit"), {100, 100});
        task.stopped = [&] { return ++asked > 3; };
        Stream random(1);
        QCOMPARE(collapse::collapse(task, random).kind, CollapseOutcome::Kind::Stopped);
        QCOMPARE(asked, 4);
    }

private:
    static bool fillsWithout(const PlainRules& rules, const CollapseTask& task,
                             const std::vector<std::size_t>& removed) {
        std::vector<CellLimit> limits;
        for (std::size_t i = 0; i < task.limits.size(); ++i)
            if (std::ranges::find(removed, i) == removed.end()) limits.push_back(task.limits[i]);
        return rules.canBeFilled(task.size.width, task.size.height, plainBoard(rules, task.size, limits));
    }

    /// The smallest number of limits to remove; nothing if the board cannot be filled at all.
    static std::optional<std::size_t> smallestRemoval(const PlainRules& rules, const CollapseTask& task) {
        std::optional<std::size_t> smallest;
        for (std::size_t mask = 0; mask < std::size_t{1} << task.limits.size(); ++mask) {
            std::vector<std::size_t> removed;
            for (std::size_t i = 0; i < task.limits.size(); ++i)
                if (mask >> i & 1) removed.push_back(i);
            if (smallest && removed.size() >= *smallest) continue;
            if (fillsWithout(rules, task, removed)) smallest = removed.size();
        }
        return smallest;
    }
};

DELVE_TEST(CollapseTest)
#include "collapse_test.moc"
