#pragma once

#include "editor/formats/format.h"
#include "editor/tilesets/tile_table.h"
#include "editor/work/jobs.h"

#include <QDialog>
#include <QImage>
#include <QString>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTabWidget;

/// Asks how a map of another program becomes one of ours: which layer is the ground, what each of its tiles behaves as,
/// and which of its objects are things. Shows the map as it would be, and what it cannot hold. Each change reads the
/// file again in the background.
namespace delve::ui {

class ImportList;
class ImportMemory;
class ImportPreview;

class ImportDialog : public QDialog {
    Q_OBJECT
public:
    /// `read` is what the file gave with what was said of such maps before.
    ImportDialog(const QString& path, editor::Imported read, const ImportMemory& before, editor::JobPool& pool,
                 QWidget* parent = nullptr);

    /// What the file gave with the choices made here. Once, after it was accepted.
    [[nodiscard]] editor::Imported take();
    /// What was chosen here, and what was guessed and stayed.
    [[nodiscard]] editor::TileTable said() const;

private:
    struct Reading {
        editor::Imported read;
        QImage picture;
    };

    [[nodiscard]] const Level& level() const { return m_read.world.levels.front(); }
    [[nodiscard]] QWidget* makeChoices();
    [[nodiscard]] ImportList* makeTiles();
    [[nodiscard]] ImportList* makeObjects();
    void chooseGround(int layer);
    void chooseTile(const QStringList& pieces, Tile tile);
    void chooseThing(const QStringList& words, std::optional<ThingKind> kind);
    void draw();
    void readAgain();
    void takeReading(Result<Reading> reading);
    void showRead();
    void showTiles();
    void showObjects();
    void showNotes();
    void choosePieceAt(Cell cell);

    QString m_path;
    editor::Imported m_read;
    std::vector<QString> m_allowed; ///< folders outside of the project
    editor::TileTable m_known;      ///< before, and here
    editor::TileTable m_said;
    ImportPreview* m_preview;
    QComboBox* m_ground = nullptr;
    QTabWidget* m_pages = nullptr;
    ImportList* m_tiles = nullptr;
    ImportList* m_objects = nullptr;
    QListWidget* m_notes = nullptr;
    QLabel* m_state;
    QPushButton* m_import = nullptr;
    editor::JobQueue m_reading;
};

} // namespace delve::ui
