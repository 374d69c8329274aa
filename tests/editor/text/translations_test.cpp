#include "editor/text/translations.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::editor;

class TranslationsTest : public QObject {
    Q_OBJECT
private slots:
    void theProgramHoldsItsLanguages() {
        const QStringList languages = Translations::languages();
        QVERIFY(languages.contains("en"));
        QVERIFY(languages.contains("de"));
    }

    void theChoiceGoesBeforeTheSystem() {
        QCOMPARE(Translations::choose("de", {"en-GB"}), QString("de"));
        QCOMPARE(Translations::choose("", {"de-Latn-AT", "en"}), QString("de"));
        QCOMPARE(Translations::choose("", {"nl-NL", "de_CH"}), QString("de"));
        QCOMPARE(Translations::choose("xx", {"nl"}), QString("en"));
        QCOMPARE(Translations::choose("", {"C"}), QString("en"));
        QCOMPARE(Translations::choose("", {}), QString("en"));
    }

    void theLanguageChangesWhileItRuns() {
        Translations translations;
        QCOMPARE(translations.use("de"), QString("de"));
        QCOMPARE(QCoreApplication::translate("tile", "Wall"), QString("Wand"));
        QCOMPARE(QLocale().language(), QLocale::German);
        QCOMPARE(translations.use("en"), QString("en"));
        QCOMPARE(QCoreApplication::translate("tile", "Wall"), QString("Wall"));
    }

    void itTakesItsTextsAway() {
        {
            Translations translations;
            translations.use("de");
        }
        QCOMPARE(QCoreApplication::translate("tile", "Wall"), QString("Wall"));
    }

    void cleanup() { QLocale::setDefault(QLocale::c()); }
};

DELVE_TEST(TranslationsTest)
#include "translations_test.moc"
