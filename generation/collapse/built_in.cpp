#include "generation/collapse/built_in.h"

#include <vector>

namespace delve::collapse {

const Modules* builtInModules(std::string_view name) {
    static const std::vector<Modules> all = [] {
        std::vector<Modules> made;
        for (const auto& table : builtInTables())
            if (auto read = readRuleTable(table.text)) made.emplace_back(std::move(*read));
        return made;
    }();
    for (const auto& modules : all)
        if (modules.table().name == name) return &modules;
    return nullptr;
}

} // namespace delve::collapse
