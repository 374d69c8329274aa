#include "ui/illumination/illumination_controls.h"

#include "ui/fields/flow_layout.h"
#include "ui/fields/labelled.h"
#include "ui/measures/measure_choice.h"
#include "ui/theme/icon.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace delve::ui {

namespace {} // namespace

IlluminationControls::IlluminationControls(QWidget* parent)
    : QWidget(parent), m_run(new QToolButton(this)),
      m_again(iconButton(QStringLiteral("reset"), tr("Start again"), this, tr("Drops what was found."))),
      m_across(makeMeasure(tr("Across"), tr("The measure from left to right."), "rooms")),
      m_up(makeMeasure(tr("Up"), tr("The measure from bottom to top."), "path")), m_direction(new QComboBox(this)),
      m_best(
          makeMeasure(tr("Measure of the best level"), tr("Each cell keeps the level that is best by this."), "loops")),
      m_time(new QComboBox(this)) {
    auto* row = new FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep);
    m_run->setObjectName(QStringLiteral("run"));
    m_run->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_run->setFocusPolicy(Qt::TabFocus);
    connect(m_run, &QToolButton::clicked, this, &IlluminationControls::runWanted);
    m_again->setObjectName(QStringLiteral("again"));
    m_again->setFocusPolicy(Qt::TabFocus);
    connect(m_again, &QToolButton::clicked, this, &IlluminationControls::againWanted);
    m_direction->setAccessibleName(tr("Best of a cell"));
    m_direction->setToolTip(tr("Which level of a cell is kept."));
    m_direction->addItem(tr("highest"));
    m_direction->addItem(tr("lowest"));
    connect(m_direction, &QComboBox::activated, this, &IlluminationControls::changed);
    m_time->setAccessibleName(tr("Time"));
    for (const int seconds : {10, 30, 60, 300, 1800})
        m_time->addItem(seconds < 60 ? tr("%1 s").arg(seconds) : tr("%1 min").arg(seconds / 60), seconds);
    m_time->setCurrentIndex(1);
    row->addWidget(m_run);
    row->addWidget(m_again);
    row->addWidget(labelled(tr("Across"), {m_across}, this));
    row->addWidget(labelled(tr("Up"), {m_up}, this));
    row->addWidget(labelled(tr("Best"), {m_direction, m_best}, this));
    row->addWidget(labelled(tr("Time"), {m_time}, this));
    showRun(Run::Start, false);
}

MeasureChoice* IlluminationControls::makeMeasure(const QString& name, const QString& help, const char* first) {
    auto* choice = new MeasureChoice(MeasureChoice::Automatic::No, this);
    choice->setAccessibleName(name);
    choice->setToolTip(help);
    choice->choose(first);
    connect(choice, &QComboBox::activated, this, &IlluminationControls::changed);
    return choice;
}

void IlluminationControls::showRun(Run run, bool enabled) {
    m_run->setEnabled(enabled);
    m_again->setVisible(run == Run::GoOn);
    m_run->setIcon(icon(run == Run::Stop ? QStringLiteral("pause") : QStringLiteral("play")));
    m_run->setText(run == Run::Stop ? tr("Stop") : run == Run::GoOn ? tr("Go on") : tr("Illuminate"));
    m_run->setToolTip(run == Run::Stop ? tr("Keeps what was found.")
                                       : tr("Fills the grid: varies the seed and the ticked parameters, and goes on "
                                            "from the levels that it finds."));
}

std::string IlluminationControls::across() const { return m_across->chosen(); }
std::string IlluminationControls::up() const { return m_up->chosen(); }
std::string IlluminationControls::best() const { return m_best->chosen(); }
bool IlluminationControls::lowest() const { return m_direction->currentIndex() == 1; }
std::chrono::milliseconds IlluminationControls::time() const {
    return std::chrono::seconds(m_time->currentData().toInt());
}

} // namespace delve::ui
