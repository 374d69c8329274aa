#pragma once

#include "editor/tools/tool.h"

#include <QObject>
#include <QThreadPool>

namespace delve {

/// Finds the cells that a press would take, for the hand to show them while no button is held: at once on a map of
/// usual size, beside the window on a large one, where the newest question wins. Owned by the hand.
class HoverReach : public QObject {
    Q_OBJECT
public:
    explicit HoverReach(QObject* parent = nullptr);
    ~HoverReach() override;

    /// What is known now; ready() follows where more comes.
    [[nodiscard]] Selection at(const Tool& tool, const Canvas& canvas, const Pointer& pointer);
    /// The map, the tool or its settings are others.
    void forget();

    /// From so many cells on the window does not wait.
    static constexpr std::int64_t mostCellsAtOnce = 256 * 256;

signals:
    void ready();

private:
    void take(int question, const Selection& cells);

    QThreadPool m_pool; ///< of one thread
    Selection m_cells;
    Pointer m_asked;
    bool m_known = false; ///< m_cells, or what comes in their place, are those of m_asked
    int m_question = 0;
};

} // namespace delve
