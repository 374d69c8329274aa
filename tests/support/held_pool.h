#pragma once

#include "editor/work/job_pool.h"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace delve::test {

/// Keeps all threads of a pool busy until it releases them: no job that is started meanwhile begins.
class HeldPool {
public:
    explicit HeldPool(editor::JobPool& pool) {
        for (int i = 0; i < pool.threads(); ++i)
            pool.start(editor::JobPriority::Saving, std::make_shared<Wait>(m_door));
        std::unique_lock lock(m_door->mutex);
        m_door->wake.wait(lock, [this, &pool] { return m_door->came == pool.threads(); });
    }
    ~HeldPool() { letGo(); }
    HeldPool(const HeldPool&) = delete;
    HeldPool& operator=(const HeldPool&) = delete;

    void letGo() {
        const std::lock_guard lock(m_door->mutex);
        m_door->open = true;
        m_door->wake.notify_all();
    }

private:
    struct Door {
        std::mutex mutex;
        std::condition_variable wake;
        int came = 0;
        bool open = false;
    };
    class Wait : public editor::PoolTask {
    public:
        explicit Wait(std::shared_ptr<Door> door) : m_door(std::move(door)) {}
        void run() noexcept override {
            std::unique_lock lock(m_door->mutex);
            ++m_door->came;
            m_door->wake.notify_all();
            m_door->wake.wait(lock, [this] { return m_door->open; });
        }
        void stop() noexcept override {
            const std::lock_guard lock(m_door->mutex);
            m_door->open = true;
            m_door->wake.notify_all();
        }

    private:
        std::shared_ptr<Door> m_door;
    };

    std::shared_ptr<Door> m_door = std::make_shared<Door>();
};

} // namespace delve::test
