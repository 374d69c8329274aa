#include "editor/skins/grid_guess.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <vector>

namespace delve::editor {
namespace {

constexpr std::array usualSizes{16, 32, 8, 24, 48, 64, 12, 20, 40, 96, 128};

/// Columns or rows of a picture, as pixels that are read one line after the other.
class Lines {
public:
    Lines(const QImage& picture, bool columns)
        : m_picture(picture.convertToFormat(QImage::Format_ARGB32)), m_columns(columns) {}
    [[nodiscard]] int count() const { return m_columns ? m_picture.width() : m_picture.height(); }
    [[nodiscard]] int length() const { return m_columns ? m_picture.height() : m_picture.width(); }
    [[nodiscard]] QRgb at(int line, int place) const {
        return m_columns ? m_picture.pixel(line, place) : m_picture.pixel(place, line);
    }
    /// Is there nothing but this colour, or nothing at all?
    [[nodiscard]] bool isPlain(int line, QRgb colour) const {
        for (int place = 0; place < length(); ++place) {
            const QRgb here = at(line, place);
            if (here != colour && (qAlpha(here) != 0 || qAlpha(colour) != 0)) return false;
        }
        return true;
    }
    /// How much a line differs from the one before it.
    [[nodiscard]] std::int64_t breakBefore(int line) const {
        std::int64_t sum = 0;
        for (int place = 0; place < length(); ++place) {
            const QRgb a = at(line, place), b = at(line - 1, place);
            sum += std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) +
                   std::abs(qAlpha(a) - qAlpha(b));
        }
        return sum;
    }

private:
    QImage m_picture;
    bool m_columns;
};

struct Spacing {
    int size = 0;
    int margin = 0;
    int spacing = 0;
    friend bool operator==(const Spacing&, const Spacing&) = default;
};

/// Pieces of one size with plain lines between them. The first line tells the colour of these.
std::optional<Spacing> byPlainLines(const Lines& lines) {
    std::vector<bool> plain(static_cast<std::size_t>(lines.count()));
    std::vector<std::pair<int, int>> runs; // of lines that are not plain: where, and how many
    // Without a margin, the first plain line lies inside; any colour of it does.
    for (const int asked : {0, -1}) {
        QRgb colour = lines.at(0, 0);
        if (asked < 0) colour = 0;
        runs.clear();
        for (int line = 0; line < lines.count(); ++line) {
            if (lines.isPlain(line, colour)) continue;
            if (!runs.empty() && runs.back().first + runs.back().second == line) ++runs.back().second;
            else runs.emplace_back(line, 1);
        }
        if (runs.size() < 2) continue;
        const Spacing found{runs[0].second, runs[0].first, runs[1].first - runs[0].first - runs[0].second};
        bool even = found.size >= 4;
        for (std::size_t i = 0; i < runs.size(); ++i)
            even = even && runs[i].second == found.size &&
                   runs[i].first == found.margin + static_cast<int>(i) * (found.size + found.spacing);
        if (even) return found;
    }
    return {};
}

/// How much stronger colours break at the edges of pieces of this size than elsewhere, in hundredths.
std::int64_t strengthOf(const Lines& lines, int size) {
    std::int64_t atEdges = 0, elsewhere = 0, edges = 0, others = 0;
    for (int line = 1; line < lines.count(); ++line) {
        const auto step = lines.breakBefore(line);
        if (line % size == 0) {
            atEdges += step;
            ++edges;
        } else {
            elsewhere += step;
            ++others;
        }
    }
    if (edges == 0 || others == 0) return 0;
    return atEdges * 100 * others / (edges * (elsewhere + 1));
}

} // namespace

TilesetCut guessedGrid(const QImage& picture) {
    TilesetCut cut;
    if (picture.isNull()) return cut;
    const Lines columns(picture, true), rows(picture, false);
    const auto across = byPlainLines(columns), down = byPlainLines(rows);
    if (across && down && across->spacing == down->spacing && across->margin == down->margin)
        return {across->size, down->size, across->margin, across->spacing};
    std::int64_t best = 0;
    for (const int size : usualSizes) {
        if (picture.width() % size != 0 || picture.height() % size != 0) continue;
        const auto strength = strengthOf(columns, size) + strengthOf(rows, size);
        if (best == 0 || strength * 10 > best * 11) { // one that is usual is beaten only clearly
            best = std::max<std::int64_t>(1, strength);
            cut.width = cut.height = size;
        }
    }
    return cut;
}

} // namespace delve::editor
