#include "editor/formats/tile_pictures.h"

#include "editor/files/input_file.h"
#include "editor/text/byte_count.h"
#include "editor/text/message_text.h"
#include "editor/tilesets/png_picture.h"
#include "editor/tilesets/tile_picture.h"
#include "editor/tilesets/tileset.h"

#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace delve::editor {
namespace {

constexpr std::int64_t maxBytesOfFile = std::int64_t{16} << 20;
constexpr std::int64_t maxBytesOfAll = std::int64_t{256} << 20;
/// The largest side that is decoded: a tile is shown with 64 pixels, but artists like to draw it larger.
constexpr int maxSide = 1024;
constexpr std::int64_t maxPixelsOfAll = std::int64_t{64} << 20;

/// The pictures beside a map, as data URLs.
class PicturesBeside {
public:
    explicit PicturesBeside(QString map) : m_map(std::move(map)) {}

    Result<std::string> embedded(const std::string& name) {
        auto file = InputFile::openBeside(m_map, name, maxBytesOfFile);
        if (!file) return std::move(file).failure();
        const auto found = m_known.find(file->identity());
        if (found != m_known.end()) return found->second;
        return m_known.emplace(file->identity(), read(*file, name)).first->second;
    }

private:
    static Failure tooMuch(const std::string& name) {
        return impossible({DELVE_TEXT("formats", "%1: the tile pictures have more than %2 million pixels or %3 in all. "
                                                 "Make them smaller."),
                           {name, std::to_string(maxPixelsOfAll / 1'000'000), byteCount(maxBytesOfAll)}});
    }

    Result<std::string> read(InputFile& file, const std::string& name) {
        if (m_pixels < 0 || m_bytes < 0) return tooMuch(name);
        const PngBytes bytes = [&file](std::span<std::byte> into) { return file.read(into); };
        const auto picture = pictureFromPng(bytes, {.side = maxSide, .budget = &m_pixels});
        m_bytes -= file.bytesRead();
        if (m_pixels < 0 || m_bytes < 0) return tooMuch(name);
        if (picture) return embeddedPicture(asTilePicture(*picture));
        return badInput({DELVE_TEXT("formats", "%1: %2"), {name, toQString(picture.failure()).toStdString()}});
    }

    QString m_map;
    std::int64_t m_bytes = maxBytesOfAll;
    std::int64_t m_pixels = maxPixelsOfAll;
    std::map<InputFile::Identity, Result<std::string>> m_known;
};

bool isWithin(const TileKind& kind) { return kind.picture.starts_with("data:"); }

Message noteOf(const TileKind& kind, PictureFault fault) {
    const auto side = std::to_string(maxTilePixels);
    if (fault == PictureFault::TooLarge)
        return {DELVE_TEXT("formats", "Tile “%1” is drawn in its colour: its picture is larger than %2 x %2 pixels."),
                {kind.name, side}};
    if (fault == PictureFault::TooLong)
        return {DELVE_TEXT("formats", "Tile “%1” is drawn in its colour: its picture takes %2 in the map; at most %3."),
                {kind.name, byteCount(static_cast<std::int64_t>(kind.picture.size())),
                 byteCount(static_cast<std::int64_t>(maxBytesOfTilePicture))}};
    if (fault == PictureFault::TooMany)
        return {DELVE_TEXT("formats", "Tile “%1” is drawn in its colour: the pictures of all tiles have more than %2 "
                                      "million pixels."),
                {kind.name, std::to_string(maxPixelsOfAllTiles / 1'000'000)}};
    return {DELVE_TEXT("formats", "Tile “%1” is drawn in its colour: its picture is not a PNG."), {kind.name}};
}

Message drawnByColour(const TileKind& kind, const Failure& why) {
    return {DELVE_TEXT("formats", "Tile “%1” is drawn in its colour: %2"), {kind.name, toQString(why).toStdString()}};
}

/// Tells whether embedded pictures can be decoded. Decodes each only once, however many tiles have it.
class DecodedOnce {
public:
    /// Why it cannot be decoded; nothing if it can.
    const std::optional<Failure>& failureOf(const TileKind& kind) {
        const auto [known, isNew] = m_known.try_emplace(kind.picture);
        if (!isNew) return known->second;
        if (auto picture = decodedPicture(kind); !picture) known->second = std::move(picture).failure();
        return known->second;
    }

private:
    std::map<std::string_view, std::optional<Failure>> m_known;
};

/// Says which embedded pictures are not shown, and why.
Notes notesOfEmbedded(const TileCatalogue& tiles) {
    Notes notes;
    DecodedOnce decoded;
    const auto faults = pictureFaults(tiles);
    for (std::size_t i = 0; i < faults.size(); ++i) {
        const auto& kind = tiles.custom()[i];
        if (!isWithin(kind)) continue;
        if (faults[i] != PictureFault::None) notes.push_back(noteOf(kind, faults[i]));
        else if (const auto& damage = decoded.failureOf(kind)) notes.push_back(drawnByColour(kind, *damage));
    }
    return notes;
}

/// Names only the first of many tiles.
Notes shortened(Notes notes) {
    constexpr std::size_t maxNamed = 8;
    if (notes.size() <= maxNamed + 1) return notes;
    const auto others = static_cast<std::int64_t>(notes.size() - maxNamed);
    notes.resize(maxNamed);
    notes.push_back(
        {DELVE_TEXT_N("formats", "%n more tile(s) are drawn in their colours: their pictures cannot be used."),
         others,
         {}});
    return notes;
}

} // namespace

Notes takeInPictures(World& world, const QString& path) {
    Notes notes;
    PicturesBeside beside(path);
    auto kinds = world.tiles.custom();
    bool any = false;
    for (auto& kind : kinds) {
        if (kind.picture.empty() || isWithin(kind)) continue;
        auto picture = beside.embedded(kind.picture);
        any = any || picture.ok();
        if (picture) kind.picture = std::move(*picture);
        else notes.push_back(drawnByColour(kind, picture.failure()));
    }
    if (any) world.tiles = TileCatalogue::of(std::move(kinds)).value_or(world.tiles);
    for (auto& note : notesOfEmbedded(world.tiles)) notes.push_back(std::move(note));
    return shortened(std::move(notes));
}

} // namespace delve::editor
