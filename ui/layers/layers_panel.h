#pragma once

#include "generation/level/level.h"

#include <QWidget>

#include <functional>

class QSlider;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace delve::editor {
class Document;
class ToolController;
} // namespace delve::editor

/// The decoration layers of the level in stacking order: those above its tiles, the tiles themselves, those below. The
/// chosen one is painted on. Layers are added, renamed, moved, hidden, locked, faded and removed here, each as one undo
/// step. The content of the Layers dock. Reads and edits the document, which outlives it.
namespace delve::ui {

class LayersPanel : public QWidget {
    Q_OBJECT
public:
    LayersPanel(editor::Document& document, editor::ToolController& toolController, QWidget* parent = nullptr);

    // Actions on the chosen layer.
    [[nodiscard]] std::optional<std::size_t> chosenLayer() const;
    [[nodiscard]] bool chosenHidden() const;
    [[nodiscard]] bool chosenLocked() const;
    void add();
    void remove();
    void move(bool up);
    void toggleHidden();
    void toggleLocked();
    void startRename();
    /// Chooses the layer this many places further down the list.
    void chooseNext(int step);
    [[nodiscard]] bool hasNext(int step) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* addButton(const QString& iconName, const QString& name, std::function<void()> run);
    void makeList();
    void makeOpacity();
    void fill();
    void showRow(QTreeWidgetItem& item, std::optional<std::size_t> place) const;
    void showSwitches(QTreeWidgetItem& item, const DecorationLayer& layer) const;
    void showChosen();
    void choose(const QTreeWidgetItem* item);
    void toggle(QTreeWidgetItem* item, int column);
    void rename(const QTreeWidgetItem* item);
    void toggleHidden(std::size_t layer);
    void toggleLocked(std::size_t layer);
    void takeOpacity();
    void chooseLayer(std::optional<std::size_t> layer);
    void change(const Message& name, const std::function<void(Level&)>& change);
    [[nodiscard]] const std::string& nameOf(std::size_t layer) const;
    void changeLayer(std::size_t layer, const Text& name, const std::function<void(DecorationLayer&)>& change);

    editor::Document& m_document;
    editor::ToolController& m_toolController;
    QTreeWidget* m_list;
    QSlider* m_opacity;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    QToolButton* m_remove = nullptr;
};

} // namespace delve::ui
