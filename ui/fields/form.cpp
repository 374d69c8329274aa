#include "ui/fields/form.h"

#include "ui/theme/tokens.h"

#include <QFormLayout>

namespace delve::ui {

QFormLayout* formIn(QWidget* page) {
    auto* form = new QFormLayout(page);
    form->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    form->setHorizontalSpacing(2 * gridStep);
    form->setVerticalSpacing(gridStep);
    return form;
}

} // namespace delve::ui
