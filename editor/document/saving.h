#pragma once

#include "editor/work/jobs.h"
#include "generation/level/world.h"

#include <QObject>
#include <QString>

#include <deque>
#include <functional>
#include <memory>
#include <vector>

/// Writes a document into its file in the background, one write after the other. What is written is the document as it
/// is when the write begins; what is changed meanwhile is not saved with it. Owned by a document, which says what is to
/// be written, and takes note of what was.
namespace delve::editor {

class Saving : public QObject {
    Q_OBJECT
public:
    using WhenSaved = std::function<void(const Done& saved)>;
    /// What the document does.
    struct Owner {
        std::function<World(const QString& path)> begin; ///< what is to be written there
        std::function<void(const QString& path, const World& written)> saved;
    };

    Saving(JobPool& pool, Owner owner);
    /// Waits for the write that goes on: a file that was to be saved is there.
    ~Saving() override;

    /// As `.delve`; all else is an export. A failure leaves the old file whole. One that is ordered while another goes
    /// on comes after it, with what the document is then. `whenDone` hears what became of it.
    void start(const QString& path, WhenSaved whenDone = {});
    [[nodiscard]] bool busy() const { return m_now.has_value(); }
    /// What goes on ends as cancelled, unless it is too late for that; what waits is dropped, as cancelled.
    void stop();
    void finish(); ///< waits for all of it, and takes note
    [[nodiscard]] int permille() const { return m_write.permille(); }

signals:
    void started();
    void progressed(int permille);
    void finished(); ///< all of it

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
