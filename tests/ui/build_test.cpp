#include "tests/support/test.h"

#include <QtTest>

class UiBuildTest : public QObject {
    Q_OBJECT
private slots:
    void builds() { QVERIFY(true); }
};

DELVE_TEST(UiBuildTest)
#include "build_test.moc"
