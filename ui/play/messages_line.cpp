#include "ui/play/messages_line.h"

#include "editor/text/message_text.h"
#include "ui/fields/elided_label.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>

#include <algorithm>

namespace delve::ui {

MessagesLine::MessagesLine(QWidget* parent)
    : QWidget(parent), m_latest(new ElidedLabel(this)), m_before(new ElidedLabel(this)),
      m_pointedAt(new ElidedLabel(this)) {
    setFixedHeight(4 * gridStep);
    setMinimumWidth(gridStep); // whatever the length of its texts
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * gridStep, 0, 2 * gridStep, 0);
    row->setSpacing(2 * gridStep);
    for (auto* label : {m_latest, m_before, m_pointedAt}) row->addWidget(label);
    m_latest->setObjectName(QStringLiteral("latest"));
    m_before->setForegroundRole(QPalette::PlaceholderText);
    m_before->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->setStretchFactor(m_before, 1);
    m_pointedAt->setAccessibleDescription(tr("Under the mouse"));
}

/// The latest message takes precedence over earlier ones; the name under the mouse keeps up to a third.
void MessagesLine::divideRoom() {
    const int room = width() - 8 * gridStep;
    const int pointedAt = std::min(m_pointedAt->sizeHint().width(), room / 3);
    m_pointedAt->setFixedWidth(std::max(0, pointedAt));
    m_latest->setFixedWidth(std::max(0, std::min(m_latest->sizeHint().width(), room - pointedAt)));
}

void MessagesLine::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    divideRoom();
}

void MessagesLine::takeTurn(const std::deque<Message>& messages, std::int64_t turn) {
    const QString newest = messages.empty() ? QString() : editor::toQString(messages.back());
    const bool same = newest == m_newest && messages.size() == m_count && turn >= m_toldIn;
    m_newest = newest;
    m_count = messages.size();
    if (!same) m_toldIn = turn;
}

void MessagesLine::show(const std::deque<Message>& told, std::int64_t turn) {
    constexpr std::size_t max = 3;
    constexpr std::int64_t turnsShown = 3;
    takeTurn(told, turn);
    const auto messages = turn - m_toldIn < turnsShown ? told : std::deque<Message>();
    m_latest->setForegroundRole(turn == m_toldIn ? QPalette::WindowText : QPalette::PlaceholderText);
    QStringList before;
    for (std::size_t i = 1; i < max && i < messages.size(); ++i)
        before.append(editor::toQString(messages[messages.size() - 1 - i]));
    m_latest->setText(messages.empty() ? QString() : editor::toQString(messages.back()));
    m_before->setText(before.join(QStringLiteral("   ")));
    divideRoom();
}

void MessagesLine::showTyped(const QString& word) {
    m_latest->setText(tr("Typed so far: %1 (Esc discards it)").arg(word));
    divideRoom();
}

void MessagesLine::showPointedAt(const QString& name) {
    m_pointedAt->setText(name);
    divideRoom();
}

QString MessagesLine::latest() const { return m_latest->text(); }

} // namespace delve::ui
