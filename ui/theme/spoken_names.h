#pragma once

#include <QObject>

namespace delve::ui {

/// Names for screen readers where Qt tells none: of the cross that clears a field, and of lists to choose from without
/// a label of their own, whose name Qt replaces by what is chosen; it tells their description. Owned by the window.
class SpokenNames : public QObject {
public:
    explicit SpokenNames(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace delve::ui
