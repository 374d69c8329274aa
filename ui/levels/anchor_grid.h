#pragma once

#include "generation/level/resize.h"

#include <QWidget>

#include <vector>

class QToolButton;

/// Nine buttons: which part of a map stays in its place when the map is resized.
namespace delve::ui {

class AnchorGrid : public QWidget {
    Q_OBJECT
public:
    explicit AnchorGrid(QWidget* parent = nullptr);

    [[nodiscard]] Anchor anchor() const { return m_anchor; }

signals:
    void changed();

protected:
    /// The arrow keys choose, too.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(Anchor anchor);
    [[nodiscard]] bool chooseByKey(int key);

    Anchor m_anchor;
    std::vector<QToolButton*> m_buttons; ///< row by row
};

} // namespace delve::ui
