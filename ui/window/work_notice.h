#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

/// What the window does in the background, how far it is, and a button that stops it. Short works come and go without
/// it. Owned by the status line.
namespace delve::ui {

class WorkInHand;

class WorkNotice : public QWidget {
    Q_OBJECT
public:
    explicit WorkNotice(WorkInHand& work, QWidget* parent = nullptr);

private:
    void follow();

    WorkInHand& m_work;
    QLabel* m_title;
    QProgressBar* m_progress;
    QToolButton* m_stop;
    QTimer m_patience;
};

} // namespace delve::ui
