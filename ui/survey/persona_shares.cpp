#include "ui/survey/persona_shares.h"

#include "editor/text/message_text.h"
#include "playtest/personas/persona.h"
#include "ui/personas/share_bar.h"
#include "ui/theme/spoken_role.h"
#include "ui/theme/tokens.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

namespace delve::ui {
namespace {

QString tenths(std::int64_t thousandths) { return QLocale().toString(static_cast<double>(thousandths) / 10, 'f', 1); }

void showShare(ShareBar& bar, QLabel& label, const play::PersonaSums& sums, const QString& sentence) {
    const auto share = play::thousandthsOf(sums.won, sums.games);
    const auto interval = sums.interval();
    bar.showShare(share, interval);
    label.setText(sentence.arg(tenths(share), tenths(interval.from), tenths(interval.to)));
    bar.setAccessibleDescription(label.text());
}

} // namespace

PersonaShares::PersonaShares(QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus); // arrows scroll
    setAccessibleName(tr("Won by personas"));
    giveRole(*this, QAccessible::Pane);
    auto* content = new QWidget;
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins(0, gridStep / 2, 0, gridStep / 2);
    grid->setHorizontalSpacing(gridStep);
    grid->setVerticalSpacing(gridStep / 2);
    grid->setColumnStretch(1, 1);
    int line = 0;
    for (const auto& persona : play::builtInPersonas()) {
        auto* name = new QLabel(editor::toQString(Text(persona.label)), content);
        name->setToolTip(editor::toQString(Text(persona.help)));
        const Row row{new ShareBar(content), new QLabel(content), new ShareBar(content), new QLabel(content)};
        row.keptShare->setForegroundRole(QPalette::PlaceholderText);
        grid->addWidget(name, line, 0);
        for (auto* bar : {row.bar, row.keptBar}) {
            bar->setMinimumWidth(6 * gridStep);
            bar->setAccessibleName(name->text());
        }
        grid->addWidget(row.bar, line, 1);
        grid->addWidget(row.share, line++, 2);
        grid->addWidget(row.keptBar, line, 1);
        grid->addWidget(row.keptShare, line++, 2);
        m_rows.push_back(row);
    }
    grid->setRowStretch(line, 1);
    setWidget(content);
}

void PersonaShares::show(const std::vector<play::PersonaSums>& now, const std::vector<play::PersonaSums>& kept) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto& row = m_rows[i];
        if (i < now.size()) showShare(*row.bar, *row.share, now[i], tr("%1 % won (%2 to %3 %)"));
        else row.bar->clear();
        row.share->setVisible(i < now.size());
        row.keptBar->setVisible(i < kept.size());
        row.keptShare->setVisible(i < kept.size());
        if (i < kept.size()) showShare(*row.keptBar, *row.keptShare, kept[i], tr("kept: %1 % (%2 to %3 %)"));
    }
}

} // namespace delve::ui

#include "moc_persona_shares.cpp"
