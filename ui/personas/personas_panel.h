#pragma once

#include "editor/play/background_personas.h"

#include <QPointer>
#include <QScrollArea>
#include <QTimer>

#include <vector>

class QLabel;

class QComboBox;
class QVBoxLayout;

namespace delve::editor {
class Document;
class LiveInspection;
struct DocumentChange;
} // namespace delve::editor

/// The content of the Personas dock: what comes of a thousand games of each persona, while they are played; on the map,
/// where games of one of them were lost and what it never saw, or what it walked. Plays once the map has not changed
/// for a moment, and the page has proven it. Reads the document and its proof from the page, which outlives it.
namespace delve::ui {

class DocumentPage;
class MapView;
class ShareBar;

class PersonasPanel : public QScrollArea {
    Q_OBJECT
public:
    /// `games`: of each persona.
    explicit PersonasPanel(DocumentPage& page, std::int64_t games = editor::BackgroundPersonas::defaultGames);
    ~PersonasPanel() override;

    [[nodiscard]] const editor::BackgroundPersonas& games() const { return m_games; }

protected:
    /// Nobody plays while nobody looks; the games go on later, unless that takes long.
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Row {
        QLabel* name;
        ShareBar* bar;
        QLabel* share;
        QLabel* figures;
    };

    void addRow(const play::PersonaInfo& persona, QVBoxLayout& column);
    void addMapSwitch(QVBoxLayout& column);
    void addLegend(QVBoxLayout& column);
    void take(const editor::DocumentChange& change);
    void playAgain();
    void dropGames();
    void showResults();
    void showRow(const Row& row, const play::PersonaTally& tally) const;
    void showOnMap();
    [[nodiscard]] QString state() const;

    editor::Document& m_document;
    const editor::LiveInspection& m_inspection;
    QPointer<MapView> m_map;
    QLabel* m_state;
    QComboBox* m_onMap;      ///< nothing, or one of the personas
    QComboBox* m_shownOfIt;  ///< its losses, or its ways
    QWidget* m_legend;       ///< of the marks on the map; overlays have theirs over it
    std::vector<Row> m_rows; ///< in the order of the personas
    std::int64_t m_wantedGames;
    bool m_outOfDate = true;            ///< games of this world have not begun
    QTimer m_settles;                   ///< a map that is still being changed is not played
    QTimer m_forgets{this};             ///< drops the results while the panel is hidden
    editor::BackgroundPersonas m_games; ///< the last: no result arrives in a half-destroyed panel
};

} // namespace delve::ui
