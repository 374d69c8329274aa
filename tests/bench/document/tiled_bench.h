#pragma once

namespace delve::bench {

/// Writing maps for Tiled: such that are drawn, and such that came from Tiled.
void registerTiled();

} // namespace delve::bench
