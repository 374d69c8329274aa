#include "editor/tools/hover_reach.h"

#include <new>
#include <utility>

namespace delve {

HoverReach::HoverReach(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

HoverReach::~HoverReach() {
    stop();
    m_pool.waitForDone();
}

Selection HoverReach::at(const Tool& tool, const Canvas& canvas, const Pointer& pointer) {
    auto find = tool.reach(canvas, pointer);
    if (!find) return {};
    if (canvas.level.size().area() <= mostCellsAtOnce) return find({});
    if (m_asked == pointer) return m_cells;
    // What was found before goes on being shown as long as the mouse is in it, so that nothing flickers.
    if (!m_cells->size().contains(pointer.cell) || !m_cells->at(pointer.cell)) m_cells = {};
    m_asked = pointer;
    search(std::move(find));
    return m_cells;
}

void HoverReach::search(FindReach find) {
    stop();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_pool.start([this, stop = m_stop, find = std::move(find)] {
        Selection cells;
        try {
            cells = find([&stop] { return stop->load(); });
        } catch (const std::bad_alloc&) {
            return; // a map too large to show it on
        }
        if (stop->load()) return;
        QMetaObject::invokeMethod(
            this, [this, stop, cells] { take(stop, cells); }, Qt::QueuedConnection);
    });
}

void HoverReach::take(const Stop& of, const Selection& cells) {
    if (of != m_stop) return;
    m_cells = cells;
    emit ready();
}

void HoverReach::stop() {
    if (m_stop) m_stop->store(true);
    m_stop.reset();
    m_pool.clear();
}

void HoverReach::forget() {
    stop();
    m_cells = {};
    m_asked.reset();
}

} // namespace delve

#include "moc_hover_reach.cpp"
