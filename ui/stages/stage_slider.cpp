#include "ui/stages/stage_slider.h"

#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "generation/stages/stages.h"
#include "ui/actions/action.h"
#include "ui/stages/stage_track.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int defaultStepTime = 700;

} // namespace

StageSlider::StageSlider(editor::Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_tracing(document.tracing()), m_track(new StageTrack(this)),
      m_play(new QToolButton(this)), m_name(new QLabel(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(gridStep, gridStep / 2, 2 * gridStep, gridStep / 2);
    m_play->setAutoRaise(true);
    m_play->setIcon(icon(QStringLiteral("play")));
    m_play->setAccessibleName(tr("Play back the stages"));
    m_play->setProperty(actionOfButton, QStringLiteral("stages.play"));
    m_track->setObjectName(QStringLiteral("stage-track"));
    m_track->setAccessibleName(tr("Stage"));
    m_track->setToolTip(tr("The map after each stage. Left and Right step through them; the end is the current map."));
    m_name->setMinimumWidth(20 * gridStep);
    row->addWidget(m_play);
    row->addWidget(m_track, 1);
    row->addWidget(m_name);
    m_timer.setInterval(defaultStepTime);
    connect(m_play, &QToolButton::clicked, this, &StageSlider::togglePlay);
    connect(m_track, &QAbstractSlider::valueChanged, this, [this](int place) {
        stopPlay();
        goTo(place);
    });
    connect(&m_timer, &QTimer::timeout, this, &StageSlider::nextInPlay);
    connect(&m_tracing, &editor::Tracing::ready, this, &StageSlider::takeTrace);
    connect(&m_tracing, &editor::Tracing::levelReady, this, &StageSlider::showLevel);
    connect(&m_tracing, &editor::Tracing::dropped, this, &StageSlider::forgetTrace);
    connect(&m_document, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
        if (change.ofShownLevel()) askAgain();
        else if (change.has(editor::PartOfDocument::Recipe)) showPlace();
    });
    connect(&m_document, &editor::Document::generationFinished, this, &StageSlider::askAgain);
    showPlace();
}

/// Without a trace, the number of stages is that of the enabled ones in the recipe.
int StageSlider::last() const {
    if (const auto* trace = m_tracing.trace()) return static_cast<int>(trace->stages.size());
    const auto& recipe = m_document.level().recipe;
    return recipe ? static_cast<int>(std::count_if(recipe->stages.begin(), recipe->stages.end(),
                                                   [](const RecipeStage& stage) { return stage.enabled; }))
                  : 0;
}

void StageSlider::stepBack() {
    stopPlay();
    goTo(m_place.value_or(last()) - 1);
}

void StageSlider::stepForward() {
    stopPlay();
    goTo(m_place.value_or(last()) + 1);
}

void StageSlider::goLive() {
    stopPlay();
    goTo(last());
}

void StageSlider::togglePlay() {
    if (playing()) return stopPlay();
    if (last() == 0) return;
    goTo(0);
    if (!m_tracing.trace()) m_instance.clear(); // start at the first snapshot once the trace arrives
    m_timer.start();
    showPlace();
}

void StageSlider::stopPlay() {
    m_timer.stop();
    showPlace();
}

void StageSlider::nextInPlay() {
    if (!m_tracing.trace() || m_tracing.reading()) return; // it is still being recorded, or the last one read back
    goTo(m_place.value_or(last()) + 1);
    if (live()) stopPlay();
}

void StageSlider::goTo(int place) {
    const bool wasLive = live();
    place = std::clamp(place, 0, last());
    m_place = place == last() ? std::nullopt : std::optional(place);
    const auto* trace = m_tracing.trace();
    if (live()) {
        if (!wasLive) emit liveShown();
    } else if (!trace) {
        // The trace adds snapshots from within stages, which shifts positions: here the stage's result is meant.
        m_instance = enabledStage(place);
        m_halfWay.reset();
        m_tracing.request();
    } else {
        const auto& stage = trace->stages[static_cast<std::size_t>(place)];
        m_instance = stage.instance;
        m_halfWay = stage.halfWay ? std::optional(looksBefore(*trace, place)) : std::nullopt;
        m_tracing.readLevel(static_cast<std::size_t>(place));
    }
    showPlace();
}

void StageSlider::showLevel(std::size_t stage, const Level& level) {
    if (m_place != static_cast<int>(stage)) return;
    Level shown = level;
    shown.recipe = m_document.level().recipe; // these choose the skin
    shown.properties = m_document.level().properties;
    emit stageShown(shown, m_tracing.trace()->stages[stage].marks);
}

std::string StageSlider::enabledStage(int place) const {
    const auto& recipe = m_document.level().recipe;
    if (!recipe) return {};
    for (const auto& stage : recipe->stages)
        if (stage.enabled && place-- == 0) return stage.id;
    return {};
}

/// The number of snapshots of the same stage before a position.
int StageSlider::looksBefore(const generation::Trace& trace, int place) {
    const auto end = trace.stages.begin() + place;
    return static_cast<int>(std::count_if(trace.stages.begin(), end, [end](const generation::StageTrace& stage) {
        return stage.instance == end->instance;
    }));
}

/// The position in a trace of the snapshot that was shown last: the result of its stage, or the same one within it.
std::optional<int> StageSlider::placeIn(const generation::Trace& trace) const {
    std::optional<int> place;
    for (std::size_t i = 0; i < trace.stages.size(); ++i) {
        if (m_instance.empty() || trace.stages[i].instance != m_instance) continue;
        place = static_cast<int>(i); // the last snapshot of a stage is its result
        if (m_halfWay && looksBefore(trace, *place) == *m_halfWay) break;
    }
    return place;
}

/// A new trace arrived: shows the same stage again, wherever it is now.
void StageSlider::takeTrace() {
    const auto* trace = m_tracing.trace();
    if (live() || !trace) return showPlace();
    goTo(placeIn(*trace).value_or(*m_place));
}

void StageSlider::forgetTrace() {
    if (!live() && m_document.level().recipe) m_tracing.request();
    else goTo(last());
}

/// A trace that was pending when the level changed never arrives: requests it again.
void StageSlider::askAgain() {
    if (!live() && !m_tracing.trace()) m_tracing.request();
    showPlace();
}

QString StageSlider::nameOfPlace() const {
    if (live()) return tr("Live");
    const auto* trace = m_tracing.trace();
    const auto place = static_cast<std::size_t>(*m_place);
    if (!trace || place >= trace->stages.size()) return tr("Loading …");
    return tr("%1. %2").arg(*m_place + 1).arg(editor::toQString(trace->stages[place].label));
}

void StageSlider::showPlace() {
    if (m_place && *m_place >= last()) m_place = last() > 0 ? std::optional(last() - 1) : std::nullopt;
    const QSignalBlocker quiet(m_track);
    m_track->setRange(0, last());
    m_track->setValue(m_place.value_or(last()));
    m_track->update();
    m_track->setEnabled(last() > 0);
    m_play->setEnabled(last() > 0);
    m_play->setIcon(icon(playing() ? QStringLiteral("pause") : QStringLiteral("play")));
    m_name->setText(nameOfPlace());
    m_track->setAccessibleDescription(m_name->text());
    emit stateChanged();
}

} // namespace delve::ui
