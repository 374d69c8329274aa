#include "tests/support/test.h"
#include "tests/ui/window/by_hand.h"
#include "ui/dialogs/questions.h"
#include "ui/palette/tile_dialog.h"

#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeView>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

/// Qt's own file dialog, which is used without a desktop.
class FileDialogWindowTest : public QObject {
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void sizesAndDatesAreReadBesideTheNames() {
        const QTemporaryDir folder;
        QFile map(folder.filePath(QStringLiteral("map.delve")));
        QVERIFY(map.open(QIODevice::WriteOnly) && map.resize(123'456));
        map.close();
        test::Answers answers;
        answers.next<QFileDialog>([](QFileDialog& dialog) {
            const auto* list = dialog.findChild<QTreeView*>();
            QVERIFY(list);
            QTRY_COMPARE(list->model()->rowCount(list->rootIndex()), 1);
            const auto shown = [list](int column) {
                const auto text = list->model()->index(0, column, list->rootIndex()).data().toString();
                return !text.isEmpty() && list->fontMetrics().horizontalAdvance(text) < list->columnWidth(column);
            };
            for (int column = 0; column < list->model()->columnCount(); ++column) QTRY_VERIFY(shown(column));
            dialog.reject();
        });
        const auto path =
            askByDialogs().whereTo(nullptr, QStringLiteral("Save"), map.fileName(), {QStringLiteral("Maps (*.delve)")});
        QVERIFY(path.isEmpty());
        QVERIFY(answers.allGiven());
    }

    void thePictureOfATileIsAskedForByName() {
        TileDialog dialog(TileKind{"leaf", U'f', {}, Walk::Yes, true, {}});
        dialog.show();
        test::Answers answers;
        answers.next<QFileDialog>([](QFileDialog& files) {
            QCOMPARE(files.windowTitle(), QStringLiteral("Load tile picture"));
            files.reject();
        });
        dialog.findChild<QPushButton*>(QStringLiteral("load-picture"))->click();
        QVERIFY(answers.allGiven());
    }

    void aFileThatExistsIsReplacedOrKept() {
        const QTemporaryDir folder;
        QFile map(folder.filePath(QStringLiteral("map.delve")));
        QVERIFY(map.open(QIODevice::WriteOnly));
        map.close();
        const auto saveAs = [&map] {
            return askByDialogs().whereTo(nullptr, QStringLiteral("Save"), map.fileName(),
                                          {QStringLiteral("Maps (*.delve)")});
        };
        test::Answers answers;
        answers.nextFile(map.fileName());
        answers.nextButton(QStringLiteral("Replace"));
        QCOMPARE(saveAs(), map.fileName());
        QVERIFY(answers.questions().join(u' ').contains(QStringLiteral("“map.delve” already exists. Replace it?")));
        answers.nextFile(map.fileName());
        answers.next<QMessageBox>([](QMessageBox& box) { // back to the names, then out
            auto* names = qobject_cast<QFileDialog*>(box.parentWidget());
            QVERIFY(names);
            box.reject();
            QMetaObject::invokeMethod(names, &QDialog::reject, Qt::QueuedConnection);
        });
        QVERIFY(saveAs().isEmpty());
        QVERIFY(answers.allGiven());
    }
};

DELVE_TEST(FileDialogWindowTest)
#include "file_dialog_window_test.moc"
