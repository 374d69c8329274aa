#include "ui/fields/field_row.h"

#include "ui/theme/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int gap = gridStep / 2;

bool takesWholeWidth(const QWidget& field) {
    return qobject_cast<const QComboBox*>(&field) || qobject_cast<const QLineEdit*>(&field) || field.layout();
}

int heightOf(const QWidget& widget, int width) {
    const int high = widget.hasHeightForWidth() ? widget.heightForWidth(width) : widget.sizeHint().height();
    return std::max(high, widget.minimumSizeHint().height());
}

} // namespace

FieldRow::FieldRow(const QString& name, QWidget* field, QWidget* parent)
    : QWidget(parent), m_label(new QLabel(name, this)), m_field(field), m_box(qobject_cast<QCheckBox*>(field)),
      m_wide(takesWholeWidth(*field)) {
    m_field->setParent(this);
    m_label->setWordWrap(true);
    if (m_field->focusPolicy() != Qt::NoFocus) m_label->setBuddy(m_field);
    if (m_box) {
        m_box->setText({});
        m_label->installEventFilter(this);
    } else {
        m_label->setForegroundRole(QPalette::PlaceholderText);
    }
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

int FieldRow::columnWidth() const { return m_wide || m_box ? 0 : m_field->sizeHint().width(); }

bool FieldRow::showsText() const { return qobject_cast<const QLabel*>(m_field); }

void FieldRow::setColumnWidth(int width) {
    m_column = width;
    updateGeometry();
}

bool FieldRow::fitsBeside(int width) const {
    const int words = m_label->fontMetrics().horizontalAdvance(m_label->text()) + 2;
    return words + gap + std::max(m_column, columnWidth()) <= width;
}

FieldRow::Places FieldRow::placesAt(int width) const {
    if (m_box) {
        const QSize box = m_box->sizeHint();
        const int left = box.width() + gap;
        const int high = heightOf(*m_label, width - left);
        const int line = m_label->fontMetrics().height();
        return {{left, std::max(0, (box.height() - line) / 2), width - left, high}, {{0, 0}, box}};
    }
    const int column = m_wide ? width : std::min(width, std::max(m_column, columnWidth()));
    const int high = heightOf(*m_field, column);
    if (!m_wide && fitsBeside(width)) return {{0, 0, width - column - gap, high}, {width - column, 0, column, high}};
    const int above = heightOf(*m_label, width);
    return {{0, 0, width, above}, {width - column, above + gap / 2, column, high}};
}

QSize FieldRow::sizeHint() const {
    const int words = m_label->fontMetrics().horizontalAdvance(m_label->text()) + 2;
    const int beside = words + gap + std::max(m_column, m_field->sizeHint().width());
    const int width = m_wide ? std::max(words, m_field->sizeHint().width()) : beside;
    return {width, heightForWidth(width)};
}

QSize FieldRow::minimumSizeHint() const {
    const int label = m_label->minimumSizeHint().width();
    const int field = std::max(m_column, m_field->minimumSizeHint().width());
    const int width = m_box ? m_box->sizeHint().width() + gap + label
                            : std::max(label, m_wide ? m_field->minimumSizeHint().width() : field);
    return {width, heightOf(*m_field, width)};
}

int FieldRow::heightForWidth(int width) const {
    const auto places = placesAt(width);
    return std::max(places.label.bottom(), places.field.bottom()) + 1;
}

void FieldRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const auto places = placesAt(width());
    m_label->setGeometry(places.label);
    m_field->setGeometry(places.field);
}

/// A part may want another size, because of its text or the font.
bool FieldRow::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) {
        QResizeEvent again(size(), size());
        resizeEvent(&again);
        updateGeometry();
    }
    return QWidget::event(event);
}

/// The label of a check box is clicked as its own text would be.
bool FieldRow::eventFilter(QObject* watched, QEvent* event) {
    const auto* mouse = dynamic_cast<QMouseEvent*>(event);
    if (watched == m_label && event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton) {
        m_box->click();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace delve::ui
