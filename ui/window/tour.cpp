#include "ui/window/tour.h"

#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace delve::ui {

namespace {

struct Stop {
    QString title;
    QString text;
};

std::array<Stop, 6> stops() {
    return {{
        {Tour::tr("A recipe makes the map"), Tour::tr("On the left, drag any slider: the map changes at once. Shift+G "
                                                      "regenerates it with a new seed, Ctrl+Z undoes.")},
        {Tour::tr("See every stage"),
         Tour::tr("Under the map, step back through the stages, or play them, to see what each one did.")},
        {Tour::tr("Paint"),
         Tour::tr("Press B and paint with the tile chosen in the palette; right-click picks a tile from the map. E "
                  "erases, F fills, P draws shapes.")},
        {Tour::tr("Keep what you paint"),
         Tour::tr(
             "What you paint is pinned. Press G: the map is regenerated around it. N pins rooms and things, too.")},
        {Tour::tr("Select and move"),
         Tour::tr(
             "R selects; drag inside the selection to move it. X and Y flip it, Z rotates it, Ctrl+1 stores it as a "
             "stamp, 1 places the stamp.")},
        {Tour::tr("Find any command"),
         Tour::tr("Ctrl+Shift+P finds any command by some of its letters, and shows its key. Save with Ctrl+S; export "
                  "with Ctrl+Shift+E.")},
    }};
}

} // namespace

Tour::Tour(QWidget* parent)
    : QDialog(parent, Qt::Tool), m_title(new QLabel(this)), m_text(new QLabel(this)), m_place(new QLabel(this)),
      m_back(new QPushButton(tr("&Back"), this)), m_next(new QPushButton(this)) {
    setWindowTitle(tr("Tour"));
    setFixedWidth(46 * gridStep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    auto font = m_title->font();
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_text->setWordWrap(true);
    m_text->setMinimumHeight(10 * gridStep);
    m_text->setAlignment(Qt::AlignTop);
    m_place->setForegroundRole(QPalette::PlaceholderText);
    m_next->setDefault(true);
    auto* row = new QHBoxLayout;
    row->addWidget(m_place);
    row->addStretch(1);
    row->addWidget(m_back);
    row->addWidget(m_next);
    column->addWidget(m_title);
    column->addWidget(m_text, 1);
    column->addLayout(row);
    connect(m_back, &QPushButton::clicked, this, [this] { showPage(m_page - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_page + 1 < static_cast<int>(stops().size())) showPage(m_page + 1);
        else accept();
    });
    showPage(0);
}

void Tour::showPage(int page) {
    const auto all = stops();
    const int last = static_cast<int>(all.size()) - 1;
    m_page = page;
    m_title->setText(all[static_cast<std::size_t>(page)].title);
    m_text->setText(all[static_cast<std::size_t>(page)].text);
    m_place->setText(tr("%1 of %2").arg(page + 1).arg(last + 1));
    m_back->setEnabled(page > 0);
    m_next->setText(page < last ? tr("&Next") : tr("&Done"));
}

} // namespace delve::ui
