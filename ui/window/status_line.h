#pragma once

#include "generation/level/geometry.h"

#include <QElapsedTimer>
#include <QStatusBar>
#include <QTimer>

#include <optional>

class QLabel;
class QProgressBar;
class QToolButton;

namespace delve {
class TileCatalogue;
struct Level;
} // namespace delve
namespace delve::editor {
class Document;
}

/// The line at the bottom of the window: what is under the mouse, the size of the map, the zoom, the duration and notes
/// of the last generation; and during a long one its progress and a button to stop it; how many problems the map has,
/// and whether it can be won. Follows the current document.
/// Owned by the window.
namespace delve::ui {

class DocumentPage;
class MapView;
class ProblemCounters;
class WorkInHand;
class WorkNotice;

class StatusLine : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusLine(WorkInHand& work, QWidget* parent = nullptr);

    /// Shows this page from now on; null while no document is open.
    void follow(DocumentPage* page);
    /// `shown` is the level in the map view, which may be a stage of the document's level.
    void showCell(std::optional<Cell> cell, const Level& shown);
    /// What the mouse points at in a play.
    void showPointedAt(const QString& name);
    void showZoom(double cellPixels);

signals:
    void notesWanted();
    void problemsWanted();

private:
    void layOut();
    void wire(DocumentPage& page);
    void showSize();
    void showSelection();
    void showReport();
    void generationStarted();
    void showGrid(const MapView& map);

    editor::Document* m_document = nullptr;
    QObject* m_following = nullptr; ///< holds the connections to the page
    WorkNotice* m_work;
    ProblemCounters* m_problems;
    QLabel* m_cell;
    QLabel* m_selection;
    QLabel* m_size;
    QLabel* m_grid; ///< why there is none
    QLabel* m_zoom;
    QLabel* m_took;
    QToolButton* m_notes;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
    QTimer m_showProgress; ///< short generations show no progress bar
};

/// "(12, 7) floor · flower".
[[nodiscard]] QString describeCell(Cell cell, const Level& level, const TileCatalogue& tiles);

} // namespace delve::ui
