#include "ui/skins/skin_dialog.h"

#include "editor/skins/choose_skin.h"
#include "editor/skins/named_skin.h"
#include "editor/skins/own_skin.h"
#include "editor/skins/read_skin.h"
#include "editor/text/message_text.h"
#include "ui/fields/form.h"
#include "ui/map/map_backdrop.h"
#include "ui/skins/skin_maker.h"
#include "ui/skins/skin_preview.h"
#include "ui/skins/skin_scene.h"
#include "ui/theme/tokens.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace delve::ui {

namespace {

QString shownName(const editor::Skin& skin) { return QString::fromStdString(editor::shownNameOf(skin)); }

const std::string* nameIn(const Properties& properties) {
    const auto* const value = properties.find(editor::skinProperty);
    return value ? std::get_if<std::string>(value) : nullptr;
}

} // namespace

SkinDialog::SkinDialog(std::shared_ptr<const World> world, std::size_t level, QPointF middle, editor::JobPool& pool,
                       QWidget* parent)
    : QDialog(parent), m_world(std::move(world)), m_level(level), m_middle(middle),
      m_ofWorld(editor::OwnSkin().of(m_world->properties)), m_preview(new SkinPreview(this)),
      m_drawing(pool, editor::JobPolicy::NewestWins), m_reading(pool, editor::JobPolicy::NewestWins) {
    setWindowTitle(tr("Skin of the map"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(2 * gridStep);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * gridStep);
    row->addWidget(makeChoice());
    row->addWidget(m_preview, 1);
    column->addLayout(row, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_use = buttons->addButton(tr("&Use this skin"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    addEntries();
    chooseCurrent();
    connect(m_list, &QListWidget::currentRowChanged, this, &SkinDialog::showChosen);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &SkinDialog::draw);
    connect(m_preview, &SkinPreview::resized, this, &SkinDialog::draw);
    m_list->setFocus();
    showChosen();
}

QWidget* SkinDialog::makeChoice() {
    auto* page = new QWidget(this);
    page->setFixedWidth(30 * gridStep);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->setSpacing(gridStep);
    m_list = new QListWidget(page);
    m_list->setObjectName(QStringLiteral("skins"));
    m_list->setAccessibleName(tr("Skins"));
    column->addWidget(m_list, 1);
    auto* file = new QPushButton(tr("Choose a &file…"), page);
    file->setObjectName(QStringLiteral("skin-file"));
    file->setToolTip(tr("A .skin file: its pictures come into the map."));
    file->setAutoDefault(false);
    connect(file, &QPushButton::clicked, this, &SkinDialog::askForFile);
    column->addWidget(file);
    auto* picture = new QPushButton(tr("From a &picture…"), page);
    picture->setObjectName(QStringLiteral("skin-picture"));
    picture->setToolTip(tr("A PNG with a tileset: you say which of its pieces are which tile."));
    picture->setAutoDefault(false);
    connect(picture, &QPushButton::clicked, this, &SkinDialog::askForPicture);
    column->addWidget(picture);
    m_help = new QLabel(page);
    m_help->setObjectName(QStringLiteral("skin-help"));
    m_help->setWordWrap(true);
    m_help->setTextFormat(Qt::PlainText);
    m_help->setMinimumHeight(2 * fontMetrics().lineSpacing());
    column->addWidget(m_help);
    auto* levels = new QWidget(page);
    auto* form = formIn(levels);
    form->setContentsMargins({});
    column->addWidget(levels);
    m_scope = new QComboBox(levels);
    m_scope->setObjectName(QStringLiteral("skin-levels"));
    m_scope->addItems({tr("All levels"), tr("This level only")});
    form->addRow(tr("F&or"), m_scope);
    levels->setVisible(m_world->levels.size() > 1);
    return page;
}

void SkinDialog::addEntries() {
    add({tr("As the recipe says"), tr("Caves and ruins are rock, all else is masonry."), {}});
    for (const auto& name : editor::skinNames()) {
        const auto words = editor::wordsOfSkin(name);
        add({words.label.empty() ? QString::fromStdString(name) : editor::toQString(words.label),
             words.help.empty() ? QString() : editor::toQString(words.help), name});
    }
    if (m_ofWorld && editor::programSkin(m_ofWorld->id) != m_ofWorld)
        add({shownName(*m_ofWorld), tr("The skin that is in this map."), {}, m_ofWorld});
}

void SkinDialog::add(Entry entry) {
    m_list->addItem(entry.label);
    m_entries.push_back(std::move(entry));
}

/// What the level says, else the world.
void SkinDialog::chooseCurrent() {
    const auto rowOf = [this](const editor::SharedSkin& skin) {
        const auto found = std::ranges::find_if(m_entries, [&skin](const Entry& entry) {
            return skin && entry.skin() == skin; // one from a file may have the name of one of the program's
        });
        return found == m_entries.end() ? 0 : static_cast<int>(found - m_entries.begin());
    };
    const auto& level = m_world->levels[m_level];
    const auto* const name = nameIn(level.properties);
    m_list->setCurrentRow(rowOf(name ? editor::skinOf(level, m_ofWorld) : m_ofWorld));
    if (name && m_world->levels.size() > 1) m_scope->setCurrentIndex(1);
}

const SkinDialog::Entry& SkinDialog::chosen() const {
    return m_entries[static_cast<std::size_t>(std::max(0, m_list->currentRow()))];
}

editor::SharedSkin SkinDialog::skin() const { return chosen().skin(); }

bool SkinDialog::forAllLevels() const { return m_scope->currentIndex() == 0; }

void SkinDialog::showChosen() {
    const auto& entry = chosen();
    m_help->setText(entry.help);
    const bool fromFile = entry.own && entry.own != m_ofWorld;
    if (fromFile) m_scope->setCurrentIndex(0);
    m_scope->setEnabled(!fromFile);
    m_scope->setToolTip(fromFile ? tr("A skin from a file is for all levels of a map.") : QString());
    draw();
}

void SkinDialog::draw() {
    if (m_preview->pixels().isEmpty()) return;
    editor::Job<QImage> job;
    job.priority = editor::JobPriority::Visible;
    const SkinScene scene{m_world,
                          m_level,
                          m_middle,
                          m_preview->pixels(),
                          m_preview->devicePixelRatioF(),
                          mapBackdrop(palette()).voidColour};
    job.work = [scene, entry = chosen(),
                ofWorld = forAllLevels() ? editor::SharedSkin() : m_ofWorld](generation::Feedback&) {
        if (const auto own = entry.skin()) return Result<QImage>(scene.drawn(own));
        Level level = scene.world->levels[scene.level];
        (void)level.properties.remove(editor::skinProperty);
        return Result<QImage>(scene.drawn(editor::skinOf(level, ofWorld)));
    };
    job.deliver = [this](Result<QImage> picture) {
        if (picture) m_preview->showPicture(*std::move(picture));
    };
    m_drawing.start(std::move(job));
}

void SkinDialog::askForFile() {
    const auto path =
        QFileDialog::getOpenFileName(this, tr("Choose a skin"), {}, tr("Skins (%1)").arg(QStringLiteral("*.skin")));
    if (!path.isEmpty()) readFile(path);
}

/// As the map will hold it, so that it need not be read once more when it is shown.
void SkinDialog::readFile(const QString& path) {
    editor::Job<editor::SharedSkin> job;
    job.priority = editor::JobPriority::Awaited;
    job.work = [path](generation::Feedback&) -> Result<editor::SharedSkin> {
        auto read = editor::readSkinFile(path);
        if (!read) return std::move(read).failure();
        Properties holder;
        editor::setOwnSkin(holder, std::make_shared<const editor::Skin>(*std::move(read)));
        return editor::readOwnSkin(holder);
    };
    job.deliver = [this, path](const Result<editor::SharedSkin>& read) { takeFile(read, path); };
    m_reading.start(std::move(job));
}

void SkinDialog::askForPicture() {
    const auto path = QFileDialog::getOpenFileName(this, tr("Choose a picture"), {},
                                                   tr("Pictures (%1)").arg(QStringLiteral("*.png")));
    if (!path.isEmpty()) makeOf(path);
}

void SkinDialog::makeOf(const QString& path) {
    editor::Job<editor::SkinPicture> job;
    job.priority = editor::JobPriority::Awaited;
    job.work = [path](generation::Feedback&) { return editor::readSkinPicture(path); };
    job.deliver = [this, path](Result<editor::SkinPicture> sheet) {
        if (sheet) return openMaker(*std::move(sheet), path);
        if (!sheet.failure().cancelled()) m_help->setText(editor::toQString(sheet.failure()));
    };
    m_reading.start(std::move(job));
}

void SkinDialog::openMaker(editor::SkinPicture sheet, const QString& path) {
    auto* maker = new SkinMaker(std::move(sheet), m_world, m_level, m_middle, m_reading.pool(), this);
    maker->setAttribute(Qt::WA_DeleteOnClose);
    connect(maker, &QDialog::accepted, this, [this, maker, path] {
        add({shownName(*maker->skin()), tr("Made of %1.").arg(path), {}, maker->skin()});
        m_list->setCurrentRow(m_list->count() - 1);
    });
    maker->open();
}

void SkinDialog::takeFile(const Result<editor::SharedSkin>& read, const QString& path) {
    if (!read) {
        if (!read.failure().cancelled()) m_help->setText(editor::toQString(read.failure()));
        return;
    }
    add({shownName(**read), tr("From %1.").arg(path), {}, *read});
    m_list->setCurrentRow(m_list->count() - 1);
}

} // namespace delve::ui
