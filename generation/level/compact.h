#pragma once

namespace delve {

struct Level;

/// Frees memory of a large level that nothing needs, before it is kept: what its lists reserved and do not use, and all
/// but one copy of equal fields and properties. The level stays equal.
void compact(Level& level);

} // namespace delve
