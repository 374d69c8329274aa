#pragma once

#include "app/console/json_writer.h"
#include "generation/level/recipe.h"
#include "generation/level/tile.h"
#include "generation/pipeline/trace.h"

/// A trace as JSON: how a level was generated, for people who study it.
namespace delve::app {

/// { "recipe", "seed", "stages": [ { "stage", "id", "rows", "rooms", "links", "notes" } ] }. `notes` holds the stage's
/// decisions by name (points as cells, lines as pairs of cells, boxes as x, y, width, height), and under "messages"
/// what it could not do. False if the sink refused it.
[[nodiscard]] bool writeTrace(const generation::Trace& trace, const Recipe& recipe, const TileCatalogue& tiles,
                              const JsonWriter::Sink& sink);

} // namespace delve::app
