#include "generation/level/goods.h"
#include "generation/level/purpose.h"
#include "generation/level/tables.h"
#include "generation/level/thing.h"
#include "generation/level/word_table.h"
#include "generation/stages/stages.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;

namespace {

enum class Fruit : std::uint8_t { Apple, Pear, Quince };

constexpr auto fruits = wordTable<Fruit>({{Fruit::Pear, "pear"}, {Fruit::Quince, "quince"}, {Fruit::Apple, "apple"}});

// All of this is checked at compile time: a table that lacks an enumerator does not even compile.
static_assert(enumerators<Fruit>() == 3);
static_assert(enumerators<ThingKind>() == 15);
static_assert(fruits[Fruit::Apple] == "apple" && fruits[Fruit::Quince] == "quince");
static_assert(fruits.find("pear") == Fruit::Pear && !fruits.find("plum") && !fruits.find(""));

struct Row {
    Fruit fruit;
    int price;
};
static_assert(hasEach(std::array<Row, 3>{{{Fruit::Apple, 1}, {Fruit::Pear, 2}, {Fruit::Quince, 3}}}, &Row::fruit));
static_assert(!hasEach(std::array<Row, 3>{{{Fruit::Apple, 1}, {Fruit::Quince, 3}, {Fruit::Pear, 2}}}, &Row::fruit));
static_assert(!hasEach(std::array<Row, 2>{{{Fruit::Apple, 1}, {Fruit::Pear, 2}}}, &Row::fruit));

} // namespace

class WordTableTest : public QObject {
    Q_OBJECT
private slots:
    void allWordsAreNamedInTheirOrder() { QCOMPARE(fruits.all(), std::string("apple, pear, quince")); }

    /// These words are in files: none of them may ever change its meaning.
    void wordsInFilesStay_data() {
        QTest::addColumn<QString>("word");
        QTest::addColumn<int>("value");
        QTest::addColumn<int>("read");
        const auto row = [](const char* word, auto value, auto read) {
            QTest::newRow(word) << QString(word) << static_cast<int>(value) << (read ? static_cast<int>(*read) : -1);
        };
        row("lamp", GoodsEffect::Lamp, goodsEffectFromName("lamp"));
        row("house", RoomKind::House, roomKindFromName("house"));
        row("repair", LinkKind::Repair, linkKindFromName("repair"));
        row("cave", RoomForm::Cave, roomFormFromName("cave"));
        row("off-the-way", RoomPlace::OffTheWay, roomPlaceFromName("off-the-way"));
        row("thing", PieceKind::Thing, pieceKindFromName("thing"));
        row("corners", PiecePlace::Corners, piecePlaceFromName("corners"));
        row("sign", ThingKind::Sign, thingKindFromName("sign"));
    }
    void wordsInFilesStay() {
        QFETCH(int, value);
        QFETCH(int, read);
        QCOMPARE(read, value);
    }

    /// For recipes: each value of an enumeration is a choice with its own name.
    void everyChoiceHasAName() {
        for (const auto& stage : builtInStages())
            for (const auto& parameter : stage.parameters)
                for (const auto& choice : parameter.limits.choices) QVERIFY2(!choice.name.empty(), stage.name.data());
    }
};

DELVE_TEST(WordTableTest)
#include "word_table_test.moc"
