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

/// The content of the Palette dock: those tiles and things that were used last in a strip, below it every tile and
/// every kind of thing as the map draws it, found by name. Choosing one puts it into the hand. A world's own tiles are
/// made, changed and removed here. Reads the document and the hand, which outlive it.
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
    void addTiles(const QString& picture); ///< of a tileset, after asking which
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
    /// Is a tool in hand that lays the chosen tile?
    [[nodiscard]] bool laysTiles() const;
    /// Takes up one that does, unless one is in hand.
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
    bool m_choosing = false; ///< what is in the hand is between two choices
};

} // namespace delve::ui
