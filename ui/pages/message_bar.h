#pragma once

#include <QEvent>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QPushButton;

/// A bar that tells what went wrong, where, and what to do; it stays until it is closed or something newer is told. It
/// lies over the upper edge of its parent, or below what nothing may cover there, and moves nothing. It never takes the
/// keyboard from anybody. Owned by the window.
namespace delve::ui {

class MessageBar : public QWidget {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    void tellFailure(const QString& sentence);
    void tellNotes(const QStringList& sentences);
    /// With a button that does something about it.
    void tellChoice(const QString& sentence, const QString& action, std::function<void()> run);
    /// Over what else was told, and only for now.
    void tellPassing(const QString& sentence);
    void endPassing();
    void withdraw(const QString& sentence); ///< where this is what was told: it is true no more
    void dismiss();
    /// Where this stands in the parent and is seen, the bar lies below it and never over it.
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

    Told m_told;                 ///< of no sentence: nothing
    std::optional<Told> m_below; ///< what was told before what passes
    QPointer<QWidget> m_above;   ///< what it stays below
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_choice;
};

} // namespace delve::ui
