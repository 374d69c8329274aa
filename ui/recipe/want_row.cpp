#include "ui/recipe/want_row.h"

#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "ui/actions/action.h"
#include "ui/fields/condition_field.h"
#include "ui/theme/icon.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace delve::ui {

WantRow::WantRow(editor::Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_field(new ConditionField(this)),
      m_search(iconButton(QStringLiteral("search"), tr("Find a seed"), this)), m_note(new QLabel(this)),
      m_finder(document.pool()) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep / 2);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridStep / 2);
    m_field->setAccessibleName(tr("Want"));
    m_field->setPlaceholderText(tr("path >= 80"));
    m_field->setMinimumWidth(8 * gridStep);
    row->addWidget(m_field, 1);
    m_search->setFocusPolicy(Qt::TabFocus);
    m_search->setProperty(actionOfButton, QStringLiteral("recipe.find-seed"));
    row->addWidget(m_search);
    column->addLayout(row);
    m_note->setObjectName(QStringLiteral("want-note"));
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_note);
    connect(m_field, &ConditionField::checked, this, &WantRow::showState);
    connect(m_field, &QLineEdit::returnPressed, this, &WantRow::search);
    connect(m_search, &QToolButton::clicked, this, &WantRow::search);
    connect(&m_finder, &editor::WantFinder::progressed, this,
            [this](int permille) { say(tr("Searching: %1 %").arg(permille / 10)); });
    connect(&m_finder, &editor::WantFinder::found, this, [this](std::uint64_t seed, int tries) {
        end(tr("Found after %n tries.", nullptr, tries));
        emit found(seed);
    });
    connect(&m_finder, &editor::WantFinder::failed, this, [this](const Message& why) { end(editor::toQString(why)); });
    connect(&document, &editor::Document::generationStarted, this, &WantRow::stopIfOutdated);
    connect(&document, &editor::Document::changed, this, &WantRow::stopIfOutdated);
    showState();
}

/// What was on its way when the search began may arrive: the search is for the recipe and the pins that there were.
void WantRow::stopIfOutdated() {
    if (m_document.recipe() != m_searched.recipe || m_document.wantedSize() != m_searched.size)
        stop(tr("Stopped: the recipe changed."));
    else if (m_document.level().pinned != m_searched.pinned) stop(tr("Stopped: the map changed."));
}

void WantRow::stop(const QString& why) {
    if (!m_finder.busy()) return;
    m_finder.cancel();
    end(why);
}

void WantRow::search() {
    if (m_finder.busy()) return stop(tr("Stopped."));
    const auto& recipe = m_document.recipe();
    if (!m_field->condition() || recipe.stages.empty()) return;
    const auto size = m_document.wantedSize();
    m_finder.find(editor::makeBy(m_document.orderOf(recipe, size), m_document.world(), m_document.currentLevel()),
                  recipe.seed, *m_field->condition(), m_field->text().toStdString());
    m_searched = {recipe, size, m_document.level().pinned};
    say(tr("Searching…"));
    m_search->setIcon(icon(QStringLiteral("close")));
    m_search->setToolTip(tr("Stop the search"));
}

void WantRow::showState() {
    m_search->setEnabled(m_finder.busy() || m_field->condition());
    if (m_finder.busy()) return stop(tr("Stopped: the condition changed."));
    say(m_field->fault());
}

void WantRow::say(const QString& sentence) {
    m_note->setText(sentence);
    m_note->setVisible(!sentence.isEmpty());
}

void WantRow::end(const QString& sentence) {
    m_search->setIcon(icon(QStringLiteral("search")));
    m_search->setToolTip(tr("Find a seed"));
    m_search->setEnabled(m_field->condition().has_value());
    say(sentence);
}

} // namespace delve::ui
