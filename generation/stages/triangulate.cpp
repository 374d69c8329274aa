#include "generation/stages/triangulate.h"

#include "generation/stages/room_graph.h"

namespace delve::generation {

Done triangulate(Draft& draft, Stream&, const TriangulateParameters&) {
    const auto centres = roomCentres(draft);
    const auto edges = triangulation(centres, [&] { return draft.stopped(); });
    if (draft.stopped()) return cancelled();
    std::vector<Link> links = draft.links();
    links.reserve(links.size() + edges.size());
    for (const auto& edge : edges) links.push_back({edge.a, edge.b, LinkKind::Candidate, {}});
    draft.setLinks(std::move(links));
    if (draft.tracing()) draft.mark(linesOf("triangles", centres, edges));
    return done();
}

StageInfo triangulateStage() {
    StageInfo stage;
    stage.name = "triangulate";
    stage.group = StageGroup::Links;
    stage.label = DELVE_TEXT("stage", "Triangulate");
    stage.help = DELVE_TEXT("stage", "Links neighbouring rooms, by a Delaunay triangulation of their centres.");
    stage.needs = Part::Rooms;
    stage.gives = Part::Links;
    stage.run = runWith<TriangulateParameters>(triangulate, {});
    return stage;
}

} // namespace delve::generation
