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
struct IlluminationAxes;
} // namespace delve::editor

/// The content of the Illumination dock: a grid of two measures that is filled with levels of the recipe, and of the
/// recipe with other parameters; each cell shows the value of its best level, which can be opened. Works in the
/// background. Reads the document, which outlives it.
namespace delve::ui {

class FreeParameters;
class HistogramView;
class IlluminationControls;

class IlluminationPanel : public QWidget {
    Q_OBJECT
public:
    explicit IlluminationPanel(editor::Document& document, QWidget* parent = nullptr);
    ~IlluminationPanel() override;

    [[nodiscard]] const editor::Illuminator& illuminator() const { return m_work; }
    [[nodiscard]] bool working() const { return m_work.busy() || m_axes.busy(); }
    void startOrStop();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeParts();
    void follow();
    void begin();
    void search(const editor::IlluminationAxes& axes);
    void stop();
    [[nodiscard]] editor::IlluminationOrder wanted() const; ///< without its bins
    [[nodiscard]] bool isOfWanted() const;
    [[nodiscard]] const editor::FoundLevel* levelIn(editor::HistogramCell cell) const;
    void showSoon();
    void showGrid();
    void showState();
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString textOf(editor::HistogramCell cell) const;
    [[nodiscard]] QImage pictureOf(editor::HistogramCell cell);
    void open(editor::HistogramCell cell);

    editor::Document& m_document;
    IlluminationControls* m_controls;
    QLabel* m_note;
    QProgressBar* m_progress;
    HistogramView* m_grid;
    FreeParameters* m_free;
    std::optional<editor::IlluminationOrder> m_order; ///< what was begun last
    editor::CandidateContext m_context;
    QString m_trouble;                 ///< why there is nothing; empty: there is
    QHash<quint64, QImage> m_pictures; ///< by the number of the candidate
    quint64 m_drawn = 0;               ///< that of the picture that is being drawn
    QTimer m_shows;
    editor::Illuminator m_work;
    editor::JobQueue m_axes;
    editor::JobQueue m_drawing; ///< last: no result arrives in a half-destroyed panel
};

} // namespace delve::ui
