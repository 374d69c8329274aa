#pragma once

#include "generation/pipeline/joined_before.h"
#include "generation/pipeline/opening.h"
#include "generation/pipeline/pipeline.h"

namespace delve::generation {

class Draft;

/// What a level must have where a part of it was made anew, in place of what the pipeline sees to for a whole one. The
/// rest is what it was: ground that lay apart, on the edge or open to the void outside the part is nobody's fault here.
class PartGuarantee {
public:
    PartGuarantee(const Level& base, const TileCatalogue& tiles, const Opening& opening);

    /// Adds to the recipe, and to the stages there are, what joins the part after the last stage that carves, and walls
    /// it in at the end. Of use as long as this is.
    [[nodiscard]] Done add(Recipe& recipe, StageRegistry& stages);
    /// What a stage that joins in its own way goes by, so that it leaves alone what is not ours.
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
