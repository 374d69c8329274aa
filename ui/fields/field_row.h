#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;

/// A label and its control in a panel, readable at any width. A field of numbers stands at the right, beside the label
/// if that fits on one line, else below it; a list or a line of text takes the whole width below its label; the label
/// of a check box stands behind it. Owns both.
namespace delve::ui {

class FieldRow : public QWidget {
public:
    FieldRow(const QString& name, QWidget* field, QWidget* parent);

    /// The width that its field wants in the column at the right; 0 for one that takes the whole width.
    [[nodiscard]] int columnWidth() const;
    /// Is the field a text to read, rather than one to edit?
    [[nodiscard]] bool showsText() const;
    /// Makes the column this wide, so that the fields of several rows stand under each other.
    void setColumnWidth(int width);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Places {
        QRect label;
        QRect field;
    };
    [[nodiscard]] Places placesAt(int width) const;
    [[nodiscard]] bool fitsBeside(int width) const;

    QLabel* m_label;
    QWidget* m_field;
    QCheckBox* m_box; ///< the field, if it is a check box
    bool m_wide;      ///< the field takes the whole width
    int m_column = 0;
};

} // namespace delve::ui
