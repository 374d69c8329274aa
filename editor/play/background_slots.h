#pragma once

#include "editor/work/jobs.h"
#include "playtest/files/save_files.h"

#include <functional>
#include <memory>

/// The slots of a window that is drawn while a game saves itself: what has to be drawn, written and put on the disk for
/// that happens in the background. Whoever reads or saves by hand waits until it is done, so that nobody sees the
/// slots as they were before. Owned by the play session; used from its thread alone.
namespace delve::editor {

class BackgroundSlots : public play::SaveSlots {
public:
    using WhenDone = std::function<void(const Done& written)>;

    /// `labelOf` is asked there; `whenDone` is told on the thread of the session what became of the last autosave.
    BackgroundSlots(JobPool& pool, std::filesystem::path folder, LabelOf labelOf, WhenDone whenDone = {});
    ~BackgroundSlots() override;
    BackgroundSlots(const BackgroundSlots&) = delete;
    BackgroundSlots& operator=(const BackgroundSlots&) = delete;

    [[nodiscard]] Result<std::string> load() override;
    [[nodiscard]] Result<std::string> loadBackup() override;
    [[nodiscard]] Done save(const play::Shell& shell) override;
    /// Comes back at once. Of two that wait, only the later one is written.
    void autosave(const play::Shell& shell) override;
    [[nodiscard]] std::int64_t autosaveTurns() const override { return m_autosaveTurns; }
    void setAutosaveTurns(std::int64_t turns) { m_autosaveTurns = turns; }

    [[nodiscard]] std::vector<play::SaveSlot> list() const override;
    [[nodiscard]] Done remove(const play::SlotName& slot) override;
    /// What autosaves are of; those that wait are written first, under their own name.
    void autosaveAs(const std::string& name, const std::string& key) override;

    /// Waits until all is on the disk.
    void finish() const;

private:
    WhenDone m_whenDone;
    std::int64_t m_autosaveTurns = defaultAutosaveTurns;
    std::unique_ptr<JobQueue> m_writes;
};

} // namespace delve::editor
