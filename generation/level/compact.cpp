#include "generation/level/compact.h"

#include "generation/level/level.h"

#include <unordered_map>

namespace delve {
namespace {

constexpr std::size_t worthFreeing = 1 << 16; ///< bytes that a list does not use; less is not worth moving the list
constexpr std::size_t worthSharing = 1 << 12; ///< elements of a list

template <class T>
std::size_t unusedIn(const std::vector<T>& list) {
    return (list.capacity() - list.size()) * sizeof(T);
}

template <class T>
void shrink(Shared<std::vector<T>>& list) {
    if (unusedIn(*list) >= worthFreeing) list.write().shrink_to_fit();
}

/// The runs of each room or hall.
template <class T>
void shrinkRuns(Shared<std::vector<T>>& list, std::vector<Run> T::*runs) {
    std::size_t unused = 0;
    for (const auto& element : *list) unused += unusedIn(element.*runs);
    if (unused < worthFreeing) return;
    for (auto& element : list.write()) (element.*runs).shrink_to_fit();
}

class Copies {
public:
    template <class T>
    void share(Shared<std::vector<T>>& list, Properties T::*of) {
        if (list->size() < worthSharing) return;
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
    shrinkRuns(level.rooms, &Room::shape);
    shrinkRuns(level.halls, &Hall::runs);
    shrink(level.rooms);
    shrink(level.links);
    shrink(level.halls);
    shrink(level.things);
}

} // namespace delve
