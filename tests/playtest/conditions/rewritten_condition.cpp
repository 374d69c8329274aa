#include "tests/playtest/conditions/rewritten_condition.h"

#include <QRegularExpression>

#include <cmath>

namespace delve::test {
namespace {

const QString measure = QStringLiteral("[A-Za-z][A-Za-z0-9_-]*");
const QString number = QStringLiteral("-?[0-9]+(?:\\.[0-9]{1,3})?");

std::optional<qint64> thousandthsOf(const QString& word, const play::ValueOfMeasure& valueOf) {
    static const QRegularExpression numeric(QRegularExpression::anchoredPattern(number));
    if (numeric.match(word).hasMatch()) return std::llround(word.toDouble() * 1000);
    const auto value = valueOf(word.toStdString());
    return value ? std::optional<qint64>(value->thousandths) : std::nullopt;
}

bool compare(const QString& left, const QString& relation, const QString& right, const play::ValueOfMeasure& valueOf) {
    const auto a = thousandthsOf(left, valueOf);
    const auto b = thousandthsOf(right, valueOf);
    if (!a || !b) return false;
    if (relation == QStringLiteral("<")) return *a < *b;
    if (relation == QStringLiteral(">")) return *a > *b;
    if (relation == QStringLiteral("<=")) return *a <= *b;
    if (relation == QStringLiteral(">=")) return *a >= *b;
    return (*a == *b) == (relation != QStringLiteral("!="));
}

/// Replaces every match; true if there was one.
template <class By>
bool replaceAll(QString& text, const QString& pattern, By by) {
    const QRegularExpression expression(pattern);
    bool any = false;
    for (auto match = expression.match(text); match.hasMatch(); match = expression.match(text)) {
        text.replace(match.capturedStart(), match.capturedLength(), by(match));
        any = true;
    }
    return any;
}

QString letter(bool truth) { return truth ? QStringLiteral(" T ") : QStringLiteral(" F "); }

/// Without parentheses: not before and, and before or.
void reduce(QString& text) {
    replaceAll(text, QStringLiteral("\\bnot\\s+([TF])\\b"),
               [](const auto& match) { return letter(match.captured(1) == QStringLiteral("F")); });
    replaceAll(text, QStringLiteral("\\b([TF])\\s+and\\s+([TF])\\b"), [](const auto& match) {
        return letter(match.captured(1) == QStringLiteral("T") && match.captured(2) == QStringLiteral("T"));
    });
    replaceAll(text, QStringLiteral("\\b([TF])\\s+or\\s+([TF])\\b"), [](const auto& match) {
        return letter(match.captured(1) == QStringLiteral("T") || match.captured(2) == QStringLiteral("T"));
    });
}

} // namespace

std::optional<bool> rewritten(QString text, const play::ValueOfMeasure& valueOf) {
    const auto range =
        QStringLiteral("(?<![A-Za-z0-9_-])(%1)\\s+in\\s+(%2)\\s*\\.\\.\\s*(%2)(?![0-9.])").arg(measure, number);
    replaceAll(text, range, [&](const auto& match) {
        return letter(compare(match.captured(1), QStringLiteral(">="), match.captured(2), valueOf) &&
                      compare(match.captured(1), QStringLiteral("<="), match.captured(3), valueOf));
    });
    const auto relation = QStringLiteral("(?<![A-Za-z0-9_-])(%1)\\s*(<=|>=|!=|==|<|>|=)\\s*(%2|%1)(?![A-Za-z0-9_.-])")
                              .arg(measure, number);
    replaceAll(text, relation, [&](const auto& match) {
        return letter(compare(match.captured(1), match.captured(2), match.captured(3), valueOf));
    });
    const auto inner = QStringLiteral("\\(([^()]*)\\)");
    while (true) {
        const auto match = QRegularExpression(inner).match(text);
        if (!match.hasMatch()) break;
        QString part = match.captured(1);
        reduce(part);
        part = part.trimmed();
        if (part != QStringLiteral("T") && part != QStringLiteral("F")) return {};
        text.replace(match.capturedStart(), match.capturedLength(), QStringLiteral(" %1 ").arg(part));
    }
    reduce(text);
    text = text.trimmed();
    if (text != QStringLiteral("T") && text != QStringLiteral("F")) return {};
    return text == QStringLiteral("T");
}

} // namespace delve::test
