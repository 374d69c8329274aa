#pragma once

#include "editor/formats/format.h"
#include "editor/work/jobs.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <array>
#include <cstdint>

/// A map in a file that other programs save: read at once, and again whenever it is another file than before, be it
/// written in place or replaced. Reading is a job. Owned by the verb `serve`.
namespace delve::editor {

class WatchedMap : public QObject {
    Q_OBJECT
public:
    /// How often it looks, in milliseconds. A file is read once it has been the same for two looks.
    static constexpr int lookEach = 150;

    /// By this format, or by that of its ending.
    WatchedMap(JobPool& pool, QString path, const Format* format, QObject* parent = nullptr);
    void start();

signals:
    void read(const delve::editor::Imported& map);
    void failed(const delve::Failure& failure); ///< what was read before still holds

private:
    using Signature = std::array<std::int64_t, 6>;
    [[nodiscard]] Signature look() const;
    void check();
    void load();

    QString m_path;
    const Format* m_format;
    QTimer m_timer;
    Signature m_seen{};
    Signature m_loaded{};
    JobQueue m_jobs;
};

} // namespace delve::editor
