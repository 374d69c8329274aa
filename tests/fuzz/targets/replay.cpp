#include "playtest/shell/replay.h"
#include "tests/fuzz/targets/expect.h"
#include "tests/fuzz/targets/saved_text.h"
#include "tests/fuzz/targets/targets.h"

namespace delve::fuzz {

void fuzzReplay(std::string_view bytes) {
    constexpr std::size_t mostKeys = 256;
    auto replay = play::Replay::of(withFittingSum(bytes));
    if (!replay) return expectReason(replay.failure()); // a world that cannot be played: no place in a file to name
    while (!replay->finished() && replay->position() < mostKeys) (void)replay->next();
    if (!replay->shell().game()) return;
    const auto written = play::savedGameText(replay->shell());
    const auto read = play::readSavedGame(written);
    if (!read) expect(false, (read.failure().where + ": " + inEnglish(read.failure().message)).c_str());
    expect(play::savedGameText(read->shell, read->label) == written, "a replay that is saved gives the same bytes");
}

} // namespace delve::fuzz
