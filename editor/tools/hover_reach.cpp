#include "editor/tools/hover_reach.h"

#include "editor/tools/painting.h"
#include "editor/work/thread_work.h"

#include <utility>

namespace delve {
namespace {

bool isSet(const Selection& cells, Cell cell) { return cells->size().contains(cell) && cells->at(cell); }

/// With the same keys held.
bool alikeButForTheCell(const std::optional<Pointer>& one, Pointer other) {
    if (one) other.cell = one->cell;
    return one == other;
}

bool onTheSameTile(const Grid& tiles, Cell one, Cell other) {
    return tiles.size().contains(one) && tiles.size().contains(other) && tiles.at(one) == tiles.at(other);
}

} // namespace

HoverReach::HoverReach(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

HoverReach::~HoverReach() {
    stop();
    m_pool.waitForDone();
}

Selection HoverReach::at(const Tool& tool, const Canvas& canvas, const Pointer& pointer) {
    if (m_asked == pointer) return shownAt(pointer);
    if (alikeButForTheCell(m_foundFor, pointer) && isSet(m_found.alike, pointer.cell)) {
        stop();
        m_asked = pointer;
        return m_found.cells;
    }
    // Most likely the same area: a search that began anew with each cell would never end while the mouse moves.
    const bool maySoonBeFound = m_stop && alikeButForTheCell(m_asked, pointer) &&
                                onTheSameTile(paintedTiles(canvas), m_asked->cell, pointer.cell);
    if (maySoonBeFound) return shownAt(pointer);
    auto find = tool.reach(canvas, pointer);
    if (!find) return {};
    stop();
    m_asked = pointer;
    if (canvas.level.size().area() > mostCellsAtOnce) {
        search(std::move(find));
    } else {
        m_found = find({});
        m_foundFor = pointer;
    }
    return shownAt(pointer);
}

/// What was found before goes on being shown as long as the mouse is in it, so that nothing flickers.
Selection HoverReach::shownAt(const Pointer& pointer) const {
    return m_foundFor == pointer || isSet(m_found.cells, pointer.cell) ? m_found.cells : Selection();
}

void HoverReach::search(FindReach find) {
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_pool.start([this, stop = m_stop, find = std::move(find)] {
        // Nothing is shown on a map that is too large for it.
        const Reached found =
            withinMemory([&] { return find([&stop] { return stop->load(); }); }, [] { return Reached{}; });
        if (stop->load()) return;
        tellOwner(this, [this, stop, found] { take(stop, found); });
    });
}

void HoverReach::take(const Stop& of, const Reached& found) {
    if (of != m_stop) return;
    m_stop.reset();
    m_found = found;
    m_foundFor = m_asked;
    emit ready();
}

void HoverReach::stop() {
    if (m_stop) m_stop->store(true);
    m_stop.reset();
    m_pool.clear();
}

void HoverReach::forget() {
    stop();
    m_found = {};
    m_foundFor.reset();
    m_asked.reset();
}

} // namespace delve

#include "moc_hover_reach.cpp"
