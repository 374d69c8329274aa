#include "generation/stages/towns.h"

#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/portals.h"
#include "generation/pipeline/room_cells.h"
#include "generation/stages/inner_levels.h"
#include "generation/stages/level_names.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

constexpr std::size_t levelsOfTown = 20;          ///< with its houses; most have fewer
constexpr std::string_view housesName = "houses"; ///< the stage, and in a town of a journey its id
constexpr std::string_view townsRecipe = "town";
constexpr std::string_view housesRecipe = "house";
const std::string townPrefix = "town-";

std::string housePrefix(const std::string& town) { return town + "-house-"; }

/// Is this portal for the way into a level: does it lead there, or nowhere yet? Others are somebody's own.
bool isWayInto(const Thing& portal, std::string_view level) {
    const auto target = targetOf(portal);
    return !target || target->level == level;
}

bool isKeptEmpty(const Level& level, Cell cell) {
    return level.keptEmpty->size() == level.size() && level.keptEmpty->at(cell);
}

/// The cell of a site from which its town is entered: that of the portal that is there already, or else the free one
/// nearest to the middle. A site that holds pinned cells was kept because of them and has no others: a portal may stand
/// on them, and leaves the tile as it was.
std::optional<Cell> entranceOf(const Level& level, const TileCatalogue& tiles, const Room& site, std::string_view town,
                               const ThingPlaces& places) {
    std::vector<Cell> taken;
    for (const auto number : places.in(site.box)) {
        const auto& thing = (*level.things)[number];
        if (thing.kind == ThingKind::Portal && isWayInto(thing, town)) return thing.at;
        taken.push_back(thing.at);
    }
    const Cell middle = site.box.centre();
    std::optional<Cell> best;
    const auto consider = [&](Cell cell) {
        if (!tiles.walkable(level.tiles.at(cell)) || isKeptEmpty(level, cell)) return;
        if (std::ranges::find(taken, cell) != taken.end()) return;
        if (!best || std::pair(steps(cell, middle), cell) < std::pair(steps(*best, middle), *best)) best = cell;
    };
    for (const Rect& piece : piecesOf(site))
        for (auto y = piece.y; y < piece.bottom(); ++y)
            for (auto x = piece.x; x < piece.right(); ++x) consider({x, y});
    return best;
}

/// A town of a journey has portals for gates, and insides for its houses, by this version of their stage.
std::optional<Recipe> townRecipe(std::optional<Recipe> recipe, std::int32_t houses, const StageRegistry& stages) {
    if (!recipe) return recipe;
    for (auto& stage : recipe->stages) {
        const auto* const declared = declaredStage(stages, stage);
        const auto* const way = declared ? declared->find(ParameterRole::WayThrough) : nullptr;
        if (way) stage.set(way->id, std::string("portals"));
    }
    auto& made = recipe->stages.emplace_back();
    made.id = housesName;
    made.stage = housesName;
    made.version = houses;
    return recipe;
}

/// A house of a town has its door where the town says, and nobody begins in it.
std::optional<Recipe> houseRecipe(std::optional<Recipe> recipe, const std::string& side, const StageRegistry& stages) {
    if (!recipe) return recipe;
    for (auto& stage : recipe->stages) {
        const auto* const declared = declaredStage(stages, stage);
        if (!declared) continue;
        if (const auto* const door = declared->find(ParameterRole::DoorSide)) stage.set(door->id, side);
        if (declared->gives == Part::Start) stage.enabled = false;
    }
    return recipe;
}

std::string sideOf(const PropertyValue& value) {
    const auto* const side = std::get_if<std::string>(&value);
    return side ? *side : std::string();
}

/// Where a door of a town is, and on which side of its house.
struct Door {
    Cell at;
    std::string side;
};

std::vector<Door> doorsOf(const Level& town) {
    std::vector<Door> doors;
    for (const auto& room : *town.rooms) {
        const auto* const value = room.kind == RoomKind::House ? room.properties.find("side") : nullptr;
        if (const auto* const side = value ? std::get_if<std::string>(value) : nullptr)
            doors.push_back({room.box.topLeft(), *side});
    }
    return doors;
}

Failure noWayIn(const Level& journey, const Room& site) {
    const Cell middle = site.box.centre();
    Message said{DELVE_TEXT("stage", "The site at (%1, %2) of “%3” has no free cell for the portal to its town. Make "
                                     "sites larger, unpin things there, or put a portal there."),
                 {std::to_string(middle.x), std::to_string(middle.y), journey.name}};
    return impossible(std::move(said).withWords(levelNameWords), {middle});
}

/// A person removed the portal, and no other may be placed there.
bool mayLead(const Level& town, Cell door) {
    return !isKeptEmpty(town, door) || std::ranges::any_of(*town.things, [door](const Thing& thing) {
        return thing.kind == ThingKind::Portal && thing.at == door;
    });
}

Message leadsNowhere(const Level& town, Cell door) {
    return Message{DELVE_TEXT("stage", "The door at (%1, %2) of “%3” leads nowhere: nothing may be placed on it."),
                   {std::to_string(door.x), std::to_string(door.y), town.name}}
        .withWords(levelNameWords);
}

Failure noWayOut(const std::string& level, Cell entrance) {
    Message said{DELVE_TEXT("stage", "“%1” has no portal to leave by; unpin some of its edge, or let its recipe make "
                                     "gates or a door."),
                 {level}};
    return impossible(std::move(said).withWords(levelNameWords), {entrance});
}

/// A failure in a level within this one is shown, on this one's map, where it would have been entered.
Failure seenFromOutside(Failure failure, Cell entrance) {
    if (failure.kind == Failure::Kind::Impossible) failure.cells = {entrance};
    return failure;
}

/// Joins a level that was made, or kept, to the one whose stage runs.
bool joinIn(WorldDraft& draft, const InnerPlace& dealt, Cell at, std::size_t inner, ThingPlaces& things) {
    const auto* const before = dealt.kept ? draft.before(draft.level().id) : nullptr;
    if (before) return joinKept(draft.world(), draft.here(), at, inner, *before, things);
    return joinByPortals(draft.world(), draft.here(), at, inner, things);
}

// What a person did to a town or a house is found by comparison with what these stages did.

InnerLevelsInfo townsWithin(std::int32_t houses) {
    InnerLevelsInfo info;
    info.recipe = townsRecipe;
    info.idPrefix = [](const Level&) { return townPrefix; };
    info.isMadeName = [](const Level& town, const Level&, std::size_t number) {
        return town.name == nameOfTown(number);
    };
    info.isMadeRecipe = [houses](const Level& town, const Level&, const Recipe& plain, const StageRegistry& stages) {
        return townRecipe(plain, houses, stages) == town.recipe;
    };
    return info;
}

/// A house keeps the name that its town had when it was made.
bool isMadeHouseName(const Level& house, const Level& town, std::size_t number) {
    if (house.name == nameOfHouse(town.name, number)) return true;
    const auto made = madeName(house.name);
    return made && made->arguments.size() == 2 && made->arguments.back() == std::to_string(number);
}

bool isMadeHouseRecipe(const Recipe& recipe, const Recipe& plain, const StageRegistry& stages) {
    constexpr std::array<const char*, 4> sides{"north", "east", "south", "west"};
    return std::ranges::any_of(sides, [&](const char* side) { return houseRecipe(plain, side, stages) == recipe; });
}

/// On which side the recipe of a house has the door; null where it says nothing.
const ParameterValue* doorSideOf(const Recipe& house, const StageRegistry& stages) {
    for (const auto& stage : house.stages)
        if (const auto* const declared = declaredStage(stages, stage))
            if (const auto* const door = declared->find(ParameterRole::DoorSide)) return stage.find(door->id);
    return nullptr;
}

/// Earlier versions left a house the recipe and door of the town before, where the new town had its door on another
/// side: nobody chose that seed.
bool isLeftOver(const Level& house, const Level& town, Recipe plain, const StageRegistry& stages) {
    plain.seed = house.recipe->seed;
    if (!isMadeHouseRecipe(*house.recipe, plain, stages)) return false;
    const auto* const door = doorSideOf(*house.recipe, stages);
    for (const auto& thing : *town.things) {
        const auto target = thing.kind == ThingKind::Portal ? targetOf(thing) : std::nullopt;
        if (!target || target->level != house.id) continue;
        for (const auto& room : *town.rooms)
            if (const auto* const side = room.properties.find("side"); side && room.box.topLeft() == thing.at)
                return !door || std::get<std::string>(*door) != sideOf(*side);
    }
    return false;
}

InnerLevelsInfo housesWithin(std::int32_t version) {
    InnerLevelsInfo info;
    info.recipe = housesRecipe;
    info.recipeVersion = version;
    info.idPrefix = [](const Level& town) { return housePrefix(town.id); };
    info.isMadeName = isMadeHouseName;
    info.isMadeRecipe = [](const Level& house, const Level& town, const Recipe& plain, const StageRegistry& stages) {
        return isMadeHouseRecipe(*house.recipe, plain, stages) || isLeftOver(house, town, plain, stages);
    };
    info.count = [](const Level& town) {
        return static_cast<std::size_t>(std::ranges::count_if(*town.rooms, [](const Room& room) {
            return room.kind == RoomKind::House && room.properties.find("side");
        }));
    };
    return info;
}

} // namespace

Done makeTowns(WorldDraft& draft, Stream& random, const TownsParameters& parameters) {
    const auto rooms = draft.level().rooms; // shared: making a level moves the others
    std::vector<Rect> places;
    for (const auto& site : *rooms) places.push_back(site.box);
    const auto dealt = innerPlaces(draft, places, townPrefix);
    if (draft.stopped()) return cancelled();
    InnerLevels towns(draft, random);
    const auto seeds = towns.seedsOf(dealt);
    ThingPlaces things(*draft.level().things);
    if (draft.stopped()) return cancelled();
    draft.expect(rooms->size() * levelsOfTown);
    for (std::size_t i = 0; i < rooms->size(); ++i) {
        const auto& site = (*rooms)[i];
        const auto seed = seeds[i];
        draft.beginPart(i, rooms->size());
        const auto id = dealt[i].kept ? dealt[i].kept->id : townPrefix + std::to_string(dealt[i].number);
        const auto entrance = entranceOf(draft.level(), draft.world().tiles, site, id, things);
        if (!entrance) return noWayIn(draft.level(), site);
        InnerLevel town{
            id, nameOfTown(dealt[i].number),
            townRecipe(draft.recipe(townsRecipe, 1, seed), parameters.houses, draft.stages()),
            Size{static_cast<std::int32_t>(parameters.width), static_cast<std::int32_t>(parameters.height)}};
        const auto made = dealt[i].kept ? Result(draft.keep(*dealt[i].kept)) : towns.make(std::move(town));
        if (!made) return seenFromOutside(made.failure(), *entrance);
        if (!joinIn(draft, dealt[i], *entrance, *made, things))
            return noWayOut(draft.world().levels[*made].name, *entrance);
    }
    return done();
}

Done makeHouses(WorldDraft& draft, Stream& random, const HousesParameters& parameters) {
    const auto doors = doorsOf(draft.level());
    const std::string id = draft.level().id;
    const std::string name = draft.level().name;
    std::vector<Rect> places;
    for (const auto& door : doors) places.push_back({door.at.x, door.at.y, 1, 1});
    const auto dealt = innerPlaces(draft, places, housePrefix(id));
    InnerLevels houses(draft, random);
    const auto seeds = houses.seedsOf(dealt);
    ThingPlaces things(*draft.level().things);
    for (std::size_t i = 0; i < doors.size(); ++i) {
        if (!mayLead(draft.level(), doors[i].at)) {
            draft.note(leadsNowhere(draft.level(), doors[i].at));
            continue;
        }
        const auto seed = seeds[i];
        Stream sizes(seed);
        const auto width = sizes.between(parameters.width.from, parameters.width.to);
        const auto height = sizes.between(parameters.height.from, parameters.height.to);
        draft.beginPart(i, doors.size());
        const auto& side = doors[i].side;
        const auto number = dealt[i].number;
        InnerLevel house{housePrefix(id) + std::to_string(number), nameOfHouse(name, number),
                         houseRecipe(draft.recipe(housesRecipe, parameters.version, seed), side, draft.stages()),
                         Size{static_cast<std::int32_t>(width), static_cast<std::int32_t>(height)}};
        const auto made = dealt[i].kept ? Result(draft.keep(*dealt[i].kept)) : houses.make(std::move(house));
        if (!made) return seenFromOutside(made.failure(), doors[i].at);
        if (!joinIn(draft, dealt[i], doors[i].at, *made, things))
            return noWayOut(draft.world().levels[*made].name, doors[i].at);
    }
    return done();
}

StageInfo towns1Stage() {
    using P = TownsParameters;
    StageInfo stage;
    stage.name = "towns";
    stage.group = StageGroup::World;
    stage.label = DELVE_TEXT("stage", "Towns");
    stage.help = DELVE_TEXT("stage", "Makes a town for each site: a level of its own, entered by a portal.");
    stage.needs = Part::Sites;
    stage.gives = Part::Towns;
    stage.parameters = {
        parameter("width", &P::width, whole(16, 512).in(Unit::Cells), DELVE_TEXT("stage", "Width"),
                  DELVE_TEXT("stage", "Width of each town in cells. Higher values make larger towns.")),
        parameter("height", &P::height, whole(16, 512).in(Unit::Cells), DELVE_TEXT("stage", "Height"),
                  DELVE_TEXT("stage", "Height of each town in cells. Higher values make larger towns.")),
    };
    stage.run = nothingOnDraft;
    stage.runOnWorld = runWith<P>(makeTowns, stage.parameters);
    stage.innerLevels = std::make_shared<const InnerLevelsInfo>(townsWithin(1));
    return stage;
}

StageInfo houses1Stage() {
    using P = HousesParameters;
    StageInfo stage;
    stage.name = housesName;
    stage.group = StageGroup::World;
    stage.label = DELVE_TEXT("stage", "Houses");
    stage.help = DELVE_TEXT("stage", "Makes the inside of each house: a level of its own, entered by its door.");
    stage.needs = Part::Floor;
    stage.parameters = {
        parameter("width", &P::width, whole(16, 128).in(Unit::Cells), DELVE_TEXT("stage", "Width"),
                  DELVE_TEXT("stage", "Width of the inside of each house in cells. Higher values make larger houses.")),
        parameter(
            "height", &P::height, whole(16, 128).in(Unit::Cells), DELVE_TEXT("stage", "Height"),
            DELVE_TEXT("stage", "Height of the inside of each house in cells. Higher values make larger houses.")),
    };
    stage.run = nothingOnDraft;
    stage.runOnWorld = runWith<P>(makeHouses, stage.parameters);
    stage.innerLevels = std::make_shared<const InnerLevelsInfo>(housesWithin(1));
    return stage;
}

namespace {

Done makeTowns2(WorldDraft& draft, Stream& random, const TownsParameters& parameters) {
    auto of = parameters;
    of.houses = 2;
    return makeTowns(draft, random, of);
}

Done makeHouses2(WorldDraft& draft, Stream& random, const HousesParameters& parameters) {
    auto of = parameters;
    of.version = 2;
    return makeHouses(draft, random, of);
}

} // namespace

/// Towns of smaller, furnished houses.
StageInfo townsStage() {
    using P = TownsParameters;
    StageInfo stage = towns1Stage();
    stage.version = 2;
    stage.runOnWorld = runWith<P>(makeTowns2, stage.parameters);
    stage.innerLevels = std::make_shared<const InnerLevelsInfo>(townsWithin(2));
    return stage;
}

StageInfo housesStage() {
    using P = HousesParameters;
    StageInfo stage = houses1Stage();
    stage.version = 2;
    for (auto& side : stage.parameters) side.limits.min = Decimal::of(8);
    stage.parameters[0] = withDefault(stage.parameters[0], Range{Decimal::of(11), Decimal::of(15)});
    stage.parameters[1] = withDefault(stage.parameters[1], Range{Decimal::of(9), Decimal::of(11)});
    stage.runOnWorld = runWith<P>(makeHouses2, stage.parameters);
    stage.innerLevels = std::make_shared<const InnerLevelsInfo>(housesWithin(2));
    return stage;
}

} // namespace delve::generation
