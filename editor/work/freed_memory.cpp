#include "editor/work/freed_memory.h"

#include <QThreadPool>
#include <QTimer>

#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace delve {

void letGoInBackground(std::shared_ptr<const void> kept) {
    if (kept) QThreadPool::globalInstance()->start([kept = std::move(kept)]() mutable { kept.reset(); });
}

void giveBackFreedMemory() {
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

void giveBackFreedMemoryLater(QObject* context) {
    QTimer::singleShot(restBeforeGivingBack, context,
                       [] { QThreadPool::globalInstance()->start([] { giveBackFreedMemory(); }); });
}

void giveBackLargeBlocksAtOnce() {
#ifdef __GLIBC__
    // Unless it is told, it takes ever larger blocks, up to 32 MiB, for pieces of the heap once some of them were
    // freed.
    constexpr int large = 8 << 20; // more than a picture of most windows, which comes and goes with each frame
    ::mallopt(M_MMAP_THRESHOLD, large);
    ::mallopt(M_TRIM_THRESHOLD, 2 * large);
#endif
}

} // namespace delve
