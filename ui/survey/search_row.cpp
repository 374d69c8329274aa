#include "ui/survey/search_row.h"

#include "editor/survey/survey_table.h"
#include "ui/fields/condition_field.h"
#include "ui/fields/number_field.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace delve::ui {
namespace {

constexpr int usuallyWanted = 20;

} // namespace

SearchRow::SearchRow(QWidget* parent)
    : QWidget(parent), m_field(new ConditionField(this)),
      m_wanted(new NumberField(Decimal::of(1), Decimal::of(static_cast<std::int64_t>(editor::SurveyTable::mostRows)),
                               true, this)),
      m_search(new QToolButton(this)), m_note(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep / 2);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridStep / 2);
    m_field->setAccessibleName(tr("Condition"));
    m_field->setPlaceholderText(tr("rooms >= 25 and loops in 3..5"));
    m_field->setMinimumWidth(12 * gridStep);
    row->addWidget(m_field, 1);
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_search->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_search);
    m_wanted->setAccessibleName(tr("Levels to find"));
    m_wanted->setToolTip(tr("The search ends after so many levels."));
    m_wanted->show(Decimal::of(usuallyWanted));
    row->addWidget(m_wanted);
    column->addLayout(row);
    m_note->setObjectName(QStringLiteral("search-note"));
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_note);
    connect(m_field, &ConditionField::checked, this, [this] {
        showNote();
        emit conditionChanged();
    });
    connect(m_field, &QLineEdit::returnPressed, m_search, &QToolButton::click); // nothing while that is disabled
    connect(m_search, &QToolButton::clicked, this, &SearchRow::searchWanted);
    showSearch(false, false);
    showNote();
}

const std::optional<play::Condition>& SearchRow::condition() const { return m_field->condition(); }

std::uint64_t SearchRow::wanted() const { return static_cast<std::uint64_t>(m_wanted->number().floor()); }

void SearchRow::showSearch(bool busy, bool enabled) {
    m_search->setText(busy ? tr("Stop") : tr("Search until"));
    m_search->setIcon(icon(busy ? QStringLiteral("close") : QStringLiteral("search")));
    m_search->setToolTip(busy ? tr("Stops the search. What was found stays.")
                              : tr("Tries seeds until so many levels meet the condition."));
    m_search->setEnabled(enabled);
}

void SearchRow::say(const QString& sentence) {
    m_sentence = sentence;
    showNote();
}

void SearchRow::showNote() {
    const auto text = m_field->fault().isEmpty() ? m_sentence : m_field->fault();
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

} // namespace delve::ui

#include "moc_search_row.cpp"
