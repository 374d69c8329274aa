#include "ui/help/manual_page_view.h"

#include "editor/files/input_file.h"
#include "editor/tilesets/png_picture.h"
#include "ui/help/manual.h"
#include "ui/theme/tokens.h"

#include <QDir>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFragment>
#include <QTextTable>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

namespace delve::ui {

namespace {

constexpr int leastPicture = 80; ///< pixels wide
constexpr int settling = 120;    ///< milliseconds, while a window is resized
constexpr int mostMarks = 400;
constexpr std::int64_t mostBytes = std::int64_t{64} << 20;

constexpr editor::PictureLimit mostOfPicture{.side = 8192};

/// Null if the file is no such picture.
QImage pictureIn(const QString& path) {
    auto file = editor::InputFile::openRegular(path, mostBytes);
    if (!file) return {};
    auto picture =
        editor::pictureFromPng([&file](std::span<std::byte> into) { return file->read(into); }, mostOfPicture);
    return picture ? *std::move(picture) : QImage();
}

/// By its first bytes.
QSize sizeOfPicture(const QString& path) {
    auto file = editor::InputFile::openRegular(path, mostBytes);
    std::array<std::byte, editor::pngHeaderBytes> beginning{};
    const auto count = file ? file->read(beginning) : Result<std::size_t>(std::size_t{0});
    const auto header = count ? editor::pngHeader(std::span(beginning).first(*count)) : std::nullopt;
    return header ? QSize(static_cast<int>(header->width), static_cast<int>(header->height)) : QSize();
}

QStringList wordsOf(const QString& words) { return words.split(u' ', Qt::SkipEmptyParts); }

void styleHeading(QTextBlock block) {
    QTextCursor cursor(block);
    auto format = block.blockFormat();
    format.setTopMargin(block.position() == 0 ? 0 : 3 * gridStep);
    format.setBottomMargin(gridStep);
    cursor.setBlockFormat(format);
}

void styleTable(QTextTable& table, const QPalette& palette) {
    auto format = table.format();
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(palette.color(QPalette::Mid));
    format.setBorderCollapse(true);
    format.setCellPadding(gridStep / 2 + 2);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setTopMargin(gridStep);
    format.setBottomMargin(gridStep);
    table.setFormat(format);
}

/// Not an invalid value: the document would then open the file by itself.
QVariant noResource(int type) {
    return type == QTextDocument::ImageResource ? QVariant(QImage(1, 1, QImage::Format_Mono)) : QByteArray("");
}

int columnsAt(const QTextBlock& block) {
    const auto* const table = QTextCursor(block).currentTable();
    return table ? std::max(1, table->columns()) : 1;
}

/// The pictures in a block, from the last one, so that a change leaves the places of the others.
std::vector<QTextFragment> picturesIn(const QTextBlock& block) {
    std::vector<QTextFragment> pictures;
    for (auto part = block.begin(); !part.atEnd(); ++part)
        if (part.fragment().charFormat().isImageFormat()) pictures.insert(pictures.begin(), part.fragment());
    return pictures;
}

} // namespace

ManualPageView::ManualPageView(QWidget* parent) : QTextBrowser(parent) {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Page of the manual"));
    m_resizes.setSingleShot(true);
    connect(&m_resizes, &QTimer::timeout, this, &ManualPageView::layAgain);
}

void ManualPageView::showPage(const QString& folder, const ManualPage& page) {
    m_folder = QDir(folder).canonicalPath();
    m_text = page.text;
    m_path = page.path;
    lay();
    goTo({});
}

int ManualPageView::widthForPictures() const {
    return std::max(leastPicture, viewport()->width() - 6 * gridStep - verticalScrollBar()->width());
}

/// On a document that is not shown yet, so that it is laid out once. The name of a picture says how wide it is drawn,
/// so that it is scaled once, well, and only when it comes into view.
void ManualPageView::lay() {
    m_laidFor = widthForPictures();
    auto* page = new QTextDocument(this);
    page->setDocumentMargin(3 * gridStep);
    page->setDefaultFont(font());
    page->setBaseUrl(QUrl::fromLocalFile(QFileInfo(m_folder + u'/' + m_path).absolutePath() + u'/'));
    page->setMarkdown(m_text);
    for (auto block = page->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0) styleHeading(block);
        if (auto* table = QTextCursor(block).currentTable(); table && block == table->firstCursorPosition().block())
            styleTable(*table, palette());
        for (const auto& picture : picturesIn(block)) layPicture(*page, picture, m_laidFor / columnsAt(block));
    }
    setExtraSelections({}); // those of the page before
    setDocument(page);
    delete std::exchange(m_page, page);
    markAll(m_marked);
}

void ManualPageView::layPicture(QTextDocument& page, const QTextFragment& picture, int room) const {
    auto format = picture.charFormat().toImageFormat();
    const auto path = pathOf(page.baseUrl().resolved(QUrl(format.name())));
    const QSize size = path ? sizeOfPicture(*path) : QSize();
    if (size.isEmpty()) return;
    const int width = std::min(size.width(), room - 3 * gridStep);
    format.setName(QStringLiteral("%1#%2").arg(format.name()).arg(width));
    format.setWidth(width);
    format.setHeight(static_cast<qreal>(size.height()) * width / size.width());
    QTextCursor cursor(&page);
    cursor.setPosition(picture.position());
    cursor.setPosition(picture.position() + picture.length(), QTextCursor::KeepAnchor);
    cursor.setCharFormat(format);
}

/// Nothing outside the folder of the manual.
std::optional<QString> ManualPageView::pathOf(const QUrl& name) const {
    const auto path = QFileInfo(name.toLocalFile()).canonicalFilePath();
    if (m_folder.isEmpty() || !path.startsWith(m_folder + u'/')) return std::nullopt;
    return path;
}

QVariant ManualPageView::loadResource(int type, const QUrl& name) {
    const auto path = pathOf(document()->baseUrl().resolved(name));
    if (type != QTextDocument::ImageResource || !path) return noResource(type);
    const QImage picture = pictureIn(*path);
    const int width = name.fragment().toInt();
    const int pixels = static_cast<int>(width * devicePixelRatioF());
    if (picture.isNull()) return noResource(type);
    if (width <= 0 || pixels >= picture.width()) return picture;
    auto scaled = picture.scaledToWidth(pixels, Qt::SmoothTransformation);
    scaled.setDevicePixelRatio(devicePixelRatioF());
    return scaled;
}

void ManualPageView::goTo(const QString& anchor) {
    for (auto block = document()->begin(); block.isValid(); block = block.next()) {
        if (!anchor.isEmpty() && (block.blockFormat().headingLevel() == 0 || anchorOf(block.text()) != anchor))
            continue;
        setTextCursor(QTextCursor(block));
        const auto place = document()->documentLayout()->blockBoundingRect(block);
        verticalScrollBar()->setValue(anchor.isEmpty() ? 0 : static_cast<int>(place.top()) - gridStep);
        return;
    }
}

void ManualPageView::findFirst(const QString& words) {
    moveCursor(QTextCursor::Start);
    const auto wanted = wordsOf(words);
    if (!wanted.isEmpty()) (void)find(wanted.front());
}

void ManualPageView::findNext(const QString& words) {
    const auto wanted = wordsOf(words);
    if (!wanted.isEmpty() && !find(wanted.front())) findFirst(words);
}

void ManualPageView::markAll(const QString& words) {
    m_marked = words;
    QList<QTextEdit::ExtraSelection> marks;
    QTextCharFormat format;
    auto colour = palette().color(QPalette::Highlight);
    colour.setAlphaF(0.35F);
    format.setBackground(colour);
    for (const auto& word : wordsOf(words))
        for (auto found = document()->find(word, 0); !found.isNull() && marks.size() < mostMarks;
             found = document()->find(word, found))
            marks.append({found, format});
    setExtraSelections(marks);
}

/// Keeps what is at the top in view.
void ManualPageView::layAgain() {
    const auto* const bar = verticalScrollBar();
    const double share = bar->maximum() > 0 ? static_cast<double>(bar->value()) / bar->maximum() : 0;
    lay();
    verticalScrollBar()->setValue(static_cast<int>(share * verticalScrollBar()->maximum()));
}

void ManualPageView::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (!m_text.isEmpty() && widthForPictures() != m_laidFor) m_resizes.start(settling);
}

void ManualPageView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_text.isEmpty()) layAgain();
}

} // namespace delve::ui
