#pragma once

#include "ui/layouts/built_in_layouts.h"

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QStringList>

class QMainWindow;
class QSettings;

/// The layouts of a window's docks: those of the program and the person's own, which of them is shown, and why the
/// docks are away. Each layout keeps what the person changed in it until it is reset; all is remembered in the
/// settings. Owned by the window.
namespace delve::ui {

class Layouts : public QObject {
    Q_OBJECT
public:
    /// Reasons for all docks to be hidden; what is shown without one comes back exactly.
    enum Away { NoMap = 1, ViewInFront = 2, ByPerson = 4 };

    Layouts(QMainWindow& window, std::vector<PanelInfo> panels, QSettings& settings);

    /// The docks were just made: puts them where the current layout has them.
    void begin();
    /// As the last session left them.
    void restore();
    void remember();

    [[nodiscard]] const QString& current() const { return m_current; } ///< its id
    [[nodiscard]] QStringList own() const { return m_own.keys(); }
    [[nodiscard]] static QString idOfOwn(const QString& name);
    [[nodiscard]] QString ownName() const; ///< of the current layout; empty if it is one of the program's

    void show(const QString& id);
    /// Saves the arrangement as a layout of the person's own; replaces one of the same name.
    void save(const QString& name);
    /// The current layout as it was saved, or as it comes with the program.
    void reset();
    /// Deletes the current layout, one of the person's own; the first of the program's follows.
    void removeOwn();

    void setAway(Away why, bool away);
    /// A view that takes the window is in front; the docks stay if the person wants so.
    void setViewInFront(bool front);
    void toggleDocks();
    [[nodiscard]] bool docksAway() const { return (m_away & ~NoMap) != 0; }
    [[nodiscard]] bool keepsDocks() const;
    void setKeepsDocks(bool keeps);

    // For the window, which makes its docks again in another language
    [[nodiscard]] QByteArray shownState() const; ///< the docks as they are once no reason hides them
    void beginAgain(const QByteArray& state);

signals:
    void changed();
    void ownChanged(); ///< others exist now

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] const Layout& builtInFor(const QString& id) const;
    [[nodiscard]] QByteArray state() const;
    void noteCurrent();
    void put(const QByteArray& state, const QStringList& folded = {});
    void showCurrent();
    void fit();
    void bringBack();

    QMainWindow& m_window;
    std::vector<PanelInfo> m_panels;
    QSettings& m_settings;
    QString m_current;
    QMap<QString, QVariant> m_own;    ///< the state of each, by its name
    QMap<QString, QVariant> m_states; ///< what the person made of each, by its id: its state, and what is folded
    QStringList m_folded;             ///< hidden because the window is small
    int m_away = 0;                   ///< the reasons
    bool m_viewInFront = false;
    QByteArray m_whenAway; ///< the docks without these reasons
};

} // namespace delve::ui
