#include "editor/drawing/first_person_textures.h"

#include "editor/drawing/rough_patterns.h"
#include "editor/drawing/veils.h"
#include "editor/drawing/wall_patterns.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

constexpr QRgb background = 0xff101114;
constexpr int floorBrightness =
    176; ///< of 256: on the map, floors are brighter than walls; here they lie in the walls' shade
constexpr int openBrightness = 232; ///< of ground under the open sky
static_assert(patternSide == Texture::side);

Texture textureOf(std::vector<QRgb> pixels) {
    Texture texture;
    texture.pixels[0] = std::move(pixels);
    int side = Texture::side / 2;
    for (std::size_t i = 1; i < texture.pixels.size(); ++i, side /= 2) {
        const auto& from = texture.pixels[i - 1];
        auto& into = texture.pixels[i];
        into.resize(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x) {
                const QRgb* const upper = &from[static_cast<std::size_t>(y * 4 * side + x * 2)];
                into[static_cast<std::size_t>(y * side + x)] =
                    meanOf(upper[0], upper[1], upper[2 * side], upper[2 * side + 1]);
            }
    }
    return texture;
}

QRgb darker(QRgb colour, int of256) {
    const auto part = [of256](int value) { return value * of256 / 256; };
    return qRgb(part(qRed(colour)), part(qGreen(colour)), part(qBlue(colour)));
}

/// The brightness, of 256, of a pixel of floor or ceiling near the walls beside its cell.
int shadeAt(int x, int y, std::uint8_t edges) {
    constexpr int reach = 18;
    int shade = 256;
    const auto darken = [&](std::uint8_t edge, int away) {
        if ((edges & edge) && away < reach) shade = shade * (256 - (reach - away) * (reach - away) / 3) / 256;
    };
    darken(EdgeNorth, y);
    darken(EdgeSouth, Texture::side - 1 - y);
    darken(EdgeWest, x);
    darken(EdgeEast, Texture::side - 1 - x);
    return shade;
}

std::vector<QRgb> shaded(const QRgb* pixels, std::uint8_t edges, int brightness = 256) {
    std::vector<QRgb> into(static_cast<std::size_t>(Texture::side) * Texture::side);
    for (int y = 0; y < Texture::side; ++y)
        for (int x = 0; x < Texture::side; ++x) {
            const auto i = static_cast<std::size_t>(y * Texture::side + x);
            into[i] = darker(pixels[i], shadeAt(x, y, edges) * brightness / 256);
        }
    return into;
}

/// The first and the last row of a picture that show something.
std::pair<int, int> rowsShown(const QRgb* pixels) {
    const auto shows = [pixels](int row) {
        const QRgb* const from = pixels + static_cast<std::ptrdiff_t>(row) * Texture::side;
        return std::any_of(from, from + Texture::side, [](QRgb pixel) { return qAlpha(pixel) > 100; });
    };
    int first = 0;
    int last = Texture::side - 1;
    while (first < last && !shows(first)) ++first;
    while (last > first && !shows(last)) --last;
    return {first, last};
}

/// Which part of a rough pattern a cell shows: along a wall the parts follow one another.
std::uint8_t partAt(Cell at) { return static_cast<std::uint8_t>((at.x + at.y) & (roughParts - 1)); }
static_assert((roughParts & (roughParts - 1)) == 0);

} // namespace

FirstPersonTextures::FirstPersonTextures(const TileCatalogue& catalogue, const SharedSkin& skin)
    : m_skin(skin), m_catalogue(catalogue), m_looks(m_catalogue, skin), m_colours(m_catalogue, background),
      m_sheet(Texture::side, m_catalogue, m_looks, m_colours, m_parts) {}

std::size_t FirstPersonTextures::bytes() const {
    constexpr std::size_t pixelsOfOne = Texture::side * Texture::side * 4 / 3; // with its smaller sizes
    return (m_textures.size() + m_things.size() + m_growths.size()) * pixelsOfOne * sizeof(QRgb);
}

void FirstPersonTextures::limitMemory() {
    if (bytes() <= mostBytes) return;
    m_textures.clear();
    m_things.clear();
    m_growths.clear();
}

template <class Draw>
const Texture* FirstPersonTextures::find(const Key& key, Draw draw) {
    const auto found = m_textures.find(key.packed());
    if (found != m_textures.end()) return &found->second;
    return &m_textures.emplace(key.packed(), textureOf(draw())).first->second;
}

/// As its edge on the map ends.
FirstPersonTextures::Matter FirstPersonTextures::matterOf(Tile tile) const {
    const auto* const skin = m_looks.trait(tile).skin;
    if (!skin || !skin->edge || m_catalogue.seeThrough(tile)) return Matter::Built;
    if (skin->edge->form == EdgeForm::Jagged) return Matter::Rock;
    return skin->edge->form == EdgeForm::Leafy ? Matter::Trees : Matter::Built;
}

/// Patterns are darker than the colour they are given; that of the map is the colour of a top in the shade.
QRgb FirstPersonTextures::roughColour(Tile tile) const {
    const auto* const skin = m_looks.trait(tile).skin;
    return brighter(skin && skin->base ? skin->base : m_colours[tile], 14);
}

void FirstPersonTextures::lay(Tile tile, std::uint8_t variant, std::vector<QRgb>& onto) {
    const QRgb* const above = m_sheet.laidOver(lookOf(tile, variant));
    for (std::size_t i = 0; i < onto.size(); ++i)
        if (above[i] != 0) onto[i] = over(above[i], onto[i]);
}

/// A tile drawn from pictures has more of them than a number tells apart: here it shows that of one place.
Look FirstPersonTextures::lookOf(Tile tile, std::uint8_t variant) const {
    if (!m_looks.trait(tile).pieces) return {tile, 0, variant};
    return m_looks.flat(tile, {variant, 0});
}

std::uint8_t FirstPersonTextures::variantAt(Tile tile, Cell at) const {
    if (!m_looks.trait(tile).pieces) return m_looks.variantOf(tile, at);
    return static_cast<std::uint8_t>(mixed(at.x, at.y) % variantsOfPieces);
}

bool FirstPersonTextures::isWholeGround(Tile tile) {
    const auto& own = m_looks.trait(tile);
    if (!own.pieces || own.under == Looks::Under::Itself || own.relief == Relief::Stands) return false;
    return depthOf(tile) > 0 || hidesAll(tile);
}

bool FirstPersonTextures::hidesAll(Tile tile) {
    const auto known = m_hidesAll.find(tile);
    if (known != m_hidesAll.end()) return known->second;
    bool all = true;
    for (std::uint32_t variant = 0; all && variant < variantsOfPieces; ++variant) {
        const QRgb* const pixels = m_sheet.laidOver(lookOf(tile, static_cast<std::uint8_t>(variant)));
        all = std::all_of(pixels, pixels + std::ptrdiff_t{Texture::side} * Texture::side,
                          [](QRgb pixel) { return qAlpha(pixel) == 255; });
    }
    return m_hidesAll[tile] = all;
}

std::vector<QRgb> FirstPersonTextures::wallPixels(Tile tile, int part) {
    if (m_looks.trait(tile).pieces) {
        const QRgb* const face = m_sheet.tile(m_looks.flat(tile, {part, 0}));
        return {face, face + std::ptrdiff_t{Texture::side} * Texture::side};
    }
    const auto matter = matterOf(tile);
    if (matter == Matter::Rock) return rockPattern(roughColour(tile), part, !m_catalogue.wall(tile));
    if (matter == Matter::Trees) return treesPattern(roughColour(tile), part);
    if (m_catalogue[tile].picture.empty()) return wallPattern(tile, m_colours[tile]);
    const QRgb* const pixels = m_sheet.tile({tile, 0, 0});
    return {pixels, pixels + std::ptrdiff_t{Texture::side} * Texture::side};
}

const Texture* FirstPersonTextures::wall(Tile tile, Cell at, Tile laid) {
    const auto part = matterOf(tile) == Matter::Built ? std::uint8_t{0} : partAt(at);
    const auto laidVariant = variantAt(laid, at);
    return find({Sort::Wall, tile, part, 0, laid, laidVariant}, [&] {
        auto pixels = wallPixels(tile, part);
        if (laid != Tile::Void) lay(laid, laidVariant, pixels);
        return pixels;
    });
}

std::vector<QRgb> FirstPersonTextures::crownPixels(Tile tile, int part) const {
    if (matterOf(tile) == Matter::Rock) return peakPattern(roughColour(tile), part);
    if (matterOf(tile) == Matter::Trees) return crownsPattern(roughColour(tile), part);
    return m_catalogue.ofHouse(tile) ? roofPattern(0xff5f5c66) : merlonPattern(0xff8f8b84);
}

const Texture* FirstPersonTextures::crown(Tile tile, Cell at) {
    const bool rough = matterOf(tile) != Matter::Built;
    if (!rough && !m_catalogue.ofHouse(tile) && !m_catalogue.wall(tile)) return nullptr;
    const auto part = rough ? partAt(at) : std::uint8_t{0};
    return find({Sort::Crown, tile, part}, [&] { return crownPixels(tile, part); });
}

const Texture* FirstPersonTextures::jamb(Tile tile, Cell at) {
    if (matterOf(tile) == Matter::Rock) return wall(tile, at);
    return find({Sort::Jamb, tile}, [&] { return jambPattern(m_catalogue.wall(tile) ? 0xff8f8b84 : m_colours[tile]); });
}

const Texture* FirstPersonTextures::openDoor() {
    return find({Sort::OpenDoor}, [] { return openDoorPattern(); });
}

const Texture* FirstPersonTextures::floor(Tile tile, Cell at, std::uint8_t edges, Tile laid) {
    if (m_looks.trait(tile).stands) return floor(Tile::Floor, at, edges, laid); // its picture is that of a wall
    const auto variant = variantAt(tile, at);
    const auto laidVariant = variantAt(laid, at);
    return find({Sort::Floor, tile, variant, edges, laid, laidVariant}, [&] {
        const QRgb* const from = m_sheet.tile(lookOf(tile, variant));
        std::vector<QRgb> pixels(from, from + std::ptrdiff_t{Texture::side} * Texture::side);
        if (laid != Tile::Void) lay(laid, laidVariant, pixels);
        return shaded(pixels.data(), edges, edges & UnderSky ? openBrightness : floorBrightness);
    });
}

/// A pillar reaches from the floor to the ceiling; anything else keeps its shape, and stands on the floor.
std::vector<QRgb> FirstPersonTextures::uprightPixels(Tile tile, std::uint8_t variant) {
    const QRgb* const from = m_sheet.laidOver(lookOf(tile, variant));
    const auto [first, last] = rowsShown(from);
    const int shown = last + 1 - first;
    std::vector<QRgb> pixels(std::size_t{Texture::side} * Texture::side, 0);
    const int height = tile == Tile::Pillar ? Texture::side : shown;
    for (int y = 0; y < height; ++y) {
        const QRgb* const row = from + static_cast<std::ptrdiff_t>(first + y * shown / height) * Texture::side;
        std::copy(row, row + Texture::side,
                  pixels.begin() + static_cast<std::ptrdiff_t>(Texture::side - height + y) * Texture::side);
    }
    return pixels;
}

const Texture* FirstPersonTextures::upright(Tile tile, Cell at) {
    const auto variant = variantAt(tile, at);
    return find({Sort::Upright, tile, variant}, [&] { return uprightPixels(tile, variant); });
}

const Texture* FirstPersonTextures::ceiling(std::uint8_t edges) {
    edges &= static_cast<std::uint8_t>(~UnderSky);
    return find({Sort::Ceiling, Tile::Void, 0, edges}, [&] {
        const bool rock = matterOf(Tile::Wall) == Matter::Rock;
        return shaded((rock ? rockCeilingPattern(roughColour(Tile::Wall)) : ceilingPattern()).data(), edges,
                      rock ? floorBrightness : 256);
    });
}

QRgb FirstPersonTextures::indoorAir() {
    const auto mean = [](const Texture& texture) {
        const auto& pixels = texture.pixels.back(); // of 4 x 4
        std::array<QRgb, 4> rows{};
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i] = meanOf(pixels[4 * i], pixels[4 * i + 1], pixels[4 * i + 2], pixels[4 * i + 3]);
        return meanOf(rows[0], rows[1], rows[2], rows[3]);
    };
    return halfway(mean(*floor(Tile::Floor, {}, 0)), mean(*ceiling(0)));
}

const Texture* FirstPersonTextures::growth(const char* part) {
    const auto found = m_growths.find(part);
    if (found != m_growths.end()) return &found->second;
    std::vector<QRgb> pixels(std::size_t{Texture::side} * Texture::side);
    QImage image(reinterpret_cast<uchar*>(pixels.data()), Texture::side, Texture::side,
                 QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    m_parts.render(painter, QString::fromLatin1(part), Texture::side);
    painter.end();
    return &m_growths.emplace(part, textureOf(std::move(pixels))).first->second;
}

double FirstPersonTextures::depthOf(Tile tile) const {
    const auto* const skin = m_looks.trait(tile).skin;
    if (!skin || (skin->onto != Onto::Liquid && skin->onto != Onto::Pit)) return 0;
    if (isPit(tile)) return 1.1;
    return m_catalogue.walkable(tile) ? 0.05 : 0.11;
}

bool FirstPersonTextures::isPit(Tile tile) const {
    const auto* const skin = m_looks.trait(tile).skin;
    return skin && skin->onto == Onto::Pit;
}

const Texture* FirstPersonTextures::thing(const ThingLook& look) {
    const auto found = m_things.find(look);
    if (found != m_things.end()) return &found->second;
    const QRgb* const pixels = m_sheet.thing(look);
    return &m_things.emplace(look, textureOf({pixels, pixels + Texture::side * Texture::side})).first->second;
}

} // namespace delve::editor
