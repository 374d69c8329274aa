#pragma once

#include "editor/play/play_session.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

/// The saved games: each with its name, time, turn and a small picture. Loads one, saves into an existing or a new one,
/// and deletes one. Damaged ones are listed too, with the reason. Owned by the play screen.
namespace delve::ui {

class SavesDialog : public QDialog {
    Q_OBJECT
public:
    enum class Purpose { Load, Save };
    SavesDialog(editor::PlaySession& session, Purpose purpose, QWidget* parent = nullptr);

private:
    void layOut();
    void fill();
    void showChosen();
    [[nodiscard]] const play::SaveSlot* chosen() const; ///< null: none
    void go();
    void load(bool backup);
    void save();
    void remove();
    void tell(const Failure& failure);
    void ask(const QString& question, const QString& yes, void (SavesDialog::*then)());

    editor::PlaySession& m_session;
    Purpose m_purpose;
    QListWidget* m_list;
    std::vector<play::SaveSlot> m_slots; ///< by row
    QLabel* m_told;
    QLineEdit* m_name;
    QPushButton* m_go;
    QPushButton* m_backup; ///< shown if the chosen game is damaged
    QPushButton* m_remove;
};

} // namespace delve::ui
