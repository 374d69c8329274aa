#include "editor/skins/read_skin.h"

#include "editor/files/input_file.h"
#include "editor/skins/read_pieces.h"
#include "editor/tilesets/png_picture.h"
#include "generation/level/delve/json_stream.h"
#include "generation/level/delve/members.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include <algorithm>

namespace delve::editor {
namespace {

constexpr std::string_view dataPrefix = "data:image/png;base64,";
constexpr std::int32_t version = 1;

/// Of the largest skin: what it names takes memory before it is known what it is. Pictures have no commas.
constexpr std::int64_t maxCommasOfSkin = 4 * static_cast<std::int64_t>(maxSkinFrames);

Failure tooManyPieces() {
    return badInput(
        {DELVE_TEXT("skin", "A skin names at most %1 pieces in all. Remove some."), {std::to_string(maxSkinFrames)}});
}

/// A skin on its way, with where its pictures come from.
struct Reading {
    Skin& skin;
    const PictureSource& files;
    std::int64_t pixels = maxPixelsOfSkin; ///< left
    SkinPictures pictures{skin.pictures};
};

struct PictureReading {
    SkinPicture& picture;
    Reading& all;
};

constexpr std::array<Member<PictureReading>, 7> pictureMembers{{
    {"name", Needed::Yes,
     [](PictureReading& reading, JsonValue value) {
         reading.picture.name = value.text();
         if (reading.picture.name.empty()) value.refuse({DELVE_TEXT("skin", "A picture needs a name.")});
     }},
    {"file", Needed::No, [](PictureReading& reading, JsonValue value) { reading.picture.file = value.text(); }},
    {"data", Needed::No, [](PictureReading&, JsonValue) {}}, // read below
    {"width", Needed::Yes,
     [](PictureReading& reading, JsonValue value) { reading.picture.piece.setWidth(value.whole32(1, maxSkinPiece)); }},
    {"height", Needed::Yes,
     [](PictureReading& reading, JsonValue value) { reading.picture.piece.setHeight(value.whole32(1, maxSkinPiece)); }},
    {"margin", Needed::No,
     [](PictureReading& reading, JsonValue value) { reading.picture.margin = value.whole32(0, maxSkinPiece); }},
    {"spacing", Needed::No,
     [](PictureReading& reading, JsonValue value) { reading.picture.spacing = value.whole32(0, maxSkinPiece); }},
}};

std::optional<QByteArray> embedded(std::string_view text) {
    if (!text.starts_with(dataPrefix)) return {};
    text.remove_prefix(dataPrefix.size());
    const auto decoded =
        QByteArray::fromBase64Encoding(QByteArray(text.data(), static_cast<qsizetype>(text.size())),
                                       QByteArray::Base64Encoding | QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? std::optional(decoded.decoded) : std::nullopt;
}

/// The bytes, from wherever they are; nothing if that was refused.
std::optional<QByteArray> bytesOf(const SkinPicture& picture, JsonValue value, const Reading& reading) {
    const auto data = value.find("data");
    if (data.has_value() != picture.file.empty()) {
        value.refuse({DELVE_TEXT("skin", "A picture has a \"file\" or \"data\", and not both.")});
        return {};
    }
    if (data) {
        auto bytes = embedded(data->text());
        if (!bytes) data->refuse({DELVE_TEXT("skin", "Expected a PNG as \"data:image/png;base64,…\".")});
        return bytes;
    }
    auto bytes = reading.files(picture.file);
    if (bytes) return *std::move(bytes);
    value.find("file")->refuse(bytes.failure().message);
    return {};
}

SkinPicture readPicture(JsonValue value, Reading& reading) {
    SkinPicture picture;
    PictureReading inner{picture, reading};
    readMembers(value, pictureMembers, inner, picture.unknown);
    if (value.refused()) return picture;
    if (std::ranges::find(reading.skin.pictures, picture.name, &SkinPicture::name) != reading.skin.pictures.end()) {
        value.refuse({DELVE_TEXT("skin", "Two pictures have the name \"%1\". Rename one."), {clipped(picture.name)}});
        return picture;
    }
    auto bytes = bytesOf(picture, value, reading);
    if (!bytes) return picture;
    picture.png = *std::move(bytes);
    auto image = pictureFromPng(picture.png, {maxSideOfSkinPicture, maxPixelsOfSkin, &reading.pixels});
    if (!image) value.refuse(image.failure().message);
    else picture.image = *std::move(image);
    if (image && picture.count() == 0)
        value.refuse({DELVE_TEXT("skin", "The picture \"%1\" is smaller than one piece."), {clipped(picture.name)}});
    return picture;
}

void readPictures(Reading& reading, JsonValue value) {
    if (value.kind() == JsonKind::Array && (value.size() == 0 || value.size() > maxSkinPictures)) {
        value.refuse({DELVE_TEXT("skin", "A skin has 1 to %1 pictures."), {std::to_string(maxSkinPictures)}});
        return;
    }
    value.elements([&](JsonValue element) {
        if (!element.refused()) reading.skin.pictures.push_back(readPicture(element, reading));
    });
}

/// Under a tile lies one that lies on nothing else.
void checkUnder(const Skin& skin, JsonValue tiles) {
    for (const auto& tile : skin.pieces) {
        if (tile.over.empty() || tile.over == besideTile) continue;
        const auto* const under = skin.findPieces(tile.over);
        if (tile.over != tile.tile && (!under || under->over.empty())) continue;
        if (const auto value = tiles.find(tile.tile))
            value->refuse({DELVE_TEXT("skin", "\"%1\" cannot be drawn over \"%2\", which is drawn over another tile."),
                           {clipped(tile.tile), clipped(tile.over)}});
    }
}

void readTiles(Reading& reading, JsonValue value) {
    if (value.kind() == JsonKind::Object) {
        std::size_t count = 0;
        value.members([&](std::string_view, JsonValue, std::string_view) { ++count; });
        if (count > maxSkinTiles) {
            value.refuse({DELVE_TEXT("skin", "A skin names at most %1 tiles."), {std::to_string(maxSkinTiles)}});
            return;
        }
    }
    value.members([&](std::string_view name, JsonValue tile, std::string_view) {
        if (!value.refused()) reading.skin.pieces.push_back(readTilePieces(name, tile, reading.pictures));
    });
    if (!value.refused()) checkUnder(reading.skin, value);
}

void readThings(Reading& reading, JsonValue value) {
    if (value.kind() == JsonKind::Array && value.size() > maxSkinThings) {
        value.refuse({DELVE_TEXT("skin", "A skin names at most %1 things."), {std::to_string(maxSkinThings)}});
        return;
    }
    value.elements([&](JsonValue element) {
        if (value.refused()) return;
        const auto& thing = reading.skin.things.emplace_back(readThingPieces(element, reading.pictures));
        if (!element.refused() && overhangOf(thing, reading.skin) > maxSkinOverhang)
            element.refuse({DELVE_TEXT("skin", "The sprite of a thing reaches farther than %1 cells from its own."),
                            {std::to_string(maxSkinOverhang)}});
    });
}

void readBase(Reading& reading, JsonValue value) {
    const auto word = value.text();
    const auto& skins = builtInSkins();
    const auto found = std::ranges::find(skins, word, &Skin::id);
    if (found == skins.end()) {
        value.expected(DELVE_TEXT("skin", "Expected \"stone\" or \"cave\", found %1."));
        return;
    }
    reading.skin.base = word;
    reading.skin.tiles = found->tiles;
}

void skip(Reading&, JsonValue) {}

constexpr std::array<Member<Reading>, 7> skinMembers{{
    {"skin", Needed::Yes, skip},
    {"name", Needed::Yes,
     [](Reading& reading, JsonValue value) {
         reading.skin.id = value.text();
         if (reading.skin.id.empty()) value.refuse({DELVE_TEXT("skin", "A skin needs a name.")});
     }},
    {"cell", Needed::Yes, [](Reading& reading, JsonValue value) { reading.skin.cell = value.whole32(1, maxSkinCell); }},
    {"base", Needed::No, readBase},
    {"pictures", Needed::Yes, skip}, // these in their order, whatever that of the file is
    {"tiles", Needed::No, skip},
    {"things", Needed::No, skip},
}};

class SkinReader : public JsonListener {
public:
    explicit SkinReader(const PictureSource& files) : m_files(files) {}
    bool enters(std::string_view, JsonKind) override { return false; }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view, std::string_view, JsonValue value) override {
        Reading reading{m_skin, m_files};
        m_skin.base = builtInSkins().front().id;
        m_skin.tiles = builtInSkins().front().tiles;
        readVersion(value);
        if (value.refused()) return;
        readMembers(value, skinMembers, reading, m_skin.unknown);
        readPart(reading, value, "pictures", readPictures);
        readPart(reading, value, "tiles", readTiles);
        readPart(reading, value, "things", readThings);
    }
    [[nodiscard]] Skin take() { return std::move(m_skin); }

private:
    static void readPart(Reading& reading, JsonValue value, std::string_view name, void (*read)(Reading&, JsonValue)) {
        if (value.refused()) return;
        if (const auto part = value.find(name)) read(reading, *part);
    }
    void readVersion(JsonValue value) const {
        const auto number = value.kind() == JsonKind::Object ? value.find("skin") : std::nullopt;
        if (!number || number->kind() != JsonKind::Number)
            return value.refuse({DELVE_TEXT("skin", "This is no skin: it must begin with { \"skin\": 1.")});
        const auto found = number->whole(1, 1'000'000);
        if (found > version)
            number->refuse({DELVE_TEXT("skin", "This skin is of version %1; this program reads version %2. Update it."),
                            {std::to_string(found), std::to_string(version)}});
    }

    const PictureSource& m_files;
    Skin m_skin;
};

Result<QByteArray> bytesOf(InputFile& file) {
    QByteArray bytes;
    std::vector<std::byte> piece(std::size_t{1} << 16);
    while (true) {
        const auto read = file.read(piece);
        if (!read) return read.failure();
        if (*read == 0) return bytes;
        bytes.append(reinterpret_cast<const char*>(piece.data()), static_cast<qsizetype>(*read));
    }
}

} // namespace

Result<Skin> readSkin(std::string_view text, const PictureSource& pictures) {
    if (std::ranges::count(text, ',') > maxCommasOfSkin) return tooManyPieces();
    SkinReader reader(pictures);
    if (auto read = readJson(piecesOf(text), reader); !read) return std::move(read).failure();
    auto skin = reader.take();
    skin.prepare();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
    for (const auto& picture : skin.pictures) hash.addData(picture.png);
    skin.digest = hash.result();
    return skin;
}

Result<Skin> readSkin(std::string_view text) {
    return readSkin(text, [](const std::string& file) -> Result<QByteArray> {
        return badInput({DELVE_TEXT("skin", "The picture \"%1\" is a file; here it must be embedded as \"data\"."),
                         {clipped(file)}});
    });
}

Result<SkinPicture> readSkinPicture(const QString& path) {
    auto file = InputFile::openRegular(path, maxBytesOfSkinPicture);
    if (!file) return std::move(file).failure();
    auto bytes = bytesOf(*file);
    if (!bytes) return std::move(bytes).failure();
    SkinPicture picture;
    picture.name = QFileInfo(path).completeBaseName().toStdString();
    picture.png = *std::move(bytes);
    auto image = pictureFromPng(picture.png, {maxSideOfSkinPicture, maxPixelsOfSkin});
    if (!image) return std::move(image).failure();
    picture.image = *std::move(image);
    return picture;
}

Result<Skin> readSkinFile(const QString& path) {
    auto file = InputFile::openRegular(path, maxBytesOfSkin);
    if (!file) return std::move(file).failure();
    const auto text = bytesOf(*file);
    if (!text) return text.failure();
    return readSkin({text->constData(), static_cast<std::size_t>(text->size())},
                    [&path](const std::string& name) -> Result<QByteArray> {
                        auto picture = InputFile::openBeside(path, name, maxBytesOfSkinPicture);
                        return picture ? bytesOf(*picture) : Result<QByteArray>(std::move(picture).failure());
                    });
}

} // namespace delve::editor
