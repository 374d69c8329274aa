#include "ui/window/welcome_page.h"

#include "editor/text/file_name.h"
#include "ui/map/map_backdrop.h"
#include "ui/theme/plain_texts.h"
#include "ui/theme/tokens.h"
#include "ui/window/card_grid.h"
#include "ui/window/recipe_card.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr QSize pictureSize = RecipeCard::shape * 20; ///< sharp on screens of high density, too
constexpr int recentShown = 6;
constexpr int pageMargin = 3 * gridStep;
constexpr int leastBeside = 80 * gridStep; ///< a narrower page has its side below the cards
constexpr int leastSide = 26 * gridStep;
constexpr int mostSide = 36 * gridStep;

QLabel* heading(const QString& text, QWidget* parent, double larger) {
    auto* label = new QLabel(text, parent);
    auto font = label->font();
    font.setPointSizeF(font.pointSizeF() * larger);
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

} // namespace

WelcomePage::WelcomePage(editor::JobPool& pool, const generation::Declarations& declarations, QWidget* parent)
    : QWidget(parent), m_area(new QScrollArea(this)), m_content(new QWidget), m_recipes(new QWidget(m_content)),
      m_side(new QWidget(m_content)), m_pictures(pool, pictureSize, declarations) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_area);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus); // the cards have it, and scroll
    m_area->setAccessibleName(tr("Welcome"));
    m_area->setWidget(m_content);
    m_area->installEventFilter(this);
    m_parts = new QBoxLayout(QBoxLayout::LeftToRight, m_content);
    m_parts->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    m_parts->setSpacing(pageMargin);
    makeRecipes(declarations);
    makeSide();
    m_parts->addWidget(m_recipes, 0, Qt::AlignTop);
    m_parts->addWidget(m_side, 1, Qt::AlignTop);
    if (!m_cards->cards().empty()) setFocusProxy(m_cards->cards().front());
    connect(&m_pictures, &editor::RecipePictures::ready, this, &WelcomePage::takePicture);
}

void WelcomePage::makeRecipes(const generation::Declarations& declarations) {
    auto* column = new QVBoxLayout(m_recipes);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep);
    column->addWidget(m_heading = heading(tr("Begin with a recipe"), m_recipes, 1.4));
    column->addWidget(m_cards = new CardGrid(m_recipes));
    for (const auto& recipe : declarations.recipes) {
        auto* card = new RecipeCard(recipe, m_cards);
        connect(card, &QToolButton::clicked, this, [this, &recipe] { emit recipeChosen(recipe); });
        m_cards->add(*card);
    }
    connect(m_cards, &CardGrid::wentTo, m_area, [this](QWidget* card) { m_area->ensureWidgetVisible(card); });
}

void WelcomePage::makeSide() {
    auto* column = new QVBoxLayout(m_side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep);
    column->addWidget(heading(tr("Delvewright"), m_side, 1.4));
    const auto add = [this, column](const QString& text, void (WelcomePage::*wanted)()) {
        auto* button = new QPushButton(text, m_side);
        connect(button, &QPushButton::clicked, this, wanted);
        column->addWidget(button);
    };
    add(tr("&Open a map…"), &WelcomePage::openWanted);
    add(tr("&New map…"), &WelcomePage::newWanted);
    add(tr("A &blank map"), &WelcomePage::blankWanted);
    add(tr("Two-&minute tour"), &WelcomePage::tourWanted);
    add(tr("Man&ual"), &WelcomePage::manualWanted);
    column->addSpacing(gridStep);
    column->addWidget(heading(tr("Recent files"), m_side, 1.0));
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(0);
    column->addLayout(m_recent);
    showRecent({});
}

/// The cards get the room beside the side, or above it, and are as large as it allows.
void WelcomePage::arrange() {
    const int bar = m_area->verticalScrollBar()->sizeHint().width();
    const QSize room = m_area->size() - QSize(2 * pageMargin + bar, 2 * pageMargin);
    const bool beside = room.width() >= leastBeside;
    const int side = beside ? std::clamp(room.width() / 6, leastSide, mostSide) : room.width();
    m_parts->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_side->setFixedWidth(side);
    const int above = m_heading->sizeHint().height() + gridStep;
    m_cards->arrangeIn({beside ? room.width() - side - pageMargin : room.width(), room.height() - above});
}

void WelcomePage::showRecent(const QStringList& paths) {
    while (auto* item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const auto& path : paths.mid(0, recentShown)) {
        auto* button = new QToolButton(m_side);
        const QString name = editor::shownFileName(path);
        button->setText(
            withoutLetter(button->fontMetrics().elidedText(name, Qt::ElideMiddle, leastSide - 2 * gridStep)));
        button->setToolTip(editor::shownPath(path));
        button->setAccessibleName(tr("Open %1").arg(name));
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this, [this, path] { emit fileChosen(path); });
        m_recent->addWidget(button);
    }
    if (!paths.isEmpty()) return;
    auto* none = new QLabel(tr("None yet"), m_side);
    none->setForegroundRole(QPalette::PlaceholderText);
    m_recent->addWidget(none);
}

void WelcomePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_pictures.start(mapBackdrop(palette()).voidColour);
    setFocus(); // Enter begins with the first recipe
}

void WelcomePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible()) m_pictures.start(mapBackdrop(palette()).voidColour);
    if (event->type() == QEvent::FontChange) arrange();
}

bool WelcomePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_area && event->type() == QEvent::Resize) arrange();
    return QWidget::eventFilter(watched, event);
}

void WelcomePage::takePicture(const QString& recipe, const QImage& picture) {
    for (auto* card : m_cards->cards())
        if (card->objectName() == recipe) card->showPicture(picture);
}

} // namespace delve::ui
