#include "ui/window/preferences.h"

#include "editor/text/translations.h"
#include "ui/fields/form.h"
#include "ui/play/play_preferences.h"
#include "ui/theme/motion_settings.h"
#include "ui/theme/number_setting.h"
#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"
#include "ui/window/key_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace delve::ui {

namespace {

const auto undoKey = QStringLiteral("general/undoMegabytes");
const auto pinsKey = QStringLiteral("general/paintingPins");
const auto recoveryKey = QStringLiteral("general/recoverySeconds");
const auto wheelKey = QStringLiteral("general/wheelZooms");
const auto sessionKey = QStringLiteral("general/restoreSession");

constexpr int minScale = 100;
constexpr int maxScale = 300;
constexpr int minMegabytes = 16;
constexpr int maxMegabytes = 65536;
/// At most half a minute of work may be lost, including the time to write the copy.
constexpr int minRecovery = 5;
constexpr int maxRecovery = 25;

QLabel* quiet(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    return label;
}

} // namespace

GeneralPreferences generalPreferences(const QSettings& settings) {
    const GeneralPreferences defaults;
    return {numberIn(settings, undoKey, defaults.undoMegabytes, minMegabytes, maxMegabytes),
            settings.value(pinsKey, defaults.paintingPins).toBool(),
            numberIn(settings, recoveryKey, defaults.recoverySeconds, minRecovery, maxRecovery),
            settings.value(sessionKey, defaults.restoreSession).toBool(),
            settings.value(wheelKey, defaults.wheelZooms).toBool()};
}

int scalePercent(const QSettings& settings) {
    return numberIn(settings, QLatin1String(scaleSetting), minScale, minScale, maxScale);
}

PreferencesDialog::PreferencesDialog(QSettings& settings, ActionList& actions, Theme& theme, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_actions(actions), m_tabs(new QTabWidget(this)) {
    setWindowTitle(tr("Preferences"));
    resize(72 * gridStep, 64 * gridStep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(makeGeneral(), tr("General"));
    m_tabs->addTab(makeInterface(theme), tr("Interface"));
    m_tabs->addTab(makeKeyboard(), tr("Keyboard"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(m_tabs, 1);
    column->addWidget(buttons);
}

void PreferencesDialog::showPage(Page page) { m_tabs->setCurrentIndex(page); }

QSpinBox* PreferencesDialog::addNumber(QFormLayout& form, const QString& label, const QString& key, int value) {
    auto* box = new QSpinBox(form.parentWidget());
    box->setMaximum(maxMegabytes);
    box->setKeyboardTracking(false); // 102, typed on the way to 1024, would drop steps from the history
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, [this, key](int now) {
        m_settings.setValue(key, now);
        emit generalChanged();
    });
    form.addRow(label, box);
    return box;
}

QCheckBox* PreferencesDialog::addSwitch(QFormLayout& form, const QString& label, const QString& key, bool on) {
    auto* box = new QCheckBox(label, form.parentWidget());
    box->setChecked(on);
    connect(box, &QCheckBox::toggled, this, [this, key](bool now) {
        m_settings.setValue(key, now);
        emit generalChanged();
    });
    form.addRow(QString(), box);
    return box;
}

QWidget* PreferencesDialog::makeGeneral() {
    auto* page = new QWidget(this);
    auto* form = formIn(page);
    const auto now = generalPreferences(m_settings);
    auto* undo = addNumber(*form, tr("Undo &memory per map"), undoKey, now.undoMegabytes);
    undo->setObjectName(QStringLiteral("undo-limit"));
    undo->setRange(minMegabytes, maxMegabytes);
    undo->setSingleStep(64);
    undo->setSuffix(tr(" MiB"));
    form->addRow(QString(), quiet(tr("Higher values keep more undo steps."), page));
    auto* recovery = addNumber(*form, tr("Save &recovery copy every"), recoveryKey, now.recoverySeconds);
    recovery->setObjectName(QStringLiteral("recovery-seconds"));
    recovery->setRange(minRecovery, maxRecovery);
    recovery->setSuffix(tr(" s"));
    form->addRow(QString(),
                 quiet(tr("A copy is also saved two seconds after the last change, apart from your own files. After a "
                          "crash, the next start offers to recover it."),
                       page));
    addSwitch(*form, tr("Re&open maps at startup"), sessionKey, now.restoreSession)
        ->setObjectName(QStringLiteral("restore-session"));
    addSwitch(*form, tr("&Pin cells when painting"), pinsKey, now.paintingPins)
        ->setObjectName(QStringLiteral("painting-pins"));
    form->addRow(QString(), quiet(tr("Pinned cells stay unchanged when the map is regenerated."), page));
    addSwitch(*form, tr("Mouse &wheel zooms"), wheelKey, now.wheelZooms)->setObjectName(QStringLiteral("wheel-zooms"));
    form->addRow(QString(),
                 quiet(tr("Off: it scrolls. With Ctrl it always zooms, with Shift it scrolls sideways."), page));
    auto* steps = addNumber(*form, tr("Walking &speed"), QString::fromLatin1(playSpeedKey),
                            playPreferences(m_settings).stepsPerSecond);
    steps->setObjectName(QStringLiteral("steps-per-second"));
    steps->setRange(minStepsPerSecond, maxStepsPerSecond);
    steps->setSuffix(tr(" steps/s"));
    auto* turns = addNumber(*form, tr("Autosave &game every"), QString::fromLatin1(playAutosaveKey),
                            playPreferences(m_settings).autosaveTurns);
    turns->setObjectName(QStringLiteral("autosave-turns"));
    turns->setRange(minAutosaveTurns, maxAutosaveTurns);
    turns->setSingleStep(10);
    turns->setSuffix(tr(" turns"));
    form->addRow(QString(), quiet(tr("Higher values save less often."), page));
    return page;
}

QWidget* PreferencesDialog::makeInterface(Theme& theme) {
    auto* page = new QWidget(this);
    auto* form = formIn(page);
    addLanguages(*form);
    addThemes(*form, theme);
    addScales(*form);
    addMotion(*form);
    return page;
}

/// A choice rebuilds the window in that language, and this dialog with it.
void PreferencesDialog::addLanguages(QFormLayout& form) {
    auto* box = new QComboBox(form.parentWidget());
    box->setObjectName(QStringLiteral("language"));
    for (const auto& code : editor::Translations::languages()) box->addItem(editor::Translations::nameOf(code), code);
    box->setCurrentIndex(box->findData(QLocale().name().section(u'_', 0, 0)));
    connect(box, &QComboBox::activated, this,
            [this, box](int index) { emit languageChosen(box->itemData(index).toString()); });
    form.addRow(tr("&Language"), box);
}

void PreferencesDialog::addThemes(QFormLayout& form, Theme& theme) {
    auto* themes = new QComboBox(form.parentWidget());
    themes->addItems({tr("System"), tr("Light"), tr("Dark")});
    themes->setCurrentIndex(static_cast<int>(theme.choice()));
    themes->setObjectName(QStringLiteral("theme"));
    connect(themes, &QComboBox::activated, this,
            [&theme](int index) { theme.choose(static_cast<Theme::Choice>(index)); });
    form.addRow(tr("&Theme"), themes);
}

void PreferencesDialog::addScales(QFormLayout& form) {
    auto* scale = new QComboBox(form.parentWidget());
    scale->setObjectName(QStringLiteral("scale"));
    for (const int percent : {100, 125, 150, 175, 200, 250, 300})
        scale->addItem(QStringLiteral("%1 %").arg(percent), percent);
    scale->setCurrentIndex(std::max(0, scale->findData(scalePercent(m_settings))));
    connect(scale, &QComboBox::activated, this,
            [this, scale](int index) { m_settings.setValue(QLatin1String(scaleSetting), scale->itemData(index)); });
    form.addRow(tr("Interface &scale"), scale);
    form.addRow(QString(), quiet(tr("Takes effect after a restart."), form.parentWidget()));
}

void PreferencesDialog::addMotion(QFormLayout& form) {
    auto* box = new QCheckBox(tr("Reduce &motion"), form.parentWidget());
    box->setObjectName(QStringLiteral("reduce-motion"));
    box->setChecked(reducesMotion(m_settings));
    connect(box, &QCheckBox::toggled, this, [this](bool reduces) {
        setReducesMotion(m_settings, reduces);
        emit generalChanged();
    });
    form.addRow(QString(), box);
    form.addRow(QString(), quiet(tr("Maps stand still, players jump from cell to cell, and docks do not glide."),
                                 form.parentWidget()));
}

QWidget* PreferencesDialog::makeKeyboard() { return new KeyPage(m_settings, m_actions, this); }

} // namespace delve::ui
