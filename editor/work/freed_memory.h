#pragma once

#include "editor/work/job_pool.h"

#include <QObject>

#include <chrono>
#include <memory>

/// Memory that a large map no longer needs: it stays with the process, in pieces between those that are still needed,
/// unless it is asked to give them back. Only where the C library is known to do so; elsewhere nothing.
namespace delve::editor {

/// How long nothing is wanted before it is worth the while.
inline constexpr std::chrono::milliseconds restBeforeGivingBack{400};

/// Lets it go on a thread of the pool, where this was the last to hold it: a world of thousands of levels takes longer
/// to go than a window may be silent.
void letGoInBackground(JobPool& pool, std::shared_ptr<const void> kept);
void giveBackFreedMemory();
void giveBackFreedMemoryInBackground(JobPool& pool);
/// Likewise after that rest; not at all where `context` goes before.
void giveBackFreedMemoryLater(JobPool& pool, QObject* context);
/// From now on blocks of megabytes go back as soon as they are freed, however many came and went before. For the
/// window, once at its start: what is then left over in pieces is small.
void giveBackLargeBlocksAtOnce();

} // namespace delve::editor
