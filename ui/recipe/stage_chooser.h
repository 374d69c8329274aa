#pragma once

#include "editor/work/jobs.h"
#include "generation/pipeline/stage.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

/// A list of all stages to add one of: each with a picture of what it does and a sentence, in groups by what it is for.
/// Typing filters it, and Enter takes the chosen one. The pictures are those of the manual, which the program carries
/// with it; they are read in the background. Owned by the recipe panel.
namespace delve::ui {

class StageChooser : public QDialog {
    Q_OBJECT
public:
    /// `stages` outlive it.
    StageChooser(editor::JobPool& pool, const generation::StageRegistry& stages, QWidget* parent = nullptr);

signals:
    void stageChosen(const QString& name); ///< once; it closes

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeList();
    void fill(const generation::StageRegistry& stages);
    void addStage(const generation::StageInfo& stage);
    void readPictures();
    void takePicture(const QString& stage, const QImage& picture);
    void filter();
    void chooseFirst();
    void step(int by);
    void take(const QListWidgetItem* item);

    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_nothing;
    editor::JobQueue m_jobs;
};

/// What the stages of a group are for: "Rooms".
[[nodiscard]] QString titleOf(generation::StageGroup group);
/// Where the program carries the picture of a stage; it may have none of one that was declared at run time.
[[nodiscard]] QString pictureFileOf(const QString& stage);

} // namespace delve::ui
