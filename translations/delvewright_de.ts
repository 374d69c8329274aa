<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>generation</name>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>thing</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Kind of enemy</source>
        <translation>Art des Gegners</translation>
    </message>
    <message>
        <source>Leads to level</source>
        <translation>Führt in die Ebene</translation>
    </message>
    <message>
        <source>Leads to cell</source>
        <translation>Führt zur Zelle</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Schauplatz</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Truhe</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Schloss</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Endgegner</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Portal</source>
        <translation>Portal</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>Lamp</source>
        <translation>Lampe</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Schild</translation>
    </message>
</context>
<context>
    <name>tile</name>
    <message>
        <source>Void</source>
        <translation>Leere</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Open door</source>
        <translation>Offene Tür</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Golden exit</source>
        <translation>Goldener Ausgang</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>House wall</source>
        <translation>Hauswand</translation>
    </message>
    <message>
        <source>House door</source>
        <translation>Haustür</translation>
    </message>
    <message>
        <source>First land</source>
        <translation>Erstes Land</translation>
    </message>
    <message>
        <source>Second land</source>
        <translation>Zweites Land</translation>
    </message>
    <message>
        <source>Third land</source>
        <translation>Drittes Land</translation>
    </message>
    <message>
        <source>Fourth land</source>
        <translation>Viertes Land</translation>
    </message>
    <message>
        <source>Fifth land</source>
        <translation>Fünftes Land</translation>
    </message>
    <message>
        <source>Sixth land</source>
        <translation>Sechstes Land</translation>
    </message>
</context>
</TS>
