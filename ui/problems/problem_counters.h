#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QToolButton;

namespace delve::editor {
class LiveInspection;
}

/// How many errors and warnings the map has, and whether it can be won, in the status line; a click asks for the
/// Problems dock. What takes only a moment to find out is not announced. Owned by the status line.
namespace delve::ui {

class ElidedLabel;

class ProblemCounters : public QWidget {
    Q_OBJECT
public:
    explicit ProblemCounters(QWidget* parent = nullptr);

    /// Null while no document is open.
    void follow(const editor::LiveInspection* inspection);

signals:
    void problemsWanted();

protected:
    void mousePressEvent(QMouseEvent* event) override;

private:
    QToolButton* addCounter(const QString& name, const QString& iconName);
    void showCounts();
    void showVerdict();
    void tellWork();

    QPointer<const editor::LiveInspection> m_inspection;
    QToolButton* m_errors;
    QToolButton* m_warnings;
    ElidedLabel* m_verdict;
    QTimer m_patience;
};

} // namespace delve::ui
