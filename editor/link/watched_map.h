#pragma once

#include "editor/files/settled_file.h"
#include "editor/formats/format.h"
#include "editor/work/jobs.h"

#include <QObject>
#include <QString>
#include <QTimer>

/// A map in a file that other programs save: read at once, and again whenever it is another file than before, be it
/// written in place or replaced. Reading is a job. Owned by the verb `serve`.
namespace delve::editor {

class WatchedMap : public QObject {
    Q_OBJECT
public:
    /// By this format, or by that of its ending.
    WatchedMap(JobPool& pool, QString path, const Format* format, QObject* parent = nullptr);
    void start();

signals:
    void read(const delve::editor::Imported& map);
    void failed(const delve::Failure& failure); ///< what was read before still holds

private:
    void check();
    void load();

    SettledFile m_file;
    const Format* m_format;
    QTimer m_timer;
    JobQueue m_jobs;
};

} // namespace delve::editor
