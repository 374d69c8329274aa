#pragma once

#include "generation/level/thing.h"

#include <string>

namespace delve::test {

/// A portal at a cell that leads to a cell of a level.
inline Thing portalTo(const std::string& level, Cell arrival, Cell at = {1, 0}) {
    Thing portal;
    portal.kind = ThingKind::Portal;
    portal.id = bornAt("portal", at);
    portal.at = at;
    portal.fields.set("level", Reference{level});
    portal.fields.set("cell", arrival);
    return portal;
}

} // namespace delve::test
