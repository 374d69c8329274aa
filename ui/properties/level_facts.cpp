#include "ui/properties/level_facts.h"

#include "generation/level/level.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <limits>

namespace delve::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(LevelFacts)
};

/// "Flowers" before a number, "Flower" before 1.
QString countedName(ThingKind kind, qlonglong number) {
    const int n = static_cast<int>(std::min<qlonglong>(number, std::numeric_limits<int>::max()));
    switch (kind) {
    case ThingKind::Start: return Texts::tr("Start(s)", nullptr, n);
    case ThingKind::Flower: return Texts::tr("Flower(s)", nullptr, n);
    case ThingKind::Coin: return Texts::tr("Coin(s)", nullptr, n);
    case ThingKind::Chest: return Texts::tr("Chest(s)", nullptr, n);
    case ThingKind::Key: return Texts::tr("Key(s)", nullptr, n);
    case ThingKind::Lock: return Texts::tr("Lock(s)", nullptr, n);
    case ThingKind::Encounter: return Texts::tr("Encounter(s)", nullptr, n);
    case ThingKind::Enemy: return Texts::tr("Enemy/enemies", nullptr, n);
    case ThingKind::Boss: return Texts::tr("Boss(es)", nullptr, n);
    case ThingKind::Store: return Texts::tr("Store(s)", nullptr, n);
    case ThingKind::Portal: return Texts::tr("Portal(s)", nullptr, n);
    case ThingKind::Goal: return Texts::tr("Goal(s)", nullptr, n);
    case ThingKind::Barrier: return Texts::tr("Barrier(s)", nullptr, n);
    case ThingKind::Lamp: return Texts::tr("Lamp(s)", nullptr, n);
    case ThingKind::Sign: return Texts::tr("Sign(s)", nullptr, n);
    }
    return {};
}

/// The number of things of each kind, in the order of thingKinds(): counted in one pass, since there may be many.
std::vector<qlonglong> countThings(const Level& level) {
    std::vector<qlonglong> counts(thingKinds().size());
    for (const auto& thing : *level.things) ++counts[static_cast<std::size_t>(thing.kind)];
    return counts;
}

} // namespace

LevelFacts levelFacts(const Level& level) {
    const QLocale locale;
    LevelFacts facts{{Texts::tr("Size"), Texts::tr("%1 × %2").arg(level.size().width).arg(level.size().height)},
                     {Texts::tr("Room(s)", nullptr, static_cast<int>(level.rooms->size())),
                      locale.toString(static_cast<qulonglong>(level.rooms->size()))},
                     {Texts::tr("Hall(s)", nullptr, static_cast<int>(level.halls->size())),
                      locale.toString(static_cast<qulonglong>(level.halls->size()))}};
    const auto counts = countThings(level);
    for (const auto& kind : thingKinds())
        if (const auto count = counts[static_cast<std::size_t>(kind.kind)])
            facts.emplace_back(countedName(kind.kind, count), locale.toString(count));
    return facts;
}

} // namespace delve::ui
