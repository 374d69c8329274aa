#include "editor/play/play_card.h"

#include "editor/drawing/colours.h"
#include "editor/play/sprites.h"
#include "editor/text/message_text.h"
#include "generation/level/enemy_kind.h"
#include "playtest/rules/depth.h"
#include "playtest/rules/game.h"

#include <QCoreApplication>

namespace delve::editor {
namespace {

constexpr qsizetype maxTold = 6;

struct Cards {
    Q_DECLARE_TR_FUNCTIONS(PlayCard)
};

QString recordOf(const PlaySession& session) {
    const auto record = session.record();
    return record > 0 ? Cards::tr("Record: depth %1.").arg(record) : QString();
}

PlayCard titleCard(const PlaySession& session) {
    PlayCard card;
    card.picture = QStringLiteral("goal");
    card.title = session.name().isEmpty() ? Cards::tr("Delvewright") : session.name();
    card.text = Cards::tr("Start a new game, or load a saved game.");
    if (const auto record = recordOf(session); !record.isEmpty()) card.text += QStringLiteral("\n") + record;
    card.notice = toQString(session.notice());
    if (!session.notice().text.empty()) card.mood = PlayCard::Mood::Bad;
    card.choices = {{U'N', Cards::tr("New game"), session.shell().canBegin()},
                    {U'L', Cards::tr("Load"), session.canLoad()}};
    if (session.shell().offersBackup()) card.choices.push_back({U'B', Cards::tr("Load the backup")});
    card.choices.push_back({U'Q', Cards::tr("Quit")});
    card.slotsOffered = true;
    return card;
}

PlayCard seedCard(const PlaySession& session) {
    PlayCard card;
    card.picture = QStringLiteral("encounter");
    card.title = Cards::tr("New game");
    card.text = Cards::tr("Type the digits of a seed. The same seed always makes the same level.");
    card.notice = toQString(session.notice());
    card.seed = QString::fromStdString(session.shell().typed());
    card.choices = {{U'S', Cards::tr("Start"), !card.seed->isEmpty()}, {U'B', Cards::tr("Back")}};
    return card;
}

PlayCard makingCard() {
    PlayCard card;
    card.picture = QStringLiteral("goal");
    card.title = Cards::tr("New game");
    card.text = Cards::tr("The level is being generated.");
    card.choices = {{play::escapeKey, Cards::tr("Stop")}};
    return card;
}

QString pictureOfMeeting(const play::Game& game) {
    if (game.mode == play::Mode::Store) return QStringLiteral("store");
    if (game.mode == play::Mode::Fight) return enemySprite(play::kindOf(game, game.interaction.foe));
    return QStringLiteral("encounter");
}

QString titleOfMeeting(play::Mode mode) {
    if (mode == play::Mode::Store) return Cards::tr("The store");
    return mode == play::Mode::Fight ? Cards::tr("A fight") : Cards::tr("An encounter");
}

PlayCard meetingCard(const PlaySession& session, const play::Game& game) {
    PlayCard card;
    const auto offer = play::offerOf(game);
    card.picture = pictureOfMeeting(game);
    if (game.mode == play::Mode::Fight) card.colour = toRgb(play::kindOf(game, game.interaction.foe).colour);
    card.title = titleOfMeeting(game.mode);
    const QString title = toQString(offer.title);
    const QString ahead = toQString(offer.ahead);
    card.text = ahead.isEmpty() ? title : title + u'\n' + ahead;
    for (const auto& message : session.toldOfMeeting()) {
        const QString told = toQString(message);
        if (told != title) card.told.append(told);
    }
    if (!card.told.isEmpty() && card.told.last() == ahead) card.told.removeLast();
    if (card.told.size() > maxTold) card.told = card.told.last(maxTold);
    card.notice = toQString(session.notice());
    char32_t key = U'1';
    for (const auto& choice : offer.choices) card.choices.push_back({key++, toQString(choice)});
    if (!offer.mayLeave) return card;
    card.choices.push_back(
        {U'B', game.mode == play::Mode::Fight ? Cards::tr("Back away") : Cards::tr("Back to the map")});
    return card;
}

QString endTitle(const play::Game& game) {
    if (game.ending == play::Ending::Draw) return Cards::tr("A draw");
    if (game.ending == play::Ending::Lost) return Cards::tr("Lost");
    if (game.players.size() == 1) return Cards::tr("Won");
    return game.winner > 0 ? Cards::tr("Player %1 has won").arg(game.winner) : Cards::tr("Won together");
}

PlayCard endCard(const PlaySession& session, const play::Game& game) {
    PlayCard card;
    const bool won = game.ending == play::Ending::Won;
    card.picture = won ? QStringLiteral("goal") : QStringLiteral("enemy");
    if (game.winner > 0 && game.players.size() > 1) card.picture = playerSprite(game.winner - 1);
    if (game.ending == play::Ending::Draw) card.picture = QStringLiteral("flower");
    card.mood = won                                 ? PlayCard::Mood::Good
                : game.ending == play::Ending::Lost ? PlayCard::Mood::Bad
                                                    : PlayCard::Mood::Plain;
    card.title = endTitle(game);
    card.text = toQString(play::reasonOf(game));
    card.text += QStringLiteral("\n") + Cards::tr("After %n turn(s).", nullptr, static_cast<int>(game.turn));
    const auto& objective = game.objective();
    if (objective.overCard) card.text += QStringLiteral("\n") + toQString(objective.overCard(game));
    if (objective.deepens) card.text += u' ' + recordOf(session);
    const bool deeper = play::canGoDeeper(game);
    const QString another = session.shell().hasRecipe() ? Cards::tr("New game") : Cards::tr("Play again");
    card.choices = {{U'N', deeper ? Cards::tr("Next level") : another}, {U'Q', Cards::tr("Quit")}};
    card.notice = toQString(session.notice());
    return card;
}

} // namespace

std::optional<PlayCard> cardOf(const PlaySession& session) {
    if (session.making().isLong()) return makingCard();
    const play::Screen screen = session.screen();
    if (screen == play::Screen::Title || screen == play::Screen::Ended) return titleCard(session);
    if (screen == play::Screen::Seed) return seedCard(session);
    if (screen == play::Screen::Play) return {};
    auto card =
        screen == play::Screen::Over ? endCard(session, *session.game()) : meetingCard(session, *session.game());
    if (session.replay()) card.choices.clear(); // the replay chooses
    return card;
}

} // namespace delve::editor
