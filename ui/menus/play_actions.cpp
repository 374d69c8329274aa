#include "ui/menus/tables.h"

#include "ui/dialogs/questions.h"
#include "ui/pages/pages.h"
#include "ui/play/play_map.h"
#include "ui/play/play_screen.h"
#include "ui/play/play_view.h"
#include "ui/play/replay_bar.h"

namespace delve::ui {

namespace {

const auto replayEnding = QStringLiteral("delvewright-replay.delvesave");

/// Asked only while a document is open.
PlayView& viewOf(const Pages& pages) { return *pages.current()->viewOf<PlayView>(); }
editor::PlaySession& sessionOf(const Pages& pages) { return viewOf(pages).session(); }

/// In a game that a person plays, walking.
bool walking(const Pages& pages) {
    const auto& session = sessionOf(pages);
    return session.inGame() && session.screen() == play::Screen::Play;
}

Action testing(Pages& pages, const char* id, const QString& text, const QString& help, const std::string& word) {
    return {.id = QString::fromLatin1(id),
            .text = text,
            .help = help,
            .run = [&pages, word] { sessionOf(pages).typeWord(word); },
            .enabledWhen = [&pages] { return walking(pages); }};
}

/// A switch of the view, as its key has it.
Action viewSwitch(Pages& pages, const char* id, const QString& text, const QString& help, char32_t key,
                  bool play::ViewChoices::*choice) {
    return {.id = QString::fromLatin1(id),
            .text = text,
            .help = help,
            .run = [&pages, key] { sessionOf(pages).type(key); },
            .enabledWhen = [&pages] { return sessionOf(pages).game() != nullptr; },
            .checkedWhen = [&pages, choice] { return sessionOf(pages).view().*choice; }};
}

ActionTable beginActions(Pages& pages) {
    return {
        {.id = QStringLiteral("play.start"),
         .text = Actions::tr("&Play"),
         .keys = {QKeySequence(Qt::Key_F5)},
         .icon = QStringLiteral("play"),
         .help = Actions::tr("Play the map as it is now. Esc comes back."),
         .run = [&pages] { viewOf(pages).play(false); }},
        {.id = QStringLiteral("play.start-here"),
         .text = Actions::tr("Play from the cell under the &mouse"),
         .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F5)},
         .help = Actions::tr("Player one begins on that cell."),
         .run = [&pages] { viewOf(pages).play(true); },
         .enabledWhen = [&pages] { return pages.current()->currentView() == 0; }},
        {.id = QStringLiteral("play.resume"),
         .text = Actions::tr("Go &on playing"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_F5)},
         .help = Actions::tr("Back to the game that waits."),
         .run = [&pages] { viewOf(pages).show(); },
         .enabledWhen = [&pages] { return sessionOf(pages).game() != nullptr; }},
        {.id = QStringLiteral("play.title"),
         .text = Actions::tr("&Title"),
         .help = Actions::tr("Begin a new game by a seed, or go on with a saved one."),
         .run = [&pages] { viewOf(pages).showTitle(); }},
    };
}

ActionTable courseActions(Pages& pages) {
    return {
        {.id = QStringLiteral("play.again"),
         .text = Actions::tr("&Again"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F5)},
         .icon = QStringLiteral("generate"),
         .help = Actions::tr("The same game from its beginning."),
         .run = [&pages] { sessionOf(pages).again(); },
         .enabledWhen = [&pages] { return sessionOf(pages).game() != nullptr; }},
        {.id = QStringLiteral("play.step-back"),
         .text = Actions::tr("Step &back"),
         .keys = {QKeySequence(Qt::Key_Backspace)},
         .icon = QStringLiteral("back"),
         .help = Actions::tr("Takes the last turn back; as often as you like."),
         .run = [&pages] { sessionOf(pages).stepBack(); },
         .enabledWhen = [&pages] { return viewOf(pages).shown() && sessionOf(pages).canStepBack(); }},
    };
}

ActionTable savingActions(Pages& pages, const Questions& questions) {
    const auto filters = QStringList{Actions::tr("Replays and saved games (*.delvesave)")};
    const auto saveReplay = [&pages, questions, filters] {
        const auto path = questions.whereTo(pages.window(), Actions::tr("Save the replay"), replayEnding, filters);
        if (!path.isEmpty()) viewOf(pages).saveReplay(path);
    };
    const auto openReplay = [&pages, questions, filters] {
        const auto path = questions.whichFile(pages.window(), Actions::tr("Open a replay"), filters);
        if (!path.isEmpty()) viewOf(pages).openReplay(path);
    };
    const auto inGame = [&pages] { return sessionOf(pages).inGame(); };
    return {
        {.id = QStringLiteral("play.save"),
         .text = Actions::tr("&Save the game…"),
         .help = Actions::tr("Into one of the saved games, or a new one."),
         .run = [&pages] { viewOf(pages).screen().showSlots(true); },
         .enabledWhen = inGame},
        {.id = QStringLiteral("play.save-and-end"),
         .text = Actions::tr("Save and &end"),
         .icon = QStringLiteral("save"),
         .help = Actions::tr("Saves where it was saved last, and comes back to the map; as :Q does."),
         .run = [&pages] { sessionOf(pages).saveAndEnd(); },
         .enabledWhen = [&pages] { return sessionOf(pages).canSaveAndEnd(); }},
        {.id = QStringLiteral("play.load"),
         .text = Actions::tr("&Load a game…"),
         .help = Actions::tr("One of the saved games."),
         .run =
             [&pages] {
                 viewOf(pages).show();
                 viewOf(pages).screen().showSlots(false);
             }},
        {.id = QStringLiteral("play.watch"),
         .text = Actions::tr("&Watch this game"),
         .help = Actions::tr("All of it from its beginning, at any speed."),
         .run = [&pages] { sessionOf(pages).watchOwn(); },
         .enabledWhen = inGame},
        {.id = QStringLiteral("play.save-replay"),
         .text = Actions::tr("Save as a &replay…"),
         .help = Actions::tr("The whole play, to be watched at any speed."),
         .run = saveReplay,
         .enabledWhen = inGame},
        {.id = QStringLiteral("play.open-replay"),
         .text = Actions::tr("&Open a replay…"),
         .help = Actions::tr("Watch a play, a saved game too."),
         .run = openReplay},
    };
}

ActionTable lookActions(Pages& pages) {
    return {
        viewSwitch(pages, "play.view.lights", Actions::tr("&Lights (T)"),
                   Actions::tr("Off: only what the players see is drawn."), U'T', &play::ViewChoices::lights),
        viewSwitch(pages, "play.view.first-person", Actions::tr("&First person (F)"),
                   Actions::tr("What player one sees; W and S walk, A and D turn."), U'F',
                   &play::ViewChoices::firstPerson),
        viewSwitch(pages, "play.view.minimap", Actions::tr("&Minimap (M)"),
                   Actions::tr("Rooms by their kind, and only what was seen."), U'M', &play::ViewChoices::minimap),
        {.id = QStringLiteral("play.view.letters"),
         .text = Actions::tr("&Letters in place of pictures"),
         .help = Actions::tr("@ and & for the players, and each tile as its letter."),
         .run = [&pages] { viewOf(pages).screen().setLetters(!viewOf(pages).screen().map().letters()); },
         .checkedWhen = [&pages] { return viewOf(pages).screen().map().letters(); }},
        {.id = QStringLiteral("play.view.window"),
         .text = Actions::tr("In a &window of its own"),
         .help = Actions::tr("Play beside the map; remembered."),
         .run = [&pages] { viewOf(pages).setOwnWindow(!viewOf(pages).ownWindow()); },
         .checkedWhen = [&pages] { return viewOf(pages).ownWindow(); }},
    };
}

ActionTable testingActions(Pages& pages) {
    const QString help = Actions::tr("For testing; the game is marked as tested.");
    ActionTable rows{
        testing(pages, "play.test.reveal", Actions::tr("&Reveal the level"), help, "{reveal}"),
        testing(pages, "play.test.walls", Actions::tr("&Walk through walls"), help, "{walls}"),
        {.id = QStringLiteral("play.test.go"),
         .text = Actions::tr("&Go to a cell…"),
         .help = Actions::tr("Click where player one is to stand; the game is marked as tested."),
         .run = [&pages] { viewOf(pages).screen().pickCell(); },
         .enabledWhen = [&pages] { return walking(pages); }},
        testing(pages, "play.test.coins", Actions::tr("Give 10 &coins"), help, "{give coins 10}"),
        testing(pages, "play.test.health", Actions::tr("Give 10 &health"), help, "{give health 10}"),
        testing(pages, "play.test.supplies", Actions::tr("Give 10 &supplies"), help, "{give supplies 10}"),
        testing(pages, "play.test.strength", Actions::tr("Give 5 s&trength"), help, "{give strength 5}"),
        {.id = QStringLiteral("play.test.keys"),
         .text = Actions::tr("Give all &keys"),
         .help = help,
         .run = [&pages] { viewOf(pages).screen().giveAllKeys(); },
         .enabledWhen = [&pages] { return walking(pages); }},
    };
    rows[1].checkedWhen = [&pages] {
        const auto* game = sessionOf(pages).game();
        return game && game->walksThroughWalls;
    };
    return rows;
}

} // namespace

ActionTable playActions(Pages& pages, const Questions& questions) {
    ActionTable rows;
    for (auto& part : {beginActions(pages), courseActions(pages), savingActions(pages, questions), lookActions(pages),
                       testingActions(pages)})
        rows.insert(rows.end(), part.begin(), part.end());
    return rows;
}

} // namespace delve::ui
