#include "editor/drawing/overlays.h"

#include "editor/drawing/overlay_areas.h"
#include "editor/drawing/overlay_lines.h"

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

/// In the order in which they are painted.
constexpr std::array<OverlayKind, 6> kinds{{
    {"distance", DELVE_TEXT("overlay", "Distance from the start"), bytesOfDistanceOverlay, makeDistanceOverlay},
    {"regions", DELVE_TEXT("overlay", "Regions"), bytesOfRegionsOverlay, makeRegionsOverlay},
    {"halls", DELVE_TEXT("overlay", "Halls"), nullptr, makeHallsOverlay},
    {"pins", DELVE_TEXT("overlay", "Pins"), nullptr, makePinsOverlay},
    {"rooms", DELVE_TEXT("overlay", "Rooms"), nullptr, makeRoomsOverlay},
    {"links", DELVE_TEXT("overlay", "Links"), nullptr, makeLinksOverlay},
}};

} // namespace

std::span<const OverlayKind> overlayKinds() { return kinds; }

const OverlayKind* findOverlay(std::string_view name) {
    const auto found = std::ranges::find(kinds, name, &OverlayKind::name);
    return found == kinds.end() ? nullptr : &*found;
}

Done checkOverlays(std::span<const std::string> names) {
    for (const auto& name : names) {
        if (findOverlay(name)) continue;
        std::string known;
        for (const auto& kind : kinds) known += (known.empty() ? "" : ", ") + std::string(kind.name);
        return badInput({DELVE_TEXT("overlay", "Unknown overlay \"%1\". Expected one of: %2."), {name, known}});
    }
    return done();
}

std::vector<std::unique_ptr<Overlay>> makeOverlays(std::span<const std::string> names, const Level& level,
                                                   const TileCatalogue& catalogue) {
    std::vector<std::unique_ptr<Overlay>> overlays;
    for (const auto& kind : kinds)
        if (std::ranges::find(names, kind.name) != names.end()) overlays.push_back(kind.make(level, catalogue));
    return overlays;
}

} // namespace delve::editor
