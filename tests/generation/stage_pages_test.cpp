#include "generation/stages/stages.h"
#include "tests/support/test.h"

#include <QFile>
#include <QFileInfo>
#include <QtTest>

using namespace delve;
using namespace delve::generation;

namespace {

constexpr qint64 largestPicture = 40 << 10; // bytes

QString fromView(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// What the page says of a stage: from its heading up to the next one.
QString sectionOf(const QString& page, const StageInfo& stage) {
    const auto name = page.indexOf("\n`" + fromView(stage.name) + "` · ");
    if (name < 0) return {};
    const auto end = page.indexOf("\n#", name);
    return page.mid(name, end < 0 ? -1 : end - name);
}

} // namespace

/// docs/stages.md tells of every stage there is. `packaging/stage-pages` writes it anew.
class StagePagesTest : public QObject {
    Q_OBJECT
private slots:
    void everyStageAndParameterIsOnThePage() {
        QFile file(QStringLiteral(DELVE_SOURCE "/docs/stages.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto page = QString::fromUtf8(file.readAll());
        for (const auto& stage : builtInStages()) {
            const auto section = sectionOf(page, stage);
            const auto missing = fromView(stage.name) + " is missing from docs/stages.md; run packaging/stage-pages";
            QVERIFY2(!section.isEmpty(), qPrintable(missing));
            for (const auto& parameter : stage.parameters) {
                const auto id = fromView(parameter.id);
                QVERIFY2(section.contains("\n| `" + id + "` |"), qPrintable(id + " of " + missing));
            }
        }
    }

    void everyStageHasASmallPicture() {
        for (const auto& stage : builtInStages()) {
            const QFileInfo picture(QStringLiteral(DELVE_SOURCE "/docs/pictures/stages/") + fromView(stage.name) +
                                    ".png");
            QVERIFY2(picture.exists(), qPrintable(picture.filePath() + " is missing; run packaging/stage-pages"));
            QVERIFY2(picture.size() <= largestPicture, qPrintable(picture.filePath() + " is too large"));
        }
    }
};

DELVE_TEST(StagePagesTest)
#include "stage_pages_test.moc"
