#include "ui/link/live_link_dialog.h"

#include "editor/text/message_text.h"
#include "ui/fields/form.h"
#include "ui/link/page_link.h"
#include "ui/theme/tokens.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace delve::ui {

LiveLinkDialog::LiveLinkDialog(PageLink& link, QWidget* parent)
    : QDialog(parent), m_link(link), m_on(new QCheckBox(tr("&Hand out the map"), this)), m_address(new QLabel(this)),
      m_copy(new QPushButton(tr("&Copy"), this)), m_port(new QSpinBox(this)), m_origins(new QPlainTextEdit(this)),
      m_state(new QLabel(this)) {
    setWindowTitle(tr("Live link"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(2 * gridStep);
    m_on->setObjectName(QStringLiteral("live-link-on"));
    column->addWidget(m_on);
    auto* page = new QWidget(this);
    auto* form = formIn(page);
    auto* row = new QHBoxLayout;
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_address->setObjectName(QStringLiteral("live-link-address"));
    row->addWidget(m_address, 1);
    row->addWidget(m_copy);
    form->addRow(tr("Address"), row);
    m_port->setRange(1024, 65535);
    m_port->setValue(link.port());
    m_port->setObjectName(QStringLiteral("live-link-port"));
    form->addRow(tr("&Port"), m_port);
    m_origins->setObjectName(QStringLiteral("live-link-origins"));
    m_origins->setPlaceholderText(QStringLiteral("http://localhost:8080"));
    m_origins->setPlainText(link.origins().join(u'\n'));
    m_origins->setTabChangesFocus(true);
    m_origins->setFixedHeight(10 * gridStep);
    m_origins->setToolTip(
        tr("One origin in each line. Programs of this machine that are no web pages always may ask."));
    form->addRow(tr("&Allowed web pages"), m_origins);
    column->addWidget(page);
    m_state->setObjectName(QStringLiteral("live-link-state"));
    m_state->setWordWrap(true);
    column->addWidget(m_state);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(m_on, &QCheckBox::toggled, this, &LiveLinkDialog::turn);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_link.address()); });
    connect(&m_link, &PageLink::changed, this, [this] { showState(); });
    showState();
}

void LiveLinkDialog::turn(bool on) {
    if (!on) return m_link.turnOff();
    static const QRegularExpression between(QStringLiteral("[\\s,]+"));
    m_link.setPort(static_cast<quint16>(m_port->value()));
    m_link.setOrigins(m_origins->toPlainText().split(between, Qt::SkipEmptyParts));
    if (const auto turned = m_link.turnOn(); !turned) showState(editor::toQString(turned.failure()));
}

/// Port and origins hold from the next time on that it is turned on, and so cannot be changed while it is.
void LiveLinkDialog::showState(const QString& fault) {
    const QSignalBlocker quiet(m_on);
    const bool on = m_link.isOn();
    m_on->setChecked(on);
    m_address->setText(on ? m_link.address() : tr("off"));
    m_copy->setEnabled(on);
    m_port->setEnabled(!on);
    m_origins->setReadOnly(on);
    if (!fault.isEmpty()) m_state->setText(fault);
    else if (on) m_state->setText(tr("%n game(s) are connected.", nullptr, m_link.listeners()));
    else m_state->setText(tr("Only programs on this machine can ask, and nothing can be written."));
}

} // namespace delve::ui
