#include "ui/files/session.h"

#include "editor/document/document.h"
#include "ui/files/file_opener.h"
#include "ui/map/map_guides.h"
#include "ui/map/map_view.h"
#include "ui/pages/pages.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <vector>

namespace delve::ui {

namespace {

const auto documentsKey = QStringLiteral("session/documents");
const auto currentKey = QStringLiteral("session/current");

struct OpenDocument {
    QString path;
    std::string level;
    ViewPlace place;
    editor::GuidesByLevel guides;
};

const auto guidesKey = QStringLiteral("guides");

/// The id of each level and what it has, one after the other.
QStringList listOf(const editor::GuidesByLevel& guides) {
    QStringList list;
    for (const auto& [level, ofLevel] : guides)
        list << QString::fromStdString(level) << QString::fromStdString(editor::toText(ofLevel));
    return list;
}

editor::GuidesByLevel guidesIn(const QStringList& list) {
    editor::GuidesByLevel guides;
    for (qsizetype i = 0; i + 1 < list.size(); i += 2)
        if (auto ofLevel = editor::guidesFromText(list[i + 1].toStdString()))
            guides[list[i].toStdString()] = *std::move(ofLevel);
    return guides;
}

void keep(QSettings& settings, const DocumentPage& page) {
    const auto place = page.map().place();
    settings.setValue(QStringLiteral("path"), QFileInfo(page.document().path()).absoluteFilePath());
    settings.setValue(QStringLiteral("level"), QString::fromStdString(page.document().level().id));
    settings.setValue(QStringLiteral("fitted"), place.fitted);
    settings.setValue(QStringLiteral("cellPixels"), place.cellPixels);
    settings.setValue(QStringLiteral("centre"), place.centre);
    settings.setValue(guidesKey, listOf(page.map().guides().all()));
}

std::vector<OpenDocument> keptIn(QSettings& settings) {
    std::vector<OpenDocument> kept;
    const int size = settings.beginReadArray(documentsKey);
    for (int i = 0; i < size; ++i) {
        settings.setArrayIndex(i);
        kept.push_back({settings.value(QStringLiteral("path")).toString(),
                        settings.value(QStringLiteral("level")).toString().toStdString(),
                        {settings.value(QStringLiteral("cellPixels")).toDouble(),
                         settings.value(QStringLiteral("centre")).toPointF(),
                         settings.value(QStringLiteral("fitted"), true).toBool()},
                        guidesIn(settings.value(guidesKey).toStringList())});
    }
    settings.endArray();
    return kept;
}

void showAsBefore(DocumentPage& page, const OpenDocument& kept) {
    auto& document = page.document();
    for (std::size_t i = 0; i < document.world().levels.size(); ++i)
        if (document.world().levels[i].id == kept.level) document.setCurrentLevel(i);
    page.map().goTo(kept.place);
    page.map().guides().setAll(kept.guides);
}

} // namespace

void saveSession(QSettings& settings, const Pages& pages) {
    std::vector<const DocumentPage*> saved;
    for (int i = 0; i < pages.count(); ++i)
        if (!pages.at(i).document().path().isEmpty()) saved.push_back(&pages.at(i));
    settings.remove(documentsKey);
    settings.beginWriteArray(documentsKey, static_cast<int>(saved.size()));
    for (std::size_t i = 0; i < saved.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        keep(settings, *saved[i]);
    }
    settings.endArray();
    const auto current = std::find(saved.begin(), saved.end(), pages.current());
    settings.setValue(currentKey, static_cast<int>(current - saved.begin()));
}

void restoreSession(QSettings& settings, Pages& pages, FileOpener& opener) {
    const int current = settings.value(currentKey, 0).toInt(); // read first: opening pages saves the session again
    for (const auto& kept : keptIn(settings))
        if (opener.openPath(kept.path)) showAsBefore(*pages.current(), kept);
    if (current >= 0 && current < pages.count()) pages.setCurrent(current);
}

} // namespace delve::ui
