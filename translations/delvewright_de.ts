<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Document</name>
    <message>
        <source>“%1” does not end in .delve. Save the map as .delve, and export it to other formats.</source>
        <translation>„%1“ endet nicht auf .delve. Speichern Sie die Karte als .delve und exportieren Sie sie in andere Formate.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Level %1</translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>delve::Document</name>
    <message>
        <source>Generate %1, seed %2</source>
        <translation>%1 erzeugen, Seed %2</translation>
    </message>
</context>
<context>
    <name>delve::MapView</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>delve::MiniMap</name>
    <message>
        <source>Mini-map</source>
        <translation>Übersichtskarte</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>%1 is a folder. Give the name of a file.</source>
        <translation>%1 ist ein Ordner. Geben Sie den Namen einer Datei an.</translation>
    </message>
    <message>
        <source>The folder %1 is not there. Choose another one, or make it first.</source>
        <translation>Den Ordner %1 gibt es nicht. Wählen Sie einen anderen, oder legen Sie ihn zuerst an.</translation>
    </message>
    <message>
        <source>%1 is no folder, so that nothing can be written into it.</source>
        <translation>%1 ist kein Ordner; darum kann nichts hineingeschrieben werden.</translation>
    </message>
    <message>
        <source>The folder %1 may not be written to. Choose another one.</source>
        <translation>In den Ordner %1 darf nicht geschrieben werden. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>%1 may not be written to. Choose another name.</source>
        <translation>%1 darf nicht überschrieben werden. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a map.</source>
        <translation>%1 ist ein Ordner und keine Karte.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 may not be read: its permissions do not allow it.</source>
        <translation>%1 darf nicht gelesen werden: Die Zugriffsrechte erlauben es nicht.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The disk is full: %1 was not written. Make room, or choose another disk.</source>
        <translation>Der Datenträger ist voll: %1 wurde nicht geschrieben. Schaffen Sie Platz, oder wählen Sie einen anderen Datenträger.</translation>
    </message>
    <message>
        <source>The output cannot be written: %2.</source>
        <translation>Die Ausgabe kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 wurde nicht geschrieben: %2.</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Delvewright map</source>
        <translation>Delvewright-Karte</translation>
    </message>
    <message>
        <source>“%1” ends in nothing that can be read. It may be one of %2.</source>
        <translation>Die Endung von „%1“ kann nicht gelesen werden. Möglich sind %2.</translation>
    </message>
    <message>
        <source>“%1” ends in nothing that can be written. It may be one of %2.</source>
        <translation>Die Endung von „%1“ kann nicht geschrieben werden. Möglich sind %2.</translation>
    </message>
    <message>
        <source>This format has no option “%1”.</source>
        <translation>Dieses Format hat keine Option „%1“.</translation>
    </message>
    <message>
        <source>The map has no level “%1”.</source>
        <translation>Die Karte hat kein Level „%1“.</translation>
    </message>
</context>
<context>
    <name>generation</name>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>There is not enough memory for a map of %1 x %2 cells. Choose a smaller size.</source>
        <translation>Für eine Karte von %1 x %2 Zellen reicht der Speicher nicht. Wählen Sie eine kleinere Größe.</translation>
    </message>
</context>
<context>
    <name>overlay</name>
    <message>
        <source>Pins</source>
        <translation>Fixierungen</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>There is no overlay &quot;%1&quot;. Choose from: %2.</source>
        <translation>Die Einblendung „%1“ gibt es nicht. Möglich sind: %2.</translation>
    </message>
</context>
<context>
    <name>picture</name>
    <message>
        <source>A cell of a picture can have from %1 to %2 pixels, not %3.</source>
        <translation>Eine Zelle eines Bildes kann %1 bis %2 Pixel groß sein, nicht %3.</translation>
    </message>
    <message>
        <source>The level is empty: there is nothing to draw.</source>
        <translation>Das Level ist leer: Es gibt nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>A picture of %1 x %2 pixels is too large. Choose fewer pixels a cell.</source>
        <translation>Ein Bild von %1 x %2 Pixeln ist zu groß. Wählen Sie weniger Pixel je Zelle.</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>Für das Bild reicht der Speicher nicht.</translation>
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
        <translation>Führt zum Level</translation>
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
