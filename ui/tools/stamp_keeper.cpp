#include "ui/tools/stamp_keeper.h"

#include "editor/tools/hand.h"
#include "editor/work/kept_stamps.h"

#include <utility>

namespace delve {

StampKeeper::StampKeeper(Hand& hand, QString folder, QObject* parent)
    : QObject(parent), m_hand(hand), m_folder(std::move(folder)), m_kept(readStamps(m_folder)) {
    m_pool.setMaxThreadCount(1);
    hand.setStamps(m_kept);
    connect(&hand, &Hand::stampsChanged, this, &StampKeeper::keep);
}

StampKeeper::~StampKeeper() { m_pool.waitForDone(); }

void StampKeeper::keep() {
    for (std::size_t i = 0; i < m_kept.size(); ++i) {
        const auto& stamp = m_hand.stamps()[i];
        if (m_kept[i] == stamp) continue;
        m_kept[i] = stamp;
        m_pool.start([this, number = static_cast<int>(i) + 1, stamp] {
            const Done kept = keepStamp(m_folder, number, stamp);
            if (kept.ok()) return;
            QMetaObject::invokeMethod(
                this, [this, failure = kept.failure()] { emit notKept(failure); }, Qt::QueuedConnection);
        });
    }
}

} // namespace delve
