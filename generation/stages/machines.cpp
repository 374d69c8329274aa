#include "generation/stages/machines.h"

#include "generation/level/bit_rects.h"
#include "generation/level/locks.h"
#include "generation/pipeline/choices.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/stages/key_colours.h"
#include "generation/stages/keys_and_locks.h"
#include "generation/stages/lost_halls.h"
#include "generation/stages/machine_areas.h"
#include "generation/stages/machine_features.h"
#include "generation/stages/machine_layouts.h"
#include "generation/stages/machine_plan.h"
#include "generation/stages/machine_proof.h"
#include "generation/stages/room_grid.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// The colours that no key and no lock has yet; once each was given to a set piece, they come again: a key too many
/// opens a strongroom that nobody needs.
class FreeColours {
public:
    explicit FreeColours(const Draft& draft) {
        std::set<std::string> taken;
        for (const auto& thing : draft.things())
            if (thing.kind == ThingKind::Key || thing.kind == ThingKind::Lock) taken.insert(colourOf(thing));
        for (const Colour colour : colourOfKey)
            if (!taken.contains(toText(colour))) m_free.emplace_back().set("colour", colour);
    }
    [[nodiscard]] bool any() const { return !m_free.empty(); }
    const Properties& next() { return m_free[m_given++ % m_free.size()]; } ///< the fields of key and lock

private:
    std::vector<Properties> m_free;
    std::size_t m_given = 0;
};

/// Those of which rooms were pinned. Rooms that share no doorway are one each.
std::int64_t machinesIn(const Draft& draft) {
    std::set<Cell> doorways;
    std::int64_t others = 0;
    for (const auto& room : draft.rooms()) {
        if (!room.properties.find(blueprintProperty)) continue;
        const auto* const value = room.properties.find(setPieceProperty);
        if (const auto* const doorway = value ? std::get_if<Cell>(value) : nullptr) doorways.insert(*doorway);
        else ++others;
    }
    return static_cast<std::int64_t>(doorways.size()) + others;
}

class MachineBuilder {
public:
    MachineBuilder(Draft& draft, Stream& random, const MachinesParameters& parameters)
        : m_draft(draft), m_random(random), m_parameters(parameters), m_way(draft),
          m_table(draft.sources().tables.blueprints), m_used(m_table->size()), m_colours(draft), m_rooms(draft),
          m_fixed(draft.workspace().bits[2]), m_features(draft, random, parameters) {}

    bool run(Cell start) {
        if (!m_way.findWay(start)) return false;
        auto& workspace = m_draft.workspace();
        MachineAreas areas(m_draft, m_way, workspace.bits[3]);
        if (!areas.find(start, workspace.bits[1]) || !findFixed()) return false;
        const auto wanted = (areas.ground() + m_parameters.groundForMachine / 2) / m_parameters.groundForMachine;
        m_made = machinesIn(m_draft);
        const auto there = m_made;
        if (!buildAll(areas, wanted)) return false;
        tell(wanted);
        return m_made == there || (forgetLostHalls(m_draft) && m_draft.forgetLostGround());
    }

private:
    /// Halls, so that no link is lost, and the first cell of each room, so that none goes as a whole. False if stopped.
    bool findFixed() {
        if (!m_rooms.fill(m_draft)) return false;
        m_fixed.reset(m_draft.size());
        std::size_t looked = 0;
        for (const auto& hall : m_draft.halls()) {
            if (looked++ % 1024 == 0 && m_draft.stopped()) return false;
            for (const auto& run : hall.runs) setRect(m_fixed, run.area());
        }
        for (const auto& room : m_draft.rooms()) {
            if (looked++ % 1024 == 0 && m_draft.stopped()) return false;
            m_fixed.set(room.shape.empty() ? room.box.topLeft() : room.shape.front().at);
        }
        return true;
    }

    bool buildAll(const MachineAreas& areas, std::int64_t wanted) {
        auto doorways = areas.doorways();
        const auto stopped = [this] { return m_draft.stopped(); };
        if (m_made >= wanted || m_table->empty()) return true;
        if (!m_random.shuffle(std::span(doorways), stopped)) return false;
        for (std::size_t i = 0; i < doorways.size() && m_made < wanted; ++i) {
            if (stopped()) return false;
            const auto area = areas.behind(doorways[i]);
            if (area && build(*area)) ++m_made;
        }
        return true;
    }

    /// The blueprints that suit it, in a drawn order, until one of them finds room.
    bool build(const MachineArea& area) {
        findRows(area);
        while (!m_rows.empty()) {
            m_weights.clear();
            for (const auto row : m_rows)
                m_weights.push_back(1 + static_cast<std::uint64_t>((*m_table)[row].weight) * 1000 / (1 + m_used[row]));
            const auto drawn = m_rows[m_random.weighted(m_weights)];
            const auto& blueprint = (*m_table)[drawn];
            MachinePlan plan(m_draft, area, m_fixed);
            plan.mayGetExit = !m_way.hasGoal();
            const bool laidOut = layOut(plan, blueprint.layout, m_random);
            if (laidOut) m_features.plan(plan, blueprint);
            if (laidOut && isProven(plan)) {
                ++m_used[drawn];
                write(plan, blueprint);
                return true;
            }
            std::erase_if(m_rows, [&](std::size_t row) {
                return row == drawn || (!laidOut && (*m_table)[row].layout == blueprint.layout);
            });
        }
        return false;
    }

    void findRows(const MachineArea& area) {
        const auto cells = static_cast<std::int64_t>(area.cells.size());
        const auto depth = depthOf(area.doorway);
        m_rows.clear();
        for (std::size_t row = 0; row < m_table->size(); ++row) {
            const auto& blueprint = (*m_table)[row];
            if (cells < blueprint.leastCells || cells > blueprint.mostCells) continue;
            if (depth < blueprint.fromDepth || depth > blueprint.toDepth) continue;
            if (blueprint.layout == BlueprintLayout::Pit && (!m_parameters.pits || !m_colours.any())) continue;
            if (blueprint.layout == BlueprintLayout::Island && !m_parameters.islands) continue;
            m_rows.push_back(row);
        }
    }

    /// In percent of the way to the goal; 100 where it is farther, or only a secret door leads there.
    [[nodiscard]] std::int64_t depthOf(Cell cell) const {
        const auto steps = m_way.stepsTo(cell);
        if (steps == Distances::unreachable) return 100;
        const auto all = std::max<std::int64_t>(1, static_cast<std::int64_t>(m_way.cells().size()) - 1);
        return std::min<std::int64_t>(100, std::int64_t{steps} * 100 / all);
    }

    void write(const MachinePlan& plan, const Blueprint& blueprint) {
        for (MachinePlan::Place place = 0; place < plan.cells(); ++place)
            if (m_draft.at(plan.cellAt(place)) != plan.at(place)) change(plan.cellAt(place), plan.at(place));
        for (const auto& drawing : plan.drawings) m_draft.decorate(plan.cellAt(drawing.place), drawing.tile);
        for (const auto& planned : plan.things) {
            Thing* const thing = m_draft.addThing(planned.kind, plan.cellAt(planned.place));
            if (!thing) continue;
            if (planned.kind == ThingKind::Sign)
                thing->fields = fieldsWith("text", blueprint.text.empty() ? blueprint.name : blueprint.text);
            else if (!planned.which.empty())
                thing->fields =
                    fieldsWith(planned.kind == ThingKind::Enemy ? enemyField : encounterField, planned.which);
        }
        if (plan.lock != MachinePlan::none) addLock(plan);
        for (MachinePlan::Place place = 0; place <= plan.doorway(); ++place) m_draft.reserve(plan.cellAt(place));
        nameRooms(plan.area(), blueprint);
        if (!m_draft.tracing()) return;
        m_names.cells.push_back(plan.area().inside);
        m_names.texts.push_back(blueprint.name);
        m_cells.cells.insert(m_cells.cells.end(), plan.area().cells.begin(), plan.area().cells.end());
    }

    /// Things that say the same share it: a large level has thousands of them.
    [[nodiscard]] const Properties& fieldsWith(std::string_view name, const std::string& value) {
        auto& fields = m_fields[std::pair(name, value)];
        if (fields.empty()) fields.set(name, value);
        return fields;
    }

    /// What was drawn on the floor goes with it.
    void change(Cell cell, Tile tile) {
        const bool drawn = m_draft.decoration.size() == m_draft.size() && m_draft.decoration.at(cell) != Tile::Void;
        if (m_draft.set(cell, tile) && drawn) m_draft.decorate(cell, Tile::Void);
    }

    void addLock(const MachinePlan& plan) {
        const Properties& colour = m_colours.next();
        for (const auto& [kind, place] : {std::pair(ThingKind::Lock, plan.lock), std::pair(ThingKind::Key, plan.key)})
            if (Thing* const thing = m_draft.addThing(kind, plan.cellAt(place))) thing->fields = colour;
    }

    /// Only where there are several, they say that they are one set piece.
    void nameRooms(const MachineArea& area, const Blueprint& blueprint) {
        Few<RoomId, mostAreaCells> rooms;
        for (const Cell cell : area.cells)
            if (const auto room = m_rooms.at(cell); room != noRoom && std::ranges::find(rooms, room) == rooms.end())
                rooms.push_back(room);
        Properties own = fieldsWith(blueprintProperty, blueprint.name);
        if (rooms.size() > 1) own.set(setPieceProperty, area.doorway);
        for (const RoomId room : rooms) {
            Properties properties = m_draft.rooms()[room].properties;
            if (properties.find(blueprintProperty)) continue;
            if (properties.empty()) properties = own;
            for (const auto& [name, value] : own)
                if (!properties.find(name)) properties.set(name, value);
            m_draft.setRoomProperties(room, std::move(properties));
        }
    }

    void tell(std::int64_t wanted) {
        m_draft.mark(std::move(m_cells));
        m_draft.mark(std::move(m_names));
        for (const auto& name : m_features.unknown())
            m_draft.note(
                {DELVE_TEXT("stage", "“%1” cannot stand in a set piece, or is in no table: left out."), {name}});
        if (m_made < wanted)
            m_draft.note({DELVE_TEXT("stage", "%2 of %1 set pieces: no other area behind one doorway suits one."),
                          {std::to_string(wanted), std::to_string(m_made)}});
    }

    Draft& m_draft;
    Stream& m_random;
    const MachinesParameters& m_parameters;
    CriticalPath m_way;
    Shared<std::vector<Blueprint>> m_table;
    std::vector<std::uint64_t> m_used; ///< set pieces of each row
    std::map<std::pair<std::string_view, std::string>, Properties> m_fields;
    std::vector<std::size_t> m_rows;      ///< those that suit an area
    std::vector<std::uint64_t> m_weights; ///< their weights
    FreeColours m_colours;
    RoomGrid m_rooms;
    BitGrid& m_fixed;
    MachineFeatures m_features;
    std::int64_t m_made = 0;
    Mark m_cells{"set pieces", Mark::Shape::Points, {}};
    Mark m_names{"blueprints", Mark::Shape::Texts, {}};
};

} // namespace

Done machines(Draft& draft, Stream& random, const MachinesParameters& parameters) {
    const auto* const start = draft.findThing(ThingKind::Start, 1);
    if (!start)
        return impossible(
            {DELVE_TEXT("stage", "There is no start to keep the way from there to the goal free of set pieces. Put a "
                                 "stage that places one before this one.")},
            pinsOf(draft));
    const Cell from = start->at;
    if (!draft.forgetLostGround()) return cancelled();
    if (auto placed = keysOfPinnedLocks(draft, random); !placed) return placed;
    return MachineBuilder(draft, random, parameters).run(from) ? done() : Done(cancelled());
}

StageInfo machinesStage() {
    using P = MachinesParameters;
    StageInfo stage;
    stage.name = "machines";
    stage.group = StageGroup::Finishing;
    stage.ways = Ways::Fixes;
    stage.label = DELVE_TEXT("stage", "Set pieces");
    stage.help = DELVE_TEXT("stage", "Builds treasuries, pits, islands and crypts behind doorways off the way, by the "
                                     "world's table of blueprints. Nobody needs them to win, or gets stuck in one.");
    stage.needs = Part::Floor | Part::Start;
    stage.parameters = {
        parameter("ground-for-machine", &P::groundForMachine, whole(50, 100'000).in(Unit::Cells),
                  DELVE_TEXT("stage", "Ground per set piece"),
                  DELVE_TEXT("stage", "Cells of ground for each set piece. Higher values build fewer.")),
        parameter("guards", &P::guards,
                  oneOfEach<Guards>({{Guards::Enemies, "enemies", DELVE_TEXT("stage", "Enemies")},
                                     {Guards::Encounters, "encounters", DELVE_TEXT("stage", "Encounters")},
                                     {Guards::None, "none", DELVE_TEXT("stage", "None")}}),
                  DELVE_TEXT("stage", "Guards"),
                  DELVE_TEXT("stage", "What stands where a blueprint asks for an enemy. Choose encounters where the "
                                      "rules leave enemies out.")),
        parameter("depth", &P::depth, whole(1, 1000).in(Unit::PlainCount), DELVE_TEXT("stage", "Depth"),
                  DELVE_TEXT("stage", "How deep the level lies. Higher values place harder guards."),
                  ParameterRole::Depth),
        parameter("pits", &P::pits, yesOrNo(), DELVE_TEXT("stage", "Pits"),
                  DELVE_TEXT("stage", "Whether there are pits, with ledges, a key and a locked strongroom.")),
        parameter("islands", &P::islands, yesOrNo(), DELVE_TEXT("stage", "Islands"),
                  DELVE_TEXT("stage", "Whether there are islands, with a causeway behind a secret door.")),
    };
    stage.run = runWith<P>(machines, stage.parameters);
    return stage;
}

} // namespace delve::generation
