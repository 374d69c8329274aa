#pragma once

#include "editor/work/jobs.h"
#include "playtest/measures/measure.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <string>
#include <vector>

/// The values of a few measures of the level that is shown, for a mark among those of others. Measures in the
/// background once the map has settled. Owned by a panel; reads its page, which outlives it.
namespace delve::ui {

class DocumentPage;

class LevelValues : public QObject {
    Q_OBJECT
public:
    explicit LevelValues(DocumentPage& page, QObject* parent = nullptr);

    void want(std::vector<std::string> measures);
    /// While nobody looks, nothing is measured.
    void setActive(bool active);
    [[nodiscard]] std::optional<Decimal> valueOf(const std::string& measure) const;

signals:
    void changed();

private:
    void measureSoon();
    void measure();

    DocumentPage& m_page;
    std::vector<std::string> m_wanted;
    std::vector<std::pair<std::string, std::optional<Decimal>>> m_values;
    bool m_active = false;
    bool m_outOfDate = true;
    QTimer m_settles;
    editor::JobQueue m_jobs; ///< last: no result arrives in a half-destroyed object
};

} // namespace delve::ui
