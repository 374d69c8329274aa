#include "tests/support/test.h"
#include "ui/play/play_preferences.h"
#include "ui/theme/number_setting.h"
#include "ui/window/preferences.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

/// Numbers in the settings, which a person or another program may have written.
class NumberSettingTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void numbersAreHeldToWhatTheDialogOffers_data() {
        QTest::addColumn<QString>("written");
        QTest::addColumn<int>("undo");
        QTest::addColumn<int>("recovery");
        QTest::addColumn<int>("steps");
        QTest::addColumn<int>("turns");
        QTest::addColumn<int>("scale");
        QTest::newRow("negative") << "-1" << 16 << 5 << 1 << 10 << 100;
        QTest::newRow("zero") << "0" << 16 << 5 << 1 << 10 << 100;
        QTest::newRow("absurd") << "99999999999999999999" << 65536 << 25 << 30 << 10'000 << 300;
        QTest::newRow("no number") << "many" << 512 << 20 << 8 << 100 << 100;
        QTest::newRow("not a number") << "nan" << 512 << 20 << 8 << 100 << 100;
        QTest::newRow("empty") << "" << 512 << 20 << 8 << 100 << 100;
        QTest::newRow("with a fraction") << "20.7" << 20 << 20 << 20 << 20 << 100;
    }
    void numbersAreHeldToWhatTheDialogOffers() {
        QFETCH(QString, written);
        QSettings settings(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        for (const char* key :
             {"general/undoMegabytes", "general/recoverySeconds", playSpeedKey, playAutosaveKey, scaleSetting})
            settings.setValue(QString::fromLatin1(key), written);
        QTEST(generalPreferences(settings).undoMegabytes, "undo");
        QTEST(generalPreferences(settings).recoverySeconds, "recovery");
        QTEST(playPreferences(settings).stepsPerSecond, "steps");
        QTEST(playPreferences(settings).autosaveTurns, "turns");
        QTEST(scalePercent(settings), "scale");
    }

    void whatIsMissingIsTheDefault() {
        const QSettings settings(m_folder.filePath(QStringLiteral("none.ini")), QSettings::IniFormat);
        QCOMPARE(numberIn(settings, QStringLiteral("no/such"), 7, 1, 9), 7);
        QCOMPARE(generalPreferences(settings).undoMegabytes, 512);
    }
};

DELVE_TEST(NumberSettingTest)
#include "number_setting_test.moc"
