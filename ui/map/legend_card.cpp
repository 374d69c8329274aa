#include "ui/map/legend_card.h"

#include "editor/drawing/overlay_legend.h"
#include "editor/text/message_text.h"
#include "ui/map/legend_sign.h"
#include "ui/theme/spoken_role.h"
#include "ui/theme/tokens.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int gap = gridStep;
constexpr int signColumn = editor::legendSignWidth + gap;
constexpr int widthOfFailures = 40 * gridStep; ///< at most; a longer sentence wraps

/// The name of an overlay, and below it what its signs mean, or why it is not shown.
QString described(const ShownOverlay& overlay, const std::string& persona) {
    QString text = editor::titleOf(*overlay.kind, persona);
    if (!overlay.failure.isEmpty()) return text + u'\n' + overlay.failure;
    for (const auto& row : overlay.kind->legend()) text += QStringLiteral("\n– ") + editor::toQString(row.text);
    return text;
}

} // namespace

LegendCard::LegendCard(QWidget* parent) : QWidget(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    giveRole(*this, QAccessible::Button);
    setContextMenuPolicy(Qt::PreventContextMenu); // it would be that of the map below
    hide();
}

void LegendCard::show(const std::vector<ShownOverlay>& overlays, const std::string& persona) {
    m_overlays = overlays;
    m_persona = persona;
    layOut();
}

void LegendCard::setWanted(bool wanted) {
    m_wanted = wanted;
    layOut();
}

void LegendCard::fold() {
    m_folded = !m_folded;
    layOut();
}

void LegendCard::layOut() {
    m_lines.clear();
    for (const auto& overlay : m_overlays) {
        m_lines.push_back({Line::Kind::Name, editor::titleOf(*overlay.kind, m_persona)});
        if (!overlay.failure.isEmpty()) m_lines.push_back({Line::Kind::Failure, overlay.failure});
        if (m_folded || !overlay.failure.isEmpty()) continue;
        for (const auto& row : overlay.kind->legend())
            m_lines.push_back({Line::Kind::Row, editor::toQString(row.text), row.paint});
    }
    describe();
    setVisible(m_wanted && !m_lines.empty());
    placeIn(m_area);
    update();
}

/// All of it, also of what is folded or does not fit.
void LegendCard::describe() {
    QStringList names, texts;
    for (const auto& overlay : m_overlays) {
        names << editor::titleOf(*overlay.kind, m_persona);
        texts << described(overlay, m_persona);
    }
    setAccessibleName(tr("Legend: %1").arg(names.join(QStringLiteral(", "))));
    setAccessibleDescription(texts.join(u'\n'));
    texts << tr("Click or press Space to fold or unfold the legend.");
    setToolTip(texts.join(QStringLiteral("\n\n")));
}

QFont LegendCard::nameFont() const {
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

int LegendCard::lineHeight() const { return std::max(fontMetrics().height(), editor::legendSignHeight) + gap / 2; }

int LegendCard::heightOf(const Line& line, int width) const {
    if (line.kind != Line::Kind::Failure) return lineHeight();
    const QRect room(0, 0, std::max(1, width - 2 * gap), QWIDGETSIZE_MAX);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, line.text).height() + gap / 2;
}

int LegendCard::heightAt(int width) const {
    int height = gap;
    for (const auto& line : m_lines) height += heightOf(line, width);
    return height;
}

QSize LegendCard::sizeHint() const {
    const QFontMetrics names(nameFont());
    int width = 0;
    for (const auto& line : m_lines) {
        const int plain = fontMetrics().horizontalAdvance(line.text);
        switch (line.kind) {
        case Line::Kind::Name: width = std::max(width, names.horizontalAdvance(line.text)); break;
        case Line::Kind::Row: width = std::max(width, signColumn + plain); break;
        case Line::Kind::Failure: width = std::max(width, std::min(plain, widthOfFailures)); break;
        }
    }
    width += 1 + 2 * gap; // the width of a text is rounded, perhaps down, and it would be elided
    return {width, heightAt(width)};
}

void LegendCard::placeIn(const QRect& area) {
    m_area = area;
    const QSize room = (area.size() - QSize(2 * gap, 2 * gap)).expandedTo(QSize(0, 0));
    const int width = std::min(sizeHint().width(), room.width());
    const QSize size(width, std::min(heightAt(width), room.height()));
    setGeometry(QRect(QPoint(area.left() + gap, area.bottom() + 1 - gap - size.height()), size));
}

/// If not all do, one line less: it says how many are left.
std::size_t LegendCard::linesThatFit() const {
    if (heightAt(width()) <= height()) return m_lines.size();
    int room = height() - gap - lineHeight();
    std::size_t fit = 0;
    while (fit < m_lines.size() && (room -= heightOf(m_lines[fit], width())) >= 0) ++fit;
    return fit;
}

// Painting

void LegendCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    const auto fit = linesThatFit();
    QRect place(gap, gap / 2, width() - 2 * gap, 0);
    for (std::size_t i = 0; i < fit; ++i) {
        place.setHeight(heightOf(m_lines[i], width()));
        paintLine(painter, m_lines[i], place);
        place.moveTop(place.top() + place.height());
    }
    if (fit == m_lines.size()) return;
    place.setHeight(lineHeight());
    painter.setFont(font());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     tr("… and %n more line(s)", nullptr, static_cast<int>(m_lines.size() - fit)));
}

void LegendCard::paintGround(QPainter& painter) const {
    QColor ground = palette().color(QPalette::Window);
    ground.setAlpha(235);
    const bool focused = hasFocus();
    painter.setPen(QPen(palette().color(focused ? QPalette::Highlight : QPalette::Mid), focused ? 2 : 1));
    painter.setBrush(ground);
    const double inset = focused ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), cornerRadius, cornerRadius);
    painter.setPen(palette().color(QPalette::WindowText));
}

void LegendCard::paintLine(QPainter& painter, const Line& line, QRect place) const {
    const QPen pen = painter.pen(); // a sign may leave another
    if (line.sign) {
        const QRectF sign(place.left(), place.center().y() - editor::legendSignHeight / 2.0, editor::legendSignWidth,
                          editor::legendSignHeight);
        paintLegendSign(painter, sign, line.sign);
        place.setLeft(place.left() + signColumn);
    }
    const QFont font = line.kind == Line::Kind::Name ? nameFont() : this->font();
    painter.setPen(pen);
    painter.setFont(font);
    if (line.kind == Line::Kind::Failure) {
        painter.drawText(place, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, line.text);
        return;
    }
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(line.text, Qt::ElideRight, place.width()));
}

// Events.

/// Qt does not tell the viewport that the mouse has left it for a child.
void LegendCard::enterEvent(QEnterEvent* event) {
    QWidget::enterEvent(event);
    if (!parentWidget()) return;
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(parentWidget(), &leave);
}

void LegendCard::mousePressEvent(QMouseEvent* event) { event->accept(); }

void LegendCard::mouseMoveEvent(QMouseEvent* event) { event->accept(); }

void LegendCard::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) fold();
}

/// It goes to the map below.
void LegendCard::wheelEvent(QWheelEvent* event) {
    event->accept();
    if (!parentWidget()) return;
    QWheelEvent passed(mapToParent(event->position()), event->globalPosition(), event->pixelDelta(),
                       event->angleDelta(), event->buttons(), event->modifiers(), event->phase(), event->inverted());
    QCoreApplication::sendEvent(parentWidget(), &passed);
}

void LegendCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space) return QWidget::keyPressEvent(event);
    event->accept();
    if (!event->isAutoRepeat()) fold();
}

void LegendCard::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space) event->accept();
    else QWidget::keyReleaseEvent(event);
}

void LegendCard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) layOut();
}

} // namespace delve::ui

#include "moc_legend_card.cpp"
