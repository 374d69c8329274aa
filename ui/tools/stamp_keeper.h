#pragma once

#include "editor/tools/stamp_list.h"
#include "editor/work/jobs.h"

#include <QObject>

namespace delve {
struct Failure;
}
namespace delve::editor {
class ToolController;
}

/// Stores the stamps of the window's tool controller between starts: loads the earlier ones, and writes each when it is
/// stored; both in the background, since a stamp may be as large as a map. Owned by the window.
namespace delve::ui {

class StampKeeper : public QObject {
    Q_OBJECT
public:
    StampKeeper(editor::JobPool& pool, editor::ToolController& toolController, QString folder,
                QObject* parent = nullptr);
    ~StampKeeper() override; ///< waits until all are written

signals:
    void notKept(const delve::Failure& failure);

private:
    void take(const editor::Stamps& read);
    void keep();
    void failedToKeep(int number, const Failure& failure);

    editor::ToolController& m_toolController;
    QString m_folder;
    editor::Stamps m_kept;   ///< stored in the folder, or about to be
    editor::JobQueue m_jobs; ///< one at a time: reads first, and writes the latest last
};

} // namespace delve::ui
