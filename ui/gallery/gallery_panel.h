#pragma once

#include "editor/gallery/starred_pictures.h"
#include "editor/gallery/stars.h"
#include "editor/gallery/variation_finder.h"
#include "ui/gallery/gallery_model.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QSettings;
class QToolButton;

namespace delve::editor {
class Document;
struct DocumentChange;
} // namespace delve::editor

/// The content of the Gallery dock: twelve variations of the current settings that differ by two measures, and what is
/// starred of the level. Fills in the background, when it is asked or first shown. Reads and edits the document of the
/// page, which outlives it.
namespace delve::ui {

class DocumentPage;
class GalleryView;
class MeasureChoice;

class GalleryPanel : public QWidget {
    Q_OBJECT
public:
    GalleryPanel(DocumentPage& page, QSettings& settings, QWidget* parent = nullptr);
    ~GalleryPanel() override;

    void fill();                        ///< twelve of the current settings, others than before
    void refill();                      ///< again as the last time, for the document as it is now
    void stop();                        ///< chooses among those that are made
    [[nodiscard]] bool mayFill() const; ///< there is a recipe
    // About the current variation, or about those that are starred here
    void moreLikeThis();
    void unlikeThese();
    void adopt();
    void toggleStar();
    void startNote();
    [[nodiscard]] bool hasCurrent() const;
    [[nodiscard]] bool mayBeLiked() const;
    [[nodiscard]] bool mayBeUnliked() const; ///< there is something to be unlike
    [[nodiscard]] bool busy() const { return m_finder.busy(); }
    [[nodiscard]] bool outdated() const { return m_outdated; }
    [[nodiscard]] const GalleryModel& model() const { return m_model; }
    [[nodiscard]] GalleryView& view() const { return *m_view; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeTop();
    MeasureChoice* makeMeasure(const QString& name);
    void connectParts();
    void start(editor::GalleryOrder order);
    void fillUnasked();
    [[nodiscard]] editor::GallerySetting settingNow(const Recipe& recipe, Size size) const;
    [[nodiscard]] editor::GallerySetting settingOfStars();
    [[nodiscard]] editor::TwoMeasures chosenMeasures() const;
    [[nodiscard]] editor::TwoMeasures shownMeasures() const;
    [[nodiscard]] std::vector<editor::TwoValues> unliked() const;
    [[nodiscard]] bool isOfGallery(const Recipe& recipe, Size size) const;
    void readMeasures();
    void keepMeasures();
    void found();
    void failed(const Message& why);
    void documentChanged(const editor::DocumentChange& change);
    void takeOtherLevel();
    void checkOutdated();
    void showRows();
    void showStars();
    void showState();
    void fitNote();
    [[nodiscard]] QString state() const;
    void star(const GalleryRow& row, const std::string& note);
    void unstar(const GalleryRow& row);
    void note(int row, const QString& text);
    void change(const Level& after, const Message& name);
    void askMenu(const QModelIndex& index, QPoint place);
    [[nodiscard]] const GalleryRow* current() const;

    DocumentPage& m_page;
    editor::Document& m_document;
    QSettings& m_settings;
    GalleryModel m_model;
    GalleryView* m_view = nullptr;
    QLabel* m_empty = nullptr;
    std::array<MeasureChoice*, 2> m_measures{};
    QPushButton* m_more = nullptr;
    QPushButton* m_like = nullptr;
    QPushButton* m_unlike = nullptr;
    QPushButton* m_again = nullptr;
    QLabel* m_note = nullptr;
    QProgressBar* m_progress = nullptr;
    QToolButton* m_stop = nullptr;
    std::uint64_t m_number = 0;                  ///< of the galleries here: each has other variations
    std::optional<editor::GalleryOrder> m_order; ///< the last
    Size m_filledSize;                           ///< of the document when it was made
    std::string m_levelId;                       ///< of the level that all of this is about
    bool m_outdated = false;
    bool m_refills = false;      ///< when it is visible and its level is there: it was not done, or not begun
    bool m_rowsOutdated = true;  ///< hidden, it reads no stars
    bool m_starsOutdated = true; ///< drawn for another setting
    editor::TwoMeasures m_starsBy;
    Recipe m_starsFor;        ///< the document's when they were drawn
    std::string m_measuresOf; ///< the name of the recipe whose measures are chosen
    QString m_failure;
    editor::KeptStars m_stars;
    editor::StarredPictures m_starred;
    editor::VariationFinder m_finder; ///< last: no result arrives in a half-destroyed panel
};

} // namespace delve::ui
