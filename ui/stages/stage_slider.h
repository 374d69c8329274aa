#pragma once

#include "generation/level/level.h"
#include "generation/pipeline/trace.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QToolButton;

namespace delve::editor {
class Document;
class Tracing;
} // namespace delve::editor

/// Steps through the generation of the level: shows the level after each stage, with the stage's marks; the last
/// position is the live level. Requests the document's trace at the first step back, and keeps its position when the
/// recipe changes. Owned by the window, which displays the result.
namespace delve::ui {

class StageTrack;

class StageSlider : public QWidget {
    Q_OBJECT
public:
    explicit StageSlider(editor::Document& document, QWidget* parent = nullptr);

    /// Is the live level shown, not a stage of it?
    [[nodiscard]] bool live() const { return !m_place; }
    [[nodiscard]] bool playing() const { return m_timer.isActive(); }
    void stepBack();
    void stepForward();
    void goLive();
    void togglePlay();
    void setStepTime(int milliseconds) { m_timer.setInterval(milliseconds); }

signals:
    void stageShown(const delve::Level& level, const std::vector<delve::generation::Mark>& marks);
    void liveShown();
    void stateChanged();

private:
    void goTo(int place);
    void showPlace();
    void showLevel(std::size_t stage, const Level& level);
    void takeTrace();
    void forgetTrace();
    void askAgain();
    void nextInPlay();
    void stopPlay();
    [[nodiscard]] int last() const; ///< position of the live level
    [[nodiscard]] std::string enabledStage(int place) const;
    [[nodiscard]] static int looksBefore(const generation::Trace& trace, int place);
    [[nodiscard]] std::optional<int> placeIn(const generation::Trace& trace) const;
    [[nodiscard]] QString nameOfPlace() const;

    editor::Document& m_document;
    editor::Tracing& m_tracing;
    std::optional<int> m_place;   ///< index of a stage; nothing: live
    std::string m_instance;       ///< the stage at that position, to find it again in another trace
    std::optional<int> m_halfWay; ///< which snapshot taken within the stage; nothing: its result
    QTimer m_timer;
    StageTrack* m_track;
    QToolButton* m_play;
    QLabel* m_name;
};

} // namespace delve::ui
