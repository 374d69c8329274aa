#pragma once

#include "editor/skins/sheet_skin.h"
#include "editor/skins/skin.h"
#include "editor/work/jobs.h"
#include "generation/level/world.h"

#include <QDialog>
#include <QImage>
#include <QPointF>

#include <memory>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;

/// Makes a skin of the picture of a tileset: how it is cut, and which tile is drawn from which of its pieces. Shows
/// what the map looks like in it, and which of its tiles are still missing. Drawing is done in the background.
namespace delve::ui {

class SheetView;
class SkinPreview;
class TileChooser;

class SkinMaker : public QDialog {
    Q_OBJECT
public:
    /// `sheet` is uncut; the grid is guessed. `middle`: of the piece of the map that is shown, in cells.
    SkinMaker(editor::SkinPicture sheet, std::shared_ptr<const World> world, std::size_t level, QPointF middle,
              editor::JobPool& pool, QWidget* parent = nullptr);

    /// Null while nothing is drawn from the picture.
    [[nodiscard]] const editor::SharedSkin& skin() const { return m_skin; }
    [[nodiscard]] const std::vector<editor::SheetPart>& parts() const { return m_parts; }

private:
    struct Drawn {
        editor::SharedSkin skin;
        QImage picture;
    };

    [[nodiscard]] QWidget* makeChoices();
    void addGrid(QFormLayout& form);
    void addPartFields(QFormLayout& form);
    void countTiles();
    void cut();
    void addPart();
    void removePart();
    void choosePart(int row);
    void changeTile();
    void changeWay();
    void moveTo(Cell piece);
    void showParts();
    void showMissing();
    void draw();
    void take(Result<Drawn> drawn);
    void save();
    [[nodiscard]] editor::SheetPart* current();
    [[nodiscard]] QString shownName(const editor::SheetPart& part) const;

    editor::SkinPicture m_sheet;
    std::shared_ptr<const World> m_world;
    std::size_t m_level;
    QPointF m_middle;
    std::vector<Tile> m_used; ///< of the level, the most frequent first
    std::vector<editor::SheetPart> m_parts;
    editor::SharedSkin m_skin;
    SheetView* m_view;
    SkinPreview* m_preview;
    QSpinBox* m_grid[4] = {}; ///< width, height, margin, spacing
    QTreeWidget* m_list = nullptr;
    TileChooser* m_tile = nullptr;
    QComboBox* m_way = nullptr;
    QLabel* m_missing = nullptr;
    QLabel* m_state = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_use = nullptr;
    editor::JobQueue m_drawing;
    editor::JobQueue m_counting;
};

} // namespace delve::ui
