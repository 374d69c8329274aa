#pragma once

#include <QDialog>

class QCheckBox;
class QFormLayout;
class QSettings;
class QSpinBox;
class QTabWidget;

/// The preferences: undo memory, interval of recovery copies, whether painting pins cells and whether the last session
/// is restored; language, theme, interface scale and motion; and the keys of all actions. Changes apply at once. Owned
/// by the window.
namespace delve::ui {

class ActionList;
class Theme;

/// The settings of the General page, as the window reads them.
struct GeneralPreferences {
    int undoMegabytes = 512;
    bool paintingPins = true;
    int recoverySeconds = 20; ///< interval of recovery copies while editing
    bool restoreSession = true;
    bool wheelZooms = false; ///< else it scrolls
};
[[nodiscard]] GeneralPreferences generalPreferences(const QSettings& settings);

/// The interface scale; read before the program has a window.
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
    void addMotion(QFormLayout& form);
    QWidget* makeInterface(Theme& theme);
    QWidget* makeKeyboard();

    QSettings& m_settings;
    ActionList& m_actions;
    QTabWidget* m_tabs;
};

} // namespace delve::ui
