#pragma once

#include "generation/level/result.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// All declared things of one kind: stages, recipes, kinds of parameters. A registry is a value that is passed to the
/// code that looks something up, so that things from a file or a script work like built-in ones; there is no global
/// list.
namespace delve {

/// What identifies a declared thing. All versions of one share its name; a thing without versions has version 1.
struct DeclaredId {
    std::string_view name;
    std::int32_t version;

    template <std::convertible_to<std::string_view> Name>
    DeclaredId(const Name& declared, std::int32_t ofVersion = 1) : name(declared), version(ofVersion) {}
    friend bool operator==(const DeclaredId&, const DeclaredId&) = default;
};

/// The failure for an id that is taken or empty.
[[nodiscard]] Failure badId(const DeclaredId& id);

/// Things of type T in order, built-in ones first; no two have the same `declaredId(thing)`, which is declared beside
/// T. A copy shares the things, which never change: a pointer to one is valid while any copy exists.
template <class T>
class Registry {
public:
    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T*;
        using reference = const T&;

        Iterator() = default;
        explicit Iterator(const std::shared_ptr<const T>* at) : m_at(at) {}
        [[nodiscard]] const T& operator*() const { return **m_at; }
        [[nodiscard]] const T* operator->() const { return m_at->get(); }
        Iterator& operator++() {
            ++m_at;
            return *this;
        }
        Iterator operator++(int) { return Iterator(m_at++); }
        friend bool operator==(Iterator, Iterator) = default;

    private:
        const std::shared_ptr<const T>* m_at = nullptr;
    };

    /// Adds a thing at the end. Refuses one without a name, and one whose id is taken.
    [[nodiscard]] Done add(T thing) { return add(std::make_shared<const T>(std::move(thing))); }
    [[nodiscard]] Done add(std::shared_ptr<const T> thing) {
        const DeclaredId id = declaredId(*thing);
        if (id.name.empty() || find(id)) return badId(id);
        m_things.push_back(std::move(thing));
        return done();
    }

    [[nodiscard]] const T* find(const DeclaredId& id) const { return share(id).get(); }
    /// Null if there is none; the thing lives as long as somebody holds it.
    [[nodiscard]] const std::shared_ptr<const T>& share(const DeclaredId& id) const {
        for (const auto& thing : m_things)
            if (declaredId(*thing) == id) return thing;
        static const std::shared_ptr<const T> none;
        return none;
    }

    [[nodiscard]] Iterator begin() const { return Iterator(m_things.data()); }
    [[nodiscard]] Iterator end() const { return Iterator(m_things.data() + m_things.size()); }
    [[nodiscard]] std::size_t size() const { return m_things.size(); }
    [[nodiscard]] bool empty() const { return m_things.empty(); }
    [[nodiscard]] const T& operator[](std::size_t place) const { return *m_things[place]; }
    [[nodiscard]] const T& front() const { return *m_things.front(); }

private:
    std::vector<std::shared_ptr<const T>> m_things;
};

/// The things that these functions declare, for lists of built-in ones. A duplicate id is left out, which a contract
/// test of every such list detects.
template <class T, std::size_t count>
[[nodiscard]] Registry<T> registryOf(T (*const (&declare)[count])()) {
    Registry<T> registry;
    for (const auto make : declare) (void)registry.add(make());
    return registry;
}

} // namespace delve
