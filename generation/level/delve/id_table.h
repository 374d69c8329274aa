#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// Numbers names in the order in which they first occur. A large map names its rooms
/// more than a million times, and most of that time is spent waiting for memory. So the
/// slots are small, can be prefetched, and hold only a number; the name itself lies
/// beside those that first occurred with it, which are mostly looked up with it too.
class IdTable {
public:
    /// Reserves memory for this many names.
    explicit IdTable(std::size_t expected = 0);
    void reserve(std::size_t expected);

    struct Entry {
        std::uint32_t number = 0;
        bool isNew = false; ///< it did not occur before
    };
    Entry add(std::string_view name);
    /// Prefetches the slot of a name that add() will soon look up.
    void expect(std::string_view name) const {
        if (name.size() <= longestShort) (void)prepare(name);
    }

    /// A short name, padded, with its length in the last byte; for a long one its hash, and a length that no short one
    /// has.
    using Key = std::array<std::uint64_t, 3>;
    static constexpr std::size_t longestShort = 23;
    /// For short names: prefetches the slot of a name that addKey() will soon look up.
    struct Prepared {
        Key key{};
        std::uint64_t hash = 0;
    };
    [[nodiscard]] Prepared prepare(std::string_view shortName) const;
    /// Called some time after that and before addKey(): prefetches the name in that slot.
    void fetchName(const Prepared& shortName) const;
    Entry addKey(const Prepared& shortName);

    [[nodiscard]] std::size_t size() const { return m_begins.size() - 1; }
    [[nodiscard]] std::string_view name(std::uint32_t number) const {
        return std::string_view(m_text).substr(m_begins[number], m_begins[number + 1] - m_begins[number]);
    }

private:
    struct Slot {
        std::uint32_t tag = 0;  ///< the part of the hash that does not select the slot
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

    /// Differs from run to run, so that nobody can craft a
    /// file whose names all collide. No result depends on it.
    std::uint64_t m_salt;
    std::vector<Key> m_keys; ///< by number
    std::string m_text;
    std::vector<std::size_t> m_begins; ///< of each name in m_text, and the end of the last
    std::vector<Slot> m_slots;         ///< their count is a power of two
};

/// Looks up names one after the other, and gets each number a few names later, when its slot has been fetched.
class NameQueue {
public:
    explicit NameQueue(IdTable& names) : m_names(names) {}
    /// Gives a ticket, for which number() has the answer after finish().
    std::uint32_t ask(std::string_view name);
    void finish();
    void reserve(std::size_t more) { m_numbers.reserve(m_numbers.size() + more); }
    [[nodiscard]] std::uint32_t number(std::uint32_t ticket) const { return m_numbers[ticket]; }

private:
    static constexpr std::uint32_t length = 16; ///< half of it to wait for the slot, half to wait for its name
    void answerOldest();

    IdTable& m_names;
    std::array<IdTable::Prepared, length> m_waiting{};
    std::uint32_t m_asked = 0;
    std::vector<std::uint32_t> m_numbers; ///< of those that were answered
};

} // namespace delve
