#include "generation/level/compact.h"

#include "generation/level/level.h"

#include <unordered_map>

namespace delve {
namespace {

constexpr std::size_t worthFreeing = 1 << 16; ///< bytes that a list does not use; less is not worth moving the list
constexpr std::size_t manyElements = 1 << 10; ///< of a list; fewer are left as they are

template <class T>
std::size_t unusedIn(const std::vector<T>& list) {
    return (list.capacity() - list.size()) * sizeof(T);
}

template <class T>
void shrink(Shared<std::vector<T>>& list) {
    if (unusedIn(*list) >= worthFreeing) list.write().shrink_to_fit();
}

class Copies {
public:
    template <class T>
    void share(Shared<std::vector<T>>& list, Properties T::*of) {
        if (list->size() < manyElements) return;
        for (auto& element : list.write())
            if (!(element.*of).empty()) share(element.*of);
    }

private:
    void share(Properties& properties) {
        const auto [first, isNew] = m_first.try_emplace(fingerprint(properties), properties);
        if (!isNew && first->second == properties) properties = first->second;
    }

    std::unordered_map<std::uint64_t, Properties> m_first; ///< by fingerprint
};

} // namespace

void compact(Level& level) {
    Copies copies;
    copies.share(level.rooms, &Room::properties);
    copies.share(level.things, &Thing::fields);
    copies.share(level.things, &Thing::properties);
    shrink(level.rooms);
    shrink(level.links);
    shrink(level.halls);
    shrink(level.things);
}

} // namespace delve
