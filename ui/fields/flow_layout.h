#pragma once

#include <QLayout>

#include <vector>

/// Lays widgets out in a row, each as wide as it asks to be; those that do not fit go into further rows. Hidden ones
/// take no room.
namespace delve::ui {

class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget* parent);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { m_items.push_back(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect& rect) override;

private:
    struct Row {
        std::vector<QLayoutItem*> items;
        int height = 0;
    };
    [[nodiscard]] std::vector<Row> rowsOf(int width) const;

    std::vector<QLayoutItem*> m_items;
};

} // namespace delve::ui
