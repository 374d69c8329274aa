#pragma once

#include "editor/work/jobs.h"
#include "generation/level/world.h"

#include <QObject>
#include <QString>

#include <deque>
#include <functional>
#include <memory>
#include <vector>

/// Writes a document to its file in the background, one write after the other. A write saves the document as it is when
/// the write begins; later changes are not part of it. Owned by the document, which supplies the world to write and is
/// notified of each finished write.
namespace delve::editor {

class Saving : public QObject {
    Q_OBJECT
public:
    using WhenSaved = std::function<void(const Done& saved)>;
    /// The document's callbacks.
    struct Owner {
        std::function<World(const QString& path)> begin; ///< the world to write there
        std::function<void(const QString& path, const World& written)> saved;
    };

    Saving(JobPool& pool, Owner owner);
    /// Waits for the running write, so that an ordered file is written.
    ~Saving() override;

    /// Writes `.delve`; everything else is an export. A failure leaves the old file intact. A save ordered during
    /// another write follows it, with the document as it is then. Calls `whenDone` with the result.
    void start(const QString& path, WhenSaved whenDone = {});
    [[nodiscard]] bool busy() const { return m_now.has_value(); }
    /// Cancels the running write, unless it is too late, and drops the waiting ones as cancelled.
    void stop();
    void finish(); ///< waits for all writes and reports their results
    [[nodiscard]] int permille() const { return m_write.permille(); }

signals:
    void started();
    void progressed(int permille);
    void finished(); ///< all writes

private:
    struct Wanted {
        QString path;
        std::vector<WhenSaved> whenDone;
    };
    void next();
    void take(const std::shared_ptr<const World>& world, const Done& saved);

    const Owner m_owner;
    std::optional<Wanted> m_now;
    std::deque<Wanted> m_waiting;
    StartedJob m_write;
    JobQueue m_jobs;
};

} // namespace delve::editor
