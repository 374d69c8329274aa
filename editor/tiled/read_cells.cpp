#include "editor/tiled/read_cells.h"

#include "editor/tiled/cell_unpackers.h"
#include "generation/level/delve/json_tape.h"

#include <algorithm>
#include <array>
#include <limits>

namespace delve::editor {
namespace {

constexpr std::size_t fewCells = std::size_t{1} << 14;
constexpr std::size_t pieceBytes = std::size_t{1} << 16;
constexpr std::size_t mostDigits = 10;
constexpr std::uint64_t largestNumber = std::numeric_limits<TiledCell>::max();

constexpr std::uint8_t noLetter = 0xff, space = 0xfe, padding = 0xfd;

/// What each byte is worth in base64.
constexpr std::array<std::uint8_t, 256> letters = [] {
    std::array<std::uint8_t, 256> table{};
    table.fill(noLetter);
    for (std::uint8_t i = 0; i < 26; ++i) {
        table[static_cast<std::size_t>('A' + i)] = i;
        table[static_cast<std::size_t>('a' + i)] = static_cast<std::uint8_t>(26 + i);
    }
    for (std::uint8_t i = 0; i < 10; ++i) table[static_cast<std::size_t>('0' + i)] = static_cast<std::uint8_t>(52 + i);
    table['+'] = 62;
    table['/'] = 63;
    table['='] = padding;
    for (const char c : {' ', '\t', '\n', '\r'}) table[static_cast<std::size_t>(c)] = space;
    return table;
}();

TiledCell cellAt(const char* bytes) {
    TiledCell cell = 0;
    for (int i = 3; i >= 0; --i) cell = cell << 8 | static_cast<unsigned char>(bytes[i]);
    return cell;
}

} // namespace

Result<CellFormat> cellFormatFrom(std::string_view encoding, std::string_view packing) {
    CellFormat format;
    if (encoding == "base64") format.encoding = CellEncoding::Base64;
    else if (encoding != "csv" && !encoding.empty())
        return badInput({DELVE_TEXT("tiled", "Unsupported encoding “%1” of a layer. Save the map with CSV or base64."),
                         {clipped(encoding)}});
    if (packing == "zlib") format.packing = CellPacking::Zlib;
    else if (packing == "gzip") format.packing = CellPacking::Gzip;
    else if (packing == "zstd") format.packing = CellPacking::Zstd;
    else if (!packing.empty())
        return badInput(
            {DELVE_TEXT("tiled", "Unsupported compression “%1” of a layer. Save the map with zlib, gzip or zstd."),
             {clipped(packing)}});
    return format;
}

CellReader::CellReader(CellFormat format, std::int64_t count, std::string layer, std::vector<TiledCell>& into,
                       std::int64_t fileBytes)
    : m_format(format), m_begin(into.size()), m_count(static_cast<std::size_t>(count)), m_layer(std::move(layer)),
      m_cells(into) {
    if (format.encoding == CellEncoding::Base64) m_unpacker = cellUnpacker(format.packing);
    constexpr std::int64_t leastBytes = 2; // of a cell: a digit and a comma; in base64 it has more
    if (!m_unpacker) makeRoom(static_cast<std::size_t>(std::min(count, fileBytes / leastBytes)));
}

Failure CellReader::wrongCount(bool more) const {
    const auto expected = std::to_string(m_count);
    if (more)
        return badInput({DELVE_TEXT("tiled", "Layer “%1” has more than the %2 cells of its width and height."),
                         {clipped(m_layer), expected}});
    return badInput({DELVE_TEXT("tiled", "Layer “%1” has %2 cells; expected %3, its width times its height."),
                     {clipped(m_layer), std::to_string(m_cells.size() - m_begin), expected}});
}

Failure CellReader::damaged() const {
    return badInput(
        {DELVE_TEXT("tiled", "The data of layer “%1” are damaged. Save the map again in Tiled."), {clipped(m_layer)}});
}

/// Takes memory only as cells come: a file may say that it has more than it does.
void CellReader::makeRoom(std::size_t count) {
    if (m_cells.capacity() - m_cells.size() >= count) return;
    const auto have = m_cells.size() - m_begin;
    m_cells.reserve(m_begin + std::min(m_count, std::max({fewCells, have * 2, have + count})));
}

Done CellReader::take(std::string_view piece) {
    return m_format.encoding == CellEncoding::Csv ? takeCsv(piece) : takeBase64(piece);
}

Done CellReader::takeCsv(std::string_view piece) {
    auto number = m_number;
    auto digits = m_digits;
    bool ended = m_ended;
    auto left = m_count - (m_cells.size() - m_begin);
    makeRoom(std::min(left, piece.size() / 2 + 1));
    for (const char c : piece) {
        const auto digit = static_cast<unsigned>(static_cast<unsigned char>(c)) - '0';
        if (digit < 10) {
            if (ended) return damaged();
            number = number * 10 + digit;
            ++digits;
        } else if (c == ',') {
            if (digits == 0 || digits > mostDigits || number > largestNumber) return damaged();
            if (left-- == 0) return wrongCount(true);
            m_cells.push_back(static_cast<TiledCell>(number));
            number = digits = 0;
            ended = false;
        } else if (c == '\n' || c == ' ' || c == '\r' || c == '\t') {
            ended = digits > 0;
        } else {
            return damaged();
        }
    }
    m_number = number;
    m_digits = digits;
    m_ended = ended;
    return done();
}

Done CellReader::takeBase64(std::string_view piece) {
    for (const char c : piece) {
        const auto worth = letters[static_cast<unsigned char>(c)];
        if (worth < 64 && !m_ended) {
            m_number = (m_number << 6 | worth) & 0xffff;
            m_digits += 6;
            if (m_digits < 8) continue;
            m_digits -= 8;
            m_bytes += static_cast<char>(m_number >> m_digits & 0xff);
            if (m_bytes.size() < pieceBytes) continue;
            if (auto taken = takeBytes(m_bytes); !taken) return taken;
            m_bytes.clear();
        } else if (worth == padding) {
            m_ended = true;
        } else if (worth != space) {
            return damaged();
        }
    }
    return done();
}

Done CellReader::takeCells(const char* bytes, std::size_t count) {
    if (count > m_count - (m_cells.size() - m_begin)) return wrongCount(true);
    makeRoom(count);
    for (std::size_t i = 0; i < count; ++i) m_cells.push_back(cellAt(bytes + i * sizeof(TiledCell)));
    return done();
}

/// Whole cells at a time: a piece of base64 is a multiple of them, but for the last. What is packed goes through a
/// small buffer, so that what does not fit into the layer is never unpacked further.
Done CellReader::takeBytes(std::string_view bytes) {
    if (!m_unpacker)
        return bytes.size() % sizeof(TiledCell) == 0 ? takeCells(bytes.data(), bytes.size() / sizeof(TiledCell))
                                                     : Done(damaged());
    m_unpacked.resize(pieceBytes);
    while (true) {
        const auto before = bytes.size();
        const auto count = m_unpacker->unpack(bytes, std::span(m_unpacked).subspan(m_left));
        if (!count) return damaged();
        const auto have = m_left + *count;
        if (auto taken = takeCells(m_unpacked.data(), have / sizeof(TiledCell)); !taken) return taken;
        m_left = have % sizeof(TiledCell);
        std::copy_n(m_unpacked.begin() + static_cast<std::ptrdiff_t>(have - m_left), m_left, m_unpacked.begin());
        if (*count > 0 || bytes.size() != before) continue;
        return bytes.empty() ? done() : Done(damaged());
    }
}

Done CellReader::finish() {
    if (m_format.encoding == CellEncoding::Csv && m_digits > 0)
        if (auto taken = takeCsv(","); !taken) return taken;
    if (m_format.encoding == CellEncoding::Base64) {
        if (auto taken = takeBytes(m_bytes); !taken) return taken;
        if (m_left > 0 || (m_unpacker && m_count > 0 && !m_unpacker->ended())) return damaged();
    }
    return full() ? done() : Done(wrongCount(false));
}

} // namespace delve::editor
