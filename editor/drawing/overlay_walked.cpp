#include "editor/drawing/overlay_walked.h"

#include "editor/drawing/overlay_legend.h"
#include "editor/drawing/overlay_painting.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace delve::editor {
namespace {

constexpr std::uint64_t gamesPlayed = 200;
constexpr double minPixelsOfSquares = 6; ///< of a cell
constexpr double minPixelsOfNumbers = 24;

/// A cell that was entered at all has one percent at least.
std::uint8_t percentOf(std::uint32_t games, std::int64_t all) {
    if (games == 0 || all <= 0) return 0;
    const auto rounded = (200 * std::int64_t{games} + all) / (2 * all);
    return static_cast<std::uint8_t>(std::clamp<std::int64_t>(rounded, 1, 100));
}

/// Its area is in proportion to the share. `rim` is as wide as a pixel.
void paintSquare(QPainter& painter, QPointF middle, double cell, double share, double rim) {
    const double half = std::max(0.35 * cell * std::sqrt(share), rim);
    const QRectF square(middle - QPointF(half, half), middle + QPointF(half, half));
    painter.fillRect(square.adjusted(-rim, -rim, rim, rim), QColor(0, 0, 0, 150));
    painter.fillRect(square, QColor(255, 255, 255, 220));
}

/// What a cell is tinted with, by the percentage of games.
const std::array<QRgb, 101>& tints() {
    static const std::array<QRgb, 101> tints = [] {
        std::array<QRgb, 101> all{}; // nobody came there: none
        for (std::size_t percent = 1; percent < all.size(); ++percent)
            all[percent] = tinted(heatColour(static_cast<double>(percent) / 100), 165);
        return all;
    }();
    return tints;
}

/// Holds the counts of the games, which share them, and draws what is seen of them: that is quick at any size.
class WalkedOverlay : public Overlay {
public:
    WalkedOverlay() = default;
    WalkedOverlay(const play::PersonaTally& games, std::uint32_t level, Size size)
        : m_size(size), m_counts(games.walked.of(level)), m_games(games.games) {}

    void paint(QPainter& painter, const QRectF& seen, double cellPixels) const override {
        std::vector<std::uint32_t> counts;
        paintTints(painter, seen, cellPixels, m_size, [&](std::int32_t y, auto columns, auto into) {
            counts.resize(columns.size());
            m_counts.readRow(y, columns, counts);
            std::ranges::transform(counts, into.begin(), [this](std::uint32_t games) { return tintOf(games); });
        });
        if (cellPixels < minPixelsOfSquares) return;
        const Rect cells = cellsIn(seen, m_size);
        for (auto y = cells.y; y < cells.bottom(); ++y)
            for (auto x = cells.x; x < cells.right(); ++x)
                if (const int percent = percentOf(m_counts.at({x, y}), m_games); percent > 0)
                    paintShare(painter, {x + 0.5, y + 0.5}, percent, cellPixels);
    }

private:
    [[nodiscard]] QRgb tintOf(std::uint32_t games) const { return tints()[percentOf(games, m_games)]; }
    static void paintShare(QPainter& painter, QPointF middle, int percent, double cellPixels) {
        if (cellPixels >= minPixelsOfNumbers) paintLabel(painter, middle, QString::number(percent), 10);
        else paintSquare(painter, middle, 1, percent / 100.0, 1 / cellPixels);
    }

    Size m_size;
    play::LevelCellTally m_counts;
    std::int64_t m_games = 0;
};

} // namespace

const play::PersonaInfo& personaNamed(std::string_view id) {
    const auto& personas = play::builtInPersonas();
    const auto* const named = personas.find(id);
    return named ? *named : personas.front();
}

Result<play::PersonaTally> playForOverlay(const std::shared_ptr<const World>& world, std::string_view persona,
                                          const generation::Feedback* feedback) {
    const auto trial = play::provenTrialOf(world, feedback);
    if (!trial) return trial.failure();
    return play::playMany(personaNamed(persona), *trial, 0, gamesPlayed, feedback, {.walked = true});
}

std::unique_ptr<Overlay> makeWalkedOverlay(const play::PersonaTally& games, std::uint32_t level, Size size) {
    if (games.games == 0) return std::make_unique<WalkedOverlay>();
    return std::make_unique<WalkedOverlay>(games, level, size);
}

std::unique_ptr<Overlay> makeWalkedOverlay(const OverlaySubject& subject) {
    const Size size = subject.level.size();
    if (subject.games) return makeWalkedOverlay(*subject.games, subject.number, size);
    if (!subject.world) return std::make_unique<WalkedOverlay>();
    const auto games = playForOverlay(subject.world, subject.persona, subject.feedback);
    if (!games) return std::make_unique<WalkedOverlay>();
    return makeWalkedOverlay(*games, subject.number, size);
}

/// Personas play no larger maps. A tally of four bytes a cell, where all of it is entered, and some bits.
std::int64_t bytesOfWalkedOverlay(const Level& level, const TileCatalogue&) {
    constexpr std::int64_t bytesOfCell = 5;
    return level.size().area() <= play::mostCellsPlayed ? level.size().area() * bytesOfCell : 0;
}

std::vector<LegendRow> legendOfWalked() {
    return {{paintHeatSign, DELVE_TEXT("overlay", "few of the games … all of them")},
            {[](QPainter& painter, const QRectF& box) {
                 constexpr std::array<double, 3> shares{0.1, 0.4, 1};
                 for (std::size_t i = 0; i < shares.size(); ++i) {
                     const double x = box.left() + box.width() * (static_cast<double>(i) + 0.5) / shares.size();
                     paintSquare(painter, {x, box.center().y()}, box.height(), shares[i], 1);
                 }
             },
             DELVE_TEXT("overlay", "larger squares, more games")}};
}

} // namespace delve::editor
