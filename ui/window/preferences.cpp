#include "ui/window/preferences.h"

#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"
#include "ui/window/key_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace delve {

namespace {

const auto undoKey = QStringLiteral("general/undoMegabytes");
const auto pinsKey = QStringLiteral("general/paintingPins");
const auto scaleKey = QStringLiteral("look/scalePercent");

QFormLayout* formIn(QWidget* page) {
    auto* form = new QFormLayout(page);
    form->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    form->setHorizontalSpacing(2 * gridStep);
    form->setVerticalSpacing(gridStep);
    return form;
}

QLabel* quiet(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    return label;
}

} // namespace

GeneralPreferences generalPreferences(const QSettings& settings) {
    const GeneralPreferences usual;
    return {settings.value(undoKey, usual.undoMegabytes).toInt(), settings.value(pinsKey, usual.paintingPins).toBool()};
}

PreferencesDialog::PreferencesDialog(QSettings& settings, ActionList& actions, Theme& theme, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_actions(actions) {
    setWindowTitle(tr("Preferences"));
    resize(72 * gridStep, 64 * gridStep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    auto* tabs = new QTabWidget(this);
    tabs->setDocumentMode(true);
    tabs->addTab(makeGeneral(), tr("General"));
    tabs->addTab(makeInterface(theme), tr("Interface"));
    tabs->addTab(makeKeyboard(), tr("Keyboard"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(tabs, 1);
    column->addWidget(buttons);
}

QWidget* PreferencesDialog::makeGeneral() {
    auto* page = new QWidget(this);
    auto* form = formIn(page);
    const auto now = generalPreferences(m_settings);
    auto* undo = new QSpinBox(page);
    undo->setRange(16, 65536);
    undo->setSingleStep(64);
    undo->setSuffix(tr(" MiB"));
    undo->setValue(now.undoMegabytes);
    undo->setObjectName(QStringLiteral("undo-limit"));
    connect(undo, &QSpinBox::valueChanged, this, [this](int value) {
        m_settings.setValue(undoKey, value);
        emit generalChanged();
    });
    form->addRow(tr("&Memory for undo, of each map"), undo);
    auto* pins = new QCheckBox(tr("&Painting pins what it paints"), page);
    pins->setChecked(now.paintingPins);
    pins->setObjectName(QStringLiteral("painting-pins"));
    connect(pins, &QCheckBox::toggled, this, [this](bool on) {
        m_settings.setValue(pinsKey, on);
        emit generalChanged();
    });
    form->addRow(QString(), pins);
    form->addRow(QString(), quiet(tr("What is pinned stays as it is when the map is generated anew."), page));
    return page;
}

QWidget* PreferencesDialog::makeInterface(Theme& theme) {
    auto* page = new QWidget(this);
    auto* form = formIn(page);
    auto* themes = new QComboBox(page);
    themes->addItems({tr("As the system"), tr("Light"), tr("Dark")});
    themes->setCurrentIndex(static_cast<int>(theme.choice()));
    themes->setObjectName(QStringLiteral("theme"));
    connect(themes, &QComboBox::activated, this,
            [&theme](int index) { theme.choose(static_cast<Theme::Choice>(index)); });
    form->addRow(tr("&Theme"), themes);
    auto* scale = new QComboBox(page);
    for (const int percent : {100, 125, 150, 175, 200, 250, 300})
        scale->addItem(QStringLiteral("%1 %").arg(percent), percent);
    scale->setCurrentIndex(std::max(0, scale->findData(m_settings.value(scaleKey, 100))));
    connect(scale, &QComboBox::activated, this,
            [this, scale](int index) { m_settings.setValue(scaleKey, scale->itemData(index)); });
    form->addRow(tr("&Size of everything"), scale);
    form->addRow(QString(), quiet(tr("Holds from the next start on. The language is chosen in the View menu."), page));
    return page;
}

QWidget* PreferencesDialog::makeKeyboard() { return new KeyPage(m_settings, m_actions, this); }

} // namespace delve
