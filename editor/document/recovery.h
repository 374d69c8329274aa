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

/// Unsaved work, kept in files of its own, so that a crash, a kill or a power cut costs half a minute at most. The
/// person's file is never touched.
namespace delve::editor {

/// When the recovery file is written: some time after the last change, and, while changes go on, so often. The second
/// leaves time for writing itself, so that no more than half a minute can be lost.
struct RecoveryTimes {
    std::chrono::milliseconds afterChange{2000};
    std::chrono::milliseconds atLeastEvery{20000};
};

/// Work of a program that is no more: what its next start offers.
struct RecoveredWork {
    QString file;      ///< the recovery file
    QString path;      ///< of the person's file; empty where it was never saved
    QString title;     ///< what the document was called
    QDateTime written; ///< when the recovery file was
};

/// Keeps the work of one document while it is modified. May be the document's child. Who closes a document whose work
/// the person gave up calls discard() first; a file that is left is offered at the next start.
class Recovery : public QObject {
    Q_OBJECT
public:
    /// Writes into `folder`, which is made where it is not there.
    Recovery(Document& document, const QString& folder, RecoveryTimes times = {}, QObject* parent = nullptr);
    /// Waits for what is being written. The file stays where the document was modified, and goes where it was not.
    ~Recovery() override;

    void setTimes(RecoveryTimes times); ///< from the next change on
    using Write = std::function<Done(World world, const QString& file, const QString& path, const QString& title)>;
    /// What writes the files, in the background; tests hand in one that fails.
    void setWriter(Write writer) { m_writer = std::move(writer); }
    /// The document is this work, taken over: its file is this one's from now on, so that there is no moment at which
    /// no file holds it.
    void takeOver(const RecoveredWork& work);
    /// Writes what is not kept yet, and waits until it is: the session ends.
    void keepNow();
    /// The work is given up, or saved: the file goes.
    void discard();
    [[nodiscard]] QString file() const { return m_file; }

signals:
    void written();                             ///< the file now holds what the document was when the writing began
    void failed(const delve::Failure& failure); ///< it is tried again after the longest time; told once until then

private:
    void changed();
    void write();
    void wroteIt(const Done& done, quint64 change);
    void tryLater(const Failure& failure);
    [[nodiscard]] Done begin();

    Document& m_document;
    QString m_folder;
    Write m_writer;
    QString m_name; ///< of the files, without ending
    QString m_file;
    std::unique_ptr<QLockFile> m_lock; ///< says that the program lives
    QTimer m_pause;
    QTimer m_longest;
    JobQueue m_writes;
    bool m_modified = false;
    quint64 m_change = 0; ///< counts what was changed
    quint64 m_kept = 0;   ///< up to which change the file holds it
    bool m_writing = false;
    bool m_again = false;
    bool m_toldFailure = false; ///< since it was written last
};

/// Where recovery files lie among what the program keeps for this person.
[[nodiscard]] QString recoveryFolderIn(const QString& dataFolder);
/// What programs left behind that are no more, the newest first. Files that cannot be read are passed over.
[[nodiscard]] std::vector<RecoveredWork> findRecoveredWork(const QString& folder);
[[nodiscard]] Result<World> readRecoveredWork(const RecoveredWork& work);
/// Its files go: it was taken over, or nobody wants it.
void forgetRecoveredWork(const RecoveredWork& work);

} // namespace delve::editor
