#include "playtest/personas/persona.h"

/// The list of personas, in the order in which people see them. Each is a file of its name here.
#define DELVE_PERSONAS(PERSONA)                                                                                        \
    PERSONA(runner)                                                                                                    \
    PERSONA(explorer)                                                                                                  \
    PERSONA(collector)                                                                                                 \
    PERSONA(careful)                                                                                                   \
    PERSONA(novice)                                                                                                    \
    /* each line but this one names a file */

namespace delve::play {

#define DELVE_DECLARE(name) [[nodiscard]] PersonaInfo name##Persona();
DELVE_PERSONAS(DELVE_DECLARE)

const PersonaRegistry& builtInPersonas() {
#define DELVE_NAME(name) name##Persona,
    static const auto list = registryOf<PersonaInfo>({DELVE_PERSONAS(DELVE_NAME)});
    return list;
}

} // namespace delve::play
