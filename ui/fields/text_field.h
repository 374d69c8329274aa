#pragma once

#include <QPlainTextEdit>

/// A text field of several lines that commits its text when it loses focus. Esc reverts what was typed.
namespace delve::ui {

class TextField : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit TextField(QWidget* parent = nullptr);

    void showText(const QString& text);
    /// Commits the text if it was changed.
    void finish();

signals:
    void textEdited(const QString& text);

protected:
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString m_shown;
};

} // namespace delve::ui
