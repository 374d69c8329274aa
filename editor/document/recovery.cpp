#include "editor/document/recovery.h"

#include "editor/work/freed_memory.h"
#include "editor/work/out_of_memory.h"
#include "generation/files/whole_file.h"
#include "generation/files/world_file.h"
#include "generation/level/delve/check.h"
#include "generation/level/delve_file.h"
#include "generation/level/portal_mending.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

const auto workEnding = QStringLiteral(".delve");
const auto noteEnding = QStringLiteral(".json");
const auto lockEnding = QStringLiteral(".lock");

QString withEnding(const QString& file, const QString& ending) {
    return file.left(file.size() - workEnding.size()) + ending;
}

Done writeNote(const QString& file, const QString& path, const QString& title) {
    const QJsonObject note{{QStringLiteral("path"), path}, {QStringLiteral("title"), title}};
    const QByteArray text = QJsonDocument(note).toJson();
    return writeWholeFile(QFile::encodeName(file).toStdString(),
                          std::string_view(text.constData(), static_cast<std::size_t>(text.size())), ownerOnly);
}

/// Writes a new file and renames it: if the program is killed meanwhile, the earlier copy stays.
Done writeWork(World world, const QString& file, const QString& path, const QString& title, const QDateTime& time) {
    if (auto noted = writeNote(withEnding(file, noteEnding), path, title); !noted) return noted;
    mendPortals(world); // even a world that could not be saved as it is must be recoverable
    if (auto checked = checkWorld(world); !checked) return checked;
    const auto write = [&world](const TextSink& sink) {
        (void)writeDelve(world, sink);
        return done();
    };
    // Unsaved work is private. It is dated by when the document was like that: a file that is saved while this is being
    // written is newer, however late this gets its place.
    return writeWholeFile(file.toStdString(), write, ownerOnly, Existing::Replace, time.toMSecsSinceEpoch());
}

/// A program that ends between saving and deleting the recovery file leaves one that is older than what was saved.
bool isNewer(const QString& path, const QDateTime& written) {
    const QFileInfo file(path);
    return !path.isEmpty() && file.exists() && file.lastModified() > written;
}

void removeFiles(const QString& file) {
    QFile::remove(file);
    QFile::remove(withEnding(file, noteEnding));
    QFile::remove(withEnding(file, lockEnding));
}

/// The program that writes the file holds it. Only the lock of a program that has ended is stale, whatever its age.
std::unique_ptr<QLockFile> lockOf(const QString& file) {
    auto lock = std::make_unique<QLockFile>(withEnding(file, lockEnding));
    lock->setStaleLockTime(0);
    return lock->tryLock(0) ? std::move(lock) : nullptr;
}

} // namespace

Recovery::Recovery(Document& document, const QString& folder, RecoveryTimes times, QObject* parent)
    : QObject(parent), m_document(document), m_folder(folder),
      m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)), m_file(QDir(folder).filePath(m_name + workEnding)),
      m_writes(document.pool(), JobPolicy::OneAtATime) {
    m_pause.setSingleShot(true);
    m_longest.setSingleShot(true);
    setTimes(times);
    connect(&m_pause, &QTimer::timeout, this, &Recovery::write);
    connect(&m_longest, &QTimer::timeout, this, &Recovery::write);
    connect(&document, &Document::changed, this, [this](const DocumentChange& change) {
        if (change.has(PartOfDocument::History)) changed();
    });
}

void Recovery::takeOver(const RecoveredWork& work) {
    m_modified = true;
    auto lock = lockOf(work.file);
    if (!lock) return changed(); // another program took it over first: write to a file of our own
    m_lock = std::move(lock);
    m_file = work.file;
}

void Recovery::setTimes(RecoveryTimes times) {
    m_pause.setInterval(times.afterChange);
    m_longest.setInterval(times.atLeastEvery);
}

Recovery::~Recovery() {
    m_writes.finish();
    m_writing = false;
    if (!m_modified) discard();
}

void Recovery::changed() {
    m_modified = m_document.modified();
    if (!m_modified) return discard();
    ++m_change;
    m_pause.start();
    if (!m_longest.isActive()) m_longest.start();
}

Done Recovery::begin() {
    if (m_lock) return done();
    makeOwnFolder(QFile::encodeName(m_folder).toStdString());
    if (!QDir(m_folder).exists())
        return fileAccess(Message{DELVE_TEXT("recovery", "%1: the folder for recovery copies cannot be created."),
                                  {m_folder.toStdString()}});
    m_lock = lockOf(m_file);
    return done();
}

void Recovery::write() {
    m_pause.stop();
    m_longest.stop();
    m_again = m_writing;
    if (m_writing || m_kept == m_change) return;
    if (auto begun = begin(); !begun) return tryLater(begun.failure());
    m_writing = true;
    World kept = m_document.world();
    if (m_document.untitled()) kept.name.clear(); // so that whoever takes it over knows that it has no name yet
    Job<> job;
    job.priority = JobPriority::Saving;
    job.work = [write = m_writer, world = std::move(kept), file = m_file, path = m_document.path(),
                title = m_document.title(), time = QDateTime::currentDateTimeUtc()](generation::Feedback&) mutable {
        if (write) return write(std::move(world), file, path, title);
        return writeWork(std::move(world), file, path, title, time);
    };
    job.deliver = [this, change = m_change](const Done& wrote) { wroteIt(wrote, change); };
    (void)m_writes.start(std::move(job));
}

void Recovery::wroteIt(const Done& done, quint64 change) {
    m_writing = false;
    if (!m_modified) return discard(); // it was saved meanwhile
    if (done) {
        m_kept = change;
        m_toldFailure = false;
        emit written();
    } else {
        tryLater(done.failure());
    }
    if (std::exchange(m_again, false)) write();
}

void Recovery::keepNow() {
    const auto finish = [this] {
        m_writes.finish();
        m_writes.deliver(); // the result
    };
    finish();
    if (!m_modified) return;
    write();
    finish();
}

/// Tries again even without a further change: a full disk may have room by then. Reports the failure only once.
void Recovery::tryLater(const Failure& failure) {
    m_longest.start();
    if (!std::exchange(m_toldFailure, true)) emit failed(failure);
}

void Recovery::discard() {
    m_modified = false;
    m_pause.stop();
    m_longest.stop();
    m_again = false;
    m_kept = m_change;
    if (m_writing || !m_lock) return; // wroteIt() deletes the file that is being written
    m_lock.reset();                   // deletes the lock file
    // To free the blocks of a large file takes longer than a window may block. They go with the last that has it open.
    auto held = std::make_shared<QFile>(m_file);
    (void)held->open(QIODevice::ReadOnly);
    removeFiles(m_file);
    letGoInBackground(m_document.pool(), std::move(held));
}

QString recoveryFolderIn(const QString& dataFolder) { return QDir(dataFolder).filePath(QStringLiteral("recovery")); }

std::vector<RecoveredWork> findRecoveredWork(const QString& folder) {
    std::vector<RecoveredWork> found;
    const auto files = QDir(folder).entryInfoList({QLatin1Char('*') + workEnding}, QDir::Files);
    for (const auto& file : files) {
        if (!lockOf(file.filePath())) continue; // its program still runs
        QFile note(withEnding(file.filePath(), noteEnding));
        if (!note.open(QIODevice::ReadOnly)) continue;
        const auto told = QJsonDocument::fromJson(note.readAll()).object();
        const auto path = told.value(QStringLiteral("path")).toString();
        found.push_back({file.filePath(), path, told.value(QStringLiteral("title")).toString(), file.lastModified(),
                         isNewer(path, file.lastModified())});
    }
    std::ranges::sort(found, [](const auto& a, const auto& b) { return a.written > b.written; });
    return found;
}

/// Every start reads it: the program must start even if there is no memory for it.
Result<World> readRecoveredWork(const RecoveredWork& work) {
    return orOutOfMemory([&work] { return readDelveFile(work.file.toStdString()); });
}

void forgetRecoveredWork(const RecoveredWork& work) { removeFiles(work.file); }

} // namespace delve::editor

#include "moc_recovery.cpp"
