#pragma once

#include <QPlainTextEdit>

/// A text of some lines, which is told when the person leaves it. Esc takes back what was typed.
namespace delve::ui {

class TextField : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit TextField(QWidget* parent = nullptr);

    void showText(const QString& text);
    /// Tells what was typed, if anything was.
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
