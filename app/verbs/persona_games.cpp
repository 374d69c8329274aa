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

struct Shard {
    std::size_t persona;
    std::uint64_t first; ///< 0: that game alone, or all if they are like it
    std::uint64_t games;
};

/// Where games were lost, the cells with the most games first.
void writeLostAt(JsonWriter& json, const World& world, const play::PlaceTally& lostAt) {
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

/// What is left for each persona to play.
std::vector<Shard> shardsOf(const PersonaGames& played) {
    std::vector<Shard> shards;
    for (std::size_t persona = 0; persona < played.tallies.size(); ++persona) {
        const auto done = static_cast<std::uint64_t>(played.tallies[persona].games);
        if (done == 0) {
            shards.push_back({persona, 0, 1});
            continue;
        }
        for (auto first = done; first < played.games; first += play::gamesOfShard)
            shards.push_back({persona, first, std::min(play::gamesOfShard, played.games - first)});
    }
    return shards;
}

void playShards(const std::vector<Shard>& shards, const play::PersonaRegistry& personas, PersonaGames& played,
                generation::Feedback& feedback) {
    const auto play = [&](std::size_t, std::uint64_t number) {
        const auto& shard = shards[number];
        const auto& persona = personas[shard.persona];
        return shard.first == 0 ? play::playFirst(persona, *played.trial, played.games, &feedback)
                                : play::playMany(persona, *played.trial, shard.first, shard.games, &feedback);
    };
    const auto take = [&](std::uint64_t number, const Result<play::PersonaTally>& tally) {
        if (!tally) return false;
        played.tallies[shards[number].persona].add(*tally);
        std::uint64_t done = 0;
        for (const auto& each : played.tallies) done += static_cast<std::uint64_t>(each.games);
        feedback.progress(static_cast<std::int32_t>(done * 1000 / (played.games * played.tallies.size())));
        return true;
    };
    workInOrder<Result<play::PersonaTally>>(shards.size(), coreCount(), play, take);
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
                                  std::uint64_t games, generation::Feedback& feedback,
                                  const play::PersonaRegistry& personas) {
    PersonaGames played{games, {}, {}, {}};
    auto trial = play::trialWorldOf(world, &proof, {}, play::builtInDeclarations(), &feedback);
    if (!trial && trial.failure().cancelled()) return cancelled();
    if (!trial) {
        played.noGames = trial.failure().message;
        return played;
    }
    played.trial = *std::move(trial);
    played.tallies.resize(personas.size());
    playShards(shardsOf(played), personas, played, feedback); // the first game of each
    if (!feedback.stopped()) playShards(shardsOf(played), personas, played, feedback);
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
