#pragma once

#include <QDialog>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

/// Turns the live link on and off; shows its address, and which web pages may ask. Owned by the window.
namespace delve::ui {

class PageLink;

class LiveLinkDialog : public QDialog {
    Q_OBJECT
public:
    explicit LiveLinkDialog(PageLink& link, QWidget* parent = nullptr);

private:
    void turn(bool on);
    void showState(const QString& fault = {});

    PageLink& m_link;
    QCheckBox* m_on;
    QLabel* m_address;
    QPushButton* m_copy;
    QSpinBox* m_port;
    QPlainTextEdit* m_origins;
    QLabel* m_state;
};

} // namespace delve::ui
