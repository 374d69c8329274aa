#pragma once

#include "playtest/state/shared_tree.h"

#include <array>
#include <iterator>
#include <utility>
#include <vector>

/// A list in blocks of 32; copies share all blocks that neither has written
/// since. Reading and iterating cost little more than with a vector; a write to a
/// copy copies one block, and erasing from the middle all blocks from there on.
namespace delve::play {

template <class Value>
class SharedArray {
    static constexpr std::size_t blockSize = 32;
    using Block = std::array<Value, blockSize>;

public:
    class Iterator {
    public:
        using value_type = Value;
        using reference = const Value&;
        using pointer = const Value*;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::forward_iterator_tag;

        Iterator() = default;
        Iterator(const SharedArray& array, std::size_t at) : m_array(&array), m_at(at) { find(); }

        [[nodiscard]] const Value& operator*() const { return (*m_block)[m_at % blockSize]; }
        [[nodiscard]] const Value* operator->() const { return &**this; }
        Iterator& operator++() {
            if (++m_at % blockSize == 0) find();
            return *this;
        }
        Iterator operator++(int) {
            auto before = *this;
            ++*this;
            return before;
        }
        [[nodiscard]] std::size_t index() const { return m_at; }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.m_at == b.m_at; }

    private:
        void find() { m_block = m_array->m_blocks.find(m_at / blockSize); }

        const SharedArray* m_array = nullptr;
        const Block* m_block = nullptr;
        std::size_t m_at = 0;
    };

    SharedArray() = default;
    SharedArray(std::vector<Value> values) {
        for (auto& value : values) push_back(std::move(value));
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] const Value& operator[](std::size_t at) const {
        return (*m_blocks.find(at / blockSize))[at % blockSize];
    }
    [[nodiscard]] Iterator begin() const { return Iterator(*this, 0); }
    [[nodiscard]] Iterator end() const { return Iterator(*this, m_size); }

    [[nodiscard]] Value& write(std::size_t at) { return m_blocks.write(at / blockSize)[at % blockSize]; }
    void push_back(Value value) { write(m_size++) = std::move(value); }
    /// What comes after it moves up.
    void erase(std::size_t at) {
        for (; at + 1 < m_size; ++at) write(at) = (*this)[at + 1];
        write(--m_size) = Value{};
    }

    /// addTo(hash, value) takes in all that makes values equal.
    template <class AddTo>
    [[nodiscard]] Key128 key(AddTo addTo) const {
        return m_blocks.key([&](std::size_t number, const Block& block) {
            if (block == Block{}) return Key128{};
            Hash128 hash;
            hash.add(number);
            for (const auto& value : block) addTo(hash, value);
            return hash.result();
        });
    }
    [[nodiscard]] Unshared unshared(const SharedArray& other) const {
        return m_blocks.unshared(other.m_blocks, [](const Block&, const Block*) { return Unshared{}; });
    }

    friend bool operator==(const SharedArray& a, const SharedArray& b) {
        return a.m_size == b.m_size && a.m_blocks == b.m_blocks;
    }

private:
    SharedTree<Block> m_blocks;
    std::size_t m_size = 0;
};

} // namespace delve::play
