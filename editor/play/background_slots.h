#pragma once

#include "editor/work/jobs.h"
#include "playtest/files/save_files.h"

#include <functional>
#include <memory>

/// The save slots of a window that stays responsive during autosaves: drawing, writing and syncing to disk happen in
/// the background. Reading and manual saving wait until that is done, so that nobody sees outdated slots. Owned by the
/// play session; used on its thread only.
namespace delve::editor {

class BackgroundSlots : public play::SaveSlots {
public:
    using WhenDone = std::function<void(const Done& written)>;

    /// Calls `labelOf` in the background, and `whenDone` on the session's thread with the last autosave's result.
    BackgroundSlots(JobPool& pool, std::filesystem::path folder, LabelOf labelOf, WhenDone whenDone = {});
    ~BackgroundSlots() override;
    BackgroundSlots(const BackgroundSlots&) = delete;
    BackgroundSlots& operator=(const BackgroundSlots&) = delete;

    [[nodiscard]] Result<std::string> load() override;
    [[nodiscard]] Result<std::string> loadBackup() override;
    [[nodiscard]] Done save(const play::Shell& shell) override;
    /// Returns at once. Of two waiting autosaves, only the later one is written.
    void autosave(const play::Shell& shell) override;
    [[nodiscard]] std::int64_t autosaveTurns() const override { return m_autosaveTurns; }
    void setAutosaveTurns(std::int64_t turns) { m_autosaveTurns = turns; }

    [[nodiscard]] std::vector<play::SaveSlot> list() const override;
    [[nodiscard]] Done remove(const play::SlotName& slot) override;
    /// Sets what autosaves belong to; waiting ones are written first, under their own name.
    void autosaveAs(const std::string& name, const std::string& key) override;

    /// Waits until everything is on disk.
    void finish() const;

private:
    WhenDone m_whenDone;
    std::int64_t m_autosaveTurns = defaultAutosaveTurns;
    std::unique_ptr<JobQueue> m_writes;
};

} // namespace delve::editor
