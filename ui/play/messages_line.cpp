#include "ui/play/messages_line.h"

#include "editor/text/message_text.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>

namespace delve {

MessagesLine::MessagesLine(QWidget* parent)
    : QWidget(parent), m_latest(new QLabel(this)), m_before(new QLabel(this)), m_pointedAt(new QLabel(this)) {
    setFixedHeight(4 * gridStep);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * gridStep, 0, 2 * gridStep, 0);
    row->setSpacing(2 * gridStep);
    for (auto* label : {m_latest, m_before, m_pointedAt}) {
        label->setTextFormat(Qt::PlainText);
        row->addWidget(label);
    }
    row->insertStretch(2, 1);
    m_before->setForegroundRole(QPalette::PlaceholderText);
    m_before->setMinimumWidth(0);
    m_before->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->setStretchFactor(m_before, 4);
    m_pointedAt->setAccessibleName(tr("Under the mouse"));
}

void MessagesLine::show(const std::deque<Message>& messages) {
    constexpr std::size_t most = 3;
    QStringList before;
    for (std::size_t i = 1; i < most && i < messages.size(); ++i)
        before.append(toQString(messages[messages.size() - 1 - i]));
    m_latest->setText(messages.empty() ? QString() : toQString(messages.back()));
    m_before->setText(before.join(QStringLiteral("   ")));
}

void MessagesLine::showTyped(const QString& word) {
    m_latest->setText(tr("Typed so far: %1 (Esc drops it)").arg(word));
}

void MessagesLine::showPointedAt(const QString& name) { m_pointedAt->setText(name); }

QString MessagesLine::latest() const { return m_latest->text(); }

} // namespace delve
