#pragma once

#include "generation/level/thing.h"

#include <QWidget>

#include <optional>
#include <string_view>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QSpinBox;
class QToolButton;

namespace delve::editor {
class ToolController;
struct ToolSettings;
} // namespace delve::editor

/// The row of what can be set for the tool in hand: size, form, symmetry, tile. What a tool has no use for is hidden.
/// Reads and sets the settings of the hand, which outlives it. Owned by the window's bar.
namespace delve::ui {

class ToolOptions : public QWidget {
    Q_OBJECT
public:
    explicit ToolOptions(editor::ToolController& toolController, QWidget* parent = nullptr);

    /// Shows the tile in hand as the document in front calls it.
    void showTile();

private:
    /// A control and the tools that it is shown for.
    struct Option {
        QWidget* widget;
        std::vector<std::string_view> tools;
    };

    void makePainting();
    void makeShapes();
    void makeOthers();
    void makeThing();
    void showThing();
    void addField(const ThingField& field);
    QComboBox* addChoice(const char* id);
    QToolButton* addSwitch(const char* id);
    void add(QWidget* widget, std::vector<std::string_view> tools);
    template <class Change>
    void change(Change change);
    void showTool();

    editor::ToolController& m_toolController;
    QHBoxLayout* m_row;
    QToolButton* m_tile = nullptr;
    QToolButton* m_thing = nullptr;
    QWidget* m_fields = nullptr;              ///< of the kind of thing that is placed
    std::optional<ThingKind> m_fieldsOf = {}; ///< the kind that they are shown for
    std::vector<Option> m_options;
    std::vector<QWidget*> m_ofBrush; ///< what is said of the brush
    QWidget* m_filled = nullptr;     ///< no choice for a line
};

} // namespace delve::ui
