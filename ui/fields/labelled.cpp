#include "ui/fields/labelled.h"

#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>

namespace delve::ui {

QWidget* labelled(const QString& text, std::initializer_list<QWidget*> fields, QWidget* parent) {
    auto* together = new QWidget(parent);
    auto* row = new QHBoxLayout(together);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep / 2);
    auto* label = new QLabel(text, together);
    auto* const first = *fields.begin();
    label->setBuddy(first);
    if (first->accessibleName().isEmpty()) first->setAccessibleName(text);
    row->addWidget(label);
    for (auto* field : fields) row->addWidget(field);
    return together;
}

} // namespace delve::ui
