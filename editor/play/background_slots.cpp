#include "editor/play/background_slots.h"

#include "editor/work/thread_work.h"

#include <utility>

namespace delve {

BackgroundSlots::BackgroundSlots(std::filesystem::path folder, LabelOf labelOf, WhenDone whenDone)
    : SaveSlots(std::move(folder), std::move(labelOf)), m_whenDone(std::move(whenDone)),
      m_thread(std::make_unique<QThreadPool>()) {
    m_thread->setMaxThreadCount(1);
}

BackgroundSlots::~BackgroundSlots() { finish(); }

void BackgroundSlots::finish() const { m_thread->waitForDone(); }

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
    m_thread->clear();
    m_thread->start([games = SaveSlots(*this), shell, whenDone = m_whenDone]() mutable {
        const auto written =
            withinMemory([&] { return games.writeAutosave(shell); }, [] { return Done(outOfMemory()); });
        if (whenDone) withinMemory([&] { whenDone(written); }, [&] { whenDone(written); });
    });
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
