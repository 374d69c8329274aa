#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

/// A bar over the map that tells what went wrong, where, and what to do; it stays until it is closed or something
/// newer is told. It never takes the keyboard from anybody. Owned by the window.
namespace delve {

class MessageBar : public QWidget {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    void tellFailure(const QString& sentence);
    void tellNotes(const QStringList& sentences);
    /// With a button that does something about it.
    void tellChoice(const QString& sentence, const QString& action, std::function<void()> run);
    void dismiss();
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void tell(const QString& iconName, const QString& sentence);
    void drawIcon();

    QString m_iconName;
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_choice;
    std::function<void()> m_run;
};

} // namespace delve
