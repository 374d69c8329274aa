#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

/// Ids that are kept elsewhere, each with a mark: a table without a node for each, since to free a hundred thousand
/// nodes keeps whoever stops a generation waiting.
namespace delve::generation {

class IdMarks {
public:
    IdMarks();
    ~IdMarks();
    IdMarks(const IdMarks&) = delete;
    IdMarks& operator=(const IdMarks&) = delete;

    void reserve(std::size_t ids);
    [[nodiscard]] std::size_t size() const;
    /// False, and nothing changes, if the id is there already. Its text outlives this.
    bool add(std::string_view id, bool mark = false);
    /// Whether it is there or not.
    void set(std::string_view id, bool mark);
    [[nodiscard]] bool contains(std::string_view id) const { return find(id).has_value(); }
    [[nodiscard]] std::optional<bool> find(std::string_view id) const;

private:
    struct Table;
    std::unique_ptr<Table> m_table;
};

} // namespace delve::generation
