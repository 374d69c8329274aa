#include "editor/skins/skin.h"

#include "editor/skins/shipped_skins.h"
#include "generation/level/level.h"
#include "generation/recipes/recipes.h"

#include <algorithm>

namespace delve::editor {
namespace {

/// Of skins that live as long as the program.
SharedSkin shared(const Skin& skin) { return {SharedSkin(), &skin}; }

SharedSkin builtIn(std::string_view id) {
    const auto& skins = builtInSkins();
    const auto found = std::ranges::find(skins, id, &Skin::id);
    return found == skins.end() ? nullptr : shared(*found);
}

SharedSkin named(std::string_view id) {
    auto skin = builtIn(id);
    return skin ? skin : shippedSkin(id);
}

/// Of the parts that are not transparent.
class MeanColour {
public:
    void add(const QImage& picture, const QRect& area, std::int64_t weight) {
        for (int y = area.top(); y <= area.bottom(); ++y) {
            const auto* const row = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
            for (int x = area.left(); x <= area.right(); ++x) {
                const std::int64_t share = weight * qAlpha(row[x]);
                m_red += share * qRed(row[x]);
                m_green += share * qGreen(row[x]);
                m_blue += share * qBlue(row[x]);
                m_shares += share;
            }
        }
    }
    [[nodiscard]] QRgb colour() const {
        const auto part = [this](std::int64_t sum) {
            return static_cast<int>(m_shares > 0 ? (sum + m_shares / 2) / m_shares : 0);
        };
        return qRgb(part(m_red), part(m_green), part(m_blue));
    }

private:
    std::int64_t m_red = 0, m_green = 0, m_blue = 0, m_shares = 0;
};

std::int32_t cellsOf(std::int32_t pixels, std::int32_t cell) { return (std::max(0, pixels) + cell - 1) / cell; }

} // namespace

const TileSkin* Skin::find(std::string_view tile) const {
    const auto found = std::ranges::find(tiles, tile, &TileSkin::tile);
    return found == tiles.end() ? nullptr : &*found;
}

const TilePieces* Skin::findPieces(std::string_view tile) const {
    const auto found = std::ranges::find(pieces, tile, &TilePieces::tile);
    return found == pieces.end() ? nullptr : &*found;
}

std::int32_t Skin::reach() const {
    std::size_t rows = 0;
    for (const auto& tile : pieces) rows = std::max(rows, tile.face.size());
    return std::max(1 + static_cast<std::int32_t>(rows), overhang());
}

std::int32_t Skin::overhang() const {
    std::int32_t most = 0;
    for (const auto& thing : things)
        for (const auto& choice : thing.pieces)
            for (const auto& frame : choice.frames) {
                const auto size = pictures[frame.piece.picture].piece;
                const auto x = thing.anchorX.value_or(size.width() / 2);
                const auto y = thing.anchorY.value_or(size.height());
                for (const auto beyond : {x - cell / 2, size.width() - x - cell / 2, y - cell, size.height() - y})
                    most = std::max(most, cellsOf(beyond, cell));
            }
    return most;
}

void Skin::findMeans() {
    for (auto& tile : pieces) {
        MeanColour mean;
        for (std::size_t i = 0; i < tile.slotsInAll(); ++i)
            for (const auto& choice : tile.slot(i)) {
                const auto& piece = choice.frames.front().piece;
                const auto& picture = pictures[piece.picture];
                mean.add(picture.image, picture.rectOf(piece.number), choice.weight);
            }
        tile.mean = mean.colour();
    }
}

bool isSameSkin(const SharedSkin& a, const SharedSkin& b) {
    return a == b || (a && b && !a->digest.isEmpty() && a->digest == b->digest);
}

SharedSkin usualSkin() { return shared(builtInSkins().front()); }

SharedSkin skinOf(const Level& level, const SharedSkin& ofWorld) {
    if (const auto* value = level.properties.find(skinProperty))
        if (const auto* word = std::get_if<std::string>(value)) {
            if (ofWorld && ofWorld->id == *word) return ofWorld;
            if (auto skin = named(*word)) return skin;
        }
    if (ofWorld) return ofWorld;
    if (level.recipe)
        if (const auto* recipe = generation::originOf(*level.recipe, generation::builtInRecipes()))
            if (auto skin = named(recipe->skin)) return skin;
    return usualSkin();
}

} // namespace delve::editor
