#include "ui/palette/palette_panel.h"

#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "editor/tools/tool_controller.h"
#include "generation/level/decorations.h"
#include "ui/actions/action.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/document_page.h"
#include "ui/palette/choices.h"
#include "ui/palette/palette_view.h"
#include "ui/palette/recent_strip.h"
#include "ui/palette/tile_icon.h"
#include "ui/theme/icon.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace delve::ui {

namespace {

const auto gridKey = QStringLiteral("palette/grid");

} // namespace

PalettePanel::PalettePanel(DocumentPage& page, editor::ToolController& toolController, QSettings& settings,
                           QWidget* parent)
    : QWidget(parent), m_page(page), m_document(page.document()), m_toolController(toolController),
      m_settings(settings), m_search(new QLineEdit(this)), m_list(new PaletteView(this)), m_recent(makeRecent()) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, 0, gridStep, gridStep / 2);
    column->setSpacing(gridStep / 2);
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the palette"));
    m_search->setClearButtonEnabled(true);
    column->addWidget(m_search);
    column->addWidget(m_recent);
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridStep / 2);
    const auto add = [this, row](const char* action, const char* icon, const QString& name, auto run) {
        auto* button = addButton(action, QString::fromLatin1(icon), name, run);
        row->addWidget(button);
        return button;
    };
    add("tile.add", "add", tr("Add a tile"), [](PalettePanel& p) { p.addTile(); });
    add("tile.add-tileset", "tileset", tr("Add tiles from tileset"), [](PalettePanel& p) { p.addTileset(); });
    m_edit = add("tile.edit", "edit", tr("Change the tile"), [](PalettePanel& p) { p.editTile(p.picked()); });
    m_remove = add("tile.remove", "remove", tr("Remove the tile"), [](PalettePanel& p) { p.removeTile(p.picked()); });
    row->addStretch(1);
    m_form = add("tile.grid", "cells", tr("Grid of pictures"), [](PalettePanel& p) { p.setGrid(!p.grid()); });
    m_form->setCheckable(true);
    column->addLayout(row);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) { m_list->filter(text.trimmed()); });
    connect(m_search, &QLineEdit::returnPressed, this, &PalettePanel::takeFound);
    connect(m_list, &PaletteView::chosen, this, &PalettePanel::choose);
    connect(m_list, &PaletteView::menuWanted, this, &PalettePanel::askMenu);
    connect(&toolController, &editor::ToolController::settingsChanged, this, &PalettePanel::showChosen);
    connect(&toolController, &editor::ToolController::toolChanged, this, &PalettePanel::showChosen);
    connect(&m_document, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
        const bool newTiles = change.has(editor::PartOfDocument::Tiles) && !(m_shown == m_document.world().tiles);
        if (newTiles || !editor::isSameSkin(skinNow(), m_skin)) fill();
    });
    connect(&toolController, &editor::ToolController::worked, this, &PalettePanel::remember);
    connect(&toolController, &editor::ToolController::paletteWanted, this, &PalettePanel::comeForward);
    showForm();
    fill();
}

QToolButton* PalettePanel::addButton(const char* action, const QString& iconName, const QString& name,
                                     void (*run)(PalettePanel&)) {
    auto* button = iconButton(iconName, name, this);
    button->setObjectName(iconName);
    button->setProperty(actionOfButton, QString::fromLatin1(action));
    connect(button, &QToolButton::clicked, this, [this, run] { run(*this); });
    return button;
}

// List or grid

bool PalettePanel::grid() const { return m_list->grid(); }

void PalettePanel::setGrid(bool grid) {
    m_settings.setValue(gridKey, grid);
    showForm();
    emit m_page.panelChanged();
}

void PalettePanel::showForm() {
    const bool grid = m_settings.value(gridKey, false).toBool();
    m_list->setGrid(grid);
    m_form->setChecked(grid);
}

/// The palette of another map may have been switched meanwhile.
void PalettePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showForm();
}

void PalettePanel::fill() {
    const auto before = std::exchange(m_shown, m_document.world().tiles);
    m_skin = skinNow();
    m_recent->renumber([&](int choice) { return choiceNow(choice, before); });
    const int scrolled = m_list->scrolledTo();
    m_list->clear();
    m_list->addHeading(tr("Tiles"));
    const TileIcons icons(m_shown, m_skin);
    const auto addTiles = [&](bool decorations) {
        for (const auto tile : m_shown.all())
            if (isDecoration(tile) == decorations && !m_shown.hidden(tile))
                m_list->addChoice(choiceOf(tile), nameOf(tile, m_shown), icons.of(tile), factsOf(tile, m_shown));
    };
    addTiles(false);
    m_list->addHeading(tr("Things"));
    for (const auto& kind : thingKinds())
        m_list->addChoice(choiceOf(kind.kind), editor::toQString(kind.label), thingIcon(sampleOf(kind.kind)), {});
    m_list->addHeading(tr("Decoration"));
    addTiles(true);
    m_list->filter(m_search->text().trimmed());
    m_list->scrollBackTo(scrolled);
    showChosen();
}

/// One that is drawn by code shows all tiles in the usual look.
editor::SharedSkin PalettePanel::skinNow() {
    auto skin = editor::skinOf(m_document.level(), m_ownSkin.of(m_document.world().properties));
    return skin->cell > 0 ? skin : editor::usualSkin();
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
        return {nameOf(tile, m_shown), TileIcons(m_shown, m_skin).of(tile)};
    };
    auto* strip = new RecentStrip(lookOf, this);
    connect(strip, &RecentStrip::chosen, this, &PalettePanel::choose);
    return strip;
}

/// Enter chooses the first match, and moves the focus to the list.
void PalettePanel::takeFound() {
    m_list->setFocus();
    if (m_search->text().trimmed().isEmpty()) return;
    if (const auto found = m_list->firstShown()) choose(*found);
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

int PalettePanel::picked() const {
    const auto& settings = m_toolController.settings();
    return m_toolController.tool().id == "thing" ? choiceOf(settings.thing) : choiceOf(settings.tile);
}

void PalettePanel::showChosen() {
    if (m_choosing) return;
    m_list->setPicked(picked());
    m_edit->setEnabled(isOwnTile(picked()));
    m_remove->setEnabled(isOwnTile(picked()));
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

// The menu of a tile

void PalettePanel::askMenu(int choice, QPoint place) {
    QMenu menu(this);
    if (isTile(choice)) addTileEntries(menu, choice);
    menu.addAction(icon(QStringLiteral("search")), tr("&Find on the map"), this, [this, choice] { findOnMap(choice); });
    menu.addAction(icon(QStringLiteral("same-tile")), tr("&Select all on the map"), this,
                   [this, choice] { selectOnMap(choice); });
    if (isTile(choice)) menu.addAction(tr("Replace on the &map by…"), this, [this, choice] { replaceOnMap(choice); });
    if (isOwnTile(choice)) {
        menu.addSeparator();
        menu.addAction(icon(QStringLiteral("remove")), tr("&Remove"), this, [this, choice] { removeTile(choice); });
    }
    menu.exec(place);
}

void PalettePanel::addTileEntries(QMenu& menu, int choice) {
    if (isOwnTile(choice))
        menu.addAction(icon(QStringLiteral("edit")), tr("&Change…"), this, [this, choice] { editTile(choice); });
    menu.addAction(icon(QStringLiteral("copy")), tr("&Duplicate…"), this, [this, choice] { duplicateTile(choice); })
        ->setEnabled(canDuplicate(choice));
    menu.addSeparator();
}

} // namespace delve::ui
