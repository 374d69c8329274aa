#include "ui/rules/row_fields.h"

#include "editor/text/message_text.h"
#include "generation/level/delve/table_limits.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/printable.h"
#include "ui/rules/plain_fields.h"

#include <QCoreApplication>

namespace delve::ui {
namespace {

struct Rows {
    Q_DECLARE_TR_FUNCTIONS(Rows)
};

using Kind = RowColumn::Kind;

RowField<EnemyKind> glyphField() {
    return {{Rows::tr("Glyph"), Rows::tr("Character for this enemy where the map is drawn in glyphs."), Kind::Glyph},
            [](const EnemyKind& row) { return QVariant(QString::fromUcs4(&row.glyph, 1)); },
            [](EnemyKind& row, const QVariant& typed) {
                const auto letters = typed.toString().toUcs4();
                if (letters.size() != 1 || !isPrintableGlyph(static_cast<char32_t>(letters.front())))
                    return Rows::tr("Type a single visible character.");
                row.glyph = static_cast<char32_t>(letters.front());
                return QString();
            }};
}

RowField<EnemyKind> colourField() {
    return {
        {Rows::tr("Colour"), Rows::tr("Colour of its picture, as #rrggbb. Double-click to choose it."), Kind::Colour},
        [](const EnemyKind& row) { return QVariant(QString::fromStdString(toText(row.colour))); },
        [](EnemyKind& row, const QVariant& typed) {
            const auto colour = colourFromText(typed.toString().toStdString());
            if (!colour)
                return Rows::tr("Type # and six hex digits, such as #8d7b68, or double-click to choose a colour.");
            row.colour = *colour;
            return QString();
        }};
}

RowField<Goods> effectField() {
    const auto option = [](const QString& label, GoodsEffect effect) {
        return RowOption{label, static_cast<int>(effect)};
    };
    return {{Rows::tr("Effect"),
             Rows::tr("What the buyer gains."),
             Kind::Choice,
             0,
             0,
             {option(Rows::tr("Health"), GoodsEffect::Healing), option(Rows::tr("Strength"), GoodsEffect::Blade),
              option(Rows::tr("Armour"), GoodsEffect::Armour), option(Rows::tr("Sight"), GoodsEffect::Lamp),
              option(Rows::tr("Supplies"), GoodsEffect::Supplies)}},
            [](const Goods& row) { return QVariant(static_cast<int>(row.effect)); },
            [](Goods& row, const QVariant& chosen) {
                row.effect = static_cast<GoodsEffect>(chosen.toInt());
                return QString();
            }};
}

RowField<Encounter> placeField() {
    enum Where { OnMap, OnRoads, ByName };
    return {{Rows::tr("Where"),
             Rows::tr("“On the roads”: met by chance on a journey. “On the map”: met where you place an encounter. “By "
                      "name”: only where an encounter that you place names it."),
             Kind::Choice,
             0,
             0,
             {{Rows::tr("On the map"), OnMap}, {Rows::tr("On the roads"), OnRoads}, {Rows::tr("By name"), ByName}}},
            [](const Encounter& row) {
                return QVariant(row.named ? ByName : row.road ? OnRoads : OnMap);
            },
            [](Encounter& row, const QVariant& chosen) {
                row.road = chosen.toInt() == OnRoads;
                row.named = chosen.toInt() == ByName;
                return QString();
            }};
}

RowField<Outcome> fightField(const std::vector<EnemyKind>& kinds) {
    RowField<Outcome> field{{Rows::tr("Fight with"), Rows::tr("The enemy to fight at this outcome."), Kind::Choice},
                            [](const Outcome& row) { return QVariant(QString::fromStdString(row.fight)); },
                            [](Outcome& row, const QVariant& chosen) {
                                row.fight = chosen.toString().toStdString();
                                return QString();
                            }};
    field.column.options.push_back({Rows::tr("Nobody"), QString()});
    for (const auto& kind : kinds)
        field.column.options.push_back({shownWords(kind.name), QString::fromStdString(kind.name)});
    return field;
}

} // namespace

QString shownWords(const std::string& words) {
    return words.empty() ? QString() : editor::toQString(Text{tableWords, words.c_str()});
}

std::string keptWords(const std::string& words, const QString& typed) {
    return typed == shownWords(words) ? words : typed.toStdString();
}

std::vector<RowField<EnemyKind>> enemyFields() {
    using Row = EnemyKind;
    return {
        wordsField(Rows::tr("Name"), Rows::tr("Name of this kind of enemy. Must be unique."), &Row::name),
        glyphField(),
        colourField(),
        numberField(Rows::tr("Health"), Rows::tr("Damage needed to beat it. Higher values make longer fights."),
                    &Row::health, 1, maxInTable),
        numberField(Rows::tr("Strength"), Rows::tr("Maximum damage of one hit, before armour."), &Row::strength, 0,
                    maxInTable),
        numberField(Rows::tr("Hit chance (%)"),
                    Rows::tr("Chance that its blows hit. Higher values make it more dangerous."), &Row::aggression, 0,
                    100),
        numberField(Rows::tr("Speed (per 10 turns)"),
                    Rows::tr("Steps in ten turns. 10 is as fast as the player; higher values are faster."), &Row::speed,
                    0, maxSpeed),
        numberField(Rows::tr("Sight (cells)"), Rows::tr("Distance from which it sees players."), &Row::sight, 0,
                    maxInTable),
        numberField(Rows::tr("Coins"), Rows::tr("Coins for beating it."), &Row::worth, 0, maxInTable),
        numberField(
            Rows::tr("Heavy blows (%)"),
            Rows::tr("Share of its rounds in which it gets ready for a heavy blow. Deeper levels have more of them."),
            &Row::heavy, 0, 100),
        numberField(
            Rows::tr("Openings (%)"),
            Rows::tr("Share of its rounds in which it leaves itself open. What both shares leave are plain blows."),
            &Row::open, 0, 100),
    };
}

std::vector<RowField<Goods>> goodsFields() {
    return {
        wordsField(Rows::tr("Name"), Rows::tr("Name in the store. Must be unique."), &Goods::name),
        effectField(),
        numberField(Rows::tr("Amount"), Rows::tr("How much the buyer gains."), &Goods::amount, 1, maxInTable),
        numberField(Rows::tr("Price (coins)"), Rows::tr("Coins that the buyer pays."), &Goods::price, 0, maxInTable),
    };
}

std::vector<RowField<Encounter>> encounterFields() {
    return {wordsField(Rows::tr("Name"), Rows::tr("Name in this table. Must be unique."), &Encounter::name),
            placeField()};
}

std::vector<RowField<EncounterChoice>> choiceFields() {
    return {wordsField(Rows::tr("Choice"), Rows::tr("Text of the choice. Players press its number to choose it."),
                       &EncounterChoice::text)};
}

std::vector<RowField<Outcome>> outcomeFields(const std::vector<EnemyKind>& kinds) {
    const auto gain = [](const QString& title, std::int64_t Outcome::*member) {
        return numberField(title, Rows::tr("Amount gained. Negative values are lost."), member, -maxInTable,
                           maxInTable);
    };
    return {
        numberField(
            Rows::tr("Weight"),
            Rows::tr("How likely this outcome is among those of its choice. Weight 2 is twice as likely as weight 1."),
            &Outcome::weight, 1, maxInTable),
        wordsField(Rows::tr("Text"), Rows::tr("What players read at this outcome. May be empty."), &Outcome::text),
        gain(Rows::tr("Health"), &Outcome::health),
        gain(Rows::tr("Supplies"), &Outcome::supplies),
        gain(Rows::tr("Coins"), &Outcome::coins),
        fightField(kinds),
    };
}

EnemyKind newEnemy(const std::vector<EnemyKind>& rows) {
    EnemyKind made;
    made.name = freeNameIn(rows, Rows::tr("enemy"));
    made.colour = {0x9c, 0x5b, 0x36};
    made.health = 5;
    made.strength = 3;
    made.aggression = 50;
    made.worth = 2;
    made.heavy = 30;
    made.open = 40;
    return made;
}

Goods newGoods(const std::vector<Goods>& rows) {
    Goods made;
    made.name = freeNameIn(rows, Rows::tr("bread"));
    made.price = 2;
    return made;
}

Encounter newEncounter(const std::vector<Encounter>& rows) {
    Encounter made;
    made.name = freeNameIn(rows, Rows::tr("encounter"));
    made.text = Rows::tr("Somebody is here.").toStdString();
    made.choices.push_back(newChoice());
    return made;
}

EncounterChoice newChoice() {
    EncounterChoice made;
    made.text = Rows::tr("Go on").toStdString();
    made.outcomes.push_back(newOutcome());
    return made;
}

Outcome newOutcome() {
    Outcome made;
    made.text = Rows::tr("Nothing happens.").toStdString();
    return made;
}

} // namespace delve::ui
