#include "ui/play/play_help.h"

#include "editor/play/play_session.h"
#include "editor/text/message_text.h"
#include "playtest/rules/dangers.h"
#include "playtest/rules/game.h"
#include "ui/fields/flow_layout.h"
#include "ui/play/key_cap.h"
#include "ui/theme/tokens.h"

#include <QAccessible>
#include <QLabel>
#include <QSettings>
#include <QVBoxLayout>

namespace delve::ui {

namespace {

constexpr auto usedKey = "play/hintsUsed";
constexpr std::int64_t turnsOfDangers = 3;

} // namespace

PlayHelp::PlayHelp(const editor::PlaySession& session, QSettings& settings, QWidget* parent)
    : QWidget(parent), m_session(session), m_settings(settings), m_dangers(new QLabel(this)),
      m_keys(new QWidget(this)) {
    setAccessibleName(tr("Help for playing"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, gridStep / 2, 2 * gridStep, gridStep / 2);
    column->setSpacing(gridStep / 2);
    m_dangers->setObjectName(QStringLiteral("dangers"));
    m_dangers->setTextFormat(Qt::PlainText);
    m_dangers->setWordWrap(true);
    QFont bold = m_dangers->font();
    bold.setWeight(QFont::DemiBold);
    m_dangers->setFont(bold);
    column->addWidget(m_dangers);
    auto* flow = new FlowLayout(m_keys);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(2 * gridStep);
    column->addWidget(m_keys);
    hide();
}

QStringList PlayHelp::used() const { return m_settings.value(QString::fromLatin1(usedKey)).toStringList(); }

void PlayHelp::setUsed(const QStringList& ids) { m_settings.setValue(QString::fromLatin1(usedKey), ids); }

std::vector<editor::KeyHint> PlayHelp::unused() const {
    auto hints = editor::keyHintsOf(m_session);
    const auto done = used();
    std::erase_if(hints, [&done](const editor::KeyHint& hint) { return done.contains(hint.id); });
    return hints;
}

bool PlayHelp::showsDangers() const {
    const auto turn = m_session.game()->turn;
    return !m_dangers->text().isEmpty() && turn >= m_saidIn && turn - m_saidIn < turnsOfDangers;
}

/// On another world, and in another game on this one, the dangers are said again.
void PlayHelp::takeGame() {
    const auto& game = *m_session.game();
    const bool another = m_world != game.prepared;
    const bool restarted = game.turn == 0 && m_turn > 0;
    m_turn = game.turn;
    if (another || restarted) m_saidIn = 0;
    if (!another) return;
    m_world = game.prepared;
    QStringList sentences;
    for (const auto& danger : play::dangersOf(game)) sentences << editor::toQString(danger);
    m_dangers->setText(sentences.isEmpty() ? QString() : tr("Take care: %1").arg(sentences.join(u' ')));
}

void PlayHelp::follow() {
    if (!m_session.walking()) return hide();
    takeGame();
    const bool saidBefore = isVisible() && m_dangers->isVisible();
    m_dangers->setVisible(showsDangers());
    showHints();
    setVisible(showsDangers() || !m_shown.empty());
    if (saidBefore || !showsDangers()) return;
    QAccessibleEvent alert(m_dangers, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void PlayHelp::showHints() {
    auto hints = unused();
    m_keys->setVisible(!hints.empty());
    if (hints == m_shown) return;
    m_shown = std::move(hints);
    while (auto* item = m_keys->layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const auto& hint : m_shown) m_keys->layout()->addWidget(new KeyCaps(hint.keys, hint.does, m_keys));
    if (m_shown.empty()) return;
    m_keys->layout()->addWidget(new KeyCaps({QStringLiteral("F1")}, tr("hide"), m_keys));
    for (auto* child : m_keys->findChildren<QWidget*>()) child->show();
}

void PlayHelp::noteKey(char32_t key) {
    auto ids = used();
    const auto before = ids.size();
    for (const auto& id : editor::hintsFollowedBy(key, m_session))
        if (!ids.contains(id)) ids << id;
    if (ids.size() == before) return;
    setUsed(ids);
    follow();
}

void PlayHelp::showOrHide() {
    if (!m_session.walking()) return;
    const auto all = editor::keyHintsOf(m_session);
    const bool allShown = m_shown == all && (showsDangers() || m_dangers->text().isEmpty());
    auto ids = used();
    for (const auto& hint : all) {
        ids.removeAll(hint.id);
        if (allShown) ids << hint.id;
    }
    setUsed(ids);
    m_saidIn = m_session.game()->turn - (allShown ? turnsOfDangers : 0);
    follow();
}

} // namespace delve::ui
