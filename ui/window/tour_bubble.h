#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace delve::ui {

struct TourStep;

/// The bubble of the tour beside a control, and the frame around the control: both lie over the window of the control,
/// which stays usable. Owned by the tour.
class TourBubble : public QFrame {
    Q_OBJECT
public:
    explicit TourBubble(QWidget* window);
    ~TourBubble() override;

    void show(const TourStep& step, int number, int count);
    /// Goes to where this control is now; null: into the middle of the window.
    void pointAt(QWidget* control);
    /// What the bubble points at, in its window.
    [[nodiscard]] QRect pointedAt() const;
    /// Hides at once, and is deleted once no button of it is at work.
    void goAway();

signals:
    void backWanted();
    void nextWanted();
    void endWanted();

private:
    void layOut();
    [[nodiscard]] QPoint placeBeside(const QRect& control) const;

    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_count;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_end;
    QPointer<QWidget> m_frame; ///< around the control
};

} // namespace delve::ui
