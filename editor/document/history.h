#pragma once

#include "generation/level/edit.h"

#include <QString>

#include <cstddef>
#include <vector>

/// Undo and redo: edits with their names, bounded by the memory they take.
namespace delve {

class History {
public:
    struct Step {
        QString name;
        std::size_t level = 0; ///< of which level of the world
        Edit edit;
        bool selectionOnly = false; ///< does not make the document modified
    };
};

} // namespace delve
