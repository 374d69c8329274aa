#pragma once

#include "generation/level/result.h"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

/// Writes PNG pictures row by row with libpng: compressed as the rows come, so that a picture takes no more memory than
/// a few of its rows. Knows no Qt and no files.
namespace delve::editor {

struct PngLayout {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint32_t> colours = {}; ///< 0xffRRGGBB, up to 256: rows are indices into it; empty: of colours
    bool alpha = false;                      ///< rows of colours are 0xAARRGGBB, not premultiplied
};

/// Takes the bytes of the file. If it fails, the writer returns its failure.
using PngSink = std::function<Done(std::span<const std::byte> bytes)>;

class PngWriter {
public:
    PngWriter(PngLayout layout, PngSink sink);
    ~PngWriter();
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;

    [[nodiscard]] Done begin();
    /// The next row: with a table of colours one byte for each pixel, otherwise its colour.
    [[nodiscard]] Done writeRow(const void* row);
    [[nodiscard]] Done end();

private:
    struct Calls;
    enum class Step { Begin, Row, End };
    [[nodiscard]] Done take(Step step, const void* row = nullptr);

    PngLayout m_layout;
    PngSink m_sink;
    std::optional<Failure> m_refused;
    std::exception_ptr m_thrown; ///< exception from the sink
    struct Library;
    std::unique_ptr<Library> m_library; ///< libpng's own
};

} // namespace delve::editor
