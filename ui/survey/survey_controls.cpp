#include "ui/survey/survey_controls.h"

#include "editor/survey/survey_table.h"
#include "editor/text/message_text.h"
#include "ui/fields/flow_layout.h"
#include "ui/fields/labelled.h"
#include "ui/measures/measure_names.h"
#include "ui/survey/survey_rows_model.h"
#include "ui/theme/icon.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <optional>

namespace delve::ui {
namespace {

constexpr std::array offeredSeeds{100, 1'000, 10'000, 100'000};
constexpr int usualSeeds = 1; ///< the place of 1,000

/// With the separators of the language, as the validator lets a person type it.
std::optional<std::uint64_t> seedsIn(const QString& text) {
    bool isNumber = false;
    const auto number = QLocale().toULongLong(text, &isNumber);
    return isNumber ? std::optional<std::uint64_t>(number) : std::nullopt;
}

} // namespace

SurveyControls::SurveyControls(QWidget* parent)
    : QWidget(parent), m_axes(new QWidget(this)), m_run(new QToolButton(this)), m_seeds(makeSeeds()),
      m_which(makeWhich()), m_across(makeAxis(tr("Across"), tr("The measure from left to right."))),
      m_up(makeAxis(tr("Up"), tr("The measure from bottom to top."))),
      m_keep(iconButton(QStringLiteral("copy"), tr("Keep for comparison"), this,
                        tr("Keeps these results, so that those of other settings are shown beside them."))) {
    auto* row = new FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep / 2);
    m_run->setObjectName(QStringLiteral("run"));
    m_run->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_run->setFocusPolicy(Qt::TabFocus);
    connect(m_run, &QToolButton::clicked, this, &SurveyControls::runWanted);
    m_keep->setObjectName(QStringLiteral("keep"));
    m_keep->setFocusPolicy(Qt::TabFocus);
    connect(m_keep, &QToolButton::clicked, this, &SurveyControls::keepWanted);
    row->addWidget(m_run);
    row->addWidget(labelled(tr("Seeds"), {m_seeds}, this));
    row->addWidget(m_which);
    row->addWidget(m_keep);
    row->addWidget(makeMore());
    auto* axes = new FlowLayout(m_axes);
    axes->setContentsMargins(0, 0, 0, 0);
    axes->setSpacing(gridStep);
    axes->addWidget(labelled(QStringLiteral("→"), {m_across}, m_axes));
    axes->addWidget(labelled(QStringLiteral("↑"), {m_up}, m_axes));
    showRun(Run::Start, false);
    showKept(false, false);
    showFiles(false, false);
}

QComboBox* SurveyControls::makeSeeds() {
    auto* seeds = new QComboBox(this);
    seeds->setObjectName(QStringLiteral("seeds"));
    seeds->setAccessibleName(tr("Seeds"));
    seeds->setEditable(true);
    seeds->setCompleter(nullptr); // 10 is not the beginning of 100
    seeds->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    seeds->setMinimumContentsLength(4);
    seeds->setMaximumWidth(11 * gridStep);
    seeds->setInsertPolicy(QComboBox::NoInsert);
    for (const int number : offeredSeeds) seeds->addItem(QString::number(number));
    seeds->setCurrentIndex(usualSeeds);
    constexpr int most = static_cast<int>(editor::SurveyTable::mostRows);
    seeds->lineEdit()->setValidator(new QIntValidator(1, most, seeds));
    seeds->setToolTip(tr("How many seeds are measured, from 1 on: %1 at most.").arg(most));
    connect(seeds, &QComboBox::currentTextChanged, this, &SurveyControls::planChanged);
    return seeds;
}

QComboBox* SurveyControls::makeWhich() {
    auto* which = new QComboBox(this);
    which->setObjectName(QStringLiteral("which"));
    which->setAccessibleName(tr("Measures"));
    which->addItem(tr("All measures"));
    which->addItem(tr("Common measures"));
    which->addItem(tr("All, and personas"));
    which->setToolTip(tr("All measures need a proof of each level, which takes time. Personas play each level once."));
    connect(which, &QComboBox::currentIndexChanged, this, &SurveyControls::planChanged);
    return which;
}

QComboBox* SurveyControls::makeAxis(const QString& name, const QString& help) {
    auto* axis = new QComboBox(this);
    axis->setAccessibleName(name);
    axis->setToolTip(help);
    axis->setMaxVisibleItems(24);
    axis->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(axis, &QComboBox::activated, this, &SurveyControls::axesChanged);
    return axis;
}

QToolButton* SurveyControls::makeMore() {
    auto* more = iconButton(QStringLiteral("more"), tr("More about the survey"), this);
    more->setObjectName(QStringLiteral("more"));
    more->setPopupMode(QToolButton::InstantPopup);
    more->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(more);
    m_save = menu->addAction(tr("&Save results…"), this, &SurveyControls::saveWanted);
    m_open = menu->addAction(tr("&Open results…"), this, &SurveyControls::openWanted);
    m_again = menu->addAction(tr("Sho&w the survey again"), this, &SurveyControls::againWanted);
    menu->addSeparator();
    m_forget = menu->addAction(tr("&End the comparison"), this, &SurveyControls::forgetWanted);
    more->setMenu(menu);
    return more;
}

void SurveyControls::showRun(Run run, bool enabled) {
    const bool stops = run == Run::Stop;
    m_run->setText(stops ? tr("Stop") : run == Run::GoOn ? tr("Go on") : tr("Start"));
    m_run->setIcon(icon(stops ? QStringLiteral("close") : QStringLiteral("generate")));
    m_run->setToolTip(stops              ? tr("Stops the survey. What was measured stays, and it can go on later.")
                      : run == Run::GoOn ? tr("Measures the seeds that are missing.")
                                         : tr("Measures the levels of many seeds of this recipe in the background."));
    m_run->setEnabled(enabled);
}

void SurveyControls::showKept(bool canKeep, bool kept) {
    m_keep->setEnabled(canKeep);
    m_forget->setEnabled(kept);
}

void SurveyControls::showFiles(bool canSave, bool canShowAgain) {
    m_save->setEnabled(canSave);
    m_again->setEnabled(canShowAgain);
}

void SurveyControls::setMeasures(const std::vector<std::string>& measures) {
    const auto fill = [&measures](QComboBox& list, const std::string& usual, bool mayBeNone) {
        const auto before = list.count() > 0 ? list.currentData().toString().toStdString() : usual;
        const QSignalBlocker quiet(&list);
        list.clear();
        if (mayBeNone) list.addItem(SurveyControls::tr("Nothing"), QString());
        for (const auto& measure : measures) list.addItem(measureName(measure), QString::fromStdString(measure));
        const int found = list.findData(QString::fromStdString(before));
        list.setCurrentIndex(found >= 0 ? found : std::max(0, list.findData(QString::fromStdString(usual))));
    };
    fill(*m_across, "rooms", false);
    fill(*m_up, "path", true);
}

void SurveyControls::showPlan(bool commonOnly, std::uint64_t atLeast) {
    m_which->setCurrentIndex(commonOnly ? 1 : 0);
    if (seeds() < atLeast) m_seeds->setEditText(QString::number(atLeast));
}

std::uint64_t SurveyControls::seeds() const {
    return std::clamp<std::uint64_t>(seedsIn(m_seeds->currentText()).value_or(1), 1, editor::SurveyTable::mostRows);
}

bool SurveyControls::seedsAreGiven() const { return seedsIn(m_seeds->currentText()).value_or(0) > 0; }

bool SurveyControls::personas() const { return m_which->currentIndex() == 2; }
bool SurveyControls::commonOnly() const { return m_which->currentIndex() == 1; }
std::string SurveyControls::across() const { return m_across->currentData().toString().toStdString(); }
std::string SurveyControls::up() const { return m_up->currentData().toString().toStdString(); }

} // namespace delve::ui

#include "moc_survey_controls.cpp"
