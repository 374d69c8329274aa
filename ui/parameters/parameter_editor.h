#pragma once

#include "generation/pipeline/parameter.h"
#include "ui/parameters/parameter_context.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;
class QToolButton;

/// The widget of one declared parameter: its label, the control for its kind, and a button that takes it back to its
/// default. Made by kind alone, never for a stage. Owned by the section it stands in. However narrow that is, all words
/// are shown: the control lies beside the label where there is room for both, and below it where there is none.
namespace delve::ui {

class ParameterEditor : public QWidget {
    Q_OBJECT
public:
    [[nodiscard]] const generation::Parameter& parameter() const { return m_parameter; }
    /// Shows a value without telling anybody; `set`: it was chosen, so it can be taken back. Left alone while dragged.
    void show(const ParameterValue& value, bool set);
    using QWidget::show;
    [[nodiscard]] bool dragging() const { return m_dragging; }
    /// Another recipe is shown: what was typed before and could not be is no longer worth a word.
    void dropRefusal();
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Lies as it will in this width, before it is first laid out: so that it is as high as it needs to be from then
    /// on.
    void fitTo(int width);

signals:
    void edited(const delve::ParameterValue& value);
    void resetWanted();
    void dragStarted();
    void dragEnded();
    void dragCancelled(); ///< Esc while dragging: as if it had never begun

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    ParameterEditor(const generation::Parameter& parameter, QWidget* parent);
    virtual void showValue(const ParameterValue& value) = 0;
    /// The control right of the label, and what lies under both.
    void place(QWidget* field, QWidget* track = nullptr);
    /// Name, help and buddy for one of the controls; the name tells several of them apart.
    void describe(QWidget* control, const QString& name);
    [[nodiscard]] QString label() const;
    /// The person set the control to this value.
    void tell(const ParameterValue& value);
    /// The person typed what cannot be: says why, under the control, until the next value.
    void refuse(const QString& typed);
    void explain(const QString& sentence); ///< likewise, for another reason
    void startDrag();
    void endDrag();
    /// While a person holds this control, by the mouse or by a key, all that it gives is one drag.
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
    bool m_justRefused = false; ///< the value that follows is the one taken for what was refused
    QWidget* m_field = nullptr;
    QWidget* m_track = nullptr; ///< only of those that have a slider
    std::optional<bool> m_beside;
    ParameterValue m_shown;
    bool m_dragging = false;
    bool m_grabs = false;     ///< the keyboard, for the drag
    bool m_cancelled = false; ///< the mouse still holds the slider of a drag that was cancelled
};

/// The one factory: by kind. The parameter and the context are copied.
[[nodiscard]] ParameterEditor* makeParameterEditor(const generation::Parameter& parameter, QWidget* parent,
                                                   const ParameterContext& context = {});

} // namespace delve::ui
