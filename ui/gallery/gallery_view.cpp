#include "ui/gallery/gallery_view.h"

#include "ui/gallery/gallery_card.h"
#include "ui/gallery/gallery_model.h"
#include "ui/gallery/gallery_tiles.h"
#include "ui/theme/tokens.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>

#include <chrono>

namespace delve::ui {

namespace {

constexpr std::chrono::milliseconds resting{400};

bool isPlain(const QKeyEvent& event) { return (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier; }

} // namespace

GalleryView::GalleryView(GalleryModel& model, QWidget* parent)
    : QListView(parent), m_model(model), m_card(new GalleryCard(this)) {
    setModel(&model);
    setItemDelegate(new GalleryTiles(this));
    setAccessibleName(tr("Variations"));
    setViewMode(QListView::IconMode);
    setResizeMode(QListView::Adjust);
    setMovement(QListView::Static);
    setUniformItemSizes(true);
    setSpacing(gridStep / 2);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Window);
    m_rests.setSingleShot(true);
    m_rests.setInterval(resting);
    connect(&m_rests, &QTimer::timeout, this, &GalleryView::showCard);
    connect(this, &QAbstractItemView::entered, this, &GalleryView::hover);
    connect(this, &QAbstractItemView::viewportEntered, this, [this] { hover({}); });
    connect(&model, &QAbstractItemModel::modelReset, this, &GalleryView::hideCard);
}

/// One row of tiles.
QSize GalleryView::minimumSizeHint() const {
    const int words = 2 * fontMetrics().lineSpacing();
    return {GalleryTiles::pictureSize.width() + 6 * gridStep,
            GalleryTiles::pictureSize.height() + words + 4 * gridStep};
}

void GalleryView::startNote(const QModelIndex& index) {
    if (!index.isValid()) return;
    hideCard();
    setFocus();
    setCurrentIndex(index);
    scrollTo(index);
    edit(index);
}

void GalleryView::endNote() {
    auto* const field = state() == EditingState ? viewport()->findChild<QLineEdit*>() : nullptr;
    if (!field) return;
    commitData(field); // which may show other rows, and end it by that
    if (state() == EditingState) closeEditor(field, QAbstractItemDelegate::NoHint);
}

// Keys

bool GalleryView::isOwnKey(const QKeyEvent& event) const {
    if (!isPlain(event)) return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_S:
    case Qt::Key_N:
    case Qt::Key_F2: return currentIndex().isValid();
    default: return false;
    }
}

/// Before any action with such a shortcut.
bool GalleryView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QListView::event(event);
}

void GalleryView::keyPressEvent(QKeyEvent* event) {
    hideCard();
    if (!isOwnKey(*event)) return QListView::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_S:
    case Qt::Key_Space: return emit starWanted(currentIndex());
    case Qt::Key_N:
    case Qt::Key_F2: return startNote(currentIndex());
    default: return emit adoptWanted(currentIndex());
    }
}

// The mouse

void GalleryView::mousePressEvent(QMouseEvent* event) {
    hideCard();
    const auto index = event->button() == Qt::LeftButton ? indexAt(event->pos()) : QModelIndex();
    m_pressed = index;
    m_pressedStar = index.isValid() && GalleryTiles::starIn(visualRect(index)).contains(event->pos());
    QListView::mousePressEvent(event);
}

void GalleryView::mouseReleaseEvent(QMouseEvent* event) {
    QListView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton) return;
    const QModelIndex pressed = m_pressed;
    m_pressed = QModelIndex();
    if (!pressed.isValid() || indexAt(event->pos()) != pressed) return;
    if (!m_pressedStar) emit adoptWanted(pressed);
    else if (GalleryTiles::starIn(visualRect(pressed)).contains(event->pos())) emit starWanted(pressed);
}

void GalleryView::contextMenuEvent(QContextMenuEvent* event) {
    hideCard();
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto index = byKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid()) return;
    setCurrentIndex(index);
    emit menuWanted(index, byKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

void GalleryView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    emit currentMoved();
}

// The card

bool GalleryView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave || event->type() == QEvent::Wheel) hideCard();
    return QListView::viewportEvent(event);
}

void GalleryView::hideEvent(QHideEvent* event) {
    QListView::hideEvent(event);
    hideCard();
}

void GalleryView::hover(const QModelIndex& index) {
    if (m_hovered == index) return;
    hideCard();
    m_hovered = index;
    if (index.isValid()) m_rests.start();
}

void GalleryView::hideCard() {
    m_rests.stop();
    m_hovered = QModelIndex();
    m_card->hide();
}

void GalleryView::showCard() {
    const auto* const row = m_model.rowAt(m_hovered);
    if (!row || row->variation.picture.isNull() || !isActiveWindow()) return;
    const QRect tile = visualRect(m_hovered);
    m_card->showBeside({viewport()->mapToGlobal(tile.topLeft()), tile.size()}, row->variation.picture,
                       m_model.wordsOf(*row));
}

} // namespace delve::ui

#include "moc_gallery_view.cpp"
