#include "generation/level/purpose.h"
#include "generation/level/tables.h"
#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/regenerate.h"
#include "generation/pipeline/trace.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/generation/furniture_checker.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

constexpr const char* recipesWithRooms[] = {"keep@2", "spanning-halls", "rooms-and-mazes", "grown-rooms", "partition"};

/// A recipe with purposes for its rooms, at its end.
Recipe withPurposes(const char* name, std::uint64_t seed) {
    auto recipe = recipeNamed(builtInRecipes(), name)->withSeed(seed);
    recipe.stages.push_back(stageOf("purpose", "purpose"));
    return recipe;
}

std::string listed(const std::vector<std::string>& problems) {
    std::string all;
    for (const auto& problem : problems) all += problem + "; ";
    return all;
}

} // namespace

/// Rooms with a purpose, in levels of the recipes, by an independent checker.
class PurposeSeedsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    struct Made {
        Level before;
        Level after;
        std::vector<Message> notes;
    };
    std::optional<Made> make(const Recipe& recipe, Size size, const Level* base = nullptr) {
        GenerateRequest request;
        request.recipe = recipe;
        request.size = size;
        request.base = base;
        Trace trace;
        auto made = generate(request, builtInStages(), m_workspace, nullptr, &trace);
        if (!made) return {};
        const auto at = std::ranges::find(trace.stages, recipe.stages.back().stage, &StageTrace::stage);
        if (at == trace.stages.begin() || at == trace.stages.end()) return {};
        return Made{std::prev(at)->level, std::move(made->level), at->notes};
    }

private slots:
    void roomsAreFurnishedAsTheTableSays_data() {
        QTest::addColumn<QByteArray>("recipe");
        for (const auto* name : recipesWithRooms) QTest::newRow(name) << QByteArray(name);
    }
    void roomsAreFurnishedAsTheTableSays() {
        QFETCH(QByteArray, recipe);
        std::size_t furnished = 0;
        for (std::uint64_t seed = 0; seed < countOf(std::uint64_t{20}, std::uint64_t{300}); ++seed) {
            auto wanted = withPurposes(recipe.constData(), seed);
            if (seed % 3 == 1) wanted.stages.back().set("with-purpose", Decimal::of(100));
            if (seed % 3 == 1) wanted.stages.back().set("furniture", Decimal::of(100));
            const Size size = seed % 4 == 3 ? Size{30, 40} : Size{80, 45};
            const auto made = make(wanted, size);
            QVERIFY2(made, std::to_string(seed).c_str());
            furnished += purposesIn(made->after).size();
            const auto problems = furnitureProblems({made->before, made->after, TileCatalogue(), *builtInPurposes()});
            QVERIFY2(problems.empty(), ("seed " + std::to_string(seed) + ": " + listed(problems)).c_str());
        }
        QVERIFY(furnished > 0);
    }

    /// As many as one for eight rooms, where as many are in the table and find a room; otherwise a note says so.
    void aLandmarkForEightRooms() {
        int complete = 0;
        for (const auto* name : recipesWithRooms)
            for (std::uint64_t seed = 0; seed < countOf(std::uint64_t{10}, std::uint64_t{300}); ++seed) {
                const auto made = make(withPurposes(name, seed), {80, 45});
                QVERIFY(made);
                const auto purposes = purposesIn(made->after);
                std::int64_t landmarks = 0;
                std::int64_t inTable = 0;
                for (const auto& purpose : *builtInPurposes()) {
                    if (!purpose.landmark) continue;
                    ++inTable;
                    landmarks += std::ranges::count(purposes, purpose.name);
                }
                const auto rooms = static_cast<std::int64_t>(made->before.rooms->size());
                const auto wanted = std::min((rooms + 4) / 8, inTable);
                QVERIFY(landmarks <= wanted);
                const bool told = std::ranges::any_of(made->notes, [](const Message& note) {
                    return inEnglish(note).find("landmarks") != std::string::npos;
                });
                QCOMPARE(told, landmarks < wanted);
                complete += landmarks == wanted ? 1 : 0;
            }
        QVERIFY(complete > 0);
    }

    /// Each purpose that ships occurs in levels of rectangular rooms without water, where such a room suits it.
    void everyPurposeOccurs() {
        std::set<std::string> seen;
        const auto seeds = countOf(std::uint64_t{100}, std::uint64_t{1000});
        for (const char* name : {"keep@2", "spanning-halls", "rooms-and-mazes"})
            for (std::uint64_t seed = 0; seed < seeds; ++seed) {
                const auto made = make(withPurposes(name, seed), {80, 45});
                QVERIFY(made);
                for (const auto& purpose : purposesIn(made->after)) seen.insert(purpose);
            }
        for (const auto& purpose : *builtInPurposes()) {
            const bool suits = !purpose.water && purpose.form != RoomForm::Cave && purpose.form != RoomForm::Round;
            if (!isShort()) QVERIFY2(seen.contains(purpose.name) == suits, purpose.name.c_str());
        }
    }

    /// The same seed gives the same rooms; another seed others.
    void aSeedDecides() {
        const auto once = make(withPurposes("keep@2", 7), {80, 45});
        const auto again = make(withPurposes("keep@2", 7), {80, 45});
        QVERIFY(once && again && once->after == again->after);
        auto other = withPurposes("keep@2", 7);
        other.stages.back().reroll = 1;
        const auto drawn = make(other, {80, 45});
        QVERIFY(drawn && purposesIn(drawn->after) != purposesIn(once->after));
    }

    /// What is pinned stays as it is, whatever stands in the room, and so does the rest of a level if a part of it is
    /// regenerated; a room that keeps its purpose keeps its furniture.
    void aPartIsFurnishedAnew() {
        for (std::uint64_t seed = 0; seed < countOf(std::uint64_t{8}, std::uint64_t{100}); ++seed) {
            const auto first = make(withPurposes("keep@2", seed), {80, 45});
            QVERIFY(first);
            GenerateRequest request;
            request.recipe = withPurposes("keep@2", seed + 1000);
            request.size = {80, 45};
            request.base = &first->after;
            BitGrid west(request.size);
            for (std::int32_t y = 0; y < 45; ++y) west.setRun(y, 0, 40);
            const auto made = regenerateInside(request, west, builtInStages(), m_workspace);
            if (!made) continue; // keys and locks may stand in the way
            const auto layersOf = [](const Level& level) {
                return level.layers.empty() ? Grid(level.size()) : level.layers.front().tiles;
            };
            QVERIFY(made->level.layers.size() <= 1);
            for (std::int32_t y = 0; y < 45; ++y)
                for (std::int32_t x = 40; x < 80; ++x)
                    QCOMPARE(layersOf(made->level).at({x, y}), layersOf(first->after).at({x, y}));
            for (const auto& room : *first->after.rooms) {
                if (room.box.x < 41) continue;
                const auto now = std::ranges::find(*made->level.rooms, room.id, &Room::id);
                QVERIFY(now != made->level.rooms->end());
                QVERIFY(now->properties == room.properties);
            }
        }
    }

    /// Large maps take little time for each room, and tiny ones end.
    void everySizeIsTaken() {
        for (const Size size : {Size{1, 1}, Size{5, 5}, Size{16, 16}, Size{3, 200}, Size{200, 150}}) {
            const auto made = make(withPurposes("keep@2", 3), size);
            if (size.width < 16) continue; // the recipe may fail; nothing hangs
            QVERIFY(!made ||
                    furnitureProblems({made->before, made->after, TileCatalogue(), *builtInPurposes()}).empty());
        }
    }
};

DELVE_TEST(PurposeSeedsTest)
#include "purpose_seeds_test.moc"
