#include "editor/tiled/imported_tiles.h"

#include "editor/files/progress.h"
#include "editor/tilesets/free_glyphs.h"
#include "editor/tilesets/tile_picture.h"
#include "editor/tilesets/tile_words.h"
#include "editor/tilesets/tileset.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/printable.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace delve::editor {
namespace {

std::string nameOf(const TilesetPiece& piece, TiledCell cell) {
    auto name = safeLine(clipped(piece.tileset->name)) + '-' + std::to_string(piece.id);
    if ((cell & tiledFlags) != 0) name += '-';
    if ((cell & flippedAcross) != 0) name += 'x';
    if ((cell & flippedDown) != 0) name += 'y';
    if ((cell & flippedDiagonally) != 0) name += 'd';
    if ((cell & turnedHexagonally) != 0) name += 'h';
    return name;
}

class TileMaking {
public:
    TileMaking(const TiledMap& map, TilesetPictures& pictures, const TileCatalogue* ours)
        : m_map(map), m_pictures(pictures), m_ours(ours != nullptr) {
        if (ours) m_made.catalogue = *ours;
    }

    [[nodiscard]] Done make(const PieceNumbers& numbers, const std::vector<std::optional<Tile>>& said,
                            const TiledLayer& ground, generation::Feedback* feedback) {
        const auto uses = usesOf(ground, numbers.pieces().size());
        const UseGuesses guesses(uses);
        m_made.byNumber.assign(numbers.pieces().size(), Tile::Void);
        for (const auto number : inOrder(numbers)) {
            if (!goesOn(feedback, 0, 0)) return cancelled();
            const auto cell = numbers.pieces()[number];
            const auto piece = pieceOf(m_map, cell);
            if (!piece) {
                m_strangers += numbers.counts()[number];
                continue;
            }
            const auto own = m_ours && piece->tile ? m_made.catalogue.find(piece->tile->className) : std::nullopt;
            if (own) {
                m_made.byNumber[number] = *own;
                continue;
            }
            const PieceImage picture = m_pictures.piece(*piece, cell);
            const bool guessed = !said[number] && uses[number].cells > 0;
            const Tile serves = said[number] ? *said[number]
                                : guessed    ? guesses.guess(uses[number], picture.image)
                                             : Tile::Floor;
            if (guessed) noteGuess(*piece, serves);
            m_made.byNumber[number] = add(*piece, cell, picture, serves);
            if (uses[number].cells > 0) addPiece(*piece, m_made.byNumber[number], uses[number].cells, guessed);
        }
        addNotes();
        return done();
    }

    [[nodiscard]] ImportedTiles take() { return std::move(m_made); }

private:
    /// By tileset and place in it, whatever part of the map uses them first.
    static std::vector<std::size_t> inOrder(const PieceNumbers& numbers) {
        std::vector<std::size_t> order(numbers.pieces().size() - 1);
        std::iota(order.begin(), order.end(), std::size_t{1});
        std::ranges::sort(order, {}, [&](std::size_t number) {
            const auto cell = numbers.pieces()[number];
            return std::pair(cell & ~tiledFlags, cell);
        });
        return order;
    }

    Tile add(const TilesetPiece& piece, TiledCell cell, const PieceImage& picture, Tile serves) {
        auto& catalogue = m_made.catalogue;
        const auto& cellSize = m_map.tile;
        if (picture.size.width() > cellSize.width || picture.size.height() > cellSize.height) ++m_large;
        TileKind kind;
        kind.name = nameOf(piece, cell);
        if (catalogue.find(kind.name)) kind.name = freeTileName(catalogue, kind.name);
        kind.glyph = m_glyphs.next();
        kind.serves = serves;
        kind.source = safeLine(sourceOf(piece, cell));
        const QImage& shown = picture.image;
        kind.colour = shown.isNull() ? catalogue[serves].colour : meanColour(shown);
        if (!shown.isNull()) kind.picture = embeddedPicture(shown);
        m_made.anyNew = true;
        return catalogue.add(std::move(kind)).value_or(serves);
    }

    /// Those that differ in how they are flipped follow each other.
    void addPiece(const TilesetPiece& piece, Tile tile, std::int64_t cells, bool guessed) {
        auto source = sourceOf(piece, 0);
        auto& pieces = m_made.pieces;
        if (pieces.empty() || pieces.back().source != source) pieces.push_back({std::move(source), tile, 0, false});
        pieces.back().cells += cells;
        pieces.back().guessed = pieces.back().guessed || guessed;
    }

    void noteGuess(const TilesetPiece& piece, Tile serves) {
        constexpr std::size_t most = 8;
        if (++m_guesses > most) return;
        m_guessed += (m_guessed.empty() ? "" : ", ") + clipped(piece.tileset->name) + '#' + std::to_string(piece.id) +
                     " → " + std::string(nameOfBuiltIn(serves));
        if (m_guesses == most) m_guessed += ", …";
    }

    void addNotes() {
        const auto add = [this](std::int64_t count, const Text& text, std::vector<std::string> arguments = {}) {
            if (count > 0) m_made.notes.push_back({text, count, std::move(arguments)});
        };
        add(static_cast<std::int64_t>(m_guesses),
            DELVE_TEXT_N("tiled", "What %n tile(s) are was guessed by how the map uses them: %1. Correct them in the "
                                  "Palette, or with --map FILE."),
            {m_guessed});
        add(m_large,
            DELVE_TEXT_N("tiled", "%n tile(s) are larger than a cell of the map, and are drawn smaller here."));
        add(m_strangers,
            DELVE_TEXT_N("tiled", "%n cell(s) have a tile that no tileset of the map has. They are empty now."));
    }

    const TiledMap& m_map;
    TilesetPictures& m_pictures;
    ImportedTiles m_made;
    FreeGlyphs m_glyphs{m_made.catalogue};
    bool m_ours;
    std::int64_t m_strangers = 0;
    std::int64_t m_large = 0;
    std::size_t m_guesses = 0;
    std::string m_guessed;
};

} // namespace

std::vector<std::optional<Tile>> saidTiles(const TiledMap& map, const PieceNumbers& numbers, const TileTable& table) {
    std::vector<std::optional<Tile>> said(numbers.pieces().size());
    const auto inTable = [&table](const std::string& key) {
        const auto found = table.tiles.find(key);
        return found == table.tiles.end() ? std::nullopt : std::optional(found->second);
    };
    std::map<const TiledTileset*, std::optional<Tile>> byName; // of the tileset: the same for all its pieces
    for (std::size_t i = 1; i < said.size(); ++i) {
        const auto cell = numbers.pieces()[i];
        const auto piece = pieceOf(map, cell);
        if (!piece) continue;
        said[i] = inTable(sourceOf(*piece, cell));
        if (!said[i]) said[i] = inTable(sourceOf(*piece, 0));
        if (!said[i] && piece->tile) said[i] = inTable(piece->tile->className);
        if (!said[i]) said[i] = inTable(piece->tileset->name);
        if (!said[i]) said[i] = tileSaidBy(*piece);
        if (said[i]) continue;
        const auto [name, isNew] = byName.try_emplace(piece->tileset);
        if (isNew) name->second = tileFromWords(piece->tileset->name);
        said[i] = name->second;
    }
    return said;
}

Result<ImportedTiles> importTiles(const TiledMap& map, const PieceNumbers& numbers,
                                  const std::vector<std::optional<Tile>>& said, const TiledLayer& ground,
                                  TilesetPictures& pictures, const TileCatalogue* ours,
                                  generation::Feedback* feedback) {
    TileMaking making(map, pictures, ours);
    if (auto made = making.make(numbers, said, ground, feedback); !made) return std::move(made).failure();
    return making.take();
}

} // namespace delve::editor
