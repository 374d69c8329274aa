#include "editor/things/thing_words.h"

#include "editor/text/from_view.h"
#include "editor/text/level_name.h"
#include "editor/text/message_text.h"
#include "editor/text/room_kind_name.h"
#include "generation/level/portal_targets.h"
#include "generation/level/printable.h"
#include "generation/level/purpose.h"
#include "generation/level/tables.h"

#include <QStringList>

#include <algorithm>

namespace delve::editor {
namespace {

QString shown(const std::string& text) { return QString::fromStdString(safeLine(text)); }

/// A word of a built-in table in the current language, any other as it is.
QString wordOfTable(const std::string& word) {
    return word.empty() ? QString()
                        : QString::fromStdString(safeLine(toQString(Text{tableWords, word.c_str()}).toStdString()));
}

struct InWords {
    QString operator()(bool value) const { return value ? QStringLiteral("true") : QStringLiteral("false"); }
    QString operator()(Decimal value) const { return QString::fromStdString(toText(value)); }
    QString operator()(const std::string& value) const { return shown(value); }
    QString operator()(Colour value) const { return QString::fromStdString(toText(value)); }
    QString operator()(const Reference& value) const { return shown(value.id); }
    QString operator()(Cell value) const { return placeOf(value); }
    QString operator()(const UnknownValue& value) const { return shown(value.json); }
};

QString inWords(const PropertyValue& value) { return std::visit(InWords(), value); }

QString leadsTo(const Thing& portal, const LevelPlaces& levels) {
    const auto id = levelNamedBy(portal);
    const auto* const where = portal.fields.find("cell");
    const auto* const cell = where ? std::get_if<Cell>(where) : nullptr;
    if (portal.fields.find("level")) {
        const auto* const level = levels.find(id);
        if (!level) return toQString(DELVE_TEXT("things", "leads nowhere"));
        return toQString(Message{DELVE_TEXT("things", "to %1"), {shownName(*level).toStdString()}});
    }
    if (!cell) return toQString(DELVE_TEXT("things", "leads nowhere"));
    return toQString(Message{DELVE_TEXT("things", "to %1"), {placeOf(*cell).toStdString()}});
}

/// A number alone says little: "Radius 5".
QString detailOf(const ThingField& field, const PropertyValue& value) {
    if (std::holds_alternative<std::string>(value) && field.type == ThingField::Type::Word)
        return wordOfTable(std::get<std::string>(value));
    if (field.type != ThingField::Type::Whole) return inWords(value);
    return toQString(field.label) + u' ' + inWords(value);
}

void addProperties(const Properties& properties, QStringList& words) {
    for (const auto& property : properties) {
        if (property.name == purposeProperty) continue; // among the details
        words << shown(property.name) << inWords(property.value);
    }
}

} // namespace

QString kindOf(const Thing& thing) { return toQString(infoOf(thing.kind).label); }

QString detailsOf(const Thing& thing, const LevelPlaces& levels) {
    if (thing.kind == ThingKind::Portal) return leadsTo(thing, levels);
    QStringList details;
    for (const auto& field : infoOf(thing.kind).fields) {
        const auto* const value = thing.fields.find(field.name);
        const QString detail = value ? detailOf(field, *value) : QString();
        if (!detail.isEmpty()) details << detail;
    }
    return details.join(QStringLiteral(" · "));
}

QString kindOf(const Room& room) { return shownName(room.kind); }

QString detailsOf(const Room& room) {
    const auto size = QStringLiteral("%1 × %2").arg(room.box.width).arg(room.box.height);
    const auto* const value = room.properties.find(purposeProperty);
    const auto* const purpose = value ? std::get_if<std::string>(value) : nullptr;
    return purpose && !purpose->empty() ? wordOfTable(*purpose) + QStringLiteral(" · ") + size : size;
}

QString nameOfTile(Tile tile, const TileCatalogue& tiles) {
    const auto& kind = tiles[tile];
    return kind.label.empty() ? shown(kind.name) : toQString(kind.label);
}

QString placeOf(Cell cell) { return QStringLiteral("%1, %2").arg(cell.x).arg(cell.y); }

QString wordsOf(const Thing& thing, const LevelPlaces& levels) {
    QStringList words{kindOf(thing), fromView(infoOf(thing.kind).name), shown(thing.id), detailsOf(thing, levels),
                      placeOf(thing.at)};
    addProperties(thing.properties, words);
    return words.join(u'\n');
}

QString wordsOf(const Room& room) {
    QStringList words{toQString(DELVE_TEXT("RoomKinds", "Room")),
                      kindOf(room),
                      fromView(nameOf(room.kind)),
                      shown(room.id),
                      detailsOf(room),
                      placeOf(room.box.topLeft())};
    addProperties(room.properties, words);
    return words.join(u'\n');
}

} // namespace delve::editor
