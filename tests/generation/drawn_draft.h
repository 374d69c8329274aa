#pragma once

#include "generation/pipeline/draft.h"

#include <span>
#include <string_view>
#include <vector>

/// Drafts for the tests of stages, drawn with the glyphs of text output: `.` floor, `,` hall, `#` wall, `X` golden
/// exit, and on floor `*` a flower, `@` and `&` the starts.
namespace delve::test {

class DrawnDraft {
public:
    explicit DrawnDraft(std::vector<std::string_view> rows, const Level* base = nullptr)
        : draft({static_cast<std::int32_t>(rows.front().size()), static_cast<std::int32_t>(rows.size())}, m_tiles,
                m_workspace, base) {
        for (std::int32_t y = 0; y < draft.size().height; ++y)
            for (std::int32_t x = 0; x < draft.size().width; ++x)
                draw({x, y}, rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]);
    }

    [[nodiscard]] std::vector<Cell> cellsOf(ThingKind kind, std::int64_t player = 0) const {
        std::vector<Cell> cells;
        for (const auto& thing : draft.things())
            if (thing.kind == kind && (player == 0 || playerOf(thing) == player)) cells.push_back(thing.at);
        return cells;
    }

private:
    void draw(Cell cell, char glyph) {
        if (const auto tile = m_tiles.findGlyph(static_cast<char32_t>(glyph))) {
            draft.set(cell, *tile);
            return;
        }
        draft.set(cell, Tile::Floor);
        Thing* const thing = draft.addThing(glyph == '*' ? ThingKind::Flower : ThingKind::Start, cell);
        if (thing && glyph != '*') thing->fields.set("player", Decimal::of(glyph == '&' ? 2 : 1));
    }

    TileCatalogue m_tiles;
    generation::Workspace m_workspace;

public:
    generation::Draft draft; // constructed from the members above
};

} // namespace delve::test
