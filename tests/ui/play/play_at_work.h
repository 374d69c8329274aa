#pragma once

#include "tests/ui/window/window_at_work.h"
#include "ui/pages/document_page.h"
#include "ui/play/play_screen.h"
#include "ui/play/play_view.h"

#include <QtTest>

#include <initializer_list>
#include <string_view>

/// A window whose document is a small world for playing, and what tests do with it.
namespace delve::test {

/// One level from rows of glyphs: `@` and `&` are starts, `*` flowers, `g` a goblin, other glyphs tiles.
[[nodiscard]] World worldOfRows(std::initializer_list<std::string_view> rows, const Rules& rules);

struct PlayAtWork : WindowAtWork {
    explicit PlayAtWork(World world);

    [[nodiscard]] ui::PlayView& view() const { return *window->pages().current()->viewOf<ui::PlayView>(); }
    [[nodiscard]] editor::PlaySession& session() const { return view().session(); }
    [[nodiscard]] ui::PlayScreen& screen() const { return view().screen(); }
    [[nodiscard]] Cell player(std::size_t number = 0) const { return session().game()->players[number].place.at; }
    /// Presses and releases keys in the focused widget.
    void type(const QString& keys) const;
    /// Clicks the choice with this key on the card.
    void choose(char key) const;
    /// Moves the player onto the first thing of a kind, with the testing command.
    void goOnto(ThingKind kind) const;
};

} // namespace delve::test
