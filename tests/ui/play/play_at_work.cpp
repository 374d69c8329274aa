#include "tests/ui/play/play_at_work.h"

#include "generation/level/rules.h"
#include "ui/play/card_view.h"

#include <QAbstractButton>

#include <algorithm>
#include <string>

namespace delve::test {

namespace {

Thing thingOf(char glyph, Cell at) {
    Thing thing;
    thing.at = at;
    thing.kind = glyph == '*' ? ThingKind::Flower : glyph == 'g' ? ThingKind::Enemy : ThingKind::Start;
    if (glyph == '&') thing.fields.set("player", Decimal::of(2));
    thing.id = bornAt(infoOf(thing.kind).name, at);
    return thing;
}

} // namespace

World worldOfRows(std::initializer_list<std::string_view> rows, const Rules& rules) {
    World world;
    world.name = "small";
    world.rules = rules;
    Level level;
    level.id = "level-1";
    const Size size{static_cast<std::int32_t>(rows.begin()->size()), static_cast<std::int32_t>(rows.size())};
    level.tiles = Grid(size);
    Cell at;
    for (const auto row : rows) {
        for (at.x = 0; const char glyph : row) {
            const bool thing = std::string_view("@&*g").find(glyph) != std::string_view::npos;
            level.tiles.set(at, thing ? Tile::Floor : *world.tiles.findGlyph(static_cast<char32_t>(glyph)));
            if (thing) level.things.write().push_back(thingOf(glyph, at));
            ++at.x;
        }
        ++at.y;
    }
    world.levels.push_back(std::move(level));
    return world;
}

PlayAtWork::PlayAtWork(World world) {
    openBlank();
    document().reset(std::move(world));
}

void PlayAtWork::type(const QString& keys) const {
    for (const QChar key : keys) {
        QTest::keyClick(QApplication::focusWidget(), key.toLatin1());
        QTRY_VERIFY(!session().making().busy());
    }
}

void PlayAtWork::choose(char key) const {
    const QString name = QStringLiteral("choice-") + QLatin1Char(key);
    QAbstractButton* button = nullptr;
    for (auto* found : screen().findChildren<QAbstractButton*>(name))
        if (found->isVisible()) button = found;
    QVERIFY2(button, qPrintable(name));
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(!session().making().busy());
}

void PlayAtWork::goOnto(ThingKind kind) const {
    const auto& things = *session().game()->level(0).things;
    const auto thing = std::ranges::find(things, kind, &Thing::kind);
    QVERIFY(thing != things.end());
    session().typeWord("{go " + std::to_string(thing->at.x) + "," + std::to_string(thing->at.y) + "}");
}

} // namespace delve::test
