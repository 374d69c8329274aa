#include "generation/files/whole_file.h"
#include "tests/support/test.h"

#include <QDateTime>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <array>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

using namespace delve;
namespace fs = std::filesystem;

namespace {

/// Sets the umask during its lifetime.
class Umask {
public:
    explicit Umask(mode_t mask) : m_before(::umask(mask)) {}
    ~Umask() { ::umask(m_before); }
    Umask(const Umask&) = delete;
    Umask& operator=(const Umask&) = delete;

private:
    mode_t m_before;
};

unsigned modeOf(const fs::path& path) { return static_cast<unsigned>(fs::status(path).permissions()); }

/// The modes of all files that this process has open in a folder.
std::vector<unsigned> modesOfOpenFiles(const fs::path& folder) {
    std::vector<unsigned> modes;
    for (const auto& entry : fs::directory_iterator("/proc/self/fd")) {
        std::error_code error;
        const auto target = fs::read_symlink(entry.path(), error).string();
        struct stat info {};
        if (target.starts_with(folder.string()) && ::stat(entry.path().c_str(), &info) == 0 && S_ISREG(info.st_mode))
            modes.push_back(info.st_mode & 0777);
    }
    return modes;
}

constexpr uid_t nobody = 65534;
constexpr std::array<mode_t, 4> masks{0, 022, 027, 077};

} // namespace

/// Who may read and write the written files, and when they say that they were changed.
class FilePermissionsTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_home = std::make_unique<QTemporaryDir>();
        m_folder = m_home->path().toStdString();
    }

    void aNewFileFollowsTheUmask() {
        for (const auto mask : masks) {
            const Umask during(mask);
            const auto file = m_folder / ("new-" + std::to_string(mask));
            QVERIFY(writeWholeFile(file, "text").ok());
            QCOMPARE(modeOf(file), 0666u & ~mask);
        }
    }

    void aFileThatIsReplacedKeepsItsMode() {
        for (const auto mask : masks)
            for (const unsigned mode : {0600u, 0640u, 0666u}) {
                const Umask during(mask);
                const auto file = m_folder / "replaced";
                QVERIFY(writeWholeFile(file, "before").ok());
                fs::permissions(file, fs::perms(mode));
                QVERIFY(writeWholeFile(file, "after").ok());
                QCOMPARE(modeOf(file), mode);
            }
    }

    /// Only root may change a file's owner.
    void aFileThatIsReplacedKeepsItsOwnerAndItsGroup() {
        if (::geteuid() != 0) return; // only root may change owners
        const auto file = m_folder / "replaced";
        QVERIFY(writeWholeFile(file, "before").ok());
        QCOMPARE(::chown(file.c_str(), 4321, 8765), 0);
        fs::permissions(file, fs::perms(0660));
        QVERIFY(writeWholeFile(file, "after").ok());
        struct stat info {};
        QCOMPARE(::stat(file.c_str(), &info), 0);
        QCOMPARE(info.st_uid, uid_t{4321});
        QCOMPARE(info.st_gid, gid_t{8765});
        QCOMPARE(modeOf(file), 0660u);
    }

    /// If the new file has another group, that group does not get the old group's permissions.
    void whereTheGroupIsAnotherItIsNotLetIn() {
        if (::geteuid() != 0) return; // only root may change owners
        fs::permissions(m_folder, fs::perms(0777));
        for (const auto& [before, after] : {std::pair(0660u, 0600u), std::pair(0664u, 0644u)}) {
            const auto file = m_folder / "replaced";
            QVERIFY(writeWholeFile(file, "before").ok());
            QCOMPARE(::chown(file.c_str(), nobody, 8765), 0);
            fs::permissions(file, fs::perms(before));
            QCOMPARE(::setresuid(nobody, nobody, 0), 0);
            const auto written = writeWholeFile(file, "after");
            QCOMPARE(::setresuid(0, 0, 0), 0);
            QVERIFY(written.ok());
            QCOMPARE(modeOf(file), after);
        }
    }

    void whatTheProgramKeepsIsForItsOwnerAlone() {
        for (const auto mask : masks) {
            const Umask during(mask);
            const auto file = m_folder / ("own-" + std::to_string(mask));
            QVERIFY(writeWholeFile(file, "text", ownerOnly).ok());
            QCOMPARE(modeOf(file), 0600u);
            fs::permissions(file, fs::perms(0644)); // as an earlier version wrote it
            QVERIFY(writeWholeFile(file, "text", ownerOnly).ok());
            QCOMPARE(modeOf(file), 0600u);
        }
    }

    /// The mode is set before the first byte, so that nobody can open the file early and read on later.
    void theModeIsThereBeforeTheFirstByte() {
        const Umask during(0);
        const auto file = m_folder / "own";
        std::vector<unsigned> modes;
        const auto write = [&](const TextSink& sink) {
            modes = modesOfOpenFiles(m_folder);
            (void)sink("text");
            return done();
        };
        QVERIFY(writeWholeFile(file, write, ownerOnly).ok());
        QCOMPARE(modes, std::vector<unsigned>{0600u});
    }

    void aFolderOfItsOwnIsForItsOwnerAlone() {
        const Umask during(0);
        const auto folder = m_folder / "data" / "saves";
        makeOwnFolder(folder);
        QCOMPARE(modeOf(folder), 0700u);
        fs::permissions(folder, fs::perms(0750)); // chosen by the user
        makeOwnFolder(folder);
        QCOMPARE(modeOf(folder), 0750u);
    }

    /// Also the first time that anybody sees it: it is dated before it has its name.
    void aFileCanBeDated() {
        const auto file = m_folder / "dated";
        const auto write = [](const TextSink& sink) {
            (void)sink("text");
            return done();
        };
        QVERIFY(writeWholeFile(file, write, {}, Existing::Replace, 1'700'000'000'123).ok());
        QCOMPARE(QFileInfo(QString::fromStdString(file.string())).lastModified().toMSecsSinceEpoch(),
                 qint64{1'700'000'000'123});
    }

private:
    std::unique_ptr<QTemporaryDir> m_home;
    fs::path m_folder;
};

DELVE_TEST(FilePermissionsTest)
#include "file_permissions_test.moc"
