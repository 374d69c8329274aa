#include "ui/recipe/recipe_panel.h"

#include "editor/document/document.h"
#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "editor/tools/tile_cells.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/room_number.h"
#include "generation/recipes/recipes.h"
#include "ui/actions/action.h"
#include "ui/fields/condition_field.h"
#include "ui/fields/number_field.h"
#include "ui/parameters/parameter_editor.h"
#include "ui/recipe/algorithm_chooser.h"
#include "ui/recipe/recipe_change.h"
#include "ui/recipe/stage_chooser.h"
#include "ui/recipe/stage_column.h"
#include "ui/recipe/stage_labels.h"
#include "ui/recipe/stage_section.h"
#include "ui/recipe/want_row.h"
#include "ui/seeds/seed_row.h"
#include "ui/theme/held_control.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace delve::ui {

namespace {

/// The most used parameters: shown at the top, from the first stage that has them.
constexpr std::array topRoles{generation::ParameterRole::RoomCount, generation::ParameterRole::Depth};

QFrame* hairline(QWidget* parent) {
    auto* line = new QFrame(parent);
    line->setFrameShape(QFrame::HLine);
    line->setFixedHeight(1);
    return line;
}

/// Scrolls only vertically: never narrower than its content, however long the words of a language are. Notifies the
/// surrounding layout when its content changes.
class Column : public QScrollArea {
public:
    using QScrollArea::QScrollArea;
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), 12 * gridStep};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

struct TopParameter {
    const RecipeStage* stage;
    const generation::Parameter* parameter;
};

std::vector<TopParameter> topParametersOf(const Recipe& recipe, const generation::StageRegistry& stages) {
    std::vector<TopParameter> found;
    for (const auto role : topRoles)
        for (const auto& stage : recipe.stages) {
            const auto* declared = generation::declaredStage(stages, stage);
            const auto* parameter = declared ? declared->find(role) : nullptr;
            if (!parameter) continue;
            found.push_back({&stage, parameter});
            break;
        }
    return found;
}

} // namespace

RecipePanel::RecipePanel(editor::Document& document, SeedSource seeds, WhichFile whichFile, QWidget* parent)
    : QWidget(parent), m_document(document), m_whichFile(std::move(whichFile)),
      m_algorithm(new AlgorithmChooser(document.pool(), document.declarations(), this)),
      m_seed(new SeedRow(std::move(seeds), this)) { // in this order: Tab goes from one to the next
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, 0, 0, 0);
    column->setSpacing(gridStep);
    column->addWidget(makeTop());
    column->addWidget(hairline(this));
    column->addWidget(makeStages(), 1);
    wireStages();
    connect(&m_document, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
        if (!change.has(editor::PartOfDocument::Recipe)) return;
        m_refused.reset();
        showRecipe();
    });
    connect(&m_document, &editor::Document::changed, this, &RecipePanel::showRoomNote);
    connect(&m_document, &editor::Document::generationFinished, this, &RecipePanel::showRoomNote);
    showRecipe();
    showRoomNote();
}

QWidget* RecipePanel::makeTop() {
    auto* top = new QWidget(this);
    auto* form = new QFormLayout(top);
    form->setContentsMargins(0, 0, gridStep, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);

    m_algorithm->setAccessibleName(tr("Algorithm"));
    connect(m_algorithm, &QComboBox::activated, this, &RecipePanel::chooseAlgorithm);
    form->addRow(tr("&Algorithm"), m_algorithm);
    form->addRow(tr("&Seed"), m_seed);
    qobject_cast<QLabel*>(form->labelForField(m_seed))->setBuddy(m_seed->field());
    connect(m_seed, &SeedRow::chosen, this, [this](std::uint64_t seed) {
        Recipe changed = recipe();
        changed.seed = seed;
        propose(changed);
    });

    m_want = new WantRow(m_document, top);
    form->addRow(tr("Want"), m_want);
    qobject_cast<QLabel*>(form->labelForField(m_want))->setBuddy(&m_want->field());
    connect(m_want, &WantRow::found, this, [this](std::uint64_t seed) {
        Recipe changed = recipe();
        changed.seed = seed;
        propose(changed);
    });

    auto* size = makeSize(top);
    form->addRow(tr("Si&ze"), size);
    qobject_cast<QLabel*>(form->labelForField(size))->setBuddy(m_width);

    m_highlights = new QVBoxLayout;
    form->addRow(m_highlights);
    m_roomNote = new QLabel(top);
    m_roomNote->setObjectName(QStringLiteral("room-note"));
    m_roomNote->setWordWrap(true);
    m_roomNote->hide();
    return top;
}

QWidget* RecipePanel::makeSize(QWidget* parent) {
    auto* size = new QWidget(parent);
    auto* row = new QHBoxLayout(size);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep / 2);
    m_width = new NumberField(Decimal::of(1), Decimal::of(largestSide), true, size);
    m_height = new NumberField(Decimal::of(1), Decimal::of(largestSide), true, size);
    m_width->setAccessibleName(tr("Width of the map in cells"));
    m_height->setAccessibleName(tr("Height of the map in cells"));
    for (auto* field : {m_width, m_height}) {
        field->setToolTip(field->accessibleName());
        auto* hold = new HeldControl(field);
        connect(hold, &HeldControl::held, this, [this] { m_document.beginDrag(); });
        connect(hold, &HeldControl::released, this, [this] { m_document.endDrag(); });
        connect(field, &NumberField::numberEdited, this, [this] {
            proposeSize({static_cast<std::int32_t>(m_width->number().floor()),
                         static_cast<std::int32_t>(m_height->number().floor())});
        });
    }
    row->addWidget(m_width);
    row->addWidget(new QLabel(QStringLiteral("×"), size));
    row->addWidget(m_height);
    m_automatic = new QCheckBox(tr("A&uto"), size);
    m_automatic->setToolTip(tr("Use the recipe's default size, or a larger one where its rooms need it"));
    m_automatic->setAccessibleDescription(m_automatic->toolTip());
    connect(m_automatic, &QCheckBox::toggled, this, &RecipePanel::setSizeAutomatic);
    row->addStretch(1);
    row->addWidget(m_automatic);
    return size;
}

/// The message why the list of stages cannot run.
QWidget* RecipePanel::makeRefusal(QWidget* parent) {
    m_refusal = new QWidget(parent);
    auto* refusal = new QVBoxLayout(m_refusal);
    refusal->setContentsMargins(0, 0, 0, 0);
    m_refusalText = new QLabel(m_refusal);
    m_refusalText->setTextFormat(Qt::RichText); // safe: the sentence in it is escaped
    m_refusalText->setWordWrap(true);
    auto* revert = new QPushButton(tr("Revert"), m_refusal);
    connect(revert, &QPushButton::clicked, this, [this] {
        m_refused.reset();
        showRecipe();
    });
    refusal->addWidget(m_refusalText);
    refusal->addWidget(revert, 0, Qt::AlignLeft);
    m_refusal->hide();
    return m_refusal;
}

QWidget* RecipePanel::makeAdd(QWidget* parent) {
    auto* add = new QToolButton(parent);
    add->setText(tr("A&dd stage…"));
    add->setIcon(icon(QStringLiteral("add")));
    add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    add->setAutoRaise(true);
    add->setFocusPolicy(Qt::StrongFocus);
    add->setProperty(actionOfButton, QStringLiteral("recipe.add-stage"));
    connect(add, &QToolButton::clicked, this, &RecipePanel::addStage);
    return add;
}

QWidget* RecipePanel::makeStages() {
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, gridStep / 2, gridStep); // the scroll bar fills the rest
    column->setSpacing(gridStep);
    m_stages = new StageColumn(m_document.declarations().stages, context(), content);
    column->addWidget(makeRefusal(content));
    column->addWidget(m_stages);
    column->addWidget(makeAdd(content), 0, Qt::AlignLeft);
    column->addStretch(1);

    auto* area = new Column(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // always there, so that nothing moves when it is needed
    area->setFocusPolicy(Qt::NoFocus);
    // Dragging to the edge scrolls.
    connect(m_stages, &StageColumn::pulledTo, area, [this, area, content](int y) {
        area->ensureVisible(0, m_stages->mapTo(content, QPoint(0, y)).y(), 0, controlHeight);
    });
    return area;
}

/// Offers the levels that stages can find: the stamps, and the level that is shown.
ParameterContext RecipePanel::context() const {
    ParameterContext context;
    context.map = [this] { return m_document.path(); };
    context.levels = [this] {
        QStringList ids;
        for (const auto& stamp : m_document.stamps()) ids.append(QString::fromStdString(stamp.id));
        ids.append(QString::fromStdString(m_document.level().id));
        return ids;
    };
    context.selection = [this]() -> std::optional<generation::LevelPart> {
        const auto box = editor::boundsOf(*m_document.selection());
        return box.empty() ? std::nullopt : std::optional(generation::LevelPart{m_document.level().id, box});
    };
    context.whichFile = m_whichFile;
    return context;
}

void RecipePanel::addStage() {
    const auto& stages = m_document.declarations().stages;
    auto* chooser = new StageChooser(m_document.pool(), stages, this);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    connect(chooser, &StageChooser::stageChosen, this, [this, &stages](const QString& name) {
        if (const auto* stage = generation::newestStage(stages, name.toStdString()))
            propose(withStage(recipe(), *stage, stages));
    });
    chooser->open();
}

void RecipePanel::wireStages() {
    connect(m_stages, &StageColumn::edited, this, &RecipePanel::setParameter);
    connect(m_stages, &StageColumn::resetWanted, this, &RecipePanel::resetParameter);
    connect(m_stages, &StageColumn::sweepWanted, this, &RecipePanel::sweepWanted);
    connect(m_stages, &StageColumn::dragStarted, this, [this] { m_document.beginDrag(); });
    connect(m_stages, &StageColumn::dragEnded, this, [this] { m_document.endDrag(); });
    connect(m_stages, &StageColumn::dragCancelled, this, [this] { m_document.cancelDrag(); });
    connect(m_stages, &StageColumn::switched, this, [this](const QString& id, bool on) {
        Recipe changed = recipe();
        if (auto* stage = changed.find(id.toStdString())) stage->enabled = on;
        propose(changed);
    });
    connect(m_stages, &StageColumn::rerollWanted, this, [this](const QString& id) {
        Recipe changed = recipe();
        if (auto* stage = changed.find(id.toStdString())) ++stage->reroll;
        propose(changed);
    });
    connect(m_stages, &StageColumn::moveWanted, this,
            [this](const QString& id, int place) { propose(withStageAt(recipe(), id.toStdString(), place)); });
    connect(m_stages, &StageColumn::removeWanted, this,
            [this](const QString& id) { propose(withoutStage(recipe(), id.toStdString())); });
    connect(m_stages, &StageColumn::replaceWanted, this, [this](const QString& id, const QString& name) {
        if (const auto* stage = generation::newestStage(m_document.declarations().stages, name.toStdString()))
            propose(withStageReplaced(recipe(), id.toStdString(), *stage));
    });
}

const Recipe& RecipePanel::recipe() const { return m_refused ? *m_refused : m_document.recipe(); }

void RecipePanel::generate() { propose(recipe()); }

void RecipePanel::useRecipe(const Recipe& used) { propose(used); }

/// Generates the level; keeps a recipe that cannot run and says why. Does nothing without a recipe: a map drawn by hand
/// or read from a text would become all void.
void RecipePanel::propose(const Recipe& wanted) {
    if (wanted.stages.empty() && recipe().stages.empty()) return;
    const auto& stages = m_document.declarations().stages;
    const auto allowed = generation::check(wanted, stages);
    if (allowed.ok()) {
        m_refused.reset();
        m_document.generate(wanted, sizeFor(wanted));
        showRecipe();
    } else {
        m_refused = Recipe(wanted);
        showRecipe();
        refuse(editor::toQString(inLabels(allowed.failure(), wanted, stages)));
    }
}

void RecipePanel::proposeSize(Size size) {
    if (!m_document.recipe().stages.empty()) m_document.generate(m_document.recipe(), size);
}

void RecipePanel::setSizeAutomatic(bool automatic) {
    for (auto* field : {m_width, m_height}) field->setEnabled(!automatic && !recipe().stages.empty());
    if (automatic && sizeFor(recipe()) != m_document.wantedSize()) propose(Recipe(recipe()));
}

Size RecipePanel::sizeFor(const Recipe& wanted) const {
    return m_automatic->isChecked() ? generation::automaticSize(wanted, m_document.declarations())
                                    : m_document.wantedSize();
}

void RecipePanel::setParameter(const QString& instance, const QString& parameter, const ParameterValue& value) {
    propose(withParameter(recipe(), instance.toStdString(), parameter.toStdString(), value,
                          m_document.declarations().stages));
}

void RecipePanel::resetParameter(const QString& instance, const QString& parameter) {
    propose(
        withParameter(recipe(), instance.toStdString(), parameter.toStdString(), {}, m_document.declarations().stages));
}

void RecipePanel::chooseAlgorithm(int index) {
    const auto* info = m_document.declarations().recipes.find(m_algorithm->recipeAt(index).toStdString());
    // A seed typed before there is a recipe is used for the first one.
    const auto* const waits = recipe().stages.empty() ? m_seed->seed() : nullptr;
    if (info) propose(info->withSeed(waits ? waits->value : recipe().seed));
}

void RecipePanel::refuse(const QString& sentence) {
    m_refusalText->setText(tr("<b>This recipe cannot run.</b> %1").arg(sentence.toHtmlEscaped()));
    m_refusal->show();
}

void RecipePanel::showRecipe() {
    const Recipe& shown = recipe();
    const Size size = m_document.wantedSize();
    m_refusal->setVisible(m_refused.has_value());
    m_algorithm->showRecipe(QString::fromStdString(shown.name), shown.stages.empty());
    if (!shown.stages.empty()) m_seed->showSeed(shown.seed); // a blank document has no seed to show
    if (m_automatic->isChecked() &&
        size != generation::automaticSize(
                    shown, m_document.declarations())) { // another or an older level: it has its own size
        const QSignalBlocker quiet(m_automatic);
        m_automatic->setChecked(false);
        setSizeAutomatic(false);
    }
    for (auto* field : {m_width, m_height})
        field->setEnabled(!m_automatic->isChecked() && !shown.stages.empty()); // no recipe would use the size
    m_width->show(Decimal::of(size.width));
    m_height->show(Decimal::of(size.height));
    showHighlights();
    m_stages->showStages(shown, size, m_highlighted);
    if (std::exchange(m_shownName, shown.name) != shown.name) dropRefusals();
}

/// Messages about refused values of another algorithm do not apply to this one.
void RecipePanel::dropRefusals() {
    for (auto* editor : m_topEditors) editor->dropRefusal();
    for (auto* section : m_stages->sections()) section->dropRefusals();
}

/// Updates the editors at the top; rebuilds them only if their stages or parameters changed.
void RecipePanel::showHighlights() {
    const auto top = topParametersOf(recipe(), m_document.declarations().stages);
    QStringList wanted;
    for (const auto& [stage, parameter] : top)
        wanted.append(QString::fromStdString(stage->id) + u'/' + editor::fromView(parameter->id));
    if (wanted != m_highlighted) {
        for (auto* editor : m_topEditors) editor->deleteLater();
        m_topEditors.clear();
        for (const auto& entry : top) {
            auto* editor = makeTopEditor(QString::fromStdString(entry.stage->id), *entry.parameter);
            m_highlights->addWidget(editor);
            if (entry.parameter->roles.has(generation::ParameterRole::RoomCount)) m_highlights->addWidget(m_roomNote);
            m_topEditors.push_back(editor);
        }
        m_highlighted = wanted;
    }
    for (std::size_t i = 0; i < top.size(); ++i)
        m_topEditors[i]->show(generation::valueIn(*top[i].stage, *top[i].parameter, m_document.wantedSize()),
                              top[i].stage->find(top[i].parameter->id) != nullptr);
}

/// The pipeline counts: what it notes of rooms is said again under the field that asks for them.
void RecipePanel::showRoomNote() {
    QStringList said;
    for (const auto& note : m_document.lastGeneration().notes)
        if (generation::isAboutRooms(note)) said.append(editor::toQString(note));
    const bool asked = m_highlights->indexOf(m_roomNote) >= 0;
    m_roomNote->setText(said.join(u'\n'));
    m_roomNote->setVisible(asked && !said.isEmpty() && !m_refused);
}

ParameterEditor* RecipePanel::makeTopEditor(const QString& instance, const generation::Parameter& parameter) {
    auto* editor = makeParameterEditor(parameter, this, context());
    const QString id = editor::fromView(parameter.id);
    editor->setObjectName(id);
    connect(editor, &ParameterEditor::edited, this,
            [this, instance, id](const ParameterValue& value) { setParameter(instance, id, value); });
    connect(editor, &ParameterEditor::resetWanted, this, [this, instance, id] { resetParameter(instance, id); });
    connect(editor, &ParameterEditor::sweepWanted, this, [this, instance, id] { emit sweepWanted(instance, id); });
    connect(editor, &ParameterEditor::dragStarted, this, [this] { m_document.beginDrag(); });
    connect(editor, &ParameterEditor::dragEnded, this, [this] { m_document.endDrag(); });
    connect(editor, &ParameterEditor::dragCancelled, this, [this] { m_document.cancelDrag(); });
    return editor;
}

} // namespace delve::ui
