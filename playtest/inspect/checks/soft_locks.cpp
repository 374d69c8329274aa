#include "playtest/inspect/check.h"
#include "playtest/inspect/inspected.h"

/// A player who is alive but cannot win any more should at least be meant to be.
namespace delve::play {
namespace {

/// On the level where it happens.
void findSoftLock(const Inspected& inspected, Found& found) {
    const auto* const locks =
        inspected.proof() && inspected.proof()->softLocks ? &*inspected.proof()->softLocks : nullptr;
    if (!locks || locks->verdict != SoftLocks::Verdict::Possible) return;
    if (locks->places.empty() || locks->places.front().level != found.level()) return;
    std::vector<Cell> cells;
    for (const auto& place : locks->places)
        if (place.level == found.level()) cells.push_back(place.at);
    const auto lost = argumentsOf(cells.front());
    auto message =
        locks->steps > 0
            ? Message(DELVE_TEXT_N("inspect",
                                   "A player can get stuck in %n step(s): at (%1, %2) the last way back is lost."),
                      locks->steps, lost)
            : Message(DELVE_TEXT("inspect", "A player can get stuck: at (%1, %2) the last way back is lost."), lost);
    found.add(Severity::Warning, std::move(message), std::move(cells));
}

} // namespace

CheckInfo softLockCheck() {
    return {"soft-lock", DELVE_TEXT("inspect", "Soft lock"),
            DELVE_TEXT("inspect", "The proof found a way to get stuck: alive, but unable to win."), findSoftLock, true};
}

} // namespace delve::play
