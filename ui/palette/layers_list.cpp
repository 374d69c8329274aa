#include "ui/palette/layers_list.h"

#include "editor/document/document.h"
#include "editor/tools/hand.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace delve {

namespace {

constexpr int layerRole = Qt::UserRole;
constexpr int ownTiles = -1;

} // namespace

LayersList::LayersList(Document& document, Hand& hand, QWidget* parent)
    : QWidget(parent), m_document(document), m_hand(hand), m_list(new QListWidget(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep / 2);
    m_list->setAccessibleName(tr("Layers"));
    m_list->setToolTip(tr("What is painted: the tiles of the level, or a layer that is only drawn. F2 renames it."));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    m_list->setFixedHeight(10 * gridStep);
    column->addWidget(m_list);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridStep / 2);
    row->addWidget(addButton(QStringLiteral("add"), tr("Add a decoration layer"), &LayersList::add));
    row->addWidget(m_side =
                       addButton(QStringLiteral("flip-y"), tr("Lay over or under the tiles"), &LayersList::swapSide));
    row->addWidget(m_remove = addButton(QStringLiteral("remove"), tr("Remove the layer"), &LayersList::remove));
    row->addStretch(1);
    column->addLayout(row);
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { choose(item); });
    connect(m_list, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { choose(item); });
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) { rename(item); });
    connect(&document, &Document::levelChanged, this, &LayersList::fill);
    connect(&hand, &Hand::settingsChanged, this, &LayersList::showChosen);
    fill();
}

QToolButton* LayersList::addButton(const QString& iconName, const QString& name, void (LayersList::*run)()) {
    auto* button = new QToolButton(this);
    button->setIcon(icon(iconName));
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    connect(button, &QToolButton::clicked, this, run);
    return button;
}

/// From the one that is drawn last to the one that is drawn first.
void LayersList::fill() {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const auto addItem = [this](const QString& name, int layer) {
        auto* item = new QListWidgetItem(name, m_list);
        item->setData(layerRole, layer);
        if (layer != ownTiles) item->setFlags(item->flags() | Qt::ItemIsEditable);
    };
    const auto& layers = m_document.level().layers;
    const auto addSide = [&](bool over) {
        for (auto i = layers.size(); i-- > 0;)
            if (layers[i].over == over) addItem(QString::fromStdString(layers[i].name), static_cast<int>(i));
    };
    addSide(true);
    addItem(tr("Tiles of the level"), ownTiles);
    addSide(false);
    showChosen();
}

void LayersList::showChosen() {
    const auto layer = m_hand.settings().layer;
    const int chosen = layer && *layer < m_document.level().layers.size() ? static_cast<int>(*layer) : ownTiles;
    const QSignalBlocker quiet(m_list);
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->data(layerRole).toInt() == chosen) m_list->setCurrentRow(i);
    m_side->setEnabled(chosen != ownTiles);
    m_remove->setEnabled(chosen != ownTiles);
}

void LayersList::choose(const QListWidgetItem* item) {
    const int layer = item->data(layerRole).toInt();
    ToolSettings settings = m_hand.settings();
    settings.layer = layer == ownTiles ? std::nullopt : std::optional(static_cast<std::size_t>(layer));
    m_hand.setSettings(settings);
}

void LayersList::change(const QString& name, const std::function<void(Level&)>& change) {
    Level after = m_document.level();
    change(after);
    m_document.apply(Edit::between(m_document.level(), after), name);
}

void LayersList::rename(const QListWidgetItem* item) {
    const int layer = item->data(layerRole).toInt();
    if (layer == ownTiles) return;
    change(tr("Rename a layer"), [layer, name = item->text().trimmed().toStdString()](Level& level) {
        level.layers[static_cast<std::size_t>(layer)].name = name;
    });
}

void LayersList::add() {
    DecorationLayer layer;
    layer.name = tr("Layer %1").arg(m_document.level().layers.size() + 1).toStdString();
    layer.over = true;
    layer.tiles = Grid(m_document.level().size());
    change(tr("Add a layer"), [&layer](Level& level) { level.layers.push_back(layer); });
    ToolSettings settings = m_hand.settings();
    settings.layer = m_document.level().layers.size() - 1;
    m_hand.setSettings(settings);
}

void LayersList::swapSide() {
    const auto layer = m_hand.settings().layer;
    if (!layer || *layer >= m_document.level().layers.size()) return;
    change(tr("Move a layer"), [layer](Level& level) { level.layers[*layer].over = !level.layers[*layer].over; });
}

void LayersList::remove() {
    const auto layer = m_hand.settings().layer;
    if (!layer || *layer >= m_document.level().layers.size()) return;
    ToolSettings settings = m_hand.settings();
    settings.layer.reset();
    m_hand.setSettings(settings);
    change(tr("Remove a layer"),
           [layer](Level& level) { level.layers.erase(level.layers.begin() + static_cast<std::ptrdiff_t>(*layer)); });
}

} // namespace delve
