#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// Numbers names in the order in which they are first met. A flat hash table over one block of text, since a large map
/// has hundreds of thousands of them.
class IdTable {
public:
    /// Room for so many names is made at once.
    explicit IdTable(std::size_t expected = 0);

    /// The number of a name; `isNew` where it was not met before.
    struct Entry {
        std::uint32_t number = 0;
        bool isNew = false;
    };
    Entry add(std::string_view name);
    [[nodiscard]] std::size_t size() const { return m_names.size(); }
    [[nodiscard]] std::string_view name(std::uint32_t number) const {
        return std::string_view(m_text).substr(m_names[number].begin, m_names[number].length);
    }

private:
    struct Name {
        std::uint64_t hash;
        std::size_t begin;
        std::size_t length;
    };
    [[nodiscard]] std::uint64_t hashOf(std::string_view name) const;
    void put(std::uint64_t hash, std::uint32_t number);
    void grow(std::size_t slots);

    /// Differs from run to run, so that no file can be made whose names all fall into one place. No result depends on it.
    std::uint64_t m_salt;
    std::string m_text;
    std::vector<Name> m_names;
    struct Slot {
        std::uint32_t next = 0; ///< number + 1, 0 where free
        std::uint32_t tag = 0;  ///< half of the hash, so that strangers are told apart without a look at their names
    };
    std::vector<Slot> m_slots; ///< their count is a power of two
    std::uint32_t m_last = 0;  ///< asked for last: lists in order mostly ask for the same name again, or the one behind it
};

} // namespace delve
