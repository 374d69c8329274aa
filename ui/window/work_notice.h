#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

/// The window's background work, its progress, and a button that stops it. Short work is not shown. Owned by the status
/// line.
namespace delve::ui {

class WorkInHand;

class WorkNotice : public QWidget {
    Q_OBJECT
public:
    explicit WorkNotice(WorkInHand& work, QWidget* parent = nullptr);

private:
    void follow();
    void showProgress(int permille);

    WorkInHand& m_work;
    QLabel* m_title;
    QProgressBar* m_progress;
    QToolButton* m_stop;
    QTimer m_patience;
};

} // namespace delve::ui
