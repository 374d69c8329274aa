#pragma once

#include "editor/gallery/spread.h"
#include "generation/level/geometry.h"
#include "generation/level/recipe.h"
#include "generation/level/text.h"

#include <QImage>

#include <cstdint>
#include <vector>

/// One level that a document could have instead of its own.
namespace delve::editor {

struct Variation {
    Recipe recipe; ///< that makes it, with its seed
    Size size;
    std::vector<Message> changes; ///< what is another than in the recipe that it was varied from
    TwoValues values;             ///< of the two measures of its gallery
    QImage picture;
    QImage thumbnail;              ///< the same in half the size
    std::uint64_t fingerprint = 0; ///< of the level
    bool proven = false;           ///< it can be won
    Message whyNot;                ///< why it is not proven
};

} // namespace delve::editor
