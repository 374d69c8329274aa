#pragma once

#include "editor/skins/skin.h"
#include "generation/level/properties.h"
#include "generation/level/result.h"

/// The skin that a world carries: its property `skin`, with all pictures embedded.
namespace delve::editor {

/// Null where the world has none.
[[nodiscard]] Result<SharedSkin> readOwnSkin(const Properties& ofWorld);
/// Null removes it.
void setOwnSkin(Properties& ofWorld, const Skin* skin);

/// Remembers the skin of a world, and reads it again only when its text has changed. One that cannot be read is none.
/// Used by one thread at a time.
class OwnSkin {
public:
    [[nodiscard]] const SharedSkin& of(const Properties& ofWorld);

private:
    Properties m_read; ///< shares what was read last
    SharedSkin m_skin;
};

} // namespace delve::editor
