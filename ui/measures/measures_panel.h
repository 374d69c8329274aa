#pragma once

#include "editor/survey/sampler.h"
#include "editor/work/jobs.h"
#include "playtest/measures/measure.h"
#include "ui/measures/measures_model.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <string>
#include <vector>

class QLabel;
class QProgressBar;

namespace delve::editor {
class Document;
class LiveInspection;
struct DocumentChange;
struct Findings;
} // namespace delve::editor

/// The content of the Measures dock: every measure of the level that is shown, and where it lies among the seeds of its
/// recipe. Measures and samples in the background, and only while it is visible. Reads the document and
/// its proof from the page, which outlives it.
namespace delve::ui {

class DocumentPage;
class MeasuresList;

class MeasuresPanel : public QWidget {
    Q_OBJECT
public:
    explicit MeasuresPanel(DocumentPage& page, QWidget* parent = nullptr);
    ~MeasuresPanel() override;

    [[nodiscard]] const MeasuresModel& model() const { return m_model; }
    [[nodiscard]] const editor::Sampler& sampler() const { return m_sampler; }
    [[nodiscard]] bool measuring() const { return m_jobs.busy() || m_awaitsProof; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    using Values = std::vector<play::MeasuredValue>;

    void documentChanged(const editor::DocumentChange& change);
    void levelChanged();
    void measure(bool commonOnly);
    void findingsChanged();
    void take(const Values& values, bool commonOnly);
    void fail(const Failure& failure);
    void markOutdated();
    void sample();
    void showSample();
    void showNote();
    [[nodiscard]] QString note() const;

    editor::Document& m_document;
    const editor::LiveInspection& m_inspection;
    QLabel* m_note;
    QProgressBar* m_progress;
    MeasuresModel m_model;
    MeasuresList* m_list;
    std::string m_level; ///< the id of the level that the trail is of
    Values m_values;     ///< the last that are complete
    bool m_outOfDate = true;
    bool m_tooLarge = false;
    bool m_hasCommon = false;                               ///< the common values are of the map as it is
    QString m_failure;                                      ///< why there are no values; empty: there are, or will be
    bool m_awaitsProof = false;                             ///< all is measured once the world is proven
    std::shared_ptr<const editor::Findings> m_measuredWith; ///< whose proof was used; null: none yet
    QTimer m_settles;                                       ///< a recipe that is still being dragged is not sampled
    QTimer m_lasts; ///< what takes only a moment to measure again is not marked as outdated
    editor::Sampler m_sampler;
    editor::JobQueue m_jobs; ///< last: no result arrives in a half-destroyed panel
};

} // namespace delve::ui
