#include "app/verbs/version.h"

namespace delve {

std::string_view programVersion() { return DELVEWRIGHT_VERSION; }

} // namespace delve
