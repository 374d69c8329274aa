#include "editor/ldtk/ldtk_things.h"

#include "editor/ldtk/ldtk_fields.h"
#include "editor/text/unique_names.h"
#include "editor/tilesets/tile_words.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/printable.h"

#include <algorithm>
#include <map>
#include <utility>

namespace delve::editor {
namespace {

/// By its name, or one of its tags.
std::optional<ThingKind> kindOf(const LdtkEntity& entity) {
    if (const auto kind = thingFromAnyWord(entity.identifier)) return kind;
    for (const auto& tag : entity.tags)
        if (const auto kind = thingFromAnyWord(tag)) return kind;
    return {};
}

/// Takes the entities of one level.
class Entities {
public:
    Entities(const LdtkCells& cells, LdtkLosses& losses, LdtkPlaces& places, const Level& before)
        : m_cells(cells), m_losses(losses), m_kept(places) {
        for (const auto& thing : *before.things) m_before.emplace(thing.id, &thing);
        for (const auto& thing : *before.things) (void)m_ids.take(thing.id);
    }

    void take(const LdtkLayer& layer, const LdtkEntity& entity) {
        const auto* const id = fieldOf(entity.fields, ldtkIdField);
        const auto known = id ? m_before.find(*id) : m_before.end();
        const auto kind = known != m_before.end() ? known->second->kind : kindOf(entity);
        if (!kind) {
            ++m_losses.entities;
            m_losses.kinds.insert(clipped(safeLine(entity.identifier)));
            return;
        }
        const auto cell = m_cells.at({layer.offset.x + entity.at.x + entity.size.width / 2,
                                      layer.offset.y + entity.at.y + entity.size.height / 2});
        if (!cell) {
            ++m_losses.outside;
            return;
        }
        Thing thing;
        if (known != m_before.end()) thing = *known->second;
        else thing.properties = propertiesFrom(entity.fields, m_losses.fields);
        thing.kind = *kind;
        thing.at = *cell;
        const bool itself = known != m_before.end() && m_found.insert(thing.id).second;
        if (!itself) thing.id = m_ids.take(bornAt(infoOf(*kind).name, *cell));
        m_kept.entities[&entity] = {thing.id, *cell};
        if (itself) m_places[thing.id] = *cell;
        else m_added.push_back(std::move(thing));
    }

    /// The things in their order, then the new ones.
    [[nodiscard]] std::vector<Thing> things(const Level& before, bool own) {
        std::vector<Thing> things;
        for (const auto& thing : *before.things) {
            const auto place = m_places.find(thing.id);
            if (place == m_places.end() && own) continue;
            things.push_back(thing);
            if (place != m_places.end()) things.back().at = place->second;
        }
        std::ranges::move(m_added, std::back_inserter(things));
        return things;
    }

private:
    const LdtkCells& m_cells;
    LdtkLosses& m_losses;
    LdtkPlaces& m_kept;
    std::map<std::string_view, const Thing*> m_before;
    std::set<std::string> m_found;
    std::map<std::string, Cell> m_places;
    std::vector<Thing> m_added;
    UniqueNames m_ids;
};

/// A thing that is gone is not pinned.
void dropPins(Level& level) {
    std::set<std::string_view> ids;
    for (const auto& thing : *level.things) ids.insert(thing.id);
    std::vector<std::string> pinned;
    for (const auto& id : *level.pinnedThings)
        if (ids.contains(id)) pinned.push_back(id);
    if (pinned.size() != level.pinnedThings->size()) level.pinnedThings = std::move(pinned);
}

} // namespace

std::optional<Cell> LdtkCells::at(Cell pixel) const {
    const Cell from{pixel.x - offset.x, pixel.y - offset.y};
    if (from.x < 0 || from.y < 0) return {};
    const Cell cell{from.x / side, from.y / side};
    return size.contains(cell) ? std::optional(cell) : std::nullopt;
}

LdtkCells cellsOf(const LdtkLayer& layer) { return {layer.size, layer.gridSize, layer.offset}; }

void takeEntities(const LdtkLevel& from, const LdtkCells& cells, bool own, LdtkLosses& losses, LdtkPlaces& places,
                  Level& into) {
    Entities entities(cells, losses, places, into);
    for (const auto& layer : from.layers)
        for (const auto& entity : layer.entities) entities.take(layer, entity);
    auto things = entities.things(into, own);
    if (things == *into.things) return;
    into.things = std::move(things);
    dropPins(into);
}

const std::string* fieldOf(const std::vector<LdtkField>& fields, std::string_view identifier) {
    const auto found = std::ranges::find(fields, identifier, &LdtkField::identifier);
    return found == fields.end() || found->text == "null" ? nullptr : &found->text;
}

} // namespace delve::editor
