#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace delve::editor {

/// Gives each name once: a second "door" becomes "door-2". However many ask for the same, each takes as long.
class UniqueNames {
public:
    explicit UniqueNames(char separator = '-') : m_separator(separator) {}

    [[nodiscard]] std::string take(const std::string& wanted) {
        if (m_taken.insert(wanted).second) return wanted;
        auto& number = m_numbers.emplace(wanted, 2).first->second;
        while (true) {
            auto name = wanted + m_separator + std::to_string(number++);
            if (m_taken.insert(name).second) return name;
        }
    }
    [[nodiscard]] bool isTaken(const std::string& name) const { return m_taken.contains(name); }

private:
    char m_separator;
    std::set<std::string> m_taken;
    std::map<std::string, std::int64_t> m_numbers; ///< the next to try
};

} // namespace delve::editor
