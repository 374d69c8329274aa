#include "ui/recipe/stage_chooser.h"

#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "generation/pipeline/declared_stage.h"
#include "ui/recipe/picture_rows.h"
#include "ui/theme/tokens.h"

#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <optional>

/// The resources of a static library must be initialized by name, outside of any namespace.
static void takeInStagePictures() { Q_INIT_RESOURCE(stage_pictures); }

namespace delve::ui {

namespace {

constexpr QSize shownSize{10 * gridStep, 50}; // in the proportions of the manual's pictures
constexpr int textWidth = 40 * gridStep;
constexpr int nameRole = Qt::UserRole;

QString nameOf(const QListWidgetItem& item) { return item.data(nameRole).toString(); }

bool isStage(const QListWidgetItem& item) { return !nameOf(item).isEmpty(); }

bool matches(const QListWidgetItem& item, const QString& wanted) {
    return wanted.isEmpty() || item.text().contains(wanted, Qt::CaseInsensitive) ||
           nameOf(item).contains(wanted, Qt::CaseInsensitive) ||
           item.data(PictureRows::HelpRole).toString().contains(wanted, Qt::CaseInsensitive);
}

} // namespace

QString titleOf(generation::StageGroup group) {
    switch (group) {
    case generation::StageGroup::Rooms: return StageChooser::tr("Rooms");
    case generation::StageGroup::Links: return StageChooser::tr("Links");
    case generation::StageGroup::Halls: return StageChooser::tr("Halls");
    case generation::StageGroup::Ground: return StageChooser::tr("Other ground");
    case generation::StageGroup::Finishing: return StageChooser::tr("Finishing");
    case generation::StageGroup::World: break;
    }
    return StageChooser::tr("World");
}

QString pictureFileOf(const QString& stage) {
    takeInStagePictures();
    return QStringLiteral(":/delvewright/stages/") + stage + QStringLiteral(".png");
}

StageChooser::StageChooser(editor::JobPool& pool, const generation::StageRegistry& stages, QWidget* parent)
    : QDialog(parent), m_search(new QLineEdit(this)), m_list(new QListWidget(this)),
      m_nothing(new QLabel(tr("No stage matches."), this)), m_jobs(pool, editor::JobPolicy::OneAtATime) {
    setWindowTitle(tr("Add stage"));
    resize(60 * gridStep, 72 * gridStep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(gridStep);
    m_search->setPlaceholderText(tr("Search stages"));
    m_search->setAccessibleName(tr("Search stages"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->hide();
    makeList();
    column->addWidget(m_search);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, this, &StageChooser::filter);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { take(m_list->currentItem()); });
    fill(stages);
    chooseFirst();
    readPictures();
}

void StageChooser::makeList() {
    m_list->setAccessibleName(tr("Stages"));
    m_list->setItemDelegate(new PictureRows(shownSize, textWidth, m_list));
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_list, &QListWidget::itemClicked, this, &StageChooser::take);
    connect(m_list, &QListWidget::itemActivated, this, &StageChooser::take);
}

void StageChooser::fill(const generation::StageRegistry& stages) {
    std::optional<generation::StageGroup> group;
    for (const auto* stage : generation::newestStages(stages)) {
        if (group != stage->group) {
            auto* heading = new QListWidgetItem(titleOf(stage->group), m_list);
            heading->setFlags(Qt::NoItemFlags);
        }
        group = stage->group;
        addStage(*stage);
    }
}

void StageChooser::addStage(const generation::StageInfo& stage) {
    auto* item = new QListWidgetItem(editor::toQString(stage.label), m_list);
    const QString help = editor::toQString(stage.help);
    item->setData(nameRole, editor::fromView(stage.name));
    item->setData(PictureRows::HelpRole, help);
    item->setData(Qt::AccessibleDescriptionRole, help);
}

void StageChooser::readPictures() {
    for (int row = 0; row < m_list->count(); ++row) {
        if (!isStage(*m_list->item(row))) continue;
        const QString name = nameOf(*m_list->item(row));
        editor::Job<QImage> job;
        job.priority = editor::JobPriority::Visible;
        job.work = [file = pictureFileOf(name)](generation::Feedback&) -> Result<QImage> {
            return QImage(file).scaled(2 * shownSize, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        };
        // A failure is not reported: the list shows no picture then.
        job.deliver = [this, name](const Result<QImage>& picture) {
            if (picture) takePicture(name, *picture);
        };
        (void)m_jobs.start(std::move(job));
    }
}

void StageChooser::takePicture(const QString& stage, const QImage& picture) {
    for (int row = 0; row < m_list->count(); ++row)
        if (nameOf(*m_list->item(row)) == stage) m_list->item(row)->setData(PictureRows::PictureRole, picture);
}

/// A heading is shown where any of its stages is.
void StageChooser::filter() {
    const QString wanted = m_search->text().trimmed();
    QListWidgetItem* heading = nullptr;
    bool any = false;
    for (int row = 0; row < m_list->count(); ++row) {
        auto* item = m_list->item(row);
        if (!isStage(*item)) {
            heading = item;
            heading->setHidden(true);
            continue;
        }
        const bool found = matches(*item, wanted);
        item->setHidden(!found);
        any = any || found;
        if (found && heading) heading->setHidden(false);
    }
    m_nothing->setVisible(!any);
    chooseFirst();
}

void StageChooser::chooseFirst() {
    m_list->setCurrentItem(nullptr);
    m_list->scrollToTop();
    step(1);
}

/// To the next stage that is shown; stays where there is none.
void StageChooser::step(int by) {
    const int start = m_list->currentItem() ? m_list->currentRow() : -1;
    for (int row = start + by; row >= 0 && row < m_list->count(); row += by) {
        if (m_list->item(row)->isHidden() || !isStage(*m_list->item(row))) continue;
        m_list->setCurrentRow(row);
        return;
    }
}

/// Arrow keys move through the list while the focus stays in the search field.
bool StageChooser::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            step(key == Qt::Key_Down ? 1 : -1);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void StageChooser::take(const QListWidgetItem* item) {
    if (!item || item->isHidden() || !isStage(*item) || !isVisible()) return;
    const QString name = nameOf(*item);
    accept();
    emit stageChosen(name);
}

} // namespace delve::ui
