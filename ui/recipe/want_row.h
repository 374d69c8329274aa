#pragma once

#include "editor/survey/want_finder.h"
#include "generation/level/level.h"

#include <QWidget>

#include <cstdint>
#include <functional>

class QLabel;
class QToolButton;

namespace delve::editor {
class Document;
}

/// The condition that a level should meet, and the search for a seed of it. Owned by the recipe panel, which uses the
/// seed that is found. Reads the document, which outlives it.
namespace delve::ui {

class ConditionField;

class WantRow : public QWidget {
    Q_OBJECT
public:
    WantRow(editor::Document& document, QWidget* parent = nullptr);

    [[nodiscard]] ConditionField& field() const { return *m_field; }
    /// Looks for the next seed whose level is as wanted; stops the search if one runs.
    void search();
    [[nodiscard]] bool searching() const { return m_finder.busy(); }

signals:
    void found(std::uint64_t seed);

private:
    void stop(const QString& why);
    void stopIfOutdated();
    void showState();
    void say(const QString& sentence);
    void end(const QString& sentence);

    editor::Document& m_document;
    ConditionField* m_field;
    QToolButton* m_search;
    QLabel* m_note;
    struct Searched {
        Recipe recipe;
        Size size;
        Shared<BitGrid> pinned;
    };
    Searched m_searched; ///< when the search began
    editor::WantFinder m_finder;
};

} // namespace delve::ui
