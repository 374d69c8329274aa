#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/help/manual_page_view.h"
#include "ui/help/manual_window.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTreeWidget>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

const QString source = QStringLiteral(DELVE_SOURCE);

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("%s", qPrintable(path));
}

void show(ManualWindow& window) {
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

QStringList shownPages(const ManualWindow& window) {
    QStringList shown;
    const auto* const pages = window.findChild<QTreeWidget*>();
    for (int i = 0; i < pages->topLevelItemCount(); ++i)
        if (!pages->topLevelItem(i)->isHidden()) shown.append(pages->topLevelItem(i)->text(0));
    return shown;
}

QStringList headingsOf(const ManualPage& page) {
    QStringList anchors;
    for (const auto& line : page.text.split(u'\n'))
        if (line.startsWith(u'#')) anchors.append(anchorOf(line.section(u' ', 1)));
    return anchors;
}

/// Of a page: what its links name, but for sites and files of the source code.
QStringList linksIn(const ManualPage& page) {
    static const QRegularExpression link(QStringLiteral(R"((?<!!)\[[^\]]*\]\(([^)\s]+)\))"));
    QStringList links;
    for (auto found = link.globalMatch(page.text); found.hasNext();) {
        const auto target = found.next().captured(1);
        if (target.startsWith(u'#') || target.section(u'#', 0, 0).endsWith(QLatin1String(".md"))) links.append(target);
    }
    return links;
}

} // namespace

/// The manual in the window, as it comes with the program.
class ManualWindowTest : public QObject {
    Q_OBJECT
public slots:
    void takeUrl(const QUrl& url) { m_opened.append(url); }

private:
    QList<QUrl> m_opened; ///< by the desktop

private slots:
    void initTestCase() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "takeUrl"); }
    void cleanupTestCase() { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }

    void theProgramFindsItsManual() {
        QCOMPARE(QDir(manualFolder(QCoreApplication::applicationDirPath())).canonicalPath(),
                 QDir(source).canonicalPath());
        QTemporaryDir root;
        QVERIFY(QDir(root.path()).mkpath("bin") && QDir(root.path()).mkpath("share/doc/delvewright/docs"));
        QCOMPARE(manualFolder(root.filePath("bin")), QString());
        write(root.filePath("share/doc/delvewright/docs/window.md"), "# The window\n");
        QCOMPARE(manualFolder(root.filePath("bin")), root.filePath("share/doc/delvewright"));
    }

    void itHasEveryPageAndEveryLinkLeadsToOne() {
        const auto manual = Manual::in(source);
        QCOMPARE(manual.pages().front().path, QString("README.md"));
        for (const auto& name : QDir(source + "/docs").entryList({"*.md"}, QDir::Files))
            QVERIFY2(manual.find("docs/" + name), qPrintable(name));
        for (const auto& page : manual.pages())
            for (const auto& link : linksIn(page)) {
                const auto file = link.section(u'#', 0, 0);
                const auto path =
                    file.isEmpty() ? page.path : QDir::cleanPath(QFileInfo(page.path).path() + '/' + file);
                const auto* const other = manual.find(path);
                QVERIFY2(other || !QFile::exists(source + '/' + path), qPrintable(page.path + ": " + link));
                const auto anchor = link.section(u'#', 1);
                QVERIFY2(!other || anchor.isEmpty() || headingsOf(*other).contains(anchor),
                         qPrintable(page.path + ": " + link));
            }
    }

    void aLinkIsFollowed() {
        ManualWindow window(source);
        auto& view = *window.findChild<ManualPageView*>();
        emit view.anchorClicked(QUrl("docs/surveys.md#its-tables"));
        QCOMPARE(window.shownPage(), QString("docs/surveys.md"));
        emit view.anchorClicked(QUrl("measures.md"));
        QCOMPARE(window.shownPage(), QString("docs/measures.md"));
        emit view.anchorClicked(QUrl("#terms"));
        QCOMPARE(window.shownPage(), QString("docs/measures.md"));
        emit view.anchorClicked(QUrl("../README.md"));
        QCOMPARE(window.shownPage(), QString("README.md"));
        emit view.anchorClicked(QUrl("LICENSE"));
        QCOMPARE(m_opened, QList<QUrl>{QUrl::fromLocalFile(source + "/LICENSE")});
        emit view.anchorClicked(QUrl("../../etc/passwd"));
        emit view.anchorClicked(QUrl("no-such-file.txt"));
        QCOMPARE(m_opened.size(), 1);
        QCOMPARE(window.shownPage(), QString("README.md"));
    }

    void everyPictureIsThereAndFits() {
        ManualWindow window(source);
        window.resize(900, 700);
        window.show();
        auto& view = *window.findChild<ManualPageView*>();
        int pictures = 0;
        for (const auto& page : window.manual().pages()) {
            QVERIFY(window.open(page.path));
            for (auto block = view.document()->begin(); block.isValid(); block = block.next())
                for (auto part = block.begin(); !part.atEnd(); ++part) {
                    const auto format = part.fragment().charFormat().toImageFormat();
                    if (!format.isValid()) continue;
                    ++pictures;
                    QVERIFY2(format.width() > 0, qPrintable(page.path + ' ' + format.name()));
                    QVERIFY2(format.width() <= view.viewport()->width(), qPrintable(page.path + ' ' + format.name()));
                }
        }
        QVERIFY(pictures > 50);
    }

    void nothingOutsideItsFolderIsShown() {
        QTemporaryDir root;
        QVERIFY(QDir(root.path()).mkpath("manual/docs"));
        QImage secret(20, 20, QImage::Format_RGB32);
        secret.fill(Qt::red);
        QVERIFY(secret.save(root.filePath("secret.png")));
        QVERIFY(secret.save(root.filePath("manual/docs/own.png")));
        write(root.filePath("manual/README.md"), "# Start\n\n[a](docs/a.md)\n");
        write(root.filePath("manual/docs/a.md"), "# A\n\n![own](own.png)\n\n![secret](../../secret.png)\n");
        ManualWindow window(root.filePath("manual"));
        QVERIFY(window.open("docs/a.md"));
        const auto& page = *window.findChild<ManualPageView*>()->document();
        const auto pictureAt = [&](const QString& name) {
            return page.resource(QTextDocument::ImageResource, QUrl(name)).value<QImage>();
        };
        QCOMPARE(pictureAt("own.png#20").size(), QSize(20, 20));
        QCOMPARE(pictureAt("../../secret.png").size(), QSize(1, 1));
        QVERIFY(!window.open("../secret.md"));
    }

    void aSearchShowsThePagesThatHaveTheWords() {
        ManualWindow window(source);
        show(window);
        const auto all = shownPages(window);
        auto* const search = window.findChild<QLineEdit*>();
        QTest::keyClicks(search, "glossary ladder qqq");
        QTRY_COMPARE(shownPages(window), QStringList());
        QTest::keyClick(search, Qt::Key_Escape);
        QTRY_COMPARE(shownPages(window), all);
        QTest::keyClicks(search, "sqlite");
        QTRY_VERIFY(shownPages(window).contains("Surveys") && shownPages(window) != all);
        QVERIFY(shownPages(window).size() < all.size());
        const auto& view = *window.findChild<ManualPageView*>();
        QVERIFY(view.toPlainText().contains("sqlite", Qt::CaseInsensitive));
        QVERIFY(!view.extraSelections().isEmpty());
        const int first = view.textCursor().position();
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(view.textCursor().position() > first);
        QCOMPARE(first, view.extraSelections().front().cursor.position()); // the first of the page
    }

    void backAndForwardReturnToThePlace() {
        ManualWindow window(source);
        window.resize(900, 500);
        show(window);
        QVERIFY(window.open("docs/window.md"));
        auto& bar = *window.findChild<ManualPageView*>()->verticalScrollBar();
        bar.setValue(bar.maximum() / 2);
        const int there = bar.value();
        QVERIFY(window.open("docs/surveys.md", "its-tables"));
        QVERIFY(bar.value() > 0);
        QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(window.shownPage(), QString("docs/window.md"));
        QCOMPARE(bar.value(), there);
        // Stepping through the list is one place to come back from.
        auto* const pages = window.findChild<QTreeWidget*>();
        pages->setFocus();
        for (int i = 0; i < 3; ++i) QTest::keyClick(pages, Qt::Key_Down);
        QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(window.shownPage(), QString("docs/window.md"));
        QVERIFY(window.open("docs/surveys.md"));
        QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
        QTest::keyClick(&window, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(window.shownPage(), QString("docs/surveys.md"));
    }

    void anotherLanguageIsThatOfTheManualsWindow() {
        test::WindowAtWork work;
        work.openEmpty();
        QTest::keyClick(work.window.get(), Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(work.window->findChild<ManualWindow*>());
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(work.window.get(), &change);
        QTRY_VERIFY(!work.window->findChild<ManualWindow*>());
    }

    void theMenuOpensOne() {
        test::WindowAtWork work;
        work.openEmpty();
        for (int i = 0; i < 2; ++i) {
            QTest::keyClick(work.window.get(), Qt::Key_F1, Qt::ShiftModifier);
            QCOMPARE(work.window->findChildren<ManualWindow*>().size(), 1);
        }
        QTRY_VERIFY(work.window->findChild<ManualWindow*>()->isActiveWindow());
    }
};

DELVE_TEST(ManualWindowTest)
#include "manual_window_test.moc"
