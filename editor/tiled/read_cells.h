#pragma once

#include "editor/tiled/tiled_map.h"
#include "generation/level/result.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The cells of a layer as Tiled's files write them: numbers between commas, or bytes in base64, packed or not. How
/// many there are is known before; what says more, or less, is refused, so that no data can take more memory.
namespace delve::editor {

enum class CellEncoding : std::uint8_t { Csv, Base64 };
enum class CellPacking : std::uint8_t { None, Zlib, Gzip, Zstd };

struct CellFormat {
    CellEncoding encoding = CellEncoding::Csv;
    CellPacking packing = CellPacking::None;
};
/// By their words in a file; "" is none.
[[nodiscard]] Result<CellFormat> cellFormatFrom(std::string_view encoding, std::string_view packing);

/// Unpacks bytes as they come. One for each way of packing.
class CellUnpacker {
public:
    virtual ~CellUnpacker() = default;
    /// Unpacks some of `from`, which it shortens by what it used, and returns how many bytes of `into` it filled: fewer
    /// than there is room for only when it needs more. Nothing where the bytes are damaged.
    [[nodiscard]] virtual std::optional<std::size_t> unpack(std::string_view& from, std::span<char> into) = 0;
    /// Did the packed data end?
    [[nodiscard]] virtual bool ended() const = 0;
};

/// Takes the text of one layer in pieces, and appends its cells to a list.
class CellReader {
public:
    /// `layer` is its name, for sentences. `fileBytes` is how long its file is: what cannot come from so much text
    /// takes no memory ahead; 0 where that is not known.
    CellReader(CellFormat format, std::int64_t count, std::string layer, std::vector<TiledCell>& into,
               std::int64_t fileBytes = 0);

    [[nodiscard]] Done take(std::string_view piece);
    /// There is no more; are all cells there?
    [[nodiscard]] Done finish();

private:
    [[nodiscard]] Done takeCsv(std::string_view piece);
    [[nodiscard]] Done takeBase64(std::string_view piece);
    [[nodiscard]] Done takeBytes(std::string_view bytes);
    [[nodiscard]] Done takeCells(const char* bytes, std::size_t count);
    [[nodiscard]] bool full() const { return m_cells.size() - m_begin == m_count; }
    void makeRoom(std::size_t count);
    [[nodiscard]] Failure wrongCount(bool more) const;
    [[nodiscard]] Failure damaged() const;

    CellFormat m_format;
    std::size_t m_begin;
    std::size_t m_count;
    std::string m_layer;
    std::vector<TiledCell>& m_cells;
    std::unique_ptr<CellUnpacker> m_unpacker;

    std::uint64_t m_number = 0; ///< of CSV, as far as it was read; of base64, the bits that are no byte yet
    std::size_t m_digits = 0;   ///< of that number; or how many bits
    bool m_ended = false;       ///< a space came after the number; or the padding of base64
    std::string m_bytes;        ///< that came out of base64
    std::vector<char> m_unpacked;
    std::size_t m_left = 0; ///< of those, bytes of a cell that is not whole yet
};

} // namespace delve::editor
