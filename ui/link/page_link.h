#pragma once

#include "editor/link/live_link.h"

#include <QObject>
#include <QPointer>

class QSettings;

namespace delve::editor {
class Document;
struct DocumentChange;
} // namespace delve::editor

/// The live link of a window: while it is on, it hands out the level that the current document shows, as it changes. It
/// is off when the window opens. Owned by the window.
namespace delve::ui {

class DocumentPage;
class Pages;

class PageLink : public QObject {
    Q_OBJECT
public:
    PageLink(editor::JobPool& pool, Pages& pages, QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] bool isOn() const { return m_link.isOn(); }
    [[nodiscard]] QString address() const { return m_link.address(); }
    [[nodiscard]] int listeners() const { return m_link.streams(); }
    [[nodiscard]] Done turnOn(); ///< with the settings below
    void turnOff();

    // Kept for the next time
    [[nodiscard]] quint16 port() const;
    void setPort(quint16 port);
    [[nodiscard]] QStringList origins() const; ///< as a person wrote them
    void setOrigins(const QStringList& origins);

signals:
    void changed(); ///< on or off, or who listens

private:
    void follow(DocumentPage* page);
    void publish();
    void onChange(const editor::DocumentChange& change);

    Pages& m_pages;
    QSettings& m_settings;
    QPointer<editor::Document> m_document;
    editor::LiveLink m_link;
};

} // namespace delve::ui
