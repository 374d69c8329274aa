#include "ui/properties/level_facts.h"

#include "editor/text/message_text.h"
#include "generation/level/level.h"

#include <QCoreApplication>
#include <QLocale>

namespace delve::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(LevelFacts)
};

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
                     {Texts::tr("Rooms"), locale.toString(static_cast<qulonglong>(level.rooms->size()))},
                     {Texts::tr("Halls"), locale.toString(static_cast<qulonglong>(level.halls->size()))}};
    const auto counts = countThings(level);
    for (const auto& kind : thingKinds())
        if (const auto count = counts[static_cast<std::size_t>(kind.kind)])
            facts.emplace_back(editor::toQString(kind.label), locale.toString(count));
    return facts;
}

} // namespace delve::ui
