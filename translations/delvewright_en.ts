<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>delve::StatusLine</name>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message numerus="yes">
        <source>%n room(s) fit on this map, %1 were asked for.</source>
        <translation>
            <numerusform>%n room fits on this map, %1 were asked for.</numerusform>
            <numerusform>%n rooms fit on this map, %1 were asked for.</numerusform>
        </translation>
    </message>
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
</context>
</TS>
