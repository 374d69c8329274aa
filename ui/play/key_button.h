#pragma once

#include <QAbstractButton>

/// A choice with its key: a key cap, and beside it what it does. Owned by a card.
namespace delve::ui {

class KeyButton : public QAbstractButton {
    Q_OBJECT
public:
    KeyButton(const QString& key, const QString& label, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The text may wrap to several lines.
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] QRect wordsIn(const QRect& all) const;

    QString m_key;
};

} // namespace delve::ui
