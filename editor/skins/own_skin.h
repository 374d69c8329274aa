#pragma once

#include "editor/skins/skin.h"
#include "generation/level/properties.h"
#include "generation/level/result.h"

namespace delve {
struct World;
}

/// The skin that a world has: its property `skin` is the name of one of the program's, or holds a whole skin with all
/// pictures embedded.
namespace delve::editor {

/// Null where the world has none, and for a name that the program does not know. Whoever asks for the same text gets
/// the same skin, read once; any thread may call.
[[nodiscard]] Result<SharedSkin> readOwnSkin(const Properties& ofWorld);
/// One of the program's is set by its name, another one with its pictures; null removes it.
void setOwnSkin(Properties& ofWorld, const SharedSkin& skin);

/// Holds on to the skin of a world until its text changes. One that cannot be read is none. Used by one thread at a
/// time.
class OwnSkin {
public:
    [[nodiscard]] const SharedSkin& of(const Properties& ofWorld);

private:
    Properties m_read; ///< shares what was read last
    SharedSkin m_skin;
};

/// The skin that a level is drawn in.
[[nodiscard]] SharedSkin skinOf(const World& world, const Level& level);

} // namespace delve::editor
