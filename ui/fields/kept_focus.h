#pragma once

#include <QString>

class QWidget;

namespace delve::ui {

/// Where the keyboard was in a form that is made anew: the control of the same name gets it again, with what was typed
/// into it and not taken yet.
class KeptFocus {
public:
    /// Of a form that goes, if there is one; it tells nothing any more.
    explicit KeptFocus(QWidget* form);
    /// To the form in its place. Where it has no such control, the keyboard stays where it is.
    void giveBack(QWidget& form) const;

private:
    QString m_name;
    qsizetype m_number = 0; ///< among those of the same name
    QString m_typed;        ///< into a line, and not taken yet
    int m_cursor = 0;
};

} // namespace delve::ui
