#include "tests/support/test.h"

#include <QtTest>

class EditorBuildTest : public QObject {
    Q_OBJECT
private slots:
    void builds() { QVERIFY(true); }
};

DELVE_TEST(EditorBuildTest)
#include "build_test.moc"
