#pragma once

#include "generation/level/purpose.h"
#include "generation/level/world.h"
#include "ui/rules/rows_binding.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;

/// Edits the purposes of rooms in a world, and the furniture of each. Shows what the world has, and passes on the
/// requested changes.
namespace delve::ui {

class TextField;

class PurposesPage : public QWidget {
    Q_OBJECT
public:
    using Take = std::function<bool(std::vector<Purpose>)>;

    /// `world` returns the world; `take` is called to change its purposes.
    PurposesPage(std::function<const World&()> world, Take take, QWidget* parent = nullptr);

    void showTables();
    /// Commits what is still being typed.
    void finish();

signals:
    void refused(const QString& sentence);

private:
    void layOut();
    void bind();
    void showChosen();
    [[nodiscard]] const std::vector<Purpose>& purposes() const { return *m_world().tables.purposes; }
    [[nodiscard]] const Purpose* chosen() const;
    [[nodiscard]] std::vector<Furnishing> furniture() const; ///< of the chosen one
    bool change(const std::function<void(Purpose&)>& how);

    std::function<const World&()> m_world;
    Take m_take;
    RowsEditor* m_purposes;
    TextField* m_text;
    QLabel* m_furnitureOf;
    RowsEditor* m_furniture;
    RowsSource<Purpose> m_purposeRows;
    RowsSource<Furnishing> m_furnitureRows;
};

} // namespace delve::ui
