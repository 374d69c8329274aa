#pragma once

#include "playtest/state/cached_key.h"

#include <array>
#include <cstddef>
#include <memory>

/// What a SharedTree is made of: leaves with a value each, below branches of sixteen.
namespace delve::play {

/// What one copy of a tree holds that another does not share.
struct Unshared {
    std::size_t nodes = 0;
    std::size_t bytes = 0;

    Unshared& operator+=(const Unshared& other) {
        nodes += other.nodes;
        bytes += other.bytes;
        return *this;
    }
};

struct TreeBranch {
    static constexpr unsigned digitBits = 4; ///< of a number, for each branch on the way to its leaf
    static constexpr std::size_t arity = std::size_t{1} << digitBits;

    /// The digit of a number that selects the child of a branch at this height above the leaves.
    [[nodiscard]] static std::size_t digit(std::size_t number, unsigned depth) {
        return number >> (digitBits * (depth - 1)) & (arity - 1);
    }

    std::array<std::shared_ptr<void>, arity> children; ///< branches, or at depth 1 leaves
    CachedKey key;
};

template <class Value>
struct TreeLeaf {
    Value value{};
    CachedKey key;
};

/// A node of a tree that may be lower than the one it is traversed with: then all of it is child 0.
template <class Value>
struct TreePart {
    const void* node = nullptr;
    unsigned depth = 0;

    [[nodiscard]] const TreeBranch& branch() const { return *static_cast<const TreeBranch*>(node); }
    [[nodiscard]] const TreeLeaf<Value>& leaf() const { return *static_cast<const TreeLeaf<Value>*>(node); }
    [[nodiscard]] const Value* value() const { return node ? &leaf().value : nullptr; }
    /// Of a branch of depth `at`, in which this part stands.
    [[nodiscard]] TreePart child(std::size_t i, unsigned at) const {
        if (!node) return {};
        if (depth < at) return i == 0 ? *this : TreePart{};
        return {branch().children[i].get(), at - 1};
    }
};

} // namespace delve::play
