#pragma once

#include "editor/document/document.h"

#include <QWidget>

#include <functional>
#include <variant>

class QFormLayout;
class QLabel;
class QVBoxLayout;

/// The content of the Properties dock: what can be set of the thing or the room that was chosen last, else of the level
/// and its world; always with further properties that a person names. Reads and asks the document, which outlives it.
namespace delve {

class DocumentPage;
class Hand;

class PropertiesPanel : public QWidget {
    Q_OBJECT
public:
    PropertiesPanel(DocumentPage& page, Hand& hand, QWidget* parent = nullptr);

    void showThing(const std::string& id);
    void showRoom(RoomId room);
    void showLevel();

private:
    using Changed = std::function<void(const Properties&)>;
    struct Nothing {};

    void showChosen();
    void showAnew();
    void begin(const QString& title);
    void fillThing(const Thing& thing);
    void fillRoom(const Room& room);
    void fillLevel();
    void fillWorld();
    void fillRules();
    void addWandering();
    void fillFacts();
    void addRow(const QString& name, QWidget* widget);
    void addPinned(bool pinned, const std::function<void(bool)>& change);
    void addFurther(const Properties& properties, const Changed& changed);
    void addNew(const Properties& properties, const Changed& changed);
    void addField(const Thing& thing, const ThingField& field);
    void changeThing(const std::string& id, const Message& name, const std::function<void(Thing&)>& change);
    void changeRoom(RoomId room, const Message& name, const std::function<void(Room&)>& change);
    void changeLevel(const Message& name, const std::function<void(Level&)>& change);
    void changeWorld(const Message& name, const std::function<void(World&)>& change);
    void pickTarget(const std::string& portal);
    void apply(const Level& after, const Message& name);

    DocumentPage& m_page;
    Hand& m_hand;
    Document& m_document;
    std::variant<Nothing, std::string, RoomId> m_shown; ///< the level; a thing; a room
    QWidget* m_content = nullptr;
    QVBoxLayout* m_column;
    QFormLayout* m_form = nullptr;
    bool m_changing = false; ///< the change that comes is from a control here, which shows it already
};

} // namespace delve
