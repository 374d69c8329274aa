#include "ui/recipe/stage_section.h"

#include "editor/survey/sweep.h"
#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"
#include "ui/parameters/parameter_editor.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace delve::ui {

namespace {

QToolButton* flatButton(QWidget* parent, const QString& name) {
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedHeight(controlHeight);
    button->setAccessibleName(name);
    return button;
}

} // namespace

StageSection::StageSection(const generation::StageInfo& stage, const generation::StageRegistry& stages,
                           QString instance, const QStringList& elsewhere, const ParameterContext& context,
                           QWidget* parent)
    : QWidget(parent), m_stage(stage), m_stages(stages), m_instance(std::move(instance)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    m_body = makeBody(elsewhere, context);
    column->addWidget(m_body);
    m_fold->setEnabled(!m_editors.empty());
    setFolded(m_editors.empty());
}

QWidget* StageSection::makeHeader() {
    auto* header = new QWidget(this);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep / 2);
    const QString name = editor::toQString(m_stage.label);

    m_fold = flatButton(header, tr("%1, show parameters").arg(name));
    m_fold->setArrowType(Qt::DownArrow);
    m_fold->setFixedWidth(controlHeight - 4);
    connect(m_fold, &QToolButton::clicked, this, [this] {
        setFolded(!folded());
        emit foldChanged();
    });
    m_switch = new QCheckBox(header);
    m_switch->setAccessibleName(name);
    m_switch->setToolTip(tr("%1\nUntick to skip the stage.").arg(editor::toQString(m_stage.help)));
    m_switch->setAccessibleDescription(editor::toQString(m_stage.help));
    connect(m_switch, &QCheckBox::toggled, this, &StageSection::switched);
    m_grip = flatButton(header, tr("Move %1").arg(name));
    m_grip->setIcon(icon(QStringLiteral("grip")));
    m_grip->setToolTip(tr("Drag to move this stage"));
    m_grip->setCursor(Qt::OpenHandCursor);
    m_grip->setFocusPolicy(Qt::NoFocus); // the menu moves the stage by keyboard
    m_grip->installEventFilter(this);
    auto* more = flatButton(header, tr("More actions for %1").arg(name));
    more->setIcon(icon(QStringLiteral("more")));
    more->setToolTip(tr("Move, replace, remove"));
    more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(more);
    fillMenu(menu);
    more->setMenu(menu);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, menu,
            [header, menu](QPoint place) { menu->popup(header->mapToGlobal(place)); });

    row->addWidget(m_fold);
    row->addWidget(m_switch);
    row->addWidget(makeTitle(header), 1);
    row->addWidget(m_grip);
    row->addWidget(more);
    return header;
}

/// A label beside the check box instead of the box's own text, because only a label wraps its words.
QLabel* StageSection::makeTitle(QWidget* header) {
    m_title = new QLabel(editor::toQString(m_stage.label), header);
    m_title->setWordWrap(true);
    m_title->setToolTip(m_switch->toolTip());
    auto font = m_title->font();
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_title->installEventFilter(this);
    return m_title;
}

void StageSection::fillMenu(QMenu* menu) {
    menu->addAction(icon(QStringLiteral("dice")), tr("New random seed for &this stage"), this,
                    &StageSection::rerollWanted);
    auto* replace = menu->addMenu(tr("Re&place with"));
    for (const auto* other : generation::newestStages(m_stages))
        if (other->group == m_stage.group && other->name != m_stage.name)
            replace->addAction(editor::toQString(other->label), this,
                               [this, name = editor::fromView(other->name)] { emit replaceWanted(name); });
    replace->menuAction()->setVisible(!replace->isEmpty());
    addSweeps(menu->addMenu(icon(QStringLiteral("sweep")), tr("Show what it &changes")));
    menu->addSeparator();
    m_up = menu->addAction(icon(QStringLiteral("up")), tr("Move &up"), this, [this] { emit moveWanted(-1); });
    m_down = menu->addAction(icon(QStringLiteral("down")), tr("Move d&own"), this, [this] { emit moveWanted(1); });
    menu->addSeparator();
    menu->addAction(icon(QStringLiteral("remove")), tr("&Remove"), this, &StageSection::removeWanted);
}

/// One for each parameter, whether its editor is here or at the top of the panel.
void StageSection::addSweeps(QMenu* menu) {
    for (const auto& parameter : m_stage.parameters)
        if (editor::canSweep(parameter))
            menu->addAction(editor::toQString(parameter.label), this,
                            [this, id = editor::fromView(parameter.id)] { emit sweepWanted(id); });
    menu->menuAction()->setVisible(!menu->isEmpty());
}

QWidget* StageSection::makeBody(const QStringList& elsewhere, const ParameterContext& context) {
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(controlHeight, 0, 0, gridStep);
    column->setSpacing(gridStep / 2);
    for (const auto& parameter : m_stage.parameters) {
        const QString id = editor::fromView(parameter.id);
        if (elsewhere.contains(m_instance + u'/' + id)) continue;
        auto* editor = makeParameterEditor(parameter, body, context);
        editor->setObjectName(id);
        connect(editor, &ParameterEditor::edited, this,
                [this, id](const ParameterValue& value) { emit edited(id, value); });
        connect(editor, &ParameterEditor::resetWanted, this, [this, id] { emit resetWanted(id); });
        connect(editor, &ParameterEditor::sweepWanted, this, [this, id] { emit sweepWanted(id); });
        connect(editor, &ParameterEditor::dragStarted, this, &StageSection::dragStarted);
        connect(editor, &ParameterEditor::dragEnded, this, &StageSection::dragEnded);
        connect(editor, &ParameterEditor::dragCancelled, this, &StageSection::dragCancelled);
        column->addWidget(editor);
        m_editors.push_back(editor);
    }
    return body;
}

void StageSection::show(const RecipeStage& values, Size mapSize) {
    const QSignalBlocker quiet(m_switch);
    m_switch->setChecked(values.enabled);
    m_body->setEnabled(values.enabled);
    for (auto* editor : m_editors)
        editor->show(generation::valueIn(values, editor->parameter(), mapSize),
                     values.find(editor->parameter().id) != nullptr);
}

void StageSection::dropRefusals() {
    for (auto* editor : m_editors) editor->dropRefusal();
}

void StageSection::fitTo(int width) {
    const auto margins = m_body->layout()->contentsMargins();
    for (auto* editor : m_editors) editor->fitTo(width - margins.left() - margins.right());
}

bool StageSection::folded() const { return m_body->isHidden(); }

void StageSection::setFolded(bool folded) {
    m_body->setVisible(!folded && !m_editors.empty());
    m_fold->setArrowType(m_editors.empty() ? Qt::NoArrow : folded ? Qt::RightArrow : Qt::DownArrow);
}

void StageSection::setPlace(bool first, bool last) {
    m_up->setEnabled(!first);
    m_down->setEnabled(!last);
}

bool StageSection::eventFilter(QObject* watched, QEvent* event) {
    const auto* mouse = dynamic_cast<QMouseEvent*>(event);
    if (watched == m_title && event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton) {
        m_switch->click();
        return true;
    }
    if (watched != m_grip || !pull(event, mouse)) return QWidget::eventFilter(watched, event);
    return true;
}

/// Handles a drag of the grip: it follows the mouse, and Esc cancels it. True if the event is handled.
bool StageSection::pull(QEvent* event, const QMouseEvent* mouse) {
    if (event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton) {
        m_pulling = true;
        m_grip->grabKeyboard(); // for Esc, wherever the focus is
    }
    if (!m_pulling) return false;
    if (event->type() == QEvent::MouseMove) emit pulled(mouse->globalPosition().toPoint().y());
    if (event->type() == QEvent::MouseButtonRelease) {
        letGo();
        emit dropped();
    }
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!key || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape) return false;
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        letGo();
        emit pullCancelled();
    }
    return true;
}

void StageSection::letGo() {
    m_pulling = false;
    m_grip->releaseKeyboard();
}

} // namespace delve::ui
