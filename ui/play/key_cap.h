#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

class QPainter;

namespace delve::ui {

/// The picture of a key: what it types, on a small cap.
void paintKeyCap(QPainter& painter, const QRectF& cap, const QString& key, const QPalette& palette,
                 bool enabled = true);

/// Keys and what they do, as a hint: caps, and a word beside them. Owned by the hints.
class KeyCaps : public QWidget {
    Q_OBJECT
public:
    KeyCaps(QStringList keys, QString does, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int capWidth(const QString& key) const;

    QStringList m_keys;
    QString m_does;
};

} // namespace delve::ui
