#include "editor/png/read_png.h"

#include "editor/png/png_chunks.h"
#include "editor/work/out_of_memory.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <exception>
#include <string_view>
#include <vector>

#include <png.h>

namespace delve::editor {
namespace {

constexpr std::size_t pieceBytes = std::size_t{1} << 16;

Failure noPng() { return badInput({DELVE_TEXT("formats", "The file is not a PNG picture.")}); }
Failure notWhole() { return badInput({DELVE_TEXT("formats", "The picture is truncated.")}); }

Failure chunkTooLong() { return badInput({DELVE_TEXT("formats", "The picture is corrupt: a chunk is too long.")}); }

Failure wrongChecksum() { return badInput({DELVE_TEXT("formats", "The picture is corrupt (checksum mismatch).")}); }

Failure wrongHeader() { return badInput({DELVE_TEXT("formats", "The picture is corrupt: its header is invalid.")}); }

Failure unknownKind() {
    return badInput({DELVE_TEXT("formats", "Unsupported kind of PNG. Save the picture again as an ordinary PNG.")});
}

Failure wrongData() { return badInput({DELVE_TEXT("formats", "The picture is corrupt: its data cannot be decoded.")}); }

/// Our message for an error of libpng: its own are in English only, and may change.
Failure faultOf(std::string_view words) {
    const auto speaksOf = [words](std::string_view part) { return words.find(part) != std::string_view::npos; };
    if (speaksOf("memory")) return outOfMemory();
    if (speaksOf("CRC")) return wrongChecksum();
    if (speaksOf("Not enough") || speaksOf("IEND: out of place")) return notWhole();
    if (speaksOf("IHDR")) return wrongHeader();
    if (speaksOf("critical chunk")) return unknownKind();
    return wrongData();
}

/// One picture that is being read. When libpng fails, it calls longjmp, which skips destructors: so no function
/// between setjmp and libpng, or called back by it, has a local that needs a destructor at that point.
class PngReader {
public:
    PngReader(const PngHeader& header, const PngRows& rows)
        : m_header(header), m_rows(rows), m_row(header.width),
          m_whole(header.interlaced ? m_row.size() * header.height : 0) {
        m_png = png_create_read_struct(PNG_LIBPNG_VER_STRING, this, onError, onWarning);
        m_info = m_png ? png_create_info_struct(m_png) : nullptr;
    }
    ~PngReader() { png_destroy_read_struct(&m_png, &m_info, nullptr); }
    PngReader(const PngReader&) = delete;
    PngReader& operator=(const PngReader&) = delete;

    [[nodiscard]] bool ended() const { return m_ended; }

    Done take(std::span<std::byte> piece) {
        if (!m_png || !m_info) return outOfMemory();
        const auto forward = [this](std::span<std::byte> needed) { return process(needed); };
        if ((m_prepared || prepare()) && m_chunks.pass(piece, forward)) return done();
        if (m_chunks.fault() == PngChunks::Fault::TooLong) return chunkTooLong();
        if (m_chunks.fault() == PngChunks::Fault::Checksum) return wrongChecksum();
        if (m_thrown) std::rethrow_exception(m_thrown);
        return m_refused ? *m_refused : faultOf(m_words.data());
    }

    /// When all bytes are taken: are all rows there?
    Done finish() {
        if (!m_ended || !m_complete) return m_wrongData ? wrongData() : notWhole();
        for (std::uint32_t y = 0; m_header.interlaced && y < m_header.height; ++y)
            if (auto taken = m_rows.row(y, std::span(m_whole).subspan(y * m_row.size(), m_row.size())); !taken)
                return taken;
        return done();
    }

private:
    static PngReader& of(png_structp png) { return *static_cast<PngReader*>(png_get_progressive_ptr(png)); }

    [[noreturn]] static void onError(png_structp png, png_const_charp words) {
        auto& into = static_cast<PngReader*>(png_get_error_ptr(png))->m_words;
        std::strncpy(into.data(), words, into.size() - 1);
        png_longjmp(png, 1);
    }
    /// For faults that libpng tolerates; ignored, except for damaged pixel data.
    static void onWarning(png_structp png, png_const_charp words) {
        if (std::string_view(words).find("IDAT") != std::string_view::npos)
            static_cast<PngReader*>(png_get_error_ptr(png))->m_wrongData = true;
    }
    static void onHeader(png_structp png, png_infop info) {
        askForColours(png);
        if (of(png).m_header.interlaced) png_set_interlace_handling(png);
        png_read_update_info(png, info);
        const auto& header = of(png).m_header;
        if (png_get_image_width(png, info) != header.width || png_get_image_height(png, info) != header.height ||
            png_get_rowbytes(png, info) != std::size_t{4} * header.width)
            png_error(png, "it has two headers");
    }
    static void onRow(png_structp png, png_bytep bytes, png_uint_32 y, int pass) {
        if (!of(png).takeRow(bytes, y, pass)) png_error(png, "refused");
    }
    static void onEnd(png_structp png, png_infop) { of(png).m_ended = true; }

    /// Converts any picture to blue, green, red and alpha bytes, so that each pixel is one number.
    static void askForColours(png_structp png) {
        png_set_expand(png);
        png_set_scale_16(png);
        png_set_gray_to_rgb(png);
        if constexpr (std::endian::native == std::endian::little) {
            png_set_bgr(png);
            png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
        } else {
            png_set_swap_alpha(png);
            png_set_add_alpha(png, 0xff, PNG_FILLER_BEFORE);
        }
    }

    [[nodiscard]] bool prepare() {
        if (setjmp(png_jmpbuf(m_png)) != 0) return false;
        png_set_progressive_read_fn(m_png, this, onHeader, onRow, onEnd);
        png_set_user_limits(m_png, PNG_UINT_31_MAX, PNG_UINT_31_MAX); // PngRows::begin has checked the size
        png_set_crc_action(m_png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
        png_set_keep_unknown_chunks(m_png, PNG_HANDLE_CHUNK_NEVER, nullptr, -1); // texts, profiles and the like
        m_prepared = true;
        return true;
    }

    [[nodiscard]] bool process(std::span<std::byte> piece) {
        if (setjmp(png_jmpbuf(m_png)) != 0) return false;
        png_process_data(m_png, m_info, reinterpret_cast<png_bytep>(piece.data()), piece.size());
        return true;
    }

    /// False if the row was refused, or an exception thrown.
    [[nodiscard]] bool takeRow(png_bytep bytes, std::uint32_t y, int pass) noexcept {
        constexpr int lastPass = 6;
        if (y >= m_header.height) return false;
        m_complete = y + 1 == m_header.height && (!m_header.interlaced || pass == lastPass);
        if (m_header.interlaced) {
            auto* const row = reinterpret_cast<png_bytep>(m_whole.data() + y * m_row.size());
            if (bytes) png_progressive_combine_row(m_png, row, bytes);
            return true;
        }
        if (bytes) std::memcpy(m_row.data(), bytes, m_row.size() * sizeof(m_row[0]));
        return handOn(y);
    }

    [[nodiscard]] bool handOn(std::uint32_t y) noexcept {
        try {
            auto taken = m_rows.row(y, m_row);
            if (!taken) m_refused = std::move(taken).failure();
        } catch (...) { // rethrown outside libpng, which cannot pass exceptions
            m_thrown = std::current_exception();
        }
        return !m_refused && !m_thrown;
    }

    PngHeader m_header;
    const PngRows& m_rows;
    png_structp m_png = nullptr;
    png_infop m_info = nullptr;
    PngChunks m_chunks;
    bool m_prepared = false;
    bool m_complete = false;
    bool m_ended = false;
    bool m_wrongData = false;
    std::vector<std::uint32_t> m_row;
    std::vector<std::uint32_t> m_whole; ///< of an interlaced picture
    std::array<char, 200> m_words{};    ///< of the fault
    std::optional<Failure> m_refused;
    std::exception_ptr m_thrown;
};

/// Fills the whole buffer, unless the end comes first.
Result<std::size_t> fill(const PngBytes& bytes, std::span<std::byte> into) {
    std::size_t filled = 0;
    while (filled < into.size()) {
        auto count = bytes(into.subspan(filled));
        if (!count) return count;
        if (*count == 0) break;
        filled += *count;
    }
    return filled;
}

Done checkInterlaced(const PngHeader& header) {
    if (!header.interlaced || std::int64_t{header.width} * header.height <= maxInterlacedPixels) return done();
    return badInput(
        {DELVE_TEXT("formats", "The interlaced picture is too large: %1 x %2 pixels; at most %3 million. Save "
                               "it without interlacing."),
         {std::to_string(header.width), std::to_string(header.height),
          std::to_string(maxInterlacedPixels / 1'000'000)}});
}

} // namespace

Done readPng(const PngBytes& bytes, const PngRows& rows) {
    std::vector<std::byte> piece(pieceBytes);
    auto count = fill(bytes, std::span(piece).first(pngHeaderBytes));
    if (!count) return std::move(count).failure();
    const auto header = pngHeader(std::span(piece).first(*count));
    if (!header) return noPng();
    if (auto begun = rows.begin(*header); !begun) return begun;
    if (auto checked = checkInterlaced(*header); !checked) return checked;
    PngReader reader(*header, rows);
    while (!reader.ended() && *count > 0) {
        if (auto taken = reader.take(std::span(piece).first(*count)); !taken) return taken;
        if (reader.ended()) break;
        count = fill(bytes, piece); // so that finding a fault does not depend on the pieces in which the bytes come
        if (!count) return std::move(count).failure();
    }
    return reader.finish();
}

} // namespace delve::editor
