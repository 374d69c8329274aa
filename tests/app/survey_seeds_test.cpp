#include "generation/random/stream.h"
#include "tests/app/support/captured.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::app;

namespace {

QStringList linesOf(const std::string& text) { return QString::fromStdString(text).split('\n', Qt::SkipEmptyParts); }

/// What inspect says of the level of a file.
QJsonObject measuresOf(const std::string& file) {
    const auto inspected = test::run({"inspect", file, "--prove", "--json"});
    const auto levels = QJsonDocument::fromJson(QByteArray::fromStdString(inspected.out))
                            .object()[QStringLiteral("measures")]
                            .toObject();
    return levels.isEmpty() ? QJsonObject() : levels.begin().value().toObject();
}

} // namespace

/// The values of a survey against those of the same levels, written by generate and read by inspect.
class SurveySeedsTest : public QObject {
    Q_OBJECT

private slots:
    void valuesAreThoseOfInspect_data() {
        QTest::addColumn<QString>("recipe");
        for (const char* recipe : {"grown-rooms", "caves", "keep", "depths", "spanning-halls"})
            QTest::newRow(recipe) << QString::fromLatin1(recipe);
    }
    void valuesAreThoseOfInspect() {
        QFETCH(const QString, recipe);
        const QTemporaryDir folder;
        const auto level = folder.filePath(QStringLiteral("level.delve")).toStdString();
        const auto seeds = test::countOf(20, 1000);
        const auto said =
            test::run({"survey", recipe.toStdString(), "--seeds", "1.." + std::to_string(seeds), "--csv", "-"});
        QCOMPARE(said.status, ExitStatus::Success);
        const auto lines = linesOf(said.out);
        QCOMPARE(lines.size(), qsizetype{seeds} + 1);
        const auto names = lines[0].split(',');
        Stream random(5);
        for (int i = 0; i < test::countOf(3, 100); ++i) {
            const auto cells = lines[static_cast<qsizetype>(random.between(1, seeds))].split(',');
            QCOMPARE(cells.size(), names.size());
            QCOMPARE(
                test::run({"generate", recipe.toStdString(), "--seed", cells[0].toStdString(), "-o", level}).status,
                ExitStatus::Success);
            const auto measures = measuresOf(level);
            for (int column = 1; column < names.size(); ++column) {
                const auto value = measures[names[column]];
                const auto where = recipe + ' ' + cells[0] + ' ' + names[column];
                QVERIFY2(!value.isUndefined(), qPrintable(where));
                if (value.isNull()) QVERIFY2(cells[column].isEmpty(), qPrintable(where));
                else QVERIFY2(qAbs(cells[column].toDouble() - value.toDouble()) < 1e-9, qPrintable(where));
            }
        }
    }
};

DELVE_TEST(SurveySeedsTest)
#include "survey_seeds_test.moc"
