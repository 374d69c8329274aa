#pragma once

#include "editor/survey/shown_rows.h"
#include "editor/survey/survey_comparison.h"
#include "editor/survey/survey_run.h"
#include "editor/survey/survey_store.h"
#include "editor/work/jobs.h"
#include "ui/dialogs/questions.h"

#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <optional>

class QBoxLayout;
class QLabel;
class QModelIndex;
class QProgressBar;
class QSplitter;
class QTableView;
class QTabWidget;

namespace delve::editor {
class Document;
}

/// The content of the Survey dock: the levels of many seeds of the recipe, measured in the background; a histogram over
/// two measures, the seeds of a cell, a comparison with results that were kept, and a search for levels that meet a
/// condition. Reads the page, which outlives it, and generates the seed that is opened.
namespace delve::ui {

class ComparisonModel;
class DocumentPage;
class HistogramView;
class LevelValues;
class PersonaShares;
class SearchRow;
class SurveyControls;
class SurveyRowsModel;

class SurveyPanel : public QWidget {
    Q_OBJECT
public:
    explicit SurveyPanel(DocumentPage& page, Questions questions = {}, QWidget* parent = nullptr);
    ~SurveyPanel() override;

    [[nodiscard]] const editor::SurveyRun& run() const { return m_run; }
    [[nodiscard]] const editor::RowsAnswer& shown() const { return m_answer; }
    [[nodiscard]] bool working() const; ///< is anything still to come?

    void startOrStop();
    void startOrStopSearch();
    void keep(); ///< for comparison
    void save();
    void open();
    void showAgain(); ///< the survey whose place was taken

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Kept {
        editor::SurveyTable table;
        QString title;
        std::vector<play::PersonaSums> games;
    };
    struct Aside {
        editor::SurveyPlan plan;
        editor::SurveyTable table;
        std::vector<play::PersonaSums> games;
        QString path; ///< of its file; empty: none
    };

    void makeNote();
    void makePictures();
    void makeTabs();
    void wire();

    // Running
    [[nodiscard]] editor::SurveyPlan plan() const; ///< what is wanted now
    [[nodiscard]] bool hasRecipe() const;
    [[nodiscard]] bool isOfLevel(const editor::SurveyPlan& wanted) const;
    [[nodiscard]] bool isOfPlan() const; ///< are these results those of what is wanted now?
    [[nodiscard]] const editor::SurveyTable& table() const { return m_foreign ? m_foreign->table : m_run.table(); }
    [[nodiscard]] bool searched() const { return !m_foreign && m_run.plan().where; }
    [[nodiscard]] bool canGoOn() const;
    void begin(const editor::SurveyPlan& wanted);
    void stop();
    void makeRoom();
    void grown();
    void ended();
    void takeOpened(const editor::OpenedSurvey& survey);
    void say(const QString& trouble);

    // Showing
    void showTab(QWidget* part, const QString& title, bool shown);
    void refreshSoon();
    void refresh();
    void ask();
    void take(editor::RowsAnswer answer);
    void showPictures();
    [[nodiscard]] QString whyEmpty() const;
    void showShares(); ///< won by personas
    void showState();
    void choose();
    void compare();
    void forgetKept();
    void openNext();
    void openRow(const QModelIndex& index);
    void openSeed(std::uint64_t seed);
    [[nodiscard]] QString resultsText() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString notMeasured(const std::string& measure) const; ///< empty: it was

    DocumentPage& m_page;
    editor::Document& m_document;
    Questions m_questions;
    SurveyControls* m_controls;
    QBoxLayout* m_line; ///< the note, and the measures of the picture
    QLabel* m_note;
    QProgressBar* m_progress;
    QSplitter* m_split;
    HistogramView* m_picture;
    HistogramView* m_keptPicture;
    SearchRow* m_search;
    QTabWidget* m_tabs;
    QTableView* m_list;
    SurveyRowsModel* m_rows;
    QTableView* m_comparison;
    ComparisonModel* m_compared;
    PersonaShares* m_shares;
    LevelValues* m_values;
    std::optional<Kept> m_kept;
    std::optional<Aside> m_aside;
    std::optional<editor::OpenedSurvey> m_foreign; ///< of another recipe: to look at only
    std::optional<editor::ValuePair> m_chosen;     ///< the least values of the chosen cell
    editor::RowsAnswer m_answer;
    QString m_trouble;        ///< what a person should know, until something else is done
    bool m_opensNext = false; ///< once the rows of the chosen cell are listed
    QTimer m_refreshes;
    editor::SurveyRun m_run;
    editor::SurveyStore m_store;
    editor::JobQueue m_answers;
    editor::JobQueue m_comparisons; ///< last: no result arrives in a half-destroyed panel
};

} // namespace delve::ui
