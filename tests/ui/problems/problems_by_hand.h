#pragma once

#include "editor/inspect/live_inspection.h"
#include "generation/level/world_edit.h"
#include "tests/playtest/drawn_world.h"
#include "tests/ui/window/by_hand.h"
#include "ui/fields/elided_label.h"
#include "ui/pages/document_page.h"
#include "ui/problems/problem_counters.h"
#include "ui/problems/problems_panel.h"

#include <QToolButton>
#include <QTreeView>
#include <QtTest>

#include <cstddef>
#include <string>
#include <vector>

namespace delve::test {

/// Tests of a map that is inspected, in a window with its real dialogs.
class ProblemsByHand : public ByHand {
protected:
    using Rows = std::vector<std::string>;
    static inline const Rows sealed{"#########", "#@..##.X#", "#########"};
    static inline const Rows doors{"###########", "#@+.+.+...X", "#.........#", "###########"};

    [[nodiscard]] ui::DocumentPage& page() { return *work().window->pages().current(); }
    [[nodiscard]] ui::ProblemsPanel& panel() { return *page().panel<ui::ProblemsPanel>(); }
    [[nodiscard]] QTreeView& list() { return *panel().findChild<QTreeView*>(); }
    [[nodiscard]] editor::LiveInspection& inspection() { return page().inspection(); }
    [[nodiscard]] std::size_t steps() { return document().history().position(); }

    void settle() { QTRY_VERIFY(inspection().complete()); }
    void draw(const Rows& rows, const char* objective = "exit") {
        document().reset(drawnWorld(objective, rows));
        settle();
    }
    /// The map, and a level in which nobody can get to anything.
    void drawTwoLevels() {
        World world = drawnWorld("exit", sealed);
        world.levels[0].id = world.levels[0].name = "upstairs";
        Level cellar = drawnWorld("exit", {"######", "#....#", "#..+.#", "######"}).levels[0];
        cellar.id = cellar.name = "cellar";
        world.levels.push_back(cellar);
        document().reset(world);
        settle();
    }
    void paint(Cell cell, Tile tile) {
        Level after = level();
        after.tiles.set(cell, tile);
        document().apply(Edit::between(level(), after), Text{"", "paint"});
    }

    // The list
    [[nodiscard]] QStringList sentences() {
        QStringList texts;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            texts << list().model()->index(row, 1).data().toString();
        return texts;
    }
    /// The first row with this text in a column; -1 if there is none.
    [[nodiscard]] int rowOf(int column, const QString& text) {
        for (int row = 0; row < list().model()->rowCount(); ++row)
            if (list().model()->index(row, column).data().toString().contains(text)) return row;
        return -1;
    }
    [[nodiscard]] QToolButton& button(const char* name) {
        return *panel().findChild<QToolButton*>(QString::fromLatin1(name));
    }
    void press(const char* name) {
        clickOn(button(name));
        settle();
    }
    [[nodiscard]] QPoint placeOfRow(int row) {
        const auto index = list().model()->index(row, 1);
        list().scrollTo(index);
        return list().visualRect(index).center();
    }
    void choose(int row) { clickOn(*list().viewport(), placeOfRow(row)); }

    // The status line
    [[nodiscard]] ui::ProblemCounters& counters() { return *work().window->findChild<ui::ProblemCounters*>(); }
    [[nodiscard]] QString counter(const char* name) {
        return counters().findChild<QToolButton*>(QString::fromLatin1(name))->text();
    }
    [[nodiscard]] QString verdict() { return counters().findChild<ui::ElidedLabel*>()->text(); }
};

} // namespace delve::test
