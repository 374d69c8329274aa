#include "editor/skins/own_skin.h"

#include "editor/skins/read_skin.h"
#include "generation/level/world.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <vector>

namespace delve::editor {
namespace {

const PropertyValue* skinIn(const Properties& properties) { return properties.find(skinProperty); }

/// Copies of a world share the value, so that a long text is seldom compared.
bool isSame(const PropertyValue* a, const PropertyValue* b) { return a == b || (a && b && *a == *b); }

/// A text that was read, or is being read, for all who want its skin.
struct ReadText {
    Properties holder; ///< shares the text with the world that it came from
    std::mutex mutex;  ///< guards the rest
    std::weak_ptr<const Skin> skin = {};
    std::optional<Failure> failure = {};
};

/// Every view, panel and picture of a world asks for its skin: the first one reads it, and the others share it as long
/// as anybody uses it. What it gives depends on the text alone, so that nobody can tell who asked before.
class ReadTexts {
public:
    Result<SharedSkin> read(const Properties& ofWorld) {
        const auto text = textOf(ofWorld);
        const std::lock_guard lock(text->mutex);
        if (text->failure) return *text->failure;
        if (auto known = text->skin.lock()) return known;
        auto skin = readSkin(std::get<UnknownValue>(*skinIn(text->holder)).json);
        if (!skin) {
            text->failure = skin.failure();
            return std::move(skin).failure();
        }
        const auto shared = std::make_shared<const Skin>(*std::move(skin));
        text->skin = shared;
        return shared;
    }

private:
    /// Texts that nobody uses any more are forgotten.
    std::shared_ptr<ReadText> textOf(const Properties& ofWorld) {
        const std::lock_guard lock(m_mutex);
        const auto wanted = std::ranges::find_if(m_texts, [&ofWorld](const std::shared_ptr<ReadText>& text) {
            return isSame(skinIn(text->holder), skinIn(ofWorld));
        });
        if (wanted != m_texts.end()) return *wanted;
        std::erase_if(m_texts, [](const std::shared_ptr<ReadText>& text) {
            if (text.use_count() > 1) return false; // somebody reads it
            const std::lock_guard free(text->mutex);
            return text->skin.expired(); // of those that cannot be read, too
        });
        m_texts.push_back(std::make_shared<ReadText>());
        m_texts.back()->holder = ofWorld;
        return m_texts.back();
    }

    std::mutex m_mutex; ///< guards the list
    std::vector<std::shared_ptr<ReadText>> m_texts;
};

} // namespace

Result<SharedSkin> readOwnSkin(const Properties& ofWorld) {
    static ReadTexts texts;
    const auto* const value = skinIn(ofWorld);
    if (!value) return SharedSkin();
    if (const auto* const name = std::get_if<std::string>(value)) return programSkin(*name);
    return std::holds_alternative<UnknownValue>(*value) ? texts.read(ofWorld) : Result<SharedSkin>(SharedSkin());
}

void setOwnSkin(Properties& ofWorld, const SharedSkin& skin) {
    if (!skin) (void)ofWorld.remove(skinProperty);
    else if (programSkin(skin->id) == skin) ofWorld.set(skinProperty, skin->id);
    else ofWorld.set(skinProperty, UnknownValue{skinText(*skin, Embedding::All)});
}

const SharedSkin& OwnSkin::of(const Properties& ofWorld) {
    if (isSame(skinIn(ofWorld), skinIn(m_read))) return m_skin;
    auto skin = readOwnSkin(ofWorld);
    m_skin = skin ? *std::move(skin) : SharedSkin();
    m_read = ofWorld;
    return m_skin;
}

SharedSkin skinOf(const World& world, const Level& level) { return skinOf(level, OwnSkin().of(world.properties)); }

} // namespace delve::editor
