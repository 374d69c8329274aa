#include "editor/formats/formats.h"
#include "editor/text/message_text.h"
#include "tests/editor/formats/files_in_memory.h"
#include "tests/editor/formats/sample_world.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

/// The options with which a format can read its own output, where the defaults do not suffice.
FormatOptions faithfulOptions(const Format& format) {
    return format.id == "png" ? FormatOptions{{"cell", Decimal::of(1)}} : FormatOptions{};
}

QString text(std::string_view view) { return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())); }
const Format& formatOf(const QString& id) { return *builtInFormats().find(id.toStdString()); }
QString fileOf(const QTemporaryDir& folder, const Format& format) {
    return folder.filePath("map." + text(format.endings.front()));
}

/// The ends of what a parameter may be; of a number the least, the next one and the default.
std::vector<ParameterValue> fewValues(const generation::Parameter& parameter) {
    if (std::holds_alternative<bool>(parameter.defaultValue)) return {false, true};
    std::vector<ParameterValue> values{parameter.defaultValue};
    if (std::holds_alternative<Decimal>(parameter.defaultValue)) {
        const auto min = parameter.limits.min;
        values.emplace_back(min);
        values.emplace_back(Decimal::ofThousandths(min.thousandths + Decimal::of(1).thousandths));
    }
    for (const auto& choice : parameter.limits.choices) values.emplace_back(choice.name);
    return values;
}

QByteArray bytesOf(const World& world, const Format& format, const FormatOptions& options) {
    if (!format.canWrite()) return {};
    const auto files = filesOf(world, format, options);
    return files.empty() ? QByteArray() : files.at({});
}
QByteArray bytesOf(const World& world, const Format& format) { return bytesOf(world, format, faithfulOptions(format)); }

/// A row of data for each format with this ability.
void everyFormat(bool (Format::*can)() const) {
    QTest::addColumn<QString>("id");
    for (const auto& format : builtInFormats())
        if ((format.*can)()) QTest::addRow("%s", qPrintable(text(format.id))) << text(format.id);
}

/// Does it end with a period, with no placeholder left to fill in?
bool isSentence(const Message& message) {
    const QString sentence = toQString(message);
    return sentence.size() > 10 && sentence.endsWith('.') && !sentence.contains("%1") && !sentence.contains("%2") &&
           !sentence.contains("%n");
}
bool isSentence(const Failure& failure) { return isSentence(failure.message); }

/// What is wrong with notes: each must be a sentence, and none may repeat another.
QStringList faultsOf(const Notes& notes) {
    QStringList faults;
    QSet<QString> said;
    for (const auto& note : notes) {
        const QString sentence = toQString(note);
        if (!isSentence(note)) faults << "no sentence: " + sentence;
        if (said.contains(sentence)) faults << "said twice: " + sentence;
        said.insert(sentence);
    }
    return faults;
}

QStringList inWords(const Notes& notes) {
    QStringList words;
    for (const auto& note : notes) words << toQString(note);
    return words;
}

} // namespace

#define VERIFY_FAILS(result, expected)                                                                                 \
    QVERIFY(!(result));                                                                                                \
    QCOMPARE((result).failure().kind, expected);                                                                       \
    QVERIFY2(isSentence((result).failure()), qPrintable(toQString((result).failure())))

/// What every registered format must do, whichever it is.
class FormatsContractTest : public QObject {
    Q_OBJECT
private slots:
    void declarationsAreWhole() {
        std::set<std::string_view> ids;
        std::set<std::string_view> endings;
        for (const auto& format : builtInFormats()) {
            QVERIFY(!format.id.empty() && ids.insert(format.id).second);
            QVERIFY(!format.name.empty());
            QVERIFY(format.canRead() || format.canWrite());
            QVERIFY(!format.endings.empty());
            for (const auto& ending : format.endings) {
                QVERIFY(endings.insert(ending).second);
                QCOMPARE(formatOfPath("/some.where/A Map." + text(ending).toUpper()), &format);
            }
            for (const auto* const options : {&format.readOptions, &format.writeOptions})
                for (const auto& option : *options)
                    QVERIFY(!option.label.empty() && !option.help.empty() && option.check(option.defaultValue));
        }
        QVERIFY(!builtInFormats().find("nonsense"));
        QVERIFY(!formatOfPath("map"));
    }

    void tilesComeBack_data() { everyFormat(&Format::canRead); }
    void tilesComeBack() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        if (!format.canWrite()) return;
        const QTemporaryDir folder;
        WriteRequest request;
        request.options = faithfulOptions(format);
        const World world = worldOfTiles();
        const auto written = writeWorld(world, fileOf(folder, format), request);
        QVERIFY(written);
        QCOMPARE(inWords(*written), QStringList());
        const auto read = readWorld(fileOf(folder, format));
        QVERIFY2(read.ok(), qPrintable(read ? QString() : toQString(read.failure())));
        QVERIFY(read->world.levels.front().tiles == world.levels.front().tiles);
        QCOMPARE(inWords(read->notes), QStringList());
        QCOMPARE(bytesOf(read->world, format), bytesOf(world, format));
    }

    void whatItDoesNotHoldIsSaid_data() { everyFormat(&Format::canWrite); }
    void whatItDoesNotHoldIsSaid() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        const World world = worldOfEverything();
        const QTemporaryDir folder;
        const auto written = writeWorld(world, fileOf(folder, format));
        QVERIFY(written);
        QCOMPARE(faultsOf(*written), QStringList());
        const auto read = format.canRead() ? readWorld(fileOf(folder, format)) : Result<Imported>(cancelled());
        if (read) QCOMPARE(faultsOf(read->notes), QStringList());
        const bool whole = read && read->world.levels == world.levels;
        QVERIFY2(whole || !written->empty(), "something was lost in silence");
        QVERIFY2(!whole || written->empty(), "something was said to be lost that was not");
    }

    void theBytesAreTheFile_data() { everyFormat(&Format::canWrite); }
    void theBytesAreTheFile() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        const QTemporaryDir folder;
        WriteRequest request;
        request.options = faithfulOptions(format);
        QVERIFY(writeWorld(worldOfEverything(), fileOf(folder, format), request));
        QVERIFY(!readFile(fileOf(folder, format)).isEmpty());
        QCOMPARE(readFile(fileOf(folder, format)), bytesOf(worldOfEverything(), format));
        const auto files = filesOf(worldOfEverything(), format, request.options);
        for (const auto& [path, bytes] : files)
            if (!path.empty()) QCOMPARE(readFile(folder.filePath(QString::fromStdString(path))), bytes);
        QCOMPARE(entries(folder).size(), static_cast<qsizetype>(files.size()));
    }

    /// Which files there will be is known before, for every way in which they can be written.
    void theFilesBesideAreToldBefore_data() { everyFormat(&Format::canWrite); }
    void theFilesBesideAreToldBefore() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        std::vector<FormatOptions> all{{}};
        for (const auto& option : format.writeOptions) {
            std::vector<FormatOptions> more;
            for (const auto& options : all)
                for (const auto& choice : option.limits.choices) {
                    more.push_back(options);
                    more.back().push_back({option.id, choice.name});
                }
            if (!more.empty()) all = more;
        }
        for (const auto& options : all) {
            std::set<std::string> written, told{{}};
            for (const auto& [path, bytes] : filesOf(worldOfEverything(), format, options)) written.insert(path);
            for (const auto& path : filesBeside(worldOfEverything(), {}, {{}, options}, format)) told.insert(path);
            QVERIFY(written == told);
        }
    }

    /// Standard output has room for one file.
    void severalFilesAreNotPutIntoOne_data() { everyFormat(&Format::canWrite); }
    void severalFilesAreNotPutIntoOne() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        if (!format.writeSet) return;
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        const auto refused = writeWorld(worldOfEverything(), format, {}, buffer);
        VERIFY_FAILS(refused, Failure::Kind::BadInput);
        QCOMPARE(buffer.size(), 0);
        if (format.asOneFile.empty()) return;
        QVERIFY(writeWorld(worldOfEverything(), format, {{}, format.asOneFile}, buffer));
        QCOMPARE(buffer.data(), bytesOf(worldOfEverything(), format, format.asOneFile));
    }

    /// A folder has the place of a file beside the named one: then that one stays as it was, too.
    void oneThatCannotBeWrittenLeavesTheOthers_data() { everyFormat(&Format::canWrite); }
    void oneThatCannotBeWrittenLeavesTheOthers() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        const World world = worldOfEverything();
        for (const auto& beside : filesBeside(world, {}, {}, format)) {
            const QTemporaryDir folder;
            writeFile(fileOf(folder, format), "old");
            QVERIFY(QDir().mkpath(folder.filePath(QString::fromStdString(beside))));
            const auto written = writeWorld(world, fileOf(folder, format));
            VERIFY_FAILS(written, Failure::Kind::FileAccess);
            QCOMPARE(readFile(fileOf(folder, format)), QByteArray("old"));
            QCOMPARE(entries(folder).size(), 2);
        }
    }

    void theLevelThatIsAskedForIsWritten_data() { everyFormat(&Format::canWrite); }
    void theLevelThatIsAskedForIsWritten() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        const QTemporaryDir folder;
        WriteRequest request{"cellar", faithfulOptions(format), {}};
        QVERIFY(writeWorld(worldOfEverything(), fileOf(folder, format), request));
        const auto read = format.canRead() ? readWorld(fileOf(folder, format)) : Result<Imported>(cancelled());
        if (read && read->world.levels.size() == 1) QCOMPARE(read->world.levels.front().size(), (Size{3, 2}));
        if (!format.holdsWorlds) QVERIFY(readFile(fileOf(folder, format)) != bytesOf(worldOfEverything(), format));
        request.level = "attic";
        const QString other = folder.filePath("other." + text(format.endings.front()));
        const auto refused = writeWorld(worldOfEverything(), other, request);
        VERIFY_FAILS(refused, Failure::Kind::BadInput);
        QVERIFY(!QFile::exists(other));
    }

    /// A value of an option other than the default changes what is written.
    void everyOptionCounts_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("option");
        for (const auto& format : builtInFormats())
            for (const auto& option : format.writeOptions)
                QTest::addRow("%s %s", qPrintable(text(format.id)), qPrintable(text(option.id)))
                    << text(format.id) << text(option.id);
    }
    void everyOptionCounts() {
        QFETCH(QString, id);
        QFETCH(QString, option);
        const Format& format = formatOf(id);
        const auto found = std::ranges::find(format.writeOptions, option.toStdString(), &generation::Parameter::id);
        std::set<std::map<std::string, QByteArray>> kinds;
        for (const auto& value : fewValues(*found))
            kinds.insert(filesOf(worldOfEverything(), format, {{found->id, value}}));
        QVERIFY(kinds.size() > 1);
        QVERIFY2(!kinds.contains({}), "one of the values cannot be written");
    }

    void unknownOptionsAreRefused_data() { everyFormat(&Format::canWrite); }
    void unknownOptionsAreRefused() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        const QTemporaryDir folder;
        const QString path = fileOf(folder, format);
        const FormatOptions options{{"nonsense", true}};
        writeFile(path, bytesOf(worldOfTiles(), format));
        const auto before = readFile(path);
        const auto written = writeWorld(worldOfEverything(), path, {{}, options, {}});
        VERIFY_FAILS(written, Failure::Kind::BadInput);
        QCOMPARE(readFile(path), before);
        if (!format.canRead()) return;
        const auto read = readWorld(path, options);
        VERIFY_FAILS(read, Failure::Kind::BadInput);
    }

    void whatIsNoFileIsRefused_data() { everyFormat(&Format::canRead); }
    void whatIsNoFileIsRefused() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        const QTemporaryDir folder;
        const auto missing = readWorld(fileOf(folder, format));
        VERIFY_FAILS(missing, Failure::Kind::FileAccess);
        QVERIFY(QDir().mkpath(fileOf(folder, format)));
        const auto aFolder = readWorld(fileOf(folder, format));
        VERIFY_FAILS(aFolder, Failure::Kind::FileAccess);
    }

    void whatMayNotBeReadIsRefused_data() { everyFormat(&Format::canRead); }
    void whatMayNotBeReadIsRefused() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        const QTemporaryDir folder;
        writeFile(fileOf(folder, format), bytesOf(worldOfTiles(), format));
        QVERIFY(QFile::setPermissions(folder.path(), QFile::Permissions(0x7755)));
        QVERIFY(QFile::setPermissions(fileOf(folder, format), {}));
        const OrdinaryUser user;
        const auto read = readWorld(fileOf(folder, format));
        VERIFY_FAILS(read, Failure::Kind::FileAccess);
    }

    void brokenFilesAreRefused_data() { everyFormat(&Format::canRead); }
    void brokenFilesAreRefused() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        const QTemporaryDir folder;
        const QString path = fileOf(folder, format);
        QByteArray noise;
        for (int i = 0; i < 1000; ++i) noise += static_cast<char>(i * i * 37 + i * 11 + 128);
        for (const QByteArray& content : {QByteArray(), QByteArray("\n\n\n"), noise, QByteArray(1000, '\0')}) {
            writeFile(path, content);
            const auto read = readWorld(path);
            VERIFY_FAILS(read, Failure::Kind::BadInput);
        }
    }

    /// A truncated text is still a text; a truncated file of any other kind is refused.
    void truncatedFilesAreNotTrusted_data() { everyFormat(&Format::canRead); }
    void truncatedFilesAreNotTrusted() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        const QTemporaryDir folder;
        const QString path = fileOf(folder, format);
        const QByteArray whole = bytesOf(worldOfTiles(), format);
        const bool isText = !format.binary && !format.holdsWorlds; // any number of rows is valid
        for (qsizetype length = 0; length < whole.size() - 12; length += 10) {
            writeFile(path, whole.left(length));
            const auto read = readWorld(path);
            if (read) {
                QVERIFY2(isText, qPrintable(QString("%1 bytes were taken for a whole file").arg(length)));
            } else {
                VERIFY_FAILS(read, Failure::Kind::BadInput);
            }
        }
    }

    void whatCannotBeWrittenLeavesNothing_data() { everyFormat(&Format::canWrite); }
    void whatCannotBeWrittenLeavesNothing() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        const QTemporaryDir folder;
        const QString name = QFileInfo(fileOf(folder, format)).fileName();
        const auto vanished = writeWorld(worldOfTiles(), folder.filePath("gone/" + name));
        VERIFY_FAILS(vanished, Failure::Kind::FileAccess);
        writeFile(folder.filePath("file"), "x");
        const auto inAFile = writeWorld(worldOfTiles(), folder.filePath("file/" + name));
        VERIFY_FAILS(inAFile, Failure::Kind::FileAccess);
        QVERIFY(QDir().mkpath(folder.filePath("a/" + name)));
        const auto overAFolder = writeWorld(worldOfTiles(), folder.filePath("a/" + name));
        VERIFY_FAILS(overAFolder, Failure::Kind::FileAccess);
        QCOMPARE(entries(folder), (QStringList{"a", "file"}));
    }

    void aFolderThatMayNotBeWrittenToKeepsTheOldFile_data() { everyFormat(&Format::canWrite); }
    void aFolderThatMayNotBeWrittenToKeepsTheOldFile() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        const QTemporaryDir folder;
        writeFile(fileOf(folder, format), "old");
        QVERIFY(QFile::setPermissions(folder.path(), QFile::Permissions(0x5555)));
        {
            const OrdinaryUser user;
            const auto written = writeWorld(worldOfTiles(), fileOf(folder, format));
            VERIFY_FAILS(written, Failure::Kind::FileAccess);
            QVERIFY(toQString(written.failure()).contains(folder.path()));
        }
        QVERIFY(QFile::setPermissions(folder.path(), QFile::Permissions(0x7755)));
        QCOMPARE(readFile(fileOf(folder, format)), QByteArray("old"));
        QCOMPARE(entries(folder).size(), 1);
    }

    void aFullDeviceIsSaid_data() { everyFormat(&Format::canWrite); }
    void aFullDeviceIsSaid() {
        QFETCH(QString, id);
        const auto written = writeWorld(worldOfTiles(), QStringLiteral("/dev/full"), {}, &formatOf(id));
        VERIFY_FAILS(written, Failure::Kind::FileAccess);
        const QString wanted = formatOf(id).writeSet ? "a pipe or a device" : "no space left";
        QVERIFY2(toQString(written.failure()).contains(wanted), qPrintable(toQString(written.failure())));
    }

    /// A disk that fills up in the middle of a file, simulated by a limit on file sizes.
    void whatEndsAmidTheFileKeepsTheOldOne_data() { everyFormat(&Format::canWrite); }
    void whatEndsAmidTheFileKeepsTheOldOne() {
        QFETCH(QString, id);
        const Format& format = formatOf(id);
        const QTemporaryDir folder;
        writeFile(fileOf(folder, format), "old");
        {
            const FileSizeLimit limit(32);
            const auto written = writeWorld(worldOfTiles(), fileOf(folder, format));
            VERIFY_FAILS(written, Failure::Kind::FileAccess);
            QVERIFY(toQString(written.failure()).contains(folder.path()));
        }
        QCOMPARE(readFile(fileOf(folder, format)), QByteArray("old"));
        QCOMPARE(entries(folder).size(), 1);
    }

    void endingsNobodyKnowsAreRefused() {
        const QTemporaryDir folder;
        writeFile(folder.filePath("map.xyz"), "#");
        const auto read = readWorld(folder.filePath("map.xyz"));
        VERIFY_FAILS(read, Failure::Kind::BadInput);
        QVERIFY(toQString(read.failure()).contains(".delve, .txt"));
        const auto written = writeWorld(worldOfTiles(), folder.filePath("new.xyz"));
        VERIFY_FAILS(written, Failure::Kind::BadInput);
        QVERIFY(!QFile::exists(folder.filePath("new.xyz")));
        QVERIFY(readWorld(folder.filePath("map.xyz"), FormatOptions{}, builtInFormats().find("txt")));
    }

    void optionsAreReadAndChecked() {
        const auto& declared = builtInFormats().find("png")->writeOptions;
        const auto options = optionsFromText(declared, {"cell=8"});
        QVERIFY(options);
        QCOMPARE(options->size(), 1u);
        QVERIFY(options->front().value == ParameterValue(Decimal::of(8)));
        for (const char* const wrong : {"cell=0", "cell=9999", "cell=many", "cell", "sell=8", ""}) {
            const auto refused = optionsFromText(declared, {wrong});
            VERIFY_FAILS(refused, Failure::Kind::BadInput);
        }
    }

private:
    static QStringList entries(const QTemporaryDir& folder) {
        return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
};

DELVE_TEST(FormatsContractTest)
#include "formats_contract_test.moc"
