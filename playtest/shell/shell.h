#pragma once

#include "generation/level/recipe.h"
#include "playtest/rules/step.h"
#include "playtest/shell/saved_games.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// From title to end, one character at a time: the same from a keyboard and from a text.
///
///     title -- N --> seed -- digits, then S --> play <--> encounter / store / fight (1-9 choose, B back)
///       |-- L --> play (the saved game)          |
///       `-- Q --> ended      play -- :Q --> saved, ended      play --> over -- Q ended, N new or deeper
///
/// A Shell is a value: a copy is a place to step back to. `type` takes a character and returns what happened. A window
/// types what is pressed there, including a click on a button of the title and an arrow, which is a character of its
/// own (see arrowNorth …), and draws what game(), screen() and view() say. Files are reached through the SavedGames
/// that is passed in.
///
/// For testing, a word in curly brackets is typed as a whole: {walls}, {reveal}, {go 12,7}, {go 12,7 town-3}, {give
/// coins 5}, {give key red}; those with a 2 in front ({2go …}, {2give …}) are for player two. While a word is typed,
/// backspace deletes its last character, and escape cancels it.
namespace delve::play {

inline constexpr char32_t arrowWest = 0x2190;
inline constexpr char32_t arrowNorth = 0x2191;
inline constexpr char32_t arrowEast = 0x2192;
inline constexpr char32_t arrowSouth = 0x2193;
inline constexpr char32_t backspaceKey = 0x08;
inline constexpr char32_t escapeKey = 0x1b;

enum class Screen : std::uint8_t { Title, Seed, Play, Encounter, Store, Fight, Over, Ended };

/// How a person sees the game. No rule depends on it, but in first person the keys of player one walk and turn: so it
/// is saved, and the keys that chose it are part of a replay.
struct ViewChoices {
    bool lights = true;
    bool firstPerson = false;
    bool minimap = false;
    friend bool operator==(const ViewChoices&, const ViewChoices&) = default;
};

/// The result of a typed character.
struct Typed {
    bool meant = true; ///< false: it means nothing in this state, and was ignored
    Message message;   ///< what the shell itself has to say: nothing was saved, the seed is missing
    std::vector<Event> events = {};
    std::string passedOver = {}; ///< what was ignored: the character, or all of the word that it ended
    bool refused = false;        ///< a game could not be loaded or saved; the message says why
    std::string where = {};      ///< the file, and the place in it, that the message is about
};

class Shell {
public:
    /// At the title, to play what this recipe makes, with the rules, tables and tiles of `like`, if it is given.
    /// Without a recipe N plays `like` itself; without either there is only L and Q.
    [[nodiscard]] static Shell atTitle(std::optional<Recipe> recipe, Size size, std::shared_ptr<const World> like = {},
                                       const Declarations& declarations = builtInDeclarations());
    /// At the title, to play what the recipe of this world makes, by its rules.
    [[nodiscard]] static Shell atTitleOf(std::shared_ptr<const World> world,
                                         const Declarations& declarations = builtInDeclarations());
    /// In play at once, on this world. A world that cannot be played is refused as startGame says.
    [[nodiscard]] static Result<Shell> inPlay(std::shared_ptr<const World> world, std::uint64_t seed,
                                              std::optional<Place> from = {},
                                              const Declarations& declarations = builtInDeclarations());

    [[nodiscard]] Typed type(char32_t key, SavedGames& saves);

    [[nodiscard]] Screen screen() const;
    [[nodiscard]] const Game* game() const { return m_game ? &*m_game : nullptr; }
    [[nodiscard]] const ViewChoices& view() const { return m_view; }
    /// The digits of the seed so far; in play what was typed of a word that is not complete: ":" or "{go 1".
    [[nodiscard]] const std::string& typed() const { return m_typed; }
    /// After a load that failed: B loads the backup.
    [[nodiscard]] bool offersBackup() const { return m_offersBackup; }
    /// Does N ask for a seed and make a level? If not, it plays the one there is.
    [[nodiscard]] bool hasRecipe() const { return m_recipe.has_value(); }
    /// Does N at the title begin a game?
    [[nodiscard]] bool canBegin() const { return m_recipe || m_like; }
    /// All that was typed since the game began and meant something: with the first world and its seed, the whole game
    /// (see replay.h).
    [[nodiscard]] const std::string& keys() const { return m_keys; }
    /// The rules versions under which they were typed, in order; empty for a game from before these were counted, when
    /// it was 1.
    [[nodiscard]] const std::vector<std::int64_t>& rulesPlayed() const { return m_rulesPlayed; }
    /// Were all keys typed under the current rules, so that playing them again leads to the same game?
    [[nodiscard]] bool isOfTheseRules() const;
    /// The world that the game began in; at the title the one that is played there, or null.
    [[nodiscard]] const World* firstWorld() const { return m_worlds.empty() ? m_like.get() : m_worlds.front().get(); }
    /// The recipe by which N makes a level.
    [[nodiscard]] const std::optional<Recipe>& recipe() const { return m_recipe; }
    /// Did it begin in play, on a map, and not at the title?
    [[nodiscard]] bool isFromFile() const { return m_fromFile; }

    /// Changes the view from now on, by typing the keys that choose it.
    void chooseView(const ViewChoices& view);

    /// The game as it began.
    [[nodiscard]] Result<Shell> beginning() const;
    /// The game restarted, seen as it is now.
    [[nodiscard]] Result<Shell> again() const;

private:
    friend class SavedGameReader;
    friend class SavedGameWriter;

    [[nodiscard]] Typed typeOnScreen(char32_t key, SavedGames& saves);
    [[nodiscard]] Typed typeAtTitle(char32_t key, SavedGames& saves);
    [[nodiscard]] Typed typeSeed(char32_t key);
    [[nodiscard]] Typed typeInPlay(char32_t key, SavedGames& saves);
    [[nodiscard]] Typed typeWhenOver(char32_t key, SavedGames& saves);
    [[nodiscard]] Typed typeWord(char32_t key, SavedGames& saves);
    [[nodiscard]] Typed begin();
    [[nodiscard]] Typed playLike();
    [[nodiscard]] Typed load(bool backup, SavedGames& saves);
    [[nodiscard]] Typed saveAndEnd(SavedGames& saves);
    [[nodiscard]] Typed obey(const Command& command, std::string_view keys, SavedGames& saves);
    [[nodiscard]] bool toggle(char32_t key);
    void noteRules();
    [[nodiscard]] Done play(std::shared_ptr<const World> world, std::uint64_t seed, std::optional<Place> from);

    enum class Stage : std::uint8_t { Title, Seed, Game, Ended };

    Stage m_stage = Stage::Title;
    Shared<Declarations> m_declarations{builtInDeclarations()}; ///< by which worlds are played and made
    std::optional<Recipe> m_recipe;
    Size m_size;
    std::shared_ptr<const World> m_like; ///< whose rules, tables and tiles a first game has
    bool m_fromFile = false;             ///< N in play regenerates the level by its recipe
    std::string m_typed;
    bool m_offersBackup = false;
    ViewChoices m_view;
    std::optional<Game> m_game;
    // How the game began, and how it went on.
    std::uint64_t m_seed = 0;
    std::optional<Place> m_from;
    std::vector<std::shared_ptr<const World>> m_worlds; ///< the first one, and those made on the way down
    std::string m_keys;
    std::vector<std::int64_t> m_rulesPlayed; ///< empty: 1
};

} // namespace delve::play
