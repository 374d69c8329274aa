#include "ui/play/replay_bar.h"

#include "editor/play/play_session.h"
#include "ui/theme/icon.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>

namespace delve::ui {
namespace {

constexpr int defaultSteps = 8; ///< per second

QToolButton* toolButton(const QString& iconName, const QString& name, QWidget* parent) {
    auto* button = iconButton(iconName, name, parent);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

ReplayBar::ReplayBar(editor::PlaySession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_run(toolButton(QStringLiteral("play"), tr("Play"), this)),
      m_step(toolButton(QStringLiteral("forward"), tr("Step forward"), this)),
      m_stepBack(toolButton(QStringLiteral("back"), tr("Step back"), this)),
      m_slider(new QSlider(Qt::Horizontal, this)), m_place(new QLabel(this)), m_speed(new QComboBox(this)) {
    layOut();
    for (const int steps : {1, 2, 4, 8, 16, 60, 250})
        m_speed->addItem(tr("%n step(s) per second", nullptr, steps), steps);
    m_speed->setCurrentIndex(m_speed->findData(defaultSteps));
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(1000 / defaultSteps);
    connect(m_speed, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_timer.setInterval(1000 / m_speed->itemData(index).toInt()); });
    connect(&m_timer, &QTimer::timeout, this, &ReplayBar::tick);
    connect(m_run, &QToolButton::clicked, this, [this] { run(!running()); });
    connect(m_step, &QToolButton::clicked, this, [this] {
        run(false);
        m_session.replayNext();
    });
    connect(m_stepBack, &QToolButton::clicked, this, [this] {
        run(false);
        if (const auto* replay = m_session.replay(); replay && replay->position() > 0)
            m_session.replayTo(replay->position() - 1);
    });
    connect(m_slider, &QSlider::valueChanged, this, [this](int place) {
        run(false);
        m_session.replayTo(static_cast<std::size_t>(place));
    });
    follow();
}

void ReplayBar::layOut() {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * gridStep, gridStep / 2, 2 * gridStep, gridStep / 2);
    m_slider->setAccessibleName(tr("Position in the replay"));
    m_slider->setFocusPolicy(Qt::TabFocus);
    m_speed->setAccessibleName(tr("Replay speed"));
    m_speed->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_stepBack);
    row->addWidget(m_run);
    row->addWidget(m_step);
    row->addWidget(m_slider, 1);
    row->addWidget(m_place);
    row->addWidget(m_speed);
    auto* takeOver = new QPushButton(tr("Play from here"), this);
    takeOver->setFocusPolicy(Qt::TabFocus);
    takeOver->setObjectName(QStringLiteral("take-over"));
    connect(takeOver, &QPushButton::clicked, this, [this] { m_session.takeOver(); });
    row->addWidget(takeOver);
    auto* close = toolButton(QStringLiteral("close"), tr("Close the replay"), this);
    connect(close, &QToolButton::clicked, this, [this] { m_session.stopWatching(); });
    row->addWidget(close);
}

void ReplayBar::follow() {
    const auto* replay = m_session.replay();
    setVisible(replay);
    if (!replay) return run(false);
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, static_cast<int>(replay->length()));
    m_slider->setValue(static_cast<int>(replay->position()));
    m_place->setText(tr("%1 of %2").arg(replay->position()).arg(replay->length()));
    m_step->setEnabled(!replay->finished());
    m_stepBack->setEnabled(replay->position() > 0);
    if (replay->finished()) run(false);
}

void ReplayBar::run(bool on) {
    const auto* replay = m_session.replay();
    if (on && replay && replay->finished()) m_session.replayTo(0);
    if (on && replay) m_timer.start();
    else m_timer.stop();
    m_run->setIcon(icon(running() ? QStringLiteral("pause") : QStringLiteral("play")));
    m_run->setAccessibleName(running() ? tr("Pause") : tr("Play"));
    m_run->setToolTip(m_run->accessibleName());
}

void ReplayBar::tick() {
    m_session.replayNext();
    follow();
}

} // namespace delve::ui
