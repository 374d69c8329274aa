#include "ui/fields/side_box.h"

#include "generation/level/geometry.h"

#include <QCoreApplication>
#include <QSpinBox>

namespace delve::ui {

namespace {

struct SideBox {
    Q_DECLARE_TR_FUNCTIONS(SideBox)
};

} // namespace

QSpinBox* makeSideBox(const char* id, int value, QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QString::fromLatin1(id));
    box->setRange(1, largestSide);
    box->setValue(value);
    box->setSuffix(SideBox::tr(" cells"));
    return box;
}

} // namespace delve::ui
