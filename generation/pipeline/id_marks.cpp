#include "generation/pipeline/id_marks.h"

#include <boost/unordered/unordered_flat_map.hpp>

namespace delve::generation {

struct IdMarks::Table {
    boost::unordered_flat_map<std::string_view, bool> marks;
};

IdMarks::IdMarks() : m_table(std::make_unique<Table>()) {}
IdMarks::~IdMarks() = default;

void IdMarks::reserve(std::size_t ids) { m_table->marks.reserve(ids); }
std::size_t IdMarks::size() const { return m_table->marks.size(); }
bool IdMarks::add(std::string_view id, bool mark) { return m_table->marks.emplace(id, mark).second; }
void IdMarks::set(std::string_view id, bool mark) { m_table->marks.insert_or_assign(id, mark); }

std::optional<bool> IdMarks::find(std::string_view id) const {
    const auto found = m_table->marks.find(id);
    return found == m_table->marks.end() ? std::nullopt : std::optional(found->second);
}

} // namespace delve::generation
