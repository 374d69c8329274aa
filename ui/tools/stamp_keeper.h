#pragma once

#include "editor/tools/patch.h"
#include "editor/work/jobs.h"

#include <QObject>

namespace delve {
struct Failure;
}
namespace delve::editor {
class ToolController;
}

/// Keeps the stamps of the window's hand from one start to the next: gives it those of the last time, and writes each
/// as it is stored; both beside the window, since one may be as large as a map. Owned by the window.
namespace delve::ui {

class StampKeeper : public QObject {
    Q_OBJECT
public:
    StampKeeper(editor::JobPool& pool, editor::ToolController& toolController, QString folder,
                QObject* parent = nullptr);
    ~StampKeeper() override; ///< when all is written

signals:
    void notKept(const delve::Failure& failure);

private:
    void take(const editor::Stamps& read);
    void keep();
    void failedToKeep(int number, const Failure& failure);

    editor::ToolController& m_toolController;
    QString m_folder;
    editor::Stamps m_kept;   ///< what is in the folder, or is about to be
    editor::JobQueue m_jobs; ///< one at a time: reads first, and writes the last one stored last
};

} // namespace delve::ui
