#pragma once

#include "generation/pipeline/stage.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QMenu;
class QToolButton;

/// One stage of the recipe: a header to fold, switch and move it, and its parameters. Built only from the stage's
/// declaration. Owned by the stage list, which passes its requests to the recipe panel.
namespace delve::ui {

class ParameterEditor;
struct ParameterContext;

class StageSection : public QWidget {
    Q_OBJECT
public:
    /// `elsewhere`: parameters that the panel shows at its top, as "instance/parameter".
    StageSection(const generation::StageInfo& stage, const generation::StageRegistry& stages, QString instance,
                 const QStringList& elsewhere, const ParameterContext& context, QWidget* parent);

    [[nodiscard]] const QString& instance() const { return m_instance; }
    [[nodiscard]] const generation::StageInfo& stage() const { return m_stage; }
    void show(const RecipeStage& values, Size mapSize);
    using QWidget::show;
    void fitTo(int width); ///< before it is first laid out
    [[nodiscard]] bool folded() const;
    void setFolded(bool folded);
    /// Tells whether it is first or last in the list, and so cannot be moved further.
    void setPlace(bool first, bool last);
    void dropRefusals(); ///< removes messages about invalid input

signals:
    void edited(const QString& parameter, const delve::ParameterValue& value);
    void resetWanted(const QString& parameter);
    void sweepWanted(const QString& parameter);
    void dragStarted();
    void dragEnded();
    void dragCancelled();
    void switched(bool on);
    void moveWanted(int by);
    void removeWanted();
    void rerollWanted();
    void replaceWanted(const QString& stage);
    /// The grip is pulled: the mouse is at this height of the screen.
    void pulled(int globalY);
    void dropped();
    void pullCancelled();
    void foldChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHeader();
    QLabel* makeTitle(QWidget* header);
    QWidget* makeBody(const QStringList& elsewhere, const ParameterContext& context);
    void fillMenu(QMenu* menu);
    void addSweeps(QMenu* menu);
    bool pull(QEvent* event, const QMouseEvent* mouse);
    void letGo();

    const generation::StageInfo& m_stage;
    const generation::StageRegistry& m_stages;
    QString m_instance;
    QToolButton* m_fold = nullptr;
    QCheckBox* m_switch = nullptr;
    QLabel* m_title = nullptr;
    QToolButton* m_grip = nullptr;
    QAction* m_up = nullptr;
    QAction* m_down = nullptr;
    QWidget* m_body = nullptr;
    std::vector<ParameterEditor*> m_editors;
    bool m_pulling = false;
};

} // namespace delve::ui
