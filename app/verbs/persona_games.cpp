#include "app/verbs/persona_games.h"

#include "app/verbs/ordered_work.h"
#include "app/verbs/place_json.h"
#include "app/words/words.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace delve::app {
namespace {

constexpr std::uint64_t mostGames = 100'000;
constexpr std::uint64_t gamesOfShard = 20;

/// Always with its digit behind the point, so that a column of them can be read.
std::string oneDecimal(std::int64_t tenths) { return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10); }

std::string percent(std::int64_t thousandths) {
    return translated({DELVE_TEXT("command line", "%1 %"), {oneDecimal(thousandths)}});
}

using Row = std::vector<std::string>;

Row headRow() {
    return {translated(DELVE_TEXT("command line", "Persona")),       translated(DELVE_TEXT("command line", "Won")),
            translated(DELVE_TEXT("command line", "95 % interval")), translated(DELVE_TEXT("command line", "Steps")),
            translated(DELVE_TEXT("command line", "Damage")),        translated(DELVE_TEXT("command line", "Seen"))};
}

Row rowOf(const play::PersonaInfo& persona, const play::PersonaTally& tally) {
    const auto interval = tally.interval();
    return {translated(Text(persona.label)),
            percent(play::thousandthsOf(tally.won, tally.games)),
            percent(interval.from) + " – " + percent(interval.to),
            oneDecimal(tally.tenthsForEach(tally.steps)),
            oneDecimal(tally.tenthsForEach(tally.damage)),
            percent(play::thousandthsOf(tally.seen, tally.toSee))};
}

std::string inColumns(const std::vector<Row>& rows) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], charactersOf(row[i]));
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string space(widths[i] - charactersOf(row[i]), ' ');
            text += i == 0 ? row[i] + space : "  " + space + row[i];
        }
        text += '\n';
    }
    return text;
}

void writeDecimal(JsonWriter& json, std::string_view key, Decimal value) {
    json.key(key);
    json.number(value);
}

void writeCount(JsonWriter& json, std::string_view key, std::int64_t value) {
    json.key(key);
    json.number(value);
}

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
        writeCount(json, "games", games);
        json.endObject();
    }
    json.endArray();
}

void writePersona(JsonWriter& json, const World& world, const PersonaGames& games, const play::PersonaTally& tally) {
    const auto interval = tally.interval();
    json.beginObject();
    writeCount(json, "games", tally.games);
    writeCount(json, "won", tally.won);
    writeCount(json, "lost", tally.lost);
    writeCount(json, "ended", tally.ended);
    writeDecimal(json, "share", Decimal::ofThousandths(play::thousandthsOf(tally.won, tally.games)));
    writeDecimal(json, "shareFrom", Decimal::ofThousandths(interval.from));
    writeDecimal(json, "shareTo", Decimal::ofThousandths(interval.to));
    writeDecimal(json, "turns", play::inTenths(tally.tenthsForEach(tally.turns)));
    writeDecimal(json, "steps", play::inTenths(tally.tenthsForEach(tally.steps)));
    writeDecimal(json, "damage", play::inTenths(tally.tenthsForEach(tally.damage)));
    writeDecimal(json, "seen", Decimal::ofThousandths(play::thousandthsOf(tally.seen, tally.toSee)));
    writeCount(json, "neverSeen", play::countNeverSeen(*games.trial, tally));
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
    std::vector<Row> rows{headRow()};
    const auto& personas = play::builtInPersonas();
    for (std::size_t i = 0; i < games.tallies.size(); ++i) rows.push_back(rowOf(personas[i], games.tallies[i]));
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
