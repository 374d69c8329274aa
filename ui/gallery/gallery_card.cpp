#include "ui/gallery/gallery_card.h"

#include "ui/theme/tokens.h"

#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace delve::ui {

GalleryCard::GalleryCard(QWidget* parent)
    : QFrame(parent, Qt::ToolTip), m_picture(new QLabel(this)), m_words(new QLabel(this)) {
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, gridStep, gridStep, gridStep);
    column->setSpacing(gridStep / 2);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    column->addWidget(m_picture, 0, Qt::AlignCenter);
    column->addWidget(m_words);
}

void GalleryCard::showBeside(const QRect& tile, const QImage& picture, const QString& words) {
    m_picture->setPixmap(QPixmap::fromImage(picture));
    m_words->setText(words);
    m_words->setFixedWidth(std::max(picture.width(), 40 * gridStep));
    adjustSize();
    const QRect screen = this->screen()->availableGeometry();
    int x = tile.center().x() - width() / 2;
    int y = tile.top() - height() - gridStep / 2;
    if (y < screen.top()) y = tile.bottom() + gridStep / 2;
    x = std::clamp(x, screen.left(), std::max(screen.left(), screen.right() - width()));
    move(x, y);
    show();
}

} // namespace delve::ui

#include "moc_gallery_card.cpp"
