#include "playtest/rules/declarations.h"

namespace delve::play {

const Declarations& builtInDeclarations() {
    static const Declarations declarations{builtInObjectives(), generation::builtInDeclarations()};
    return declarations;
}

} // namespace delve::play
