#include "generation/level/edit.h"

#include "generation/level/touched.h"

#include <algorithm>
#include <utility>

namespace delve {
namespace {

std::size_t bytesOf(const std::string& text) { return text.capacity(); }
std::size_t bytesOf(const Properties& properties) { return properties.size() * sizeof(Property); }
std::size_t bytesOf(const Room& room) {
    return sizeof(Room) + room.shape.size() * sizeof(Run) + bytesOf(room.properties) + bytesOf(room.unknown);
}
std::size_t bytesOf(const Link& link) { return sizeof(Link) + bytesOf(link.unknown); }
std::size_t bytesOf(const Hall& hall) { return sizeof(Hall) + hall.runs.size() * sizeof(Run) + bytesOf(hall.unknown); }
std::size_t bytesOf(const Thing& thing) {
    return sizeof(Thing) + bytesOf(thing.fields) + bytesOf(thing.properties) + bytesOf(thing.unknown);
}
std::size_t bytesOf(const BitGrid& bits) {
    return bits.wordsPerRow() * 8 * static_cast<std::size_t>(bits.size().height);
}
std::size_t bytesOf(const Grid::ChunkHandle& chunk) { return chunk.cells ? sizeof(Grid::Chunk) : 0; }
/// Whoever else has the chunks now: the edit keeps them when all others let go.
std::size_t bytesOf(const Grid& tiles) {
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < tiles.chunkCount(); ++i) bytes += sizeof(Grid::ChunkHandle) + bytesOf(tiles.handle(i));
    return bytes;
}
std::size_t bytesOf(const DecorationLayer& layer) { return sizeof(DecorationLayer) + bytesOf(layer.tiles); }
std::size_t bytesOf(const std::optional<Recipe>& recipe) {
    return recipe ? recipe->stages.size() * sizeof(RecipeStage) : 0;
}

template <class T>
std::size_t bytesOf(const std::vector<T>& list) {
    std::size_t bytes = 0;
    for (const auto& element : list) bytes += bytesOf(element);
    return bytes;
}

template <class T>
std::size_t bytesOf(const Shared<T>& shared) {
    return bytesOf(*shared);
}

} // namespace

Edit Edit::between(const Level& before, const Level& after) {
    Edit edit;
    edit.m_size = {before.size(), after.size()};
    if (before.size() != after.size()) {
        edit.m_tiles.change = {before.tiles, after.tiles};
        edit.m_touched = wholeOf(before.size()).united(wholeOf(after.size()));
    } else {
        for (const auto index : differingChunks(before.tiles, after.tiles)) {
            const Rect area = differingArea(before.tiles, after.tiles, index);
            if (area.empty()) continue;
            edit.m_chunks.push_back({index, before.tiles.handle(index), after.tiles.handle(index)});
            edit.m_touched = edit.m_touched.united(area);
        }
        edit.m_touched = edit.m_touched.united(differingBesideTiles(before, after));
    }
    const auto compare = [&]<auto member>(Part<member> & part) {
        if (before.*member != after.*member) part.change = {before.*member, after.*member};
    };
    std::apply([&](auto&... part) { (compare(part), ...); }, edit.m_parts);
    return edit;
}

bool Edit::empty() const {
    return m_chunks.empty() && !m_tiles.change &&
           std::apply([](const auto&... part) { return (!part.change && ...); }, m_parts);
}

Edit Edit::inverse() const {
    Edit edit = *this;
    const auto turn = [](auto& change) { std::swap(change.before, change.after); };
    const auto turnPart = [&](auto& part) {
        if (part.change) turn(*part.change);
    };
    turn(edit.m_size);
    for (auto& chunk : edit.m_chunks) turn(chunk);
    turnPart(edit.m_tiles);
    std::apply([&](auto&... part) { (turnPart(part), ...); }, edit.m_parts);
    return edit;
}

bool Edit::apply(Level& level) const {
    if (empty()) return true;
    if (level.size() != m_size.before) return false;
    const auto swapIn = [&]<auto member>(const Part<member>& part) {
        if (part.change) level.*member = part.change->after;
    };
    for (const auto& chunk : m_chunks) level.tiles.put(chunk.index, chunk.after);
    swapIn(m_tiles);
    std::apply([&](const auto&... part) { (swapIn(part), ...); }, m_parts);
    return true;
}

std::size_t Edit::bytes() const {
    Change<std::size_t> bytes{0, 0};
    const auto add = [&](const auto& change) {
        bytes.before += bytesOf(change.before);
        bytes.after += bytesOf(change.after);
    };
    const auto addPart = [&](const auto& part) {
        if (part.change) add(*part.change);
    };
    for (const auto& chunk : m_chunks) add(chunk);
    addPart(m_tiles);
    std::apply([&](const auto&... part) { (addPart(part), ...); }, m_parts);
    return sizeof(Edit) + m_chunks.size() * sizeof(ChunkChange) + std::max(bytes.before, bytes.after);
}

} // namespace delve
