#pragma once

#include "editor/document/document.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

/// Notices when another program writes or removes the file of a document. May be the document's child.
namespace delve::editor {

class FileWatch : public QObject {
    Q_OBJECT
public:
    explicit FileWatch(Document& document, QObject* parent = nullptr);

    /// Checks now: called when a window comes to the front, since not every file system reports its changes.
    void check();
    /// Did another program write it since the document read or saved it?
    [[nodiscard]] bool changedBeneath() const { return m_changed; }

signals:
    void changedOnDisk(); ///< sent once for each change
    void goneFromDisk();
    void backOnDisk(); ///< the file is again as it was read or saved

private:
    /// Tells one state of a file from another.
    struct Stamp {
        bool exists = false;
        qint64 size = 0;
        QDateTime modified;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    [[nodiscard]] Stamp stampOf(const QString& path) const;
    void watch();
    void watchAgain();

    Document& m_document;
    QFileSystemWatcher m_watcher;
    Stamp m_known;
    Stamp m_own; ///< when the document read or saved it
    bool m_changed = false;
};

} // namespace delve::editor
