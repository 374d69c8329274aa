#include "editor/text/message_text.h"
#include "editor/text/translations.h"
#include "tests/support/test.h"

#include <QTranslator>
#include <QtTest>

using namespace delve;
using namespace delve::editor;

namespace {

/// A translator with built-in texts, so that the test depends on no translation file.
class Whisperer : public QTranslator {
public:
    using QTranslator::QTranslator;
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int count) const override {
        if (QLatin1String(context) != QLatin1String("test")) return {};
        if (QLatin1String(source) == QLatin1String("%n room(s)"))
            return count == 1 ? QString("ein Raum") : QString("%n Räume");
        if (QLatin1String(source) == QLatin1String("%1 of %2")) return QString("von %2 das %1");
        return QString("?");
    }
};

} // namespace

class MessageTextTest : public QObject {
    Q_OBJECT
private slots:
    void valuesAreFilledIn() {
        QCOMPARE(toQString(Message{DELVE_TEXT("test", "%1 of %2"), {"50 %1", "“é”"}}), QString("50 %1 of “é”"));
        QCOMPARE(toQString(Message{DELVE_TEXT_N("test", "%n room(s)"), 3, {}}), QString("3 room(s)"));
        QCOMPARE(toQString(Message{DELVE_TEXT_N("test", "%n room(s)"), std::int64_t{1} << 40, {}}),
                 QString("1099511627776 room(s)"));
        QCOMPARE(toQString(Text{}), QString());
    }

    void whatAFileSaysTurnsNothing() {
        QCOMPARE(toQString(Message{DELVE_TEXT("test", "“%1”"), {"a\nb\u202ec"}}), QString("“a\\nb\\u202ec”"));
    }

    /// A sign or an encounter may have several lines.
    void whatAGameTellsKeepsItsLines() {
        QCOMPARE(toQString(Message{DELVE_TEXT("play", "%1"), {"A hole.\nIt is deep.\u202e"}}),
                 QString("A hole.\nIt is deep.\\u202e"));
    }

    void translationsAreAskedFor() {
        Whisperer translator;
        QCoreApplication::installTranslator(&translator);
        const auto remove = qScopeGuard([&] { QCoreApplication::removeTranslator(&translator); });
        QCOMPARE(toQString(Message{DELVE_TEXT("test", "%1 of %2"), {"a", "b"}}), QString("von b das a"));
        QCOMPARE(toQString(Message{DELVE_TEXT_N("test", "%n room(s)"), 1, {}}), QString("ein Raum"));
        QCOMPARE(toQString(Message{DELVE_TEXT_N("test", "%n room(s)"), 7, {}}), QString("7 Räume"));
        QCOMPARE(toQString(DELVE_TEXT("test", "other")), QString("?"));
        QVERIFY2(toQString(Text{"test", ""}).isEmpty(), "an empty text is not looked up");
    }

    void wordsOfATableAreLookedUpToo() {
        Whisperer translator;
        QCoreApplication::installTranslator(&translator);
        const auto remove = qScopeGuard([&] { QCoreApplication::removeTranslator(&translator); });
        const Message plain{DELVE_TEXT("test", "%1 of %2"), {"rat", "7"}};
        QCOMPARE(toQString(Message(plain).withWords("test")), QString("von ? das ?"));
        QCOMPARE(toQString(Message(plain).withWords("other")), QString("von 7 das rat"));
    }

    void aFailureSaysWhere() {
        const Message message{DELVE_TEXT("test", "It is not so."), {}};
        QCOMPARE(toQString(impossible(message)), QString("It is not so."));
        QCOMPARE(toQString(badInput(message, "line 12")), QString("line 12: It is not so."));
        QCOMPARE(toQString(badInput(message, "line 12, column 7, levels[0]")),
                 QString("line 12, column 7, levels[0]: It is not so."));
        QCOMPARE(toQString(badInput(message, "rules, line 2, column 3")),
                 QString("rules, line 2, column 3: It is not so."));
    }

    void aPlaceHasParts() {
        const auto parts = lineAndColumn("line 12, column 7, levels[0].name");
        QVERIFY(parts && parts->line == "12" && parts->column == "7" && parts->path == "levels[0].name");
        QVERIFY(lineAndColumn("line 1, column 1") && lineAndColumn("line 1, column 1")->path.empty());
        for (const char* const other : {"", "line", "line 12", "line 12, levels[0]", "levels[0]", "line x, column 7"})
            QVERIFY2(!lineAndColumn(other), other);
    }

    void thePlaceIsSaidInTheLanguageToo() {
        Translations translations;
        translations.use("de");
        const Message message{DELVE_TEXT("test", "It is not so."), {}};
        QVERIFY(toQString(badInput(message, "line 12, levels[0].name")).startsWith("Zeile 12, levels[0].name: "));
        QVERIFY(toQString(badInput(message, "rules, line 12, modules")).startsWith("rules, Zeile 12, modules: "));
        QVERIFY(toQString(badInput(message, "levels[0].name")).startsWith("levels[0].name: "));
        QLocale::setDefault(QLocale::c());
    }
};

DELVE_TEST(MessageTextTest)
#include "message_text_test.moc"
