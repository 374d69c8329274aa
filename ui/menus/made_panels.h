#pragma once

#include "ui/actions/action.h"
#include "ui/pages/pages.h"

namespace delve::ui {

/// Actions whose state is that of a panel: disabled until the panel is made. An action that is always enabled makes it.
template <class Panel>
ActionTable whileMade(const Pages& pages, ActionTable rows) {
    const auto made = [&pages] { return pages.current()->madePanel<Panel>() != nullptr; };
    for (auto& row : rows) {
        if (row.enabledWhen) row.enabledWhen = [made, also = row.enabledWhen] { return made() && also(); };
        if (row.checkedWhen) row.checkedWhen = [made, on = row.checkedWhen] { return made() && on(); };
    }
    return rows;
}

} // namespace delve::ui
