#pragma once

#include "ui/seeds/seed_history.h"

#include <QWidget>

class QLineEdit;
class QToolButton;

/// The seed: a field for a number or a word, dice, back and forward through the visited seeds, copy. Owned by the
/// recipe panel, which runs the buttons' commands for their shortcuts, too.
namespace delve::ui {

class SeedRow : public QWidget {
    Q_OBJECT
public:
    explicit SeedRow(SeedSource source, QWidget* parent = nullptr);

    /// The seed of the recipe that is shown now.
    void showSeed(std::uint64_t value);
    [[nodiscard]] QWidget* field() const;
    /// The seed chosen or shown last, if any.
    [[nodiscard]] const Seed* seed() const { return m_history.now(); }
    [[nodiscard]] bool canGoBack() const { return m_history.canGoBack(); }
    [[nodiscard]] bool canGoForward() const { return m_history.canGoForward(); }

public slots:
    void roll();
    void goBack();
    void goForward();
    void copy() const;

signals:
    void chosen(std::uint64_t seed);

private:
    QToolButton* addButton(const QString& iconName, const QString& name, const QString& action);
    void choose(const Seed& seed);
    void takeTyped();
    void updateButtons();

    SeedSource m_source;
    SeedHistory m_history;
    QLineEdit* m_field;
    QToolButton* m_back = nullptr;
    QToolButton* m_forward = nullptr;
};

} // namespace delve::ui
