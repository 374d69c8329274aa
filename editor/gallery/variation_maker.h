#pragma once

#include "editor/drawing/map_drawing.h"
#include "editor/gallery/variation.h"
#include "editor/generation/generation_order.h"
#include "editor/work/generation_memory.h"
#include "generation/level/result.h"
#include "generation/pipeline/feedback.h"
#include "playtest/measures/measure.h"

#include <QSize>

#include <array>
#include <memory>
#include <optional>
#include <string>

/// Makes the level of a recipe as the document would, with the pins, stamps and rules of its world; proves it, measures
/// it and draws it small. Owned by a job, or by the jobs that follow each other on one lane: for one thread at a time.
namespace delve::editor {

using TwoMeasures = std::array<std::string, 2>; ///< their ids

/// What all variations of a gallery have in common: a value.
struct GallerySetting {
    GenerationOrder order; ///< of the document, whatever its recipe's seed
    World now;             ///< the document's world,
    std::size_t level = 0; ///< and the place of the level that is varied
    TwoMeasures measures;  ///< to measure by; an empty id: none
    QSize pixels{};        ///< that a picture may have
    QRgb background = 0;   ///< of void
};

/// Larger worlds are not proven, and larger levels not measured: it takes too long, for many of them.
inline constexpr std::int64_t mostCellsOfGallery = 2048 * 1024;

/// The measures of the setting and, in place of those that it leaves open, some that tell much and have a value for the
/// level that the document has. Fails only if it was stopped.
[[nodiscard]] Result<TwoMeasures> measuresThatSuit(const GallerySetting& setting, generation::Feedback& feedback);

class VariationMaker {
public:
    explicit VariationMaker(GallerySetting setting);

    /// The values of the level that the document has. Fails only if it was stopped.
    [[nodiscard]] Result<TwoValues> measureNow(generation::Feedback& feedback) const;
    /// Nothing if there is no such level. Fails only if it was stopped.
    [[nodiscard]] Result<std::optional<Variation>> make(const Recipe& recipe, Size size,
                                                        generation::Feedback& feedback);
    [[nodiscard]] const GallerySetting& setting() const { return m_setting; }

private:
    GallerySetting m_setting;
    GenerationMemory m_memory;
    MapDrawing m_drawing; ///< kept, so that successive pictures share its sprites
};

} // namespace delve::editor
