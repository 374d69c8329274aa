#include "playtest/proof/connected.h"

#include "generation/graph/regions.h"
#include "generation/level/tile_cells.h"

#include <vector>

namespace delve::play {

Done checkConnected(const World& world, const generation::Feedback* feedback) {
    const auto stopped = [feedback] { return feedback && feedback->stopped(); };
    Regions regions;
    for (const auto& level : world.levels) {
        if (stopped()) return cancelled();
        if (!findRegions(walkableCells(level.tiles, world.tiles, stopped), regions, stopped)) return cancelled();
        if (regions.count() == 1) continue;
        std::vector<Cell> first;
        for (const auto& region : regions.regions) first.push_back(region.first);
        return impossible({DELVE_TEXT_N("proof", "The ground is not connected: %n region(s)."),
                           static_cast<std::int64_t>(regions.count()),
                           {}},
                          std::move(first));
    }
    return done();
}

} // namespace delve::play
