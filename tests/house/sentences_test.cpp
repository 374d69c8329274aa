#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QtTest>

using namespace delve::test;

namespace {

struct Sentence {
    QString file;
    QString text;
};

/// The texts of refusals: those passed directly to a function that makes a failure.
QList<Sentence> refusalsIn(const QString& file, const QString& code) {
    static const QRegularExpression pattern(
        "(?:badInput|impossible|fileAccess|refuse|expected|about)\\s*\\(\\s*(?:Message)?\\s*\\{?\\s*"
        "DELVE_TEXT(?:_N)?\\(\\s*\"[^\"]*\",\\s*((?:\"(?:\\\\.|[^\"\\\\])*\"\\s*)+)\\)");
    static const QRegularExpression piece("\"((?:\\\\.|[^\"\\\\])*)\"");
    QList<Sentence> sentences;
    for (auto match = pattern.globalMatch(code); match.hasNext();) {
        QString text;
        for (auto part = piece.globalMatch(match.next().captured(1)); part.hasNext();) text += part.next().captured(1);
        sentences.append({file, text});
    }
    return sentences;
}

/// Does it say in one sentence what is wrong, and perhaps in a second one what to do, each with a period?
bool isShort(const QString& text) {
    static const QRegularExpression another(QStringLiteral("[.!?] [A-Z“]"));
    if (text == QLatin1String("%1: %2")) return true; // a place, and the text about it
    return text.endsWith(u'.') && text.count(another) <= 1;
}

} // namespace

/// A refusal says what is wrong and what to do, in one sentence or two: on the command line each is one line.
class SentencesTest : public QObject {
    Q_OBJECT
private slots:
    void refusalsAreShort() {
        QStringList complaints;
        qsizetype looked = 0;
        for (const char* folder : {"generation/level", "generation/graph", "generation/collapse", "generation/pipeline",
                                   "generation/recipes", "generation/stages", "playtest", "editor", "app"})
            for (const QString& file : projectFiles(QString(folder), {".cpp", ".h"}))
                for (const auto& sentence : refusalsIn(file, textOf(file))) {
                    ++looked;
                    if (!isShort(sentence.text)) complaints << sentence.file + ": " + sentence.text;
                }
        DELVE_NO_COMPLAINTS(complaints);
        QVERIFY2(looked > 80, qPrintable(QString::number(looked)));
    }

    void complaintsAreMade() {
        const auto found = refusalsIn(
            "a.cpp", "return badInput(\n  {DELVE_TEXT(\"a\", \"No room. \"\n \"Make some. It helps.\"), {x}});");
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].text, QString("No room. Make some. It helps."));
        QVERIFY(!isShort(found[0].text));
        QVERIFY(isShort("There is no room. Make some."));
        QVERIFY(!isShort("No period"));
        QVERIFY(isShort("No room on a map of 3 x 3; make some."));
    }
};

DELVE_TEST(SentencesTest)
#include "sentences_test.moc"
