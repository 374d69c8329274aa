#pragma once

#include "editor/formats/format.h"
#include "editor/formats/ldtk_kept_level.h"

/// A world that came from LDtk, as the project that it came as, with the tiles, layers and things that it has now. Used
/// by the format of LDtk.
namespace delve::editor {

/// Did all its levels come from LDtk, and have they the size that they had?
[[nodiscard]] bool cameFromLdtk(const World& world);

class KeptLdtkWriter {
public:
    /// All outlive it.
    KeptLdtkWriter(TextOut& out, const World& world, generation::Feedback* feedback)
        : m_out(out), m_world(world), m_feedback(feedback) {}
    /// False once the sink takes no more, or the feedback stopped it.
    [[nodiscard]] bool write();
    [[nodiscard]] bool stopped() const { return m_stopped; }
    /// What the project has no place for.
    [[nodiscard]] Notes notes() const;

private:
    [[nodiscard]] bool writeLevels(int ofWorld, KeptLdtkDefinitions& definitions);

    TextOut& m_out;
    const World& m_world;
    generation::Feedback* m_feedback;
    KeptLdtkLosses m_losses;
    std::vector<int> m_worlds; ///< of each level: in which of the project it is
    bool m_stopped = false;
};

} // namespace delve::editor
