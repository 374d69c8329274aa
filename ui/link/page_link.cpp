#include "ui/link/page_link.h"

#include "editor/document/document.h"
#include "ui/pages/document_page.h"
#include "ui/pages/pages.h"

#include <QSettings>

namespace delve::ui {

namespace {

const auto portSetting = QStringLiteral("live-link/port");
const auto originsSetting = QStringLiteral("live-link/origins");

/// Would a game see this?
bool isOfTheMap(const editor::DocumentChange& change) {
    using enum editor::PartOfDocument;
    for (const auto part : {Levels, Name, Rules, Tables, Tiles, Properties, Shown})
        if (change.has(part)) return true;
    return !change.levels.empty() || change.redrawsAll();
}

} // namespace

PageLink::PageLink(editor::JobPool& pool, Pages& pages, QSettings& settings, QObject* parent)
    : QObject(parent), m_pages(pages), m_settings(settings), m_link(pool) {
    connect(&m_pages, &Pages::currentChanged, this, &PageLink::follow);
    connect(&m_link, &editor::LiveLink::streamsChanged, this, &PageLink::changed);
}

Done PageLink::turnOn() {
    QList<QByteArray> allowed;
    for (const auto& text : origins()) {
        auto origin = editor::originFromText(text);
        if (!origin) return std::move(origin).failure();
        allowed.append(*origin);
    }
    if (auto started = m_link.start(port(), allowed); !started) return started;
    follow(m_pages.current());
    emit changed();
    return done();
}

void PageLink::turnOff() {
    m_link.stop();
    follow(nullptr);
    emit changed();
}

quint16 PageLink::port() const {
    const auto port = m_settings.value(portSetting, editor::LiveLink::defaultPort).toInt();
    return port >= 0 && port <= 65535 ? static_cast<quint16>(port) : editor::LiveLink::defaultPort;
}

void PageLink::setPort(quint16 port) { m_settings.setValue(portSetting, port); }

QStringList PageLink::origins() const { return m_settings.value(originsSetting).toStringList(); }

void PageLink::setOrigins(const QStringList& origins) { m_settings.setValue(originsSetting, origins); }

/// While it is off it follows nothing, and so costs nothing.
void PageLink::follow(DocumentPage* page) {
    auto* const document = page && isOn() ? &page->document() : nullptr;
    if (m_document == document) return;
    if (m_document) disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    if (!document) return;
    connect(document, &editor::Document::changed, this, &PageLink::onChange);
    publish();
}

void PageLink::onChange(const editor::DocumentChange& change) {
    if (isOfTheMap(change)) publish();
}

/// Copies a few pointers; the files are made by jobs, when a game asks.
void PageLink::publish() { m_link.publish(m_document->world(), m_document->level().id); }

} // namespace delve::ui
