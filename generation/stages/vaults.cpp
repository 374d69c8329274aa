#include "generation/stages/vaults.h"

#include "generation/stages/vault_library.h"

#include <algorithm>
#include <vector>

namespace delve {
namespace {

/// A vault as it is to be placed, turned by quarters and perhaps mirrored.
class TurnedVault {
public:
    TurnedVault(const Vault& vault, std::int64_t quarters, bool mirrored) {
        for (const auto row : vault.rows) m_rows.emplace_back(row);
        if (mirrored)
            for (auto& row : m_rows) std::ranges::reverse(row);
        for (std::int64_t i = 0; i < quarters; ++i) turn();
    }

    [[nodiscard]] Size size() const {
        return {static_cast<std::int32_t>(m_rows.front().size()), static_cast<std::int32_t>(m_rows.size())};
    }
    [[nodiscard]] char at(std::int32_t x, std::int32_t y) const {
        return m_rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    }

private:
    void turn() {
        const Size old = size();
        std::vector<std::string> turned(static_cast<std::size_t>(old.width), std::string(m_rows.size(), ' '));
        for (std::int32_t y = 0; y < old.height; ++y)
            for (std::int32_t x = 0; x < old.width; ++x)
                turned[static_cast<std::size_t>(x)][static_cast<std::size_t>(old.height - 1 - y)] = at(x, y);
        m_rows = std::move(turned);
    }

    std::vector<std::string> m_rows;
};

bool isFloor(char glyph) { return glyph == '.' || glyph == 'c' || glyph == '$' || glyph == 'i' || glyph == '?'; }

std::optional<ThingKind> thingOf(char glyph) {
    for (const auto& kind : thingKinds())
        if (kind.glyph == glyph && isFloor(glyph) && glyph != '.') return kind.kind;
    return {};
}

std::vector<Run> floorOf(const TurnedVault& vault, Cell corner) {
    std::vector<Run> runs;
    for (std::int32_t y = 0; y < vault.size().height; ++y)
        for (std::int32_t x = 0; x < vault.size().width;) {
            const auto from = x;
            while (x < vault.size().width && isFloor(vault.at(x, y))) ++x;
            if (x > from) runs.push_back({{corner.x + from, corner.y + y}, x - from, false});
            else ++x;
        }
    return runs;
}

void build(Draft& draft, const TurnedVault& vault, Cell corner) {
    draft.addRoom(floorOf(vault, corner));
    for (std::int32_t y = 0; y < vault.size().height; ++y)
        for (std::int32_t x = 0; x < vault.size().width; ++x) {
            const Cell cell{corner.x + x, corner.y + y};
            const char glyph = vault.at(x, y);
            if (glyph == '~') draft.set(cell, Tile::Water);
            if (glyph == 'T') draft.set(cell, Tile::Forest);
            if (glyph == '#') draft.set(cell, Tile::Wall);
            if (const auto kind = thingOf(glyph)) draft.addThing(*kind, cell);
        }
}

bool placeOne(Draft& draft, Stream& random) {
    static constexpr int tries = 60;
    const auto library = vaultLibrary();
    for (int i = 0; i < tries; ++i) {
        const auto& vault = library[static_cast<std::size_t>(random.below(library.size()))];
        const auto quarters = random.between(0, 3);
        const bool mirrored = random.chance(1, 2);
        const TurnedVault turned(vault, quarters, mirrored);
        const Rect inside = draft.inside();
        if (turned.size().width > inside.width || turned.size().height > inside.height) continue;
        const auto x = random.between(inside.x, inside.right() - turned.size().width);
        const auto y = random.between(inside.y, inside.bottom() - turned.size().height);
        const Rect place{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y), turned.size().width,
                         turned.size().height};
        if (!draft.isFree(place.grown(1))) continue;
        build(draft, turned, place.topLeft());
        return true;
    }
    return false;
}

} // namespace

Done vaults(Draft& draft, Stream& random, const VaultsParameters& parameters) {
    const auto wanted = random.between(parameters.rooms.from, parameters.rooms.to);
    std::int64_t placed = 0;
    while (placed < wanted && !draft.stopped() && placeOne(draft, random)) ++placed;
    if (draft.stopped()) return cancelled();
    if (placed < wanted)
        draft.note({DELVE_TEXT("stage", "%1 rooms made by hand were asked for; there was space for %2."),
                    {std::to_string(wanted), std::to_string(placed)}});
    return done();
}

Stage vaultsStage() {
    using P = VaultsParameters;
    Stage stage;
    stage.name = "vaults";
    stage.group = StageGroup::Rooms;
    stage.label = DELVE_TEXT("stage", "Vaults");
    stage.help = DELVE_TEXT("stage", "Places rooms that were made by hand, turned and mirrored.");
    stage.gives = Part::Rooms | Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("rooms", &P::rooms, whole(0, 10'000), DELVE_TEXT("stage", "Vaults"),
                  DELVE_TEXT("stage", "How many of these rooms to place.")),
    };
    stage.run = runWith<P>(vaults, stage.parameters);
    return stage;
}

} // namespace delve
