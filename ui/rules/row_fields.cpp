#include "ui/rules/row_fields.h"

#include "editor/text/free_name.h"
#include "editor/text/message_text.h"
#include "generation/level/delve/table_limits.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/printable.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::ui {
namespace {

struct Rows {
    Q_DECLARE_TR_FUNCTIONS(Rows)
};

using Kind = RowColumn::Kind;

template <class Row>
RowField<Row> words(const QString& title, const QString& help, std::string Row::*member) {
    return {{title, help, Kind::Words},
            [member](const Row& row) { return QVariant(shownWords(row.*member)); },
            [member](Row& row, const QVariant& typed) {
                row.*member = keptWords(row.*member, typed.toString());
                return QString();
            }};
}

template <class Row>
RowField<Row> number(const QString& title, const QString& help, std::int64_t Row::*member, std::int64_t min,
                     std::int64_t max) {
    return {{title, help, Kind::Number, min, max},
            [member](const Row& row) { return QVariant::fromValue<qlonglong>(row.*member); },
            [member](Row& row, const QVariant& typed) {
                row.*member = typed.toLongLong();
                return QString();
            }};
}

RowField<EnemyKind> glyphField() {
    return {{Rows::tr("Letter"), Rows::tr("Stands for it where the map is drawn in letters."), Kind::Glyph},
            [](const EnemyKind& row) { return QVariant(QString::fromUcs4(&row.glyph, 1)); },
            [](EnemyKind& row, const QVariant& typed) {
                const auto letters = typed.toString().toUcs4();
                if (letters.size() != 1 || !isPrintableGlyph(static_cast<char32_t>(letters.front())))
                    return Rows::tr("Type one letter or sign that can be seen.");
                row.glyph = static_cast<char32_t>(letters.front());
                return QString();
            }};
}

RowField<EnemyKind> colourField() {
    return {{Rows::tr("Colour"), Rows::tr("Of its picture, as #rrggbb; a double click chooses it."), Kind::Colour},
            [](const EnemyKind& row) { return QVariant(QString::fromStdString(toText(row.colour))); },
            [](EnemyKind& row, const QVariant& typed) {
                const auto colour = colourFromText(typed.toString().toStdString());
                if (!colour) return Rows::tr("Type a colour as # and six digits, such as #8d7b68, or double-click it.");
                row.colour = *colour;
                return QString();
            }};
}

RowField<Goods> effectField() {
    const auto option = [](const QString& label, GoodsEffect effect) {
        return RowOption{label, static_cast<int>(effect)};
    };
    return {{Rows::tr("Effect"),
             Rows::tr("What grows for whoever buys it."),
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
    return {{Rows::tr("Where"),
             Rows::tr("On the roads of a journey it comes by itself; elsewhere an encounter stands on the map."),
             Kind::Choice,
             0,
             0,
             {{Rows::tr("On the map"), false}, {Rows::tr("On the roads"), true}}},
            [](const Encounter& row) { return QVariant(row.road); },
            [](Encounter& row, const QVariant& chosen) {
                row.road = chosen.toBool();
                return QString();
            }};
}

RowField<Outcome> fightField(const std::vector<EnemyKind>& kinds) {
    RowField<Outcome> field{{Rows::tr("Fight with"), Rows::tr("An enemy that is fought then."), Kind::Choice},
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

/// That no row has.
template <class Row>
std::string freeNameIn(const std::vector<Row>& rows, const QString& name) {
    const auto isTaken = [&rows](const QString& tried) {
        return std::ranges::find(rows, tried.toStdString(), &Row::name) != rows.end();
    };
    return editor::freeName(name, isTaken).toStdString();
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
        words(Rows::tr("Name"), Rows::tr("What enemies on a map are called; each kind has its own."), &Row::name),
        glyphField(),
        colourField(),
        number(Rows::tr("Health"), Rows::tr("How much it can lose."), &Row::health, 1, maxInTable),
        number(Rows::tr("Strength"), Rows::tr("The most that a blow of it takes."), &Row::strength, 0, maxInTable),
        number(Rows::tr("Hits (%)"), Rows::tr("The chance that a blow of it hits."), &Row::aggression, 0, 100),
        number(Rows::tr("Speed"), Rows::tr("Steps in ten turns: 10 keeps pace with the player."), &Row::speed, 0,
               maxSpeed),
        number(Rows::tr("Sight"), Rows::tr("How many cells far it sees."), &Row::sight, 0, maxInTable),
        number(Rows::tr("Coins"), Rows::tr("What whoever beats it gets."), &Row::worth, 0, maxInTable),
    };
}

std::vector<RowField<Goods>> goodsFields() {
    return {
        words(Rows::tr("Name"), Rows::tr("What the store calls it; each has its own."), &Goods::name),
        effectField(),
        number(Rows::tr("By"), Rows::tr("By how much it grows."), &Goods::amount, 1, maxInTable),
        number(Rows::tr("Price"), Rows::tr("In coins."), &Goods::price, 0, maxInTable),
    };
}

std::vector<RowField<Encounter>> encounterFields() {
    return {words(Rows::tr("Name"), Rows::tr("To know it by in this table; each has its own."), &Encounter::name),
            placeField()};
}

std::vector<RowField<EncounterChoice>> choiceFields() {
    return {words(Rows::tr("Choice"), Rows::tr("What a player can choose; its number is its key."),
                  &EncounterChoice::text)};
}

std::vector<RowField<Outcome>> outcomeFields(const std::vector<EnemyKind>& kinds) {
    const auto gain = [](const QString& title, std::int64_t Outcome::*member) {
        return number(title, Rows::tr("What is gained; below 0, lost."), member, -maxInTable, maxInTable);
    };
    return {
        number(Rows::tr("Share"),
               Rows::tr("Of all outcomes of the choice: one of share 2 is twice as likely as one "
                        "of share 1."),
               &Outcome::weight, 1, maxInTable),
        words(Rows::tr("What is told"), Rows::tr("May be empty."), &Outcome::text),
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
