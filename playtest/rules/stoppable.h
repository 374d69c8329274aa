#pragma once

#include "playtest/rules/game.h"
#include "playtest/rules/targets.h"

#include <functional>
#include <memory>

/// For work that can be stopped: on the largest maps, preparing a world and asking where one can get to take tenths of
/// a second. `stopped` is called now and then; once it returns true, what was found is invalid.
namespace delve::play {

/// Null if it was stopped.
[[nodiscard]] std::shared_ptr<const PreparedWorld> preparedWorldOf(std::shared_ptr<const World> world,
                                                                   const Declarations& declarations,
                                                                   const std::function<bool()>& stopped);
/// A new game on a world that is prepared already; a cancelled failure if it was stopped.
[[nodiscard]] Result<Game> startGame(std::shared_ptr<const PreparedWorld> prepared, std::uint64_t seed,
                                     const std::function<bool()>& stopped);

[[nodiscard]] std::vector<Target> targetsOf(const PreparedWorld& prepared, const ObjectiveNeed& need,
                                            const std::function<bool()>& stopped);
[[nodiscard]] std::vector<BitGrid> reachableCells(const PreparedWorld& prepared, std::span<const Place> starts,
                                                  const Leniency& leniency, const std::function<bool()>& stopped);

} // namespace delve::play
