#include "app/verbs/convert_order.h"

#include "app/files/paths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <map>

namespace delve::app {
namespace {

bool isFolder(const std::string& word) {
    const auto path = pathFromWord(word);
    return word.ends_with('/') || (path && QFileInfo(*path).isDir());
}

/// The target of a file in the output folder: the same name with the ending of the format.
Result<Target> inFolder(const Source& source, const ConversionOrder& order) {
    const auto format = formatFromWord(*order.format);
    if (!format) return format.failure();
    const auto folder = pathFromWord(order.output);
    if (!folder) return folder.failure();
    const auto base = source.input ? QStringLiteral("stdin") : QFileInfo(source.path).completeBaseName();
    const auto name = base + u'.' + QString::fromStdString(std::string((*format)->endings.front()));
    return targetFrom(QDir(*folder).filePath(name).toStdString(), order.format);
}

/// The conversion of one input. A usage error is a failure; a file that cannot be read is only noted.
Result<Conversion> conversionOf(const std::string& input, const ConversionOrder& order) {
    auto source = sourceFrom(input, order.from);
    if (!source && source.failure().kind == Failure::Kind::FileAccess)
        return Conversion{{input, {}, nullptr}, {}, std::move(source).failure()};
    if (!source) return std::move(source).failure();
    auto target = isFolder(order.output) ? inFolder(*source, order) : targetFrom(order.output, order.format);
    if (!target) return std::move(target).failure();
    return Conversion{std::move(*source), std::move(*target)};
}

/// No two inputs may have the same target.
Done checkDifferent(const std::vector<Conversion>& conversions) {
    std::map<QString, std::string> taken;
    for (const auto& [source, target, unreadable] : conversions) {
        if (unreadable) continue;
        const auto [other, fresh] = taken.emplace(target.path, source.word);
        if (!fresh)
            return badInput({DELVE_TEXT("command line",
                                        "Both \"%1\" and \"%2\" would become \"%3\"; convert them into two folders."),
                             {other->second, source.word, target.word}});
    }
    return done();
}

/// The files of a folder that are maps: those of the format of `--from`, else ours.
std::vector<std::string> mapsIn(const std::string& word, const ConversionOrder& order) {
    const auto folder = pathFromWord(word);
    if (!folder) return {};
    const auto* const format = editor::builtInFormats().find(order.from.value_or(editor::nativeFormat().id));
    QStringList patterns;
    for (const auto& ending : format ? format->endings : std::vector<std::string>())
        patterns.push_back(QStringLiteral("*.") + QString::fromStdString(ending));
    std::vector<std::string> maps;
    for (const auto& file : QDir(*folder).entryInfoList(patterns, QDir::Files, QDir::Name))
        maps.push_back(QFile::encodeName(QDir(*folder).filePath(file.fileName())).toStdString());
    return maps;
}

/// With those of the folders.
Result<std::vector<std::string>> filesToRead(const ConversionOrder& order) {
    std::vector<std::string> files;
    for (const auto& word : order.inputs) {
        if (!isFolder(word)) {
            files.push_back(word);
            continue;
        }
        const auto maps = mapsIn(word, order);
        if (maps.empty() && !order.watch)
            return fileAccess({DELVE_TEXT("command line", "\"%1\": the folder has no file that ends in .%2. Another "
                                                          "format can be named with --from."),
                               {word, order.from.value_or(editor::nativeFormat().id)}});
        files.insert(files.end(), maps.begin(), maps.end());
    }
    return files;
}

} // namespace

bool ConversionOrder::namesFolder() const { return std::ranges::any_of(inputs, isFolder); }

Done checkOrder(const ConversionOrder& order, const CommandContext& context) {
    if (order.watch && context.keepExisting)
        return badInput({DELVE_TEXT("command line", "--watch writes the files again, which --no-clobber forbids. Leave "
                                                    "out one of them.")});
    if (order.watch && std::ranges::count(order.inputs, "-") > 0)
        return badInput({DELVE_TEXT("command line", "Standard input is read once. With --watch, name files.")});
    if (isFolder(order.output)) {
        if (order.format) return done();
        return badInput({DELVE_TEXT("command line", "\"%1\": this is a folder. Choose the file type with --format."),
                         {order.output}});
    }
    if (order.inputs.size() == 1 && !order.namesFolder()) return done();
    if (order.inputs.size() == 1)
        return fileAccess(
            {DELVE_TEXT("command line", "%1: this is a folder. To convert its maps, name a folder for the "
                                        "output, too."),
             {order.inputs.front()}});
    return badInput({DELVE_TEXT("command line", "\"%1\": not a folder. To convert several files, create it first."),
                     {order.output}});
}

Result<std::vector<Conversion>> conversionsOf(const ConversionOrder& order) {
    const auto files = filesToRead(order);
    if (!files) return files.failure();
    std::vector<Conversion> conversions;
    for (const auto& file : *files) {
        auto conversion = conversionOf(file, order);
        if (!conversion) return std::move(conversion).failure();
        conversions.push_back(std::move(*conversion));
    }
    if (const auto different = checkDifferent(conversions); !different) return different.failure();
    return conversions;
}

} // namespace delve::app
