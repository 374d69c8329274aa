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

/// PNG pictures written row by row, by libpng: packed as the rows come, so that a picture takes no more memory than a
/// few of its rows. Knows no Qt and no files.
namespace delve::editor {

struct PngLayout {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint32_t> colours = {}; ///< 0xffRRGGBB, up to 256: rows are places in it, else colours
};

/// Takes the bytes of the file. Where it refuses them, the one who writes is told why.
using PngSink = std::function<Done(std::span<const std::byte> bytes)>;

class PngWriter {
public:
    PngWriter(PngLayout layout, PngSink sink);
    ~PngWriter();
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;

    [[nodiscard]] Done begin();
    /// The next row: of a byte for each pixel where there is a table of colours, else of 0xffRRGGBB.
    [[nodiscard]] Done writeRow(const void* row);
    [[nodiscard]] Done end();

private:
    struct Calls;
    enum class Step { Begin, Row, End };
    [[nodiscard]] Done take(Step step, const void* row = nullptr);

    PngLayout m_layout;
    PngSink m_sink;
    std::optional<Failure> m_refused;
    std::exception_ptr m_thrown; ///< by the sink
    struct Library;
    std::unique_ptr<Library> m_library; ///< libpng's own
};

} // namespace delve::editor
