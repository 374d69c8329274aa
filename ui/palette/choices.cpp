#include "ui/palette/choices.h"

#include "ui/palette/palette_panel.h"

namespace delve::ui {

Thing sampleOf(ThingKind kind) {
    Thing thing;
    thing.kind = kind;
    return thing;
}

QString factsOf(Tile tile, const TileCatalogue& tiles) {
    const auto& kind = tiles[tile];
    QStringList facts;
    facts << (tiles.endsGame(tile)   ? PalettePanel::tr("Ends the game")
              : tiles.walkable(tile) ? PalettePanel::tr("Can be walked on")
                                     : PalettePanel::tr("Blocks the way"));
    facts << (tiles.seeThrough(tile) ? PalettePanel::tr("Can be seen through") : PalettePanel::tr("Blocks the sight"));
    facts << PalettePanel::tr("Glyph: %1").arg(QString::fromUcs4(&kind.glyph, 1));
    if (static_cast<int>(tile) >= firstCustomTile) facts << PalettePanel::tr("A tile of this world");
    return facts.join(u'\n');
}

} // namespace delve::ui
