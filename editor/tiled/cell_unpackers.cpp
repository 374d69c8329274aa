#include "editor/tiled/cell_unpackers.h"

#include <algorithm>
#include <limits>
#include <new>

#include <zlib.h>
#include <zstd.h>

namespace delve::editor {
namespace {

/// zlib and gzip: zlib finds out itself which of them it is.
class Inflater : public CellUnpacker {
public:
    Inflater() {
        if (inflateInit2(&m_stream, MAX_WBITS + 32) != Z_OK) throw std::bad_alloc();
    }
    ~Inflater() override { inflateEnd(&m_stream); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    std::optional<std::size_t> unpack(std::string_view& from, std::span<char> into) override {
        if (m_ended) return from.empty() ? std::optional<std::size_t>(0) : std::nullopt;
        const auto input = static_cast<uInt>(std::min<std::size_t>(from.size(), std::numeric_limits<int>::max()));
        const auto room = static_cast<uInt>(std::min<std::size_t>(into.size(), std::numeric_limits<int>::max()));
        m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(from.data()));
        m_stream.avail_in = input;
        m_stream.next_out = reinterpret_cast<Bytef*>(into.data());
        m_stream.avail_out = room;
        const int result = inflate(&m_stream, Z_NO_FLUSH);
        from.remove_prefix(input - m_stream.avail_in);
        m_ended = result == Z_STREAM_END;
        if (result == Z_MEM_ERROR) throw std::bad_alloc();
        if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR) return {};
        return room - m_stream.avail_out;
    }
    [[nodiscard]] bool ended() const override { return m_ended; }

private:
    z_stream m_stream{};
    bool m_ended = false;
};

class ZstdUnpacker : public CellUnpacker {
public:
    ZstdUnpacker() {
        if (!m_stream) throw std::bad_alloc();
        (void)ZSTD_DCtx_setParameter(m_stream.get(), ZSTD_d_windowLogMax, largestWindow);
    }

    std::optional<std::size_t> unpack(std::string_view& from, std::span<char> into) override {
        if (m_ended) return from.empty() ? std::optional<std::size_t>(0) : std::nullopt;
        ZSTD_inBuffer input{from.data(), from.size(), 0};
        ZSTD_outBuffer output{into.data(), into.size(), 0};
        const auto result = ZSTD_decompressStream(m_stream.get(), &output, &input);
        from.remove_prefix(input.pos);
        m_ended = result == 0;
        if (ZSTD_isError(result) != 0) return {};
        return output.pos;
    }
    [[nodiscard]] bool ended() const override { return m_ended; }

private:
    static constexpr int largestWindow = 26; ///< 64 MB; Tiled's own levels of compression need an eighth of that
    struct Free {
        void operator()(ZSTD_DCtx* stream) const { ZSTD_freeDCtx(stream); }
    };
    std::unique_ptr<ZSTD_DCtx, Free> m_stream{ZSTD_createDCtx()};
    bool m_ended = false;
};

} // namespace

std::unique_ptr<CellUnpacker> cellUnpacker(CellPacking packing) {
    if (packing == CellPacking::None) return {};
    if (packing == CellPacking::Zstd) return std::make_unique<ZstdUnpacker>();
    return std::make_unique<Inflater>();
}

} // namespace delve::editor
