#include "editor/work/freed_memory.h"

#include <QTimer>

#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace delve::editor {
namespace {

/// A task that nobody waits for, and that allocates no memory.
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
    // By default, malloc raises this threshold, up to 32 MiB, once such blocks were freed, and takes larger and larger
    // blocks from the heap.
    constexpr int large = 8 << 20; // above the picture of most windows, which is allocated and freed with each frame
    ::mallopt(M_MMAP_THRESHOLD, large);
    // Otherwise each thread of the pool has a heap of its own, and no job can reuse what another one freed.
    ::mallopt(M_ARENA_MAX, 2);
    ::mallopt(M_TRIM_THRESHOLD, 2 * large);
#endif
}

} // namespace delve::editor
