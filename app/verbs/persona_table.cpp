#include "app/verbs/persona_table.h"

#include "app/words/words.h"

#include <algorithm>

namespace delve::app {
namespace {

/// Always with its digit behind the point, so that a column of them can be read.
std::string oneDecimal(std::int64_t tenths) { return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10); }

std::string percent(std::int64_t thousandths) {
    return translated({DELVE_TEXT("command line", "%1 %"), {oneDecimal(thousandths)}});
}

void writeDecimal(JsonWriter& json, std::string_view key, Decimal value) {
    json.key(key);
    json.number(value);
}

void writeCount(JsonWriter& json, std::string_view key, std::int64_t value) {
    json.key(key);
    json.number(value);
}

} // namespace

TableRow personaHead() {
    return {translated(DELVE_TEXT("command line", "Persona")),       translated(DELVE_TEXT("command line", "Won")),
            translated(DELVE_TEXT("command line", "95 % interval")), translated(DELVE_TEXT("command line", "Steps")),
            translated(DELVE_TEXT("command line", "Damage")),        translated(DELVE_TEXT("command line", "Seen"))};
}

TableRow personaRow(const play::PersonaInfo& persona, const play::PersonaSums& sums) {
    const auto interval = sums.interval();
    return {translated(Text(persona.label)),
            percent(play::thousandthsOf(sums.won, sums.games)),
            percent(interval.from) + " – " + percent(interval.to),
            oneDecimal(sums.tenthsForEach(sums.steps)),
            oneDecimal(sums.tenthsForEach(sums.damage)),
            percent(play::thousandthsOf(sums.seen, sums.toSee))};
}

std::string inColumns(const std::vector<TableRow>& rows) {
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

void writeSums(JsonWriter& json, const play::PersonaSums& sums) {
    const auto interval = sums.interval();
    writeCount(json, "games", sums.games);
    writeCount(json, "won", sums.won);
    writeCount(json, "lost", sums.lost);
    writeCount(json, "ended", sums.ended);
    writeDecimal(json, "share", Decimal::ofThousandths(play::thousandthsOf(sums.won, sums.games)));
    writeDecimal(json, "shareFrom", Decimal::ofThousandths(interval.from));
    writeDecimal(json, "shareTo", Decimal::ofThousandths(interval.to));
    writeDecimal(json, "turns", play::inTenths(sums.tenthsForEach(sums.turns)));
    writeDecimal(json, "steps", play::inTenths(sums.tenthsForEach(sums.steps)));
    writeDecimal(json, "damage", play::inTenths(sums.tenthsForEach(sums.damage)));
    writeDecimal(json, "seen", Decimal::ofThousandths(play::thousandthsOf(sums.seen, sums.toSee)));
}

} // namespace delve::app
