#include "generation/stages/machine_features.h"

#include "generation/level/around.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <utility>

namespace delve::generation {
namespace {

using Place = MachinePlan::Place;

constexpr std::size_t usualPieces = 16;

/// Steps from where the area is entered, whatever shuts a way; none where there is no ground.
std::array<std::size_t, MachinePlan::mostPlaces> stepsIn(const MachinePlan& plan) {
    std::array<std::size_t, MachinePlan::mostPlaces> steps{};
    steps.fill(MachinePlan::none);
    MachinePlan::PlaceList rim;
    rim.push_back(plan.inside());
    steps[plan.inside()] = 0;
    for (std::size_t i = 0; i < rim.size(); ++i)
        for (const auto side : directionsClockwise) {
            const Place next = plan.beside(rim[i], side);
            if (next == MachinePlan::none || next == plan.doorway() || !plan.walkable(next)) continue;
            if (steps[next] != MachinePlan::none) continue;
            steps[next] = steps[rim[i]] + 1;
            rim.push_back(next);
        }
    return steps;
}

bool besideWall(const MachinePlan& plan, Place place) {
    return std::ranges::any_of(directionsClockwise, [&](Direction side) {
        const Place beside = plan.beside(place, side);
        return beside == MachinePlan::none || !plan.walkable(beside);
    });
}

} // namespace

MachineFeatures::MachineFeatures(const Draft& draft, Stream& random, const MachinesParameters& parameters)
    : m_draft(draft), m_random(random), m_guards(parameters.guards), m_enemies(draft, parameters.depth),
      m_tables(draft.sources().tables) {}

void MachineFeatures::plan(MachinePlan& plan, const Blueprint& blueprint) {
    plan.things.reserve(usualPieces);
    plan.drawings.reserve(usualPieces);
    for (const auto& feature : blueprint.features) this->plan(plan, feature);
}

void MachineFeatures::plan(MachinePlan& plan, const Feature& feature) {
    const auto wanted = m_random.between(feature.least, feature.most);
    if (wanted == 0) return;
    const auto piece = pieceOf(feature);
    if (!piece) return;
    std::int64_t placed = 0;
    const auto places = placesFor(plan, feature.place);
    for (std::size_t i = 0; i < places.size() && placed < wanted; ++i) {
        if (!takes(plan, places[i], *piece)) continue;
        put(plan, places[i], *piece);
        ++placed;
    }
}

// What stands there

std::optional<MachineFeatures::Piece> MachineFeatures::pieceOf(const Feature& feature) {
    if (feature.kind == PieceKind::Thing) return thingOf(feature);
    const auto& tiles = m_draft.catalogue();
    const auto tile = tiles.find(feature.piece);
    const bool known = tile && *tile != Tile::Void && !tiles.endsGame(*tile) && !tiles.passage(*tile) &&
                       !tiles.ledge(*tile) && !tiles.secret(*tile) && !tiles.leadsDown(*tile) && !tiles.kills(*tile);
    if (!known) {
        m_unknown.insert(feature.piece);
        return {};
    }
    const bool blocks = feature.kind == PieceKind::Tile && !tiles.walkable(*tile);
    return Piece{feature.kind, *tile, {}, {}, blocks};
}

std::optional<MachineFeatures::Piece> MachineFeatures::thingOf(const Feature& feature) {
    const auto thing = thingKindFromName(feature.piece);
    if (!thing || !isFeature(feature.piece)) return {};
    Piece piece{PieceKind::Thing, {}, *thing, feature.which, false};
    if (*thing == ThingKind::Enemy && m_guards == Guards::None) return {};
    if (*thing == ThingKind::Enemy && m_guards == Guards::Encounters) {
        piece.thing = ThingKind::Encounter;
        piece.which.clear();
        return piece;
    }
    const auto& encounters = *m_tables.encounters;
    const bool known = piece.which.empty() || (*thing == ThingKind::Enemy && m_tables.findEnemy(piece.which)) ||
                       (*thing == ThingKind::Encounter &&
                        std::ranges::find(encounters, piece.which, &Encounter::name) != encounters.end());
    if (!known) {
        m_unknown.insert(piece.which);
        return {};
    }
    return piece;
}

// Where

MachinePlan::PlaceList MachineFeatures::placesFor(const MachinePlan& plan, FeaturePlace place) {
    const auto steps = stepsIn(plan);
    const bool apart = plan.prize.any();
    MachinePlan::PlaceList places;
    for (Place each = 0; each < plan.cells(); ++each) {
        if (!plan.isFree(each) || steps[each] == MachinePlan::none) continue;
        if (place == FeaturePlace::Prize && apart && !plan.prize[each]) continue;
        if (place == FeaturePlace::Entrance && plan.prize[each]) continue;
        if (place == FeaturePlace::Walls && !besideWall(plan, each)) continue;
        places.push_back(each);
    }
    const auto order = [&](Place each) { return std::pair(steps[each], each); };
    if (place == FeaturePlace::Entrance) std::ranges::sort(places, {}, order);
    else if (place == FeaturePlace::Prize && !apart) std::ranges::sort(places, std::ranges::greater(), order);
    else m_random.shuffle(std::span(places));
    return places;
}

bool MachineFeatures::takes(const MachinePlan& plan, Place place, const Piece& piece) const {
    if (!plan.isFree(place)) return false;
    const bool drawn = std::ranges::find(plan.drawings, place, &MachinePlan::Drawing::place) != plan.drawings.end();
    if (piece.kind == PieceKind::Thing) return true;
    if (drawn) return false;
    if (piece.kind == PieceKind::Decoration) return true;
    return !plan.stays(place) && plan.isFloor(place) && (!piece.blocks || restStaysJoined(plan, place));
}

/// Are the sides that are ground connected by the cells around, and one of them at least?
bool MachineFeatures::restStaysJoined(const MachinePlan& plan, Place place) const {
    const auto placeAt = [&](Cell offset) {
        const auto across =
            offset.x == 0 ? place : plan.beside(place, offset.x < 0 ? Direction::West : Direction::East);
        if (across == MachinePlan::none || offset.y == 0) return across;
        return plan.beside(across, offset.y < 0 ? Direction::North : Direction::South);
    };
    const auto ground = [&](Cell offset) {
        const auto at = placeAt(offset);
        return at != MachinePlan::none && plan.walkable(at);
    };
    return sidesAround(ground, [](Cell) { return true; }).parts == 1;
}

void MachineFeatures::put(MachinePlan& plan, Place place, const Piece& piece) {
    switch (piece.kind) {
    case PieceKind::Decoration: plan.drawings.push_back({place, piece.tile}); return;
    case PieceKind::Tile: plan.set(place, piece.tile); return;
    case PieceKind::Thing: {
        std::string which = piece.which;
        if (piece.thing == ThingKind::Enemy && which.empty()) which = enemyNames()[m_enemies.draw(m_random)];
        plan.things.push_back({piece.thing, place, std::move(which)});
    }
    }
}

} // namespace delve::generation
