#include "ui/measures/strip.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace delve::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Strip)
};

constexpr int mostBars = 24;
constexpr double widestBar = 8; ///< a few values are a few bars, not blocks
constexpr double markHeight = 6;

/// Where values lie on the strip.
class Scale {
public:
    Scale(const editor::Distribution& seeds, const QRectF& box, std::size_t bars)
        : m_min(seeds.min().thousandths), m_max(seeds.max().thousandths), m_box(box),
          m_inset(bars > 0 ? box.width() / static_cast<double>(bars) / 2 : 0) {}

    /// In the middle of the bar of the lowest value, and of the highest.
    [[nodiscard]] double at(Decimal value) const {
        if (m_max == m_min) return m_box.center().x();
        const double share = static_cast<double>(value.thousandths - m_min) / static_cast<double>(m_max - m_min);
        return m_box.left() + m_inset + std::clamp(share, 0.0, 1.0) * (m_box.width() - 2 * m_inset);
    }
    /// -1: below all seeds, 1: above.
    [[nodiscard]] int beyond(Decimal value) const {
        return value.thousandths < m_min ? -1 : value.thousandths > m_max ? 1 : 0;
    }

private:
    std::int64_t m_min;
    std::int64_t m_max;
    QRectF m_box;
    double m_inset;
};

void paintBars(QPainter& painter, const QRectF& box, const std::vector<std::int64_t>& counts, const QColor& colour) {
    const auto most = static_cast<double>(*std::ranges::max_element(counts));
    const double share = box.width() / static_cast<double>(counts.size());
    const double width = std::clamp(share - 1, 1.0, widestBar);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0) continue;
        const double height = std::max(1.0, box.height() * static_cast<double>(counts[i]) / most);
        const double middle = box.left() + share * (static_cast<double>(i) + 0.5);
        painter.fillRect(QRectF(middle - width / 2, box.bottom() - height, width, height), colour);
    }
}

void paintMark(QPainter& painter, const QRectF& box, double x, int beyond, const QColor& colour) {
    painter.setPen(QPen(colour, 2));
    if (beyond == 0) painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double half = markHeight / 2 + 1;
    const double middle = box.center().y();
    const std::array down{QPointF(x - half, box.top()), QPointF(x + half, box.top()),
                          QPointF(x, box.top() + markHeight)};
    const double edge = beyond < 0 ? box.left() : box.right();
    const double base = edge - beyond * markHeight;
    const std::array out{QPointF(edge, middle), QPointF(base, middle - half - 1), QPointF(base, middle + half + 1)};
    painter.drawPolygon(beyond == 0 ? down.data() : out.data(), 3);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

void paintStrip(QPainter& painter, const QRectF& box, const Strip& strip, const QPalette& palette) {
    painter.setPen(QPen(palette.color(QPalette::Mid), 1));
    painter.drawLine(QPointF(box.left(), box.bottom() + 0.5), QPointF(box.right(), box.bottom() + 0.5));
    if (!strip.seeds || strip.seeds->empty()) return;
    const auto counts = strip.seeds->histogram(mostBars);
    QColor bars = palette.color(QPalette::PlaceholderText);
    bars.setAlphaF(0.55F);
    paintBars(painter, box, counts, bars);
    const Scale scale(*strip.seeds, box, counts.size());
    QColor ring = palette.color(QPalette::Text);
    for (std::size_t i = 0; i < strip.trail.size(); ++i) {
        ring.setAlphaF(static_cast<float>(i + 2) / static_cast<float>(strip.trail.size() + 2));
        painter.setPen(QPen(ring, 1));
        painter.drawEllipse(QPointF(scale.at(strip.trail[i]), box.bottom() - 3), 2.5, 2.5);
    }
    if (strip.value)
        paintMark(painter, box, scale.at(*strip.value), scale.beyond(*strip.value), palette.color(QPalette::Highlight));
}

/// Without marks between thousands: some languages use the decimal point of others for them.
QString numberText(Decimal value) {
    const auto rest = std::abs(value.thousandths % 1000);
    const int digits = rest % 10 != 0 ? 3 : rest % 100 != 0 ? 2 : rest != 0 ? 1 : 0;
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(static_cast<double>(value.thousandths) / 1000, 'f', digits);
}

QString sentenceOf(const Strip& strip) {
    if (!strip.seeds || strip.seeds->empty()) return {};
    const auto count = static_cast<int>(strip.seeds->count());
    const auto half = Texts::tr("Half of %n seed(s) lie from %1 to %2.", nullptr, count)
                          .arg(numberText(strip.seeds->quantile(250)), numberText(strip.seeds->quantile(750)));
    if (!strip.value) return half;
    return Texts::tr("Higher than in %1 % of the seeds.").arg(strip.seeds->percentBelow(*strip.value)) + u' ' + half;
}

} // namespace delve::ui
