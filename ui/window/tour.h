#pragma once

#include "editor/tools/tool_settings.h"
#include "ui/window/tour_steps.h"

#include <QObject>
#include <QPointer>

#include <string>
#include <vector>

class QWidget;

namespace delve::ui {

class DocumentPage;
class TourBubble;

/// A tour of two minutes: it points at one control of the window after the other, and goes on by itself once the person
/// has done what it says. An Esc that nobody else uses ends it; what it took into the hand is then what it was before.
/// Owned by the window, until it is over.
class Tour : public QObject {
    Q_OBJECT
public:
    explicit Tour(MainWindow& window);
    ~Tour() override;

    [[nodiscard]] int step() const { return m_step; } ///< from 0
    [[nodiscard]] int count() const { return static_cast<int>(m_steps.size()); }
    /// What it points at now.
    [[nodiscard]] QWidget* control() const { return m_control; }
    [[nodiscard]] TourBubble* bubble() const; ///< null while its window is rebuilt
    /// The window has rebuilt its parts in another language.
    void beginAgain();
    void end();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void goTo(int step);
    void makeBubble(QWidget& window);
    void follow(DocumentPage* page);
    void lookWhetherDone();
    void placeLater();
    void place();
    [[nodiscard]] QWidget* findControl() const;
    [[nodiscard]] bool endsIt(const QObject& watched, const QEvent& event) const;

    MainWindow& m_window;
    std::vector<TourStep> m_steps;
    int m_step = 0;
    int m_shown = -1;                ///< the step whose words the bubble has
    TourMoment m_before;             ///< at the last look, or when the step began
    editor::ToolSettings m_settings; ///< of the tools before the tour, with the one that was in the hand
    std::string m_tool;
    QPointer<QWidget> m_control;
    QPointer<TourBubble> m_bubble;
    QObject* m_following = nullptr; ///< of the current page
    bool m_placing = false;         ///< soon
    bool m_ended = false;
};

} // namespace delve::ui
