#include "editor/formats/recipe_file.h"
#include "generation/level/delve_file.h"
#include "generation/recipes/recipes.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

class RecipeFileTest : public QObject {
    Q_OBJECT
private slots:
    void aRecipeComesBack() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.recipe"));
        const Recipe recipe = generation::builtInRecipes().front().withSeed(7);
        writeFile(path, QByteArray::fromStdString(recipeText(recipe)));
        const auto read = readRecipeFile(path);
        QVERIFY(read.ok() && *read == recipe);
    }

    /// Opening a named pipe blocks until somebody writes to it, perhaps forever.
    void aPipeIsNotOpened() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("pipe.recipe"));
        QCOMPARE(::mkfifo(qPrintable(path), 0600), 0);
        QCOMPARE(readRecipeFile(path).failure().kind, Failure::Kind::FileAccess);
    }

    /// No more is read than the largest recipe has, whatever size the file claims.
    void whatIsNoRecipeIsRefused() {
        const QTemporaryDir folder;
        QCOMPARE(readRecipeFile(folder.filePath(QStringLiteral("none.recipe"))).failure().kind,
                 Failure::Kind::FileAccess);
        QCOMPARE(readRecipeFile(folder.path()).failure().kind, Failure::Kind::FileAccess);
        QFile large(folder.filePath(QStringLiteral("large.recipe")));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(qint64{1} << 36)); // a sparse file
        const auto read = readRecipeFile(large.fileName());
        QVERIFY(!read.ok());
        QCOMPARE(read.failure().kind, Failure::Kind::FileAccess);
        writeFile(folder.filePath(QStringLiteral("nonsense.recipe")), "nonsense");
        QCOMPARE(readRecipeFile(folder.filePath(QStringLiteral("nonsense.recipe"))).failure().kind,
                 Failure::Kind::BadInput);
    }
};

DELVE_TEST(RecipeFileTest)
#include "recipe_file_test.moc"
