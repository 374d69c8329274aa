#include "playtest/shell/shell.h"

#include "generation/level/rules.h"
#include "generation/recipes/recipes.h"
#include "playtest/rules/depth.h"
#include "playtest/rules/step_context.h"
#include "playtest/shell/keys.h"
#include "playtest/shell/saved_game.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace delve::play {
namespace {

constexpr std::size_t longestSeed = 24; // more than the largest has, so that too many digits get a message
constexpr std::size_t longestWord = 80;

Typed passedOver(std::string word = {}) { return {false, {}, {}, std::move(word)}; }
Typed says(Message message) { return {true, std::move(message)}; }
Typed refuses(Message message) { return {true, std::move(message), {}, {}, true}; }

std::string largestSeed() { return std::to_string(std::numeric_limits<std::uint64_t>::max()); }

/// Digits of a larger number would be taken for a word, and make the level of another seed than what stands there.
bool isSeed(std::string_view digits) {
    std::uint64_t seed = 0;
    return std::from_chars(digits.data(), digits.data() + digits.size(), seed).ec == std::errc{};
}

/// If the message names no file, `file` is the one it is about.
Typed refuses(Failure failure, const std::string& file = {}) {
    auto typed = refuses(std::move(failure.message));
    if (failure.kind != Failure::Kind::BadInput) return typed;
    typed.where = file;
    if (!failure.where.empty()) typed.where += (file.empty() ? "" : ": ") + failure.where;
    return typed;
}

/// Of a shell that is in a game.
std::int64_t todaysRules(const Shell& shell) { return rulesVersionOf(*shell.game()); }

Message goesOnByOtherRules(const Shell& game) {
    return {DELVE_TEXT("play", "This game began with rules version %1 and continues with version %2."),
            {std::to_string(game.rulesPlayed().empty() ? firstRules : game.rulesPlayed().front()),
             std::to_string(todaysRules(game))}};
}

void dropLastCharacter(std::string& text) {
    const auto isWithin = [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U; };
    while (!text.empty() && isWithin(text.back())) text.pop_back();
    if (!text.empty()) text.pop_back();
}

bool hasWholeBackup(SavedGames& saves, const Declarations& declarations) {
    const auto backup = saves.loadBackup();
    return backup && readSavedGame(*backup, declarations);
}

} // namespace

Result<std::string> NoSavedGames::load() { return fileAccess({DELVE_TEXT("play", "There is no saved game here.")}); }

Result<std::string> NoSavedGames::loadBackup() { return load(); }

Done NoSavedGames::save(const Shell&) { return done(); }

Done SavedGames::accepts(const Shell&) const { return done(); }

Shell Shell::atTitle(std::optional<Recipe> recipe, Size size, std::shared_ptr<const World> like,
                     const Declarations& declarations) {
    Shell shell;
    shell.m_declarations = declarations;
    shell.m_recipe = std::move(recipe);
    shell.m_size = size;
    shell.m_like = std::move(like);
    return shell;
}

Shell Shell::atTitleOf(std::shared_ptr<const World> world, const Declarations& declarations) {
    const auto& home = world->levels[homeOf(*world)]; // all else is made ready when the game begins
    return atTitle(home.recipe, home.size(), world, declarations);
}

Result<Shell> Shell::inPlay(std::shared_ptr<const World> world, std::uint64_t seed, std::optional<Place> from,
                            const Declarations& declarations) {
    Shell shell;
    shell.m_declarations = declarations;
    shell.m_fromFile = true;
    if (auto played = shell.play(std::move(world), seed, from); !played) return std::move(played).failure();
    return shell;
}

Done Shell::play(std::shared_ptr<const World> world, std::uint64_t seed, std::optional<Place> from) {
    auto game = from ? startGameAt(world, seed, *from, *m_declarations) : startGame(world, seed, *m_declarations);
    if (!game) return std::move(game).failure();
    const auto& home = world->levels[game->prepared->home];
    if (home.recipe) {
        m_recipe = home.recipe;
        m_size = home.size();
    }
    m_worlds = {game->prepared->world};
    m_game = std::move(*game);
    m_view = {};
    m_view.lights = world->rules->lights;
    m_stage = Stage::Game;
    m_seed = seed;
    m_from = from;
    m_keys.clear();
    m_rulesPlayed = {todaysRules(*this)};
    m_typed.clear();
    return done();
}

bool Shell::isOfTheseRules() const {
    if (m_worlds.empty()) return true;
    const auto ofThese = [today = todaysRules(*this)](std::int64_t version) { return version == today; };
    return m_rulesPlayed.empty() ? ofThese(firstRules) : std::ranges::all_of(m_rulesPlayed, ofThese);
}

/// A key is about to be played under the current rules.
void Shell::noteRules() {
    const auto today = todaysRules(*this);
    if (m_rulesPlayed.empty() && today != firstRules) m_rulesPlayed = {firstRules};
    if (!m_rulesPlayed.empty() && m_rulesPlayed.back() != today) m_rulesPlayed.push_back(today);
}

Result<Shell> Shell::beginning() const {
    if (m_worlds.empty()) return atTitle(m_recipe, m_size, m_like, *m_declarations);
    Shell shell = *this;
    if (auto played = shell.play(m_worlds.front(), m_seed, m_from); !played) return std::move(played).failure();
    if (isOfTheseRules()) shell.m_rulesPlayed = m_rulesPlayed; // one that does not say so stays as it is
    return shell;
}

Result<Shell> Shell::again() const {
    auto shell = beginning();
    if (shell && shell->m_game) shell->chooseView(m_view);
    return shell;
}

Screen Shell::screen() const {
    if (m_stage == Stage::Title) return Screen::Title;
    if (m_stage == Stage::Seed) return Screen::Seed;
    if (m_stage == Stage::Ended || !m_game) return Screen::Ended;
    switch (m_game->mode) {
    case Mode::Encounter: return Screen::Encounter;
    case Mode::Store: return Screen::Store;
    case Mode::Fight: return Screen::Fight;
    case Mode::Over: return Screen::Over;
    case Mode::Walking: break;
    }
    return Screen::Play;
}

Typed Shell::type(char32_t key, SavedGames& saves) {
    auto typed = typeOnScreen(key, saves);
    if (!typed.meant && typed.passedOver.empty()) typed.passedOver = keyText(key);
    return typed;
}

Typed Shell::typeOnScreen(char32_t key, SavedGames& saves) {
    switch (m_stage) {
    case Stage::Title: return typeAtTitle(upperCase(key), saves);
    case Stage::Seed: return typeSeed(upperCase(key));
    case Stage::Game: break;
    case Stage::Ended: return passedOver();
    }
    if (!m_typed.empty()) return typeWord(key, saves);
    if (toggle(upperCase(key))) return {};
    return m_game->over() ? typeWhenOver(upperCase(key), saves) : typeInPlay(upperCase(key), saves);
}

Typed Shell::typeAtTitle(char32_t key, SavedGames& saves) {
    if (key == U'L') return load(false, saves);
    if (key == U'B' && m_offersBackup) return load(true, saves);
    if (key == U'Q') {
        m_stage = Stage::Ended;
        return {};
    }
    if (key != U'N') return passedOver();
    if (!m_recipe && m_like) return playLike();
    if (!m_recipe) return says({DELVE_TEXT("play", "There is no recipe to generate a new level from.")});
    m_stage = Stage::Seed;
    m_typed.clear();
    return {};
}

Typed Shell::typeSeed(char32_t key) {
    if (key >= U'0' && key <= U'9') {
        if (m_typed.size() >= longestSeed) return passedOver();
        m_typed += static_cast<char>(key);
        return {};
    }
    if (key == backspaceKey) {
        if (m_typed.empty()) return passedOver();
        m_typed.pop_back();
        return {};
    }
    if (key == U'B') {
        m_typed.clear();
        m_stage = m_game ? Stage::Game : Stage::Title;
        return {};
    }
    if (key != U'S') return passedOver();
    if (m_typed.empty()) return says({DELVE_TEXT("play", "Type the digits of a seed first, then S.")});
    if (!isSeed(m_typed))
        return says({DELVE_TEXT("play", "The largest seed is %1. Delete some digits, then type S."), {largestSeed()}});
    return begin();
}

/// Makes the level of the seed that was typed.
Typed Shell::begin() {
    Recipe recipe = *m_recipe;
    recipe.seed = seedFromText(m_typed);
    const World* const like = m_worlds.empty() ? m_like.get() : m_worlds.front().get();
    auto world = worldBy(recipe, m_size, like,
                         m_declarations->generation); // the rules and tables of a file stay those of the file
    if (!world) return says(world.failure().message);
    auto view = m_view;
    auto played = play(std::make_shared<const World>(std::move(*world)), recipe.seed, {});
    if (!played) return says(played.failure().message);
    view.lights = m_view.lights; // another level has lights of its own
    chooseView(view);
    return {};
}

/// The world itself, which has no recipe to make another by.
Typed Shell::playLike() {
    const auto world = m_like;
    if (auto played = play(world, defaultSeed(*world), {}); !played) return says(played.failure().message);
    m_fromFile = true;
    return {};
}

Typed Shell::load(bool backup, SavedGames& saves) {
    const auto text = backup ? saves.loadBackup() : saves.load();
    auto read = text ? readSavedGame(*text, *m_declarations) : Result<SavedGame>(text.failure());
    if (!read) {
        m_offersBackup = !backup && hasWholeBackup(saves, *m_declarations);
        return refuses(std::move(read).failure(), saves.fileName(backup));
    }
    if (auto accepted = saves.accepts(read->shell); !accepted) return refuses(std::move(accepted).failure());
    saves.goesOn();
    *this = std::move(read->shell);
    if (backup) return says({DELVE_TEXT("play", "Backup loaded: the game as it was before the last save.")});
    return isOfTheseRules() ? Typed{} : says(goesOnByOtherRules(*this));
}

Typed Shell::typeInPlay(char32_t key, SavedGames& saves) {
    if (key == U':' || key == U'{') {
        m_typed = static_cast<char>(key);
        return {};
    }
    if (key == U'N' && m_fromFile && m_game->mode == Mode::Walking) {
        if (!m_recipe) {
            auto restarted = again();
            if (!restarted) return says(restarted.failure().message);
            *this = std::move(*restarted);
            return {};
        }
        m_stage = Stage::Seed;
        return {};
    }
    if (m_game->mode == Mode::Walking) {
        if (key == char32_t{waitKey}) return obey(Command::wait(), keyText(key), saves);
        const auto players = m_game->players.size();
        const auto move = m_view.firstPerson ? walkOf(key, players, m_game->players[0].facing) : moveOf(key, players);
        return move ? obey(*move, keyText(key), saves) : passedOver();
    }
    if (key == U'B') return obey(Command::back(), "B", saves);
    if (key < U'1' || key > U'9') return passedOver();
    return obey(Command::choose(static_cast<std::size_t>(key - U'0')), keyText(key), saves);
}

Typed Shell::typeWhenOver(char32_t key, SavedGames& saves) {
    if (key == U'Q') {
        m_stage = Stage::Ended;
        return {};
    }
    if (key != U'N') return passedOver();
    if (canGoDeeper(*m_game)) return obey(Command::deeper(), "N", saves);
    if (m_recipe) {
        m_stage = Stage::Seed;
        return {};
    }
    auto restarted = again();
    if (!restarted) return says(restarted.failure().message);
    *this = std::move(*restarted);
    return {};
}

/// What comes after a colon or a curly bracket.
Typed Shell::typeWord(char32_t key, SavedGames& saves) {
    if (key == backspaceKey || key == escapeKey) {
        if (key == backspaceKey) dropLastCharacter(m_typed);
        else m_typed.clear();
        return {};
    }
    auto word = std::exchange(m_typed, {});
    if (word == ":" && upperCase(key) == U'Q') return saveAndEnd(saves);
    const bool ends = word == ":" || key == U'}';
    word += keyText(key);
    if (!ends && word.size() <= longestWord) {
        m_typed = std::move(word);
        return {};
    }
    const auto command =
        word.ends_with('}') ? testingOf(std::string_view(word).substr(1, word.size() - 2)) : std::nullopt;
    auto typed = command ? obey(*command, word, saves) : passedOver();
    if (!typed.meant && command && command->kind == CommandKind::GiveKey && m_game->mode == Mode::Walking)
        typed.message = whatToGive(*m_game, command->word);
    if (!typed.meant) typed.passedOver = std::move(word);
    return typed;
}

Typed Shell::saveAndEnd(SavedGames& saves) {
    if (auto saved = saves.save(*this); !saved) return refuses(saved.failure().message);
    m_stage = Stage::Ended;
    return {};
}

Typed Shell::obey(const Command& command, std::string_view keys, SavedGames& saves) {
    const auto each = saves.autosaveTurns();
    const auto before = m_game->turn / each;
    const auto depth = m_game->depth;
    auto result = step(std::move(*m_game), command);
    m_game = std::move(result.game);
    if (!result.meant) return passedOver();
    noteRules();
    m_keys += keys;
    if (m_game->depth != depth) m_worlds.push_back(m_game->prepared->world);
    if (m_game->turn / each != before && !m_game->over()) saves.autosave(*this);
    return {true, {}, std::move(result.events)};
}

bool Shell::toggle(char32_t key) {
    bool* const choice = key == U'T'   ? &m_view.lights
                         : key == U'F' ? &m_view.firstPerson
                         : key == U'M' ? &m_view.minimap
                                       : nullptr;
    if (!choice) return false;
    *choice = !*choice;
    m_keys += keyText(key);
    return true;
}

void Shell::chooseView(const ViewChoices& view) {
    if (view.lights != m_view.lights) (void)toggle(U'T');
    if (view.firstPerson != m_view.firstPerson) (void)toggle(U'F');
    if (view.minimap != m_view.minimap) (void)toggle(U'M');
}

} // namespace delve::play
