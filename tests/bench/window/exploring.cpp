#include "tests/bench/window/exploring.h"

#include "editor/document/document.h"
#include "generation/recipes/recipes.h"
#include "tests/bench/window/heartbeat.h"
#include "ui/fields/condition_field.h"
#include "ui/gallery/gallery_panel.h"
#include "ui/illumination/illumination_panel.h"
#include "ui/pages/document_page.h"
#include "ui/survey/survey_panel.h"
#include "ui/sweep/sweep_panel.h"
#include "ui/window/main_window.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QElapsedTimer>

#include <functional>

namespace delve::bench {
namespace {

constexpr Limits askedOfAnswers{0, 0, 16};

void answerFor(
    int milliseconds, const std::function<bool()>& goesOn = [] { return true; }) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds && goesOn()) QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

class Exploring {
public:
    Exploring(ui::MainWindow& window, Figures& figures)
        : m_window(window), m_page(*window.pages().current()), m_figures(figures) {}

    void show(const char* name) const {
        auto* dock = m_window.findChild<QDockWidget*>(QString::fromLatin1(name));
        dock->show();
        dock->raise();
        answerFor(300);
    }

    /// From the beginning of the work until it has ended, and all is painted.
    void measure(const char* what, const std::function<void()>& begin, const std::function<bool()>& works) const {
        constexpr int longest = 300'000;
        constexpr int untilAllIsPainted = 500;
        Row row{QString::fromLatin1(what) + QStringLiteral(", no answer"), {}, askedOfAnswers};
        Row takes{QString::fromLatin1(what), {}};
        QElapsedTimer timer;
        timer.start();
        const Heartbeat heartbeat;
        begin();
        answerFor(longest, works);
        takes.times.push_back({static_cast<double>(timer.nsecsElapsed()) / 1e6, 0});
        answerFor(untilAllIsPainted);
        row.times.push_back(heartbeat.longest());
        m_figures.rows.push_back(takes);
        m_figures.rows.push_back(row);
    }

    template <class Panel>
    [[nodiscard]] Panel& panel() const {
        return *m_page.panel<Panel>();
    }

private:
    ui::MainWindow& m_window;
    ui::DocumentPage& m_page;
    Figures& m_figures;
};

/// A letter every 50 ms, as quick hands do.
void type(QLineEdit& field, const QString& text) {
    for (int i = 1; i <= text.size(); ++i) {
        field.setText(text.left(i));
        answerFor(50);
    }
}

} // namespace

void exploreInDocks(ui::MainWindow& window, Figures& figures) {
    window.beginNew();
    auto& document = window.document();
    document.generate(generation::builtInRecipes().find("keep")->withSeed(7), {80, 45});
    answerFor(10'000, [&] { return document.generating(); });
    const Exploring exploring(window, figures);
    exploring.show("gallery");
    auto& gallery = exploring.panel<ui::GalleryPanel>();
    answerFor(60'000, [&] { return gallery.busy(); });
    exploring.measure(
        "gallery of a keep", [&] { gallery.fill(); }, [&] { return gallery.busy(); });
    exploring.show("survey");
    auto& survey = exploring.panel<ui::SurveyPanel>();
    exploring.measure(
        "survey of 1000 keeps, typing",
        [&] {
            survey.startOrStop();
            type(*survey.findChild<ui::ConditionField*>(),
                 QStringLiteral("rooms >= 25 and loops in 3..9 and path >= 80"));
        },
        [&] { return survey.working(); });
    exploring.show("sweep");
    auto& sweep = exploring.panel<ui::SweepPanel>();
    exploring.measure(
        "sweep of extra links", [&] { sweep.sweep(QStringLiteral("tree"), QStringLiteral("extra")); },
        [&] { return sweep.sweeper().busy(); });
    exploring.show("illumination");
    auto& illumination = exploring.panel<ui::IlluminationPanel>();
    exploring.measure(
        "illumination, ten seconds",
        [&] {
            illumination.startOrStop();
            answerFor(10'000);
            illumination.startOrStop();
        },
        [&] { return illumination.working(); });
}

} // namespace delve::bench
