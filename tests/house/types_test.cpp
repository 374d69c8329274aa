#include "tests/house/defined_types.h"
#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QMap>
#include <QRegularExpression>
#include <QtTest>

using namespace delve::test;

namespace {

/// The places of each type, as "file:line".
using Places = QMap<QString, QStringList>;

void addTypes(Places& places, const QString& file, const QString& code) {
    for (const auto& type : definedTypes(code)) places[type.name] << QString("%1:%2").arg(file).arg(type.line);
}

QStringList definedTwice(const Places& places) {
    QStringList complaints;
    for (auto it = places.begin(); it != places.end(); ++it)
        if (it->size() > 1) complaints << it.key() + " is defined more than once: " + it->join(", ");
    return complaints;
}

QStringList namesIn(const QString& code) {
    QStringList names;
    for (const auto& type : definedTypes(code)) names << type.name;
    return names;
}

QString expectedNamespace(const QString& file) {
    static const QMap<QString, QString> ofFolder{
        {"generation", "delve::generation"},
        {"playtest", "delve::play"},
        {"editor", "delve::editor"},
        {"ui", "delve::ui"},
        {"app", "delve::app"},
    };
    static const QStringList ground{"level", "random", "graph", "files"};
    if (!file.startsWith("generation/")) return ofFolder.value(file.section('/', 0, 0));
    const auto part = file.section('/', 1, 1);
    if (ground.contains(part)) return "delve";
    return part == "collapse" ? QString("delve::collapse") : ofFolder.value("generation");
}

} // namespace

/// One name, one thing: two types with one name in one namespace are undefined behaviour that no compiler need report.
/// The namespaces must be those that ARCHITECTURE.md names.
class TypesTest : public QObject {
    Q_OBJECT
private slots:
    void noTypeIsDefinedTwice() {
        Places places;
        for (const auto& folder : codeFolders())
            for (const auto& file : projectFiles(folder, {".h", ".cpp"})) addTypes(places, file, codeOf(file));
        QVERIFY(places.contains("delve::Level") && places.contains("delve::editor::Document"));
        DELVE_NO_COMPLAINTS(definedTwice(places));
    }

    void everyTypeStandsInTheNamespaceOfItsFolder() {
        QStringList complaints;
        for (const auto& folder : codeFolders())
            for (const auto& file : projectFiles(folder, {".h", ".cpp"}))
                for (const auto& type : definedTypes(codeOf(file))) {
                    const auto expected = expectedNamespace(file);
                    if (type.name.section("::", 0, -2) != expected)
                        complaints << QString("%1:%2: %3 belongs into namespace %4")
                                          .arg(file)
                                          .arg(type.line)
                                          .arg(type.name, expected);
                }
        DELVE_NO_COMPLAINTS(complaints);
    }

    void twoOfOneNameAreFound() {
        Places places;
        addTypes(places, "a.h", "namespace delve::play {\n\nstruct Turn {\n    int quarters;\n};\n}\n");
        addTypes(places, "b.cpp", "namespace delve { namespace play {\nenum class Turn : int { Left, Right };\n} }\n");
        addTypes(places, "c.h", "namespace delve::ui { class Turn final {}; }\n");
        QCOMPARE(definedTwice(places), QStringList{"delve::play::Turn is defined more than once: a.h:3, b.cpp:2"});
    }

    void whatOthersCannotSeeIsNone() {
        QVERIFY(namesIn("namespace delve { namespace { struct Local {}; } struct Ahead; enum class Later : int; }")
                    .isEmpty());
        QCOMPARE(namesIn("namespace delve { class Outer { struct Inner {}; enum Kind { A }; }; }"),
                 QStringList{"delve::Outer"});
        QVERIFY(namesIn("namespace delve { int f() { struct Local {}; return 0; } const int a[] = {1}; }").isEmpty());
        QVERIFY(
            namesIn("namespace delve { class Outer::Inner : Base {}; template <> struct Kind<int> {}; }").isEmpty());
        QVERIFY(namesIn("#define TYPE \\\n    struct Made {};\nnamespace delve { struct Found* find(); }").isEmpty());
    }

    void everyKindOfTypeIsSeen() {
        const QString code("namespace delve {\n"
                           "template <class T, class = A<B<T>>>\nstruct First {};\n"
                           "using Second = int;\ntemplate <class T>\nusing Third = First<T>;\n"
                           "class [[nodiscard]] Skipped;\nunion Fourth { int a; };\n"
                           "inline namespace v1 {\nenum Fifth { One };\n}\n"
                           "struct Sixth : First<int> {};\n}\n");
        QCOMPARE(namesIn(code), (QStringList{"delve::First", "delve::Second", "delve::Third", "delve::Fourth",
                                             "delve::v1::Fifth", "delve::Sixth"}));
        QCOMPARE(definedTypes(code).at(1).line, 4);
    }
};

DELVE_TEST(TypesTest)
#include "types_test.moc"
