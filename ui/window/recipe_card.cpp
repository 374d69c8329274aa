#include "ui/window/recipe_card.h"

#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "generation/recipes/recipes.h"
#include "ui/theme/strokes.h"
#include "ui/theme/tokens.h"

#include <QEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int inset = gridStep;

/// The help of a recipe says in its first sentence what the levels look like, and after that how they are played.
QString firstSentenceOf(const QString& help) {
    const auto end = help.indexOf(QStringLiteral(". "));
    return end < 0 ? help : help.left(end + 1);
}

QFont boldOf(QFont font) {
    font.setWeight(QFont::DemiBold);
    return font;
}

/// Breaks a text into lines; the last one that may be shown is elided if there is more.
QStringList linesOf(const QString& text, const QFont& font, int width, int most) {
    QTextLayout layout(text, font);
    QStringList lines;
    layout.beginLayout();
    for (auto line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1, width));
        if (lines.size() + 1 == most) {
            lines << QFontMetrics(font).elidedText(text.mid(line.textStart()), Qt::ElideRight, width);
            break;
        }
        lines << text.mid(line.textStart(), line.textLength());
    }
    layout.endLayout();
    return lines;
}

} // namespace

RecipeCard::RecipeCard(const generation::RecipeInfo& recipe, QWidget* parent) : QToolButton(parent) {
    const QString help = editor::toQString(recipe.help);
    m_sentence = firstSentenceOf(help);
    setObjectName(editor::fromView(recipe.name));
    setText(editor::toQString(recipe.label));
    setToolTip(help);
    setAccessibleName(tr("New map: %1").arg(text()));
    setAccessibleDescription(help);
    setAutoRaise(true);
}

void RecipeCard::showPicture(const QImage& picture) {
    m_picture = picture;
    update();
}

QRect RecipeCard::pictureIn(int width) const {
    const int wide = std::max(1, width - 2 * inset);
    return {inset, inset, wide, wide * shape.height() / shape.width()};
}

/// A window that is resized asks for the same widths again and again.
int RecipeCard::linesAt(int width) const {
    auto& lines = m_lines[width];
    if (lines == 0) lines = static_cast<int>(linesOf(m_sentence, font(), width - 2 * inset, mostLines).size());
    return lines;
}

void RecipeCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) m_lines.clear();
    QToolButton::changeEvent(event);
}

int RecipeCard::heightAt(int width, int lines) const {
    const int line = fontMetrics().lineSpacing();
    return pictureIn(width).bottom() + 1 + gridStep / 2 + line + lines * line + inset;
}

QSize RecipeCard::sizeHint() const { return {leastWidth, heightAt(leastWidth, mostLines)}; }

void RecipeCard::paintSentence(QPainter& painter, const QRect& place) const {
    const int line = fontMetrics().lineSpacing();
    painter.setPen(palette().color(QPalette::PlaceholderText));
    int top = place.top();
    for (const auto& words : linesOf(m_sentence, font(), place.width(), std::min(mostLines, place.height() / line))) {
        painter.drawText(QRect(place.left(), top, place.width(), line), Qt::AlignLeft | Qt::AlignVCenter, words);
        top += line;
    }
}

void RecipeCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QColor none(0, 0, 0, 0);
    const auto fill = isDown() ? palette().color(QPalette::Light) : palette().color(QPalette::Midlight);
    drawRounded(painter, rect(), isDown() || underMouse() ? fill : none,
                hasFocus() ? palette().color(QPalette::Highlight) : none, 2);
    const QRect picture = pictureIn(width());
    drawPicture(painter, picture, palette(), m_picture);
    const int line = fontMetrics().lineSpacing();
    const QRect name(inset, picture.bottom() + 1 + gridStep / 2, width() - 2 * inset, line);
    painter.setFont(boldOf(font()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(boldOf(font())).elidedText(text(), Qt::ElideRight, name.width()));
    painter.setFont(font());
    paintSentence(painter, QRect(inset, name.bottom() + 1, name.width(), height() - inset / 2 - name.bottom()));
}

} // namespace delve::ui
