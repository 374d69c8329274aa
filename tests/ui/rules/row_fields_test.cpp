#include "editor/text/translations.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/table_changes.h"
#include "tests/support/test.h"
#include "ui/rules/blueprint_fields.h"
#include "ui/rules/purpose_fields.h"
#include "ui/rules/row_fields.h"

#include <QtTest>

#include <algorithm>

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
World with(Purpose row) {
    World world;
    world.tables.purposes.write()[0] = std::move(row);
    return world;
}
World with(Furnishing row) {
    World world;
    world.tables.purposes.write()[0].furniture = {std::move(row)};
    return world;
}

World with(Blueprint row) {
    World world;
    world.tables.blueprints.write()[0] = std::move(row);
    return world;
}
World with(Feature row) {
    World world;
    world.tables.blueprints.write()[0].features = {std::move(row)};
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
        compareLimits(purposeFields(), (*tables.purposes)[0]);
        const auto& furniture = (*tables.purposes)[0].furniture;
        compareLimits(furnishingFields(TileCatalogue(), furniture), furniture[0]);
        compareLimits(blueprintFields(), (*tables.blueprints)[0]);
        const auto& features = (*tables.blueprints)[0].features;
        compareLimits(featureFields(World{}, features), features[0]);
    }

    /// The two ends of a span never change places.
    void anEndPushesTheOther() {
        Purpose purpose;
        purpose.leastCells = 10;
        purpose.mostCells = 20;
        const auto set = [&purpose](const QString& title, int number) {
            for (const auto& field : purposeFields())
                if (field.column.title == title) QVERIFY(field.set(purpose, number).isEmpty());
        };
        set(QStringLiteral("From (cells)"), 30);
        QCOMPARE(purpose.leastCells, 30);
        QCOMPARE(purpose.mostCells, 30);
        set(QStringLiteral("To (cells)"), 12);
        QCOMPARE(purpose.leastCells, 12);
        QCOMPARE(purpose.mostCells, 12);
    }

    /// Every piece of the built-in table can be chosen, and so can a tile of the world's own; doors and exits cannot.
    /// What names a tile that is gone shows its name.
    void thePiecesThatThereAre() {
        TileCatalogue tiles;
        TileKind sofa;
        sofa.name = "sofa";
        QVERIFY(tiles.add(sofa));
        const std::vector<Furnishing> lost{{PieceKind::Tile, "settee", PiecePlace::Walls, 1, 1, {}}};
        const auto piece = furnishingFields(tiles, lost).front();
        const auto offers = [&piece](const QString& key) {
            return std::ranges::find(piece.column.options, QVariant(key), &RowOption::value) !=
                   piece.column.options.end();
        };
        for (const auto& purpose : *builtInPurposes())
            for (const auto& furnishing : purpose.furniture)
                QVERIFY2(offers(piece.get(furnishing).toString()), furnishing.piece.c_str());
        QVERIFY(offers(QStringLiteral("tile:sofa")) && offers(QStringLiteral("tile:settee")));
        for (const char* key : {"tile:door", "tile:golden-exit", "tile:ledge-east", "tile:void", "thing:start"})
            QVERIFY2(!offers(QString::fromLatin1(key)), key);
    }

    void aThingIsNeverOnlyDrawn() {
        const auto fields = furnishingFields(TileCatalogue(), {});
        Furnishing row{PieceKind::Decoration, "road", PiecePlace::Walls, 1, 1, {}};
        QVERIFY(fields[0].set(row, QStringLiteral("tile:pillar")).isEmpty());
        QVERIFY(row.kind == PieceKind::Decoration && row.piece == "pillar");
        QVERIFY(fields[0].set(row, QStringLiteral("thing:coin")).isEmpty());
        QVERIFY(row.kind == PieceKind::Thing && row.piece == "coin");
        QVERIFY(!fields[1].set(row, true).isEmpty());
        QVERIFY(row.kind == PieceKind::Thing);
        QVERIFY(fields[0].set(row, QStringLiteral("tile:pillar")).isEmpty());
        QVERIFY(row.kind == PieceKind::Tile);
        QVERIFY(fields[1].set(row, true).isEmpty());
        QVERIFY(row.kind == PieceKind::Decoration);
    }

    /// Every piece of the built-in blueprints can be chosen, and every enemy and encounter that one names; neither keys
    /// nor starts can. Only enemies and encounters are one of a table.
    void theFeaturesThatThereAre() {
        const World world;
        const std::vector<Feature> lost{{PieceKind::Thing, "enemy", "dragon", FeaturePlace::Prize, 1, 1, {}}};
        const auto fields = featureFields(world, lost);
        const auto offers = [](const RowField<Feature>& field, const QVariant& value) {
            return std::ranges::find(field.column.options, value, &RowOption::value) != field.column.options.end();
        };
        for (const auto& blueprint : *builtInBlueprints())
            for (const auto& feature : blueprint.features) {
                QVERIFY2(offers(fields[0], fields[0].get(feature)), feature.piece.c_str());
                const bool hasRows = feature.piece == "enemy" || feature.piece == "encounter";
                QVERIFY2(hasRows ? offers(fields[1], fields[1].get(feature)) : fields[1].get(feature).isNull(),
                         feature.piece.c_str());
            }
        QVERIFY(offers(fields[1], QStringLiteral("dragon")) && offers(fields[1], QStringLiteral("rat")));
        for (const char* key : {"tile:door", "tile:ledge-east", "tile:lava", "tile:chasm", "tile:secret-door",
                                "thing:start", "thing:key", "thing:flower"})
            QVERIFY2(!offers(fields[0], QString::fromLatin1(key)), key);
        Feature chest = newFeature();
        QVERIFY(!fields[1].set(chest, QStringLiteral("rat")).isEmpty());
        QVERIFY(chest.which.empty());
        QVERIFY(fields[0].set(chest, QStringLiteral("thing:enemy")).isEmpty());
        QVERIFY(fields[1].set(chest, QStringLiteral("rat")).isEmpty());
        QVERIFY(!fields[1].set(chest, QStringLiteral("hermit")).isEmpty()); // an encounter
        QCOMPARE(chest.which, std::string("rat"));
        QVERIFY(fields[0].set(chest, QStringLiteral("thing:encounter")).isEmpty());
        QVERIFY(!fields[1].set(chest, QStringLiteral("rat")).isEmpty());
        QVERIFY(fields[1].set(chest, QStringLiteral("hermit")).isEmpty());
        QVERIFY(fields[0].set(chest, QStringLiteral("thing:chest")).isEmpty());
        QVERIFY(chest.which.empty()); // it would be left out as a chest of that kind
    }

    void newRowsMayStandInTheirTables() {
        World world;
        for (int time = 0; time < 3; ++time) {
            Tables tables = world.tables;
            tables.enemies.write().push_back(newEnemy(*tables.enemies));
            tables.goods.write().push_back(newGoods(*tables.goods));
            tables.encounters.write().push_back(newEncounter(*tables.encounters));
            tables.encounters.write().back().choices.push_back(newChoice());
            tables.purposes.write().push_back(newPurpose(*tables.purposes));
            tables.purposes.write().back().furniture.push_back(newFurnishing());
            tables.blueprints.write().push_back(newBlueprint(*tables.blueprints));
            tables.blueprints.write().back().features.push_back(newFeature());
            auto after = withTables(world, tables);
            QVERIFY2(after.ok(), after.ok() ? "" : inEnglish(after.failure().message).c_str());
            world = std::move(*after);
        }
        QCOMPARE(world.tables.enemies->back().name, std::string("enemy 3"));
        QCOMPARE(world.tables.purposes->back().name, std::string("room 3"));
        QCOMPARE(world.tables.blueprints->back().name, std::string("set piece 3"));
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
