#pragma once

#include "ui/actions/action.h"

#include <QDialog>

/// Lists every action with its key, with a search field.
namespace delve::ui {

class KeyList : public QDialog {
    Q_OBJECT
public:
    explicit KeyList(const ActionTable& rows, QWidget* parent = nullptr);
};

} // namespace delve::ui
