#include "editor/tools/hover_reach.h"

namespace delve {

HoverReach::HoverReach(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

HoverReach::~HoverReach() {
    m_pool.clear();
    m_pool.waitForDone();
}

Selection HoverReach::at(const Tool& tool, const Canvas& canvas, const Pointer& pointer) {
    auto find = tool.reach(canvas, pointer);
    if (!find) return {};
    if (canvas.level.size().area() <= mostCellsAtOnce) return find();
    if (m_known && pointer == m_asked) return m_cells;
    // What was found before goes on being shown as long as the mouse is in it, so that nothing flickers.
    if (!m_cells->size().contains(pointer.cell) || !m_cells->at(pointer.cell)) m_cells = {};
    m_known = true;
    m_asked = pointer;
    m_pool.clear();
    m_pool.start([this, question = ++m_question, find = std::move(find)] {
        const Selection cells = find();
        QMetaObject::invokeMethod(
            this, [this, question, cells] { take(question, cells); }, Qt::QueuedConnection);
    });
    return m_cells;
}

void HoverReach::take(int question, const Selection& cells) {
    if (question != m_question) return;
    m_cells = cells;
    emit ready();
}

void HoverReach::forget() {
    ++m_question;
    m_cells = {};
    m_known = false;
}

} // namespace delve

#include "moc_hover_reach.cpp"
