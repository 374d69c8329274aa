#pragma once

#include "generation/level/thing.h"

#include <QObject>

#include <optional>
#include <string_view>
#include <vector>

class QComboBox;
class QLayout;
class QSpinBox;
class QToolButton;
class QWidget;

namespace delve::editor {
class ToolController;
struct ToolSettings;
} // namespace delve::editor

/// The options of the current tool: size, shape, symmetry, tile. Hides those that the tool does not use. Reads and
/// changes the settings of the tool controller, which outlives it. Owned by the window's bar.
namespace delve::ui {

class ToolOptions : public QObject {
    Q_OBJECT
public:
    /// Its controls are laid out in `row`, each by itself, so that they wrap.
    ToolOptions(editor::ToolController& toolController, QLayout& row, QWidget* parent);

    /// Shows the current tile by its name in the front document.
    void showTile();
    void setEnabled(bool enabled);

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
    QWidget* m_parent; ///< of the controls
    QLayout& m_row;
    QToolButton* m_tile = nullptr;
    QToolButton* m_thing = nullptr;
    QWidget* m_fields = nullptr;              ///< for the kind of thing to place
    std::optional<ThingKind> m_fieldsOf = {}; ///< the kind that they are shown for
    std::vector<Option> m_options;
    std::vector<QWidget*> m_ofBrush; ///< labels and fields of the brush
    QWidget* m_filled = nullptr;     ///< hidden for lines
};

} // namespace delve::ui
