#include "editor/drawing/first_person_textures.h"

#include "editor/drawing/wall_patterns.h"
#include "editor/text/from_view.h"

#include <QPainter>

#include <algorithm>

namespace delve::editor {
namespace {

constexpr QRgb background = 0xff101114;
constexpr int floorBrightness =
    176; ///< of 256: on the map, floors are brighter than walls; here they lie in the walls' shade
static_assert(wallPatternSide == Texture::side);

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

} // namespace

FirstPersonTextures::FirstPersonTextures(const TileCatalogue& catalogue)
    : m_catalogue(catalogue), m_looks(m_catalogue), m_colours(m_catalogue, background),
      m_sheet(Texture::side, m_catalogue, m_looks, m_colours, m_parts) {}

template <class Draw>
const Texture* FirstPersonTextures::find(const Key& key, Draw draw) {
    const auto found = m_textures.find(key);
    if (found != m_textures.end()) return &found->second;
    return &m_textures.emplace(key, textureOf(draw())).first->second;
}

const Texture* FirstPersonTextures::wall(Tile tile) {
    return find({Sort::Wall, tile}, [&] {
        if (m_catalogue[tile].picture.empty()) return wallPattern(tile, m_colours[tile]);
        const QRgb* const pixels = m_sheet.tile({tile, 0, 0});
        return WallPattern(pixels, pixels + Texture::side * Texture::side);
    });
}

const Texture* FirstPersonTextures::jamb(Tile tile) {
    return find({Sort::Jamb, tile}, [&] { return jambPattern(m_catalogue.wall(tile) ? 0xff8f8b84 : m_colours[tile]); });
}

const Texture* FirstPersonTextures::openDoor() {
    return find({Sort::OpenDoor}, [] { return openDoorPattern(); });
}

const Texture* FirstPersonTextures::floor(Tile tile, Cell at, std::uint8_t edges) {
    const auto& trait = m_looks.trait(tile);
    if (trait.skin && (trait.stands || trait.skin->upright))
        return floor(Tile::Floor, at, edges); // its picture is that of a wall
    const auto variant = trait.variants > 1 ? variantAt(at, trait.skin->weights) : std::uint8_t{0};
    return find({Sort::Floor, tile, variant, edges}, [&] {
        return shaded(m_sheet.tile({tile, 0, variant}), edges, floorBrightness);
    });
}

const Texture* FirstPersonTextures::upright(Tile tile) {
    const auto* const skin = m_looks.trait(tile).skin;
    if (!skin || !skin->upright) return nullptr;
    return find({Sort::Upright, tile}, [&] {
        std::vector<QRgb> pixels(static_cast<std::size_t>(Texture::side) * Texture::side);
        QImage image(reinterpret_cast<uchar*>(pixels.data()), Texture::side, Texture::side,
                     QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        m_parts.render(painter, fromView(skin->tile) + QStringLiteral("-1"), Texture::side);
        return pixels;
    });
}

const Texture* FirstPersonTextures::ceiling(std::uint8_t edges) {
    return find({Sort::Ceiling, Tile::Void, 0, edges}, [&] { return shaded(ceilingPattern().data(), edges); });
}

const Texture* FirstPersonTextures::thing(const ThingLook& look) {
    const auto found = m_things.find(look);
    if (found != m_things.end()) return &found->second;
    const QRgb* const pixels = m_sheet.thing(look);
    return &m_things.emplace(look, textureOf({pixels, pixels + Texture::side * Texture::side})).first->second;
}

} // namespace delve::editor
