#include "app/console/failures.h"
#include "app/files/source.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/verbs.h"
#include "app/words/number_words.h"
#include "editor/link/live_link.h"
#include "editor/link/watched_map.h"

#include <QEventLoop>
#include <QTimer>

#include <optional>

namespace delve::app {
namespace {

/// What the command line asks for.
struct Order {
    Source source;
    quint16 port = editor::LiveLink::defaultPort;
    QList<QByteArray> origins;
    std::optional<std::string> level;
};

Result<quint16> portFrom(const std::optional<std::string>& word) {
    if (!word) return editor::LiveLink::defaultPort;
    const auto number = numberFrom(*word);
    if (number && *number <= 65535) return static_cast<quint16>(*number);
    return badInput({DELVE_TEXT("command line", "Invalid --port \"%1\": give a number from 0 to 65535. 0 takes any "
                                                "port that is free."),
                     {*word}});
}

Result<Order> orderFrom(const Arguments& arguments) {
    Order order;
    const auto port = portFrom(arguments.value("port"));
    if (!port) return port.failure();
    order.port = *port;
    for (const auto& word : arguments.values("allow-origin")) {
        auto origin = editor::originFromText(QString::fromStdString(word));
        if (!origin) return std::move(origin).failure();
        order.origins.append(*origin);
    }
    order.level = arguments.value("level");
    auto source = sourceFrom(arguments.operands[0], arguments.value("from"));
    if (!source) return std::move(source).failure();
    if (source->input)
        return badInput({DELVE_TEXT("command line", "Standard input cannot be saved again. Name a file.")});
    order.source = std::move(*source);
    return order;
}

/// Hands out the file until somebody stops it.
class Serving {
public:
    Serving(const Order& order, CommandContext& context)
        : m_order(order), m_context(context), m_link(m_pool), m_map(m_pool, order.source.path, order.source.format) {
        QObject::connect(&m_map, &editor::WatchedMap::read, &m_loop,
                         [this](const editor::Imported& map) { take(map); });
        QObject::connect(&m_map, &editor::WatchedMap::failed, &m_loop,
                         [this](const Failure& failure) { miss(failure); });
        QObject::connect(&m_stopped, &QTimer::timeout, &m_loop, [this] {
            if (m_context.feedback.stopped()) m_loop.quit();
        });
    }

    ExitStatus run() {
        if (const auto started = m_link.start(m_order.port, m_order.origins); !started)
            return complain(m_context.console, started.failure(), ExitStatus::Words);
        constexpr int lookEach = 50;
        m_stopped.start(lookEach);
        m_map.start();
        m_loop.exec();
        m_link.stop();
        return m_status;
    }

private:
    void take(const editor::Imported& map) {
        const auto level = levelOf(map.world, m_order.level);
        if (!level) return miss(level.failure());
        m_link.publish(map.world, (*level)->id);
        if (m_began)
            return m_context.console.note({DELVE_TEXT("command line", "%1: read again."), {m_order.source.word}});
        m_began = true;
        for (const auto& note : map.notes) m_context.console.note(note);
        m_context.console.print(m_link.address().toStdString() + "\n");
        m_context.console.note(
            {DELVE_TEXT("command line", "Handing out %1. Stop it with Ctrl+C."), {m_order.source.word}});
    }

    /// At the beginning that is the end; later, what was read before still holds, until the file is whole again.
    void miss(const Failure& failure) {
        m_status = complain(m_context.console, failure, ExitStatus::File, m_order.source.word);
        if (!m_began) return m_loop.quit();
        m_status = ExitStatus::Success;
    }

    const Order& m_order;
    CommandContext& m_context;
    editor::JobPool m_pool;
    QEventLoop m_loop;
    QTimer m_stopped;
    editor::LiveLink m_link;
    editor::WatchedMap m_map;
    ExitStatus m_status = ExitStatus::Success;
    bool m_began = false;
};

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    context.prepareDrawing();
    const auto order = orderFrom(arguments);
    if (!order) return complain(context.console, order.failure(), ExitStatus::Words);
    return Serving(*order, context).run();
}

std::vector<Option> options() {
    return {
        {.name = "port",
         .value = "N",
         .help = DELVE_TEXT("command line", "the port on this machine; default: 8430; 0 takes any that is free")},
        {.name = "allow-origin",
         .value = "URL",
         .help = DELVE_TEXT("command line", "a web page that may ask, such as http://localhost:8080; can be given "
                                            "several times. Programs that are no pages always may"),
         .repeats = true},
        levelOption(),
        fromOption(),
        quietOption(),
    };
}

} // namespace

Verb serveVerb() {
    Verb verb;
    verb.syntax.verb = "serve";
    verb.summary = DELVE_TEXT("command line", "Hands a map to a running game, and tells it when the file is saved.");
    verb.details = {
        DELVE_TEXT("command line",
                   "Answers on this machine alone (127.0.0.1): /level.json, /level.tmj, /level.png, and /events, a "
                   "stream that says when the map changed. The file is read again whenever it is saved. Nothing can be "
                   "written. Prints its address; Ctrl+C ends it."),
    };
    verb.syntax.operands = {{"FILE", DELVE_TEXT("command line", "the map"), 1, 1, Completes::File}};
    verb.syntax.options = options();
    verb.examples = {
        {"serve garden.delve", DELVE_TEXT("command line", "hands out the map on http://127.0.0.1:8430/")},
        {"serve garden.delve --allow-origin http://localhost:8080",
         DELVE_TEXT("command line", "also for a web game that is served there")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve::app
