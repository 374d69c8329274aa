#pragma once

#include "editor/play/key_hints.h"

#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <vector>

class QLabel;
class QSettings;

namespace delve::editor {
class PlaySession;
}
namespace delve::play {
struct PreparedWorld;
}

namespace delve::ui {

/// The line under the map of a game that says what to know: at the start, what can kill; and the keys, each until it
/// has been used once, in whatever game. All of it comes back when it is asked for. Without anything to say it takes
/// no room. Owned by the play screen.
class PlayHelp : public QWidget {
    Q_OBJECT
public:
    PlayHelp(const editor::PlaySession& session, QSettings& settings, QWidget* parent = nullptr);

    /// The game has changed.
    void follow();
    /// A person types this key.
    void noteKey(char32_t key);
    /// Shows everything again; if everything is shown, hides it.
    void showOrHide();

private:
    [[nodiscard]] bool showsDangers() const;
    [[nodiscard]] std::vector<editor::KeyHint> unused() const;
    [[nodiscard]] QStringList used() const;
    void setUsed(const QStringList& ids);
    void takeGame();
    void showHints();

    const editor::PlaySession& m_session;
    QSettings& m_settings;
    QLabel* m_dangers;
    QWidget* m_keys;
    std::vector<editor::KeyHint> m_shown;
    std::shared_ptr<const play::PreparedWorld> m_world; ///< whose dangers the label has
    std::int64_t m_saidIn = 0;                          ///< the turn from which on the dangers are said
    std::int64_t m_turn = 0;                            ///< when last looked at
};

} // namespace delve::ui
