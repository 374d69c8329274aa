<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take back the last step.</source>
        <translation>Den letzten Schritt zurücknehmen.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Do again what was undone.</source>
        <translation>Rückgängig Gemachtes wiederherstellen.</translation>
    </message>
    <message>
        <source>A new map. %1</source>
        <translation>Eine neue Karte. %1</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a map from a file. Files can be dropped on the window, too.</source>
        <translation>Eine Karte aus einer Datei öffnen. Dateien lassen sich auch auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save the map under another name.</source>
        <translation>Die Karte unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Write the map in a format of other programs, or as a picture.</source>
        <translation>Die Karte in einem Format anderer Programme oder als Bild schreiben.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>About Delvewright</source>
        <translation>Über Delvewright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Delvewright %1&lt;/h3&gt;&lt;p&gt;A level editor for procedurally generated tile worlds.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Delvewright %1&lt;/h3&gt;&lt;p&gt;Ein Level-Editor für prozedural erzeugte Kachelwelten.&lt;/p&gt;&lt;p&gt;Freie Software unter der MIT-Lizenz.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Every action and its key.</source>
        <translation>Jede Aktion und ihre Taste.</translation>
    </message>
    <message>
        <source>&amp;About Delvewright</source>
        <translation>Ü&amp;ber Delvewright</translation>
    </message>
    <message>
        <source>Version and licence.</source>
        <translation>Version und Lizenz.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt verwendet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Recipe</source>
        <translation>&amp;Rezept</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Make the map anew from the recipe; what is pinned stays.</source>
        <translation>Die Karte aus dem Rezept neu erzeugen; was fixiert ist, bleibt.</translation>
    </message>
    <message>
        <source>Throw the dice for another map of the same recipe.</source>
        <translation>Eine andere Karte desselben Rezepts auswürfeln.</translation>
    </message>
    <message>
        <source>&amp;Previous seed</source>
        <translation>&amp;Voriger Seed</translation>
    </message>
    <message>
        <source>Ne&amp;xt seed</source>
        <translation>Nä&amp;chster Seed</translation>
    </message>
    <message>
        <source>&amp;Copy seed</source>
        <translation>Seed &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Load recipe…</source>
        <translation>Rezept &amp;laden …</translation>
    </message>
    <message>
        <source>Use a recipe from a file for this map.</source>
        <translation>Ein Rezept aus einer Datei für diese Karte verwenden.</translation>
    </message>
    <message>
        <source>&amp;Save recipe…</source>
        <translation>Rezept &amp;speichern …</translation>
    </message>
    <message>
        <source>Keep the recipe alone in a file, to share it.</source>
        <translation>Das Rezept allein in einer Datei ablegen, um es weiterzugeben.</translation>
    </message>
    <message>
        <source>Pla&amp;y the stages</source>
        <translation>Schritte abs&amp;pielen</translation>
    </message>
    <message>
        <source>Show how the map came to be, stage by stage.</source>
        <translation>Zeigen, wie die Karte entstanden ist, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Stage &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>The map as it was one stage earlier.</source>
        <translation>Die Karte, wie sie einen Schritt früher war.</translation>
    </message>
    <message>
        <source>Stage &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>The map as it was one stage later.</source>
        <translation>Die Karte, wie sie einen Schritt später war.</translation>
    </message>
    <message>
        <source>Back to the li&amp;ve map</source>
        <translation>Zurück zur a&amp;ktuellen Karte</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Also Ctrl and the wheel.</source>
        <translation>Auch mit Strg und dem Mausrad.</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Zoom to &amp;100 %</source>
        <translation>Auf &amp;100 % zoomen</translation>
    </message>
    <message>
        <source>32 pixels a cell.</source>
        <translation>32 Pixel je Zelle.</translation>
    </message>
    <message>
        <source>&amp;Fit the map</source>
        <translation>Karte ein&amp;passen</translation>
    </message>
    <message>
        <source>Show all of the map, as large as it goes.</source>
        <translation>Die ganze Karte zeigen, so groß es geht.</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>Git&amp;ter</translation>
    </message>
    <message>
        <source>Lines between the cells, when they are large enough.</source>
        <translation>Linien zwischen den Zellen, wenn diese groß genug sind.</translation>
    </message>
    <message>
        <source>Draw this over the map.</source>
        <translation>Über die Karte zeichnen.</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is, and changing with it.</source>
        <translation>Hell oder dunkel wie der Desktop, und mit ihm wechselnd.</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Always light.</source>
        <translation>Immer hell.</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Always dark.</source>
        <translation>Immer dunkel.</translation>
    </message>
    <message>
        <source>The language of the program.</source>
        <translation>Die Sprache des Programms.</translation>
    </message>
    <message>
        <source>Show or hide this dock.</source>
        <translation>Dieses Bedienfeld ein- oder ausblenden.</translation>
    </message>
    <message>
        <source>New &amp;blank map</source>
        <translation>Neue &amp;leere Karte</translation>
    </message>
    <message>
        <source>An empty map, to paint on.</source>
        <translation>Eine leere Karte zum Bemalen.</translation>
    </message>
    <message>
        <source>Save the map in its file.</source>
        <translation>Die Karte in ihrer Datei speichern.</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>Write the map to another file, and go on with this one.</source>
        <translation>Die Karte in eine andere Datei schreiben und mit dieser weiterarbeiten.</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>Alle s&amp;peichern</translation>
    </message>
    <message>
        <source>Save every map that was changed.</source>
        <translation>Jede geänderte Karte speichern.</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Erneut e&amp;xportieren</translation>
    </message>
    <message>
        <source>Write the map where it was exported last, in the same way.</source>
        <translation>Die Karte dorthin schreiben, wohin sie zuletzt exportiert wurde, und auf dieselbe Weise.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Show what is in the file, in place of what is shown.</source>
        <translation>Zeigen, was in der Datei steht, statt dessen, was gezeigt wird.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close this map.</source>
        <translation>Diese Karte schließen.</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Alle schließen</translation>
    </message>
    <message>
        <source>Close every map; asks once for all that were changed.</source>
        <translation>Jede Karte schließen; für alle geänderten wird einmal gefragt.</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Next map</source>
        <translation>&amp;Nächste Karte</translation>
    </message>
    <message>
        <source>The next of the maps that are open.</source>
        <translation>Die nächste der offenen Karten.</translation>
    </message>
    <message>
        <source>&amp;Previous map</source>
        <translation>&amp;Vorige Karte</translation>
    </message>
    <message>
        <source>The map before this one.</source>
        <translation>Die Karte vor dieser.</translation>
    </message>
    <message>
        <source>Next &amp;view of this map</source>
        <translation>Nächste &amp;Ansicht dieser Karte</translation>
    </message>
    <message>
        <source>From the map to what else there is of it, and back.</source>
        <translation>Von der Karte zu ihren anderen Ansichten und zurück.</translation>
    </message>
    <message>
        <source>Load sta&amp;mps…</source>
        <translation>Ste&amp;mpel laden …</translation>
    </message>
    <message>
        <source>Rooms of your own, the levels of a file, for the stage “Vaults” to place.</source>
        <translation>Eigene Räume, die Levels einer Datei; der Schritt „Kammern“ setzt sie.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Copy what is selected, and take it away.</source>
        <translation>Die Auswahl kopieren und wegnehmen.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy what is selected, with what stands on it.</source>
        <translation>Die Auswahl kopieren, mit allem, was darauf steht.</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>What was copied floats at the mouse; each click lays it down, Esc ends.</source>
        <translation>Das Kopierte schwebt am Mauszeiger; jeder Klick legt es ab, Esc beendet.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Every cell of the level.</source>
        <translation>Jede Zelle des Levels.</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>Let the selection go; Esc does it, too.</source>
        <translation>Die Auswahl aufheben; Esc tut das auch.</translation>
    </message>
    <message>
        <source>&amp;Invert the selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Select what is not selected, and let go of what is.</source>
        <translation>Auswählen, was nicht ausgewählt ist, und lassen, was es ist.</translation>
    </message>
    <message>
        <source>Pin the &amp;selection</source>
        <translation>Auswahl &amp;fixieren</translation>
    </message>
    <message>
        <source>What is selected stays as it is when the map is generated anew.</source>
        <translation>Das Ausgewählte bleibt, wie es ist, wenn die Karte neu erzeugt wird.</translation>
    </message>
    <message>
        <source>&amp;Unpin the selection</source>
        <translation>Auswahl &amp;lösen</translation>
    </message>
    <message>
        <source>What is selected may be generated anew.</source>
        <translation>Das Ausgewählte darf neu erzeugt werden.</translation>
    </message>
    <message>
        <source>Flip left and right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror what floats, or what is selected.</source>
        <translation>Spiegelt, was schwebt, oder die Auswahl.</translation>
    </message>
    <message>
        <source>Flip top and bottom</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Turn a quarter</source>
        <translation>Vierteldrehung</translation>
    </message>
    <message>
        <source>Turn what floats, or what is selected, clockwise.</source>
        <translation>Dreht, was schwebt, oder die Auswahl, im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Store as stamp &amp;%1</source>
        <translation>Als Stempel &amp;%1 ablegen</translation>
    </message>
    <message>
        <source>Keep what is selected, to lay it down again by its number.</source>
        <translation>Die Auswahl aufheben, um sie mit ihrer Nummer wieder abzulegen.</translation>
    </message>
    <message>
        <source>Take stamp &amp;%1</source>
        <translation>Stempel &amp;%1 nehmen</translation>
    </message>
    <message>
        <source>The stamp floats at the mouse; each click lays it down, Esc ends.</source>
        <translation>Der Stempel schwebt am Mauszeiger; jeder Klick legt ihn ab, Esc beendet.</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Memory for undo, the look, and the key of every action.</source>
        <translation>Speicher zum Zurücknehmen, Aussehen und die Taste jeder Aktion.</translation>
    </message>
    <message>
        <source>&amp;Search the commands…</source>
        <translation>&amp;Befehle suchen …</translation>
    </message>
    <message>
        <source>Find any action by some of its letters, and do it.</source>
        <translation>Jede Aktion mit einigen ihrer Buchstaben finden und ausführen.</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>What to try first, in two minutes.</source>
        <translation>Was man zuerst ausprobiert, in zwei Minuten.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>To the level that was shown before.</source>
        <translation>Zum Level, das vorher gezeigt wurde.</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>To the level from which you went back.</source>
        <translation>Zum Level, von dem Sie zurückgegangen sind.</translation>
    </message>
    <message>
        <source>Go &amp;through the portal</source>
        <translation>&amp;Durch das Portal gehen</translation>
    </message>
    <message>
        <source>To where the portal under the mouse leads; a double click does it, too.</source>
        <translation>Dorthin, wohin das Portal unter der Maus führt; ein Doppelklick tut das auch.</translation>
    </message>
    <message>
        <source>&amp;Add a level</source>
        <translation>Level &amp;hinzufügen</translation>
    </message>
    <message>
        <source>A blank level of the same world.</source>
        <translation>Ein leeres Level derselben Welt.</translation>
    </message>
    <message>
        <source>&amp;Copy the level</source>
        <translation>Level &amp;kopieren</translation>
    </message>
    <message>
        <source>The same level once more.</source>
        <translation>Dasselbe Level noch einmal.</translation>
    </message>
    <message>
        <source>&amp;Rename the level</source>
        <translation>Level &amp;umbenennen</translation>
    </message>
    <message>
        <source>In the list of levels.</source>
        <translation>In der Liste der Level.</translation>
    </message>
    <message>
        <source>&amp;Delete the level</source>
        <translation>Level &amp;löschen</translation>
    </message>
    <message>
        <source>Portals that lead there lead nowhere then.</source>
        <translation>Portale, die dorthin führen, führen dann nirgendwohin.</translation>
    </message>
    <message>
        <source>&amp;Stamps</source>
        <translation>&amp;Stempel</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Level</translation>
    </message>
    <message>
        <source>Ne&amp;xt shape</source>
        <translation>&amp;Nächste Form</translation>
    </message>
    <message>
        <source>Rectangle, ellipse, line, and round again.</source>
        <translation>Rechteck, Ellipse, Linie und wieder von vorn.</translation>
    </message>
    <message>
        <source>S&amp;maller brush</source>
        <translation>&amp;Kleinerer Pinsel</translation>
    </message>
    <message>
        <source>One cell less.</source>
        <translation>Eine Zelle weniger.</translation>
    </message>
    <message>
        <source>&amp;Larger brush</source>
        <translation>&amp;Größerer Pinsel</translation>
    </message>
    <message>
        <source>One cell more.</source>
        <translation>Eine Zelle mehr.</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Neue Karte …</translation>
    </message>
    <message>
        <source>From a recipe, blank, or from a picture.</source>
        <translation>Aus einem Rezept, leer oder aus einem Bild.</translation>
    </message>
    <message>
        <source>Regenerate &amp;inside the selection</source>
        <translation>&amp;In der Auswahl neu erzeugen</translation>
    </message>
    <message>
        <source>Make the selected cells anew; all others stay, and so does what is pinned among them.</source>
        <translation>Die gewählten Zellen neu machen; alle anderen bleiben, und was unter ihnen fixiert ist, auch.</translation>
    </message>
    <message>
        <source>Regenerate inside the selection with a ne&amp;w seed</source>
        <translation>In der Auswahl mit n&amp;euem Seed erzeugen</translation>
    </message>
    <message>
        <source>Throw the dice for the selected cells alone.</source>
        <translation>Nur für die gewählten Zellen würfeln.</translation>
    </message>
    <message>
        <source>Ne&amp;w from recipe</source>
        <translation>Neu aus &amp;Rezept</translation>
    </message>
    <message>
        <source>Re&amp;generate all</source>
        <translation>Alles neu er&amp;zeugen</translation>
    </message>
    <message>
        <source>Regenerate all with a &amp;new seed</source>
        <translation>Alles mit &amp;neuem Seed erzeugen</translation>
    </message>
    <message>
        <source>&amp;Pin the room</source>
        <translation>Raum &amp;fixieren</translation>
    </message>
    <message>
        <source>&amp;Unpin the room</source>
        <translation>Raum &amp;lösen</translation>
    </message>
    <message>
        <source>The room under the mouse stays as it is when the map is generated anew.</source>
        <translation>Der Raum unter der Maus bleibt, wie er ist, wenn die Karte neu erzeugt wird.</translation>
    </message>
    <message>
        <source>The room under the mouse may be generated anew.</source>
        <translation>Der Raum unter der Maus darf neu erzeugt werden.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>For &amp;testing</source>
        <translation>Zum &amp;Testen</translation>
    </message>
    <message>
        <source>Play the map as it is now. Esc comes back.</source>
        <translation>Die Karte spielen, wie sie jetzt ist. Esc führt zurück.</translation>
    </message>
    <message>
        <source>Play from the cell under the &amp;mouse</source>
        <translation>Ab der Zelle unter der &amp;Maus spielen</translation>
    </message>
    <message>
        <source>Player one begins on that cell.</source>
        <translation>Spieler eins beginnt auf dieser Zelle.</translation>
    </message>
    <message>
        <source>Go &amp;on playing</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Back to the game that waits.</source>
        <translation>Zurück zum Spiel, das wartet.</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Begin a new game by a seed, or go on with a saved one.</source>
        <translation>Ein neues Spiel mit einem Seed beginnen oder ein gespeichertes fortsetzen.</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>The same game from its beginning.</source>
        <translation>Dasselbe Spiel von vorn.</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Takes the last turn back; as often as you like.</source>
        <translation>Nimmt den letzten Zug zurück, so oft Sie möchten.</translation>
    </message>
    <message>
        <source>Replays and saved games (*.delvesave)</source>
        <translation>Aufzeichnungen und gespeicherte Spiele (*.delvesave)</translation>
    </message>
    <message>
        <source>Save the replay</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Open a replay</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>&amp;Save the game…</source>
        <translation>Spiel &amp;speichern …</translation>
    </message>
    <message>
        <source>Into one of the saved games, or a new one.</source>
        <translation>In eines der gespeicherten Spiele oder in ein neues.</translation>
    </message>
    <message>
        <source>&amp;Load a game…</source>
        <translation>Spiel &amp;laden …</translation>
    </message>
    <message>
        <source>One of the saved games.</source>
        <translation>Eines der gespeicherten Spiele.</translation>
    </message>
    <message>
        <source>&amp;Watch this game</source>
        <translation>Dieses Spiel &amp;ansehen</translation>
    </message>
    <message>
        <source>All of it from its beginning, at any speed.</source>
        <translation>Ganz, von Anfang an, in beliebigem Tempo.</translation>
    </message>
    <message>
        <source>Save as a &amp;replay…</source>
        <translation>Als A&amp;ufzeichnung speichern …</translation>
    </message>
    <message>
        <source>The whole play, to be watched at any speed.</source>
        <translation>Das ganze Spiel, zum Ansehen in beliebigem Tempo.</translation>
    </message>
    <message>
        <source>&amp;Open a replay…</source>
        <translation>Aufzeichnung ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Watch a play, a saved game too.</source>
        <translation>Ein Spiel ansehen, auch ein gespeichertes.</translation>
    </message>
    <message>
        <source>&amp;Lights (T)</source>
        <translation>&amp;Licht (T)</translation>
    </message>
    <message>
        <source>Off: only what the players see is drawn.</source>
        <translation>Aus: Nur was die Spieler sehen, wird gezeichnet.</translation>
    </message>
    <message>
        <source>&amp;Letters in place of pictures</source>
        <translation>&amp;Buchstaben statt Bilder</translation>
    </message>
    <message>
        <source>@ and &amp; for the players, and each tile as its letter.</source>
        <translation>@ und &amp; für die Spieler, jede Kachel als ihr Zeichen.</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>In einem &amp;eigenen Fenster</translation>
    </message>
    <message>
        <source>Play beside the map; remembered.</source>
        <translation>Neben der Karte spielen; wird gemerkt.</translation>
    </message>
    <message>
        <source>For testing; the game is marked as tested.</source>
        <translation>Zum Testen; das Spiel wird als getestet gekennzeichnet.</translation>
    </message>
    <message>
        <source>&amp;Reveal the level</source>
        <translation>Level &amp;aufdecken</translation>
    </message>
    <message>
        <source>&amp;Walk through walls</source>
        <translation>Durch &amp;Wände gehen</translation>
    </message>
    <message>
        <source>&amp;Go to a cell…</source>
        <translation>Zu einer &amp;Zelle gehen …</translation>
    </message>
    <message>
        <source>Click where player one is to stand; the game is marked as tested.</source>
        <translation>Klicken Sie, wo Spieler eins stehen soll; das Spiel wird als getestet gekennzeichnet.</translation>
    </message>
    <message>
        <source>Give 10 &amp;coins</source>
        <translation>10 &amp;Münzen geben</translation>
    </message>
    <message>
        <source>Give 10 &amp;health</source>
        <translation>10 &amp;Gesundheit geben</translation>
    </message>
    <message>
        <source>Give 10 &amp;supplies</source>
        <translation>10 &amp;Vorräte geben</translation>
    </message>
    <message>
        <source>Give 5 s&amp;trength</source>
        <translation>5 &amp;Stärke geben</translation>
    </message>
    <message>
        <source>Give all &amp;keys</source>
        <translation>Alle &amp;Schlüssel geben</translation>
    </message>
    <message>
        <source>&amp;First person (F)</source>
        <translation>A&amp;us der Sicht von Spieler eins (F)</translation>
    </message>
    <message>
        <source>What player one sees; W and S walk, A and D turn.</source>
        <translation>Was Spieler eins sieht; W und S gehen, A und D drehen.</translation>
    </message>
    <message>
        <source>&amp;Minimap (M)</source>
        <translation>&amp;Minikarte (M)</translation>
    </message>
    <message>
        <source>Rooms by their kind, and only what was seen.</source>
        <translation>Räume nach ihrer Art, und nur was gesehen wurde.</translation>
    </message>
    <message>
        <source>Remove the thing or the room that was chosen, or else empty what is selected.</source>
        <translation>Das gewählte Objekt oder den gewählten Raum entfernen, sonst leeren, was ausgewählt ist.</translation>
    </message>
    <message>
        <source>&amp;Add a tile…</source>
        <translation>Kachel &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>A tile of this world&apos;s own, with a name and a picture.</source>
        <translation>Eine eigene Kachel dieser Welt, mit Namen und Bild.</translation>
    </message>
    <message>
        <source>Add the tiles of a tile&amp;set…</source>
        <translation>Kacheln eines Kachel&amp;satzes hinzufügen …</translation>
    </message>
    <message>
        <source>Many tiles at once, from a picture that holds them all.</source>
        <translation>Viele Kacheln auf einmal, aus einem Bild, das alle enthält.</translation>
    </message>
    <message>
        <source>&amp;Change the tile…</source>
        <translation>Kachel än&amp;dern …</translation>
    </message>
    <message>
        <source>The chosen tile of this world&apos;s own.</source>
        <translation>Die gewählte eigene Kachel dieser Welt.</translation>
    </message>
    <message>
        <source>&amp;Remove the tile</source>
        <translation>Kachel &amp;entfernen</translation>
    </message>
    <message>
        <source>Where it lies on the map, floor takes its place.</source>
        <translation>Wo sie auf der Karte liegt, tritt Boden an ihre Stelle.</translation>
    </message>
    <message>
        <source>&amp;Add a layer</source>
        <translation>Ebene &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Tiles that are only drawn over the map.</source>
        <translation>Kacheln, die nur über die Karte gezeichnet werden.</translation>
    </message>
    <message>
        <source>Choose the layer a&amp;bove</source>
        <translation>Ebene darü&amp;ber wählen</translation>
    </message>
    <message>
        <source>The one that is painted.</source>
        <translation>Die, auf der gemalt wird.</translation>
    </message>
    <message>
        <source>Choose the layer be&amp;low</source>
        <translation>Ebene darun&amp;ter wählen</translation>
    </message>
    <message>
        <source>Move the layer &amp;up</source>
        <translation>Ebene nach &amp;oben</translation>
    </message>
    <message>
        <source>It is drawn over more.</source>
        <translation>Sie wird über mehr gezeichnet.</translation>
    </message>
    <message>
        <source>Move the layer &amp;down</source>
        <translation>Ebene nach &amp;unten</translation>
    </message>
    <message>
        <source>It is drawn under more.</source>
        <translation>Sie wird unter mehr gezeichnet.</translation>
    </message>
    <message>
        <source>&amp;Hide the layer</source>
        <translation>Ebene &amp;verbergen</translation>
    </message>
    <message>
        <source>Or show it again.</source>
        <translation>Oder sie wieder zeigen.</translation>
    </message>
    <message>
        <source>Loc&amp;k the layer</source>
        <translation>Ebene &amp;sperren</translation>
    </message>
    <message>
        <source>Or let it be painted again.</source>
        <translation>Oder sie wieder bemalen lassen.</translation>
    </message>
    <message>
        <source>Re&amp;name the layer</source>
        <translation>Ebene umbe&amp;nennen</translation>
    </message>
    <message>
        <source>In the list of layers.</source>
        <translation>In der Liste der Ebenen.</translation>
    </message>
    <message>
        <source>&amp;Remove the layer</source>
        <translation>Ebene &amp;entfernen</translation>
    </message>
    <message>
        <source>With all that is painted on it.</source>
        <translation>Mit allem, was darauf gemalt ist.</translation>
    </message>
    <message>
        <source>Set this for the tools that have a use for it.</source>
        <translation>Dies für die Werkzeuge einstellen, die es brauchen können.</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>T&amp;iles of the world</source>
        <translation>K&amp;acheln der Welt</translation>
    </message>
    <message>
        <source>La&amp;yers</source>
        <translation>E&amp;benen</translation>
    </message>
    <message>
        <source>Draw over the map</source>
        <translation>Über die Karte zeichnen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>Fenster am Rand</translation>
    </message>
    <message>
        <source>Save and &amp;end</source>
        <translation>Speichern un&amp;d beenden</translation>
    </message>
    <message>
        <source>Saves where it was saved last, and comes back to the map; as :Q does.</source>
        <translation>Speichert, wo zuletzt gespeichert wurde, und kommt zur Karte zurück; wie :Q.</translation>
    </message>
    <message>
        <source>&amp;Enemies, goods and encounters…</source>
        <translation>Gegner, &amp;Waren und Begegnungen …</translation>
    </message>
    <message>
        <source>The tables of this world: kinds of enemies, what the store sells, what is met.</source>
        <translation>Die Tabellen dieser Welt: Arten von Gegnern, was der Laden verkauft, was einem begegnet.</translation>
    </message>
    <message>
        <source>New from recent see&amp;d</source>
        <translation>Neu aus letztem See&amp;d</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Anhal&amp;ten</translation>
    </message>
    <message>
        <source>Stop what is being opened, saved, exported or generated. The map stays as it is.</source>
        <translation>Anhalten, was geöffnet, gespeichert, exportiert oder erzeugt wird. Die Karte bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>“%1” does not end in .delve; save the map as .delve, and export it to other formats.</source>
        <translation>„%1“ endet nicht auf .delve; speichern Sie die Karte als .delve und exportieren Sie sie in andere Formate.</translation>
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
    <name>EnemyKindList</name>
    <message>
        <source>%1 (not in the table)</source>
        <translation>%1 (nicht in der Tabelle)</translation>
    </message>
    <message>
        <source>The world&apos;s table of enemies has no row “%1”. Choose a kind of the table, or add this one to it.</source>
        <translation>Die Gegnertabelle der Welt hat keine Zeile „%1“. Wählen Sie eine Art aus der Tabelle, oder fügen Sie diese hinzu.</translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
</context>
<context>
    <name>LevelFacts</name>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Halls</source>
        <translation>Gänge</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Mini-map</source>
        <translation>Übersichtskarte</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>Delvewright</source>
        <translation>Delvewright</translation>
    </message>
    <message>
        <source>Begin a new game, or go on with a saved one.</source>
        <translation>Beginnen Sie ein neues Spiel oder setzen Sie ein gespeichertes fort.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Load the backup</source>
        <translation>Sicherung laden</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Type the digits of a seed: the same seed is the same level.</source>
        <translation>Tippen Sie die Ziffern eines Seeds: Derselbe Seed ist dasselbe Level.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The store</source>
        <translation>Der Laden</translation>
    </message>
    <message>
        <source>A fight</source>
        <translation>Ein Kampf</translation>
    </message>
    <message>
        <source>An encounter</source>
        <translation>Eine Begegnung</translation>
    </message>
    <message>
        <source>Back away</source>
        <translation>Zurückweichen</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation>Zurück zur Karte</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Player %1 has won</source>
        <translation>Spieler %1 hat gewonnen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>After %n turn(s).</source>
        <translation>
            <numerusform>Nach %n Zug.</numerusform>
            <numerusform>Nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>On to the next level</source>
        <translation>Weiter zum nächsten Level</translation>
    </message>
    <message>
        <source>Record: depth %1.</source>
        <translation>Rekord: Tiefe %1.</translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>The level is being made.</source>
        <translation>Das Level wird erzeugt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>PlayHud</name>
    <message>
        <source>Key: %1</source>
        <translation>Schlüssel: %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Die Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>Save the changes to these maps?</source>
        <translation>Die Änderungen an diesen Karten speichern?</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>Another program changed “%1”. Write over what it wrote?</source>
        <translation>Ein anderes Programm hat „%1“ geändert. Überschreiben, was es geschrieben hat?</translation>
    </message>
    <message>
        <source>To keep both, cancel and save your map under another name. Its file is %1.</source>
        <translation>Um beides zu behalten, brechen Sie ab und speichern Sie Ihre Karte unter einem anderen Namen. Ihre Datei ist %1.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Überschreiben</translation>
    </message>
    <message>
        <source>Read “%1” again and drop your changes?</source>
        <translation>„%1“ neu lesen und Ihre Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>They cannot be brought back. To keep both, cancel and save your map under another name.</source>
        <translation>Sie können nicht zurückgeholt werden. Um beides zu behalten, brechen Sie ab und speichern Sie Ihre Karte unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Give up unsaved work</source>
        <translation>Nicht gespeicherte Arbeit aufgeben</translation>
    </message>
    <message>
        <source>Delete the unsaved work on “%1”?</source>
        <translation>Die nicht gespeicherte Arbeit an „%1“ löschen?</translation>
    </message>
    <message>
        <source>This map was never saved anywhere else.</source>
        <translation>Diese Karte wurde nirgends sonst gespeichert.</translation>
    </message>
    <message>
        <source>%1 stays as it was saved.</source>
        <translation>%1 bleibt, wie es gespeichert wurde.</translation>
    </message>
    <message>
        <source>This file is deleted for good: %1</source>
        <translation>Diese Datei wird endgültig gelöscht: %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>“%1” is open in another tab. Nothing was written.</source>
        <translation>„%1“ ist in einem anderen Tab offen. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>“%1” is open in another window. Nothing was written.</source>
        <translation>„%1“ ist in einem anderen Fenster offen. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Open elsewhere</source>
        <translation>Anderswo offen</translation>
    </message>
    <message>
        <source>Written there, this map would take the place of that one. Choose another name, or close that map first. Its file is %1.</source>
        <translation>Dorthin geschrieben, träte diese Karte an die Stelle der anderen. Wählen Sie einen anderen Namen, oder schließen Sie zuerst jene Karte. Ihre Datei ist %1.</translation>
    </message>
    <message>
        <source>Another &amp;name…</source>
        <translation>Anderer &amp;Name …</translation>
    </message>
    <message>
        <source>&amp;Show that tab</source>
        <translation>Jenen Tab &amp;zeigen</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation>Neu erzeugen</translation>
    </message>
    <message numerus="yes">
        <source>Regenerate and discard %n level(s) with hand work?</source>
        <translation>
            <numerusform>Neu erzeugen und %n von Hand bearbeitetes Level verwerfen?</numerusform>
            <numerusform>Neu erzeugen und %n von Hand bearbeitete Level verwerfen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The new map has no place for them. All other levels you worked on stay. Undo brings them back.</source>
        <translation>Die neue Karte hat keinen Platz für sie. Alle anderen Level, die Sie bearbeitet haben, bleiben. Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
        <source>&amp;Regenerate and discard</source>
        <translation>Neu erzeugen und &amp;verwerfen</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>It was never saved.</source>
        <translation>Nie gespeichert.</translation>
    </message>
</context>
<context>
    <name>RoomKinds</name>
    <message>
        <source>Room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Endgegner</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Letter</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Stands for it where the map is drawn in letters.</source>
        <translation>Steht für ihn, wo die Karte in Buchstaben gezeichnet ist.</translation>
    </message>
    <message>
        <source>Type one letter or sign that can be seen.</source>
        <translation>Geben Sie einen Buchstaben oder ein sichtbares Zeichen ein.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Of its picture, as #rrggbb; a double click chooses it.</source>
        <translation>Seines Bildes, als #rrggbb; ein Doppelklick wählt sie.</translation>
    </message>
    <message>
        <source>Type a colour as # and six digits, such as #8d7b68, or double-click it.</source>
        <translation>Geben Sie eine Farbe als # und sechs Ziffern ein, etwa #8d7b68, oder doppelklicken Sie darauf.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>What grows for whoever buys it.</source>
        <translation>Was bei dem wächst, der sie kauft.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>On the roads of a journey it comes by itself; elsewhere an encounter stands on the map.</source>
        <translation>Auf den Straßen einer Reise kommt sie von selbst; sonst steht eine Begegnung auf der Karte.</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>On the roads</source>
        <translation>Auf den Straßen</translation>
    </message>
    <message>
        <source>Fight with</source>
        <translation>Kampf mit</translation>
    </message>
    <message>
        <source>An enemy that is fought then.</source>
        <translation>Ein Gegner, mit dem man dann kämpft.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemandem</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What enemies on a map are called; each kind has its own.</source>
        <translation>Wie Gegner auf einer Karte heißen; jede Art hat ihren eigenen.</translation>
    </message>
    <message>
        <source>How much it can lose.</source>
        <translation>Wie viel er verlieren kann.</translation>
    </message>
    <message>
        <source>The most that a blow of it takes.</source>
        <translation>Das meiste, was ein Schlag von ihm nimmt.</translation>
    </message>
    <message>
        <source>Hits (%)</source>
        <translation>Treffer (%)</translation>
    </message>
    <message>
        <source>The chance that a blow of it hits.</source>
        <translation>Die Chance, dass ein Schlag von ihm trifft.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Steps in ten turns: 10 keeps pace with the player.</source>
        <translation>Schritte in zehn Zügen: Mit 10 hält er mit dem Spieler Schritt.</translation>
    </message>
    <message>
        <source>How many cells far it sees.</source>
        <translation>Wie viele Zellen weit er sieht.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>What whoever beats it gets.</source>
        <translation>Was bekommt, wer ihn besiegt.</translation>
    </message>
    <message>
        <source>What the store calls it; each has its own.</source>
        <translation>Wie sie im Laden heißt; jede hat ihren eigenen.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>By how much it grows.</source>
        <translation>Um wie viel es wächst.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>In coins.</source>
        <translation>In Münzen.</translation>
    </message>
    <message>
        <source>To know it by in this table; each has its own.</source>
        <translation>Um sie in dieser Tabelle zu erkennen; jede hat ihren eigenen.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>What a player can choose; its number is its key.</source>
        <translation>Was ein Spieler wählen kann; seine Nummer ist seine Taste.</translation>
    </message>
    <message>
        <source>What is gained; below 0, lost.</source>
        <translation>Was man gewinnt; unter 0: verliert.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of all outcomes of the choice: one of share 2 is twice as likely as one of share 1.</source>
        <translation>An allen Folgen der Wahl: Eine mit Anteil 2 ist doppelt so wahrscheinlich wie eine mit Anteil 1.</translation>
    </message>
    <message>
        <source>What is told</source>
        <translation>Was erzählt wird</translation>
    </message>
    <message>
        <source>May be empty.</source>
        <translation>Darf leer sein.</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>bread</source>
        <translation>Brot</translation>
    </message>
    <message>
        <source>encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>Somebody is here.</source>
        <translation>Hier ist jemand.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitergehen</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Nichts geschieht.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Nowhere</source>
        <translation>Nirgendwohin</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder nein</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Verweis</translation>
    </message>
    <message>
        <source>Another version of Delvewright wrote this. It stays as it is.</source>
        <translation>Das hat eine andere Version von Delvewright geschrieben. Es bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Level %1</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Raum %1</translation>
    </message>
</context>
<context>
    <name>command line</name>
    <message>
        <source>%1 is a switch and takes no value.</source>
        <translation>%1 ist ein Schalter und nimmt keinen Wert.</translation>
    </message>
    <message>
        <source>%1 needs a value: %1 %2.</source>
        <translation>%1 braucht einen Wert: %1 %2.</translation>
    </message>
    <message>
        <source>%1 may be given only once.</source>
        <translation>%1 darf nur einmal angegeben werden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no option %2; it takes %3.</source>
        <translation>„%1“ hat keine Option %2; es nimmt %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no option %2 (the nearest is %3); it takes %4.</source>
        <translation>„%1“ hat keine Option %2 (am nächsten ist %3); es nimmt %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs %2 %3: %4.</source>
        <translation>„%1“ braucht %2 %3: %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs %2: %3.</source>
        <translation>„%1“ braucht %2: %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not know what to do with &quot;%2&quot;; see &quot;delvewright %1 --help&quot;.</source>
        <translation>„%1“ weiß nichts anzufangen mit „%2“; siehe „delvewright %1 --help“.</translation>
    </message>
    <message>
        <source>The result could not be written to standard output: %1.</source>
        <translation>Das Ergebnis konnte nicht auf die Standardausgabe geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>getan</translation>
    </message>
    <message>
        <source>a file could not be read or written</source>
        <translation>eine Datei konnte nicht gelesen oder geschrieben werden</translation>
    </message>
    <message>
        <source>generation could not do what was asked</source>
        <translation>das Erzeugen konnte nicht, was verlangt war</translation>
    </message>
    <message>
        <source>stopped by Ctrl+C</source>
        <translation>mit Strg+C angehalten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1: %2: %3</translation>
    </message>
    <message>
        <source>Stopped; what was not finished was not written.</source>
        <translation>Angehalten; was nicht fertig war, wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>The name of a file is empty; give one.</source>
        <translation>Der Name einer Datei ist leer; geben Sie einen an.</translation>
    </message>
    <message>
        <source>The name of the file %1 is not in UTF-8; rename it, or give another name.</source>
        <translation>Der Name der Datei %1 ist nicht in UTF-8; benennen Sie sie um, oder geben Sie einen anderen Namen an.</translation>
    </message>
    <message>
        <source>There is no level &quot;%1&quot;; there are: %2.</source>
        <translation>Das Level „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot; to write; there are: %2.</source>
        <translation>Es gibt kein Format „%1“ zum Schreiben; es gibt: %2.</translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot; to write (the nearest is &quot;%3&quot;); there are: %2.</source>
        <translation>Es gibt kein Format „%1“ zum Schreiben (am nächsten ist „%3“); es gibt: %2.</translation>
    </message>
    <message>
        <source>Standard output has no ending that tells the format; add --format with one of: %1.</source>
        <translation>Die Standardausgabe hat keine Endung, die das Format nennt; geben Sie --format an mit einem von: %1.</translation>
    </message>
    <message>
        <source>The ending of &quot;%1&quot; tells no format that can be written; add --format with one of: %2.</source>
        <translation>Die Endung von „%1“ nennt kein Format, das geschrieben werden kann; geben Sie --format an mit einem von: %2.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Rückgabewert</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>shows this text</source>
        <translation>zeigt diesen Text</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Delvewright edits procedurally generated tile worlds.</source>
        <translation>Delvewright bearbeitet erzeugte Welten aus Kacheln.</translation>
    </message>
    <message>
        <source>opens the window, on each file</source>
        <translation>öffnet das Fenster, mit jeder Datei</translation>
    </message>
    <message>
        <source>does what the verb says; needs no display</source>
        <translation>tut, was das Verb sagt; braucht keinen Bildschirm</translation>
    </message>
    <message>
        <source>Verbs</source>
        <translation>Verben</translation>
    </message>
    <message>
        <source>shows this text; after a verb, what that verb takes</source>
        <translation>zeigt diesen Text; nach einem Verb, was dieses Verb nimmt</translation>
    </message>
    <message>
        <source>shows the version</source>
        <translation>zeigt die Version</translation>
    </message>
    <message>
        <source>The window cannot open (%1); the verbs that &quot;delvewright --help&quot; lists need no display.</source>
        <translation>Das Fenster kann nicht geöffnet werden (%1); die Verben, die „delvewright --help“ aufzählt, brauchen keinen Bildschirm.</translation>
    </message>
    <message>
        <source>There is no option %1 here; see &quot;delvewright --help&quot;.</source>
        <translation>Hier gibt es keine Option %1; siehe „delvewright --help“.</translation>
    </message>
    <message>
        <source>There is no verb or file &quot;%1&quot;; the verbs are %2.</source>
        <translation>Es gibt weder Verb noch Datei „%1“; die Verben sind %2.</translation>
    </message>
    <message>
        <source>There is no verb or file &quot;%1&quot; (the nearest is &quot;%3&quot;); the verbs are %2.</source>
        <translation>Es gibt weder Verb noch Datei „%1“ (am nächsten ist „%3“); die Verben sind %2.</translation>
    </message>
    <message>
        <source>There is no display for the window; the verbs that &quot;delvewright --help&quot; lists need none.</source>
        <translation>Es gibt keinen Bildschirm für das Fenster; die Verben, die „delvewright --help“ aufzählt, brauchen keinen.</translation>
    </message>
    <message>
        <source>%1: %2 %, %3 left</source>
        <translation>%1: %2 %, noch %3</translation>
    </message>
    <message>
        <source>There is no completion for the shell &quot;%1&quot;; there are: %2.</source>
        <translation>Für die Shell „%1“ gibt es keine Vervollständigung; es gibt: %2.</translation>
    </message>
    <message>
        <source>Prints the completion script for a shell.</source>
        <translation>Gibt das Vervollständigungsskript für eine Shell aus.</translation>
    </message>
    <message>
        <source>bash, zsh or fish</source>
        <translation>bash, zsh oder fish</translation>
    </message>
    <message>
        <source>There is no option &quot;%1&quot; from %2 to %3; there are none.</source>
        <translation>Von %2 nach %3 gibt es keine Option „%1“; es gibt gar keine.</translation>
    </message>
    <message>
        <source>There is no option &quot;%1&quot; from %2 to %3; there are: %4.</source>
        <translation>Von %2 nach %3 gibt es keine Option „%1“; es gibt: %4.</translation>
    </message>
    <message>
        <source>Both &quot;%1&quot; and &quot;%2&quot; would become &quot;%3&quot;; convert them into two folders.</source>
        <translation>„%1“ und „%2“ würden beide zu „%3“; wandeln Sie sie in zwei Ordner um.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder; add --format to say what the files are to become.</source>
        <translation>„%1“ ist ein Ordner; geben Sie mit --format an, was aus den Dateien werden soll.</translation>
    </message>
    <message>
        <source>Several files go into a folder, and &quot;%1&quot; is none; make it first.</source>
        <translation>Mehrere Dateien kommen in einen Ordner, und „%1“ ist keiner; legen Sie ihn erst an.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s) were converted.</source>
        <translation>
            <numerusform>%1 von %n Datei wurde umgewandelt.</numerusform>
            <numerusform>%1 von %n Dateien wurden umgewandelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>an option of the format that is read or written, such as cell=8 for png</source>
        <translation>eine Option des Formats, das gelesen oder geschrieben wird, etwa cell=8 für png</translation>
    </message>
    <message>
        <source>the format to write, where no ending tells it: into a folder, or to standard output</source>
        <translation>das Format zum Schreiben, wo keine Endung es nennt: in einen Ordner oder auf die Standardausgabe</translation>
    </message>
    <message>
        <source>Converts maps from one format to another.</source>
        <translation>Wandelt Karten von einem Format in ein anderes um.</translation>
    </message>
    <message>
        <source>The endings of the files tell the formats. What the new file cannot hold is listed on standard error. Of several files, one that cannot be read does not keep the others from being converted.</source>
        <translation>Die Endungen der Dateien nennen die Formate. Was die neue Datei nicht halten kann, wird auf der Standardfehlerausgabe aufgezählt. Von mehreren Dateien hält eine, die nicht gelesen werden kann, die anderen nicht auf.</translation>
    </message>
    <message>
        <source>a file to read</source>
        <translation>eine Datei zum Lesen</translation>
    </message>
    <message>
        <source>the file to write, a folder for several, or - for standard output</source>
        <translation>die Datei zum Schreiben, ein Ordner für mehrere, oder - für die Standardausgabe</translation>
    </message>
    <message>
        <source>writes the rows of the map as text</source>
        <translation>schreibt die Zeilen der Karte als Text</translation>
    </message>
    <message>
        <source>draws many maps into a folder</source>
        <translation>zeichnet viele Karten in einen Ordner</translation>
    </message>
    <message>
        <source>The seed is %1.</source>
        <translation>Der Seed ist %1.</translation>
    </message>
    <message>
        <source>A seed is a whole number from -9223372036854775808 to 18446744073709551615, or a word; &quot;%1&quot; is neither.</source>
        <translation>Ein Seed ist eine ganze Zahl von -9223372036854775808 bis 18446744073709551615 oder ein Wort; „%1“ ist keines von beiden.</translation>
    </message>
    <message>
        <source>--size takes WxH from %2x%2 to %3x%3, or auto, and not &quot;%1&quot;.</source>
        <translation>--size nimmt BxH von %2x%2 bis %3x%3 oder auto, und nicht „%1“.</translation>
    </message>
    <message>
        <source>Only one of -o and --trace may go to standard output.</source>
        <translation>Nur eines von -o und --trace darf auf die Standardausgabe gehen.</translation>
    </message>
    <message>
        <source>Generating</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>what the level is drawn from: a whole number or a word; without it that of the .recipe file, or else a fresh one, which is said on standard error</source>
        <translation>woraus die Karte gezogen wird: eine ganze Zahl oder ein Wort; ohne Angabe der Seed der .recipe-Datei, sonst ein neuer, der auf der Standardfehlerausgabe genannt wird</translation>
    </message>
    <message>
        <source>cells across and down, 16x16 to 4096x4096; without it, or with auto, the recipe&apos;s usual size</source>
        <translation>Zellen in Breite und Höhe, 16x16 bis 4096x4096; ohne sie oder mit auto die übliche Größe des Rezepts</translation>
    </message>
    <message>
        <source>sets a parameter of a stage; &quot;recipes NAME&quot; lists them</source>
        <translation>setzt einen Parameter eines Schritts; „recipes NAME“ zählt sie auf</translation>
    </message>
    <message>
        <source>writes how the level came to be, stage by stage, as JSON</source>
        <translation>schreibt als JSON, wie das Level entstanden ist, Schritt für Schritt</translation>
    </message>
    <message>
        <source>the format, where the ending of the file does not tell it</source>
        <translation>das Format, wo die Endung der Datei es nicht nennt</translation>
    </message>
    <message>
        <source>where the level goes; its ending chooses the format; - prints it</source>
        <translation>wohin die Karte kommt; die Endung wählt das Format; - gibt sie aus</translation>
    </message>
    <message>
        <source>Makes a level by a recipe.</source>
        <translation>Macht eine Karte nach einem Rezept.</translation>
    </message>
    <message>
        <source>The same recipe, seed, size and parameters give the same level on every machine. What could not be done as asked is said on standard error.</source>
        <translation>Dasselbe Rezept mit demselben Seed, derselben Größe und denselben Parametern ergibt auf jedem Rechner dasselbe Level. Was nicht wie verlangt möglich war, wird auf der Standardfehlerausgabe gesagt.</translation>
    </message>
    <message>
        <source>the name of a recipe, or a .recipe file</source>
        <translation>der Name eines Rezepts oder eine .recipe-Datei</translation>
    </message>
    <message>
        <source>makes a level and writes everything about it</source>
        <translation>macht eine Karte und schreibt alles darüber auf</translation>
    </message>
    <message>
        <source>prints the map as text</source>
        <translation>gibt die Karte als Text aus</translation>
    </message>
    <message>
        <source>draws a level of few rooms</source>
        <translation>zeichnet eine Karte mit wenigen Räumen</translation>
    </message>
    <message>
        <source>edits procedurally generated tile worlds</source>
        <translation>bearbeitet erzeugte Welten aus Kacheln</translation>
    </message>
    <message>
        <source>set to anything: no colours are written to a terminal</source>
        <translation>auf irgendetwas gesetzt: ein Terminal bekommt keine Farben</translation>
    </message>
    <message>
        <source>the language of messages and help</source>
        <translation>die Sprache der Meldungen und der Hilfe</translation>
    </message>
    <message>
        <source>Prints the manual page.</source>
        <translation>Gibt die Handbuchseite aus.</translation>
    </message>
    <message>
        <source>The recipe has the stage &quot;%1&quot; more than once; name one of its stages: %2.</source>
        <translation>Das Rezept hat den Schritt „%1“ mehr als einmal; nennen Sie einen seiner Schritte: %2.</translation>
    </message>
    <message>
        <source>The recipe has no stage &quot;%1&quot; (the nearest is &quot;%3&quot;); it has %2.</source>
        <translation>Das Rezept hat keinen Schritt „%1“ (am nächsten kommt „%3“); es hat %2.</translation>
    </message>
    <message>
        <source>The recipe has no stage &quot;%1&quot;; it has %2.</source>
        <translation>Das Rezept hat keinen Schritt „%1“; es hat %2.</translation>
    </message>
    <message>
        <source>There is no stage &quot;%1&quot; of version %2 in this version of the program.</source>
        <translation>Einen Schritt „%1“ der Version %2 gibt es in dieser Version des Programms nicht.</translation>
    </message>
    <message>
        <source>The stage &quot;%1&quot; has no parameters.</source>
        <translation>Der Schritt „%1“ hat keine Parameter.</translation>
    </message>
    <message>
        <source>There is no parameter &quot;%1&quot; (the nearest is &quot;%3&quot;) in this stage; it has %2.</source>
        <translation>Einen Parameter „%1“ gibt es in diesem Schritt nicht (am nächsten kommt „%3“); er hat %2.</translation>
    </message>
    <message>
        <source>There is no parameter &quot;%1&quot; in this stage; it has %2.</source>
        <translation>Einen Parameter „%1“ gibt es in diesem Schritt nicht; er hat %2.</translation>
    </message>
    <message>
        <source>--set takes STAGE.PARAMETER=VALUE, such as rooms.rooms=20-40, and not &quot;%1&quot;.</source>
        <translation>--set nimmt STUFE.PARAMETER=WERT, etwa rooms.rooms=20-40, und nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no recipe &quot;%1&quot; (the nearest is &quot;%3&quot;); there are: %2.</source>
        <translation>Es gibt kein Rezept „%1“ (am nächsten ist „%3“); es gibt: %2.</translation>
    </message>
    <message>
        <source>There is no recipe &quot;%1&quot;; there are: %2.</source>
        <translation>Es gibt kein Rezept „%1“; es gibt: %2.</translation>
    </message>
    <message>
        <source>--cell takes a whole number of pixels from %2 to %3, and not &quot;%1&quot;.</source>
        <translation>--cell nimmt eine ganze Zahl von Pixeln von %2 bis %3, und nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no overlay &quot;%1&quot;; there are: %2.</source>
        <translation>Die Einblendung „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>There is no overlay &quot;%1&quot; (the nearest is &quot;%3&quot;); there are: %2.</source>
        <translation>Die Einblendung „%1“ gibt es nicht (am nächsten kommt „%3“); es gibt: %2.</translation>
    </message>
    <message>
        <source>A picture is written as PNG, so the name of its file ends in .png, unlike &quot;%1&quot;.</source>
        <translation>Ein Bild wird als PNG geschrieben, also endet der Name seiner Datei auf .png, anders als „%1“.</translation>
    </message>
    <message>
        <source>Draws a map as a picture.</source>
        <translation>Zeichnet eine Karte als Bild.</translation>
    </message>
    <message>
        <source>the map</source>
        <translation>die Karte</translation>
    </message>
    <message>
        <source>the picture; - prints it</source>
        <translation>das Bild; - gibt es aus</translation>
    </message>
    <message>
        <source>draws this over the map; may be given several times</source>
        <translation>zeichnet dies über die Karte; darf mehrmals angegeben werden</translation>
    </message>
    <message>
        <source>which level of a world; without it the first</source>
        <translation>welches Level einer Welt; sonst das erste</translation>
    </message>
    <message>
        <source>draws the map as the window shows it</source>
        <translation>zeichnet die Karte, wie das Fenster sie zeigt</translation>
    </message>
    <message>
        <source>draws it smaller, with its rooms marked</source>
        <translation>zeichnet sie kleiner, mit markierten Räumen</translation>
    </message>
    <message>
        <source>%1; allowed: %2; default: %3</source>
        <translation>%1; erlaubt: %2; Vorgabe: %3</translation>
    </message>
    <message>
        <source>Size: %1 unless another is asked for. Played by the rules of &quot;%2&quot;.</source>
        <translation>Größe: %1, wenn keine andere verlangt ist. Gespielt nach den Regeln von „%2“.</translation>
    </message>
    <message>
        <source>Lists the recipes; of one, its stages and their parameters.</source>
        <translation>Zählt die Rezepte auf; von einem seine Schritte und deren Parameter.</translation>
    </message>
    <message>
        <source>Each parameter is shown with its kind, what is allowed, its default on a map of the recipe&apos;s usual size, and what it does. &quot;generate&quot; takes it as --set STAGE.PARAMETER=VALUE.</source>
        <translation>Jeder Parameter wird mit seiner Art gezeigt, mit dem, was erlaubt ist, mit seiner Vorgabe auf einer Karte der üblichen Größe und mit dem, was er bewirkt. „generate“ nimmt ihn als --set STUFE.PARAMETER=WERT.</translation>
    </message>
    <message>
        <source>name of a recipe</source>
        <translation>Name eines Rezepts</translation>
    </message>
    <message>
        <source>prints one JSON object instead</source>
        <translation>gibt stattdessen ein JSON-Objekt aus</translation>
    </message>
    <message>
        <source>names every recipe</source>
        <translation>nennt jedes Rezept</translation>
    </message>
    <message>
        <source>tells a script all about one of them</source>
        <translation>sagt einem Skript alles über eines davon</translation>
    </message>
    <message>
        <source>A hall had to be added to join what is apart, though the links of this recipe hold everything together.</source>
        <translation>Ein Gang musste hinzugefügt werden, um Getrenntes zu verbinden, obwohl die Verbindungen dieses Rezepts alles zusammenhalten.</translation>
    </message>
    <message>
        <source>%1, seed %2: %3 See it with: %4</source>
        <translation>%1, Startwert %2: %3 Zu sehen mit: %4</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfe</translation>
    </message>
    <message>
        <source>checks a thousand levels of every recipe</source>
        <translation>prüft tausend Karten jedes Rezepts</translation>
    </message>
    <message>
        <source>&quot;play&quot; needs a file or a recipe, or a saved game after --load.</source>
        <translation>„play“ braucht eine Datei oder ein Rezept, oder einen Spielstand nach --load.</translation>
    </message>
    <message>
        <source>At the title: no game was begun.</source>
        <translation>Auf der Titelseite: Es wurde kein Spiel begonnen.</translation>
    </message>
    <message>
        <source>Won by player %1 in turn %2: %3</source>
        <translation>Gewonnen von Spieler %1 im Zug %2: %3</translation>
    </message>
    <message>
        <source>Lost in turn %1: %2</source>
        <translation>Verloren im Zug %1: %2</translation>
    </message>
    <message>
        <source>A draw in turn %1: %2</source>
        <translation>Unentschieden im Zug %1: %2</translation>
    </message>
    <message>
        <source>Ended in turn %1.</source>
        <translation>Beendet im Zug %1.</translation>
    </message>
    <message>
        <source>In play, turn %1, depth %2.</source>
        <translation>Im Spiel, Zug %1, Tiefe %2.</translation>
    </message>
    <message>
        <source>Player %1 at (%2, %3) of %4: score %5, health %6, supplies %7, coins %8, keys: %9</source>
        <translation>Spieler %1 bei (%2, %3) von %4: Punkte %5, Gesundheit %6, Vorräte %7, Münzen %8, Schlüssel: %9</translation>
    </message>
    <message>
        <source>Keys that meant nothing: %1</source>
        <translation>Tasten ohne Bedeutung: %1</translation>
    </message>
    <message>
        <source>Nothing was saved: no :Q is among the keys.</source>
        <translation>Nichts wurde gespeichert: Unter den Tasten ist kein :Q.</translation>
    </message>
    <message>
        <source>of a recipe: plays the level of this seed at once, without the title; of a file: what chance is drawn from in the game</source>
        <translation>bei einem Rezept: spielt sofort das Level dieses Startwerts, ohne die Titelseite; bei einer Datei: woraus der Zufall im Spiel gezogen wird</translation>
    </message>
    <message>
        <source>what is typed, one character after the other</source>
        <translation>was getippt wird, ein Zeichen nach dem anderen</translation>
    </message>
    <message>
        <source>the map as text, too, the last message, and the keys that meant nothing</source>
        <translation>auch die Karte als Text, die letzte Meldung und die Tasten ohne Bedeutung</translation>
    </message>
    <message>
        <source>prints one JSON object</source>
        <translation>gibt ein JSON-Objekt aus</translation>
    </message>
    <message>
        <source>Plays a level by keys, without a window.</source>
        <translation>Spielt ein Level mit Tasten, ohne Fenster.</translation>
    </message>
    <message>
        <source>A recipe starts at the title: N, the digits of a seed and S begin a game, L goes on with the saved one. A file starts in play. W, A, S and D move player one, I, J, K and L player two; 1 to 9 choose, B goes back, :Q saves and ends. The same keys give the same game on every machine.</source>
        <translation>Ein Rezept beginnt auf der Titelseite: N, die Ziffern eines Startwerts und S beginnen ein Spiel, L setzt das gespeicherte fort. Eine Datei beginnt im Spiel. W, A, S und D bewegen Spieler eins, I, J, K und L Spieler zwei; 1 bis 9 wählen, B geht zurück, :Q speichert und beendet. Dieselben Tasten ergeben auf jedem Rechner dasselbe Spiel.</translation>
    </message>
    <message>
        <source>begins a game, moves, saves and ends</source>
        <translation>beginnt ein Spiel, geht, speichert und beendet</translation>
    </message>
    <message>
        <source>goes on from exactly there</source>
        <translation>macht genau dort weiter</translation>
    </message>
    <message>
        <source>cells across and down, 16x16 to 4096x4096; without it, or with auto, the recipe&apos;s usual size, or more where a stage needs it for as many rooms as it is asked for</source>
        <translation>Zellen in Breite und Höhe, 16x16 bis 4096x4096; ohne sie oder mit auto die übliche Größe des Rezepts, oder mehr, wo ein Schritt sie für so viele Räume braucht, wie verlangt sind</translation>
    </message>
    <message>
        <source>a file whose levels are rooms of your own, for the stage vaults to place</source>
        <translation>eine Datei, deren Levels Ihre eigenen Räume sind; der Schritt „Kammern“ setzt sie</translation>
    </message>
    <message>
        <source>--select takes X,Y,W,H of cells on the map, which has %2 x %3, and not &quot;%1&quot;.</source>
        <translation>--select erwartet X,Y,B,H von Zellen auf der Karte, die %2 x %3 hat, und nicht „%1“.</translation>
    </message>
    <message>
        <source>Makes a level anew around what is pinned.</source>
        <translation>Macht eine Karte um das Fixierte herum neu.</translation>
    </message>
    <message>
        <source>By the recipe that made it. Pinned cells and things stay as they are, and where they make that impossible, nothing is written.</source>
        <translation>Nach dem Rezept, das sie gemacht hat. Fixierte Zellen und Objekte bleiben, wie sie sind; wo sie es unmöglich machen, wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>what is drawn from: a whole number or a word; without it the level&apos;s own</source>
        <translation>woraus gezogen wird: eine ganze Zahl oder ein Wort; ohne ihn der eigene Startwert der Karte</translation>
    </message>
    <message>
        <source>makes only these cells anew; all others stay</source>
        <translation>macht nur diese Zellen neu; alle anderen bleiben</translation>
    </message>
    <message>
        <source>where the world goes; its ending chooses the format; - prints it</source>
        <translation>wohin die Welt kommt; die Endung wählt das Format; - gibt sie aus</translation>
    </message>
    <message>
        <source>keeps what is pinned and draws the rest from another seed</source>
        <translation>behält, was fixiert ist, und zieht den Rest aus einem anderen Startwert</translation>
    </message>
    <message>
        <source>draws only these 30 x 20 cells anew</source>
        <translation>zieht nur diese 30 x 20 Zellen neu</translation>
    </message>
    <message>
        <source>%1: %2 so far</source>
        <translation>%1: bisher %2</translation>
    </message>
    <message numerus="yes">
        <source>Checked %n level(s): %1 failed.</source>
        <translation>
            <numerusform>%n Karte geprüft: %1 fehlerhaft.</numerusform>
            <numerusform>%n Karten geprüft: %1 fehlerhaft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>Umwandeln</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>The level and its trace cannot both go to &quot;%1&quot;; give two names.</source>
        <translation>Die Karte und ihre Spur können nicht beide nach „%1“ geschrieben werden; geben Sie zwei Namen an.</translation>
    </message>
    <message>
        <source>an option of the format, such as cell=8 for png</source>
        <translation>eine Option des Formats, etwa cell=8 für png</translation>
    </message>
    <message>
        <source>pixels for one cell, 1 to 256; without it 16, and fewer for large maps</source>
        <translation>Pixel für eine Zelle, 1 bis 256; ohne die Angabe 16, und weniger bei großen Karten</translation>
    </message>
    <message>
        <source>Saved as &quot;%1&quot;, among the saved games of the window; --save names a file instead.</source>
        <translation>Gespeichert als „%1“, unter den Spielständen des Fensters; --save nennt stattdessen eine Datei.</translation>
    </message>
    <message>
        <source>where :Q saves; without it the file after --load, or else the window&apos;s saved games</source>
        <translation>wohin :Q speichert; ohne diese Angabe in die Datei nach --load, sonst unter die Spielstände des Fensters</translation>
    </message>
    <message>
        <source>the saved game that L at the title goes on with; without it the latest of the window&apos;s</source>
        <translation>der Spielstand, mit dem L am Titel weiterspielt; ohne diese Angabe der neueste des Fensters</translation>
    </message>
    <message>
        <source>%1; B at the title then loads the backup, the game saved before it.</source>
        <translation>%1; B beim Titel lädt dann die Sicherung, das zuvor gespeicherte Spiel.</translation>
    </message>
    <message>
        <source>Nothing was saved: :Q was typed where no game was in play.</source>
        <translation>Nichts wurde gespeichert: :Q wurde getippt, als kein Spiel im Gange war.</translation>
    </message>
    <message>
        <source>--seed begins a game at once, and --load waits at the title for L; leave one of them out.</source>
        <translation>--seed beginnt sofort ein Spiel, und --load wartet auf der Titelseite auf L; lassen Sie eines davon weg.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is what is played; give --save the name of another file.</source>
        <translation>„%1“ ist, was gespielt wird; geben Sie hinter --save den Namen einer anderen Datei an.</translation>
    </message>
    <message>
        <source>a map, the name of a recipe, or a .recipe file</source>
        <translation>eine Karte, der Name eines Rezepts oder eine .recipe-Datei</translation>
    </message>
    <message>
        <source>%1; one of %2</source>
        <translation>%1; möglich sind %2</translation>
    </message>
    <message>
        <source>The verb &quot;%1&quot; comes before all other words: delvewright %1 ...; see &quot;delvewright %1 --help&quot;.</source>
        <translation>Das Verb „%1“ steht vor allen anderen Wörtern: delvewright %1 ...; siehe „delvewright %1 --help“.</translation>
    </message>
    <message>
        <source>--seeds takes one whole number, or A..B, of which the second is not the lesser, for at most %2 seeds, and not &quot;%1&quot;.</source>
        <translation>--seeds nimmt eine ganze Zahl, oder A..B, von denen die zweite nicht die kleinere ist, für höchstens %2 Seeds, und nicht „%1“.</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other; leave one of them out.</source>
        <translation>%1 und %2 schließen einander aus; lassen Sie eines davon weg.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can read standard input only once; give &quot;-&quot; once, and name files for the others.</source>
        <translation>&quot;%1&quot; kann die Standardeingabe nur einmal lesen; geben Sie &quot;-&quot; einmal an und nennen Sie für die übrigen Dateien.</translation>
    </message>
    <message>
        <source>a check failed, or with --strict something was lost</source>
        <translation>eine Prüfung schlug fehl, oder mit --strict ging etwas verloren</translation>
    </message>
    <message>
        <source>usage error</source>
        <translation>falscher Aufruf</translation>
    </message>
    <message>
        <source>With --level all each level goes into a file of its own, and not to standard output; name a file, or one level.</source>
        <translation>Mit --level all kommt jedes Level in eine eigene Datei und nicht auf die Standardausgabe; nennen Sie eine Datei oder ein einzelnes Level.</translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot; to read; there are: %2.</source>
        <translation>Es gibt kein Format &quot;%1&quot; zum Lesen; es gibt: %2.</translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot; to read (the nearest is &quot;%3&quot;); there are: %2.</source>
        <translation>Es gibt kein Format &quot;%1&quot; zum Lesen (am nächsten kommt &quot;%3&quot;); es gibt: %2.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>The first bytes of standard input do not tell its format; add --from with one of: %1.</source>
        <translation>Die ersten Bytes der Standardeingabe lassen ihr Format nicht erkennen; geben Sie --from an mit einem von: %1.</translation>
    </message>
    <message>
        <source>The ending of &quot;%1&quot; tells no format that can be read; these do: %2; or add --from.</source>
        <translation>Die Endung von &quot;%1&quot; nennt kein Format, das gelesen werden kann; diese tun es: %2; oder geben Sie --from an.</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1.</source>
        <translation>Die Standardeingabe kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>A picture is not text that a terminal can show; name a file, or send standard output into a file or a pipe.</source>
        <translation>Ein Bild ist kein Text, den ein Terminal zeigen kann; nennen Sie eine Datei, oder leiten Sie die Standardausgabe in eine Datei oder Pipe.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; exists and is left as it is; give another name, or leave out --no-clobber.</source>
        <translation>&quot;%1&quot; gibt es schon und bleibt unverändert; geben Sie einen anderen Namen an, oder lassen Sie --no-clobber weg.</translation>
    </message>
    <message>
        <source>%1; - is standard input</source>
        <translation>%1; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>&quot;check&quot; needs --seeds A..B for a recipe: the seeds to check, from A to B.</source>
        <translation>&quot;check&quot; braucht für ein Rezept --seeds A..B: die Seeds, die geprüft werden, von A bis B.</translation>
    </message>
    <message>
        <source>--%1 is for recipes, and a map is checked as it is; leave it out, or name a recipe.</source>
        <translation>--%1 gilt für Rezepte, und eine Karte wird geprüft, wie sie ist; lassen Sie es weg, oder nennen Sie ein Rezept.</translation>
    </message>
    <message>
        <source>%1, level %2: %3</source>
        <translation>%1, Level %2: %3</translation>
    </message>
    <message>
        <source>%1, level %2: %3 See it with: %4</source>
        <translation>%1, Level %2: %3 Zu sehen mit: %4</translation>
    </message>
    <message>
        <source>the seeds of a recipe to check, from A to B</source>
        <translation>die Seeds eines Rezepts, die geprüft werden, von A bis B</translation>
    </message>
    <message>
        <source>Checks the levels of recipes and of maps.</source>
        <translation>Prüft die Level von Rezepten und Karten.</translation>
    </message>
    <message>
        <source>Of a recipe, a level is generated for each seed. Every level must be one region, have a start or a portal that leads to it, and have what its objective asks for within reach. Each failure is printed with the command that shows it again, and then one line of totals, also after Ctrl+C. The exit status is 1 when a level failed.</source>
        <translation>Von einem Rezept wird für jeden Seed ein Level erzeugt. Jedes Level muss ein zusammenhängendes Gebiet sein, einen Start oder ein Portal haben, das dorthin führt, und das in Reichweite haben, was sein Ziel verlangt. Jeder Fehlschlag wird mit dem Befehl ausgegeben, der ihn wieder zeigt, danach eine Zeile mit der Summe, auch nach Strg+C. Der Rückgabewert ist 1, wenn ein Level durchfiel.</translation>
    </message>
    <message>
        <source>the name of a recipe, all, a .recipe file, or a map</source>
        <translation>der Name eines Rezepts, all, eine .recipe-Datei oder eine Karte</translation>
    </message>
    <message>
        <source>tries other parameters</source>
        <translation>probiert andere Parameter</translation>
    </message>
    <message>
        <source>checks every level of two maps</source>
        <translation>prüft jedes Level zweier Karten</translation>
    </message>
    <message>
        <source>writes each level of a world into a text of its own</source>
        <translation>schreibt jedes Level einer Welt in einen eigenen Text</translation>
    </message>
    <message>
        <source>There is no verb &quot;%1&quot;; the verbs are %2.</source>
        <translation>Es gibt kein Verb &quot;%1&quot;; die Verben sind %2.</translation>
    </message>
    <message>
        <source>There is no verb &quot;%1&quot; (the nearest is &quot;%3&quot;); the verbs are %2.</source>
        <translation>Es gibt kein Verb &quot;%1&quot; (am nächsten kommt &quot;%3&quot;); die Verben sind %2.</translation>
    </message>
    <message>
        <source>Shows the help of a verb, as --help after it does.</source>
        <translation>Zeigt die Hilfe zu einem Verb, wie --help dahinter.</translation>
    </message>
    <message>
        <source>a verb; without it the list of all verbs</source>
        <translation>ein Verb; ohne Angabe die Liste aller Verben</translation>
    </message>
    <message>
        <source>says what &quot;convert&quot; takes</source>
        <translation>sagt, was &quot;convert&quot; annimmt</translation>
    </message>
    <message>
        <source>Without a verb, the window opens, on each file that is named. The verbs need no display. Standard output is only the result; everything else is said on standard error, one sentence a line. Where a verb reads a file, - is standard input, and where it writes one, standard output. Long work shows its progress where standard error is a terminal. Ctrl+C stops it, and nothing half written is left behind.</source>
        <translation>Ohne Verb öffnet sich das Fenster, mit jeder genannten Datei. Die Verben brauchen keinen Bildschirm. Die Standardausgabe ist nur das Ergebnis; alles andere wird auf der Standardfehlerausgabe gesagt, ein Satz je Zeile. Wo ein Verb eine Datei liest, ist - die Standardeingabe, und wo es eine schreibt, die Standardausgabe. Lange Arbeit zeigt ihren Fortschritt, wo die Standardfehlerausgabe ein Terminal ist. Strg+C hält sie an, und nichts halb Geschriebenes bleibt zurück.</translation>
    </message>
    <message>
        <source>which level of a world; without it the first; all draws each into a file of its own, as in map-ID.png</source>
        <translation>welches Level einer Welt; ohne Angabe das erste; all zeichnet jedes in eine eigene Datei, etwa map-ID.png</translation>
    </message>
    <message>
        <source>Standard input holds more than the %1 keys that can be played at once; play them in parts, with :Q and L between.</source>
        <translation>Die Standardeingabe enthält mehr als die %1 Tasten, die auf einmal gespielt werden können; spielen Sie sie in Teilen, mit :Q und L dazwischen.</translation>
    </message>
    <message>
        <source>a file with the keys, instead of --keys; its line breaks are passed over</source>
        <translation>eine Datei mit den Tasten, anstelle von --keys; ihre Zeilenumbrüche werden übergangen</translation>
    </message>
    <message>
        <source>%1: this game was saved before %2 was changed. To go on with it, leave %2 out: play --load %1.</source>
        <translation>%1: Dieses Spiel wurde gespeichert, bevor %2 geändert wurde. Um es fortzusetzen, lassen Sie %2 weg: play --load %1.</translation>
    </message>
    <message>
        <source>%1: this game is of another map, “%3”, and not of %2. To go on with it, leave %2 out: play --load %1.</source>
        <translation>%1: Dieses Spiel gehört zu einer anderen Karte, „%3“, und nicht zu %2. Um es fortzusetzen, lassen Sie %2 weg: play --load %1.</translation>
    </message>
    <message>
        <source>Won together in turn %1: %2</source>
        <translation>Gemeinsam gewonnen in Zug %1: %2</translation>
    </message>
    <message>
        <source>plays the keys of a file and tells a script how it ended</source>
        <translation>spielt die Tasten einer Datei und meldet einem Skript, wie es ausging</translation>
    </message>
    <message>
        <source>The defaults are those on a map of %1.</source>
        <translation>Die Standardwerte gelten für eine Karte von %1.</translation>
    </message>
    <message>
        <source>--stages lists the stages of all recipes; leave out &quot;%1&quot;, or leave out --stages for the stages of that recipe.</source>
        <translation>--stages listet die Schritte aller Rezepte auf; lassen Sie &quot;%1&quot; weg, oder für die Schritte dieses Rezepts --stages.</translation>
    </message>
    <message>
        <source>lists every stage with its parameters, whether a recipe uses it or not</source>
        <translation>listet jeden Schritt mit seinen Parametern auf, ob ein Rezept ihn verwendet oder nicht</translation>
    </message>
    <message>
        <source>lists every stage that a recipe can be built of</source>
        <translation>listet jeden Schritt auf, aus dem ein Rezept bestehen kann</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written: the new world has no place for %n level(s) with hand work: %1. Choose another seed, or discard them with --force.</source>
        <translation>
            <numerusform>Nichts wurde geschrieben: Die neue Welt hat keinen Platz für %n von Hand bearbeitetes Level: %1. Wählen Sie einen anderen Seed, oder verwerfen Sie es mit --force.</numerusform>
            <numerusform>Nichts wurde geschrieben: Die neue Welt hat keinen Platz für %n von Hand bearbeitete Level: %1. Wählen Sie einen anderen Seed, oder verwerfen Sie sie mit --force.</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels inside it that you edited, renamed or pinned, such as a town of a journey, stay whole, at their site or the nearest one. Where the new world has no place for them, they are named and nothing is written.</source>
        <translation>Level darin, die Sie bearbeitet, umbenannt oder fixiert haben, etwa eine Stadt einer Reise, bleiben ganz erhalten, an ihrem Ort oder am nächstgelegenen. Wo die neue Welt keinen Platz für sie hat, werden sie genannt, und nichts wird geschrieben.</translation>
    </message>
    <message>
        <source>discards levels with hand work for which the new world has no place</source>
        <translation>verwirft von Hand bearbeitete Level, für die die neue Welt keinen Platz hat</translation>
    </message>
    <message>
        <source>the format of what is read, whatever its ending; standard input needs it where its first bytes do not tell</source>
        <translation>das Format dessen, was gelesen wird, unabhängig von der Endung; die Standardeingabe braucht es, wenn ihre ersten Bytes es nicht erkennen lassen</translation>
    </message>
    <message>
        <source>which level of a world to write, for formats that hold one; without it the first; all writes each into a file of its own, as in map-ID.txt</source>
        <translation>welches Level einer Welt geschrieben wird, für Formate, die nur eines enthalten; ohne Angabe das erste; all schreibt jedes in eine eigene Datei, etwa map-ID.txt</translation>
    </message>
    <message>
        <source>neither notes nor progress; errors are still said</source>
        <translation>weder Hinweise noch Fortschritt; Fehler werden weiterhin gemeldet</translation>
    </message>
    <message>
        <source>leaves a file that exists as it is; the exit status is then 3</source>
        <translation>lässt eine vorhandene Datei unverändert; der Rückgabewert ist dann 3</translation>
    </message>
    <message>
        <source>exit status 1 where anything was lost, left out or filled in; the file is written all the same</source>
        <translation>Rückgabewert 1, wenn etwas verloren ging, wegblieb oder ergänzt wurde; die Datei wird trotzdem geschrieben</translation>
    </message>
    <message>
        <source>A seed is a whole number in digits or a word, and not &quot;%1&quot;.</source>
        <translation>Ein Seed ist eine ganze Zahl in Ziffern oder ein Wort, nicht &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>A seed is a whole number in digits or a word; write %2 instead of &quot;%1&quot;.</source>
        <translation>Ein Seed ist eine ganze Zahl in Ziffern oder ein Wort; schreiben Sie %2 statt &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>--seeds takes whole numbers in digits; write %2 instead of &quot;%1&quot;.</source>
        <translation>--seeds nimmt ganze Zahlen in Ziffern; schreiben Sie %2 statt „%1“.</translation>
    </message>
    <message>
        <source>The level &quot;%1&quot; has no recipe. Open it in the editor and choose one, or generate a new level.</source>
        <translation>Das Level „%1“ hat kein Rezept. Öffnen Sie es im Editor und wählen Sie eines, oder erzeugen Sie ein neues Level.</translation>
    </message>
    <message>
        <source>The saved game &quot;%1&quot; of the window exists and is left as it is; name a file with --save, or leave out --no-clobber.</source>
        <translation>Den Spielstand „%1“ des Fensters gibt es schon, und er bleibt unverändert; nennen Sie mit --save eine Datei, oder lassen Sie --no-clobber weg.</translation>
    </message>
    <message>
        <source>%1 cannot be read, and may be a game of another map: it stays as it is, and this game was not saved. Name another file with --save.</source>
        <translation>%1 lässt sich nicht lesen und könnte ein Spiel auf einer anderen Karte sein: Die Datei bleibt, wie sie ist, und dieses Spiel wurde nicht gespeichert. Nennen Sie mit --save eine andere Datei.</translation>
    </message>
</context>
<context>
    <name>delve-file</name>
    <message>
        <source>Expected all of it on the map.</source>
        <translation>Erwartet wird, dass alles davon auf der Karte liegt.</translation>
    </message>
    <message>
        <source>Expected an id of its own; “%1” is empty or stands twice.</source>
        <translation>Erwartet wird eine eigene Kennung; „%1“ ist leer oder kommt doppelt vor.</translation>
    </message>
    <message>
        <source>Expected a room at each end of a link.</source>
        <translation>Erwartet wird ein Raum an jedem Ende einer Verbindung.</translation>
    </message>
    <message>
        <source>Expected a room, or none, at the end of a hall.</source>
        <translation>Erwartet wird ein Raum oder keiner am Ende eines Gangs.</translation>
    </message>
    <message>
        <source>The value of “%1” is not one that this kind of thing can have.</source>
        <translation>Den Wert von „%1“ kann ein Objekt dieser Art nicht haben.</translation>
    </message>
    <message>
        <source>This portal leads to a level “%1” that there is not.</source>
        <translation>Dieses Portal führt zu einem Level „%1“, das es nicht gibt.</translation>
    </message>
    <message>
        <source>This portal leads to a cell outside the map of level “%1”.</source>
        <translation>Dieses Portal führt zu einer Zelle außerhalb der Karte des Levels „%1“.</translation>
    </message>
    <message>
        <source>Expected the id of a thing, once; found “%1”.</source>
        <translation>Erwartet wird die Kennung eines Objekts, einmal; gefunden: „%1“.</translation>
    </message>
    <message>
        <source>Expected a map of 1 to %1 cells on each side.</source>
        <translation>Erwartet wird eine Karte von 1 bis %1 Zellen je Seite.</translation>
    </message>
    <message>
        <source>Expected a layer as large as its level.</source>
        <translation>Erwartet wird eine Schicht, so groß wie ihr Level.</translation>
    </message>
    <message>
        <source>Expected a number from %1 to %2, found %3.</source>
        <translation>Erwartet wird eine Zahl von %1 bis %2, gefunden: %3.</translation>
    </message>
    <message>
        <source>Expected a version from 1 upward.</source>
        <translation>Erwartet wird eine Version ab 1.</translation>
    </message>
    <message>
        <source>Expected at least one level in “levels”.</source>
        <translation>Erwartet wird mindestens ein Level in „levels“.</translation>
    </message>
    <message>
        <source>The name “%1” stands twice in one object.</source>
        <translation>Der Name „%1“ kommt in einem Objekt doppelt vor.</translation>
    </message>
    <message>
        <source>Expected a value of less than 2 GiB.</source>
        <translation>Erwartet wird ein Wert von weniger als 2 GiB.</translation>
    </message>
    <message>
        <source>The text ends before it is complete.</source>
        <translation>Der Text endet, bevor er vollständig ist.</translation>
    </message>
    <message>
        <source>Objects and lists are nested more than %1 deep here.</source>
        <translation>Objekte und Listen sind hier mehr als %1-fach verschachtelt.</translation>
    </message>
    <message>
        <source>Expected nothing more behind the last bracket.</source>
        <translation>Erwartet wird nichts mehr hinter der letzten Klammer.</translation>
    </message>
    <message>
        <source>Expected JSON in UTF-8, but its grammar is broken here.</source>
        <translation>Erwartet wird JSON in UTF-8, aber hier ist die Grammatik verletzt.</translation>
    </message>
    <message>
        <source>Expected a text in quotes, found %1.</source>
        <translation>Erwartet wird ein Text in Anführungszeichen, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected true or false, found %1.</source>
        <translation>Erwartet wird true oder false, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2, found %3.</source>
        <translation>Erwartet wird eine ganze Zahl von %1 bis %2, gefunden: %3.</translation>
    </message>
    <message>
        <source>Expected a whole number of 64 bits, found %1.</source>
        <translation>Erwartet wird eine ganze Zahl von 64 Bit, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected a number up to 10^15 with at most three digits behind the point, found %1.</source>
        <translation>Erwartet wird eine Zahl bis 10^15 mit höchstens drei Stellen hinter dem Punkt, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected a list of %1 to %2 values, found %3.</source>
        <translation>Erwartet wird eine Liste von %1 bis %2 Werten, gefunden: %3.</translation>
    </message>
    <message>
        <source>Expected a list in square brackets, found %1.</source>
        <translation>Erwartet wird eine Liste in eckigen Klammern, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected an object in curly brackets, found %1.</source>
        <translation>Erwartet wird ein Objekt in geschweiften Klammern, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected a member “%1” in this level.</source>
        <translation>Erwartet wird ein Eintrag „%1“ in diesem Level.</translation>
    </message>
    <message>
        <source>Expected %1 rows, as many as the level is high, found more.</source>
        <translation>Erwartet werden %1 Zeilen, so viele, wie das Level hoch ist, gefunden: mehr.</translation>
    </message>
    <message>
        <source>Row %1 has %2 cells; expected %3, as many as the level is wide.</source>
        <translation>Zeile %1 hat %2 Zellen; erwartet werden %3, so viele, wie das Level breit ist.</translation>
    </message>
    <message>
        <source>Row %1 has “%2” at column %3; expected a glyph of the legend.</source>
        <translation>Zeile %1 hat „%2“ in Spalte %3; erwartet wird ein Zeichen der Legende.</translation>
    </message>
    <message>
        <source>Expected %1 rows, as many as the level is high, found %2.</source>
        <translation>Erwartet werden %1 Zeilen, so viele, wie das Level hoch ist, gefunden: %2.</translation>
    </message>
    <message>
        <source>Expected a legend of single glyphs, found “%1”.</source>
        <translation>Erwartet wird eine Legende aus einzelnen Zeichen, gefunden: „%1“.</translation>
    </message>
    <message>
        <source>Expected the name of a tile (the world&apos;s own stand before its levels), found %1.</source>
        <translation>Erwartet wird der Name einer Kachel (die eigenen der Welt stehen vor ihren Levels), gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected all pins on the map, found one in row %1 to column %2.</source>
        <translation>Erwartet werden alle Fixierungen auf der Karte, gefunden: eine in Zeile %1 bis Spalte %2.</translation>
    </message>
    <message>
        <source>Expected a room at each end of a link; there is no room “%1”.</source>
        <translation>Erwartet wird ein Raum an jedem Ende einer Verbindung; einen Raum „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Expected a room at the end of a hall; there is no room “%1”.</source>
        <translation>Erwartet wird ein Raum am Ende eines Gangs; einen Raum „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Expected a member “%1” in this object.</source>
        <translation>Erwartet wird ein Eintrag „%1“ in diesem Objekt.</translation>
    </message>
    <message>
        <source>There is no file %1; check its name and its folder.</source>
        <translation>Die Datei %1 gibt es nicht; prüfen Sie Namen und Ordner.</translation>
    </message>
    <message>
        <source>The file %1 may not be read; change its permissions.</source>
        <translation>Die Datei %1 darf nicht gelesen werden; ändern Sie ihre Zugriffsrechte.</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file in it.</source>
        <translation>%1 ist ein Ordner; nennen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>The file %1 could not be read (%2); try again or read a copy of it.</source>
        <translation>Die Datei %1 konnte nicht gelesen werden (%2); versuchen Sie es noch einmal oder mit einer Kopie.</translation>
    </message>
    <message>
        <source>Expected a colour as in &quot;#1a2b3c&quot;, found %1.</source>
        <translation>Erwartet wird eine Farbe wie &quot;#1a2b3c&quot;, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected one glyph in quotes, found %1.</source>
        <translation>Erwartet wird ein Zeichen in Anführungszeichen, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected no, yes or ends-game, found %1.</source>
        <translation>Erwartet wird no, yes oder ends-game, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected room, store, boss, start, site or house, found %1.</source>
        <translation>Erwartet wird room, store, boss, start, site oder house, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected candidate, tree, extra, near, sibling, hall or repair, found %1.</source>
        <translation>Erwartet wird candidate, tree, extra, near, sibling, hall oder repair, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected a kind of thing, as in flower, found %1.</source>
        <translation>Erwartet wird eine Art von Objekt, etwa flower, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected a share from 0 to 100, found %1.</source>
        <translation>Erwartet wird ein Anteil von 0 bis 100, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected &quot;down&quot;, found %1.</source>
        <translation>Erwartet wird &quot;down&quot;, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected a pin whose end does not come before its beginning.</source>
        <translation>Erwartet wird eine Fixierung, deren Ende nicht vor ihrem Anfang liegt.</translation>
    </message>
    <message>
        <source>This file has version %1 and was written by a newer Delvewright; this one reads up to version %2; open it with the newer one.</source>
        <translation>Diese Datei hat die Version %1 und wurde von einem neueren Delvewright geschrieben; dieses liest bis zur Version %2. Öffnen Sie sie mit dem neueren.</translation>
    </message>
    <message>
        <source>Expected at most %1 tiles, each with a name of its own.</source>
        <translation>Erwartet werden höchstens %1 Kacheln, jede mit eigenem Namen.</translation>
    </message>
    <message>
        <source>Expected a member “delvewright” with the version of the file.</source>
        <translation>Erwartet wird ein Eintrag „delvewright“ mit der Version der Datei.</translation>
    </message>
    <message>
        <source>There is no room left for %1; free some and save again, or save elsewhere.</source>
        <translation>Für %1 ist kein Platz mehr; schaffen Sie welchen und speichern Sie noch einmal, oder speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>The file %1 would be larger than is allowed there; save elsewhere.</source>
        <translation>Die Datei %1 würde größer, als dort erlaubt ist; speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>The folder %1 may not be written to; save elsewhere or change its permissions.</source>
        <translation>In den Ordner %1 darf nicht geschrieben werden; speichern Sie anderswo oder ändern Sie seine Zugriffsrechte.</translation>
    </message>
    <message>
        <source>The file %1 could not be written (%2); try again or save elsewhere.</source>
        <translation>Die Datei %1 konnte nicht geschrieben werden (%2); versuchen Sie es noch einmal, oder speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>The file %1 is write-protected; save elsewhere or change its permissions.</source>
        <translation>Die Datei %1 ist schreibgeschützt; speichern Sie anderswo oder ändern Sie ihre Zugriffsrechte.</translation>
    </message>
    <message>
        <source>Expected 1 to %1 rows in this table, found %2.</source>
        <translation>In dieser Tabelle werden 1 bis %1 Zeilen erwartet, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected a name of its own; “%1” is empty or stands twice.</source>
        <translation>Ein eigener Name wird erwartet; „%1“ ist leer oder steht zweimal da.</translation>
    </message>
    <message>
        <source>Expected a row of the name “%1” in this table.</source>
        <translation>In dieser Tabelle wird eine Zeile mit dem Namen „%1“ erwartet.</translation>
    </message>
    <message>
        <source>Expected a text to show here.</source>
        <translation>Hier wird ein Text erwartet, der gezeigt werden kann.</translation>
    </message>
    <message>
        <source>Expected at least one outcome of this choice.</source>
        <translation>Zu dieser Wahl wird mindestens ein Ausgang erwartet.</translation>
    </message>
    <message>
        <source>Expected a name of the table of enemies, found “%1”.</source>
        <translation>Ein Name aus der Tabelle der Gegner wird erwartet, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>Expected 1 to %1 choices, one for each key.</source>
        <translation>1 bis %1 Wahlmöglichkeiten werden erwartet, eine für jede Taste.</translation>
    </message>
    <message>
        <source>Expected at least one encounter for the road and one for elsewhere.</source>
        <translation>Mindestens eine Begegnung für die Straße und eine für anderswo werden erwartet.</translation>
    </message>
    <message>
        <source>Expected healing, blade, armour, lamp or supplies, found %1.</source>
        <translation>healing, blade, armour, lamp oder supplies wird erwartet, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected an opacity from 0 to 100 percent.</source>
        <translation>Erwartet wurde eine Deckkraft von 0 bis 100 Prozent.</translation>
    </message>
    <message>
        <source>The folder %1 takes no new files; save elsewhere.</source>
        <translation>Der Ordner %1 nimmt keine neuen Dateien an; speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>The folder %1 is not there; make it first, or save elsewhere.</source>
        <translation>Den Ordner %1 gibt es nicht; legen Sie ihn zuerst an, oder speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>This is a saved game, not a map. Load it while you play its map.</source>
        <translation>Dies ist ein Spielstand, keine Karte. Laden Sie ihn, während Sie seine Karte spielen.</translation>
    </message>
    <message>
        <source>This is a recipe, not a map. Generate a map with it first.</source>
        <translation>Dies ist ein Rezept, keine Karte. Erzeugen Sie damit zuerst eine Karte.</translation>
    </message>
    <message>
        <source>This is a saved game, not a recipe. Choose a .recipe file.</source>
        <translation>Dies ist ein Spielstand, kein Rezept. Wählen Sie eine .recipe-Datei.</translation>
    </message>
    <message>
        <source>This is a map, not a recipe. Save its recipe as a file of its own first.</source>
        <translation>Dies ist eine Karte, kein Rezept. Speichern Sie ihr Rezept zuerst als eigene Datei.</translation>
    </message>
    <message>
        <source>This is a recipe, not a saved game. Choose a .delvesave file.</source>
        <translation>Dies ist ein Rezept, kein Spielstand. Wählen Sie eine .delvesave-Datei.</translation>
    </message>
    <message>
        <source>This is a map, not a saved game. Play it, and save the game there.</source>
        <translation>Dies ist eine Karte, kein Spielstand. Spielen Sie sie, und speichern Sie dort das Spiel.</translation>
    </message>
    <message>
        <source>This is an %1 file. Unpack it first.</source>
        <translation>Dies ist eine %1-Datei. Entpacken Sie sie zuerst.</translation>
    </message>
    <message>
        <source>This is a %1 file. Unpack it first.</source>
        <translation>Dies ist eine %1-Datei. Entpacken Sie sie zuerst.</translation>
    </message>
    <message>
        <source>This is a %1 picture. Choose another file.</source>
        <translation>Dies ist ein %1-Bild. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>This is an %1 file. Choose another file.</source>
        <translation>Dies ist eine %1-Datei. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>This is a %1 file. Choose another file.</source>
        <translation>Dies ist eine %1-Datei. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>This text is in %1. Save it in UTF-8.</source>
        <translation>Dieser Text ist in %1. Speichern Sie ihn in UTF-8.</translation>
    </message>
    <message>
        <source>This is a pointer of Git LFS in place of the file. Run “git lfs pull” first.</source>
        <translation>Dies ist ein Zeiger von Git LFS anstelle der Datei. Führen Sie zuerst „git lfs pull“ aus.</translation>
    </message>
    <message>
        <source>The file is empty. Choose another file.</source>
        <translation>Die Datei ist leer. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>The file %1 exists and was left as it is; save elsewhere.</source>
        <translation>Die Datei %1 gibt es schon, sie blieb unverändert; speichern Sie an einem anderen Ort.</translation>
    </message>
</context>
<context>
    <name>delve::ui::AlgorithmChooser</name>
    <message>
        <source>No recipe</source>
        <translation>Kein Rezept</translation>
    </message>
    <message>
        <source>Unnamed recipe</source>
        <translation>Unbenanntes Rezept</translation>
    </message>
</context>
<context>
    <name>delve::ui::CardView</name>
    <message>
        <source>Seed: …</source>
        <translation>Seed: …</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Seed: %1</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Gespeicherte Spiele …</translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Die letzte Ziffer löschen</translation>
    </message>
    <message>
        <source>Delete the last digit (Backspace)</source>
        <translation>Die letzte Ziffer löschen (Rücktaste)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>delve::ui::ColourButton</name>
    <message>
        <source>Choose another colour</source>
        <translation>Eine andere Farbe wählen</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>delve::ui::CommandSearch</name>
    <message>
        <source>Search the commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
</context>
<context>
    <name>delve::ui::DocumentFiles</name>
    <message>
        <source>All maps (%1)</source>
        <translation>Alle Karten (%1)</translation>
    </message>
    <message>
        <source>Recipe (*.recipe)</source>
        <translation>Rezept (*.recipe)</translation>
    </message>
    <message>
        <source>Open map</source>
        <translation>Karte öffnen</translation>
    </message>
    <message>
        <source>Save map</source>
        <translation>Karte speichern</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>Load recipe</source>
        <translation>Rezept laden</translation>
    </message>
    <message>
        <source>“%1” is no recipe that can be used: %2</source>
        <translation>„%1“ ist kein brauchbares Rezept: %2</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Rezept speichern</translation>
    </message>
    <message>
        <source>“%1” could not be opened: %2</source>
        <translation>„%1“ ließ sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Load stamps</source>
        <translation>Stempel laden</translation>
    </message>
    <message>
        <source>“%1” holds no stamps that can be used: %2</source>
        <translation>„%1“ enthält keine brauchbaren Stempel: %2</translation>
    </message>
    <message>
        <source>“%1” is open with other unsaved work. This one has no file yet: save it under a name of its own.</source>
        <translation>„%1“ ist schon mit anderer ungespeicherter Arbeit offen. Diese hier hat noch keine Datei: Speichern Sie sie unter einem eigenen Namen.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>Nicht exportiert: %1</translation>
    </message>
    <message>
        <source>Opening “%1”</source>
        <translation>„%1“ wird geöffnet</translation>
    </message>
    <message>
        <source>“%1” was changed while it was read, so it was not reloaded.</source>
        <translation>„%1“ wurde geändert, während die Datei gelesen wurde, und daher nicht neu geladen.</translation>
    </message>
    <message>
        <source>Saving “%1”</source>
        <translation>„%1“ wird gespeichert</translation>
    </message>
    <message>
        <source>Exporting “%1”</source>
        <translation>„%1“ wird exportiert</translation>
    </message>
</context>
<context>
    <name>delve::ui::DocumentPage</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>delve::ui::EditedMapNote</name>
    <message>
        <source>This is the edited map. The game has seed %1.</source>
        <translation>Das ist die bearbeitete Karte. Das Spiel hat den Seed %1.</translation>
    </message>
    <message>
        <source>This is the edited map, not the game.</source>
        <translation>Das ist die bearbeitete Karte, nicht das Spiel.</translation>
    </message>
</context>
<context>
    <name>delve::ui::EncountersPage</name>
    <message>
        <source>Encounters</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>an encounter</source>
        <translation>eine Begegnung</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Wahlmöglichkeiten</translation>
    </message>
    <message>
        <source>a choice</source>
        <translation>eine Wahl</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>an outcome</source>
        <translation>eine Folge</translation>
    </message>
    <message>
        <source>What is said first</source>
        <translation>Was zuerst gesagt wird</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>Was man wählen kann</translation>
    </message>
    <message>
        <source>What may come of “%1”</source>
        <translation>Was aus „%1“ werden kann</translation>
    </message>
</context>
<context>
    <name>delve::ui::ExportOptions</name>
    <message>
        <source>Export as %1</source>
        <translation>Als %1 exportieren</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
</context>
<context>
    <name>delve::ui::FirstPersonView</name>
    <message>
        <source>What player one sees</source>
        <translation>Was Spieler eins sieht</translation>
    </message>
</context>
<context>
    <name>delve::ui::HistoryModel</name>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig gemacht</translation>
    </message>
</context>
<context>
    <name>delve::ui::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>delve::ui::HudBar</name>
    <message>
        <source>Replay</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Through walls</source>
        <translation>Durch Wände</translation>
    </message>
    <message>
        <source>Tested</source>
        <translation>Getestet</translation>
    </message>
    <message>
        <source>Lights off</source>
        <translation>Licht aus</translation>
    </message>
    <message>
        <source>State of the play</source>
        <translation>Stand des Spiels</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>Save and end</source>
        <translation>Speichern und beenden</translation>
    </message>
    <message>
        <source>Save and end (:Q)</source>
        <translation>Speichern und beenden (:Q)</translation>
    </message>
</context>
<context>
    <name>delve::ui::KeyButton</name>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (Taste %2)</translation>
    </message>
</context>
<context>
    <name>delve::ui::KeyList</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>Aktionen durchsuchen</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
</context>
<context>
    <name>delve::ui::KeyPage</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>Die Aktionen durchsuchen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>The key that the action had at first</source>
        <translation>Die Taste, die die Aktion anfangs hatte</translation>
    </message>
    <message>
        <source>All keys as they were at first</source>
        <translation>Alle Tasten, wie sie anfangs waren</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”. Give that action another key first.</source>
        <translation>%1 ist die Taste von „%2“. Geben Sie zuerst jener Aktion eine andere.</translation>
    </message>
</context>
<context>
    <name>delve::ui::LayersList</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>What is painted: the tiles of the level, or a layer that is only drawn. F2 renames it.</source>
        <translation>Was bemalt wird: die Kacheln des Levels oder eine Ebene, die nur gezeichnet wird. F2 benennt sie um.</translation>
    </message>
    <message>
        <source>Add a decoration layer</source>
        <translation>Zierebene hinzufügen</translation>
    </message>
    <message>
        <source>Remove the layer</source>
        <translation>Ebene entfernen</translation>
    </message>
    <message>
        <source>Tiles of the level</source>
        <translation>Kacheln des Levels</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>Move the layer up</source>
        <translation>Ebene nach oben</translation>
    </message>
    <message>
        <source>Move the layer down</source>
        <translation>Ebene nach unten</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>Deckkraft der Ebene</translation>
    </message>
    <message>
        <source>Hidden. Click to show the layer.</source>
        <translation>Verborgen. Ein Klick zeigt die Ebene.</translation>
    </message>
    <message>
        <source>Shown. Click to hide the layer.</source>
        <translation>Sichtbar. Ein Klick verbirgt die Ebene.</translation>
    </message>
    <message>
        <source>Locked. Click to let it be painted.</source>
        <translation>Gesperrt. Ein Klick gibt die Ebene zum Malen frei.</translation>
    </message>
    <message>
        <source>Can be painted. Click to lock the layer.</source>
        <translation>Frei zum Malen. Ein Klick sperrt die Ebene.</translation>
    </message>
    <message>
        <source>Opacity of the layer: %1 %</source>
        <translation>Deckkraft der Ebene: %1 %</translation>
    </message>
</context>
<context>
    <name>delve::ui::LevelTree</name>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 Zellen</translation>
    </message>
</context>
<context>
    <name>delve::ui::LevelsPanel</name>
    <message>
        <source>Levels</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Add a level</source>
        <translation>Level hinzufügen</translation>
    </message>
    <message>
        <source>Copy the level</source>
        <translation>Level kopieren</translation>
    </message>
    <message>
        <source>Rename the level</source>
        <translation>Level umbenennen</translation>
    </message>
    <message>
        <source>Delete the level</source>
        <translation>Level löschen</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Level %1</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
</context>
<context>
    <name>delve::ui::MainWindow</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>Diese Dateien &amp;vergessen</translation>
    </message>
    <message>
        <source>%1[*] – Delvewright</source>
        <translation>%1[*] – Delvewright</translation>
    </message>
    <message>
        <source>Delvewright</source>
        <translation>Delvewright</translation>
    </message>
    <message>
        <source>No seeds yet</source>
        <translation>Noch keine Seeds</translation>
    </message>
    <message>
        <source>&amp;Forget these seeds</source>
        <translation>Diese Seeds &amp;vergessen</translation>
    </message>
</context>
<context>
    <name>delve::ui::MapSurface</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>delve::ui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>delve::ui::MessagesLine</name>
    <message>
        <source>Under the mouse</source>
        <translation>Unter der Maus</translation>
    </message>
    <message>
        <source>Typed so far: %1 (Esc drops it)</source>
        <translation>Bisher getippt: %1 (Esc verwirft es)</translation>
    </message>
</context>
<context>
    <name>delve::ui::MiniMap</name>
    <message>
        <source>Mini-map</source>
        <translation>Übersichtskarte</translation>
    </message>
</context>
<context>
    <name>delve::ui::NewMapDialog</name>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>From a &amp;recipe</source>
        <translation>Aus einem &amp;Rezept</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <translation>&amp;Leer</translation>
    </message>
    <message>
        <source>From a &amp;picture</source>
        <translation>Aus einem &amp;Bild</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Erzeugen</translation>
    </message>
    <message>
        <source> cells</source>
        <translation> Zellen</translation>
    </message>
    <message>
        <source>Recipes</source>
        <translation>Rezepte</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>A whole number or a word; without one the dice are thrown.</source>
        <translation>Eine ganze Zahl oder ein Wort; ohne wird gewürfelt.</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>B&amp;reite</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Seed</translation>
    </message>
    <message>
        <source>&amp;Tile</source>
        <translation>&amp;Kachel</translation>
    </message>
</context>
<context>
    <name>delve::ui::Pages</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>“%1” is gone from the disk. Save to write it anew.</source>
        <translation>„%1“ ist nicht mehr auf der Platte. Speichern schreibt die Datei neu.</translation>
    </message>
    <message>
        <source>“%1” is open in another window, too. Who saves last, wins.</source>
        <translation>„%1“ ist auch in einem anderen Fenster offen. Wer zuletzt speichert, gewinnt.</translation>
    </message>
</context>
<context>
    <name>delve::ui::PalettePanel</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the palette</source>
        <translation>Die Palette durchsuchen</translation>
    </message>
    <message>
        <source>Tiles and things</source>
        <translation>Kacheln und Objekte</translation>
    </message>
    <message>
        <source>Add a tile of this world</source>
        <translation>Eine Kachel dieser Welt hinzufügen</translation>
    </message>
    <message>
        <source>Change the tile</source>
        <translation>Die Kachel ändern</translation>
    </message>
    <message>
        <source>Remove the tile</source>
        <translation>Die Kachel entfernen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>kachel</translation>
    </message>
    <message>
        <source>Add the tiles of a tileset</source>
        <translation>Kacheln eines Tilesets hinzufügen</translation>
    </message>
</context>
<context>
    <name>delve::ui::ParameterEditor</name>
    <message>
        <source>Back to the default</source>
        <translation>Zurück zum üblichen Wert</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, Schieberegler</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>%1, von</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1, bis</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>The map lies in no folder yet. Save it first, then choose a file beside it.</source>
        <translation>Die Karte liegt noch in keinem Ordner. Speichern Sie sie zuerst, und wählen Sie dann eine Datei daneben.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Take what is selected</source>
        <translation>Auswahl übernehmen</translation>
    </message>
    <message>
        <source>Load a rule table</source>
        <translation>Regeltabelle laden</translation>
    </message>
    <message>
        <source>Own table</source>
        <translation>Eigene Tabelle</translation>
    </message>
    <message>
        <source>Rule tables (*.json)</source>
        <translation>Regeltabellen (*.json)</translation>
    </message>
</context>
<context>
    <name>delve::ui::PictureImport</name>
    <message>
        <source>&amp;Choose a picture…</source>
        <translation>Bild &amp;wählen …</translation>
    </message>
    <message>
        <source>Each pixel becomes a cell.</source>
        <translation>Jeder Bildpunkt wird eine Zelle.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Colours of the picture</source>
        <translation>Farben des Bildes</translation>
    </message>
    <message>
        <source>The map that the picture becomes</source>
        <translation>Die Karte, die aus dem Bild wird</translation>
    </message>
    <message>
        <source>A map of %1 x %2 cells</source>
        <translation>Eine Karte von %1 x %2 Zellen</translation>
    </message>
</context>
<context>
    <name>delve::ui::PixelEditor</name>
    <message>
        <source>Draw the tile</source>
        <translation>Kachel zeichnen</translation>
    </message>
    <message>
        <source>Pencil</source>
        <translation>Stift</translation>
    </message>
    <message>
        <source>Eraser: clear, so that what lies beneath is seen</source>
        <translation>Radierer: durchsichtig, sodass man sieht, was darunter liegt</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Pick a colour; the right button does it, too</source>
        <translation>Farbe aufnehmen; die rechte Taste tut es auch</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Flip left and right</source>
        <translation>Links und rechts tauschen</translation>
    </message>
    <message>
        <source>Flip top and bottom</source>
        <translation>Oben und unten tauschen</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message>
        <source>Pixels of the tile</source>
        <translation>Bildpunkte der Kachel</translation>
    </message>
    <message>
        <source>%1 x %1 pixels</source>
        <translation>%1 x %1 Bildpunkte</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>No symmetry</source>
        <translation>Keine Symmetrie</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Oben und unten</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Drop what you drew?</source>
        <translation>Das Gezeichnete verwerfen?</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>&amp;Verwerfen</translation>
    </message>
</context>
<context>
    <name>delve::ui::PixelGrid</name>
    <message>
        <source>Pixels of the tile</source>
        <translation>Bildpunkte der Kachel</translation>
    </message>
    <message>
        <source>Arrows move from pixel to pixel, Space draws, Delete clears, P picks the colour.</source>
        <translation>Pfeile gehen von Punkt zu Punkt, die Leertaste zeichnet, Entf löscht, P nimmt die Farbe auf.</translation>
    </message>
</context>
<context>
    <name>delve::ui::PlayMap</name>
    <message>
        <source>Map of the play</source>
        <translation>Karte des Spiels</translation>
    </message>
</context>
<context>
    <name>delve::ui::PlayMinimapView</name>
    <message>
        <source>Small map of what was seen</source>
        <translation>Kleine Karte des Gesehenen</translation>
    </message>
</context>
<context>
    <name>delve::ui::PlayScreen</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>delve::ui::PlayView</name>
    <message>
        <source>This map is played in a window of its own.</source>
        <translation>Diese Karte wird in einem eigenen Fenster gespielt.</translation>
    </message>
    <message>
        <source>Bring it back here</source>
        <translation>Hierher zurückholen</translation>
    </message>
    <message>
        <source>The game is saved as “%1”.</source>
        <translation>Das Spiel ist als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Put a start and play</source>
        <translation>Start setzen und spielen</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <translation>Spiel: %1</translation>
    </message>
    <message>
        <source>The game did not begin: %1</source>
        <translation>Das Spiel hat nicht begonnen: %1</translation>
    </message>
</context>
<context>
    <name>delve::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>&amp;Memory for undo, of each map</source>
        <translation>&amp;Speicher zum Zurücknehmen, je Karte</translation>
    </message>
    <message>
        <source>&amp;Painting pins what it paints</source>
        <translation>&amp;Malen fixiert, was es malt</translation>
    </message>
    <message>
        <source>What is pinned stays as it is when the map is generated anew.</source>
        <translation>Fixiertes bleibt, wie es ist, wenn die Karte neu erzeugt wird.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Size of everything</source>
        <translation>&amp;Größe von allem</translation>
    </message>
    <message>
        <source>&amp;Unsaved work is kept every</source>
        <translation>&amp;Ungesichertes wird festgehalten alle</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>It is kept two seconds after the last change, too, beside your files and never in them. After a crash the next start offers it.</source>
        <translation>Auch zwei Sekunden nach der letzten Änderung wird es festgehalten, neben Ihren Dateien und nie in ihnen. Nach einem Absturz bietet der nächste Start es an.</translation>
    </message>
    <message>
        <source>&amp;Open the maps of the last session at the start</source>
        <translation>Beim Start die Karten der letzten Sitzung ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>The size holds from the next start on.</source>
        <translation>Die Größe gilt vom nächsten Start an.</translation>
    </message>
    <message>
        <source>&amp;Steps a second while a key is held</source>
        <translation>&amp;Schritte je Sekunde bei gehaltener Taste</translation>
    </message>
    <message>
        <source>&amp;Games save themselves every</source>
        <translation>Spiele spei&amp;chern sich selbst alle</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> Züge</translation>
    </message>
</context>
<context>
    <name>delve::ui::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fixiert</translation>
    </message>
    <message>
        <source>Stays as it is when the map is generated anew.</source>
        <translation>Bleibt, wie es ist, wenn die Karte neu erzeugt wird.</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message>
        <source>New property</source>
        <translation>Neue Eigenschaft</translation>
    </message>
    <message>
        <source>Name of a new property</source>
        <translation>Name einer neuen Eigenschaft</translation>
    </message>
    <message>
        <source>Type of the new property</source>
        <translation>Art der neuen Eigenschaft</translation>
    </message>
    <message>
        <source>Add the property</source>
        <translation>Die Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Pick on the map</source>
        <translation>Auf der Karte wählen</translation>
    </message>
    <message>
        <source>Click the cell that the portal leads to; first go to its level, if that is another.</source>
        <translation>Klicken Sie auf die Zelle, zu der das Portal führt; gehen Sie zuerst zu ihrem Level, wenn es ein anderes ist.</translation>
    </message>
    <message>
        <source>Click the cell that the portal leads to, on any level of the list. Esc leaves it as it was.</source>
        <translation>Klicken Sie auf die Zelle, zu der das Portal führt, auf einem beliebigen Level der Liste. Mit Esc bleibt es, wie es war.</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Raum %1</translation>
    </message>
    <message>
        <source>Kind of room</source>
        <translation>Art des Raums</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the level</source>
        <translation>Name des Levels</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Name of the world</source>
        <translation>Name der Welt</translation>
    </message>
    <message>
        <source>The chance of an encounter for each step on open ground, as the roads of a journey.</source>
        <translation>Die Wahrscheinlichkeit einer Begegnung bei jedem Schritt im Freien, etwa auf den Straßen einer Reise.</translation>
    </message>
    <message>
        <source>Tables…</source>
        <translation>Tabellen …</translation>
    </message>
    <message>
        <source>Kinds of enemies, goods of the store, encounters.</source>
        <translation>Arten von Gegnern, Waren des Ladens, Begegnungen.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>There is a property of this name already.</source>
        <translation>Eine Eigenschaft dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
</context>
<context>
    <name>delve::ui::RecentStrip</name>
    <message>
        <source>Recent</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>Recent: %1</source>
        <translation>Zuletzt benutzt: %1</translation>
    </message>
    <message>
        <source>Recent: none yet</source>
        <translation>Zuletzt benutzt: noch nichts</translation>
    </message>
</context>
<context>
    <name>delve::ui::RecipePanel</name>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Halls</source>
        <translation>Gänge</translation>
    </message>
    <message>
        <source>Other ground</source>
        <translation>Sonstiger Boden</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <translation>&amp;Algorithmus</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Seed</translation>
    </message>
    <message>
        <source>Width of the map in cells</source>
        <translation>Breite der Karte in Zellen</translation>
    </message>
    <message>
        <source>Height of the map in cells</source>
        <translation>Höhe der Karte in Zellen</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>A&amp;dd stage</source>
        <translation>Schritt &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&lt;b&gt;This list of stages cannot run.&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Diese Liste von Schritten kann nicht ablaufen.&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>World around</source>
        <translation>Welt darum herum</translation>
    </message>
    <message>
        <source>A&amp;uto</source>
        <translation>A&amp;uto</translation>
    </message>
    <message>
        <source>The map has the recipe&apos;s usual size, or grows where its rooms need more</source>
        <translation>Die Karte hat die übliche Größe des Rezepts oder wächst, wo ihre Räume mehr brauchen</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>delve::ui::RecoveryDialog</name>
    <message>
        <source>Recovered work</source>
        <translation>Wiedergefundene Arbeit</translation>
    </message>
    <message>
        <source>Delvewright ended without saving this. Nothing of the files themselves was changed.</source>
        <translation>Delvewright endete, ohne dies zu speichern. An den Dateien selbst wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>&amp;Später entscheiden</translation>
    </message>
    <message>
        <source>Recovered, of %1</source>
        <translation>Wiedergefunden, von %1</translation>
    </message>
    <message>
        <source>As it was saved</source>
        <translation>Wie gespeichert</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>Recover &amp;all</source>
        <translation>&amp;Alle wiederherstellen</translation>
    </message>
</context>
<context>
    <name>delve::ui::ReplayBar</name>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) a second</source>
        <translation>
            <numerusform>%n Schritt je Sekunde</numerusform>
            <numerusform>%n Schritte je Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Place in the replay</source>
        <translation>Stelle der Aufzeichnung</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Tempo der Aufzeichnung</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Aufzeichnung schließen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>delve::ui::RowDelegate</name>
    <message>
        <source>%1 is not a number from %2 to %3; the nearest one was taken.</source>
        <translation>%1 ist keine Zahl von %2 bis %3; genommen wurde die nächste.</translation>
    </message>
</context>
<context>
    <name>delve::ui::RowsEditor</name>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove the row</source>
        <translation>Die Zeile entfernen</translation>
    </message>
    <message>
        <source>Move the row up</source>
        <translation>Die Zeile nach oben</translation>
    </message>
    <message>
        <source>Move the row down</source>
        <translation>Die Zeile nach unten</translation>
    </message>
</context>
<context>
    <name>delve::ui::SavesDialog</name>
    <message>
        <source>Saved by itself</source>
        <translation>Von selbst gespeichert</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Wegwerfen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Load a game</source>
        <translation>Spiel laden</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Laden</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation>Name des gespeicherten Spiels</translation>
    </message>
    <message>
        <source>%1 (saved by itself)</source>
        <translation>%1 (von selbst gespeichert)</translation>
    </message>
    <message>
        <source>Load the &amp;backup</source>
        <translation>&amp;Sicherung laden</translation>
    </message>
    <message>
        <source>Throw away “%1” and the backup of it? They cannot be had again.</source>
        <translation>„%1“ samt seiner Sicherung wegwerfen? Beides ist dann verloren.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>A game is saved as “%1” already. Replace it?</source>
        <translation>Als „%1“ ist schon ein Spiel gespeichert. Soll es ersetzt werden?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>delve::ui::SeedRow</name>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>A whole number or a word. The same seed always makes the same map.</source>
        <translation>Eine ganze Zahl oder ein Wort. Derselbe Seed ergibt immer dieselbe Karte.</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Seed</translation>
    </message>
    <message>
        <source>Previous seed</source>
        <translation>Voriger Seed</translation>
    </message>
    <message>
        <source>Next seed</source>
        <translation>Nächster Seed</translation>
    </message>
    <message>
        <source>Copy seed</source>
        <translation>Seed kopieren</translation>
    </message>
    <message>
        <source>Any word</source>
        <translation>Ein Wort</translation>
    </message>
    <message>
        <source>“%1” is taken as a word. Seeds are whole numbers in digits, or words.</source>
        <translation>„%1“ gilt als Wort. Seeds sind ganze Zahlen in Ziffern oder Wörter.</translation>
    </message>
    <message>
        <source>“%1” is taken as a word. For the number, type %2.</source>
        <translation>„%1“ gilt als Wort. Für die Zahl tippen Sie %2.</translation>
    </message>
</context>
<context>
    <name>delve::ui::StageSection</name>
    <message>
        <source>%1, show parameters</source>
        <translation>%1, Parameter zeigen</translation>
    </message>
    <message>
        <source>%1
Unticked, the stage is left out.</source>
        <translation>%1
Ohne Haken wird der Schritt ausgelassen.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Drag to move this stage</source>
        <translation>Ziehen, um diesen Schritt zu verschieben</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Mehr für %1</translation>
    </message>
    <message>
        <source>Move, replace, remove</source>
        <translation>Verschieben, ersetzen, entfernen</translation>
    </message>
    <message>
        <source>&amp;Draw this stage anew</source>
        <translation>Diesen Schritt neu &amp;auslosen</translation>
    </message>
    <message>
        <source>Re&amp;place with</source>
        <translation>E&amp;rsetzen durch</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
</context>
<context>
    <name>delve::ui::StageSlider</name>
    <message>
        <source>Play the stages</source>
        <translation>Schritte abspielen</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>How the map came to be, stage by stage. Left and right step; the end is the map as it is.</source>
        <translation>Wie die Karte entstanden ist, Schritt für Schritt. Links und rechts blättern; am Ende steht die Karte, wie sie ist.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Looking back …</source>
        <translation>Rückblick …</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>delve::ui::StatusLine</name>
    <message>
        <source>Show what the generation could not do as asked</source>
        <translation>Zeigen, was beim Erzeugen nicht wie verlangt möglich war</translation>
    </message>
    <message>
        <source>Stop generating</source>
        <translation>Erzeugen abbrechen</translation>
    </message>
    <message>
        <source>Progress of the generation</source>
        <translation>Fortschritt des Erzeugens</translation>
    </message>
    <message>
        <source>Cell under the mouse</source>
        <translation>Zelle unter der Maus</translation>
    </message>
    <message>
        <source>Size of the map in cells</source>
        <translation>Größe der Karte in Zellen</translation>
    </message>
    <message>
        <source>Zoom: 100 % is 32 pixels a cell</source>
        <translation>Zoom: 100 % sind 32 Pixel je Zelle</translation>
    </message>
    <message>
        <source>What the last generation took</source>
        <translation>Wie lange das letzte Erzeugen gedauert hat</translation>
    </message>
    <message>
        <source>made in %1 ms</source>
        <translation>erzeugt in %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size of the selection</source>
        <translation>Größe der Auswahl</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected</source>
        <translation>
            <numerusform>%n Zelle ausgewählt</numerusform>
            <numerusform>%n Zellen ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::TablesDialog</name>
    <message>
        <source>Kinds of enemies</source>
        <translation>Arten von Gegnern</translation>
    </message>
    <message>
        <source>an enemy</source>
        <translation>einen Gegner</translation>
    </message>
    <message>
        <source>Goods of the store</source>
        <translation>Waren des Ladens</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>eine Ware</translation>
    </message>
    <message>
        <source>&amp;Enemies</source>
        <translation>&amp;Gegner</translation>
    </message>
    <message>
        <source>&amp;Goods</source>
        <translation>&amp;Waren</translation>
    </message>
    <message>
        <source>E&amp;ncounters</source>
        <translation>&amp;Begegnungen</translation>
    </message>
    <message>
        <source>&amp;Restore the built-in table</source>
        <translation>&amp;Eingebaute Tabelle wiederherstellen</translation>
    </message>
    <message>
        <source>All rows of the table shown are as they come with the program; undo takes it back.</source>
        <translation>Alle Zeilen der gezeigten Tabelle werden, wie das Programm sie mitbringt; Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Enemies, goods and encounters of “%1”</source>
        <translation>Gegner, Waren und Begegnungen von „%1“</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>delve::ui::TileChooser</name>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
</context>
<context>
    <name>delve::ui::TileDialog</name>
    <message>
        <source>Can be seen through</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Glyph in text</source>
        <translation>&amp;Zeichen im Text</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Versperrt den Weg</translation>
    </message>
    <message>
        <source>Can be walked on</source>
        <translation>Begehbar</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>Beendet das Spiel</translation>
    </message>
    <message>
        <source>Walking</source>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>&amp;Walking</source>
        <translation>&amp;Gehen</translation>
    </message>
    <message>
        <source>&amp;Colour from afar</source>
        <translation>&amp;Farbe von Weitem</translation>
    </message>
    <message>
        <source>&amp;Draw…</source>
        <translation>&amp;Zeichnen …</translation>
    </message>
    <message>
        <source>&amp;Load a picture…</source>
        <translation>Bild &amp;laden …</translation>
    </message>
    <message>
        <source>&amp;Remove the picture</source>
        <translation>Bild &amp;entfernen</translation>
    </message>
    <message>
        <source>Load a picture</source>
        <translation>Bild laden</translation>
    </message>
    <message>
        <source>PNG pictures (%1)</source>
        <translation>PNG-Bilder (%1)</translation>
    </message>
</context>
<context>
    <name>delve::ui::TilePreview</name>
    <message>
        <source>The tile on a map</source>
        <translation>Die Kachel auf einer Karte</translation>
    </message>
</context>
<context>
    <name>delve::ui::TilesetDialog</name>
    <message>
        <source>Add the tiles of a tileset</source>
        <translation>Kacheln eines Tilesets hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Add the tiles</source>
        <translation>Kacheln &amp;hinzufügen</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Tile &amp;width</source>
        <translation>&amp;Breite der Kachel</translation>
    </message>
    <message>
        <source>Tile &amp;height</source>
        <translation>&amp;Höhe der Kachel</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Rand</translation>
    </message>
    <message>
        <source>&amp;Spacing</source>
        <translation>&amp;Abstand</translation>
    </message>
    <message>
        <source>Each tile gets this name and a number.</source>
        <translation>Jede Kachel bekommt diesen Namen und eine Nummer.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Wal&amp;king</source>
        <translation>&amp;Gehen</translation>
    </message>
    <message>
        <source>Can be seen &amp;through</source>
        <translation>&amp;Durchsichtig</translation>
    </message>
    <message>
        <source>A&amp;ll</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Keine</translation>
    </message>
    <message numerus="yes">
        <source>A world has room for %n more tile(s); choose fewer.</source>
        <translation>
            <numerusform>Eine Welt hat noch Platz für %n Kachel; wählen Sie weniger.</numerusform>
            <numerusform>Eine Welt hat noch Platz für %n Kacheln; wählen Sie weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) chosen</source>
        <translation>
            <numerusform>%n Kachel gewählt</numerusform>
            <numerusform>%n Kacheln gewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::TilesetView</name>
    <message>
        <source>Tiles of the picture</source>
        <translation>Kacheln des Bildes</translation>
    </message>
    <message>
        <source>Arrows move from tile to tile, Space chooses.</source>
        <translation>Pfeile gehen von Kachel zu Kachel, die Leertaste wählt.</translation>
    </message>
</context>
<context>
    <name>delve::ui::ToolOptions</name>
    <message>
        <source>The tile that is painted. Shows the palette.</source>
        <translation>Die Kachel, mit der gemalt wird. Zeigt die Palette.</translation>
    </message>
    <message>
        <source>Size </source>
        <translation>Größe </translation>
    </message>
    <message>
        <source>Size of the brush in cells</source>
        <translation>Größe des Pinsels in Zellen</translation>
    </message>
    <message>
        <source>Form of the brush</source>
        <translation>Form des Pinsels</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Eckig</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Gefüllt</translation>
    </message>
    <message>
        <source>With what the shape encloses, not its outline alone.</source>
        <translation>Mit dem, was die Form umschließt, nicht nur ihr Umriss.</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>No symmetry</source>
        <translation>Keine Symmetrie</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Oben und unten</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>In beide Richtungen</translation>
    </message>
    <message>
        <source>Quarter turns</source>
        <translation>Vierteldrehungen</translation>
    </message>
    <message>
        <source>Kind of room</source>
        <translation>Art des Raums</translation>
    </message>
    <message>
        <source>What a selection does with the one that is there</source>
        <translation>Was eine Auswahl mit der vorhandenen macht</translation>
    </message>
    <message>
        <source>New selection</source>
        <translation>Neue Auswahl</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Abziehen</translation>
    </message>
    <message>
        <source>Keep what is in both</source>
        <translation>Schnittmenge</translation>
    </message>
    <message>
        <source>What is pinned</source>
        <translation>Was fixiert wird</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Painting pins</source>
        <translation>Malen fixiert</translation>
    </message>
    <message>
        <source>What you paint or place is pinned, so that it stays when the map is generated anew.</source>
        <translation>Was Sie malen oder setzen, wird fixiert, damit es bleibt, wenn die Karte neu erzeugt wird.</translation>
    </message>
    <message>
        <source>Tile: %1</source>
        <translation>Kachel: %1</translation>
    </message>
    <message>
        <source>The kind of thing that is placed. Shows the palette.</source>
        <translation>Die Art des Objekts, das gesetzt wird. Zeigt die Palette.</translation>
    </message>
    <message>
        <source>Thing: %1</source>
        <translation>Objekt: %1</translation>
    </message>
</context>
<context>
    <name>delve::ui::Tour</name>
    <message>
        <source>A recipe makes the map</source>
        <translation>Ein Rezept macht die Karte</translation>
    </message>
    <message>
        <source>On the left, drag any slider: the map follows at once. Shift+G throws another seed, Ctrl+Z takes back.</source>
        <translation>Ziehen Sie links an einem Regler: Die Karte folgt sofort. Umschalt+G würfelt einen anderen Seed, Strg+Z nimmt zurück.</translation>
    </message>
    <message>
        <source>How it came to be</source>
        <translation>Wie sie entstand</translation>
    </message>
    <message>
        <source>Under the map, step back through the stages, or play them, and see what each of them saw.</source>
        <translation>Gehen Sie unter der Karte durch die Schritte zurück, oder spielen Sie sie ab, und sehen Sie, was jeder von ihnen sah.</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Press B and paint with the tile that the palette shows; the right button picks one from the map. E erases, F fills, P draws shapes.</source>
        <translation>Drücken Sie B und malen Sie mit der Kachel, die die Palette zeigt; die rechte Taste nimmt eine von der Karte auf. E radiert, F füllt, P zeichnet Formen.</translation>
    </message>
    <message>
        <source>What you made stays</source>
        <translation>Was Sie gemacht haben, bleibt</translation>
    </message>
    <message>
        <source>What you paint is pinned. Press G: the map is made anew around it. N pins rooms and things, too.</source>
        <translation>Was Sie malen, wird fixiert. Drücken Sie G: Die Karte entsteht rundherum neu. N fixiert auch Räume und Objekte.</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Auswählen und bewegen</translation>
    </message>
    <message>
        <source>R selects; drag inside of the selection to move it. X, Y and Z turn it, Ctrl+1 keeps it as a stamp, 1 takes it again.</source>
        <translation>R wählt aus; ziehen Sie in der Auswahl, um sie zu bewegen. X, Y und Z drehen sie, Strg+1 hebt sie als Stempel auf, 1 nimmt ihn wieder.</translation>
    </message>
    <message>
        <source>Find everything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P finds any command by some of its letters, and shows its key. Save with Ctrl+S; export with Ctrl+Shift+E.</source>
        <translation>Strg+Umschalt+P findet jeden Befehl mit einigen seiner Buchstaben und zeigt seine Taste. Speichern mit Strg+S, exportieren mit Strg+Umschalt+E.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
</context>
<context>
    <name>delve::ui::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Begin with a recipe</source>
        <translation>Mit einem Rezept beginnen</translation>
    </message>
    <message>
        <source>A new map: %1</source>
        <translation>Eine neue Karte: %1</translation>
    </message>
    <message>
        <source>Delvewright</source>
        <translation>Delvewright</translation>
    </message>
    <message>
        <source>&amp;Open a map…</source>
        <translation>Karte &amp;öffnen …</translation>
    </message>
    <message>
        <source>A &amp;blank map</source>
        <translation>Eine &amp;leere Karte</translation>
    </message>
    <message>
        <source>A tour of two &amp;minutes</source>
        <translation>&amp;Rundgang in zwei Minuten</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Neue Karte …</translation>
    </message>
</context>
<context>
    <name>delve::ui::WorkNotice</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 is too large to be a map.</source>
        <translation>%1 ist zu groß, um eine Karte zu sein.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a map; give the name of a file in it.</source>
        <translation>%1 ist ein Ordner und keine Karte; nennen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>There is no file %1; see that its name is right.</source>
        <translation>Die Datei %1 gibt es nicht; prüfen Sie ihren Namen.</translation>
    </message>
    <message>
        <source>%1 may not be read; change its permissions, or open a copy that you may read.</source>
        <translation>%1 darf nicht gelesen werden; ändern Sie die Zugriffsrechte, oder öffnen Sie eine Kopie, die Sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The output cannot be written: %1.</source>
        <translation>Die Ausgabe lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>%1 lies outside the map&apos;s folder. Move it beside the map.</source>
        <translation>%1 liegt außerhalb des Ordners der Karte. Legen Sie die Datei neben die Karte.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device. Name a regular file.</source>
        <translation>%1 ist ein Ordner, eine Pipe oder ein Gerät. Nennen Sie eine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>%1 has more than %2. Choose a smaller file.</source>
        <translation>%1 hat mehr als %2. Wählen Sie eine kleinere Datei.</translation>
    </message>
    <message>
        <source>%1 is a pipe or a device, not a file; give the name of a file, or - to read from standard input.</source>
        <translation>%1 ist eine Pipe oder ein Gerät, keine Datei; nennen Sie eine Datei, oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>%1 is not looked for: a map from standard input has no folder.</source>
        <translation>%1 wird nicht gesucht: Eine Karte von der Standardeingabe hat keinen Ordner.</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Delvewright map</source>
        <translation>Delvewright-Karte</translation>
    </message>
    <message>
        <source>“%1” ends in nothing that can be read; it may be one of %2.</source>
        <translation>Die Endung von „%1“ kann nicht gelesen werden. Möglich sind %2.</translation>
    </message>
    <message>
        <source>“%1” ends in nothing that can be written; it may be one of %2.</source>
        <translation>Die Endung von „%1“ kann nicht geschrieben werden. Möglich sind %2.</translation>
    </message>
    <message>
        <source>The map has no level “%1”.</source>
        <translation>Die Karte hat kein Level „%1“.</translation>
    </message>
    <message>
        <source>Tiles of this map&apos;s own are written by their numbers, which are not known when the file is read.</source>
        <translation>Eigene Kacheln dieser Karte werden mit ihren Nummern geschrieben; beim Lesen der Datei sind diese nicht bekannt.</translation>
    </message>
    <message>
        <source>CSV of tile numbers</source>
        <translation>CSV mit Kachelnummern</translation>
    </message>
    <message numerus="yes">
        <source>%n other level(s) of the map are not in this file.</source>
        <translation>
            <numerusform>%n weiteres Level der Karte steht nicht in dieser Datei.</numerusform>
            <numerusform>%n weitere Levels der Karte stehen nicht in dieser Datei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are left out.</source>
        <translation>
            <numerusform>%n Objekt entfällt.</numerusform>
            <numerusform>%n Objekte entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The details of %n thing(s) are left out.</source>
        <translation>
            <numerusform>Die Angaben zu %n Objekt entfallen.</numerusform>
            <numerusform>Die Angaben zu %n Objekten entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s), with the links and halls between them, are left out.</source>
        <translation>
            <numerusform>%n Raum entfällt, mit seinen Verbindungen und Gängen.</numerusform>
            <numerusform>%n Räume entfallen, mit den Verbindungen und Gängen zwischen ihnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decoration layer(s) are left out.</source>
        <translation>
            <numerusform>%n Zierebene entfällt.</numerusform>
            <numerusform>%n Zierebenen entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pins are left out.</source>
        <translation>Die Fixierungen entfallen.</translation>
    </message>
    <message>
        <source>The recipe that made the level is left out.</source>
        <translation>Das Rezept, das das Level erzeugt hat, entfällt.</translation>
    </message>
    <message>
        <source>The properties of the map and its level are left out.</source>
        <translation>Die Eigenschaften der Karte und ihres Levels entfallen.</translation>
    </message>
    <message>
        <source>The rules of play are left out.</source>
        <translation>Die Spielregeln entfallen.</translation>
    </message>
    <message>
        <source>Pixels a cell</source>
        <translation>Pixel je Zelle</translation>
    </message>
    <message>
        <source>How wide and high a cell of the map is in the picture. With 1, the picture can be read back as a map.</source>
        <translation>Wie breit und hoch eine Zelle der Karte im Bild ist. Mit 1 lässt sich das Bild wieder als Karte lesen.</translation>
    </message>
    <message>
        <source>The picture has %1 x %2 pixels, one for each cell, but the largest map has %3 x %3 cells.</source>
        <translation>Das Bild hat %1 x %2 Pixel, eines je Zelle. Die größte Karte hat %3 x %3 Zellen.</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>The file is not a PNG picture.</source>
        <translation>Die Datei ist kein PNG-Bild.</translation>
    </message>
    <message>
        <source>The picture ends too early: a part of the file is missing.</source>
        <translation>Das Bild endet zu früh: Ein Teil der Datei fehlt.</translation>
    </message>
    <message>
        <source>The picture is damaged: a checksum in the file is wrong.</source>
        <translation>Das Bild ist beschädigt: Eine Prüfsumme in der Datei stimmt nicht.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not UTF-8 text.</source>
        <translation>Zeile %1, Spalte %2: Dies ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>Line %1, column %2: there are too many things for one map.</source>
        <translation>Zeile %1, Spalte %2: Es sind zu viele Objekte für eine Karte.</translation>
    </message>
    <message>
        <source>Line %1, column %2: a tab stands for no tile; void is a space.</source>
        <translation>Zeile %1, Spalte %2: Ein Tabulator steht für keine Kachel. Leere ist ein Leerzeichen.</translation>
    </message>
    <message>
        <source>Line %1, column %2: this is not a text map, it holds a byte of value %3.</source>
        <translation>Zeile %1, Spalte %2: Dies ist keine Textkarte, sie enthält ein Byte mit dem Wert %3.</translation>
    </message>
    <message>
        <source>The tile “%1” is this map&apos;s own; it is written as “%2”, and is not known when the text is read.</source>
        <translation>Die Kachel „%1“ gehört nur zu dieser Karte. Sie wird als „%2“ geschrieben und ist beim Lesen des Textes nicht bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) stand under others and are not seen.</source>
        <translation>
            <numerusform>%n Objekt steht unter einem anderen und ist nicht zu sehen.</numerusform>
            <numerusform>%n Objekte stehen unter anderen und sind nicht zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text map</source>
        <translation>Textkarte</translation>
    </message>
    <message>
        <source>This map has %1 x %2 cells, but the largest that can be opened has %3 x %3.</source>
        <translation>Diese Karte hat %1 x %2 Zellen. Die größte, die sich öffnen lässt, hat %3 x %3.</translation>
    </message>
    <message>
        <source>The file is empty, but a map has at least one row with one cell.</source>
        <translation>Die Datei ist leer. Eine Karte hat mindestens eine Zeile mit einer Zelle.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were shorter than the longest and are filled up with void.</source>
        <translation>
            <numerusform>%n Zeile war kürzer als die längste und ist mit Leere aufgefüllt.</numerusform>
            <numerusform>%n Zeilen waren kürzer als die längste und sind mit Leere aufgefüllt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1, column %2: “%3” is not the number of a tile; write a whole number.</source>
        <translation>Zeile %1, Spalte %2: „%3“ ist nicht die Nummer einer Kachel; schreiben Sie eine ganze Zahl.</translation>
    </message>
    <message>
        <source>Line %1, column %2: there is no tile of number %3; those that every map has begin at 0, for void.</source>
        <translation>Zeile %1, Spalte %2: Eine Kachel mit der Nummer %3 gibt es nicht; die, die jede Karte hat, beginnen bei 0, der Leere.</translation>
    </message>
    <message>
        <source>Line %1, column %2: “%3” stands for no tile and for no thing; write a . for floor, a # for a wall, a space for void.</source>
        <translation>Zeile %1, Spalte %2: „%3“ steht für keine Kachel und für kein Objekt; schreiben Sie . für Boden, # für eine Wand, ein Leerzeichen für Leere.</translation>
    </message>
    <message>
        <source>The map&apos;s own tables of enemies, goods and encounters are left out.</source>
        <translation>Die eigenen Tabellen der Karte (Gegner, Waren und Begegnungen) entfallen.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) under things will be floor when the text is read.</source>
        <translation>
            <numerusform>%n Kachel unter einem Objekt ist Boden, wenn der Text wieder gelesen wird.</numerusform>
            <numerusform>%n Kacheln unter Objekten sind Boden, wenn der Text wieder gelesen wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>The colour %1 cannot stand for “%2”: the tiles are %3.</source>
        <translation>Die Farbe %1 kann nicht für „%2“ stehen: Es gibt die Kacheln %3.</translation>
    </message>
    <message>
        <source>This format has no option “%1”, and no other.</source>
        <translation>Dieses Format hat die Option „%1“ nicht und auch keine andere.</translation>
    </message>
    <message>
        <source>This format has no option “%1”; it has %2.</source>
        <translation>Dieses Format hat die Option „%1“ nicht; es hat %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n portal(s) led to a level or cell that is not there, and lead nowhere now.</source>
        <translation>
            <numerusform>%n Portal führte zu einem Level oder einer Zelle, die es nicht gibt, und führt jetzt nirgendwohin.</numerusform>
            <numerusform>%n Portale führten zu Levels oder Zellen, die es nicht gibt, und führen jetzt nirgendwohin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ids of %n thing(s) are left out.</source>
        <translation>
            <numerusform>Die Kennung von %n Objekt entfällt.</numerusform>
            <numerusform>Die Kennungen von %n Objekten entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hall(s) that do not join two rooms are left out.</source>
        <translation>
            <numerusform>%n Gang, der nicht zwei Räume verbindet, entfällt.</numerusform>
            <numerusform>%n Gänge, die nicht zwei Räume verbinden, entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The names of the map and its level are left out.</source>
        <translation>Die Namen der Karte und ihres Levels entfallen.</translation>
    </message>
    <message>
        <source>The id of the level is left out: %1.</source>
        <translation>Die Kennung des Levels fehlt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of the map&apos;s own are left out.</source>
        <translation>
            <numerusform>%n eigene Kachel der Karte entfällt.</numerusform>
            <numerusform>%n eigene Kacheln der Karte entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fields of the map that this version does not know are left out.</source>
        <translation>Felder der Karte, die diese Version nicht kennt, entfallen.</translation>
    </message>
    <message numerus="yes">
        <source>%n decoration layer(s) are drawn with the tiles, and are none any more.</source>
        <translation>
            <numerusform>%n Zierebene ist mit den Kacheln gezeichnet und keine Ebene mehr.</numerusform>
            <numerusform>%n Zierebenen sind mit den Kacheln gezeichnet und keine Ebenen mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of this map&apos;s own come back as other tiles when the picture is read: %1.</source>
        <translation>
            <numerusform>%n eigene Kachel dieser Karte wird beim Lesen des Bildes zu einer anderen: %1.</numerusform>
            <numerusform>%n eigene Kacheln dieser Karte werden beim Lesen des Bildes zu anderen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is one too many: the pictures of all tiles have more than %2 million pixels or %3. Make them smaller.</source>
        <translation>%1 ist eins zu viel: Die Bilder aller Kacheln haben mehr als %2 Millionen Bildpunkte oder %3. Verkleinern Sie sie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tile “%1” is drawn by its colour: its picture is larger than %2 x %2 pixels.</source>
        <translation>Die Kachel „%1“ wird in ihrer Farbe gezeichnet: Ihr Bild ist größer als %2 x %2 Bildpunkte.</translation>
    </message>
    <message>
        <source>Tile “%1” is drawn by its colour: the pictures of all tiles have more than %2 million pixels.</source>
        <translation>Die Kachel „%1“ wird in ihrer Farbe gezeichnet: Die Bilder aller Kacheln haben mehr als %2 Millionen Bildpunkte.</translation>
    </message>
    <message>
        <source>Tile “%1” is drawn by its colour: its picture is not a PNG.</source>
        <translation>Die Kachel „%1“ wird in ihrer Farbe gezeichnet: Ihr Bild ist kein PNG.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) are drawn by their colours: their pictures cannot be used.</source>
        <translation>
            <numerusform>%n weitere Kachel wird in ihrer Farbe gezeichnet: Ihr Bild ist nicht verwendbar.</numerusform>
            <numerusform>%n weitere Kacheln werden in ihren Farben gezeichnet: Ihre Bilder sind nicht verwendbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile “%1” is drawn by its colour: %2</source>
        <translation>Die Kachel „%1“ wird in ihrer Farbe gezeichnet: %2</translation>
    </message>
    <message>
        <source>The picture is interlaced and has %1 x %2 pixels, of which at most %3 million can be interlaced. Save it without interlacing.</source>
        <translation>Das Bild ist mit Zeilensprung gespeichert und hat %1 x %2 Bildpunkte; so dürfen es höchstens %3 Millionen sein. Speichern Sie es ohne Zeilensprung.</translation>
    </message>
    <message>
        <source>The picture is damaged: a table in the file is too long.</source>
        <translation>Das Bild ist beschädigt: Eine Tabelle in der Datei ist zu lang.</translation>
    </message>
    <message numerus="yes">
        <source>%n decoration layer(s) that are hidden or of opacity 0 are left out.</source>
        <translation>
            <numerusform>%n Zierebene, die verborgen ist oder die Deckkraft 0 hat, entfällt.</numerusform>
            <numerusform>%n Zierebenen, die verborgen sind oder die Deckkraft 0 haben, entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tile “%1” is this map&apos;s own; it is written as “%2”, and comes back as “%3” when the text is read.</source>
        <translation>Die Kachel „%1“ gehört nur zu dieser Karte; sie wird als „%2“ geschrieben und kommt beim Lesen des Textes als „%3“ zurück.</translation>
    </message>
    <message>
        <source>Tile “%1” is drawn by its colour: its picture has %2 in the map; at most %3.</source>
        <translation>Die Kachel „%1“ wird in ihrer Farbe gezeichnet: Ihr Bild hat in der Karte %2; höchstens %3.</translation>
    </message>
    <message>
        <source>The objective “%1” is unknown here and kept as it is; to play the map, choose another.</source>
        <translation>Das Ziel „%1“ ist hier unbekannt und bleibt, wie es ist; um die Karte zu spielen, wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>The picture is damaged: its header tells of no kind of PNG that there is.</source>
        <translation>Das Bild ist beschädigt: Sein Dateikopf nennt keine Art von PNG, die es gibt.</translation>
    </message>
    <message>
        <source>The picture is of a kind that cannot be read. Save it again as an ordinary PNG.</source>
        <translation>Das Bild ist von einer Art, die nicht gelesen werden kann. Speichern Sie es noch einmal als gewöhnliches PNG.</translation>
    </message>
    <message>
        <source>The picture is damaged: its data cannot be decoded.</source>
        <translation>Das Bild ist beschädigt: Seine Daten lassen sich nicht entschlüsseln.</translation>
    </message>
</context>
<context>
    <name>generation</name>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>There is not enough memory for a map of %1 x %2 cells; choose a smaller size.</source>
        <translation>Für eine Karte von %1 x %2 Zellen reicht der Speicher nicht; wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>Pinned ground lies on the edge of the map, at (%1); unpin it, or put a door with a portal there.</source>
        <translation>Am Rand der Karte liegt fixierter Boden, bei (%1); lösen Sie die Fixierung, oder setzen Sie dort eine Tür mit einem Portal.</translation>
    </message>
    <message>
        <source>The ground at (%1) touches pinned void, so that no wall can be put between; unpin the void, or pin walls around the ground.</source>
        <translation>Der Boden bei (%1) berührt fixierte Leere, sodass keine Wand dazwischen passt; lösen Sie die Fixierung der Leere, oder fixieren Sie Wände um den Boden.</translation>
    </message>
    <message>
        <source>The pinned ground at (%1, %2) cannot be joined with the rest of the map: other pins are in the way; unpin some of the cells around it.</source>
        <translation>Der fixierte Boden bei (%1, %2) lässt sich nicht mit dem Rest der Karte verbinden: Andere Fixierungen sind im Weg; lösen Sie einige der Zellen ringsum.</translation>
    </message>
    <message>
        <source>A map of %1 x %2 cannot be made: its sides are from 1 to %3 cells.</source>
        <translation>Eine Karte von %1 x %2 ist nicht möglich: Ihre Seiten messen 1 bis %3 Zellen.</translation>
    </message>
    <message>
        <source>Pinned cells lie outside a map of %1 x %2, the first at (%3, %4); make the map larger, or unpin them.</source>
        <translation>Fixierte Zellen liegen außerhalb einer Karte von %1 x %2, die erste bei (%3, %4); vergrößern Sie die Karte, oder lösen Sie die Fixierung.</translation>
    </message>
    <message>
        <source>The portal at (%1, %2) of “%3” led to a level that is gone; it leads nowhere now.</source>
        <translation>Das Portal bei (%1, %2) von „%3“ führte zu einem Level, das es nicht mehr gibt; es führt jetzt nirgendwohin.</translation>
    </message>
    <message>
        <source>There is no level “%1”.</source>
        <translation>Es gibt kein Level „%1“.</translation>
    </message>
    <message>
        <source>Among these pinned cells are those in the way: %1.</source>
        <translation>Unter diesen fixierten Zellen sind die, die im Weg sind: %1.</translation>
    </message>
    <message>
        <source>The new ground would put a key behind its own lock; choose another seed, or select all locks and keys, too.</source>
        <translation>Der neue Boden brächte einen Schlüssel hinter sein eigenes Schloss; wählen Sie einen anderen Startwert, oder wählen Sie alle Schlösser und Schlüssel mit aus.</translation>
    </message>
    <message>
        <source>All flowers lie in the selection, and new ones find no place there; choose another seed, or select more.</source>
        <translation>Alle Blumen liegen in der Auswahl, und neue finden dort keinen Platz; wählen Sie einen anderen Startwert, oder wählen Sie mehr aus.</translation>
    </message>
    <message>
        <source>These pinned cells alone already make it impossible: %1.</source>
        <translation>Schon diese fixierten Zellen allein machen es unmöglich: %1.</translation>
    </message>
    <message>
        <source>Nothing on this map of %1 x %2 could be walked on: its stages found no place for ground; make the map larger, ask for more rooms or ground, or unpin some of it.</source>
        <translation>Auf dieser Karte von %1 x %2 wäre nichts begehbar: Die Schritte fanden keinen Platz für Boden; vergrößern Sie die Karte, verlangen Sie mehr Räume oder Boden, oder lösen Sie einige Fixierungen.</translation>
    </message>
    <message>
        <source>The ground at (%1, %2) would be cut off from what it was joined with: nothing that was made anew leads there; choose another seed, or select more.</source>
        <translation>Der Boden bei (%1, %2) wäre von dem abgeschnitten, womit er verbunden war: Nichts, was neu gemacht wurde, führt dorthin; wählen Sie einen anderen Seed, oder wählen Sie mehr aus.</translation>
    </message>
    <message>
        <source>A start or what wins the level lies in the selection, and finds no place there any more; choose another seed, or select more.</source>
        <translation>Ein Start oder das, womit das Level gewonnen wird, liegt in der Auswahl und findet dort keinen Platz mehr; wählen Sie einen anderen Seed, oder wählen Sie mehr aus.</translation>
    </message>
    <message>
        <source>Everything selected stays when a part of a level is made anew: portals and the site or house they lead into, the ground before an exit, keys and locks; select more, or make the whole level anew.</source>
        <translation>Alles Ausgewählte bleibt, wenn ein Teil einer Karte neu erzeugt wird: Portale und der Ort oder das Haus, in das sie führen, der Boden vor einem Ausgang, Schlüssel und Schlösser; wählen Sie mehr aus, oder erzeugen Sie die ganze Karte neu.</translation>
    </message>
    <message>
        <source>The pinned portal at (%1, %2) of “%3” leads to (%4, %5) of “%6” now: its target there is gone.</source>
        <translation>Das fixierte Portal bei (%1, %2) von „%3“ führt jetzt nach (%4, %5) von „%6“: Sein Ziel dort gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This level has no recipe. Choose one first, then regenerate.</source>
        <translation>Dieses Level hat kein Rezept. Wählen Sie erst eines und erzeugen Sie es dann neu.</translation>
    </message>
</context>
<context>
    <name>glyph</name>
    <message>
        <source>The glyph U+%1 cannot be seen on its own. Use one letter, digit or sign.</source>
        <translation>Das Zeichen U+%1 ist für sich allein nicht zu sehen. Nehmen Sie einen Buchstaben, eine Ziffer oder ein Satzzeichen.</translation>
    </message>
</context>
<context>
    <name>level-name</name>
    <message>
        <source>Town %1</source>
        <translation>Stadt %1</translation>
    </message>
    <message>
        <source>%1, house %2</source>
        <translation>%1, Haus %2</translation>
    </message>
</context>
<context>
    <name>memory</name>
    <message>
        <source>Out of memory. Make the map smaller, or close other programs.</source>
        <translation>Nicht genug Speicher. Verkleinern Sie die Karte oder schließen Sie andere Programme.</translation>
    </message>
</context>
<context>
    <name>objective</name>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Beat the boss</source>
        <translation>Den Boss besiegen</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Collect all flowers</source>
        <translation>Alle Blumen sammeln</translation>
    </message>
    <message>
        <source>Flowers left: %1</source>
        <translation>Blumen übrig: %1</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Reach the exit</source>
        <translation>Den Ausgang erreichen</translation>
    </message>
    <message>
        <source>Find the golden exit</source>
        <translation>Den goldenen Ausgang finden</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>See all of the ground</source>
        <translation>Den ganzen Boden sehen</translation>
    </message>
    <message numerus="yes">
        <source>Unseen: %n cell(s)</source>
        <translation>
            <numerusform>Ungesehen: %n Zelle</numerusform>
            <numerusform>Ungesehen: %n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Reach the gate</source>
        <translation>Das Tor erreichen</translation>
    </message>
    <message>
        <source>Find the gate</source>
        <translation>Das Tor finden</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Journey to the goal</source>
        <translation>Zum Ziel reisen</translation>
    </message>
    <message>
        <source>Reach the goal</source>
        <translation>Das Ziel erreichen</translation>
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
        <source>There is no overlay &quot;%1&quot;; choose from: %2.</source>
        <translation>Die Einblendung „%1“ gibt es nicht. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Distance from the start</source>
        <translation>Entfernung vom Start</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Halls</source>
        <translation>Gänge</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
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
        <source>%1 cannot be %2: it is a whole number or two of them, the lesser first, like 20-40, from %3 to %4.</source>
        <translation>%1 kann nicht %2 sein: möglich sind eine ganze Zahl oder zwei, die kleinere zuerst, wie 20-40, von %3 bis %4.</translation>
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
    <message>
        <source>%1 cannot be %2: it is a number from %3 to %4, with at most three decimals.</source>
        <translation>%1 kann nicht %2 sein: möglich ist eine Zahl von %3 bis %4 mit höchstens drei Nachkommastellen.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is a percentage from %3 to %4, with at most three decimals.</source>
        <translation>%1 kann nicht %2 sein: möglich ist ein Prozentsatz von %3 bis %4 mit höchstens drei Nachkommastellen.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is a number or two of them, the lesser first, like 0.1-0.9, from %3 to %4, with at most three decimals.</source>
        <translation>%1 kann nicht %2 sein: möglich sind eine Zahl oder zwei, die kleinere zuerst, wie 0.1-0.9, von %3 bis %4 mit höchstens drei Nachkommastellen.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is one line of at most %3 characters.</source>
        <translation>%1 kann nicht %2 sein: möglich ist eine Zeile mit höchstens %3 Zeichen.</translation>
    </message>
    <message>
        <source>one line of at most %1 characters</source>
        <translation>eine Zeile mit höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is the name of a file in the folder of the map, or its path to one within, such as parts/hall.txt.</source>
        <translation>%1 kann nicht %2 sein: möglich ist der Name einer Datei im Ordner der Karte oder ihr Pfad in einen Ordner darin, wie parts/hall.txt.</translation>
    </message>
    <message>
        <source>a file in the folder of the map</source>
        <translation>eine Datei im Ordner der Karte</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is the id of a level, or of a part of one, such as garden or garden@4,3,12x8.</source>
        <translation>%1 kann nicht %2 sein: möglich ist die Kennung eines Levels oder eines Teils davon, wie garden oder garden@4,3,12x8.</translation>
    </message>
    <message>
        <source>a level, or a part of it as LEVEL@X,Y,WxH</source>
        <translation>ein Level oder ein Teil davon als LEVEL@X,Y,WxH</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is one of %3, or the text of a rule table.</source>
        <translation>%1 kann nicht %2 sein: möglich sind %3 oder der Text einer Regeltabelle.</translation>
    </message>
    <message>
        <source>one of %1, or the text of a rule table</source>
        <translation>%1 oder der Text einer Regeltabelle</translation>
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
    <message numerus="yes">
        <source>The map is large, so a cell has %n pixel(s) in the picture; ask for another number of pixels a cell to have more.</source>
        <translation>
            <numerusform>Die Karte ist groß, daher hat eine Zelle im Bild %n Pixel; für mehr geben Sie die Zahl der Pixel je Zelle an.</numerusform>
            <numerusform>Die Karte ist groß, daher hat eine Zelle im Bild %n Pixel; für mehr geben Sie die Zahl der Pixel je Zelle an.</numerusform>
        </translation>
    </message>
    <message>
        <source>A picture of %1 x %2 pixels needs %3; at most %4. Choose fewer pixels a cell.</source>
        <translation>Ein Bild von %1 x %2 Bildpunkten braucht %3; höchstens %4 sind möglich. Wählen Sie weniger Bildpunkte je Zelle.</translation>
    </message>
    <message>
        <source>Overlays of a map of %1 x %2 cells need %3; at most %4. Choose fewer of them.</source>
        <translation>Einblendungen einer Karte von %1 x %2 Zellen brauchen %3; höchstens %4 sind möglich. Wählen Sie weniger davon.</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>This level has no recipe, so there is none below it.</source>
        <translation>Dieses Level hat kein Rezept, darum liegt keines darunter.</translation>
    </message>
    <message>
        <source>Depth %1.</source>
        <translation>Tiefe %1.</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Every flower is picked!</source>
        <translation>Alle Blumen sind gepflückt!</translation>
    </message>
    <message>
        <source>Every flower is picked, and nobody has more.</source>
        <translation>Alle Blumen sind gepflückt, und niemand hat mehr.</translation>
    </message>
    <message>
        <source>Every flower is picked. Player %1 wins by %2 to %3.</source>
        <translation>Alle Blumen sind gepflückt. Spieler %1 gewinnt mit %2 zu %3.</translation>
    </message>
    <message>
        <source>The golden exit is found!</source>
        <translation>Der goldene Ausgang ist gefunden!</translation>
    </message>
    <message>
        <source>The gate opens: out at last!</source>
        <translation>Das Tor geht auf: endlich draußen!</translation>
    </message>
    <message>
        <source>The boss is beaten!</source>
        <translation>Der Boss ist besiegt!</translation>
    </message>
    <message>
        <source>The goal is reached!</source>
        <translation>Das Ziel ist erreicht!</translation>
    </message>
    <message>
        <source>Every corner is seen!</source>
        <translation>Jeder Winkel ist gesehen!</translation>
    </message>
    <message>
        <source>That wall was deadly.</source>
        <translation>Diese Wand war tödlich.</translation>
    </message>
    <message>
        <source>No health left. Beaten by: %1.</source>
        <translation>Keine Gesundheit mehr. Besiegt von: %1.</translation>
    </message>
    <message>
        <source>No health left: an encounter took the last of it.</source>
        <translation>Keine Gesundheit mehr: Eine Begegnung nahm den Rest.</translation>
    </message>
    <message>
        <source>The supplies do not suffice to enter any place, and there are none to be had.</source>
        <translation>Die Vorräte reichen für keinen Ort mehr, und es gibt keine zu holen.</translation>
    </message>
    <message>
        <source>Player %1 is out.</source>
        <translation>Spieler %1 ist ausgeschieden.</translation>
    </message>
    <message>
        <source>A fight: %1!</source>
        <translation>Ein Kampf: %1!</translation>
    </message>
    <message>
        <source>Beaten: %1. Coins won: %2.</source>
        <translation>Besiegt: %1. Erbeutete Münzen: %2.</translation>
    </message>
    <message>
        <source>You miss: %1.</source>
        <translation>Daneben: %1.</translation>
    </message>
    <message>
        <source>You hit: %1, for %2.</source>
        <translation>Getroffen: %1, um %2.</translation>
    </message>
    <message>
        <source>It misses you: %1.</source>
        <translation>Verfehlt Sie: %1.</translation>
    </message>
    <message>
        <source>It hits you: %1, for %2.</source>
        <translation>Trifft Sie: %1, um %2.</translation>
    </message>
    <message>
        <source>A fight: %1 (health %2). You have %3.</source>
        <translation>Ein Kampf: %1 (Gesundheit %2). Sie haben %3.</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Zuschlagen</translation>
    </message>
    <message>
        <source>Strike with the guard up</source>
        <translation>Gedeckt zuschlagen</translation>
    </message>
    <message>
        <source>There is no start for player %1; put one on the map to play this level.</source>
        <translation>Es gibt keinen Start für Spieler %1; setzen Sie einen auf die Karte, um dieses Level zu spielen.</translation>
    </message>
    <message>
        <source>Player %1 would start at (%2, %3), where nobody can stand; move the start.</source>
        <translation>Spieler %1 würde bei (%2, %3) beginnen, wo niemand stehen kann; verschieben Sie den Start.</translation>
    </message>
    <message>
        <source>The enemy at (%1, %2) is a “%3”, and the table of enemies has no such row; choose another kind, or add it to the table.</source>
        <translation>Der Gegner bei (%1, %2) ist ein „%3“, und die Tabelle der Gegner hat keine solche Zeile; wählen Sie eine andere Art, oder tragen Sie sie ein.</translation>
    </message>
    <message>
        <source>This place is explored; the roads from here are open.</source>
        <translation>Dieser Ort ist erkundet; die Straßen von hier sind offen.</translation>
    </message>
    <message>
        <source>This portal leads nowhere.</source>
        <translation>Dieses Portal führt nirgendwohin.</translation>
    </message>
    <message>
        <source>Somebody stands in the way on the other side.</source>
        <translation>Auf der anderen Seite steht jemand im Weg.</translation>
    </message>
    <message>
        <source>The lock is shut. Its key is %1.</source>
        <translation>Das Schloss ist zu. Sein Schlüssel ist: %1.</translation>
    </message>
    <message>
        <source>The lock is shut, and you have no key to it.</source>
        <translation>Das Schloss ist zu, und Sie haben keinen Schlüssel dazu.</translation>
    </message>
    <message>
        <source>Your key opens the lock.</source>
        <translation>Ihr Schlüssel öffnet das Schloss.</translation>
    </message>
    <message>
        <source>The road is barred until the place at one of its ends is explored.</source>
        <translation>Die Straße ist gesperrt, bis der Ort an einem ihrer Enden erkundet ist.</translation>
    </message>
    <message>
        <source>You take a key: %1.</source>
        <translation>Sie nehmen einen Schlüssel: %1.</translation>
    </message>
    <message>
        <source>You take a key.</source>
        <translation>Sie nehmen einen Schlüssel.</translation>
    </message>
    <message>
        <source>The sign reads: %1</source>
        <translation>Auf dem Schild steht: %1</translation>
    </message>
    <message>
        <source>The other player stands there.</source>
        <translation>Dort steht der andere Spieler.</translation>
    </message>
    <message>
        <source>Welcome to the store.</source>
        <translation>Willkommen im Laden.</translation>
    </message>
    <message>
        <source>Not enough coins for this: %1.</source>
        <translation>Nicht genug Münzen dafür: %1.</translation>
    </message>
    <message>
        <source>Bought: %1.</source>
        <translation>Gekauft: %1.</translation>
    </message>
    <message>
        <source>%1 (+%2) for %3</source>
        <translation>%1 (+%2) für %3</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>ungesehen</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 (health %2)</source>
        <translation>%1 (Gesundheit %2)</translation>
    </message>
    <message>
        <source>Expected nothing but what a saved game has.</source>
        <translation>Hier wird nichts erwartet, als was ein Spielstand hat.</translation>
    </message>
    <message>
        <source>Expected a row of cells that were seen, found %1.</source>
        <translation>Eine Zeile gesehener Zellen wird erwartet, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected as many rows as the level has.</source>
        <translation>So viele Zeilen werden erwartet, wie das Level hat.</translation>
    </message>
    <message>
        <source>Expected as many levels as the world has.</source>
        <translation>So viele Level werden erwartet, wie die Welt hat.</translation>
    </message>
    <message>
        <source>Expected the four numbers of a random state, not all of them 0.</source>
        <translation>Die vier Zahlen eines Zufallszustands werden erwartet, nicht alle 0.</translation>
    </message>
    <message>
        <source>Expected a member “%1” in this object.</source>
        <translation>In diesem Objekt wird ein Mitglied „%1“ erwartet.</translation>
    </message>
    <message>
        <source>This game was saved by a newer Delvewright; open it with that one.</source>
        <translation>Dieses Spiel hat ein neueres Delvewright gespeichert; öffnen Sie es damit.</translation>
    </message>
    <message>
        <source>Expected at least one world.</source>
        <translation>Mindestens eine Welt wird erwartet.</translation>
    </message>
    <message>
        <source>There is no saved game here.</source>
        <translation>Hier gibt es keinen Spielstand.</translation>
    </message>
    <message>
        <source>There is no recipe here to make a new level by.</source>
        <translation>Hier gibt es kein Rezept für ein neues Level.</translation>
    </message>
    <message>
        <source>Type the digits of a seed first, then S.</source>
        <translation>Geben Sie erst die Ziffern eines Startwerts ein, dann S.</translation>
    </message>
    <message>
        <source>A flower! Left: %1.</source>
        <translation>Eine Blume! Noch übrig: %1.</translation>
    </message>
    <message>
        <source>A coin. You have %1.</source>
        <translation>Eine Münze. Sie haben %1.</translation>
    </message>
    <message>
        <source>A chest! Supplies in it: %1.</source>
        <translation>Eine Truhe! Vorräte darin: %1.</translation>
    </message>
    <message>
        <source>To enter this place costs %1 supplies, and you have too few.</source>
        <translation>Diesen Ort zu betreten kostet %1 Vorräte, und Sie haben zu wenige.</translation>
    </message>
    <message>
        <source>The store. Your coins: %1.</source>
        <translation>Der Laden. Ihre Münzen: %1.</translation>
    </message>
    <message>
        <source>The saved game “%1” could not be removed.</source>
        <translation>Der Spielstand „%1“ konnte nicht entfernt werden.</translation>
    </message>
    <message>
        <source>There is no game to save; begin one first.</source>
        <translation>Es gibt kein Spiel zu speichern; beginnen Sie erst eines.</translation>
    </message>
    <message>
        <source>%1 is larger than saved games may be; choose another file, or play a smaller map.</source>
        <translation>%1 ist größer, als gespeicherte Spiele sein dürfen; wählen Sie eine andere Datei, oder spielen Sie eine kleinere Karte.</translation>
    </message>
    <message>
        <source>%1 is no ordinary file; name one that a game was saved in.</source>
        <translation>%1 ist keine gewöhnliche Datei; nennen Sie eine, in der ein Spiel gespeichert wurde.</translation>
    </message>
    <message>
        <source>This means nothing here: %1</source>
        <translation>Das bedeutet hier nichts: %1</translation>
    </message>
    <message>
        <source>This is the backup: the game saved before the last one.</source>
        <translation>Das ist die Sicherung: das Spiel, das vor dem letzten gespeichert wurde.</translation>
    </message>
    <message>
        <source>The game goes on, but it could not save itself: %1</source>
        <translation>Das Spiel geht weiter, konnte sich aber nicht selbst speichern: %1</translation>
    </message>
    <message>
        <source>To enter this place costs supplies: %1. You have %2 left.</source>
        <translation>Der Eintritt kostet Vorräte: %1. Ihnen bleiben %2.</translation>
    </message>
    <message>
        <source>You are in full health, and keep your coins: %1.</source>
        <translation>Sie sind bei voller Gesundheit und behalten Ihre Münzen: %1.</translation>
    </message>
    <message>
        <source>There is no “%1” to give; there are coins, health, supplies and strength.</source>
        <translation>„%1“ gibt es nicht zu geben; es gibt coins, health, supplies und strength.</translation>
    </message>
    <message>
        <source>There is no “%1” to give; there are coins, health, supplies, strength, and the keys: %2.</source>
        <translation>„%1“ gibt es nicht zu geben; es gibt coins, health, supplies, strength und die Schlüssel: %2.</translation>
    </message>
    <message>
        <source>%1 is no saved game, and stays as it is; name another file.</source>
        <translation>%1 ist kein gespeichertes Spiel und bleibt, wie es ist; nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This game was saved before the map was changed.</source>
        <translation>Dieses Spiel wurde gespeichert, bevor die Karte geändert wurde.</translation>
    </message>
    <message>
        <source>This game is of another map: “%1”.</source>
        <translation>Dieses Spiel gehört zu einer anderen Karte: „%1“.</translation>
    </message>
    <message>
        <source>Expected at most %1 after these keys, found %2.</source>
        <translation>Erwartet wird nach diesen Tasten höchstens %1, gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Expected true, as the keys hold a testing command.</source>
        <translation>Erwartet wird true, da die Tasten einen Testbefehl enthalten.</translation>
    </message>
    <message>
        <source>Expected false, as the keys hold no testing command.</source>
        <translation>Erwartet wird false, da die Tasten keinen Testbefehl enthalten.</translation>
    </message>
    <message>
        <source>Expected things gone from at most %1 cells after these keys, found %2.</source>
        <translation>Erwartet wird, dass nach diesen Tasten höchstens auf %1 Zellen etwas fehlt, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected a point for each flower that is gone, %1, found %2.</source>
        <translation>Erwartet wird ein Punkt für jede gepflückte Blume, also %1; gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected keys that were taken from the map, found “%1”.</source>
        <translation>Erwartet werden Schlüssel, die von der Karte genommen wurden, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>Expected a world one level deeper than the one before, for as many players.</source>
        <translation>Erwartet wird eine Welt, die eine Stufe tiefer liegt als die davor, für ebenso viele Spieler.</translation>
    </message>
    <message>
        <source>Expected an ending where the mode is over, and none elsewhere.</source>
        <translation>Erwartet wird ein Ausgang, wenn der Modus „over“ ist, und sonst keiner.</translation>
    </message>
    <message>
        <source>Expected a reason that goes with the ending and the objective.</source>
        <translation>Erwartet wird ein Grund, der zum Ausgang und zum Ziel passt.</translation>
    </message>
    <message>
        <source>Expected the number of the player who won, or 0.</source>
        <translation>Erwartet wird die Nummer des Spielers, der gewonnen hat, oder 0.</translation>
    </message>
    <message>
        <source>Expected a kind of enemy that the world has.</source>
        <translation>Erwartet wird eine Art von Gegner, die es in der Welt gibt.</translation>
    </message>
    <message>
        <source>Expected every player to be out of a game that is lost.</source>
        <translation>Erwartet wird, dass in einem verlorenen Spiel alle Spieler ausgeschieden sind.</translation>
    </message>
    <message>
        <source>Expected no flower to be left.</source>
        <translation>Erwartet wird, dass keine Blume mehr übrig ist.</translation>
    </message>
    <message>
        <source>Expected every cell that can be walked on to be seen.</source>
        <translation>Erwartet wird, dass jede begehbare Zelle gesehen wurde.</translation>
    </message>
    <message>
        <source>Expected a cell that can be walked on, found [%1, %2].</source>
        <translation>Erwartet wird eine begehbare Zelle, gefunden wurde [%1, %2].</translation>
    </message>
    <message>
        <source>Expected a cell of a level of its world.</source>
        <translation>Erwartet wird eine Zelle eines Levels seiner Welt.</translation>
    </message>
    <message>
        <source>Expected more than 0 of a player who is not out.</source>
        <translation>Erwartet wird mehr als 0 bei einem Spieler, der nicht ausgeschieden ist.</translation>
    </message>
    <message>
        <source>Expected the keys sorted, each once.</source>
        <translation>Erwartet werden die Schlüssel sortiert und jeder nur einmal.</translation>
    </message>
    <message>
        <source>Expected as many players as the rules have, %1, found %2.</source>
        <translation>Erwartet werden so viele Spieler wie in den Regeln, also %1; gefunden wurden %2.</translation>
    </message>
    <message>
        <source>Expected a player who is not out of a game that goes on.</source>
        <translation>Erwartet wird ein Spieler, der noch nicht ausgeschieden ist, da das Spiel weitergeht.</translation>
    </message>
    <message>
        <source>Expected numbers of things that can be taken, sorted, each once.</source>
        <translation>Erwartet werden Nummern von Objekten, die verschwinden können, sortiert und jede nur einmal.</translation>
    </message>
    <message>
        <source>Expected cells of doors that can be opened, sorted, each once.</source>
        <translation>Erwartet werden Zellen von Türen, die sich öffnen lassen, sortiert und jede nur einmal.</translation>
    </message>
    <message>
        <source>Expected sites of a journey, each once.</source>
        <translation>Erwartet werden Orte einer Reise, jeder nur einmal.</translation>
    </message>
    <message>
        <source>Expected the depth of its world, %1, found %2.</source>
        <translation>Erwartet wird die Tiefe seiner Welt, %1; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Expected false in a game without testing commands.</source>
        <translation>Erwartet wird false in einem Spiel ohne Testbefehle.</translation>
    </message>
    <message>
        <source>Expected an enemy of its world, where it can stand, with no more health and energy than its kind can have.</source>
        <translation>Erwartet wird ein Gegner seiner Welt, wo er stehen kann, mit höchstens so viel Gesundheit und Energie, wie seine Art haben kann.</translation>
    </message>
    <message>
        <source>Expected a cell on which no other enemy stands.</source>
        <translation>Erwartet wird eine Zelle, auf der kein anderer Gegner steht.</translation>
    </message>
    <message>
        <source>Expected an encounter that is still there, with a row of the table.</source>
        <translation>Erwartet wird eine Begegnung, die noch da ist, mit einer Zeile der Tabelle.</translation>
    </message>
    <message>
        <source>Expected what goes with the mode: the encounter, the store or the enemy that a player has met, or else nothing.</source>
        <translation>Erwartet wird, was zum Modus passt: die Begegnung, der Laden oder der Gegner, auf den ein Spieler getroffen ist, oder sonst nichts.</translation>
    </message>
    <message>
        <source>Unknown value %1; expected one of: %2.</source>
        <translation>Unbekannter Wert %1; erwartet wird einer von: %2.</translation>
    </message>
    <message>
        <source>Expected the version of the rules, or two or more of them in a list, each another than the one before, found %1.</source>
        <translation>Erwartet wird die Version der Regeln oder eine Liste von mindestens zweien, jede eine andere als die davor; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected the object of a saved game.</source>
        <translation>Erwartet wird das Objekt eines gespeicherten Spiels.</translation>
    </message>
    <message>
        <source>Expected the turn of the game, %1, found %2.</source>
        <translation>Erwartet wird der Zug des Spiels, %1; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>Expected a cell that can be walked on.</source>
        <translation>Erwartet wird eine begehbare Zelle.</translation>
    </message>
    <message>
        <source>This replay was recorded under rules %1; this Delvewright plays rules %2. Load it as a saved game to go on from its end.</source>
        <translation>Diese Aufzeichnung entstand unter Regeln %1; dieses Delvewright spielt Regeln %2. Laden Sie sie als gespeichertes Spiel, um von ihrem Ende an weiterzuspielen.</translation>
    </message>
    <message>
        <source>The saved game is truncated.</source>
        <translation>Das gespeicherte Spiel ist unvollständig: Sein Ende fehlt.</translation>
    </message>
    <message>
        <source>The saved game is corrupt (checksum mismatch).</source>
        <translation>Das gespeicherte Spiel ist beschädigt (Prüfsumme stimmt nicht).</translation>
    </message>
    <message>
        <source>This game was begun under rules %1; it goes on under rules %2.</source>
        <translation>Dieses Spiel wurde unter Regeln %1 begonnen; es geht unter Regeln %2 weiter.</translation>
    </message>
    <message>
        <source>The largest seed is %1; delete some digits, then type S.</source>
        <translation>Der größte Seed ist %1; löschen Sie einige Ziffern und drücken Sie dann S.</translation>
    </message>
    <message>
        <source>Unknown objective “%1”. Choose one of: %2.</source>
        <translation>Unbekanntes Ziel „%1“. Wählen Sie eines von: %2.</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2 for the rule %3.</source>
        <translation>Erwartet wird eine ganze Zahl von %1 bis %2 für die Regel %3.</translation>
    </message>
    <message>
        <source>Expected true or false for the rule %1.</source>
        <translation>Erwartet wird true oder false für die Regel %1.</translation>
    </message>
    <message>
        <source>Expected a text for the rule %1.</source>
        <translation>Erwartet wird ein Text für die Regel %1.</translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message>
        <source>The ground at (%1, %2) cannot be reached.</source>
        <translation>Der Boden bei (%1, %2) ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>There is no flower to collect.</source>
        <translation>Es gibt keine Blume zu sammeln.</translation>
    </message>
    <message>
        <source>The flower at (%1, %2) cannot be reached.</source>
        <translation>Die Blume bei (%1, %2) ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>There is no golden exit.</source>
        <translation>Es gibt keinen goldenen Ausgang.</translation>
    </message>
    <message>
        <source>The golden exit at (%1, %2) cannot be reached.</source>
        <translation>Der goldene Ausgang bei (%1, %2) ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>There is no gate.</source>
        <translation>Es gibt kein Tor.</translation>
    </message>
    <message>
        <source>The gate at (%1, %2) cannot be reached.</source>
        <translation>Das Tor bei (%1, %2) ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>There is no boss to beat.</source>
        <translation>Es gibt keinen Endgegner zu besiegen.</translation>
    </message>
    <message>
        <source>The boss at (%1, %2) cannot be reached.</source>
        <translation>Der Endgegner bei (%1, %2) ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>There is no goal to reach.</source>
        <translation>Es gibt kein Ziel zu erreichen.</translation>
    </message>
    <message>
        <source>The goal at (%1, %2) cannot be reached.</source>
        <translation>Das Ziel bei (%1, %2) ist nicht zu erreichen.</translation>
    </message>
    <message numerus="yes">
        <source>The ground falls into %n region(s) instead of one.</source>
        <translation>
            <numerusform>Der Boden bildet %n Region.</numerusform>
            <numerusform>Der Boden zerfällt in %n Regionen statt einer.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no start for player 1.</source>
        <translation>Es gibt keinen Start für Spieler 1.</translation>
    </message>
</context>
<context>
    <name>recipe</name>
    <message>
        <source>The stage %1 has no version %2 in this program; a newer one may know it.</source>
        <translation>Der Schritt %1 hat in diesem Programm keine Version %2; ein neueres kennt sie vielleicht.</translation>
    </message>
    <message>
        <source>There is no stage %1; there are: %2.</source>
        <translation>Den Schritt %1 gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>The stage %1 has no parameter %2; it has none at all.</source>
        <translation>Der Schritt %1 hat keinen Parameter %2; er hat überhaupt keinen.</translation>
    </message>
    <message>
        <source>The stage %1 has no parameter %2; it has: %3.</source>
        <translation>Der Schritt %1 hat keinen Parameter %2; er hat: %3.</translation>
    </message>
    <message>
        <source>The stage %1 needs rooms, which no stage before it makes; put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht Räume, die kein Schritt davor anlegt; setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs a partition of the map, which no stage before it makes; put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht eine Aufteilung der Karte, die kein Schritt davor vornimmt; setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs links between rooms, which no stage before it makes; put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht Verbindungen zwischen Räumen, die kein Schritt davor anlegt; setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs floor, which no stage before it makes; put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht Boden, den kein Schritt davor anlegt; setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs a start, which no stage before it sets; put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht einen Start, den kein Schritt davor setzt; setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs an exit, which no stage before it sets; put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht einen Ausgang, den kein Schritt davor setzt; setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs flowers, which no stage before it sets; put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht Blumen, die kein Schritt davor setzt; setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs sites, which no stage before it sets; put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht Schauplätze, die kein Schritt davor setzt; setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>A stage %1 of the recipe has no id; give it one, such as %1-2.</source>
        <translation>Ein Schritt %1 des Rezepts hat keine Kennung; geben Sie ihm eine, etwa %1-2.</translation>
    </message>
    <message>
        <source>Two stages of the recipe have the id %1; give one of them another id.</source>
        <translation>Zwei Schritte des Rezepts haben die Kennung %1; geben Sie einem davon eine andere.</translation>
    </message>
    <message>
        <source>Grown rooms</source>
        <translation>Gewachsene Räume</translation>
    </message>
    <message>
        <source>Rooms that grew from points all over the map, joined by straight halls. Two players collect flowers.</source>
        <translation>Räume, die aus Punkten überall auf der Karte gewachsen sind, verbunden durch gerade Gänge. Zwei Spieler sammeln Blumen.</translation>
    </message>
    <message>
        <source>The stage %1 needs walls, which no stage before it puts up; put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht Wände, die kein Schritt davor setzt; setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>Caves</source>
        <translation>Höhlen</translation>
    </message>
    <message>
        <source>Natural caves with a golden exit far from the start.</source>
        <translation>Natürliche Höhlen mit einem goldenen Ausgang weit weg vom Start.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Rooms and halls with doors, some of them locked: find the keys to reach the golden exit.</source>
        <translation>Räume und Gänge mit Türen, manche davon verschlossen: Finde die Schlüssel, um den goldenen Ausgang zu erreichen.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Teilung</translation>
    </message>
    <message>
        <source>The map is halved again and again; each part has a room, and halls join the halves. Find the gate, past the encounters.</source>
        <translation>Die Karte wird immer wieder halbiert; jeder Teil hat einen Raum, und Gänge verbinden die Hälften. Finde das Tor, an den Begegnungen vorbei.</translation>
    </message>
    <message>
        <source>Rooms and mazes</source>
        <translation>Räume und Labyrinthe</translation>
    </message>
    <message>
        <source>Rooms with mazes between them, opened where they meet. Touching a wall is deadly, but for the golden one.</source>
        <translation>Räume mit Labyrinthen dazwischen, geöffnet, wo sie sich treffen. Eine Wand zu berühren ist tödlich, außer der goldenen.</translation>
    </message>
    <message>
        <source>Spanning halls</source>
        <translation>Gänge nach Spannbaum</translation>
    </message>
    <message>
        <source>Rooms scattered over the map, joined along the shortest tree by halls that merge. A store, coins, enemies, and a boss to beat.</source>
        <translation>Über die Karte verstreute Räume, entlang des kürzesten Baums durch Gänge verbunden, die zusammenlaufen. Ein Laden, Münzen, Gegner und ein Endgegner, den es zu besiegen gilt.</translation>
    </message>
    <message>
        <source>The stage %1 needs a goal, which no stage before it sets; put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht ein Ziel, das kein Schritt vor ihm setzt; stellen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>The stage %1 needs towns, which no stage before it makes; put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht Städte, die kein Schritt vor ihm macht; stellen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Streets, houses and a market grow by wave function collapse, and the road leads through. See all of it, and leave at the other end.</source>
        <translation>Straßen, Häuser und ein Markt wachsen durch Wellenfunktionskollaps, und die Straße führt hindurch. Sehen Sie sich alles an und verlassen Sie die Stadt am anderen Ende.</translation>
    </message>
    <message>
        <source>The stage %1 needs a boss, which no stage before it sets; put one of these before it: %2.</source>
        <translation>Der Schritt %1 braucht einen Endgegner, den kein Schritt davor setzt; setzen Sie einen von diesen davor: %2.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>The inside of a house: a door, a wall with an opening, a few chests. See all of it.</source>
        <translation>Das Innere eines Hauses: eine Tür, eine Wand mit einem Durchgang, einige Truhen. Sehen Sie alles davon.</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>A country of sites and roads, each site a town, each house to be entered. Towns cost supplies, chests hold some; reach the goal.</source>
        <translation>Ein Land aus Schauplätzen und Straßen, jeder Schauplatz eine Stadt, jedes Haus begehbar. Städte kosten Vorräte, Truhen enthalten welche; erreichen Sie das Ziel.</translation>
    </message>
    <message>
        <source>The stage %1 needs what no stage there is can make; remove it.</source>
        <translation>Der Schritt %1 braucht etwas, das kein vorhandener Schritt anlegen kann; entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>The recipe has no stages; begin with one that makes ground to walk on: %1.</source>
        <translation>Das Rezept hat keine Schritte; beginnen Sie mit einem, der begehbaren Boden anlegt: %1.</translation>
    </message>
    <message>
        <source>No stage of the recipe makes ground to walk on; add one that does, or switch it on: %1.</source>
        <translation>Kein Schritt des Rezepts legt begehbaren Boden an; fügen Sie einen hinzu, der das tut, oder schalten Sie ihn ein: %1.</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>The folder %1 for unsaved work cannot be made.</source>
        <translation>Der Ordner %1 für ungesicherte Arbeit kann nicht angelegt werden.</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>What is declared has no name; give it one.</source>
        <translation>Was angemeldet wird, hat keinen Namen; geben Sie ihm einen.</translation>
    </message>
    <message>
        <source>There is already one of the name %1; choose another name.</source>
        <translation>Eines mit dem Namen %1 gibt es schon; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is already a version %2 of %1; choose another version or name.</source>
        <translation>Von %1 gibt es schon eine Version %2; wählen Sie eine andere Version oder einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>rooms</name>
    <message numerus="yes">
        <source>%n of %1 rooms: the map has no more room at this size. Make it larger, or the rooms smaller.</source>
        <translation>
            <numerusform>%n von %1 Räumen: Die Karte hat bei dieser Größe keinen Platz für mehr. Vergrößern Sie die Karte oder verkleinern Sie die Räume.</numerusform>
            <numerusform>%n von %1 Räumen: Die Karte hat bei dieser Größe keinen Platz für mehr. Vergrößern Sie die Karte oder verkleinern Sie die Räume.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s), where %1 were asked for: the other parameters of “%2” allow no closer number.</source>
        <translation>
            <numerusform>%n Raum, gewünscht waren %1: Die anderen Parameter von „%2“ erlauben keine nähere Zahl.</numerusform>
            <numerusform>%n Räume, gewünscht waren %1: Die anderen Parameter von „%2“ erlauben keine nähere Zahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 rooms are left: a later stage built over the others. Move the stage that makes rooms behind it.</source>
        <translation>
            <numerusform>%n von %1 Räumen ist übrig: Ein späterer Schritt hat die anderen überbaut. Verschieben Sie den Schritt, der Räume anlegt, dahinter.</numerusform>
            <numerusform>%n von %1 Räumen sind übrig: Ein späterer Schritt hat die anderen überbaut. Verschieben Sie den Schritt, der Räume anlegt, dahinter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s), where %1 were asked for: %2 of them are pinned.</source>
        <translation>
            <numerusform>%n Raum, gewünscht waren %1: %2 davon fixiert.</numerusform>
            <numerusform>%n Räume, gewünscht waren %1: %2 davon fixiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s), where %1 are usual at this size. Set a number of rooms to get that many.</source>
        <translation>
            <numerusform>%n Raum; üblich sind in dieser Größe %1. Stellen Sie eine Zahl von Räumen ein, um so viele zu bekommen.</numerusform>
            <numerusform>%n Räume; üblich sind in dieser Größe %1. Stellen Sie eine Zahl von Räumen ein, um so viele zu bekommen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rule</name>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Encounters (%)</source>
        <translation>Begegnungen (%)</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sichtweite</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Deadly walls</source>
        <translation>Tödliche Wände</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Cost of a town</source>
        <translation>Kosten einer Stadt</translation>
    </message>
    <message>
        <source>Supplies a chest</source>
        <translation>Vorräte je Truhe</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
</context>
<context>
    <name>rule-table</name>
    <message>
        <source>No module is of the group “%1”.</source>
        <translation>Kein Modul gehört zur Gruppe „%1“.</translation>
    </message>
    <message>
        <source>Expected at least one module.</source>
        <translation>Erwartet wird mindestens ein Modul.</translation>
    </message>
    <message>
        <source>Two modules are called “%1”; give one of them another name.</source>
        <translation>Zwei Module heißen „%1“; geben Sie einem davon einen anderen Namen.</translation>
    </message>
    <message>
        <source>Expected %1 rows of %1 glyphs each, as “side” says.</source>
        <translation>Erwartet werden %1 Zeilen mit je %1 Zeichen, wie „side“ sagt.</translation>
    </message>
    <message>
        <source>The glyph “%1” is not in the legend.</source>
        <translation>Das Zeichen „%1“ steht nicht in der Legende.</translation>
    </message>
    <message>
        <source>A symmetry of %1 stands for %1 different turns of the module; there are only %2; write a lower one.</source>
        <translation>Eine Symmetrie von %1 steht für %1 verschiedene Drehungen des Moduls; es gibt nur %2; schreiben Sie eine kleinere.</translation>
    </message>
    <message>
        <source>No module has a side “%1”.</source>
        <translation>Kein Modul hat eine Seite „%1“.</translation>
    </message>
    <message>
        <source>There is no module “%1”.</source>
        <translation>Es gibt kein Modul „%1“.</translation>
    </message>
    <message>
        <source>With all their turns these are %1 modules; %2 are allowed.</source>
        <translation>Mit allen Drehungen sind das %1 Module; erlaubt sind %2.</translation>
    </message>
    <message>
        <source>Expected a module that the pattern begins with.</source>
        <translation>Erwartet wird ein Modul, mit dem das Muster beginnt.</translation>
    </message>
    <message>
        <source>The rest is one module as it is drawn; write a symmetry of 1 for “%1”.</source>
        <translation>Der Rest ist ein Modul, so wie es gezeichnet ist; schreiben Sie bei „%1“ eine Symmetrie von 1.</translation>
    </message>
    <message>
        <source>The rest “%1” has to fill what is left: it must fit beside itself and at the edge on every side, and the pattern may not grow over its sides.</source>
        <translation>Der Rest „%1“ muss füllen, was übrig bleibt: Er muss auf jeder Seite neben sich selbst und an den Rand passen, und das Muster darf nicht über seine Seiten wachsen.</translation>
    </message>
    <message>
        <source>Expected a name of 1 to 64 letters, found %1.</source>
        <translation>Erwartet wird ein Name aus 1 bis 64 Buchstaben, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected north, east, south or west, found %1.</source>
        <translation>Erwartet wird north, east, south oder west, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>There is no member “%1” here; there are: %2.</source>
        <translation>Hier gibt es keinen Eintrag „%1“; es gibt: %2.</translation>
    </message>
    <message>
        <source>Expected the labels of four sides, north, east, south and west, found %1.</source>
        <translation>Erwartet werden die Namen von vier Seiten, Norden, Osten, Süden und Westen, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected a symmetry of 1, 2, 4 or 8, found %1.</source>
        <translation>Erwartet wird eine Symmetrie von 1, 2, 4 oder 8, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>This rule table has version %1 and was written for a newer Delvewright; open it with that one.</source>
        <translation>Diese Regeltabelle hat Version %1 und wurde für ein neueres Delvewright geschrieben; öffnen Sie sie damit.</translation>
    </message>
    <message>
        <source>A glyph of the legend is one printable ASCII character, not “%1”.</source>
        <translation>Ein Zeichen der Legende ist ein druckbares ASCII-Zeichen, nicht „%1“.</translation>
    </message>
    <message>
        <source>Expected two groups, the one that is placed and the one that it makes likelier, found %1.</source>
        <translation>Erwartet werden zwei Gruppen, die gesetzte und die, die sie wahrscheinlicher macht, gefunden wurde %1.</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>There is no level %1 among the stamps; choose another, or load the stamps that hold it.</source>
        <translation>Unter den Stempeln gibt es kein Level %1; wählen Sie ein anderes, oder laden Sie die Stempel, in denen es ist.</translation>
    </message>
    <message>
        <source>No file is named; choose one.</source>
        <translation>Keine Datei ist genannt; wählen Sie eine.</translation>
    </message>
    <message>
        <source>%1 cannot be found: the map lies in no folder yet; save it first.</source>
        <translation>%1 kann nicht gefunden werden: Die Karte liegt noch in keinem Ordner; speichern Sie sie zuerst.</translation>
    </message>
    <message>
        <source>%1 does not lie in the level: that has %2 x %3 cells.</source>
        <translation>%1 liegt nicht im Level: Es hat %2 x %3 Zellen.</translation>
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
        <source>No room fits on this map of %1 x %2 cells; make it larger, or unpin some of it; a room needs 3 x 3 free cells.</source>
        <translation>Auf diese Karte von %1 x %2 Zellen passt kein Raum; vergrößern Sie sie, oder lösen Sie Fixierungen; ein Raum braucht 3 x 3 freie Zellen.</translation>
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
        <source>Player 2 starts where the way is like that of player 1, who has no start yet; put the stage that makes it before this one.</source>
        <translation>Spieler 2 beginnt dort, wo der Weg dem von Spieler 1 gleicht, und der hat noch keinen Start; stellen Sie den Schritt, der ihn setzt, vor diesen.</translation>
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
        <source>There is no free cell where player 1 could start; leave some floor without pins and things.</source>
        <translation>Es gibt keine freie Zelle, auf der Spieler 1 beginnen könnte; lassen Sie etwas Boden ohne Fixierungen und Objekte.</translation>
    </message>
    <message>
        <source>The start is to be far from the exit, but there is none yet; put a stage that makes one before it, or choose another way to start.</source>
        <translation>Der Start soll weit vom Ausgang liegen, aber es gibt noch keinen; stellen Sie einen Schritt davor, der einen setzt, oder wählen Sie einen anderen Ort für den Start.</translation>
    </message>
    <message>
        <source>The start is to be far from the boss, but there is no boss&apos;s room yet; put a stage that makes one before it, or choose another way to start.</source>
        <translation>Der Start soll weit vom Endgegner liegen, aber der hat noch keinen Raum; stellen Sie einen Schritt davor, der einen bestimmt, oder wählen Sie einen anderen Ort für den Start.</translation>
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
        <translation>Von dreien fernab vom Ausgang</translation>
    </message>
    <message>
        <source>In the room farthest from the boss</source>
        <translation>Am weitesten vom Endgegner</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
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
    <message>
        <source>No room with sides of %1 cells fits on the map; lower the sides or enlarge the map.</source>
        <translation>Kein Raum mit Seiten von %1 Zellen passt auf die Karte; verkleinern Sie die Seiten, oder vergrößern Sie die Karte.</translation>
    </message>
    <message>
        <source>Attempt rooms</source>
        <translation>Räume versuchen</translation>
    </message>
    <message>
        <source>How many rooms to aim at. Left alone, the attempts decide.</source>
        <translation>Wie viele Räume angestrebt werden. Ohne Angabe entscheiden die Versuche.</translation>
    </message>
    <message>
        <source>Cells for an attempt</source>
        <translation>Zellen je Versuch</translation>
    </message>
    <message>
        <source>One attempt is made for so many cells of the map.</source>
        <translation>Auf so viele Zellen der Karte kommt ein Versuch.</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Cells a side that a room has; odd numbers only.</source>
        <translation>Wie viele Zellen die Seiten eines Raums haben; nur ungerade Zahlen.</translation>
    </message>
    <message>
        <source>Everything was filled, so there is no cave; lower the fill.</source>
        <translation>Alles wurde gefüllt, darum gibt es keine Höhle; verringern Sie die Füllung.</translation>
    </message>
    <message>
        <source>Caves</source>
        <translation>Höhlen</translation>
    </message>
    <message>
        <source>Grows caves: part of the map is solid, and in each round every cell follows its neighbours.</source>
        <translation>Lässt Höhlen wachsen: Ein Teil der Karte ist fest, und in jeder Runde richtet sich jede Zelle nach ihren Nachbarn.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllung</translation>
    </message>
    <message>
        <source>How much of the map is solid at first.</source>
        <translation>Wie viel der Karte anfangs fest ist.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>How often every cell follows its neighbours.</source>
        <translation>Wie oft sich jede Zelle nach ihren Nachbarn richtet.</translation>
    </message>
    <message>
        <source>Turns solid</source>
        <translation>Wird fest</translation>
    </message>
    <message>
        <source>An open cell turns solid with so many solid neighbours of eight.</source>
        <translation>Bei so vielen festen von acht Nachbarn wird eine offene Zelle fest.</translation>
    </message>
    <message>
        <source>Stays solid</source>
        <translation>Bleibt fest</translation>
    </message>
    <message>
        <source>A solid cell stays solid with so many solid neighbours of eight.</source>
        <translation>Bei so vielen festen von acht Nachbarn bleibt eine feste Zelle fest.</translation>
    </message>
    <message>
        <source>Smallest cave</source>
        <translation>Kleinste Höhle</translation>
    </message>
    <message>
        <source>Smaller caves are filled.</source>
        <translation>Kleinere Höhlen werden gefüllt.</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Türen</translation>
    </message>
    <message>
        <source>Puts doors where halls meet rooms.</source>
        <translation>Setzt Türen, wo Gänge auf Räume treffen.</translation>
    </message>
    <message>
        <source>How many of the places where a hall meets a room get a door.</source>
        <translation>Wie viele der Stellen, an denen ein Gang auf einen Raum trifft, eine Tür bekommen.</translation>
    </message>
    <message>
        <source>%1 encounters were asked for; %2 fit without two of them side by side.</source>
        <translation>Verlangt waren %1 Begegnungen; %2 passen, ohne dass zwei nebeneinanderliegen.</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Places encounters on the floor, no two of them side by side.</source>
        <translation>Verteilt Begegnungen auf dem Boden, nie zwei nebeneinander.</translation>
    </message>
    <message>
        <source>How many encounters to place.</source>
        <translation>Wie viele Begegnungen verteilt werden.</translation>
    </message>
    <message>
        <source>%1 enemies were asked for; there was room for %2.</source>
        <translation>Verlangt waren %1 Gegner; Platz war für %2.</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Places enemies in the rooms, but for the one where the player starts.</source>
        <translation>Verteilt Gegner in den Räumen, außer in dem, in dem der Spieler beginnt.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>The deeper, the more enemies, and the harder ones.</source>
        <translation>Je tiefer, desto mehr und desto härtere Gegner.</translation>
    </message>
    <message>
        <source>Rooms for each enemy</source>
        <translation>Räume je Gegner</translation>
    </message>
    <message>
        <source>At depth 1, one enemy for so many rooms; at depth 2 two, and so on.</source>
        <translation>In Tiefe 1 ein Gegner auf so viele Räume, in Tiefe 2 zwei, und so fort.</translation>
    </message>
    <message>
        <source>There is no wall between the floor and the outside where a gate could be; put the stage behind &quot;walls&quot;, or make the map larger.</source>
        <translation>Zwischen Boden und Außenwelt gibt es keine Wand, in der ein Tor sein könnte; setzen Sie den Schritt hinter „walls“, oder vergrößern Sie die Karte.</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Puts the locked door into a wall that has floor on one side and the outside on the other.</source>
        <translation>Setzt die verschlossene Tür in eine Wand, die auf der einen Seite Boden und auf der anderen die Außenwelt hat.</translation>
    </message>
    <message>
        <source>The golden exit is measured from the start, and there is none; put a stage that makes one before it.</source>
        <translation>Der goldene Ausgang wird vom Start aus gemessen, und es gibt keinen; setzen Sie einen Schritt davor, der einen anlegt.</translation>
    </message>
    <message>
        <source>No wall can be reached from the start, so none can be the golden exit; put the stage behind &quot;walls&quot;.</source>
        <translation>Vom Start aus ist keine Wand zu erreichen, darum kann keine der goldene Ausgang sein; setzen Sie den Schritt hinter „walls“.</translation>
    </message>
    <message>
        <source>Golden exit</source>
        <translation>Goldener Ausgang</translation>
    </message>
    <message>
        <source>Turns a wall far from the start into the golden one that wins the level.</source>
        <translation>Macht eine Wand weit weg vom Start zur goldenen, die das Level gewinnt.</translation>
    </message>
    <message>
        <source>Farthest</source>
        <translation>Fernste</translation>
    </message>
    <message>
        <source>From which share of the walls, the farthest from the start by path, it is drawn.</source>
        <translation>Aus welchem Anteil der Wände, der nach Weglänge fernsten vom Start, sie ausgelost wird.</translation>
    </message>
    <message>
        <source>Grow mazes</source>
        <translation>Labyrinthe wachsen lassen</translation>
    </message>
    <message>
        <source>Fills what is solid with mazes.</source>
        <translation>Füllt, was fest ist, mit Labyrinthen.</translation>
    </message>
    <message>
        <source>Chance to turn</source>
        <translation>Aussicht abzubiegen</translation>
    </message>
    <message>
        <source>How often a hall of the maze turns where it could go straight on.</source>
        <translation>Wie oft ein Gang des Labyrinths abbiegt, wo er geradeaus weitergehen könnte.</translation>
    </message>
    <message>
        <source>Locks stand between the start and the exit, and one of the two is missing; put the stages that make them before this one.</source>
        <translation>Schlösser liegen zwischen Start und Ausgang, und eines von beiden fehlt; setzen Sie die Schritte davor, die sie anlegen.</translation>
    </message>
    <message>
        <source>The exit cannot be reached from the start, so no lock can stand between them.</source>
        <translation>Der Ausgang ist vom Start aus nicht zu erreichen, darum kann kein Schloss dazwischenliegen.</translation>
    </message>
    <message>
        <source>Keys and locks</source>
        <translation>Schlüssel und Schlösser</translation>
    </message>
    <message>
        <source>Locks doors that every way to the exit, or to another key, must pass, and places their keys within reach.</source>
        <translation>Verschließt Türen, durch die jeder Weg zum Ausgang oder zu einem anderen Schlüssel führen muss, und legt ihre Schlüssel in Reichweite.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>How many keys there are, each of its own colour, and each with a lock.</source>
        <translation>Wie viele Schlüssel es gibt, jeder in eigener Farbe und jeder mit einem Schloss.</translation>
    </message>
    <message>
        <source>Lamps</source>
        <translation>Lampen</translation>
    </message>
    <message>
        <source>Puts lamps into some of the rooms.</source>
        <translation>Stellt Lampen in einige der Räume.</translation>
    </message>
    <message>
        <source>Rooms for each lamp</source>
        <translation>Räume je Lampe</translation>
    </message>
    <message>
        <source>One lamp is placed for so many rooms.</source>
        <translation>Auf so viele Räume kommt eine Lampe.</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>How far a lamp shines.</source>
        <translation>Wie weit eine Lampe leuchtet.</translation>
    </message>
    <message>
        <source>Near links</source>
        <translation>Nahe Verbindungen</translation>
    </message>
    <message>
        <source>Links rooms that lie near each other, so that no two links cross and all hold together.</source>
        <translation>Verbindet Räume, die nah beieinanderliegen, sodass sich keine zwei Verbindungen kreuzen und alle zusammenhalten.</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>How near two rooms have to be, in parts of the mean distance between neighbours.</source>
        <translation>Wie nah zwei Räume sein müssen, in Teilen des mittleren Abstands zwischen Nachbarn.</translation>
    </message>
    <message>
        <source>Open connectors</source>
        <translation>Durchgänge öffnen</translation>
    </message>
    <message>
        <source>Joins rooms and mazes by opening single cells between them.</source>
        <translation>Verbindet Räume und Labyrinthe, indem einzelne Zellen dazwischen geöffnet werden.</translation>
    </message>
    <message>
        <source>Extra openings</source>
        <translation>Weitere Öffnungen</translation>
    </message>
    <message>
        <source>How many of the openings that are not needed are made all the same.</source>
        <translation>Wie viele der nicht nötigen Öffnungen trotzdem gemacht werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the map got no room, because other rooms or pinned cells are in the way.</source>
        <translation>
            <numerusform>%n Teil der Karte bekam keinen Raum, weil andere Räume oder fixierte Zellen im Weg sind.</numerusform>
            <numerusform>%n Teile der Karte bekamen keinen Raum, weil andere Räume oder fixierte Zellen im Weg sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest zone (%1) is smaller than the smallest one (%2); raise one or lower the other.</source>
        <translation>Die größte Zone (%1) ist kleiner als die kleinste (%2); erhöhen Sie die eine, oder verringern Sie die andere.</translation>
    </message>
    <message>
        <source>A floor of %1 cells does not fit into a zone of %2; lower the floor or raise the smallest zone.</source>
        <translation>Ein Boden von %1 Zellen passt nicht in eine Zone von %2; verringern Sie den Boden, oder erhöhen Sie die kleinste Zone.</translation>
    </message>
    <message>
        <source>Partition rooms</source>
        <translation>Räume durch Teilung</translation>
    </message>
    <message>
        <source>Splits the map in two, and each part again, and puts a room into every part that is left.</source>
        <translation>Teilt die Karte in zwei und jeden Teil aufs Neue und setzt in jeden Teil, der übrig bleibt, einen Raum.</translation>
    </message>
    <message>
        <source>How many rooms to aim at. Left alone, the sizes of the zones decide.</source>
        <translation>Wie viele Räume angestrebt werden. Ohne Angabe entscheiden die Größen der Zonen.</translation>
    </message>
    <message>
        <source>Smallest zone</source>
        <translation>Kleinste Zone</translation>
    </message>
    <message>
        <source>No part of the map is split into halves with less room than this.</source>
        <translation>Kein Teil der Karte wird in Hälften geteilt, die weniger Platz haben als das.</translation>
    </message>
    <message>
        <source>Largest zone</source>
        <translation>Größte Zone</translation>
    </message>
    <message>
        <source>A part of the map with room for two of these is always split.</source>
        <translation>Ein Teil der Karte mit Platz für zwei von diesen wird immer geteilt.</translation>
    </message>
    <message>
        <source>Inner margin</source>
        <translation>Innerer Rand</translation>
    </message>
    <message>
        <source>Cells taken off one side of each zone, so that rooms do not line up.</source>
        <translation>Zellen, die von einer Seite jeder Zone abgehen, damit Räume nicht in einer Flucht liegen.</translation>
    </message>
    <message>
        <source>Margin between</source>
        <translation>Abstand dazwischen</translation>
    </message>
    <message>
        <source>Cells between the two halves of a split.</source>
        <translation>Zellen zwischen den beiden Hälften einer Teilung.</translation>
    </message>
    <message>
        <source>Split chance</source>
        <translation>Aussicht auf Teilung</translation>
    </message>
    <message>
        <source>How likely a part of middling size may be split.</source>
        <translation>Wie wahrscheinlich ein Teil mittlerer Größe geteilt wird.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Cells a side that the floor of a room has.</source>
        <translation>Wie viele Zellen die Seiten des Bodens eines Raums haben.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of siblings could not be joined past the pinned cells.</source>
        <translation>
            <numerusform>%n Geschwisterpaar ließ sich an den fixierten Zellen vorbei nicht verbinden.</numerusform>
            <numerusform>%n Geschwisterpaare ließen sich an den fixierten Zellen vorbei nicht verbinden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pivot halls</source>
        <translation>Gänge mit Drehpunkt</translation>
    </message>
    <message>
        <source>Joins each pair of siblings by a hall from a pivot between them, or at their corner.</source>
        <translation>Verbindet jedes Geschwisterpaar durch einen Gang von einem Drehpunkt zwischen ihnen oder an ihrer Ecke.</translation>
    </message>
    <message>
        <source>Scatter rooms</source>
        <translation>Räume verstreuen</translation>
    </message>
    <message>
        <source>By the map</source>
        <translation>Nach der Karte</translation>
    </message>
    <message>
        <source>By the depth</source>
        <translation>Nach der Tiefe</translation>
    </message>
    <message>
        <source>By the depth, rounded down</source>
        <translation>Nach der Tiefe, abgerundet</translation>
    </message>
    <message>
        <source>Number of rooms</source>
        <translation>Zahl der Räume</translation>
    </message>
    <message>
        <source>Where the number of rooms comes from when it is left alone: one for 120 cells of the map, or 3.1 times the depth and 2.5 more.</source>
        <translation>Woher die Zahl der Räume ohne Angabe kommt: einer auf 120 Zellen der Karte, oder das 3,1-Fache der Tiefe und 2,5 dazu.</translation>
    </message>
    <message>
        <source>The deeper, the more rooms, where the number follows the depth.</source>
        <translation>Je tiefer, desto mehr Räume, wo die Zahl der Tiefe folgt.</translation>
    </message>
    <message>
        <source>Cells a side that a room has; 1 makes rooms of a single cell.</source>
        <translation>Wie viele Zellen die Seiten eines Raums haben; 1 ergibt Räume aus einer einzigen Zelle.</translation>
    </message>
    <message>
        <source>Siblings</source>
        <translation>Geschwister</translation>
    </message>
    <message>
        <source>Joins the two halves of every split of the partition.</source>
        <translation>Verbindet die beiden Hälften jeder Teilung.</translation>
    </message>
    <message>
        <source>Spanning tree</source>
        <translation>Spannbaum</translation>
    </message>
    <message>
        <source>Keeps the shortest links that hold all rooms together, and some of the others as extras.</source>
        <translation>Behält die kürzesten Verbindungen, die alle Räume zusammenhalten, und einige der anderen als Zugabe.</translation>
    </message>
    <message>
        <source>Extra links</source>
        <translation>Weitere Verbindungen</translation>
    </message>
    <message>
        <source>How many of the links that are not needed are kept all the same.</source>
        <translation>Wie viele der nicht nötigen Verbindungen trotzdem bleiben.</translation>
    </message>
    <message>
        <source>Store and boss</source>
        <translation>Laden und Endgegner</translation>
    </message>
    <message>
        <source>Makes one room the store and another the boss&apos;s.</source>
        <translation>Macht einen Raum zum Laden und einen anderen zu dem des Endgegners.</translation>
    </message>
    <message>
        <source>Triangulate</source>
        <translation>Triangulieren</translation>
    </message>
    <message>
        <source>Links rooms that are neighbours, as the triangles between their centres say.</source>
        <translation>Verbindet benachbarte Räume, wie es die Dreiecke zwischen ihren Mittelpunkten vorgeben.</translation>
    </message>
    <message>
        <source>Trim dead ends</source>
        <translation>Sackgassen kürzen</translation>
    </message>
    <message>
        <source>Removes halls that lead nowhere, and the walls that border nothing afterwards.</source>
        <translation>Entfernt Gänge, die nirgendwohin führen, und die Wände, die danach an nichts grenzen.</translation>
    </message>
    <message>
        <source>Trimmed</source>
        <translation>Gekürzt</translation>
    </message>
    <message>
        <source>How many of the dead ends are removed.</source>
        <translation>Wie viele der Sackgassen entfernt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) got no tunnel, because pinned cells are in the way.</source>
        <translation>
            <numerusform>%n Verbindung bekam keinen Tunnel, weil fixierte Zellen im Weg sind.</numerusform>
            <numerusform>%n Verbindungen bekamen keinen Tunnel, weil fixierte Zellen im Weg sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Digs a hall for each link along the cheapest way; halls merge, and keep away from the walls of rooms.</source>
        <translation>Gräbt für jede Verbindung einen Gang auf dem billigsten Weg; Gänge laufen zusammen und halten sich von den Wänden der Räume fern.</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Nachlass</translation>
    </message>
    <message>
        <source>By how much an existing hall is cheaper, drawn anew for each tunnel: the more, the more halls merge.</source>
        <translation>Um wie viel ein vorhandener Gang billiger ist, für jeden Tunnel neu ausgelost: Je mehr, desto mehr Gänge laufen zusammen.</translation>
    </message>
    <message>
        <source>%1 rooms made by hand were asked for; there was space for %2.</source>
        <translation>Verlangt waren %1 von Hand gemachte Räume; Platz war für %2.</translation>
    </message>
    <message>
        <source>Vaults</source>
        <translation>Kammern</translation>
    </message>
    <message>
        <source>Places rooms that were made by hand, turned and mirrored.</source>
        <translation>Setzt Räume, die von Hand gemacht wurden, gedreht und gespiegelt.</translation>
    </message>
    <message>
        <source>How many of these rooms to place.</source>
        <translation>Wie viele dieser Räume gesetzt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) fit on the free floor, %1 were asked for.</source>
        <translation>
            <numerusform>Auf den freien Boden passt %n Münze, verlangt waren %1.</numerusform>
            <numerusform>Auf den freien Boden passen %n Münzen, verlangt waren %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Strews coins over the floor of rooms, none in halls.</source>
        <translation>Streut Münzen über den Boden der Räume, keine in Gänge.</translation>
    </message>
    <message>
        <source>Floor for each coin</source>
        <translation>Boden je Münze</translation>
    </message>
    <message>
        <source>One coin for so many cells of floor, and at least one.</source>
        <translation>Eine Münze auf so viele Zellen Boden, und mindestens eine.</translation>
    </message>
    <message>
        <source>A map of %1 x %2 has no place for rooms of %3 cells a side; lower the sides or enlarge the map.</source>
        <translation>Eine Karte von %1 x %2 hat keinen Platz für Räume mit %3 Zellen je Seite; verkleinern Sie die Seiten, oder vergrößern Sie die Karte.</translation>
    </message>
    <message>
        <source>Poisson sites</source>
        <translation>Gestreute Schauplätze</translation>
    </message>
    <message>
        <source>Strews sites evenly over the map: none too near another, and no gap where one more would fit.</source>
        <translation>Streut Schauplätze gleichmäßig über die Karte: keiner zu nah an einem anderen, und keine Lücke, in die noch einer passt.</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Schauplätze</translation>
    </message>
    <message>
        <source>How many sites to aim at, where no spacing is given.</source>
        <translation>Wie viele Schauplätze angestrebt werden, wenn kein Abstand angegeben ist.</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>How many cells two sites lie apart at least, from middle to middle. With 0 the number of sites decides.</source>
        <translation>Wie viele Zellen zwei Schauplätze mindestens auseinanderliegen, von Mitte zu Mitte. Bei 0 entscheidet die Anzahl der Schauplätze.</translation>
    </message>
    <message>
        <source>Size of a site</source>
        <translation>Größe eines Schauplatzes</translation>
    </message>
    <message>
        <source>Cells a side that a site has.</source>
        <translation>Zellen je Seite, die ein Schauplatz hat.</translation>
    </message>
    <message>
        <source>There is no place for the goal: it needs a start and rooms.</source>
        <translation>Für das Ziel ist kein Platz: Es braucht einen Start und Räume.</translation>
    </message>
    <message>
        <source>There is no free cell for the goal; leave some floor without pins and things.</source>
        <translation>Für das Ziel ist keine Zelle frei; lassen Sie etwas Boden ohne Fixierungen und Objekte.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Puts the goal into the room or site farthest from the start, along the links.</source>
        <translation>Setzt das Ziel in den Raum oder Schauplatz, der vom Start aus am weitesten entfernt ist, den Verbindungen nach.</translation>
    </message>
    <message>
        <source>Six colours are too few for these lands: some neighbours are alike.</source>
        <translation>Sechs Farben reichen für diese Länder nicht: Manche Nachbarn sehen gleich aus.</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) found no road that meets no other, and went.</source>
        <translation>
            <numerusform>%n Verbindung fand keine Straße, die keiner anderen begegnet, und entfiel.</numerusform>
            <numerusform>%n Verbindungen fanden keine Straße, die keiner anderen begegnet, und entfielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lands</source>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Paints the land around each site, with forest or mountains between them, and lays roads along the links. Nothing else can be walked.</source>
        <translation>Malt das Land um jeden Schauplatz, mit Wald oder Bergen dazwischen, und legt Straßen entlang der Verbindungen. Sonst ist nichts begehbar.</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Berge</translation>
    </message>
    <message>
        <source>How many of the borders are mountains; the others are forest.</source>
        <translation>Wie viele der Grenzen Berge sind; die übrigen sind Wald.</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>Schranken</translation>
    </message>
    <message>
        <source>Whether each road is barred until the site at one of its ends is explored.</source>
        <translation>Ob jede Straße versperrt ist, bis der Schauplatz an einem ihrer Enden erkundet ist.</translation>
    </message>
    <message numerus="yes">
        <source>The collapse met %n contradiction(s): it stepped back %1 times and began anew %2 times.</source>
        <translation>
            <numerusform>Der Kollaps traf auf %n Widerspruch: Er ging %1-mal zurück und begann %2-mal neu.</numerusform>
            <numerusform>Der Kollaps traf auf %n Widersprüche: Er ging %1-mal zurück und begann %2-mal neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Schaltkreis</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>A module of %1 x %1 cells does not fit into this map; make it larger.</source>
        <translation>Ein Modul von %1 x %1 Zellen passt nicht in diese Karte; machen Sie sie größer.</translation>
    </message>
    <message>
        <source>Wave function collapse</source>
        <translation>Wellenfunktionskollaps</translation>
    </message>
    <message>
        <source>Fills the map with modules of a rule table, so that only what fits stands side by side: a town, a circuit, a castle, a garden, or a table of your own.</source>
        <translation>Füllt die Karte mit Modulen einer Regeltabelle, sodass nur nebeneinandersteht, was passt: eine Stadt, ein Schaltkreis, eine Burg, ein Garten oder eine eigene Tabelle.</translation>
    </message>
    <message>
        <source>Rule table</source>
        <translation>Regeltabelle</translation>
    </message>
    <message>
        <source>Which modules there are, and which may stand beside which. A recipe or the command line may also hold the text of a table.</source>
        <translation>Welche Module es gibt und welche nebeneinanderstehen dürfen. Ein Rezept oder die Befehlszeile kann auch den Text einer Tabelle enthalten.</translation>
    </message>
    <message>
        <source>Where least is possible</source>
        <translation>Wo am wenigsten möglich ist</translation>
    </message>
    <message>
        <source>Row by row</source>
        <translation>Zeile für Zeile</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Which cell is decided next.</source>
        <translation>Welche Zelle als Nächste entschieden wird.</translation>
    </message>
    <message>
        <source>Lean</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>What each road that is placed multiplies the weight of houses by, and each house that of roads; more of it makes smaller towns.</source>
        <translation>Womit jede gesetzte Straße das Gewicht der Häuser malnimmt und jedes Haus das der Straßen; mehr davon ergibt kleinere Städte.</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Rückschritte</translation>
    </message>
    <message>
        <source>How often in a row it steps back out of contradictions before it begins anew.</source>
        <translation>Wie oft hintereinander bei Widersprüchen zurückgegangen wird, bevor neu begonnen wird.</translation>
    </message>
    <message>
        <source>Clearing</source>
        <translation>Lichtung</translation>
    </message>
    <message>
        <source>How far open ground reaches around a pattern that grows, such as a town.</source>
        <translation>Wie weit freies Gelände um ein wachsendes Muster wie eine Stadt reicht.</translation>
    </message>
    <message>
        <source>The rule table &quot;%1&quot; names a tile &quot;%2&quot; that this world does not have.</source>
        <translation>Die Regeltabelle „%1“ nennt eine Kachel „%2“, die es in dieser Welt nicht gibt.</translation>
    </message>
    <message>
        <source>No road can be led from the streets to the edge of the map; unpin what is in its way, or put the stage behind one that makes ground.</source>
        <translation>Von den Straßen lässt sich kein Weg zum Rand der Karte führen; lösen Sie Fixierungen, die im Weg sind, oder stellen Sie den Schritt hinter einen, der Boden schafft.</translation>
    </message>
    <message>
        <source>%1 gates were asked for; roads could be led to %2.</source>
        <translation>%1 Tore wurden verlangt; zu %2 ließ sich eine Straße führen.</translation>
    </message>
    <message>
        <source>Town gates</source>
        <translation>Stadttore</translation>
    </message>
    <message>
        <source>Leads the road to the edges of the map: where it enters is the start and where it leaves the golden exit, or both are portals.</source>
        <translation>Führt die Straße zu den Rändern der Karte: Wo sie hereinkommt, ist der Start, und wo sie hinausführt, der goldene Ausgang; oder beides sind Portale.</translation>
    </message>
    <message>
        <source>Start and golden exit</source>
        <translation>Start und goldener Ausgang</translation>
    </message>
    <message>
        <source>Portals</source>
        <translation>Portale</translation>
    </message>
    <message>
        <source>Gates are</source>
        <translation>Tore sind</translation>
    </message>
    <message>
        <source>What lies where the road enters and leaves. Portals lead nowhere until they are given a level.</source>
        <translation>Was dort liegt, wo die Straße herein- und hinausführt. Portale führen nirgendwohin, bis sie ein Level bekommen.</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>How many portals there are, each on an edge of its own.</source>
        <translation>Wie viele Portale es gibt, jedes an einem eigenen Rand.</translation>
    </message>
    <message>
        <source>This program lacks the recipe by which “%1” is made.</source>
        <translation>Diesem Programm fehlt das Rezept, nach dem „%1“ gemacht wird.</translation>
    </message>
    <message>
        <source>The way from the start to the goal lacks supplies, and no chest that could be added would help. Begin with more supplies, or let towns cost less.</source>
        <translation>Auf dem Weg vom Start zum Ziel fehlen Vorräte, und keine weitere Truhe würde helfen. Beginnen Sie mit mehr Vorräten, oder lassen Sie Städte weniger kosten.</translation>
    </message>
    <message>
        <source>Provisions</source>
        <translation>Verpflegung</translation>
    </message>
    <message>
        <source>Adds chests in houses on the shortest way to the goal, so that the journey can be won.</source>
        <translation>Stellt in Häusern auf dem kürzesten Weg zum Ziel weitere Truhen auf, so dass die Reise gewonnen werden kann.</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <source>How many times what the towns on the way cost there is in supplies.</source>
        <translation>Das Wievielfache dessen, was die Städte auf dem Weg kosten, an Vorräten da ist.</translation>
    </message>
    <message>
        <source>There is no room for a house on this map; make it larger.</source>
        <translation>Auf dieser Karte ist kein Platz für ein Haus; machen Sie sie größer.</translation>
    </message>
    <message>
        <source>Pins leave no place for the door in the wall where it is to be; unpin some of that wall, or choose another.</source>
        <translation>Fixierungen lassen in der Wand, in der die Tür sein soll, keinen Platz für sie; lösen Sie dort einige, oder wählen Sie eine andere Wand.</translation>
    </message>
    <message>
        <source>Split house</source>
        <translation>Geteiltes Haus</translation>
    </message>
    <message>
        <source>Makes the inside of a house of the whole map: a door in the outer wall, a wall with an opening that splits it, and chests.</source>
        <translation>Macht aus der ganzen Karte das Innere eines Hauses: eine Tür in der Außenwand, eine Wand mit einem Durchgang, die es teilt, und Truhen.</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>In which of the outer walls the door is.</source>
        <translation>In welcher der Außenwände die Tür ist.</translation>
    </message>
    <message>
        <source>Longest part</source>
        <translation>Längster Teil</translation>
    </message>
    <message>
        <source>Parts longer than so many cells are split again. With 0 there is one split.</source>
        <translation>Teile, die länger sind als so viele Zellen, werden weiter geteilt. Bei 0 wird einmal geteilt.</translation>
    </message>
    <message>
        <source>Chance of a chest</source>
        <translation>Wahrscheinlichkeit einer Truhe</translation>
    </message>
    <message>
        <source>How likely a chest stands on a cell of the floor.</source>
        <translation>Wie wahrscheinlich auf einer Zelle des Bodens eine Truhe steht.</translation>
    </message>
    <message>
        <source>Most chests</source>
        <translation>Höchstens Truhen</translation>
    </message>
    <message>
        <source>There are never more chests than this.</source>
        <translation>Mehr Truhen als so viele gibt es nie.</translation>
    </message>
    <message>
        <source>The start is to be by the door, but there is no door with a portal yet; put a stage that makes one before it, or choose another way to start.</source>
        <translation>Der Start soll bei der Tür liegen, aber es gibt noch keine Tür mit einem Portal; stellen Sie einen Schritt davor, der eine macht, oder wählen Sie einen anderen Ort für den Start.</translation>
    </message>
    <message>
        <source>By the door</source>
        <translation>Bei der Tür</translation>
    </message>
    <message>
        <source>Anywhere on the floor of rooms; in the middle of the lower left room or site; of three random cells the one farthest from the exit; at the middle of a side of the room that is the longest walk from the boss; or by the door that carries a portal.</source>
        <translation>Irgendwo auf dem Boden von Räumen; in der Mitte des Raums oder Schauplatzes unten links; von drei zufälligen Zellen die am weitesten vom Ausgang entfernte; an der Mitte einer Seite des Raums, von dem der Weg zum Endgegner am längsten ist; oder bei der Tür mit dem Portal.</translation>
    </message>
    <message>
        <source>“%1” has no portal by which it could be left; unpin some of its edge, or let its recipe make gates or a door.</source>
        <translation>„%1“ hat kein Portal, durch das es verlassen werden könnte; lösen Sie etwas von seinem Rand, oder lassen Sie sein Rezept Tore oder eine Tür machen.</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Makes a town for each site, a level of its own that is entered by a portal there.</source>
        <translation>Macht für jeden Schauplatz eine Stadt, ein eigenes Level, das durch ein Portal dort betreten wird.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Cells across that each town has.</source>
        <translation>Zellen in der Breite, die jede Stadt hat.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Cells down that each town has.</source>
        <translation>Zellen in der Höhe, die jede Stadt hat.</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Häuser</translation>
    </message>
    <message>
        <source>Makes the inside of each house, a level of its own that is entered by its door.</source>
        <translation>Macht das Innere jedes Hauses, ein eigenes Level, das durch seine Tür betreten wird.</translation>
    </message>
    <message>
        <source>Cells across that the inside of a house has.</source>
        <translation>Zellen in der Breite, die das Innere eines Hauses hat.</translation>
    </message>
    <message>
        <source>Cells down that the inside of a house has.</source>
        <translation>Zellen in der Höhe, die das Innere eines Hauses hat.</translation>
    </message>
    <message>
        <source>No module of the rule table &quot;%1&quot; fits at (%2, %3); to the north of it is %4, to the east %5, to the south %6, to the west %7; try another seed, allow more steps back, or change the table.</source>
        <translation>Kein Modul der Regeltabelle „%1“ passt bei (%2, %3); nördlich davon liegt %4, östlich %5, südlich %6, westlich %7; versuchen Sie einen anderen Startwert, erlauben Sie mehr Rückschritte, oder ändern Sie die Tabelle.</translation>
    </message>
    <message>
        <source>No module of the rule table &quot;%1&quot; fits at (%2, %3); to the north of it is %4, to the east %5, to the south %6, to the west %7; what is pinned at %8 is in its way: unpin it.</source>
        <translation>Kein Modul der Regeltabelle „%1“ passt bei (%2, %3); nördlich davon liegt %4, östlich %5, südlich %6, westlich %7; was bei %8 fixiert ist, ist im Weg: Lösen Sie die Fixierung.</translation>
    </message>
    <message>
        <source>Sides are odd numbers; as there is none from %1 to %2, they are %3.</source>
        <translation>Seiten sind ungerade Zahlen; da von %1 bis %2 keine liegt, sind sie %3.</translation>
    </message>
    <message>
        <source>Tries places for rooms of random size; one that would overlap another is given up. Where that makes fewer rooms than were asked for, more are put where they still fit.</source>
        <translation>Versucht Plätze für Räume zufälliger Größe; einer, der einen anderen überlappen würde, wird aufgegeben. Sind es weniger Räume als verlangt, kommen weitere dorthin, wo noch welche passen.</translation>
    </message>
    <message>
        <source>%1 lamps were asked for; there was room for %2.</source>
        <translation>%1 Lampen waren verlangt; Platz war für %2.</translation>
    </message>
    <message>
        <source>For %1 rooms the map has places of %2 cells a side, so none of them is larger, where up to %3 was asked for.</source>
        <translation>Für %1 Räume hat die Karte Plätze von %2 Zellen Seitenlänge; größer ist keiner, verlangt waren bis zu %3.</translation>
    </message>
    <message>
        <source>Puts rooms on places of a board, drawn so that none meets another. Where the size of the map is left open, it grows with the board.</source>
        <translation>Setzt Räume auf Plätze eines Bretts, so ausgelost, dass keiner einen anderen trifft. Bleibt die Größe der Karte offen, wächst sie mit dem Brett.</translation>
    </message>
    <message>
        <source>How many rooms to aim at. Left alone, the number of rooms below decides.</source>
        <translation>Wie viele Räume angestrebt werden. Ohne Angabe entscheidet die Anzahl der Räume weiter unten.</translation>
    </message>
    <message>
        <source>The stamp %1 was left out: a stamp has a cell that can be walked, and no side longer than %2 cells.</source>
        <translation>Der Stempel %1 wurde ausgelassen: Ein Stempel hat eine begehbare Zelle und keine Seite über %2 Zellen.</translation>
    </message>
    <message>
        <source>There are no stamps to place; take rooms of the library, or load stamps.</source>
        <translation>Es gibt keine Stempel zu setzen; nehmen Sie Räume der Bibliothek, oder laden Sie Stempel.</translation>
    </message>
    <message>
        <source>All there are</source>
        <translation>Beidem</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>Der Bibliothek</translation>
    </message>
    <message>
        <source>My stamps</source>
        <translation>Meinen Stempeln</translation>
    </message>
    <message>
        <source>Taken from</source>
        <translation>Genommen aus</translation>
    </message>
    <message>
        <source>Rooms that come with the program, stamps of your own, or both.</source>
        <translation>Räume, die das Programm mitbringt, eigene Stempel oder beides.</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) found no way of their own, and run beside or into others or through sites. Fewer or smaller sites leave more room.</source>
        <translation>
            <numerusform>%n Straße fand keinen eigenen Weg und verläuft neben oder auf anderen oder durch Schauplätze. Weniger oder kleinere Schauplätze lassen mehr Raum.</numerusform>
            <numerusform>%n Straßen fanden keinen eigenen Weg und verlaufen neben oder auf anderen oder durch Schauplätze. Weniger oder kleinere Schauplätze lassen mehr Raum.</numerusform>
        </translation>
    </message>
    <message>
        <source>The site at (%1, %2) of “%3” has no free cell from which its town could be entered; make sites larger, unpin things there, or put a portal there.</source>
        <translation>Der Schauplatz bei (%1, %2) von „%3“ hat keine freie Zelle, von der aus seine Stadt betreten werden könnte; machen Sie Schauplätze größer, lösen Sie dort Objekte, oder setzen Sie dort ein Portal.</translation>
    </message>
    <message>
        <source>The door at (%1, %2) of “%3” leads to no inside: nothing may be placed on it.</source>
        <translation>Die Tür bei (%1, %2) von „%3“ führt in kein Inneres: Auf ihr darf nichts platziert werden.</translation>
    </message>
    <message>
        <source>No free wall leads out of the map, so the gate leads into a yard that is shut in on all sides.</source>
        <translation>Keine freie Wand führt aus der Karte hinaus, daher führt das Tor in einen Hof, der ringsum geschlossen ist.</translation>
    </message>
    <message numerus="yes">
        <source>The map is too small for floors of %1 cells a side; the shortest side has %n cell(s).</source>
        <translation>
            <numerusform>Die Karte ist zu klein für Böden von je %1 Zellen Seitenlänge; die kürzeste Seite hat %n Zelle.</numerusform>
            <numerusform>Die Karte ist zu klein für Böden von je %1 Zellen Seitenlänge; die kürzeste Seite hat %n Zellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) found a place that every way must pass; asked for: %1.</source>
        <translation>
            <numerusform>%n Schloss fand eine Stelle, durch die jeder Weg führen muss; verlangt: %1.</numerusform>
            <numerusform>%n Schlösser fanden eine Stelle, durch die jeder Weg führen muss; verlangt: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of siblings could not be joined from a pivot; the shortest hall joins what is left apart.</source>
        <translation>
            <numerusform>%n Geschwisterpaar ließ sich von keinem Drehpunkt aus verbinden; der kürzeste Gang verbindet, was getrennt blieb.</numerusform>
            <numerusform>%n Geschwisterpaare ließen sich von keinem Drehpunkt aus verbinden; der kürzeste Gang verbindet, was getrennt blieb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A store and a boss need a room each, and there is/are only %n; ask for more rooms.</source>
        <translation>
            <numerusform>Laden und Boss brauchen je einen Raum, und es gibt nur %n; verlangen Sie mehr Räume.</numerusform>
            <numerusform>Laden und Boss brauchen je einen Raum, und es gibt nur %n; verlangen Sie mehr Räume.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stamps</name>
    <message>
        <source>There is not enough memory to keep stamp %1 for the next start.</source>
        <translation>Der Speicher reicht nicht, um Stempel %1 für den nächsten Start aufzubewahren.</translation>
    </message>
</context>
<context>
    <name>step</name>
    <message>
        <source>Regenerate inside the selection, seed %1</source>
        <translation>In der Auswahl neu erzeugt, Seed %1</translation>
    </message>
    <message>
        <source>Generate %1, seed %2</source>
        <translation>%1 erzeugen, Seed %2</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Invert the selection</source>
        <translation>Auswahl umkehren</translation>
    </message>
    <message numerus="yes">
        <source>Add %n tile(s)</source>
        <translation>
            <numerusform>%n Kachel hinzugefügt</numerusform>
            <numerusform>%n Kacheln hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Set where a portal leads</source>
        <translation>Ziel eines Portals setzen</translation>
    </message>
    <message>
        <source>Change the enemies</source>
        <translation>Die Gegner ändern</translation>
    </message>
    <message>
        <source>Change the goods of the store</source>
        <translation>Die Waren des Ladens ändern</translation>
    </message>
    <message>
        <source>Change the encounters</source>
        <translation>Die Begegnungen ändern</translation>
    </message>
    <message>
        <source>Set objective: gate</source>
        <translation>Ziel setzen: Tor</translation>
    </message>
    <message>
        <source>Set objective: boss</source>
        <translation>Ziel setzen: Boss</translation>
    </message>
    <message>
        <source>Set objective: collect</source>
        <translation>Ziel setzen: Sammeln</translation>
    </message>
    <message>
        <source>Set objective: exit</source>
        <translation>Ziel setzen: Ausgang</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle ausschneiden</numerusform>
            <numerusform>%n Zellen ausschneiden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle löschen</numerusform>
            <numerusform>%n Zellen löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle drehen</numerusform>
            <numerusform>%n Zellen drehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flip %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle spiegeln</numerusform>
            <numerusform>%n Zellen spiegeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cell(s), moving the start</source>
        <translation>
            <numerusform>%n Zelle einfügen, Start verschieben</numerusform>
            <numerusform>%n Zellen einfügen, Start verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle einfügen</numerusform>
            <numerusform>%n Zellen einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename level to “%1”</source>
        <translation>Level in „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Add level “%1”</source>
        <translation>Level „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Copy level “%1”</source>
        <translation>Level „%1“ kopieren</translation>
    </message>
    <message>
        <source>Delete level “%1”</source>
        <translation>Level „%1“ löschen</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 fixieren</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Show layer “%1”</source>
        <translation>Ebene „%1“ einblenden</translation>
    </message>
    <message>
        <source>Hide layer “%1”</source>
        <translation>Ebene „%1“ ausblenden</translation>
    </message>
    <message>
        <source>Unlock layer “%1”</source>
        <translation>Ebene „%1“ entsperren</translation>
    </message>
    <message>
        <source>Lock layer “%1”</source>
        <translation>Ebene „%1“ sperren</translation>
    </message>
    <message>
        <source>Rename layer to “%1”</source>
        <translation>Ebene in „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Add layer “%1”</source>
        <translation>Ebene „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Move layer “%1”</source>
        <translation>Ebene „%1“ verschieben</translation>
    </message>
    <message>
        <source>Opacity of layer “%1”</source>
        <translation>Deckkraft der Ebene „%1“</translation>
    </message>
    <message>
        <source>Remove layer “%1”</source>
        <translation>Ebene „%1“ entfernen</translation>
    </message>
    <message>
        <source>Add tile “%1”</source>
        <translation>Kachel „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Change tile “%1”</source>
        <translation>Kachel „%1“ ändern</translation>
    </message>
    <message>
        <source>Remove tile “%1”</source>
        <translation>Kachel „%1“ entfernen</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Change properties of %1</source>
        <translation>Eigenschaften von %1 ändern</translation>
    </message>
    <message>
        <source>Change %1: %2</source>
        <translation>%1 ändern: %2</translation>
    </message>
    <message>
        <source>Change the kind of %1</source>
        <translation>Art von %1 ändern</translation>
    </message>
    <message>
        <source>Change properties of level “%1”</source>
        <translation>Eigenschaften des Levels „%1“ ändern</translation>
    </message>
    <message>
        <source>Rename world to “%1”</source>
        <translation>Welt in „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Change properties of the world</source>
        <translation>Eigenschaften der Welt ändern</translation>
    </message>
    <message>
        <source>Change rule “%1”</source>
        <translation>Regel „%1“ ändern</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>rat</source>
        <translation>Ratte</translation>
    </message>
    <message>
        <source>bat</source>
        <translation>Fledermaus</translation>
    </message>
    <message>
        <source>goblin</source>
        <translation>Kobold</translation>
    </message>
    <message>
        <source>skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>ogre</source>
        <translation>Oger</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>healing draught</source>
        <translation>Heiltrank</translation>
    </message>
    <message>
        <source>better blade</source>
        <translation>Bessere Klinge</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>lamp</source>
        <translation>Lampe</translation>
    </message>
    <message>
        <source>bag of provisions</source>
        <translation>Beutel mit Proviant</translation>
    </message>
    <message>
        <source>An old man sits by a small fire. “Few come this way”, he says.</source>
        <translation>Ein alter Mann sitzt an einem kleinen Feuer. „Hier kommt selten jemand vorbei“, sagt er.</translation>
    </message>
    <message>
        <source>Sit down with him</source>
        <translation>Sich zu ihm setzen</translation>
    </message>
    <message>
        <source>You rest, and he tells of the way.</source>
        <translation>Sie ruhen aus, und er erzählt vom Weg.</translation>
    </message>
    <message>
        <source>Beg for a coin</source>
        <translation>Um eine Münze bitten</translation>
    </message>
    <message>
        <source>He has none himself.</source>
        <translation>Er hat selbst keine.</translation>
    </message>
    <message>
        <source>He sighs and gives you what he has.</source>
        <translation>Er seufzt und gibt Ihnen, was er hat.</translation>
    </message>
    <message>
        <source>A well. Something glitters far down in the water.</source>
        <translation>Ein Brunnen. Tief unten im Wasser glitzert etwas.</translation>
    </message>
    <message>
        <source>Climb down</source>
        <translation>Hinabklettern</translation>
    </message>
    <message>
        <source>You come up wet, with a hand full of coins.</source>
        <translation>Sie kommen nass wieder herauf, eine Hand voll Münzen.</translation>
    </message>
    <message>
        <source>The rope breaks. You crawl out, bruised.</source>
        <translation>Das Seil reißt. Mit blauen Flecken kriechen Sie heraus.</translation>
    </message>
    <message>
        <source>Drink</source>
        <translation>Trinken</translation>
    </message>
    <message>
        <source>The water is cold and good.</source>
        <translation>Das Wasser ist kalt und gut.</translation>
    </message>
    <message>
        <source>A shrine to a god whose name nobody remembers.</source>
        <translation>Ein Schrein für einen Gott, dessen Namen niemand mehr weiß.</translation>
    </message>
    <message>
        <source>Leave a coin</source>
        <translation>Eine Münze hinlegen</translation>
    </message>
    <message>
        <source>A warmth goes through you.</source>
        <translation>Wärme durchströmt Sie.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Nichts geschieht.</translation>
    </message>
    <message>
        <source>Take the offerings</source>
        <translation>Die Opfergaben nehmen</translation>
    </message>
    <message>
        <source>You leave quickly, richer than before.</source>
        <translation>Sie gehen schnell, und reicher als zuvor.</translation>
    </message>
    <message>
        <source>The shadow behind the shrine gets up.</source>
        <translation>Der Schatten hinter dem Schrein erhebt sich.</translation>
    </message>
    <message>
        <source>A goblin lies asleep on a sack.</source>
        <translation>Ein Kobold schläft auf einem Sack.</translation>
    </message>
    <message>
        <source>Pull the sack away</source>
        <translation>Den Sack wegziehen</translation>
    </message>
    <message>
        <source>It snores on. There are provisions in the sack.</source>
        <translation>Er schnarcht weiter. Im Sack ist Proviant.</translation>
    </message>
    <message>
        <source>It wakes up, and it is in no good mood.</source>
        <translation>Er wacht auf, und er hat keine gute Laune.</translation>
    </message>
    <message>
        <source>Tiptoe past it</source>
        <translation>Vorbeischleichen</translation>
    </message>
    <message>
        <source>It never knew.</source>
        <translation>Er hat nichts gemerkt.</translation>
    </message>
    <message>
        <source>Mushrooms glow in a corner, blue and green.</source>
        <translation>In einer Ecke leuchten Pilze, blau und grün.</translation>
    </message>
    <message>
        <source>Eat a blue one</source>
        <translation>Einen blauen essen</translation>
    </message>
    <message>
        <source>Sweet. You feel stronger.</source>
        <translation>Süß. Sie fühlen sich kräftiger.</translation>
    </message>
    <message>
        <source>Bitter. Your stomach turns.</source>
        <translation>Bitter. Ihnen wird übel.</translation>
    </message>
    <message>
        <source>Pick the green ones</source>
        <translation>Die grünen pflücken</translation>
    </message>
    <message>
        <source>They will keep for some days.</source>
        <translation>Sie halten sich einige Tage.</translation>
    </message>
    <message>
        <source>Robbers step onto the road. “Your bags, or your skin!”</source>
        <translation>Räuber treten auf die Straße. „Die Taschen her, oder die Haut!“</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>You drive them off.</source>
        <translation>Sie schlagen sie in die Flucht.</translation>
    </message>
    <message>
        <source>You drive them off, but it costs you blood.</source>
        <translation>Sie schlagen sie in die Flucht, aber es kostet Blut.</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Fliehen</translation>
    </message>
    <message>
        <source>You get away.</source>
        <translation>Sie entkommen.</translation>
    </message>
    <message>
        <source>You get away, but a bag stays behind.</source>
        <translation>Sie entkommen, aber eine Tasche bleibt zurück.</translation>
    </message>
    <message>
        <source>Wolves follow you, and they come nearer.</source>
        <translation>Wölfe folgen Ihnen, und sie kommen näher.</translation>
    </message>
    <message>
        <source>You beat the leader, and the others turn away.</source>
        <translation>Sie schlagen den Leitwolf, und die anderen drehen ab.</translation>
    </message>
    <message>
        <source>They bite before they turn away.</source>
        <translation>Sie beißen, bevor sie abdrehen.</translation>
    </message>
    <message>
        <source>You reach a tree in time.</source>
        <translation>Sie erreichen rechtzeitig einen Baum.</translation>
    </message>
    <message>
        <source>You throw them what you have to eat, and run.</source>
        <translation>Sie werfen ihnen zu, was Sie zu essen haben, und laufen.</translation>
    </message>
    <message>
        <source>A storm comes over the road.</source>
        <translation>Ein Unwetter zieht über die Straße.</translation>
    </message>
    <message>
        <source>Fight on against the wind</source>
        <translation>Gegen den Wind ankämpfen</translation>
    </message>
    <message>
        <source>You arrive tired, but you arrive.</source>
        <translation>Sie kommen müde an, aber Sie kommen an.</translation>
    </message>
    <message>
        <source>A branch hits you.</source>
        <translation>Ein Ast trifft Sie.</translation>
    </message>
    <message>
        <source>Flee under a rock</source>
        <translation>Unter einen Felsen fliehen</translation>
    </message>
    <message>
        <source>You wait, and eat while you wait.</source>
        <translation>Sie warten, und essen dabei.</translation>
    </message>
    <message>
        <source>It soon passes.</source>
        <translation>Es zieht bald vorbei.</translation>
    </message>
    <message>
        <source>A giant with a club asks for a toll.</source>
        <translation>Ein Riese mit einer Keule verlangt Wegzoll.</translation>
    </message>
    <message>
        <source>He falls into the ditch.</source>
        <translation>Er fällt in den Graben.</translation>
    </message>
    <message>
        <source>He hits hard before he runs.</source>
        <translation>Er schlägt hart zu, bevor er wegläuft.</translation>
    </message>
    <message>
        <source>Pay with provisions</source>
        <translation>Mit Proviant bezahlen</translation>
    </message>
    <message>
        <source>He lets you pass.</source>
        <translation>Er lässt Sie vorbei.</translation>
    </message>
    <message>
        <source>You are quicker than he is.</source>
        <translation>Sie sind schneller als er.</translation>
    </message>
    <message>
        <source>The club catches your shoulder.</source>
        <translation>Die Keule trifft Ihre Schulter.</translation>
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
    <message>
        <source>Other site</source>
        <translation>Anderer Schauplatz</translation>
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
<context>
    <name>tileset</name>
    <message>
        <source>The picture has %1 x %2 pixels; at most %3 on each side can be used.</source>
        <translation>Das Bild hat %1 x %2 Bildpunkte; höchstens %3 auf jeder Seite sind verwendbar.</translation>
    </message>
    <message>
        <source>The picture has %1 x %2 pixels; at most %3 million can be used.</source>
        <translation>Das Bild hat %1 x %2 Bildpunkte; höchstens %3 Millionen sind verwendbar.</translation>
    </message>
</context>
<context>
    <name>tool</name>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Paints the chosen tile. Shift draws a straight line from where the last stroke ended; the right button picks the tile under the mouse.</source>
        <translation>Malt die gewählte Kachel. Mit Umschalt eine gerade Linie vom Ende des letzten Strichs; die rechte Taste nimmt die Kachel unter der Maus auf.</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Empties cells and takes away the things on them; on a layer it only bares the layer. Shift erases along a straight line from where the last stroke ended.</source>
        <translation>Leert Zellen und nimmt die Objekte darauf weg; auf einer Ebene leert er nur die Ebene. Mit Umschalt entlang einer geraden Linie vom Ende des letzten Strichs.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Fills all cells of one tile that hang together; with Shift, every cell of that tile. A selection bounds it.</source>
        <translation>Füllt alle zusammenhängenden Zellen einer Kachel; mit Umschalt jede Zelle dieser Kachel. Eine Auswahl begrenzt es.</translation>
    </message>
    <message>
        <source>Dig a hall</source>
        <translation>Gang graben</translation>
    </message>
    <message>
        <source>A hall begins and ends on the map, one cell from its edge.</source>
        <translation>Ein Gang beginnt und endet auf der Karte, eine Zelle von ihrem Rand.</translation>
    </message>
    <message>
        <source>Drag to another room to dig a hall to it.</source>
        <translation>Ziehen Sie zu einem anderen Raum, um einen Gang dorthin zu graben.</translation>
    </message>
    <message>
        <source>There is no way for a hall from there to here.</source>
        <translation>Es gibt keinen Weg für einen Gang von dort hierher.</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Drag from one room to another: digs a hall between them the way that a tunnel takes, around the walls of rooms and along halls that are there.</source>
        <translation>Von einem Raum zu einem anderen ziehen: gräbt einen Gang zwischen ihnen, so wie ein Tunnel verläuft, um die Wände von Räumen herum und entlang vorhandener Gänge.</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Selects what a line drawn by hand goes around, with the same keys as a rectangle.</source>
        <translation>Wählt aus, was eine von Hand gezogene Linie umschließt, mit denselben Tasten wie ein Rechteck.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>No way from there to here</source>
        <translation>Kein Weg von dort hierher</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Drag from one cell to another: how many steps the shortest path between them has.</source>
        <translation>Von einer Zelle zu einer anderen ziehen: wie viele Schritte der kürzeste Weg zwischen ihnen hat.</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Takes up the tile under the mouse, and the kind of thing that stands there. In every painting tool the right button does the same.</source>
        <translation>Nimmt die Kachel unter der Maus auf, und die Art des Objekts, das dort steht. In jedem malenden Werkzeug tut die rechte Taste dasselbe.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixieren</translation>
    </message>
    <message>
        <source>Pins cells, whole rooms or things, so that they stay when the map is generated anew. Alt or Ctrl unpins.</source>
        <translation>Fixiert Zellen, ganze Räume oder Objekte, sodass sie bleiben, wenn die Karte neu erzeugt wird. Alt oder Strg löst die Fixierung.</translation>
    </message>
    <message>
        <source>Room of %1 x %2 cells</source>
        <translation>Raum mit %1 x %2 Zellen</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Drag out a room with its walls; Shift makes it square, Alt draws it from its middle. Drag a room to move it and a wall to resize it: its halls go along. Ctrl begins a new room there.</source>
        <translation>Zieht einen Raum mit seinen Wänden auf; mit Umschalt wird er quadratisch, mit Alt wächst er aus seiner Mitte. Einen Raum ziehen verschiebt ihn, eine Wand ziehen ändert seine Größe: seine Gänge gehen mit. Strg beginnt dort einen neuen Raum.</translation>
    </message>
    <message>
        <source>Only a rectangular room can get another size; this one can be moved.</source>
        <translation>Nur ein rechteckiger Raum kann eine andere Größe bekommen; dieser kann verschoben werden.</translation>
    </message>
    <message>
        <source>A thing would be left outside of the room; move it first.</source>
        <translation>Ein Objekt bliebe außerhalb des Raums; verschieben Sie es zuerst.</translation>
    </message>
    <message>
        <source>A hall of this room would find no way; nothing was moved.</source>
        <translation>Ein Gang dieses Raums fände keinen Weg; nichts wurde verschoben.</translation>
    </message>
    <message>
        <source>A room is at least 3 x 3 cells with its walls.</source>
        <translation>Ein Raum hat mit seinen Wänden mindestens 3 x 3 Zellen.</translation>
    </message>
    <message>
        <source>A room needs a wall on every side; leave one cell to the map&apos;s edge.</source>
        <translation>Ein Raum braucht auf jeder Seite eine Wand; lassen Sie eine Zelle bis zum Rand der Karte frei.</translation>
    </message>
    <message>
        <source>Another room lies here; rooms cannot share cells.</source>
        <translation>Hier liegt ein anderer Raum; Räume können keine Zellen teilen.</translation>
    </message>
    <message>
        <source>%1 x %2 cells</source>
        <translation>%1 x %2 Zellen</translation>
    </message>
    <message>
        <source>Select a rectangle</source>
        <translation>Rechteck auswählen</translation>
    </message>
    <message>
        <source>Selects cells. Shift adds to what is selected, Ctrl takes away, both together keep what is in both. Dragging what is selected moves it; Alt leaves a copy.</source>
        <translation>Wählt Zellen aus. Umschalt fügt zur Auswahl hinzu, Strg nimmt weg, beide zusammen behalten, was in beiden liegt. Die Auswahl ziehen verschiebt sie; Alt lässt eine Kopie zurück.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Draws a rectangle, an ellipse or a line; Shift+P goes round them. Shift makes it a square, a circle or a line in one of eight directions; Alt draws it from its middle.</source>
        <translation>Zeichnet ein Rechteck, eine Ellipse oder eine Linie; Umschalt+P wechselt zwischen ihnen. Umschalt macht daraus ein Quadrat, einen Kreis oder eine Linie in einer von acht Richtungen; Alt zeichnet aus der Mitte.</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Places a thing of the chosen kind. Drag one to move it, click one to see its properties; Alt or Ctrl erases.</source>
        <translation>Setzt ein Objekt der gewählten Art. Eines ziehen verschiebt es, eines anklicken zeigt seine Eigenschaften; Alt oder Strg löscht.</translation>
    </message>
    <message>
        <source>A thing stands on the map; choose a cell of it.</source>
        <translation>Ein Objekt steht auf der Karte; wählen Sie eine Zelle von ihr.</translation>
    </message>
    <message>
        <source>Another thing stands here; move it or erase it first.</source>
        <translation>Hier steht ein anderes Objekt; verschieben oder löschen Sie es zuerst.</translation>
    </message>
    <message>
        <source>Nothing stands in the void; paint a floor here first.</source>
        <translation>In der Leere steht nichts; malen Sie hier zuerst einen Boden.</translation>
    </message>
    <message>
        <source>Wand</source>
        <translation>Zauberstab</translation>
    </message>
    <message>
        <source>Selects the cells of one tile that hang together. Shift adds, Ctrl takes away, both together keep what is in both.</source>
        <translation>Wählt die zusammenhängenden Zellen einer Kachel aus. Umschalt fügt hinzu, Strg nimmt weg, beide zusammen behalten, was in beiden liegt.</translation>
    </message>
    <message>
        <source>Same tile</source>
        <translation>Gleiche Kachel</translation>
    </message>
    <message>
        <source>Selects every cell of the tile under the mouse. Shift adds, Ctrl takes away, both together keep what is in both.</source>
        <translation>Wählt jede Zelle der Kachel unter der Maus aus. Umschalt fügt hinzu, Strg nimmt weg, beide zusammen behalten, was in beiden liegt.</translation>
    </message>
    <message>
        <source>The layer “%1” is hidden; show it to change it.</source>
        <translation>Die Ebene „%1“ ist verborgen; zeigen Sie sie, um sie zu ändern.</translation>
    </message>
    <message>
        <source>The layer “%1” is locked; unlock it to change it.</source>
        <translation>Die Ebene „%1“ ist gesperrt; entsperren Sie sie, um sie zu ändern.</translation>
    </message>
    <message>
        <source>Nobody could come to it here; choose a cell that can be walked on.</source>
        <translation>Hierher käme niemand; wählen Sie eine begehbare Zelle.</translation>
    </message>
    <message>
        <source>A lock stands on a door; paint a door here first.</source>
        <translation>Ein Schloss sitzt an einer Tür; malen Sie hier zuerst eine Tür.</translation>
    </message>
    <message numerus="yes">
        <source>Paint %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle malen</numerusform>
            <numerusform>%n Zellen malen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle radieren</numerusform>
            <numerusform>%n Zellen radieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle füllen</numerusform>
            <numerusform>%n Zellen füllen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pin %n room(s)</source>
        <translation>
            <numerusform>%n Raum fixieren</numerusform>
            <numerusform>%n Räume fixieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n room(s)</source>
        <translation>
            <numerusform>%n Raum lösen</numerusform>
            <numerusform>%n Räume lösen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pin %n thing(s)</source>
        <translation>
            <numerusform>%n Objekt fixieren</numerusform>
            <numerusform>%n Objekte fixieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n thing(s)</source>
        <translation>
            <numerusform>%n Objekt lösen</numerusform>
            <numerusform>%n Objekte lösen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pin %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle fixieren</numerusform>
            <numerusform>%n Zellen fixieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle lösen</numerusform>
            <numerusform>%n Zellen lösen</numerusform>
        </translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation>%1 bauen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>Größe von %1 ändern</translation>
    </message>
    <message numerus="yes">
        <source>Move %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle verschieben</numerusform>
            <numerusform>%n Zellen verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n cell(s), moving the start</source>
        <translation>
            <numerusform>%n Zelle kopieren, Start verschieben</numerusform>
            <numerusform>%n Zellen kopieren, Start verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle kopieren</numerusform>
            <numerusform>%n Zellen kopieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message numerus="yes">
        <source>Select %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle auswählen</numerusform>
            <numerusform>%n Zellen auswählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle zeichnen</numerusform>
            <numerusform>%n Zellen zeichnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n thing(s)</source>
        <translation>
            <numerusform>%n Objekt löschen</numerusform>
            <numerusform>%n Objekte löschen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>work</name>
    <message>
        <source>This went wrong unexpectedly: %1. Try again.</source>
        <translation>Das ist unerwartet fehlgeschlagen: %1. Versuchen Sie es noch einmal.</translation>
    </message>
</context>
<context>
    <name>world</name>
    <message>
        <source>The name “%1” is empty or taken; give the tile a name of its own.</source>
        <translation>Der Name „%1“ ist leer oder vergeben; geben Sie der Kachel einen eigenen.</translation>
    </message>
    <message>
        <source>A world has at most %1 tiles of its own; remove one first.</source>
        <translation>Eine Welt hat höchstens %1 eigene Kacheln; entfernen Sie zuerst eine.</translation>
    </message>
    <message>
        <source>Only a tile of the world&apos;s own can be removed, for another one.</source>
        <translation>Nur eine eigene Kachel der Welt kann entfernt werden, zugunsten einer anderen.</translation>
    </message>
    <message>
        <source>A world has at least one level; add another one first.</source>
        <translation>Eine Welt hat mindestens ein Level; fügen Sie zuerst ein anderes hinzu.</translation>
    </message>
    <message>
        <source>There is no level at this place.</source>
        <translation>An dieser Stelle ist kein Level.</translation>
    </message>
    <message>
        <source>The id “%1” is empty or taken; give the level one of its own.</source>
        <translation>Die Kennung „%1“ ist leer oder vergeben; geben Sie dem Level eine eigene.</translation>
    </message>
    <message>
        <source>The boss of a level is the enemy of the name “%1”: this row stays in the table, and keeps its name.</source>
        <translation>Der Boss eines Levels ist der Gegner mit dem Namen „%1“: Diese Zeile bleibt in der Tabelle und behält ihren Namen.</translation>
    </message>
    <message>
        <source>The encounter “%1” ends in a fight with “%2”; choose another enemy there first.</source>
        <translation>Die Begegnung „%1“ endet in einem Kampf mit „%2“; wählen Sie dort zuerst einen anderen Gegner.</translation>
    </message>
    <message>
        <source>“%1” stands on the map “%2” at (%3, %4); choose another kind for that enemy first, or remove it.</source>
        <translation>„%1“ steht auf der Karte „%2“ bei (%3, %4); wählen Sie zuerst eine andere Art für diesen Gegner oder entfernen Sie ihn.</translation>
    </message>
</context>
</TS>
