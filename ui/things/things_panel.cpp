#include "ui/things/things_panel.h"

#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "editor/tools/tool_controller.h"
#include "ui/actions/action.h"
#include "ui/map/map_view.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/document_page.h"
#include "ui/properties/properties_panel.h"
#include "ui/stages/stage_slider.h"
#include "ui/theme/icon.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"
#include "ui/things/things_list.h"
#include "ui/things/things_model.h"

#include <QComboBox>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMainWindow>
#include <QPointer>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace delve::ui {

namespace {

using Among = editor::SearchOrder::Among;
constexpr int firstKind = 100; ///< in the data of the filter: behind the parts of a level

int asCount(std::int64_t number) {
    return static_cast<int>(std::min<std::int64_t>(number, std::numeric_limits<int>::max()));
}

} // namespace

ThingsPanel::ThingsPanel(DocumentPage& page, editor::ToolController& toolController, QWidget* parent)
    : QWidget(parent), m_page(page), m_document(page.document()), m_toolController(toolController),
      m_model(new ThingsModel(this)), m_list(new ThingsList(*m_model, this)), m_stack(new QStackedWidget(this)),
      m_empty(new QLabel(this)), m_jobs(page.document().pool(), editor::JobPolicy::NewestWins) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, 0, gridStep, gridStep);
    column->setSpacing(gridStep / 2);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(makeSearch());
    column->addWidget(makeFilter());
    column->addWidget(m_stack, 1);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);
    wireList();
    connect(&m_document, &editor::Document::changed, this, &ThingsPanel::documentChanged);
    connect(&toolController, &editor::ToolController::chosenChanged, this, [this] {
        if (mine() && !m_selecting) selectChosen();
    });
    showState();
}

ThingsPanel::~ThingsPanel() = default;

QWidget* ThingsPanel::makeSearch() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep / 2);
    m_search = new QLineEdit(row);
    m_search->setObjectName(QStringLiteral("find"));
    m_search->setPlaceholderText(tr("Find things, rooms, tiles"));
    m_search->setAccessibleName(tr("Find things, rooms, tiles"));
    m_search->setClearButtonEnabled(true);
    auto* find = m_search->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    find->setText(tr("Find"));
    connect(find, &QAction::triggered, m_search, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    m_search->installEventFilter(this);
    m_previous = iconButton(QStringLiteral("up"), tr("Previous"), row);
    m_next = iconButton(QStringLiteral("down"), tr("Next"), row);
    m_previous->setProperty(actionOfButton, QStringLiteral("find.previous"));
    m_next->setProperty(actionOfButton, QStringLiteral("find.next"));
    layout->addWidget(m_search, 1);
    layout->addWidget(m_previous);
    layout->addWidget(m_next);
    connect(m_search, &QLineEdit::textChanged, this, &ThingsPanel::searchAgain);
    connect(m_next, &QToolButton::clicked, this, [this] { goOn(1); });
    connect(m_previous, &QToolButton::clicked, this, [this] { goOn(-1); });
    return row;
}

QWidget* ThingsPanel::makeFilter() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep);
    m_filter = new QComboBox(row);
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->setAccessibleName(tr("Kinds that are listed"));
    m_filter->addItem(tr("Everything"), static_cast<int>(Among::Everything));
    m_filter->addItem(tr("Things"), static_cast<int>(Among::Things));
    m_filter->addItem(tr("Rooms"), static_cast<int>(Among::Rooms));
    m_filter->addItem(tr("Tiles"), static_cast<int>(Among::Tiles));
    m_filter->insertSeparator(m_filter->count());
    for (const auto& kind : thingKinds())
        m_filter->addItem(editor::toQString(kind.label), firstKind + static_cast<int>(kind.kind));
    m_count = new QLabel(row);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_count->setWordWrap(true);
    layout->addWidget(m_filter);
    layout->addWidget(m_count, 1);
    connect(m_filter, &QComboBox::currentIndexChanged, this, &ThingsPanel::searchAgain);
    return row;
}

void ThingsPanel::wireList() {
    m_list->setAccessibleName(tr("Things and rooms"));
    m_list->installEventFilter(this);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ThingsPanel::selectionChanged);
    connect(m_list, &QTreeView::clicked, this, &ThingsPanel::showCurrent);
    connect(m_list, &QTreeView::activated, this, &ThingsPanel::showCurrent);
    connect(m_list, &QTreeView::customContextMenuRequested, this, &ThingsPanel::askMenu);
}

bool ThingsPanel::mine() const { return m_toolController.document() == &m_document; }

// What is listed

void ThingsPanel::documentChanged(const editor::DocumentChange& change) {
    using Part = editor::PartOfLevel;
    const bool tiles = change.has(editor::PartOfDocument::Tiles) || change.ofShownLevel(Part::Tiles);
    const bool ofTiles = tiles && !m_search->text().trimmed().isEmpty();
    const bool listed = change.ofShownLevel(Flags<Part>(Part::Things) | Part::Rooms | Part::Size | Part::Facts);
    const bool names = change.has(editor::PartOfDocument::Levels) || change.has(editor::PartOfDocument::Tables);
    if (listed || ofTiles || names) searchAgain();
}

editor::SearchOrder ThingsPanel::order() const {
    editor::SearchOrder order{m_search->text(), Among::Everything, {}};
    const int filter = m_filter->currentData().toInt();
    if (filter >= firstKind) order.kind = static_cast<ThingKind>(filter - firstKind);
    else order.among = static_cast<Among>(filter);
    return order;
}

void ThingsPanel::searchAgain() {
    m_outdated = true;
    if (!isVisible() && m_steps == 0) return;
    m_outdated = false;
    editor::Job<std::shared_ptr<const editor::Found>> job;
    job.priority = editor::JobPriority::Visible;
    job.work = [world = std::make_shared<const World>(m_document.world()), level = m_document.currentLevel(),
                wanted = order()](generation::Feedback& feedback) {
        return editor::search(world, level, wanted, feedback);
    };
    job.deliver = [this](const Result<std::shared_ptr<const editor::Found>>& found) {
        if (found) take(*found);
        else showState();
    };
    (void)m_jobs.start(std::move(job));
    showState();
}

void ThingsPanel::take(std::shared_ptr<const editor::Found> found) {
    const auto current = m_list->currentIndex();
    const auto* const area = current.isValid() ? m_model->found()->area(m_model->at(current.row())) : nullptr;
    const auto before = area ? std::optional(area->first) : std::nullopt;
    m_selecting = true;
    m_model->show(std::move(found));
    m_selecting = false;
    selectChosen();
    if (const auto row =
            before && mine() && m_toolController.chosen().nothing() ? m_model->rowOfArea(*before) : std::nullopt) {
        m_selecting = true;
        select(*row);
        m_selecting = false;
    }
    showState();
    if (const int steps = std::exchange(m_steps, 0); steps != 0) goOn(steps);
}

void ThingsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_outdated) searchAgain();
}

void ThingsPanel::showState() {
    const bool any = m_model->rowCount() > 0;
    m_stack->setCurrentWidget(any ? static_cast<QWidget*>(m_list) : m_empty);
    m_empty->setText(emptyText());
    m_count->setText(countText());
    m_next->setEnabled(any);
    m_previous->setEnabled(any);
    emit m_page.panelChanged();
}

QString ThingsPanel::emptyText() const {
    if (!m_model->found() || searching()) return tr("Searching…");
    if (m_search->text().trimmed().isEmpty()) {
        if (order().among == Among::Tiles) return tr("Type the name of a tile.");
        if (m_filter->currentIndex() == 0)
            return tr("Nothing stands on this level yet. Place something with the tool Thing (T).");
    }
    return tr("Nothing found. Use fewer words, or list everything.");
}

/// "3 of 27", and how many cells tiles have.
QString ThingsPanel::countText() const {
    if (!m_model->found()) return {};
    const auto all = m_model->found()->count();
    const auto& tiles = m_model->found()->tiles;
    const auto selected =
        std::min<std::int64_t>(m_list->selectedCount(), editor::Chosen::mostThings); // these are chosen
    QString text = locale().toString(qlonglong{all});
    if (selected > 1) text = tr("%1 of %2 selected").arg(locale().toString(qlonglong{selected}), text);
    if (selected == 1) text = tr("%1 of %2").arg(locale().toString(m_list->firstSelected(1).front() + 1), text);
    if (tiles.cells > 0) text += QStringLiteral(" · ") + tr("%n cell(s)", nullptr, asCount(tiles.cells));
    return text;
}

// What is selected

void ThingsPanel::selectionChanged() {
    m_count->setText(countText());
    if (m_selecting || !mine()) return;
    const auto rows = m_list->firstSelected(editor::Chosen::mostThings);
    std::vector<std::string> things;
    std::string room;
    for (const int row : rows) {
        if (m_model->found()->thing(m_model->at(row))) things.push_back(m_model->idAt(row));
        if (m_model->found()->room(m_model->at(row))) room = m_model->idAt(row);
    }
    auto chosen = editor::Chosen::ofThings(std::move(things));
    if (chosen.nothing()) chosen.room = room;
    m_selecting = true;
    m_toolController.choose(chosen);
    m_selecting = false;
    if (!chosen.nothing()) bringPropertiesForward();
    if (rows.size() == 1) showCurrent();
}

/// Unless that would hide the list.
void ThingsPanel::bringPropertiesForward() {
    const auto* const panel = m_page.madePanel<PropertiesPanel>();
    auto* const dock = panel ? dockOf(*panel) : nullptr;
    auto* const own = dockOf(*this);
    const auto* const window = dock ? qobject_cast<QMainWindow*>(dock->parentWidget()) : nullptr;
    if (!window || !own || window->tabifiedDockWidgets(own).contains(dock)) return;
    raiseDockOf(*panel);
}

void ThingsPanel::selectChosen() {
    if (!m_model->found() || !mine()) return;
    const auto& chosen = m_toolController.chosen();
    const auto ids = chosen.things();
    const auto rows = chosen.nothing() ? std::vector<int>() : m_model->rowsOf({ids.begin(), ids.end()}, chosen.room);
    m_selecting = true;
    QItemSelection selection;
    for (std::size_t i = 0; i < rows.size();) { // neighbours as one range
        auto last = i;
        while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1) ++last;
        selection.select(m_model->index(rows[i], 0), m_model->index(rows[last], ThingsModel::columns - 1));
        i = last + 1;
    }
    auto& selected = *m_list->selectionModel();
    selected.select(selection, QItemSelectionModel::ClearAndSelect);
    if (!rows.empty() && !std::ranges::binary_search(rows, m_list->currentIndex().row())) {
        const auto first = m_model->index(rows.front(), 0);
        selected.setCurrentIndex(first, QItemSelectionModel::NoUpdate);
        m_list->scrollTo(first);
    }
    m_selecting = false;
    m_count->setText(countText());
}

void ThingsPanel::select(int row) {
    const auto index = m_model->index(row, 0);
    m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_list->scrollTo(index);
}

// Actions

void ThingsPanel::beginSearch() {
    bringForward(*this);
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void ThingsPanel::goOn(int step) {
    if (m_outdated || searching()) {
        m_steps = step;
        if (m_outdated) searchAgain();
        return;
    }
    const int rows = m_model->rowCount();
    if (rows == 0) return;
    const int now = m_list->selectedCount() == 0 ? (step > 0 ? -1 : 0) : m_list->currentIndex().row();
    const int next = (now + step + rows) % rows;
    if (next == now) showCurrent();
    else select(next);
}

void ThingsPanel::showCurrent() {
    const auto current = m_list->currentIndex();
    if (!current.isValid()) return;
    const auto cells = m_model->found()->cellsOf(m_model->at(current.row()));
    m_page.showView(0);
    if (!m_page.stages().live()) m_page.stages().goLive();
    m_page.map().flash(cells);
}

void ThingsPanel::askMenu(QPoint place) {
    const auto index = m_list->indexAt(place);
    if (!index.isValid()) return;
    m_page.map().meanCell(m_model->found()->placeOf(m_model->at(index.row())));
    const QPointer<DocumentPage> page(&m_page); // what the menu does may close it, and this panel
    emit m_page.thingMenuWanted(m_list->viewport()->mapToGlobal(place));
    if (page) page->map().meanCell({});
}

/// In the field, Enter goes on, Down goes to the list, and Esc clears the field, then returns to the map.
bool ThingsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool inField = watched == m_search;
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (inField) goOn(key.modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
        return inField;
    case Qt::Key_Down:
        if (inField) m_list->setFocus(Qt::TabFocusReason);
        return inField;
    case Qt::Key_Escape:
        if (inField && !m_search->text().isEmpty()) m_search->clear();
        else m_page.map().setFocus();
        return true;
    default: return false;
    }
}

} // namespace delve::ui

#include "moc_things_panel.cpp"
