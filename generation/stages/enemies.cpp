#include "generation/stages/enemies.h"

#include "generation/stages/spots.h"

#include <array>
#include <string_view>

namespace delve {
namespace {

constexpr std::array<std::string_view, 6> kinds{"rat", "bat", "goblin", "skeleton", "ghost", "ogre"};

/// Every kind has a part in it from the first level on; the deeper, the more the hard ones weigh.
std::array<std::uint64_t, kinds.size()> weightsAt(std::int64_t depth) {
    std::array<std::uint64_t, kinds.size()> weights{};
    const auto deep = static_cast<std::uint64_t>(std::min<std::int64_t>(depth, 100));
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = 2 * (weights.size() - i) + deep * i;
    return weights;
}

/// The first ones are of different kinds, so that a level with enough enemies has all of them.
std::size_t drawKind(std::size_t placed, std::span<const std::uint64_t> weights, Stream& random) {
    return placed < kinds.size() ? placed : random.weighted(weights);
}

RoomId roomOfStart(const Draft& draft) {
    const auto* start = draft.findThing(ThingKind::Start, 1);
    if (!start) return noRoom;
    for (RoomId room = 0; room < draft.rooms().size(); ++room)
        if (draft.rooms()[room].box.contains(start->at)) return room;
    return noRoom;
}

} // namespace

std::span<const std::string_view> enemyNames() { return kinds; }

Done enemies(Draft& draft, Stream& random, const EnemiesParameters& parameters) {
    const auto rooms = static_cast<std::int64_t>(draft.rooms().size());
    const auto wanted = (parameters.depth * rooms + parameters.roomsForEnemy / 2) / parameters.roomsForEnemy;
    const auto weights = weightsAt(parameters.depth);
    const RoomId startRoom = rooms > 1 ? roomOfStart(draft) : noRoom;
    std::int64_t placed = 0;
    for (std::int64_t tried = 0; placed < wanted && tried < 4 * wanted + 64 && rooms > 0; ++tried) {
        if (draft.stopped()) return cancelled();
        const auto room = static_cast<RoomId>(random.below(static_cast<std::uint64_t>(rooms)));
        if (room == startRoom) continue;
        const auto cell = drawFreeCell(draft, room, random);
        if (!cell) continue;
        const auto kind = drawKind(static_cast<std::size_t>(placed), weights, random);
        draft.addThing(ThingKind::Enemy, *cell)->fields.set("enemy", std::string(kinds[kind]));
        ++placed;
    }
    if (placed < wanted)
        draft.note({DELVE_TEXT("stage", "%1 enemies were asked for; there was room for %2."),
                    {std::to_string(wanted), std::to_string(placed)}});
    return done();
}

Stage enemiesStage() {
    using P = EnemiesParameters;
    Stage stage;
    stage.name = "enemies";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Enemies");
    stage.help = DELVE_TEXT("stage", "Places enemies in the rooms, but for the one where the player starts.");
    stage.needs = Part::Rooms;
    stage.parameters = {
        parameter("depth", &P::depth, whole(1, 1000), DELVE_TEXT("stage", "Depth"),
                  DELVE_TEXT("stage", "The deeper, the more enemies, and the harder ones.")),
        parameter("rooms-for-enemy", &P::roomsForEnemy, whole(1, 1000), DELVE_TEXT("stage", "Rooms for each enemy"),
                  DELVE_TEXT("stage", "At depth 1, one enemy for so many rooms; at depth 2 two, and so on.")),
    };
    stage.run = runWith<P>(enemies, stage.parameters);
    return stage;
}

} // namespace delve
