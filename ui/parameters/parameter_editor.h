#pragma once

#include "generation/pipeline/parameter.h"
#include "ui/parameters/parameter_context.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;
class QToolButton;

/// The widget of one declared parameter: its label, the control for its kind, and a button that resets it to the
/// default. Built by kind only, never for a particular stage. Owned by the section that contains it. At any width all
/// texts are visible: the control is beside the label if there is room, otherwise below it.
namespace delve::ui {

class ParameterEditor : public QWidget {
    Q_OBJECT
public:
    [[nodiscard]] const generation::Parameter& parameter() const { return m_parameter; }
    /// Shows a value without sending a signal; `set`: it was set, so it can be reset. Ignored during a drag.
    void show(const ParameterValue& value, bool set);
    using QWidget::show;
    [[nodiscard]] bool dragging() const { return m_dragging; }
    /// Another recipe is shown: removes the message about invalid input.
    void dropRefusal();
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Arranges itself for this width before its first layout, so that its height is right from the
    /// start.
    void fitTo(int width);

signals:
    void edited(const delve::ParameterValue& value);
    void resetWanted();
    void sweepWanted(); ///< the person wants to see what its values change
    void dragStarted();
    void dragEnded();
    void dragCancelled(); ///< Esc during a drag: as if it had never begun

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    ParameterEditor(const generation::Parameter& parameter, QWidget* parent);
    virtual void showValue(const ParameterValue& value) = 0;
    /// Places the control right of the label, and a track under both.
    void place(QWidget* field, QWidget* track = nullptr);
    /// Sets accessible name, help and buddy of a control; the name tells several of them apart.
    void describe(QWidget* control, const QString& name);
    [[nodiscard]] QString label() const;
    /// The person set the control to this value.
    void tell(const ParameterValue& value);
    /// The person typed an invalid value: shows why under the control, until the next value.
    void refuse(const QString& typed);
    void explain(const QString& sentence); ///< the same, for another reason
    void startDrag();
    void endDrag();
    /// While this control is held, with the mouse or a key, all its changes are one drag.
    void dragWhileHeld(QWidget* control);

private:
    void beginDrag(bool byMouse);
    void arrange(bool beside);
    [[nodiscard]] int widthBeside() const;

    generation::Parameter m_parameter;
    QGridLayout* m_layout;
    QLabel* m_label;
    QToolButton* m_reset;
    QLabel* m_refusal;
    bool m_justRefused = false; ///< the next value is the substitute for the refused one
    QWidget* m_field = nullptr;
    QWidget* m_track = nullptr; ///< null without a slider
    std::optional<bool> m_beside;
    ParameterValue m_shown;
    bool m_dragging = false;
    bool m_grabs = false;     ///< the keyboard is grabbed for the drag
    bool m_cancelled = false; ///< the mouse still holds the slider of the cancelled drag
};

/// The only factory: chooses by kind. Copies the parameter and the context.
[[nodiscard]] ParameterEditor* makeParameterEditor(const generation::Parameter& parameter, QWidget* parent,
                                                   const ParameterContext& context = {});

} // namespace delve::ui
