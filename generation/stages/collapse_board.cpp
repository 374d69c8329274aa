#include "generation/stages/collapse_board.h"

#include <algorithm>

namespace delve::generation {
namespace {

/// The modules that lay just what is on the map at this place already.
std::vector<std::uint64_t> modulesThatLay(const Draft& draft, const collapse::Modules& modules, const GlyphTiles& tiles,
                                          const Rect& area) {
    std::vector<std::uint64_t> allowed(modules.words());
    for (std::size_t module = 0; module < modules.count(); ++module) {
        const auto glyphs = modules.glyphs(static_cast<collapse::ModuleId>(module));
        bool lays = true;
        std::size_t i = 0;
        for (auto y = area.y; y < area.bottom(); ++y)
            for (auto x = area.x; x < area.right(); ++x, ++i)
                lays = lays && (!draft.takenCells().at({x, y}) ||
                                draft.at({x, y}) == tiles[static_cast<std::size_t>(glyphs[i])]);
        if (lays) allowed[module / 64] |= std::uint64_t{1} << (module % 64);
    }
    return allowed;
}

} // namespace

Result<GlyphTiles> tilesOf(const collapse::RuleTable& table, const TileCatalogue& catalogue) {
    GlyphTiles tiles{};
    const auto unknown = [&](const std::string& name) {
        return badInput(
            {DELVE_TEXT("stage", "The rule table \"%1\" names a tile \"%2\" that this world does not have."),
             {table.name, name}});
    };
    for (const auto& entry : table.legend) {
        const auto tile = catalogue.find(entry.tile);
        if (!tile) return unknown(entry.tile);
        tiles[static_cast<std::size_t>(entry.glyph)] = *tile;
    }
    if (!catalogue.find(table.around)) return unknown(table.around);
    return tiles;
}

CollapseBoard boardOn(const Draft& draft, const collapse::Modules& modules, const GlyphTiles& tiles) {
    const Rect inside = draft.inside();
    CollapseBoard board;
    board.side = modules.table().side;
    board.size = {std::max(0, inside.width) / board.side, std::max(0, inside.height) / board.side};
    board.corner = {inside.x + (inside.width - board.size.width * board.side) / 2,
                    inside.y + (inside.height - board.size.height * board.side) / 2};
    for (std::int32_t y = 0; y < board.size.height; ++y) {
        const Rect row{board.corner.x, board.corner.y + y * board.side, board.size.width * board.side, board.side};
        if (draft.stopped()) return board;
        if (!draft.takenCells().anyIn(row)) continue;
        for (std::int32_t x = 0; x < board.size.width; ++x) {
            const Rect area = board.areaOf({x, y});
            if (!draft.takenCells().anyIn(area)) continue;
            auto allowed = modulesThatLay(draft, modules, tiles, area);
            const bool any = std::ranges::any_of(allowed, [](std::uint64_t word) { return word != 0; });
            if (!any) allowed.clear();
            board.limits.push_back({{x, y}, std::move(allowed)});
        }
    }
    return board;
}

collapse::CollapseTask taskFor(const Draft& draft, const collapse::Modules& modules, const CollapseBoard& board) {
    collapse::CollapseTask task;
    task.modules = &modules;
    task.size = board.size;
    task.limits = board.limits;
    task.stopped = [&draft] { return draft.stopped(); };
    return task;
}

} // namespace delve::generation
