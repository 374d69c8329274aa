#include "editor/play/background_slots.h"

#include <utility>

namespace delve::editor {

BackgroundSlots::BackgroundSlots(JobPool& pool, std::filesystem::path folder, LabelOf labelOf, WhenDone whenDone)
    : play::SaveSlots(std::move(folder), std::move(labelOf)), m_whenDone(std::move(whenDone)),
      m_writes(std::make_unique<JobQueue>(pool, JobPolicy::NewestWins)) {}

BackgroundSlots::~BackgroundSlots() { finish(); }

void BackgroundSlots::finish() const { m_writes->finish(); }

Result<std::string> BackgroundSlots::load() {
    finish();
    return play::SaveSlots::load();
}

Result<std::string> BackgroundSlots::loadBackup() {
    finish();
    return play::SaveSlots::loadBackup();
}

Done BackgroundSlots::save(const play::Shell& shell) {
    finish();
    return play::SaveSlots::save(shell);
}

/// A shell is a value: the copy stays as it is, whatever is typed meanwhile.
void BackgroundSlots::autosave(const play::Shell& shell) {
    Job<> job;
    job.priority = JobPriority::Saving;
    job.patience = endlessPatience; // a write that has begun is finished
    job.work = [games = play::SaveSlots(*this), shell](generation::Feedback&) mutable {
        return games.writeAutosave(shell);
    };
    job.deliver = m_whenDone;
    (void)m_writes->start(std::move(job));
}

std::vector<play::SaveSlot> BackgroundSlots::list() const {
    finish();
    return play::SaveSlots::list();
}

Done BackgroundSlots::remove(const play::SlotName& slot) {
    finish();
    return play::SaveSlots::remove(slot);
}

void BackgroundSlots::autosaveAs(const std::string& name, const std::string& key) {
    finish();
    play::SaveSlots::autosaveAs(name, key);
}

} // namespace delve::editor
