#include "editor/drawing/cell_pieces.h"

#include "editor/drawing/cell_painter.h"
#include "editor/drawing/moving_parts.h"
#include "editor/drawing/skin_sprites.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <tuple>

namespace delve::editor {
namespace {

constexpr std::size_t recentCount = std::size_t{1} << 12;

std::uint64_t packed(const Look& look) {
    return std::uint64_t{static_cast<std::uint16_t>(look.tile)} << 16 | std::uint64_t{look.sides} << 8 | look.variant;
}

std::uint64_t packed(const EdgeLook& edge) {
    return std::uint64_t{1} << 48 | std::uint64_t{static_cast<std::uint16_t>(edge.tile)} << 32 |
           std::uint64_t{static_cast<std::uint16_t>(edge.onto)} << 16 | std::uint64_t{edge.piece} << 8 | edge.variant;
}

} // namespace

CellPieces::CellPieces(int pixels, const TileCatalogue& catalogue, SharedSkin skin)
    : m_catalogue(catalogue), m_colours(catalogue, toRgb(catalogue[Tile::Void].colour)),
      m_looks(catalogue, std::move(skin)), m_sheet(pixels, m_catalogue, m_looks, m_colours, m_parts),
      m_recent(recentCount) {}

std::size_t CellPieces::Hash::operator()(const Key& key) const {
    std::uint64_t mix = 0;
    for (const auto part : key) {
        mix = (mix ^ part) * 0x9e3779b97f4a7c15u;
        mix ^= mix >> 29;
    }
    return static_cast<std::size_t>(mix);
}

CellPieces::Key CellPieces::keyOf(const Piece& piece) {
    Key key{};
    key[0] = packed(piece.look.ground) << 32 | packed(piece.look.standing);
    key[1] = std::uint64_t{static_cast<std::uint8_t>(piece.sort)} | std::uint64_t{piece.phase} << 8 |
             std::uint64_t{piece.look.ground.pieces} << 16 | std::uint64_t{piece.look.standing.pieces} << 17;
    for (std::size_t i = 0; i < piece.look.edges.count; ++i) key[2 + i] = packed(piece.look.edges.list[i]);
    return key;
}

CellPieces::Number CellPieces::numberOf(const Piece& piece) {
    const Key key = keyOf(piece);
    auto& recent = m_recent[Hash{}(key) % recentCount];
    if (recent.number != 0 && recent.key == key) return recent.number;
    const auto [found, isNew] = m_numbers.try_emplace(key, count() + 1);
    if (isNew) m_pieces.push_back(piece);
    recent = {key, found->second};
    return found->second;
}

CellPieces::Number CellPieces::numberOfThing(const Piece& piece) {
    const auto [found, isNew] = m_things.try_emplace({piece.thing, piece.phase, piece.after}, count() + 1);
    if (isNew) m_pieces.push_back(piece);
    return found->second;
}

std::uint8_t CellPieces::phaseOf(const CellLook& look, Cell place) const {
    return moves(look.ground) || moves(look.standing) ? static_cast<std::uint8_t>(1 + phaseAt(place)) : std::uint8_t{0};
}

CellPieces::Number CellPieces::ofCell(const Around& around, Cell place) {
    const auto look = cellLookOf(around, place, m_looks);
    if (look.ground.tile == Tile::Void && look.edges.count == 0 && look.standing.tile == Tile::Void) return 0;
    return numberOf({Sort::Cell, phaseOf(look, place), 0, look});
}

CellPieces::Number CellPieces::ofVeil(const Around& around, Cell place) {
    if (*around.here == Tile::Void) return 0;
    return over(m_looks.of(around, place), place);
}

CellPieces::Number CellPieces::ofStanding(Tile tile, Cell place) {
    if (tile == Tile::Void) return 0;
    return over(m_looks.flat(tile, place), place);
}

CellPieces::Number CellPieces::over(const Look& look, Cell place) {
    const CellLook alone{look};
    return numberOf({Sort::Over, phaseOf(alone, place), 0, alone});
}

CellPieces::Number CellPieces::ofThing(const ThingLook& look, Cell at) {
    const bool moving = editor::moves(look.kind);
    Piece piece{Sort::Thing, static_cast<std::uint8_t>(moving ? 1 + phaseAt(at) : 0)};
    piece.thing = look;
    const auto& skin = m_looks.skin();
    const bool isLarge = pixels() >= std::min(minPixelsOfThings, skin.cell); // smaller ones are drawn by code
    if (look.sprite == 0 || look.sprite > skin.things.size() || !isLarge) {
        piece.thing.sprite = 0;
        return numberOfThing(piece);
    }
    piece.phase = 0;
    piece.after = static_cast<std::uint8_t>(frameOfThing(skin, static_cast<std::uint16_t>(look.sprite - 1), at, 0));
    return numberOfThing(piece);
}

Tile CellPieces::tileOf(Number piece) const {
    const auto& look = m_pieces[piece - 1].look;
    return look.standing.tile != Tile::Void ? look.standing.tile : look.ground.tile;
}

const ThingLook* CellPieces::thingOf(Number piece) const {
    const auto& found = m_pieces[piece - 1];
    return found.sort == Sort::Thing ? &found.thing : nullptr;
}

/// After how many pictures it begins again.
std::uint32_t CellPieces::picturesOf(const Piece& piece) const {
    if (piece.phase == 0) return 1;
    if (piece.sort == Sort::Thing) return 2;
    std::uint32_t pictures = 1;
    for (const auto& look : {piece.look.ground, piece.look.standing})
        if (moves(look)) pictures = std::lcm(pictures, std::uint32_t{m_looks.trait(look.tile).variants});
    return pictures;
}

CellPieces::Number CellPieces::later(Piece piece, std::uint32_t pictures) {
    if (piece.sort == Sort::Thing) {
        piece.after = static_cast<std::uint8_t>((piece.after + pictures) % 2);
        return numberOfThing(piece);
    }
    for (auto* const look : {&piece.look.ground, &piece.look.standing})
        if (moves(*look))
            look->variant = static_cast<std::uint8_t>((look->variant + pictures) % m_looks.trait(look->tile).variants);
    return numberOf(piece);
}

/// Of a look that is drawn from the pieces of a skin.
std::vector<CellPieces::Frame> CellPieces::framesOfSlot(Piece piece, Look& look) {
    const auto& slot = m_looks.trait(look.tile).pieces->slot(look.sides);
    const auto [first, choice] = choiceOf(slot, look.variant);
    std::vector<Frame> frames;
    for (std::size_t i = 0; i < choice->frames.size(); ++i) {
        look.variant = static_cast<std::uint8_t>(first + i);
        frames.push_back({numberOf(piece), choice->frames[i].milliseconds});
    }
    return frames;
}

/// Of a thing that the skin has a sprite for.
std::vector<CellPieces::Frame> CellPieces::framesOfSprite(Piece piece) {
    const auto& slot = m_looks.skin().things[piece.thing.sprite - 1u].pieces;
    const auto [first, choice] = choiceOf(slot, piece.after);
    std::vector<Frame> frames;
    for (std::size_t i = 0; isAnimated(*choice) && i < choice->frames.size(); ++i) {
        piece.after = static_cast<std::uint8_t>(first + i);
        frames.push_back({numberOfThing(piece), choice->frames[i].milliseconds});
    }
    return frames;
}

/// Where both the ground and what stands on it are animated, the ground alone moves.
std::vector<CellPieces::Frame> CellPieces::framesOf(Number number) {
    Piece piece = m_pieces[number - 1];
    if (piece.thing.sprite != 0) return framesOfSprite(piece);
    for (auto* const look : {&piece.look.ground, &piece.look.standing})
        if (look->pieces &&
            isAnimated(*choiceOf(m_looks.trait(look->tile).pieces->slot(look->sides), look->variant).second))
            return framesOfSlot(piece, *look);
    const auto pictures = picturesOf(piece);
    if (pictures == 1) return {};
    constexpr auto whole = static_cast<std::int32_t>(framesOfPicture) * frameMilliseconds;
    const std::int32_t passed = (piece.phase - 1) * frameMilliseconds; // of the first picture, when the map is opened
    std::vector<Frame> frames{{number, whole - passed}};
    for (std::uint32_t i = 1; i < pictures; ++i) frames.push_back({later(piece, i), whole});
    if (passed > 0) frames.push_back({number, passed});
    return frames;
}

bool CellPieces::isCut(Number number) {
    const auto& piece = m_pieces[number - 1];
    if (piece.thing.sprite == 0) return false;
    const auto sprite = m_sheet.skinThing(static_cast<std::uint16_t>(piece.thing.sprite - 1), std::size_t{piece.after});
    return !QRect(0, 0, pixels(), pixels()).contains(sprite.area);
}

void CellPieces::paintSprite(QImage& into, QPoint at, const Piece& piece) {
    const auto sprite = m_sheet.skinThing(static_cast<std::uint16_t>(piece.thing.sprite - 1), std::size_t{piece.after});
    const QRect seen = sprite.area & QRect(0, 0, pixels(), pixels());
    constexpr std::ptrdiff_t bytes = sizeof(QRgb);
    for (int y = 0; y < pixels(); ++y) {
        auto* const row = into.scanLine(at.y() + y) + at.x() * bytes;
        std::memset(row, 0, static_cast<std::size_t>(pixels() * bytes));
        if (y < seen.top() || y > seen.bottom()) continue;
        const auto* const from = sprite.pixels + std::ptrdiff_t{y - sprite.area.y()} * sprite.area.width();
        std::memcpy(row + seen.x() * bytes, from + (seen.x() - sprite.area.x()),
                    static_cast<std::size_t>(seen.width() * bytes));
    }
}

void CellPieces::paint(QImage& into, QPoint at, Number number) {
    const auto& piece = m_pieces[number - 1];
    if (piece.thing.sprite != 0) return paintSprite(into, at, piece);
    if (piece.sort == Sort::Cell) {
        paintCell(into, at, piece.look, m_sheet);
        return;
    }
    const QRgb* from =
        piece.sort == Sort::Thing ? m_sheet.thing(piece.thing, piece.after) : m_sheet.laidOver(piece.look.ground);
    const auto bytes = static_cast<std::size_t>(pixels()) * sizeof(QRgb);
    for (int y = 0; y < pixels(); ++y, from += pixels())
        std::memcpy(into.scanLine(at.y() + y) + at.x() * std::ptrdiff_t{sizeof(QRgb)}, from, bytes);
}

} // namespace delve::editor
