#pragma once

#include <QWidget>

#include <vector>

namespace delve::ui {

/// Lays charts of one height out in as many columns as fit, line by line. The charts are its children.
class ChartGrid : public QWidget {
public:
    explicit ChartGrid(QWidget* parent = nullptr);

    /// Shows these, in this order; hides all others.
    void setCharts(std::vector<QWidget*> charts);
    [[nodiscard]] const std::vector<QWidget*>& charts() const { return m_charts; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int columnsAt(int width) const;
    void layOut();

    std::vector<QWidget*> m_charts;
};

} // namespace delve::ui
