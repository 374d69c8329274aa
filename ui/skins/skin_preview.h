#pragma once

#include <QImage>
#include <QWidget>

/// A piece of a map, drawn in a skin. Part of the dialog that chooses one.
namespace delve::ui {

class SkinPreview : public QWidget {
    Q_OBJECT
public:
    explicit SkinPreview(QWidget* parent = nullptr);

    /// As many pixels of the device as this widget has, or fewer where the map ends.
    void showPicture(QImage picture);
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    [[nodiscard]] QSize pixels() const { return size() * devicePixelRatioF(); }

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void resized();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QImage m_picture;
};

} // namespace delve::ui
