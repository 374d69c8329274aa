#include "ui/layers/layers_panel.h"

#include "editor/document/document.h"
#include "editor/tools/layers.h"
#include "editor/tools/tool_controller.h"
#include "ui/actions/action.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/theme/held_control.h"
#include "ui/theme/icon.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace delve::ui {

namespace {

constexpr int layerRole = Qt::UserRole;
constexpr int ownTiles = -1;
enum Column { NameColumn, VisibleColumn, LockColumn, ColumnCount };

int placeOf(const QTreeWidgetItem& item) { return item.data(NameColumn, layerRole).toInt(); }

} // namespace

LayersPanel::LayersPanel(editor::Document& document, editor::ToolController& toolController, QWidget* parent)
    : QWidget(parent), m_document(document), m_toolController(toolController), m_list(new QTreeWidget(this)),
      m_opacity(new QSlider(Qt::Horizontal, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, 0, gridStep, gridStep);
    column->setSpacing(gridStep / 2);
    makeList();
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridStep / 2);
    row->addWidget(addButton(QStringLiteral("add"), tr("Add a decoration layer"), [this] { add(); }));
    row->addWidget(m_up = addButton(QStringLiteral("up"), tr("Move the layer up"), [this] { move(true); }));
    row->addWidget(m_down = addButton(QStringLiteral("down"), tr("Move the layer down"), [this] { move(false); }));
    row->addWidget(m_remove = addButton(QStringLiteral("remove"), tr("Remove the layer"), [this] { remove(); }));
    makeOpacity();
    row->addWidget(m_opacity, 1);
    column->addLayout(row);
    connect(&document, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
        if (change.ofShownLevel(editor::PartOfLevel::Layers)) fill();
    });
    connect(&toolController, &editor::ToolController::settingsChanged, this, &LayersPanel::showChosen);
    fill();
}

void LayersPanel::makeList() {
    m_list->setObjectName(QStringLiteral("layers"));
    m_list->setAccessibleName(tr("Layers"));
    m_list->setToolTip(
        tr("Choose where to paint: on the tiles of the level or on a decoration layer. F2 renames a layer."));
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    m_list->installEventFilter(this);
    m_list->setMinimumHeight(12 * gridStep);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setMinimumSectionSize(3 * gridStep);
    m_list->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    for (const int column : {VisibleColumn, LockColumn}) {
        m_list->header()->setSectionResizeMode(column, QHeaderView::Fixed);
        m_list->header()->resizeSection(column, 3 * gridStep);
    }
    connect(m_list, &QTreeWidget::itemClicked, this, &LayersPanel::toggle);
    connect(m_list, &QTreeWidget::itemActivated, this, &LayersPanel::toggle);
    connect(m_list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) { rename(item); });
}

/// The list handles F2 itself, before any action with that shortcut.
bool LayersPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::ShortcutOverride)
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_F2) event->accept();
    return QWidget::eventFilter(watched, event);
}

void LayersPanel::makeOpacity() {
    m_opacity->setObjectName(QStringLiteral("layer-opacity"));
    m_opacity->setRange(0, 100);
    m_opacity->setPageStep(10);
    m_opacity->setMinimumWidth(8 * gridStep);
    m_opacity->setAccessibleName(tr("Opacity of the layer"));
    // Nothing changes during a drag: one drag is one step.
    m_opacity->setTracking(false);
    auto* hold = new HeldControl(m_opacity); // a press may set it at once, and a held key steps it repeatedly
    connect(hold, &HeldControl::held, this, [this] { m_document.beginDrag(); });
    connect(hold, &HeldControl::released, this, [this] { m_document.endDrag(); });
    connect(m_opacity, &QSlider::valueChanged, this, &LayersPanel::takeOpacity);
}

QToolButton* LayersPanel::addButton(const QString& iconName, const QString& name, std::function<void()> run) {
    auto* button = iconButton(iconName, name, this);
    button->setObjectName(QStringLiteral("layer-") + iconName);
    button->setProperty(actionOfButton, QStringLiteral("layer.") + iconName);
    connect(button, &QToolButton::clicked, this, std::move(run));
    return button;
}

/// Reuses existing rows: the level may have changed because one of them is being renamed.
void LayersPanel::fill() {
    const QSignalBlocker quiet(m_list);
    const auto stack = editor::layerStack(m_document.level());
    const auto rows = static_cast<int>(stack.size());
    while (m_list->topLevelItemCount() > rows) delete m_list->takeTopLevelItem(rows);
    while (m_list->topLevelItemCount() < rows) new QTreeWidgetItem(m_list);
    for (int row = 0; row < rows; ++row) showRow(*m_list->topLevelItem(row), stack[static_cast<std::size_t>(row)]);
    showChosen();
}

void LayersPanel::showRow(QTreeWidgetItem& item, std::optional<std::size_t> place) const {
    item.setData(NameColumn, layerRole, place ? static_cast<int>(*place) : ownTiles);
    item.setFlags(item.flags().setFlag(Qt::ItemIsEditable, place.has_value()));
    if (place) {
        const auto& layer = m_document.level().layers[*place];
        item.setText(NameColumn, QString::fromStdString(layer.name));
        return showSwitches(item, layer);
    }
    item.setText(NameColumn, tr("Tiles of the level"));
    for (const int column : {VisibleColumn, LockColumn})
        for (const int role : {int(Qt::DecorationRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
            item.setData(column, role, {});
}

void LayersPanel::showSwitches(QTreeWidgetItem& item, const DecorationLayer& layer) const {
    const auto show = [&item](int column, const char* iconName, const QString& help) {
        item.setIcon(column, icon(QString::fromLatin1(iconName)));
        item.setToolTip(column, help);
        item.setData(column, Qt::AccessibleTextRole, help);
    };
    show(VisibleColumn, layer.hidden ? "hidden" : "visible",
         layer.hidden ? tr("Hidden. Click to show the layer.") : tr("Shown. Click to hide the layer."));
    show(LockColumn, layer.locked ? "lock" : "unlock",
         layer.locked ? tr("Locked. Click to unlock the layer.") : tr("Unlocked. Click to lock the layer."));
}

std::optional<std::size_t> LayersPanel::chosenLayer() const {
    const auto layer = m_toolController.settings().layer;
    return layer && *layer < m_document.level().layers.size() ? layer : std::nullopt;
}

void LayersPanel::chooseLayer(std::optional<std::size_t> layer) {
    editor::ToolSettings settings = m_toolController.settings();
    settings.layer = layer;
    m_toolController.setSettings(settings);
}

void LayersPanel::showChosen() {
    const auto layer = chosenLayer();
    const int chosen = layer ? static_cast<int>(*layer) : ownTiles;
    const QSignalBlocker quietList(m_list);
    const QSignalBlocker quietSlider(m_opacity);
    int row = 0;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (placeOf(*m_list->topLevelItem(i)) == chosen) row = i;
    m_list->setCurrentItem(m_list->topLevelItem(row));
    m_up->setEnabled(layer && row > 0);
    m_down->setEnabled(layer && row + 1 < m_list->topLevelItemCount());
    m_remove->setEnabled(layer.has_value());
    const int opacity = layer ? m_document.level().layers[*layer].opacity : 100;
    m_opacity->setEnabled(layer.has_value());
    m_opacity->setValue(opacity);
    m_opacity->setToolTip(tr("Opacity of the layer: %1 %").arg(opacity));
}

void LayersPanel::choose(const QTreeWidgetItem* item) {
    const int layer = placeOf(*item);
    chooseLayer(layer == ownTiles ? std::nullopt : std::optional(static_cast<std::size_t>(layer)));
}

/// For a click on the switches beside a name; a click on the name chooses the layer. The change refills the list, which
/// may destroy the item.
void LayersPanel::toggle(QTreeWidgetItem* item, int column) {
    const int place = placeOf(*item);
    if (place == ownTiles || column == NameColumn) return choose(item);
    const auto layer = static_cast<std::size_t>(place);
    if (column == VisibleColumn) toggleHidden(layer);
    else toggleLocked(layer);
}

void LayersPanel::toggleHidden(std::size_t layer) {
    changeLayer(layer,
                m_document.level().layers[layer].hidden ? DELVE_TEXT("step", "Show layer “%1”")
                                                        : DELVE_TEXT("step", "Hide layer “%1”"),
                [](DecorationLayer& to) { to.hidden = !to.hidden; });
}

void LayersPanel::toggleLocked(std::size_t layer) {
    changeLayer(layer,
                m_document.level().layers[layer].locked ? DELVE_TEXT("step", "Unlock layer “%1”")
                                                        : DELVE_TEXT("step", "Lock layer “%1”"),
                [](DecorationLayer& to) { to.locked = !to.locked; });
}

void LayersPanel::toggleHidden() {
    if (const auto layer = chosenLayer()) toggleHidden(*layer);
}

void LayersPanel::toggleLocked() {
    if (const auto layer = chosenLayer()) toggleLocked(*layer);
}

bool LayersPanel::chosenHidden() const {
    const auto layer = chosenLayer();
    return layer && m_document.level().layers[*layer].hidden;
}

bool LayersPanel::chosenLocked() const {
    const auto layer = chosenLayer();
    return layer && m_document.level().layers[*layer].locked;
}

void LayersPanel::startRename() {
    bringForward(*this); // the name editor must be visible
    m_list->setFocus();
    m_list->editItem(m_list->currentItem(), NameColumn);
}

bool LayersPanel::hasNext(int step) const {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem()) + step;
    return row >= 0 && row < m_list->topLevelItemCount();
}

void LayersPanel::chooseNext(int step) {
    if (hasNext(step)) choose(m_list->topLevelItem(m_list->indexOfTopLevelItem(m_list->currentItem()) + step));
}

void LayersPanel::change(const Message& name, const std::function<void(Level&)>& change) {
    Level after = m_document.level();
    change(after);
    m_document.apply(Edit::between(m_document.level(), after), name);
}

/// %1 in the name of the step becomes the name of the layer.
void LayersPanel::changeLayer(std::size_t layer, const Text& name,
                              const std::function<void(DecorationLayer&)>& changeIt) {
    change({name, {nameOf(layer)}}, [layer, &changeIt](Level& level) { changeIt(level.layers[layer]); });
}

const std::string& LayersPanel::nameOf(std::size_t layer) const { return m_document.level().layers[layer].name; }

void LayersPanel::rename(const QTreeWidgetItem* item) {
    const int layer = placeOf(*item);
    if (layer == ownTiles) return;
    const auto name = item->text(NameColumn).trimmed().toStdString();
    change({DELVE_TEXT("step", "Rename layer to “%1”"), {name}},
           [layer, &name](Level& level) { level.layers[static_cast<std::size_t>(layer)].name = name; });
}

void LayersPanel::add() {
    DecorationLayer layer;
    layer.name = tr("Layer %1").arg(m_document.level().layers.size() + 1).toStdString();
    layer.over = true;
    layer.tiles = Grid(m_document.level().size());
    change({DELVE_TEXT("step", "Add layer “%1”"), {layer.name}},
           [&layer](Level& level) { level.layers.push_back(layer); });
    chooseLayer(m_document.level().layers.size() - 1);
}

void LayersPanel::move(bool up) {
    const auto layer = chosenLayer();
    if (!layer) return;
    std::optional<std::size_t> place;
    change({DELVE_TEXT("step", "Move layer “%1”"), {nameOf(*layer)}},
           [&](Level& level) { place = editor::moveLayer(level, *layer, up); });
    if (place) chooseLayer(place);
}

void LayersPanel::takeOpacity() {
    const auto layer = chosenLayer();
    if (!layer) return;
    changeLayer(*layer, DELVE_TEXT("step", "Change opacity of layer “%1”"),
                [percent = m_opacity->value()](DecorationLayer& to) { to.opacity = percent; });
}

void LayersPanel::remove() {
    const auto layer = chosenLayer();
    if (!layer) return;
    chooseLayer({});
    change({DELVE_TEXT("step", "Remove layer “%1”"), {nameOf(*layer)}},
           [layer](Level& level) { level.layers.erase(level.layers.begin() + static_cast<std::ptrdiff_t>(*layer)); });
}

} // namespace delve::ui
