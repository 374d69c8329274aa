#include "generation/files/whole_files.h"
#include "tests/support/hard_disks.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/types.h>

using namespace delve;
namespace fs = std::filesystem;

namespace {

WriteText text(std::string what) {
    return [what = std::move(what)](const TextSink& sink) {
        (void)sink(what);
        return done();
    };
}

void put(const fs::path& path, const QByteArray& bytes) {
    QFile file(QString::fromStdString(path.string()));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("not put there");
}
QByteArray bytesOf(const fs::path& path) {
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("nothing");
}

QString sentence(const Done& done) {
    return done ? QString() : QString::fromStdString(inEnglish(done.failure().message));
}

} // namespace

/// Several files that appear together or not at all.
class WholeFilesTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_home;
    fs::path m_folder;

    /// Everything below the folder, hidden files included.
    [[nodiscard]] QStringList names() const {
        QStringList found;
        for (const auto& entry : fs::recursive_directory_iterator(m_folder))
            found << QString::fromStdString(entry.path().lexically_relative(m_folder).string());
        found.sort();
        return found;
    }

private slots:
    void init() {
        m_home = std::make_unique<QTemporaryDir>();
        m_folder = m_home->path().toStdString();
    }

    void theyAppearTogether() {
        put(m_folder / "tiles.png", "old");
        WholeFiles files;
        QVERIFY(files.write(m_folder / "map.tmx", text("map")));
        QVERIFY(files.makeFolder(m_folder / "a" / "b"));
        QVERIFY(files.write(m_folder / "a" / "b" / "deep.png", text("deep")));
        QVERIFY(files.write(m_folder / "tiles.png", text("new")));
        QCOMPARE(bytesOf(m_folder / "tiles.png"), QByteArray("old"));
        QVERIFY(!fs::exists(m_folder / "map.tmx"));
        QVERIFY(files.place(m_folder / "map.tmx"));
        QCOMPARE(names(), (QStringList{"a", "a/b", "a/b/deep.png", "map.tmx", "tiles.png"}));
        QCOMPARE(bytesOf(m_folder / "map.tmx"), QByteArray("map"));
        QCOMPARE(bytesOf(m_folder / "a/b/deep.png"), QByteArray("deep"));
        QCOMPARE(bytesOf(m_folder / "tiles.png"), QByteArray("new"));
    }

    void theyStayWhenTheSetIsGone() {
        {
            WholeFiles files;
            QVERIFY(files.makeFolder(m_folder / "a"));
            QVERIFY(files.write(m_folder / "a" / "x", text("x")));
            QVERIFY(files.place(m_folder / "a" / "x"));
        }
        QCOMPARE(names(), (QStringList{"a", "a/x"}));
    }

    void nothingIsLeftOfWhatIsNotPlaced() {
        put(m_folder / "tiles.png", "old");
        {
            WholeFiles files;
            QVERIFY(files.makeFolder(m_folder / "a" / "b"));
            QVERIFY(files.write(m_folder / "a" / "b" / "deep.png", text("deep")));
            QVERIFY(files.write(m_folder / "tiles.png", text("new")));
            QVERIFY(files.write(m_folder / "map.tmx", text("map")));
        }
        QCOMPARE(names(), QStringList{"tiles.png"});
        QCOMPARE(bytesOf(m_folder / "tiles.png"), QByteArray("old"));
    }

    void aFolderThatWasThereStays() {
        fs::create_directory(m_folder / "a");
        {
            WholeFiles files;
            QVERIFY(files.makeFolder(m_folder / "a"));
            QVERIFY(files.write(m_folder / "a" / "x", text("x")));
        }
        QCOMPARE(names(), QStringList{"a"});
    }

    void theSecondThatFailsLeavesTheFirstAsItWas() {
        put(m_folder / "one", "old");
        {
            WholeFiles files;
            QVERIFY(files.write(m_folder / "one", text("new")));
            const auto failed = files.write(m_folder / "two", [](const TextSink& sink) {
                (void)sink("a part");
                return Done(cancelled());
            });
            QVERIFY(!failed && failed.failure().cancelled());
        }
        QCOMPARE(names(), QStringList{"one"});
        QCOMPARE(bytesOf(m_folder / "one"), QByteArray("old"));
    }

    /// A folder takes the place of the last one after all are written.
    void thoseBeforeAreTakenBackWhereOneCannotBePlaced() {
        put(m_folder / "one", "old");
        fs::permissions(m_folder / "one", fs::perms(0640));
        struct stat before {};
        QCOMPARE(::stat((m_folder / "one").c_str(), &before), 0);
        {
            WholeFiles files;
            QVERIFY(files.write(m_folder / "map.tmx", text("map")));
            QVERIFY(files.write(m_folder / "one", text("new")));
            QVERIFY(files.makeFolder(m_folder / "sub"));
            QVERIFY(files.write(m_folder / "sub" / "two", text("two")));
            fs::create_directory(m_folder / "map.tmx");
            const auto placed = files.place(m_folder / "map.tmx");
            QVERIFY(!placed);
            QVERIFY2(sentence(placed).contains("map.tmx"), qPrintable(sentence(placed)));
        }
        QCOMPARE(names(), (QStringList{"map.tmx", "one"}));
        QCOMPARE(bytesOf(m_folder / "one"), QByteArray("old"));
        struct stat after {};
        QCOMPARE(::stat((m_folder / "one").c_str(), &after), 0);
        QCOMPARE(after.st_ino, before.st_ino); // the very file
        QCOMPARE(after.st_mode, before.st_mode);
    }

    void whatExistsIsKeptIfAsked() {
        put(m_folder / "one", "old");
        {
            WholeFiles files(Existing::Keep);
            const auto refused = files.write(m_folder / "one", text("new"));
            QVERIFY(!refused);
            QVERIFY(sentence(refused).contains("already exists"));
        }
        {
            WholeFiles files(Existing::Keep);
            QVERIFY(files.write(m_folder / "two", text("two")));
            QVERIFY(files.write(m_folder / "three", text("three")));
            put(m_folder / "three", "meanwhile");
            QVERIFY(!files.place(m_folder / "three"));
        }
        QCOMPARE(names(), (QStringList{"one", "three"}));
        QCOMPARE(bytesOf(m_folder / "three"), QByteArray("meanwhile"));
    }

    void modesAreAsForOneFile() {
        const auto umaskBefore = ::umask(027);
        put(m_folder / "old", "old");
        fs::permissions(m_folder / "old", fs::perms(0604));
        {
            WholeFiles files;
            QVERIFY(files.makeFolder(m_folder / "sub"));
            QVERIFY(files.write(m_folder / "old", text("new")));
            QVERIFY(files.write(m_folder / "sub" / "new", text("new")));
            QVERIFY(files.place(m_folder / "old"));
        }
        ::umask(umaskBefore);
        QCOMPARE(int(fs::status(m_folder / "old").permissions()), 0604);
        QCOMPARE(int(fs::status(m_folder / "sub/new").permissions()), 0640);
        QCOMPARE(int(fs::status(m_folder / "sub").permissions()), 0750);
    }

    void aLinkStaysALink() {
        put(m_folder / "real", "old");
        fs::create_symlink("real", m_folder / "link");
        {
            WholeFiles files;
            QVERIFY(files.write(m_folder / "link", text("new")));
            QVERIFY(files.place(m_folder / "link"));
        }
        QVERIFY(fs::is_symlink(m_folder / "link"));
        QCOMPARE(bytesOf(m_folder / "real"), QByteArray("new"));
        QCOMPARE(names(), (QStringList{"link", "real"}));
    }

    void whatIsNoRegularFileIsRefused() {
        QCOMPARE(::mkfifo((m_folder / "pipe").c_str(), 0600), 0);
        fs::create_directory(m_folder / "folder");
        put(m_folder / "file", "x");
        WholeFiles files;
        for (const fs::path& path : {m_folder / "pipe", m_folder / "folder", fs::path("/dev/full"),
                                     m_folder / "file" / "in", m_folder / "gone" / "in"}) {
            const auto refused = files.write(path, text("x"));
            QVERIFY(!refused);
            QCOMPARE(refused.failure().kind, Failure::Kind::FileAccess);
        }
        QVERIFY(!files.makeFolder(m_folder / "file" / "sub"));
        QCOMPARE(names(), (QStringList{"file", "folder", "pipe"}));
    }

    void twoOfOneNameAreRefused() {
        WholeFiles files;
        QVERIFY(files.write(m_folder / "map", text("x")));
        const auto again = files.write(m_folder / "." / "map", text("y"));
        QVERIFY(!again);
        QVERIFY2(sentence(again).contains("two of the files"), qPrintable(sentence(again)));
    }

    /// More of them than this process may have open.
    void manyFiles() {
        constexpr int count = 1500;
        rlimit before{};
        ::getrlimit(RLIMIT_NOFILE, &before);
        const rlimit few{200, before.rlim_max};
        ::setrlimit(RLIMIT_NOFILE, &few);
        {
            WholeFiles files;
            for (int i = 0; i < count; ++i) {
                const auto written = files.write(m_folder / std::to_string(i), text(std::to_string(i)));
                QVERIFY2(written, qPrintable(sentence(written)));
            }
            QVERIFY(files.place(m_folder / "0"));
        }
        ::setrlimit(RLIMIT_NOFILE, &before);
        QCOMPARE(names().size(), count);
        QCOMPARE(bytesOf(m_folder / "1499"), QByteArray("1499"));
    }

    void aFullDiskLeavesNothing() {
        const QString small = QString::fromStdString((m_folder / "small").string());
        const test::SmallDisk disk(small);
        const fs::path folder = small.toStdString();
        put(folder / "one", "old");
        {
            WholeFiles files;
            QVERIFY(files.write(folder / "one", text("new")));
            const auto full = files.write(folder / "two", text(std::string(200'000, 'x')));
            QVERIFY(!full);
            QCOMPARE(full.failure().kind, Failure::Kind::FileAccess);
        }
        QCOMPARE(bytesOf(folder / "one"), QByteArray("old"));
        QCOMPARE(names(), (QStringList{"small", "small/one"}));
    }

    void aReadOnlyFolderLeavesNothing() {
        fs::create_directory(m_folder / "locked");
        put(m_folder / "locked" / "two", "old");
        put(m_folder / "one", "old");
        {
            const test::ReadOnlyFolder locked(QString::fromStdString((m_folder / "locked").string()));
            WholeFiles files;
            QVERIFY(files.write(m_folder / "one", text("new")));
            QVERIFY(!files.write(m_folder / "locked" / "two", text("new")));
            QVERIFY(!files.makeFolder(m_folder / "locked" / "sub"));
        }
        QCOMPARE(names(), (QStringList{"locked", "locked/two", "one"}));
        QCOMPARE(bytesOf(m_folder / "one"), QByteArray("old"));
        QCOMPARE(bytesOf(m_folder / "locked/two"), QByteArray("old"));
    }
};

DELVE_TEST(WholeFilesTest)
#include "whole_files_test.moc"
