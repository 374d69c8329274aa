#include "app/verbs/version.h"

namespace delve::app {

std::string_view programVersion() { return DELVEWRIGHT_VERSION; }

} // namespace delve::app
