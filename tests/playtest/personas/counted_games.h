#pragma once

#include "playtest/personas/persona.h"
#include "playtest/personas/persona_view.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

namespace delve::test {

/// Personas that walk to the east, and count the games that they begin.
class CountedGames {
public:
    /// `draws`: each of its games draws something, so that another seed may give another game.
    [[nodiscard]] play::PersonaInfo persona(std::string id, bool draws) const {
        play::PersonaInfo info{};
        info.id = std::move(id);
        info.knows = play::MapKnowledge::Whole;
        info.remembers = play::PersonaInfo::always;
        info.patience = 20;
        info.begin = [begun = m_begun, draws] {
            ++*begun;
            return [draws](const play::PersonaView& view, Stream& random) {
                if (draws) (void)random.below(2);
                return play::Command::move(view.who(), Direction::East);
            };
        };
        return info;
    }
    [[nodiscard]] std::int64_t begun() const { return *m_begun; }

private:
    std::shared_ptr<std::atomic<std::int64_t>> m_begun = std::make_shared<std::atomic<std::int64_t>>(0);
};

} // namespace delve::test
