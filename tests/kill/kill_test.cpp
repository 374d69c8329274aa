#include "editor/document/recovery.h"
#include "generation/files/world_file.h"
#include "generation/random/stream.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <vector>

using namespace delve;

namespace {

constexpr qint64 mostLost = 30'000; ///< milliseconds of work

bool longRun() { return test::isLong("kill"); }

std::int64_t editsIn(const World& world) {
    const auto* const value = world.properties.find("edits");
    const auto* const number = value ? std::get_if<Decimal>(value) : nullptr;
    return number ? number->floor() : 0;
}

/// The output of the busy editor until it was killed.
struct EditLog {
    std::int64_t edits = 0;
    std::int64_t saved = 0;
    std::int64_t kept = 0;
    std::vector<qint64> madeAt; ///< time of each edit, in milliseconds

    explicit EditLog(const QByteArray& said) {
        for (const auto& line : said.split('\n')) {
            const auto words = line.split(' ');
            if (words.size() != 3) continue; // the last line may be truncated
            const std::int64_t number = words[1].toLongLong();
            if (words[0] == "edit") edits = number, madeAt.push_back(words[2].toLongLong());
            if (words[0] == "saved") saved = number;
            if (words[0] == "kept") kept = number;
        }
    }
};

/// The busy editor, running in its own folder.
class BusyEditor {
public:
    BusyEditor(std::uint64_t seed, editor::RecoveryTimes times)
        : m_words{file(), recoveryFolder(), QString::number(seed), QString::number(times.afterChange.count()),
                  QString::number(times.atLeastEvery.count())} {
        World world;
        Level level;
        level.id = "level-1";
        level.tiles = Grid({64, 40});
        world.levels.push_back(std::move(level));
        m_begun = writeDelveFile(world, file().toStdString()).ok();
        start();
    }

    /// Starts it again after a kill; it takes over what recovery has.
    void start() {
        m_said.clear();
        m_process.start(DELVE_BUSY_EDITOR, m_words);
    }

    [[nodiscard]] bool works() { return m_begun && m_process.waitForReadyRead(30'000); }
    /// Kills it after this many bytes of output: more bytes, a later moment.
    EditLog killAfter(qint64 bytes) {
        while (m_said.size() < bytes && m_process.waitForReadyRead(30'000)) m_said += m_process.readAllStandardOutput();
        return kill();
    }
    /// Kills it after this much time, by its own clock.
    EditLog killAtTime(qint64 milliseconds) {
        while (m_process.waitForReadyRead(30'000)) {
            m_said += m_process.readAllStandardOutput();
            const EditLog log(m_said.right(200));
            if (!log.madeAt.empty() && log.madeAt.back() >= milliseconds) break;
        }
        return kill();
    }
    [[nodiscard]] QString file() const { return m_folder.filePath("map.delve"); }
    [[nodiscard]] QString recoveryFolder() const { return m_folder.filePath("recovery"); }

private:
    EditLog kill() {
        m_process.kill(); // SIGKILL
        m_process.waitForFinished(30'000);
        return EditLog(m_said + m_process.readAllStandardOutput());
    }

    QTemporaryDir m_folder;
    QStringList m_words;
    QProcess m_process;
    QByteArray m_said;
    bool m_begun = false;
};

} // namespace

/// A program that edits and saves is killed at any moment: the file is complete, old or new, and recovery has the rest.
class KillTest : public QObject {
    Q_OBJECT
private slots:
    void theFileIsWholeAndTheWorkIsKept() {
        Stream random(1);
        int recovered = 0;
        const int kills = longRun() ? 200 : 10;
        for (int i = 0; i < kills; ++i) {
            const auto seed = random.below(1'000'000);
            const auto bytes = random.between(1, 12'000);
            BusyEditor editor(seed, {std::chrono::milliseconds(20), std::chrono::milliseconds(40)});
            QVERIFY(editor.works());
            const EditLog log = editor.killAfter(bytes);
            recovered += check(editor, log);
        }
        // Of a few kills on a busy machine, most may come before the first write.
        QVERIFY2(recovered > (longRun() ? kills / 4 : 0), qPrintable(QString::number(recovered)));
    }

    /// Killed, started again with what was recovered, and killed again, perhaps before the first new write.
    void nothingIsLostAroundRecover() {
        Stream random(3);
        int taken = 0;
        const int kills = longRun() ? 100 : 10;
        for (int i = 0; i < kills; ++i) {
            BusyEditor editor(random.below(1'000'000), {std::chrono::milliseconds(20), std::chrono::milliseconds(40)});
            QVERIFY(editor.works());
            (void)editor.killAfter(random.between(1'000, 8'000));
            const auto before = latestOf(editor);
            taken += !editor::findRecoveredWork(editor.recoveryFolder()).empty();
            editor.start();
            QVERIFY(editor.works());
            (void)editor.killAfter(random.between(1, 600));
            QVERIFY2(latestOf(editor) >= before, qPrintable(QString::number(i)));
        }
        QVERIFY2(taken > kills / 4, qPrintable(QString::number(taken)));
    }

    /// With the program's own intervals: edits older than half a minute before the kill are there.
    void noMoreThanHalfAMinuteIsLost() {
        if (!longRun()) return;
        Stream random(2);
        for (int i = 0; i < 3; ++i) { // one at a time: an editor whose output nobody reads has to wait
            BusyEditor editor(random.below(1000), editor::RecoveryTimes{});
            QVERIFY(editor.works());
            (void)check(editor, editor.killAtTime(random.between(31'000, 50'000)));
        }
    }

private:
    /// The newest edit in the file or in the offered recovery copies.
    static std::int64_t latestOf(const BusyEditor& editor) {
        const auto file = readDelveFile(editor.file().toStdString());
        auto latest = file ? editsIn(*file) : -1;
        for (const auto& work : editor::findRecoveredWork(editor.recoveryFolder()))
            if (const auto world = editor::readRecoveredWork(work)) latest = std::max(latest, editsIn(*world));
        return latest;
    }

    /// Returns whether there was work to recover.
    static bool check(const BusyEditor& editor, const EditLog& log) {
        const auto file = readDelveFile(editor.file().toStdString());
        [&] { QVERIFY2(file.ok(), file ? "" : inEnglish(file.failure().message).c_str()); }();
        if (!file) return false;
        const auto saved = editsIn(*file);
        auto latest = saved;
        [&] { QVERIFY(saved >= log.saved); }();
        const auto found = editor::findRecoveredWork(editor.recoveryFolder());
        for (const auto& work : found) {
            const auto world = editor::readRecoveredWork(work);
            [&] { QVERIFY2(world.ok(), world ? "" : inEnglish(world.failure().message).c_str()); }();
            if (world) latest = std::max(latest, editsIn(*world));
        }
        [&] { QVERIFY(latest >= log.kept); }();
        // The first lost edit was made at most half a minute before the kill.
        if (latest < log.edits) {
            const auto lost = log.madeAt.back() - log.madeAt[static_cast<std::size_t>(latest)];
            [&] { QVERIFY2(lost <= mostLost, qPrintable(QString::number(lost))); }();
        }
        return latest > saved;
    }
};

DELVE_TEST(KillTest)
#include "kill_test.moc"
