#include "ui/layouts/built_in_layouts.h"

#include <algorithm>

namespace delve::ui {

namespace {

constexpr auto left = Qt::LeftDockWidgetArea;
constexpr auto right = Qt::RightDockWidgetArea;
constexpr auto bottom = Qt::BottomDockWidgetArea;

/// For the hand: what one paints with on the right, what it is on the left, no recipe.
std::vector<DockPlace> forPainting() {
    return {{QStringLiteral("properties"), left, 0, 1, true},
            {QStringLiteral("things"), left},
            {QStringLiteral("levels"), left},
            {QStringLiteral("history"), left},
            {QStringLiteral("mini-map"), right},
            {QStringLiteral("palette"), right, 1, 4, true},
            {QStringLiteral("stamps"), right, 1},
            {QStringLiteral("layers"), right, 1},
            {QStringLiteral("recipe"), left, 1, 1, true, false},
            {QStringLiteral("problems"), bottom, 0, 1, true, false},
            {QStringLiteral("measures"), bottom, 0, 1, false, false}};
}

/// For seeing how a map plays: who fares how, and what is wrong.
std::vector<DockPlace> forPlaying() {
    return {{QStringLiteral("mini-map"), right},
            {QStringLiteral("personas"), right, 1, 4, true},
            {QStringLiteral("levels"), right, 1},
            {QStringLiteral("properties"), right, 1},
            {QStringLiteral("palette"), right, 1, 1, false, false},
            {QStringLiteral("recipe"), left, 0, 1, true, false},
            {QStringLiteral("things"), right, 1, 1, false, false},
            {QStringLiteral("stamps"), right, 1, 1, false, false},
            {QStringLiteral("layers"), right, 1, 1, false, false},
            {QStringLiteral("history"), bottom, 0, 1, false, false}};
}

} // namespace

const std::vector<Layout>& builtInLayouts() {
    static const std::vector<Layout> layouts{
        {QStringLiteral("design"), DELVE_TEXT("Layouts", "&Design"),
         DELVE_TEXT("Layouts", "The recipe beside the map. The layout at the first start."),
         QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_1), left},
        {QStringLiteral("paint"), DELVE_TEXT("Layouts", "P&aint"),
         DELVE_TEXT("Layouts", "The palette beside the map, without the recipe."),
         QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_2), right, forPainting()},
        {QStringLiteral("play"), DELVE_TEXT("Layouts", "P&lay"),
         DELVE_TEXT("Layouts", "Personas, problems and measures: how the map plays."),
         QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_3), right, forPlaying()},
    };
    return layouts;
}

std::vector<DockPlace> placesIn(const Layout& layout, const std::vector<PanelInfo>& panels) {
    std::vector<DockPlace> places;
    for (const auto& panel : panels) {
        const auto named = std::ranges::find(layout.docks, panel.id, &DockPlace::id);
        if (named != layout.docks.end()) places.push_back(*named);
        else places.push_back({panel.id, panel.area, panel.place, panel.share, panel.front, panel.shownAtFirst});
    }
    return places;
}

} // namespace delve::ui
