#include "ui/files/recovery_dialog.h"

#include "editor/drawing/thumbnail.h"
#include "editor/formats/formats.h"
#include "editor/text/file_name.h"
#include "editor/text/message_text.h"
#include "ui/map/map_backdrop.h"
#include "ui/theme/tokens.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr QSize pictureSize{240, 136};

QLabel* quiet(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

/// A picture of the first level of a world, with a caption below.
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
    column->addWidget(picture);
    if (!world.ok() || world.value().levels.empty()) {
        picture->setText(world.ok() ? QString() : editor::toQString(world.failure()));
        return part;
    }
    const double ratio = parent->devicePixelRatioF();
    QImage image = editor::thumbnailOf(world.value().levels.front(), world.value().tiles, pictureSize * ratio,
                                       mapBackdrop(parent->palette()).voidColour, world.value().properties);
    image.setDevicePixelRatio(ratio);
    picture->setPixmap(QPixmap::fromImage(image));
    column->addWidget(quiet(word, part));
    return part;
}

Result<World> savedWorld(const QString& path) {
    if (path.isEmpty()) return badInput(Message{DELVE_TEXT("RecoveryDialog", "Never saved."), {}});
    auto read = editor::readWorld(path);
    if (!read.ok()) return read.failure();
    return std::move(read).value().world;
}

} // namespace

RecoveryDialog::RecoveryDialog(const std::vector<editor::RecoveredWork>& found, MayGiveUp mayGiveUp, QWidget* parent)
    : QDialog(parent), m_mayGiveUp(std::move(mayGiveUp)) {
    setWindowTitle(tr("Recover unsaved work"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(2 * gridStep);
    auto* text = new QLabel(tr("Delvewright closed before this work was saved. Your files are unchanged."), this);
    text->setWordWrap(true);
    column->addWidget(text);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setAccessibleName(windowTitle());
    area->setFocusPolicy(Qt::NoFocus); // what is in it has buttons
    m_works = new QWidget(area);
    auto* works = new QVBoxLayout(m_works);
    works->setContentsMargins(0, 0, gridStep, 0);
    works->setSpacing(2 * gridStep);
    for (const auto& work : found) addWork(work, works);
    works->addStretch(1);
    area->setWidget(m_works);
    column->addWidget(area, 1);
    auto* buttons = new QDialogButtonBox(this);
    if (found.size() > 1)
        connect(buttons->addButton(tr("Recover &all"), QDialogButtonBox::ActionRole), &QPushButton::clicked, this,
                &RecoveryDialog::recoverAll);
    buttons->addButton(tr("Decide &later"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    // As high as its content if that fits on the screen; otherwise with a scroll bar from the start, so that the width
    // includes it.
    const QSize wanted = m_works->minimumSizeHint() + QSize(0, 16 * gridStep);
    const int highest = screen()->availableSize().height() * 3 / 4;
    const bool scrolls = wanted.height() > highest;
    area->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(wanted.width() + (scrolls ? style()->pixelMetric(QStyle::PM_ScrollBarExtent) : 0));
    setMinimumHeight(scrolls ? 0 : wanted.height());
    resize(sizeHint().width(), std::min(wanted.height(), highest));
}

/// All that add to what is saved; whether to go back to an older one is decided one by one.
void RecoveryDialog::recoverAll() {
    for (auto* button : m_works->findChildren<QPushButton*>(QStringLiteral("recover")))
        if (button->isEnabled() && !button->parentWidget()->isHidden()) button->click();
}

void RecoveryDialog::addWork(const editor::RecoveredWork& work, QVBoxLayout* column) {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * gridStep);
    const auto world = editor::readRecoveredWork(work);
    layout->addWidget(
        pictured(world, tr("Recovery copy, %1").arg(locale().toString(work.written, QLocale::ShortFormat)), this));
    const auto saved = work.fileIsNewer ? tr("Saved version, newer") : tr("Saved version");
    layout->addWidget(pictured(savedWorld(work.path), saved, this));
    auto* side = new QVBoxLayout;
    auto* title = new QLabel(work.title, row);
    auto font = title->font();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    title->setToolTip(editor::shownPath(work.path));
    auto* take = new QPushButton(tr("&Recover"), row);
    take->setObjectName(work.fileIsNewer ? QStringLiteral("recover-older") : QStringLiteral("recover"));
    auto* leave = new QPushButton(tr("&Discard"), row);
    for (auto* button : {take, leave}) button->setAccessibleDescription(work.title);
    take->setEnabled(world.ok());
    side->addWidget(title);
    side->addWidget(take);
    side->addWidget(leave);
    side->addStretch(1);
    layout->addLayout(side);
    column->addWidget(row);
    ++m_left;
    connect(take, &QPushButton::clicked, this, [this, row, work, world] {
        emit taken(world.value(), work);
        decided(row);
    });
    connect(leave, &QPushButton::clicked, this, [this, row, work] {
        if (!m_mayGiveUp(this, work)) return;
        editor::forgetRecoveredWork(work);
        decided(row);
    });
}

void RecoveryDialog::decided(QWidget* row) {
    row->hide();
    if (--m_left == 0) accept();
}

} // namespace delve::ui
