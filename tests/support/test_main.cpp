#include "tests/support/test.h"

#include <QtTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
using TestApplication = QApplication;
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
using TestApplication = QGuiApplication;
#else
#include <QCoreApplication>
using TestApplication = QCoreApplication;
#endif

#include <cstdio>

namespace delve::test {

std::map<std::string, MakeTest>& registeredTests() {
    static std::map<std::string, MakeTest> tests;
    return tests;
}

} // namespace delve::test

/// PROGRAM CLASS [Qt Test arguments], or without a class: all of them.
int main(int argc, char** argv) {
    // CTest watches how long a test takes. Qt Test's own five minutes would end those that count for longer.
    if (!qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT")) qputenv("QTEST_FUNCTION_TIMEOUT", "3600000");
    const TestApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments();
    const auto& tests = delve::test::registeredTests();
    const auto run = [&arguments](const delve::test::MakeTest& make) {
        const auto test = make();
        return QTest::qExec(test.get(), arguments);
    };
    if (arguments.size() > 1) {
        const auto found = tests.find(arguments[1].toStdString());
        if (found == tests.end()) {
            std::fprintf(stderr, "There is no test %s here.\n", qPrintable(arguments[1]));
            return 2;
        }
        arguments.removeAt(1);
        return run(found->second);
    }
    int failed = 0;
    for (const auto& [name, make] : tests) failed += run(make);
    return failed;
}
