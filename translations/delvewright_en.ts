<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</context>
</TS>
