#include "ui/parameters/parameter_editor.h"

#include "editor/survey/sweep.h"
#include "editor/text/message_text.h"
#include "ui/theme/held_control.h"
#include "ui/theme/icon.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QContextMenuEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace delve::ui {

ParameterEditor::ParameterEditor(const generation::Parameter& parameter, QWidget* parent)
    : QWidget(parent), m_parameter(parameter), m_layout(new QGridLayout(this)), m_label(new QLabel(this)),
      m_reset(iconButton(QStringLiteral("reset"), tr("Reset %1").arg(label()), this)), m_refusal(new QLabel(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(gridStep / 2);
    m_layout->setVerticalSpacing(0);
    m_layout->setColumnStretch(0, 1);
    m_label->setText(label());
    m_label->setWordWrap(true);
    setToolTip(editor::toQString(parameter.help));
    m_reset->setFixedSize(controlHeight, controlHeight);
    m_reset->setToolTip(tr("Reset to default"));
    auto keepsPlace = m_reset->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(keepsPlace);
    m_reset->hide();
    m_refusal->setObjectName(QStringLiteral("refusal"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    connect(m_reset, &QToolButton::clicked, this, &ParameterEditor::resetWanted);
}

void ParameterEditor::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(QStringLiteral("sweep")), tr("&Show what it changes"), this, &ParameterEditor::sweepWanted)
        ->setEnabled(editor::canSweep(m_parameter));
    menu->addAction(icon(QStringLiteral("reset")), tr("&Reset to default"), this, &ParameterEditor::resetWanted)
        ->setEnabled(!m_reset->isHidden());
    menu->popup(event->globalPos());
}

QString ParameterEditor::label() const { return editor::toQString(m_parameter.label); }

void ParameterEditor::show(const ParameterValue& value, bool set) {
    m_reset->setVisible(set);
    m_shown = value;
    if (!m_dragging) showValue(value);
}

void ParameterEditor::place(QWidget* field, QWidget* track) {
    m_field = field;
    m_track = track;
    m_layout->addWidget(m_refusal, 2, 0, 1, 3);
    QWidget::setTabOrder(field, m_reset);
    arrange(true);
}

/// Label and field beside each other if the label fits on one line; else the field moves down to the track.
void ParameterEditor::arrange(bool beside) {
    if (m_beside == beside) return;
    m_beside = beside;
    for (auto* part : {static_cast<QWidget*>(m_label), static_cast<QWidget*>(m_reset), m_field, m_track})
        if (part) m_layout->removeWidget(part);
    m_layout->addWidget(m_label, 0, 0, 1, beside ? 1 : 2);
    m_layout->addWidget(m_reset, 0, beside ? 1 : 2);
    if (beside) {
        m_layout->addWidget(m_field, 0, 2, Qt::AlignRight);
        if (m_track) m_layout->addWidget(m_track, 1, 0, 1, 3);
    } else if (m_track) {
        m_layout->addWidget(m_track, 1, 0);
        m_layout->addWidget(m_field, 1, 1, 1, 2, Qt::AlignRight);
    } else {
        m_layout->addWidget(m_field, 1, 0, 1, 3);
    }
}

int ParameterEditor::widthBeside() const {
    const int words = m_label->fontMetrics().horizontalAdvance(m_label->text()) + 2;
    return words + m_reset->width() + m_field->sizeHint().width() + 2 * m_layout->horizontalSpacing();
}

void ParameterEditor::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTo(width());
}

void ParameterEditor::fitTo(int width) {
    if (m_field) arrange(width >= widthBeside());
}

/// The minimum with the label above the field, even if they are side by side now, so that the editor can shrink.
QSize ParameterEditor::minimumSizeHint() const {
    const QSize now = QWidget::minimumSizeHint();
    if (!m_field) return now;
    const int gap = m_layout->horizontalSpacing();
    const int above = m_label->minimumSizeHint().width() + gap + m_reset->width();
    const int below = m_field->minimumSizeHint().width() + (m_track ? gap + m_track->minimumSizeHint().width() : 0);
    return {std::max(above, below), now.height()};
}

void ParameterEditor::describe(QWidget* control, const QString& name) {
    control->setAccessibleName(name);
    control->setAccessibleDescription(editor::toQString(m_parameter.help));
    if (!m_label->buddy()) m_label->setBuddy(control);
}

void ParameterEditor::refuse(const QString& typed) {
    const auto refused = generation::parameterFromText(m_parameter, typed.toStdString());
    if (!refused) explain(editor::toQString(refused.failure()));
}

void ParameterEditor::explain(const QString& sentence) {
    m_refusal->setText(sentence);
    m_refusal->show();
    m_justRefused = true;
    QTimer::singleShot(0, this, [this] { m_justRefused = false; });
}

void ParameterEditor::tell(const ParameterValue& value) {
    dropRefusal();
    if (!m_cancelled) emit edited(value);
}

void ParameterEditor::dropRefusal() {
    if (!m_justRefused) m_refusal->hide();
}

void ParameterEditor::dragWhileHeld(QWidget* control) {
    auto* hold = new HeldControl(control);
    connect(hold, &HeldControl::held, this, [this](HeldControl::By by) { beginDrag(by == HeldControl::By::Mouse); });
    connect(hold, &HeldControl::released, this, &ParameterEditor::endDrag);
}

void ParameterEditor::startDrag() { beginDrag(true); }

/// Grabs the keyboard only for drags by mouse: a control held by a key must receive the release itself.
void ParameterEditor::beginDrag(bool byMouse) {
    if (m_dragging) return;
    m_dragging = true;
    m_grabs = byMouse;
    if (m_grabs) grabKeyboard(); // for Esc, wherever the focus is
    emit dragStarted();
}

void ParameterEditor::endDrag() {
    if (!m_dragging) return;
    if (std::exchange(m_grabs, false)) releaseKeyboard();
    m_dragging = false;
    if (!std::exchange(m_cancelled, false)) emit dragEnded();
    else showValue(m_shown);
}

/// During a drag, Esc cancels the drag and triggers no action.
bool ParameterEditor::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && m_dragging &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ParameterEditor::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape || !m_dragging || m_cancelled) return QWidget::keyPressEvent(event);
    m_cancelled = true;
    emit dragCancelled();
    showValue(m_shown);
}

} // namespace delve::ui
