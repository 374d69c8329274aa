#include "tests/support/test.h"

#include <QtTest>

class AppBuildTest : public QObject {
    Q_OBJECT
private slots:
    void builds() { QVERIFY(true); }
};

DELVE_TEST(AppBuildTest)
#include "build_test.moc"
