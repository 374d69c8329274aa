#include "ui/map/shown_overlays.h"

#include "editor/drawing/drawn_ahead.h"
#include "editor/drawing/overlay_memory.h"
#include "editor/text/message_text.h"

#include <algorithm>
#include <utility>

namespace delve::ui {

ShownOverlays::ShownOverlays(QObject* parent) : QObject(parent) {}

ShownOverlays::~ShownOverlays() = default;

void ShownOverlays::setBackground(editor::JobPool& pool, SnapshotOf snapshotOf) {
    m_pool = &pool;
    m_snapshotOf = std::move(snapshotOf);
}

void ShownOverlays::setNames(std::vector<std::string> names) {
    m_names = std::move(names);
    choose();
}

bool ShownOverlays::setToolName(const std::string& name) {
    if (std::exchange(m_toolName, name) == name) return false;
    choose();
    return true;
}

/// What another persona walked is not shown under this one's name.
void ShownOverlays::setPersona(const std::string& persona) {
    if (std::exchange(m_persona, persona) == persona) return;
    bool different = false;
    for (auto& shown : m_shown) {
        if (!shown.kind->ofPersona) continue;
        shown.overlay = nullptr;
        shown.failure.clear();
        compute(shown);
        different = true;
    }
    if (different) emit changed();
}

std::vector<ShownOverlay> ShownOverlays::shown() const {
    std::vector<ShownOverlay> all;
    for (const auto& shown : m_shown) all.push_back({shown.kind, shown.failure});
    return all;
}

/// Keeps what was shown before, and computes the others.
void ShownOverlays::choose() {
    auto names = m_names;
    if (!m_toolName.empty()) names.push_back(m_toolName);
    std::vector<Shown> chosen;
    for (const auto* kind : editor::overlaysNamed(names)) {
        const auto before = std::ranges::find(m_shown, kind, &Shown::kind);
        if (before != m_shown.end()) chosen.push_back(std::move(*before));
        else chosen.push_back({kind, nullptr, nullptr, {}});
    }
    m_shown = std::move(chosen);
    for (auto& shown : m_shown)
        if (!shown.overlay && !(shown.jobs && shown.jobs->busy())) compute(shown);
    emit changed();
}

void ShownOverlays::showLevel(const Level& level, const TileCatalogue& catalogue) {
    for (auto& shown : m_shown) {
        shown.overlay = nullptr;
        shown.failure.clear();
    }
    updateLevel(level, catalogue);
}

void ShownOverlays::updateLevel(const Level& level, const TileCatalogue& catalogue) {
    m_level = level;
    m_catalogue = catalogue;
    m_hasLevel = true;
    for (auto& shown : m_shown) compute(shown);
    if (!m_shown.empty()) emit changed();
}

void ShownOverlays::updateWorld() {
    for (auto& shown : m_shown)
        if (!shown.kind->atOnce) compute(shown);
}

void ShownOverlays::compute(Shown& shown) {
    if (!m_hasLevel) return;
    if (shown.overlay && shown.overlay->shows(m_level)) {
        if (shown.jobs) shown.jobs->cancel(); // it would come for a level that is gone
        return;
    }
    const bool atOnce = shown.kind->atOnce && m_level.size().area() < editor::DrawnAhead::cellsOfLarge;
    if (m_pool && !atOnce) return computeLater(shown);
    take(shown, make(*shown.kind, {m_level, m_catalogue}));
}

ShownOverlays::Made ShownOverlays::make(const editor::OverlayKind& kind, const editor::OverlaySubject& subject) {
    if (auto nothing = kind.nothing ? kind.nothing(subject.level) : std::nullopt)
        return impossible(*std::move(nothing));
    if (auto fits = editor::checkMemoryOf(kind, subject.level, subject.tiles); !fits) return std::move(fits).failure();
    std::shared_ptr<editor::Overlay> overlay = kind.make(subject);
    if (subject.stopped()) return cancelled();
    return overlay;
}

void ShownOverlays::computeLater(Shown& shown) {
    if (!shown.jobs) shown.jobs = std::make_unique<editor::JobQueue>(*m_pool, editor::JobPolicy::NewestWins);
    editor::Job<std::shared_ptr<editor::Overlay>> job;
    job.priority = editor::JobPriority::Visible;
    job.work = [kind = shown.kind, level = m_level, catalogue = m_catalogue, snapshot = m_snapshotOf(m_level),
                persona = m_persona](generation::Feedback& feedback) {
        return make(*kind, {level, catalogue, snapshot.world, snapshot.number, &feedback, persona});
    };
    job.deliver = [this, kind = shown.kind](Made made) { takeOf(kind, std::move(made)); };
    (void)shown.jobs->start(std::move(job));
}

void ShownOverlays::takeOf(const editor::OverlayKind* kind, Made made) {
    const auto shown = std::ranges::find(m_shown, kind, &Shown::kind);
    if (shown == m_shown.end()) return;
    take(*shown, std::move(made));
    emit changed();
}

void ShownOverlays::take(Shown& shown, Made made) {
    shown.failure = made ? QString() : editor::toQString(made.failure());
    shown.overlay = made ? *std::move(made) : nullptr;
    if (shown.overlay) (void)shown.overlay->pointAt(m_pointed);
}

Rect ShownOverlays::pointAt(std::optional<Cell> cell) {
    m_pointed = cell;
    Rect different;
    for (const auto& shown : m_shown)
        if (shown.overlay) different = different.united(shown.overlay->pointAt(cell));
    return different;
}

void ShownOverlays::paint(QPainter& painter, const QRectF& cells, double cellPixels) const {
    for (const auto& shown : m_shown)
        if (shown.overlay) shown.overlay->paint(painter, cells, cellPixels);
}

bool ShownOverlays::busy() const {
    return std::ranges::any_of(m_shown, [](const Shown& shown) { return shown.jobs && shown.jobs->busy(); });
}

} // namespace delve::ui

#include "moc_shown_overlays.cpp"
