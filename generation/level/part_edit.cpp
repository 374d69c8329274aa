#include "generation/level/part_edit.h"

#include "generation/level/touched.h"

namespace delve {
namespace {

void add(Change<std::size_t>& sum, const Change<std::size_t>& bytes) {
    sum.before += bytes.before;
    sum.after += bytes.after;
}

/// The words that differ, as a rectangle of them.
Rect differingWords(const BitGrid& a, const BitGrid& b) {
    Rect words;
    for (std::int32_t y = 0; y < a.size().height; ++y) {
        const auto left = a.row(y);
        const auto right = b.row(y);
        if (std::ranges::equal(left, right)) continue;
        std::size_t from = 0;
        std::size_t to = left.size();
        while (left[from] == right[from]) ++from;
        while (left[to - 1] == right[to - 1]) --to;
        words = words.united({static_cast<std::int32_t>(from), y, static_cast<std::int32_t>(to - from), 1});
    }
    return words;
}

bool differOnlyInTiles(const DecorationLayer& a, const DecorationLayer& b) {
    return a.name == b.name && a.over == b.over && a.hidden == b.hidden && a.locked == b.locked &&
           a.opacity == b.opacity && a.generated == b.generated && a.unknown == b.unknown &&
           a.tiles.size() == b.tiles.size();
}

} // namespace

// Bits

std::optional<PartEdit<Shared<BitGrid>>> PartEdit<Shared<BitGrid>>::between(const Bits& before, const Bits& after) {
    if (before.sameAs(after)) return {};
    PartEdit edit;
    if (before->size() != after->size()) {
        edit.m_content = Change<Bits>{before, after};
        return edit;
    }
    const Rect area = differingWords(*before, *after);
    if (area.empty()) return {};
    Flips flips{area.y, static_cast<std::size_t>(area.x), static_cast<std::size_t>(area.width), {}};
    flips.words.reserve(static_cast<std::size_t>(area.area()));
    for (auto y = area.y; y < area.bottom(); ++y)
        for (std::size_t i = 0; i < flips.wordsInRow; ++i)
            flips.words.push_back(before->row(y)[flips.word + i] ^ after->row(y)[flips.word + i]);
    edit.m_content = std::move(flips);
    return edit;
}

void PartEdit<Shared<BitGrid>>::apply(Bits& bits) const {
    if (const auto* const whole = std::get_if<Change<Bits>>(&m_content)) {
        bits = whole->after;
        return;
    }
    const auto& flips = std::get<Flips>(m_content);
    auto& written = bits.write();
    auto word = flips.words.begin();
    for (auto y = flips.row; word != flips.words.end(); ++y)
        for (auto& cells : written.row(y).subspan(flips.word, flips.wordsInRow)) cells ^= *word++;
}

void PartEdit<Shared<BitGrid>>::turn() {
    if (auto* const whole = std::get_if<Change<Bits>>(&m_content)) std::swap(whole->before, whole->after);
}

Change<std::size_t> PartEdit<Shared<BitGrid>>::bytes() const {
    if (const auto* const whole = std::get_if<Change<Bits>>(&m_content))
        return {bytesOf(whole->before), bytesOf(whole->after)};
    const auto bytes = std::get<Flips>(m_content).words.size() * sizeof(std::uint64_t);
    return {bytes, bytes};
}

// Tiles

std::optional<PartEdit<Grid>> PartEdit<Grid>::between(const Grid& before, const Grid& after) {
    PartEdit edit;
    if (before.size() != after.size()) {
        edit.m_content = Change<Grid>{before, after};
        edit.m_touched.add(wholeOf(before.size()).united(wholeOf(after.size())));
        return edit;
    }
    Chunks chunks;
    for (const auto index : differingChunks(before, after)) {
        const Rect area = differingArea(before, after, index);
        if (area.empty()) continue;
        chunks.push_back({index, before.handle(index), after.handle(index)});
        edit.m_touched.add(area);
    }
    if (chunks.empty()) return {};
    edit.m_content = std::move(chunks);
    return edit;
}

void PartEdit<Grid>::apply(Grid& tiles) const {
    if (const auto* const whole = std::get_if<Change<Grid>>(&m_content)) tiles = whole->after;
    else
        for (const auto& chunk : std::get<Chunks>(m_content)) tiles.put(chunk.index, chunk.after);
}

void PartEdit<Grid>::turn() {
    if (auto* const whole = std::get_if<Change<Grid>>(&m_content)) std::swap(whole->before, whole->after);
    else
        for (auto& chunk : std::get<Chunks>(m_content)) std::swap(chunk.before, chunk.after);
}

Change<std::size_t> PartEdit<Grid>::bytes() const {
    if (const auto* const whole = std::get_if<Change<Grid>>(&m_content))
        return {bytesOf(whole->before), bytesOf(whole->after)};
    Change<std::size_t> bytes{0, 0};
    for (const auto& chunk : std::get<Chunks>(m_content))
        add(bytes, {sizeof(ChunkChange) + bytesOf(chunk.before), sizeof(ChunkChange) + bytesOf(chunk.after)});
    return bytes;
}

// Layers

std::optional<PartEdit<std::vector<DecorationLayer>>>
PartEdit<std::vector<DecorationLayer>>::between(const Layers& before, const Layers& after) {
    PartEdit edit;
    if (!std::ranges::equal(before, after, differOnlyInTiles)) {
        edit.m_content = Change<Layers>{before, after};
        return edit;
    }
    std::vector<LayerTiles> changed;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (auto tiles = PartEdit<Grid>::between(before[i].tiles, after[i].tiles))
            changed.push_back({i, *std::move(tiles)});
    if (changed.empty()) return {};
    edit.m_content = std::move(changed);
    return edit;
}

void PartEdit<std::vector<DecorationLayer>>::apply(Layers& layers) const {
    if (const auto* const whole = std::get_if<Change<Layers>>(&m_content)) layers = whole->after;
    else
        for (const auto& changed : std::get<0>(m_content)) changed.tiles.apply(layers[changed.layer].tiles);
}

void PartEdit<std::vector<DecorationLayer>>::turn() {
    if (auto* const whole = std::get_if<Change<Layers>>(&m_content)) std::swap(whole->before, whole->after);
    else
        for (auto& changed : std::get<0>(m_content)) changed.tiles.turn();
}

Change<std::size_t> PartEdit<std::vector<DecorationLayer>>::bytes() const {
    if (const auto* const whole = std::get_if<Change<Layers>>(&m_content))
        return {bytesOf(whole->before), bytesOf(whole->after)};
    Change<std::size_t> bytes{0, 0};
    for (const auto& changed : std::get<0>(m_content)) add(bytes, changed.tiles.bytes());
    return bytes;
}

} // namespace delve
