#include "generation/level/registry.h"

namespace delve {

Failure badId(const DeclaredId& id) {
    if (id.name.empty()) return badInput({DELVE_TEXT("registry", "The declaration has no name; give it one.")});
    const std::string name(id.name);
    if (id.version == 1)
        return badInput({DELVE_TEXT("registry", "The name %1 is already in use; choose another name."), {name}});
    return badInput({DELVE_TEXT("registry", "Version %2 of %1 already exists; choose another version or name."),
                     {name, std::to_string(id.version)}});
}

} // namespace delve
