#pragma once

#include "editor/document/recovery.h"

#include <QDialog>

#include <functional>
#include <vector>

class QVBoxLayout;

/// Offers the unsaved work of a program that has ended: a picture of it beside one of the saved file, to recover it or,
/// after a second question, to discard it, one by one. Undecided work is offered again at the next start. Owned by the
/// window.
namespace delve::ui {

class RecoveryDialog : public QDialog {
    Q_OBJECT
public:
    using MayGiveUp = std::function<bool(QWidget*, const editor::RecoveredWork&)>;

    RecoveryDialog(const std::vector<editor::RecoveredWork>& found, MayGiveUp mayGiveUp, QWidget* parent = nullptr);

signals:
    void taken(const delve::World& world, const delve::editor::RecoveredWork& work); ///< its recovery file still exists

private:
    void addWork(const editor::RecoveredWork& work, QVBoxLayout* column);
    void decided(QWidget* row);
    void recoverAll();

    QWidget* m_works; ///< a row for each
    MayGiveUp m_mayGiveUp;
    int m_left = 0;
};

} // namespace delve::ui
