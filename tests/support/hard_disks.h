#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

/// Places on a disk where saving fails, while these objects exist.
namespace delve::test {

inline constexpr qint64 roomOnDisk = 64 * 1024;

inline bool mountMemory(const QString& folder, const QString& options) {
    return QProcess::execute(QStringLiteral("mount"),
                             {QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"), options,
                              QStringLiteral("tmpfs"), folder}) == 0;
}

/// A folder on a disk of 64 KiB; if none can be mounted, it limits the files of this process to that size.
class SmallDisk {
public:
    explicit SmallDisk(const QString& folder) : m_folder(folder) {
        QDir().mkpath(folder);
        m_mounted = ::geteuid() == 0 && mountMemory(folder, QStringLiteral("size=64k"));
        if (m_mounted) return;
        m_before = std::signal(SIGXFSZ, SIG_IGN);
        limitFiles(roomOnDisk);
    }
    ~SmallDisk() {
        if (m_mounted) QProcess::execute(QStringLiteral("umount"), {m_folder});
        if (m_mounted) return;
        limitFiles(RLIM_INFINITY);
        (void)std::signal(SIGXFSZ, m_before);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    [[nodiscard]] bool isReal() const { return m_mounted; }
    /// Lifts the limit on file sizes for files elsewhere; a mounted disk stays small.
    void makeRoomElsewhere() const {
        if (!m_mounted) limitFiles(RLIM_INFINITY);
    }

private:
    static void limitFiles(rlim_t most) {
        rlimit limit{};
        ::getrlimit(RLIMIT_FSIZE, &limit);
        limit.rlim_cur = most;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }

    QString m_folder;
    bool m_mounted = false;
    void (*m_before)(int) = SIG_DFL;
};

/// A read-only folder; for root, a disk that is mounted read-only.
class ReadOnlyFolder {
public:
    explicit ReadOnlyFolder(const QString& folder) : m_folder(folder) {
        if (::geteuid() == 0)
            m_mounted = QProcess::execute(QStringLiteral("mount"), {QStringLiteral("--bind"), folder, folder}) == 0 &&
                        QProcess::execute(QStringLiteral("mount"),
                                          {QStringLiteral("-o"), QStringLiteral("remount,ro,bind"), folder}) == 0;
        else QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner);
    }
    ~ReadOnlyFolder() {
        if (m_mounted) QProcess::execute(QStringLiteral("umount"), {m_folder});
        else QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    ReadOnlyFolder(const ReadOnlyFolder&) = delete;
    ReadOnlyFolder& operator=(const ReadOnlyFolder&) = delete;

private:
    QString m_folder;
    bool m_mounted = false;
};

} // namespace delve::test
