#include "ui/properties/mixed_value.h"

#include "ui/fields/colour_button.h"
#include "ui/fields/list_when_used.h"
#include "ui/fields/number_field.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QSignalBlocker>

namespace delve::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(MixedValue)
};

/// The first click sets it in all, whatever state comes next by itself.
void showMixedBox(QCheckBox& box) {
    const QSignalBlocker quiet(box);
    box.setTristate(true);
    box.setCheckState(Qt::PartiallyChecked);
    QObject::connect(&box, &QCheckBox::clicked, &box, [&box] {
        if (!box.isTristate()) return;
        box.setTristate(false);
        emit box.toggled(true); // it counted as checked before
    });
}

} // namespace

void showMixed(QWidget& editor) {
    const QString words = Texts::tr("mixed");
    if (auto* box = qobject_cast<QCheckBox*>(&editor)) showMixedBox(*box);
    else if (auto* number = qobject_cast<NumberField*>(&editor)) number->showMixed(words);
    else if (auto* colour = qobject_cast<ColourButton*>(&editor)) colour->showMixed(words);
    else if (auto* list = dynamic_cast<ListWhenUsed*>(&editor)) list->showMixed(words);
    else if (auto* line = qobject_cast<QLineEdit*>(&editor)) {
        line->clear();
        line->setPlaceholderText(words);
    }
    editor.setToolTip(Texts::tr("These things differ in this value. What you enter here, all of them get."));
}

} // namespace delve::ui
