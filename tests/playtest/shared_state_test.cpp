#include "generation/level/bit_grid.h"
#include "generation/random/stream.h"
#include "playtest/state/joined_bits.h"
#include "playtest/state/number_set.h"
#include "playtest/state/shared_array.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::play;

namespace {

constexpr Size mapSize{400, 300};

Cell anyCell(Stream& random) {
    const auto x = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(mapSize.width)));
    const auto y = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(mapSize.height)));
    return {x, y};
}

std::vector<Cell> cellsOf(const BitGrid& bits) {
    std::vector<Cell> cells;
    for (std::int32_t y = 0; y < bits.size().height; ++y)
        for (std::int32_t x = 0; x < bits.size().width; ++x)
            if (bits.at({x, y})) cells.push_back({x, y});
    return cells;
}

ChunkedBits bitsOf(const std::vector<Cell>& cells) {
    ChunkedBits bits;
    for (const Cell cell : cells) bits.set(cell);
    return bits;
}

void writeWord(std::string& bytes, std::uint64_t word) {
    for (int i = 0; i < 8; ++i) bytes += static_cast<char>(word >> (8 * i) & 255);
}

} // namespace

/// The containers of a game's state: values that copies share.
class SharedStateTest : public QObject {
    Q_OBJECT
private slots:
    /// The verification value published with MurmurHash3_x64_128 (SMHasher): the hashes of 0, 01, 012, … with
    /// seeds 256, 255, …, and the hash of them all.
    void theHashIsThePublishedOne() {
        std::string bytes;
        std::string hashes;
        for (std::uint32_t i = 0; i < 256; ++i) {
            const auto key = Hash128::ofBytes(bytes, 256 - i);
            writeWord(hashes, key.low);
            writeWord(hashes, key.high);
            bytes += static_cast<char>(i);
        }
        QCOMPARE(Hash128::ofBytes(hashes).low & 0xffffffffu, std::uint64_t{0x6384ba69});
    }

    void wordsAreHashedAsTheirBytes() {
        Hash128 hash;
        std::string bytes;
        for (std::uint64_t i = 1; i <= 5; ++i) {
            hash.add(i * 0x9e3779b97f4a7c15u);
            writeWord(bytes, i * 0x9e3779b97f4a7c15u);
            QVERIFY(hash.result() == Hash128::ofBytes(bytes));
        }
        Hash128 one, other;
        one.addText("ab");
        one.addText("c");
        other.addText("a");
        other.addText("bc");
        QVERIFY(one.result() != other.result());
    }

    /// Compared with a plain grid, through copies that are changed and freed.
    void bitsAreThoseThatWereSet() {
        Stream random(1);
        ChunkedBits bits;
        BitGrid plain(mapSize);
        std::vector<std::pair<ChunkedBits, std::vector<Cell>>> kept;
        for (int i = 0; i < 3000; ++i) {
            const Cell cell = anyCell(random);
            if (random.chance(1, 4)) {
                bits.clear(cell);
                plain.clear(cell);
            } else {
                bits.set(cell);
                plain.set(cell);
            }
            QCOMPARE(bits.at(cell), plain.at(cell));
            if (i % 300 == 0) kept.emplace_back(bits, cellsOf(plain));
        }
        QVERIFY(bits.cells() == cellsOf(plain));
        QCOMPARE(bits.count(), plain.count());
        for (std::int32_t y = 0; y < mapSize.height; ++y)
            for (std::int32_t column = 0; column * 64 < mapSize.width; ++column)
                QCOMPARE(bits.word(column, y), plain.row(y)[static_cast<std::size_t>(column)]);
        for (const auto& [copy, cells] : kept) QVERIFY(copy.cells() == cells); // nobody changed them
    }

    void partsAreFilled() {
        Stream random(2);
        ChunkedBits bits;
        BitGrid plain(mapSize);
        for (int i = 0; i < 40; ++i) {
            const Cell from = anyCell(random);
            const auto width = static_cast<std::int32_t>(random.below(200));
            const auto height = static_cast<std::int32_t>(random.below(90));
            const Rect area = Rect{from.x, from.y, width, height}.intersected(wholeOf(mapSize));
            bits.fill(area);
            for (auto y = area.y; y < area.bottom(); ++y) plain.setRun(y, area.x, area.width);
            QVERIFY(bits.cells() == cellsOf(plain));
        }
    }

    /// However they were built: in another order, after clearing other bits, in a tree that was once
    /// larger.
    void equalBitsAreEqualAndHaveOneKey() {
        Stream random(3);
        for (int i = 0; i < 50; ++i) {
            std::vector<Cell> cells;
            for (auto count = random.below(60); count > 0; --count) cells.push_back(anyCell(random));
            const ChunkedBits one = bitsOf(cells);
            random.shuffle(std::span(cells));
            ChunkedBits other;
            other.set({9000, 12000});
            for (const Cell cell : cells) other.set(cell);
            const Cell extra = anyCell(random);
            if (!one.at(extra)) {
                other.set(extra);
                QVERIFY(!(one == other));
                QVERIFY(one.key() != other.key());
                other.clear(extra);
            }
            other.clear({9000, 12000});
            QVERIFY(one == other);
            QVERIFY(one.key() == other.key());
            QVERIFY(differingCells(one, other).empty());
        }
        ChunkedBits cleared;
        cleared.set({3, 3});
        cleared.clear({3, 3});
        QVERIFY(cleared == ChunkedBits());
        QVERIFY(cleared.key() == ChunkedBits().key());
    }

    void aKeyIsThatOfTheBitsAsTheyAre() {
        Stream random(4);
        ChunkedBits bits;
        for (int i = 0; i < 300; ++i) {
            bits.set(anyCell(random));
            const ChunkedBits copy = bits;
            QVERIFY(bits.key() == bitsOf(bits.cells()).key()); // its key was asked for before the last write
            QVERIFY(copy.key() == bits.key());
        }
    }

    void differencesAreFound() {
        Stream random(5);
        ChunkedBits a;
        for (int i = 0; i < 200; ++i) a.set(anyCell(random));
        ChunkedBits b = a;
        std::set<Cell> changed;
        for (int i = 0; i < 20; ++i) {
            const Cell cell = anyCell(random);
            if (!changed.insert(cell).second) continue;
            if (b.at(cell)) b.clear(cell);
            else b.set(cell);
        }
        QVERIFY(differingCells(a, b) == std::vector<Cell>(changed.begin(), changed.end()));
        QVERIFY(differingCells(b, a) == differingCells(a, b));
    }

    /// A write to a copy copies one chunk and the branches above it, whatever other bits are set.
    void aWriteCopiesOneChunk() {
        ChunkedBits bits;
        bits.fill({0, 0, 4096, 4096});
        ChunkedBits copy = bits;
        QCOMPARE(copy.unshared(bits).nodes, std::size_t{0});
        copy.clear({2000, 3000});
        QCOMPARE(copy.unshared(bits).nodes, std::size_t{4}); // a chunk and three branches: 64 x 64 chunks
        QVERIFY(copy.unshared(bits).bytes < 2000);
        copy.clear({2001, 3001});
        QCOMPARE(copy.unshared(bits).nodes, std::size_t{4}); // in place
        QVERIFY(bits.at({2000, 3000}));
        bits.clear({5, 5});
        QVERIFY(copy.at({5, 5}));
    }

    void numbersAreThoseThatWerePutIn() {
        Stream random(6);
        NumberSet set;
        std::set<std::uint32_t> plain;
        for (int i = 0; i < 400; ++i) {
            const auto number = static_cast<std::uint32_t>(random.below(random.chance(1, 2) ? 100 : 1'000'000));
            set.insert(number);
            plain.insert(number);
            QVERIFY(set.contains(number));
            QCOMPARE(set.contains(number + 1), plain.contains(number + 1));
        }
        QVERIFY(set.numbers() == std::vector<std::uint32_t>(plain.begin(), plain.end()));
    }

    void aListIsAsAVector() {
        Stream random(7);
        const auto addTo = [](Hash128& hash, int value) { hash.addSigned(value); };
        SharedArray<int> list;
        std::vector<int> plain;
        for (int i = 0; i < 2000; ++i) {
            const SharedArray<int> before = list;
            const auto plainBefore = plain;
            const auto at = plain.empty() ? 0 : random.below(plain.size());
            if (plain.empty() || random.chance(1, 2)) {
                list.push_back(i);
                plain.push_back(i);
            } else if (random.chance(1, 2)) {
                list.erase(at);
                plain.erase(plain.begin() + static_cast<std::ptrdiff_t>(at));
            } else {
                list.write(at) = -i;
                plain[at] = -i;
            }
            QVERIFY(std::equal(list.begin(), list.end(), plain.begin(), plain.end()));
            QVERIFY(std::equal(before.begin(), before.end(), plainBefore.begin(), plainBefore.end()));
            QVERIFY(list == SharedArray<int>(plain));
            QVERIFY(list.key(addTo) == SharedArray<int>(plain).key(addTo));
        }
    }

    void aWriteToAListCopiesOneBlock() {
        const SharedArray<int> list(std::vector<int>(1000, 7));
        auto copy = list;
        copy.write(500) = 8;
        QVERIFY(copy.unshared(list).nodes <= 3);
        QCOMPARE(list[500], 7);
    }

    void bitsAreReadAsOneWithThoseAdded() {
        Stream random(8);
        BitGrid base(mapSize);
        ChunkedBits added;
        for (int i = 0; i < 500; ++i) base.set(anyCell(random));
        for (int i = 0; i < 30; ++i) added.set(anyCell(random));
        const JoinedBits both(base, added);
        const BitGrid joined = both.joined();
        for (std::int32_t y = 0; y < mapSize.height; ++y)
            for (std::int32_t x = 0; x < mapSize.width; ++x) {
                QCOMPARE(both.at({x, y}), base.at({x, y}) || added.at({x, y}));
                QCOMPARE(joined.at({x, y}), both.at({x, y}));
            }
    }
};

DELVE_TEST(SharedStateTest)
#include "shared_state_test.moc"
