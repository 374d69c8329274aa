#pragma once

#include "editor/work/jobs.h"
#include "generation/level/resize.h"

#include <QDialog>

#include <memory>

class QLabel;
class QPushButton;
class QSpinBox;

/// Asks for the new size of a level and which part of it stays in its place, and shows what would be cut off. Counting
/// and drawing are done in the background.
namespace delve::ui {

class AnchorGrid;
class ResizePreview;

class ResizeDialog : public QDialog {
    Q_OBJECT
public:
    ResizeDialog(std::shared_ptr<const World> world, std::size_t level, editor::JobPool& pool,
                 QWidget* parent = nullptr);

    /// In cells of the level.
    [[nodiscard]] Rect area() const;

private:
    [[nodiscard]] const Level& level() const { return m_world->levels[m_level]; }
    [[nodiscard]] QWidget* makeForm();
    void draw();
    void showArea();
    void countCut();
    void showCut(const CutParts& cut);

    std::shared_ptr<const World> m_world;
    std::size_t m_level;
    QSpinBox* m_width = nullptr;
    QSpinBox* m_height = nullptr;
    AnchorGrid* m_anchor = nullptr;
    ResizePreview* m_preview;
    QLabel* m_cut;
    QPushButton* m_resize = nullptr;
    editor::JobQueue m_drawing;
    editor::JobQueue m_counting;
};

} // namespace delve::ui
