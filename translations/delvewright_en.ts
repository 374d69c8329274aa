<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>LevelFacts</name>
    <message numerus="yes">
        <source>Start(s)</source>
        <translation>
            <numerusform>Start</numerusform>
            <numerusform>Starts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flower(s)</source>
        <translation>
            <numerusform>Flower</numerusform>
            <numerusform>Flowers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coin(s)</source>
        <translation>
            <numerusform>Coin</numerusform>
            <numerusform>Coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chest(s)</source>
        <translation>
            <numerusform>Chest</numerusform>
            <numerusform>Chests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Key(s)</source>
        <translation>
            <numerusform>Key</numerusform>
            <numerusform>Keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock(s)</source>
        <translation>
            <numerusform>Lock</numerusform>
            <numerusform>Locks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Encounter(s)</source>
        <translation>
            <numerusform>Encounter</numerusform>
            <numerusform>Encounters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enemy/enemies</source>
        <translation>
            <numerusform>Enemy</numerusform>
            <numerusform>Enemies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boss(es)</source>
        <translation>
            <numerusform>Boss</numerusform>
            <numerusform>Bosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Store(s)</source>
        <translation>
            <numerusform>Store</numerusform>
            <numerusform>Stores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Portal(s)</source>
        <translation>
            <numerusform>Portal</numerusform>
            <numerusform>Portals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goal(s)</source>
        <translation>
            <numerusform>Goal</numerusform>
            <numerusform>Goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Barrier(s)</source>
        <translation>
            <numerusform>Barrier</numerusform>
            <numerusform>Barriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lamp(s)</source>
        <translation>
            <numerusform>Lamp</numerusform>
            <numerusform>Lamps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sign(s)</source>
        <translation>
            <numerusform>Sign</numerusform>
            <numerusform>Signs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room(s)</source>
        <translation>
            <numerusform>Room</numerusform>
            <numerusform>Rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hall(s)</source>
        <translation>
            <numerusform>Hall</numerusform>
            <numerusform>Halls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message numerus="yes">
        <source>After %n turn(s).</source>
        <translation>
            <numerusform>After %n turn.</numerusform>
            <numerusform>After %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrePlay</name>
    <message numerus="yes">
        <source>%n error(s) fixed, but the map still cannot be won: %1</source>
        <translation>
            <numerusform>%n error fixed, but the map still cannot be won: %1</numerusform>
            <numerusform>%n errors fixed, but the map still cannot be won: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message numerus="yes">
        <source>Regenerate and discard %n level(s) edited by hand?</source>
        <translation>
            <numerusform>Regenerate and discard %n level edited by hand?</numerusform>
            <numerusform>Regenerate and discard %n levels edited by hand?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n existing file(s) beside the export?</source>
        <translation>
            <numerusform>Replace %n existing file beside the export?</numerusform>
            <numerusform>Replace %n existing files beside the export?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message numerus="yes">
        <source>Half of %n seed(s) lie from %1 to %2.</source>
        <translation>
            <numerusform>Half of %n seed lies from %1 to %2.</numerusform>
            <numerusform>Half of %n seeds lie from %1 to %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>Winnable in %n step(s)</source>
        <translation>
            <numerusform>Winnable in %n step</numerusform>
            <numerusform>Winnable in %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>command line</name>
    <message numerus="yes">
        <source>%1 of %n file(s) were converted.</source>
        <translation>
            <numerusform>%1 of %n file was converted.</numerusform>
            <numerusform>%1 of %n files were converted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checked %n level(s): %1 failed.</source>
        <translation>
            <numerusform>Checked %n level: %1 failed.</numerusform>
            <numerusform>Checked %n levels: %1 failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written: the new world has no place for %n level(s) with hand work: %1. Choose another seed, or discard them with --force.</source>
        <translation>
            <numerusform>Nothing was written: the new world has no place for %n level with hand work: %1. Choose another seed, or discard it with --force.</numerusform>
            <numerusform>Nothing was written: the new world has no place for %n levels with hand work: %1. Choose another seed, or discard them with --force.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winnable in %n step(s), with this luck.</source>
        <translation>
            <numerusform>Winnable in %n step, with this luck.</numerusform>
            <numerusform>Winnable in %n steps, with this luck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winnable in %n step(s), and in no fewer.</source>
        <translation>
            <numerusform>Winnable in %n step, and in no fewer.</numerusform>
            <numerusform>Winnable in %n steps, and in no fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winnable in %n step(s).</source>
        <translation>
            <numerusform>Winnable in %n step.</numerusform>
            <numerusform>Winnable in %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) of the same kinds.</source>
        <translation>
            <numerusform>%n more problem of the same kinds.</numerusform>
            <numerusform>%n more problems of the same kinds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) have only the common measures: together the levels have more than %1 cells. Measure one with --level.</source>
        <translation>
            <numerusform>%n level has only the common measures: together the levels have more than %1 cells. Measure one with --level.</numerusform>
            <numerusform>%n levels have only the common measures: together the levels have more than %1 cells. Measure one with --level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winnable in %n step(s); at least %1 are needed.</source>
        <translation>
            <numerusform>Winnable in %n step; at least %1 are needed.</numerusform>
            <numerusform>Winnable in %n steps; at least %1 are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player can get stuck in %n step(s).</source>
        <translation>
            <numerusform>A player can get stuck in %n step.</numerusform>
            <numerusform>A player can get stuck in %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) ignored, as their levels say.</source>
        <translation>
            <numerusform>%n problem ignored, as its level says.</numerusform>
            <numerusform>%n problems ignored, as their levels say.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of each persona:</source>
        <translation>
            <numerusform>%n game of each persona:</numerusform>
            <numerusform>%n games of each persona:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found.</source>
        <translation>
            <numerusform>%n found.</numerusform>
            <numerusform>%n found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles: %n cell(s).</source>
        <translation>
            <numerusform>Tiles: %n cell.</numerusform>
            <numerusform>Tiles: %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seed %1 fits, after %n tries.</source>
        <translation>
            <numerusform>Seed %1 fits, after %n try.</numerusform>
            <numerusform>Seed %1 fits, after %n tries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n seed(s) now.</source>
        <translation>
            <numerusform>%1 has %n seed now.</numerusform>
            <numerusform>%1 has %n seeds now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n level(s)</source>
        <translation>
            <numerusform>%1, %2: %n level</numerusform>
            <numerusform>%1, %2: %n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s) made no level.</source>
        <translation>
            <numerusform>%n seed made no level.</numerusform>
            <numerusform>%n seeds made no level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seed(s) fit, one in %2:</source>
        <translation>
            <numerusform>%1 of %n seed fits, one in %2:</numerusform>
            <numerusform>%1 of %n seeds fit, one in %2:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of %n seed(s) fits.</source>
        <translation>
            <numerusform>The one seed does not fit (%n).</numerusform>
            <numerusform>None of %n seeds fits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seed(s) fit:</source>
        <translation>
            <numerusform>%1 of %n seed fits:</numerusform>
            <numerusform>%1 of %n seeds fit:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Watching %n file(s). Stop with Ctrl+C.</source>
        <translation>
            <numerusform>Watching %n file. Stop with Ctrl+C.</numerusform>
            <numerusform>Watching %n files. Stop with Ctrl+C.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::GalleryPanel</name>
    <message numerus="yes">
        <source>%1 variations, %n of them not proven</source>
        <translation>
            <numerusform>%1 variations, %n of them not proven</numerusform>
            <numerusform>%1 variations, %n of them not proven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variation(s), all proven</source>
        <translation>
            <numerusform>%n variation, proven</numerusform>
            <numerusform>%n variations, all proven</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::IlluminationPanel</name>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::LegendCard</name>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… and %n more line</numerusform>
            <numerusform>… and %n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::LiveLinkDialog</name>
    <message numerus="yes">
        <source>%n game(s) are connected.</source>
        <translation>
            <numerusform>%n game is connected.</numerusform>
            <numerusform>%n games are connected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::MeasuresPanel</name>
    <message numerus="yes">
        <source>Beside %n seed(s) of %1 at %2. Bars: these seeds · ▼ this level · ○ levels before it</source>
        <translation>
            <numerusform>Beside %n seed of %1 at %2. Bars: these seeds · ▼ this level · ○ levels before it</numerusform>
            <numerusform>Beside %n seeds of %1 at %2. Bars: these seeds · ▼ this level · ○ levels before it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::PalettePanel</name>
    <message numerus="yes">
        <source>“%1” stands in %n cell(s) here.</source>
        <translation>
            <numerusform>“%1” stands in %n cell here.</numerusform>
            <numerusform>“%1” stands in %n cells here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::PersonasPanel</name>
    <message numerus="yes">
        <source>%n game(s) of each persona</source>
        <translation>
            <numerusform>%n game of each persona</numerusform>
            <numerusform>%n games of each persona</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::ProblemCounters</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n more of the same kinds.</source>
        <translation>
            <numerusform>%n more of the same kinds.</numerusform>
            <numerusform>%n more of the same kinds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n of this kind: %1</source>
        <translation>
            <numerusform>All %n of this kind: %1</numerusform>
            <numerusform>All %n of this kind: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::PropertiesPanel</name>
    <message numerus="yes">
        <source>… and %n more pattern(s)</source>
        <translation>
            <numerusform>… and %n more pattern</numerusform>
            <numerusform>… and %n more patterns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n thing(s)</source>
        <translation>
            <numerusform>%1: %n thing</numerusform>
            <numerusform>%1: %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::ReplayBar</name>
    <message numerus="yes">
        <source>%n step(s) per second</source>
        <translation>
            <numerusform>%n step per second</numerusform>
            <numerusform>%n steps per second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::ResizeDialog</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <comment>cut off</comment>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) (whole or in part)</source>
        <comment>cut off</comment>
        <translation>
            <numerusform>%n room (whole or in part)</numerusform>
            <numerusform>%n rooms (whole or in part)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <comment>cut off</comment>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::SkinMaker</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::StatusLine</name>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected</source>
        <translation>
            <numerusform>%n cell selected</numerusform>
            <numerusform>%n cells selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::SurveyPanel</name>
    <message numerus="yes">
        <source>%n seed(s)</source>
        <translation>
            <numerusform>%n seed</numerusform>
            <numerusform>%n seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 found in %n seed(s)</source>
        <translation>
            <numerusform>%1 found in %n seed</numerusform>
            <numerusform>%1 found in %n seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them without a level</source>
        <translation>
            <numerusform>, %n of them without a level</numerusform>
            <numerusform>, %n of them without a level</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the chosen cell</source>
        <translation>
            <numerusform>%n in the chosen cell</numerusform>
            <numerusform>%n in the chosen cell</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::SweepChart</name>
    <message numerus="yes">
        <source>%1 of %n level(s)</source>
        <translation>
            <numerusform>%1 of %n level</numerusform>
            <numerusform>%1 of %n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::SweepPanel</name>
    <message numerus="yes">
        <source>Measuring %n value(s)</source>
        <translation>
            <numerusform>Measuring %n value</numerusform>
            <numerusform>Measuring %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %n value(s), the recipe makes no level.</source>
        <translation>
            <numerusform>At %n value, the recipe makes no level.</numerusform>
            <numerusform>At %n values, the recipe makes no level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No clear change: %n measure(s)</source>
        <translation>
            <numerusform>No clear change: %n measure</numerusform>
            <numerusform>No clear change: %n measures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory was lacking for %n level(s), which are left out.</source>
        <translation>
            <numerusform>Memory was lacking for %n level, which is left out.</numerusform>
            <numerusform>Memory was lacking for %n levels, which are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line: the median of up to %n level(s). Band: 80 % of them. Click a value to set it.</source>
        <translation>
            <numerusform>Line: the median of %n level. Band: 80 % of it. Click a value to set it.</numerusform>
            <numerusform>Line: the median of up to %n levels. Band: 80 % of them. Click a value to set it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::ThingsPanel</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::TilesetDialog</name>
    <message numerus="yes">
        <source>A world has room for %n more tile(s); choose fewer.</source>
        <translation>
            <numerusform>A world has room for %n more tile; choose fewer.</numerusform>
            <numerusform>A world has room for %n more tiles; choose fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) chosen</source>
        <translation>
            <numerusform>%n tile chosen</numerusform>
            <numerusform>%n tiles chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::WantRow</name>
    <message numerus="yes">
        <source>Found after %n tries.</source>
        <translation>
            <numerusform>Found after %n try.</numerusform>
            <numerusform>Found after %n tries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message numerus="yes">
        <source>%n other level(s) of the map are not in this file.</source>
        <translation>
            <numerusform>%n other level of the map is not in this file.</numerusform>
            <numerusform>%n other levels of the map are not in this file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are left out.</source>
        <translation>
            <numerusform>%n thing is left out.</numerusform>
            <numerusform>%n things are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The details of %n thing(s) are left out.</source>
        <translation>
            <numerusform>The details of %n thing are left out.</numerusform>
            <numerusform>The details of %n things are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s), with the links and halls between them, are left out.</source>
        <translation>
            <numerusform>%n room, with its links and halls, is left out.</numerusform>
            <numerusform>%n rooms, with the links and halls between them, are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decoration layer(s) are left out.</source>
        <translation>
            <numerusform>%n decoration layer is left out.</numerusform>
            <numerusform>%n decoration layers are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) under other things are left out.</source>
        <translation>
            <numerusform>%n thing under another thing is left out.</numerusform>
            <numerusform>%n things under other things are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were shorter than the longest and are filled with void.</source>
        <translation>
            <numerusform>%n row was shorter than the longest and is filled with void.</numerusform>
            <numerusform>%n rows were shorter than the longest and are filled with void.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) under things will be floor when the text is read.</source>
        <translation>
            <numerusform>%n tile under a thing will be floor when the text is read.</numerusform>
            <numerusform>%n tiles under things will be floor when the text is read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n portal(s) led to a missing level or cell and now lead nowhere.</source>
        <translation>
            <numerusform>%n portal led to a missing level or cell and now leads nowhere.</numerusform>
            <numerusform>%n portals led to a missing level or cell and now lead nowhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ids of %n thing(s) are left out.</source>
        <translation>
            <numerusform>The id of %n thing is left out.</numerusform>
            <numerusform>The ids of %n things are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hall(s) that do not join two rooms are left out.</source>
        <translation>
            <numerusform>%n hall that does not join two rooms is left out.</numerusform>
            <numerusform>%n halls that do not join two rooms are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of the map&apos;s own are left out.</source>
        <translation>
            <numerusform>%n tile of the map&apos;s own is left out.</numerusform>
            <numerusform>%n tiles of the map&apos;s own are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decoration layer(s) are merged with the tiles.</source>
        <translation>
            <numerusform>%n decoration layer is merged with the tiles.</numerusform>
            <numerusform>%n decoration layers are merged with the tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of the map&apos;s own become other tiles when the picture is read: %1.</source>
        <translation>
            <numerusform>%n tile of the map&apos;s own becomes another tile when the picture is read: %1.</numerusform>
            <numerusform>%n tiles of the map&apos;s own become other tiles when the picture is read: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) are drawn in their colours: their pictures cannot be used.</source>
        <translation>
            <numerusform>%n more tile is drawn in its colour: its picture cannot be used.</numerusform>
            <numerusform>%n more tiles are drawn in their colours: their pictures cannot be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden or fully transparent decoration layer(s) are left out.</source>
        <translation>
            <numerusform>%n hidden or fully transparent decoration layer is left out.</numerusform>
            <numerusform>%n hidden or fully transparent decoration layers are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animated tile(s) stand still in Godot.</source>
        <translation>
            <numerusform>%n animated tile stands still in Godot.</numerusform>
            <numerusform>%n animated tiles stand still in Godot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of the map&apos;s own that the level does not use are left out.</source>
        <translation>
            <numerusform>%n tile of the map&apos;s own that the level does not use is left out.</numerusform>
            <numerusform>%n tiles of the map&apos;s own that the level does not use are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pictures of %n tile(s) of the map&apos;s own are left out.</source>
        <translation>
            <numerusform>The picture of %n tile of the map&apos;s own is left out.</numerusform>
            <numerusform>The pictures of %n tiles of the map&apos;s own are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shapes and properties of %n room(s) are left out.</source>
        <translation>
            <numerusform>The shape and properties of %n room are left out.</numerusform>
            <numerusform>The shapes and properties of %n rooms are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n hall(s) at most the length is written, with their link.</source>
        <translation>
            <numerusform>Of %n hall at most the length is written, with its link.</numerusform>
            <numerusform>Of %n halls at most the length is written, with their link.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n portal(s) lead to levels that are not in this file.</source>
        <translation>
            <numerusform>%n portal leads to a level that is not in this file.</numerusform>
            <numerusform>%n portals lead to levels that are not in this file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were painted with tiles that their layer does not have in LDtk. They are left out.</source>
        <translation>
            <numerusform>%n cell was painted with a tile that its layer does not have in LDtk. It is left out.</numerusform>
            <numerusform>%n cells were painted with tiles that their layer does not have in LDtk. They are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decoration layer(s) that did not come from LDtk are left out.</source>
        <translation>
            <numerusform>%n decoration layer that did not come from LDtk is left out.</numerusform>
            <numerusform>%n decoration layers that did not come from LDtk are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) of kinds for which the project has no entity are left out.</source>
        <translation>
            <numerusform>%n thing of a kind for which the project has no entity is left out.</numerusform>
            <numerusform>%n things of kinds for which the project has no entity are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of levels and things for which the project has no field are left out.</source>
        <translation>
            <numerusform>%n value of a level or thing for which the project has no field is left out.</numerusform>
            <numerusform>%n values of levels and things for which the project has no field are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sprite(s) of things are larger than a cell. Only what lies in the cell is written.</source>
        <translation>
            <numerusform>%n sprite of a thing is larger than a cell. Only what lies in the cell is written.</numerusform>
            <numerusform>%n sprites of things are larger than a cell. Only what lies in the cell is written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gallery</name>
    <message numerus="yes">
        <source>None of %n tries gave another map. Unpin some of it, or change the recipe.</source>
        <translation>
            <numerusform>%n try gave no other map. Unpin some of it, or change the recipe.</numerusform>
            <numerusform>None of %n tries gave another map. Unpin some of it, or change the recipe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>inspect</name>
    <message numerus="yes">
        <source>%n cell(s) of ground at (%1, %2) cannot be reached.</source>
        <translation>
            <numerusform>%n cell of ground at (%1, %2) cannot be reached.</numerusform>
            <numerusform>%n cells of ground at (%1, %2) cannot be reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dead end at (%1, %2) is %n step(s) long, and there is nothing in it.</source>
        <translation>
            <numerusform>The dead end at (%1, %2) is %n step long, and there is nothing in it.</numerusform>
            <numerusform>The dead end at (%1, %2) is %n steps long, and there is nothing in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody needs to pass the encounter at (%1, %2): it lies %n step(s) off every way to the goal, and to anything that can be taken.</source>
        <translation>
            <numerusform>Nobody needs to pass the encounter at (%1, %2): it lies %n step off every way to the goal, and to anything that can be taken.</numerusform>
            <numerusform>Nobody needs to pass the encounter at (%1, %2): it lies %n steps off every way to the goal, and to anything that can be taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody needs to enter the room of %n cell(s) at (%1, %2): it is empty, and no way to the goal, or to anything that can be taken, leads through it.</source>
        <translation>
            <numerusform>Nobody needs to enter the room of %n cell at (%1, %2): it is empty, and no way to the goal, or to anything that can be taken, leads through it.</numerusform>
            <numerusform>Nobody needs to enter the room of %n cells at (%1, %2): it is empty, and no way to the goal, or to anything that can be taken, leads through it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player can get stuck in %n step(s): at (%1, %2) the last way back is lost.</source>
        <translation>
            <numerusform>A player can get stuck in %n step: at (%1, %2) the last way back is lost.</numerusform>
            <numerusform>A player can get stuck in %n steps: at (%1, %2) the last way back is lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ldtk</name>
    <message numerus="yes">
        <source>%n tile(s) have no name that says what they are: they count as wall or floor. Correct that in the Palette.</source>
        <translation>
            <numerusform>%n tile has no name that says what it is: it counts as wall or floor. Correct that in the Palette.</numerusform>
            <numerusform>%n tiles have no name that says what they are: they count as wall or floor. Correct that in the Palette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entity(s) of kinds that no thing has are left out: %1.</source>
        <translation>
            <numerusform>%n entity of a kind that no thing has is left out: %1.</numerusform>
            <numerusform>%n entities of kinds that no thing has are left out: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entity(s) outside of their level are left out.</source>
        <translation>
            <numerusform>%n entity outside of its level is left out.</numerusform>
            <numerusform>%n entities outside of their level are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that lie between cells are left out.</source>
        <translation>
            <numerusform>%n tile that lies between cells is left out.</numerusform>
            <numerusform>%n tiles that lie between cells are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) that are too long for a property are left out.</source>
        <translation>
            <numerusform>%n field that is too long for a property is left out.</numerusform>
            <numerusform>%n fields that are too long for a property are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) above several others are left out.</source>
        <translation>
            <numerusform>%n tile above several others is left out.</numerusform>
            <numerusform>%n tiles above several others are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mission</name>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n room</numerusform>
            <numerusform>%n rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>objective</name>
    <message numerus="yes">
        <source>Unseen: %n cell(s)</source>
        <translation>
            <numerusform>Unseen: %n cell</numerusform>
            <numerusform>Unseen: %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>picture</name>
    <message numerus="yes">
        <source>The map is large, so a cell has %n pixel(s) in the picture. For more, set the pixels per cell.</source>
        <translation>
            <numerusform>The map is large, so a cell has %n pixel in the picture. For more, set the pixels per cell.</numerusform>
            <numerusform>The map is large, so a cell has %n pixels in the picture. For more, set the pixels per cell.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message numerus="yes">
        <source>The ground is not connected: %n region(s).</source>
        <translation>
            <numerusform>The ground is not connected: %n region.</numerusform>
            <numerusform>The ground is not connected: %n regions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rooms</name>
    <message numerus="yes">
        <source>%n of %1 rooms: no more fit on a map of this size. Make the map larger, or the rooms smaller.</source>
        <translation>
            <numerusform>%n of %1 rooms: no more fit on a map of this size. Make the map larger, or the rooms smaller.</numerusform>
            <numerusform>%n of %1 rooms: no more fit on a map of this size. Make the map larger, or the rooms smaller.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) instead of %1: the other parameters of “%2” allow no closer number.</source>
        <translation>
            <numerusform>%n room instead of %1: the other parameters of “%2” allow no closer number.</numerusform>
            <numerusform>%n rooms instead of %1: the other parameters of “%2” allow no closer number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 rooms are left: a later stage built over the others. Move that stage before the one that makes rooms.</source>
        <translation>
            <numerusform>%n of %1 rooms is left: a later stage built over the others. Move that stage before the one that makes rooms.</numerusform>
            <numerusform>%n of %1 rooms are left: a later stage built over the others. Move that stage before the one that makes rooms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) instead of %1: %2 of them are pinned.</source>
        <translation>
            <numerusform>%n room instead of %1: %2 of them are pinned.</numerusform>
            <numerusform>%n rooms instead of %1: %2 of them are pinned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) instead of the usual %1 at this map size. Set a number of rooms to get that many.</source>
        <translation>
            <numerusform>%n room instead of the usual %1 at this map size. Set a number of rooms to get that many.</numerusform>
            <numerusform>%n rooms instead of the usual %1 at this map size. Set a number of rooms to get that many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 sites: no more fit on a map of this size. Make the map larger, or the sites smaller.</source>
        <translation>
            <numerusform>%n of %1 sites: no more fit on a map of this size. Make the map larger, or the sites smaller.</numerusform>
            <numerusform>%n of %1 sites: no more fit on a map of this size. Make the map larger, or the sites smaller.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message numerus="yes">
        <source>%n flower(s) instead of %1: no more fit on the free floor.</source>
        <translation>
            <numerusform>%n flower instead of %1: no more fit on the free floor.</numerusform>
            <numerusform>%n flowers instead of %1: no more fit on the free floor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the map got no room, because other rooms or pinned cells are in the way.</source>
        <translation>
            <numerusform>%n part of the map got no room, because other rooms or pinned cells are in the way.</numerusform>
            <numerusform>%n parts of the map got no room, because other rooms or pinned cells are in the way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of siblings could not be connected past the pinned cells.</source>
        <translation>
            <numerusform>%n pair of siblings could not be connected past the pinned cells.</numerusform>
            <numerusform>%n pairs of siblings could not be connected past the pinned cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) got no hall, because pinned cells are in the way.</source>
        <translation>
            <numerusform>%n link got no hall, because pinned cells are in the way.</numerusform>
            <numerusform>%n links got no hall, because pinned cells are in the way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) instead of %1: no more fit on the free floor.</source>
        <translation>
            <numerusform>%n coin instead of %1: no more fit on the free floor.</numerusform>
            <numerusform>%n coins instead of %1: no more fit on the free floor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) removed, because their roads would meet others.</source>
        <translation>
            <numerusform>%n link removed, because its road would meet others.</numerusform>
            <numerusform>%n links removed, because their roads would meet others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contradiction(s) in the collapse; backtracking steps: %1, restarts: %2.</source>
        <translation>
            <numerusform>%n contradiction in the collapse; backtracking steps: %1, restarts: %2.</numerusform>
            <numerusform>%n contradictions in the collapse; backtracking steps: %1, restarts: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) had no free path, and run beside or into others or through sites. Fewer or smaller sites leave more room.</source>
        <translation>
            <numerusform>%n road had no free path, and runs beside or into others or through sites. Fewer or smaller sites leave more room.</numerusform>
            <numerusform>%n roads had no free path, and run beside or into others or through sites. Fewer or smaller sites leave more room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The map is too small for rooms of %1 cells a side; the shortest side has %n cell(s).</source>
        <translation>
            <numerusform>The map is too small for rooms of %1 cells a side; the shortest side has %n cell.</numerusform>
            <numerusform>The map is too small for rooms of %1 cells a side; the shortest side has %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) instead of %1: all other doors can be bypassed.</source>
        <translation>
            <numerusform>%n lock instead of %1: all other doors can be bypassed.</numerusform>
            <numerusform>%n locks instead of %1: all other doors can be bypassed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of siblings could not be connected from a pivot; the shortest hall connects what is still apart.</source>
        <translation>
            <numerusform>%n pair of siblings could not be connected from a pivot; the shortest hall connects what is still apart.</numerusform>
            <numerusform>%n pairs of siblings could not be connected from a pivot; the shortest hall connects what is still apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A store and a boss need a room each, but there is/are only %n; set more rooms.</source>
        <translation>
            <numerusform>A store and a boss need a room each, but there is only %n; set more rooms.</numerusform>
            <numerusform>A store and a boss need a room each, but there are only %n; set more rooms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n landmark(s) or lock(s) without a lamp: there is no room for one.</source>
        <translation>
            <numerusform>%n landmark or lock without a lamp: there is no room for one.</numerusform>
            <numerusform>%n landmarks or locks without a lamp: there is no room for one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) without a reward: no cell is free there.</source>
        <translation>
            <numerusform>%n dead end without a reward: no cell is free there.</numerusform>
            <numerusform>%n dead ends without a reward: no cell is free there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>step</name>
    <message numerus="yes">
        <source>Add %n tile(s)</source>
        <translation>
            <numerusform>Add %n tile</numerusform>
            <numerusform>Add %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n cell(s)</source>
        <translation>
            <numerusform>Cut %n cell</numerusform>
            <numerusform>Cut %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n cell(s)</source>
        <translation>
            <numerusform>Delete %n cell</numerusform>
            <numerusform>Delete %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n cell(s)</source>
        <translation>
            <numerusform>Rotate %n cell</numerusform>
            <numerusform>Rotate %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flip %n cell(s)</source>
        <translation>
            <numerusform>Flip %n cell</numerusform>
            <numerusform>Flip %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cell(s), moving the start</source>
        <translation>
            <numerusform>Paste %n cell, moving the start</numerusform>
            <numerusform>Paste %n cells, moving the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cell(s)</source>
        <translation>
            <numerusform>Paste %n cell</numerusform>
            <numerusform>Paste %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n problem(s): %1</source>
        <translation>
            <numerusform>Fix %n problem: %1</numerusform>
            <numerusform>Fix %n problems: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n error(s)</source>
        <translation>
            <numerusform>Fix %n error</numerusform>
            <numerusform>Fix %n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %1 of %n thing(s)</source>
        <translation>
            <numerusform>Set %1 of %n thing</numerusform>
            <numerusform>Set %1 of %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n thing(s)</source>
        <translation>
            <numerusform>Delete %n thing</numerusform>
            <numerusform>Delete %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n thing(s)</source>
        <translation>
            <numerusform>Duplicate %n thing</numerusform>
            <numerusform>Duplicate %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pin %n thing(s)</source>
        <translation>
            <numerusform>Pin %n thing</numerusform>
            <numerusform>Pin %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n thing(s)</source>
        <translation>
            <numerusform>Unpin %n thing</numerusform>
            <numerusform>Unpin %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 → %3 cell(s)</source>
        <translation>
            <numerusform>%1 %2 → %3 cell</numerusform>
            <numerusform>%1 %2 → %3 cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 → %3 step(s)</source>
        <translation>
            <numerusform>%1 %2 → %3 step</numerusform>
            <numerusform>%1 %2 → %3 steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>things</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tiled</name>
    <message numerus="yes">
        <source>What %n tile(s) are was guessed by how the map uses them: %1. Correct them in the Palette, or with --map FILE.</source>
        <translation>
            <numerusform>What %n tile is was guessed by how the map uses it: %1. Correct it in the Palette, or with --map FILE.</numerusform>
            <numerusform>What %n tiles are was guessed by how the map uses them: %1. Correct them in the Palette, or with --map FILE.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are larger than a cell of the map, and are drawn smaller here.</source>
        <translation>
            <numerusform>%n tile is larger than a cell of the map, and is drawn smaller here.</numerusform>
            <numerusform>%n tiles are larger than a cell of the map, and are drawn smaller here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have a tile that no tileset of the map has. They are empty now.</source>
        <translation>
            <numerusform>%n cell has a tile that no tileset of the map has. It is empty now.</numerusform>
            <numerusform>%n cells have a tile that no tileset of the map has. They are empty now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of tilesets are not kept in the map: they take more than 64 MB. Keep their files.</source>
        <translation>
            <numerusform>%n picture of tilesets is not kept in the map: they take more than 64 MB. Keep its file.</numerusform>
            <numerusform>%n pictures of tilesets are not kept in the map: they take more than 64 MB. Keep their files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) are of no kind that a level knows. They are kept for writing the map back, and not shown.</source>
        <translation>
            <numerusform>%n object is of no kind that a level knows. It is kept for writing the map back, and not shown.</numerusform>
            <numerusform>%n objects are of no kind that a level knows. They are kept for writing the map back, and not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) lie outside the map. They are kept for writing the map back, and not shown.</source>
        <translation>
            <numerusform>%n object lies outside the map. It is kept for writing the map back, and not shown.</numerusform>
            <numerusform>%n objects lie outside the map. They are kept for writing the map back, and not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image layer(s) are kept for writing the map back, and not shown.</source>
        <translation>
            <numerusform>%n image layer is kept for writing the map back, and not shown.</numerusform>
            <numerusform>%n image layers are kept for writing the map back, and not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) have an offset, a tint or a parallax factor, which are kept for writing the map back, and not shown.</source>
        <translation>
            <numerusform>%n layer has an offset, a tint or a parallax factor, which is kept for writing the map back, and not shown.</numerusform>
            <numerusform>%n layers have an offset, a tint or a parallax factor, which are kept for writing the map back, and not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animated tile(s) show their own picture. Their animations are kept for writing the map back.</source>
        <translation>
            <numerusform>%n animated tile shows its own picture. Its animation is kept for writing the map back.</numerusform>
            <numerusform>%n animated tiles show their own picture. Their animations are kept for writing the map back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tool</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n cell(s)</source>
        <translation>
            <numerusform>Erase %n cell</numerusform>
            <numerusform>Erase %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pin %n room(s)</source>
        <translation>
            <numerusform>Pin %n room</numerusform>
            <numerusform>Pin %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n room(s)</source>
        <translation>
            <numerusform>Unpin %n room</numerusform>
            <numerusform>Unpin %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pin %n thing(s)</source>
        <translation>
            <numerusform>Pin %n thing</numerusform>
            <numerusform>Pin %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n thing(s)</source>
        <translation>
            <numerusform>Unpin %n thing</numerusform>
            <numerusform>Unpin %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pin %n cell(s)</source>
        <translation>
            <numerusform>Pin %n cell</numerusform>
            <numerusform>Pin %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n cell(s)</source>
        <translation>
            <numerusform>Unpin %n cell</numerusform>
            <numerusform>Unpin %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n cell(s)</source>
        <translation>
            <numerusform>Move %n cell</numerusform>
            <numerusform>Move %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n cell(s), moving the start</source>
        <translation>
            <numerusform>Copy %n cell, moving the start</numerusform>
            <numerusform>Copy %n cells, moving the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n cell(s)</source>
        <translation>
            <numerusform>Copy %n cell</numerusform>
            <numerusform>Copy %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n cell(s)</source>
        <translation>
            <numerusform>Select %n cell</numerusform>
            <numerusform>Select %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n thing(s)</source>
        <translation>
            <numerusform>Erase %n thing</numerusform>
            <numerusform>Erase %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n cell(s)</source>
        <translation>
            <numerusform>Replace %n cell</numerusform>
            <numerusform>Replace %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %1 (%n cell(s))</source>
        <translation>
            <numerusform>Paint %1 (%n cell)</numerusform>
            <numerusform>Paint %1 (%n cells)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s) with %1</source>
        <translation>
            <numerusform>Fill %n cell with %1</numerusform>
            <numerusform>Fill %n cells with %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %1 (%n cell(s))</source>
        <translation>
            <numerusform>Draw %1 (%n cell)</numerusform>
            <numerusform>Draw %1 (%n cells)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>unit</name>
    <message numerus="yes">
        <source>%1 cell(s)</source>
        <translation>
            <numerusform>%1 cell</numerusform>
            <numerusform>%1 cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 step(s)</source>
        <translation>
            <numerusform>%1 step</numerusform>
            <numerusform>%1 steps</numerusform>
        </translation>
    </message>
</context>
</TS>
