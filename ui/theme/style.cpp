#include "ui/theme/style.h"

#include "ui/theme/icon.h"
#include "ui/theme/strokes.h"
#include "ui/theme/tokens.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QMainWindow>
#include <QPainter>
#include <QSlider>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

#include <optional>

namespace delve::ui {

namespace {

constexpr int scrollBarWidth = gridStep + 4;
constexpr int sliderHandle = 14;
constexpr int titleIndent = 12; ///< of a dock's title, to align it with the dock's content

bool enabled(const QStyleOption& option) { return option.state.testFlag(QStyle::State_Enabled); }
bool underMouse(const QStyleOption& option) {
    return enabled(option) && option.state.testFlag(QStyle::State_MouseOver);
}

/// The fill colour of a button: at rest, hovered, pressed or on.
QColor buttonFill(const QStyleOption& option, const QColor& atRest) {
    if (option.state.testFlag(QStyle::State_Sunken)) return option.palette.color(QPalette::Light);
    if (option.state.testFlag(QStyle::State_On)) return option.palette.color(QPalette::Light);
    return underMouse(option) ? option.palette.color(QPalette::Midlight) : atRest;
}

void drawButton(QPainter& painter, const QStyleOption& option) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    const bool isDefault = button && button->features.testFlag(QStyleOptionButton::DefaultButton);
    const bool focus = option.state.testFlag(QStyle::State_HasFocus);
    const auto rim = option.palette.color(focus || isDefault ? QPalette::Highlight : QPalette::Dark);
    drawRounded(painter, option.rect, buttonFill(option, option.palette.color(QPalette::Base)), rim, focus ? 2 : 1);
}

void drawCheckBox(QPainter& painter, const QStyleOption& option) {
    const bool on = option.state.testFlag(QStyle::State_On);
    const auto& palette = option.palette;
    const auto rim = palette.color(on ? QPalette::Highlight : QPalette::Dark);
    QRectF box = option.rect;
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    if (button && button->text.isEmpty() && option.state.testFlag(QStyle::State_HasFocus)) { // no words for a ring
        drawRounded(painter, box, Qt::transparent, palette.color(QPalette::Highlight), 2);
        box.adjust(4, 4, -4, -4);
    }
    drawRounded(painter, box, palette.color(on ? QPalette::Highlight : QPalette::Base), rim);
    if (on) drawTick(painter, box, palette.color(QPalette::HighlightedText));
}

void drawScrollBar(QPainter& painter, const QStyleOptionSlider& option, QRectF handle) {
    const bool active = option.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider) && underMouse(option);
    if (option.maximum <= option.minimum) return; // nothing to scroll
    handle.adjust(2, 2, -2, -2);
    drawRounded(painter, handle, option.palette.color(active ? QPalette::Dark : QPalette::Light), Qt::transparent);
}

void drawSlider(QPainter& painter, const QStyleOptionSlider& option, const QRect& groove, const QRect& handle) {
    const bool flat = option.orientation == Qt::Horizontal;
    const auto& palette = option.palette;
    QRectF line = groove;
    if (flat) line = QRectF(groove.left() + 2, groove.center().y() - 0.5, groove.width() - 4, 3);
    else line = QRectF(groove.center().x() - 0.5, groove.top() + 2, 3, groove.height() - 4);
    QRectF done = line;
    const QPointF centre = QRectF(handle).center();
    if (flat) (option.upsideDown ? done.setLeft(centre.x()) : done.setRight(centre.x()));
    else (option.upsideDown ? done.setTop(centre.y()) : done.setBottom(centre.y()));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Light));
    painter.drawRoundedRect(line, 1.5, 1.5);
    painter.setBrush(palette.color(QPalette::Highlight));
    painter.drawRoundedRect(done, 1.5, 1.5);
    const bool focus = option.state.testFlag(QStyle::State_HasFocus);
    painter.setBrush(palette.color(focus ? QPalette::Highlight : QPalette::Base));
    painter.setPen(QPen(palette.color(QPalette::Highlight), 2));
    const double radius = underMouse(option) ? 6 : 5.5;
    painter.drawEllipse(centre, radius, radius);
    painter.restore();
}

/// A tab is just its text; the current one has a line in the accent colour beside its page.
void drawTab(QPainter& painter, const QStyleOptionTab& option) {
    const bool current = option.state.testFlag(QStyle::State_Selected);
    const auto area = QRectF(option.rect).adjusted(1, 2, -1, -2);
    if (underMouse(option) && !current)
        drawRounded(painter, area, option.palette.color(QPalette::Midlight), Qt::transparent);
    if (option.state.testFlag(QStyle::State_HasFocus))
        drawRounded(painter, area, Qt::transparent, option.palette.color(QPalette::Highlight), 2);
    if (!current) return;
    const bool above = option.shape == QTabBar::RoundedSouth || option.shape == QTabBar::TriangularSouth;
    const double y = above ? option.rect.top() : option.rect.bottom() - 1;
    painter.fillRect(QRectF(option.rect.left() + gridStep, y, option.rect.width() - 2 * gridStep, 2),
                     option.palette.color(QPalette::Highlight));
}

void drawSpinButton(QPainter& painter, const QStyleOptionSpinBox& option, const QRect& area, bool up) {
    const auto flag = up ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled;
    const bool usable = enabled(option) && option.stepEnabled.testFlag(flag);
    const auto part = up ? QStyle::SC_SpinBoxUp : QStyle::SC_SpinBoxDown;
    const bool hot = option.activeSubControls == part && underMouse(option);
    const auto role = !usable ? QPalette::Light : hot ? QPalette::Text : QPalette::PlaceholderText;
    drawChevron(painter, area, up ? Pointing::Up : Pointing::Down, option.palette.color(role));
}

/// Dock tabs share the width of one panel, and their titles are longer in some languages than in English.
bool isOfDocks(const QWidget* tabs) { return tabs && qobject_cast<const QMainWindow*>(tabs->parentWidget()); }

} // namespace

Style::Style() : QProxyStyle(QStyleFactory::create(QStringLiteral("fusion"))) {}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_ScrollBarExtent: return scrollBarWidth;
    case PM_SliderThickness:
    case PM_SliderControlThickness: return controlHeight - 4;
    case PM_SliderLength: return sliderHandle;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize: return 2 * gridStep;
    case PM_TabCloseIndicatorWidth:
    case PM_TabCloseIndicatorHeight: return 2 * gridStep;
    case PM_TabBarTabHSpace: return isOfDocks(widget) ? gridStep + 4 : 3 * gridStep;
    case PM_TabBarTabVSpace: return gridStep + 4;
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarBaseOverlap: return 0;
    case PM_ToolBarIconSize: return 20;
    case PM_ToolBarItemSpacing: return gridStep / 2;
    case PM_ToolBarItemMargin:
    case PM_ToolBarFrameWidth: return 2;
    case PM_ToolBarSeparatorExtent:
    case PM_ToolBarExtensionExtent: return 2 * gridStep;
    case PM_DockWidgetSeparatorExtent: return gridStep;
    case PM_DockWidgetTitleMargin: return gridStep;
    case PM_DockWidgetTitleBarButtonMargin: return gridStep / 2;
    case PM_DockWidgetFrameWidth: return 0;
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return gridStep;
    case PM_FocusFrameHMargin: return gridStep; // text margin of list items
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical: return 0;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* returned) const {
    switch (hint) {
    case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton; // a click sets the value there
    case SH_Slider_PageSetButtons: return Qt::NoButton;
    case SH_EtchDisabledText:
    case SH_ScrollBar_MiddleClickAbsolutePosition: return hint == SH_ScrollBar_MiddleClickAbsolutePosition;
    case SH_ToolTip_WakeUpDelay: return 500;
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_DockWidget_ButtonsHaveFrame: return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const {
    QSize given = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_LineEdit:
    case CT_SpinBox:
    case CT_ComboBox: // equally high, so that rows of different controls line up
        if (option) given.setHeight(std::max(controlHeight, option->fontMetrics.height() + gridStep));
        break;
    case CT_ItemViewItem: given.setHeight(std::max(controlHeight, given.height())); break;
    case CT_PushButton:
        given.setHeight(std::max(controlHeight + 4, size.height() + gridStep));
        given.setWidth(given.width() + gridStep);
        break;
    case CT_MenuItem: given.setHeight(given.height() + 4); break;
    default: break;
    }
    return given;
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const {
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || !bar) return QProxyStyle::subControlRect(control, option, part, widget);
    // No buttons at the ends: the handle runs along the whole bar.
    if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine) return {};
    if (part == SC_ScrollBarGroove) return option->rect;
    const bool flat = bar->orientation == Qt::Horizontal;
    const int length = flat ? option->rect.width() : option->rect.height();
    const int steps = bar->maximum - bar->minimum;
    const auto share = static_cast<qint64>(length) * bar->pageStep / std::max<qint64>(1, qint64{steps} + bar->pageStep);
    const int handle =
        steps > 0 ? std::clamp(static_cast<int>(share), 3 * gridStep, std::max(3 * gridStep, length)) : length;
    const int start =
        sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - handle, bar->upsideDown);
    const auto along = [&](int from, int until) {
        return flat ? QRect(option->rect.left() + from, option->rect.top(), until - from, option->rect.height())
                    : QRect(option->rect.left(), option->rect.top() + from, option->rect.width(), until - from);
    };
    if (part == SC_ScrollBarSlider) return along(start, start + handle);
    if (part == SC_ScrollBarSubPage) return along(0, start);
    if (part == SC_ScrollBarAddPage) return along(start + handle, length);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

namespace {

std::optional<Pointing> arrowOf(QStyle::PrimitiveElement element) {
    switch (element) {
    case QStyle::PE_IndicatorArrowDown: return Pointing::Down;
    case QStyle::PE_IndicatorArrowUp: return Pointing::Up;
    case QStyle::PE_IndicatorArrowRight: return Pointing::Right;
    case QStyle::PE_IndicatorArrowLeft: return Pointing::Left;
    default: return {};
    }
}

void drawMenuBarItem(const QStyle& style, QPainter& painter, const QStyleOptionMenuItem& item) {
    painter.fillRect(item.rect, item.palette.color(QPalette::Window));
    if (item.state.testFlag(QStyle::State_Selected))
        drawRounded(painter, QRectF(item.rect).adjusted(0, 2, 0, -2), item.palette.color(QPalette::Midlight),
                    Qt::transparent);
    style.drawItemText(&painter, item.rect, Qt::AlignCenter | Qt::TextShowMnemonic, item.palette, enabled(item),
                       item.text, QPalette::WindowText);
}

void drawDockTitle(const QStyle& style, QPainter& painter, const QStyleOptionDockWidget& title, const QWidget* widget) {
    auto font = painter.font();
    font.setWeight(QFont::DemiBold);
    painter.save();
    painter.setFont(font);
    const auto area =
        style.subElementRect(QStyle::SE_DockWidgetTitleBarText, &title, widget).adjusted(titleIndent, 0, 0, 0);
    style.drawItemText(&painter, area, Qt::AlignLeft | Qt::AlignVCenter, title.palette, true,
                       painter.fontMetrics().elidedText(title.title, Qt::ElideRight, area.width()),
                       QPalette::WindowText);
    painter.restore();
}

void drawTabCross(QPainter& painter, const QStyleOption& option) {
    if (underMouse(option)) drawRounded(painter, option.rect, option.palette.color(QPalette::Light), Qt::transparent);
    icon(QStringLiteral("close")).paint(&painter, option.rect.adjusted(2, 2, -2, -2));
}

void drawToolButton(QPainter& painter, const QStyleOption& option) {
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    drawRounded(painter, option.rect, buttonFill(option, Qt::transparent),
                focused ? option.palette.color(QPalette::Highlight) : QColor(Qt::transparent), 2);
}

} // namespace

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    const auto& palette = option->palette;
    switch (element) {
    case PE_PanelLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth > 0) drawField(*painter, *option); // none inside a spin box
        return;
    }
    case PE_FrameLineEdit:
    case PE_FrameStatusBarItem:
    case PE_PanelStatusBar:
    case PE_FrameDockWidget:
    case PE_FrameTabBarBase:
    case PE_IndicatorDockWidgetResizeHandle: return;
    case PE_PanelItemViewRow: // the area to the left of an item belongs to it
        if (option->state.testFlag(State_Selected)) painter->fillRect(option->rect, palette.color(QPalette::Light));
        return;
    case PE_IndicatorTabClose: drawTabCross(*painter, *option); return;
    case PE_PanelButtonCommand: drawButton(*painter, *option); return;
    case PE_PanelButtonTool: drawToolButton(*painter, *option); return;
    case PE_IndicatorCheckBox: drawCheckBox(*painter, *option); return;
    case PE_FrameFocusRect:
        drawRounded(*painter, option->rect, Qt::transparent, palette.color(QPalette::Highlight), 2);
        return;
    case PE_PanelTipLabel:
        drawRounded(*painter, option->rect, palette.color(QPalette::ToolTipBase), palette.color(QPalette::Mid));
        return;
    default:
        if (const auto pointing = arrowOf(element))
            return drawChevron(*painter, option->rect, *pointing, palette.color(QPalette::Text));
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

/// The head of a column stands as far from its edges as the cells below it.
void Style::drawHeaderLabel(const QStyleOption& option, QPainter& painter, const QWidget* widget) const {
    const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(&option);
    if (!header || header->orientation == Qt::Vertical)
        return QProxyStyle::drawControl(CE_HeaderLabel, &option, &painter, widget);
    QStyleOptionHeader inset(*header);
    inset.rect.adjust(gridStep / 2, 0, -gridStep / 2, 0);
    QProxyStyle::drawControl(CE_HeaderLabel, &inset, &painter, widget);
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    const auto& palette = option->palette;
    switch (element) {
    case CE_ToolBar:
    case CE_MenuBarEmptyArea: painter->fillRect(option->rect, palette.color(QPalette::Window)); return;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            drawMenuBarItem(*this, *painter, *item);
        return;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) drawTab(*painter, *tab);
        return;
    case CE_DockWidgetTitle:
        if (const auto* title = qstyleoption_cast<const QStyleOptionDockWidget*>(option))
            drawDockTitle(*this, *painter, *title, widget);
        return;
    case CE_ItemViewItem: {
        // The current item gets a quiet colour: the accent is for the focus and for controls that can be dragged.
        const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        if (!item) return;
        QStyleOptionViewItem quiet(*item);
        quiet.palette.setColor(QPalette::Highlight, palette.color(QPalette::Light));
        quiet.palette.setColor(QPalette::HighlightedText, palette.color(QPalette::Text));
        quiet.state.setFlag(State_HasFocus, false);
        QProxyStyle::drawControl(element, &quiet, painter, widget);
        if (item->state.testFlag(State_HasFocus)) drawPrimitive(PE_FrameFocusRect, option, painter, widget);
        return;
    }
    case CE_HeaderLabel: drawHeaderLabel(*option, *painter, widget); return;
    case CE_ShapedFrame: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        const bool line = frame && (frame->frameShape == QFrame::HLine || frame->frameShape == QFrame::VLine);
        if (line) painter->fillRect(option->rect, palette.color(QPalette::Mid));
        else QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    default: QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const {
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option); bar && control == CC_ScrollBar) {
        drawScrollBar(*painter, *bar, subControlRect(control, option, SC_ScrollBarSlider, widget));
    } else if (bar && control == CC_Slider) {
        drawSlider(*painter, *bar, subControlRect(control, option, SC_SliderGroove, widget),
                   subControlRect(control, option, SC_SliderHandle, widget));
    } else if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option); box && control == CC_SpinBox) {
        if (box->frame) drawField(*painter, *option);
        if (box->buttonSymbols == QAbstractSpinBox::NoButtons) return;
        drawSpinButton(*painter, *box, subControlRect(control, option, SC_SpinBoxUp, widget), true);
        drawSpinButton(*painter, *box, subControlRect(control, option, SC_SpinBoxDown, widget), false);
    } else if (control == CC_ComboBox) {
        drawField(*painter, *option);
        drawChevron(*painter, subControlRect(control, option, SC_ComboBoxArrow, widget), Pointing::Down,
                    option->palette.color(QPalette::PlaceholderText));
    } else if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
               button && control == CC_ToolButton) {
        QStyleOptionToolButton plain(*button); // a button that only opens a menu needs no arrow
        plain.features &= ~QStyleOptionToolButton::HasMenu;
        QProxyStyle::drawComplexControl(control, &plain, painter, widget);
    } else {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

QIcon Style::standardIcon(StandardPixmap pixmap, const QStyleOption* option, const QWidget* widget) const {
    switch (pixmap) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton: return icon(QStringLiteral("close"));
    case SP_TitleBarNormalButton: return icon(QStringLiteral("float"));
    case SP_ToolBarHorizontalExtensionButton: return icon(QStringLiteral("more")); // what did not fit
    default: return QProxyStyle::standardIcon(pixmap, option, widget);
    }
}

void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QSlider*>(widget) || qobject_cast<QComboBox*>(widget) ||
        qobject_cast<QAbstractSpinBox*>(widget) || qobject_cast<QAbstractScrollArea*>(widget))
        widget->setAttribute(Qt::WA_Hover);
    // Lists have no frame of their own; drop-down lists keep theirs.
    auto* view = qobject_cast<QAbstractItemView*>(widget);
    if (view && !view->window()->windowFlags().testFlag(Qt::Popup)) view->setFrameShape(QFrame::NoFrame);
}

} // namespace delve::ui
