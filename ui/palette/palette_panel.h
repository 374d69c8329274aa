#pragma once

#include "editor/skins/own_skin.h"
#include "generation/level/bit_grid.h"
#include "generation/level/thing.h"
#include "generation/level/tile.h"

#include <QWidget>

#include <optional>
#include <string>

class QLineEdit;
class QMenu;
class QSettings;
class QToolButton;

namespace delve::editor {
class Document;
class ToolController;
} // namespace delve::editor

/// The content of the Palette dock: a search, a strip of recently used tiles and things, and below it every tile and
/// kind of thing as the map draws it, as a list or a grid. A click makes one the current choice of the tools. A world's
/// own tiles are created, changed and deleted here. Reads the page and the tool controller, which outlive it.
namespace delve::ui {

class DocumentPage;
class PaletteView;
class RecentStrip;

class PalettePanel : public QWidget {
    Q_OBJECT
public:
    PalettePanel(DocumentPage& page, editor::ToolController& toolController, QSettings& settings,
                 QWidget* parent = nullptr);

    /// What is marked: the number of a tile, or -1 minus the number of a kind of thing.
    [[nodiscard]] int picked() const;
    [[nodiscard]] bool grid() const;
    void setGrid(bool grid); ///< as a grid or as a list; remembered

    void addTile();
    void addTileset();
    void addTiles(const QString& picture); ///< from a tileset, after asking which
    // Of tiles, by their numbers
    void editTile(int choice);
    void duplicateTile(int choice); ///< as a tile of the world's own
    void removeTile(int choice);
    void replaceOnMap(int choice); ///< after asking by which
    [[nodiscard]] bool isOwnTile(int choice) const;
    [[nodiscard]] bool canDuplicate(int choice) const;
    // Of tiles and things
    void selectOnMap(int choice);
    void findOnMap(int choice); ///< the next one, row by row

protected:
    void showEvent(QShowEvent* event) override;

private:
    QToolButton* addButton(const char* action, const QString& iconName, const QString& name,
                           void (*run)(PalettePanel&));
    [[nodiscard]] editor::SharedSkin skinNow();
    void fill();
    void takeFound();
    void choose(int choice);
    [[nodiscard]] RecentStrip* makeRecent();
    void showChosen();
    void showForm();
    void comeForward();
    void remember();
    void askMenu(int choice, QPoint place);
    void addTileEntries(QMenu& menu, int choice);
    void takeTile(const std::string& name);
    void addOwn(const TileKind& kind);
    [[nodiscard]] BitGrid cellsOf(int choice) const;
    [[nodiscard]] std::optional<int> choiceNow(int choice, const TileCatalogue& before) const;
    /// Does the current tool lay the chosen tile?
    [[nodiscard]] bool laysTiles() const;
    /// Selects a tool that does, unless the current one does.
    void layTiles();

    DocumentPage& m_page;
    editor::Document& m_document;
    editor::ToolController& m_toolController;
    QSettings& m_settings;
    QLineEdit* m_search;
    PaletteView* m_list;
    RecentStrip* m_recent;
    QToolButton* m_edit = nullptr;
    QToolButton* m_remove = nullptr;
    QToolButton* m_form = nullptr;
    TileCatalogue m_shown;
    editor::OwnSkin m_ownSkin;
    editor::SharedSkin m_skin;   ///< that the pictures are drawn in
    std::optional<Cell> m_found; ///< on the map, last
    bool m_choosing = false;     ///< the choice of the tools is being changed here
};

} // namespace delve::ui
