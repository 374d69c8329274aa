#include "tests/editor/tiled/compared_pictures.h"

#include "editor/drawing/colours.h"
#include "editor/drawing/map_drawing.h"
#include "editor/text/message_text.h"
#include "generation/level/delve_file.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"

#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace delve::test {

using editor::MapDrawing;
using editor::toRgb;

World asInAFile(const World& world) {
    auto read = readDelve(delveText(world));
    if (!read) qFatal("%s", qPrintable(editor::toQString(read.failure())));
    return *std::move(read);
}

World generated(const QString& recipe, std::uint64_t seed, Size size) {
    generation::Workspace workspace;
    const auto& info = *generation::builtInRecipes().find(recipe.toStdString());
    auto made = generation::generateWorld(info.withSeed(seed), size, workspace);
    if (!made) qFatal("%s", qPrintable(editor::toQString(made.failure())));
    return std::move(made->world);
}

QImage pictureOf(const World& world, int cell, unsigned frame) {
    const Level& level = world.levels.front();
    MapDrawing drawing(toRgb(world.tiles[Tile::Void].colour), MapDrawing::Averaging::No);
    drawing.show(level, world.tiles);
    drawing.setFrame(frame);
    QImage image(level.size().width * cell, level.size().height * cell, QImage::Format_RGB32);
    drawing.paint(image, {0, 0}, cell);
    return image;
}

QString differenceOf(const QImage& ours, const QImage& theirs, QRgb background, int most) {
    if (ours.size() != theirs.size()) return "other sizes";
    QImage whole(theirs.size(), QImage::Format_RGB32);
    whole.fill(background);
    QPainter(&whole).drawImage(0, 0, theirs);
    for (int y = 0; y < ours.height(); ++y)
        for (int x = 0; x < ours.width(); ++x) {
            const QRgb a = ours.pixel(x, y), b = whole.pixel(x, y);
            const int off =
                std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
            if (off > most) return QString("at %1, %2: %3, not %4").arg(x).arg(y).arg(b, 0, 16).arg(a, 0, 16);
        }
    return {};
}

} // namespace delve::test
