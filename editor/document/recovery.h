#pragma once

#include "editor/document/document.h"
#include "editor/work/jobs.h"
#include "generation/level/result.h"
#include "generation/level/world.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

/// Keeps unsaved work in separate recovery files, so that a crash, a kill or a power cut costs at most half a minute.
/// It never touches the person's own file.
namespace delve::editor {

/// When the recovery file is written: this long after the last change, and at least this often while changes go on. The
/// second leaves time for the write itself, so that at most half a minute can be lost.
struct RecoveryTimes {
    std::chrono::milliseconds afterChange{2000};
    std::chrono::milliseconds atLeastEvery{20000};
};

/// Work of a program that has ended: the next start offers it.
struct RecoveredWork {
    QString file;             ///< the recovery file
    QString path;             ///< of the person's file; empty where it was never saved
    QString title;            ///< what the document was called
    QDateTime written;        ///< when the document was as the recovery file has it
    bool fileIsNewer = false; ///< the person's file was changed later: it may hold more than the recovery file
};

/// Keeps the work of one document while it is modified. May be the document's child. Call discard() before closing a
/// document whose work the person discards; a file that is left is offered at the next start.
class Recovery : public QObject {
    Q_OBJECT
public:
    /// Writes into `folder`, and creates it if it is missing.
    Recovery(Document& document, const QString& folder, RecoveryTimes times = {}, QObject* parent = nullptr);
    /// Waits for a running write. The file stays if the document is modified, and is deleted if not.
    ~Recovery() override;

    void setTimes(RecoveryTimes times); ///< from the next change on
    using Write = std::function<Done(World world, const QString& file, const QString& path, const QString& title)>;
    /// Tests replace what writes the files, in the background, by one that fails.
    void setWriter(Write writer) { m_writer = std::move(writer); }
    /// The document now holds this recovered work. It also takes over the recovery file, so that some file holds the
    /// work at every moment.
    void takeOver(const RecoveredWork& work);
    /// Writes what is not kept yet, and waits for it: the session ends.
    void keepNow();
    /// Deletes the file: the work was saved or discarded.
    void discard();
    [[nodiscard]] QString file() const { return m_file; }

signals:
    void written();                             ///< the file now holds the document as it was when the write began
    void failed(const delve::Failure& failure); ///< retried after the longest interval; sent once until a write works

private:
    void changed();
    void write();
    void wroteIt(const Done& done, quint64 change);
    void tryLater(const Failure& failure);
    [[nodiscard]] Done begin();

    Document& m_document;
    QString m_folder;
    Write m_writer; ///< empty: the one that writes them
    QString m_name; ///< of the files, without their ending
    QString m_file;
    std::unique_ptr<QLockFile> m_lock; ///< shows that the program is running
    QTimer m_pause;
    QTimer m_longest;
    JobQueue m_writes;
    bool m_modified = false;
    quint64 m_change = 0; ///< number of the last change
    quint64 m_kept = 0;   ///< number of the last change that the file holds
    bool m_writing = false;
    bool m_again = false;
    bool m_toldFailure = false; ///< since the last successful write
};

/// Where recovery files lie among what the program keeps for this person.
[[nodiscard]] QString recoveryFolderIn(const QString& dataFolder);
/// What ended programs left behind, newest first. Skips files that cannot be read.
[[nodiscard]] std::vector<RecoveredWork> findRecoveredWork(const QString& folder);
[[nodiscard]] Result<World> readRecoveredWork(const RecoveredWork& work);
/// Deletes its files: it was taken over, or nobody wants it.
void forgetRecoveredWork(const RecoveredWork& work);

} // namespace delve::editor
