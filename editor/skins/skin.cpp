#include "editor/skins/skin.h"

#include "editor/skins/shipped_skins.h"
#include "generation/level/delve/json_stream.h"
#include "generation/level/level.h"
#include "generation/recipes/recipes.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace delve::editor {
namespace {

/// Of skins that live as long as the program.
SharedSkin shared(const Skin& skin) { return {SharedSkin(), &skin}; }

/// What a piece looks like: its pixels, each by how opaque it is.
struct PixelSums {
    std::int64_t red = 0, green = 0, blue = 0, shares = 0;
    bool clear = false;

    void add(const PixelSums& other, std::int64_t weight) {
        red += weight * other.red;
        green += weight * other.green;
        blue += weight * other.blue;
        shares += weight * other.shares;
    }
    [[nodiscard]] QRgb mean() const {
        const auto part = [this](std::int64_t sum) {
            return static_cast<int>(shares > 0 ? (sum + shares / 2) / shares : 0);
        };
        return qRgb(part(red), part(green), part(blue));
    }
};

PixelSums sumsOf(const QImage& picture, const QRect& area) {
    PixelSums sums;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        const auto* const row = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = area.left(); x <= area.right(); ++x) {
            const std::int64_t share = qAlpha(row[x]);
            sums.red += share * qRed(row[x]);
            sums.green += share * qGreen(row[x]);
            sums.blue += share * qBlue(row[x]);
            sums.shares += share;
            sums.clear = sums.clear || share != 255;
        }
    }
    return sums;
}

/// Looks at each piece once, however often it is named: no two pieces of a picture share a pixel, so that all of it
/// takes no longer than looking at the pictures.
class LookedAtPieces {
public:
    explicit LookedAtPieces(const std::vector<SkinPicture>& pictures) : m_pictures(pictures) {}
    [[nodiscard]] const PixelSums& of(const Piece& piece) {
        const auto key = std::uint64_t{piece.picture} << 32 | piece.number;
        const auto found = m_sums.find(key);
        if (found != m_sums.end()) return found->second;
        const auto& picture = m_pictures[piece.picture];
        return m_sums.emplace(key, sumsOf(picture.image, picture.rectOf(piece.number))).first->second;
    }

private:
    const std::vector<SkinPicture>& m_pictures;
    std::unordered_map<std::uint64_t, PixelSums> m_sums;
};

void prepareTile(TilePieces& tile, LookedAtPieces& pieces) {
    PixelSums all;
    tile.clear = false;
    for (std::size_t i = 0; i < tile.slotsInAll(); ++i)
        for (const auto& choice : tile.slot(i)) {
            all.add(pieces.of(choice.frames.front().piece), choice.weight);
            for (const auto& frame : choice.frames) tile.clear = tile.clear || pieces.of(frame.piece).clear;
        }
    tile.mean = all.mean();
}

/// The member `skin` of a recipe that a person wrote.
class SkinMember : public JsonListener {
public:
    bool enters(std::string_view name, JsonKind kind) override {
        return name.empty() && kind == JsonKind::Object && !std::exchange(m_inside, true);
    }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view name, std::string_view, JsonValue value) override {
        if (name == skinProperty && value.kind() == JsonKind::Text) m_name = value.text();
    }
    [[nodiscard]] const std::string& name() const { return m_name; }

private:
    bool m_inside = false;
    std::string m_name;
};

/// Recipes do not know skins: for them it is one of the members that they keep as they are.
std::string skinNamedBy(const Recipe& recipe) {
    if (recipe.unknown.find("\"skin\"") == std::string::npos) return {};
    const std::string text = '{' + recipe.unknown + '}';
    SkinMember member;
    return readJson(piecesOf(text), member) ? member.name() : std::string();
}

SharedSkin skinOf(const Recipe& recipe) {
    if (auto skin = programSkin(skinNamedBy(recipe))) return skin;
    const auto* const origin = generation::originOf(recipe, generation::builtInRecipes());
    return origin ? programSkin(origin->skin) : SharedSkin();
}

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

void Skin::prepare() {
    LookedAtPieces looked(pictures);
    std::size_t rows = 0;
    for (auto& tile : pieces) {
        prepareTile(tile, looked);
        rows = std::max(rows, tile.face.size());
    }
    overhangCells = 0;
    for (const auto& thing : things) overhangCells = std::max(overhangCells, overhangOf(thing, *this));
    reachCells = std::max(1 + static_cast<std::int32_t>(rows), overhangCells);
}

std::int32_t overhangOf(const ThingPieces& thing, const Skin& skin) {
    std::int32_t most = 0;
    const auto cell = skin.cell;
    for (const auto& choice : thing.pieces)
        for (const auto& frame : choice.frames) {
            const auto size = skin.pictures[frame.piece.picture].piece;
            const auto x = thing.anchorX.value_or(size.width() / 2);
            const auto y = thing.anchorY.value_or(size.height());
            for (const auto beyond : {x - cell / 2, size.width() - x - cell / 2, y - cell, size.height() - y})
                most = std::max(most, cellsOf(beyond, cell));
        }
    return most;
}

bool isSameSkin(const SharedSkin& a, const SharedSkin& b) {
    return a == b || (a && b && !a->digest.isEmpty() && a->digest == b->digest);
}

SharedSkin usualSkin() { return shared(builtInSkins().front()); }

SharedSkin programSkin(std::string_view name) {
    const auto& skins = builtInSkins();
    const auto found = std::ranges::find(skins, name, &Skin::id);
    return found == skins.end() ? shippedSkin(name) : shared(*found);
}

SharedSkin skinOf(const Level& level, const SharedSkin& ofWorld) {
    if (const auto* value = level.properties.find(skinProperty))
        if (const auto* word = std::get_if<std::string>(value)) {
            if (ofWorld && ofWorld->id == *word) return ofWorld;
            if (auto skin = programSkin(*word)) return skin;
        }
    if (ofWorld) return ofWorld;
    auto ofRecipe = level.recipe ? skinOf(*level.recipe) : SharedSkin();
    return ofRecipe ? ofRecipe : usualSkin();
}

} // namespace delve::editor
