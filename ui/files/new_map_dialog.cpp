#include "ui/files/new_map_dialog.h"

#include "editor/drawing/recipe_pictures.h"
#include "editor/history/naming.h"
#include "editor/text/message_text.h"
#include "generation/recipes/recipes.h"
#include "ui/fields/form.h"
#include "ui/fields/side_box.h"
#include "ui/files/picture_import.h"
#include "ui/map/map_backdrop.h"
#include "ui/palette/tile_chooser.h"
#include "ui/theme/tokens.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPixmap>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace delve::ui {

namespace {

enum Tab { RecipeTab, BlankTab, PictureTab };

constexpr QSize shownPicture{96, 54};
constexpr int sharpness = 2; ///< picture pixels for each pixel of the window

/// Looks the same whether or not its row is selected.
QIcon plainIcon(const QPixmap& picture) {
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

} // namespace

NewMapDialog::NewMapDialog(editor::JobPool& pool, SeedSource seeds, const generation::Declarations& declarations,
                           QWidget* parent)
    : QDialog(parent), m_seeds(std::move(seeds)), m_declarations(declarations), m_tabs(new QTabWidget(this)),
      m_pictures(new editor::RecipePictures(pool, shownPicture * sharpness, declarations, this)) {
    setWindowTitle(tr("New map"));
    resize(88 * gridStep, 68 * gridStep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(gridStep);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(makeRecipes(), tr("From a &recipe"));
    m_tabs->addTab(makeBlank(), tr("&Blank"));
    m_tabs->addTab(m_picture = new PictureImport(this), tr("From a &picture"));
    column->addWidget(m_tabs, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_create = buttons->addButton(tr("&Create"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewMapDialog::create);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(m_tabs, &QTabWidget::currentChanged, this, &NewMapDialog::check);
    connect(m_picture, &PictureImport::changed, this, &NewMapDialog::check);
    check();
    m_pictures->start(mapBackdrop(palette()).voidColour);
    m_recipes->setFocus();
}

NewMapDialog::~NewMapDialog() = default;

void NewMapDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible()) m_pictures->start(mapBackdrop(palette()).voidColour);
}

QWidget* NewMapDialog::makeRecipes() {
    auto* page = new QWidget(this);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, gridStep, 0, 0);
    row->setSpacing(2 * gridStep);
    m_recipes = new QListWidget(page);
    m_recipes->setAccessibleName(tr("Recipes"));
    m_recipes->setIconSize(shownPicture);
    m_recipes->setSpacing(2);
    row->addWidget(m_recipes, 1);
    auto* side = new QWidget(page);
    auto* form = formIn(side);
    m_recipeWidth = makeSideBox("recipe-width", editor::defaultSize.width, this);
    m_recipeHeight = makeSideBox("recipe-height", editor::defaultSize.height, this);
    m_seed = new QLineEdit(side);
    m_seed->setObjectName(QStringLiteral("new-seed"));
    m_seed->setPlaceholderText(tr("Random"));
    m_seed->setToolTip(tr("A whole number or a word. Leave empty for a random seed."));
    form->addRow(tr("&Width"), m_recipeWidth);
    form->addRow(tr("&Height"), m_recipeHeight);
    form->addRow(tr("&Seed"), m_seed);
    m_help = new QLabel(side);
    m_help->setWordWrap(true);
    m_help->setForegroundRole(QPalette::PlaceholderText);
    m_help->setMinimumWidth(28 * gridStep);
    form->addRow(m_help);
    row->addWidget(side);
    fillRecipes();
    connect(m_recipes, &QListWidget::currentRowChanged, this, &NewMapDialog::showRecipe);
    connect(m_recipes, &QListWidget::itemActivated, this, &NewMapDialog::create);
    m_recipes->setCurrentRow(0);
    return page;
}

void NewMapDialog::fillRecipes() {
    for (const auto& recipe : m_declarations.recipes) {
        auto* item = new QListWidgetItem(editor::toQString(recipe.label), m_recipes);
        item->setData(Qt::UserRole, QString::fromStdString(std::string(recipe.name)));
        item->setToolTip(editor::toQString(recipe.help));
        QPixmap nothing(shownPicture);
        nothing.fill(Qt::transparent);
        item->setIcon(plainIcon(nothing)); // so that nothing moves when the picture arrives
    }
    connect(m_pictures, &editor::RecipePictures::ready, this, [this](const QString& name, const QImage& picture) {
        for (int i = 0; i < m_recipes->count(); ++i)
            if (m_recipes->item(i)->data(Qt::UserRole) == name)
                m_recipes->item(i)->setIcon(plainIcon(QPixmap::fromImage(picture)));
    });
}

void NewMapDialog::showRecipe() {
    const auto& recipe = m_declarations.recipes[static_cast<std::size_t>(std::max(0, m_recipes->currentRow()))];
    m_recipeWidth->setValue(recipe.defaultSize.width);
    m_recipeHeight->setValue(recipe.defaultSize.height);
    m_help->setText(editor::toQString(recipe.help));
}

QWidget* NewMapDialog::makeBlank() {
    auto* page = new QWidget(this);
    auto* form = formIn(page);
    form->addRow(tr("&Width"), m_blankWidth = makeSideBox("blank-width", editor::defaultSize.width, this));
    form->addRow(tr("&Height"), m_blankHeight = makeSideBox("blank-height", editor::defaultSize.height, this));
    m_tile = new TileChooser(TileCatalogue(), page);
    m_tile->setObjectName(QStringLiteral("blank-tile"));
    form->addRow(tr("&Tile"), m_tile);
    return page;
}

void NewMapDialog::check() { m_create->setEnabled(m_tabs->currentIndex() != PictureTab || m_picture->world()); }

void NewMapDialog::create() {
    if (m_tabs->currentIndex() == BlankTab) {
        createBlank();
    } else if (m_tabs->currentIndex() == PictureTab) {
        if (m_picture->world()) emit worldMade(*m_picture->world());
    } else {
        const auto& recipe = m_declarations.recipes[static_cast<std::size_t>(m_recipes->currentRow())];
        const auto typed = seedOf(m_seed->text());
        emit recipeChosen(recipe, typed.text.isEmpty() ? m_seeds() : typed.value,
                          {m_recipeWidth->value(), m_recipeHeight->value()});
    }
    accept();
}

void NewMapDialog::createBlank() {
    World world;
    Level level;
    level.tiles = Grid({m_blankWidth->value(), m_blankHeight->value()}, m_tile->tile());
    world.levels.push_back(std::move(level));
    emit worldMade(world);
}

} // namespace delve::ui
