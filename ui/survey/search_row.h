#pragma once

#include "playtest/conditions/condition.h"

#include <QWidget>

#include <cstdint>
#include <optional>

class QLabel;
class QToolButton;

/// The condition that levels should meet, and the search for so many of them. Owned by the Survey dock.
namespace delve::ui {

class ConditionField;
class NumberField;

class SearchRow : public QWidget {
    Q_OBJECT
public:
    explicit SearchRow(QWidget* parent = nullptr);

    [[nodiscard]] const std::optional<play::Condition>& condition() const;
    [[nodiscard]] ConditionField& field() const { return *m_field; }
    [[nodiscard]] std::uint64_t wanted() const;
    void showSearch(bool busy, bool enabled);
    /// Below the field, where it has no fault; empty: nothing.
    void say(const QString& sentence);

signals:
    void conditionChanged();
    void searchWanted();

private:
    void showNote();

    ConditionField* m_field;
    NumberField* m_wanted;
    QToolButton* m_search;
    QLabel* m_note;
    QString m_sentence;
};

} // namespace delve::ui
