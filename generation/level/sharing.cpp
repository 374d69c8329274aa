#include "generation/level/sharing.h"

#include "generation/level/edit.h"

namespace delve {

Level sharing(const Level& other, const Level& level) {
    Level shared = other;
    (void)Edit::between(other, level).apply(shared);
    return shared;
}

} // namespace delve
