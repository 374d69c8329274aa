#pragma once

#include <QWidget>

class QFormLayout;
class QLabel;
class QVBoxLayout;

/// A part of the Properties dock while nothing is chosen: what the level is made of, and what its generation
/// could not do as asked. Reads the document, which outlives it.
namespace delve {

class Document;

class LevelProperties : public QWidget {
    Q_OBJECT
public:
    explicit LevelProperties(const Document& document, QWidget* parent = nullptr);

private:
    void showLevel();
    void showNotes();
    void addRow(const QString& name, const QString& value);

    const Document& m_document;
    QFormLayout* m_facts;
    QLabel* m_notes;
    int m_row = 0;
};

} // namespace delve
