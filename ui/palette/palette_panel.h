#pragma once

#include "generation/level/thing.h"
#include "generation/level/tile.h"

#include <QWidget>

#include <optional>
#include <string>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;
class QToolButton;

namespace delve::editor {
class Document;
class ToolController;
} // namespace delve::editor

/// The content of the Palette dock: a strip of recently used tiles and things, and below it every tile and kind of
/// thing as the map draws it, with a search. A click makes one the current choice of the tools. A world's own tiles are
/// created, changed and deleted here. Reads the document and the tool controller, which outlive it.
namespace delve::ui {

class LayersList;
class RecentStrip;
class TileIcons;

class PalettePanel : public QWidget {
    Q_OBJECT
public:
    PalettePanel(editor::Document& document, editor::ToolController& toolController, QWidget* parent = nullptr);

    void addTile();
    void addTileset();
    void addTiles(const QString& picture); ///< from a tileset, after asking which
    void editTile();
    void removeTile();
    [[nodiscard]] bool ownTileChosen() const;
    [[nodiscard]] LayersList& layers() const { return *m_layers; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    QToolButton* addButton(const char* action, const QString& iconName, const QString& name,
                           void (PalettePanel::*run)());
    QTreeWidgetItem* addGroup(const QString& title);
    void addTileItem(QTreeWidgetItem* group, const TileIcons& icons, Tile tile);
    void addThingItem(QTreeWidgetItem* group, ThingKind kind);
    void fill();
    void filter();
    void takeFound();
    void choose(const QTreeWidgetItem* item);
    void choose(int choice);
    [[nodiscard]] RecentStrip* makeRecent();
    void showChosen();
    void comeForward();
    void remember();
    void takeTile(const std::string& name);
    [[nodiscard]] std::optional<int> choiceNow(int choice, const TileCatalogue& before) const;
    /// Does the current tool lay the chosen tile?
    [[nodiscard]] bool laysTiles() const;
    /// Selects a tool that does, unless the current one does.
    void layTiles();

    editor::Document& m_document;
    editor::ToolController& m_toolController;
    QLineEdit* m_search;
    QTreeWidget* m_list;
    RecentStrip* m_recent;
    LayersList* m_layers;
    QToolButton* m_edit = nullptr;
    QToolButton* m_remove = nullptr;
    TileCatalogue m_shown;
    bool m_choosing = false; ///< the choice of the tools is being changed here
};

} // namespace delve::ui
