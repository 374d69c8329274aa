#pragma once

#include "editor/document/recovery.h"

#include <QDialog>

#include <functional>
#include <vector>

class QVBoxLayout;

/// Offers the unsaved work of a program that is no more: a picture of it beside one of the file as it was saved, to
/// take it over or, once that was asked again, to give it up, one by one. What is left undecided is offered again at
/// the next start. Owned by the window.
namespace delve::ui {

class RecoveryDialog : public QDialog {
    Q_OBJECT
public:
    using MayGiveUp = std::function<bool(QWidget*, const editor::RecoveredWork&)>;

    RecoveryDialog(const std::vector<editor::RecoveredWork>& found, MayGiveUp mayGiveUp, QWidget* parent = nullptr);

signals:
    void taken(const delve::World& world, const delve::editor::RecoveredWork& work); ///< whose file still stands

private:
    void addWork(const editor::RecoveredWork& work, QVBoxLayout* column);
    void decided(QWidget* row);
    void recoverAll();

    QWidget* m_works; ///< a row for each
    MayGiveUp m_mayGiveUp;
    int m_left = 0;
};

} // namespace delve::ui
