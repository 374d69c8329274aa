#include "editor/tools/hover_reach.h"

#include "editor/tools/painting.h"

#include <utility>

namespace delve::editor {
namespace {

bool isSet(const Selection& cells, Cell cell) { return cells->size().contains(cell) && cells->at(cell); }

/// Do two pointers differ at most in the cell, with the same keys held?
bool alikeButForTheCell(const std::optional<Pointer>& one, Pointer other) {
    if (one) other.cell = one->cell;
    return one == other;
}

bool onTheSameTile(const Grid& tiles, Cell one, Cell other) {
    return tiles.size().contains(one) && tiles.size().contains(other) && tiles.at(one) == tiles.at(other);
}

} // namespace

HoverReach::HoverReach(JobPool& pool, QObject* parent) : QObject(parent), m_searches(pool, JobPolicy::NewestWins) {}

Selection HoverReach::at(const Tool& tool, const Canvas& canvas, const Pointer& pointer) {
    if (m_asked == pointer) return shownAt(pointer);
    if (alikeButForTheCell(m_foundFor, pointer) && isSet(m_found.alike, pointer.cell)) {
        m_searches.cancel();
        m_asked = pointer;
        return m_found.cells;
    }
    // Most likely the same area: a search restarted at each cell would never end while the mouse moves.
    const bool maySoonBeFound = m_searches.busy() && alikeButForTheCell(m_asked, pointer) &&
                                onTheSameTile(paintedTiles(canvas), m_asked->cell, pointer.cell);
    if (maySoonBeFound) return shownAt(pointer);
    auto find = tool.reach(canvas, pointer);
    if (!find) return {};
    m_searches.cancel();
    m_asked = pointer;
    if (canvas.level.size().area() > maxCellsAtOnce) {
        search(std::move(find));
    } else {
        m_found = find({});
        m_foundFor = pointer;
    }
    return shownAt(pointer);
}

/// Keeps showing the area found before while the mouse is inside it, so that nothing flickers.
Selection HoverReach::shownAt(const Pointer& pointer) const {
    return m_foundFor == pointer || isSet(m_found.cells, pointer.cell) ? m_found.cells : Selection();
}

void HoverReach::search(FindReach find) {
    Job<Reached> job;
    job.priority = JobPriority::Visible;
    job.work = [find = std::move(find)](generation::Feedback& feedback) -> Result<Reached> {
        return find([&feedback] { return feedback.stopped(); });
    };
    // Nothing is shown on a map that is too large for it.
    job.deliver = [this](const Result<Reached>& found) { take(found ? *found : Reached{}); };
    (void)m_searches.start(std::move(job));
}

void HoverReach::take(const Reached& found) {
    m_found = found;
    m_foundFor = m_asked;
    emit ready();
}

void HoverReach::forget() {
    m_searches.cancel();
    m_found = {};
    m_foundFor.reset();
    m_asked.reset();
}

} // namespace delve::editor

#include "moc_hover_reach.cpp"
