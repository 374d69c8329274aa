#pragma once

#include "editor/formats/formats.h"
#include "editor/tiled/read_tiled.h"

#include <QString>

#include <vector>

/// The maps of tests/data/tiled, and what stands in them: written by hand here, cell for cell.
namespace delve::test {

[[nodiscard]] QString tiledFile(const QString& name);
[[nodiscard]] Result<editor::TiledMap> readTiledFixture(const QString& path);
/// Of XML or JSON in memory, which names no files.
[[nodiscard]] Result<editor::TiledMap> readTiledText(const QByteArray& text, editor::TiledBudget budget = {});

/// The ground of all fixtures, 8 x 6 cells.
[[nodiscard]] std::vector<editor::TiledCell> groundOfFixtures();
/// Their layer of shadows.
[[nodiscard]] std::vector<editor::TiledCell> shadowsOfFixtures();
/// Those that say the same in every way that Tiled has for it.
[[nodiscard]] std::vector<QString> sameMaps();

} // namespace delve::test
