#pragma once

#include "editor/link/http_request.h"
#include "generation/level/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

/// Who may ask the live link: programs of this machine, and pages of the origins that a person allowed. A page of any
/// other site that is open in a browser here gets nothing, under whatever name it calls this machine.
namespace delve::editor {

/// An origin as browsers write it, `http://localhost:8080`; fails where the text is none.
[[nodiscard]] Result<QByteArray> originFromText(const QString& text);

class LinkGate {
public:
    explicit LinkGate(quint16 port = 0, QList<QByteArray> origins = {}) : m_port(port), m_origins(std::move(origins)) {}

    /// Why this request is refused; nothing if it may be answered.
    [[nodiscard]] std::optional<Message> refusal(const HttpRequest& request) const;
    /// The origin that the answer is for; empty where the request names none.
    [[nodiscard]] QByteArray allowedOrigin(const HttpRequest& request) const;

private:
    quint16 m_port;
    QList<QByteArray> m_origins;
};

} // namespace delve::editor
