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

    /// A message is strong in its turn, paler in the next ones, and gone after three turns.
    void show(const std::deque<Message>& messages, std::int64_t turn);
    /// Shows an incomplete typed word in place of the latest message.
    void showTyped(const QString& word);
    void showPointedAt(const QString& name);
    [[nodiscard]] QString latest() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void takeTurn(const std::deque<Message>& messages, std::int64_t turn);
    void divideRoom();

    QString m_newest;
    std::size_t m_count = 0;   ///< of the messages told so far
    std::int64_t m_toldIn = 0; ///< the turn of the latest message
    ElidedLabel* m_latest;
    ElidedLabel* m_before;
    ElidedLabel* m_pointedAt;
};

} // namespace delve::ui
