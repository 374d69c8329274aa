#include "editor/drawing/overlay_memory.h"

#include "editor/text/byte_count.h"

namespace delve::editor {

Done checkMemoryOf(const OverlayKind& kind, const Level& level, const TileCatalogue& catalogue) {
    const std::int64_t needed = kind.bytes ? kind.bytes(level, catalogue) : 0;
    const auto max = maxBytesOfShownOverlay(level.size());
    if (needed <= max) return done();
    return impossible(
        {DELVE_TEXT("overlay", "Not shown: this map is too large. It would need %1 of memory; at most %2."),
         {byteCount(needed), byteCount(max)}});
}

} // namespace delve::editor
