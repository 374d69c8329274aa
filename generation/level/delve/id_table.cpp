#include "generation/level/delve/id_table.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace delve {
namespace {

/// A comparison of arrays is a call, which takes longer than three words.
bool isSame(const IdTable::Key& a, const IdTable::Key& b) {
    return ((a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2])) == 0;
}

std::uint64_t mixed(std::uint64_t word) {
    word *= 0xd6e8feb86659fd93u;
    return word ^ (word >> 32);
}

std::uint64_t eightBytes(const char* bytes) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}

/// As if the name were copied into 24 bytes of 0 with its length in the last; but a copy of any length is a call, and
/// two loads that overlap are two instructions.
std::array<std::uint64_t, 3> shortKey(std::string_view name) {
    const auto size = name.size();
    if (std::endian::native != std::endian::little || size < 8) {
        std::array<char, 24> bytes{};
        for (std::size_t i = 0; i < size; ++i) bytes[i] = name[i];
        bytes.back() = static_cast<char>(size);
        return std::bit_cast<std::array<std::uint64_t, 3>>(bytes);
    }
    const auto rest = [&](std::size_t from) {
        return size == from ? 0 : eightBytes(name.data() + size - 8) >> (8 * (from + 8 - size));
    };
    const std::uint64_t length = std::uint64_t{size} << 56;
    if (size < 16) return {eightBytes(name.data()), rest(8), length};
    return {eightBytes(name.data()), eightBytes(name.data() + 8), rest(16) | length};
}

} // namespace

IdTable::IdTable(std::size_t expected) : m_salt(mixed(reinterpret_cast<std::uintptr_t>(this))), m_begins{0} {
    grow(64);
    reserve(expected);
}

void IdTable::reserve(std::size_t expected) {
    m_keys.reserve(expected);
    m_begins.reserve(expected + 1);
    if (2 * expected > m_slots.size()) grow(std::bit_ceil(2 * expected));
}

IdTable::Key IdTable::keyOf(std::string_view name) const {
    if (name.size() <= longestShort) return shortKey(name);
    std::uint64_t hash = m_salt;
    for (std::size_t i = 0; i < name.size(); i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, name.data() + i, std::min<std::size_t>(8, name.size() - i));
        hash = mixed(hash ^ word);
    }
    return {hash, name.size(), ~std::uint64_t{0}};
}

std::uint64_t IdTable::hashOf(const Key& key) const { return mixed(mixed(mixed(m_salt ^ key[0]) ^ key[1]) ^ key[2]); }

/// The name with this hash for which `isIt` holds; if there is none, it is new.
template <class IsIt>
inline IdTable::Entry IdTable::findOr(std::uint64_t hash, IsIt isIt) const {
    const auto mask = m_slots.size() - 1;
    for (auto place = hash & mask; m_slots[place].next != 0; place = (place + 1) & mask) {
        const auto number = m_slots[place].next - 1;
        if (m_slots[place].tag == tagOf(hash) && isIt(number)) return {number, false};
    }
    return {0, true};
}

IdTable::Entry IdTable::add(std::string_view text) {
    const Key key = keyOf(text);
    const Prepared prepared{key, hashOf(key)};
    if (text.size() <= longestShort) return addKey(prepared);
    const auto found =
        findOr(prepared.hash, [&](std::uint32_t number) { return m_keys[number] == key && name(number) == text; });
    return found.isNew ? addNew(prepared, text) : found;
}

IdTable::Prepared IdTable::prepare(std::string_view shortName) const {
    const Key key = shortKey(shortName);
    const auto hash = hashOf(key);
#if defined(__GNUC__)
    __builtin_prefetch(&m_slots[hash & (m_slots.size() - 1)]);
#endif
    return {key, hash};
}

void IdTable::fetchName([[maybe_unused]] const Prepared& shortName) const {
#if defined(__GNUC__)
    const auto& slot = m_slots[shortName.hash & (m_slots.size() - 1)];
    if (slot.next != 0) __builtin_prefetch(&m_keys[slot.next - 1]);
#endif
}

IdTable::Entry IdTable::addKey(const Prepared& prepared) {
    const auto& key = prepared.key;
    const auto found = findOr(prepared.hash, [&](std::uint32_t number) { return isSame(m_keys[number], key); });
    if (!found.isNew) return found;
    const auto bytes = std::bit_cast<std::array<char, sizeof(Key)>>(key);
    return addNew(prepared, {bytes.data(), static_cast<std::size_t>(bytes.back())});
}

IdTable::Entry IdTable::addNew(const Prepared& prepared, std::string_view name) {
    const auto number = static_cast<std::uint32_t>(size());
    m_keys.push_back(prepared.key);
    m_text += name;
    m_begins.push_back(m_text.size());
    if (2 * size() > m_slots.size()) grow(2 * m_slots.size());
    else put(prepared.hash, number);
    return {number, true};
}

void IdTable::put(std::uint64_t hash, std::uint32_t number) {
    const auto mask = m_slots.size() - 1;
    auto place = hash & mask;
    while (m_slots[place].next != 0) place = (place + 1) & mask;
    m_slots[place] = {tagOf(hash), number + 1};
}

void IdTable::grow(std::size_t slots) {
    m_slots.assign(slots, {});
    for (std::uint32_t number = 0; number < size(); ++number) put(hashOf(m_keys[number]), number);
}

std::uint32_t NameQueue::ask(std::string_view name) {
    if (m_asked >= length + m_numbers.size()) answerOldest();
    if (name.size() > IdTable::longestShort) { // rare: answered at once, with all before it
        finish();
        m_numbers.push_back(m_names.add(name).number);
    } else {
        m_waiting[m_asked % length] = m_names.prepare(name);
    }
    if (m_asked >= length / 2) m_names.fetchName(m_waiting[(m_asked - length / 2) % length]);
    return m_asked++;
}

void NameQueue::answerOldest() { m_numbers.push_back(m_names.addKey(m_waiting[m_numbers.size() % length]).number); }

void NameQueue::finish() {
    while (m_numbers.size() < m_asked) answerOldest();
}

} // namespace delve
