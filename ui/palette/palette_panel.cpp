#include "ui/palette/palette_panel.h"

#include "editor/document/document.h"
#include "editor/formats/tileset.h"
#include "editor/text/message_text.h"
#include "editor/tools/tool_controller.h"
#include "generation/level/world_changes.h"
#include "ui/actions/action.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/palette/layers_list.h"
#include "ui/palette/recent_strip.h"
#include "ui/palette/tile_dialog.h"
#include "ui/palette/tile_icon.h"
#include "ui/palette/tileset_dialog.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace delve::ui {

namespace {

/// A choice is the number of a tile, or -1 minus the number of a kind of thing.
constexpr int choiceRole = Qt::UserRole;

int choiceOf(Tile tile) { return static_cast<int>(tile); }
int choiceOf(ThingKind kind) { return -1 - static_cast<int>(kind); }
ThingKind kindOf(int choice) { return static_cast<ThingKind>(-1 - choice); }

Thing sampleOf(ThingKind kind) {
    Thing thing;
    thing.kind = kind;
    return thing;
}

} // namespace

PalettePanel::PalettePanel(editor::Document& document, editor::ToolController& toolController, QWidget* parent)
    : QWidget(parent), m_document(document), m_toolController(toolController), m_search(new QLineEdit(this)),
      m_list(new QTreeWidget(this)), m_recent(makeRecent()), m_layers(new LayersList(document, toolController, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, 0, gridStep, gridStep);
    column->setSpacing(gridStep / 2);
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the palette"));
    m_search->setClearButtonEnabled(true);
    m_list->setHeaderHidden(true);
    m_list->setAccessibleName(tr("Tiles and things"));
    m_list->setIconSize({3 * gridStep, 3 * gridStep});
    m_list->setIndentation(gridStep);
    m_list->setAutoScroll(false); // until it is laid out: see showEvent()
    m_list->setRootIsDecorated(false);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    column->addWidget(m_search);
    column->addWidget(m_recent);
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridStep / 2);
    row->addWidget(addButton("tile.add", QStringLiteral("add"), tr("Add a tile"), &PalettePanel::addTile));
    row->addWidget(addButton("tile.add-tileset", QStringLiteral("tileset"), tr("Add tiles from tileset"),
                             &PalettePanel::addTileset));
    row->addWidget(m_edit =
                       addButton("tile.edit", QStringLiteral("edit"), tr("Change the tile"), &PalettePanel::editTile));
    row->addWidget(m_remove = addButton("tile.remove", QStringLiteral("remove"), tr("Remove the tile"),
                                        &PalettePanel::removeTile));
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(m_layers);
    connect(m_search, &QLineEdit::textChanged, this, &PalettePanel::filter);
    connect(m_list, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) { choose(item); });
    connect(m_list, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) { choose(item); });
    connect(m_search, &QLineEdit::returnPressed, this, &PalettePanel::takeFound);
    connect(&toolController, &editor::ToolController::settingsChanged, this, &PalettePanel::showChosen);
    connect(&toolController, &editor::ToolController::toolChanged, this, &PalettePanel::showChosen);
    connect(&document, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
        if (change.has(editor::PartOfDocument::Tiles) && !(m_shown == m_document.world().tiles)) fill();
    });
    connect(&toolController, &editor::ToolController::worked, this, &PalettePanel::remember);
    connect(&toolController, &editor::ToolController::paletteWanted, this, &PalettePanel::comeForward);
    fill();
}

/// Before it is laid out, a list is one row high: scrolling to the chosen item then would leave it scrolled.
void PalettePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_list->hasAutoScroll()) return;
    const auto follow = [this] {
        m_list->setAutoScroll(true);
        if (auto* const chosen = m_list->currentItem()) m_list->scrollToItem(chosen);
    };
    QMetaObject::invokeMethod(this, follow, Qt::QueuedConnection);
}

QToolButton* PalettePanel::addButton(const char* action, const QString& iconName, const QString& name,
                                     void (PalettePanel::*run)()) {
    auto* button = iconButton(iconName, name, this);
    button->setObjectName(iconName);
    button->setProperty(actionOfButton, QString::fromLatin1(action));
    connect(button, &QToolButton::clicked, this, run);
    return button;
}

QTreeWidgetItem* PalettePanel::addGroup(const QString& title) {
    auto* group = new QTreeWidgetItem(m_list, {title});
    auto font = m_list->font();
    font.setWeight(QFont::DemiBold);
    group->setFont(0, font);
    group->setFlags(Qt::ItemIsEnabled);
    group->setExpanded(true);
    return group;
}

void PalettePanel::addTileItem(QTreeWidgetItem* group, const TileIcons& icons, Tile tile) {
    auto* item = new QTreeWidgetItem(group, {nameOf(tile, m_shown)});
    item->setIcon(0, icons.of(tile));
    item->setData(0, choiceRole, choiceOf(tile));
}

void PalettePanel::addThingItem(QTreeWidgetItem* group, ThingKind kind) {
    auto* item = new QTreeWidgetItem(group, {editor::toQString(infoOf(kind).label)});
    item->setIcon(0, thingIcon(sampleOf(kind)));
    item->setData(0, choiceRole, choiceOf(kind));
}

void PalettePanel::fill() {
    const auto before = std::exchange(m_shown, m_document.world().tiles);
    m_recent->renumber([&](int choice) { return choiceNow(choice, before); });
    m_list->clear();
    auto* tiles = addGroup(tr("Tiles"));
    const TileIcons icons(m_shown);
    for (const auto tile : m_shown.all())
        if (!m_shown.hidden(tile)) addTileItem(tiles, icons, tile);
    auto* things = addGroup(tr("Things"));
    for (const auto& kind : thingKinds()) addThingItem(things, kind.kind);
    filter();
    showChosen();
}

/// Identifies the tile by name: its number changes when a tile before it is removed.
std::optional<int> PalettePanel::choiceNow(int choice, const TileCatalogue& before) const {
    if (choice < 0) return choice;
    const auto tile = static_cast<Tile>(choice);
    const auto now = before.has(tile) ? m_shown.find(before[tile].name) : std::nullopt;
    return now ? std::optional(choiceOf(*now)) : std::nullopt;
}

RecentStrip* PalettePanel::makeRecent() {
    const auto lookOf = [this](int choice) -> RecentStrip::Look {
        if (choice < 0) return {editor::toQString(infoOf(kindOf(choice)).label), thingIcon(sampleOf(kindOf(choice)))};
        const auto tile = static_cast<Tile>(choice);
        return {nameOf(tile, m_shown), TileIcons(m_shown).of(tile)};
    };
    auto* strip = new RecentStrip(lookOf, this);
    connect(strip, &RecentStrip::chosen, this, qOverload<int>(&PalettePanel::choose));
    return strip;
}

void PalettePanel::filter() {
    const QString wanted = m_search->text().trimmed();
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        auto* group = m_list->topLevelItem(i);
        int found = 0;
        for (int j = 0; j < group->childCount(); ++j) {
            const bool matches = group->child(j)->text(0).contains(wanted, Qt::CaseInsensitive);
            group->child(j)->setHidden(!matches);
            if (matches) ++found;
        }
        group->setHidden(found == 0);
    }
}

/// Enter chooses the first match, and moves the focus to the list.
void PalettePanel::takeFound() {
    m_list->setFocus();
    if (m_search->text().trimmed().isEmpty()) return;
    for (QTreeWidgetItemIterator it(m_list, QTreeWidgetItemIterator::NotHidden | QTreeWidgetItemIterator::NoChildren);
         *it; ++it)
        if ((*it)->parent() && !(*it)->parent()->isHidden()) return choose(*it);
}

void PalettePanel::choose(const QTreeWidgetItem* item) {
    const auto chosen = item->data(0, choiceRole);
    if (chosen.isValid()) choose(chosen.toInt());
}

/// The settings change first, then perhaps the tool: in between, the two match neither the old nor the new choice, and
/// the list would scroll there and back under the mouse.
void PalettePanel::choose(int choice) {
    editor::ToolSettings settings = m_toolController.settings();
    if (choice < 0) settings.thing = kindOf(choice);
    else settings.tile = static_cast<Tile>(choice);
    m_choosing = true;
    m_toolController.setSettings(settings);
    if (choice >= 0) layTiles();
    else if (m_toolController.tool().id != "thing") m_toolController.takeUp("thing");
    m_choosing = false;
    showChosen();
}

bool PalettePanel::laysTiles() const {
    const auto tool = m_toolController.tool().id;
    return tool == "brush" || tool == "fill" || tool == "shape";
}

void PalettePanel::layTiles() {
    if (!laysTiles()) m_toolController.takeUp("brush");
}

void PalettePanel::showChosen() {
    if (m_choosing) return;
    const bool things = m_toolController.tool().id == "thing";
    const int chosen =
        things ? choiceOf(m_toolController.settings().thing) : choiceOf(m_toolController.settings().tile);
    const QSignalBlocker quiet(m_list);
    for (QTreeWidgetItemIterator it(m_list); *it; ++it) {
        const auto choice = (*it)->data(0, choiceRole);
        if (choice.isValid() && choice.toInt() == chosen) m_list->setCurrentItem(*it);
    }
    m_edit->setEnabled(ownTileChosen());
    m_remove->setEnabled(ownTileChosen());
}

void PalettePanel::comeForward() {
    if (m_toolController.document() != &m_document) return; // the palette of another page is shown
    bringForward(*this);
    if (auto* dock = dockOf(*this)) dock->setFocus();
}

void PalettePanel::remember() {
    if (m_toolController.document() != &m_document) return;
    const bool paints = laysTiles();
    if (!paints && m_toolController.tool().id != "thing") return;
    m_recent->use(paints ? choiceOf(m_toolController.settings().tile) : choiceOf(m_toolController.settings().thing));
}

// Custom tiles

bool PalettePanel::ownTileChosen() const {
    return static_cast<int>(m_toolController.settings().tile) >= firstCustomTile &&
           m_shown.has(m_toolController.settings().tile);
}

void PalettePanel::addTile() {
    TileKind kind;
    kind.name = editor::freeTileName(m_shown, tr("tile").toStdString());
    kind.glyph = editor::freeGlyph(m_shown);
    kind.colour = {150, 120, 90};
    const auto made = askForTile(this, kind);
    if (!made) return;
    const auto after = withTile(m_document.world(), *made);
    if (!after.ok()) return tellTileRefused(this, after.failure());
    m_document.applyWorld(WorldEdit::between(m_document.world(), after.value()),
                          {DELVE_TEXT("step", "Add tile “%1”"), {made->name}});
    takeTile(made->name);
}

void PalettePanel::takeTile(const std::string& name) {
    editor::ToolSettings settings = m_toolController.settings();
    settings.tile = m_document.world().tiles.find(name).value_or(settings.tile);
    m_toolController.setSettings(settings);
    layTiles();
}

void PalettePanel::addTileset() {
    if (const auto picture = askForPicture(this, tr("Load tileset picture")); !picture.isEmpty()) addTiles(picture);
}

void PalettePanel::addTiles(const QString& picture) {
    const auto read = editor::readTilePicture(picture);
    if (!read) return tellTileRefused(this, read.failure());
    const int room = maxCustomTiles - static_cast<int>(m_shown.custom().size());
    TilesetDialog dialog(*read, QFileInfo(picture).completeBaseName(), room, this);
    if (dialog.exec() != QDialog::Accepted) return;
    const auto kinds = editor::tilesFrom(*read, dialog.pieces(), dialog.naming(), m_shown);
    World after = m_document.world();
    for (const auto& kind : kinds) after.tiles.add(kind);
    m_document.applyWorld(WorldEdit::between(m_document.world(), after),
                          Message{DELVE_TEXT_N("step", "Add %n tile(s)"), static_cast<std::int64_t>(kinds.size()), {}});
    if (!kinds.empty()) takeTile(kinds.front().name);
}

void PalettePanel::editTile() {
    const auto tile = m_toolController.settings().tile;
    const auto made = askForTile(this, m_shown[tile]);
    if (!made) return;
    const auto after = withTileChanged(m_document.world(), tile, *made);
    if (!after.ok()) return tellTileRefused(this, after.failure());
    m_document.applyWorld(WorldEdit::between(m_document.world(), after.value()),
                          {DELVE_TEXT("step", "Change tile “%1”"), {made->name}});
}

void PalettePanel::removeTile() {
    const auto tile = m_toolController.settings().tile;
    const auto after = withoutTile(m_document.world(), tile, Tile::Floor);
    if (!after.ok()) return tellTileRefused(this, after.failure());
    editor::ToolSettings settings = m_toolController.settings();
    settings.tile = Tile::Floor;
    m_toolController.setSettings(settings);
    m_document.applyWorld(WorldEdit::between(m_document.world(), after.value()),
                          {DELVE_TEXT("step", "Remove tile “%1”"), {m_shown[tile].name}});
}

} // namespace delve::ui
