#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace delve::test;

namespace {

/// Markdown without its code, as a sample contains no links.
QString proseOf(const QString& document) {
    static const QRegularExpression code("^(```|~~~).*?^\\1[^\\n]*$|`[^`\\n]*`|^ {4,}[^\\n]*$",
                                         QRegularExpression::MultilineOption |
                                             QRegularExpression::DotMatchesEverythingOption);
    return textOf(document).remove(code);
}

QStringList linksOf(const QString& document) {
    static const QRegularExpression inlined(R"(\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\))");
    static const QRegularExpression inHtml(R"re((?:src|href|srcset)="([^"]+)")re");
    static const QRegularExpression named(R"(^\[[^\]]+\]:\s*(\S+))", QRegularExpression::MultilineOption);
    const QString prose = proseOf(document);
    QStringList links;
    for (const auto& pattern : {inlined, inHtml, named}) {
        for (auto match = pattern.globalMatch(prose); match.hasNext();) links << match.next().captured(1);
    }
    return links;
}

/// The anchors of the headings of a document, made as code hosts make them.
QSet<QString> anchorsOf(const QString& document) {
    static const QRegularExpression heading("^#{1,6}\\s+(.*?)\\s*#*$", QRegularExpression::MultilineOption);
    static const QRegularExpression dropped("[^\\w\\- ]", QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression fenced("^(```|~~~).*?^\\1[^\\n]*$",
                                           QRegularExpression::MultilineOption |
                                               QRegularExpression::DotMatchesEverythingOption);
    QSet<QString> anchors;
    const QString text = textOf(document).remove(fenced);
    for (auto match = heading.globalMatch(text); match.hasNext();)
        anchors.insert(match.next().captured(1).toLower().remove(dropped).replace(' ', '-'));
    return anchors;
}

/// What is wrong with a link; empty if it is valid.
QString complaintAbout(const QString& link, const QString& document) {
    if (QRegularExpression("^(https?|mailto):").match(link).hasMatch()) return {};
    const QString path = link.section('#', 0, 0);
    const QString anchor = link.section('#', 1);
    const QString folder = QFileInfo(document).path();
    const QString file = path.isEmpty() ? document : QDir::cleanPath(folder == "." ? path : folder + '/' + path);
    const bool ours = projectFiles().contains(file) || !projectFiles(file, {""}).isEmpty();
    if (!ours) return document + ": there is no " + file;
    if (!anchor.isEmpty() && !anchorsOf(file).contains(anchor)) return document + ": " + file + " has no #" + anchor;
    return {};
}

} // namespace

/// What the documents promise about the tree.
class DocumentsTest : public QObject {
    Q_OBJECT
private slots:
    void everyLinkLeadsSomewhere() {
        QStringList complaints;
        for (const QString& document : projectFiles("", {".md"})) {
            for (const QString& link : linksOf(document)) complaints << complaintAbout(link, document);
        }
        complaints.removeAll(QString());
        DELVE_NO_COMPLAINTS(complaints);
    }

    void linksAreFound() {
        QVERIFY(linksOf("README.md").size() >= 5);
        QVERIFY(!complaintAbout("no-such-file.md", "README.md").isEmpty());
        QVERIFY(!complaintAbout("README.md#no-such-heading", "README.md").isEmpty());
    }

    void everyDocumentIsReachedFromTheReadme() {
        QStringList toRead{"README.md"};
        QSet<QString> reached;
        while (!toRead.isEmpty()) {
            const QString document = toRead.takeFirst();
            if (reached.contains(document) || !projectFiles().contains(document)) continue;
            reached.insert(document);
            for (const QString& link : linksOf(document)) {
                const QString folder = QFileInfo(document).path();
                const QString file = QDir::cleanPath(folder + '/' + link.section('#', 0, 0));
                if (file.endsWith(".md")) toRead << file;
            }
        }
        for (const QString& document : projectFiles("docs", {".md"}))
            QVERIFY2(reached.contains(document), qPrintable("no link leads to " + document));
    }

    /// A file or folder of ours that a document names in `code` must exist.
    void namedFilesAreThere() {
        const QRegularExpression name(
            "`((?:app|editor|generation|playtest|ui|translations|tests|packaging|docs)/[\\w./-]+)`");
        QStringList complaints;
        for (const QString& document : projectFiles("", {".md"})) {
            const QString text = textOf(document);
            for (auto match = name.globalMatch(text); match.hasNext();) {
                const QString file = match.next().captured(1);
                if (!QFileInfo::exists(absolute(file)))
                    complaints << document + " names " + file + ", which is not there";
            }
        }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void everyCheckThatIsOffHasItsReason() {
        const QRegularExpression off("^ +-([a-z][\\w-]+),?$", QRegularExpression::MultilineOption);
        const QString reasons = textOf("CONTRIBUTING.md");
        int checks = 0;
        for (auto match = off.globalMatch(textOf(".clang-tidy")); match.hasNext(); ++checks) {
            const QString check = match.next().captured(1);
            QVERIFY2(reasons.contains('`' + check + '`'), qPrintable("CONTRIBUTING.md gives no reason for " + check));
        }
        QVERIFY(checks > 5);
    }
};

DELVE_TEST(DocumentsTest)
#include "documents_test.moc"
