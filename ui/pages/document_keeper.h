#pragma once

#include "editor/document/file_watch.h"
#include "editor/document/recovery.h"
#include "editor/work/file_claim.h"

#include <QObject>

/// Watches over one open document: keeps its unsaved work for after a crash, notices when its file is changed by
/// others, and whether another window works on it. Owned by Pages, beside the document.
namespace delve::ui {

class DocumentKeeper : public QObject {
    Q_OBJECT
public:
    DocumentKeeper(editor::Document& document, const QString& recoveryFolder, const QString& claimFolder);

    /// The document is this work, taken over.
    void takeOver(const editor::RecoveredWork& work) { m_recovery.takeOver(work); }
    /// Was the file changed by another program since the document was read from it or saved?
    [[nodiscard]] bool changedBeneath() {
        m_watch.check();
        return m_watch.changedBeneath();
    }
    /// Does another window, of this program or another one, work on this file?
    [[nodiscard]] bool openElsewhereNow(const QString& path) const { return m_claim.isTaken(path); }
    /// The unsaved work is given up: nothing of it is to be offered at the next start.
    void giveUp() { m_recovery.discard(); }
    void keepNow() { m_recovery.keepNow(); } ///< the unsaved work, before this returns
    void setRecoveryTimes(editor::RecoveryTimes times) { m_recovery.setTimes(times); }
    /// Looks at the disk now.
    void check() { m_watch.check(); }

signals:
    void changedOnDisk();
    void goneFromDisk();
    void backOnDisk();                           ///< as the document knows it
    void notKept(const delve::Failure& failure); ///< the unsaved work
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
