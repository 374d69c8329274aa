#include "generation/level/registry.h"

namespace delve {

Failure badId(const DeclaredId& id) {
    if (id.name.empty()) return badInput({DELVE_TEXT("registry", "What is declared has no name; give it one.")});
    const std::string name(id.name);
    if (id.version == 1)
        return badInput({DELVE_TEXT("registry", "There is already one of the name %1; choose another name."), {name}});
    return badInput({DELVE_TEXT("registry", "There is already a version %2 of %1; choose another version or name."),
                     {name, std::to_string(id.version)}});
}

} // namespace delve
