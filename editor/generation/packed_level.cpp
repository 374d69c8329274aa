#include "editor/generation/packed_level.h"

#include "generation/level/delve/read_world.h"
#include "generation/level/delve_file.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

namespace delve::editor {
namespace {

constexpr int fastest = 1; ///< of the levels of compression: a drawing is waited for
constexpr std::size_t pieceSize = std::size_t{1} << 16;

/// Bytes for zlib, which takes them as writable but only reads them.
Bytef* asBytes(std::string_view text) { return reinterpret_cast<Bytef*>(const_cast<char*>(text.data())); }

class Packer {
public:
    Packer() { m_good = deflateInit(&m_stream, fastest) == Z_OK; }
    Packer(const Packer&) = delete;
    ~Packer() { deflateEnd(&m_stream); }

    [[nodiscard]] bool add(std::string_view text) { return run(text, Z_NO_FLUSH); }
    [[nodiscard]] bool finish() { return run({}, Z_FINISH); }
    [[nodiscard]] std::string take() { return std::move(m_packed); }

private:
    bool run(std::string_view text, int flush) {
        m_stream.next_in = asBytes(text);
        m_stream.avail_in = static_cast<uInt>(text.size());
        do {
            std::array<char, pieceSize> piece;
            m_stream.next_out = asBytes({piece.data(), piece.size()});
            m_stream.avail_out = static_cast<uInt>(piece.size());
            m_good = m_good && deflate(&m_stream, flush) != Z_STREAM_ERROR;
            m_packed.append(piece.data(), piece.size() - m_stream.avail_out);
        } while (m_good && m_stream.avail_out == 0);
        return m_good;
    }

    z_stream m_stream{};
    bool m_good = false;
    std::string m_packed;
};

class Unpacker {
public:
    explicit Unpacker(std::string_view packed) {
        m_stream.next_in = asBytes(packed);
        m_stream.avail_in = static_cast<uInt>(packed.size());
        m_good = inflateInit(&m_stream) == Z_OK;
    }
    Unpacker(const Unpacker&) = delete;
    ~Unpacker() { inflateEnd(&m_stream); }

    /// The number of bytes read; none at the end, and nothing if the packed bytes are damaged.
    [[nodiscard]] std::optional<std::size_t> read(std::span<char> into) {
        m_stream.next_out = asBytes({into.data(), into.size()});
        m_stream.avail_out = static_cast<uInt>(into.size());
        while (m_good && !m_ended && m_stream.avail_out > 0) {
            const int result = inflate(&m_stream, Z_NO_FLUSH);
            m_ended = result == Z_STREAM_END;
            m_good = m_ended || result == Z_OK;
        }
        if (!m_good) return {};
        return into.size() - m_stream.avail_out;
    }

private:
    z_stream m_stream{};
    bool m_good = false;
    bool m_ended = false;
};

/// The level alone in a world, as something that can be read again.
World worldOf(const Level& level, const TileCatalogue& tiles) {
    World world;
    world.tiles = tiles;
    Level& alone = world.levels.emplace_back(level);
    alone.id = "level";
    const auto leads = [](const Thing& thing) { return thing.kind == ThingKind::Portal && !thing.fields.empty(); };
    if (std::ranges::none_of(*level.things, leads)) return world;
    for (auto& thing : alone.things.write())
        if (leads(thing)) thing.fields = {};
    return world;
}

} // namespace

std::string packedLevel(const Level& level, const TileCatalogue& tiles, const std::function<bool()>& stopped) {
    Packer packer;
    const bool written =
        writeDelve(worldOf(level, tiles), [&](std::string_view text) { return !stopped() && packer.add(text); });
    if (!written || !packer.finish()) return {};
    return packer.take();
}

Result<Level> unpackedLevel(std::string_view packed, const std::function<bool()>& stopped) {
    Unpacker unpacker(packed);
    bool isStopped = false;
    auto world = readWorld([&](std::span<char> into) -> std::optional<std::size_t> {
        isStopped = stopped();
        return isStopped ? std::nullopt : unpacker.read(into);
    });
    if (isStopped) return cancelled();
    if (!world) return std::move(world).failure();
    return Level(world->levels.front());
}

} // namespace delve::editor
