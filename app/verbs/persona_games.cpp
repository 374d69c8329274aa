#include "app/verbs/persona_games.h"

#include "app/verbs/ordered_work.h"
#include "app/verbs/persona_table.h"
#include "app/verbs/place_json.h"
#include "app/words/words.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace delve::app {
namespace {

constexpr std::uint64_t mostGames = 100'000;
constexpr std::uint64_t gamesOfShard = 20;

/// Where games were lost, the cells with the most games first.
void writeLostAt(JsonWriter& json, const World& world, const play::CellTally& lostAt) {
    constexpr std::size_t mostCells = 100;
    std::vector<std::pair<std::uint32_t, play::Place>> cells;
    lostAt.forEach([&](const play::Place& place, std::uint32_t games) { cells.emplace_back(games, place); });
    std::ranges::stable_sort(cells, std::ranges::greater(), &std::pair<std::uint32_t, play::Place>::first);
    if (cells.size() > mostCells) cells.resize(mostCells);
    json.key("lostAt");
    json.beginArray();
    for (const auto& [games, place] : cells) {
        json.beginObject(JsonWriter::Layout::Inline);
        writePlace(json, world, place);
        json.key("games");
        json.number(games);
        json.endObject();
    }
    json.endArray();
}

void writePersona(JsonWriter& json, const World& world, const PersonaGames& games, const play::PersonaTally& tally) {
    json.beginObject();
    writeSums(json, tally);
    json.key("neverSeen");
    json.number(play::countNeverSeen(*games.trial, tally));
    writeLostAt(json, world, tally.lostAt);
    json.endObject();
}

} // namespace

Result<std::uint64_t> gamesFrom(const std::string& word) {
    std::uint64_t games = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), games);
    if (read.ec == std::errc{} && read.ptr == word.data() + word.size() && games >= 1 && games <= mostGames)
        return games;
    return badInput({DELVE_TEXT("command line", "Invalid --personas \"%1\": give a whole number from 1 to %2."),
                     {word, std::to_string(mostGames)}});
}

Result<PersonaGames> playPersonas(const std::shared_ptr<const World>& world, const play::Proof& proof,
                                  std::uint64_t games, generation::Feedback& feedback) {
    PersonaGames played{games, {}, {}, {}};
    auto trial = play::trialWorldOf(world, &proof);
    if (!trial) {
        played.noGames = trial.failure().message;
        return played;
    }
    played.trial = *std::move(trial);
    const auto& personas = play::builtInPersonas();
    played.tallies.resize(personas.size());
    const auto shards = (games + gamesOfShard - 1) / gamesOfShard;
    const auto count = shards * personas.size();
    const auto play = [&](std::size_t, std::uint64_t number) {
        const auto first = number % shards * gamesOfShard;
        return play::playMany(personas[number / shards], *played.trial, first, std::min(gamesOfShard, games - first),
                              &feedback);
    };
    const auto take = [&](std::uint64_t number, Result<play::PersonaTally> tally) {
        if (!tally) return false;
        played.tallies[number / shards].add(*tally);
        feedback.progress(static_cast<std::int32_t>((number + 1) * 1000 / count));
        return true;
    };
    workInOrder<Result<play::PersonaTally>>(count, coreCount(), play, take);
    if (feedback.stopped()) return cancelled();
    return played;
}

void printPersonas(const PersonaGames& games, Console& console) {
    if (!games.trial) {
        console.print(oneLine({DELVE_TEXT("command line", "No games of personas: %1"), {translated(games.noGames)}}) +
                      '\n');
        return;
    }
    console.print(
        oneLine(
            {DELVE_TEXT_N("command line", "%n game(s) of each persona:"), static_cast<std::int64_t>(games.games), {}}) +
        '\n');
    std::vector<TableRow> rows{personaHead()};
    const auto& personas = play::builtInPersonas();
    for (std::size_t i = 0; i < games.tallies.size(); ++i) rows.push_back(personaRow(personas[i], games.tallies[i]));
    console.print(inColumns(rows));
}

void writePersonas(JsonWriter& json, const World& world, const PersonaGames& games) {
    json.key("personas");
    json.beginObject();
    const auto& personas = play::builtInPersonas();
    for (std::size_t i = 0; i < games.tallies.size(); ++i) {
        json.key(personas[i].id);
        writePersona(json, world, games, games.tallies[i]);
    }
    json.endObject();
}

} // namespace delve::app
