#pragma once

#include "generation/level/decimal.h"

#include <QDoubleSpinBox>

/// A number to type or step, kept exactly to three digits behind the point. Gives its value when the typing is done,
/// and leaves the wheel to the panel around it until it is clicked. A number beyond the limits can be typed: the
/// nearest one is taken for it, and the field says so.
namespace delve::ui {

class NumberField : public QDoubleSpinBox {
    Q_OBJECT
public:
    /// Whole numbers only, or up to three digits behind the point.
    NumberField(Decimal min, Decimal max, bool wholeOnly, QWidget* parent = nullptr);

    [[nodiscard]] Decimal number() const;
    /// Shows it without telling anybody.
    void show(Decimal number);
    using QDoubleSpinBox::show;

    [[nodiscard]] QString textFromValue(double value) const override;
    QValidator::State validate(QString& typed, int& at) const override;
    void fixup(QString& typed) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void numberEdited(delve::Decimal number);
    /// This was typed, and cannot be: with a point, whatever the language has.
    void beyondLimits(const QString& typed) const;

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    /// What was typed without what stands around it; nothing where it is no number beyond the limits.
    [[nodiscard]] QString typedBeyond(const QString& typed) const;
};

} // namespace delve::ui
