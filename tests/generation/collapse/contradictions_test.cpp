#include "generation/collapse/built_in.h"
#include "generation/collapse/explain.h"
#include "generation/pipeline/pipeline.h"
#include "generation/stages/stages.h"
#include "tests/generation/collapse/random_rules.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include "generation/recipes/recipes.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::collapse;
using namespace delve::test;

namespace {

constexpr Size boardSize{64, 64};

std::vector<std::uint64_t> onlyModule(const Modules& modules, int module) {
    std::vector<std::uint64_t> words(modules.words());
    words[static_cast<std::size_t>(module) / 64] |= std::uint64_t{1} << (module % 64);
    return words;
}

int moduleOf(const CellLimit& limit) {
    for (std::size_t word = 0; word < limit.allowed.size(); ++word)
        for (int bit = 0; bit < 64; ++bit)
            if (limit.allowed[word] >> bit & 1) return static_cast<int>(word) * 64 + bit;
    return -1;
}

/// A board that can be filled, with some of its modules pinned as they are, and then `plants` planted contradictions:
/// pins of other modules, so near to the others that nothing fits between.
class PlantedBoard {
public:
    PlantedBoard(const Modules& modules, int plants, Stream& random) : m_modules(modules), m_rules(modules.table()) {
        task.modules = &modules;
        task.size = boardSize;
        const auto whole = collapse::collapse(task, random);
        m_filled = plainly(whole.made.modules);
        for (int i = 0; i < 60; ++i) pin(drawCell(random));
        while (planted.size() < static_cast<std::size_t>(plants)) plant(random);
    }

    CollapseTask task;
    std::vector<Cell> planted;

    /// Do these limits alone leave some cell near `cell` without a module? Checked by the slow propagation.
    [[nodiscard]] bool contradictNear(const std::vector<CellLimit>& limits, Cell cell) const {
        constexpr int reach = 6;
        const Rect window = Rect{cell.x, cell.y, 1, 1}.grown(reach).intersected(wholeOf(boardSize));
        PlainBoard board(static_cast<std::size_t>(window.area()), m_rules.all());
        for (const auto& limit : limits)
            if (window.contains(limit.at))
                board[static_cast<std::size_t>((limit.at.y - window.y) * window.width + limit.at.x - window.x)] = {
                    moduleOf(limit)};
        return !m_rules.propagate(window.width, window.height, board, PlainRules::Rim::Open);
    }
    [[nodiscard]] std::string problemsWith(const std::vector<int>& filled) const {
        const auto problems = m_rules.problems(boardSize.width, boardSize.height, filled);
        return problems.empty() ? std::string() : problems.front();
    }

private:
    static Cell drawCell(Stream& random) {
        const auto x = random.between(4, boardSize.width - 5);
        const auto y = random.between(4, boardSize.height - 5);
        return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
    }
    [[nodiscard]] int filledAt(Cell cell) const {
        return m_filled[static_cast<std::size_t>(cell.y * boardSize.width + cell.x)];
    }
    void pin(Cell cell, int module = -1) {
        if (std::ranges::find(task.limits, cell, &CellLimit::at) != task.limits.end()) return;
        task.limits.push_back({cell, onlyModule(m_modules, module >= 0 ? module : filledAt(cell))});
    }

    /// Pins one to four cells around a cell as they are, and on the cell itself a module that contradicts them. Undoes
    /// this if there is no contradiction.
    void plant(Stream& random) {
        const Cell cell = drawCell(random);
        const auto tooNear = [&](Cell other) {
            return std::max(std::abs(other.x - cell.x), std::abs(other.y - cell.y)) < 16;
        };
        if (std::ranges::any_of(planted, tooNear)) return;
        const auto before = task.limits;
        const auto distance = static_cast<std::int32_t>(random.between(1, 2));
        const auto around = random.between(1, 4);
        for (std::int64_t i = 0; i < around; ++i) {
            const Cell step = towards(directionsClockwise[static_cast<std::size_t>(i)]);
            pin({cell.x + distance * step.x, cell.y + distance * step.y});
        }
        const bool isPinned = std::ranges::find(task.limits, cell, &CellLimit::at) != task.limits.end();
        const auto module = static_cast<int>(random.below(m_rules.modules().size()));
        if (!isPinned) pin(cell, module);
        if (!isPinned && contradictNear(task.limits, cell)) planted.push_back(cell);
        else task.limits = before;
    }

    const Modules& m_modules;
    PlainRules m_rules;
    std::vector<int> m_filled;
};

std::vector<CellLimit> without(const std::vector<CellLimit>& limits, const std::vector<std::size_t>& removed) {
    std::vector<CellLimit> kept;
    for (std::size_t i = 0; i < limits.size(); ++i)
        if (std::ranges::find(removed, i) == removed.end()) kept.push_back(limits[i]);
    return kept;
}

} // namespace

/// About 200 planted contradictions: each is explained, and the named set of pins is enough and the smallest.
class ContradictionsTest : public QObject {
    Q_OBJECT
private slots:
    void plantedContradictionsAreExplained_data() {
        QTest::addColumn<QString>("table");
        QTest::addColumn<int>("plants");
        for (const char* table : {"circuit", "castle", "garden", "town"})
            for (const int plants : {1, 2, 3}) QTest::newRow(table + QByteArray::number(plants)) << table << plants;
    }
    void plantedContradictionsAreExplained() {
        QFETCH(QString, table);
        QFETCH(int, plants);
        const auto* modules = builtInModules(table.toStdString());
        Stream random(static_cast<std::uint64_t>(plants) + 77);
        for (int i = 0; i < countOf(17); ++i) {
            const PlantedBoard board(*modules, plants, random);
            const auto outcome = collapse::collapse(board.task, random);
            QCOMPARE(outcome.kind, CollapseOutcome::Kind::Contradiction);
            const auto blocking = findBlockingLimits(board.task, outcome.where, random);
            QVERIFY(blocking.smallest);
            // Without the planted pins the board can be filled, so no more than these need to go; and they are so far
            // apart that each of them needs its own removal.
            QCOMPARE(blocking.remove.size(), board.planted.size());
            checkEnough(board, blocking.remove);
            for (const auto kept : blocking.remove) checkNeeded(board, blocking.remove, kept);
        }
    }

    void aPersonIsToldWhereAndWhy() {
        // Two houses that face each other: neither door leads to a road.
        Level base;
        base.tiles = Grid({64, 64});
        base.pinned = BitGrid({64, 64});
        draw(base, {7, 7}, {";;;;;", ";%%%;", ";%%%;", ";%n%;", ";;=;;"});
        draw(base, {7, 12}, {";;=;;", ";%n%;", ";%%%;", ";%%%;", ";;;;;"});
        generation::GenerateRequest request;
        request.recipe = generation::builtInRecipes().find("town")->withSeed(1);
        request.size = {64, 64};
        request.base = &base;
        generation::Workspace workspace;
        const auto made = generation::generate(request, generation::builtInStages(), workspace);
        QVERIFY(!made.ok());
        const auto& failure = made.failure();
        QCOMPARE(failure.kind, Failure::Kind::Impossible);
        const auto sentence = inEnglish(failure.message);
        for (const char* word : {"town", "cottage", "unpin"})
            QVERIFY2(sentence.find(word) != std::string::npos, sentence.c_str());
        // The cell, and all of one of the two houses.
        QCOMPARE(failure.cells.size(), std::size_t{1 + 25});
        for (const Cell cell : failure.cells) QVERIFY((Rect{7, 7, 5, 10}).contains(cell));
        for (std::size_t i = 1; i < failure.cells.size(); ++i) base.pinned.write().clear(failure.cells[i]);
        const auto again = generation::generate(request, generation::builtInStages(), workspace);
        QVERIFY2(again.ok(), again.ok() ? "" : inEnglish(again.failure().message).c_str());
    }

    void whatNoModuleLaysIsWalkedAround() {
        Level base;
        base.tiles = Grid({60, 40});
        base.pinned = BitGrid({60, 40});
        draw(base, {24, 15}, {"#####", "#...#", "#...#", "#...#", "##.##"});
        generation::GenerateRequest request;
        request.recipe = generation::builtInRecipes().find("town")->withSeed(3);
        request.size = {60, 40};
        request.base = &base;
        generation::Workspace workspace;
        const auto made = generation::generate(request, generation::builtInStages(), workspace);
        QVERIFY2(made.ok(), made.ok() ? "" : inEnglish(made.failure().message).c_str());
        for (std::int32_t y = 15; y < 20; ++y)
            for (std::int32_t x = 24; x < 29; ++x) QCOMPARE(made->level.tiles.at({x, y}), base.tiles.at({x, y}));
    }

private:
    static void draw(Level& level, Cell corner, const std::vector<std::string_view>& rows) {
        const TileCatalogue tiles;
        for (std::size_t y = 0; y < rows.size(); ++y)
            for (std::size_t x = 0; x < rows[y].size(); ++x) {
                const Cell cell{corner.x + static_cast<std::int32_t>(x), corner.y + static_cast<std::int32_t>(y)};
                level.tiles.set(cell, *tiles.findGlyph(static_cast<char32_t>(rows[y][x])));
                level.pinned.write().set(cell);
            }
    }

    static void checkEnough(const PlantedBoard& board, const std::vector<std::size_t>& removed) {
        auto task = board.task;
        task.limits = without(board.task.limits, removed);
        Stream random(4);
        const auto outcome = collapse::collapse(task, random);
        QCOMPARE(outcome.kind, CollapseOutcome::Kind::Made);
        QCOMPARE(board.problemsWith(plainly(outcome.made.modules)), std::string());
        for (const auto& limit : task.limits)
            QCOMPARE(static_cast<int>(
                         outcome.made.modules[static_cast<std::size_t>(limit.at.y * boardSize.width + limit.at.x)]),
                     moduleOf(limit));
    }

    /// With this one left in place and the others removed, the contradiction remains: shown by slow propagation alone.
    static void checkNeeded(const PlantedBoard& board, std::vector<std::size_t> removed, std::size_t kept) {
        std::erase(removed, kept);
        const auto limits = without(board.task.limits, removed);
        QVERIFY(board.contradictNear(limits, board.task.limits[kept].at));
    }
};

DELVE_TEST(ContradictionsTest)
#include "contradictions_test.moc"
