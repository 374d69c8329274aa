#pragma once

#include "app/console/json_writer.h"
#include "playtest/personas/persona.h"
#include "playtest/personas/persona_tally.h"

#include <string>
#include <vector>

/// What the command line prints of the games of a persona: a row of a table, or keys of a JSON object.
namespace delve::app {

using TableRow = std::vector<std::string>;

/// The first column is the persona.
[[nodiscard]] TableRow personaHead();
[[nodiscard]] TableRow personaRow(const play::PersonaInfo& persona, const play::PersonaSums& sums);

/// The first column is aligned to the left, the others to the right. There is at least one row.
[[nodiscard]] std::string inColumns(const std::vector<TableRow>& rows);

/// Into an object that is begun.
void writeSums(JsonWriter& json, const play::PersonaSums& sums);

} // namespace delve::app
