#include "editor/skins/sheet_skin.h"

#include "editor/skins/named_skin.h"
#include "editor/skins/read_skin.h"
#include "editor/skins/sheet_templates.h"
#include "generation/level/nearest_word.h"

#include <QBuffer>

#include <algorithm>
#include <optional>

namespace delve::editor {
namespace {

constexpr std::string_view onePiece = "piece";
constexpr std::string_view quarterGround = "rpgmaker-a2";
constexpr std::string_view quarterWall = "rpgmaker-a4";
constexpr std::int32_t rowsOfQuarterWall = 2;

Size sizeInPieces(const SkinPicture& sheet) {
    const auto across = sheet.columns();
    return {across, across == 0 ? 0 : static_cast<std::int32_t>(sheet.count()) / across};
}

Failure unknownWay(const SheetPart& part) {
    const auto nearest = nearestWord(part.how, sheetWays());
    if (nearest.empty())
        return badInput({DELVE_TEXT("skin", "Unknown template \"%1\" for \"%2\". Expected one of: %3."),
                         {part.how, part.tile, listedWords(sheetWays())}});
    return badInput(
        {DELVE_TEXT("skin", "Unknown template \"%1\" for \"%2\"; did you mean \"%4\"? Expected one of: %3."),
         {part.how, part.tile, listedWords(sheetWays()), nearest}});
}

/// The way that is meant, where the whole picture is one template.
Result<SheetPart> completed(SheetPart part, const SkinPicture& sheet) {
    const auto pieces = sizeInPieces(sheet);
    if (part.how.empty()) {
        const auto fitting = templatesFor(pieces);
        if (fitting.size() != 1)
            return badInput(
                {DELVE_TEXT("skin", "The picture has %1 x %2 pieces, which is no known template. Name the one "
                                    "for \"%3\": %4."),
                 {std::to_string(pieces.width), std::to_string(pieces.height), part.tile, listedWords(sheetWays())}});
        part.how = fitting.front()->id;
    }
    const auto size = sizeOfWay(part.how);
    if (!size) return unknownWay(part);
    if (part.first.x >= 0 && part.first.y >= 0 && part.first.x <= pieces.width - size->width &&
        part.first.y <= pieces.height - size->height)
        return part;
    return badInput({DELVE_TEXT("skin", "\"%1\": %2 is %3 x %4 pieces, and the picture has %5 x %6. Check where it "
                                        "begins, and the size of a piece."),
                     {part.tile, part.how, std::to_string(size->width), std::to_string(size->height),
                      std::to_string(pieces.width), std::to_string(pieces.height)}});
}

class SheetReader {
public:
    SheetReader(const std::string& name, const SkinPicture& sheet) : m_sheet(sheet) {
        m_skin.id = name;
        m_skin.base = usualSkin()->id;
        m_skin.tiles = usualSkin()->tiles;
        m_skin.cell = sheet.piece.width();
    }
    Done add(const SheetPart& part) {
        TilePieces tile;
        tile.tile = part.tile;
        const bool ofQuarters = part.how == quarterGround || part.how == quarterWall;
        if (ofQuarters) {
            if (!addQuarters(part, tile))
                return badInput({DELVE_TEXT("skin", "\"%1\": the pieces of %2 need an even size, and no space between "
                                                    "them."),
                                 {part.tile, part.how}});
        } else if (part.how == onePiece) {
            const auto number = static_cast<std::uint32_t>(part.first.y * m_sheet.columns() + part.first.x);
            PieceChoice choice;
            choice.frames.push_back({{numberOfSheet(), number, 0}, 0});
            tile.pieces.push_back({std::move(choice)});
        } else {
            const auto& known = *findSheetTemplate(part.how);
            tile.joining = known.joining;
            tile.pieces = slotsOf(known, numberOfSheet(), part.first, m_sheet.columns());
        }
        m_skin.pieces.push_back(std::move(tile));
        return done();
    }
    [[nodiscard]] Skin take() {
        m_skin.prepare();
        for (auto& tile : m_skin.pieces)
            if (tile.clear) tile.over = besideTile;
        return std::move(m_skin);
    }

private:
    /// The picture itself is in the skin as soon as a tile needs it.
    std::uint16_t numberOfSheet() {
        if (!m_number) {
            m_number = static_cast<std::uint16_t>(m_skin.pictures.size());
            m_skin.pictures.push_back(m_sheet);
        }
        return *m_number;
    }
    /// Their pieces are drawn into a picture of their own.
    bool addQuarters(const SheetPart& part, TilePieces& tile) {
        const QSize piece = m_sheet.piece;
        if (m_sheet.spacing != 0) return false;
        const QPoint at(m_sheet.margin + part.first.x * piece.width(), m_sheet.margin + part.first.y * piece.height());
        const QImage top = m_sheet.image.copy(QRect(at, QSize(2 * piece.width(), 3 * piece.height())));
        const QImage side = part.how == quarterWall
                                ? m_sheet.image.copy(QRect(at + QPoint(0, 3 * piece.height()),
                                                           QSize(2 * piece.width(), 2 * piece.height())))
                                : QImage();
        auto made = tileOfQuarters(top, side, rowsOfQuarterWall);
        if (made.picture.isNull()) return false;
        SkinPicture picture;
        picture.name = part.tile + "-pieces";
        picture.piece = piece;
        picture.image = std::move(made.picture);
        QBuffer buffer(&picture.png);
        if (!buffer.open(QIODevice::WriteOnly) || !picture.image.save(&buffer, "PNG")) return false;
        const auto number = static_cast<std::uint16_t>(m_skin.pictures.size());
        const auto name = [number](PieceSlot& slot) {
            for (auto& choice : slot)
                for (auto& frame : choice.frames) frame.piece.picture = number;
        };
        std::ranges::for_each(made.pieces, name);
        for (auto& row : made.face) std::ranges::for_each(row, name);
        m_skin.pictures.push_back(std::move(picture));
        tile.joining = Joining::Blob;
        tile.pieces = std::move(made.pieces);
        tile.face = std::move(made.face);
        return true;
    }

    const SkinPicture& m_sheet;
    Skin m_skin;
    std::optional<std::uint16_t> m_number;
};

Done checkSheet(const SkinPicture& sheet, const std::vector<SheetPart>& parts) {
    if (sheet.piece.width() > maxSkinCell || sheet.piece.height() != sheet.piece.width())
        return badInput(
            {DELVE_TEXT("skin", "The pieces are %1 x %2 pixels. Those of tiles are square, of at most %3 "
                                "pixels a side: give their size."),
             {std::to_string(sheet.piece.width()), std::to_string(sheet.piece.height()), std::to_string(maxSkinCell)}});
    for (std::size_t i = 0; i < parts.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (parts[i].tile == parts[j].tile)
                return badInput({DELVE_TEXT("skin", "The tile \"%1\" is named twice. Remove one."), {parts[i].tile}});
    return done();
}

} // namespace

std::vector<std::string> sheetWays() {
    std::vector<std::string> ways{std::string(onePiece)};
    for (const auto& sheet : sheetTemplates()) ways.emplace_back(sheet.id);
    ways.emplace_back(quarterGround);
    ways.emplace_back(quarterWall);
    return ways;
}

Text labelOfWay(std::string_view way) {
    if (way == quarterGround) return DELVE_TEXT("skin", "RPG Maker A2: a ground");
    if (way == quarterWall) return DELVE_TEXT("skin", "RPG Maker A4: a wall");
    if (const auto* const sheet = findSheetTemplate(way)) return sheet->label;
    return DELVE_TEXT("skin", "One picture");
}

std::optional<Size> sizeOfWay(std::string_view way) {
    if (way == onePiece) return Size{1, 1};
    if (way == quarterGround) return Size{2, 3};
    if (way == quarterWall) return Size{2, 5};
    if (const auto* const sheet = findSheetTemplate(way)) return Size{sheet->columns, sheet->rows};
    return {};
}

Result<Skin> skinOfSheet(const std::string& name, const SkinPicture& sheet, const std::vector<SheetPart>& parts) {
    if (auto checked = checkSheet(sheet, parts); !checked) return std::move(checked).failure();
    SheetReader reader(name, sheet);
    for (const auto& asked : parts) {
        auto part = completed(asked, sheet);
        if (!part) return std::move(part).failure();
        if (auto added = reader.add(*part); !added) return std::move(added).failure();
    }
    auto skin = reader.take();
    auto read = readSkin(skinText(skin, Embedding::All)); // held to all limits of a file
    if (!read) return std::move(read).failure();
    read->pictures = std::move(skin.pictures); // as they lie beside the file
    return read;
}

} // namespace delve::editor
