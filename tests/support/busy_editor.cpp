// Edits a map and saves it now and then, until it is killed. Each line that it prints has the number of an edit and
// a time:
//     edit N MS      edit N was made, MS milliseconds after the start
//     saved N MS     the file holds edit N
//     kept N MS      the recovery file holds edit N
// Arguments: the file, the recovery folder, a seed, and the two recovery times in milliseconds.
#include "editor/document/document.h"
#include "editor/document/recovery.h"
#include "generation/random/stream.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <cstdio>

using namespace delve;

namespace {

std::int64_t editsIn(const World& world) {
    const auto* const value = world.properties.find("edits");
    const auto* const number = value ? std::get_if<Decimal>(value) : nullptr;
    return number ? number->floor() : 0;
}

class BusyEditor {
public:
    BusyEditor(const QStringList& words)
        : m_path(words[1]), m_random(words[3].toULongLong()),
          m_recovery(m_document, words[2],
                     {std::chrono::milliseconds(words[4].toInt()), std::chrono::milliseconds(words[5].toInt())}) {
        m_clock.start();
        QObject::connect(&m_recovery, &editor::Recovery::written, &m_document, [this] {
            const auto kept = editor::readRecoveredWork({m_recovery.file(), {}, {}, {}});
            if (kept) say("kept", editsIn(*kept));
        });
        QObject::connect(&m_timer, &QTimer::timeout, &m_document, [this] { edit(); });
    }

    /// Begins with the work that a killed run left, if any, as if a person clicked Recover.
    bool start(const QString& recoveryFolder) {
        auto left = editor::findRecoveredWork(recoveryFolder);
        if (!left.empty() && left.front().fileIsNewer) {
            editor::forgetRecoveredWork(left.front());
            left.clear();
        }
        if (left.empty()) {
            if (!m_document.load(m_path)) return false;
        } else {
            const auto world = editor::readRecoveredWork(left.front());
            if (!world) return false;
            m_document.restore(*world, m_path);
            m_recovery.takeOver(left.front());
        }
        m_timer.start(1);
        return true;
    }

private:
    void say(const char* what, std::int64_t edits) {
        std::printf("%s %lld %lld\n", what, static_cast<long long>(edits), static_cast<long long>(m_clock.elapsed()));
        std::fflush(stdout);
    }

    void edit() {
        World after = m_document.world();
        const auto edits = editsIn(after) + 1;
        after.properties.set("edits", Decimal::of(edits));
        const Size size = after.levels[0].size();
        for (int i = 0; i < 20; ++i) {
            const auto x = static_cast<std::int32_t>(m_random.below(static_cast<std::uint64_t>(size.width)));
            const auto y = static_cast<std::int32_t>(m_random.below(static_cast<std::uint64_t>(size.height)));
            after.levels[0].tiles.set({x, y}, static_cast<Tile>(m_random.below(builtInTiles)));
        }
        m_document.applyWorld(WorldEdit::between(m_document.world(), after), Text{"", "Edit"});
        say("edit", edits);
        if (!m_random.chance(1, 40)) return;
        if (m_document.save(m_path)) say("saved", edits);
    }

    QString m_path;
    Stream m_random;
    QElapsedTimer m_clock;
    editor::JobPool m_pool;
    editor::Document m_document{m_pool};
    editor::Recovery m_recovery;
    QTimer m_timer;
};

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 6) return 2;
    BusyEditor editor(words);
    return editor.start(words[2]) ? QCoreApplication::exec() : 1;
}
