#pragma once

#include "editor/survey/illuminator.h"
#include "editor/work/jobs.h"
#include "ui/survey/histogram_view.h"

#include <QHash>
#include <QImage>
#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;

namespace delve::editor {
class Document;
struct DocumentChange;
} // namespace delve::editor

/// The content of the Illumination dock: a grid of two measures that is filled with levels of the recipe, and of the
/// recipe with other parameters; each cell shows the value of its best level, which can be opened. Works in the
/// background. Reads the page, which outlives it.
namespace delve::ui {

class DocumentPage;
class FreeParameters;
class IlluminationControls;
class LevelValues;

class IlluminationPanel : public QWidget {
    Q_OBJECT
public:
    explicit IlluminationPanel(DocumentPage& page, QWidget* parent = nullptr);
    ~IlluminationPanel() override;

    [[nodiscard]] const editor::Illuminator& illuminator() const { return m_work; }
    [[nodiscard]] bool working() const { return m_work.busy() || m_axes.busy(); }
    void startOrStop();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeParts();
    void documentChanged(const editor::DocumentChange& change);
    void follow();
    void begin();
    void search(editor::IlluminationOrder order, editor::CandidateContext context);
    void stop();
    [[nodiscard]] QString hindrance() const;                ///< why nothing can be searched for; empty: nothing hinders
    [[nodiscard]] editor::IlluminationOrder wanted() const; ///< without its bins
    [[nodiscard]] editor::CandidateContext contextOf(const editor::IlluminationOrder& order) const;
    [[nodiscard]] bool canGoOn() const; ///< is what was found what is wanted now?
    [[nodiscard]] const editor::FoundLevel* levelIn(editor::HistogramCell cell) const;
    void showSoon();
    void showGrid();
    void showState();
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString foundText() const;
    [[nodiscard]] QString textOf(editor::HistogramCell cell) const;
    [[nodiscard]] QImage pictureOf(editor::HistogramCell cell);
    void forgetPictures();
    void open(editor::HistogramCell cell);
    void star(editor::HistogramCell cell);
    void askMenu(QPoint place);

    editor::Document& m_document;
    IlluminationControls* m_controls;
    QLabel* m_note;
    QProgressBar* m_progress;
    HistogramView* m_grid;
    FreeParameters* m_free;
    LevelValues* m_values;              ///< of the level that is shown
    editor::CandidateContext m_context; ///< of what was found
    std::optional<Recipe> m_opened;     ///< of the cell that was opened last
    QString m_trouble;                  ///< why the last search found nothing; empty: it did
    int m_axesPermille = 0;
    QHash<quint64, QImage> m_pictures; ///< by the number of the candidate
    quint64 m_drawn = 0;               ///< that of the picture that is being drawn
    QTimer m_shows;
    editor::Illuminator m_work;
    editor::JobQueue m_axes;
    editor::JobQueue m_drawing; ///< last: no result arrives in a half-destroyed panel
};

} // namespace delve::ui
