#pragma once

#include "editor/work/jobs.h"
#include "ui/levels/level_branches.h"

#include <QAbstractItemModel>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace delve::editor {
class Document;
}

/// The levels of a world as a tree by their portals, for a view. A world may have a hundred thousand levels: such a
/// tree is made in the background, and until it comes, the one before is shown. After a change only what is another is
/// looked at: levels are shared, and compared by that. Owned by the levels panel.
namespace delve::ui {

class LevelTree : public QAbstractItemModel {
    Q_OBJECT
public:
    /// Of so many levels and no more a tree is made at once.
    static constexpr std::size_t atOnce = 500;

    explicit LevelTree(const editor::Document& document, QObject* parent = nullptr);

    /// After a change of the level that is shown alone.
    void readLevel();
    /// After one of the world, of whatever in it.
    void readWorld();
    /// The level that the document shows is another.
    void showCurrent();

    [[nodiscard]] QModelIndex indexOf(std::size_t level) const;
    [[nodiscard]] QModelIndex indexOf(std::string_view id) const;
    [[nodiscard]] QModelIndex indexOfCurrent() const { return indexOf(currentPlace()); }
    /// As the tree knows it, also while the world is another already.
    [[nodiscard]] const std::string& idOf(const QModelIndex& index) const { return m_branches->idOf(levelOf(index)); }
    [[nodiscard]] static std::size_t levelOf(const QModelIndex& index) { return index.internalId(); }
    /// Where the level of a row stands in the world as it is now; nothing where it is gone.
    [[nodiscard]] std::optional<std::size_t> placeInWorld(const QModelIndex& index) const;
    /// Of how many levels the portals were looked at since it was made, and of how many that was here, with the window
    /// waiting; for tests.
    [[nodiscard]] std::size_t levelsRead() const { return m_readBefore + m_branches->levelsRead(); }
    [[nodiscard]] std::size_t levelsReadHere() const { return levelsRead() - m_readInJobs; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& = {}) const override { return 1; }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void renamed(std::size_t level, const QString& name); ///< by its place in the world

private:
    using Branches = std::shared_ptr<LevelBranches>;

    [[nodiscard]] std::size_t currentPlace() const;
    void readAll();
    void readAllInBackground();
    void growAnew();
    void show(Branches branches);
    void textsChanged();

    const editor::Document& m_document;
    Branches m_branches = std::make_shared<LevelBranches>();
    std::size_t m_current = LevelBranches::none;
    std::size_t m_readBefore = 0; ///< by trees that went
    std::size_t m_readInJobs = 0;
    editor::JobQueue m_jobs; ///< last: nothing arrives in a tree half gone
};

} // namespace delve::ui
