#include "editor/drawing/overlays.h"

#include "editor/drawing/overlay_areas.h"
#include "editor/drawing/overlay_connections.h"
#include "editor/drawing/overlay_ground.h"
#include "editor/drawing/overlay_lands.h"
#include "editor/drawing/overlay_lines.h"
#include "editor/drawing/overlay_mission.h"
#include "editor/drawing/overlay_routes.h"
#include "editor/drawing/overlay_sight.h"
#include "editor/drawing/overlay_walked.h"

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

/// In the order of the menu. What only the window can show stands last.
const std::array<OverlayKind, 15> kinds{{
    {.name = "distance",
     .label = DELVE_TEXT("overlay", "Distance from the start"),
     .help = DELVE_TEXT("overlay", "Steps from the nearest start: farther is brighter. Large cells show the number."),
     .legend = legendOfDistance,
     .make = makeDistanceOverlay,
     .bytes = bytesOfDistanceOverlay,
     .ofArea = true},
    {.name = "regions",
     .label = DELVE_TEXT("overlay", "Regions"),
     .help = DELVE_TEXT("overlay", "The connected parts of the walkable cells, each with a number and a colour."),
     .legend = legendOfRegions,
     .make = makeRegionsOverlay,
     .bytes = bytesOfRegionsOverlay,
     .ofArea = true},
    {.name = "halls",
     .label = DELVE_TEXT("overlay", "Halls"),
     .help = DELVE_TEXT("overlay", "The cells of the halls that join rooms."),
     .legend = legendOfHalls,
     .make = makeHallsOverlay,
     .ofArea = true,
     .atOnce = true},
    {.name = "pins",
     .label = DELVE_TEXT("overlay", "Pins"),
     .help = DELVE_TEXT("overlay", "Cells and things that stay when the map is regenerated, and cells kept empty."),
     .legend = legendOfPins,
     .make = makePinsOverlay,
     .ofArea = true,
     .atOnce = true},
    {.name = "rooms",
     .label = DELVE_TEXT("overlay", "Rooms"),
     .help = DELVE_TEXT("overlay", "The outline of every room in the list of the level."),
     .legend = legendOfRooms,
     .make = makeRoomsOverlay,
     .atOnce = true},
    {.name = "links",
     .label = DELVE_TEXT("overlay", "Links"),
     .help = DELVE_TEXT("overlay", "The graph of the rooms: which links were candidates, and which became halls."),
     .legend = legendOfLinks,
     .make = makeLinksOverlay,
     .atOnce = true},
    {.name = "path",
     .label = DELVE_TEXT("overlay", "Critical path"),
     .help = DELVE_TEXT("overlay", "A shortest walk from the start to the farthest thing that the objective needs. "
                                   "Locks and barriers count as open."),
     .legend = legendOfPath,
     .make = makePathOverlay,
     .bytes = bytesOfPathOverlay},
    {.name = "proof",
     .label = DELVE_TEXT("overlay", "Proof"),
     .help = DELVE_TEXT("overlay", "The way of the players in a game that was won by the rules, on this level."),
     .legend = legendOfProof,
     .make = makeProofOverlay,
     .bytes = bytesOfProofOverlay},
    {.name = "chokes",
     .label = DELVE_TEXT("overlay", "Chokepoints"),
     .help = DELVE_TEXT("overlay", "Cells without which others of the main region cannot be reached. The larger the "
                                   "sign, the more ground hangs on the cell."),
     .legend = legendOfChokes,
     .make = makeChokesOverlay,
     .bytes = bytesOfChokesOverlay},
    {.name = "dead-ends",
     .label = DELVE_TEXT("overlay", "Dead ends"),
     .help = DELVE_TEXT("overlay", "Halls with one way out, from their end to the first choice of ways."),
     .legend = legendOfDeadEnds,
     .make = makeDeadEndsOverlay,
     .bytes = bytesOfDeadEndsOverlay,
     .ofArea = true},
    {.name = "mission",
     .label = DELVE_TEXT("overlay", "Mission"),
     .help = DELVE_TEXT("overlay", "The patterns that the level was planned with: their rooms, locks with their keys, "
                                   "ledges, secret doors and grates."),
     .legend = legendOfMission,
     .make = makeMissionOverlay,
     .nothing = whyNoMission,
     .ofArea = true},
    {.name = "lands",
     .label = DELVE_TEXT("overlay", "Lands of a journey"),
     .help = DELVE_TEXT("overlay", "The land of each site of a journey, the sites with their names, and the barriers "
                                   "on the roads."),
     .legend = legendOfLands,
     .make = makeLandsOverlay,
     .bytes = bytesOfLandsOverlay,
     .ofArea = true},
    {.name = "connections",
     .label = DELVE_TEXT("overlay", "Keys and portals"),
     .help = DELVE_TEXT("overlay", "Lines from keys to the locks that they open, and from portals to where they lead. "
                                   "A portal to another level has a short line with the name of the level."),
     .legend = legendOfConnections,
     .make = makeConnectionsOverlay},
    {.name = "walked",
     .label = DELVE_TEXT("overlay", "Walked by a persona"),
     .help = DELVE_TEXT("overlay", "In how many of its games a persona entered each cell: more is brighter, with a "
                                   "larger square or percentage. The dock Personas chooses the persona."),
     .legend = legendOfWalked,
     .make = makeWalkedOverlay,
     .bytes = bytesOfWalkedOverlay,
     .ofArea = true,
     .ofPersona = true},
    {.name = "sight",
     .label = DELVE_TEXT("overlay", "Sight from the mouse"),
     .help = DELVE_TEXT("overlay", "What a player on the cell under the mouse sees in good light."),
     .legend = legendOfSight,
     .make = makeSightOverlay,
     .ofArea = true,
     .windowOnly = true},
}};

} // namespace

std::span<const OverlayKind> windowOverlayKinds() { return kinds; }

std::span<const OverlayKind> overlayKinds() {
    const auto end = std::ranges::find(kinds, true, &OverlayKind::windowOnly);
    return std::span(kinds).first(static_cast<std::size_t>(end - kinds.begin()));
}

const OverlayKind* findOverlay(std::string_view name) {
    const auto found = std::ranges::find(kinds, name, &OverlayKind::name);
    return found == kinds.end() ? nullptr : &*found;
}

Done checkOverlays(std::span<const std::string> names) {
    for (const auto& name : names) {
        if (const auto* kind = findOverlay(name); kind && !kind->windowOnly) continue;
        std::string known;
        for (const auto& kind : overlayKinds()) known += (known.empty() ? "" : ", ") + std::string(kind.name);
        return badInput({DELVE_TEXT("overlay", "Unknown overlay \"%1\". Expected one of: %2."), {name, known}});
    }
    return done();
}

std::vector<const OverlayKind*> overlaysNamed(std::span<const std::string> names) {
    std::vector<const OverlayKind*> named;
    for (const bool ofArea : {true, false})
        for (const auto& kind : kinds)
            if (kind.ofArea == ofArea && std::ranges::find(names, kind.name) != names.end()) named.push_back(&kind);
    return named;
}

std::vector<std::unique_ptr<Overlay>> makeOverlays(std::span<const std::string> names, const OverlaySubject& subject) {
    std::vector<std::unique_ptr<Overlay>> overlays;
    for (const auto* kind : overlaysNamed(names)) overlays.push_back(kind->make(subject));
    return overlays;
}

} // namespace delve::editor
