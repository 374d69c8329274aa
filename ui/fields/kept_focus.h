#pragma once

#include <QString>

class QWidget;

namespace delve::ui {

/// Keeps the keyboard focus while a form is rebuilt: the control with the same name gets it back, with the text typed
/// into it and not committed yet.
class KeptFocus {
public:
    /// Of the form about to be deleted, if there is one; that form sends no more signals.
    explicit KeptFocus(QWidget* form);
    /// Restores it in the new form. If that has no such control, the focus does not move.
    void giveBack(QWidget& form) const;

private:
    QString m_name;
    qsizetype m_number = 0; ///< among controls of the same name
    QString m_typed;        ///< in a line edit, not committed yet
    int m_cursor = 0;
};

} // namespace delve::ui
