#pragma once

#include "ui/actions/action.h"

#include <QDialog>

/// Every action with its key, in a list that can be searched.
namespace delve::ui {

class KeyList : public QDialog {
    Q_OBJECT
public:
    explicit KeyList(const ActionTable& rows, QWidget* parent = nullptr);
};

} // namespace delve::ui
