#include "ui/window/tour.h"

#include "editor/document/document.h"
#include "ui/play/play_view.h"
#include "ui/stages/stage_slider.h"
#include "ui/window/main_window.h"
#include "ui/window/tour_bubble.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

void scrollTo(QWidget& control) {
    for (auto* parent = control.parentWidget(); parent; parent = parent->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(parent)) area->ensureWidgetVisible(&control);
}

/// The buttons of the action, or the widgets, that are called so.
QWidgetList calledSo(const QWidget& part, const QString& name) {
    QWidgetList found;
    for (auto* button : part.findChildren<QToolButton*>())
        if (button->defaultAction() && button->defaultAction()->objectName() == name) found << button;
    return found + part.findChildren<QWidget*>(name);
}

} // namespace

Tour::Tour(MainWindow& window)
    : QObject(&window), m_window(window), m_steps(tourSteps()), m_settings(window.toolController().settings()),
      m_tool(window.toolController().tool().id) {
    qApp->installEventFilter(this);
    connect(&window.pages(), &Pages::currentChanged, this, [this](DocumentPage* page) {
        follow(page);
        if (m_window.pages().count() == 0) end(); // there is none between two languages, too
    });
    follow(window.pages().current());
    goTo(0);
}

Tour::~Tour() { delete m_bubble; }

TourBubble* Tour::bubble() const { return m_bubble; }

/// Any of these may be what a step waits for.
void Tour::follow(DocumentPage* page) {
    delete m_following;
    m_following = page ? new QObject(this) : nullptr;
    if (!page) return;
    const auto look = [this] { lookWhetherDone(); };
    connect(&page->document(), &editor::Document::changed, m_following, look);
    connect(&page->document(), &editor::Document::generationStarted, m_following, look);
    connect(&page->document(), &editor::Document::generationFinished, m_following, look);
    connect(&page->stages(), &StageSlider::stateChanged, m_following, look);
    connect(page, &DocumentPage::viewChanged, m_following, look);
    if (auto* play = page->viewOf<PlayView>()) connect(play, &PageView::stateChanged, m_following, look);
    placeLater();
}

void Tour::lookWhetherDone() {
    placeLater();
    const auto& step = m_steps[static_cast<std::size_t>(m_step)];
    if (m_ended || !step.done || !m_window.pages().current()) return;
    if (auto now = TourMoment::of(m_window); !step.done(m_before, now)) {
        m_before = std::move(now);
        return;
    }
    // Queued: whoever sent the signal may not be through with it. During a drag nothing moves away from the mouse.
    QMetaObject::invokeMethod(
        this,
        [this, done = m_step] {
            if (m_step != done || m_ended) return;
            if (QApplication::mouseButtons() != Qt::NoButton) return; // the release looks again
            if (done + 1 < count()) goTo(done + 1);
            else end();
        },
        Qt::QueuedConnection);
}

void Tour::goTo(int step) {
    m_step = step;
    const auto& now = m_steps[static_cast<std::size_t>(step)];
    m_before = TourMoment::of(m_window);
    if (now.prepare) now.prepare(m_window); // which is no doing of the person
    if (auto* dock = now.dock.isEmpty() ? nullptr : m_window.findChild<QDockWidget*>(now.dock)) {
        dock->show();
        dock->raise();
    }
    m_before = TourMoment::of(m_window);
    m_control = nullptr;
    place();
    if (m_control && m_control->focusPolicy() != Qt::NoFocus) m_control->setFocus(Qt::TabFocusReason);
}

void Tour::beginAgain() {
    m_steps = tourSteps();
    follow(m_window.pages().current());
    if (m_bubble) m_bubble->goAway();
    m_bubble.clear();
    place();
}

// What it points at

/// The first of this name, in the dock of the step, that can be seen; else the first that could be after scrolling.
QWidget* Tour::findControl() const {
    const auto& step = m_steps[static_cast<std::size_t>(m_step)];
    const auto* dock = step.dock.isEmpty() ? nullptr : m_window.findChild<QDockWidget*>(step.dock);
    const auto found = calledSo(dock ? static_cast<const QWidget&>(*dock) : m_window, step.control);
    for (auto* control : found)
        if (control->isVisible() && !control->visibleRegion().isEmpty()) return control;
    const auto hidden = std::ranges::find_if(found, [](const QWidget* control) { return control->isVisible(); });
    return hidden == found.end() ? nullptr : *hidden;
}

void Tour::placeLater() {
    if (std::exchange(m_placing, true)) return;
    QMetaObject::invokeMethod(this, &Tour::place, Qt::QueuedConnection);
}

void Tour::place() {
    m_placing = false;
    if (m_ended || !m_window.pages().current()) return;
    if (!m_control || !m_control->isVisible()) {
        m_control = findControl();
        if (m_control) scrollTo(*m_control);
    }
    auto& window = m_control ? *m_control->window() : static_cast<QWidget&>(m_window);
    const bool another = !m_bubble || m_bubble->parentWidget() != &window;
    if (another) makeBubble(window);
    if (std::exchange(m_shown, m_step) != m_step || another)
        m_bubble->show(m_steps[static_cast<std::size_t>(m_step)], m_step + 1, count());
    m_bubble->pointAt(m_control);
}

/// Also while a button of the bubble before tells that it was clicked.
void Tour::makeBubble(QWidget& window) {
    if (m_bubble) m_bubble->goAway();
    m_bubble = new TourBubble(&window);
    connect(m_bubble, &TourBubble::endWanted, this, &Tour::end);
    connect(m_bubble, &TourBubble::backWanted, this, [this] { goTo(std::max(0, m_step - 1)); });
    connect(m_bubble, &TourBubble::nextWanted, this, [this] {
        if (m_step + 1 < count()) goTo(m_step + 1);
        else end();
    });
}

void Tour::end() {
    if (std::exchange(m_ended, true)) return;
    if (m_bubble) m_bubble->goAway();
    m_window.toolController().setSettings(m_settings);
    if (m_window.toolController().tool().id != m_tool) m_window.toolController().takeUp(m_tool);
    deleteLater();
}

/// A key that nobody has used comes to the window last. One that is held was meant for whoever used its first press.
bool Tour::endsIt(const QObject& watched, const QEvent& event) const {
    if (&watched != &m_window && (!m_bubble || &watched != m_bubble->window())) return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    return key.key() == Qt::Key_Escape && !key.isAutoRepeat();
}

/// Whatever moves in the window may move the control.
bool Tour::eventFilter(QObject* watched, QEvent* event) {
    if (m_ended || !watched->isWidgetType()) return false;
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        if (!m_bubble || (watched != m_bubble && watched->parent() != m_bubble)) placeLater();
        return false;
    case QEvent::MouseButtonRelease:
        QMetaObject::invokeMethod(this, &Tour::lookWhetherDone, Qt::QueuedConnection);
        return false;
    case QEvent::KeyPress:
        if (!endsIt(*watched, *event)) return false;
        end();
        return true;
    default: return false;
    }
}

} // namespace delve::ui
