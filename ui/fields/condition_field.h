#pragma once

#include "playtest/conditions/condition_text.h"

#include <QLineEdit>

#include <optional>

class QCompleter;
class QStandardItemModel;

/// A field for a condition over measures, checked while a person types: what cannot be read is underlined, the tool tip
/// says why, and a list offers what can come next, with names and units of the measures.
namespace delve::ui {

class ConditionField : public QLineEdit {
    Q_OBJECT
public:
    explicit ConditionField(QWidget* parent = nullptr);

    /// What is typed; nothing if it is empty or cannot be read.
    [[nodiscard]] const std::optional<play::Condition>& condition() const { return m_parsed.condition; }
    /// Why it cannot be read, with the place; empty if it can, or if nothing is typed.
    [[nodiscard]] QString fault() const;
    void complete(); ///< shows the list

signals:
    void checked(); ///< after each change

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;

private:
    void check();
    void underline();
    void offer(bool all);
    void take(const QModelIndex& chosen);

    play::ParsedCondition m_parsed;
    QCompleter* m_completer;
    QStandardItemModel* m_words;
    bool m_composing = false; ///< an input method has a text of its own in the field
    play::TextPart m_begun;   ///< what a choice of the list replaces, in bytes
};

} // namespace delve::ui
