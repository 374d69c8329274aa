#pragma once

#include "editor/document/document.h"
#include "editor/tools/chosen.h"
#include "editor/tools/hover_reach.h"
#include "editor/tools/patch.h"
#include "editor/tools/tools.h"

#include <QObject>

#include <memory>
#include <optional>

/// Works on a document with one tool at a time: it holds that tool, the settings of all of them, what floats over the
/// map, and the drag that goes on; it turns presses into previews and, at the end, into one step of the document's
/// history. A window has one, and hands it whichever document is in front.
namespace delve::editor {

class ToolController : public QObject {
    Q_OBJECT
public:
    explicit ToolController(JobPool& pool, QObject* parent = nullptr, ToolRegistry tools = builtInTools());
    ~ToolController() override;

    /// Works on this document from now on; null: on none. What went on with the other one is dropped.
    void setDocument(Document* document);
    [[nodiscard]] Document* document() const { return m_document; }

    [[nodiscard]] const ToolRegistry& tools() const { return m_tools; }
    [[nodiscard]] const ToolInfo& tool() const { return *m_info; }
    /// Takes up another tool, by its id; what went on is dropped. Passed over where there is none.
    void takeUp(std::string_view toolId);
    [[nodiscard]] const ToolSettings& settings() const { return m_settings; }
    void setSettings(const ToolSettings& settings);

    // The mouse. Cells may lie off the map while a button is held.
    void press(const Pointer& pointer);
    /// The right button: in a tool that paints, takes up the tile that is there. False: nothing to do, show a menu.
    bool pressSecond(const Pointer& pointer);
    void move(const Pointer& pointer);
    void release(const Pointer& pointer);
    void finish(); ///< ends the drag where it is
    void leave();  ///< the mouse has left the map
    /// Esc: drops the drag; else what floats; else what was chosen; else the selection. False where there was nothing
    /// of these.
    bool cancel();
    [[nodiscard]] bool busy() const { return m_drag != nullptr; }

    /// What the last click chose, until it is gone or another tool is taken up.
    [[nodiscard]] const Chosen& chosen() const { return m_chosen; }
    void choose(const Chosen& chosen);
    /// Delete: what was chosen goes, a room with its halls; else what is selected becomes void, or bare of decoration,
    /// and its things go.
    void remove();

    // The selection, each one step. Copies go to the clipboard that all documents share.
    void selectAll();
    void selectNone();
    void invertSelection();
    void copy();
    void cut();
    void pinSelected(bool pinned);

    // What floats over the map follows the mouse; each press lays it down, until cancel().
    void paste();
    [[nodiscard]] bool hasClipboard() const { return m_clipboard.has_value(); }
    [[nodiscard]] bool floats() const { return m_floating.has_value(); }
    /// Turns what floats, or else what is selected.
    void turn(PatchTurn turn);
    [[nodiscard]] const Stamps& stamps() const { return m_stamps; }
    void storeStamp(int number);  ///< 1 to 9, of what is selected
    void recallStamp(int number); ///< lets it float
    void setStamps(Stamps stamps);

signals:
    void toolChanged();
    void settingsChanged();
    /// What has to be drawn over the document now. An empty one ends what was shown.
    void previewChanged(const delve::editor::Preview& preview);
    void refused(const delve::Message& why);
    void pressed(); ///< a gesture begins
    void worked();  ///< a gesture changed the level
    void chosenChanged();
    void propertiesWanted(); ///< a click chose something and did nothing else
    void paletteWanted();    ///< another tile or kind of thing is to be taken up
    void clipboardChanged();
    void floatingChanged();
    void stampsChanged();

private:
    [[nodiscard]] Canvas canvas() const;
    void show(Preview preview);
    void clearPreview();
    void showHover();
    void showFloating();
    [[nodiscard]] std::optional<Message> paintRefusal() const;
    [[nodiscard]] bool refuses(const Level& after);
    void take(const GestureOutcome& outcome);
    void showWhatWasChosen(const GestureOutcome& outcome);
    void removeChosen();
    void apply(const Edit& edit, const Message& name, const std::optional<Selection>& selection);
    void change(const Level& after, const Message& name, const std::optional<Selection>& selection);
    void clearSelected(const Text& name);
    void dropDrag();
    void documentChanged(const DocumentChange& change);
    void levelChangedBeneath(bool everything);
    void leaveMissingLayer();
    void keepSettingsPossible(bool otherDocument);
    [[nodiscard]] std::optional<Patch> selectedPatch() const;
    void floatPatch(const std::optional<Patch>& patch);
    [[nodiscard]] Cell floatingPlace() const;
    void layFloating();

    Document* m_document = nullptr;
    ToolRegistry m_tools;
    const ToolInfo* m_info; ///< of these
    std::unique_ptr<Tool> m_tool;
    std::unique_ptr<Drag> m_drag; ///< after the tool, which it must not outlive
    TileCatalogue m_tiles;        ///< in which the tile of the settings has its number
    ToolSettings m_settings;
    HoverReach m_reach;
    Chosen m_chosen;
    Stamps m_stamps;
    std::optional<Patch> m_clipboard;
    std::optional<Patch> m_floating;
    std::optional<Pointer> m_pointer; ///< where the mouse was last; nothing while it is off the map
    Rect m_shown;                     ///< where the map is drawn other than the document's level
    bool m_applying = false;          ///< the change of the document that comes is our own
};

} // namespace delve::editor
