#pragma once

#include "playtest/personas/persona_tally.h"

#include <QScrollArea>

#include <vector>

class QLabel;

/// How often each persona won the levels of a survey, as bars with their errors; beside them those of the results that
/// were kept. Owned by the Survey dock.
namespace delve::ui {

class ShareBar;

class PersonaShares : public QScrollArea {
    Q_OBJECT
public:
    explicit PersonaShares(QWidget* parent = nullptr);

    /// In the order of the personas; empty: nobody played.
    void show(const std::vector<play::PersonaSums>& now, const std::vector<play::PersonaSums>& kept);
    using QScrollArea::show;

private:
    struct Row {
        ShareBar* bar;
        QLabel* share;
        ShareBar* keptBar;
        QLabel* keptShare;
    };
    std::vector<Row> m_rows;
};

} // namespace delve::ui
