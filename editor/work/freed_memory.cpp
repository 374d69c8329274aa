#include "editor/work/freed_memory.h"

#include <QTimer>

#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace delve::editor {
namespace {

/// What nobody waits for, and asks for no memory.
class Housework : public PoolTask {
public:
    explicit Housework(std::shared_ptr<const void> kept) : m_kept(std::move(kept)) {}
    void run() noexcept override {
        if (m_kept) m_kept.reset();
        else giveBackFreedMemory();
    }
    void stop() noexcept override {}

private:
    std::shared_ptr<const void> m_kept;
};

void startHousework(JobPool& pool, std::shared_ptr<const void> kept) {
    pool.start(JobPriority::Background, std::make_shared<Housework>(std::move(kept)));
}

} // namespace

void letGoInBackground(JobPool& pool, std::shared_ptr<const void> kept) {
    if (kept) startHousework(pool, std::move(kept));
}

void giveBackFreedMemory() {
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

void giveBackFreedMemoryInBackground(JobPool& pool) { startHousework(pool, {}); }

void giveBackFreedMemoryLater(JobPool& pool, QObject* context) {
    QTimer::singleShot(restBeforeGivingBack, context, [&pool] { giveBackFreedMemoryInBackground(pool); });
}

void giveBackLargeBlocksAtOnce() {
#ifdef __GLIBC__
    // Unless it is told, it takes ever larger blocks, up to 32 MiB, for pieces of the heap once some of them were
    // freed.
    constexpr int large = 8 << 20; // more than a picture of most windows, which comes and goes with each frame
    ::mallopt(M_MMAP_THRESHOLD, large);
    // Else each thread of the pool has a heap of its own, and what one job freed is of no use to the next.
    ::mallopt(M_ARENA_MAX, 2);
    ::mallopt(M_TRIM_THRESHOLD, 2 * large);
#endif
}

} // namespace delve::editor
