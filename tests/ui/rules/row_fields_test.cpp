#include "editor/text/translations.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/table_changes.h"
#include "tests/support/test.h"
#include "ui/rules/row_fields.h"

#include <QtTest>

using namespace delve;
using namespace delve::ui;

namespace {

/// Puts a row in place of the first one of its table.
World with(EnemyKind row) {
    World world;
    world.tables.enemies.write()[0] = std::move(row);
    return world;
}
World with(Goods row) {
    World world;
    world.tables.goods.write()[0] = std::move(row);
    return world;
}
World with(Outcome row) {
    World world;
    world.tables.encounters.write()[0].choices[0].outcomes[0] = std::move(row);
    return world;
}

template <class Row>
void compareLimits(const std::vector<RowField<Row>>& fields, const Row& row) {
    const auto may = [](Row changed) {
        const World world = with(std::move(changed));
        return withTables(World{}, world.tables).ok();
    };
    int numbers = 0;
    for (const auto& field : fields) {
        if (field.column.kind != RowColumn::Kind::Number) continue;
        ++numbers;
        const auto holds = [&](std::int64_t number) {
            Row changed = row;
            return field.set(changed, QVariant::fromValue<qlonglong>(number)).isEmpty() && may(changed);
        };
        const auto name = qPrintable(field.column.title);
        QVERIFY2(holds(field.column.min) && holds(field.column.max), name);
        QVERIFY2(!holds(field.column.min - 1) && !holds(field.column.max + 1), name);
    }
    QVERIFY(numbers > 0);
}

} // namespace

/// A cell accepts the same values as the reader of the file.
class RowFieldsTest : public QObject {
    Q_OBJECT
private slots:
    void numbersHaveTheLimitsOfTheFile() {
        const Tables tables;
        compareLimits(enemyFields(), (*tables.enemies)[0]);
        compareLimits(goodsFields(), (*tables.goods)[0]);
        compareLimits(outcomeFields(*tables.enemies), (*tables.encounters)[0].choices[0].outcomes[0]);
    }

    void newRowsMayStandInTheirTables() {
        World world;
        for (int time = 0; time < 3; ++time) {
            Tables tables = world.tables;
            tables.enemies.write().push_back(newEnemy(*tables.enemies));
            tables.goods.write().push_back(newGoods(*tables.goods));
            tables.encounters.write().push_back(newEncounter(*tables.encounters));
            tables.encounters.write().back().choices.push_back(newChoice());
            auto after = withTables(world, tables);
            QVERIFY2(after.ok(), after.ok() ? "" : inEnglish(after.failure().message).c_str());
            world = std::move(*after);
        }
        QCOMPARE(world.tables.enemies->back().name, std::string("enemy 3"));
    }

    /// Showing a name in another language does not change it.
    void wordsThatNobodyChangedStayAsTheyAre() {
        editor::Translations translations;
        translations.use(QStringLiteral("de"));
        const Tables tables;
        const auto fields = enemyFields();
        for (auto row : *tables.enemies) {
            const auto before = row;
            for (const auto& field : fields) QVERIFY(field.set(row, field.get(row)).isEmpty());
            QVERIFY(row == before);
        }
        QCOMPARE(shownWords("rat"), QStringLiteral("Ratte"));
        for (const auto& encounter : *tables.encounters)
            QVERIFY(shownWords(encounter.name).toStdString() != encounter.name);
        QCOMPARE(shownWords("hermit"), QStringLiteral("Einsiedler"));
        QCOMPARE(keptWords("rat", QStringLiteral("Ratte")), std::string("rat"));
        QCOMPARE(keptWords("rat", QStringLiteral("Maus")), std::string("Maus"));
    }
};

DELVE_TEST(RowFieldsTest)
#include "row_fields_test.moc"
