#pragma once

#include "generation/level/text.h"

#include <QWidget>

#include <deque>

class QLabel;

/// The line under a play: what happened last, newest first and strongest, and at its end what the mouse points at.
/// Owned by the play screen.
namespace delve {

class MessagesLine : public QWidget {
    Q_OBJECT
public:
    explicit MessagesLine(QWidget* parent = nullptr);

    void show(const std::deque<Message>& messages);
    /// In place of the latest message: what is typed of a word that is not complete.
    void showTyped(const QString& word);
    void showPointedAt(const QString& name);
    [[nodiscard]] QString latest() const;

private:
    QLabel* m_latest;
    QLabel* m_before;
    QLabel* m_pointedAt;
};

} // namespace delve
