#include "editor/tiled/write_cells.h"

#include "editor/work/out_of_memory.h"
#include "generation/pipeline/feedback.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <vector>

#include <zlib.h>
#include <zstd.h>

namespace delve::editor {
namespace {

constexpr std::size_t cellsOfPiece = std::size_t{1} << 16;
constexpr int zlibLevel = 3; // a third of the time of the default level, for files slightly larger
constexpr int zstdLevel = 3;

using Bytes = std::vector<unsigned char>;

/// As the file has them: four bytes each, the lowest first.
void bytesOf(std::span<const TiledCell> cells, Bytes& bytes) {
    bytes.resize(cells.size() * 4);
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t byte = 0; byte < 4; ++byte)
            bytes[i * 4 + byte] = static_cast<unsigned char>(cells[i] >> 8 * byte);
}

/// Takes pieces, and gives what is packed of them. False where it cannot go on, which only lack of memory causes.
class Packer {
public:
    virtual ~Packer() = default;
    [[nodiscard]] virtual bool pack(Bytes& piece, bool isLast, QByteArray& into) = 0;
};

class ZlibPacker : public Packer {
public:
    ZlibPacker() : m_good(deflateInit(&m_stream, zlibLevel) == Z_OK) {}
    ~ZlibPacker() override {
        if (m_good) deflateEnd(&m_stream);
    }
    ZlibPacker(const ZlibPacker&) = delete;
    ZlibPacker& operator=(const ZlibPacker&) = delete;

    [[nodiscard]] bool pack(Bytes& piece, bool isLast, QByteArray& into) override {
        if (!m_good) return false;
        m_stream.next_in = piece.data();
        m_stream.avail_in = static_cast<uInt>(piece.size());
        do {
            m_stream.next_out = m_out.data();
            m_stream.avail_out = static_cast<uInt>(m_out.size());
            if (deflate(&m_stream, isLast ? Z_FINISH : Z_NO_FLUSH) == Z_STREAM_ERROR) return false;
            into.append(reinterpret_cast<const char*>(m_out.data()),
                        static_cast<qsizetype>(m_out.size() - m_stream.avail_out));
        } while (m_stream.avail_out == 0);
        return true;
    }

private:
    z_stream m_stream{};
    std::array<unsigned char, 1 << 16> m_out{};
    bool m_good;
};

class ZstdPacker : public Packer {
public:
    ZstdPacker() : m_stream(ZSTD_createCCtx()) {
        if (m_stream) ZSTD_CCtx_setParameter(m_stream, ZSTD_c_compressionLevel, zstdLevel);
    }
    ~ZstdPacker() override { ZSTD_freeCCtx(m_stream); }
    ZstdPacker(const ZstdPacker&) = delete;
    ZstdPacker& operator=(const ZstdPacker&) = delete;

    /// Some programs ask the frame how large it is before they unpack it.
    [[nodiscard]] bool setSize(std::size_t bytes) {
        return m_stream && !ZSTD_isError(ZSTD_CCtx_setPledgedSrcSize(m_stream, bytes));
    }
    [[nodiscard]] bool pack(Bytes& piece, bool isLast, QByteArray& into) override {
        if (!m_stream) return false;
        ZSTD_inBuffer in{piece.data(), piece.size(), 0};
        const auto mode = isLast ? ZSTD_e_end : ZSTD_e_continue;
        for (std::size_t left = 1; isLast ? left > 0 : in.pos < in.size;) {
            ZSTD_outBuffer out{m_out.data(), m_out.size(), 0};
            left = ZSTD_compressStream2(m_stream, &out, &in, mode);
            if (ZSTD_isError(left)) return false;
            into.append(m_out.data(), static_cast<qsizetype>(out.pos));
        }
        return true;
    }

private:
    ZSTD_CCtx* m_stream;
    std::array<char, 1 << 16> m_out{};
};

std::unique_ptr<Packer> packerOf(TiledEncoding encoding, std::size_t bytes) {
    if (encoding == TiledEncoding::Zlib) return std::make_unique<ZlibPacker>();
    auto packer = std::make_unique<ZstdPacker>();
    if (!packer->setSize(bytes)) return nullptr;
    return packer;
}

} // namespace

const char* compressionOf(TiledEncoding encoding) {
    switch (encoding) {
    case TiledEncoding::Csv: return "";
    case TiledEncoding::Zlib: return "zlib";
    case TiledEncoding::Zstd: return "zstd";
    }
    return "";
}

void appendCells(std::string& text, std::span<const TiledCell> cells) {
    constexpr std::size_t longest = 11; // with its comma
    const auto start = text.size();
    text.resize(start + cells.size() * longest);
    char* at = text.data() + start;
    for (const auto cell : cells) {
        at = std::to_chars(at, at + longest, cell).ptr;
        *at++ = ',';
    }
    if (!cells.empty()) --at;
    text.resize(static_cast<std::size_t>(at - text.data()));
}

Result<QByteArray> packedCells(std::span<const TiledCell> cells, TiledEncoding encoding,
                               generation::Feedback* feedback) {
    const auto packer = packerOf(encoding, cells.size() * 4);
    if (!packer) return outOfMemory();
    QByteArray packed;
    Bytes piece;
    for (std::size_t from = 0; from == 0 || from < cells.size(); from += cellsOfPiece) {
        if (feedback && feedback->stopped()) return cancelled();
        const auto count = std::min(cellsOfPiece, cells.size() - from);
        bytesOf(cells.subspan(from, count), piece);
        if (!packer->pack(piece, from + count == cells.size(), packed)) return outOfMemory();
    }
    return packed.toBase64();
}

} // namespace delve::editor
