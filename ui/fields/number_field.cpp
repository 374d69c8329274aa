#include "ui/fields/number_field.h"

#include "ui/theme/tokens.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace delve::ui {

namespace {

double toDouble(Decimal number) { return static_cast<double>(number.thousandths) / 1000.0; }

} // namespace

NumberField::NumberField(Decimal min, Decimal max, bool wholeOnly, QWidget* parent) : QDoubleSpinBox(parent) {
    setDecimals(wholeOnly ? 0 : 3);
    setRange(toDouble(min), toDouble(max));
    const bool narrow = max.thousandths - min.thousandths <= 10'000;
    setSingleStep(wholeOnly || !narrow ? 1.0 : 0.1);
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    setAlignment(Qt::AlignRight);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QDoubleSpinBox::valueChanged, this, [this] {
        endMixed();
        showUnit();
        emit numberEdited(number());
    });
}

Decimal NumberField::number() const { return Decimal::ofThousandths(std::llround(value() * 1000.0)); }

void NumberField::show(Decimal number) {
    const QSignalBlocker quiet(this);
    setValue(toDouble(number));
    showUnit();
}

/// A value below the least one stands for it, so that each number is a change.
void NumberField::showMixed(const QString& words) {
    const QSignalBlocker quiet(this);
    m_minBehindMixed = minimum();
    setMinimum(minimum() - 1);
    setSpecialValueText(words);
    setValue(minimum());
}

void NumberField::endMixed() {
    if (specialValueText().isEmpty()) return;
    const QSignalBlocker quiet(this);
    setSpecialValueText({});
    setMinimum(m_minBehindMixed);
}

void NumberField::keyPressEvent(QKeyEvent* event) {
    const bool types = !event->text().isEmpty() && event->text().front().isPrint();
    if (types && !specialValueText().isEmpty() && text() == specialValueText()) lineEdit()->clear();
    QDoubleSpinBox::keyPressEvent(event);
}

void NumberField::setUnit(UnitOf unit) {
    m_unit = std::move(unit);
    m_showsUnit = true;
    showUnit();
    updateGeometry();
}

void NumberField::takeUnit(UnitOf unit) { m_unit = std::move(unit); }

/// Singular or plural may have changed.
void NumberField::showUnit() {
    if (!m_showsUnit) return;
    const QString unit = m_unit(number());
    if (unit != suffix()) setSuffix(unit);
}

QStringList NumberField::unitWords() const {
    QStringList words{suffix().trimmed()};
    if (m_unit)
        for (const auto number : {Decimal::of(1), Decimal::of(2)}) words.append(m_unit(number).trimmed());
    if (words.contains(QStringLiteral("×"))) words.append(QStringLiteral("x")); // no keyboard has the sign
    words.removeAll(QString());
    return words;
}

std::optional<QString> NumberField::beforeTypedUnit(const QString& typed) const {
    if (!suffix().isEmpty() && typed.endsWith(suffix())) return {};
    qsizetype end = typed.size();
    while (end > 0 && !typed[end - 1].isDigit()) --end;
    const QString word = typed.mid(end).trimmed();
    if (end == 0 || word.isEmpty()) return {};
    for (const auto& unit : unitWords())
        if (unit.startsWith(word, Qt::CaseInsensitive)) return typed.left(end);
    return {};
}

QSize NumberField::minimumSizeHint() const { return sizeHint(); }

QString NumberField::textFromValue(double value) const {
    const QString written = QDoubleSpinBox::textFromValue(value);
    const QString point = locale().decimalPoint();
    if (!written.contains(point)) return written;
    qsizetype end = written.size();
    while (written[end - 1] == u'0') --end;
    if (written.mid(end - point.size(), point.size()) == point) end -= point.size();
    return written.left(end);
}

QString NumberField::typedBeyond(const QString& typed) const {
    QString bare = typed;
    if (bare.endsWith(suffix())) bare.chop(suffix().size());
    bare.remove(locale().groupSeparator());
    bare.replace(locale().decimalPoint(), QStringLiteral("."));
    bare = bare.trimmed();
    bool isNumber = false;
    const double number = bare.toDouble(&isNumber);
    return isNumber && (number > maximum() || number < minimum()) ? bare : QString();
}

QValidator::State NumberField::validate(QString& typed, int& at) const {
    if (auto bare = beforeTypedUnit(typed)) {
        int end = static_cast<int>(bare->size());
        return validate(*bare, end) == QValidator::Invalid ? QValidator::Invalid : QValidator::Intermediate;
    }
    const auto state = QDoubleSpinBox::validate(typed, at);
    if (state != QValidator::Invalid) return state;
    const bool minusAlone = typed == QStringLiteral("-") || typed == u'-' + suffix();
    return minusAlone || !typedBeyond(typed).isEmpty() ? QValidator::Intermediate : state;
}

void NumberField::fixup(QString& typed) const {
    if (const auto bare = beforeTypedUnit(typed)) typed = *bare + suffix();
    const QString beyond = typedBeyond(typed);
    if (beyond.isEmpty()) return QDoubleSpinBox::fixup(typed);
    typed = textFromValue(beyond.toDouble() > maximum() ? maximum() : minimum()) + suffix();
    emit beyondLimits(beyond);
}

/// A multiple of the grid step with room for the digits, so that fields line up in columns. That includes a unit of one
/// character; a longer unit adds its width.
QSize NumberField::sizeHint() const {
    int word = 0;
    for (const auto& unit :
         m_showsUnit ? QStringList{m_unit(Decimal::of(1)), m_unit(Decimal::of(2))} : QStringList{suffix()})
        if (unit.trimmed().size() > 1) word = std::max(word, fontMetrics().horizontalAdvance(unit));
    const int unit = (word + gridStep - 1) / gridStep * gridStep;
    return {(maximum() < 100'000 ? 7 : 9) * gridStep + unit + (buttonSymbols() == NoButtons ? 0 : gridStep),
            QDoubleSpinBox::sizeHint().height()};
}

void NumberField::wheelEvent(QWheelEvent* event) {
    if (hasFocus()) QDoubleSpinBox::wheelEvent(event);
    else event->ignore();
}

} // namespace delve::ui
