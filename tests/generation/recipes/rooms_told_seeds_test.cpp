#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <optional>

using namespace delve;
using namespace delve::generation;

namespace {

/// The parameter that tells a stage how many rooms to make.
const Parameter* roomsOf(const RecipeStage& wanted) {
    const auto stage = std::ranges::find_if(
        builtInStages(), [&](const StageInfo& s) { return s.name == wanted.stage && s.version == wanted.version; });
    if (stage == builtInStages().end()) return nullptr;
    const auto found = std::ranges::find(stage->parameters, ParameterKinds::count(), &Parameter::kind);
    return found == stage->parameters.end() ? nullptr : &*found;
}

Decimal sum(Decimal a, Decimal b) { return Decimal::ofThousandths(a.thousandths + b.thousandths); }

/// The sum of the room counts of all stages; nothing if none has one, or if another parameter decides it.
std::optional<Range> askedOf(const Recipe& recipe, Size size) {
    std::optional<Range> all;
    for (const auto& wanted : recipe.stages) {
        const auto* const rooms = roomsOf(wanted);
        if (!rooms || !wanted.enabled) continue;
        const auto* const set = wanted.find(rooms->id);
        const auto* const number = wanted.find("number");
        if (!set && number && *number != ParameterValue(std::string("map"))) return {};
        const auto range = std::get<Range>(set ? *set : rooms->defaultFor(size));
        const auto before = all.value_or(Range{});
        all = Range{sum(before.from, range.from), sum(before.to, range.to)};
    }
    return all;
}

bool isTold(const std::vector<Message>& notes) {
    return std::ranges::any_of(notes,
                               [](const Message& note) { return std::string_view(note.text.context) == "rooms"; });
}

Recipe withNumber(Recipe recipe, std::int64_t from, std::int64_t to) {
    for (auto& stage : recipe.stages)
        if (const auto* const rooms = roomsOf(stage)) stage.set(rooms->id, Range{Decimal::of(from), Decimal::of(to)});
    return recipe;
}

} // namespace

/// The number of rooms is within from–to, or a note says that it is not.
class RoomsToldSeedsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    Result<Generated> made(const Recipe& recipe, Size size, Trace* trace = nullptr, const Level* base = nullptr) {
        GenerateRequest request;
        request.recipe = recipe;
        request.size = size;
        request.base = base;
        return generate(request, builtInStages(), m_workspace, nullptr, trace);
    }

    /// Empty if nothing is wrong.
    QByteArray snapshotOf(const Recipe& recipe, Size size) {
        const auto asked = askedOf(recipe, size);
        if (!asked) return {};
        const auto level = made(recipe, size);
        if (!level) return {};
        const auto rooms = Decimal::of(
            std::ranges::count_if(*level->level.rooms, [](const Room& room) { return room.kind != RoomKind::House; }));
        const bool kept = rooms >= asked->from && rooms <= asked->to;
        if (kept || isTold(level->notes)) return {};
        return QByteArray::fromStdString(recipe.name + ", seed " + std::to_string(recipe.seed) + ", " +
                                         std::to_string(size.width) + "x" + std::to_string(size.height) + ": " +
                                         toText(ParameterValue(rooms)) + " rooms for " +
                                         toText(ParameterValue(*asked)));
    }

private slots:
    void everyRecipeKeepsItOrTells() {
        Stream random(16);
        for (const auto& recipe : builtInRecipes())
            for (std::uint64_t seed = 0; seed < test::countOf(20U, 400U); ++seed) {
                const auto width = static_cast<std::int32_t>(random.between(16, 140));
                const auto height = static_cast<std::int32_t>(random.between(16, 100));
                const auto from = random.between(1, 60);
                const auto to = from + random.between(0, 40);
                auto wanted = recipe.withSeed(seed);
                if (random.chance(2, 3)) wanted = withNumber(wanted, from, to);
                const auto wrong = snapshotOf(wanted, {width, height});
                QVERIFY2(wrong.isEmpty(), wrong.constData());
            }
    }

    /// Any stage that makes rooms, added to any recipe, first or last.
    void stagesThatWereAddedKeepItOrTell() {
        Stream random(17);
        for (const auto& recipe : builtInRecipes()) {
            if (recipe.name == "house") continue; // nobody asks for its rooms by number
            for (const char* stage :
                 {"attempt-rooms", "scatter-rooms", "grow-rooms", "partition-rooms", "accrete-rooms"})
                for (std::uint64_t seed = 0; seed < test::countOf(3U, 60U); ++seed) {
                    auto wanted = recipe.withSeed(seed);
                    const auto place = random.chance(1, 2) ? wanted.stages.begin() : wanted.stages.end();
                    wanted.stages.insert(place, stageOf("added", stage));
                    if (random.chance(1, 2)) wanted = withNumber(wanted, 20, 40);
                    const auto wrong = snapshotOf(wanted, {80, 45});
                    QVERIFY2(wrong.isEmpty(), wrong.constData());
                }
        }
    }

    /// Faults found by using the program.
    void whatAStageChoosesByItselfIsTold() {
        const auto mazes = made(builtInRecipes().find("rooms-and-mazes")->withSeed(1), {80, 45});
        QVERIFY(mazes.ok());
        QVERIFY(mazes->level.rooms->size() > 40);
        const auto expected =
            std::to_string(mazes->level.rooms->size()) +
            " room(s) instead of the usual 20–40 at this map size. Set a number of rooms to get that many.";
        QCOMPARE(inEnglish(mazes->notes.back()), expected);
        auto caves = builtInRecipes().find("caves")->withSeed(1);
        caves.stages.insert(caves.stages.begin() + 1, stageOf("rooms", "attempt-rooms"));
        const auto few = made(caves, {80, 45});
        QVERIFY(few.ok());
        QVERIFY(few->level.rooms->size() < 20 && isTold(few->notes));
    }

    void whatTheMapHasNoRoomForIsTold() {
        const auto crowded =
            made(withNumber(recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(1), 500, 600), {40, 30});
        QVERIFY(crowded.ok());
        const auto expected = std::to_string(crowded->level.rooms->size()) +
                              " of 500–600 rooms: no more fit on a map of this size. Make the map larger, or the rooms "
                              "smaller.";
        QCOMPARE(inEnglish(crowded->notes.front()), expected);
        QCOMPARE(std::ranges::count_if(crowded->notes, [](const Message& note) { return isTold({note}); }), 1);
    }

    void whatIsAsAskedIsNotTold() {
        const auto level =
            made(withNumber(recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(1), 20, 40), {80, 45});
        QVERIFY(level.ok() && !isTold(level->notes));
        const auto usual = made(recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(1), {80, 45});
        QVERIFY(usual.ok() && !isTold(usual->notes));
    }

    /// Pinned rooms are added to the number that was asked for.
    void pinnedRoomsAreTold() {
        const auto recipe = withNumber(recipeNamed(builtInRecipes(), "grown-rooms@1")->withSeed(1), 10, 10);
        auto base = made(recipe, {80, 45});
        QVERIFY(base.ok());
        const Rect room = base->level.rooms->front().box;
        BitGrid pinned(base->level.size());
        for (auto y = room.y; y < room.bottom(); ++y) pinned.setRun(y, room.x, room.width);
        base->level.pinned = pinned;
        const auto level = made(recipe, {80, 45}, nullptr, &base->level);
        QVERIFY(level.ok());
        QCOMPARE(level->level.rooms->size(), std::size_t{11});
        QCOMPARE(inEnglish(level->notes.back()), std::string("11 room(s) instead of 10: 1 of them are pinned."));
    }

    /// The trace notes it at the stage that makes the rooms.
    void theTraceTellsIt() {
        Trace trace;
        const auto level = made(builtInRecipes().find("rooms-and-mazes")->withSeed(1), {80, 45}, &trace);
        QVERIFY(level.ok());
        const auto stage = std::ranges::find(trace.stages, "attempt-rooms", &StageTrace::stage);
        QVERIFY(stage != trace.stages.end() && isTold(stage->notes));
        std::size_t told = 0;
        for (const auto& entry : trace.stages) told += entry.notes.size();
        QCOMPARE(told, level->notes.size());
    }
};

DELVE_TEST(RoomsToldSeedsTest)
#include "rooms_told_seeds_test.moc"
