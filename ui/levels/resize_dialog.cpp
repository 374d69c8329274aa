#include "ui/levels/resize_dialog.h"

#include "editor/drawing/thumbnail.h"
#include "ui/fields/form.h"
#include "ui/fields/side_box.h"
#include "ui/levels/anchor_grid.h"
#include "ui/levels/resize_preview.h"
#include "ui/map/map_backdrop.h"
#include "ui/theme/tokens.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

constexpr QSize pictureSize{720, 480}; ///< sharp at 200 %, too

} // namespace

ResizeDialog::ResizeDialog(std::shared_ptr<const World> world, std::size_t level, editor::JobPool& pool,
                           QWidget* parent)
    : QDialog(parent), m_world(std::move(world)), m_level(level),
      m_preview(new ResizePreview(m_world->levels[level].size(), this)), m_cut(new QLabel(this)),
      m_drawing(pool, editor::JobPolicy::NewestWins), m_counting(pool, editor::JobPolicy::NewestWins) {
    setWindowTitle(tr("Resize map"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(2 * gridStep);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * gridStep);
    row->addWidget(makeForm());
    row->addWidget(m_preview, 1);
    column->addLayout(row, 1);
    m_cut->setObjectName(QStringLiteral("cut"));
    m_cut->setWordWrap(true);
    column->addWidget(m_cut);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_resize = buttons->addButton(tr("&Resize"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    draw();
    showArea();
    m_width->setFocus();
    m_width->selectAll();
}

QWidget* ResizeDialog::makeForm() {
    auto* page = new QWidget(this);
    auto* form = formIn(page);
    form->addRow(tr("&Width"), m_width = makeSideBox("resize-width", level().size().width, page));
    form->addRow(tr("&Height"), m_height = makeSideBox("resize-height", level().size().height, page));
    for (auto* side : {m_width, m_height}) connect(side, &QSpinBox::valueChanged, this, &ResizeDialog::showArea);
    m_anchor = new AnchorGrid(page);
    m_anchor->setToolTip(tr("Which part of the map stays in its place."));
    connect(m_anchor, &AnchorGrid::changed, this, &ResizeDialog::showArea);
    form->addRow(tr("Anchor"), m_anchor);
    return page;
}

Rect ResizeDialog::area() const {
    return areaFor(level().size(), {m_width->value(), m_height->value()}, m_anchor->anchor());
}

void ResizeDialog::draw() {
    editor::Job<QImage> job;
    job.priority = editor::JobPriority::Visible;
    job.work = [world = m_world, place = m_level, colour = mapBackdrop(palette()).voidColour](generation::Feedback&) {
        return Result<QImage>(
            editor::thumbnailOf(world->levels[place], world->tiles, pictureSize, colour, world->properties));
    };
    job.deliver = [this](Result<QImage> picture) {
        if (picture) m_preview->showPicture(*std::move(picture));
    };
    m_drawing.start(std::move(job));
}

void ResizeDialog::showArea() {
    m_preview->showArea(area());
    m_resize->setEnabled(area() != wholeOf(level().size()));
    countCut();
}

void ResizeDialog::countCut() {
    editor::Job<CutParts> job;
    job.priority = editor::JobPriority::Visible;
    job.work = [world = m_world, place = m_level, area = area()](generation::Feedback&) {
        return Result<CutParts>(cutBy(world->levels[place], area));
    };
    job.deliver = [this](const Result<CutParts>& cut) {
        if (cut) showCut(*cut);
    };
    m_counting.start(std::move(job));
}

void ResizeDialog::showCut(const CutParts& cut) {
    if (cut.none()) return m_cut->setText(tr("Nothing is cut off."));
    const auto number = [](std::int64_t count) {
        return static_cast<int>(std::min<std::int64_t>(count, 1'000'000'000));
    };
    QStringList parts{tr("%n cell(s)", "cut off", number(cut.cells))};
    if (cut.rooms > 0) parts << tr("%n room(s) (whole or in part)", "cut off", number(cut.rooms));
    if (cut.things > 0) parts << tr("%n thing(s)", "cut off", number(cut.things));
    m_cut->setText(tr("Cut off: %1.").arg(parts.join(QStringLiteral(", "))));
}

} // namespace delve::ui
