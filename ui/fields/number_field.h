#pragma once

#include "generation/level/decimal.h"

#include <QDoubleSpinBox>

#include <functional>
#include <optional>

/// A number to type or step, exact to three decimals. It sends its value when typing is finished, and ignores the wheel
/// until it is clicked, so that the panel scrolls. A number beyond the limits can be typed: the field then takes the
/// nearest valid one and says so.
namespace delve::ui {

class NumberField : public QDoubleSpinBox {
    Q_OBJECT
public:
    /// Whole numbers only, or up to three decimals.
    NumberField(Decimal min, Decimal max, bool wholeOnly, QWidget* parent = nullptr);

    [[nodiscard]] Decimal number() const;
    /// Shows it without sending a signal.
    void show(Decimal number);
    using QDoubleSpinBox::show;
    /// Shows these words instead of a number until one is typed or stepped to.
    void showMixed(const QString& words);

    /// What stands behind a number, with the space before it: " cell" behind 1, " cells" behind 12.
    using UnitOf = std::function<QString(Decimal)>;
    /// Shows the unit behind the number. It may be typed, too, whole or in part, or left out.
    void setUnit(UnitOf unit);
    /// Takes a typed unit without showing one: for the first field of a range.
    void takeUnit(UnitOf unit);

    [[nodiscard]] QString textFromValue(double value) const override;
    QValidator::State validate(QString& typed, int& at) const override;
    void fixup(QString& typed) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void numberEdited(delve::Decimal number);
    /// This number was typed and is out of range; with a decimal point in every language.
    void beyondLimits(const QString& typed) const;

protected:
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void endMixed();
    void showUnit();
    [[nodiscard]] QStringList unitWords() const;
    /// The part of the text before a unit that was typed by hand.
    [[nodiscard]] std::optional<QString> beforeTypedUnit(const QString& typed) const;
    /// The typed number without prefix and suffix; nothing unless it is a number out of range.
    [[nodiscard]] QString typedBeyond(const QString& typed) const;

    UnitOf m_unit;
    bool m_showsUnit = false;
    double m_minBehindMixed = 0;
};

} // namespace delve::ui
