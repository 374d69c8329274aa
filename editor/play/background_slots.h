#pragma once

#include "playtest/shell/save_files.h"

#include <QThreadPool>

#include <functional>
#include <memory>

/// The slots of a window that is drawn while a game saves itself: what has to be drawn, written and put on the disk for
/// that happens on a thread of its own. Whoever reads or saves by hand waits until it is done, so that nobody sees the
/// slots as they were before. Owned by the play session; used from its thread alone.
namespace delve {

class BackgroundSlots : public SaveSlots {
public:
    using WhenDone = std::function<void(const Done& written)>;

    /// `labelOf` is asked on that thread, and `whenDone` is told there what became of each autosave.
    BackgroundSlots(std::filesystem::path folder, LabelOf labelOf, WhenDone whenDone = {});
    ~BackgroundSlots() override;
    BackgroundSlots(const BackgroundSlots&) = delete;
    BackgroundSlots& operator=(const BackgroundSlots&) = delete;

    [[nodiscard]] Result<std::string> load() override;
    [[nodiscard]] Result<std::string> loadBackup() override;
    [[nodiscard]] Done save(const Shell& shell) override;
    /// Comes back at once. Of two that wait, only the later one is written.
    void autosave(const Shell& shell) override;
    [[nodiscard]] std::int64_t autosaveTurns() const override { return m_autosaveTurns; }
    void setAutosaveTurns(std::int64_t turns) { m_autosaveTurns = turns; }

    [[nodiscard]] std::vector<SaveSlot> list() const override;
    [[nodiscard]] Done remove(const SlotName& slot) override;
    /// What autosaves are of; those that wait are written first, under their own name.
    void autosaveAs(const std::string& name, const std::string& key) override;

    /// Waits until all is on the disk.
    void finish() const;

private:
    WhenDone m_whenDone;
    std::int64_t m_autosaveTurns = usualAutosaveTurns;
    std::unique_ptr<QThreadPool> m_thread;
};

} // namespace delve
