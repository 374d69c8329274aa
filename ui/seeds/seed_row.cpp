#include "ui/seeds/seed_row.h"

#include "generation/level/number_notation.h"
#include "ui/actions/action.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>
#include <QToolTip>

namespace delve::ui {
namespace {

/// A number in another notation counts as a word, which gives a seed that nobody expects: the hint explains it.
QString hintFor(const QString& seed) {
    const auto number = foreignNumber(seed.toStdString());
    if (!number) return SeedRow::tr("A whole number or a word. The same seed always makes the same map.");
    if (number->digits.empty()) return SeedRow::tr("“%1” is used as a word. For a number, type digits only.").arg(seed);
    return SeedRow::tr("“%1” is used as a word. For the number, type %2.")
        .arg(seed, QString::fromStdString(number->digits));
}

} // namespace

SeedRow::SeedRow(SeedSource source, QWidget* parent)
    : QWidget(parent), m_source(std::move(source)), m_field(new QLineEdit(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_field->setAccessibleName(tr("Seed"));
    m_field->setToolTip(hintFor({}));
    m_field->setPlaceholderText(tr("Any word"));
    m_field->setMinimumWidth(8 * gridStep);
    row->addWidget(m_field, 1);
    row->addSpacing(gridStep / 2);
    connect(m_field, &QLineEdit::editingFinished, this, &SeedRow::takeTyped);
    auto* dice = addButton(QStringLiteral("dice"), tr("New seed"), QStringLiteral("recipe.new-seed"));
    connect(dice, &QToolButton::clicked, this, &SeedRow::roll);
    m_back = addButton(QStringLiteral("back"), tr("Previous seed"), QStringLiteral("recipe.previous-seed"));
    connect(m_back, &QToolButton::clicked, this, &SeedRow::goBack);
    m_forward = addButton(QStringLiteral("forward"), tr("Next seed"), QStringLiteral("recipe.next-seed"));
    connect(m_forward, &QToolButton::clicked, this, &SeedRow::goForward);
    auto* copy = addButton(QStringLiteral("copy"), tr("Copy seed"), QStringLiteral("recipe.copy-seed"));
    connect(copy, &QToolButton::clicked, this, &SeedRow::copy);
    updateButtons();
}

QToolButton* SeedRow::addButton(const QString& iconName, const QString& name, const QString& action) {
    auto* button = iconButton(iconName, name, this);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedSize(controlHeight + 2, controlHeight);
    button->setProperty(actionOfButton, action);
    button->setObjectName(QStringLiteral("seed-") + iconName);
    layout()->addWidget(button);
    return button;
}

QWidget* SeedRow::field() const { return m_field; }

void SeedRow::showSeed(std::uint64_t value) {
    const QString text = m_history.arriveAt(value);
    if (!m_field->isModified() || !m_field->hasFocus()) m_field->setText(text);
    m_field->setToolTip(hintFor(text));
    updateButtons();
}

void SeedRow::roll() {
    const auto value = m_source();
    choose({QString::number(value), value});
}

void SeedRow::goBack() {
    if (m_history.canGoBack()) choose(m_history.back());
}

void SeedRow::goForward() {
    if (m_history.canGoForward()) choose(m_history.forward());
}

void SeedRow::copy() const { QGuiApplication::clipboard()->setText(m_field->text()); }

/// Does nothing if the text was not edited; restores the old seed if the field is empty.
void SeedRow::takeTyped() {
    if (!m_field->isModified()) return;
    m_field->setModified(false);
    const auto seed = seedOf(m_field->text());
    if (seed.text.isEmpty()) return m_field->undo();
    choose(seed);
    if (foreignNumber(seed.text.toStdString()) && isVisible())
        QToolTip::showText(m_field->mapToGlobal(QPoint(0, m_field->height())), m_field->toolTip(), m_field);
}

void SeedRow::choose(const Seed& seed) {
    m_history.visit(Seed(seed));
    m_field->setText(seed.text);
    m_field->setToolTip(hintFor(seed.text));
    updateButtons();
    emit chosen(seed.value);
}

void SeedRow::updateButtons() {
    m_back->setEnabled(m_history.canGoBack());
    m_forward->setEnabled(m_history.canGoForward());
}

} // namespace delve::ui
