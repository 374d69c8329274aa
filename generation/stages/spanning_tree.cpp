#include "generation/stages/spanning_tree.h"

#include "generation/stages/room_graph.h"
#include "generation/stages/spots.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// May a tree be chosen from such links? Halls that were dug already are no choice any more.
bool isChoice(LinkKind kind) {
    return kind == LinkKind::Candidate || kind == LinkKind::Near || kind == LinkKind::Sibling;
}

/// Does such a link hold its rooms together already? A second tree takes it as it is.
bool holds(LinkKind kind) { return kind == LinkKind::Tree || kind == LinkKind::Extra; }

/// The links of a list that join two rooms, those that hold them together already before those that may be chosen.
struct LinkedRooms {
    std::vector<std::uint32_t> places; ///< in the list
    std::vector<Edge> edges;
    std::size_t held = 0; ///< how many of them hold

    explicit LinkedRooms(const std::vector<Link>& links) {
        add(links, holds);
        held = places.size();
        add(links, isChoice);
    }

private:
    void add(const std::vector<Link>& links, bool (*wanted)(LinkKind)) {
        for (std::uint32_t i = 0; i < links.size(); ++i) {
            const auto& link = links[i];
            if (!wanted(link.kind) || link.a == noRoom || link.b == noRoom) continue;
            places.push_back(i);
            edges.push_back({std::min(link.a, link.b), std::max(link.a, link.b)});
        }
    }
};

/// Drops the links that might be chosen and join two rooms as an earlier one does: those of a stage that linked the
/// same rooms, and those beside what holds.
void dropCopies(std::vector<Link>& links, std::size_t rooms) {
    const LinkedRooms linked(links);
    const auto first = firstOfDoubles(rooms, linked.edges);
    std::vector<bool> copy(links.size());
    for (auto i = linked.held; i < linked.places.size(); ++i) copy[linked.places[i]] = first[i] != i;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < links.size(); ++i)
        if (!copy[i]) {
            if (kept != i) links[kept] = std::move(links[i]);
            ++kept;
        }
    links.resize(kept);
}

} // namespace

Done spanningTreeOfLinks(Draft& draft, Stream& random, const SpanningTreeParameters& parameters) {
    const auto centres = roomCentres(draft);
    std::vector<Link> links = draft.links();
    dropCopies(links, centres.size());
    const LinkedRooms linked(links);
    std::vector<std::int64_t> weights(linked.places.size());
    for (auto i = linked.held; i < weights.size(); ++i)
        weights[i] = squaredLength(centres[linked.edges[i].a], centres[linked.edges[i].b]);
    const auto tree = spanningTree(centres.size(), linked.edges, weights, [&] { return draft.stopped(); });
    if (draft.stopped()) return cancelled();

    const auto choices = std::span(linked.places).subspan(linked.held);
    for (const auto place : choices) links[place].kind = LinkKind::Candidate;
    for (const auto chosen : tree)
        if (chosen >= linked.held) links[linked.places[chosen]].kind = LinkKind::Tree;
    std::vector<std::uint32_t> left;
    for (const auto place : choices)
        if (links[place].kind == LinkKind::Candidate) left.push_back(place);
    const auto extras = (left.size() * parameters.extra.of100000() + 50'000) / 100'000;
    for (const auto drawn :
         drawDistinct(static_cast<std::uint32_t>(left.size()), static_cast<std::uint32_t>(extras), random))
        links[left[drawn]].kind = LinkKind::Extra;
    draft.setLinks(std::move(links));
    return done();
}

StageInfo spanningTreeStage() {
    using P = SpanningTreeParameters;
    StageInfo stage;
    stage.name = "spanning-tree";
    stage.group = StageGroup::Links;
    stage.label = DELVE_TEXT("stage", "Spanning tree");
    stage.help =
        DELVE_TEXT("stage", "Keeps the shortest links that connect all rooms, and some of the others as extras.");
    stage.needs = Part::Rooms | Part::Links;
    stage.gives = Part::Links;
    stage.parameters = {
        parameter(
            "extra", &P::extra, share(), DELVE_TEXT("stage", "Extra links"),
            DELVE_TEXT("stage", "Share of the unneeded links that are kept anyway. Higher values make more loops.")),
    };
    stage.run = runWith<P>(spanningTreeOfLinks, stage.parameters);
    return stage;
}

} // namespace delve::generation
