#pragma once

#include "editor/survey/sampler.h"
#include "editor/work/jobs.h"
#include "playtest/measures/measure.h"
#include "ui/measures/measures_model.h"

#include <QTimer>
#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QProgressBar;

namespace delve::editor {
class Document;
struct DocumentChange;
} // namespace delve::editor

/// The content of the Measures dock: every measure of the level that is shown, and where it lies among the seeds of its
/// recipe. Measures and samples in the background, and only while it is visible. Reads the document, which outlives it.
namespace delve::ui {

class MeasuresList;

class MeasuresPanel : public QWidget {
    Q_OBJECT
public:
    explicit MeasuresPanel(editor::Document& document, QWidget* parent = nullptr);
    ~MeasuresPanel() override;

    [[nodiscard]] const MeasuresModel& model() const { return m_model; }
    [[nodiscard]] const editor::Sampler& sampler() const { return m_sampler; }
    [[nodiscard]] bool measuring() const { return m_jobs.busy(); }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    using Values = std::vector<play::MeasuredValue>;

    void documentChanged(const editor::DocumentChange& change);
    void levelChanged();
    void measure(bool commonOnly);
    void take(const Values& values, bool commonOnly);
    void sample();
    void showSample();
    void showNote();
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString nameOfRecipe() const;

    editor::Document& m_document;
    QLabel* m_note;
    QProgressBar* m_progress;
    MeasuresModel m_model;
    MeasuresList* m_list;
    std::string m_level; ///< the id of the level that the trail is of
    Values m_values;     ///< the last that are complete
    bool m_outOfDate = true;
    bool m_tooLarge = false;
    QTimer m_settles; ///< a recipe that is still being dragged is not sampled
    editor::Sampler m_sampler;
    editor::JobQueue m_jobs; ///< last: no result arrives in a half-destroyed panel
};

} // namespace delve::ui
