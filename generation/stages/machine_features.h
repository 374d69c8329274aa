#pragma once

#include "generation/level/blueprint.h"
#include "generation/level/tables.h"
#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"
#include "generation/stages/enemy_draw.h"
#include "generation/stages/machine_plan.h"
#include "generation/stages/machines.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace delve::generation {

/// Puts the features of a blueprint into a set piece that has its layout, as many as have room. None takes ground
/// without which the rest would fall apart, or stands where a way leads in, up or down.
class MachineFeatures {
public:
    MachineFeatures(const Draft& draft, Stream& random, const MachinesParameters& parameters);

    void plan(MachinePlan& plan, const Blueprint& blueprint);
    /// What features name that is not there, or that cannot stand in a set piece.
    [[nodiscard]] const std::set<std::string>& unknown() const { return m_unknown; }

private:
    struct Piece {
        PieceKind kind = PieceKind::Thing;
        Tile tile = Tile::Void;
        ThingKind thing = ThingKind::Coin;
        std::string which;
        bool blocks = false;
    };

    void plan(MachinePlan& plan, const Feature& feature);
    [[nodiscard]] std::optional<Piece> pieceOf(const Feature& feature);
    [[nodiscard]] std::optional<Piece> thingOf(const Feature& feature);
    [[nodiscard]] MachinePlan::PlaceList placesFor(const MachinePlan& plan, FeaturePlace place);
    [[nodiscard]] bool takes(const MachinePlan& plan, MachinePlan::Place place, const Piece& piece) const;
    [[nodiscard]] bool restStaysJoined(const MachinePlan& plan, MachinePlan::Place place) const;
    void put(MachinePlan& plan, MachinePlan::Place place, const Piece& piece);

    const Draft& m_draft;
    Stream& m_random;
    Guards m_guards;
    EnemyDraw m_enemies;
    Tables m_tables;
    std::set<std::string> m_unknown;
};

} // namespace delve::generation
