#pragma once

#include "generation/level/text.h"

#include <QWidget>

#include <deque>

/// The line under a play: the latest messages, newest first and strongest, and at its end what the mouse points at.
/// Text that does not fit is elided with ….
/// Owned by the play screen.
namespace delve::ui {

class ElidedLabel;

class MessagesLine : public QWidget {
    Q_OBJECT
public:
    explicit MessagesLine(QWidget* parent = nullptr);

    void show(const std::deque<Message>& messages);
    /// Shows an incomplete typed word in place of the latest message.
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
