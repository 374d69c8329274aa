#include "ui/pages/work_in_hand.h"

#include <algorithm>
#include <utility>

namespace delve::ui {

WorkInHand::WorkInHand(editor::JobPool& pool, QObject* parent)
    : QObject(parent), m_jobs(pool, editor::JobPolicy::All) {}

/// Destroying an entry may destroy the last copy of its number, which calls end(): the list must be valid then.
WorkInHand::~WorkInHand() {
    blockSignals(true);
    const auto works = std::exchange(m_works, {});
}

WorkInHand::Number WorkInHand::show(const QString& title, std::function<void()> stop, AtClose atClose) {
    m_works.push_back({++m_last, title, std::move(stop), atClose});
    emit changed();
    const auto letGo = [stays = QPointer<WorkInHand>(this)](const int* number) {
        if (stays) stays->end(*number);
        delete number;
    };
    return {new int(m_last), letGo};
}

void WorkInHand::tell(int work, int permille) {
    const auto found = std::ranges::find(m_works, work, &Work::number);
    if (found == m_works.end()) return;
    found->permille = permille;
    if (found == m_works.end() - 1) emit progressed(permille);
}

/// Emits changed() by the event loop: a page may end its work while it is being destroyed, and slots look at pages.
void WorkInHand::end(int work) {
    if (std::erase_if(m_works, [work](const Work& one) { return one.number == work; }) == 0) return;
    QMetaObject::invokeMethod(this, &WorkInHand::changed, Qt::QueuedConnection);
}

void WorkInHand::stopNewest() {
    if (!any()) return;
    const auto stop = m_works.back().stop; // a copy: calling it may remove the entry
    stop();
}

void WorkInHand::stopForClosing() {
    const auto works = m_works; // a copy, as above
    for (const auto& work : works)
        if (work.atClose == AtClose::Stop) work.stop();
}

} // namespace delve::ui

#include "moc_work_in_hand.cpp"
