#pragma once

#include "generation/level/result.h"
#include "generation/level/world.h"
#include "generation/pipeline/trace.h"

#include <QObject>

#include <optional>
#include <vector>

/// Generation in the background. Owned by a document.
namespace delve {

struct GenerationReport {
    double milliseconds = 0;
    std::vector<Message> notes;
};

} // namespace delve
