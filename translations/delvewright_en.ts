<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>Questions</name>
    <message numerus="yes">
        <source>Regenerate and discard %n level(s) with hand work?</source>
        <translation>
            <numerusform>Regenerate and discard %n level with hand work?</numerusform>
            <numerusform>Regenerate and discard %n levels with hand work?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
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
</context>
<context>
    <name>delve::ui::ReplayBar</name>
    <message numerus="yes">
        <source>%n step(s) a second</source>
        <translation>
            <numerusform>%n step a second</numerusform>
            <numerusform>%n steps a second</numerusform>
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
        <source>%n thing(s) stand under others and are not seen.</source>
        <translation>
            <numerusform>%n thing stands under another and is not seen.</numerusform>
            <numerusform>%n things stand under others and are not seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were shorter than the longest and are filled up with void.</source>
        <translation>
            <numerusform>%n row was shorter than the longest and is filled up with void.</numerusform>
            <numerusform>%n rows were shorter than the longest and are filled up with void.</numerusform>
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
        <source>%n portal(s) led to a level or cell that is not there, and lead nowhere now.</source>
        <translation>
            <numerusform>%n portal led to a level or cell that is not there, and leads nowhere now.</numerusform>
            <numerusform>%n portals led to a level or cell that is not there, and lead nowhere now.</numerusform>
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
        <source>%n decoration layer(s) are drawn with the tiles, and are none any more.</source>
        <translation>
            <numerusform>%n decoration layer is drawn with the tiles, and is none any more.</numerusform>
            <numerusform>%n decoration layers are drawn with the tiles, and are none any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of this map&apos;s own come back as other tiles when the picture is read: %1.</source>
        <translation>
            <numerusform>%n tile of this map&apos;s own comes back as another tile when the picture is read: %1.</numerusform>
            <numerusform>%n tiles of this map&apos;s own come back as other tiles when the picture is read: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) are drawn by their colours: their pictures cannot be used.</source>
        <translation>
            <numerusform>%n more tile is drawn by its colour: its picture cannot be used.</numerusform>
            <numerusform>%n more tiles are drawn by their colours: their pictures cannot be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decoration layer(s) that are hidden or of opacity 0 are left out.</source>
        <translation>
            <numerusform>%n decoration layer that is hidden or of opacity 0 is left out.</numerusform>
            <numerusform>%n decoration layers that are hidden or of opacity 0 are left out.</numerusform>
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
        <source>The map is large, so a cell has %n pixel(s) in the picture; ask for another number of pixels a cell to have more.</source>
        <translation>
            <numerusform>The map is large, so a cell has %n pixel in the picture; ask for another number of pixels a cell to have more.</numerusform>
            <numerusform>The map is large, so a cell has %n pixels in the picture; ask for another number of pixels a cell to have more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message numerus="yes">
        <source>The ground falls into %n region(s) instead of one.</source>
        <translation>
            <numerusform>The ground is %n region.</numerusform>
            <numerusform>The ground falls into %n regions instead of one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rooms</name>
    <message numerus="yes">
        <source>%n of %1 rooms: the map has no more room at this size. Make it larger, or the rooms smaller.</source>
        <translation>
            <numerusform>%n of %1 rooms: the map has no more room at this size. Make it larger, or the rooms smaller.</numerusform>
            <numerusform>%n of %1 rooms: the map has no more room at this size. Make it larger, or the rooms smaller.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s), where %1 were asked for: the other parameters of “%2” allow no closer number.</source>
        <translation>
            <numerusform>%n room, where %1 were asked for: the other parameters of “%2” allow no closer number.</numerusform>
            <numerusform>%n rooms, where %1 were asked for: the other parameters of “%2” allow no closer number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 rooms are left: a later stage built over the others. Move the stage that makes rooms behind it.</source>
        <translation>
            <numerusform>%n of %1 rooms is left: a later stage built over the others. Move the stage that makes rooms behind it.</numerusform>
            <numerusform>%n of %1 rooms are left: a later stage built over the others. Move the stage that makes rooms behind it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s), where %1 were asked for: %2 of them are pinned.</source>
        <translation>
            <numerusform>%n room, where %1 were asked for: %2 of them are pinned.</numerusform>
            <numerusform>%n rooms, where %1 were asked for: %2 of them are pinned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s), where %1 are usual at this size. Set a number of rooms to get that many.</source>
        <translation>
            <numerusform>%n room, where %1 are usual at this size. Set a number of rooms to get that many.</numerusform>
            <numerusform>%n rooms, where %1 are usual at this size. Set a number of rooms to get that many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message numerus="yes">
        <source>%n flower(s) fit on the free floor, %1 were asked for.</source>
        <translation>
            <numerusform>%n flower fits on the free floor, %1 were asked for.</numerusform>
            <numerusform>%n flowers fit on the free floor, %1 were asked for.</numerusform>
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
        <source>%n pair(s) of siblings could not be joined past the pinned cells.</source>
        <translation>
            <numerusform>%n pair of siblings could not be joined past the pinned cells.</numerusform>
            <numerusform>%n pairs of siblings could not be joined past the pinned cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) got no tunnel, because pinned cells are in the way.</source>
        <translation>
            <numerusform>%n link got no tunnel, because pinned cells are in the way.</numerusform>
            <numerusform>%n links got no tunnel, because pinned cells are in the way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) fit on the free floor, %1 were asked for.</source>
        <translation>
            <numerusform>%n coin fits on the free floor, %1 were asked for.</numerusform>
            <numerusform>%n coins fit on the free floor, %1 were asked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) found no road that meets no other, and went.</source>
        <translation>
            <numerusform>%n link found no road that meets no other, and went.</numerusform>
            <numerusform>%n links found no road that meets no other, and went.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The collapse met %n contradiction(s): it stepped back %1 times and began anew %2 times.</source>
        <translation>
            <numerusform>The collapse met %n contradiction: it stepped back %1 times and began anew %2 times.</numerusform>
            <numerusform>The collapse met %n contradictions: it stepped back %1 times and began anew %2 times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) found no way of their own, and run beside or into others or through sites. Fewer or smaller sites leave more room.</source>
        <translation>
            <numerusform>%n road found no way of its own, and runs beside or into others or through sites. Fewer or smaller sites leave more room.</numerusform>
            <numerusform>%n roads found no way of their own, and run beside or into others or through sites. Fewer or smaller sites leave more room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The map is too small for floors of %1 cells a side; the shortest side has %n cell(s).</source>
        <translation>
            <numerusform>The map is too small for floors of %1 cells a side; the shortest side has %n cell.</numerusform>
            <numerusform>The map is too small for floors of %1 cells a side; the shortest side has %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) found a place that every way must pass; asked for: %1.</source>
        <translation>
            <numerusform>%n lock found a place that every way must pass; asked for: %1.</numerusform>
            <numerusform>%n locks found a place that every way must pass; asked for: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of siblings could not be joined from a pivot; the shortest hall joins what is left apart.</source>
        <translation>
            <numerusform>%n pair of siblings could not be joined from a pivot; the shortest hall joins what is left apart.</numerusform>
            <numerusform>%n pairs of siblings could not be joined from a pivot; the shortest hall joins what is left apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A store and a boss need a room each, and there is/are only %n; ask for more rooms.</source>
        <translation>
            <numerusform>A store and a boss need a room each, and there is only %n; ask for more rooms.</numerusform>
            <numerusform>A store and a boss need a room each, and there are only %n; ask for more rooms.</numerusform>
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
        <source>Paint %n cell(s)</source>
        <translation>
            <numerusform>Paint %n cell</numerusform>
            <numerusform>Paint %n cells</numerusform>
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
        <source>Fill %n cell(s)</source>
        <translation>
            <numerusform>Fill %n cell</numerusform>
            <numerusform>Fill %n cells</numerusform>
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
        <source>Draw %n cell(s)</source>
        <translation>
            <numerusform>Draw %n cell</numerusform>
            <numerusform>Draw %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n thing(s)</source>
        <translation>
            <numerusform>Erase %n thing</numerusform>
            <numerusform>Erase %n things</numerusform>
        </translation>
    </message>
</context>
</TS>
