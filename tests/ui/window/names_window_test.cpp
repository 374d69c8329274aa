#include "editor/text/translations.h"
#include "tests/support/test.h"
#include "tests/ui/window/everything_shown.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QTabBar>
#include <QToolButton>
#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

/// So much of a long list is looked at.
constexpr int mostRows = 50;

/// Qt tells what is chosen in a box as its name; which box it is, a label or the description tells.
QString nameOf(QAccessibleInterface& control) {
    if (control.role() != QAccessible::ComboBox) return control.text(QAccessible::Name).trimmed();
    for (const auto& [label, relation] : control.relations(QAccessible::Label))
        if (relation.testFlag(QAccessible::Label)) return label->text(QAccessible::Name);
    return control.text(QAccessible::Description);
}

bool showsIconAlone(const QAbstractButton& button) {
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    const bool iconOnly = tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull();
    return iconOnly || (!button.icon().isNull() && button.text().isEmpty());
}

QStringList itemsWithoutWords(const QAbstractItemView& view) {
    QStringList faults;
    const auto* model = view.model();
    for (int row = 0; model && row < std::min(mostRows, model->rowCount()); ++row)
        for (int column = 0; column < model->columnCount(); ++column) {
            const auto index = model->index(row, column);
            const bool says = !index.data(Qt::DisplayRole).toString().isEmpty() ||
                              !index.data(Qt::AccessibleTextRole).toString().isEmpty();
            if (says || index.data(Qt::DecorationRole).isNull()) continue;
            faults << QStringLiteral("row %1, column %2 of %3").arg(row).arg(column).arg(test::describe(view));
        }
    return faults;
}

/// What a screen reader could not tell of the controls in a part.
QStringList faultsOf(const QWidget& part) {
    QStringList faults;
    QSet<QString> told;
    for (const auto* control : test::controlsIn(part)) {
        auto* interface = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(control));
        if (!interface || !interface->isValid()) {
            faults << QStringLiteral("unknown: ") + test::describe(*control);
            continue;
        }
        const auto name = nameOf(*interface);
        const auto role = interface->role();
        if (name.isEmpty()) faults << QStringLiteral("no name: ") + test::describe(*control);
        if (role == QAccessible::Client || role == QAccessible::NoRole)
            faults << QStringLiteral("no role: ") + test::describe(*control);
        const auto key = QStringLiteral("%1 %2 %3").arg(role).arg(name, interface->text(QAccessible::Description));
        if (told.contains(key)) faults << QStringLiteral("“%1” twice: ").arg(name) + test::describe(*control);
        told.insert(key);
        const auto* button = qobject_cast<const QAbstractButton*>(control);
        if (button && showsIconAlone(*button) && button->toolTip().isEmpty())
            faults << QStringLiteral("no tooltip: ") + test::describe(*control);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(control)) faults += itemsWithoutWords(*view);
        if (const auto* tabs = qobject_cast<const QTabBar*>(control))
            for (int i = 0; i < tabs->count(); ++i)
                if (tabs->tabText(i).isEmpty()) faults << QStringLiteral("tab without words: ") + test::describe(*tabs);
    }
    return faults;
}

/// Without the tabs of docks, which Qt makes where it needs them.
QSet<QString> namesIn(const QWidget& part) {
    QSet<QString> names;
    for (auto* control : test::controlsIn(part))
        if (qobject_cast<const QTabBar*>(control) && control->parentWidget() == &part) continue;
        else if (auto* interface = QAccessible::queryAccessibleInterface(control)) names << nameOf(*interface);
    return names;
}

QStringList entriesWithoutWords(const QMenu& menu) {
    QStringList faults;
    for (const auto* action : menu.actions()) {
        if (action->isSeparator()) continue;
        if (action->text().isEmpty()) faults << menu.title();
        if (action->menu()) faults += entriesWithoutWords(*action->menu());
    }
    return faults;
}

} // namespace

/// What a screen reader is told: each control has a name that says which one it is, and what kind of control it is.
class NamesWindowTest : public QObject {
    Q_OBJECT
private slots:
    void everyControlTellsItsName_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("German") << QStringLiteral("de");
    }
    void everyControlTellsItsName() {
        QFETCH(const QString, language);
        editor::Translations translations;
        QCOMPARE(translations.use(language), language);
        test::WindowAtWork work;
        QStringList faults;
        int controls = 0;
        test::showEverything(work, [&](const QWidget& part, const QString& name) {
            controls += static_cast<int>(test::controlsIn(part).size());
            for (const auto& fault : faultsOf(part)) faults << name + QStringLiteral(": ") + fault;
        });
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY2(controls > 300, qPrintable(QString::number(controls)));
        for (const auto* menu : work.window->menuBar()->actions())
            QCOMPARE(entriesWithoutWords(*menu->menu()), QStringList());
    }

    /// With words in it, a field shows the cross, too: no other button of it clears it.
    void onlyTheCrossClearsAField() {
        test::WindowAtWork work;
        work.open();
        auto* dock = work.window->findChild<QDockWidget*>(QStringLiteral("things"));
        dock->show();
        dock->raise();
        auto* field = dock->findChild<QLineEdit*>(QStringLiteral("find"));
        field->setText(QStringLiteral("a"));
        QTRY_COMPARE(test::controlsIn(*field).size(), 2);
        QStringList names;
        for (auto* button : test::controlsIn(*field)) {
            names << QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name);
            const bool clears = names.back() == QStringLiteral("Clear the field");
            QCOMPARE(clears, qobject_cast<QToolButton*>(button)->defaultAction()->objectName().contains(
                                 QStringLiteral("clear")));
        }
        QVERIFY2(!names.contains(QString()) && names.front() != names.back(), qPrintable(names.join(u'\n')));
    }

    /// No English word is left that a window opened in German does not have.
    void afterAChangeOfLanguageNamesAreInThatLanguage() {
        editor::Translations translations;
        QCOMPARE(translations.use(QStringLiteral("en")), QStringLiteral("en"));
        test::WindowAtWork work;
        work.open();
        const auto english = namesIn(*work.window);
        QVERIFY(english.contains(QStringLiteral("Map")));
        translations.use(QStringLiteral("de"));
        QTRY_VERIFY(namesIn(*work.window).contains(QStringLiteral("Karte")));
        work.window->pages().current()->makePanels();
        test::WindowAtWork fresh;
        fresh.open();
        auto german = namesIn(*fresh.window);
        german << work.document().title(); // that of its file stays
        QVERIFY((english & german).size() < english.size() / 4);
        const auto left = [&] { return (namesIn(*work.window) & english) - german; };
        QTRY_COMPARE(left(), QSet<QString>());
    }
};

DELVE_TEST(NamesWindowTest)
#include "names_window_test.moc"
