#include "ui/window/recovery_dialog.h"

#include "editor/drawing/thumbnail.h"
#include "editor/formats/formats.h"
#include "editor/text/message_text.h"
#include "ui/map/surroundings.h"
#include "ui/theme/tokens.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace delve {

namespace {

constexpr QSize pictureSize{240, 136};

QLabel* quiet(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

/// A picture of the first level of a world over a word that says what it shows.
QWidget* pictured(const Result<World>& world, const QString& word, QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep / 2);
    auto* picture = new QLabel(part);
    picture->setFixedSize(pictureSize);
    picture->setAlignment(Qt::AlignCenter);
    picture->setWordWrap(true);
    picture->setAccessibleName(word);
    if (world.ok() && !world.value().levels.empty())
        picture->setPixmap(QPixmap::fromImage(thumbnailOf(world.value().levels.front(), world.value().tiles,
                                                          pictureSize, surroundingsFor(parent->palette()).voidColour)));
    else picture->setText(world.ok() ? QString() : toQString(world.failure()));
    column->addWidget(picture);
    column->addWidget(quiet(word, part));
    return part;
}

Result<World> savedWorld(const QString& path) {
    if (path.isEmpty()) return badInput(Message{DELVE_TEXT("RecoveryDialog", "It was never saved."), {}});
    auto read = readWorld(path);
    if (!read.ok()) return read.failure();
    return std::move(read).value().world;
}

} // namespace

RecoveryDialog::RecoveryDialog(const std::vector<RecoveredWork>& found, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Recovered work"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(2 * gridStep);
    auto* text =
        new QLabel(tr("Delvewright ended without saving this. Nothing of the files themselves was changed."), this);
    text->setWordWrap(true);
    column->addWidget(text);
    for (const auto& work : found) addWork(work, column);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Decide &later"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

void RecoveryDialog::addWork(const RecoveredWork& work, QVBoxLayout* column) {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * gridStep);
    const auto world = readRecoveredWork(work);
    layout->addWidget(
        pictured(world, tr("Recovered, of %1").arg(locale().toString(work.written, QLocale::ShortFormat)), this));
    layout->addWidget(pictured(savedWorld(work.path), tr("As it was saved"), this));
    auto* side = new QVBoxLayout;
    auto* title = new QLabel(work.title, row);
    auto font = title->font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    title->setToolTip(work.path);
    auto* take = new QPushButton(tr("&Recover"), row);
    auto* leave = new QPushButton(tr("&Give up"), row);
    take->setEnabled(world.ok());
    side->addWidget(title);
    side->addWidget(take);
    side->addWidget(leave);
    side->addStretch(1);
    layout->addLayout(side);
    column->addWidget(row);
    ++m_left;
    connect(take, &QPushButton::clicked, this, [this, row, work, world] {
        emit taken(world.value(), work.path);
        forgetRecoveredWork(work);
        decided(row);
    });
    connect(leave, &QPushButton::clicked, this, [this, row, work] {
        forgetRecoveredWork(work);
        decided(row);
    });
}

void RecoveryDialog::decided(QWidget* row) {
    row->hide();
    if (--m_left == 0) accept();
    else adjustSize();
}

} // namespace delve
