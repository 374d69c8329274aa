#include "ui/play/saves_dialog.h"

#include "editor/text/message_text.h"
#include "editor/tilesets/png_picture.h"
#include "generation/level/printable.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace delve::ui {
namespace {

constexpr QSize pictureSize{160, 90};

QString nameOf(const play::SaveSlot& slot) {
    const QString name = QString::fromStdString(safeLine(slot.label.name));
    if (!slot.slot.byItself) return name;
    return name.isEmpty() ? SavesDialog::tr("Autosave") : SavesDialog::tr("%1 (autosave)").arg(name);
}

QString linesOf(const play::SaveSlot& slot) {
    if (slot.damage) return nameOf(slot) + u'\n' + editor::toQString(*slot.damage);
    const auto time = QDateTime::fromString(QString::fromStdString(slot.label.time), Qt::ISODate);
    return nameOf(slot) + u'\n' + QLocale().toString(time, QLocale::ShortFormat) + u'\n' +
           SavesDialog::tr("Turn %1").arg(slot.label.turn);
}

/// In place of a picture.
QPixmap sign(const QString& name) {
    constexpr int side = 4 * gridStep;
    QPixmap made(pictureSize);
    made.fill(QGuiApplication::palette().color(QPalette::Window));
    QRect place(0, 0, side, side);
    place.moveCenter(made.rect().center());
    QPainter painter(&made);
    icon(name).paint(&painter, place);
    return made;
}

/// A saved game may come from anybody, so its picture must have the format and size of ours; else it is not shown.
QPixmap pixmapOf(const play::SaveSlot& slot) {
    constexpr int maxSide = 1024;
    const auto picture = editor::pictureFromPng(QByteArray::fromBase64(QByteArray::fromStdString(slot.label.picture)),
                                                {.side = maxSide});
    if (picture) return QPixmap::fromImage(*picture);
    return sign(slot.damage ? QStringLiteral("warning") : QStringLiteral("play"));
}

/// Looks the same in the selected row, rather than tinted like icons.
QIcon pictureOf(const play::SaveSlot& slot) {
    const QPixmap picture = pixmapOf(slot);
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

} // namespace

SavesDialog::SavesDialog(editor::PlaySession& session, Purpose purpose, QWidget* parent)
    : QDialog(parent), m_session(session), m_purpose(purpose), m_list(new QListWidget(this)), m_told(new QLabel(this)),
      m_name(new QLineEdit(this)), m_go(new QPushButton(this)), m_backup(new QPushButton(tr("Load the &backup"), this)),
      m_remove(new QPushButton(tr("&Delete"), this)) {
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
    connect(m_backup, &QPushButton::clicked, this, [this] { load(true); });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        ask(tr("Delete “%1” and its backup? This cannot be undone.").arg(nameOf(*chosen())), tr("Delete"),
            &SavesDialog::remove);
    });
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
    buttons->addButton(m_backup, QDialogButtonBox::ActionRole);
    buttons->addButton(m_remove, QDialogButtonBox::ResetRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

void SavesDialog::fill() {
    m_list->clear();
    m_slots.clear();
    for (auto& slot : m_session.savedGames()) {
        if (slot.slot.byItself && m_purpose == Purpose::Save) continue;
        auto* item = new QListWidgetItem(pictureOf(slot), linesOf(slot), m_list);
        item->setData(Qt::AccessibleTextRole, linesOf(slot));
        m_slots.push_back(std::move(slot));
    }
    if (m_purpose == Purpose::Load) m_list->setCurrentRow(0);
    showChosen();
}

const play::SaveSlot* SavesDialog::chosen() const {
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    return row < m_slots.size() ? &m_slots[row] : nullptr;
}

void SavesDialog::showChosen() {
    const auto* slot = chosen();
    const bool loads = m_purpose == Purpose::Load;
    m_remove->setEnabled(slot);
    m_backup->setVisible(loads && slot && slot->damage && m_session.hasBackup(slot->slot));
    if (sender() == m_list) m_told->hide();
    if (loads) return m_go->setEnabled(slot && !slot->damage);
    if (sender() == m_list && slot) m_name->setText(QString::fromStdString(slot->slot.name));
    m_go->setEnabled(!m_name->text().trimmed().isEmpty());
}

void SavesDialog::go() {
    if (m_purpose == Purpose::Load) return load(false);
    const QString name = m_name->text().trimmed();
    if (name.isEmpty()) return;
    if (!m_session.wouldReplace(name)) return save();
    ask(tr("A saved game named “%1” already exists. Replace it?").arg(name), tr("Replace"), &SavesDialog::save);
}

/// A game that cannot be loaded leaves the current one unchanged; its backup is then offered.
void SavesDialog::load(bool backup) {
    if (!chosen() || (chosen()->damage && !backup)) return;
    const play::SlotName slot = chosen()->slot;
    const auto loaded = m_session.loadFrom(slot, backup);
    if (loaded) return accept();
    tell(loaded.failure());
    m_backup->setVisible(!backup && m_session.hasBackup(slot));
}

void SavesDialog::save() {
    const auto saved = m_session.saveTo(m_name->text().trimmed());
    if (saved) return accept();
    tell(saved.failure());
}

void SavesDialog::remove() {
    if (!chosen()) return;
    const auto removed = m_session.remove(play::SlotName(chosen()->slot));
    m_told->hide();
    if (!removed) tell(removed.failure());
    fill();
}

void SavesDialog::tell(const Failure& failure) {
    m_told->setText(editor::toQString(failure));
    m_told->show();
}

void SavesDialog::ask(const QString& question, const QString& yes, void (SavesDialog::*then)()) {
    auto* box = new QMessageBox(QMessageBox::Question, windowTitle(), question, QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* button = box->addButton(yes, QMessageBox::DestructiveRole);
    connect(button, &QAbstractButton::clicked, this, then);
    box->setDefaultButton(QMessageBox::Cancel);
    box->open();
}

} // namespace delve::ui
