#include "generation/level/result.h"

namespace delve {

Failure cancelled() { return {Failure::Kind::Cancelled, Message{DELVE_TEXT("generation", "Stopped.")}, {}, {}}; }

} // namespace delve
