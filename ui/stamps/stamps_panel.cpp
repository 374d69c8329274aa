#include "ui/stamps/stamps_panel.h"

#include "editor/document/document.h"
#include "editor/drawing/thumbnail.h"
#include "editor/tools/tool_controller.h"
#include "generation/level/printable.h"
#include "ui/actions/action.h"
#include "ui/dialogs/questions.h"
#include "ui/map/map_backdrop.h"
#include "ui/map/map_view.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/document_page.h"
#include "ui/stamps/stamp_list.h"
#include "ui/stamps/stamp_rows.h"
#include "ui/theme/icon.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QDrag>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace delve::ui {

namespace {

constexpr QSize drawnSize = 2 * StampRows::pictureSize; // for high-density screens

int numberOf(const QListWidgetItem& item) { return item.data(StampRows::NumberRole).toInt(); }

/// The stamp alone, on void. One of a layer lies on the tiles of its level, of which there are none here.
QImage pictureOf(const editor::Patch& patch, QRgb background) {
    Level level;
    level.tiles = patch.tiles();
    level.things = patch.things();
    return editor::thumbnailOf(level, patch.catalogue(), drawnSize, background);
}

} // namespace

QString nameOf(const editor::Stamp& stamp, int number) {
    return stamp.name.empty() ? StampsPanel::tr("Stamp %1").arg(number) : QString::fromStdString(safeLine(stamp.name));
}

StampsPanel::StampsPanel(DocumentPage& page, editor::ToolController& toolController, QWidget* parent)
    : QWidget(parent), m_page(page), m_document(page.document()), m_toolController(toolController),
      m_list(new StampList(this)),
      m_empty(new QLabel(tr("No stamps yet. Select a part of the map and press Ctrl+1 or the + below to store it as a "
                            "stamp, ready to place again."),
                         this)),
      m_jobs(m_document.pool(), editor::JobPolicy::OneAtATime) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, 0, gridStep, gridStep);
    column->setSpacing(gridStep / 2);
    makeList();
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_list, 1);
    column->addWidget(m_empty, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridStep / 2);
    const auto add = [this, row](const char* action, const char* icon, const QString& name, auto run) {
        auto* button = addButton(action, QString::fromLatin1(icon), name, run);
        row->addWidget(button);
        return button;
    };
    m_store = add("stamp.new", "add", tr("New stamp from the selection"), [](StampsPanel& p) { p.storeSelection(); });
    m_rename = add("stamp.rename", "edit", tr("Rename the stamp"), [](StampsPanel& p) { p.startRename(); });
    m_up = add("stamp.up", "up", tr("Move the stamp up"), [](StampsPanel& p) { p.move(true); });
    m_down = add("stamp.down", "down", tr("Move the stamp down"), [](StampsPanel& p) { p.move(false); });
    m_remove = add("stamp.delete", "remove", tr("Delete the stamp"), [](StampsPanel& p) { p.remove(); });
    row->addStretch(1);
    column->addLayout(row);
    connect(&toolController, &editor::ToolController::stampsChanged, this, &StampsPanel::fill);
    connect(&m_document, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
        if (change.has(editor::PartOfDocument::Selected)) showState();
    });
    fill();
}

void StampsPanel::makeList() {
    m_list->setObjectName(QStringLiteral("stamps"));
    m_list->setAccessibleName(tr("Stamps"));
    m_list->setItemDelegate(new StampRows(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    m_list->setMinimumHeight(12 * gridStep);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->installEventFilter(this);
    connect(m_list, &StampList::dragStarted, this, &StampsPanel::drag);
    connect(m_list, &QListWidget::itemClicked, this, &StampsPanel::take);
    connect(m_list, &QListWidget::itemActivated, this, &StampsPanel::take);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) { rename(*item); });
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        showState();
        emit m_page.panelChanged();
    });
    connect(m_list, &QWidget::customContextMenuRequested, this, &StampsPanel::askMenu);
}

/// The list handles these keys itself, before any action with such a shortcut.
bool StampsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_list) return QWidget::eventFilter(watched, event);
    const bool pressed = event->type() == QEvent::KeyPress;
    if (!pressed && event->type() != QEvent::ShortcutOverride) return false;
    const auto key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_F2 && key != Qt::Key_Delete) return false;
    if (!pressed) event->accept();
    else if (key == Qt::Key_Delete) remove();
    return pressed && key == Qt::Key_Delete;
}

QToolButton* StampsPanel::addButton(const char* action, const QString& iconName, const QString& name,
                                    void (*run)(StampsPanel&)) {
    auto* button = iconButton(iconName, name, this);
    button->setObjectName(QString::fromLatin1(action));
    button->setProperty(actionOfButton, QString::fromLatin1(action));
    connect(button, &QToolButton::clicked, this, [this, run] { run(*this); });
    return button;
}

// The list

/// Reuses existing rows: the stamps may have changed because one of them is being renamed.
void StampsPanel::fill() {
    const auto before = chosen();
    m_shown = m_toolController.stamps();
    m_drawn.resize(m_shown.size());
    {
        const QSignalBlocker quiet(m_list);
        int row = 0;
        for (int number = 1; number <= static_cast<int>(m_shown.size()); ++number) {
            const auto* const stamp = editor::stampAt(m_shown, number);
            if (!stamp) continue;
            if (row == m_list->count()) m_list->addItem(new QListWidgetItem);
            showRow(*m_list->item(row++), number, *stamp);
        }
        while (m_list->count() > row) delete m_list->takeItem(row);
    }
    m_list->setVisible(m_list->count() > 0);
    m_empty->setVisible(m_list->count() == 0);
    if (before) choose(*before);
    drawMissing();
    showState();
}

void StampsPanel::showRow(QListWidgetItem& item, int number, const editor::Stamp& stamp) const {
    if (numberOf(item) != number) item.setData(StampRows::PictureRole, {});
    item.setData(StampRows::NumberRole, number);
    item.setText(nameOf(stamp, number));
    const QString size = tr("%1 × %2").arg(stamp.patch.size().width).arg(stamp.patch.size().height);
    const QString facts = number <= editor::stampsWithKeys ? tr("%1, key %2").arg(size).arg(number) : size;
    item.setData(StampRows::FactsRole, facts);
    item.setData(Qt::AccessibleDescriptionRole, facts);
    item.setToolTip(tr("%1\n%2\nClick or drag it to place it. F2 renames it.").arg(item.text(), facts));
    item.setFlags(item.flags() | Qt::ItemIsEditable);
}

void StampsPanel::choose(int number) {
    for (int row = 0; row < m_list->count(); ++row)
        if (numberOf(*m_list->item(row)) == number) m_list->setCurrentRow(row);
}

std::optional<int> StampsPanel::chosen() const {
    const auto* const item = m_list->currentItem();
    return item ? std::optional(numberOf(*item)) : std::nullopt;
}

void StampsPanel::take(const QListWidgetItem* item) { m_toolController.recallStamp(numberOf(*item)); }

/// The map shows where it would lie, as when it was taken in hand by a click. Dropped elsewhere, it is put down again.
void StampsPanel::drag(const QListWidgetItem* item) {
    take(item);
    if (!m_toolController.floats()) return;
    auto* content = new QMimeData;
    content->setData(QString::fromLatin1(MapView::floatingFormat), {});
    auto* drag = new QDrag(m_list);
    drag->setMimeData(content);
    auto picture = QPixmap::fromImage(item->data(StampRows::PictureRole).value<QImage>());
    picture.setDevicePixelRatio(static_cast<double>(drawnSize.width()) / StampRows::pictureSize.width());
    drag->setPixmap(picture);
    const QPointer<StampsPanel> stays(this); // the drag runs an event loop
    const auto outcome = drag->exec(Qt::CopyAction);
    if (stays && outcome == Qt::IgnoreAction && m_toolController.floats()) m_toolController.cancel();
}

/// An empty name gives the stamp its number back.
void StampsPanel::rename(const QListWidgetItem& item) {
    const int number = numberOf(item);
    const QString typed = item.text().trimmed();
    const bool own = typed != tr("Stamp %1").arg(number);
    m_toolController.setStamps(
        editor::withStampNamed(m_toolController.stamps(), number, own ? typed.toStdString() : std::string()));
}

void StampsPanel::showState() {
    m_store->setEnabled(canStore());
    m_rename->setEnabled(chosen().has_value());
    m_remove->setEnabled(chosen().has_value());
    m_up->setEnabled(canMove(true));
    m_down->setEnabled(canMove(false));
}

void StampsPanel::askMenu(QPoint place) {
    const auto* const item = m_list->itemAt(place);
    if (!item) return;
    QMenu menu(this);
    menu.addAction(tr("&Place"), this, [this, item] { take(item); });
    menu.addAction(icon(QStringLiteral("edit")), tr("Re&name"), this, &StampsPanel::startRename);
    menu.addSeparator();
    menu.addAction(icon(QStringLiteral("up")), tr("Move &up"), this, [this] { move(true); })->setEnabled(canMove(true));
    menu.addAction(icon(QStringLiteral("down")), tr("Move d&own"), this, [this] { move(false); })
        ->setEnabled(canMove(false));
    menu.addSeparator();
    menu.addAction(icon(QStringLiteral("remove")), tr("&Delete…"), this, &StampsPanel::remove);
    menu.exec(m_list->viewport()->mapToGlobal(place));
}

// What can be done

bool StampsPanel::canStore() const {
    return m_toolController.document() == &m_document && m_document.selection()->size().area() > 0;
}

void StampsPanel::storeSelection() {
    const int number = editor::freeStampNumber(m_toolController.stamps());
    m_toolController.storeStamp(number);
    bringForward(*this);
    choose(number);
}

void StampsPanel::startRename() {
    if (!m_list->currentItem()) return;
    bringForward(*this); // the name editor must be visible
    m_list->setFocus();
    m_list->editItem(m_list->currentItem());
}

bool StampsPanel::canMove(bool up) const {
    const auto number = chosen();
    return number && editor::stampBeside(m_shown, *number, up);
}

void StampsPanel::move(bool up) {
    if (!canMove(up)) return;
    const int number = *chosen();
    const int other = *editor::stampBeside(m_shown, number, up);
    m_toolController.setStamps(editor::withStampMoved(m_toolController.stamps(), number, up));
    choose(other);
}

void StampsPanel::remove() {
    const auto number = chosen();
    const auto* const stamp = number ? editor::stampAt(m_shown, *number) : nullptr;
    if (!stamp) return;
    QMessageBox box(QMessageBox::Question, tr("Delete stamp"),
                    tr("Delete “%1”? This cannot be undone.").arg(nameOf(*stamp, *number)), QMessageBox::Cancel, this);
    if (askForSure(box, tr("&Delete")))
        m_toolController.setStamps(editor::withStamp(m_toolController.stamps(), *number, {}));
}

// Pictures

void StampsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    drawMissing();
}

void StampsPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) drawMissing();
}

/// A hidden panel draws nothing.
void StampsPanel::drawMissing() {
    if (!isVisible()) return;
    const QRgb background = mapBackdrop(palette()).voidColour;
    if (std::exchange(m_background, background) != background) m_drawn.assign(m_shown.size(), {});
    for (int row = 0; row < m_list->count(); ++row) {
        const int number = numberOf(*m_list->item(row));
        auto& drawn = m_drawn[static_cast<std::size_t>(number) - 1];
        const auto& patch = editor::stampAt(m_shown, number)->patch;
        if (drawn && *drawn == patch && !m_list->item(row)->data(StampRows::PictureRole).isNull()) continue;
        drawn = patch;
        draw(number, patch);
    }
}

void StampsPanel::draw(int number, const editor::Patch& patch) {
    editor::Job<QImage> job;
    job.priority = editor::JobPriority::Visible;
    job.work = [patch, background = m_background](generation::Feedback&) -> Result<QImage> {
        return pictureOf(patch, background);
    };
    // A failure is not reported: the row shows no picture then.
    job.deliver = [this, number](const Result<QImage>& picture) {
        if (picture) takePicture(number, *picture);
    };
    (void)m_jobs.start(std::move(job));
}

void StampsPanel::takePicture(int number, const QImage& picture) {
    const QSignalBlocker quiet(m_list->model()); // no name has changed
    for (int row = 0; row < m_list->count(); ++row)
        if (numberOf(*m_list->item(row)) == number) m_list->item(row)->setData(StampRows::PictureRole, picture);
    m_list->viewport()->update();
}

} // namespace delve::ui
