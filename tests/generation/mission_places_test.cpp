#include "generation/level/mission_places.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;

namespace {

Thing coloured(ThingKind kind, Cell at, const std::string& colour) {
    Thing thing{bornAt(infoOf(kind).name, at), kind, at, {}, {}, {}};
    if (!colour.empty()) thing.fields.set("colour", colour);
    return thing;
}

Level level() {
    Level level;
    level.tiles = Grid({20, 10}, Tile::Floor);
    level.tiles.set({4, 4}, Tile::LedgeEast);
    level.tiles.set({5, 4}, Tile::SecretDoor);
    level.tiles.set({6, 4}, Tile::Grate);
    level.rooms = std::vector<Room>{{"a", RoomKind::Room, {1, 1, 3, 3}, {}, {}, {}, {}},
                                    {"b", RoomKind::Room, {10, 1, 3, 3}, {}, {}, {}, {}}};
    level.things =
        std::vector<Thing>{coloured(ThingKind::Lock, {1, 5}, "red"), coloured(ThingKind::Lock, {2, 5}, "red"),
                           coloured(ThingKind::Lock, {3, 5}, ""),    coloured(ThingKind::Key, {4, 5}, "red"),
                           coloured(ThingKind::Key, {5, 5}, "blue"), coloured(ThingKind::Key, {6, 5}, ""),
                           coloured(ThingKind::Key, {7, 5}, "")};
    return level;
}

std::vector<std::string> inWords(const Level& level, const CyclePlaces& places) {
    std::vector<std::string> lines;
    for (const auto& line : linesOf(places, level, {})) {
        auto& text = lines.emplace_back();
        for (const auto& piece : line) text += (text.empty() ? "" : " – ") + inEnglish(piece);
    }
    return lines;
}

} // namespace

/// What a mission names is found, and what it names in vain is passed over.
class MissionPlacesTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsGoneIsPassedOver() {
        Level map = level();
        map.mission = Mission{{{MissionPattern::LockAndKey,
                                {"b", "gone", "a", "b"},
                                {"lock-1-5", "key-4-5", "a"},
                                {"key-4-5", "key-4-5"},
                                {{4, 4}, {1, 1}, {30, 30}},
                                {}},
                               {MissionPattern::TwoWays, {"gone"}, {"gone"}, {""}, {}, {}}},
                              {}};
        const auto cycles = cyclesOf(map);
        QCOMPARE(cycles.size(), std::size_t{2});
        QCOMPARE(cycles[0].rooms, (std::vector<RoomId>{1, 0}));
        QCOMPARE(cycles[0].locks.size(), std::size_t{1});
        QCOMPARE(cycles[0].keys.size(), std::size_t{1});
        QVERIFY(cycles[1].rooms.empty() && cycles[1].locks.empty() && cycles[1].keys.empty());
        QVERIFY(cyclesOf(level()).empty());
        const auto lines = inWords(map, cycles[0]);
        QCOMPARE(lines, (std::vector<std::string>{"2 room(s)", "lock “red” at (1, 5) – key “red” at (4, 5)",
                                                  "ledge at (4, 4)"}));
        const auto corners = cycles[0].corners(map);
        for (const Cell cell : {Cell{1, 1}, Cell{3, 3}, Cell{12, 3}, Cell{1, 5}, Cell{4, 5}, Cell{4, 4}})
            QVERIFY(std::ranges::count(corners, cell));
        for (const Cell cell : corners) QVERIFY(map.size().contains(cell)); // they are shown on the map
    }

    /// Each lock and each key is in a pair, with one of its colour as long as there is one.
    void keysGoToLocksOfTheirColour() {
        Level map = level();
        map.mission = Mission{{{MissionPattern::LockAndKey,
                                {},
                                {"lock-1-5", "lock-2-5", "lock-3-5"},
                                {"key-4-5", "key-5-5", "key-6-5", "key-7-5"},
                                {},
                                {}}},
                              {}};
        const auto cycles = cyclesOf(map);
        std::set<std::string> pairs;
        for (const auto& [lock, key] : pairsIn(cycles[0]))
            pairs.insert((lock ? lock->id : "none") + ' ' + (key ? key->id : "none"));
        QCOMPARE(pairs, (std::set<std::string>{"lock-1-5 key-4-5", "lock-2-5 key-4-5", "none key-5-5",
                                               "lock-3-5 key-6-5", "lock-3-5 key-7-5"}));
    }

    void cellsAreNamedByTheirTiles() {
        Level map = level();
        map.mission = Mission{{{MissionPattern::OneWay, {}, {}, {}, {{4, 4}, {5, 4}, {6, 4}, {7, 4}}, {}}}, {}};
        QCOMPARE(inWords(map, cyclesOf(map)[0]),
                 (std::vector<std::string>{"ledge at (4, 4)", "secret door at (5, 4)", "grate at (6, 4)"}));
    }

    void everyPatternHasALabel() {
        std::set<std::string> labels;
        for (int i = 0; i < 6; ++i) labels.insert(labelOf(static_cast<MissionPattern>(i)).source);
        QCOMPARE(labels.size(), std::size_t{6});
    }
};

DELVE_TEST(MissionPlacesTest)
#include "mission_places_test.moc"
