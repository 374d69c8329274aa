#pragma once

#include "editor/document/document.h"
#include "editor/tools/chosen.h"
#include "editor/tools/several_things.h"
#include "ui/properties/level_facts.h"
#include "ui/properties/mission_rows.h"
#include "ui/properties/value_editor.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>

class QLabel;
class QVBoxLayout;

namespace delve::editor {
class ToolController;
}

/// The content of the Properties dock: properties of the thing or room chosen last, or else of the level and its world,
/// including custom properties. Reads and edits the document, which outlives it.
namespace delve::ui {

class DocumentPage;

class PropertiesPanel : public QWidget {
    Q_OBJECT
public:
    PropertiesPanel(DocumentPage& page, editor::ToolController& toolController, QWidget* parent = nullptr);

    void showThing(const std::string& id);
    void showRoom(RoomId room);
    void showLevel();

protected:
    void showEvent(QShowEvent* event) override;

private:
    using Changed = std::function<void(const Properties&)>;

    /// What the controls show of the level: an edit that does not change it leaves them alone.
    struct Facts {
        std::optional<Thing> thing = {};
        std::optional<Room> room = {};
        editor::SeveralThings several = {};
        bool pinned = false;
        std::string name = {};
        Properties properties = {};
        LevelFacts rows = {}; ///< of the level
        std::vector<MissionRow> mission = {};
        std::string worldName = {};
        Shared<Rules> rules = {};
        Properties worldProperties = {};

        friend bool operator==(const Facts&, const Facts&) = default;
    };

    void documentChanged(const editor::DocumentChange& change);
    void showChosen();
    void refresh();
    void joinHeldSteps();
    [[nodiscard]] Facts factsNow(bool counts);
    bool showNumbersOf(Facts now);
    void fill();
    void begin(const QString& title);
    void alignFields();
    QLabel* addCaption(const QString& text);
    void fillThing(const Thing& thing);
    void fillSeveral();
    void addShared(const editor::SharedValue& shared, const Thing& first);
    void addSharedProperty(const editor::SharedValue& shared);
    void changeSeveral(const Message& name, const std::function<void(Level&, const std::vector<std::string>&)>& change);
    void fillRoom(const Room& room);
    void fillLevel();
    void fillWorld();
    void fillFacts();
    void fillMission();
    void showOnMap(const std::vector<Cell>& cells);
    void showNotes();
    void addRow(const QString& name, QWidget* field);
    void addRoomId(const std::string& id);
    void addPinned(bool pinned, const std::function<void(bool)>& change);
    void addFurther(const Properties& properties, const Changed& changed);
    [[nodiscard]] ValueLimits limitsOf(const PropertyValue& value) const;
    void addNew(const std::shared_ptr<Properties>& now, const Changed& changed);
    void addField(const Thing& thing, const ThingField& field);
    void changeThing(const std::string& id, const Message& name, const std::function<void(Thing&)>& change);
    void changeRoom(const std::string& id, const Text& name, const std::function<void(Room&)>& change);
    void changeLevel(const Message& name, const std::function<void(Level&)>& change);
    void changeWorld(const Message& name, const std::function<void(World&)>& change);
    void pickTarget(const std::string& portal);
    void apply(const Level& after, const Message& name);

    DocumentPage& m_page;
    editor::ToolController& m_toolController;
    editor::Document& m_document;
    editor::Chosen m_shown; ///< nothing: the level
    Facts m_facts;
    MissionRows m_mission;
    QWidget* m_content = nullptr;
    QVBoxLayout* m_column;
    QVBoxLayout* m_rows = nullptr;
    QString m_caption;              ///< of the rows that are added now
    std::vector<QLabel*> m_numbers; ///< of the level's facts, while they are shown
    QPointer<QLabel> m_notes;       ///< of the level's generation, while the level is shown
    bool m_changing = false;        ///< the next change comes from a control here, which shows it already
};

} // namespace delve::ui
