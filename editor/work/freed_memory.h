#pragma once

#include "editor/work/job_pool.h"

#include <QObject>

#include <chrono>
#include <memory>

/// Returns freed memory of large maps to the system. The C library keeps freed pieces between those in use until it is
/// asked to return them. Works only with C libraries known to support this; elsewhere it does nothing.
namespace delve::editor {

/// How long to wait without activity before returning memory.
inline constexpr std::chrono::milliseconds restBeforeGivingBack{400};

/// Frees it on a thread of the pool if this was the last reference: freeing a world of thousands of levels takes longer
/// than a window may block.
void letGoInBackground(JobPool& pool, std::shared_ptr<const void> kept);
void giveBackFreedMemory();
void giveBackFreedMemoryInBackground(JobPool& pool);
/// Returns freed memory after that rest; not at all if `context` is destroyed before.
void giveBackFreedMemoryLater(JobPool& pool, QObject* context);
/// From now on, blocks of megabytes are returned as soon as they are freed, however many came before. Call it once at
/// the start of the window: the small pieces left over then do not matter.
void giveBackLargeBlocksAtOnce();

} // namespace delve::editor
