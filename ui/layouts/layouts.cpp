#include "ui/layouts/layouts.h"

#include "ui/layouts/dock_arrangement.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

const auto placesKey = QStringLiteral("window/places"); ///< the current layout, also for earlier versions
const auto currentKey = QStringLiteral("layouts/current");
const auto ownKey = QStringLiteral("layouts/own");
const auto statesKey = QStringLiteral("layouts/states");
const auto foldedKey = QStringLiteral("layouts/folded");
const auto docksKey = QStringLiteral("layouts/docks"); ///< the docks that these states know
const auto keepsDocksKey = QStringLiteral("play/keepDocks");
const auto ownPrefix = QStringLiteral("own/");
constexpr int stateVersion = 4; ///< of the set of docks: stored states of another version are ignored

// Below these, docks beside the map leave it less than a designer needs.
constexpr int leastWidth = narrowWindow;
constexpr int leastHeight = 760;

} // namespace

Layouts::Layouts(QMainWindow& window, std::vector<PanelInfo> panels, QSettings& settings)
    : QObject(&window), m_window(window), m_panels(std::move(panels)), m_settings(settings),
      m_current(builtInLayouts().front().id) {
    m_own = settings.value(ownKey).toMap();
    m_states = settings.value(statesKey).toMap();
    const QString last = settings.value(currentKey).toString();
    const bool known = std::ranges::any_of(builtInLayouts(), [&last](const Layout& each) { return each.id == last; });
    if (known || (last.startsWith(ownPrefix) && m_own.contains(last.mid(ownPrefix.size())))) m_current = last;
    window.installEventFilter(this);
}

QString Layouts::idOfOwn(const QString& name) { return ownPrefix + name; }

QString Layouts::ownName() const {
    return m_current.startsWith(ownPrefix) ? m_current.mid(ownPrefix.size()) : QString();
}

/// A layout of the person's own is as free as the first one.
const Layout& Layouts::builtInFor(const QString& id) const {
    const auto found = std::ranges::find(builtInLayouts(), id, &Layout::id);
    return found == builtInLayouts().end() ? builtInLayouts().front() : *found;
}

void Layouts::begin() {
    arrange(m_window, placesIn(builtInFor(m_current), m_panels));
    m_folded.clear();
    fit();
}

void Layouts::restore() {
    const auto state = m_settings.value(placesKey).toByteArray();
    if (state.isEmpty() || !m_window.restoreState(state, stateVersion)) return begin();
    m_folded = m_settings.value(foldedKey).toStringList();
    if (m_settings.contains(docksKey)) {
        const auto known = m_settings.value(docksKey).toStringList();
        QStringList added;
        for (const auto& panel : m_panels)
            if (!known.contains(panel.id)) added << panel.id;
        addTo(m_window, placesIn(builtInFor(m_current), m_panels), added);
    }
    fit();
}

void Layouts::remember() {
    noteCurrent();
    QStringList docks;
    for (const auto& panel : m_panels) docks << panel.id;
    m_settings.setValue(placesKey, shownState());
    m_settings.setValue(currentKey, m_current);
    m_settings.setValue(ownKey, m_own);
    m_settings.setValue(statesKey, m_states);
    m_settings.setValue(foldedKey, m_folded);
    m_settings.setValue(docksKey, docks);
}

QByteArray Layouts::state() const { return m_window.saveState(stateVersion); }

void Layouts::beginAgain(const QByteArray& state) {
    arrange(m_window, placesIn(builtInFor(m_current), m_panels));
    m_window.restoreState(state, stateVersion);
    if (!m_away) return;
    m_whenAway = this->state();
    for (auto* dock : m_window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) dock->hide();
}

QByteArray Layouts::shownState() const { return m_away ? m_whenAway : state(); }

// Which one

void Layouts::noteCurrent() { m_states[m_current] = QVariantList{shownState(), m_folded}; }

void Layouts::put(const QByteArray& state, const QStringList& folded) {
    if (!m_window.restoreState(state, stateVersion)) return begin();
    m_folded = folded;
    fit();
}

void Layouts::showCurrent() {
    const auto changed = m_states.value(m_current).toList();
    if (changed.size() == 2) put(changed[0].toByteArray(), changed[1].toStringList());
    else if (const QString name = ownName(); !name.isEmpty()) put(m_own[name].toByteArray());
    else begin();
}

void Layouts::show(const QString& id) {
    bringBack();
    noteCurrent();
    m_current = id;
    showCurrent();
    emit changed();
}

void Layouts::save(const QString& name) {
    bringBack();
    noteCurrent();
    m_own[name] = state();
    m_current = idOfOwn(name);
    m_folded.clear();
    emit ownChanged();
    emit changed();
}

void Layouts::reset() {
    bringBack();
    m_states.remove(m_current);
    showCurrent();
    emit changed();
}

void Layouts::removeOwn() {
    bringBack();
    m_own.remove(ownName());
    m_states.remove(m_current);
    m_current = builtInLayouts().front().id;
    showCurrent();
    emit ownChanged();
    emit changed();
}

// A small window

/// Hides the docks at the bottom and on the lesser side while the window is small; a layout of one's own stays as it
/// is.
void Layouts::fit() {
    if (m_away || !ownName().isEmpty()) return;
    const auto side = builtInFor(m_current).side;
    const auto before = m_folded;
    for (const auto& panel : m_panels) {
        auto* dock = dockOf(m_window, panel.id);
        const auto area = m_window.dockWidgetArea(dock);
        const bool small = area == Qt::BottomDockWidgetArea ? m_window.height() < leastHeight
                                                            : area != side && m_window.width() < leastWidth;
        const bool folded = m_folded.contains(panel.id);
        if (small && !folded && !dock->isHidden() && !dock->isFloating()) m_folded << panel.id;
        else if (!small && folded) m_folded.removeAll(panel.id);
        else continue;
        dock->setVisible(!small);
    }
    if (m_folded != before) setSideWidth(m_window, placesIn(builtInFor(m_current), m_panels), side);
}

bool Layouts::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::Resize) fit();
    return QObject::eventFilter(watched, event);
}

// Away

void Layouts::setAway(Away why, bool away) {
    const int before = std::exchange(m_away, away ? m_away | why : m_away & ~why);
    if (!before == !m_away) return;
    if (m_away) {
        m_whenAway = state();
        for (const auto& panel : m_panels) dockOf(m_window, panel.id)->hide();
    } else {
        m_window.restoreState(std::exchange(m_whenAway, {}), stateVersion);
        fit();
    }
    emit changed();
}

void Layouts::setViewInFront(bool front) {
    if (std::exchange(m_viewInFront, front) == front) return;
    setAway(ViewInFront, front && !keepsDocks());
}

/// Within a game they are shown or hidden for this game; behind it they are as they were.
void Layouts::toggleDocks() {
    if (!docksAway()) return setAway(m_viewInFront ? ViewInFront : ByPerson, true);
    bringBack();
}

void Layouts::bringBack() {
    setAway(ViewInFront, false);
    setAway(ByPerson, false);
}

bool Layouts::keepsDocks() const { return m_settings.value(keepsDocksKey, false).toBool(); }

void Layouts::setKeepsDocks(bool keeps) {
    m_settings.setValue(keepsDocksKey, keeps);
    setAway(ViewInFront, m_viewInFront && !keeps);
    emit changed();
}

} // namespace delve::ui
