#pragma once

#include <QObject>

/// Keeps the one hand of the window on the map of the document that is in front, as long as that shows the live level;
/// frames there what it chose, and tells what it refuses until the next gesture. Owned by the window.
namespace delve {

class DocumentPage;
class Hand;
class Pages;

class HandOnPages : public QObject {
    Q_OBJECT
public:
    HandOnPages(Hand& hand, Pages& pages, QObject* parent = nullptr);

private:
    void dress(DocumentPage& page);
    void follow(DocumentPage* page);
    void place();
    void frameChosen(DocumentPage& page);

    Hand& m_hand;
    Pages& m_pages;
};

} // namespace delve
