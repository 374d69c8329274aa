#include "ui/window/command_search.h"

#include "ui/theme/tokens.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPixmap>
#include <QVBoxLayout>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int idRole = Qt::UserRole;

QString lineOf(const Action& row, const QAction& action) {
    const QString name = nameOf(row);
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    return key.isEmpty() ? name : name + QStringLiteral("   ") + key;
}

} // namespace

int matchOf(const QString& text, const QString& wanted) {
    int score = 1;
    qsizetype at = 0;
    bool together = false;
    for (const QChar letter : wanted) {
        if (letter.isSpace()) continue;
        const auto found = text.indexOf(letter, at, Qt::CaseInsensitive);
        if (found < 0) return 0;
        const bool begins = found == 0 || !text[found - 1].isLetterOrNumber();
        score += 1 + (begins ? 8 : 0) + (together && found == at ? 4 : 0);
        at = found + 1;
        together = true;
    }
    const auto whole = text.indexOf(wanted, 0, Qt::CaseInsensitive);
    if (text.compare(wanted, Qt::CaseInsensitive) == 0) return score + 40;
    const bool beginsWord = whole == 0 || (whole > 0 && !text[whole - 1].isLetterOrNumber());
    return beginsWord ? score + 20 : score;
}

CommandSearch::CommandSearch(const ActionList& actions, QWidget* parent)
    : QDialog(parent), m_actions(actions), m_search(new QLineEdit(this)), m_list(new QListWidget(this)) {
    setWindowTitle(tr("Search actions"));
    resize(72 * gridStep, 48 * gridStep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    m_search->setPlaceholderText(tr("What do you want to do?"));
    m_search->setAccessibleName(tr("Search actions"));
    m_search->installEventFilter(this);
    m_list->setAccessibleName(tr("Actions"));
    m_list->setIconSize({2 * gridStep, 2 * gridStep});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // long texts end in …; the tool tip is complete
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, this, &CommandSearch::showMatches);
    connect(m_search, &QLineEdit::returnPressed, this, &CommandSearch::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandSearch::run);
    showMatches();
}

void CommandSearch::showMatches() {
    struct Match {
        int score;
        const Action* row;
    };
    std::vector<Match> matches;
    for (const auto& row : m_actions.rows()) {
        const int score = matchOf(nameOf(row), m_search->text()) * 2 +
                          (m_search->text().size() > 2 && row.help.contains(m_search->text(), Qt::CaseInsensitive));
        if (score > 0) matches.push_back({score, &row});
    }
    std::stable_sort(matches.begin(), matches.end(), [](const Match& a, const Match& b) { return a.score > b.score; });
    m_list->clear();
    QPixmap nothing(m_list->iconSize().isValid() ? m_list->iconSize() : QSize(2 * gridStep, 2 * gridStep));
    nothing.fill(Qt::transparent); // so that the names line up
    for (const auto& match : matches) {
        const auto* action = m_actions.find(match.row->id);
        auto* item = new QListWidgetItem(action->icon().isNull() ? QIcon(nothing) : action->icon(),
                                         lineOf(*match.row, *action), m_list);
        item->setToolTip(nameOf(*match.row) + u'\n' + match.row->help);
        item->setData(idRole, match.row->id);
        if (!action->isEnabled()) item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    }
    m_list->setCurrentRow(0);
}

/// Closes the dialog first: the action may open another.
void CommandSearch::run() {
    const auto* item = m_list->currentItem();
    auto* action = item ? m_actions.find(item->data(idRole).toString()) : nullptr;
    if (!action || !action->isEnabled()) return;
    accept();
    action->trigger();
}

/// Arrow keys move through the list while the focus stays in the search field.
bool CommandSearch::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            const int row = m_list->currentRow() + (key == Qt::Key_Down ? 1 : -1);
            m_list->setCurrentRow(std::clamp(row, 0, std::max(0, m_list->count() - 1)));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace delve::ui
