#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

/// A tour of two minutes: a few pages with things to try in the window beside it, which stays usable. Owned by the
/// window.
namespace delve::ui {

class Tour : public QDialog {
    Q_OBJECT
public:
    explicit Tour(QWidget* parent = nullptr);

private:
    void showPage(int page);

    int m_page = 0;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_place;
    QPushButton* m_back;
    QPushButton* m_next;
};

} // namespace delve::ui
