#pragma once

#include "editor/skins/skin.h"
#include "editor/work/jobs.h"
#include "generation/level/world.h"

#include <QDialog>
#include <QPointF>
#include <QString>

#include <memory>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

/// Asks in which skin a map is drawn: that of its recipes, one of the program's, or one from a file; and shows what a
/// piece of the map looks like in it. Reading and drawing are done in the background.
namespace delve::ui {

class SkinPreview;

class SkinDialog : public QDialog {
    Q_OBJECT
public:
    /// `middle`: of the piece that is shown, in cells.
    SkinDialog(std::shared_ptr<const World> world, std::size_t level, QPointF middle, editor::JobPool& pool,
               QWidget* parent = nullptr);

    /// Null: that of the recipes.
    [[nodiscard]] editor::SharedSkin skin() const;
    [[nodiscard]] bool forAllLevels() const;
    /// Adds the skin of a file, and chooses it.
    void readFile(const QString& path);
    /// Asks how a skin is made of this picture, adds it, and chooses it.
    void makeOf(const QString& path);

private:
    struct Entry {
        QString label;
        QString help;
        std::string ofProgram;       ///< its name; it is read when it is first drawn
        editor::SharedSkin own = {}; ///< of the map or of a file; null with no name: that of the recipes
        [[nodiscard]] editor::SharedSkin skin() const {
            return ofProgram.empty() ? own : editor::programSkin(ofProgram);
        }
    };

    [[nodiscard]] QWidget* makeChoice();
    void addEntries();
    void add(Entry entry);
    void chooseCurrent();
    [[nodiscard]] const Entry& chosen() const;
    void showChosen();
    void draw();
    void askForFile();
    void askForPicture();
    void openMaker(editor::SkinPicture sheet, const QString& path);
    void takeFile(const Result<editor::SharedSkin>& read, const QString& path);

    std::shared_ptr<const World> m_world;
    std::size_t m_level;
    QPointF m_middle;
    editor::SharedSkin m_ofWorld;
    std::vector<Entry> m_entries; ///< as they stand in the list
    QListWidget* m_list = nullptr;
    QLabel* m_help = nullptr;
    QComboBox* m_scope = nullptr; ///< hidden where the map has one level
    SkinPreview* m_preview;
    QPushButton* m_use = nullptr;
    editor::JobQueue m_drawing;
    editor::JobQueue m_reading;
};

} // namespace delve::ui
