#include "app/console/failures.h"
#include "app/console/json_writer.h"
#include "app/verbs/play_beginning.h"
#include "app/verbs/play_keys.h"
#include "app/verbs/play_saves.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/verbs.h"
#include "app/words/words.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/printable.h"
#include "playtest/shell/keys.h"
#include "playtest/shell/map_text.h"
#include "playtest/shell/saved_names.h"

#include <algorithm>
#include <deque>

namespace delve::app {
namespace {

constexpr std::size_t maxMessages = 20;

/// The results of the keys, besides the game itself.
struct Played {
    std::deque<std::string> messages; ///< the latest ones, translated
    std::vector<std::string> passedOver;
    // Why it was not done in the end:
    std::optional<Message> notLoaded;
    std::optional<Message> notSaved;
    std::optional<Message> notBegun;
};

void keep(Played& played, const Message& message) {
    if (message.text.empty()) return;
    played.messages.push_back(translated(message));
    if (played.messages.size() > maxMessages) played.messages.pop_front();
}

/// Why no game was loaded, in one sentence that says where its backup is.
Message withBackup(const Message& refusal) {
    auto words = translated(refusal);
    while (words.ends_with('.')) words.pop_back();
    return {DELVE_TEXT("command line", "%1. To load the backup, the game saved before it, type B at the title."),
            {words}};
}

/// Notes why a key failed to begin, load or save a game; forgets it once a game has begun or was loaded.
void noteGames(const play::Shell& shell, play::Screen before, play::Typed& typed, Played& played) {
    const bool loads = before == play::Screen::Title;
    const bool begins = loads || before == play::Screen::Seed;
    typed.message = withPlace(typed);
    if (typed.refused && shell.offersBackup()) typed.message = withBackup(typed.message);
    if (typed.refused) (loads ? played.notLoaded : played.notSaved) = typed.message;
    else if (begins && !typed.message.text.empty()) played.notBegun = typed.message;
    const bool inGame = shell.game() && shell.screen() != play::Screen::Seed;
    if (begins && inGame) played.notBegun.reset();
    if (loads && inGame) played.notLoaded.reset();
}

/// False if Ctrl+C stopped it.
bool typeKeys(play::Shell& shell, std::string_view keys, PlaySaves& saves, Played& played,
              const generation::Feedback& feedback) {
    for (const char32_t key : play::keysOf(keys)) {
        if (feedback.stopped()) return false;
        const auto before = shell.screen();
        const auto saved = saves.saved;
        auto typed = shell.type(key, saves);
        if (!typed.meant) played.passedOver.push_back(typed.passedOver);
        noteGames(shell, before, typed, played);
        if (saves.saved > saved) played.notSaved.reset();
        keep(played, typed.message);
        for (const auto& event : typed.events) keep(played, event.message);
    }
    if (shell.screen() != play::Screen::Seed && !shell.typed().empty()) played.passedOver.push_back(shell.typed());
    return true;
}

std::string levelId(const play::Game& game, std::uint32_t level) { return game.level(level).id; }

void writePlayer(JsonWriter& json, const play::Game& game, const play::Player& player) {
    json.beginObject(JsonWriter::Layout::Inline);
    const auto number = [&](std::string_view name, std::int64_t value) {
        json.key(name);
        json.number(value);
    };
    number("x", player.place.at.x);
    number("y", player.place.at.y);
    json.key("level");
    json.text(levelId(game, player.place.level));
    number("score", player.score);
    number("health", player.health);
    number("supplies", player.supplies);
    number("coins", player.coins);
    json.key("keys");
    json.beginArray(JsonWriter::Layout::Inline);
    for (const auto& key : player.keys) json.text(key);
    json.endArray();
    json.endObject();
}

std::string mapOf(const play::Shell& shell) {
    const play::Game& game = *shell.game();
    const auto level = game.players.front().place.level;
    play::Knowledge knowledge;
    knowledge.look(game, level, shell.view().lights);
    return play::mapText(game, level, knowledge);
}

template <class Texts>
void writeTexts(JsonWriter& json, std::string_view name, const Texts& texts) {
    json.key(name);
    json.beginArray();
    for (const auto& text : texts) json.text(text);
    json.endArray();
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const auto end = std::min(text.find('\n', from), text.size());
        lines.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return lines;
}

void writeFight(JsonWriter& json, const play::Game& game) {
    const auto& foe = game.interaction.foe;
    json.key("fight");
    json.beginObject(JsonWriter::Layout::Inline);
    json.key("enemy");
    json.text(play::kindOf(game, foe).name);
    json.key("health");
    json.number(foe.health);
    json.key("intent");
    json.text(play::intentWords[game.interaction.intent]);
    json.endObject();
}

void printJson(const play::Shell& shell, const Played& played, bool show, Console& console) {
    JsonWriter json([&](std::string_view piece) { return console.print(piece); });
    const play::Game* const game = shell.game();
    json.beginObject();
    json.key("state");
    json.text(play::stateName(shell));
    json.key("players");
    json.beginArray();
    if (game)
        for (const auto& player : game->players) writePlayer(json, *game, player);
    json.endArray();
    json.key("turn");
    json.number(game ? game->turn : 0);
    json.key("level");
    json.text(game ? levelId(*game, game->players.front().place.level) : std::string());
    json.key("winner");
    json.number(game ? static_cast<std::int64_t>(game->winner) : 0);
    json.key("depth");
    json.number(game ? game->depth : 0);
    json.key("tested");
    json.truth(game && game->tested);
    if (game && game->mode == play::Mode::Fight) writeFight(json, *game);
    writeTexts(json, "messages", played.messages);
    writeTexts(json, "passedOver", played.passedOver);
    if (show && game) writeTexts(json, "map", linesOf(mapOf(shell)));
    json.endObject();
    (void)json.finish();
}

Message stateOf(const play::Shell& shell) {
    const play::Game* const game = shell.game();
    if (!game) return {DELVE_TEXT("command line", "At the title: no game was begun.")};
    const std::string turn = std::to_string(game->turn);
    const auto reason = translated(play::reasonOf(*game));
    switch (game->ending) {
    case play::Ending::Won:
        if (game->winner == 0) return {DELVE_TEXT("command line", "Won together in turn %1: %2"), {turn, reason}};
        return {DELVE_TEXT("command line", "Won by player %1 in turn %2: %3"),
                {std::to_string(game->winner), turn, reason}};
    case play::Ending::Lost: return {DELVE_TEXT("command line", "Lost in turn %1: %2"), {turn, reason}};
    case play::Ending::Draw: return {DELVE_TEXT("command line", "A draw in turn %1: %2"), {turn, reason}};
    case play::Ending::None: break;
    }
    if (shell.screen() == play::Screen::Ended) return {DELVE_TEXT("command line", "Ended in turn %1."), {turn}};
    return {DELVE_TEXT("command line", "In play, turn %1, depth %2."), {turn, std::to_string(game->depth)}};
}

Message playerLine(const play::Game& game, std::size_t number) {
    const play::Player& player = game.players[number];
    return {
        DELVE_TEXT("command line", "Player %1 at (%2, %3) of %4: score %5, health %6, supplies %7, coins %8, keys: %9"),
        {std::to_string(number + 1), std::to_string(player.place.at.x), std::to_string(player.place.at.y),
         levelId(game, player.place.level), std::to_string(player.score), std::to_string(player.health),
         std::to_string(player.supplies), std::to_string(player.coins),
         player.keys.empty() ? "-" : listed(player.keys)}};
}

void printText(const play::Shell& shell, const Played& played, bool show, Console& console) {
    console.print(oneLine(stateOf(shell)) + '\n');
    const play::Game* const game = shell.game();
    for (std::size_t i = 0; game && i < game->players.size(); ++i) console.print(oneLine(playerLine(*game, i)) + '\n');
    if (!show) return;
    if (!played.messages.empty()) console.print(safeLine(played.messages.back()) + '\n');
    if (!played.passedOver.empty())
        console.print(oneLine({DELVE_TEXT("command line", "Ignored keys: %1"), {listed(played.passedOver)}}) + '\n');
    if (game) console.print('\n' + mapOf(shell));
}

bool asksToSave(std::string_view keys) {
    return keys.find(":Q") != std::string_view::npos || keys.find(":q") != std::string_view::npos;
}

ExitStatus sayWhatFailed(const Played& played, bool neverSaved, std::string_view keys, Console& console) {
    if (played.notLoaded) return console.fail(ExitStatus::File, *played.notLoaded);
    if (played.notSaved) return console.fail(ExitStatus::File, *played.notSaved);
    if (played.notBegun) return console.fail(ExitStatus::Impossible, *played.notBegun);
    if (neverSaved)
        console.note(asksToSave(keys)
                         ? DELVE_TEXT("command line", "Nothing was saved: :Q was typed while no game was in play.")
                         : DELVE_TEXT("command line", "Nothing was saved: the keys contain no :Q."));
    return ExitStatus::Success;
}

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    Console& console = context.console;
    const auto keys = keysToPlay(arguments);
    if (!keys) return complain(console, keys.failure(), ExitStatus::File);
    if (const auto kept = asksToSave(*keys) ? checkSaved(arguments, context) : done(); !kept)
        return complain(console, kept.failure(), ExitStatus::File);
    std::optional<play::Shell> shell;
    if (const auto refusal = beginPlay(arguments, context, shell))
        return complain(console, refusal->failure, refusal->status, refusal->about);
    PlaySaves saves(arguments, context, *shell);
    Played played;
    if (!typeKeys(*shell, *keys, saves, played, context.feedback))
        return console.fail(ExitStatus::Stopped, stoppedMessage());
    const bool show = arguments.has("show");
    if (arguments.has("json")) printJson(*shell, played, show, console);
    else printText(*shell, played, show, console);
    if (!saves.savedSlot.empty())
        console.note(
            {DELVE_TEXT("command line", "Saved as \"%1\" in the window's list of saved games. To save to a file, "
                                        "use --save."),
             {saves.savedSlot}});
    return sayWhatFailed(played, arguments.has("save") && saves.saved == 0, *keys, console);
}

std::vector<Option> options() {
    return withWritingOptions({
        fromOption(),
        {.name = "seed",
         .value = "N|WORD",
         .help =
             DELVE_TEXT("command line", "for a recipe: plays the level of this seed at once, without the title; for a "
                                        "map: the seed of the game's random numbers")},
        keysOption(),
        keysFromOption(),
        {.name = "save",
         .value = "FILE",
         .help =
             DELVE_TEXT("command line", "the file that :Q saves to; default: the file of --load, or else the window's "
                                        "list of saved games"),
         .completes = Completes::File},
        {.name = "load",
         .value = "FILE",
         .help = DELVE_TEXT("command line", "the saved game that L loads at the title; default: the latest in the "
                                            "window's list"),
         .completes = Completes::File},
        {.name = "show",
         .help = DELVE_TEXT("command line", "also prints the last message, the ignored keys and the map as text")},
        {.name = "json", .help = DELVE_TEXT("command line", "prints one JSON object")},
    });
}

} // namespace

Verb playVerb() {
    Verb verb;
    verb.syntax.verb = "play";
    verb.summary = DELVE_TEXT("command line", "Plays a level with typed keys, without a window.");
    verb.details = {DELVE_TEXT(
        "command line", "A recipe starts at the title: N, the digits of a seed and S begin a game; L continues the "
                        "saved one. A map starts in play. W, A, S and D move player one; I, J, K and L move player "
                        "two. 1 to 9 choose, B goes back, :Q saves and quits. The same keys give the same game on "
                        "every machine.")};
    verb.syntax.operands = {{"FILE|RECIPE",
                             DELVE_TEXT("command line", "a map, the name of a recipe, or a .recipe file"), 0, 1,
                             Completes::RecipeOrFile, true}};
    verb.syntax.options = options();
    verb.examples = {
        {"play grown-rooms --keys N1234SWWDD:Q --save g.delvesave --show",
         DELVE_TEXT("command line", "begins a game, moves, saves and quits")},
        {"play caves --seed 7 --keys-from walk.txt --json",
         DELVE_TEXT("command line", "plays the keys of a file and prints the outcome as JSON")},
        {"play --load g.delvesave --keys LAAS --show", DELVE_TEXT("command line", "continues that saved game")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve::app
