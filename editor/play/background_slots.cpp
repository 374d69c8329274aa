#include "editor/play/background_slots.h"

#include <utility>

namespace delve {

BackgroundSlots::BackgroundSlots(JobPool& pool, std::filesystem::path folder, LabelOf labelOf, WhenDone whenDone)
    : SaveSlots(std::move(folder), std::move(labelOf)), m_whenDone(std::move(whenDone)),
      m_writes(std::make_unique<JobQueue>(pool, JobPolicy::NewestWins)) {}

BackgroundSlots::~BackgroundSlots() { finish(); }

void BackgroundSlots::finish() const { m_writes->finish(); }

Result<std::string> BackgroundSlots::load() {
    finish();
    return SaveSlots::load();
}

Result<std::string> BackgroundSlots::loadBackup() {
    finish();
    return SaveSlots::loadBackup();
}

Done BackgroundSlots::save(const Shell& shell) {
    finish();
    return SaveSlots::save(shell);
}

/// A shell is a value: the copy stays as it is, whatever is typed meanwhile.
void BackgroundSlots::autosave(const Shell& shell) {
    Job<> job;
    job.priority = JobPriority::Saving;
    job.patience = endlessPatience; // one that is being written is written to its end
    job.work = [games = SaveSlots(*this), shell](Feedback&) mutable { return games.writeAutosave(shell); };
    job.deliver = m_whenDone;
    (void)m_writes->start(std::move(job));
}

std::vector<SaveSlot> BackgroundSlots::list() const {
    finish();
    return SaveSlots::list();
}

Done BackgroundSlots::remove(const SlotName& slot) {
    finish();
    return SaveSlots::remove(slot);
}

void BackgroundSlots::autosaveAs(const std::string& name, const std::string& key) {
    finish();
    SaveSlots::autosaveAs(name, key);
}

} // namespace delve
