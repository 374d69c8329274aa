#include "app/verbs/win_rates.h"

#include "app/console/console.h"
#include "app/verbs/persona_table.h"
#include "app/words/words.h"

#include <algorithm>

namespace delve::app {
namespace {

/// Behind the persona.
TableRow withDepth(TableRow row, std::string depth, std::string games) {
    row.insert(row.begin() + 1, {std::move(depth), std::move(games)});
    return row;
}

TableRow headRow() {
    return withDepth(personaHead(), translated(DELVE_TEXT("command line", "Depth")),
                     translated(DELVE_TEXT("command line", "Games")));
}

} // namespace

WinRates::ByDepth& WinRates::of(const std::string& recipe) {
    const auto found = std::ranges::find(m_recipes, recipe, &std::pair<std::string, ByDepth>::first);
    return found == m_recipes.end() ? m_recipes.emplace_back(recipe, ByDepth()).second : found->second;
}

void WinRates::add(const std::string& recipe, std::int64_t depth, const std::vector<play::PersonaSums>& played) {
    if (played.empty()) return;
    auto& all = of(recipe)[depth];
    ++all.levels;
    all.sums.resize(played.size());
    for (std::size_t i = 0; i < played.size(); ++i) all.sums[i].add(played[i]);
}

std::string WinRates::text() const {
    const auto& personas = play::builtInPersonas();
    std::string text;
    for (const auto& [recipe, depths] : m_recipes) {
        text += oneLine({DELVE_TEXT("command line", "Personas on levels of %1:"), {recipe}}) + '\n';
        std::vector<TableRow> rows{headRow()};
        for (std::size_t i = 0; i < personas.size(); ++i)
            for (const auto& [depth, played] : depths) {
                const auto& sums = played.sums[i];
                rows.push_back(
                    withDepth(personaRow(personas[i], sums), std::to_string(depth), std::to_string(sums.games)));
            }
        text += inColumns(rows);
    }
    return text;
}

void WinRates::write(JsonWriter& json) const {
    const auto& personas = play::builtInPersonas();
    json.beginArray();
    for (const auto& [recipe, depths] : m_recipes)
        for (const auto& [depth, played] : depths) {
            json.beginObject();
            json.key("recipe");
            json.text(recipe);
            json.key("depth");
            json.number(depth);
            json.key("levels");
            json.number(played.levels);
            json.key("personas");
            json.beginObject();
            for (std::size_t i = 0; i < personas.size(); ++i) {
                json.key(personas[i].id);
                json.beginObject();
                writeSums(json, played.sums[i]);
                json.endObject();
            }
            json.endObject();
            json.endObject();
        }
    json.endArray();
}

} // namespace delve::app
