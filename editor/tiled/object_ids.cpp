#include "editor/tiled/object_ids.h"

#include <unordered_set>

namespace delve::editor {
namespace {

constexpr std::int64_t lastId = 0x7fffffff;

class Ids {
public:
    /// `next` is what the map says.
    explicit Ids(std::int64_t next) : m_next(next >= 1 && next <= lastId ? next : 1) {}

    /// One that is not free becomes 0.
    void take(std::int64_t& id) {
        const bool isNew = id >= 1 && id <= lastId && m_taken.insert(id).second;
        if (isNew && id >= m_next) m_next = id + 1;
        if (!isNew) id = 0;
    }
    void give(std::int64_t& id) {
        if (id != 0) return;
        id = next();
        m_taken.insert(id);
    }
    /// A free one. There are more numbers than any map has objects.
    [[nodiscard]] std::int64_t next() {
        while (m_next > lastId || m_taken.contains(m_next)) m_next = m_next < lastId ? m_next + 1 : 1;
        return m_next;
    }

private:
    std::unordered_set<std::int64_t> m_taken;
    std::int64_t m_next;
};

/// Calls each(layer) for all of them, groups before what is in them.
template <class Each>
void forAll(std::vector<TiledLayer>& layers, Each each) {
    for (auto& layer : layers) {
        each(layer);
        forAll(layer.layers, each);
    }
}

} // namespace

void settleIds(TiledMap& map) {
    Ids layers(map.nextLayer), objects(map.nextObject);
    forAll(map.layers, [&](TiledLayer& layer) {
        layers.take(layer.id);
        for (auto& object : layer.objects) objects.take(object.id);
    });
    forAll(map.layers, [&](TiledLayer& layer) {
        layers.give(layer.id);
        for (auto& object : layer.objects) objects.give(object.id);
    });
    map.nextLayer = layers.next();
    map.nextObject = objects.next();
}

} // namespace delve::editor
