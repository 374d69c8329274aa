#pragma once

#include "editor/tools/patch.h"
#include "editor/work/jobs.h"

#include <QObject>

/// Keeps the stamps of the window's hand from one start to the next: gives it those of the last time, and writes each
/// as it is stored; both beside the window, since one may be as large as a map. Owned by the window.
namespace delve {

class ToolController;
struct Failure;

class StampKeeper : public QObject {
    Q_OBJECT
public:
    StampKeeper(JobPool& pool, ToolController& toolController, QString folder, QObject* parent = nullptr);
    ~StampKeeper() override; ///< when all is written

signals:
    void notKept(const delve::Failure& failure);

private:
    void take(const Stamps& read);
    void keep();
    void failedToKeep(int number, const Failure& failure);

    ToolController& m_toolController;
    QString m_folder;
    Stamps m_kept;   ///< what is in the folder, or is about to be
    JobQueue m_jobs; ///< one at a time: reads first, and writes the last one stored last
};

} // namespace delve
