#pragma once

#include "editor/skins/neighbourhood.h"
#include "editor/skins/pieces.h"
#include "editor/skins/skin_picture.h"

#include <QPointF>
#include <QRgb>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A skin: how each tile is drawn, as a value: by sprites and by edges that code draws, or from the pieces of pictures.
/// Tiles that a skin does not name are drawn by colour and glyph, or by the picture that a world gives them.
namespace delve {

struct Level;

} // namespace delve

namespace delve::editor {

/// How a tile's own picture depends on the tiles beside it.
enum class Relief : std::uint8_t {
    Flat,    ///< not at all
    Ground,  ///< shaded by raised tiles to its north and west
    Raised,  ///< shows its top, and a south face unless a raised tile is in front of it
    Opening, ///< in a line of raised tiles: seen from the front or from the side
    Stands,  ///< transparent: drawn over the ground of a neighbour
};

/// What a tile is to the edges that others draw onto it. Onto dark rock only raised tiles draw one.
enum class Onto : std::uint8_t { Nothing, Ground, Liquid, Pit, Dark };

enum class EdgeForm : std::uint8_t {
    Smooth, ///< sand, snow, water
    Tufted, ///< blades
    Leafy,  ///< crowns of trees
    Jagged, ///< broken stone
};

/// How a tile ends: a drawn edge that reaches into neighbours of a lower rank. Lengths are in 32nds of a cell.
struct TileEdge {
    EdgeForm form = EdgeForm::Smooth;
    Joining joining = Joining::Blob;
    double depth = 5;     ///< how far it reaches
    double rough = 1.5;   ///< how far it strays from that
    double fillet = 8;    ///< how far it fills a corner between two sides
    QRgb line = 0;        ///< around it; transparent: none
    QRgb light = 0;       ///< along the rims that face the light, in the north-west
    QPointF drop{1, 1.5}; ///< the shade that it throws
    QRgb shade = 0;
    double cliff = 0; ///< how high its south side shows above liquids and pits
    QRgb cliffColour = 0;
};

/// What a tile shows along the edges that are drawn onto it: foam, glow.
struct Shore {
    double width = 0;
    QRgb colour = 0;
};

struct TileSkin {
    std::string tile;
    Relief relief = Relief::Flat;
    std::vector<std::uint8_t> weights{1}; ///< of its pictures NAME-1, NAME-2 …: a hash of the cell chooses one
    std::string picture = {};             ///< NAME, if it is not that of the tile
    QRgb base = 0;                        ///< under the picture; 0: the tile's own colour
    std::string host = {};                ///< of an opening: the raised tile it stands in
    bool sideView = false;                ///< of an opening: NAME-side exists beside NAME-front
    bool upright = false;                 ///< in first person its picture stands on the floor
    bool rims = true;                     ///< raised: lines along its open sides
    Onto onto = Onto::Nothing;
    std::uint8_t rank = 0; ///< tiles of a higher rank end on it; of the same one, they meet flush
    std::optional<TileEdge> edge = {};
    Shore shore = {};
    bool moves = false; ///< animated: its pictures follow one another, beginning with that of the cell

    [[nodiscard]] std::string_view name() const { return picture.empty() ? tile : picture; }
};

struct Skin {
    std::string id;
    std::vector<TileSkin> tiles; ///< the built-in look, of all tiles that have no pieces
    // Drawn from pictures:
    std::string base = {}; ///< the built-in skin that `tiles` are from
    int cell = 0;          ///< pixels a side, at which its pieces are copied as they are; 0: it has no pictures
    std::vector<SkinPicture> pictures = {};
    std::vector<TilePieces> pieces = {};
    std::vector<ThingPieces> things = {};
    std::string unknown = {}; ///< members of a file that this version does not know, as raw JSON
    QByteArray digest = {};   ///< of the text that it was read from, with its pictures

    [[nodiscard]] const TileSkin* find(std::string_view tile) const;
    [[nodiscard]] const TilePieces* findPieces(std::string_view tile) const;
    // Found by prepare():
    std::int32_t reachCells = 1;
    std::int32_t overhangCells = 0;

    /// How many cells around a place may look different when it changes.
    [[nodiscard]] std::int32_t reach() const { return reachCells; }
    /// How far the sprites of things reach beyond their cell, in cells.
    [[nodiscard]] std::int32_t overhang() const { return overhangCells; }
    /// Finds what follows from pieces and pictures; for whoever changed these. Looks at no piece twice.
    void prepare();
};

/// How far the sprites of a row of its things reach beyond their cell, in cells.
[[nodiscard]] std::int32_t overhangOf(const ThingPieces& thing, const Skin& skin);

/// Copies of a skin are large, and a drawing tells its own by its address.
using SharedSkin = std::shared_ptr<const Skin>;

/// The same one, or read from the same text.
[[nodiscard]] bool isSameSkin(const SharedSkin& a, const SharedSkin& b);

/// The skins drawn by code that come with the program; the first is the usual one.
[[nodiscard]] const std::vector<Skin>& builtInSkins();
[[nodiscard]] SharedSkin usualSkin();
/// The one of this name that comes with the program, drawn by code or from pictures; null: there is none.
[[nodiscard]] SharedSkin programSkin(std::string_view name);
/// The property of a level that names its skin, and of a world that names or holds one.
inline constexpr std::string_view skinProperty = "skin";
/// The skin that a level names, else that of its world, else that of its recipe, else the usual one. `ofWorld` may be
/// null; a level may name it, too.
[[nodiscard]] SharedSkin skinOf(const Level& level, const SharedSkin& ofWorld = {});

} // namespace delve::editor
