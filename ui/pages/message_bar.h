#pragma once

#include <QEvent>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QPushButton;

/// A bar that says what went wrong, where, and what to do; it stays until it is closed or a newer message comes. It
/// overlays the upper edge of its parent, or lies below a widget that must stay visible, and moves nothing. It never
/// takes the keyboard focus. Owned by the window.
namespace delve::ui {

class MessageBar : public QWidget {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    void tellFailure(const QString& sentence);
    void tellNotes(const QStringList& sentences);
    /// With a button for a remedy.
    void tellChoice(const QString& sentence, const QString& action, std::function<void()> run);
    /// Shown temporarily, over another message.
    void tellPassing(const QString& sentence);
    void endPassing();
    void withdraw(const QString& sentence); ///< removes this message, if shown: it no longer applies
    void dismiss();
    /// While this widget is visible in the parent, the bar lies below it and never over it.
    void stayBelow(QWidget& other);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Told {
        QString iconName;
        QString sentence;
        QString action = {};
        std::function<void()> run = {};
    };
    void tell(Told told);
    void showTold();
    void lieOverParent();
    [[nodiscard]] int upperEdge() const;
    void otherMoved(QEvent::Type event);
    void drawIcon();

    Told m_told;                 ///< empty: no message
    std::optional<Told> m_below; ///< the message under a temporary one
    QPointer<QWidget> m_above;   ///< the bar stays below it
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_choice;
};

} // namespace delve::ui
