#include "tests/support/journey_checker.h"

#include "generation/level/rules.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

namespace delve::test {
namespace {

using Point = std::pair<int, int>;

std::string text(Point p) { return "(" + std::to_string(p.first) + ", " + std::to_string(p.second) + ")"; }

std::vector<Point> middles(const Level& level) {
    std::vector<Point> points;
    for (const auto& room : *level.rooms)
        points.emplace_back(room.box.x + room.box.width / 2, room.box.y + room.box.height / 2);
    return points;
}

long long apart(Point a, Point b) {
    const long long dx = a.first - b.first;
    const long long dy = a.second - b.second;
    return dx * dx + dy * dy;
}

/// The site whose box contains a cell, or -1.
int siteAt(const Level& level, int x, int y) {
    for (std::size_t i = 0; i < level.rooms->size(); ++i) {
        const auto& box = (*level.rooms)[i].box;
        if (x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height) return static_cast<int>(i);
    }
    return -1;
}

int siteNamed(const Level& level, const std::string& id) {
    for (std::size_t i = 0; i < level.rooms->size(); ++i)
        if ((*level.rooms)[i].id == id) return static_cast<int>(i);
    return -1;
}

std::string wordOf(const Thing& thing, const char* field) {
    const auto* value = thing.fields.find(field);
    if (!value) return {};
    if (const auto* reference = std::get_if<Reference>(value)) return reference->id;
    const auto* word = std::get_if<std::string>(value);
    return word ? *word : std::string();
}

const Thing* only(const Level& level, ThingKind kind) {
    const Thing* found = nullptr;
    for (const auto& thing : *level.things)
        if (thing.kind == kind) found = found ? nullptr : &thing;
    return found;
}

/// Twice the area of a triangle, signed.
long long turn(Point a, Point b, Point c) {
    return static_cast<long long>(b.first - a.first) * (c.second - a.second) -
           static_cast<long long>(b.second - a.second) * (c.first - a.first);
}

/// Do two segments without a common end cross?
bool meet(Point a, Point b, Point c, Point d) {
    const auto differ = [](long long p, long long q) { return (p > 0 && q < 0) || (p < 0 && q > 0); };
    return differ(turn(a, b, c), turn(a, b, d)) && differ(turn(c, d, a), turn(c, d, b));
}

struct RoadPiece {
    std::set<int> sites;
    std::vector<Point> cells;
};

/// The connected pieces of the ground outside of the sites, each with the sites it touches.
std::vector<RoadPiece> roadPieces(const Level& level, const TileCatalogue& tiles) {
    const int width = level.size().width;
    const int height = level.size().height;
    std::set<Point> open;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (tiles[level.tiles.at({x, y})].walk == Walk::Yes && siteAt(level, x, y) < 0) open.insert({x, y});
    std::vector<RoadPiece> pieces;
    while (!open.empty()) {
        RoadPiece piece;
        std::vector<Point> waiting{*open.begin()};
        open.erase(open.begin());
        while (!waiting.empty()) {
            const Point here = waiting.back();
            waiting.pop_back();
            piece.cells.push_back(here);
            for (const Point& step : {Point{0, 1}, Point{1, 0}, Point{0, -1}, Point{-1, 0}}) {
                const Point next{here.first + step.first, here.second + step.second};
                if (open.erase(next) > 0) waiting.push_back(next);
                if (const int site = siteAt(level, next.first, next.second); site >= 0) piece.sites.insert(site);
            }
        }
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

/// Lengths of the shortest paths between all sites along straight links (Floyd and Warshall).
std::vector<std::vector<double>> waysBetween(const Level& level, const std::function<double(int, int)>& cost) {
    const auto count = level.rooms->size();
    std::vector<std::vector<double>> far(count, std::vector<double>(count, 1e18));
    for (std::size_t i = 0; i < count; ++i) far[i][i] = 0;
    for (const auto& link : *level.links) {
        const double length = cost(static_cast<int>(link.a), static_cast<int>(link.b));
        far[link.a][link.b] = std::min(far[link.a][link.b], length);
        far[link.b][link.a] = std::min(far[link.b][link.a], length);
    }
    for (std::size_t k = 0; k < count; ++k)
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = 0; j < count; ++j) far[i][j] = std::min(far[i][j], far[i][k] + far[k][j]);
    return far;
}

void append(Problems& all, const std::string& where, const Problems& more) {
    for (const auto& problem : more) all.push_back(where + ": " + problem);
}

const Level* levelNamed(const World& world, const std::string& id) {
    for (const auto& level : world.levels)
        if (level.id == id) return &level;
    return nullptr;
}

} // namespace

Problems siteProblems(const Level& journey, std::int64_t squaredSpacing) {
    Problems problems;
    const auto sites = middles(journey);
    long long spacing = squaredSpacing;
    for (std::size_t i = 0; i < sites.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const auto distance = apart(sites[i], sites[k]);
            if (squaredSpacing > 0 && distance < squaredSpacing) problems.push_back("too near: " + text(sites[i]));
            if (squaredSpacing == 0 && (spacing == 0 || distance < spacing)) spacing = distance;
        }
    for (const auto& room : *journey.rooms)
        if (room.kind != RoomKind::Site) problems.push_back(room.id + " is no site");
    if (sites.size() < 2) return problems;
    const int side = journey.rooms->front().box.width;
    for (int y = 1; y + side < journey.size().height; ++y)
        for (int x = 1; x + side < journey.size().width; ++x) {
            const Point middle{x + side / 2, y + side / 2};
            if (std::none_of(sites.begin(), sites.end(), [&](Point s) { return apart(s, middle) < spacing; }))
                problems.push_back("one more fits at " + text(middle));
        }
    return problems;
}

Problems roadProblems(const Level& journey, const TileCatalogue& tiles) {
    Problems problems;
    const auto pieces = roadPieces(journey, tiles);
    std::multiset<std::pair<int, int>> roads;
    for (const auto& piece : pieces) {
        if (piece.sites.size() != 2) {
            problems.push_back("a road that touches " + std::to_string(piece.sites.size()) + " sites at " +
                               text(piece.cells.front()));
            continue;
        }
        const std::pair<int, int> ends{*piece.sites.begin(), *piece.sites.rbegin()};
        roads.insert(ends);
        int barriers = 0;
        for (const auto& thing : *journey.things) {
            const Point at{thing.at.x, thing.at.y};
            if (thing.kind != ThingKind::Barrier ||
                std::find(piece.cells.begin(), piece.cells.end(), at) == piece.cells.end())
                continue;
            ++barriers;
            const int a = siteNamed(journey, wordOf(thing, "site"));
            const int b = siteNamed(journey, wordOf(thing, "other"));
            if (std::minmax(a, b) != std::minmax(ends.first, ends.second))
                problems.push_back(thing.id + " names other sites than its road joins");
        }
        if (barriers != 1)
            problems.push_back(std::to_string(barriers) + " barriers on a road at " + text(piece.cells.front()));
    }
    std::multiset<std::pair<int, int>> links;
    for (const auto& link : *journey.links)
        links.insert({static_cast<int>(std::min(link.a, link.b)), static_cast<int>(std::max(link.a, link.b))});
    if (links != roads) problems.push_back("the roads are not the links");
    const auto sites = middles(journey);
    for (auto a = links.begin(); a != links.end(); ++a)
        for (auto b = links.begin(); b != a; ++b) {
            const auto at = [&](int i) { return sites[static_cast<std::size_t>(i)]; };
            if (meet(at(a->first), at(a->second), at(b->first), at(b->second)))
                problems.push_back("links cross near " + text(at(a->first)));
        }
    const auto far = waysBetween(journey, [](int, int) { return 1.0; });
    for (std::size_t i = 0; i < far.size(); ++i)
        if (far[0][i] > 1e17) problems.push_back("a site that no road leads to: " + text(sites[i]));
    return problems;
}

Problems landProblems(const Level& journey) {
    Problems problems;
    const auto sites = middles(journey);
    const int width = journey.size().width;
    const int height = journey.size().height;
    std::vector<int> owner(static_cast<std::size_t>(width * height));
    const auto at = [&](int x, int y) -> int& { return owner[static_cast<std::size_t>(y * width + x)]; };
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            int nearest = 0;
            for (int i = 1; i < static_cast<int>(sites.size()); ++i)
                if (apart(sites[static_cast<std::size_t>(i)], {x, y}) <
                    apart(sites[static_cast<std::size_t>(nearest)], {x, y}))
                    nearest = i;
            at(x, y) = nearest;
        }
    const auto nearAnother = [&](int x, int y) {
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx)
                if (x + dx >= 0 && y + dy >= 0 && x + dx < width && y + dy < height && at(x + dx, y + dy) != at(x, y))
                    return true;
        return false;
    };
    std::map<int, std::set<Tile>> looks;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const Tile tile = journey.tiles.at({x, y});
            const bool border = tile == Tile::Forest || tile == Tile::Mountain;
            if (tile >= Tile::Land1 && tile <= Tile::Land6) looks[at(x, y)].insert(tile);
            else if (border && !nearAnother(x, y)) problems.push_back("a border inside a land at " + text({x, y}));
            else if (!border && tile != Tile::Road && tile != Tile::Floor)
                problems.push_back("a tile that is no land at " + text({x, y}));
        }
    for (const auto& [site, tiles] : looks)
        if (tiles.size() != 1) problems.push_back("a land of several looks: site " + std::to_string(site));
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            for (const auto& [dx, dy] : {Point{1, 0}, Point{0, 1}}) {
                if (x + dx >= width || y + dy >= height || at(x, y) == at(x + dx, y + dy)) continue;
                if (!looks[at(x, y)].empty() && looks[at(x, y)] == looks[at(x + dx, y + dy)])
                    problems.push_back("neighbours that look alike at " + text({x, y}));
            }
    return problems;
}

Problems endProblems(const Level& journey) {
    const auto* start = only(journey, ThingKind::Start);
    const auto* goal = only(journey, ThingKind::Goal);
    if (!start || !goal) return {"not one start and one goal"};
    Problems problems;
    const auto sites = middles(journey);
    const int from = siteAt(journey, start->at.x, start->at.y);
    const int to = siteAt(journey, goal->at.x, goal->at.y);
    if (from < 0 || to < 0) return {"start or goal outside the sites"};
    const auto fromCorner = [&](Point p) { return p.first + journey.size().height - 1 - p.second; };
    for (const auto& site : sites)
        if (fromCorner(site) < fromCorner(sites[static_cast<std::size_t>(from)]))
            problems.push_back("the start is not in the lower left site");
    const auto far = waysBetween(journey, [&](int a, int b) {
        return std::sqrt(
            static_cast<double>(apart(sites[static_cast<std::size_t>(a)], sites[static_cast<std::size_t>(b)])));
    });
    for (const double length : far[static_cast<std::size_t>(from)])
        if (length < 1e17 && length > far[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)] + 0.1)
            problems.push_back("the goal is not in the farthest site");
    return problems;
}

Problems portalProblems(const World& world) {
    Problems problems;
    for (const auto& level : world.levels)
        for (const auto& thing : *level.things) {
            if (thing.kind != ThingKind::Portal) continue;
            const std::string where = level.id + " " + text({thing.at.x, thing.at.y});
            const auto* target = levelNamed(world, wordOf(thing, "level"));
            const auto* value = thing.fields.find("cell");
            const auto* cell = value ? std::get_if<Cell>(value) : nullptr;
            if (!target || !cell) {
                problems.push_back("a portal that leads nowhere: " + where);
                continue;
            }
            if (world.tiles[target->tiles.at(*cell)].walk != Walk::Yes)
                problems.push_back("a portal onto what cannot be walked: " + where);
            const bool back = std::any_of(target->things->begin(), target->things->end(), [&](const Thing& other) {
                return other.kind == ThingKind::Portal && other.at == *cell && wordOf(other, "level") == level.id;
            });
            if (!back) problems.push_back("a portal with no way back: " + where);
        }
    return problems;
}

Problems houseProblems(const Level& house) {
    Problems problems;
    int chests = 0;
    std::vector<Cell> doors;
    for (const auto& thing : *house.things) {
        if (thing.kind == ThingKind::Chest) ++chests;
        if (thing.kind == ThingKind::Portal) doors.push_back(thing.at);
    }
    if (chests > 3) problems.push_back(std::to_string(chests) + " chests");
    if (doors.size() != 1) return {std::to_string(doors.size()) + " doors"};
    const Cell door = doors[0];
    const auto [width, height] = house.size();
    const std::string edge = door.y == 0            ? "north"
                             : door.y == height - 1 ? "south"
                             : door.x == 0          ? "west"
                             : door.x == width - 1  ? "east"
                                                    : "none";
    const auto* stage = house.recipe ? house.recipe->find("house") : nullptr;
    const auto* wanted = stage ? stage->find("door") : nullptr;
    if (edge == "none" || (wanted && std::get<std::string>(*wanted) != edge && std::get<std::string>(*wanted) != "any"))
        problems.push_back("the door is in the wrong wall: " + edge);
    if (house.tiles.at(door) != Tile::HouseDoor) problems.push_back("the door is no door");
    return problems;
}

Problems provisionProblems(const World& world, const std::function<long long(long long town)>& spareAt) {
    const auto& journey = world.levels.front();
    const auto* start = only(journey, ThingKind::Start);
    const auto* goal = only(journey, ThingKind::Goal);
    if (!start || !goal) return {"no start or no goal"};
    // The supplies in each site's town and its houses, whose ids begin with the town's.
    std::vector<long long> holds(journey.rooms->size(), 0);
    for (const auto& thing : *journey.things) {
        if (thing.kind != ThingKind::Portal) continue;
        const int site = siteAt(journey, thing.at.x, thing.at.y);
        const std::string town = wordOf(thing, "level");
        for (const auto& level : world.levels)
            if (site >= 0 && (level.id == town || level.id.starts_with(town + "-house-")))
                for (const auto& chest : *level.things)
                    if (chest.kind == ThingKind::Chest) holds[static_cast<std::size_t>(site)] += world.rules->chest;
    }
    const auto from = static_cast<std::size_t>(siteAt(journey, start->at.x, start->at.y));
    const auto to = static_cast<std::size_t>(siteAt(journey, goal->at.x, goal->at.y));
    const auto far = waysBetween(journey, [](int, int) { return 1.0; });
    // Tries every path through the fewest towns, step by step; the goal's own town is not entered.
    const std::function<bool(std::size_t, long long, long long)> winsFrom = [&](std::size_t site, long long had,
                                                                                long long paid) {
        const long long towns = paid / world.rules->cityCost;
        if (site == to) return 2 * had >= 3 * paid && had >= paid + spareAt(towns);
        paid += world.rules->cityCost;
        if (had < paid + (towns > 0 ? spareAt(towns + 1) : 0)) return false;
        had += holds[site];
        for (std::size_t next = 0; next < far.size(); ++next)
            if (far[site][next] == 1.0 && far[next][to] == far[site][to] - 1 && winsFrom(next, had, paid)) return true;
        return false;
    };
    if (!winsFrom(from, world.rules->supplies, 0)) return {"no shortest way has enough supplies"};
    return {};
}

Problems journeyProblems(const World& world) {
    const auto& journey = world.levels.front();
    Problems problems;
    append(problems, "sites", siteProblems(journey));
    append(problems, "roads", roadProblems(journey, world.tiles));
    append(problems, "lands", landProblems(journey));
    append(problems, "ends", endProblems(journey));
    append(problems, "portals", portalProblems(world));
    append(problems, "provisions", provisionProblems(world));
    std::size_t towns = 0;
    for (const auto& level : world.levels) {
        append(problems, level.id, groundProblems(level, world.tiles));
        append(problems, level.id, thingProblems(level, world.tiles, 0));
        if (level.id.find("-house-") != std::string::npos) append(problems, level.id, houseProblems(level));
        else if (&level != &journey) ++towns;
    }
    if (towns != journey.rooms->size()) problems.push_back(std::to_string(towns) + " towns");
    return problems;
}

} // namespace delve::test
