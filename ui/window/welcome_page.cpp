#include "ui/window/welcome_page.h"

#include "editor/text/file_name.h"
#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "generation/recipes/recipes.h"
#include "ui/map/map_backdrop.h"
#include "ui/theme/plain_texts.h"
#include "ui/theme/tokens.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace delve::ui {

namespace {

constexpr QSize pictureSize{208, 120};
constexpr int columns = 3;
constexpr int sharpness = 2; ///< picture pixels for each pixel of the window, for screens of high density
constexpr int recentShown = 6;

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
    : QWidget(parent), m_declarations(declarations), m_pictures(pool, pictureSize * sharpness, declarations) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setAccessibleName(tr("Welcome"));
    outer->addWidget(area);
    auto* content = new QWidget;
    area->setWidget(content);
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(4 * gridStep, 3 * gridStep, 4 * gridStep, 3 * gridStep);
    row->setSpacing(4 * gridStep);
    row->addStretch(1);
    row->addWidget(makeRecipes(), 0, Qt::AlignTop);
    row->addWidget(makeSide(), 0, Qt::AlignTop);
    row->addStretch(1);
    connect(&m_pictures, &editor::RecipePictures::ready, this, &WelcomePage::takePicture);
}

QWidget* WelcomePage::makeRecipes() {
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * gridStep);
    column->addWidget(heading(tr("Begin with a recipe"), part, 1.4));
    m_recipes = new QGridLayout;
    m_recipes->setSpacing(gridStep);
    column->addLayout(m_recipes);
    int place = 0;
    for (const auto& recipe : m_declarations.recipes) {
        auto* button = new QToolButton(part);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setObjectName(editor::fromView(recipe.name));
        button->setIconSize(pictureSize);
        button->setAutoRaise(true);
        button->setText(editor::toQString(recipe.label));
        button->setToolTip(editor::toQString(recipe.help));
        button->setAccessibleName(tr("New map: %1").arg(button->text()));
        connect(button, &QToolButton::clicked, this, [this, &recipe] { emit recipeChosen(recipe); });
        m_recipes->addWidget(button, place / columns, place % columns);
        ++place;
    }
    return part;
}

QWidget* WelcomePage::makeSide() {
    auto* part = new QWidget(this);
    part->setFixedWidth(26 * gridStep);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep);
    column->addWidget(heading(tr("Delvewright"), part, 1.4));
    column->addSpacing(gridStep);
    const auto add = [this, part, column](const QString& text, void (WelcomePage::*wanted)()) {
        auto* button = new QPushButton(text, part);
        connect(button, &QPushButton::clicked, this, wanted);
        column->addWidget(button);
    };
    add(tr("&Open a map…"), &WelcomePage::openWanted);
    add(tr("&New map…"), &WelcomePage::newWanted);
    add(tr("A &blank map"), &WelcomePage::blankWanted);
    add(tr("Two-&minute tour"), &WelcomePage::tourWanted);
    column->addSpacing(gridStep);
    column->addWidget(heading(tr("Recent files"), part, 1.0));
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(0);
    column->addLayout(m_recent);
    showRecent({});
    return part;
}

void WelcomePage::showRecent(const QStringList& paths) {
    while (auto* item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const auto& path : paths.mid(0, recentShown)) {
        auto* button = new QToolButton(this);
        const QString name = editor::shownFileName(path);
        button->setText(withoutLetter(button->fontMetrics().elidedText(name, Qt::ElideMiddle, 24 * gridStep)));
        button->setToolTip(editor::shownPath(path));
        button->setAccessibleName(tr("Open %1").arg(name));
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this, [this, path] { emit fileChosen(path); });
        m_recent->addWidget(button);
    }
    if (!paths.isEmpty()) return;
    auto* none = new QLabel(tr("None yet"), this);
    none->setForegroundRole(QPalette::PlaceholderText);
    m_recent->addWidget(none);
}

void WelcomePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_pictures.start(mapBackdrop(palette()).voidColour);
}

void WelcomePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible()) m_pictures.start(mapBackdrop(palette()).voidColour);
}

void WelcomePage::takePicture(const QString& recipe, QImage picture) {
    picture.setDevicePixelRatio(sharpness);
    if (auto* button = findChild<QToolButton*>(recipe)) button->setIcon(QPixmap::fromImage(picture));
}

} // namespace delve::ui
