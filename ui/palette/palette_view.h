#pragma once

#include <QListWidget>

#include <optional>

/// The tiles and things of the palette under headings, as a list of names or as a grid of pictures. One of them is
/// marked as picked; the keys move a cursor of their own, which Enter picks. Owned by the palette.
namespace delve::ui {

class PaletteView : public QListWidget {
    Q_OBJECT
public:
    explicit PaletteView(QWidget* parent = nullptr);

    void addHeading(const QString& title);
    void addChoice(int choice, const QString& name, const QIcon& icon, const QString& facts);
    [[nodiscard]] bool grid() const { return m_grid; }
    void setGrid(bool grid);

    [[nodiscard]] std::optional<int> picked() const { return m_picked; }
    /// Marks it; scrolls to it once the view is laid out.
    void setPicked(int choice);
    /// Shows only what contains these words in its name.
    void filter(const QString& words);
    [[nodiscard]] std::optional<int> firstShown() const;
    // Around filling it again
    [[nodiscard]] int scrolledTo() const;
    void scrollBackTo(int place);
    [[nodiscard]] static std::optional<int> choiceOf(const QListWidgetItem* item);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(int choice); ///< by a click or Enter
    void menuWanted(int choice, QPoint globalPlace);

protected:
    void showEvent(QShowEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void choose(const QListWidgetItem* item);

    std::optional<int> m_picked;
    bool m_grid = false;
};

} // namespace delve::ui
