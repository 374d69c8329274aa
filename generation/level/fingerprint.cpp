#include "generation/level/hash.h"
#include "generation/level/level.h"

#include <span>
#include <utility>
#include <variant>

// The number does not depend on how a level lies in memory: tiles are taken row by row whatever their chunks, numbers
// in a fixed order of bytes whatever the machine, and the elements of a list add up whatever their order, so that a
// level whose lists were sorted on their way through a file keeps its fingerprint. Changing any of this makes every
// stored fingerprint wrong.
namespace delve {
namespace {

/// What represents a text.
struct TextPrint {
    std::uint64_t size = 0;
    std::uint64_t hash = fnv1a({});

    TextPrint() = default;
    explicit TextPrint(std::string_view text) : size(text.size()), hash(fnv1a(text)) {}
};

/// Mixes in 64 bits at a time. Each step is reversible, so two inputs that differ in one word never collide.
class Mixer {
public:
    void add(std::uint64_t word) {
        m_state = (m_state ^ word) * 0x9fb21c651e98df25u;
        m_state ^= m_state >> 32;
    }
    void add(std::string_view text) { add(TextPrint(text)); }
    void add(const TextPrint& text) {
        add(text.size);
        add(text.hash);
    }
    void addSigned(std::int64_t number) { add(static_cast<std::uint64_t>(number)); }
    /// The last steps of SplitMix64, so that sums of results are as good as the results.
    [[nodiscard]] std::uint64_t result() const {
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t m_state = 0x6a09e667f3bcc908u;
};

std::uint64_t fourTiles(std::span<const Tile, 4> tiles) {
    const auto id = [&](std::size_t i) { return static_cast<std::uint64_t>(tiles[i]); };
    return id(0) | id(1) << 16 | id(2) << 32 | id(3) << 48;
}

void addTiles(Mixer& mixer, const Grid& grid) {
    const auto size = grid.size();
    mixer.addSigned(size.width);
    mixer.addSigned(size.height);
    std::vector<Tile> row((static_cast<std::size_t>(size.width) + 3) / 4 * 4, Tile::Void);
    for (std::int32_t y = 0; y < size.height; ++y) {
        grid.readRow(y, 0, std::span(row).first(static_cast<std::size_t>(size.width)));
        for (std::size_t x = 0; x < row.size(); x += 4)
            mixer.add(fourTiles(std::span<const Tile, 4>(row.data() + x, 4)));
    }
}

void add(Mixer& mixer, Cell cell) {
    mixer.addSigned(cell.x);
    mixer.addSigned(cell.y);
}

void add(Mixer& mixer, const std::vector<Run>& runs) {
    mixer.add(runs.size());
    for (const auto& run : runs) {
        add(mixer, run.at);
        mixer.addSigned(run.length);
        mixer.add(std::uint64_t{run.down});
    }
}

void add(Mixer& mixer, const PropertyValue& value) {
    mixer.add(value.index());
    if (const auto* yes = std::get_if<bool>(&value)) mixer.add(std::uint64_t{*yes});
    if (const auto* number = std::get_if<Decimal>(&value)) mixer.addSigned(number->thousandths);
    if (const auto* text = std::get_if<std::string>(&value)) mixer.add(*text);
    if (const auto* colour = std::get_if<Colour>(&value)) mixer.add(toText(*colour));
    if (const auto* reference = std::get_if<Reference>(&value)) mixer.add(reference->id);
    if (const auto* cell = std::get_if<Cell>(&value)) add(mixer, *cell);
    if (const auto* unknown = std::get_if<UnknownValue>(&value)) mixer.add(unknown->json);
}

void add(Mixer& mixer, const Properties& properties) {
    mixer.add(properties.size());
    for (const auto& property : properties) {
        mixer.add(property.name);
        add(mixer, property.value);
    }
}

std::uint64_t printOf(const Room& room) {
    Mixer mixer;
    mixer.add(room.id);
    mixer.add(nameOf(room.kind));
    add(mixer, room.box.topLeft());
    add(mixer, {room.box.width, room.box.height});
    add(mixer, room.shape);
    mixer.add(std::uint64_t{room.from.has_value()});
    if (room.from) add(mixer, *room.from);
    add(mixer, room.properties);
    return mixer.result();
}

/// The ids of all rooms: links and halls name rooms by id, since the places in the list may change.
std::vector<TextPrint> idsOf(const std::vector<Room>& rooms) {
    std::vector<TextPrint> ids;
    ids.reserve(rooms.size());
    for (const auto& room : rooms) ids.emplace_back(room.id);
    return ids;
}

void add(Mixer& mixer, RoomId id, const std::vector<TextPrint>& rooms) {
    mixer.add(id < rooms.size() ? rooms[id] : TextPrint());
}

std::uint64_t printOf(const Link& link, const std::vector<TextPrint>& rooms) {
    Mixer mixer;
    add(mixer, link.a, rooms);
    add(mixer, link.b, rooms);
    mixer.add(nameOf(link.kind));
    return mixer.result();
}

std::uint64_t printOf(const Hall& hall, const std::vector<TextPrint>& rooms) {
    Mixer mixer;
    add(mixer, hall.a, rooms);
    add(mixer, hall.b, rooms);
    add(mixer, hall.runs);
    return mixer.result();
}

std::uint64_t printOf(const Thing& thing) {
    Mixer mixer;
    mixer.add(thing.id);
    mixer.add(infoOf(thing.kind).name);
    add(mixer, thing.at);
    add(mixer, thing.fields);
    add(mixer, thing.properties);
    return mixer.result();
}

template <class T, class Print>
void addList(Mixer& mixer, const std::vector<T>& list, Print print) {
    std::uint64_t sum = 0;
    for (const auto& element : list) sum += print(element);
    mixer.add(list.size());
    mixer.add(sum);
}

} // namespace

std::uint64_t fingerprint(const Properties& properties) {
    Mixer mixer;
    add(mixer, properties);
    return mixer.result();
}

std::uint64_t fingerprint(const Level& level) {
    const auto ids = idsOf(*level.rooms);
    Mixer mixer;
    addTiles(mixer, level.tiles);
    addList(mixer, *level.rooms, [](const Room& room) { return printOf(room); });
    addList(mixer, *level.links, [&](const Link& link) { return printOf(link, ids); });
    addList(mixer, *level.halls, [&](const Hall& hall) { return printOf(hall, ids); });
    addList(mixer, *level.things, [](const Thing& thing) { return printOf(thing); });
    return mixer.result();
}

} // namespace delve
