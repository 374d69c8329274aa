#pragma once

#include "generation/level/decimal.h"

#include <QDoubleSpinBox>

/// A number to type or step, kept exactly to three digits behind the point. Gives its value when the typing is done,
/// and leaves the wheel to the panel around it until it is clicked.
namespace delve {

class NumberField : public QDoubleSpinBox {
    Q_OBJECT
public:
    /// Whole numbers only, or up to three digits behind the point.
    NumberField(Decimal least, Decimal most, bool wholeOnly, QWidget* parent = nullptr);

    [[nodiscard]] Decimal number() const;
    /// Shows it without telling anybody.
    void show(Decimal number);
    using QDoubleSpinBox::show;

    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void numberEdited(delve::Decimal number);

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace delve
