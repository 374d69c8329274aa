#include "ui/play/saves_dialog.h"

#include "editor/text/message_text.h"
#include "ui/theme/tokens.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace delve {
namespace {

constexpr QSize pictureSize{160, 90};

QString nameOf(const SaveSlot& slot) {
    const QString name = QString::fromStdString(slot.label.name);
    if (!slot.slot.byItself) return name;
    return name.isEmpty() ? SavesDialog::tr("Saved by itself") : SavesDialog::tr("%1 (saved by itself)").arg(name);
}

QString linesOf(const SaveSlot& slot) {
    if (slot.damage) return nameOf(slot) + u'\n' + toQString(*slot.damage);
    const auto time = QDateTime::fromString(QString::fromStdString(slot.label.time), Qt::ISODate);
    return nameOf(slot) + u'\n' + QLocale().toString(time, QLocale::ShortFormat) + u'\n' +
           SavesDialog::tr("Turn %1").arg(slot.label.turn);
}

QIcon pictureOf(const SaveSlot& slot) {
    QPixmap picture;
    if (picture.loadFromData(QByteArray::fromBase64(QByteArray::fromStdString(slot.label.picture)))) return picture;
    QPixmap none(pictureSize);
    none.fill(QColor(0x18, 0x18, 0x17));
    return none;
}

} // namespace

SavesDialog::SavesDialog(PlaySession& session, Purpose purpose, QWidget* parent)
    : QDialog(parent), m_session(session), m_purpose(purpose), m_list(new QListWidget(this)), m_told(new QLabel(this)),
      m_name(new QLineEdit(this)), m_go(new QPushButton(this)), m_remove(new QPushButton(tr("&Throw away"), this)) {
    const bool saves = purpose == Purpose::Save;
    setWindowTitle(saves ? tr("Save the game") : tr("Load a game"));
    m_go->setText(saves ? tr("&Save") : tr("&Load"));
    m_go->setDefault(true);
    m_name->setVisible(saves);
    m_name->setText(session.slotName());
    layOut();
    connect(m_list, &QListWidget::currentRowChanged, this, &SavesDialog::showChosen);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &SavesDialog::go);
    connect(m_name, &QLineEdit::textChanged, this, &SavesDialog::showChosen);
    connect(m_go, &QPushButton::clicked, this, &SavesDialog::go);
    connect(m_remove, &QPushButton::clicked, this, &SavesDialog::remove);
    fill();
    if (saves) m_name->setFocus();
    else m_list->setFocus();
}

void SavesDialog::layOut() {
    resize(64 * gridStep, 60 * gridStep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(gridStep);
    m_list->setIconSize(pictureSize);
    m_list->setSpacing(gridStep / 2);
    m_list->setWordWrap(true);
    m_list->setAccessibleName(tr("Saved games"));
    m_name->setPlaceholderText(tr("Name"));
    m_name->setAccessibleName(tr("Name of the saved game"));
    m_told->setWordWrap(true);
    m_told->setForegroundRole(QPalette::BrightText);
    m_told->hide();
    column->addWidget(m_list, 1);
    column->addWidget(m_name);
    column->addWidget(m_told);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_go, QDialogButtonBox::ActionRole);
    buttons->addButton(m_remove, QDialogButtonBox::ResetRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

void SavesDialog::fill() {
    m_list->clear();
    m_slots.clear();
    for (const auto& slot : m_session.savedGames()) {
        if (slot.slot.byItself && m_purpose == Purpose::Save) continue;
        m_slots.push_back(slot.slot);
        auto* item = new QListWidgetItem(pictureOf(slot), linesOf(slot), m_list);
        item->setData(Qt::AccessibleTextRole, linesOf(slot));
    }
    if (m_purpose == Purpose::Load) m_list->setCurrentRow(0);
    showChosen();
}

const SlotName* SavesDialog::chosen() const {
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    return row < m_slots.size() ? &m_slots[row] : nullptr;
}

void SavesDialog::showChosen() {
    const auto* slot = chosen();
    m_remove->setEnabled(slot);
    if (m_purpose == Purpose::Load) return m_go->setEnabled(slot);
    if (sender() == m_list && slot) m_name->setText(QString::fromStdString(slot->name));
    m_go->setEnabled(!m_name->text().trimmed().isEmpty());
}

void SavesDialog::go() {
    if (m_purpose == Purpose::Load) {
        if (!chosen()) return;
        const SlotName slot = *chosen();
        accept();
        return m_session.loadFrom(slot);
    }
    const auto saved = m_session.saveTo(m_name->text().trimmed());
    if (saved) return accept();
    m_told->setText(toQString(saved.failure()));
    m_told->show();
}

void SavesDialog::remove() {
    if (!chosen()) return;
    const auto removed = m_session.remove(SlotName(*chosen()));
    m_told->setVisible(!removed.ok());
    if (!removed) m_told->setText(toQString(removed.failure()));
    fill();
}

} // namespace delve
