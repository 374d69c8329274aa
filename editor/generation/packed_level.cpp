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
    explicit Packer(const TakeBytes& take) : m_take(take) { m_good = deflateInit(&m_stream, fastest) == Z_OK; }
    Packer(const Packer&) = delete;
    ~Packer() { deflateEnd(&m_stream); }

    [[nodiscard]] bool add(std::string_view text) { return run(text, Z_NO_FLUSH); }
    [[nodiscard]] bool finish() { return run({}, Z_FINISH); }

private:
    bool run(std::string_view text, int flush) {
        m_stream.next_in = asBytes(text);
        m_stream.avail_in = static_cast<uInt>(text.size());
        do {
            m_stream.next_out = asBytes({m_piece.data(), m_piece.size()});
            m_stream.avail_out = static_cast<uInt>(m_piece.size());
            m_good = m_good && deflate(&m_stream, flush) != Z_STREAM_ERROR;
            const std::string_view packed(m_piece.data(), m_piece.size() - m_stream.avail_out);
            m_good = m_good && (packed.empty() || m_take(packed));
        } while (m_good && m_stream.avail_out == 0);
        return m_good;
    }

    const TakeBytes& m_take;
    z_stream m_stream{};
    bool m_good = false;
    std::array<char, pieceSize> m_piece;
};

class Unpacker {
public:
    explicit Unpacker(const ReadPiece& packed) : m_packed(packed) { m_good = inflateInit(&m_stream) == Z_OK; }
    Unpacker(const Unpacker&) = delete;
    ~Unpacker() { inflateEnd(&m_stream); }

    /// The number of bytes read; none at the end, and nothing if the packed bytes are damaged.
    [[nodiscard]] std::optional<std::size_t> read(std::span<char> into) {
        m_stream.next_out = asBytes({into.data(), into.size()});
        m_stream.avail_out = static_cast<uInt>(into.size());
        while (m_good && !m_ended && m_stream.avail_out > 0) {
            m_good = m_stream.avail_in > 0 || refill();
            const int result = m_good ? inflate(&m_stream, Z_NO_FLUSH) : Z_DATA_ERROR;
            m_ended = result == Z_STREAM_END;
            m_good = m_ended || result == Z_OK;
        }
        if (!m_good) return {};
        return into.size() - m_stream.avail_out;
    }

private:
    bool refill() {
        const auto count = m_packed(m_piece);
        if (!count || *count == 0) return false;
        m_stream.next_in = asBytes({m_piece.data(), *count});
        m_stream.avail_in = static_cast<uInt>(*count);
        return true;
    }

    const ReadPiece& m_packed;
    z_stream m_stream{};
    bool m_good = false;
    bool m_ended = false;
    std::array<char, pieceSize> m_piece;
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

bool packLevel(const Level& level, const TileCatalogue& tiles, const TakeBytes& take,
               const std::function<bool()>& stopped) {
    Packer packer(take);
    const auto add = [&](std::string_view text) { return !stopped() && packer.add(text); };
    return writeDelve(worldOf(level, tiles), add) && packer.finish();
}

Result<Level> unpackLevel(const ReadPiece& packed, const std::function<bool()>& stopped) {
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
