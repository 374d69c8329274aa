#include "generation/stages/spanning_tree.h"

#include "generation/stages/room_graph.h"
#include "generation/stages/spots.h"

#include <algorithm>

namespace delve {
namespace {

/// May a tree be chosen from such links? Halls that were dug already are no choice any more.
bool isChoice(LinkKind kind) {
    return kind == LinkKind::Candidate || kind == LinkKind::Near || kind == LinkKind::Sibling;
}

/// Places in the draft's list of links that a tree may be chosen from.
std::vector<std::uint32_t> candidatePlaces(const Draft& draft) {
    std::vector<std::uint32_t> places;
    for (std::uint32_t i = 0; i < draft.links().size(); ++i) {
        const auto& link = draft.links()[i];
        if (isChoice(link.kind) && link.a != noRoom && link.b != noRoom) places.push_back(i);
    }
    return places;
}

} // namespace

Done spanningTreeOfLinks(Draft& draft, Stream& random, const SpanningTreeParameters& parameters) {
    const auto centres = roomCentres(draft);
    const auto places = candidatePlaces(draft);
    std::vector<Edge> edges;
    std::vector<std::int64_t> weights;
    for (const auto place : places) {
        const auto& link = draft.links()[place];
        edges.push_back({std::min(link.a, link.b), std::max(link.a, link.b)});
        weights.push_back(squaredLength(centres[link.a], centres[link.b]));
    }
    const auto tree = spanningTree(centres.size(), edges, weights, [&] { return draft.stopped(); });
    if (draft.stopped()) return cancelled();

    std::vector<Link> links = draft.links();
    for (const auto place : places) links[place].kind = LinkKind::Candidate;
    for (const auto chosen : tree) links[places[chosen]].kind = LinkKind::Tree;
    std::vector<std::uint32_t> left;
    for (const auto place : places)
        if (links[place].kind == LinkKind::Candidate) left.push_back(place);
    const auto extras = (left.size() * parameters.extra.of100000() + 50'000) / 100'000;
    for (const auto drawn :
         drawDistinct(static_cast<std::uint32_t>(left.size()), static_cast<std::uint32_t>(extras), random))
        links[left[drawn]].kind = LinkKind::Extra;
    draft.setLinks(std::move(links));
    return done();
}

Stage spanningTreeStage() {
    using P = SpanningTreeParameters;
    Stage stage;
    stage.name = "spanning-tree";
    stage.group = StageGroup::Links;
    stage.label = DELVE_TEXT("stage", "Spanning tree");
    stage.help =
        DELVE_TEXT("stage", "Keeps the shortest links that hold all rooms together, and some of the others as extras.");
    stage.needs = Part::Rooms | Part::Links;
    stage.gives = Part::Links;
    stage.parameters = {
        parameter("extra", &P::extra, share(), DELVE_TEXT("stage", "Extra links"),
                  DELVE_TEXT("stage", "How many of the links that are not needed are kept all the same.")),
    };
    stage.run = runWith<P>(spanningTreeOfLinks, stage.parameters);
    return stage;
}

} // namespace delve
