#pragma once

#include "playtest/shell/save_files.h"

#include <QThreadPool>

#include <memory>

/// The slots of a window that is drawn while a game saves itself: what has to be drawn, written and put on the disk for
/// that happens on a thread of its own. Whoever reads or saves by hand waits until it is done, so that nobody sees the
/// slots as they were before. Owned by the play session; used from its thread alone.
namespace delve {

class BackgroundSlots : public SaveSlots {
public:
    /// `labelOf` is asked on that thread.
    BackgroundSlots(std::filesystem::path folder, LabelOf labelOf);
    ~BackgroundSlots() override;
    BackgroundSlots(const BackgroundSlots&) = delete;
    BackgroundSlots& operator=(const BackgroundSlots&) = delete;

    [[nodiscard]] Result<std::string> load() override;
    [[nodiscard]] Result<std::string> loadBackup() override;
    [[nodiscard]] Done save(const Shell& shell) override;
    /// Comes back at once. Of two that wait, only the later one is written.
    void autosave(const Shell& shell) override;

    [[nodiscard]] std::vector<SaveSlot> list() const override;
    [[nodiscard]] Done remove(const SlotName& slot) override;
    /// What autosaves are of; those that wait are written first, under their own name.
    void autosaveAs(const std::string& name, const std::string& key) override;

    /// Waits until all is on the disk.
    void finish() const;

private:
    std::unique_ptr<QThreadPool> m_thread;
};

} // namespace delve
