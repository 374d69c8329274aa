#include "editor/formats/formats.h"
#include "tests/support/test.h"
#include "tests/ui/window/window_at_work.h"
#include "ui/dialogs/export_options.h"
#include "ui/fields/number_field.h"
#include "ui/parameters/parameter_editor.h"

#include <QDialogButtonBox>
#include <QImage>
#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

constexpr Size mapSize{80, 45};

QAbstractButton& buttonOf(const QDialog& dialog, QDialogButtonBox::ButtonRole role) {
    auto* buttons = dialog.findChild<QDialogButtonBox*>();
    for (auto* button : buttons->buttons())
        if (buttons->buttonRole(button) == role) return *button;
    qFatal("no such button");
}

void type(NumberField& field, const QString& number) {
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, number);
    QTest::keyClick(&field, Qt::Key_Tab);
}

} // namespace

/// The export dialog shows the options that its format declares.
class ExportWindowTest : public QObject {
    Q_OBJECT
private slots:
    void theFormatThatIsProposedIsTheOneThatIsShown() {
        test::WindowAtWork work;
        work.open();
        work.trigger(QStringLiteral("file.export"));
        QVERIFY(work.proposedPlace.endsWith(QStringLiteral(".png")));
        QVERIFY2(work.offeredFilters.value(0).contains(QStringLiteral("*.png")), qPrintable(work.offeredFilters[0]));
        work.whereToSave = work.path(QStringLiteral("map.txt"));
        work.trigger(QStringLiteral("file.export"));
        work.trigger(QStringLiteral("file.export"));
        QVERIFY(work.proposedPlace.endsWith(QStringLiteral(".txt"))); // as last time
        QVERIFY(work.offeredFilters.value(0).contains(QStringLiteral("*.txt")));
    }

    void everyFormatsOptionsHaveAControl() {
        for (const auto& format : editor::builtInFormats()) {
            if (!format.canWrite() || format.writeOptions.empty()) continue;
            ExportOptions dialog(format, mapSize, {});
            dialog.show();
            QVERIFY(QTest::qWaitForWindowExposed(&dialog));
            QCOMPARE(std::size_t(dialog.findChildren<ParameterEditor*>().size()), format.writeOptions.size());
            QTest::keyClick(&dialog, Qt::Key_Escape);
            QCOMPARE(dialog.result(), int(QDialog::Rejected));
        }
    }

    void aNumberIsTypedAndReset() {
        ExportOptions dialog(*editor::builtInFormats().find("png"), mapSize, {});
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* field = dialog.findChild<NumberField*>();
        QVERIFY(field);
        QVERIFY(dialog.options().empty());
        type(*field, QStringLiteral("8"));
        QCOMPARE(dialog.options().size(), std::size_t{1});
        QCOMPARE(std::get<Decimal>(dialog.options()[0].value), Decimal::of(8));
        QTest::mouseClick(&buttonOf(dialog, QDialogButtonBox::AcceptRole), Qt::LeftButton);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        const ExportOptions again(*editor::builtInFormats().find("png"), mapSize, dialog.options());
        QCOMPARE(again.findChild<NumberField*>()->number(), Decimal::of(8));
    }

    /// The export uses the values that the dialog shows, whatever the size of the map.
    void whatIsShownIsWhatIsWritten() {
        test::WindowAtWork work;
        work.openBlank();
        World world = work.document().world();
        world.levels.front().tiles = Grid({1500, 1400}, Tile::Floor);
        work.document().reset(world);
        const ExportOptions dialog(*editor::builtInFormats().find("png"), work.document().level().size(), {});
        const auto pixels = static_cast<int>(dialog.findChild<NumberField*>()->number().floor());
        work.whereToSave = work.path(QStringLiteral("large.png"));
        work.trigger(QStringLiteral("file.export"));
        QCOMPARE(QImageReader(work.whereToSave).size(), QSize(1500 * pixels, 1400 * pixels));
    }

    void aPictureIsExportedAndExportedAgain() {
        test::WindowAtWork work;
        work.open();
        work.whereToSave = work.path(QStringLiteral("map.png"));
        work.trigger(QStringLiteral("file.export"));
        const auto size = work.document().level().size();
        QCOMPARE(QImage(work.whereToSave).size(), QSize(size.width * 16, size.height * 16));
        QVERIFY(QFile::remove(work.whereToSave));
        work.key(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(QImage(work.whereToSave).size(), QSize(size.width * 16, size.height * 16));
    }
};

DELVE_TEST(ExportWindowTest)
#include "export_window_test.moc"
