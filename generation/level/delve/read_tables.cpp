#include "generation/level/blueprint.h"
#include "generation/level/delve/members.h"
#include "generation/level/delve/read_parts.h"
#include "generation/level/delve/table_limits.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/printable.h"
#include "generation/level/purpose.h"

namespace delve {
namespace {

constexpr Needed yes = Needed::Yes;
constexpr Needed no = Needed::No;

constexpr std::array<Member<EnemyKind>, 11> enemyMembers{{
    {"name", yes, [](EnemyKind& enemy, JsonValue value) { enemy.name = value.text(); }},
    {"glyph", yes, [](EnemyKind& enemy, JsonValue value) { enemy.glyph = readGlyph(value); }},
    {"colour", yes, [](EnemyKind& enemy, JsonValue value) { enemy.colour = readColour(value); }},
    {"health", yes, [](EnemyKind& enemy, JsonValue value) { enemy.health = value.whole(1, maxInTable); }},
    {"strength", yes, [](EnemyKind& enemy, JsonValue value) { enemy.strength = value.whole(0, maxInTable); }},
    {"aggression", yes, [](EnemyKind& enemy, JsonValue value) { enemy.aggression = value.whole(0, 100); }},
    {"speed", yes, [](EnemyKind& enemy, JsonValue value) { enemy.speed = value.whole(0, maxSpeed); }},
    {"sight", yes, [](EnemyKind& enemy, JsonValue value) { enemy.sight = value.whole(0, maxInTable); }},
    {"worth", yes, [](EnemyKind& enemy, JsonValue value) { enemy.worth = value.whole(0, maxInTable); }},
    {"heavy", no, [](EnemyKind& enemy, JsonValue value) { enemy.heavy = value.whole(0, 100); }},
    {"open", no, [](EnemyKind& enemy, JsonValue value) { enemy.open = value.whole(0, 100); }},
}};

GoodsEffect readEffect(JsonValue value) {
    const auto effect = goodsEffectFromName(value.text());
    if (!effect)
        value.expected(DELVE_TEXT("delve-file", "Expected healing, blade, armour, lamp or supplies, found %1."));
    return effect.value_or(GoodsEffect::Healing);
}

constexpr std::array<Member<Goods>, 4> goodsMembers{{
    {"name", yes, [](Goods& goods, JsonValue value) { goods.name = value.text(); }},
    {"effect", yes, [](Goods& goods, JsonValue value) { goods.effect = readEffect(value); }},
    {"amount", yes, [](Goods& goods, JsonValue value) { goods.amount = value.whole(1, maxInTable); }},
    {"price", yes, [](Goods& goods, JsonValue value) { goods.price = value.whole(0, maxInTable); }},
}};

constexpr std::array<Member<Outcome>, 6> outcomeMembers{{
    {"weight", yes, [](Outcome& outcome, JsonValue value) { outcome.weight = value.whole(1, maxInTable); }},
    {"text", yes, [](Outcome& outcome, JsonValue value) { outcome.text = value.text(); }},
    {"health", no, [](Outcome& outcome, JsonValue value) { outcome.health = value.whole(-maxInTable, maxInTable); }},
    {"supplies", no,
     [](Outcome& outcome, JsonValue value) { outcome.supplies = value.whole(-maxInTable, maxInTable); }},
    {"coins", no, [](Outcome& outcome, JsonValue value) { outcome.coins = value.whole(-maxInTable, maxInTable); }},
    {"fight", no, [](Outcome& outcome, JsonValue value) { outcome.fight = value.text(); }},
}};

constexpr std::array<Member<EncounterChoice>, 2> choiceMembers{{
    {"text", yes, [](EncounterChoice& choice, JsonValue value) { choice.text = value.text(); }},
    {"outcomes", yes,
     [](EncounterChoice& choice, JsonValue value) {
         value.elements([&](JsonValue element) {
             auto& outcome = choice.outcomes.emplace_back();
             readMembers(element, outcomeMembers, outcome, outcome.unknown);
         });
     }},
}};

constexpr std::array<Member<Encounter>, 5> encounterMembers{{
    {"name", yes, [](Encounter& encounter, JsonValue value) { encounter.name = value.text(); }},
    {"road", no, [](Encounter& encounter, JsonValue value) { encounter.road = value.yesNo(); }},
    {"named", no, [](Encounter& encounter, JsonValue value) { encounter.named = value.yesNo(); }},
    {"text", yes, [](Encounter& encounter, JsonValue value) { encounter.text = value.text(); }},
    {"choices", yes,
     [](Encounter& encounter, JsonValue value) {
         value.elements([&](JsonValue element) {
             auto& choice = encounter.choices.emplace_back();
             readMembers(element, choiceMembers, choice, choice.unknown);
         });
     }},
}};

/// One of the words of an enumeration.
template <class Enum>
Enum readWord(JsonValue value, std::optional<Enum> (*fromName)(std::string_view), const std::string& words) {
    const auto word = fromName(value.text());
    if (!word)
        value.refuse({DELVE_TEXT("delve-file", "Expected one of %1, found “%2”."), {words, clipped(value.text())}});
    return word.value_or(Enum{});
}

/// [from, to]
void readSpan(JsonValue value, std::int64_t min, std::int64_t max, std::int64_t& from, std::int64_t& to) {
    const auto both = value.fewElements(2, 2);
    if (both.size() != 2) return;
    from = both[0].whole(min, max);
    to = both[1].whole(min, max);
    if (from > to) value.refuse({DELVE_TEXT("delve-file", "Expected two whole numbers [from, to] with from ≤ to.")});
}

template <PieceKind kind, class Row>
constexpr Member<Row> pieceMember(std::string_view name) {
    return {name, no, [](Row& row, JsonValue value) {
                row.kind = kind;
                row.piece = value.text();
            }};
}

constexpr std::array<Member<Furnishing>, 5> furnishingMembers{{
    pieceMember<PieceKind::Decoration, Furnishing>("decoration"),
    pieceMember<PieceKind::Tile, Furnishing>("tile"),
    pieceMember<PieceKind::Thing, Furnishing>("thing"),
    {"where", yes,
     [](Furnishing& to, JsonValue value) { to.place = readWord(value, piecePlaceFromName, piecePlaces()); }},
    {"number", no, [](Furnishing& to, JsonValue value) { readSpan(value, 0, maxPieces, to.least, to.most); }},
}};

constexpr std::array<Member<Purpose>, 10> purposeMembers{{
    {"name", yes, [](Purpose& to, JsonValue value) { to.name = value.text(); }},
    {"text", no, [](Purpose& to, JsonValue value) { to.text = value.text(); }},
    {"cells", no, [](Purpose& to, JsonValue value) { readSpan(value, 1, maxRoomCells, to.leastCells, to.mostCells); }},
    {"form", no, [](Purpose& to, JsonValue value) { to.form = readWord(value, roomFormFromName, roomForms()); }},
    {"place", no, [](Purpose& to, JsonValue value) { to.place = readWord(value, roomPlaceFromName, roomPlaces()); }},
    {"depth", no, [](Purpose& to, JsonValue value) { readSpan(value, 0, 100, to.fromDepth, to.toDepth); }},
    {"water", no, [](Purpose& to, JsonValue value) { to.water = value.yesNo(); }},
    {"landmark", no, [](Purpose& to, JsonValue value) { to.landmark = value.yesNo(); }},
    {"weight", no, [](Purpose& to, JsonValue value) { to.weight = value.whole(1, maxInTable); }},
    {"furniture", no,
     [](Purpose& to, JsonValue value) {
         value.elements([&](JsonValue element) {
             auto& furnishing = to.furniture.emplace_back();
             readMembers(element, furnishingMembers, furnishing, furnishing.unknown);
         });
     }},
}};

constexpr std::array<Member<Feature>, 6> featureMembers{{
    pieceMember<PieceKind::Decoration, Feature>("decoration"),
    pieceMember<PieceKind::Tile, Feature>("tile"),
    pieceMember<PieceKind::Thing, Feature>("thing"),
    {"which", no, [](Feature& to, JsonValue value) { to.which = value.text(); }},
    {"where", yes,
     [](Feature& to, JsonValue value) { to.place = readWord(value, featurePlaceFromName, featurePlaces()); }},
    {"number", no, [](Feature& to, JsonValue value) { readSpan(value, 0, mostAreaCells, to.least, to.most); }},
}};

constexpr std::array<Member<Blueprint>, 7> blueprintMembers{{
    {"name", yes, [](Blueprint& to, JsonValue value) { to.name = value.text(); }},
    {"text", no, [](Blueprint& to, JsonValue value) { to.text = value.text(); }},
    {"layout", no,
     [](Blueprint& to, JsonValue value) { to.layout = readWord(value, blueprintLayoutFromName, blueprintLayouts()); }},
    {"cells", no,
     [](Blueprint& to, JsonValue value) {
         readSpan(value, leastAreaCells, mostAreaCells, to.leastCells, to.mostCells);
     }},
    {"depth", no, [](Blueprint& to, JsonValue value) { readSpan(value, 0, 100, to.fromDepth, to.toDepth); }},
    {"weight", no, [](Blueprint& to, JsonValue value) { to.weight = value.whole(1, maxInTable); }},
    {"features", no,
     [](Blueprint& to, JsonValue value) {
         value.elements([&](JsonValue element) {
             auto& feature = to.features.emplace_back();
             readMembers(element, featureMembers, feature, feature.unknown);
         });
     }},
}};

template <class Row, std::size_t count>
std::vector<Row> readTable(JsonValue value, const std::array<Member<Row>, count>& members) {
    std::vector<Row> table;
    value.elements([&](JsonValue element) {
        Row row;
        readMembers(element, members, row, row.unknown);
        table.push_back(std::move(row));
    });
    return table;
}

} // namespace

std::vector<EnemyKind> readEnemies(JsonValue value) { return readTable(value, enemyMembers); }

std::vector<Goods> readGoods(JsonValue value) { return readTable(value, goodsMembers); }

std::vector<Encounter> readEncounters(JsonValue value) { return readTable(value, encounterMembers); }

std::vector<Purpose> readPurposes(JsonValue value) { return readTable(value, purposeMembers); }

std::vector<Blueprint> readBlueprints(JsonValue value) { return readTable(value, blueprintMembers); }

} // namespace delve
