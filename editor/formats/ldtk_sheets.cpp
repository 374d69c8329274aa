#include "editor/formats/ldtk_sheets.h"

#include "editor/drawing/standing.h"
#include "editor/files/progress.h"
#include "editor/formats/ldtk_definitions.h"
#include "editor/skins/own_skin.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

/// Of all layers of all levels: a tile takes a line of the project, which LDtk holds in memory.
constexpr std::int64_t mostDrawnCells = std::int64_t{1} << 22;

/// Their share of the progress, in permille.
constexpr std::int32_t layersDone = 400;

std::string pictureOfSheet(const QString& project, std::size_t sheet) {
    const QFileInfo file(project.isEmpty() ? QStringLiteral("map") : project);
    const auto base = file.completeBaseName().isEmpty() ? file.fileName() : file.completeBaseName();
    return base.toStdString() + "-tiles" + (sheet == 0 ? "" : '-' + std::to_string(sheet + 1)) + ".png";
}

/// The skins of the levels, each once, in the order in which levels have them.
class SkinsOf {
public:
    explicit SkinsOf(const World& world) : m_ofWorld(OwnSkin().of(world.properties)) {}

    /// Calls `add` with a skin that comes for the first time.
    template <class Add>
    std::size_t number(const Level& level, Add add) {
        auto skin = skinOf(level, m_ofWorld);
        const auto id = skin ? skin->id : std::string();
        const auto found = std::ranges::find(m_ids, id);
        if (found != m_ids.end()) return static_cast<std::size_t>(found - m_ids.begin());
        m_ids.push_back(id);
        add(id, std::move(skin));
        return m_ids.size() - 1;
    }

private:
    SharedSkin m_ofWorld;
    std::vector<std::string> m_ids;
};

std::int64_t cellsToDraw(const World& world) {
    std::int64_t cells = 0;
    for (const auto& level : world.levels)
        cells += level.size().area() * static_cast<std::int64_t>(1 + level.layers.size());
    return cells;
}

} // namespace

Result<LdtkSheets> LdtkSheets::of(const World& world, const QString& project, int cellPixels,
                                  generation::Feedback* feedback) {
    if (cellsToDraw(world) > mostDrawnCells)
        return impossible({DELVE_TEXT("formats", "The map has more than 2048 x 2048 cells, too many to draw each of "
                                                 "them in LDtk. Set the option tileset to none, or choose a smaller "
                                                 "map.")});
    LdtkSheets made;
    SkinsOf skins(world);
    const auto all = static_cast<std::int32_t>(world.levels.size());
    for (const auto& level : world.levels) {
        const auto done = static_cast<std::int32_t>(made.m_levels.size());
        if (feedback) feedback->setPart(done * layersDone / all, (done + 1) * layersDone / all);
        const auto sheet = skins.number(level, [&](const std::string& id, SharedSkin skin) {
            made.m_sheets.push_back({id, std::make_unique<CellPieces>(cellPixels, world.tiles, std::move(skin)),
                                     pictureOfSheet(project, made.m_sheets.size())});
        });
        auto& pieces = *made.m_sheets[sheet].pieces;
        auto layers = pieceLayersOf(level, pieces, feedback);
        if (!layers) return std::move(layers).failure();
        made.m_levels.push_back({sheet, std::move(*layers)});
        for (const auto& thing : *level.things) {
            const Standing one(std::span(&thing, 1));
            made.m_levels.back().things.push_back(pieces.ofThing(one.looks().front(), thing.at));
        }
        if (!goesOn(feedback, 1, 1)) return cancelled();
    }
    for (const auto& sheet : made.m_sheets)
        if (auto checked = checkPieces(*sheet.pieces); !checked) return std::move(checked).failure();
    return made;
}

std::vector<std::string> LdtkSheets::paths(const World& world, const QString& project) {
    std::vector<std::string> paths;
    SkinsOf skins(world);
    for (const auto& level : world.levels)
        (void)skins.number(level, [&](const std::string&, const SharedSkin&) {
            paths.push_back(pictureOfSheet(project, paths.size()));
        });
    return paths;
}

const PieceLayer* LdtkSheets::layer(std::size_t place, const DecorationLayer* decoration) const {
    const auto& layers = m_levels[place].layers;
    const auto found = std::ranges::find(layers, decoration, &PieceLayer::decoration);
    return found == layers.end() || found->cells.empty() ? nullptr : &*found;
}

void LdtkSheets::writeRect(TextOut& out, std::size_t level, std::size_t thing) const {
    const auto& drawn = m_levels[level];
    const auto at = placeOf(drawn.sheet, drawn.things[thing]);
    out << "{ \"tilesetUid\": " << LdtkNumbers::tileset(drawn.sheet) << ", \"x\": " << at.x << ", \"y\": " << at.y
        << ", \"w\": " << cellPixels() << ", \"h\": " << cellPixels() << " }";
}

Cell LdtkSheets::placeOf(std::size_t sheet, CellPieces::Number piece) const {
    const auto& pieces = *m_sheets[sheet].pieces;
    const auto columns = static_cast<CellPieces::Number>(sheetOf(pieces.count(), pieces.pixels()).width);
    return {static_cast<std::int32_t>((piece - 1) % columns) * pieces.pixels(),
            static_cast<std::int32_t>((piece - 1) / columns) * pieces.pixels()};
}

} // namespace delve::editor
