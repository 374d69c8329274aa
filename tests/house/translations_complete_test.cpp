#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include <algorithm>

using namespace delve::test;

namespace {

struct Entry {
    QString source;
    bool counted = false; ///< has a form for each number
    QStringList forms;
    bool unfinished = false;
};

/// By context, source and the comment that distinguishes equal sources.
using Entries = QMap<QStringList, Entry>;

Entry readMessage(QXmlStreamReader& xml, QString& comment) {
    Entry entry;
    entry.counted = xml.attributes().value("numerus") == u"yes";
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            entry.source = xml.readElementText();
        } else if (xml.name() == u"comment") {
            comment = xml.readElementText();
        } else if (xml.name() == u"translation") {
            entry.unfinished = xml.attributes().hasAttribute("type");
            if (!entry.counted) {
                entry.forms << xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement()) entry.forms << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return entry;
}

Entries readTranslations(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    Entries entries;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            QString comment;
            const Entry entry = readMessage(xml, comment);
            entries.insert({context, entry.source, comment}, entry);
        }
    }
    return xml.hasError() ? Entries() : entries;
}

/// The placeholders %1, %2 … and %n of a text, sorted, each once.
QStringList placesIn(const QString& text) {
    static const QRegularExpression place("%(?:L?[0-9]{1,2}|L?n)");
    QStringList places;
    for (auto match = place.globalMatch(text); match.hasNext();) places << match.next().captured().remove('L');
    places.sort();
    places.removeDuplicates();
    return places;
}

/// The singular form may leave the number out ("a flower").
bool keepsPlaces(const Entry& entry, const QString& form) {
    QStringList wanted = placesIn(entry.source);
    QStringList given = placesIn(form);
    if (entry.counted && &form == &entry.forms.first()) {
        wanted.removeAll("%n");
        given.removeAll("%n");
    }
    return wanted == given;
}

QString complaintAbout(const Entry& entry) {
    constexpr int numbersOfEnglishAndGerman = 2;
    if (entry.unfinished) return "is not finished";
    if (entry.counted && entry.forms.size() != numbersOfEnglishAndGerman)
        return "needs a form for one and one for many";
    for (const QString& form : entry.forms) {
        if (form.trimmed().isEmpty()) return "is empty";
        if (!keepsPlaces(entry, form)) return "has other %1, %n than its source";
        if (entry.source.endsWith("...") != form.endsWith("...")) return "differs in its ...";
        if (entry.source.count('\n') != form.count('\n')) return "differs in its lines";
    }
    return {};
}

} // namespace

/// Every text that a person reads has a finished translation in every language.
class TranslationsCompleteTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    Entries sources_;

private slots:
    void initTestCase() {
        const QString list = folder_.filePath("sources_de.ts");
        QProcess update;
        update.start(absolute("packaging/update-translations"), {"--list", list});
        QVERIFY(update.waitForFinished());
        const QByteArray said =
            update.readAllStandardError(); // such as warnings about a tr() whose class it cannot find
        QVERIFY2(update.exitCode() == 0 && said.isEmpty(), said.constData());
        sources_ = readTranslations(list);
        QVERIFY(sources_.size() > 40);
        QVERIFY(sources_.contains({"tile", "Wall", ""})); // from DELVE_TEXT
    }

    void everyTextIsTranslated_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : projectFiles("translations", {".ts"})) QTest::newRow(qPrintable(file)) << file;
    }

    void everyTextIsTranslated() {
        QFETCH(const QString, file);
        const bool onlyCounted = file.endsWith("_en.ts"); // English texts are their own translation
        const Entries translations = readTranslations(absolute(file));
        QStringList complaints;
        for (auto source = sources_.begin(); source != sources_.end(); ++source) {
            if (onlyCounted && !source->counted) continue;
            const auto found = translations.find(source.key());
            const QString complaint = found == translations.end() ? QString("is missing") : complaintAbout(*found);
            if (!complaint.isEmpty())
                complaints << QString("%1: \"%2\" %3").arg(source.key().first(), source->source, complaint);
        }
        if (!complaints.isEmpty()) complaints << "packaging/update-translations brings new texts into the files.";
        DELVE_NO_COMPLAINTS(complaints);
    }

    void noTranslationIsLeftOver_data() { everyTextIsTranslated_data(); }

    void noTranslationIsLeftOver() {
        QFETCH(const QString, file);
        const Entries translations = readTranslations(absolute(file));
        QStringList complaints;
        for (const QStringList& key : translations.keys()) {
            if (!sources_.contains(key)) complaints << key.join(": ") + " is in no source any more";
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void complaintsAreMade() {
        QCOMPARE(complaintAbout({"%1 of %2", false, {"%2 von %1"}, false}), QString());
        QVERIFY(!complaintAbout({"%1 of %2", false, {"%1 von"}, false}).isEmpty());
        QVERIFY(!complaintAbout({"Wall", false, {" "}, false}).isEmpty());
        QVERIFY(!complaintAbout({"Wall", false, {"Wand"}, true}).isEmpty());
        QCOMPARE(complaintAbout({"%n keys", true, {"ein Schlüssel", "%n Schlüssel"}, false}), QString());
        QVERIFY(!complaintAbout({"%n keys", true, {"%n Schlüssel", "Schlüssel"}, false}).isEmpty());
        QVERIFY(!complaintAbout({"%n keys", true, {"%n Schlüssel"}, false}).isEmpty());
    }
};

DELVE_TEST(TranslationsCompleteTest)
#include "translations_complete_test.moc"
