#pragma once

#include <QDialog>

class QCheckBox;
class QFormLayout;
class QSettings;
class QSpinBox;
class QTabWidget;

/// What a person can set for good: how much undo may take, how often unsaved work is kept, whether painting pins and
/// the last session comes back; language, theme and size of the interface; and the key of every action. Changes hold at
/// once. Owned by the window.
namespace delve::ui {

class ActionList;
class Theme;

/// The settings of the General page, as the window reads them.
struct GeneralPreferences {
    int undoMegabytes = 512;
    bool paintingPins = true;
    int recoverySeconds = 20; ///< unsaved work is kept so often while it goes on
    bool restoreSession = true;
};
[[nodiscard]] GeneralPreferences generalPreferences(const QSettings& settings);

/// How large everything is; read before the program has a window.
inline constexpr char scaleSetting[] = "look/scalePercent";
[[nodiscard]] int scalePercent(const QSettings& settings);

class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    enum Page { GeneralPage, InterfacePage, KeyboardPage };
    PreferencesDialog(QSettings& settings, ActionList& actions, Theme& theme, QWidget* parent = nullptr);

    void showPage(Page page);

signals:
    void generalChanged();
    void languageChosen(const QString& code);

private:
    QWidget* makeGeneral();
    QSpinBox* addNumber(QFormLayout& form, const QString& label, const QString& key, int value);
    QCheckBox* addSwitch(QFormLayout& form, const QString& label, const QString& key, bool on);
    void addLanguages(QFormLayout& form);
    void addThemes(QFormLayout& form, Theme& theme);
    void addScales(QFormLayout& form);
    QWidget* makeInterface(Theme& theme);
    QWidget* makeKeyboard();

    QSettings& m_settings;
    ActionList& m_actions;
    QTabWidget* m_tabs;
};

} // namespace delve::ui
