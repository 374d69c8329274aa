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
/// tree is built in the background, and the earlier one is shown until it is ready. After a change only changed levels
/// are scanned: levels are shared, and compared by identity. Owned by the levels panel.
namespace delve::ui {

class LevelTree : public QAbstractItemModel {
    Q_OBJECT
public:
    /// A tree of at most this many levels is built at once.
    static constexpr std::size_t atOnce = 500;

    explicit LevelTree(const editor::Document& document, QObject* parent = nullptr);
    ~LevelTree() override;

    /// Call after a change of the shown level only.
    void readLevel();
    /// Call after any change of the world.
    void readWorld();
    /// Call when the document shows another level.
    void showCurrent();

    [[nodiscard]] QModelIndex indexOf(std::size_t level) const;
    [[nodiscard]] QModelIndex indexOf(std::string_view id) const;
    [[nodiscard]] QModelIndex indexOfCurrent() const { return indexOf(currentPlace()); }
    /// The id known to the tree, even if the world has changed since.
    [[nodiscard]] const std::string& idOf(const QModelIndex& index) const { return m_branches->idOf(levelOf(index)); }
    [[nodiscard]] static std::size_t levelOf(const QModelIndex& index) { return index.internalId(); }
    /// The level's current place in the world; nothing if it no longer exists.
    [[nodiscard]] std::optional<std::size_t> placeInWorld(const QModelIndex& index) const;
    /// The number of levels scanned so far, and how many of them on this thread, while the window waited; for
    /// tests.
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
    void regrow();
    void show(Branches branches);
    void textsChanged();

    const editor::Document& m_document;
    Branches m_branches = std::make_shared<LevelBranches>();
    std::size_t m_current = LevelBranches::none;
    std::size_t m_readBefore = 0; ///< by earlier trees
    std::size_t m_readInJobs = 0;
    editor::JobQueue m_jobs; ///< last: no result may arrive in a half-destroyed tree
};

} // namespace delve::ui
