#pragma once

#include "generation/level/text.h"

#include <QWidget>

#include <deque>

/// The line under a play: what happened last, newest first and strongest, and at its end what the mouse points at. What
/// is too long for it is cut with ….
/// Owned by the play screen.
namespace delve::ui {

class ElidedLabel;

class MessagesLine : public QWidget {
    Q_OBJECT
public:
    explicit MessagesLine(QWidget* parent = nullptr);

    void show(const std::deque<Message>& messages);
    /// In place of the latest message: what is typed of a word that is not complete.
    void showTyped(const QString& word);
    void showPointedAt(const QString& name);
    [[nodiscard]] QString latest() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void divideRoom();

    ElidedLabel* m_latest;
    ElidedLabel* m_before;
    ElidedLabel* m_pointedAt;
};

} // namespace delve::ui
