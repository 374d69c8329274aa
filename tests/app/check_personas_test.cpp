#include "app/verbs/check_tally.h"
#include "playtest/personas/persona.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>

using namespace delve;
using namespace delve::app;

namespace {

using Words = std::vector<std::string>;

Words operator+(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

QJsonObject objectOf(const test::Said& said) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(said.out)).object();
}

/// The games of a persona at the n-th depth that is listed.
QJsonObject gamesOf(const QJsonArray& played, int number, const char* persona) {
    return played.at(number).toObject()["personas"].toObject()[QLatin1String(persona)].toObject();
}

} // namespace

/// `check --personas --depths`: how often personas win the levels of recipes.
class CheckPersonasTest : public QObject {
    Q_OBJECT
private slots:
    void theRatesAddUp() {
        const auto said = test::run(m_halls + Words{"--depths", "1..3", "--personas", "2", "--json"});
        QVERIFY2(said.status == ExitStatus::Success, (said.out + said.err).c_str());
        const auto all = objectOf(said);
        QCOMPARE(all["checked"].toInt(), 12); // four seeds at three depths
        QCOMPARE(all["failed"].toInt(), 0);
        const auto played = all["played"].toArray();
        QCOMPARE(played.size(), 3);
        for (int number = 0; number < 3; ++number) {
            const auto row = played.at(number).toObject();
            QCOMPARE(row.keys(), (QStringList{"depth", "levels", "personas", "recipe"}));
            QCOMPARE(row["recipe"].toString(), QString("spanning-halls"));
            QCOMPARE(row["depth"].toInt(), number + 1);
            QCOMPARE(row["levels"].toInt(), 4);
            QCOMPARE(row["personas"].toObject().size(), qsizetype(play::builtInPersonas().size()));
            for (const auto& persona : play::builtInPersonas()) {
                const auto games = gamesOf(played, number, persona.id.c_str());
                QCOMPARE(games["games"].toInt(), 8);
                QCOMPARE(games["won"].toInt() + games["lost"].toInt() + games["ended"].toInt(), 8);
                QCOMPARE(games["share"].toDouble(), games["won"].toInt() / 8.0);
                QVERIFY(games["shareFrom"].toDouble() <= games["share"].toDouble());
                QVERIFY(games["shareTo"].toDouble() >= games["share"].toDouble());
                QVERIFY(games["seen"].toDouble() > 0);
                QVERIFY(!games.contains("lostAt")); // cells of several levels would say nothing
            }
        }
    }

    void theyAreTheSameForAnyNumberOfJobs() {
        for (const Words& form : {Words{}, Words{"--json"}}) {
            const auto words = m_halls + Words{"caves", "--depths", "1..2", "--personas", "1"} + form;
            const auto one = test::run(words + Words{"--jobs", "1"});
            QCOMPARE(one.status, ExitStatus::Success);
            QCOMPARE(test::run(words + Words{"--jobs", "2"}).out, one.out);
            QCOMPARE(test::run(words + Words{"--jobs", "3"}).out, one.out);
        }
    }

    void aDeeperLevelIsAnotherOne() {
        const auto down = objectOf(test::run(m_halls + Words{"--depths", "1..3", "--personas", "1", "--json"}));
        const auto top = objectOf(test::run(m_halls + Words{"--personas", "1", "--json"}))["played"].toArray();
        const auto deep =
            objectOf(test::run(m_halls + Words{"--depths", "3", "--personas", "1", "--json"}))["played"].toArray();
        const auto played = down["played"].toArray();
        QCOMPARE(top.size(), 1);
        QCOMPARE(deep.size(), 1);
        QCOMPARE(top.at(0), played.at(0)); // the level that the seed generates
        QCOMPARE(deep.at(0), played.at(2));
        for (const char* const persona : {"runner", "explorer"})
            QVERIFY(gamesOf(played, 0, persona)["steps"] != gamesOf(played, 2, persona)["steps"]);
    }

    /// Without a boss, play ends with the win; without a fight, the depth in the rules changes nothing.
    void whereNobodyFightsAllDepthsAreAlike() {
        const Words caves{"check", "caves", "--seeds", "2..4", "--size", "40x30", "--personas", "2", "--json"};
        const auto played = objectOf(test::run(caves + Words{"--depths", "1..4"}))["played"].toArray();
        QCOMPARE(played.size(), 4);
        for (int number = 0; number < 4; ++number) {
            QCOMPARE(played.at(number).toObject()["depth"].toInt(), number + 1);
            QCOMPARE(played.at(number).toObject()["personas"], played.at(0).toObject()["personas"]);
        }
        const auto alone = objectOf(test::run(caves + Words{"--depths", "4"}))["played"].toArray();
        QCOMPARE(alone.at(0), played.at(3)); // played there, not copied
    }

    void theTableHasALineForEachDepth() {
        const auto said = test::run(m_halls + Words{"--depths", "2..3", "--personas", "1"});
        QCOMPARE(said.err, std::string());
        const auto lines = QString::fromStdString(said.out).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3 + 2 * qsizetype(play::builtInPersonas().size()));
        QCOMPARE(lines[0], QString("Personas on levels of spanning-halls:"));
        static const QRegularExpression head("^Persona +Depth +Games +Won +95 % interval +Steps +Damage +Seen$");
        QVERIFY2(head.match(lines[1]).hasMatch(), qPrintable(lines[1]));
        qsizetype at = 2;
        for (const auto& persona : play::builtInPersonas())
            for (const int depth : {2, 3}) {
                const auto& line = lines[at++];
                QVERIFY2(line.startsWith(QString::fromStdString(persona.label.source)), qPrintable(line));
                const QRegularExpression figures(QString(" %1 +4 +\\d+\\.\\d % +\\d").arg(depth));
                QVERIFY2(figures.match(line).hasMatch(), qPrintable(line));
                QCOMPARE(line.size(), lines[1].size());
            }
        QCOMPARE(lines.back(), QString("Checked 8 level(s): 0 failed."));
    }

    void withoutGamesTheDeeperLevelsAreCheckedAlone() {
        const auto said = test::run(m_halls + Words{"--depths", "1..2"});
        QCOMPARE(said.status, ExitStatus::Success);
        QCOMPARE(said.out, std::string("Checked 8 level(s): 0 failed.\n"));
        QVERIFY(!objectOf(test::run(m_halls + Words{"--json"})).contains("played"));
    }

    void aFailureHasItsDepth() {
        const Words filled{"check", "caves",          "--seeds",  "3",    "--size",     "40x30",
                           "--set", "caves.fill=100", "--depths", "2..3", "--personas", "1"};
        const auto said = test::run(filled);
        QCOMPARE(said.status, ExitStatus::No);
        QVERIFY2(said.out.starts_with("caves, seed 3, depth 1: "), said.out.c_str()); // nothing lies below
        QVERIFY2(said.out.find("delvewright generate caves --seed 3 ") != std::string::npos, said.out.c_str());
        QVERIFY2(said.out.ends_with("Checked 1 level(s): 1 failed.\n"), said.out.c_str());
        const auto all = objectOf(test::run(filled + Words{"--json"}));
        QCOMPARE(all["failures"].toArray().at(0).toObject()["depth"].toInt(), 1);
        QCOMPARE(all["played"].toArray().size(), 0);
    }

    /// Personas do not play maps of more than a million cells. A level below the first is shown by another command.
    void aLevelThatNobodyCanPlayFails() {
        const auto said =
            test::run({"check", "caves", "--seeds", "1", "--size", "1100x1000", "--depths", "1..2", "--personas", "1"});
        QCOMPARE(said.status, ExitStatus::No);
        const auto lines = QString::fromStdString(said.out).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        for (const auto& line : {lines[0], lines[1]})
            QVERIFY2(line.contains(QStringLiteral("Personas play maps of up to 1048576.")), qPrintable(line));
        QVERIFY2(
            lines[0].endsWith(QStringLiteral(": delvewright generate caves --seed 1 --size 1100x1000 -o failed.delve")),
            qPrintable(lines[0]));
        QVERIFY2(lines[1].endsWith(
                     QStringLiteral(": delvewright check caves --seeds 1 --size 1100x1000 --depths 2 --personas 1")),
                 qPrintable(lines[1]));
    }

    /// After Ctrl+C, the tables are those of the seeds that are finished.
    void whatIsDoneIsPrinted() {
        CheckTally tally(true);
        QCOMPARE(tally.totals(), std::string("Checked 0 level(s): 0 failed.\n"));
        std::vector<play::PersonaSums> played(play::builtInPersonas().size());
        for (auto& sums : played) sums.games = sums.won = 2;
        for (const std::int64_t depth : {1, 1, 2}) {
            tally.pass();
            tally.addGames("caves", depth, played);
        }
        tally.addGames("keep", 1, {}); // nobody asked for games, or nobody can play it
        const auto totals = QString::fromStdString(tally.totals());
        QVERIFY2(totals.startsWith(QStringLiteral("Personas on levels of caves:\nPersona ")), qPrintable(totals));
        QVERIFY2(totals.endsWith(QStringLiteral("\nChecked 3 level(s): 0 failed.\n")), qPrintable(totals));
        const auto all = QJsonDocument::fromJson(QByteArray::fromStdString(tally.json(true))).object();
        QCOMPARE(all["stopped"], QJsonValue(true));
        const auto rows = all["played"].toArray();
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.at(0).toObject()["levels"].toInt(), 2);
        QCOMPARE(gamesOf(rows, 0, "novice")["won"].toInt(), 4);
        QCOMPARE(gamesOf(rows, 1, "novice")["games"].toInt(), 2);
    }

    void wrongWordsAreRefused_data() {
        QTest::addColumn<Words>("words");
        const Words halls = m_halls;
        for (const char* const depths : {"0", "0..3", "3..1", "1..", "..3", "x", "1..101", "-1", "1.5", ""})
            QTest::addRow("depths %s", depths) << halls + Words{"--depths", depths};
        for (const char* const games : {"0", "-1", "x", "100001", "1.5", ""})
            QTest::addRow("personas %s", games) << halls + Words{"--personas", games};
        QTest::newRow("no seeds") << Words{"check", "caves", "--personas", "1"};
        QTest::newRow("depths of a map") << Words{"check", "map.delve", "--depths", "1..2"};
        QTest::newRow("personas of a map") << Words{"check", "map.delve", "--personas", "10"};
    }
    void wrongWordsAreRefused() {
        QFETCH(Words, words);
        const auto said = test::run(words);
        QCOMPARE(said.status, ExitStatus::Words);
        QCOMPARE(said.out, std::string());
        QCOMPARE(test::whatIsWrongWith(said.err), QString());
    }

private:
    const Words m_halls{"check", "spanning-halls", "--seeds", "0..3", "--size", "40x30"};
};

DELVE_TEST(CheckPersonasTest)
#include "check_personas_test.moc"
