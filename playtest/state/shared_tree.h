#pragma once

#include "generation/level/shared.h"
#include "playtest/state/shared_tree_nodes.h"

#include <algorithm>
#include <cstddef>
#include <memory>

/// Values by their numbers; copies share everything that neither has written since. A copy costs one pointer, a write
/// to it the nodes on the path to one value, however many there are. A number never written to costs nothing, and
/// counts as a default value. One thread may write to its own copy while others read theirs.
namespace delve::play {

template <class Value>
class SharedTree {
public:
    [[nodiscard]] bool empty() const { return !m_root; }
    [[nodiscard]] bool sameAs(const SharedTree& other) const { return m_root == other.m_root; }

    /// Null where it was never written to.
    [[nodiscard]] const Value* find(std::size_t number) const {
        if (!reaches(number)) return nullptr;
        const void* node = m_root.get();
        for (auto depth = m_depth; depth > 0 && node; --depth)
            node = static_cast<const Branch*>(node)->children[Branch::digit(number, depth)].get();
        return node ? &static_cast<const Leaf*>(node)->value : nullptr;
    }
    [[nodiscard]] Value& write(std::size_t number) {
        while (!reaches(number)) raise();
        auto* slot = &m_root;
        for (auto depth = m_depth; depth > 0; --depth)
            slot = &own<Branch>(*slot).children[Branch::digit(number, depth)];
        return own<Leaf>(*slot).value;
    }

    /// Calls visit(number, value) for those that were written to, in the order of their numbers.
    template <class Visit>
    void forEach(Visit visit) const {
        forEachIn(root(), m_depth, 0, visit);
    }

    /// The sum of keyOf(number, value) over all values; that of a default value must be 0. Cached in each node until a
    /// write to it, so that asking again takes time in proportion to what was written meanwhile.
    template <class KeyOf>
    [[nodiscard]] Key128 key(KeyOf keyOf) const {
        return keyIn(root(), m_depth, 0, keyOf);
    }

    /// The nodes that `other` does not share; inner(value, theirs) adds what a value holds in trees of its own, where
    /// `theirs` is null if the other has none.
    template <class Inner>
    [[nodiscard]] Unshared unshared(const SharedTree& other, Inner inner) const {
        Unshared sum;
        const auto depth = std::max(m_depth, other.m_depth);
        addUnshared(root(), other.root(), depth, sum, inner);
        return sum;
    }

    friend bool operator==(const SharedTree& a, const SharedTree& b) {
        return same(a.root(), b.root(), std::max(a.m_depth, b.m_depth));
    }

private:
    using Branch = TreeBranch;
    using Leaf = TreeLeaf<Value>;
    using Part = TreePart<Value>;
    static constexpr std::size_t countOfOwners = 2 * sizeof(void*); ///< beside each node

    [[nodiscard]] Part root() const { return {m_root.get(), m_depth}; }
    [[nodiscard]] bool reaches(std::size_t number) const { return number >> (Branch::digitBits * m_depth) == 0; }

    void raise() {
        if (m_root) {
            auto above = std::make_shared<Branch>();
            above->children[0] = std::move(m_root);
            m_root = std::move(above);
        }
        ++m_depth;
    }

    template <class Node>
    static Node& own(std::shared_ptr<void>& slot) {
        if (!slot) slot = std::make_shared<Node>();
        else if (!soleOwner(slot)) slot = std::make_shared<Node>(*static_cast<const Node*>(slot.get()));
        auto& node = *static_cast<Node*>(slot.get());
        node.key.forget();
        return node;
    }

    template <class Visit>
    static void forEachIn(Part part, unsigned depth, std::size_t number, Visit& visit) {
        if (!part.node) return;
        if (depth == 0) return void(visit(number, *part.value()));
        for (std::size_t i = 0; i < Branch::arity; ++i)
            forEachIn(part.child(i, depth), depth - 1, number * Branch::arity + i, visit);
    }

    template <class KeyOf>
    static Key128 keyIn(Part part, unsigned depth, std::size_t number, KeyOf& keyOf) {
        if (!part.node) return {};
        if (depth == 0) return part.leaf().key.orFind([&] { return keyOf(number, *part.value()); });
        return part.branch().key.orFind([&] {
            Key128 sum;
            for (std::size_t i = 0; i < Branch::arity; ++i)
                sum += keyIn(part.child(i, depth), depth - 1, number * Branch::arity + i, keyOf);
            return sum;
        });
    }

    template <class Inner>
    static void addUnshared(Part mine, Part theirs, unsigned depth, Unshared& sum, Inner& inner) {
        if (!mine.node || mine.node == theirs.node) return;
        if (mine.depth == depth) sum += {1, (depth == 0 ? sizeof(Leaf) : sizeof(Branch)) + countOfOwners};
        if (depth == 0) return void(sum += inner(*mine.value(), theirs.value()));
        for (std::size_t i = 0; i < Branch::arity; ++i)
            addUnshared(mine.child(i, depth), theirs.child(i, depth), depth - 1, sum, inner);
    }

    static bool same(Part a, Part b, unsigned depth) {
        if (a.node == b.node) return true;
        if (depth == 0) {
            static const Value fresh{};
            return (a.node ? *a.value() : fresh) == (b.node ? *b.value() : fresh);
        }
        for (std::size_t i = 0; i < Branch::arity; ++i)
            if (!same(a.child(i, depth), b.child(i, depth), depth - 1)) return false;
        return true;
    }

    std::shared_ptr<void> m_root;
    unsigned m_depth = 0;
};

} // namespace delve::play
