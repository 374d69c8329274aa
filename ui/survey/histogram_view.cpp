#include "ui/survey/histogram_view.h"

#include "ui/measures/strip.h"
#include "ui/survey/histogram_painting.h"
#include "ui/theme/focus_ring.h"
#include "ui/theme/spoken_role.h"
#include "ui/theme/tokens.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace delve::ui {
namespace {

bool isOurKey(int key) {
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Return:
    case Qt::Key_Enter: return true;
    default: return false;
    }
}

} // namespace

HistogramView::HistogramView(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setProperty(ringShowsFocus, true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Histogram"));
    giveRole(*this, QAccessible::Chart);
}

QSize HistogramView::sizeHint() const { return {50 * gridStep, 26 * gridStep}; }
QSize HistogramView::minimumSizeHint() const { return {22 * gridStep, 14 * gridStep}; }

void HistogramView::show(HistogramPicture picture, const QString& empty) {
    m_picture = std::move(picture);
    m_empty = empty;
    const auto isGone = [this](const std::optional<Cell>& cell) {
        return cell && (cell->column >= m_picture.across.bins.count() || cell->row >= rowCount());
    };
    if (isGone(m_chosen)) m_chosen.reset();
    if (isGone(m_hovered)) m_hovered.reset();
    setAccessibleName(m_picture.up ? tr("Histogram: %1 by %2").arg(m_picture.up->name, m_picture.across.name)
                                   : tr("Histogram: %1").arg(m_picture.across.name));
    describe();
    update();
}

void HistogramView::choose(std::optional<Cell> cell) {
    m_chosen = cell;
    describe();
    update();
}

void HistogramView::chooseByHand(std::optional<Cell> cell) {
    if (cell == m_chosen) return;
    choose(cell);
    emit chosenChanged();
}

void HistogramView::describe() {
    if (m_picture.across.bins.count() == 0) return setAccessibleDescription(m_empty);
    setAccessibleDescription(m_chosen ? textOf(*m_chosen) : m_picture.title);
}

void HistogramView::hover(std::optional<Cell> cell) {
    if (cell == m_hovered) return;
    m_hovered = cell;
    update();
}

std::optional<Decimal> HistogramView::valueOf(Cell cell) const {
    return m_picture.values[static_cast<std::size_t>(cell.row * m_picture.across.bins.count() + cell.column)];
}

QString HistogramView::textOf(Cell cell) const {
    QStringList lines{rangeText(m_picture.across, cell.column)};
    if (m_picture.up) lines << rangeText(*m_picture.up, cell.row);
    const auto value = valueOf(cell);
    const auto note = m_noteOf ? m_noteOf(cell) : value ? numberText(*value) : QString();
    if (!note.isEmpty()) lines << note;
    return lines.join(u'\n');
}

QRectF HistogramView::rectOf(Cell cell) const {
    const auto layout = layOutHistogram(m_picture, size(), fontMetrics());
    return layout.cell(cell, m_picture.across.bins.count(), rowCount());
}

std::optional<HistogramView::Cell> HistogramView::cellAt(QPointF place) const {
    const auto plot = layOutHistogram(m_picture, size(), fontMetrics()).plot;
    const int columns = m_picture.across.bins.count();
    if (columns == 0 || !plot.contains(place)) return {};
    const auto part = [](double share, int parts) { return std::clamp(static_cast<int>(share * parts), 0, parts - 1); };
    return Cell{part((place.x() - plot.left()) / plot.width(), columns),
                part((plot.bottom() - place.y()) / plot.height(), rowCount())};
}

int HistogramView::mostColumns() const {
    const double width = layOutHistogram(m_picture, size(), fontMetrics()).plot.width();
    return std::clamp(static_cast<int>(width / leastCell), 4, 40);
}

int HistogramView::mostRows() const {
    const double height = layOutHistogram(m_picture, size(), fontMetrics()).plot.height();
    return std::clamp(static_cast<int>(height / leastCell), 4, 40);
}

void HistogramView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_picture.across.bins.count() == 0) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(gridStep, 0, -gridStep, 0), Qt::AlignCenter | Qt::TextWordWrap, m_empty);
        return;
    }
    const auto layout = layOutHistogram(m_picture, size(), fontMetrics());
    HistogramPainting painting(painter, m_picture, layout, palette());
    painting.paintHeader();
    painting.paintCells();
    painting.paintSums();
    painting.paintAxes();
    painting.paintMark();
    if (m_chosen) painting.paintRing(*m_chosen, true);
    if (m_hovered && m_hovered != m_chosen) painting.paintRing(*m_hovered, false);
    const auto shown = m_hovered ? m_hovered : hasFocus() ? m_chosen : std::nullopt;
    if (shown) painting.paintCard(*shown, textOf(*shown), m_pictureOf ? m_pictureOf(*shown) : QImage(), rect());
}

void HistogramView::mouseMoveEvent(QMouseEvent* event) { hover(cellAt(event->position())); }

void HistogramView::leaveEvent(QEvent* /*event*/) { hover({}); }

void HistogramView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) chooseByHand(cellAt(event->position()));
}

void HistogramView::mouseDoubleClickEvent(QMouseEvent* event) {
    const auto cell = cellAt(event->position());
    if (event->button() != Qt::LeftButton || !cell) return;
    chooseByHand(cell);
    emit activated(*cell);
}

/// These keys are its own, also where the window has them.
bool HistogramView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (isOurKey(key.key()) && key.modifiers() == Qt::NoModifier) event->accept();
    }
    return QWidget::event(event);
}

/// From the chosen cell; the first key chooses the one in the middle.
void HistogramView::move(int columns, int rows) {
    const int last = m_picture.across.bins.count() - 1;
    if (last < 0) return;
    const Cell from = m_chosen.value_or(Cell{last / 2, (rowCount() - 1) / 2});
    if (!m_chosen) return chooseByHand(from);
    chooseByHand(Cell{std::clamp(from.column + columns, 0, last), std::clamp(from.row + rows, 0, rowCount() - 1)});
}

void HistogramView::keyPressEvent(QKeyEvent* event) {
    constexpr int far = 1000;
    switch (event->key()) {
    case Qt::Key_Left: return move(-1, 0);
    case Qt::Key_Right: return move(1, 0);
    case Qt::Key_Up: return move(0, 1);
    case Qt::Key_Down: return move(0, -1);
    case Qt::Key_Home: return move(-far, 0);
    case Qt::Key_End: return move(far, 0);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_chosen) emit activated(*m_chosen);
        return;
    case Qt::Key_Escape:
        if (m_chosen) return chooseByHand({});
        break;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace delve::ui

#include "moc_histogram_view.cpp"
