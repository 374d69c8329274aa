#include "ui/palette/palette_view.h"

#include "ui/palette/palette_rows.h"
#include "ui/theme/tokens.h"

#include <QContextMenuEvent>
#include <QScrollBar>

namespace delve::ui {

namespace {

constexpr int leastTiles = 6; ///< in the list under a heading, at any size of the window

} // namespace

PaletteView::PaletteView(QWidget* parent) : QListWidget(parent) {
    setAccessibleName(tr("Tiles and things"));
    setItemDelegate(new PaletteRows(*this));
    setIconSize({PaletteRows::gridPicture, PaletteRows::gridPicture});
    setSelectionMode(NoSelection);
    setAutoScroll(false); // until it is laid out: see showEvent()
    setMouseTracking(true);
    setResizeMode(Adjust);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // always there, so that nothing moves when it is needed
    verticalScrollBar()->setSingleStep(PaletteRows::listHeight);
    viewport()->setBackgroundRole(QPalette::Window);
    connect(this, &QListWidget::itemClicked, this, &PaletteView::choose);
    connect(this, &QListWidget::itemActivated, this, &PaletteView::choose);
}

void PaletteView::addHeading(const QString& title) {
    auto* heading = new QListWidgetItem(title, this);
    heading->setFlags(Qt::NoItemFlags);
}

void PaletteView::addChoice(int choice, const QString& name, const QIcon& icon, const QString& facts) {
    auto* item = new QListWidgetItem(icon, name, this);
    item->setData(PaletteRows::ChoiceRole, choice);
    item->setData(Qt::AccessibleDescriptionRole, facts);
    item->setToolTip(facts.isEmpty() ? name : name + u'\n' + facts);
}

void PaletteView::setGrid(bool grid) {
    if (m_grid == grid) return;
    m_grid = grid;
    setFlow(grid ? LeftToRight : TopToBottom);
    setWrapping(grid);
    scheduleDelayedItemsLayout();
    if (currentItem()) scrollToItem(currentItem());
}

std::optional<int> PaletteView::choiceOf(const QListWidgetItem* item) {
    const auto choice = item ? item->data(PaletteRows::ChoiceRole) : QVariant();
    return choice.isValid() ? std::optional(choice.toInt()) : std::nullopt;
}

void PaletteView::setPicked(int choice) {
    m_picked = choice;
    for (int row = 0; row < count(); ++row)
        if (choiceOf(item(row)) == choice) setCurrentRow(row);
    viewport()->update();
}

/// A heading is shown where anything under it is.
void PaletteView::filter(const QString& words) {
    QListWidgetItem* heading = nullptr;
    for (int row = 0; row < count(); ++row) {
        auto* const shown = item(row);
        if (!choiceOf(shown)) {
            heading = shown;
            heading->setHidden(true);
            continue;
        }
        const bool matches = shown->text().contains(words, Qt::CaseInsensitive);
        shown->setHidden(!matches);
        if (matches && heading) heading->setHidden(false);
    }
}

std::optional<int> PaletteView::firstShown() const {
    for (int row = 0; row < count(); ++row)
        if (!item(row)->isHidden() && choiceOf(item(row))) return choiceOf(item(row));
    return {};
}

int PaletteView::scrolledTo() const { return verticalScrollBar()->value(); }

void PaletteView::scrollBackTo(int place) {
    doItemsLayout();
    verticalScrollBar()->setValue(place);
}

QSize PaletteView::sizeHint() const { return {20 * gridStep, 30 * gridStep}; }

QSize PaletteView::minimumSizeHint() const {
    return {12 * gridStep, PaletteRows::headingHeight + leastTiles * PaletteRows::listHeight};
}

/// Before it is laid out, a list is one row high: scrolling to the picked one then would leave it scrolled.
void PaletteView::showEvent(QShowEvent* event) {
    QListWidget::showEvent(event);
    if (hasAutoScroll()) return;
    const auto follow = [this] {
        setAutoScroll(true);
        if (currentItem()) scrollToItem(currentItem());
    };
    QMetaObject::invokeMethod(this, follow, Qt::QueuedConnection);
}

void PaletteView::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto* const at = byKey ? currentItem() : itemAt(event->pos());
    const auto choice = choiceOf(at);
    if (!choice) return;
    emit menuWanted(*choice, byKey ? viewport()->mapToGlobal(visualItemRect(at).center()) : event->globalPos());
}

void PaletteView::choose(const QListWidgetItem* item) {
    if (const auto choice = choiceOf(item)) emit chosen(*choice);
}

} // namespace delve::ui
