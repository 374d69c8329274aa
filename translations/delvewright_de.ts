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
    <message>
        <source>Pinned ground lies on the edge of the map, at (%1). Unpin it, or put a door with a portal there.</source>
        <translation>Am Rand der Karte liegt fixierter Boden, bei (%1). Lösen Sie die Fixierung, oder setzen Sie dort eine Tür mit einem Portal.</translation>
    </message>
    <message>
        <source>The ground at (%1) touches pinned void, so that no wall can be put between. Unpin the void, or pin walls around the ground.</source>
        <translation>Der Boden bei (%1) berührt fixierte Leere, sodass keine Wand dazwischen passt. Lösen Sie die Fixierung der Leere, oder fixieren Sie Wände um den Boden.</translation>
    </message>
    <message>
        <source>The pinned ground at (%1, %2) cannot be joined with the rest of the map: other pins are in the way. Unpin some of the cells around it.</source>
        <translation>Der fixierte Boden bei (%1, %2) lässt sich nicht mit dem Rest der Karte verbinden: Andere Fixierungen sind im Weg. Lösen Sie einige der Zellen ringsum.</translation>
    </message>
    <message>
        <source>A map of %1 x %2 cannot be made: its sides are from 1 to %3 cells.</source>
        <translation>Eine Karte von %1 x %2 ist nicht möglich: Ihre Seiten messen 1 bis %3 Zellen.</translation>
    </message>
    <message>
        <source>Pinned cells lie outside a map of %1 x %2, the first at (%3, %4). Make the map larger, or unpin them.</source>
        <translation>Fixierte Zellen liegen außerhalb einer Karte von %1 x %2, die erste bei (%3, %4). Vergrößern Sie die Karte, oder lösen Sie die Fixierung.</translation>
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
    <name>parameter</name>
    <message>
        <source>%1 cannot be %2: it is yes or no.</source>
        <translation>%1 kann nicht %2 sein: möglich sind yes (ja) und no (nein).</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is one of %3.</source>
        <translation>%1 kann nicht %2 sein: möglich sind %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is a whole number from %3 to %4.</source>
        <translation>%1 kann nicht %2 sein: möglich ist eine ganze Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is a number from %3 to %4.</source>
        <translation>%1 kann nicht %2 sein: möglich ist eine Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is a percentage from %3 to %4.</source>
        <translation>%1 kann nicht %2 sein: möglich ist ein Prozentwert von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is a whole number or two of them, the lesser first, like 20-40, from %3 to %4.</source>
        <translation>%1 kann nicht %2 sein: möglich sind eine ganze Zahl oder zwei, die kleinere zuerst, wie 20-40, von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is a number or two of them, the lesser first, like 0.1-0.9, from %3 to %4.</source>
        <translation>%1 kann nicht %2 sein: möglich sind eine Zahl oder zwei, die kleinere zuerst, wie 0.1-0.9, von %3 bis %4.</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes (ja) oder no (nein)</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
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
    <name>recipe</name>
    <message>
        <source>The stage %1 has no version %2 in this program. A newer one may know it.</source>
        <translation>Der Schritt %1 hat in diesem Programm keine Version %2. Ein neueres kennt sie vielleicht.</translation>
    </message>
    <message>
        <source>There is no stage %1. There are: %2.</source>
        <translation>Den Schritt %1 gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>The stage %1 has no parameter %2; it has none at all.</source>
        <translation>Der Schritt %1 hat keinen Parameter %2; er hat überhaupt keinen.</translation>
    </message>
    <message>
        <source>The stage %1 has no parameter %2. It has: %3.</source>
        <translation>Der Schritt %1 hat keinen Parameter %2. Er hat: %3.</translation>
    </message>
    <message>
        <source>The stage %1 needs rooms, which no stage before it makes. Put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht Räume, die kein Schritt davor anlegt. Setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs a partition of the map, which no stage before it makes. Put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht eine Aufteilung der Karte, die kein Schritt davor vornimmt. Setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs links between rooms, which no stage before it makes. Put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht Verbindungen zwischen Räumen, die kein Schritt davor anlegt. Setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs floor, which no stage before it makes. Put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht Boden, den kein Schritt davor anlegt. Setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs a start, which no stage before it sets. Put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht einen Start, den kein Schritt davor setzt. Setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs an exit, which no stage before it sets. Put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht einen Ausgang, den kein Schritt davor setzt. Setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs flowers, which no stage before it sets. Put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht Blumen, die kein Schritt davor setzt. Setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs sites, which no stage before it sets. Put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht Schauplätze, die kein Schritt davor setzt. Setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>A stage %1 of the recipe has no id. Give it one, such as %1-2.</source>
        <translation>Ein Schritt %1 des Rezepts hat keine Kennung. Geben Sie ihm eine, etwa %1-2.</translation>
    </message>
    <message>
        <source>Two stages of the recipe have the id %1. Give one of them another id.</source>
        <translation>Zwei Schritte des Rezepts haben die Kennung %1. Geben Sie einem davon eine andere.</translation>
    </message>
    <message>
        <source>Grown rooms</source>
        <translation>Gewachsene Räume</translation>
    </message>
    <message>
        <source>Rooms that grew from points all over the map, joined by straight halls. Two players collect flowers.</source>
        <translation>Räume, die aus Punkten überall auf der Karte gewachsen sind, verbunden durch gerade Gänge. Zwei Spieler sammeln Blumen.</translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message>
        <source>Joining what is apart</source>
        <translation>Getrenntes wird verbunden</translation>
    </message>
    <message>
        <source>Walls around the ground</source>
        <translation>Wände um den Boden</translation>
    </message>
    <message>
        <source>No room fits on this map of %1 x %2 cells. Make it larger, or unpin some of it; a room needs 3 x 3 free cells.</source>
        <translation>Auf diese Karte von %1 x %2 Zellen passt kein Raum. Vergrößern Sie sie, oder lösen Sie Fixierungen; ein Raum braucht 3 x 3 freie Zellen.</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) fit on this map, %1 were asked for.</source>
        <translation>
            <numerusform>Auf diese Karte passt %n Raum, verlangt waren %1.</numerusform>
            <numerusform>Auf diese Karte passen %n Räume, verlangt waren %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Grow rooms</source>
        <translation>Räume wachsen lassen</translation>
    </message>
    <message>
        <source>Draws points, as many in each quarter of the map, and lets a room grow from each: one step a round, on a side where there is room, until it has had enough.</source>
        <translation>Lost Punkte aus, in jedem Viertel der Karte gleich viele, und lässt aus jedem einen Raum wachsen: in jeder Runde einen Schritt, auf einer Seite, auf der Platz ist, bis er genug hat.</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>How many rooms are aimed at. By default one for 120 cells of the map.</source>
        <translation>Wie viele Räume angestrebt werden. Üblich ist einer auf 120 Zellen der Karte.</translation>
    </message>
    <message>
        <source>Growths</source>
        <translation>Wachstumsschritte</translation>
    </message>
    <message>
        <source>So often a room grows before it may stop of itself.</source>
        <translation>So oft wächst ein Raum, bevor er von selbst aufhören darf.</translation>
    </message>
    <message>
        <source>Chance to stop</source>
        <translation>Aussicht aufzuhören</translation>
    </message>
    <message>
        <source>In each round after that: in how many of a hundred cases the room stops.</source>
        <translation>In jeder Runde danach: in wie vielen von hundert Fällen der Raum aufhört.</translation>
    </message>
    <message>
        <source>Join what is apart</source>
        <translation>Getrenntes verbinden</translation>
    </message>
    <message>
        <source>Digs a hall from each part of the ground that cannot be reached. Where no stage does, the shortest halls are dug after the last stage that digs.</source>
        <translation>Gräbt einen Gang von jedem Teil des Bodens, der nicht erreichbar ist. Wo kein Schritt das tut, werden nach dem letzten grabenden Schritt die kürzesten Gänge gegraben.</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Kürzester</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>The shortest hall there is, or one from any place to any other.</source>
        <translation>Der kürzeste mögliche Gang, oder einer von irgendeiner Stelle zu irgendeiner anderen.</translation>
    </message>
    <message>
        <source>Straight halls</source>
        <translation>Gerade Gänge</translation>
    </message>
    <message>
        <source>Digs straight halls between rooms that face each other, first from west to east, then from north to south; these may cross the former.</source>
        <translation>Gräbt gerade Gänge zwischen Räumen, die einander gegenüberliegen, erst von Westen nach Osten, dann von Norden nach Süden; diese dürfen die ersten kreuzen.</translation>
    </message>
    <message>
        <source>Halls for each room</source>
        <translation>Gänge je Raum</translation>
    </message>
    <message>
        <source>So many halls are dug in each of the two directions, for each room, as far as there are places for them.</source>
        <translation>So viele Gänge werden in jeder der beiden Richtungen für jeden Raum gegraben, soweit Platz dafür ist.</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Wände</translation>
    </message>
    <message>
        <source>Puts a wall wherever empty space touches ground, also at corners.</source>
        <translation>Setzt eine Wand, wo immer Leere an Boden grenzt, auch an Ecken.</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Blumen</translation>
    </message>
    <message>
        <source>Strews flowers over the floor of rooms, none in halls, for the players to collect.</source>
        <translation>Streut Blumen über den Boden der Räume, keine in Gänge, damit die Spieler sie sammeln.</translation>
    </message>
    <message>
        <source>Floor for each flower</source>
        <translation>Boden je Blume</translation>
    </message>
    <message>
        <source>One flower for so many cells of floor, and at least one.</source>
        <translation>Eine Blume auf so viele Zellen Boden, und mindestens eine.</translation>
    </message>
    <message>
        <source>There are no flowers to measure the way to; player 2 starts far from player 1.</source>
        <translation>Es gibt keine Blumen, zu denen der Weg gemessen werden könnte; Spieler 2 beginnt weit weg von Spieler 1.</translation>
    </message>
    <message>
        <source>Player 2 starts where the way is like that of player 1, who has no start yet. Put the stage that makes it before this one.</source>
        <translation>Spieler 2 beginnt dort, wo der Weg dem von Spieler 1 gleicht, und der hat noch keinen Start. Stellen Sie den Schritt, der ihn setzt, vor diesen.</translation>
    </message>
    <message>
        <source>There is no free cell left where player 2 could start.</source>
        <translation>Es ist keine freie Zelle mehr da, auf der Spieler 2 beginnen könnte.</translation>
    </message>
    <message>
        <source>Second start</source>
        <translation>Zweiter Start</translation>
    </message>
    <message>
        <source>Says where player 2 begins: where the way to the flowers is most nearly as good as that of player 1. A start that was pinned stays.</source>
        <translation>Sagt, wo Spieler 2 beginnt: dort, wo der Weg zu den Blumen am ehesten so gut ist wie der von Spieler 1. Ein fixierter Start bleibt.</translation>
    </message>
    <message>
        <source>Flowers counted</source>
        <translation>Gezählte Blumen</translation>
    </message>
    <message>
        <source>The way of a cell is the sum of the steps to so many of its nearest flowers.</source>
        <translation>Der Weg einer Zelle ist die Summe der Schritte zu so vielen der nächsten Blumen.</translation>
    </message>
    <message>
        <source>Cells compared</source>
        <translation>Verglichene Zellen</translation>
    </message>
    <message>
        <source>So many random cells are measured; more of them come closer to a fair start, and take longer.</source>
        <translation>So viele zufällige Zellen werden gemessen; mehr davon kommen einem gerechten Start näher und brauchen länger.</translation>
    </message>
    <message>
        <source>There is no free cell where player 1 could start. Leave some floor without pins and things.</source>
        <translation>Es gibt keine freie Zelle, auf der Spieler 1 beginnen könnte. Lassen Sie etwas Boden ohne Fixierungen und Dinge.</translation>
    </message>
    <message>
        <source>The start is to be far from the exit, but there is none yet. Put a stage that makes one before it, or choose another way to start.</source>
        <translation>Der Start soll weit vom Ausgang liegen, aber es gibt noch keinen. Stellen Sie einen Schritt davor, der einen setzt, oder wählen Sie einen anderen Ort für den Start.</translation>
    </message>
    <message>
        <source>The start is to be far from the boss, but there is no boss&apos;s room yet. Put a stage that makes one before it, or choose another way to start.</source>
        <translation>Der Start soll weit vom Endgegner liegen, aber der hat noch keinen Raum. Stellen Sie einen Schritt davor, der einen bestimmt, oder wählen Sie einen anderen Ort für den Start.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Says where player 1 begins. A start that was pinned stays.</source>
        <translation>Sagt, wo Spieler 1 beginnt. Ein fixierter Start bleibt.</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Irgendwo</translation>
    </message>
    <message>
        <source>In the lower left room</source>
        <translation>Im Raum unten links</translation>
    </message>
    <message>
        <source>Farthest of three from the exit</source>
        <translation>Von dreien am weitesten vom Ausgang</translation>
    </message>
    <message>
        <source>In the room farthest from the boss</source>
        <translation>Im Raum, der am weitesten vom Endgegner liegt</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Anywhere on the floor of rooms; in the middle of the lower left room or site; of three random cells the one farthest from the exit; or at the middle of a side of the room that is farthest from the boss&apos;s.</source>
        <translation>Irgendwo auf dem Boden der Räume; in der Mitte des Raums oder Orts unten links; von drei zufälligen Zellen auf der, die am weitesten vom Ausgang liegt; oder an der Mitte einer Seite des Raums, der am weitesten von dem des Endgegners liegt.</translation>
    </message>
    <message>
        <source>In a straight line</source>
        <translation>In gerader Linie</translation>
    </message>
    <message>
        <source>Along the way</source>
        <translation>Auf dem Weg</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>How the distance to the exit is measured, where the start is the farthest of three.</source>
        <translation>Wie die Entfernung zum Ausgang gemessen wird, wenn der Start die entfernteste von drei Zellen ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n flower(s) fit on the free floor, %1 were asked for.</source>
        <translation>
            <numerusform>%n Blume passt auf den freien Boden, %1 wurden verlangt.</numerusform>
            <numerusform>%n Blumen passen auf den freien Boden, %1 wurden verlangt.</numerusform>
        </translation>
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
