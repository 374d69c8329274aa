#include "generation/recipes/recipes.h"
#include "playtest/personas/persona.h"
#include "tests/app/support/captured.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

namespace {

/// Of 0 to 1, as a percentage with one digit.
QString percentage(const QJsonValue& share) { return QString::number(share.toDouble() * 100, 'f', 1); }

/// The cells of a row of the page, for a row of what the program prints.
QString cellsOf(const QJsonObject& played) {
    const auto personas = played["personas"].toObject();
    QString cells;
    for (const auto& persona : play::builtInPersonas()) {
        const auto games = personas[QString::fromStdString(persona.id)].toObject();
        if (cells.isEmpty()) cells = QString("| %1 |").arg(games["games"].toInt());
        cells += QString(" %1 % (%2–%3) |")
                     .arg(percentage(games["share"]), percentage(games["shareFrom"]), percentage(games["shareTo"]));
    }
    return cells;
}

/// How the table of a recipe begins: a column for each persona.
QString headOf(const std::string& recipe) {
    QString head = QString("\n## %1\n\n| depth | games |").arg(QString::fromStdString(recipe));
    for (const auto& persona : play::builtInPersonas()) head += QString(" `%1` |").arg(persona.id.c_str());
    return head + '\n';
}

} // namespace

/// `packaging/win-rates` makes docs/win-rates.md of what `check --personas --json` prints.
class WinRatesPageTest : public QObject {
    Q_OBJECT
private slots:
    void thePageHasTheFiguresOfTheProgram() {
        const auto said = test::run({"check", "caves", "spanning-halls", "--seeds", "0..2", "--size", "40x30",
                                     "--depths", "1..2", "--personas", "1", "--json"});
        QCOMPARE(said.status, ExitStatus::Success);
        const QTemporaryDir folder;
        QFile file(folder.filePath("games.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(said.out));
        file.close();
        QProcess writer;
        writer.start("python3", {DELVE_SOURCE "/packaging/win-rates", "--text", file.fileName()});
        QVERIFY(writer.waitForStarted());
        QVERIFY(writer.waitForFinished());
        const auto page = QString::fromUtf8(writer.readAllStandardOutput());
        QVERIFY2(writer.exitCode() == 0, writer.readAllStandardError().constData());
        const auto played = QJsonDocument::fromJson(QByteArray::fromStdString(said.out)).object()["played"].toArray();
        QCOMPARE(played.size(), 4);
        const auto caves = played.at(0).toObject();
        QCOMPARE(cellsOf(played.at(1).toObject()), cellsOf(caves)); // nothing there depends on the depth
        QVERIFY2(page.contains("\n| 1–2 " + cellsOf(caves) + '\n'), qPrintable(page));
        for (const int number : {2, 3}) {
            const auto halls = played.at(number).toObject();
            const QString line = QString("\n| %1 ").arg(number - 1) + cellsOf(halls) + '\n';
            QVERIFY2(page.contains(line), qPrintable(page + line));
        }
        QVERIFY2(page.contains(headOf("spanning-halls")), qPrintable(page));
    }

    /// Depths that are all alike share a row.
    void everyRecipeHasEveryDepth() {
        QFile file(QStringLiteral(DELVE_SOURCE "/docs/win-rates.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto page = QString::fromUtf8(file.readAll());
        for (const auto& recipe : generation::builtInRecipes()) {
            const auto head = headOf(recipe.name);
            QVERIFY2(page.contains(head),
                     qPrintable(head + " is missing from docs/win-rates.md; run packaging/win-rates"));
            const auto rows = page.section(head, 1).section("\n## ", 0, 0);
            if (rows.contains("\n| 1–10 | ")) continue;
            for (int depth = 1; depth <= 10; ++depth)
                QVERIFY2(rows.contains(QString("\n| %1 | ").arg(depth)), qPrintable(rows));
        }
    }
};

DELVE_TEST(WinRatesPageTest)
#include "win_rates_page_test.moc"
