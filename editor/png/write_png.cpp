#include "editor/png/write_png.h"

#include "editor/work/out_of_memory.h"

#include <algorithm>
#include <array>
#include <bit>

#include <png.h>

namespace delve::editor {
namespace {

/// Of 9: a third of the time of the default level, for files a quarter larger.
constexpr int quickPacking = 3;

int typeOf(const PngLayout& layout) {
    if (!layout.colours.empty()) return PNG_COLOR_TYPE_PALETTE;
    return layout.alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB;
}

} // namespace

struct PngWriter::Library {
    png_structp png = nullptr;
    png_infop info = nullptr;
    ~Library() { png_destroy_write_struct(&png, &info); }
};

/// The functions between setjmp and libpng, or called back by it. When libpng fails, it calls longjmp, which skips
/// destructors: nothing here has a local that needs one at that point.
struct PngWriter::Calls {
    [[noreturn]] static void onError(png_structp png, png_const_charp) { png_longjmp(png, 1); }
    static void onWarning(png_structp, png_const_charp) {}
    static void onBytes(png_structp png, png_bytep bytes, std::size_t count) {
        auto& writer = *static_cast<PngWriter*>(png_get_io_ptr(png));
        if (!handOn(writer, {reinterpret_cast<const std::byte*>(bytes), count})) png_error(png, "refused");
    }
    static void onFlush(png_structp) {}

    static bool handOn(PngWriter& writer, std::span<const std::byte> bytes) noexcept {
        try {
            auto taken = writer.m_sink(bytes);
            if (!taken) writer.m_refused = std::move(taken).failure();
        } catch (...) { // rethrown outside libpng, which cannot pass exceptions
            writer.m_thrown = std::current_exception();
        }
        return !writer.m_refused && !writer.m_thrown;
    }

    static void begin(png_structp png, png_infop info, const PngLayout& layout, png_const_colorp palette) {
        const bool indexed = !layout.colours.empty();
        png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
        png_set_IHDR(png, info, layout.width, layout.height, 8, typeOf(layout), PNG_INTERLACE_NONE,
                     PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        // Most rows of a map are like the one above. To try every filter on every row takes three times as long.
        png_set_filter(png, PNG_FILTER_TYPE_BASE, indexed ? PNG_FILTER_NONE : PNG_FILTER_UP);
        if (indexed) png_set_PLTE(png, info, palette, static_cast<int>(layout.colours.size()));
        png_set_compression_level(png, quickPacking);
        png_write_info(png, info);
        if (indexed) return;
        constexpr bool littleEndian = std::endian::native == std::endian::little;
        if constexpr (littleEndian) png_set_bgr(png);
        if (layout.alpha && !littleEndian) png_set_swap_alpha(png);
        if (layout.alpha) return;
        png_set_filler(png, 0, littleEndian ? PNG_FILLER_AFTER : PNG_FILLER_BEFORE);
    }

    static bool run(PngWriter& writer, Step step, const void* row, png_const_colorp palette) {
        auto* const png = writer.m_library->png;
        auto* const info = writer.m_library->info;
        if (setjmp(png_jmpbuf(png)) != 0) return false;
        switch (step) {
        case Step::Begin: begin(png, info, writer.m_layout, palette); break;
        case Step::Row: png_write_row(png, static_cast<png_const_bytep>(row)); break;
        case Step::End: png_write_end(png, info); break;
        }
        return true;
    }
};

PngWriter::PngWriter(PngLayout layout, PngSink sink)
    : m_layout(std::move(layout)), m_sink(std::move(sink)), m_library(std::make_unique<Library>()) {
    m_library->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, Calls::onError, Calls::onWarning);
    if (!m_library->png) return;
    m_library->info = png_create_info_struct(m_library->png);
    png_set_write_fn(m_library->png, this, Calls::onBytes, Calls::onFlush);
}

PngWriter::~PngWriter() = default;

Done PngWriter::take(Step step, const void* row) {
    if (!m_library->png || !m_library->info) return outOfMemory();
    std::array<png_color, 256> palette{};
    for (std::size_t i = 0; i < std::min(palette.size(), m_layout.colours.size()) && step == Step::Begin; ++i) {
        const auto part = [colour = m_layout.colours[i]](int bits) { return static_cast<png_byte>(colour >> bits); };
        palette[i] = {part(16), part(8), part(0)};
    }
    if (Calls::run(*this, step, row, palette.data())) return done();
    if (m_thrown) std::rethrow_exception(m_thrown);
    return m_refused ? *m_refused : outOfMemory(); // its input is valid, so only memory can be lacking
}

Done PngWriter::begin() { return take(Step::Begin); }
Done PngWriter::writeRow(const void* row) { return take(Step::Row, row); }
Done PngWriter::end() { return take(Step::End); }

} // namespace delve::editor
