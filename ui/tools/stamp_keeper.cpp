#include "ui/tools/stamp_keeper.h"

#include "editor/tools/hand.h"
#include "editor/work/kept_stamps.h"

#include <new>
#include <utility>

namespace delve {

namespace {

/// Beside the window nobody would catch what a stamp as large as a map may ask for.
Done keptOrFailed(const QString& folder, int number, const std::optional<Patch>& stamp) {
    try {
        return keepStamp(folder, number, stamp);
    } catch (const std::bad_alloc&) {
        return impossible({DELVE_TEXT("stamps", "There is not enough memory to keep stamp %1 for the next start."),
                           {std::to_string(number)}});
    }
}

} // namespace

StampKeeper::StampKeeper(Hand& hand, QString folder, QObject* parent)
    : QObject(parent), m_hand(hand), m_folder(std::move(folder)), m_kept(readStamps(m_folder)) {
    m_pool.setMaxThreadCount(1);
    hand.setStamps(m_kept);
    connect(&hand, &Hand::stampsChanged, this, &StampKeeper::keep);
}

StampKeeper::~StampKeeper() { m_pool.waitForDone(); }

/// It is tried again when the next one is stored.
void StampKeeper::failedToKeep(int number, const Failure& failure) {
    m_kept[static_cast<std::size_t>(number) - 1].reset();
    emit notKept(failure);
}

void StampKeeper::keep() {
    for (std::size_t i = 0; i < m_kept.size(); ++i) {
        const auto& stamp = m_hand.stamps()[i];
        if (m_kept[i] == stamp) continue;
        m_kept[i] = stamp;
        m_pool.start([this, number = static_cast<int>(i) + 1, stamp] {
            const Done kept = keptOrFailed(m_folder, number, stamp);
            if (kept.ok()) return;
            QMetaObject::invokeMethod(
                this, [this, number, failure = kept.failure()] { failedToKeep(number, failure); },
                Qt::QueuedConnection);
        });
    }
}

} // namespace delve
