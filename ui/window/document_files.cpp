#include "ui/window/document_files.h"

#include "editor/formats/formats.h"
#include "editor/text/message_text.h"
#include "generation/level/delve_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QWidget>

namespace delve {

namespace {

QString filterOf(const Format& format) {
    QStringList endings;
    for (const auto ending : format.endings)
        endings.append(QStringLiteral("*.") + QString::fromUtf8(ending.data(), static_cast<qsizetype>(ending.size())));
    return QStringLiteral("%1 (%2)").arg(toQString(format.name), endings.join(u' '));
}

QStringList filtersOf(bool (*wanted)(const Format&)) {
    QStringList filters;
    for (const auto& format : allFormats())
        if (wanted(format)) filters.append(filterOf(format));
    return filters;
}

/// Everything that can be opened in one filter, then each format.
QStringList openFilters() {
    auto filters = filtersOf([](const Format& format) { return format.canRead(); });
    QStringList all;
    for (const auto& filter : filters) all.append(filter.section(u'(', -1).chopped(1));
    filters.prepend(DocumentFiles::tr("All maps (%1)").arg(all.join(u' ')));
    return filters;
}

QString recipeFilter() { return DocumentFiles::tr("Recipe (*.recipe)"); }

QStringList sentencesOf(const std::vector<Message>& messages) {
    QStringList sentences;
    for (const auto& message : messages) sentences.append(toQString(message));
    return sentences;
}

/// What is wrong inside of a file does not name it.
QString whyNotOpened(const QString& path, const Failure& failure) {
    const QString reason = toQString(failure);
    if (failure.kind != Failure::Kind::BadInput) return reason;
    return DocumentFiles::tr("“%1” could not be opened, and the map stays as it was: %2")
        .arg(QFileInfo(path).fileName(), reason);
}

} // namespace

DocumentFiles::DocumentFiles(Document& document, RecentFiles recent, Questions questions, QWidget* window)
    : QObject(window), m_document(document), m_recent(recent), m_questions(std::move(questions)), m_window(window) {}

bool DocumentFiles::mayLeave() {
    if (!m_document.modified()) return true;
    switch (m_questions.unsaved(m_window, m_document.title())) {
    case Unsaved::Save: return save();
    case Unsaved::Discard: return true;
    case Unsaved::Cancel: break;
    }
    return false;
}

void DocumentFiles::newFrom(const RecipeInfo& recipe, std::uint64_t seed) {
    if (!mayLeave()) return;
    m_document.reset(World());
    m_document.generate(recipe.withSeed(seed), recipe.usualSize);
    emit opened();
}

void DocumentFiles::open() {
    const auto path = m_questions.whichFile(m_window, tr("Open map"), openFilters());
    if (!path.isEmpty()) openPath(path);
}

bool DocumentFiles::openPath(const QString& path) {
    if (!mayLeave()) return false;
    const auto loaded = m_document.load(path);
    if (!loaded.ok()) {
        m_recent.remove(path);
        emit failed(whyNotOpened(path, loaded.failure()));
        return false;
    }
    m_recent.add(path);
    emit opened();
    if (!m_document.loadNotes().empty()) emit noted(sentencesOf(m_document.loadNotes()));
    return true;
}

QString DocumentFiles::proposedPath(const QString& ending) const {
    const QString path = m_document.path();
    if (!path.isEmpty()) return QFileInfo(path).dir().filePath(QFileInfo(path).completeBaseName() + u'.' + ending);
    QString name = m_document.title();
    name.replace(u'/', u'-');
    return QDir::home().filePath(name + u'.' + ending);
}

bool DocumentFiles::save() { return m_document.path().isEmpty() ? saveAs() : saveTo(m_document.path()); }

bool DocumentFiles::saveAs() {
    const auto path = m_questions.whereTo(m_window, tr("Save map"), proposedPath(QStringLiteral("delve")),
                                          {filterOf(nativeFormat())});
    return !path.isEmpty() && saveTo(path);
}

bool DocumentFiles::saveTo(const QString& path) {
    const auto saved = m_document.save(path);
    if (!saved.ok()) {
        emit failed(toQString(saved.failure()));
        return false;
    }
    m_recent.add(path);
    emit opened();
    return true;
}

void DocumentFiles::exportMap() {
    const auto filters =
        filtersOf([](const Format& format) { return format.canWrite() && &format != &nativeFormat(); });
    const auto path = m_questions.whereTo(m_window, tr("Export map"), proposedPath(QStringLiteral("png")), filters);
    if (path.isEmpty()) return;
    WriteRequest request;
    request.level = m_document.level().id;
    request.path = path;
    const auto written = writeWorld(m_document.world(), path, request);
    if (!written.ok()) {
        emit failed(toQString(written.failure()));
        return;
    }
    emit opened();
    if (!written.value().empty()) emit noted(sentencesOf(written.value()));
}

std::optional<Recipe> DocumentFiles::loadRecipe() {
    const auto path = m_questions.whichFile(m_window, tr("Load recipe"), {recipeFilter()});
    if (path.isEmpty()) return {};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        emit failed(
            tr("“%1” could not be read: %2. Choose another file.").arg(QFileInfo(path).fileName(), file.errorString()));
        return {};
    }
    auto recipe = readRecipe(file.readAll().toStdString());
    if (recipe.ok()) return std::move(recipe).value();
    emit failed(
        tr("“%1” is no recipe that can be used: %2").arg(QFileInfo(path).fileName(), toQString(recipe.failure())));
    return {};
}

void DocumentFiles::saveRecipe(const Recipe& recipe) {
    const QString proposed = QDir::home().filePath(QString::fromStdString(recipe.name) + QStringLiteral(".recipe"));
    const auto path = m_questions.whereTo(m_window, tr("Save recipe"), proposed, {recipeFilter()});
    if (path.isEmpty()) return;
    QSaveFile file(path);
    file.setDirectWriteFallback(false);
    const auto text = recipeText(recipe);
    const bool written = file.open(QIODevice::WriteOnly) &&
                         file.write(text.data(), static_cast<qint64>(text.size())) >= 0 && file.commit();
    if (!written) emit failed(tr("“%1” could not be written: %2. Choose another place.").arg(path, file.errorString()));
}

} // namespace delve
