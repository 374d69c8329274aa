#include "playtest/shell/saved_game.h"
#include "generation/level/hash.h"
#include "generation/random/stream.h"
#include "tests/fuzz/targets/expect.h"
#include "tests/fuzz/targets/saved_text.h"
#include "tests/fuzz/targets/targets.h"

namespace delve::fuzz {
namespace {

/// A list of saved games shows the label of each, read without the rest of the file.
void tryLabel(std::string_view text, const Result<play::SavedGame>& game) {
    const auto label = play::readSaveLabel(text);
    if (!label) return expectRefusal(label.failure());
    if (game) expect(*label == game->label, "a label is read by itself as with its game");
}

/// Writes the game and reads it again. Prints a failure, since its text says where the fault is.
play::SavedGame readAgain(const play::Shell& shell, const play::SaveLabel& label) {
    const auto written = play::savedGameText(shell, label);
    auto again = play::readSavedGame(written);
    if (!again) expect(false, (again.failure().where + ": " + inEnglish(again.failure().message)).c_str());
    expect(play::savedGameText(again->shell, again->label) == written, "a saved game gives the same bytes");
    return std::move(*again);
}

/// Types mostly moves, and never N, which would make a map as large as the one that was read.
void play(play::Shell& shell, Stream random) {
    static constexpr std::u32string_view keys = U"WWWAAASSSDDDIIJJKKLLwasd123456789BBTFMX:{}";
    play::NoSavedGames none;
    for (int key = 0; key < 64 && !(shell.game()->over()); ++key)
        (void)shell.type(keys[random.below(keys.size())], none);
}

} // namespace

void fuzzSavedGame(std::string_view bytes) {
    if (const auto asItIs = play::readSavedGame(bytes); !asItIs) expectReason(asItIs.failure()); // bad sum: no place
    const auto text = withFittingSum(bytes);
    const auto read = play::readSavedGame(text);
    tryLabel(text, read);
    if (!read) return expectRefusal(read.failure());
    auto again = readAgain(read->shell, read->label);
    play(again.shell, Stream(fnv1a(text)));
    (void)readAgain(again.shell, again.label);
}

} // namespace delve::fuzz
