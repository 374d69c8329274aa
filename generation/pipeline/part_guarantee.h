#pragma once

#include "generation/pipeline/joined_before.h"
#include "generation/pipeline/opening.h"
#include "generation/pipeline/pipeline.h"

namespace delve::generation {

class Draft;

/// What a level must have after a part of it was regenerated, instead of what the pipeline ensures for a whole one.
/// Outside the part, ground may still be apart, on the edge or open to the void: that was so before.
class PartGuarantee {
public:
    PartGuarantee(const Level& base, const TileCatalogue& tiles, const Opening& opening);

    /// Adds to the recipe, and to the available stages, one that joins the part after the last stage that carves, and
    /// one that walls it in at the end. Both refer to this object.
    [[nodiscard]] Done add(Recipe& recipe, StageRegistry& stages);
    /// Tells stages that join in their own way what to leave alone.
    [[nodiscard]] const JoinedBefore& before() const { return m_before; }

private:
    void closeRim(Draft& draft) const;
    [[nodiscard]] Done join(Draft& draft);
    [[nodiscard]] Done finish(Draft& draft);

    const Opening& m_opening;
    JoinedBefore m_before;
    bool m_joined = false;
};

} // namespace delve::generation
