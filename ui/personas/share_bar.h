#pragma once

#include "playtest/personas/share_interval.h"

#include <QWidget>

namespace delve::ui {

/// A bar for a share, with its interval as a line that ends in ticks.
class ShareBar : public QWidget {
    Q_OBJECT
public:
    explicit ShareBar(QWidget* parent = nullptr);

    /// In thousandths. Without a share, the bar is empty and has no line.
    void showShare(std::int64_t share, play::ShareInterval interval);
    void clear();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::int64_t m_share = 0;
    play::ShareInterval m_interval;
    bool m_known = false;
};

} // namespace delve::ui
