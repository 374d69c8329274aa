#include "generation/level/program.h"

namespace delve {

std::string_view thisProgram() { return "delvewright " DELVEWRIGHT_VERSION; }

} // namespace delve
