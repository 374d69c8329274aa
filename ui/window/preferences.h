#pragma once

#include <QDialog>

class QSettings;
class QTabWidget;

/// What a person can set for good: how much undo may take, whether painting pins, theme, language and size of the
/// interface, and the key of every action. Changes hold at once. Owned by the window.
namespace delve {

class ActionList;
class Theme;

/// The settings of the General page, as the window reads them.
struct GeneralPreferences {
    int undoMegabytes = 512;
    bool paintingPins = true;
};
[[nodiscard]] GeneralPreferences generalPreferences(const QSettings& settings);

class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(QSettings& settings, ActionList& actions, Theme& theme, QWidget* parent = nullptr);

signals:
    void generalChanged();

private:
    QWidget* makeGeneral();
    QWidget* makeInterface(Theme& theme);
    QWidget* makeKeyboard();

    QSettings& m_settings;
    ActionList& m_actions;
};

} // namespace delve
