#pragma once

#include "generation/level/level.h"
#include "generation/level/shared.h"

#include <compare>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <utility>
#include <vector>

/// The levels of a world: a list that copies share, and each level of it as well. A world may have a hundred thousand
/// levels; a copy of it is a copy of one pointer, and the first write to a copy copies the pointers to the levels and
/// the one that is written.
namespace delve {

/// Reads and writes like a vector, with two differences. Iterating only reads: to write to many levels, use writable().
/// And a reference to a level for writing is valid until the list is copied.
class SharedLevels {
public:
    using value_type = Level;

    class const_iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = Level;
        using difference_type = std::ptrdiff_t;
        using pointer = const Level*;
        using reference = const Level&;

        const_iterator() = default;
        explicit const_iterator(const Shared<Level>* at) : m_at(at) {}
        reference operator*() const { return **m_at; }
        pointer operator->() const { return &**m_at; }
        reference operator[](difference_type n) const { return *m_at[n]; }
        const_iterator& operator++() { return *this += 1; }
        const_iterator operator++(int) { return const_iterator(m_at++); }
        const_iterator& operator--() { return *this -= 1; }
        const_iterator operator--(int) { return const_iterator(m_at--); }
        const_iterator& operator+=(difference_type n) { return m_at += n, *this; }
        const_iterator& operator-=(difference_type n) { return m_at -= n, *this; }
        friend const_iterator operator+(const_iterator i, difference_type n) { return i += n; }
        friend const_iterator operator+(difference_type n, const_iterator i) { return i += n; }
        friend const_iterator operator-(const_iterator i, difference_type n) { return i -= n; }
        friend difference_type operator-(const_iterator a, const_iterator b) { return a.m_at - b.m_at; }
        friend auto operator<=>(const const_iterator&, const const_iterator&) = default;

    private:
        const Shared<Level>* m_at = nullptr;
    };
    using iterator = const_iterator;

    SharedLevels() = default;
    SharedLevels(std::initializer_list<Level> levels) : SharedLevels(levels.begin(), levels.end()) {}
    template <class Iterator, class End>
    SharedLevels(Iterator begin, End end) {
        for (; begin != end; ++begin) push_back(*begin);
    }

    [[nodiscard]] std::size_t size() const { return m_list->size(); }
    [[nodiscard]] bool empty() const { return m_list->empty(); }
    [[nodiscard]] const_iterator begin() const { return const_iterator(m_list->data()); }
    [[nodiscard]] const_iterator end() const { return const_iterator(m_list->data() + size()); }
    [[nodiscard]] const Level& operator[](std::size_t place) const { return *(*m_list)[place]; }
    [[nodiscard]] const Level& at(std::size_t place) const { return *m_list->at(place); }
    [[nodiscard]] const Level& front() const { return (*this)[0]; }
    [[nodiscard]] const Level& back() const { return (*this)[size() - 1]; }

    /// For writing: a level that another copy shares is copied first.
    [[nodiscard]] Level& operator[](std::size_t place) { return m_list.write()[place].write(); }
    [[nodiscard]] Level& front() { return (*this)[0]; }
    [[nodiscard]] Level& back() { return (*this)[size() - 1]; }
    /// All levels for writing, each copied when it is reached.
    [[nodiscard]] auto writable();

    void push_back(Level level) { m_list.write().emplace_back(std::move(level)); }
    Level& emplace_back(Level level = {}) { return m_list.write().emplace_back(std::move(level)).write(); }
    void pop_back() { m_list.write().pop_back(); }
    void insert(const_iterator at, Level level);
    void erase(const_iterator at);
    void clear() { m_list = {}; }
    void reserve(std::size_t count) { m_list.write().reserve(count); }
    void resize(std::size_t count) { m_list.write().resize(count, Shared<Level>(Level())); }
    void rotate(std::size_t first, std::size_t middle, std::size_t last); ///< as std::rotate does
    /// For code that keeps one level of the list.
    [[nodiscard]] const Shared<Level>& shared(std::size_t place) const { return (*m_list)[place]; }
    /// Appends a level of another list; both lists then share it.
    void share(const SharedLevels& other, std::size_t place) { m_list.write().push_back((*other.m_list)[place]); }
    /// Replaces a level by one of another list; both lists then share it.
    void share(std::size_t place, const SharedLevels& other, std::size_t otherPlace) {
        m_list.write()[place] = (*other.m_list)[otherPlace];
    }

    /// Do both share the same list, or level, so that nothing needs to be compared? False proves nothing.
    [[nodiscard]] bool sameAs(const SharedLevels& other) const { return m_list.sameAs(other.m_list); }
    [[nodiscard]] bool shares(std::size_t place, const SharedLevels& other, std::size_t otherPlace) const {
        return (*m_list)[place].sameAs((*other.m_list)[otherPlace]);
    }
    /// Differs for different lists; must not be dereferenced.
    [[nodiscard]] const void* identity() const { return &*m_list; }
    /// Where a level of this list stands.
    [[nodiscard]] std::size_t placeOf(const Level& level) const;

    friend bool operator==(const SharedLevels&, const SharedLevels&) = default;

private:
    Shared<std::vector<Shared<Level>>> m_list;
};

/// Iterates over a list to write to its levels.
class WritableLevels {
public:
    class Iterator {
    public:
        Iterator(SharedLevels& levels, std::size_t place) : m_levels(levels), m_place(place) {}
        Level& operator*() const { return m_levels[m_place]; }
        Iterator& operator++() { return ++m_place, *this; }
        bool operator!=(const Iterator& other) const { return m_place != other.m_place; }

    private:
        SharedLevels& m_levels;
        std::size_t m_place;
    };

    explicit WritableLevels(SharedLevels& levels) : m_levels(levels) {}
    [[nodiscard]] Iterator begin() const { return {m_levels, 0}; }
    [[nodiscard]] Iterator end() const { return {m_levels, m_levels.size()}; }

private:
    SharedLevels& m_levels;
};

inline auto SharedLevels::writable() { return WritableLevels(*this); }

} // namespace delve
