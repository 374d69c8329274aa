#include "editor/skins/own_skin.h"

#include "editor/skins/read_skin.h"

namespace delve::editor {
namespace {

const UnknownValue* skinIn(const Properties& properties) {
    const auto* const value = properties.find(skinProperty);
    return value ? std::get_if<UnknownValue>(value) : nullptr;
}

bool isSame(const UnknownValue* a, const UnknownValue* b) { return a == b || (a && b && *a == *b); }

} // namespace

Result<SharedSkin> readOwnSkin(const Properties& ofWorld) {
    const auto* const value = skinIn(ofWorld);
    if (!value) return SharedSkin();
    auto skin = readSkin(value->json);
    if (!skin) return std::move(skin).failure();
    return SharedSkin(std::make_shared<const Skin>(*std::move(skin)));
}

void setOwnSkin(Properties& ofWorld, const Skin* skin) {
    if (skin) ofWorld.set(skinProperty, UnknownValue{skinText(*skin, Embedding::All)});
    else (void)ofWorld.remove(skinProperty);
}

const SharedSkin& OwnSkin::of(const Properties& ofWorld) {
    if (isSame(skinIn(ofWorld), skinIn(m_read))) return m_skin;
    auto skin = readOwnSkin(ofWorld);
    m_skin = skin ? *std::move(skin) : SharedSkin();
    m_read = ofWorld;
    return m_skin;
}

} // namespace delve::editor
