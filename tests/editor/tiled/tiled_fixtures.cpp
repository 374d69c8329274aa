#include "tests/editor/tiled/tiled_fixtures.h"

#include "tests/editor/formats/sample_world.h"

namespace delve::test {

using namespace editor;

QString tiledFile(const QString& name) { return QStringLiteral(DELVE_TEST_DATA) + "/tiled/" + name; }

namespace {

Result<TiledMap> readBytes(const QByteArray& bytes, TiledFiles& files) {
    const auto pieces = piecesOf({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return bytes.trimmed().startsWith('<') ? readTmx(pieces, files) : readTmj(pieces, files);
}

} // namespace

Result<TiledMap> readTiledFixture(const QString& path) {
    TiledFiles files(path, AllowedFolders::of(path));
    return readBytes(readFile(path), files);
}

Result<TiledMap> readTiledText(const QByteArray& text, TiledBudget budget) {
    TiledFiles files({}, {}, budget);
    return readBytes(text, files);
}

std::vector<TiledCell> groundOfFixtures() {
    constexpr TiledCell x = flippedAcross, y = flippedDown, d = flippedDiagonally, h = turnedHexagonally;
    return {1,     1,     1,
            1,     1,     1,
            1,     1, //
            1,     2,     2,
            2,     2 | x, 2,
            2,     1, //
            1,     2,     2 | y,
            2,     2,     2 | d,
            2,     1, //
            1,     2,     3,
            3,     2,     2,
            2 | h, 1, //
            1,     2,     2 | x | y | d,
            2,     2,     4,
            2,     1, //
            1,     1,     1,
            1,     1,     1,
            1,     1};
}

std::vector<TiledCell> shadowsOfFixtures() {
    std::vector<TiledCell> cells(48);
    cells[1 * 8 + 2] = 5;
    cells[1 * 8 + 3] = 5 | flippedAcross;
    cells[4 * 8 + 6] = 6;
    return cells;
}

std::vector<QString> sameMaps() {
    return {"csv.tmx",      "xml-tiles.tmx",     "base64.tmx",   "zlib.tmx",          "gzip.tmx",    "zstd.tmx",
            "infinite.tmx", "infinite-zstd.tmx", "external.tmx", "external-json.tmx", "classes.tmx", "old.tmx",
            "csv.tmj",      "base64.tmj",        "zlib.tmj",     "gzip.tmj",          "zstd.tmj",    "external.tmj",
            "infinite.tmj", "infinite-zlib.tmj", "old.tmj"};
}

} // namespace delve::test
