#include "ui/menus/tables.h"

#include "editor/tools/tool_controller.h"
#include "ui/dialogs/questions.h"
#include "ui/pages/pages.h"
#include "ui/play/play_help.h"
#include "ui/play/play_map.h"
#include "ui/play/play_screen.h"
#include "ui/play/play_view.h"
#include "ui/play/replay_bar.h"
#include "ui/problems/pre_play.h"

#include <optional>

namespace delve::ui {

namespace {

const auto replayEnding = QStringLiteral("delvewright-replay.delvesave");

/// Called only while a document is open.
PlayView& viewOf(const Pages& pages) { return *pages.current()->viewOf<PlayView>(); }
editor::PlaySession& sessionOf(const Pages& pages) { return viewOf(pages).session(); }

Action testing(Pages& pages, const char* id, const QString& text, const QString& help, const std::string& word) {
    return {.id = QString::fromLatin1(id),
            .text = text,
            .help = help,
            .run = [&pages, word] { sessionOf(pages).typeWord(word); },
            .enabledWhen = [&pages] { return sessionOf(pages).walking(); }};
}

/// A checkable action for a view option, which types the option's key.
Action viewSwitch(Pages& pages, const char* id, const QString& text, const QString& help, char32_t key,
                  bool play::ViewChoices::*choice) {
    return {.id = QString::fromLatin1(id),
            .text = text,
            .help = help,
            .run = [&pages, key] { sessionOf(pages).type(key); },
            .enabledWhen = [&pages] { return sessionOf(pages).game() != nullptr; },
            .checkedWhen = [&pages, choice] { return sessionOf(pages).view().*choice; }};
}

ActionTable beginActions(Pages& pages, editor::ToolController& toolController, const Questions& questions,
                         WorkInHand& work) {
    const auto play = [&pages, &toolController, questions, &work](std::optional<play::Place> from) {
        auto& view = viewOf(pages);
        view.dropProof();
        playOrAsk(*pages.current(), questions, work,
                  {.fromCell = from.has_value(), .pins = toolController.settings().pins, .play = [&view, from] {
                       view.play(from);
                   }});
    };
    return {
        {.id = QStringLiteral("play.start"),
         .text = Actions::tr("&Play"),
         .keys = {QKeySequence(Qt::Key_F5)},
         .icon = QStringLiteral("play"),
         .help = Actions::tr("Play the map as it is now. Esc returns to the map."),
         .run = [play] { play({}); }},
        {.id = QStringLiteral("play.start-here"),
         .text = Actions::tr("Play fr&om here"),
         .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F5)},
         .help = Actions::tr("Player one starts on the cell under the mouse."),
         .run = [play, &pages] { play(viewOf(pages).meantPlace()); },
         .enabledWhen = [&pages] { return pages.current()->currentView() == 0; }},
        {.id = QStringLiteral("play.resume"),
         .text = Actions::tr("Continue ga&me"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_F5)},
         .help = Actions::tr("Return to the game in progress."),
         .run = [&pages] { viewOf(pages).show(); },
         .enabledWhen = [&pages] { return sessionOf(pages).game() != nullptr; }},
        {.id = QStringLiteral("play.title"),
         .text = Actions::tr("&Title screen"),
         .help = Actions::tr("Start a new game from a seed, or load a saved game."),
         .run = [&pages] { viewOf(pages).showTitle(); }},
    };
}

ActionTable courseActions(Pages& pages) {
    return {
        {.id = QStringLiteral("play.again"),
         .text = Actions::tr("Rest&art"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F5)},
         .icon = QStringLiteral("generate"),
         .help = Actions::tr("Play the same game again from the start."),
         .run = [&pages] { sessionOf(pages).again(); },
         .enabledWhen = [&pages] { return sessionOf(pages).game() != nullptr; }},
        {.id = QStringLiteral("play.step-back"),
         .text = Actions::tr("&Undo turn"),
         .keys = {QKeySequence(Qt::Key_Backspace)},
         .icon = QStringLiteral("back"),
         .help = Actions::tr("Undo the last turn. Repeat to go back further."),
         .run = [&pages] { sessionOf(pages).stepBack(); },
         .enabledWhen = [&pages] { return viewOf(pages).shown() && sessionOf(pages).canStepBack(); }},
    };
}

ActionTable savingActions(Pages& pages, const Questions& questions, WorkInHand& work) {
    const auto filters = QStringList{Actions::tr("Replays and saved games (*.delvesave)")};
    const auto saveReplay = [&pages, questions, filters] {
        const auto path = questions.whereTo(pages.window(), Actions::tr("Save replay"), replayEnding, filters);
        if (!path.isEmpty()) viewOf(pages).saveReplay(path);
    };
    const auto openReplay = [&pages, questions, filters] {
        const auto path = questions.whichFile(pages.window(), Actions::tr("Open replay"), filters);
        if (!path.isEmpty()) viewOf(pages).openReplay(path);
    };
    const auto inGame = [&pages] { return sessionOf(pages).inGame(); };
    return {
        {.id = QStringLiteral("play.save"),
         .text = Actions::tr("&Save the game…"),
         .help = Actions::tr("Save to an existing saved game or a new one."),
         .run = [&pages] { viewOf(pages).screen().showSlots(true); },
         .enabledWhen = inGame},
        {.id = QStringLiteral("play.save-and-end"),
         .text = Actions::tr("Save and &end game"),
         .icon = QStringLiteral("save"),
         .help = Actions::tr("Save to the last used saved game and return to the map, like :Q."),
         .run = [&pages] { sessionOf(pages).saveAndEnd(); },
         .enabledWhen = [&pages] { return sessionOf(pages).canSaveAndEnd(); }},
        {.id = QStringLiteral("play.load"),
         .text = Actions::tr("&Load a game…"),
         .help = Actions::tr("Continue a saved game."),
         .run =
             [&pages] {
                 viewOf(pages).show();
                 viewOf(pages).screen().showSlots(false);
             }},
        {.id = QStringLiteral("play.watch"),
         .text = Actions::tr("&Watch this game"),
         .help = Actions::tr("Replay it from the start, at any speed."),
         .run = [&pages] { sessionOf(pages).watchOwn(); },
         .enabledWhen = inGame},
        {.id = QStringLiteral("play.proof"),
         .text = Actions::tr("Wat&ch the proof"),
         .help = Actions::tr("Proves that the map can be won, and shows that game step by step, forward and back. Play "
                             "on from any point."),
         .run = [&pages, &work] { viewOf(pages).watchProof(work); }},
        {.id = QStringLiteral("play.save-replay"),
         .text = Actions::tr("Save &replay…"),
         .help = Actions::tr("Save the whole game to watch at any speed."),
         .run = saveReplay,
         .enabledWhen = inGame},
        {.id = QStringLiteral("play.open-replay"),
         .text = Actions::tr("Open repla&y…"),
         .help = Actions::tr("Watch a replay or a saved game."),
         .run = openReplay},
    };
}

ActionTable lookActions(Pages& pages) {
    return {
        viewSwitch(pages, "play.view.lights", Actions::tr("Li&ghts (T)"),
                   Actions::tr("Off: only what the players see is drawn."), U'T', &play::ViewChoices::lights),
        viewSwitch(pages, "play.view.first-person", Actions::tr("&First person (F)"),
                   Actions::tr("The view of player one. W and S walk, A and D turn."), U'F',
                   &play::ViewChoices::firstPerson),
        viewSwitch(pages, "play.view.minimap", Actions::tr("M&ini-map (M)"),
                   Actions::tr("Shows the rooms seen so far, by kind."), U'M', &play::ViewChoices::minimap),
        {.id = QStringLiteral("play.view.hints"),
         .text = Actions::tr("Hints &below the map"),
         .keys = {QKeySequence(Qt::Key_F1)},
         .icon = QStringLiteral("keyboard"),
         .help = Actions::tr("Shows the keys of the game and what can kill again; once all is shown, hides it."),
         .run = [&pages] { viewOf(pages).screen().help().showOrHide(); },
         .enabledWhen = [&pages] { return viewOf(pages).shown() && sessionOf(pages).walking(); }},
        {.id = QStringLiteral("play.view.letters"),
         .text = Actions::tr("Glyp&hs instead of pictures"),
         .help = Actions::tr("Draws each tile as its glyph, and the players as @ and &."),
         .run = [&pages] { viewOf(pages).screen().setLetters(!viewOf(pages).screen().map().letters()); },
         .checkedWhen = [&pages] { return viewOf(pages).screen().map().letters(); }},
        {.id = QStringLiteral("play.view.window"),
         .text = Actions::tr("Separate win&dow"),
         .help = Actions::tr("Play beside the map. The choice is remembered."),
         .run = [&pages] { viewOf(pages).setOwnWindow(!viewOf(pages).ownWindow()); },
         .checkedWhen = [&pages] { return viewOf(pages).ownWindow(); }},
    };
}

ActionTable testingActions(Pages& pages) {
    const QString help = Actions::tr("Marks the game as tested.");
    ActionTable rows{
        testing(pages, "play.test.reveal", Actions::tr("&Reveal the level"), help, "{reveal}"),
        testing(pages, "play.test.walls", Actions::tr("&Walk through walls"), help, "{walls}"),
        {.id = QStringLiteral("play.test.go"),
         .text = Actions::tr("&Go to a cell…"),
         .help = Actions::tr("Click a cell to move player one there. Marks the game as tested."),
         .run = [&pages] { viewOf(pages).screen().pickCell(); },
         .enabledWhen = [&pages] { return sessionOf(pages).walking(); }},
        testing(pages, "play.test.coins", Actions::tr("Give 10 &coins"), help, "{give coins 10}"),
        testing(pages, "play.test.health", Actions::tr("Give 10 &health"), help, "{give health 10}"),
        testing(pages, "play.test.supplies", Actions::tr("Give 10 &supplies"), help, "{give supplies 10}"),
        testing(pages, "play.test.strength", Actions::tr("Give 5 s&trength"), help, "{give strength 5}"),
        {.id = QStringLiteral("play.test.keys"),
         .text = Actions::tr("Give all &keys"),
         .help = help,
         .run = [&pages] { viewOf(pages).screen().giveAllKeys(); },
         .enabledWhen = [&pages] { return sessionOf(pages).walking(); }},
    };
    rows[1].checkedWhen = [&pages] {
        const auto* game = sessionOf(pages).game();
        return game && game->walksThroughWalls;
    };
    return rows;
}

} // namespace

ActionTable playActions(Pages& pages, editor::ToolController& toolController, const Questions& questions,
                        WorkInHand& work) {
    ActionTable rows;
    for (auto& part : {beginActions(pages, toolController, questions, work), courseActions(pages),
                       savingActions(pages, questions, work), lookActions(pages), testingActions(pages)})
        rows.insert(rows.end(), part.begin(), part.end());
    return rows;
}

} // namespace delve::ui
