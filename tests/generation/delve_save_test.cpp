#include "generation/files/whole_file.h"
#include "generation/files/world_file.h"
#include "generation/level/delve_file.h"
#include "tests/generation/random_world.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <functional>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace delve;
namespace fs = std::filesystem;

namespace {

World smallWorld(const std::string& name = "Small") {
    World world;
    world.name = name;
    Level level;
    level.id = "one";
    level.tiles = Grid({20, 10}, Tile::Floor);
    world.levels.push_back(level);
    return world;
}

World largeWorld() {
    World world = smallWorld();
    world.levels[0].tiles = Grid({1000, 1000}, Tile::Floor);
    return world;
}

std::string contentOf(const fs::path& path) {
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QStringList filesIn(const fs::path& folder) {
    return QDir(QString::fromStdString(folder.string())).entryList(QDir::Files | QDir::Hidden | QDir::System);
}

std::string said(const Done& done) { return done ? std::string() : inEnglish(done.failure().message); }

/// The text that `work` returns in a child process, so that limits and users of this process stay unchanged.
std::string saidInChild(const std::function<std::string()>& work) {
    int ends[2];
    if (::pipe(ends) != 0) return "no pipe";
    const auto child = ::fork();
    if (child == 0) {
        const auto text = work();
        const auto written = ::write(ends[1], text.data(), text.size());
        ::_exit(written == static_cast<ssize_t>(text.size()) ? 0 : 1);
    }
    ::close(ends[1]);
    std::string text(4096, '\0');
    const auto count = ::read(ends[0], text.data(), text.size());
    ::close(ends[0]);
    ::waitpid(child, nullptr, 0);
    text.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    return text;
}

} // namespace

class DelveSaveTest : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_temporary;
    fs::path m_folder;

private slots:
    void init() {
        m_folder = fs::path(m_temporary.path().toStdString()) / QTest::currentTestFunction();
        QVERIFY(fs::create_directories(m_folder));
    }

    void aNewFileAndAnOldOne() {
        const auto path = m_folder / "a.delve";
        QVERIFY(writeDelveFile(smallWorld(), path).ok());
        QCOMPARE(contentOf(path), delveText(smallWorld()));
        QVERIFY(writeDelveFile(smallWorld("Other"), path).ok());
        QCOMPARE(contentOf(path), delveText(smallWorld("Other")));
        QCOMPARE(filesIn(m_folder), QStringList{"a.delve"});
        const auto read = readDelveFile(path);
        QVERIFY(read.ok() && *read == smallWorld("Other"));
    }

    void whatFilesSaysComesBackFromOne() {
        const auto path = m_folder / "a.delve";
        const World world = largeWorld();
        QVERIFY(writeDelveFile(world, path).ok());
        const auto read = readDelveFile(path);
        QVERIFY(read.ok() && *read == world);
    }

    void permissionsStay() {
        const auto path = m_folder / "a.delve";
        QVERIFY(writeDelveFile(smallWorld(), path).ok());
        const auto usual = fs::status(path).permissions();
        const auto mask = ::umask(0);
        ::umask(mask);
        QCOMPARE(static_cast<unsigned>(usual), 0666u & ~mask);
        fs::permissions(path, fs::perms(0640));
        QVERIFY(writeDelveFile(smallWorld(), path).ok());
        QCOMPARE(static_cast<unsigned>(fs::status(path).permissions()), 0640u);
    }

    void aLinkStaysALink() {
        fs::create_directory(m_folder / "real");
        const auto link = m_folder / "link.delve";
        fs::create_symlink("real/a.delve", link); // leads nowhere yet
        QVERIFY(writeDelveFile(smallWorld(), link).ok());
        QVERIFY(fs::is_symlink(link));
        QVERIFY(writeDelveFile(smallWorld("Other"), link).ok());
        QVERIFY(fs::is_symlink(link));
        QCOMPARE(contentOf(m_folder / "real" / "a.delve"), delveText(smallWorld("Other")));
    }

    void aVanishedFolder() {
        const auto folder = m_folder / "gone";
        QCOMPARE(said(writeDelveFile(smallWorld(), folder / "a.delve")),
                 folder.string() + ": folder not found. Create it first, or save elsewhere.");
        QVERIFY(!fs::exists(folder));
    }

    void aFolderThatTakesNoFiles() {
        QCOMPARE(said(writeDelveFile(smallWorld(), "/proc/a.delve")),
                 std::string("/proc: cannot create files in this folder. Save elsewhere."));
    }

    void aFolderInItsPlace() {
        QCOMPARE(said(writeDelveFile(smallWorld(), m_folder)),
                 m_folder.string() + ": this is a folder. Choose a file in it.");
    }

    void aReadOnlyFolder() {
        const auto path = m_folder / "a.delve";
        QVERIFY(writeDelveFile(smallWorld("Old"), path).ok());
        fs::permissions(path, fs::perms(0666));
        fs::permissions(m_folder, fs::perms(0555));
        fs::permissions(m_folder.parent_path(), fs::perms(0755));
        const auto text = saidInChild([&]() -> std::string {
            if (::geteuid() == 0 && ::setuid(65534) != 0) return "still root"; // modes hold for all but root
            return said(writeDelveFile(smallWorld(), path));
        });
        fs::permissions(m_folder, fs::perms(0755));
        QCOMPARE(text, m_folder.string() +
                           ": no permission to write to this folder. Save elsewhere, or change its permissions.");
        QCOMPARE(contentOf(path), delveText(smallWorld("Old")));
    }

    void aWriteProtectedFile() {
        const auto path = m_folder / "a.delve";
        QVERIFY(writeDelveFile(smallWorld("Old"), path).ok());
        fs::permissions(path, fs::perms(0444));
        fs::permissions(m_folder, fs::perms(0777));
        fs::permissions(m_folder.parent_path(), fs::perms(0755));
        const auto text = saidInChild([&]() -> std::string {
            if (::geteuid() == 0 && ::setuid(65534) != 0) return "still root";
            return said(writeDelveFile(smallWorld(), path));
        });
        QCOMPARE(text, path.string() + ": file is write-protected. Save elsewhere, or change its permissions.");
        QCOMPARE(contentOf(path), delveText(smallWorld("Old")));
        QCOMPARE(filesIn(m_folder), QStringList{"a.delve"});
    }

    void aFullDisk() {
        QCOMPARE(said(writeDelveFile(largeWorld(), "/dev/full")),
                 std::string("/dev/full: no space left. Free some space, or save elsewhere."));
    }

    void theOldFileIsWholeWhenTheNewOneDoesNotFit() {
        const auto path = m_folder / "a.delve";
        QVERIFY(writeDelveFile(smallWorld("Old"), path).ok());
        const auto text = saidInChild([&] {
            std::signal(SIGXFSZ, SIG_IGN);
            const struct rlimit limit { 500'000, 500'000 };
            ::setrlimit(RLIMIT_FSIZE, &limit);
            return said(writeDelveFile(largeWorld(), path));
        });
        QCOMPARE(text, path.string() + ": file too large for this location. Save elsewhere.");
        QCOMPARE(contentOf(path), delveText(smallWorld("Old")));
        QCOMPARE(filesIn(m_folder), QStringList{"a.delve"});
    }

    /// Whenever the program ends in the middle of a write, no partial file is left to clean up.
    void nothingIsLeftOfAWriteThatWasKilled() {
        const int nameless = ::open(m_folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
        if (nameless < 0) return; // a file system without unnamed files
        ::close(nameless);
        const pid_t child = ::fork();
        if (child == 0) {
            (void)writeWholeFile(m_folder / "a.delve", [](const TextSink& sink) {
                (void)sink("half of it");
                ::raise(SIGKILL);
                return done();
            });
            ::_exit(0);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        QVERIFY(fs::is_empty(m_folder));
    }

    void whatCouldNotBeReadIsNotWritten() {
        const auto path = m_folder / "a.delve";
        QVERIFY(writeDelveFile(smallWorld("Old"), path).ok());
        World world = smallWorld();
        world.levels[0].things =
            std::vector<Thing>{{"x", ThingKind::Coin, {1, 1}, {}, {}, {}}, {"x", ThingKind::Coin, {2, 1}, {}, {}, {}}};
        const auto done = writeDelveFile(world, path);
        QVERIFY(!done);
        QCOMPARE(done.failure().where, std::string("levels[0].things[1]"));
        QCOMPARE(contentOf(path), delveText(smallWorld("Old")));
        const World empty;
        QVERIFY(!writeDelveFile(empty, path));
    }
};

DELVE_TEST(DelveSaveTest)
#include "delve_save_test.moc"
