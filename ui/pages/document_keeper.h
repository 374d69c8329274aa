#pragma once

#include "editor/document/file_watch.h"
#include "editor/document/recovery.h"
#include "editor/work/file_claim.h"

#include <QObject>

/// Watches one open document: keeps recovery copies of its unsaved work, notices when its file is changed by other
/// programs, and whether another window has it open. Owned by Pages, beside the document.
namespace delve::ui {

class DocumentKeeper : public QObject {
    Q_OBJECT
public:
    DocumentKeeper(editor::Document& document, const QString& recoveryFolder, const QString& claimFolder);

    /// The document now holds this recovered work.
    void takeOver(const editor::RecoveredWork& work) { m_recovery.takeOver(work); }
    /// Did another program change the file since the document was read or saved?
    [[nodiscard]] bool changedBeneath() {
        m_watch.check();
        return m_watch.changedBeneath();
    }
    /// Does another window, of this or another process, have this file open?
    [[nodiscard]] bool openElsewhereNow(const QString& path) const { return m_claim.isTaken(path); }
    /// Discards the recovery copy: nothing is offered at the next start.
    void giveUp() { m_recovery.discard(); }
    void keepNow() { m_recovery.keepNow(); } ///< writes the recovery copy before it returns
    void setRecoveryTimes(editor::RecoveryTimes times) { m_recovery.setTimes(times); }
    /// Checks the disk now.
    void check() { m_watch.check(); }

signals:
    void changedOnDisk();
    void goneFromDisk();
    void backOnDisk();                           ///< the file is again as the document knows it
    void notKept(const delve::Failure& failure); ///< the recovery copy could not be written
    void openElsewhere(const QString& computer, qint64 process);

private:
    void claim();

    editor::Document& m_document;
    editor::Recovery m_recovery;
    editor::FileWatch m_watch;
    editor::FileClaim m_claim;
    QString m_claimed;
};

} // namespace delve::ui
