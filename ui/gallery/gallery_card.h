#pragma once

#include <QFrame>

class QLabel;

/// A larger picture of a variation with all that is known of it, beside its tile while the mouse rests there. Owned by
/// the view.
namespace delve::ui {

class GalleryCard : public QFrame {
    Q_OBJECT
public:
    explicit GalleryCard(QWidget* parent);

    /// Beside `tile`, in global coordinates, where the screen has room.
    void showBeside(const QRect& tile, const QImage& picture, const QString& words);

private:
    QLabel* m_picture;
    QLabel* m_words;
};

} // namespace delve::ui
