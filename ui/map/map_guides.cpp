#include "ui/map/map_guides.h"

#include "editor/tools/symmetry.h"
#include "ui/map/axis_handle.h"
#include "ui/map/map_surface.h"
#include "ui/map/ruler.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace delve::ui {
namespace {

constexpr double grabPixels = 6; ///< to each side of a guide's mark
constexpr int handleMargin = 4;

} // namespace

MapGuides::MapGuides(MapSurface& map)
    : QObject(&map), m_map(map), m_top(new Ruler(Qt::Horizontal, map)), m_left(new Ruler(Qt::Vertical, map)),
      m_corner(new QWidget(&map)) {
    m_corner->setAutoFillBackground(true);
    m_corner->setBackgroundRole(QPalette::Window); // not that of the map
    m_corner->hide();
    makeHandles();
    connect(m_top, &Ruler::pressed, this, [this](double place) { beginPull(true, place); });
    connect(m_left, &Ruler::pressed, this, [this](double place) { beginPull(false, place); });
    for (auto* ruler : {m_top, m_left}) {
        connect(ruler, &Ruler::moved, this, &MapGuides::pull);
        connect(ruler, &Ruler::released, this, &MapGuides::endPull);
    }
    connect(&map, &MapSurface::visibleCellsChanged, this, &MapGuides::follow);
    connect(&map, &MapSurface::levelShown, this, &MapGuides::showAll);
    connect(&map, &MapSurface::cellHovered, this, [this](std::optional<Cell> cell) {
        m_top->setCell(cell ? std::optional(cell->x) : std::nullopt);
        m_left->setCell(cell ? std::optional(cell->y) : std::nullopt);
    });
    map.setGuideLines(&m_lines);
    map.installEventFilter(this);
}

void MapGuides::makeHandles() {
    m_ofColumn = new AxisHandle(Qt::Horizontal, m_map.viewport());
    m_ofRow = new AxisHandle(Qt::Vertical, m_map.viewport());
    connect(m_ofColumn, &AxisHandle::dragged, this, [this](QPointF place) { dragAxis(place, true); });
    connect(m_ofRow, &AxisHandle::dragged, this, [this](QPointF place) { dragAxis(place, false); });
    for (auto* handle : {m_ofColumn, m_ofRow}) connect(handle, &AxisHandle::centreWanted, this, &MapGuides::centreAxis);
}

// Rulers

void MapGuides::setRulersShown(bool shown) {
    if (std::exchange(m_rulersShown, shown) == shown) return;
    m_map.setMarginsOfRulers(shown ? m_left->breadth() : 0, shown ? m_top->breadth() : 0);
    layOut();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_top, m_left, m_corner}) widget->setVisible(shown);
}

void MapGuides::layOut() {
    const QRect view = m_map.viewport()->geometry();
    m_top->setGeometry(view.left(), view.top() - m_top->breadth(), view.width(), m_top->breadth());
    m_left->setGeometry(view.left() - m_left->breadth(), view.top(), m_left->breadth(), view.height());
    m_corner->setGeometry(m_left->x(), m_top->y(), m_left->width(), m_top->height());
}

bool MapGuides::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) layOut();
    return QObject::eventFilter(watched, event);
}

// Guides

void MapGuides::setGuidesShown(bool shown) {
    if (std::exchange(m_guidesShown, shown) != shown) showAll();
}

void MapGuides::setAll(editor::GuidesByLevel all) {
    m_all = std::move(all);
    showAll();
    emit changed();
}

editor::Guides MapGuides::ofLevel() const {
    const auto found = m_all.find(m_map.level().id);
    return found == m_all.end() ? editor::Guides() : found->second;
}

void MapGuides::set(const editor::Guides& guides) {
    if (guides == ofLevel()) return showAll();
    if (guides == editor::Guides()) m_all.erase(m_map.level().id);
    else m_all[m_map.level().id] = guides;
    showAll();
    emit changed();
}

void MapGuides::addColumn(std::int32_t at) {
    auto guides = ofLevel();
    editor::addGuide(guides.columns, at);
    setGuidesShown(true);
    set(guides);
}

void MapGuides::addRow(std::int32_t at) {
    auto guides = ofLevel();
    editor::addGuide(guides.rows, at);
    setGuidesShown(true);
    set(guides);
}

void MapGuides::clear() { set({{}, {}, ofLevel().axis}); }

/// A press on a mark takes that guide; anywhere else it begins a new one, along this ruler.
void MapGuides::beginPull(bool onTop, double place) {
    const auto guides = ofLevel();
    const double reach = grabPixels / m_map.cellPixels();
    const auto taken =
        m_guidesShown ? editor::guideNear(onTop ? guides.columns : guides.rows, place, reach) : std::nullopt;
    setGuidesShown(true);
    m_pull = taken ? Pull{onTop, taken, taken} : Pull{!onTop, {}, {}};
}

/// Back on the ruler that such guides come from, it is gone.
void MapGuides::pull(QPoint globalPlace) {
    if (!m_pull) return;
    const QPoint at = m_map.viewport()->mapFromGlobal(globalPlace);
    const QPointF cells = m_map.visibleCells().topLeft() + QPointF(at) / m_map.cellPixels();
    const auto size = m_map.level().size();
    const bool inside = m_pull->column ? at.x() >= 0 && at.x() <= m_map.viewport()->width()
                                       : at.y() >= 0 && at.y() <= m_map.viewport()->height();
    m_pull->at.reset();
    if (inside && m_pull->column) m_pull->at = editor::edgeNear(cells.x(), size.width);
    if (inside && !m_pull->column) m_pull->at = editor::edgeNear(cells.y(), size.height);
    showAll();
}

editor::Guides MapGuides::pulled() const {
    auto guides = ofLevel();
    if (!m_pull) return guides;
    auto& list = m_pull->column ? guides.columns : guides.rows;
    if (m_pull->from) editor::removeGuide(list, *m_pull->from);
    if (m_pull->at) editor::addGuide(list, *m_pull->at);
    return guides;
}

void MapGuides::endPull(QPoint globalPlace) {
    if (!m_pull) return;
    pull(globalPlace);
    const auto guides = pulled();
    m_pull.reset();
    set(guides);
}

void MapGuides::showAll() {
    auto guides = m_guidesShown ? pulled() : editor::Guides();
    const Size size = m_map.level().size(); // a map that was made smaller shows no marks of guides beyond it
    std::erase_if(guides.columns, [size](std::int32_t at) { return at > size.width; });
    std::erase_if(guides.rows, [size](std::int32_t at) { return at > size.height; });
    m_lines.setGuides(guides, size);
    m_lines.setAxes(editor::mirrorsAcross(m_symmetry), editor::mirrorsDown(m_symmetry), m_axis);
    m_top->setMarks(guides.columns);
    m_left->setMarks(guides.rows);
    placeHandles();
    m_map.viewport()->update();
}

void MapGuides::follow() {
    if (m_rulersShown) {
        layOut(); // a scroll bar may have come
        m_top->update();
        m_left->update();
    }
    placeHandles();
}

// The axis

void MapGuides::showSymmetry(editor::Symmetry symmetry, editor::SymmetryAxis axis) {
    if (symmetry == m_symmetry && axis == m_axis) return;
    m_symmetry = symmetry;
    m_axis = axis;
    showAll();
}

void MapGuides::moveAxis(const editor::SymmetryAxis& axis) {
    auto guides = ofLevel();
    guides.axis = axis;
    set(guides);
}

void MapGuides::centreAxis() {
    auto guides = ofLevel();
    guides.axis.reset();
    set(guides);
}

void MapGuides::dragAxis(QPointF place, bool across) {
    const QPointF cells = m_map.visibleCells().topLeft() + place / m_map.cellPixels();
    const auto size = m_map.level().size();
    const auto near = editor::axisNear(cells, size);
    auto axis = ofLevel().axis.value_or(editor::middleOf(size));
    if (across) axis.x = near.x;
    else axis.y = near.y;
    moveAxis(axis);
}

/// On the edges of the view, or of the map where that begins inside of it.
void MapGuides::placeHandles() {
    const QPointF from = m_map.visibleCells().topLeft();
    const QPointF at = (editor::placeOf(m_axis) - from) * m_map.cellPixels();
    const QPointF corner = -from * m_map.cellPixels();
    const auto edge = [](double mapEdge, int view) {
        return std::clamp(static_cast<int>(mapEdge), handleMargin, std::max(handleMargin, view - 2 * AxisHandle::side));
    };
    const QSize view = m_map.viewport()->size();
    m_ofColumn->move(static_cast<int>(at.x()) - AxisHandle::side / 2, edge(corner.y(), view.height()));
    m_ofRow->move(edge(corner.x(), view.width()), static_cast<int>(at.y()) - AxisHandle::side / 2);
    m_ofColumn->setVisible(editor::mirrorsAcross(m_symmetry));
    m_ofRow->setVisible(editor::mirrorsDown(m_symmetry));
}

} // namespace delve::ui
