#include "generation/level/delve/id_table.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace delve {
namespace {

std::uint64_t wordAt(std::string_view text, std::size_t begin) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data() + begin, std::min<std::size_t>(8, text.size() - begin));
    return word;
}

std::uint64_t mixed(std::uint64_t word) {
    word = (word ^ (word >> 32)) * 0xd6e8feb86659fd93u;
    word = (word ^ (word >> 32)) * 0xd6e8feb86659fd93u;
    return word ^ (word >> 32);
}

} // namespace

IdTable::IdTable(std::size_t expected) : m_salt(mixed(reinterpret_cast<std::uintptr_t>(this))) {
    m_names.reserve(expected);
    grow(std::bit_ceil(2 * expected + 64));
}

std::uint64_t IdTable::hashOf(std::string_view name) const {
    std::uint64_t hash = m_salt ^ name.size();
    for (std::size_t i = 0; i < name.size(); i += 8) hash = mixed(hash ^ wordAt(name, i));
    return hash;
}

IdTable::Entry IdTable::add(std::string_view text) {
    for (auto guess = m_last; guess < m_names.size() && guess < m_last + 2; ++guess)
        if (name(guess) == text) return {m_last = guess, false};
    const auto hash = hashOf(text);
    const auto tag = static_cast<std::uint32_t>(hash >> 32);
    const auto mask = m_slots.size() - 1;
    for (auto slot = hash & mask; m_slots[slot].next != 0; slot = (slot + 1) & mask) {
        const auto number = m_slots[slot].next - 1;
        if (m_slots[slot].tag == tag && name(number) == text) return {m_last = number, false};
    }
    m_names.push_back({hash, m_text.size(), text.size()});
    m_text += text;
    m_last = static_cast<std::uint32_t>(m_names.size() - 1);
    if (2 * m_names.size() > m_slots.size()) grow(2 * m_slots.size());
    else put(hash, m_last);
    return {m_last, true};
}

void IdTable::put(std::uint64_t hash, std::uint32_t number) {
    const auto mask = m_slots.size() - 1;
    auto slot = hash & mask;
    while (m_slots[slot].next != 0) slot = (slot + 1) & mask;
    m_slots[slot] = {number + 1, static_cast<std::uint32_t>(hash >> 32)};
}

void IdTable::grow(std::size_t slots) {
    m_slots.assign(slots, {});
    for (std::uint32_t number = 0; number < m_names.size(); ++number) put(m_names[number].hash, number);
}

} // namespace delve
