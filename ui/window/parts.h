#pragma once

#include "ui/window/docks.h"

/// What a window is made of: the table of panels in docks and the table of views in the centre. Adding one is a row
/// here.
namespace delve {

class Hand;
struct WindowContext;

struct ViewKind {
    QString id;
    QString title;
    std::function<QWidget*(DocumentPage&)> make;
};

[[nodiscard]] std::vector<PanelKind> panelKinds(const WindowContext& context, Hand& hand);
/// The views of a document beside its map.
[[nodiscard]] std::vector<ViewKind> viewKinds(const WindowContext& context);

} // namespace delve
