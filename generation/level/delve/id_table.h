#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// Numbers names in the order in which they are first met. A large map names its rooms more than a million times, and
/// what that takes is waiting for memory. So the places of the table are small, can be asked for a while before they
/// are needed, and hold but a number; the name itself stands beside those that were met with it, which are mostly asked
/// for with it too.
class IdTable {
public:
    /// Room for so many names is made at once.
    explicit IdTable(std::size_t expected = 0);
    void reserve(std::size_t expected);

    struct Entry {
        std::uint32_t number = 0;
        bool isNew = false; ///< it was not met before
    };
    Entry add(std::string_view name);
    /// A name that add() will be told of soon: has its place fetched.
    void expect(std::string_view name) const {
        if (name.size() <= longestShort) (void)prepare(name);
    }

    /// A short name, padded, with its length in the last byte; of a long one the hash, and a length that no short one
    /// has.
    using Key = std::array<std::uint64_t, 3>;
    static constexpr std::size_t longestShort = 23;
    /// For short names: fetches the place of a name that addKey() will be told of soon.
    struct Prepared {
        Key key{};
        std::uint64_t hash = 0;
    };
    [[nodiscard]] Prepared prepare(std::string_view shortName) const;
    /// A while after that and before addKey(): fetches what stands in that place.
    void fetchName(const Prepared& shortName) const;
    Entry addKey(const Prepared& shortName);

    [[nodiscard]] std::size_t size() const { return m_begins.size() - 1; }
    [[nodiscard]] std::string_view name(std::uint32_t number) const {
        return std::string_view(m_text).substr(m_begins[number], m_begins[number + 1] - m_begins[number]);
    }

private:
    struct Slot {
        std::uint32_t tag = 0;  ///< of the hash what does not say the place
        std::uint32_t next = 0; ///< number + 1, 0 where free
    };
    [[nodiscard]] Key keyOf(std::string_view name) const;
    [[nodiscard]] std::uint64_t hashOf(const Key& key) const;
    [[nodiscard]] static std::uint32_t tagOf(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }
    template <class IsIt>
    Entry findOr(std::uint64_t hash, IsIt isIt) const;
    Entry addNew(const Prepared& key, std::string_view name);
    void put(std::uint64_t hash, std::uint32_t number);
    void grow(std::size_t slots);

    /// Differs from run to run, so that no file can be made whose names all fall into one place. No result depends on
    /// it.
    std::uint64_t m_salt;
    std::vector<Key> m_keys; ///< by number
    std::string m_text;
    std::vector<std::size_t> m_begins; ///< of each name in m_text, and the end of the last
    std::vector<Slot> m_slots;         ///< their count is a power of two
};

/// Asks a table for names one after the other, and gets the numbers a few names later, when their places have arrived.
class NameQueue {
public:
    explicit NameQueue(IdTable& names) : m_names(names) {}
    /// Gives a ticket, for which number() has the answer after finish().
    std::uint32_t ask(std::string_view name);
    void finish();
    void reserve(std::size_t more) { m_numbers.reserve(m_numbers.size() + more); }
    [[nodiscard]] std::uint32_t number(std::uint32_t ticket) const { return m_numbers[ticket]; }

private:
    static constexpr std::uint32_t length = 16; ///< half of it until a place has arrived, half until its name has
    void answerOldest();

    IdTable& m_names;
    std::array<IdTable::Prepared, length> m_waiting{};
    std::uint32_t m_asked = 0;
    std::vector<std::uint32_t> m_numbers; ///< of those that were answered
};

} // namespace delve
