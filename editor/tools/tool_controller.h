#pragma once

#include "editor/document/document.h"
#include "editor/tools/chosen.h"
#include "editor/tools/hover_reach.h"
#include "editor/tools/stamp_list.h"
#include "editor/tools/tools.h"

#include <QObject>

#include <memory>
#include <optional>

/// Edits a document with one tool at a time. It holds the current tool, the settings of all tools, the piece that
/// floats over the map and the running drag; it turns presses into previews and, at the end, into one undo step of the
/// document. A window has one, and gives it the document in front.
namespace delve::editor {

class ToolController : public QObject {
    Q_OBJECT
public:
    explicit ToolController(JobPool& pool, QObject* parent = nullptr, ToolRegistry tools = builtInTools());
    ~ToolController() override;

    /// Switches to this document; null: none. Cancels the current gesture in the other one.
    void setDocument(Document* document);
    [[nodiscard]] Document* document() const { return m_document; }

    [[nodiscard]] const ToolRegistry& tools() const { return m_tools; }
    [[nodiscard]] const ToolInfo& tool() const { return *m_info; }
    /// Selects another tool by its id and cancels the current gesture. Ignores an unknown id.
    void takeUp(std::string_view toolId);
    [[nodiscard]] const ToolSettings& settings() const { return m_settings; }
    void setSettings(const ToolSettings& settings);

    // The mouse. Cells may lie off the map while a button is held.
    void press(const Pointer& pointer);
    /// The right button: a tool that paints picks the tile there. False: nothing was done, show a menu.
    bool pressSecond(const Pointer& pointer);
    void move(const Pointer& pointer);
    void release(const Pointer& pointer);
    void finish(); ///< ends the drag at its current place
    void leave();  ///< the mouse has left the map
    /// Esc: cancels the drag; else drops the floating piece; else deselects the chosen object; else clears the
    /// selection. False if there was none of these.
    bool cancel();
    [[nodiscard]] bool busy() const { return m_drag != nullptr; }

    /// What the last click chose, until it no longer exists or another tool is selected.
    [[nodiscard]] const Chosen& chosen() const { return m_chosen; }
    void choose(const Chosen& chosen);
    void chooseThingsInSelection();
    void duplicate(); ///< the chosen things, and chooses the copies
    /// Delete: removes what is chosen, a room with its halls; otherwise turns the selected cells into void, or
    /// clears their decoration, and removes their things.
    void remove();
    /// Places a copy of a thing on the nearest cell where it can stand, and chooses it.

    // The selection; each is one undo step. Copies go to the clipboard that all documents share.
    void selectAll();
    void selectNone();
    void selectCells(BitGrid cells); ///< these and no others
    void invertSelection();
    void copy();
    void cut();
    void pinSelected(bool pinned);
    /// Paints every cell of a tile with another one, as a fill does: in the chosen layer, within the selection.
    void replaceTile(Tile tile, Tile by);

    // The floating piece follows the mouse; each press lays it down, until cancel().
    void paste();
    [[nodiscard]] bool hasClipboard() const { return m_clipboard.has_value(); }
    [[nodiscard]] bool floats() const { return m_floating.has_value(); }
    /// Turns the floating piece, or else the selected cells.
    void turn(PatchTurn turn);
    [[nodiscard]] const Stamps& stamps() const { return m_stamps; }
    void storeStamp(int number);  ///< from the selection
    void recallStamp(int number); ///< as the floating piece
    void setStamps(Stamps stamps);

signals:
    void toolChanged();
    void settingsChanged();
    /// What to draw over the document now. An empty preview ends the last one.
    void previewChanged(const delve::editor::Preview& preview);
    void refused(const delve::Message& why);
    void pressed(); ///< a gesture begins
    void worked();  ///< a gesture changed the level
    void chosenChanged();
    void propertiesWanted(); ///< a click chose something and did nothing else
    void paletteWanted();    ///< a tile or kind of thing should be chosen
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
    void takeLaid();

    Document* m_document = nullptr;
    ToolRegistry m_tools;
    const ToolInfo* m_info; ///< of these
    std::unique_ptr<Tool> m_tool;
    std::unique_ptr<Drag> m_drag; ///< after the tool, which it must not outlive
    TileCatalogue m_tiles;        ///< the catalogue in which the settings' tile has its number
    ToolSettings m_settings;
    HoverReach m_reach;
    Chosen m_chosen;
    Stamps m_stamps;
    std::optional<Patch> m_clipboard;
    std::optional<Patch> m_floating;
    Patch m_laid;                     ///< what a press lays of it
    std::optional<Pointer> m_pointer; ///< where the mouse was last; nothing while it is off the map
    Rect m_shown;                     ///< where the map looks different from the document's level
    bool m_applying = false;          ///< the next change of the document is our own
};

} // namespace delve::editor
