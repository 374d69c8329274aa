#pragma once

#include "generation/level/world.h"

#include <QAbstractItemModel>

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace delve::editor {
class Document;
}

/// The levels of a world as a tree by their portals, for a view: each stands under the first level that leads to it. A
/// world may have a hundred thousand levels, so what a row says is read when it is shown, and after a change only what
/// is another is looked at: parts of levels are shared, and compared by that. Owned by the levels panel.
namespace delve::ui {

class LevelTree : public QAbstractItemModel {
    Q_OBJECT
public:
    explicit LevelTree(const editor::Document& document, QObject* parent = nullptr);

    /// After a change of the level that is shown alone.
    void readLevel();
    /// After one of the world, of whatever in it.
    void readWorld();
    /// The level that the document shows is another.
    void showCurrent();

    [[nodiscard]] QModelIndex indexOf(std::size_t level) const;
    [[nodiscard]] QModelIndex indexOf(std::string_view id) const;
    /// As the tree knows it, also while the world is another already.
    [[nodiscard]] const std::string& idOf(const QModelIndex& index) const { return m_branches[levelOf(index)].id; }
    [[nodiscard]] static std::size_t levelOf(const QModelIndex& index) { return index.internalId(); }
    /// Of how many levels the portals were looked at since it was made; for tests.
    [[nodiscard]] std::size_t levelsRead() const { return m_read; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& = {}) const override { return 1; }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void renamed(std::size_t level, const QString& name);

private:
    static constexpr std::size_t none = ~std::size_t{0};
    using Places = std::vector<std::size_t>;
    /// What is known of a level of the world.
    struct Branch {
        std::string id;
        Shared<std::vector<Thing>> things; ///< as they were when it was looked at
        Places ways;                       ///< where its portals lead, rising
        std::size_t parent = none;
        int row = 0;
        Places children;
    };

    [[nodiscard]] bool sameLevels() const;
    [[nodiscard]] bool readWays(std::size_t level);
    void readAll();
    void growAnew();
    void grow();
    void growFrom(std::size_t root, std::vector<bool>& grown);
    void textsChanged();

    const editor::Document& m_document;
    std::vector<Branch> m_branches;                             ///< one a level
    std::unordered_map<std::string_view, std::size_t> m_places; ///< by the ids that the branches hold
    Places m_roots;
    std::size_t m_current = none;
    std::size_t m_read = 0;
};

} // namespace delve::ui
