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
        <source>Undo the last step.</source>
        <translation>Den letzten Schritt rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Redo the step that was undone last.</source>
        <translation>Den zuletzt rückgängig gemachten Schritt wiederherstellen.</translation>
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
        <source>Save the map as a picture, or in another program&apos;s format.</source>
        <translation>Die Karte als Bild oder im Format eines anderen Programms speichern.</translation>
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
        <translation>Über &amp;Delvewright</translation>
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
        <source>Open recen&amp;t</source>
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
        <source>Save only the recipe to a file, to share it.</source>
        <translation>Nur das Rezept in einer Datei speichern, um es weiterzugeben.</translation>
    </message>
    <message>
        <source>Pla&amp;y back the stages</source>
        <translation>Stufen abs&amp;pielen</translation>
    </message>
    <message>
        <source>Show how the map was generated, stage by stage.</source>
        <translation>Zeigen, wie die Karte erzeugt wurde, Stufe für Stufe.</translation>
    </message>
    <message>
        <source>P&amp;revious stage</source>
        <translation>Vorige St&amp;ufe</translation>
    </message>
    <message>
        <source>Show the map one stage earlier.</source>
        <translation>Die Karte eine Stufe früher zeigen.</translation>
    </message>
    <message>
        <source>Next stag&amp;e</source>
        <translation>Nächste Stu&amp;fe</translation>
    </message>
    <message>
        <source>Show the map one stage later.</source>
        <translation>Die Karte eine Stufe später zeigen.</translation>
    </message>
    <message>
        <source>Show li&amp;ve map</source>
        <translation>Aktuelle Karte &amp;zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Or use Ctrl and the mouse wheel.</source>
        <translation>Oder Strg und das Mausrad benutzen.</translation>
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
        <source>32 pixels per cell.</source>
        <translation>32 Pixel pro Zelle.</translation>
    </message>
    <message>
        <source>&amp;Fit the map</source>
        <translation>Karte ein&amp;passen</translation>
    </message>
    <message>
        <source>Zoom so that the whole map is visible.</source>
        <translation>So zoomen, dass die ganze Karte sichtbar ist.</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>Git&amp;ter</translation>
    </message>
    <message>
        <source>Lines between the cells. Hidden when zoomed far out.</source>
        <translation>Linien zwischen den Zellen. Bei kleinem Zoom ausgeblendet.</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>Follows the light or dark theme of the desktop.</source>
        <translation>Folgt dem hellen oder dunklen Farbschema des Desktops.</translation>
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
        <source>Save a cop&amp;y…</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>Save the map to another file and keep editing this one.</source>
        <translation>Die Karte in eine andere Datei speichern und diese weiterbearbeiten.</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>Alle s&amp;peichern</translation>
    </message>
    <message>
        <source>Save every changed map.</source>
        <translation>Jede geänderte Karte speichern.</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Erneut e&amp;xportieren</translation>
    </message>
    <message>
        <source>Repeat the last export: same file, same options.</source>
        <translation>Den letzten Export wiederholen: gleiche Datei, gleiche Optionen.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Neu l&amp;aden</translation>
    </message>
    <message>
        <source>Read the map from its file again.</source>
        <translation>Die Karte erneut aus ihrer Datei lesen.</translation>
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
        <source>Close every map. Asks once about all unsaved changes.</source>
        <translation>Jede Karte schließen. Fragt einmal nach allen ungespeicherten Änderungen.</translation>
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
        <source>Go to the next open map.</source>
        <translation>Zur nächsten offenen Karte wechseln.</translation>
    </message>
    <message>
        <source>&amp;Previous map</source>
        <translation>&amp;Vorige Karte</translation>
    </message>
    <message>
        <source>Go to the previous open map.</source>
        <translation>Zur vorigen offenen Karte wechseln.</translation>
    </message>
    <message>
        <source>Next &amp;view</source>
        <translation>Nächste &amp;Ansicht</translation>
    </message>
    <message>
        <source>Switch between the map and its other views, such as Play.</source>
        <translation>Zwischen der Karte und ihren anderen Ansichten wechseln, etwa Spielen.</translation>
    </message>
    <message>
        <source>Load sta&amp;mps…</source>
        <translation>Ste&amp;mpel laden …</translation>
    </message>
    <message>
        <source>Load your own rooms for the stage “Vaults” to place. Each level of the file is one room.</source>
        <translation>Eigene Räume laden, die die Stufe „Kammern“ setzt. Jedes Level der Datei ist ein Raum.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Copy the selected cells and things, then delete them.</source>
        <translation>Die ausgewählten Zellen und Objekte kopieren und dann löschen.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected cells and the things on them.</source>
        <translation>Die ausgewählten Zellen mit ihren Objekten kopieren.</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>The copy follows the mouse. Each click places it, Esc ends.</source>
        <translation>Die Kopie folgt der Maus. Jeder Klick setzt sie, Esc beendet.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles auswä&amp;hlen</translation>
    </message>
    <message>
        <source>Every cell of the level.</source>
        <translation>Jede Zelle des Levels.</translation>
    </message>
    <message>
        <source>D&amp;eselect</source>
        <translation>Auswahl aufhe&amp;ben</translation>
    </message>
    <message>
        <source>Deselect all cells. Esc does the same.</source>
        <translation>Alle Zellen abwählen. Esc bewirkt dasselbe.</translation>
    </message>
    <message>
        <source>&amp;Invert the selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Select the unselected cells, and deselect the others.</source>
        <translation>Nicht ausgewählte Zellen auswählen und die anderen abwählen.</translation>
    </message>
    <message>
        <source>Pin the &amp;selection</source>
        <translation>Auswahl &amp;fixieren</translation>
    </message>
    <message>
        <source>Regeneration leaves the selected cells and the things on them unchanged.</source>
        <translation>Beim Neuerzeugen bleiben die ausgewählten Zellen und ihre Objekte unverändert.</translation>
    </message>
    <message>
        <source>U&amp;npin the selection</source>
        <translation>Auswahl &amp;nicht mehr fixieren</translation>
    </message>
    <message>
        <source>Regeneration may change the selected cells again.</source>
        <translation>Beim Neuerzeugen dürfen sich die ausgewählten Zellen wieder ändern.</translation>
    </message>
    <message>
        <source>Flip left and right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Flip the copy at the mouse, or else the selection.</source>
        <translation>Die Kopie an der Maus spiegeln, sonst die Auswahl.</translation>
    </message>
    <message>
        <source>Flip top and bottom</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Rotate clockwise</source>
        <translation>Im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate the copy at the mouse, or else the selection, by 90°.</source>
        <translation>Die Kopie an der Maus, sonst die Auswahl, um 90° drehen.</translation>
    </message>
    <message>
        <source>Store as stamp %1</source>
        <translation>Als Stempel %1 ablegen</translation>
    </message>
    <message>
        <source>Keep the selection as a stamp, to place it again later.</source>
        <translation>Die Auswahl als Stempel behalten, um sie später wieder zu setzen.</translation>
    </message>
    <message>
        <source>Place stamp &amp;%1</source>
        <translation>Stempel &amp;%1 setzen</translation>
    </message>
    <message>
        <source>The stamp follows the mouse. Each click places it, Esc ends.</source>
        <translation>Der Stempel folgt der Maus. Jeder Klick setzt ihn, Esc beendet.</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Einstellun&amp;gen …</translation>
    </message>
    <message>
        <source>Undo memory, appearance, and the key of every action.</source>
        <translation>Speicher für Rückgängig, Aussehen und die Taste jeder Aktion.</translation>
    </message>
    <message>
        <source>Find any action by its name and run it.</source>
        <translation>Jede Aktion über ihren Namen finden und ausführen.</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>Learn the basics in two minutes.</source>
        <translation>Die Grundlagen in zwei Minuten kennenlernen.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Return to the level you saw before.</source>
        <translation>Zum zuvor gezeigten Level zurückkehren.</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>Go forward again after going back.</source>
        <translation>Nach dem Zurückgehen wieder vorwärts gehen.</translation>
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
        <source>A copy of this level.</source>
        <translation>Eine Kopie dieses Levels.</translation>
    </message>
    <message>
        <source>Rename the le&amp;vel</source>
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
        <source>Portals to this level will lead nowhere.</source>
        <translation>Portale zu diesem Level führen dann nirgendwohin.</translation>
    </message>
    <message>
        <source>Sta&amp;mps</source>
        <translation>Ste&amp;mpel</translation>
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
        <source>Switch between rectangle, ellipse and line.</source>
        <translation>Zwischen Rechteck, Ellipse und Linie wechseln.</translation>
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
        <source>Regenerate select&amp;ion</source>
        <translation>Au&amp;swahl neu erzeugen</translation>
    </message>
    <message>
        <source>Ne&amp;w from recipe</source>
        <translation>Neu aus &amp;Rezept</translation>
    </message>
    <message>
        <source>Pin the roo&amp;m</source>
        <translation>Rau&amp;m fixieren</translation>
    </message>
    <message>
        <source>&amp;Unpin the room</source>
        <translation>Raum n&amp;icht mehr fixieren</translation>
    </message>
    <message>
        <source>Pin the room under the mouse: regeneration leaves it unchanged.</source>
        <translation>Den Raum unter der Maus fixieren: Beim Neuerzeugen bleibt er unverändert.</translation>
    </message>
    <message>
        <source>Regeneration may change the room under the mouse again.</source>
        <translation>Beim Neuerzeugen darf sich der Raum unter der Maus wieder ändern.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>For testi&amp;ng</source>
        <translation>Zum &amp;Testen</translation>
    </message>
    <message>
        <source>Play the map as it is now. Esc returns to the map.</source>
        <translation>Die Karte spielen, wie sie jetzt ist. Esc führt zur Karte zurück.</translation>
    </message>
    <message>
        <source>Player one starts on the cell under the mouse.</source>
        <translation>Spieler eins beginnt auf der Zelle unter der Maus.</translation>
    </message>
    <message>
        <source>Return to the game in progress.</source>
        <translation>Zum laufenden Spiel zurückkehren.</translation>
    </message>
    <message>
        <source>&amp;Title screen</source>
        <translation>T&amp;itelbildschirm</translation>
    </message>
    <message>
        <source>Start a new game from a seed, or load a saved game.</source>
        <translation>Ein neues Spiel mit einem Seed beginnen oder einen Spielstand laden.</translation>
    </message>
    <message>
        <source>Rest&amp;art</source>
        <translation>&amp;Neu starten</translation>
    </message>
    <message>
        <source>Play the same game again from the start.</source>
        <translation>Dasselbe Spiel von Anfang an spielen.</translation>
    </message>
    <message>
        <source>&amp;Undo turn</source>
        <translation>Zug &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the last turn. Repeat to go back further.</source>
        <translation>Den letzten Zug zurücknehmen. Wiederholen, um weiter zurückzugehen.</translation>
    </message>
    <message>
        <source>Replays and saved games (*.delvesave)</source>
        <translation>Aufzeichnungen und Spielstände (*.delvesave)</translation>
    </message>
    <message>
        <source>Save replay</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Open replay</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>&amp;Save the game…</source>
        <translation>Spiel speic&amp;hern …</translation>
    </message>
    <message>
        <source>Save to an existing saved game or a new one.</source>
        <translation>In einem vorhandenen oder neuen Spielstand speichern.</translation>
    </message>
    <message>
        <source>&amp;Load a game…</source>
        <translation>Spiel &amp;laden …</translation>
    </message>
    <message>
        <source>Continue a saved game.</source>
        <translation>Einen Spielstand fortsetzen.</translation>
    </message>
    <message>
        <source>&amp;Watch this game</source>
        <translation>Dieses Spiel &amp;ansehen</translation>
    </message>
    <message>
        <source>Replay it from the start, at any speed.</source>
        <translation>Von Anfang an wiedergeben, in beliebigem Tempo.</translation>
    </message>
    <message>
        <source>Save &amp;replay…</source>
        <translation>A&amp;ufzeichnung speichern …</translation>
    </message>
    <message>
        <source>Save the whole game to watch at any speed.</source>
        <translation>Das ganze Spiel speichern, um es in beliebigem Tempo anzusehen.</translation>
    </message>
    <message>
        <source>Open repla&amp;y…</source>
        <translation>Aufzeichnung ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Watch a replay or a saved game.</source>
        <translation>Eine Aufzeichnung oder einen Spielstand ansehen.</translation>
    </message>
    <message>
        <source>Li&amp;ghts (T)</source>
        <translation>Li&amp;cht (T)</translation>
    </message>
    <message>
        <source>Off: only what the players see is drawn.</source>
        <translation>Aus: Nur was die Spieler sehen, wird gezeichnet.</translation>
    </message>
    <message>
        <source>Glyp&amp;hs instead of pictures</source>
        <translation>Zeichen statt &amp;Bilder</translation>
    </message>
    <message>
        <source>Draws each tile as its glyph, and the players as @ and &amp;.</source>
        <translation>Zeichnet jede Kachel als ihr Zeichen und die Spieler als @ und &amp;.</translation>
    </message>
    <message>
        <source>Separate win&amp;dow</source>
        <translation>&amp;Eigenes Fenster</translation>
    </message>
    <message>
        <source>Play beside the map. The choice is remembered.</source>
        <translation>Neben der Karte spielen. Die Wahl wird gemerkt.</translation>
    </message>
    <message>
        <source>Marks the game as tested.</source>
        <translation>Kennzeichnet das Spiel als getestet.</translation>
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
        <source>Click a cell to move player one there. Marks the game as tested.</source>
        <translation>Klicken Sie eine Zelle an, um Spieler eins dorthin zu setzen. Kennzeichnet das Spiel als getestet.</translation>
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
        <translation>Alle Schlüsse&amp;l geben</translation>
    </message>
    <message>
        <source>&amp;First person (F)</source>
        <translation>Ich-Pe&amp;rspektive (F)</translation>
    </message>
    <message>
        <source>The view of player one. W and S walk, A and D turn.</source>
        <translation>Die Sicht von Spieler eins. W und S gehen, A und D drehen.</translation>
    </message>
    <message>
        <source>M&amp;ini-map (M)</source>
        <translation>&amp;Minikarte (M)</translation>
    </message>
    <message>
        <source>Shows the rooms seen so far, by kind.</source>
        <translation>Zeigt die bisher gesehenen Räume nach Art.</translation>
    </message>
    <message>
        <source>Delete the chosen thing or room, or else clear the selected cells.</source>
        <translation>Das gewählte Objekt oder den gewählten Raum löschen, sonst die ausgewählten Zellen leeren.</translation>
    </message>
    <message>
        <source>&amp;Add a tile…</source>
        <translation>Kachel &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>Add your own tile, with a name and a picture.</source>
        <translation>Eine eigene Kachel mit Namen und Bild hinzufügen.</translation>
    </message>
    <message>
        <source>Add tiles from tile&amp;set…</source>
        <translation>Kacheln aus Tile&amp;set hinzufügen …</translation>
    </message>
    <message>
        <source>Add many tiles at once from one picture.</source>
        <translation>Viele Kacheln auf einmal aus einem Bild hinzufügen.</translation>
    </message>
    <message>
        <source>&amp;Change the tile…</source>
        <translation>Kachel än&amp;dern …</translation>
    </message>
    <message>
        <source>Change the name, picture or behaviour of the chosen tile.</source>
        <translation>Namen, Bild oder Verhalten der gewählten Kachel ändern.</translation>
    </message>
    <message>
        <source>&amp;Remove the tile</source>
        <translation>Kachel &amp;entfernen</translation>
    </message>
    <message>
        <source>Floor replaces it everywhere on the map.</source>
        <translation>Boden ersetzt sie überall auf der Karte.</translation>
    </message>
    <message>
        <source>&amp;Add a layer</source>
        <translation>Ebene &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Decoration tiles drawn over the map.</source>
        <translation>Zierkacheln, die über die Karte gezeichnet werden.</translation>
    </message>
    <message>
        <source>Choose the layer a&amp;bove</source>
        <translation>Ebene darü&amp;ber wählen</translation>
    </message>
    <message>
        <source>Paint on that layer.</source>
        <translation>Auf jener Ebene malen.</translation>
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
        <source>Draw it over more layers.</source>
        <translation>Sie über mehr Ebenen zeichnen.</translation>
    </message>
    <message>
        <source>Move the layer &amp;down</source>
        <translation>Ebene nach &amp;unten</translation>
    </message>
    <message>
        <source>Draw it under more layers.</source>
        <translation>Sie unter mehr Ebenen zeichnen.</translation>
    </message>
    <message>
        <source>&amp;Hide the layer</source>
        <translation>Ebene &amp;verbergen</translation>
    </message>
    <message>
        <source>Hide the chosen layer, or show it again.</source>
        <translation>Die gewählte Ebene verbergen oder wieder zeigen.</translation>
    </message>
    <message>
        <source>Loc&amp;k the layer</source>
        <translation>Ebene &amp;sperren</translation>
    </message>
    <message>
        <source>A locked layer cannot be painted.</source>
        <translation>Eine gesperrte Ebene kann nicht bemalt werden.</translation>
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
        <source>Also removes everything painted on it.</source>
        <translation>Entfernt auch alles, was darauf gemalt ist.</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>World&apos;s own t&amp;iles</source>
        <translation>Eigene K&amp;acheln der Welt</translation>
    </message>
    <message>
        <source>La&amp;yers</source>
        <translation>E&amp;benen</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Einblendung</translation>
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
        <translation>Bedienfeld</translation>
    </message>
    <message>
        <source>Save and &amp;end game</source>
        <translation>Speichern un&amp;d Spiel beenden</translation>
    </message>
    <message>
        <source>Save to the last used saved game and return to the map, like :Q.</source>
        <translation>Im zuletzt benutzten Spielstand speichern und zur Karte zurückkehren, wie :Q.</translation>
    </message>
    <message>
        <source>New from recent see&amp;d</source>
        <translation>Neu aus letztem See&amp;d</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Search actions…</source>
        <translation>&amp;Aktionen suchen …</translation>
    </message>
    <message>
        <source>Go back to the seed used before this one.</source>
        <translation>Zum zuvor verwendeten Seed zurückgehen.</translation>
    </message>
    <message>
        <source>Copy the seed to the clipboard.</source>
        <translation>Den Seed in die Zwischenablage kopieren.</translation>
    </message>
    <message>
        <source>Show the map again instead of one of its stages.</source>
        <translation>Statt einer ihrer Stufen wieder die Karte zeigen.</translation>
    </message>
    <message>
        <source>Regenerate only the selected cells, with the same seed. Pinned cells and things stay.</source>
        <translation>Nur die ausgewählten Zellen neu erzeugen, mit demselben Seed. Fixierte Zellen und Objekte bleiben.</translation>
    </message>
    <message>
        <source>Regenerate se&amp;lection, new seed</source>
        <translation>Aus&amp;wahl mit neuem Seed erzeugen</translation>
    </message>
    <message>
        <source>Regenerate only the selected cells, with a new random seed. Pinned cells and things stay.</source>
        <translation>Nur die ausgewählten Zellen neu erzeugen, mit einem neuen, zufälligen Seed. Fixierte Zellen und Objekte bleiben.</translation>
    </message>
    <message>
        <source>Re&amp;generate</source>
        <translation>Neu erzeu&amp;gen</translation>
    </message>
    <message>
        <source>Regenerate the map with the same seed. Pinned cells and things stay.</source>
        <translation>Die Karte mit demselben Seed neu erzeugen. Fixierte Zellen und Objekte bleiben.</translation>
    </message>
    <message>
        <source>Regenerate with ne&amp;w seed</source>
        <translation>Mit neuem Seed e&amp;rzeugen</translation>
    </message>
    <message>
        <source>Regenerate the map with a new random seed. Pinned cells and things stay.</source>
        <translation>Die Karte mit einem neuen, zufälligen Seed erzeugen. Fixierte Zellen und Objekte bleiben.</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>Ei&amp;nblendungen</translation>
    </message>
    <message>
        <source>Problem&amp;s</source>
        <translation>Pr&amp;obleme</translation>
    </message>
    <message>
        <source>Wat&amp;ch the proof</source>
        <translation>Be&amp;weis ansehen</translation>
    </message>
    <message>
        <source>Proves that the map can be won, and shows that game step by step, forward and back. Play on from any point.</source>
        <translation>Beweist, dass die Karte zu gewinnen ist, und zeigt dieses Spiel Schritt für Schritt, vor und zurück. Von jeder Stelle aus kann man weiterspielen.</translation>
    </message>
    <message>
        <source>Shows it on the map. Repeat for the others.</source>
        <translation>Zeigt es auf der Karte. Wiederholen, um die übrigen zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>&amp;Show problem</source>
        <translation>Problem &amp;zeigen</translation>
    </message>
    <message>
        <source>Go to its cells on the map.</source>
        <translation>Zu seinen Zellen auf der Karte gehen.</translation>
    </message>
    <message>
        <source>&amp;Fix problem</source>
        <translation>Problem &amp;beheben</translation>
    </message>
    <message>
        <source>By the edit that the list names. Undo takes it back.</source>
        <translation>Durch die Änderung, die die Liste nennt. „Rückgängig“ nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Fix &amp;all of this kind</source>
        <translation>&amp;Alle dieser Art beheben</translation>
    </message>
    <message>
        <source>As one step.</source>
        <translation>In einem Schritt.</translation>
    </message>
    <message>
        <source>&amp;Ignore problem</source>
        <translation>Problem &amp;ignorieren</translation>
    </message>
    <message>
        <source>Leave it out, here and in later checks. The map remembers it.</source>
        <translation>Es weglassen, hier und bei späteren Prüfungen. Die Karte merkt es sich.</translation>
    </message>
    <message>
        <source>Show i&amp;gnored problems</source>
        <translation>I&amp;gnorierte Probleme zeigen</translation>
    </message>
    <message>
        <source>Lists them below the others.</source>
        <translation>Listet sie unter den übrigen auf.</translation>
    </message>
    <message>
        <source>&amp;Marks of problems</source>
        <translation>Problem&amp;marken</translation>
    </message>
    <message>
        <source>Signs on the map and the mini-map where something is wrong.</source>
        <translation>Zeichen auf der Karte und der Minikarte, wo etwas nicht stimmt.</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Legende</translation>
    </message>
    <message>
        <source>What the signs of the shown overlays mean, over a corner of the map.</source>
        <translation>Was die Zeichen der gezeigten Einblendungen bedeuten, über einer Ecke der Karte.</translation>
    </message>
    <message>
        <source>Play fr&amp;om here</source>
        <translation>Ab hier s&amp;pielen</translation>
    </message>
    <message>
        <source>Continue ga&amp;me</source>
        <translation>Spiel f&amp;ortsetzen</translation>
    </message>
    <message>
        <source>Stop opening, saving, exporting, generating, fixing or proving. The map stays as it is.</source>
        <translation>Öffnen, Speichern, Exportieren, Erzeugen, Beheben oder Beweisen abbrechen. Die Karte bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Tabl&amp;es of the world…</source>
        <translation>&amp;Tabellen der Welt …</translation>
    </message>
    <message>
        <source>Edit this world&apos;s tables: enemies, goods of the store, encounters, purposes of rooms and set pieces.</source>
        <translation>Die Tabellen dieser Welt bearbeiten: Gegner, Waren des Ladens, Begegnungen, Bestimmungen der Räume und Schaustücke.</translation>
    </message>
    <message>
        <source>Resi&amp;ze the map…</source>
        <translation>Größe der K&amp;arte ändern…</translation>
    </message>
    <message>
        <source>Change the size of this level, and see first what would be cut off.</source>
        <translation>Die Größe dieses Levels ändern und vorher sehen, was abgeschnitten würde.</translation>
    </message>
    <message>
        <source>C&amp;rop to selection</source>
        <translation>Auf Auswahl zus&amp;chneiden</translation>
    </message>
    <message>
        <source>Cut off all that lies outside of the box around the selection.</source>
        <translation>Alles abschneiden, was außerhalb des Rechtecks um die Auswahl liegt.</translation>
    </message>
    <message>
        <source>Trim to co&amp;ntent</source>
        <translation>Auf I&amp;nhalt zuschneiden</translation>
    </message>
    <message>
        <source>Cut off the empty edges of this level.</source>
        <translation>Die leeren Ränder dieses Levels abschneiden.</translation>
    </message>
    <message>
        <source>Palette as a &amp;grid</source>
        <translation>Palette als &amp;Raster</translation>
    </message>
    <message>
        <source>Show tiles and things as a grid of pictures instead of a list of names.</source>
        <translation>Kacheln und Objekte als Raster von Bildern statt als Liste von Namen zeigen.</translation>
    </message>
    <message>
        <source>&amp;Duplicate the tile…</source>
        <translation>Kachel d&amp;uplizieren …</translation>
    </message>
    <message>
        <source>Add your own tile that behaves as the chosen one does.</source>
        <translation>Eine eigene Kachel hinzufügen, die sich wie die gewählte verhält.</translation>
    </message>
    <message>
        <source>&amp;Find on the map</source>
        <translation>Auf der Karte &amp;finden</translation>
    </message>
    <message>
        <source>Show the next cell with the tile or thing chosen in the palette.</source>
        <translation>Die nächste Zelle mit der Kachel oder dem Objekt zeigen, das in der Palette gewählt ist.</translation>
    </message>
    <message>
        <source>Select a&amp;ll on the map</source>
        <translation>Alle auf der Karte &amp;auswählen</translation>
    </message>
    <message>
        <source>Select every cell with the tile or thing chosen in the palette.</source>
        <translation>Jede Zelle mit der Kachel oder dem Objekt auswählen, das in der Palette gewählt ist.</translation>
    </message>
    <message>
        <source>Replace on the &amp;map by…</source>
        <translation>Auf der &amp;Karte ersetzen durch …</translation>
    </message>
    <message>
        <source>Replace the chosen tile by another one in all of the level, or in the selection.</source>
        <translation>Die gewählte Kachel durch eine andere ersetzen, im ganzen Level oder in der Auswahl.</translation>
    </message>
    <message>
        <source>A&amp;dd stage…</source>
        <translation>Stufe &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>Choose a stage from a list with pictures. It is added behind those of its kind.</source>
        <translation>Eine Stufe aus einer Liste mit Bildern wählen. Sie kommt hinter die anderen ihrer Art.</translation>
    </message>
    <message>
        <source>&amp;Rename the stamp</source>
        <translation>Stempel &amp;umbenennen</translation>
    </message>
    <message>
        <source>In the list of stamps.</source>
        <translation>In der Liste der Stempel.</translation>
    </message>
    <message>
        <source>Move the stamp &amp;up</source>
        <translation>Stempel nach &amp;oben</translation>
    </message>
    <message>
        <source>Trade its place and its key with the stamp above.</source>
        <translation>Platz und Taste mit dem Stempel darüber tauschen.</translation>
    </message>
    <message>
        <source>Move the stamp &amp;down</source>
        <translation>Stempel nach un&amp;ten</translation>
    </message>
    <message>
        <source>Trade its place and its key with the stamp below.</source>
        <translation>Platz und Taste mit dem Stempel darunter tauschen.</translation>
    </message>
    <message>
        <source>De&amp;lete the stamp…</source>
        <translation>Stempel &amp;löschen …</translation>
    </message>
    <message>
        <source>Its key is free again. The maps on which it was placed stay as they are.</source>
        <translation>Seine Taste ist wieder frei. Die Karten, auf die er gesetzt wurde, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;New stamp from selection</source>
        <translation>&amp;Neuer Stempel aus Auswahl</translation>
    </message>
    <message>
        <source>Store the selection as one more stamp, whatever its number.</source>
        <translation>Die Auswahl als weiteren Stempel ablegen, gleich unter welcher Nummer.</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Copy the full name of the map&apos;s file to the clipboard.</source>
        <translation>Kopiert den vollen Namen der Kartendatei in die Zwischenablage.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Open the folder of the map&apos;s file.</source>
        <translation>Öffnet den Ordner der Kartendatei.</translation>
    </message>
    <message>
        <source>Close others</source>
        <translation>Andere schließen</translation>
    </message>
    <message>
        <source>Close every map but this one. Asks once about all unsaved changes.</source>
        <translation>Schließt jede Karte außer dieser. Fragt einmal nach allen ungespeicherten Änderungen.</translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <translation>Lin&amp;eale</translation>
    </message>
    <message>
        <source>Numbers of the columns and rows beside the map. Drag a guide from a ruler.</source>
        <translation>Nummern der Spalten und Zeilen neben der Karte. Ziehen Sie eine Hilfslinie aus einem Lineal.</translation>
    </message>
    <message>
        <source>Gui&amp;des</source>
        <translation>&amp;Hilfslinien</translation>
    </message>
    <message>
        <source>Lines that you drag from the rulers.</source>
        <translation>Linien, die Sie aus den Linealen ziehen.</translation>
    </message>
    <message>
        <source>Vertical guide here</source>
        <translation>Senkrechte Hilfslinie hier</translation>
    </message>
    <message>
        <source>Add a guide at the left edge of the cell under the mouse.</source>
        <translation>Legt eine Hilfslinie an den linken Rand der Zelle unter der Maus.</translation>
    </message>
    <message>
        <source>Horizontal guide here</source>
        <translation>Waagerechte Hilfslinie hier</translation>
    </message>
    <message>
        <source>Add a guide at the upper edge of the cell under the mouse.</source>
        <translation>Legt eine Hilfslinie an den oberen Rand der Zelle unter der Maus.</translation>
    </message>
    <message>
        <source>Remove all guides</source>
        <translation>Alle Hilfslinien entfernen</translation>
    </message>
    <message>
        <source>Remove the guides of this level.</source>
        <translation>Entfernt die Hilfslinien dieses Levels.</translation>
    </message>
    <message>
        <source>Symmetry axis here</source>
        <translation>Symmetrieachse hierher</translation>
    </message>
    <message>
        <source>Move the symmetry axis through the middle of the cell under the mouse.</source>
        <translation>Verschiebt die Symmetrieachse durch die Mitte der Zelle unter der Maus.</translation>
    </message>
    <message>
        <source>Centre the symmetry axis</source>
        <translation>Symmetrieachse zentrieren</translation>
    </message>
    <message>
        <source>Move the symmetry axis back into the middle of the map.</source>
        <translation>Verschiebt die Symmetrieachse zurück in die Mitte der Karte.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Save layout</source>
        <translation>Anordnung speichern</translation>
    </message>
    <message>
        <source>Name of the layout</source>
        <translation>Name der Anordnung</translation>
    </message>
    <message>
        <source>&amp;Save layout…</source>
        <translation>Anordnung &amp;speichern…</translation>
    </message>
    <message>
        <source>Save this arrangement of the docks under a name.</source>
        <translation>Speichert diese Anordnung der Docks unter einem Namen.</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>All docks of this layout back to where they were at first, or when it was saved.</source>
        <translation>Bringt alle Docks dieser Anordnung dorthin zurück, wo sie anfangs waren oder als sie gespeichert wurde.</translation>
    </message>
    <message>
        <source>Delete the current layout, if it is one of your own.</source>
        <translation>Löscht die aktuelle Anordnung, wenn es eine eigene ist.</translation>
    </message>
    <message>
        <source>A layout of your own.</source>
        <translation>Eine eigene Anordnung.</translation>
    </message>
    <message>
        <source>Hide all doc&amp;ks</source>
        <translation>Alle Doc&amp;ks ausblenden</translation>
    </message>
    <message>
        <source>Hide all docks, or show them again as they were. In a field, Tab goes to the next one.</source>
        <translation>Blendet alle Docks aus oder zeigt sie wieder, wie sie waren. In einem Feld geht Tab zum nächsten.</translation>
    </message>
    <message>
        <source>&amp;Keep the docks</source>
        <translation>Doc&amp;ks behalten</translation>
    </message>
    <message>
        <source>Leave the docks beside the game. Otherwise the game has the whole window.</source>
        <translation>Lässt die Docks neben dem Spiel. Sonst hat das Spiel das ganze Fenster.</translation>
    </message>
    <message>
        <source>Follow t&amp;he portal</source>
        <translation>&amp;Dem Portal folgen</translation>
    </message>
    <message>
        <source>Go where the portal under the mouse leads, or the chosen one. A double-click does the same.</source>
        <translation>Geht dorthin, wohin das Portal unter der Maus oder das gewählte führt. Ein Doppelklick tut dasselbe.</translation>
    </message>
    <message>
        <source>Guides and &amp;axis</source>
        <translation>Hilfslinien und A&amp;chse</translation>
    </message>
    <message>
        <source>C&amp;hosen things</source>
        <translation>Gewählte Ob&amp;jekte</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>Anor&amp;dnung</translation>
    </message>
    <message>
        <source>Sa&amp;ve as stamp</source>
        <translation>Als Stempel speichern</translation>
    </message>
    <message>
        <source>Shows on the map what the dock Things lists, one after another.</source>
        <translation>Zeigt auf der Karte nacheinander, was das Bedienfeld „Objekte“ auflistet.</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Find things, rooms, tiles and the texts of signs on this level.</source>
        <translation>Findet Objekte, Räume, Kacheln und Texte von Schildern auf diesem Level.</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Wei&amp;tersuchen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Rü&amp;ckwärts suchen</translation>
    </message>
    <message>
        <source>Pin the thing</source>
        <translation>Objekt fixieren</translation>
    </message>
    <message>
        <source>Unpin the thing</source>
        <translation>Objekt lösen</translation>
    </message>
    <message>
        <source>Regeneration leaves the chosen things unchanged.</source>
        <translation>Beim Neuerzeugen bleiben die gewählten Objekte unverändert.</translation>
    </message>
    <message>
        <source>Regeneration may change the chosen things again.</source>
        <translation>Beim Neuerzeugen dürfen sich die gewählten Objekte wieder ändern.</translation>
    </message>
    <message>
        <source>Go &amp;there</source>
        <translation>Dor&amp;thin gehen</translation>
    </message>
    <message>
        <source>Scroll the map to what is chosen.</source>
        <translation>Rollt die Karte zu dem, was gewählt ist.</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Show the dock Properties, about what is chosen.</source>
        <translation>Zeigt das Bedienfeld „Eigenschaften“ zu dem, was gewählt ist.</translation>
    </message>
    <message>
        <source>Go to &amp;key/lock</source>
        <translation>&amp;Zum Schlüssel oder Schloss</translation>
    </message>
    <message>
        <source>Choose the locks that the chosen key opens, or the keys that open the chosen lock.</source>
        <translation>Wählt die Schlösser, die der gewählte Schlüssel öffnet, oder die Schlüssel zum gewählten Schloss.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Copies of the chosen things, on the nearest free cells.</source>
        <translation>Kopien der gewählten Objekte auf den nächsten freien Zellen.</translation>
    </message>
    <message>
        <source>Choose thin&amp;gs in selection</source>
        <translation>Objekte in der Auswahl &amp;wählen</translation>
    </message>
    <message>
        <source>All things on the selected cells, to edit them at once.</source>
        <translation>Alle Objekte auf den ausgewählten Zellen, um sie gemeinsam zu bearbeiten.</translation>
    </message>
    <message>
        <source>To the next d&amp;ock</source>
        <translation>Zum nächsten D&amp;ock</translation>
    </message>
    <message>
        <source>The keyboard goes from the map to the docks, and back.</source>
        <translation>Die Tastatur geht von der Karte zu den Docks und zurück.</translation>
    </message>
    <message>
        <source>To the previo&amp;us dock</source>
        <translation>Z&amp;um vorigen Dock</translation>
    </message>
    <message>
        <source>The same the other way.</source>
        <translation>Dasselbe in der anderen Richtung.</translation>
    </message>
    <message>
        <source>Delete layout</source>
        <translation>Anordnung löschen</translation>
    </message>
    <message>
        <source>Delete the layout “%1”? This cannot be undone.</source>
        <translation>Die Anordnung „%1“ löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>D&amp;elete layout…</source>
        <translation>Anordnung &amp;löschen …</translation>
    </message>
    <message>
        <source>&amp;Find a seed</source>
        <translation>See&amp;d suchen</translation>
    </message>
    <message>
        <source>Search for a seed whose map is as you want it. Write that in the recipe panel first.</source>
        <translation>Sucht einen Seed, dessen Karte so ist, wie Sie sie wünschen. Schreiben Sie das zuerst in das Bedienfeld Rezept.</translation>
    </message>
    <message>
        <source>Moving &amp;water and lights</source>
        <translation>Bewegtes &amp;Wasser und Licht</translation>
    </message>
    <message>
        <source>Water, lava, lamps and portals move. Cells of less than 10 pixels stand still.</source>
        <translation>Wasser, Lava, Lampen und Portale bewegen sich. In Zellen unter 10 Pixeln stehen sie still.</translation>
    </message>
    <message>
        <source>Hints &amp;below the map</source>
        <translation>Tasten und &amp;Gefahren</translation>
    </message>
    <message>
        <source>Shows the keys of the game and what can kill again; once all is shown, hides it.</source>
        <translation>Zeigt noch einmal die Tasten des Spiels und was tödlich ist; ist alles zu sehen, blendet sie es aus.</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>The manual of this version, with pictures.</source>
        <translation>Das Handbuch dieser Version, mit Bildern.</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Fill &amp;again</source>
        <translation>Er&amp;neut füllen</translation>
    </message>
    <message>
        <source>For the map and its recipe as they are now.</source>
        <translation>Für die Karte und ihr Rezept, wie sie jetzt sind.</translation>
    </message>
    <message>
        <source>&amp;More like this one</source>
        <translation>&amp;Mehr wie diese</translation>
    </message>
    <message>
        <source>Twelve levels like the chosen one or, without one, like the map: with one or two small changes.</source>
        <translation>Zwölf Level wie das gewählte oder, ohne eines, wie die Karte: mit einer oder zwei kleinen Änderungen.</translation>
    </message>
    <message>
        <source>&amp;Unlike these</source>
        <translation>&amp;Anders als diese</translation>
    </message>
    <message>
        <source>Twelve variations that differ from the starred ones or, without stars, from the chosen one.</source>
        <translation>Zwölf Varianten, die sich von denen mit Stern unterscheiden, ohne Sterne von der gewählten.</translation>
    </message>
    <message>
        <source>Use this &amp;variation</source>
        <translation>Diese &amp;Variante verwenden</translation>
    </message>
    <message>
        <source>The map becomes this level. What is pinned stays, and undo brings the map back.</source>
        <translation>Die Karte wird zu diesem Level. Was fixiert ist, bleibt, und Rückgängig bringt die Karte zurück.</translation>
    </message>
    <message>
        <source>&amp;Star this variation</source>
        <translation>Dieser Variante einen &amp;Stern geben</translation>
    </message>
    <message>
        <source>Stars are saved with the map. If it has one, remove it.</source>
        <translation>Sterne werden mit der Karte gespeichert. Hat sie schon einen, wird er entfernt.</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>N&amp;otiz schreiben</translation>
    </message>
    <message>
        <source>It is saved with the star.</source>
        <translation>Sie wird mit dem Stern gespeichert.</translation>
    </message>
    <message>
        <source>S&amp;top filling</source>
        <translation>&amp;Füllen abbrechen</translation>
    </message>
    <message>
        <source>Show the best of the variations that are done.</source>
        <translation>Die besten der fertigen Varianten zeigen.</translation>
    </message>
    <message>
        <source>&amp;Fill the gallery</source>
        <translation>&amp;Galerie füllen</translation>
    </message>
    <message>
        <source>Twelve other levels of this recipe, as different as possible, each proven.</source>
        <translation>Zwölf andere Level dieses Rezepts, so verschieden wie möglich, jedes bewiesen.</translation>
    </message>
    <message>
        <source>G&amp;allery</source>
        <translation>G&amp;alerie</translation>
    </message>
    <message>
        <source>S&amp;urvey</source>
        <translation>&amp;Erhebung</translation>
    </message>
    <message>
        <source>&amp;Open survey results…</source>
        <translation>Ergebnisse ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Shows the results of a survey from a file, also of one from the command line.</source>
        <translation>Zeigt die Ergebnisse einer Erhebung aus einer Datei, auch einer von der Befehlszeile.</translation>
    </message>
    <message>
        <source>&amp;Start or stop the survey</source>
        <translation>Erhebung &amp;starten oder anhalten</translation>
    </message>
    <message>
        <source>Measures the levels of many seeds of this recipe in the background, or stops that.</source>
        <translation>Misst im Hintergrund die Level vieler Seeds dieses Rezepts oder hält das an.</translation>
    </message>
    <message>
        <source>S&amp;earch for levels</source>
        <translation>&amp;Level suchen</translation>
    </message>
    <message>
        <source>Tries seeds until enough levels meet the condition in the Survey dock.</source>
        <translation>Probiert Seeds, bis genug Level die Bedingung im Bedienfeld „Erhebung“ erfüllen.</translation>
    </message>
    <message>
        <source>&amp;Keep results for comparison</source>
        <translation>Ergebnisse zum &amp;Vergleich behalten</translation>
    </message>
    <message>
        <source>Keeps the results of the survey, so that those of other settings are shown beside them.</source>
        <translation>Behält die Ergebnisse der Erhebung, damit die anderer Einstellungen daneben stehen.</translation>
    </message>
    <message>
        <source>S&amp;ave survey results…</source>
        <translation>Ergebnisse s&amp;peichern …</translation>
    </message>
    <message>
        <source>Writes the results of the survey to a file, and from then on further ones.</source>
        <translation>Schreibt die Ergebnisse der Erhebung in eine Datei und von da an auch weitere.</translation>
    </message>
    <message>
        <source>Live lin&amp;k…</source>
        <translation>Li&amp;ve-Verbindung …</translation>
    </message>
    <message>
        <source>Hand the map to a running game, which reloads it whenever it changes.</source>
        <translation>Die Karte einem laufenden Spiel geben, das sie bei jeder Änderung neu lädt.</translation>
    </message>
    <message>
        <source>S&amp;kin…</source>
        <translation>Skin f&amp;estlegen …</translation>
    </message>
    <message>
        <source>Choose the pictures that the map is drawn with.</source>
        <translation>Die Bilder wählen, mit denen die Karte gezeichnet wird.</translation>
    </message>
</context>
<context>
    <name>Blueprints</name>
    <message>
        <source>Layout</source>
        <translation>Anlage</translation>
    </message>
    <message>
        <source>“Open”: the ground stays as it is. “Pit”: ledges lead in and out, and its key opens a strongroom. “Island”: a secret door hides the causeway.</source>
        <translation>„Offen“: Der Boden bleibt, wie er ist. „Grube“: Absätze führen hinein und hinaus, und ihr Schlüssel öffnet einen Tresorraum. „Insel“: Eine Geheimtür verbirgt den Steg.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Grube</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Insel</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>“Prize”: in the strongroom or on the island; in an open layout, far from the doorway. “Entrance”: near the doorway.</source>
        <translation>„Schatz“: im Tresorraum oder auf der Insel, bei offener Anlage fern vom Durchgang. „Eingang“: nahe beim Durchgang.</translation>
    </message>
    <message>
        <source>Entrance</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Wände</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Irgendwo</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welches</translation>
    </message>
    <message>
        <source>Which enemy or encounter of the world&apos;s tables. “Any”: one is drawn.</source>
        <translation>Welcher Gegner oder welche Begegnung der Tabellen der Welt. „Beliebig“: Gelost wird eines davon.</translation>
    </message>
    <message>
        <source>Only enemies and encounters are of a kind. Choose one of these as the piece first.</source>
        <translation>Nur Gegner und Begegnungen haben eine Art. Wählen Sie zuerst eines davon als Stück.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>How far the doorway is from the start, in percent of the way to the goal.</source>
        <translation>Wie weit der Durchgang vom Start entfernt ist, in Prozent des Wegs zum Ziel.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the set piece is called. Must be unique.</source>
        <translation>Wie das Schaustück heißt. Muss eindeutig sein.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>How likely it is among the blueprints that suit an area. Weight 2 is twice as likely as weight 1.</source>
        <translation>Wie wahrscheinlich er unter den Bauplänen ist, die sich für einen Bereich eignen. Gewicht 2 ist doppelt so wahrscheinlich wie Gewicht 1.</translation>
    </message>
    <message>
        <source>From (cells)</source>
        <translation>Von (Zellen)</translation>
    </message>
    <message>
        <source>Least cells of the area behind the doorway.</source>
        <translation>Wenigste Zellen des Bereichs hinter dem Durchgang.</translation>
    </message>
    <message>
        <source>To (cells)</source>
        <translation>Bis (Zellen)</translation>
    </message>
    <message>
        <source>Most cells of the area behind the doorway.</source>
        <translation>Meiste Zellen des Bereichs hinter dem Durchgang.</translation>
    </message>
    <message>
        <source>From depth (%)</source>
        <translation>Ab Tiefe (%)</translation>
    </message>
    <message>
        <source>To depth (%)</source>
        <translation>Bis Tiefe (%)</translation>
    </message>
    <message>
        <source>The tile or thing that stands in the set piece.</source>
        <translation>Die Kachel oder das Objekt, das im Schaustück steht.</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Least of them in a set piece, as far as they fit.</source>
        <translation>Wie viele mindestens in einem Schaustück sind, soweit sie passen.</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Most of them in a set piece.</source>
        <translation>Wie viele höchstens in einem Schaustück sind.</translation>
    </message>
    <message>
        <source>set piece</source>
        <translation>Schaustück</translation>
    </message>
    <message>
        <source>That is an encounter. Choose an enemy, or encounter as the piece first.</source>
        <translation>Das ist eine Begegnung. Wählen Sie einen Gegner, oder zuerst „Begegnung“ als Bestandteil.</translation>
    </message>
    <message>
        <source>That is an enemy. Choose an encounter, or enemy as the piece first.</source>
        <translation>Das ist ein Gegner. Wählen Sie eine Begegnung, oder zuerst „Gegner“ als Bestandteil.</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>“%1”: unsupported file type. Save the map as .delve, or export it to other formats.</source>
        <translation>„%1“: nicht unterstützter Dateityp. Speichern Sie die Karte als .delve, oder exportieren Sie sie in andere Formate.</translation>
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
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>All maps (%1)</source>
        <translation>Alle Karten (%1)</translation>
    </message>
</context>
<context>
    <name>FileMessages</name>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
</context>
<context>
    <name>HistogramView</name>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeyHints</name>
    <message>
        <source>walk</source>
        <translation>gehen</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>drehen</translation>
    </message>
    <message>
        <source>player 2 walks</source>
        <translation>Spieler 2 geht</translation>
    </message>
    <message>
        <source>wait a turn</source>
        <translation>einen Zug warten</translation>
    </message>
    <message>
        <source>undo turn</source>
        <translation>Zug zurücknehmen</translation>
    </message>
    <message>
        <source>first person</source>
        <translation>Ich-Perspektive</translation>
    </message>
    <message>
        <source>mini-map</source>
        <translation>Minikarte</translation>
    </message>
    <message>
        <source>lights</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>back to the map</source>
        <translation>zurück zur Karte</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Entwerfen</translation>
    </message>
    <message>
        <source>The recipe beside the map. The layout at the first start.</source>
        <translation>Das Rezept neben der Karte. Die Anordnung beim ersten Start.</translation>
    </message>
    <message>
        <source>P&amp;aint</source>
        <translation>&amp;Malen</translation>
    </message>
    <message>
        <source>The palette beside the map, without the recipe.</source>
        <translation>Die Palette neben der Karte, ohne das Rezept.</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Personas, problems and measures: how the map plays.</source>
        <translation>Personas, Probleme und Maße: wie sich die Karte spielt.</translation>
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
            <numerusform>Blume</numerusform>
            <numerusform>Blumen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coin(s)</source>
        <translation>
            <numerusform>Münze</numerusform>
            <numerusform>Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chest(s)</source>
        <translation>
            <numerusform>Truhe</numerusform>
            <numerusform>Truhen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Key(s)</source>
        <translation>
            <numerusform>Schlüssel</numerusform>
            <numerusform>Schlüssel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock(s)</source>
        <translation>
            <numerusform>Schloss</numerusform>
            <numerusform>Schlösser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Encounter(s)</source>
        <translation>
            <numerusform>Begegnung</numerusform>
            <numerusform>Begegnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enemy/enemies</source>
        <translation>
            <numerusform>Gegner</numerusform>
            <numerusform>Gegner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boss(es)</source>
        <translation>
            <numerusform>Boss</numerusform>
            <numerusform>Bosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Store(s)</source>
        <translation>
            <numerusform>Laden</numerusform>
            <numerusform>Läden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Portal(s)</source>
        <translation>
            <numerusform>Portal</numerusform>
            <numerusform>Portale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goal(s)</source>
        <translation>
            <numerusform>Ziel</numerusform>
            <numerusform>Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Barrier(s)</source>
        <translation>
            <numerusform>Schranke</numerusform>
            <numerusform>Schranken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lamp(s)</source>
        <translation>
            <numerusform>Lampe</numerusform>
            <numerusform>Lampen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sign(s)</source>
        <translation>
            <numerusform>Schild</numerusform>
            <numerusform>Schilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room(s)</source>
        <translation>
            <numerusform>Raum</numerusform>
            <numerusform>Räume</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hall(s)</source>
        <translation>
            <numerusform>Gang</numerusform>
            <numerusform>Gänge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MissionRows</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Nothing of it is left on the map.</source>
        <translation>Auf der Karte ist nichts davon übrig.</translation>
    </message>
</context>
<context>
    <name>MixedValue</name>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>These things differ in this value. What you enter here, all of them get.</source>
        <translation>Diese Objekte haben hier verschiedene Werte. Was Sie eingeben, gilt für alle.</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Mini-map</source>
        <translation>Minikarte</translation>
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
    <message>
        <source>Personas</source>
        <translation>Spielertypen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Illumination</source>
        <translation>Ausleuchtung</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Erhebung</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Parameterstudie</translation>
    </message>
</context>
<context>
    <name>PlayCard</name>
    <message>
        <source>Delvewright</source>
        <translation>Delvewright</translation>
    </message>
    <message>
        <source>Start a new game, or load a saved game.</source>
        <translation>Beginnen Sie ein neues Spiel, oder laden Sie einen Spielstand.</translation>
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
        <source>Type the digits of a seed. The same seed always makes the same level.</source>
        <translation>Geben Sie die Ziffern eines Seeds ein. Derselbe Seed ergibt immer dasselbe Level.</translation>
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
        <source>Next level</source>
        <translation>Nächstes Level</translation>
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
        <source>The level is being generated.</source>
        <translation>Das Level wird erzeugt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
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
    <name>PrePlay</name>
    <message>
        <source>No error could be fixed. The map is as it was.</source>
        <translation>Kein Fehler ließ sich beheben. Die Karte ist unverändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) fixed, but the map still cannot be won: %1</source>
        <translation>
            <numerusform>%n Fehler behoben, aber die Karte ist noch immer nicht zu gewinnen: %1</numerusform>
            <numerusform>%n Fehler behoben, aber die Karte ist noch immer nicht zu gewinnen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Nothing was fixed: the map has changed meanwhile.</source>
        <translation>Nichts wurde behoben: Die Karte hat sich inzwischen geändert.</translation>
    </message>
    <message>
        <source>Fixing and proving the map</source>
        <translation>Fehler werden behoben, die Karte wird bewiesen</translation>
    </message>
</context>
<context>
    <name>Purposes</name>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Form of the room. “Round”: without corners, its sides alike. “Cave”: any other that is no rectangle.</source>
        <translation>Form des Raums. „Rund“: ohne Ecken, mit gleichen Seiten. „Höhle“: jede andere, die kein Rechteck ist.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Cave</source>
        <translation>Höhle</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Where the room lies. A dead end has one way in, a hub at least four; everybody on the way to the goal passes a chokepoint.</source>
        <translation>Wo der Raum liegt. Eine Sackgasse hat einen Zugang, ein Knoten mindestens vier; an einer Engstelle kommt auf dem Weg zum Ziel niemand vorbei.</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>Sackgasse</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Chokepoint</source>
        <translation>Engstelle</translation>
    </message>
    <message>
        <source>On the way</source>
        <translation>Am Weg</translation>
    </message>
    <message>
        <source>Off the way</source>
        <translation>Abseits</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Stück</translation>
    </message>
    <message>
        <source>The tile or thing to furnish the room with.</source>
        <translation>Die Kachel oder das Objekt, womit der Raum eingerichtet wird.</translation>
    </message>
    <message>
        <source>Placed as</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>“Decoration”: only drawn over the floor, and walked on. “Tile or thing”: replaces the floor or stands on it; a tile may block the way.</source>
        <translation>„Verzierung“: nur über den Boden gezeichnet und begehbar. „Kachel oder Objekt“: ersetzt den Boden oder steht darauf; eine Kachel kann den Weg versperren.</translation>
    </message>
    <message>
        <source>Decoration</source>
        <translation>Verzierung</translation>
    </message>
    <message>
        <source>Tile or thing</source>
        <translation>Kachel oder Objekt</translation>
    </message>
    <message>
        <source>A thing cannot be only drawn. Choose a tile first.</source>
        <translation>Ein Objekt lässt sich nicht nur zeichnen. Wählen Sie zuerst eine Kachel.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where in the room, alike on both sides of its axis. “Pairs” stand half-way between axis and walls, “Rows” across the axis.</source>
        <translation>Wo im Raum, auf beiden Seiten seiner Achse gleich. „Paare“ stehen auf halbem Weg zwischen Achse und Wänden, „Reihen“ quer zur Achse.</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Along the axis</source>
        <translation>Entlang der Achse</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Wände</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>How far the room is from the start, in percent of the way to the goal.</source>
        <translation>Wie weit der Raum vom Start entfernt ist, in Prozent des Wegs zum Ziel.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the room is then called. Must be unique.</source>
        <translation>Wie der Raum dann heißt. Darf nur einmal vorkommen.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>How likely it is among the purposes that suit a room. Weight 2 is twice as likely as weight 1.</source>
        <translation>Wie wahrscheinlich sie unter den Bestimmungen ist, für die sich ein Raum eignet. Gewicht 2 ist doppelt so wahrscheinlich wie Gewicht 1.</translation>
    </message>
    <message>
        <source>From (cells)</source>
        <translation>Von (Zellen)</translation>
    </message>
    <message>
        <source>Least cells of floor that the room has.</source>
        <translation>So viele Zellen Boden hat der Raum mindestens.</translation>
    </message>
    <message>
        <source>To (cells)</source>
        <translation>Bis (Zellen)</translation>
    </message>
    <message>
        <source>Most cells of floor that the room has.</source>
        <translation>So viele Zellen Boden hat der Raum höchstens.</translation>
    </message>
    <message>
        <source>From depth (%)</source>
        <translation>Ab Tiefe (%)</translation>
    </message>
    <message>
        <source>To depth (%)</source>
        <translation>Bis Tiefe (%)</translation>
    </message>
    <message>
        <source>By water</source>
        <translation>Am Wasser</translation>
    </message>
    <message>
        <source>Only for rooms beside water.</source>
        <translation>Nur für Räume, die am Wasser liegen.</translation>
    </message>
    <message>
        <source>Landmark</source>
        <translation>Wahrzeichen</translation>
    </message>
    <message>
        <source>At most once in a level.</source>
        <translation>Höchstens einmal je Level.</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Least pieces in a room, as far as they fit.</source>
        <translation>So viele Stücke stehen mindestens in einem Raum, soweit sie passen.</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Most pieces in a room. An odd one stands on the axis.</source>
        <translation>So viele Stücke stehen höchstens in einem Raum. Ein einzelnes steht auf der Achse.</translation>
    </message>
    <message>
        <source>room</source>
        <translation>Raum</translation>
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
        <source>If you do not save, your changes are lost.</source>
        <translation>Wenn Sie nicht speichern, gehen Ihre Änderungen verloren.</translation>
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
        <source>Another program changed “%1”. Overwrite its version?</source>
        <translation>Ein anderes Programm hat „%1“ geändert. Dessen Version überschreiben?</translation>
    </message>
    <message>
        <source>To keep both versions, cancel and save your map under another name. File: %1</source>
        <translation>Um beide Versionen zu behalten, brechen Sie ab und speichern Sie Ihre Karte unter einem anderen Namen. Datei: %1</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Überschreiben</translation>
    </message>
    <message>
        <source>Reload “%1” and discard your changes?</source>
        <translation>„%1“ neu laden und Ihre Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>This cannot be undone. To keep both versions, cancel and save your map under another name.</source>
        <translation>Das lässt sich nicht rückgängig machen. Um beide Versionen zu behalten, brechen Sie ab und speichern Sie Ihre Karte unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Discard unsaved work</source>
        <translation>Ungespeicherte Arbeit verwerfen</translation>
    </message>
    <message>
        <source>Discard the unsaved work on “%1”?</source>
        <translation>Die ungespeicherte Arbeit an „%1“ verwerfen?</translation>
    </message>
    <message>
        <source>This map was never saved anywhere else.</source>
        <translation>Diese Karte wurde nirgends sonst gespeichert.</translation>
    </message>
    <message>
        <source>%1 is not changed.</source>
        <translation>%1 wird nicht geändert.</translation>
    </message>
    <message>
        <source>This recovery copy is deleted permanently: %1</source>
        <translation>Diese Wiederherstellungskopie wird endgültig gelöscht: %1</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
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
        <source>File already open</source>
        <translation>Datei bereits geöffnet</translation>
    </message>
    <message>
        <source>This would overwrite that map. Choose another name, or close that map first. File: %1</source>
        <translation>Das würde jene Karte überschreiben. Wählen Sie einen anderen Namen, oder schließen Sie jene Karte zuerst. Datei: %1</translation>
    </message>
    <message>
        <source>Another &amp;name…</source>
        <translation>Anderer &amp;Name …</translation>
    </message>
    <message>
        <source>&amp;Show that tab</source>
        <translation>Tab &amp;zeigen</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation>Neu erzeugen</translation>
    </message>
    <message numerus="yes">
        <source>Regenerate and discard %n level(s) edited by hand?</source>
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
        <source>The new map has no place for these levels; Undo restores them. All other levels you edited stay.</source>
        <translation>Die neue Karte hat keinen Platz für diese Level; Rückgängig stellt sie wieder her. Alle anderen Level, die Sie bearbeitet haben, bleiben.</translation>
    </message>
    <message>
        <source>&amp;Regenerate and discard</source>
        <translation>Neu erzeugen und &amp;verwerfen</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Datei ersetzen</translation>
    </message>
    <message>
        <source>“%1” already exists. Replace it?</source>
        <translation>„%1“ gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>The file that is there now is lost. To keep both, choose another name.</source>
        <translation>Die vorhandene Datei geht verloren. Um beide zu behalten, wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>This map cannot be won. Play it all the same?</source>
        <translation>Diese Karte ist nicht zu gewinnen. Trotzdem spielen?</translation>
    </message>
    <message>
        <source>&amp;Fix and play</source>
        <translation>&amp;Beheben und spielen</translation>
    </message>
    <message>
        <source>&amp;Play anyway</source>
        <translation>&amp;Trotzdem spielen</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n existing file(s) beside the export?</source>
        <translation>
            <numerusform>%n vorhandene Datei neben dem Export ersetzen?</numerusform>
            <numerusform>%n vorhandene Dateien neben dem Export ersetzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Open map</source>
        <translation>Karte öffnen</translation>
    </message>
    <message>
        <source>May “%1” read files outside of its project?</source>
        <translation>Darf „%1“ Dateien außerhalb ihres Projekts lesen?</translation>
    </message>
    <message>
        <source>It names tilesets, templates or pictures in these folders:</source>
        <translation>Sie nennt Tilesets, Vorlagen oder Bilder in diesen Ordnern:</translation>
    </message>
    <message>
        <source>Without them, it opens as far as it can.</source>
        <translation>Ohne sie öffnet sie sich, so weit es geht.</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <translation>&amp;Erlauben</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Never saved.</source>
        <translation>Nie gespeichert.</translation>
    </message>
</context>
<context>
    <name>Resizing</name>
    <message>
        <source>The map was not resized: it has changed meanwhile. Try again.</source>
        <translation>Die Größe der Karte wurde nicht geändert: Die Karte hat sich inzwischen geändert. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Resizing the map</source>
        <translation>Größe der Karte wird geändert</translation>
    </message>
    <message>
        <source>The selection reaches all edges: there is nothing to crop.</source>
        <translation>Die Auswahl reicht an alle Ränder: Es gibt nichts abzuschneiden.</translation>
    </message>
    <message>
        <source>There is no empty edge to trim.</source>
        <translation>Es gibt keinen leeren Rand, der abgeschnitten werden könnte.</translation>
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
        <translation>Boss</translation>
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
        <source>Glyph</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Character for this enemy where the map is drawn in glyphs.</source>
        <translation>Steht für diesen Gegner, wo die Karte in Zeichen dargestellt wird.</translation>
    </message>
    <message>
        <source>Type a single visible character.</source>
        <translation>Geben Sie ein einzelnes sichtbares Zeichen ein.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour of its picture, as #rrggbb. Double-click to choose it.</source>
        <translation>Farbe seines Bildes, als #rrggbb. Doppelklicken Sie, um sie zu wählen.</translation>
    </message>
    <message>
        <source>Type # and six hex digits, such as #8d7b68, or double-click to choose a colour.</source>
        <translation>Geben Sie # und sechs Hexadezimalziffern ein, etwa #8d7b68, oder doppelklicken Sie, um eine Farbe zu wählen.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>What the buyer gains.</source>
        <translation>Was der Käufer gewinnt.</translation>
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
        <translation>Sichtweite</translation>
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
        <source>The enemy to fight at this outcome.</source>
        <translation>Der Gegner, gegen den man bei dieser Folge kämpft.</translation>
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
        <source>Name of this kind of enemy. Must be unique.</source>
        <translation>Name dieser Gegnerart. Muss eindeutig sein.</translation>
    </message>
    <message>
        <source>Damage needed to beat it. Higher values make longer fights.</source>
        <translation>Schaden, um ihn zu besiegen. Höhere Werte ergeben längere Kämpfe.</translation>
    </message>
    <message>
        <source>Maximum damage of one hit, before armour.</source>
        <translation>Höchster Schaden eines Treffers, vor Abzug der Rüstung.</translation>
    </message>
    <message>
        <source>Hit chance (%)</source>
        <translation>Trefferchance (%)</translation>
    </message>
    <message>
        <source>Chance that its blows hit. Higher values make it more dangerous.</source>
        <translation>Chance, dass seine Schläge treffen. Höhere Werte machen ihn gefährlicher.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Coins for beating it.</source>
        <translation>Münzen für den Sieg über ihn.</translation>
    </message>
    <message>
        <source>Name in the store. Must be unique.</source>
        <translation>Name im Laden. Muss eindeutig sein.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>How much the buyer gains.</source>
        <translation>Wie viel der Käufer gewinnt.</translation>
    </message>
    <message>
        <source>Name in this table. Must be unique.</source>
        <translation>Name in dieser Tabelle. Muss eindeutig sein.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Text of the choice. Players press its number to choose it.</source>
        <translation>Text der Wahl. Spieler drücken ihre Nummer, um sie zu wählen.</translation>
    </message>
    <message>
        <source>Amount gained. Negative values are lost.</source>
        <translation>Gewonnene Menge. Negative Werte werden verloren.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>How likely this outcome is among those of its choice. Weight 2 is twice as likely as weight 1.</source>
        <translation>Wie wahrscheinlich diese Folge unter denen ihrer Wahl ist. Gewicht 2 ist doppelt so wahrscheinlich wie Gewicht 1.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>What players read at this outcome. May be empty.</source>
        <translation>Was Spieler bei dieser Folge lesen. Darf leer sein.</translation>
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
    <message>
        <source>Sight (cells)</source>
        <translation>Sichtweite (Zellen)</translation>
    </message>
    <message>
        <source>Distance from which it sees players.</source>
        <translation>Entfernung, aus der er Spieler sieht.</translation>
    </message>
    <message>
        <source>Price (coins)</source>
        <translation>Preis (Münzen)</translation>
    </message>
    <message>
        <source>Coins that the buyer pays.</source>
        <translation>Münzen, die der Käufer zahlt.</translation>
    </message>
    <message>
        <source>Speed (per 10 turns)</source>
        <translation>Tempo (je 10 Züge)</translation>
    </message>
    <message>
        <source>Steps in ten turns. 10 is as fast as the player; higher values are faster.</source>
        <translation>Schritte in zehn Zügen. 10 ist so schnell wie der Spieler; höhere Werte sind schneller.</translation>
    </message>
    <message>
        <source>Heavy blows (%)</source>
        <translation>Schwere Schläge (%)</translation>
    </message>
    <message>
        <source>Share of its rounds in which it gets ready for a heavy blow. Deeper levels have more of them.</source>
        <translation>Anteil seiner Runden, in denen er zu einem schweren Schlag ausholt. In tieferen Ebenen sind es mehr.</translation>
    </message>
    <message>
        <source>Openings (%)</source>
        <translation>Blößen (%)</translation>
    </message>
    <message>
        <source>Share of its rounds in which it leaves itself open. What both shares leave are plain blows.</source>
        <translation>Anteil seiner Runden, in denen er sich eine Blöße gibt. Was beide Anteile übrig lassen, sind einfache Schläge.</translation>
    </message>
    <message>
        <source>“On the roads”: met by chance on a journey. “On the map”: met where you place an encounter. “By name”: only where an encounter that you place names it.</source>
        <translation>„Auf den Straßen“: auf einer Reise zufällig getroffen. „Auf der Karte“: dort, wo Sie eine Begegnung setzen. „Namentlich“: nur dort, wo eine gesetzte Begegnung sie nennt.</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Namentlich</translation>
    </message>
</context>
<context>
    <name>SideBox</name>
    <message>
        <source> cells</source>
        <translation> Zellen</translation>
    </message>
</context>
<context>
    <name>SpokenNames</name>
    <message>
        <source>Clear the field</source>
        <translation>Feld leeren</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message numerus="yes">
        <source>Half of %n seed(s) lie from %1 to %2.</source>
        <translation>
            <numerusform>Die Hälfte von %n Seed liegt zwischen %1 und %2.</numerusform>
            <numerusform>Die Hälfte von %n Seeds liegt zwischen %1 und %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Higher than in %1 % of the seeds.</source>
        <translation>Höher als bei %1 % der Seeds.</translation>
    </message>
</context>
<context>
    <name>SweptParameter</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>TableRowList</name>
    <message>
        <source>Unknown enemy “%1”. Choose one from the table of enemies, or add this one to it.</source>
        <translation>Unbekannter Gegner „%1“. Wählen Sie einen aus der Tabelle der Gegner, oder fügen Sie diesen dort hinzu.</translation>
    </message>
    <message>
        <source>Unknown encounter “%1”. Choose one from the table of encounters, or add this one to it.</source>
        <translation>Unbekannte Begegnung „%1“. Wählen Sie eine aus der Tabelle der Begegnungen, oder fügen Sie diese dort hinzu.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>%1 (not in the table)</source>
        <translation>%1 (nicht in der Tabelle)</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>A recipe makes the map</source>
        <translation>Ein Rezept macht die Karte</translation>
    </message>
    <message>
        <source>Press the dice: a new seed makes another map. The arrows beside it go back and forward.</source>
        <translation>Klicken Sie auf den Würfel: Ein neuer Seed macht eine andere Karte. Die Pfeile daneben gehen zurück und vor.</translation>
    </message>
    <message>
        <source>Every number can be changed</source>
        <translation>Jede Zahl lässt sich ändern</translation>
    </message>
    <message>
        <source>Drag this slider: the map follows at once. Ctrl+Z undoes the whole drag.</source>
        <translation>Ziehen Sie diesen Regler: Die Karte folgt sofort. Strg+Z macht den ganzen Zug rückgängig.</translation>
    </message>
    <message>
        <source>See how the map came to be</source>
        <translation>Sehen, wie die Karte entstand</translation>
    </message>
    <message>
        <source>Step back through the stages: drag this handle to the left, or press the comma.</source>
        <translation>Gehen Sie durch die Stufen zurück: Ziehen Sie diesen Griff nach links, oder drücken Sie das Komma.</translation>
    </message>
    <message>
        <source>Paint by hand</source>
        <translation>Von Hand malen</translation>
    </message>
    <message>
        <source>The brush is in your hand, with water. Drag it across the map. The right button picks what is under it.</source>
        <translation>Sie haben den Pinsel in der Hand, mit Wasser. Ziehen Sie ihn über die Karte. Die rechte Taste nimmt auf, was darunter ist.</translation>
    </message>
    <message>
        <source>Keep what you like</source>
        <translation>Behalten, was gefällt</translation>
    </message>
    <message>
        <source>With the pin, click a room on the map. What is pinned stays when you regenerate the rest with G; what you paint is pinned by itself.</source>
        <translation>Klicken Sie mit der Fixierung auf einen Raum der Karte. Was fixiert ist, bleibt, wenn Sie mit G den Rest neu erzeugen; was Sie malen, ist von selbst fixiert.</translation>
    </message>
    <message>
        <source>Every verdict is proven</source>
        <translation>Jedes Urteil ist bewiesen</translation>
    </message>
    <message>
        <source>Here you see whether the map can be won: the program has played it. Beside it are the errors and warnings; click them to fix them.</source>
        <translation>Hier steht, ob sich die Karte gewinnen lässt: Das Programm hat sie gespielt. Daneben stehen Fehler und Warnungen; klicken Sie darauf, um sie zu beheben.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Press this button, or F5, and you are in your map.</source>
        <translation>Klicken Sie auf diese Schaltfläche, oder drücken Sie F5, und Sie sind in Ihrer Karte.</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>Das ist alles</translation>
    </message>
    <message>
        <source>Walk about. Esc returns to the map, where Ctrl+Shift+P finds every action by its name.</source>
        <translation>Gehen Sie umher. Esc führt zurück zur Karte; dort findet Strg+Umschalt+P jede Aktion nach ihrem Namen.</translation>
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
        <source>Level %1</source>
        <translation>Level %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Room at (%1, %2)</source>
        <translation>Raum bei (%1, %2)</translation>
    </message>
    <message>
        <source>Another dock, or another version of Delvewright, wrote this value. It cannot be edited here.</source>
        <translation>Ein anderes Bedienfeld oder eine andere Version von Delvewright hat diesen Wert geschrieben. Er lässt sich hier nicht bearbeiten.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>Winnable in %n step(s)</source>
        <translation>
            <numerusform>Gewinnbar in %n Schritt</numerusform>
            <numerusform>Gewinnbar in %n Schritten</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be won: %1</source>
        <translation>Nicht zu gewinnen: %1</translation>
    </message>
    <message>
        <source>Not proven</source>
        <translation>Nicht bewiesen</translation>
    </message>
    <message>
        <source>Not proven: %1</source>
        <translation>Nicht bewiesen: %1</translation>
    </message>
    <message>
        <source>%1, with luck: another game may go another way</source>
        <translation>%1, mit Glück: Ein anderes Spiel kann anders verlaufen</translation>
    </message>
    <message>
        <source>%1: no game is shorter</source>
        <translation>%1: Kein Spiel ist kürzer</translation>
    </message>
    <message>
        <source>%1: a shorter game may exist</source>
        <translation>%1: Ein kürzeres Spiel ist möglich</translation>
    </message>
</context>
<context>
    <name>command line</name>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 erwartet keinen Wert.</translation>
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
        <source>Unknown option %2 for &quot;%1&quot;. Expected one of: %3.</source>
        <translation>Unbekannte Option %2 für „%1“. Möglich sind: %3.</translation>
    </message>
    <message>
        <source>Unknown option %2 for &quot;%1&quot;; did you mean %3? Expected one of: %4.</source>
        <translation>Unbekannte Option %2 für „%1“; meinten Sie %3? Möglich sind: %4.</translation>
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
        <source>Unexpected argument &quot;%2&quot; for &quot;%1&quot;. See &quot;delvewright %1 --help&quot;.</source>
        <translation>Unerwartetes Argument „%2“ für „%1“. Siehe „delvewright %1 --help“.</translation>
    </message>
    <message>
        <source>Cannot write to standard output: %1.</source>
        <translation>Schreiben auf die Standardausgabe fehlgeschlagen: %1.</translation>
    </message>
    <message>
        <source>success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>a file could not be read or written</source>
        <translation>eine Datei konnte nicht gelesen oder geschrieben werden</translation>
    </message>
    <message>
        <source>not possible as asked, such as with conflicting pins</source>
        <translation>so nicht möglich, etwa wegen widersprüchlicher Fixierungen</translation>
    </message>
    <message>
        <source>stopped by Ctrl+C</source>
        <translation>mit Strg+C abgebrochen</translation>
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
        <source>Stopped. Unfinished files were not written.</source>
        <translation>Abgebrochen. Unfertige Dateien wurden nicht geschrieben.</translation>
    </message>
    <message>
        <source>A file name is empty. Give a name.</source>
        <translation>Ein Dateiname ist leer. Geben Sie einen Namen an.</translation>
    </message>
    <message>
        <source>%1: the file name is not UTF-8. Rename the file, or give another name.</source>
        <translation>%1: Der Dateiname ist nicht in UTF-8. Benennen Sie die Datei um, oder geben Sie einen anderen Namen an.</translation>
    </message>
    <message>
        <source>Unknown level &quot;%1&quot;. Expected one of: %2.</source>
        <translation>Unbekanntes Level „%1“. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Unsupported output format &quot;%1&quot;. Expected one of: %2.</source>
        <translation>Ausgabeformat „%1“ wird nicht unterstützt. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Unsupported output format &quot;%1&quot;; did you mean &quot;%3&quot;? Expected one of: %2.</source>
        <translation>Ausgabeformat „%1“ wird nicht unterstützt; meinten Sie „%3“? Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Standard output needs a format. Add --format with one of: %1.</source>
        <translation>Die Standardausgabe braucht ein Format. Geben Sie --format an mit einem von: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unsupported file type. Add --format with one of: %2.</source>
        <translation>„%1“: Dateityp nicht unterstützt. Geben Sie --format an mit einem von: %2.</translation>
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
        <source>Arguments</source>
        <translation>Argumente</translation>
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
        <translation>Delvewright bearbeitet prozedural erzeugte Kachelwelten.</translation>
    </message>
    <message>
        <source>opens the window with these files</source>
        <translation>öffnet das Fenster mit diesen Dateien</translation>
    </message>
    <message>
        <source>runs a verb; needs no display</source>
        <translation>führt einen Befehl aus; braucht keinen Bildschirm</translation>
    </message>
    <message>
        <source>Verbs</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>shows this text; after a verb, its help</source>
        <translation>zeigt diesen Text; nach einem Befehl dessen Hilfe</translation>
    </message>
    <message>
        <source>shows the version</source>
        <translation>zeigt die Version</translation>
    </message>
    <message>
        <source>Cannot open the window (%1). For verbs that need no display, see &quot;delvewright --help&quot;.</source>
        <translation>Das Fenster kann nicht geöffnet werden (%1). Befehle, die keinen Bildschirm brauchen, nennt „delvewright --help“.</translation>
    </message>
    <message>
        <source>Unknown option %1. See &quot;delvewright --help&quot;.</source>
        <translation>Unbekannte Option %1. Siehe „delvewright --help“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a verb nor a file. Verbs: %2.</source>
        <translation>„%1“ ist weder Befehl noch Datei. Befehle: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a verb nor a file; did you mean &quot;%3&quot;? Verbs: %2.</source>
        <translation>„%1“ ist weder Befehl noch Datei; meinten Sie „%3“? Befehle: %2.</translation>
    </message>
    <message>
        <source>No display for the window. For verbs that need none, see &quot;delvewright --help&quot;.</source>
        <translation>Kein Bildschirm für das Fenster. Befehle, die keinen brauchen, nennt „delvewright --help“.</translation>
    </message>
    <message>
        <source>%1: %2 %, %3 left</source>
        <translation>%1: %2 %, noch %3</translation>
    </message>
    <message>
        <source>Unsupported shell &quot;%1&quot;. Expected one of: %2.</source>
        <translation>Die Shell „%1“ wird nicht unterstützt. Möglich sind: %2.</translation>
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
        <source>Unknown option &quot;%1&quot;: converting from %2 to %3 takes no options.</source>
        <translation>Unbekannte Option „%1“: Die Umwandlung von %2 in %3 hat keine Optionen.</translation>
    </message>
    <message>
        <source>Unknown option &quot;%1&quot; for converting from %2 to %3. Expected one of: %4.</source>
        <translation>Unbekannte Option „%1“ für die Umwandlung von %2 in %3. Möglich sind: %4.</translation>
    </message>
    <message>
        <source>Both &quot;%1&quot; and &quot;%2&quot; would become &quot;%3&quot;; convert them into two folders.</source>
        <translation>„%1“ und „%2“ würden beide zu „%3“; wandeln Sie sie in zwei Ordner um.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: this is a folder. Choose the file type with --format.</source>
        <translation>„%1“: Dies ist ein Ordner. Wählen Sie den Dateityp mit --format.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: not a folder. To convert several files, create it first.</source>
        <translation>„%1“: kein Ordner. Um mehrere Dateien umzuwandeln, legen Sie ihn erst an.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s) were converted.</source>
        <translation>
            <numerusform>%1 von %n Datei wurde umgewandelt.</numerusform>
            <numerusform>%1 von %n Dateien wurden umgewandelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>an option of the input or output format, such as cell=8 for png</source>
        <translation>eine Option des Eingabe- oder Ausgabeformats, etwa cell=8 für png</translation>
    </message>
    <message>
        <source>the output format; needed for a folder and for standard output</source>
        <translation>das Ausgabeformat; nötig für einen Ordner und für die Standardausgabe</translation>
    </message>
    <message>
        <source>Converts maps from one format to another.</source>
        <translation>Wandelt Karten von einem Format in ein anderes um.</translation>
    </message>
    <message>
        <source>The file endings choose the formats. What the new file cannot hold is listed on standard error. If one of several files cannot be read, the others are still converted.</source>
        <translation>Die Dateiendungen bestimmen die Formate. Was die neue Datei nicht aufnehmen kann, wird auf der Standardfehlerausgabe aufgelistet. Ist eine von mehreren Dateien nicht lesbar, werden die anderen trotzdem umgewandelt.</translation>
    </message>
    <message>
        <source>the output file, a folder for several files, or - for standard output</source>
        <translation>die Ausgabedatei, ein Ordner für mehrere Dateien oder - für die Standardausgabe</translation>
    </message>
    <message>
        <source>writes the map as text</source>
        <translation>schreibt die Karte als Text</translation>
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
        <source>Invalid seed &quot;%1&quot;: give a word, or a whole number from -9223372036854775808 to 18446744073709551615.</source>
        <translation>Ungültiger Seed „%1“: Geben Sie ein Wort an oder eine ganze Zahl von -9223372036854775808 bis 18446744073709551615.</translation>
    </message>
    <message>
        <source>Invalid --size &quot;%1&quot;: give WxH from %2x%2 to %3x%3, or auto.</source>
        <translation>Ungültiger Wert „%1“ für --size: Geben Sie WxH von %2x%2 bis %3x%3 an, oder auto.</translation>
    </message>
    <message>
        <source>Only one of -o and --trace may go to standard output.</source>
        <translation>Nur -o oder --trace darf auf die Standardausgabe schreiben.</translation>
    </message>
    <message>
        <source>Generating</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>the seed: a whole number or a word; default: that of the .recipe file, or a random one, which is shown on standard error</source>
        <translation>der Seed: eine ganze Zahl oder ein Wort; Standardwert: der Seed der .recipe-Datei oder ein zufälliger, der auf der Standardfehlerausgabe erscheint</translation>
    </message>
    <message>
        <source>sets a parameter of a stage; &quot;recipes NAME&quot; lists them</source>
        <translation>setzt einen Parameter einer Stufe; „recipes NAME“ listet sie auf</translation>
    </message>
    <message>
        <source>writes the trace, the level after each stage, as JSON</source>
        <translation>schreibt die Spur, das Level nach jeder Stufe, als JSON</translation>
    </message>
    <message>
        <source>the output format; default: by the file ending</source>
        <translation>das Ausgabeformat; Standardwert: nach der Dateiendung</translation>
    </message>
    <message>
        <source>the file for the level; its ending chooses the format; - is standard output</source>
        <translation>die Datei für das Level; ihre Endung bestimmt das Format; - ist die Standardausgabe</translation>
    </message>
    <message>
        <source>Generates a level from a recipe.</source>
        <translation>Erzeugt ein Level nach einem Rezept.</translation>
    </message>
    <message>
        <source>The same recipe, seed, size and parameters give the same level on every machine. Notes on what could not be done as asked go to standard error.</source>
        <translation>Dasselbe Rezept mit demselben Seed, derselben Größe und denselben Parametern ergibt auf jedem Rechner dasselbe Level. Hinweise auf das, was nicht wie verlangt möglich war, erscheinen auf der Standardfehlerausgabe.</translation>
    </message>
    <message>
        <source>the name of a recipe, or a .recipe file</source>
        <translation>der Name eines Rezepts oder eine .recipe-Datei</translation>
    </message>
    <message>
        <source>generates a level and saves it as a map</source>
        <translation>erzeugt ein Level und speichert es als Karte</translation>
    </message>
    <message>
        <source>prints the map as text</source>
        <translation>gibt die Karte als Text aus</translation>
    </message>
    <message>
        <source>draws a level with few rooms</source>
        <translation>zeichnet ein Level mit wenigen Räumen</translation>
    </message>
    <message>
        <source>edits procedurally generated tile worlds</source>
        <translation>bearbeitet prozedural erzeugte Kachelwelten</translation>
    </message>
    <message>
        <source>if not empty, terminals get no colours</source>
        <translation>wenn nicht leer, erhalten Terminals keine Farben</translation>
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
        <source>Ambiguous stage &quot;%1&quot;: the recipe has several. Expected one of: %2.</source>
        <translation>Mehrdeutige Stufe „%1“: Das Rezept hat mehrere. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Unknown stage &quot;%1&quot;; did you mean &quot;%3&quot;? Expected one of: %2.</source>
        <translation>Unbekannte Stufe „%1“; meinten Sie „%3“? Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Unknown stage &quot;%1&quot;. Expected one of: %2.</source>
        <translation>Unbekannte Stufe „%1“. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Unsupported version %2 of stage &quot;%1&quot;.</source>
        <translation>Version %2 der Stufe „%1“ wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>The stage &quot;%1&quot; has no parameters.</source>
        <translation>Die Stufe „%1“ hat keine Parameter.</translation>
    </message>
    <message>
        <source>Unknown parameter &quot;%1&quot;; did you mean &quot;%3&quot;? Expected one of: %2.</source>
        <translation>Unbekannter Parameter „%1“; meinten Sie „%3“? Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Unknown parameter &quot;%1&quot;. Expected one of: %2.</source>
        <translation>Unbekannter Parameter „%1“. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Invalid --set &quot;%1&quot;: give STAGE.PARAMETER=VALUE, such as rooms.rooms=20-40.</source>
        <translation>Ungültiger Wert „%1“ für --set: Geben Sie STAGE.PARAMETER=VALUE an, etwa rooms.rooms=20-40.</translation>
    </message>
    <message>
        <source>Unknown recipe &quot;%1&quot;; did you mean &quot;%3&quot;? Expected one of: %2.</source>
        <translation>Unbekanntes Rezept „%1“; meinten Sie „%3“? Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Unknown recipe &quot;%1&quot;. Expected one of: %2.</source>
        <translation>Unbekanntes Rezept „%1“. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Invalid --cell &quot;%1&quot;: give a whole number of pixels from %2 to %3.</source>
        <translation>Ungültiger Wert „%1“ für --cell: Geben Sie eine ganze Zahl von %2 bis %3 Pixel an.</translation>
    </message>
    <message>
        <source>Unknown overlay &quot;%1&quot;. Expected one of: %2.</source>
        <translation>Unbekannte Einblendung „%1“. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Unknown overlay &quot;%1&quot;; did you mean &quot;%3&quot;? Expected one of: %2.</source>
        <translation>Unbekannte Einblendung „%1“; meinten Sie „%3“? Möglich sind: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unsupported file type. Give a name that ends in .png.</source>
        <translation>„%1“: Dateityp nicht unterstützt. Geben Sie einen Namen mit der Endung .png an.</translation>
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
        <source>the picture file; - is standard output</source>
        <translation>die Bilddatei; - ist die Standardausgabe</translation>
    </message>
    <message>
        <source>draws this overlay; can be given several times</source>
        <translation>zeichnet diese Einblendung; mehrmals möglich</translation>
    </message>
    <message>
        <source>the level of a world; default: the first</source>
        <translation>das Level einer Welt; Standardwert: das erste</translation>
    </message>
    <message>
        <source>draws the map as the window shows it</source>
        <translation>zeichnet die Karte, wie das Fenster sie zeigt</translation>
    </message>
    <message>
        <source>%1; allowed: %2; default: %3</source>
        <translation>%1; erlaubt: %2; Standardwert: %3</translation>
    </message>
    <message>
        <source>Default size: %1. Objective: &quot;%2&quot;.</source>
        <translation>Standardgröße: %1. Spielziel: „%2“.</translation>
    </message>
    <message>
        <source>Lists all recipes, or the stages and parameters of one.</source>
        <translation>Listet alle Rezepte auf oder die Stufen und Parameter von einem.</translation>
    </message>
    <message>
        <source>Each parameter is shown with its kind, its allowed values, its default at the recipe&apos;s default size, and its effect. Set it in &quot;generate&quot; with --set STAGE.PARAMETER=VALUE.</source>
        <translation>Jeder Parameter erscheint mit seiner Art, den erlaubten Werten, dem Standardwert bei der Standardgröße des Rezepts und seiner Wirkung. Setzen Sie ihn in „generate“ mit --set STAGE.PARAMETER=VALUE.</translation>
    </message>
    <message>
        <source>prints one JSON object instead</source>
        <translation>gibt stattdessen ein JSON-Objekt aus</translation>
    </message>
    <message>
        <source>lists all recipes</source>
        <translation>listet alle Rezepte auf</translation>
    </message>
    <message>
        <source>prints one recipe as JSON, for scripts</source>
        <translation>gibt ein Rezept für Skripte als JSON aus</translation>
    </message>
    <message>
        <source>A hall had to be added: the links of this recipe did not connect everything.</source>
        <translation>Ein Gang musste ergänzt werden: Die Verbindungen dieses Rezepts haben nicht alles verbunden.</translation>
    </message>
    <message>
        <source>%1, seed %2: %3 Reproduce it with: %4</source>
        <translation>%1, Seed %2: %3 Nachstellen mit: %4</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>checks a thousand levels of every recipe</source>
        <translation>prüft tausend Level jedes Rezepts</translation>
    </message>
    <message>
        <source>&quot;play&quot; needs a map or a recipe, or a saved game with --load.</source>
        <translation>„play“ braucht eine Karte oder ein Rezept, oder einen Spielstand mit --load.</translation>
    </message>
    <message>
        <source>At the title: no game was begun.</source>
        <translation>Auf der Titelseite: Es wurde kein Spiel begonnen.</translation>
    </message>
    <message>
        <source>Won by player %1 in turn %2: %3</source>
        <translation>Gewonnen von Spieler %1 in Zug %2: %3</translation>
    </message>
    <message>
        <source>Lost in turn %1: %2</source>
        <translation>Verloren in Zug %1: %2</translation>
    </message>
    <message>
        <source>A draw in turn %1: %2</source>
        <translation>Unentschieden in Zug %1: %2</translation>
    </message>
    <message>
        <source>Ended in turn %1.</source>
        <translation>Beendet in Zug %1.</translation>
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
        <source>Ignored keys: %1</source>
        <translation>Ignorierte Tasten: %1</translation>
    </message>
    <message>
        <source>Nothing was saved: the keys contain no :Q.</source>
        <translation>Nichts wurde gespeichert: Die Tasten enthalten kein :Q.</translation>
    </message>
    <message>
        <source>for a recipe: plays the level of this seed at once, without the title; for a map: the seed of the game&apos;s random numbers</source>
        <translation>bei einem Rezept: spielt sofort das Level dieses Seeds, ohne die Titelseite; bei einer Karte: der Seed für die Zufallszahlen des Spiels</translation>
    </message>
    <message>
        <source>the keys to type, one character each</source>
        <translation>die zu tippenden Tasten, je ein Zeichen</translation>
    </message>
    <message>
        <source>also prints the last message, the ignored keys and the map as text</source>
        <translation>gibt auch die letzte Meldung, die ignorierten Tasten und die Karte als Text aus</translation>
    </message>
    <message>
        <source>prints one JSON object</source>
        <translation>gibt ein JSON-Objekt aus</translation>
    </message>
    <message>
        <source>Plays a level with typed keys, without a window.</source>
        <translation>Spielt ein Level mit getippten Tasten, ohne Fenster.</translation>
    </message>
    <message>
        <source>A recipe starts at the title: N, the digits of a seed and S begin a game; L continues the saved one. A map starts in play. W, A, S and D move player one; I, J, K and L move player two. 1 to 9 choose, B goes back, :Q saves and quits. The same keys give the same game on every machine.</source>
        <translation>Ein Rezept beginnt auf der Titelseite: N, die Ziffern eines Seeds und S beginnen ein Spiel; L setzt das gespeicherte fort. Eine Karte beginnt im Spiel. W, A, S und D bewegen Spieler eins; I, J, K und L bewegen Spieler zwei. 1 bis 9 wählen, B geht zurück, :Q speichert und beendet. Dieselben Tasten ergeben auf jedem Rechner dasselbe Spiel.</translation>
    </message>
    <message>
        <source>begins a game, moves, saves and quits</source>
        <translation>beginnt ein Spiel, geht, speichert und beendet</translation>
    </message>
    <message>
        <source>continues that saved game</source>
        <translation>setzt diesen Spielstand fort</translation>
    </message>
    <message>
        <source>width and height in cells, 16x16 to 4096x4096; auto, the default, is the recipe&apos;s own size, or larger if its rooms need it</source>
        <translation>Breite und Höhe in Zellen, 16x16 bis 4096x4096; auto, der Standardwert, ist die eigene Größe des Rezepts, oder mehr, wenn die Räume es brauchen</translation>
    </message>
    <message>
        <source>a map whose levels the stage vaults places as rooms</source>
        <translation>eine Karte, deren Level die Stufe vaults als Räume setzt</translation>
    </message>
    <message>
        <source>Invalid --select &quot;%1&quot;: give X,Y,W,H within the map of %2 x %3 cells.</source>
        <translation>Ungültiger Wert „%1“ für --select: Geben Sie X,Y,W,H innerhalb der Karte von %2 x %3 Zellen an.</translation>
    </message>
    <message>
        <source>Regenerates a level around its pins.</source>
        <translation>Erzeugt ein Level um seine Fixierungen herum neu.</translation>
    </message>
    <message>
        <source>The level&apos;s own recipe is used. Pinned cells and things stay as they are; if they make generation impossible, nothing is written.</source>
        <translation>Verwendet wird das eigene Rezept des Levels. Fixierte Zellen und Objekte bleiben, wie sie sind; machen sie das Erzeugen unmöglich, wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>the seed: a whole number or a word; default: the level&apos;s own</source>
        <translation>der Seed: eine ganze Zahl oder ein Wort; Standardwert: der des Levels</translation>
    </message>
    <message>
        <source>regenerates only these cells</source>
        <translation>erzeugt nur diese Zellen neu</translation>
    </message>
    <message>
        <source>the file for the world; its ending chooses the format; - is standard output</source>
        <translation>die Datei für die Welt; ihre Endung bestimmt das Format; - ist die Standardausgabe</translation>
    </message>
    <message>
        <source>keeps the pins and regenerates the rest with another seed</source>
        <translation>behält das Fixierte und erzeugt den Rest mit einem anderen Seed neu</translation>
    </message>
    <message>
        <source>regenerates only these 30 x 20 cells</source>
        <translation>erzeugt nur diese 30 x 20 Zellen neu</translation>
    </message>
    <message>
        <source>%1: %2 so far</source>
        <translation>%1: bisher %2</translation>
    </message>
    <message numerus="yes">
        <source>Checked %n level(s): %1 failed.</source>
        <translation>
            <numerusform>%n Level geprüft: %1 fehlerhaft.</numerusform>
            <numerusform>%n Level geprüft: %1 fehlerhaft.</numerusform>
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
        <source>&quot;%1&quot;: -o and --trace name the same file. Give two names.</source>
        <translation>„%1“: -o und --trace nennen dieselbe Datei. Geben Sie zwei Namen an.</translation>
    </message>
    <message>
        <source>an option of the output format, such as cell=8 for png</source>
        <translation>eine Option des Ausgabeformats, etwa cell=8 für png</translation>
    </message>
    <message>
        <source>Saved as &quot;%1&quot; in the window&apos;s list of saved games. To save to a file, use --save.</source>
        <translation>Gespeichert als „%1“ in der Spielstandliste des Fensters. Um in eine Datei zu speichern, verwenden Sie --save.</translation>
    </message>
    <message>
        <source>the file that :Q saves to; default: the file of --load, or else the window&apos;s list of saved games</source>
        <translation>die Datei, in die :Q speichert; Standardwert: die Datei von --load, sonst die Spielstandliste des Fensters</translation>
    </message>
    <message>
        <source>the saved game that L loads at the title; default: the latest in the window&apos;s list</source>
        <translation>der Spielstand, den L auf der Titelseite lädt; Standardwert: der neueste in der Liste des Fensters</translation>
    </message>
    <message>
        <source>%1. To load the backup, the game saved before it, type B at the title.</source>
        <translation>%1. Um die Sicherung zu laden, das zuvor gespeicherte Spiel, tippen Sie B auf der Titelseite.</translation>
    </message>
    <message>
        <source>Nothing was saved: :Q was typed while no game was in play.</source>
        <translation>Nichts wurde gespeichert: :Q wurde getippt, als kein Spiel lief.</translation>
    </message>
    <message>
        <source>--seed begins a new game, --load continues a saved one. Leave one out.</source>
        <translation>--seed beginnt ein neues Spiel, --load setzt ein gespeichertes fort. Lassen Sie eines davon weg.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: --save would overwrite the file being played. Give another name.</source>
        <translation>„%1“: --save würde die gespielte Datei überschreiben. Geben Sie einen anderen Namen an.</translation>
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
        <source>The verb &quot;%1&quot; must come first: delvewright %1 ...; see &quot;delvewright %1 --help&quot;.</source>
        <translation>Der Befehl „%1“ muss an erster Stelle stehen: delvewright %1 ...; siehe „delvewright %1 --help“.</translation>
    </message>
    <message>
        <source>Invalid --seeds &quot;%1&quot;: give N or A..B with A ≤ B, at most %2 seeds.</source>
        <translation>Ungültiger Wert „%1“ für --seeds: Geben Sie N oder A..B mit A ≤ B an, höchstens %2 Seeds.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be combined. Leave one out.</source>
        <translation>%1 und %2 schließen einander aus. Lassen Sie eines davon weg.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can read standard input only once. Give &quot;-&quot; once, and name files for the rest.</source>
        <translation>„%1“ kann die Standardeingabe nur einmal lesen. Geben Sie „-“ einmal an, und nennen Sie für das Übrige Dateien.</translation>
    </message>
    <message>
        <source>a check failed, or something was lost with --strict</source>
        <translation>eine Prüfung schlug fehl, oder mit --strict ging etwas verloren</translation>
    </message>
    <message>
        <source>usage error</source>
        <translation>falscher Aufruf</translation>
    </message>
    <message>
        <source>--level all cannot write to standard output. Name a file, or one level.</source>
        <translation>--level all kann nicht auf die Standardausgabe schreiben. Nennen Sie eine Datei oder ein einzelnes Level.</translation>
    </message>
    <message>
        <source>Unsupported input format &quot;%1&quot;. Expected one of: %2.</source>
        <translation>Eingabeformat „%1“ wird nicht unterstützt. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Unsupported input format &quot;%1&quot;; did you mean &quot;%3&quot;? Expected one of: %2.</source>
        <translation>Eingabeformat „%1“ wird nicht unterstützt; meinten Sie „%3“? Möglich sind: %2.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>Standard input: unknown format. Add --from with one of: %1.</source>
        <translation>Standardeingabe: Format nicht erkannt. Geben Sie --from an mit einem von: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unsupported file type. Supported: %2; for another ending, add --from.</source>
        <translation>„%1“: Dateityp nicht unterstützt. Unterstützt werden: %2; bei einer anderen Endung geben Sie --from an.</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1.</source>
        <translation>Die Standardeingabe kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>A terminal cannot show a picture. Name a file, or redirect standard output.</source>
        <translation>Ein Terminal kann kein Bild zeigen. Nennen Sie eine Datei, oder leiten Sie die Standardausgabe um.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the file already exists. Give another name, or leave out --no-clobber.</source>
        <translation>„%1“: Die Datei gibt es bereits. Geben Sie einen anderen Namen an, oder lassen Sie --no-clobber weg.</translation>
    </message>
    <message>
        <source>%1; - is standard input</source>
        <translation>%1; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>&quot;check&quot; needs --seeds A..B for a recipe: the seeds to check.</source>
        <translation>„check“ braucht für ein Rezept --seeds A..B: die zu prüfenden Seeds.</translation>
    </message>
    <message>
        <source>--%1 applies only to recipes, not to maps. Leave it out, or name a recipe.</source>
        <translation>--%1 gilt nur für Rezepte, nicht für Karten. Lassen Sie es weg, oder nennen Sie ein Rezept.</translation>
    </message>
    <message>
        <source>%1, level %2: %3</source>
        <translation>%1, Level %2: %3</translation>
    </message>
    <message>
        <source>for a recipe: the seeds to check, from A to B</source>
        <translation>bei einem Rezept: die zu prüfenden Seeds, von A bis B</translation>
    </message>
    <message>
        <source>Checks levels of recipes and maps.</source>
        <translation>Prüft Level von Rezepten und Karten.</translation>
    </message>
    <message>
        <source>the name of a recipe, all for every recipe, a .recipe file, or a map</source>
        <translation>der Name eines Rezepts, all für alle Rezepte, eine .recipe-Datei oder eine Karte</translation>
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
        <source>writes each level as a text file of its own</source>
        <translation>schreibt jedes Level in eine eigene Textdatei</translation>
    </message>
    <message>
        <source>Unknown verb &quot;%1&quot;. Expected one of: %2.</source>
        <translation>Unbekannter Befehl „%1“. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Unknown verb &quot;%1&quot;; did you mean &quot;%3&quot;? Expected one of: %2.</source>
        <translation>Unbekannter Befehl „%1“; meinten Sie „%3“? Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Shows the help of a verb.</source>
        <translation>Zeigt die Hilfe zu einem Befehl.</translation>
    </message>
    <message>
        <source>a verb; default: lists all verbs</source>
        <translation>ein Befehl; ohne Angabe werden alle Befehle aufgelistet</translation>
    </message>
    <message>
        <source>shows the help of &quot;convert&quot;</source>
        <translation>zeigt die Hilfe zu „convert“</translation>
    </message>
    <message>
        <source>Without a verb, the window opens with the files you name. The verbs need no display. Results go to standard output, and messages to standard error, one sentence per line. Where a verb reads a file, - is standard input; where it writes one, - is standard output. Long work shows its progress if standard error is a terminal. Ctrl+C stops it and leaves no half-written file.</source>
        <translation>Ohne Befehl öffnet sich das Fenster mit den genannten Dateien. Die Befehle brauchen keinen Bildschirm. Ergebnisse gehen auf die Standardausgabe, Meldungen auf die Standardfehlerausgabe, ein Satz je Zeile. Wo ein Befehl eine Datei liest, ist - die Standardeingabe; wo er eine schreibt, ist - die Standardausgabe. Lange Arbeit zeigt ihren Fortschritt, wenn die Standardfehlerausgabe ein Terminal ist. Strg+C bricht sie ab, ohne eine halb geschriebene Datei zu hinterlassen.</translation>
    </message>
    <message>
        <source>the level to draw; default: the first; all draws each into a file of its own, such as map-ID.png</source>
        <translation>das zu zeichnende Level; Standardwert: das erste; all zeichnet jedes in eine eigene Datei, etwa map-ID.png</translation>
    </message>
    <message>
        <source>Standard input: more than %1 keys. Play them in parts, with :Q and L in between.</source>
        <translation>Standardeingabe: mehr als %1 Tasten. Spielen Sie sie in Teilen, mit :Q und L dazwischen.</translation>
    </message>
    <message>
        <source>a file with the keys, instead of --keys; line breaks are ignored</source>
        <translation>eine Datei mit den Tasten, anstelle von --keys; Zeilenumbrüche werden ignoriert</translation>
    </message>
    <message>
        <source>%1: this game was saved before %2 was changed. To continue it, leave %2 out: play --load %1.</source>
        <translation>%1: Dieses Spiel wurde gespeichert, bevor %2 geändert wurde. Um es fortzusetzen, lassen Sie %2 weg: play --load %1.</translation>
    </message>
    <message>
        <source>%1: this game belongs to another map, “%3”, not to %2. To continue it, leave %2 out: play --load %1.</source>
        <translation>%1: Dieses Spiel gehört zu einer anderen Karte, „%3“, nicht zu %2. Um es fortzusetzen, lassen Sie %2 weg: play --load %1.</translation>
    </message>
    <message>
        <source>Won together in turn %1: %2</source>
        <translation>Gemeinsam gewonnen in Zug %1: %2</translation>
    </message>
    <message>
        <source>plays the keys of a file and prints the outcome as JSON</source>
        <translation>spielt die Tasten einer Datei und gibt das Ergebnis als JSON aus</translation>
    </message>
    <message>
        <source>The defaults are for a map of %1 cells.</source>
        <translation>Die Standardwerte gelten für eine Karte von %1 Zellen.</translation>
    </message>
    <message>
        <source>--stages lists all stages and takes no recipe. Leave out &quot;%1&quot; or --stages.</source>
        <translation>--stages listet alle Stufen auf, ohne ein Rezept zu nehmen. Lassen Sie „%1“ oder --stages weg.</translation>
    </message>
    <message>
        <source>lists all stages with their parameters, even those no recipe uses</source>
        <translation>listet alle Stufen mit ihren Parametern auf, auch die in keinem Rezept verwendeten</translation>
    </message>
    <message>
        <source>lists all stages that a recipe can use</source>
        <translation>listet alle Stufen auf, die ein Rezept verwenden kann</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written: the new world has no place for %n level(s) with hand work: %1. Choose another seed, or discard them with --force.</source>
        <translation>
            <numerusform>Nichts wurde geschrieben: Die neue Welt hat keinen Platz für %n von Hand bearbeitetes Level: %1. Wählen Sie einen anderen Seed, oder verwerfen Sie es mit --force.</numerusform>
            <numerusform>Nichts wurde geschrieben: Die neue Welt hat keinen Platz für %n von Hand bearbeitete Level: %1. Wählen Sie einen anderen Seed, oder verwerfen Sie sie mit --force.</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels inside the world that you edited, renamed or pinned, such as a town of a journey, are kept unchanged, at their own site or the nearest one. If the new world has no place for them, their names are printed and nothing is written.</source>
        <translation>Level in der Welt, die Sie bearbeitet, umbenannt oder fixiert haben, etwa eine Stadt einer Reise, bleiben unverändert erhalten, an ihrem Ort oder am nächstgelegenen. Hat die neue Welt keinen Platz für sie, werden ihre Namen ausgegeben, und nichts wird geschrieben.</translation>
    </message>
    <message>
        <source>discards levels with hand work that have no place in the new world</source>
        <translation>verwirft von Hand bearbeitete Level, für die die neue Welt keinen Platz hat</translation>
    </message>
    <message>
        <source>the input format; default: by the file ending, or the first bytes of standard input</source>
        <translation>das Eingabeformat; Standardwert: nach der Dateiendung oder den ersten Bytes der Standardeingabe</translation>
    </message>
    <message>
        <source>the level to write, for formats that hold only one; default: the first; all writes each into a file of its own, such as map-ID.txt</source>
        <translation>das zu schreibende Level, für Formate, die nur eines enthalten; Standardwert: das erste; all schreibt jedes in eine eigene Datei, etwa map-ID.txt</translation>
    </message>
    <message>
        <source>hides notes and progress, but not errors</source>
        <translation>verbirgt Hinweise und Fortschritt, aber keine Fehler</translation>
    </message>
    <message>
        <source>never overwrites a file; exit status 3 if it exists</source>
        <translation>überschreibt keine Datei; Rückgabewert 3, wenn es sie schon gibt</translation>
    </message>
    <message>
        <source>exit status 1 if anything was lost, left out or filled in; the file is still written</source>
        <translation>Rückgabewert 1, wenn etwas verloren ging, wegblieb oder ergänzt wurde; die Datei wird trotzdem geschrieben</translation>
    </message>
    <message>
        <source>Invalid seed &quot;%1&quot;: give a whole number in digits, or a word.</source>
        <translation>Ungültiger Seed „%1“: Geben Sie eine ganze Zahl in Ziffern an, oder ein Wort.</translation>
    </message>
    <message>
        <source>Invalid seed &quot;%1&quot;: write the number in digits, as %2.</source>
        <translation>Ungültiger Seed „%1“: Schreiben Sie die Zahl in Ziffern, als %2.</translation>
    </message>
    <message>
        <source>Invalid --seeds &quot;%1&quot;: write the numbers in digits, as %2.</source>
        <translation>Ungültiger Wert „%1“ für --seeds: Schreiben Sie die Zahlen in Ziffern, als %2.</translation>
    </message>
    <message>
        <source>The level &quot;%1&quot; has no recipe. Open it in the editor and choose one, or generate a new level.</source>
        <translation>Das Level „%1“ hat kein Rezept. Öffnen Sie es im Editor und wählen Sie eines, oder erzeugen Sie ein neues Level.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: this saved game is already in the window&apos;s list. Name a file with --save, or leave out --no-clobber.</source>
        <translation>„%1“: Dieser Spielstand ist schon in der Liste des Fensters. Nennen Sie mit --save eine Datei, oder lassen Sie --no-clobber weg.</translation>
    </message>
    <message>
        <source>%1: not overwritten, because it cannot be read and may be a game of another map. Save this game to another file with --save.</source>
        <translation>%1: nicht überschrieben, weil die Datei nicht lesbar ist und ein Spiel auf einer anderen Karte sein könnte. Speichern Sie dieses Spiel mit --save in eine andere Datei.</translation>
    </message>
    <message>
        <source>Not proven: %1</source>
        <translation>Nicht bewiesen: %1</translation>
    </message>
    <message>
        <source>Invalid --jobs &quot;%1&quot;: give a whole number from 1 to %2.</source>
        <translation>Ungültiges --jobs „%1“: Geben Sie eine ganze Zahl von 1 bis %2 an.</translation>
    </message>
    <message>
        <source>%1, level %2: %3 Inspect it with: %4</source>
        <translation>%1, Level %2: %3 Prüfen mit: %4</translation>
    </message>
    <message>
        <source>how many levels to check at the same time; default: one for each core</source>
        <translation>wie viele Level gleichzeitig geprüft werden; Vorgabe: eines je Prozessorkern</translation>
    </message>
    <message>
        <source>A recipe is checked by generating a level for each seed. Every level must be connected, and must be won by the rules of the game: the check plays it until it is. A map must also be without errors of inspect. Each failure is printed with a command that shows it again; one line of totals follows at the end, even after Ctrl+C. The exit status is 1 if a level failed.</source>
        <translation>Ein Rezept wird geprüft, indem zu jedem Seed ein Level erzeugt wird. Jedes Level muss zusammenhängen und sich nach den Spielregeln gewinnen lassen: Die Prüfung spielt es, bis es gewonnen ist. Eine Karte darf außerdem keine Fehler haben, die inspect findet. Jeder Fehlschlag wird mit einem Befehl ausgegeben, der ihn wieder zeigt; am Ende folgt eine Zeile mit den Summen, auch nach Strg+C. Der Rückgabewert ist 1, wenn ein Level durchgefallen ist.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1 in %2: %3 [%4]</source>
        <translation>%1 in %2: %3 [%4]</translation>
    </message>
    <message>
        <source>Not winnable: %1</source>
        <translation>Nicht zu gewinnen: %1</translation>
    </message>
    <message numerus="yes">
        <source>Winnable in %n step(s), with this luck.</source>
        <translation>
            <numerusform>In %n Schritt zu gewinnen, mit diesem Glück.</numerusform>
            <numerusform>In %n Schritten zu gewinnen, mit diesem Glück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winnable in %n step(s), and in no fewer.</source>
        <translation>
            <numerusform>In %n Schritt zu gewinnen und in keinem weniger.</numerusform>
            <numerusform>In %n Schritten zu gewinnen und in keinem weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winnable in %n step(s).</source>
        <translation>
            <numerusform>In %n Schritt zu gewinnen.</numerusform>
            <numerusform>In %n Schritten zu gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) of the same kinds.</source>
        <translation>
            <numerusform>%n weiteres Problem derselben Arten.</numerusform>
            <numerusform>%n weitere Probleme derselben Arten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, hints: %3.</source>
        <translation>Fehler: %1, Warnungen: %2, Hinweise: %3.</translation>
    </message>
    <message>
        <source>Keys: %1</source>
        <translation>Tasten: %1</translation>
    </message>
    <message>
        <source>Inspecting</source>
        <translation>Karte wird geprüft</translation>
    </message>
    <message>
        <source>also proves that the map can be won, and prints how</source>
        <translation>beweist außerdem, dass die Karte zu gewinnen ist, und gibt aus, wie</translation>
    </message>
    <message>
        <source>also prints the keys that win it</source>
        <translation>gibt außerdem die Tasten aus, die sie gewinnen</translation>
    </message>
    <message>
        <source>Measures of %1</source>
        <translation>Kennzahlen von %1</translation>
    </message>
    <message>
        <source>%1 is not measured: it has more than %2 cells.</source>
        <translation>%1 wird nicht gemessen: Das Level hat mehr als %2 Zellen.</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) have only the common measures: together the levels have more than %1 cells. Measure one with --level.</source>
        <translation>
            <numerusform>%n Level hat nur die wichtigsten Kennzahlen: Zusammen haben die Level mehr als %1 Zellen. Messen Sie eines mit --level.</numerusform>
            <numerusform>%n Level haben nur die wichtigsten Kennzahlen: Zusammen haben die Level mehr als %1 Zellen. Messen Sie eines mit --level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winnable in %n step(s); at least %1 are needed.</source>
        <translation>
            <numerusform>In %n Schritt zu gewinnen; mindestens %1 sind nötig.</numerusform>
            <numerusform>In %n Schritten zu gewinnen; mindestens %1 sind nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Safe: no player gets stuck, fights and spent supplies aside.</source>
        <translation>Sicher: Niemand läuft sich fest, von Kämpfen und verbrauchten Vorräten abgesehen.</translation>
    </message>
    <message>
        <source>Soft locks are not known: %1</source>
        <translation>Ob es Softlocks gibt, ist nicht bekannt: %1</translation>
    </message>
    <message numerus="yes">
        <source>A player can get stuck in %n step(s).</source>
        <translation>
            <numerusform>In %n Schritt kann man sich festlaufen.</numerusform>
            <numerusform>In %n Schritten kann man sich festlaufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys to get stuck: %1</source>
        <translation>Tasten zum Festlaufen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) ignored, as their levels say.</source>
        <translation>
            <numerusform>%n Problem wird ignoriert, wie sein Level es sagt.</numerusform>
            <numerusform>%n Probleme werden ignoriert, wie ihre Level es sagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lists the problems and measures of a map, and proves that it can be won.</source>
        <translation>Listet die Probleme und Kennzahlen einer Karte auf und beweist, dass sie zu gewinnen ist.</translation>
    </message>
    <message>
        <source>Each problem is one line: how severe it is, the level, what is wrong, and the check that found it. With --prove, the map is played by the rules of the game, over all its levels; the keys that win it can be given to play. It also tells whether a player can get stuck. With --personas, five kinds of players play it, each so many games with other luck; a table says how many games they win, how sure that is, how far they walk, what health they lose and how much of the ground they see. The measures of one level follow as a table, with --json those of all levels. The exit status is 1 if there is an error or a warning, or if the map is not proven.</source>
        <translation>Jedes Problem ist eine Zeile: wie schwer es ist, das Level, was nicht stimmt und welche Prüfung es fand. Mit --prove wird die Karte nach den Regeln des Spiels gespielt, über alle ihre Level; die Tasten, die gewinnen, nimmt play entgegen. Es sagt auch, ob man sich festlaufen kann. Mit --personas spielt jeder von fünf Spielertypen N Spiele, jedes mit anderen Zufallszahlen; eine Tabelle sagt, wie viele Spiele sie gewinnen, wie sicher das ist, wie weit sie gehen, wie viel Gesundheit sie verlieren und wie viel Boden sie sehen. Die Kennzahlen eines Levels folgen als Tabelle, mit --json die aller Level. Der Rückgabewert ist 1, wenn es einen Fehler oder eine Warnung gibt oder wenn die Karte nicht bewiesen ist.</translation>
    </message>
    <message>
        <source>also plays N games of each persona, 1 to 100000, on all cores</source>
        <translation>spielt auch N Spiele mit jedem Spielertyp, 1 bis 100000, auf allen Kernen</translation>
    </message>
    <message>
        <source>inspects this level alone; default: all of them, and the measures of the one where player 1 starts</source>
        <translation>prüft nur dieses Level; Vorgabe: alle, und die Kennzahlen dessen, in dem Spieler 1 startet</translation>
    </message>
    <message>
        <source>lists what is wrong with the map, and its measures</source>
        <translation>listet auf, was mit der Karte nicht stimmt, und ihre Kennzahlen</translation>
    </message>
    <message>
        <source>also tells how often five kinds of players win it</source>
        <translation>sagt auch, wie oft fünf Spielertypen sie gewinnen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Persona</source>
        <translation>Spielertyp</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Invalid --personas &quot;%1&quot;: give a whole number from 1 to %2.</source>
        <translation>Ungültiges --personas „%1“: Eine ganze Zahl von 1 bis %2 angeben.</translation>
    </message>
    <message>
        <source>No games of personas: %1</source>
        <translation>Keine Spiele der Spielertypen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of each persona:</source>
        <translation>
            <numerusform>%n Spiel mit jedem Spielertyp:</numerusform>
            <numerusform>%n Spiele mit jedem Spielertyp:</numerusform>
        </translation>
    </message>
    <message>
        <source>draws no legend of the overlays below the map</source>
        <translation>zeichnet keine Legende der Einblendungen unter die Karte</translation>
    </message>
    <message>
        <source>draws it smaller, with its rooms marked and a legend</source>
        <translation>zeichnet sie kleiner, mit markierten Räumen und einer Legende</translation>
    </message>
    <message>
        <source>shows the shortest way to the goal</source>
        <translation>zeigt den kürzesten Weg zum Ziel</translation>
    </message>
    <message>
        <source>Invalid --depths &quot;%1&quot;: give N or A..B with A ≤ B, from 1 to %2.</source>
        <translation>Ungültiger Wert „%1“ für --depths: Geben Sie N oder A..B mit A ≤ B an, von 1 bis %2.</translation>
    </message>
    <message>
        <source>%1, seed %2, depth %3: %4 Reproduce it with: %5</source>
        <translation>%1, Seed %2, Tiefe %3: %4 Nachstellen mit: %5</translation>
    </message>
    <message>
        <source>for a recipe: the depths to check, from A to B, 1 to 100; default: that of the level as it is generated</source>
        <translation>bei einem Rezept: die zu prüfenden Tiefen, von A bis B, 1 bis 100; Standard: die des Levels, wie es erzeugt wird</translation>
    </message>
    <message>
        <source>also plays N games of each persona on each level of a recipe, 1 to 100000</source>
        <translation>spielt auch N Spiele mit jedem Spielertyp auf jedem Level eines Rezepts, 1 bis 100000</translation>
    </message>
    <message>
        <source>With --depths, the levels below that of each seed are checked, too: those that play leads to, with more rooms and harder enemies. Where play leads no deeper, the same level is checked at that depth of its rules. A deeper level need not be won, because players bring along what they bought above.</source>
        <translation>Mit --depths werden auch die Level unter dem jedes Seeds geprüft: die, zu denen das Spiel führt, mit mehr Räumen und härteren Gegnern. Wo das Spiel nicht tiefer führt, wird dasselbe Level mit dieser Tiefe in seinen Regeln geprüft. Ein tieferes Level muss nicht gewonnen werden, weil Spieler mitbringen, was sie weiter oben gekauft haben.</translation>
    </message>
    <message>
        <source>With --personas, five kinds of players play each level that passes, as a new game with other luck each time. A table for each recipe says how many games they win at each depth, how sure that is, how far they walk, what health they lose and how much of the ground they see.</source>
        <translation>Mit --personas spielen fünf Arten von Spielern jedes Level, das besteht, jedes Mal als neues Spiel mit anderem Glück. Eine Tabelle für jedes Rezept sagt, wie viele Spiele sie in jeder Tiefe gewinnen, wie sicher das ist, wie weit sie gehen, wie viel Gesundheit sie verlieren und wie viel Boden sie sehen.</translation>
    </message>
    <message>
        <source>tells how often five kinds of players win, depth by depth</source>
        <translation>sagt für jede Tiefe, wie oft fünf Arten von Spielern gewinnen</translation>
    </message>
    <message>
        <source>Unknown persona &quot;%1&quot;. Expected one of: %2.</source>
        <translation>Unbekannter Spielertyp „%1“. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>Unknown persona &quot;%1&quot;; did you mean &quot;%3&quot;? Expected one of: %2.</source>
        <translation>Unbekannter Spielertyp „%1“; meinten Sie „%3“? Möglich sind: %2.</translation>
    </message>
    <message>
        <source>--persona is for the overlay &quot;walked&quot;. Add --overlay walked.</source>
        <translation>--persona gehört zur Einblendung „walked“. Geben Sie --overlay walked dazu an.</translation>
    </message>
    <message>
        <source>with --overlay walked: whose games to show; default: runner</source>
        <translation>mit --overlay walked: wessen Spiele gezeigt werden; Vorgabe: runner</translation>
    </message>
    <message>
        <source>plays 200 games of a novice, and shows where they went</source>
        <translation>spielt 200 Spiele eines Neulings und zeigt, wo sie entlangführten</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Personas on levels of %1:</source>
        <translation>Spielertypen auf Leveln von %1:</translation>
    </message>
    <message>
        <source>--from applies only to maps, not to recipes. Leave it out, or name a map.</source>
        <translation>--from gilt nur für Karten, nicht für Rezepte. Lassen Sie es weg, oder nennen Sie eine Karte.</translation>
    </message>
    <message>
        <source>%1 has only the common measures: it has more than %2 cells.</source>
        <translation>%1 hat nur die wichtigsten Kennzahlen: Das Level hat mehr als %2 Zellen.</translation>
    </message>
    <message>
        <source>A player can get stuck.</source>
        <translation>Man kann sich festlaufen.</translation>
    </message>
    <message>
        <source>Mission of %1</source>
        <translation>Mission von %1</translation>
    </message>
    <message>
        <source>Nothing drawn by &quot;%1&quot;: %2</source>
        <translation>„%1“ zeichnet nichts: %2</translation>
    </message>
    <message>
        <source>Older versions: %1.</source>
        <translation>Ältere Versionen: %1.</translation>
    </message>
    <message>
        <source>name of a recipe, or of an older version: keep@1</source>
        <translation>Name eines Rezepts oder einer älteren Version: keep@1</translation>
    </message>
    <message>
        <source>Unknown anchor &quot;%1&quot;. Expected one of: %2.</source>
        <translation>Unbekannter Anker „%1“. Erwartet: %2.</translation>
    </message>
    <message>
        <source>Invalid --size &quot;%1&quot;: give WxH from 1x1 to %2x%2.</source>
        <translation>Ungültiges --size „%1“: Geben Sie BxH von 1x1 bis %2x%2 an.</translation>
    </message>
    <message>
        <source>Give one of --size, --select and --trim.</source>
        <translation>Geben Sie eines von --size, --select und --trim an.</translation>
    </message>
    <message>
        <source>--anchor is for --size. Add it, or leave out --anchor.</source>
        <translation>--anchor gehört zu --size. Geben Sie es an, oder lassen Sie --anchor weg.</translation>
    </message>
    <message>
        <source>Cut off: %1 cells that are not void, %2 rooms (whole or in part), %3 things.</source>
        <translation>Abgeschnitten: %1 Zellen, die nicht leer sind, %2 Räume (ganz oder teilweise), %3 Objekte.</translation>
    </message>
    <message>
        <source>Resizing</source>
        <translation>Größe wird geändert</translation>
    </message>
    <message>
        <source>Changes the size of a level.</source>
        <translation>Ändert die Größe eines Levels.</translation>
    </message>
    <message>
        <source>New cells are void. Things, rooms, pins and layers stay with their cells, and portals from other levels lead to the same cells as before.</source>
        <translation>Neue Zellen sind leer. Objekte, Räume, Fixierungen und Ebenen bleiben bei ihren Zellen, und Portale anderer Level führen zu denselben Zellen wie vorher.</translation>
    </message>
    <message>
        <source>the new size in cells</source>
        <translation>die neue Größe in Zellen</translation>
    </message>
    <message>
        <source>with --size: which part of the map stays in its place, such as middle or bottom-right; default: top-left</source>
        <translation>mit --size: welcher Teil der Karte an seinem Platz bleibt, etwa middle oder bottom-right; Vorgabe: top-left</translation>
    </message>
    <message>
        <source>keeps only these cells</source>
        <translation>behält nur diese Zellen</translation>
    </message>
    <message>
        <source>cuts off empty edges</source>
        <translation>schneidet leere Ränder ab</translation>
    </message>
    <message>
        <source>adds or cuts off as much on opposite sides</source>
        <translation>fügt an gegenüberliegenden Seiten gleich viel hinzu oder schneidet es ab</translation>
    </message>
    <message>
        <source>--kind tiles needs the name of a tile. Add --find NAME.</source>
        <translation>--kind tiles braucht den Namen einer Kachel. Geben Sie --find NAME an.</translation>
    </message>
    <message>
        <source>Unknown kind &quot;%1&quot;. Expected one of: %2.</source>
        <translation>Unbekannte Art „%1“. Möglich sind: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n found.</source>
        <translation>
            <numerusform>%n gefunden.</numerusform>
            <numerusform>%n gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles: %n cell(s).</source>
        <translation>
            <numerusform>Kacheln: %n Zelle.</numerusform>
            <numerusform>Kacheln: %n Zellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lists the things and rooms of a level, and finds tiles.</source>
        <translation>Listet die Objekte und Räume eines Levels auf und findet Kacheln.</translation>
    </message>
    <message>
        <source>Each thing and each room is one line: what it is, its kind, its cell, its id, and what tells it from others. With --find, only those that have all of these words in their kind, id, text, place or properties are listed, and the areas of the tiles of that name: of an area the first cell, and how many cells it has. At most 10000 areas are listed; the last line counts all. The exit status is 1 if nothing is found.</source>
        <translation>Jedes Objekt und jeder Raum ist eine Zeile: was es ist, seine Art, seine Zelle, seine Id, und was es von anderen unterscheidet. Mit --find nur die, in deren Art, Id, Text, Ort oder Eigenschaften alle diese Wörter vorkommen, und die Flächen der Kacheln dieses Namens: von einer Fläche die erste Zelle, und wie viele Zellen sie hat. Höchstens 10000 Flächen werden aufgelistet; die letzte Zeile zählt alle. Der Rückgabewert ist 1, wenn nichts gefunden wird.</translation>
    </message>
    <message>
        <source>lists only what has all these words</source>
        <translation>listet nur auf, worin alle diese Wörter vorkommen</translation>
    </message>
    <message>
        <source>lists only things, rooms or tiles, or the things of one kind, such as key</source>
        <translation>listet nur Objekte (things), Räume (rooms) oder Kacheln (tiles) auf, oder die Objekte einer Art, etwa key</translation>
    </message>
    <message>
        <source>lists all things and rooms of the first level</source>
        <translation>listet alle Objekte und Räume des ersten Levels auf</translation>
    </message>
    <message>
        <source>prints its keys as JSON</source>
        <translation>gibt die Schlüssel als JSON aus</translation>
    </message>
    <message>
        <source>lists its lakes, and whatever else says water</source>
        <translation>listet die Gewässer auf, und was sonst „water“ sagt</translation>
    </message>
    <message>
        <source>tries seeds until the level is as wanted</source>
        <translation>probiert Seeds, bis das Level so ist wie gewünscht</translation>
    </message>
    <message>
        <source>Invalid --tries &quot;%1&quot;: give a whole number from 1 to %2.</source>
        <translation>Ungültiges --tries „%1“: Geben Sie eine ganze Zahl von 1 bis %2 an.</translation>
    </message>
    <message>
        <source>tries seeds derived from the given one until the measures of the level fit, such as &apos;loops in 3..5 and path &gt;= 80&apos;</source>
        <translation>probiert Seeds, die aus dem gegebenen folgen, bis die Kennzahlen des Levels passen, etwa &apos;loops in 3..5 and path &gt;= 80&apos;</translation>
    </message>
    <message>
        <source>how many seeds to try for --want; default: 1000</source>
        <translation>wie viele Seeds für --want probiert werden; Standard: 1000</translation>
    </message>
    <message>
        <source>--tries is for --want, which is missing.</source>
        <translation>--tries gehört zu --want, und das fehlt.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Suchen</translation>
    </message>
    <message numerus="yes">
        <source>Seed %1 fits, after %n tries.</source>
        <translation>
            <numerusform>Seed %1 passt, nach %n Versuch.</numerusform>
            <numerusform>Seed %1 passt, nach %n Versuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;survey merge&quot; needs -o FILE: the file to write.</source>
        <translation>„survey merge“ braucht -o DATEI: die Datei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>&quot;survey merge&quot; needs the files of surveys to join.</source>
        <translation>„survey merge“ braucht die Dateien der Erhebungen, die zusammengefügt werden.</translation>
    </message>
    <message>
        <source>--%1 is not for &quot;survey merge&quot;. Leave it out.</source>
        <translation>--%1 gilt nicht für „survey merge“. Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is both read and written. Give another name to -o.</source>
        <translation>„%1“ würde gelesen und geschrieben. Geben Sie für -o einen anderen Namen an.</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>Zusammenfügen</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n seed(s) now.</source>
        <translation>
            <numerusform>%1 hat jetzt %n Seed.</numerusform>
            <numerusform>%1 hat jetzt %n Seeds.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid --shard &quot;%1&quot;: give I/N, such as 2/4, with I from 1 to N.</source>
        <translation>Ungültiges --shard „%1“: Geben Sie I/N an, etwa 2/4, mit I von 1 bis N.</translation>
    </message>
    <message>
        <source>&quot;survey&quot; needs --seeds A..B: the seeds to measure.</source>
        <translation>„survey“ braucht --seeds A..B: die Seeds, die gemessen werden.</translation>
    </message>
    <message>
        <source>Invalid --seeds &quot;%1&quot;: a survey takes seeds up to %2.</source>
        <translation>Ungültiges --seeds „%1“: Eine Erhebung nimmt Seeds bis %2.</translation>
    </message>
    <message>
        <source>Invalid --limit &quot;%1&quot;: give a whole number from 1 on.</source>
        <translation>Ungültiges --limit „%1“: Geben Sie eine ganze Zahl ab 1 an.</translation>
    </message>
    <message>
        <source>&quot;survey&quot; takes one recipe; &quot;%1&quot; is too many.</source>
        <translation>„survey“ nimmt ein Rezept; „%1“ ist zu viel.</translation>
    </message>
    <message>
        <source>Only one of --json and --csv may go to standard output.</source>
        <translation>Nur eines von --json und --csv kann auf die Standardausgabe gehen.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n level(s)</source>
        <translation>
            <numerusform>%1, %2: %n Level</numerusform>
            <numerusform>%1, %2: %n Level</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>80 %</source>
        <translation>80 %</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Kleinster</translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation>Größter</translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s) made no level.</source>
        <translation>
            <numerusform>%n Seed ergab kein Level.</numerusform>
            <numerusform>%n Seeds ergaben kein Level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seed(s) fit, one in %2:</source>
        <translation>
            <numerusform>%1 von %n Seed passt, einer von %2:</numerusform>
            <numerusform>%1 von %n Seeds passen, einer von %2:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of %n seed(s) fits.</source>
        <translation>
            <numerusform>Der eine Seed passt nicht (%n).</numerusform>
            <numerusform>Keiner von %n Seeds passt.</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1: %2</source>
        <translation>Seed %1: %2</translation>
    </message>
    <message>
        <source>the seeds to measure, from A to B</source>
        <translation>die Seeds, die gemessen werden, von A bis B</translation>
    </message>
    <message>
        <source>only the common measures, which are quick: no level is proven</source>
        <translation>nur die üblichen Kennzahlen, die schnell sind: kein Level wird bewiesen</translation>
    </message>
    <message>
        <source>counts and lists the seeds whose measures fit, such as &apos;loops in 3..5&apos;</source>
        <translation>zählt und nennt die Seeds, deren Kennzahlen passen, etwa &apos;loops in 3..5&apos;</translation>
    </message>
    <message>
        <source>ends after N seeds that fit; without --where, that make a level</source>
        <translation>endet nach N Seeds, die passen; ohne --where: die ein Level ergeben</translation>
    </message>
    <message>
        <source>how many levels to measure at the same time; default: one for each core</source>
        <translation>wie viele Level zugleich gemessen werden; Standard: eines je Kern</translation>
    </message>
    <message>
        <source>only the I-th of N parts of the seeds</source>
        <translation>nur den I-ten von N Teilen der Seeds</translation>
    </message>
    <message>
        <source>a SQLite file for the results; a survey that was stopped goes on from it</source>
        <translation>eine SQLite-Datei für die Ergebnisse; eine angehaltene Erhebung macht dort weiter</translation>
    </message>
    <message>
        <source>a table of the seeds that fit, one in a line; - is standard output</source>
        <translation>eine Tabelle der Seeds, die passen, einer je Zeile; - ist die Standardausgabe</translation>
    </message>
    <message>
        <source>for merge: the SQLite file to write</source>
        <translation>für merge: die SQLite-Datei, die geschrieben wird</translation>
    </message>
    <message>
        <source>Measures the levels of many seeds.</source>
        <translation>Misst die Level vieler Seeds.</translation>
    </message>
    <message>
        <source>The level of each seed is generated, proven and measured, on all cores. A table says how the values of each measure are spread. The results are the same for any number of cores.</source>
        <translation>Das Level jedes Seeds wird erzeugt, bewiesen und gemessen, auf allen Kernen. Eine Tabelle zeigt, wie sich die Werte jeder Kennzahl verteilen. Die Ergebnisse sind für jede Zahl von Kernen dieselben.</translation>
    </message>
    <message>
        <source>With --db, the results go to a SQLite file that other programs can read. Stop the survey at any time, and run the same command again to go on. With --shard, several machines share the work; &quot;survey merge&quot; joins their files.</source>
        <translation>Mit --db kommen die Ergebnisse in eine SQLite-Datei, die andere Programme lesen können. Halten Sie die Erhebung jederzeit an; derselbe Befehl macht weiter. Mit --shard teilen sich mehrere Rechner die Arbeit; „survey merge“ fügt ihre Dateien zusammen.</translation>
    </message>
    <message>
        <source>the name of a recipe, or a .recipe file; or merge, and the files of surveys to join</source>
        <translation>der Name eines Rezepts oder eine .recipe-Datei; oder merge und die Dateien der Erhebungen, die zusammengefügt werden</translation>
    </message>
    <message>
        <source>says how the measures are spread</source>
        <translation>zeigt, wie sich die Kennzahlen verteilen</translation>
    </message>
    <message>
        <source>finds five seeds with many loops</source>
        <translation>findet fünf Seeds mit vielen Schleifen</translation>
    </message>
    <message>
        <source>does a quarter of the work, on one of four machines</source>
        <translation>macht ein Viertel der Arbeit, auf einem von vier Rechnern</translation>
    </message>
    <message>
        <source>joins the four quarters</source>
        <translation>fügt die vier Viertel zusammen</translation>
    </message>
    <message>
        <source>Surveying</source>
        <translation>Erheben</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seed(s) fit:</source>
        <translation>
            <numerusform>%1 von %n Seed passt:</numerusform>
            <numerusform>%1 von %n Seeds passen:</numerusform>
        </translation>
    </message>
    <message>
        <source>-o is for &quot;survey merge&quot;. Use --db or --csv.</source>
        <translation>-o gehört zu „survey merge“. Verwenden Sie --db oder --csv.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: --db and --csv name the same file. Give two names.</source>
        <translation>„%1“: --db und --csv nennen dieselbe Datei. Geben Sie zwei Namen an.</translation>
    </message>
    <message>
        <source>Maps of more than %1 cells have only the common measures. Add --common.</source>
        <translation>Karten mit mehr als %1 Zellen haben nur die üblichen Kennzahlen. Fügen Sie --common hinzu.</translation>
    </message>
    <message>
        <source>The first seed is %1.</source>
        <translation>Der erste Seed ist %1.</translation>
    </message>
    <message>
        <source>%1 is not one of the common measures. Leave out --common.</source>
        <translation>%1 gehört nicht zu den üblichen Kennzahlen. Lassen Sie --common weg.</translation>
    </message>
    <message>
        <source>Stopped. What was measured is in %1; the same command goes on from there.</source>
        <translation>Angehalten. Was gemessen wurde, steht in %1; derselbe Befehl macht dort weiter.</translation>
    </message>
    <message>
        <source>Stopped. These are the results so far.</source>
        <translation>Angehalten. Das sind die Ergebnisse bis jetzt.</translation>
    </message>
    <message>
        <source>Seed %1 takes more memory than there is. Choose a smaller --size.</source>
        <translation>Seed %1 braucht mehr Speicher, als da ist. Wählen Sie ein kleineres --size.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: not a folder. Name one for --allow.</source>
        <translation>&quot;%1&quot;: kein Ordner. Geben Sie einen für --allow an.</translation>
    </message>
    <message>
        <source>--map and --allow are for maps of other programs; %1 takes neither.</source>
        <translation>--map und --allow gelten für Karten anderer Programme; %1 nimmt sie nicht.</translation>
    </message>
    <message>
        <source>a table of which tiles and objects of another program are which of ours</source>
        <translation>eine Tabelle, welche Kacheln und Objekte eines anderen Programms welche von unseren sind</translation>
    </message>
    <message>
        <source>a folder outside the project of the map, whose files the map may name</source>
        <translation>ein Ordner außerhalb des Projekts der Karte, dessen Dateien sie nennen darf</translation>
    </message>
    <message>
        <source>reads a map of Tiled, with a table of what its tiles are</source>
        <translation>liest eine Karte von Tiled, mit einer Tabelle, was ihre Kacheln sind</translation>
    </message>
    <message>
        <source>pixels per cell, 1 to 256; default: those of the skin or 16, fewer for large maps</source>
        <translation>Pixel je Zelle, 1 bis 256; Vorgabe: die des Skins oder 16, bei großen Karten weniger</translation>
    </message>
    <message>
        <source>draws it from the pictures of another skin</source>
        <translation>zeichnet sie mit den Bildern eines anderen Skins</translation>
    </message>
    <message>
        <source>Invalid --port &quot;%1&quot;: give a number from 0 to 65535. 0 takes any port that is free.</source>
        <translation>Ungültiges --port &quot;%1&quot;: Geben Sie eine Zahl von 0 bis 65535 an. 0 nimmt irgendeinen freien Port.</translation>
    </message>
    <message>
        <source>Standard input cannot be saved again. Name a file.</source>
        <translation>Die Standardeingabe kann nicht noch einmal gespeichert werden. Geben Sie eine Datei an.</translation>
    </message>
    <message>
        <source>%1: read again.</source>
        <translation>%1: neu gelesen.</translation>
    </message>
    <message>
        <source>Handing out %1. Stop it with Ctrl+C.</source>
        <translation>%1 wird bereitgestellt. Strg+C beendet das.</translation>
    </message>
    <message>
        <source>the port on this machine; default: 8430; 0 takes any that is free</source>
        <translation>der Port auf diesem Rechner; Vorgabe: 8430; 0 nimmt irgendeinen freien</translation>
    </message>
    <message>
        <source>a web page that may ask, such as http://localhost:8080; can be given several times. Programs that are no pages always may</source>
        <translation>eine Webseite, die fragen darf, etwa http://localhost:8080; kann mehrmals angegeben werden. Programme, die keine Webseiten sind, dürfen immer</translation>
    </message>
    <message>
        <source>Hands a map to a running game, and tells it when the file is saved.</source>
        <translation>Gibt einem laufenden Spiel eine Karte und meldet, wenn die Datei gespeichert wird.</translation>
    </message>
    <message>
        <source>Answers on this machine alone (127.0.0.1): /level.json, /level.tmj, /level.png, and /events, a stream that says when the map changed. The file is read again whenever it is saved. Nothing can be written. Prints its address; Ctrl+C ends it.</source>
        <translation>Antwortet nur auf diesem Rechner (127.0.0.1): /level.json, /level.tmj, /level.png und /events, ein Strom, der meldet, wenn sich die Karte geändert hat. Die Datei wird bei jedem Speichern neu gelesen. Geschrieben werden kann nichts. Gibt die Adresse aus; Strg+C beendet es.</translation>
    </message>
    <message>
        <source>hands out the map on http://127.0.0.1:8430/</source>
        <translation>stellt die Karte auf http://127.0.0.1:8430/ bereit</translation>
    </message>
    <message>
        <source>also for a web game that is served there</source>
        <translation>auch für ein Webspiel, das dort liegt</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the folder has no file that ends in .%2. Another format can be named with --from.</source>
        <translation>&quot;%1&quot;: Der Ordner hat keine Datei, die auf .%2 endet. Ein anderes Format lässt sich mit --from nennen.</translation>
    </message>
    <message>
        <source>--watch writes the files again, which --no-clobber forbids. Leave out one of them.</source>
        <translation>--watch schreibt die Dateien neu, was --no-clobber verbietet. Lassen Sie eines von beiden weg.</translation>
    </message>
    <message>
        <source>Standard input is read once. With --watch, name files.</source>
        <translation>Die Standardeingabe wird einmal gelesen. Nennen Sie für --watch Dateien.</translation>
    </message>
    <message numerus="yes">
        <source>Watching %n file(s). Stop with Ctrl+C.</source>
        <translation>
            <numerusform>%n Datei wird beobachtet. Ende mit Strg+C.</numerusform>
            <numerusform>%n Dateien werden beobachtet. Ende mit Strg+C.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: converted.</source>
        <translation>%1: umgewandelt.</translation>
    </message>
    <message>
        <source>goes on, and converts each file again whenever it is saved, until Ctrl+C; in a folder, new files, too</source>
        <translation>läuft weiter und wandelt jede Datei neu um, sobald sie gespeichert wird, bis Strg+C; in einem Ordner auch neue Dateien</translation>
    </message>
    <message>
        <source>a file to read, or a folder: all maps in it, which are .delve files or those of the format of --from</source>
        <translation>eine Datei, die gelesen wird, oder ein Ordner: alle Karten darin, also .delve-Dateien oder die im Format von --from</translation>
    </message>
    <message>
        <source>writes the maps of a folder for a game, and again whenever one is saved</source>
        <translation>schreibt die Karten eines Ordners für ein Spiel, und neu, sobald eine gespeichert wird</translation>
    </message>
    <message>
        <source>Invalid --tile &quot;%1&quot;: give NAME, NAME=TEMPLATE or NAME=TEMPLATE@X,Y.</source>
        <translation>Ungültiges --tile &quot;%1&quot;: Geben Sie NAME, NAME=VORLAGE oder NAME=VORLAGE@X,Y an.</translation>
    </message>
    <message>
        <source>Invalid --%1 &quot;%2&quot;: give a whole number of pixels from 0 to %3.</source>
        <translation>Ungültiges --%1 &quot;%2&quot;: Geben Sie eine ganze Zahl von Pixeln von 0 bis %3 an.</translation>
    </message>
    <message>
        <source>Invalid --grid &quot;%1&quot;: give WxH from 1x1 to %2x%2 pixels.</source>
        <translation>Ungültiges --grid &quot;%1&quot;: Geben Sie BxH von 1x1 bis %2x%2 Pixel an.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no built-in tile: it is drawn only in worlds that have a tile of this name.</source>
        <translation>&quot;%1&quot; ist keine eingebaute Kachel: Sie wird nur in Welten gezeichnet, die eine Kachel dieses Namens haben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unsupported file type. Give a name that ends in .skin.</source>
        <translation>&quot;%1&quot;: nicht unterstützter Dateityp. Geben Sie einen Namen an, der auf .skin endet.</translation>
    </message>
    <message>
        <source>Give --use for a map, or --tile for a tileset picture.</source>
        <translation>Geben Sie --use für eine Karte an, oder --tile für das Bild eines Tilesets.</translation>
    </message>
    <message>
        <source>--%1 is for a map, and --tile for a tileset picture. Leave out one.</source>
        <translation>--%1 gilt für eine Karte und --tile für das Bild eines Tilesets. Lassen Sie eines weg.</translation>
    </message>
    <message>
        <source>--%1 is for a tileset picture, and --use for a map. Leave out one.</source>
        <translation>--%1 gilt für das Bild eines Tilesets und --use für eine Karte. Lassen Sie eines weg.</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Arbeitet</translation>
    </message>
    <message>
        <source>Gives a map a skin, or makes a skin of a tileset picture.</source>
        <translation>Gibt einer Karte einen Skin, oder macht einen Skin aus dem Bild eines Tilesets.</translation>
    </message>
    <message>
        <source>With --use, all levels of the map are drawn in that skin: stone, cave, masonry, grotto, countryside, or a .skin file, which comes into the map with its pictures.</source>
        <translation>Mit --use werden alle Level der Karte mit diesem Skin gezeichnet: stone, cave, masonry, grotto, countryside oder eine .skin-Datei, die mit ihren Bildern in die Karte kommt.</translation>
    </message>
    <message>
        <source>With --tile, FILE is a PNG, and a .skin file is written that draws these tiles from it. A template says how the pieces of a tile lie: piece, blob-12x4, blob-7x7, edges-4x4, rpgmaker-a2 or rpgmaker-a4. @X,Y is the first of them, counted in pieces from 0,0. If the picture is one template and nothing else, the name of the tile is enough.</source>
        <translation>Mit --tile ist FILE ein PNG, und es entsteht eine .skin-Datei, die diese Kacheln daraus zeichnet. Eine Vorlage sagt, wie die Stücke einer Kachel liegen: piece, blob-12x4, blob-7x7, edges-4x4, rpgmaker-a2 oder rpgmaker-a4. @X,Y ist das erste davon, in Stücken ab 0,0 gezählt. Besteht das Bild aus einer Vorlage und nichts sonst, genügt der Name der Kachel.</translation>
    </message>
    <message>
        <source>the map, or with --tile the picture</source>
        <translation>die Karte, oder mit --tile das Bild</translation>
    </message>
    <message>
        <source>the skin of the map; none: each level as its recipe says</source>
        <translation>der Skin der Karte; none: jedes Level, wie sein Rezept es sagt</translation>
    </message>
    <message>
        <source>with --use: only this level, which then names the skin; default: all</source>
        <translation>mit --use: nur dieses Level, das dann den Skin nennt; Vorgabe: alle</translation>
    </message>
    <message>
        <source>draws this tile from the picture; can be given several times</source>
        <translation>zeichnet diese Kachel aus dem Bild; kann mehrmals angegeben werden</translation>
    </message>
    <message>
        <source>with --tile: the size of a piece in pixels; default: a guess</source>
        <translation>mit --tile: die Größe eines Stücks in Pixeln; Vorgabe: geschätzt</translation>
    </message>
    <message>
        <source>with --tile: pixels around all pieces</source>
        <translation>mit --tile: Pixel um alle Stücke herum</translation>
    </message>
    <message>
        <source>with --tile: pixels between two pieces</source>
        <translation>mit --tile: Pixel zwischen zwei Stücken</translation>
    </message>
    <message>
        <source>the map, in the format of its ending, or the .skin file; - is standard output</source>
        <translation>die Karte im Format ihrer Endung, oder die .skin-Datei; - ist die Standardausgabe</translation>
    </message>
    <message>
        <source>draws all levels in that skin</source>
        <translation>zeichnet alle Level mit diesem Skin</translation>
    </message>
    <message>
        <source>makes a skin of a picture that is one template</source>
        <translation>macht einen Skin aus einem Bild, das eine einzige Vorlage ist</translation>
    </message>
    <message>
        <source>makes one of two parts of a picture</source>
        <translation>macht einen aus zwei Teilen eines Bildes</translation>
    </message>
    <message>
        <source>takes it into the map, with its pictures</source>
        <translation>nimmt ihn mit seinen Bildern in die Karte auf</translation>
    </message>
    <message>
        <source>%1: this is a folder. To convert its maps, name a folder for the output, too.</source>
        <translation>%1: Das ist ein Ordner. Um seine Karten umzuwandeln, nennen Sie auch für die Ausgabe einen Ordner.</translation>
    </message>
    <message>
        <source>draws the map in this skin: stone, cave, masonry, grotto, countryside, or a .skin file; default: that of the level</source>
        <translation>zeichnet die Karte mit diesem Skin: stone, cave, masonry, grotto, countryside oder eine .skin-Datei; Vorgabe: der des Levels</translation>
    </message>
</context>
<context>
    <name>condition</name>
    <message>
        <source>Expected and, or, or the end of the condition.</source>
        <translation>Erwartet wird and, or oder das Ende der Bedingung.</translation>
    </message>
    <message>
        <source>Too deep: at most %1 parentheses and nots in one another.</source>
        <translation>Zu tief: höchstens %1 Klammern und not ineinander.</translation>
    </message>
    <message>
        <source>Expected and, or, or the closing parenthesis.</source>
        <translation>Erwartet wird and, or oder die schließende Klammer.</translation>
    </message>
    <message>
        <source>Expected a measure, such as rooms or path.</source>
        <translation>Erwartet wird eine Kennzahl, etwa rooms oder path.</translation>
    </message>
    <message>
        <source>There is no measure &quot;%1&quot;.</source>
        <translation>Es gibt keine Kennzahl „%1“.</translation>
    </message>
    <message>
        <source>There is no measure &quot;%1&quot;. Did you mean %2?</source>
        <translation>Es gibt keine Kennzahl „%1“. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>%1 is not measured in %.</source>
        <translation>%1 wird nicht in % gemessen.</translation>
    </message>
    <message>
        <source>Expected a range, such as 3..5.</source>
        <translation>Erwartet wird ein Bereich, etwa 3..5.</translation>
    </message>
    <message>
        <source>Nothing lies in %1..%2. The lower number comes first.</source>
        <translation>In %1..%2 liegt nichts. Die kleinere Zahl kommt zuerst.</translation>
    </message>
    <message>
        <source>Expected =, !=, &lt;, &lt;=, &gt;, &gt;= or in after %1.</source>
        <translation>Nach %1 wird =, !=, &lt;, &lt;=, &gt;, &gt;= oder in erwartet.</translation>
    </message>
    <message>
        <source>Expected a number with at most three decimals, or a measure.</source>
        <translation>Erwartet wird eine Zahl mit höchstens drei Nachkommastellen oder eine Kennzahl.</translation>
    </message>
    <message>
        <source>A condition has at most %1 characters.</source>
        <translation>Eine Bedingung hat höchstens %1 Zeichen.</translation>
    </message>
</context>
<context>
    <name>danger</name>
    <message>
        <source>Each town costs %1 supplies, and you have %2. Without enough for a town, you lose.</source>
        <translation>Jede Stadt kostet %1 Vorräte, und Sie haben %2. Reichen sie für keine Stadt mehr, haben Sie verloren.</translation>
    </message>
    <message>
        <source>Touching a wall is deadly.</source>
        <translation>Eine Wand zu berühren ist tödlich.</translation>
    </message>
    <message>
        <source>Enemies attack. Without health, you are out.</source>
        <translation>Gegner greifen an. Ohne Gesundheit scheiden Sie aus.</translation>
    </message>
    <message>
        <source>Some encounters cost health.</source>
        <translation>Manche Begegnungen kosten Gesundheit.</translation>
    </message>
    <message>
        <source>%1 is deadly: the first step only warns you.</source>
        <translation>%1 ist tödlich: Der erste Schritt warnt nur.</translation>
    </message>
</context>
<context>
    <name>delve-file</name>
    <message>
        <source>Expected a unique id; “%1” is empty or already in use.</source>
        <translation>Erwartet wird eine eindeutige Kennung; „%1“ ist leer oder schon vergeben.</translation>
    </message>
    <message>
        <source>This portal leads to an unknown level “%1”.</source>
        <translation>Dieses Portal führt zu einem unbekannten Level „%1“.</translation>
    </message>
    <message>
        <source>This portal leads outside the map of level “%1”.</source>
        <translation>Dieses Portal führt aus der Karte des Levels „%1“ hinaus.</translation>
    </message>
    <message>
        <source>Pinned thing “%1” is unknown or listed twice.</source>
        <translation>Das fixierte Objekt „%1“ ist unbekannt oder doppelt aufgeführt.</translation>
    </message>
    <message>
        <source>Expected a width and height of 1 to %1 cells.</source>
        <translation>Erwartet werden eine Breite und Höhe von 1 bis %1 Zellen.</translation>
    </message>
    <message>
        <source>Expected a number from %1 to %2, found %3.</source>
        <translation>Erwartet wird eine Zahl von %1 bis %2, gefunden: %3.</translation>
    </message>
    <message>
        <source>Expected at least one level in “levels”.</source>
        <translation>Erwartet wird mindestens ein Level in „levels“.</translation>
    </message>
    <message>
        <source>Duplicate member “%1” in this object.</source>
        <translation>In diesem JSON-Objekt kommt der Eintrag „%1“ doppelt vor.</translation>
    </message>
    <message>
        <source>Expected a value of less than 2 GiB.</source>
        <translation>Erwartet wird ein Wert unter 2 GiB.</translation>
    </message>
    <message>
        <source>The text is truncated.</source>
        <translation>Der Text ist unvollständig: Sein Ende fehlt.</translation>
    </message>
    <message>
        <source>Objects and lists may be nested at most %1 deep.</source>
        <translation>JSON-Objekte und Listen dürfen höchstens %1-fach verschachtelt sein.</translation>
    </message>
    <message>
        <source>Unexpected text after the last bracket. Remove it.</source>
        <translation>Unerwarteter Text nach der letzten Klammer. Entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>Syntax error: expected JSON in UTF-8.</source>
        <translation>Syntaxfehler: Erwartet wird JSON in UTF-8.</translation>
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
        <source>Expected a 64-bit whole number, found %1.</source>
        <translation>Erwartet wird eine ganze 64-Bit-Zahl, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected a number up to 10^15 with at most three decimals, found %1.</source>
        <translation>Erwartet wird eine Zahl bis 10^15 mit höchstens drei Nachkommastellen, gefunden: %1.</translation>
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
        <translation>Erwartet wird ein JSON-Objekt in geschweiften Klammern, gefunden: %1.</translation>
    </message>
    <message>
        <source>Missing member “%1” in this level.</source>
        <translation>In diesem Level fehlt der Eintrag „%1“.</translation>
    </message>
    <message>
        <source>Expected %1 rows (the height of the level), found more.</source>
        <translation>Erwartet werden %1 Zeilen (die Höhe des Levels), gefunden: mehr.</translation>
    </message>
    <message>
        <source>Row %1 has %2 cells; expected %3 (the width of the level).</source>
        <translation>Zeile %1 hat %2 Zellen; erwartet werden %3 (die Breite des Levels).</translation>
    </message>
    <message>
        <source>Unknown glyph “%2” in row %1, column %3. Add it to the legend, or replace it.</source>
        <translation>Unbekanntes Zeichen „%2“ in Zeile %1, Spalte %3. Nehmen Sie es in die Legende auf, oder ersetzen Sie es.</translation>
    </message>
    <message>
        <source>Expected %1 rows (the height of the level), found %2.</source>
        <translation>Erwartet werden %1 Zeilen (die Höhe des Levels), gefunden: %2.</translation>
    </message>
    <message>
        <source>Expected a single glyph in the legend, found “%1”.</source>
        <translation>Erwartet wird ein einzelnes Zeichen in der Legende, gefunden: „%1“.</translation>
    </message>
    <message>
        <source>Unknown tile %1. Define the world&apos;s own tiles before its levels.</source>
        <translation>Unbekannte Kachel %1. Definieren Sie die eigenen Kacheln der Welt vor ihren Levels.</translation>
    </message>
    <message>
        <source>A pin in row %1 reaches column %2, outside the map.</source>
        <translation>Eine Fixierung in Zeile %1 reicht bis Spalte %2, außerhalb der Karte.</translation>
    </message>
    <message>
        <source>A link ends at unknown room “%1”. Add the room, or remove the link.</source>
        <translation>Eine Verbindung endet an einem unbekannten Raum „%1“. Fügen Sie den Raum hinzu, oder entfernen Sie die Verbindung.</translation>
    </message>
    <message>
        <source>A hall ends at unknown room “%1”. Add the room, or remove the hall.</source>
        <translation>Ein Gang endet an einem unbekannten Raum „%1“. Fügen Sie den Raum hinzu, oder entfernen Sie den Gang.</translation>
    </message>
    <message>
        <source>Missing member “%1” in this object.</source>
        <translation>In diesem JSON-Objekt fehlt der Eintrag „%1“.</translation>
    </message>
    <message>
        <source>%1: file not found. Check its name and folder.</source>
        <translation>%1: Datei nicht gefunden. Prüfen Sie Namen und Ordner.</translation>
    </message>
    <message>
        <source>%1: this is a folder. Choose a file in it.</source>
        <translation>%1: Dies ist ein Ordner. Wählen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>Expected a colour such as &quot;#1a2b3c&quot;, found %1.</source>
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
        <source>Expected a kind of thing such as flower, found %1.</source>
        <translation>Erwartet wird eine Art von Objekt, etwa flower, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected a percentage from 0 to 100, found %1.</source>
        <translation>Erwartet wird ein Prozentwert von 0 bis 100, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected &quot;down&quot;, found %1.</source>
        <translation>Erwartet wird &quot;down&quot;, gefunden: %1.</translation>
    </message>
    <message>
        <source>This pin ends before it begins. Swap “from” and “to”.</source>
        <translation>Diese Fixierung endet, bevor sie beginnt. Vertauschen Sie „from“ und „to“.</translation>
    </message>
    <message>
        <source>File version %1 is too new: this Delvewright reads up to version %2. Open it with a newer Delvewright.</source>
        <translation>Die Dateiversion %1 ist zu neu: Dieses Delvewright liest bis Version %2. Öffnen Sie die Datei mit einem neueren Delvewright.</translation>
    </message>
    <message>
        <source>Expected at most %1 tiles with unique names.</source>
        <translation>Erwartet werden höchstens %1 Kacheln mit eindeutigen Namen.</translation>
    </message>
    <message>
        <source>Missing member “delvewright” with the file version.</source>
        <translation>Der Eintrag „delvewright“ mit der Dateiversion fehlt.</translation>
    </message>
    <message>
        <source>%1: no space left. Free some space, or save elsewhere.</source>
        <translation>%1: kein Speicherplatz mehr. Geben Sie Platz frei, oder speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>%1: file too large for this location. Save elsewhere.</source>
        <translation>%1: Datei zu groß für diesen Ort. Speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>%1: no permission to write to this folder. Save elsewhere, or change its permissions.</source>
        <translation>%1: keine Schreibberechtigung für diesen Ordner. Speichern Sie anderswo, oder ändern Sie seine Zugriffsrechte.</translation>
    </message>
    <message>
        <source>%1: write error (%2). Try again, or save elsewhere.</source>
        <translation>%1: Schreibfehler (%2). Versuchen Sie es noch einmal, oder speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>%1: file is write-protected. Save elsewhere, or change its permissions.</source>
        <translation>%1: Datei ist schreibgeschützt. Speichern Sie anderswo, oder ändern Sie ihre Zugriffsrechte.</translation>
    </message>
    <message>
        <source>Expected 1 to %1 rows in this table, found %2.</source>
        <translation>Erwartet werden 1 bis %1 Zeilen in dieser Tabelle, gefunden: %2.</translation>
    </message>
    <message>
        <source>Expected a unique name; “%1” is empty or already in use.</source>
        <translation>Erwartet wird ein eindeutiger Name; „%1“ ist leer oder schon vergeben.</translation>
    </message>
    <message>
        <source>Missing row “%1” in this table.</source>
        <translation>In dieser Tabelle fehlt die Zeile „%1“.</translation>
    </message>
    <message>
        <source>This text must not be empty.</source>
        <translation>Dieser Text darf nicht leer sein.</translation>
    </message>
    <message>
        <source>Expected at least one outcome of this choice.</source>
        <translation>Erwartet wird mindestens eine Folge dieser Wahl.</translation>
    </message>
    <message>
        <source>Unknown enemy “%1”. Add it to the table of enemies, or choose another.</source>
        <translation>Unbekannter Gegner „%1“. Tragen Sie ihn in die Tabelle der Gegner ein, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Expected 1 to %1 choices, one per number key.</source>
        <translation>Erwartet werden 1 bis %1 Wahlmöglichkeiten, eine je Zifferntaste.</translation>
    </message>
    <message>
        <source>Expected at least one encounter on roads and one elsewhere.</source>
        <translation>Erwartet werden mindestens eine Begegnung auf Straßen und eine anderswo.</translation>
    </message>
    <message>
        <source>Expected healing, blade, armour, lamp or supplies, found %1.</source>
        <translation>Erwartet wird healing, blade, armour, lamp oder supplies, gefunden: %1.</translation>
    </message>
    <message>
        <source>%1: cannot create files in this folder. Save elsewhere.</source>
        <translation>%1: In diesem Ordner lassen sich keine Dateien anlegen. Speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>%1: folder not found. Create it first, or save elsewhere.</source>
        <translation>%1: Ordner nicht gefunden. Legen Sie ihn zuerst an, oder speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>This is a saved game, not a map. Load it while you play its map.</source>
        <translation>Dies ist ein Spielstand, keine Karte. Laden Sie ihn, während Sie die zugehörige Karte spielen.</translation>
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
        <source>This is a %1 picture. Choose another file.</source>
        <translation>Dies ist ein %1-Bild. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>This text is encoded in %1. Save it as UTF-8.</source>
        <translation>Dieser Text ist in %1 codiert. Speichern Sie ihn als UTF-8.</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer, not the file itself. Run “git lfs pull” first.</source>
        <translation>Dies ist ein Git-LFS-Zeiger, nicht die Datei selbst. Führen Sie zuerst „git lfs pull“ aus.</translation>
    </message>
    <message>
        <source>The file is empty. Choose another file.</source>
        <translation>Die Datei ist leer. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1: file already exists and was not overwritten. Save elsewhere.</source>
        <translation>%1: Datei gibt es schon, sie wurde nicht überschrieben. Speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>%1: permission denied. Change its permissions, or open a copy.</source>
        <translation>%1: Zugriff verweigert. Ändern Sie die Zugriffsrechte, oder öffnen Sie eine Kopie.</translation>
    </message>
    <message>
        <source>%1: cannot be read: %2.</source>
        <translation>%1: kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Expected cells inside the map of %1 x %2 cells, found %3.</source>
        <translation>Erwartet werden Zellen innerhalb der Karte mit %1 x %2 Zellen, gefunden: %3.</translation>
    </message>
    <message>
        <source>A link ends at unknown room number %1; there are %2 rooms.</source>
        <translation>Eine Verbindung endet am unbekannten Raum Nummer %1; es gibt %2 Räume.</translation>
    </message>
    <message>
        <source>A hall ends at unknown room number %1; there are %2 rooms.</source>
        <translation>Ein Gang endet am unbekannten Raum Nummer %1; es gibt %2 Räume.</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2 for “%3”, found %4.</source>
        <translation>Erwartet wird eine ganze Zahl von %1 bis %2 für „%3“, gefunden: %4.</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2 for “%3”.</source>
        <translation>Erwartet wird eine ganze Zahl von %1 bis %2 für „%3“.</translation>
    </message>
    <message>
        <source>Expected a colour for “%1”.</source>
        <translation>Erwartet wird eine Farbe für „%1“.</translation>
    </message>
    <message>
        <source>Expected a level for “%1”.</source>
        <translation>Erwartet wird ein Level für „%1“.</translation>
    </message>
    <message>
        <source>Expected a cell for “%1”.</source>
        <translation>Erwartet wird eine Zelle für „%1“.</translation>
    </message>
    <message>
        <source>Expected a text for “%1”.</source>
        <translation>Erwartet wird ein Text für „%1“.</translation>
    </message>
    <message>
        <source>Expected a layer as large as its level, found %1 x %2 cells.</source>
        <translation>Erwartet wird eine Ebene, so groß wie ihr Level, gefunden: %1 x %2 Zellen.</translation>
    </message>
    <message>
        <source>Expected an opacity from 0 to 100 percent, found %1.</source>
        <translation>Erwartet wird eine Deckkraft von 0 bis 100 Prozent, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected version 1 or higher, found %1.</source>
        <translation>Erwartet wird Version 1 oder höher, gefunden: %1.</translation>
    </message>
    <message>
        <source>This file is packed (%1). Unpack it first.</source>
        <translation>Diese Datei ist gepackt (%1). Entpacken Sie sie zuerst.</translation>
    </message>
    <message>
        <source>Unsupported file type (%1). Choose another file.</source>
        <translation>Dateityp nicht unterstützt (%1). Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>Expected a built-in tile such as lava, found %1.</source>
        <translation>Erwartet wird eine eingebaute Kachel wie lava, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected two whole numbers [from, to] with from ≤ to.</source>
        <translation>Erwartet werden zwei ganze Zahlen [von, bis] mit von ≤ bis.</translation>
    </message>
    <message>
        <source>Expected a decoration, a tile or a thing to furnish with.</source>
        <translation>Erwartet wird eine Verzierung, eine Kachel oder ein Objekt als Einrichtung.</translation>
    </message>
    <message>
        <source>“%1” cannot be furniture. Choose chest, coin, flower, encounter, lamp or sign.</source>
        <translation>„%1“ kann keine Einrichtung sein. Wählen Sie chest, coin, flower, encounter, lamp oder sign.</translation>
    </message>
    <message>
        <source>Expected at most %1 kinds of furniture, found %2.</source>
        <translation>Erwartet werden höchstens %1 Arten von Einrichtung, gefunden: %2.</translation>
    </message>
    <message>
        <source>Expected lock-and-key, two-ways, hidden-shortcut, one-way, foreshadowing or guarded-treasure, found %1.</source>
        <translation>Erwartet wird lock-and-key, two-ways, hidden-shortcut, one-way, foreshadowing oder guarded-treasure, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected one of %1, found “%2”.</source>
        <translation>Erwartet wird eines von %1, gefunden: „%2“.</translation>
    </message>
    <message>
        <source>Expected a decoration, a tile or a thing as a feature.</source>
        <translation>Erwartet wird eine Dekoration, eine Kachel oder ein Objekt als Bestandteil.</translation>
    </message>
    <message>
        <source>“%1” cannot be a feature. Choose chest, coin, encounter, enemy, lamp or sign.</source>
        <translation>„%1“ kann kein Bestandteil sein. Wählen Sie chest, coin, encounter, enemy, lamp oder sign.</translation>
    </message>
    <message>
        <source>Expected at most %1 kinds of features, found %2.</source>
        <translation>Erwartet werden höchstens %1 Arten von Bestandteilen, gefunden: %2.</translation>
    </message>
    <message>
        <source>%1: two of the files to be written have this name. Choose another name for the export.</source>
        <translation>%1: Zwei der zu schreibenden Dateien heißen so. Wählen Sie einen anderen Namen für den Export.</translation>
    </message>
    <message>
        <source>%1: this is a pipe or a device. Name a file in a folder.</source>
        <translation>%1: Das ist eine Pipe oder ein Gerät. Nennen Sie eine Datei in einem Ordner.</translation>
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
    <name>delve::ui::AnchorGrid</name>
    <message>
        <source>Top left</source>
        <translation>Oben links</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Oben rechts</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Bottom left</source>
        <translation>Unten links</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Bottom right</source>
        <translation>Unten rechts</translation>
    </message>
</context>
<context>
    <name>delve::ui::AxisHandle</name>
    <message>
        <source>Symmetry axis</source>
        <translation>Symmetrieachse</translation>
    </message>
    <message>
        <source>Drag to move the symmetry axis. Double-click to centre it.</source>
        <translation>Ziehen verschiebt die Symmetrieachse, ein Doppelklick zentriert sie.</translation>
    </message>
</context>
<context>
    <name>delve::ui::BlueprintsPage</name>
    <message>
        <source>Blueprints of set pieces</source>
        <translation>Baupläne der Schaustücke</translation>
    </message>
    <message>
        <source>a blueprint</source>
        <translation>Bauplan</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Bestandteile</translation>
    </message>
    <message>
        <source>a feature</source>
        <translation>Bestandteil</translation>
    </message>
    <message>
        <source>Features of “%1”</source>
        <translation>Bestandteile von „%1“</translation>
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
        <translation>Spielstände …</translation>
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
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>Aktionen suchen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
</context>
<context>
    <name>delve::ui::ComparisonModel</name>
    <message>
        <source>too few levels</source>
        <translation>zu wenige Level</translation>
    </message>
    <message>
        <source>more than chance</source>
        <translation>mehr als Zufall</translation>
    </message>
    <message>
        <source>could be chance</source>
        <translation>kann Zufall sein</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Is it chance?</source>
        <translation>Ist es Zufall?</translation>
    </message>
    <message>
        <source>By the ranks of all values (Mann–Whitney), corrected for the number of measures (Holm): of comparisons of like settings, at most one in twenty calls anything more than chance.</source>
        <translation>Nach den Rängen aller Werte (Mann–Whitney), bereinigt um die Zahl der Kennzahlen (Holm): Von Vergleichen gleicher Einstellungen nennt höchstens einer von zwanzig irgendetwas mehr als Zufall.</translation>
    </message>
    <message>
        <source>Of all pairs of a kept level and one of now, the share in which that of now has the higher value; equal ones count by half.</source>
        <translation>Von allen Paaren aus einem behaltenen und einem jetzigen Level der Anteil, in dem das jetzige den höheren Wert hat; gleiche zählen halb.</translation>
    </message>
    <message>
        <source>Higher in</source>
        <translation>Höher in</translation>
    </message>
</context>
<context>
    <name>delve::ui::ConditionField</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2, in %3</source>
        <translation>%1 – %2, in %3</translation>
    </message>
    <message>
        <source>What the level should be like, such as rooms &gt;= 25 and loops in 3..5. Ctrl+Space lists the measures.</source>
        <translation>Wie das Level sein soll, etwa rooms &gt;= 25 and loops in 3..5. Strg+Leertaste zeigt die Kennzahlen.</translation>
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
        <source>This is the edited map. The game uses seed %1.</source>
        <translation>Das ist die bearbeitete Karte. Das Spiel verwendet den Seed %1.</translation>
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
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Wahlmöglichkeiten</translation>
    </message>
    <message>
        <source>a choice</source>
        <translation>Wahlmöglichkeit</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>an outcome</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Opening text</source>
        <translation>Einleitungstext</translation>
    </message>
    <message>
        <source>Outcomes of “%1”</source>
        <translation>Folgen von „%1“</translation>
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
    <name>delve::ui::FileExporter</name>
    <message>
        <source>Export map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>Nicht exportiert: %1</translation>
    </message>
    <message>
        <source>Exporting “%1”</source>
        <translation>„%1“ wird exportiert</translation>
    </message>
</context>
<context>
    <name>delve::ui::FileOpener</name>
    <message>
        <source>Open map</source>
        <translation>Karte öffnen</translation>
    </message>
    <message>
        <source>Opening “%1”</source>
        <translation>„%1“ wird geöffnet</translation>
    </message>
    <message>
        <source>“%1” is already open with other unsaved changes. The recovered map has no file yet: save it under another name.</source>
        <translation>„%1“ ist bereits mit anderen ungespeicherten Änderungen geöffnet. Die wiederhergestellte Karte hat noch keine Datei: Speichern Sie sie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>“%1” was not reloaded: the open map changed while its file was being read.</source>
        <translation>„%1“ wurde nicht neu geladen: Die offene Karte wurde geändert, während ihre Datei gelesen wurde.</translation>
    </message>
</context>
<context>
    <name>delve::ui::FileSaver</name>
    <message>
        <source>Save map</source>
        <translation>Karte speichern</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Saving “%1”</source>
        <translation>„%1“ wird gespeichert</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
</context>
<context>
    <name>delve::ui::FirstPersonView</name>
    <message>
        <source>First-person view</source>
        <translation>Ich-Perspektive</translation>
    </message>
</context>
<context>
    <name>delve::ui::FreeParameters</name>
    <message>
        <source>Parameters that may change</source>
        <translation>Parameter, die sich ändern dürfen</translation>
    </message>
    <message>
        <source>The search varies what is ticked, and the seed.</source>
        <translation>Die Suche ändert, was angehakt ist, und den Seed.</translation>
    </message>
</context>
<context>
    <name>delve::ui::GalleryModel</name>
    <message>
        <source>Drawing…</source>
        <translation>Wird gezeichnet …</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>This is the map as it is.</source>
        <translation>Das ist die Karte, wie sie ist.</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Mit Stern</translation>
    </message>
    <message>
        <source>Not proven. %1</source>
        <translation>Nicht bewiesen. %1</translation>
    </message>
</context>
<context>
    <name>delve::ui::GalleryPanel</name>
    <message>
        <source>First measure</source>
        <translation>Erste Kennzahl</translation>
    </message>
    <message>
        <source>Second measure</source>
        <translation>Zweite Kennzahl</translation>
    </message>
    <message>
        <source>Twelve more</source>
        <translation>Zwölf weitere</translation>
    </message>
    <message>
        <source>More like this one</source>
        <translation>Mehr wie diese</translation>
    </message>
    <message>
        <source>Unlike these</source>
        <translation>Anders als diese</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>Erneut füllen</translation>
    </message>
    <message>
        <source>Filling the gallery</source>
        <translation>Die Galerie wird gefüllt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 by which the variations differ</source>
        <translation>%1, in der sich die Varianten unterscheiden</translation>
    </message>
    <message>
        <source>Filling…</source>
        <translation>Wird gefüllt …</translation>
    </message>
    <message>
        <source>Out of date: the map or its recipe changed.</source>
        <translation>Veraltet: Die Karte oder ihr Rezept hat sich geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 variations, %n of them not proven</source>
        <translation>
            <numerusform>%1 Varianten, %n davon nicht bewiesen</numerusform>
            <numerusform>%1 Varianten, %n davon nicht bewiesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variation(s), all proven</source>
        <translation>
            <numerusform>%n Variante, bewiesen</numerusform>
            <numerusform>%n Varianten, alle bewiesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Other levels of this recipe appear here. Click one to use it.</source>
        <translation>Hier erscheinen andere Level dieses Rezepts. Klicken Sie auf eines, um es zu verwenden.</translation>
    </message>
    <message>
        <source>This level has no recipe, so there are no variations of it.</source>
        <translation>Dieses Level hat kein Rezept, daher gibt es keine Varianten davon.</translation>
    </message>
    <message>
        <source>Fill the gallery</source>
        <translation>Galerie füllen</translation>
    </message>
    <message>
        <source>&amp;Use this one</source>
        <translation>Diese &amp;verwenden</translation>
    </message>
    <message>
        <source>Remove the &amp;star</source>
        <translation>&amp;Stern entfernen</translation>
    </message>
    <message>
        <source>&amp;Star</source>
        <translation>&amp;Stern</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notiz</translation>
    </message>
    <message>
        <source>More &amp;like this one</source>
        <translation>&amp;Mehr wie diese</translation>
    </message>
    <message>
        <source>&amp;Unlike these</source>
        <translation>&amp;Anders als diese</translation>
    </message>
</context>
<context>
    <name>delve::ui::GalleryTiles</name>
    <message>
        <source>Not proven</source>
        <translation>Nicht bewiesen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Not proven · %1</source>
        <translation>Nicht bewiesen · %1</translation>
    </message>
</context>
<context>
    <name>delve::ui::GalleryView</name>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
</context>
<context>
    <name>delve::ui::HistogramView</name>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Histogram: %1 by %2</source>
        <translation>Histogramm: %1 über %2</translation>
    </message>
    <message>
        <source>Histogram: %1</source>
        <translation>Histogramm: %1</translation>
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
        <source>Walks through walls</source>
        <translation>Geht durch Wände</translation>
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
        <source>Game status</source>
        <translation>Spielstatus</translation>
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
        <source>Save and end game</source>
        <translation>Speichern und Spiel beenden</translation>
    </message>
    <message>
        <source>Save and end game (:Q)</source>
        <translation>Speichern und Spiel beenden (:Q)</translation>
    </message>
    <message>
        <source>Testing commands were used in this game.</source>
        <translation>In diesem Spiel wurden Testbefehle verwendet.</translation>
    </message>
</context>
<context>
    <name>delve::ui::IconChoice</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>delve::ui::IlluminationControls</name>
    <message>
        <source>Across</source>
        <translation>Waagerecht</translation>
    </message>
    <message>
        <source>The measure from left to right.</source>
        <translation>Die Kennzahl von links nach rechts.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Senkrecht</translation>
    </message>
    <message>
        <source>The measure from bottom to top.</source>
        <translation>Die Kennzahl von unten nach oben.</translation>
    </message>
    <message>
        <source>Measure of the best level</source>
        <translation>Kennzahl des besten Levels</translation>
    </message>
    <message>
        <source>Each cell keeps the level that is best by this.</source>
        <translation>Jede Zelle behält das Level, das danach das beste ist.</translation>
    </message>
    <message>
        <source>Best of a cell</source>
        <translation>Bestes einer Zelle</translation>
    </message>
    <message>
        <source>Which level of a cell is kept.</source>
        <translation>Welches Level einer Zelle bleibt.</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>höchste</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>niedrigste</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Illuminate</source>
        <translation>Ausleuchten</translation>
    </message>
    <message>
        <source>Keeps what was found.</source>
        <translation>Behält, was gefunden wurde.</translation>
    </message>
    <message>
        <source>Fills the grid: varies the seed and the ticked parameters, and goes on from the levels that it finds.</source>
        <translation>Füllt das Raster: ändert den Seed und die angehakten Parameter und geht von den Levels aus weiter, die es findet.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Drops what was found.</source>
        <translation>Verwirft, was gefunden wurde.</translation>
    </message>
</context>
<context>
    <name>delve::ui::IlluminationPanel</name>
    <message>
        <source>Illumination</source>
        <translation>Ausleuchtung</translation>
    </message>
    <message>
        <source>No level of this recipe has a value of %1.</source>
        <translation>Kein Level dieses Rezepts hat einen Wert für %1.</translation>
    </message>
    <message>
        <source>%1 of %2 cells</source>
        <translation>%1 von %2 Zellen</translation>
    </message>
    <message>
        <source>This level has no recipe. Choose one in the dock Recipe.</source>
        <translation>Dieses Level hat kein Rezept. Wählen Sie eines im Bedienfeld Rezept.</translation>
    </message>
    <message>
        <source>Fills a grid of two measures with levels that this recipe can make.</source>
        <translation>Füllt ein Raster zweier Kennzahlen mit Levels, die dieses Rezept machen kann.</translation>
    </message>
    <message>
        <source>No level yet</source>
        <translation>Noch kein Level</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>%1: %2. A double click or Enter opens it.</source>
        <translation>%1: %2. Ein Doppelklick oder die Eingabetaste öffnet es.</translation>
    </message>
    <message>
        <source>This level is too large to be measured so often: at most 1,048,576 cells.</source>
        <translation>Dieses Level ist zu groß, um so oft gemessen zu werden: höchstens 1.048.576 Zellen.</translation>
    </message>
    <message>
        <source>Choose two different measures.</source>
        <translation>Wählen Sie zwei verschiedene Kennzahlen.</translation>
    </message>
    <message>
        <source>Finding the range of both measures…</source>
        <translation>Sucht den Bereich beider Kennzahlen …</translation>
    </message>
    <message>
        <source>Found with other settings: %1</source>
        <translation>Mit anderen Einstellungen gefunden: %1</translation>
    </message>
    <message>
        <source>%1; %2 s left</source>
        <translation>%1; noch %2 s</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Level</numerusform>
            <numerusform>%n Level</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of which %2 % could not be generated and %3 % lie beyond the grid</source>
        <translation>%1, von denen %2 % nicht erzeugt werden konnten und %3 % außerhalb des Rasters liegen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Star (S)</source>
        <translation>&amp;Stern (S)</translation>
    </message>
</context>
<context>
    <name>delve::ui::ImportDialog</name>
    <message>
        <source>Import “%1”</source>
        <translation>„%1“ importieren</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>This layer becomes the tiles of the level, the others decoration.</source>
        <translation>Diese Ebene wird zu den Kacheln des Levels, die anderen zu Zierebenen.</translation>
    </message>
    <message>
        <source>&amp;Ground layer</source>
        <translation>&amp;Bodenebene</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Behaves as</source>
        <translation>Verhält sich wie</translation>
    </message>
    <message>
        <source>&amp;Behaves as</source>
        <translation>&amp;Verhält sich wie</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Stays an object</source>
        <translation>Bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Tiled-Objekt</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>B&amp;ecomes</source>
        <translation>&amp;Wird zu</translation>
    </message>
    <message>
        <source>Reading the map again…</source>
        <translation>Die Karte wird neu gelesen …</translation>
    </message>
    <message>
        <source>A map of %1 x %2 cells</source>
        <translation>Eine Karte mit %1 x %2 Zellen</translation>
    </message>
    <message>
        <source>Tiles (%1)</source>
        <translation>Kacheln (%1)</translation>
    </message>
    <message>
        <source>Objects (%1)</source>
        <translation>Objekte (%1)</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Hinweise (%1)</translation>
    </message>
</context>
<context>
    <name>delve::ui::ImportList</name>
    <message>
        <source>%1 (a guess)</source>
        <translation>%1 (geschätzt)</translation>
    </message>
</context>
<context>
    <name>delve::ui::ImportPreview</name>
    <message>
        <source>Preview of the map</source>
        <translation>Vorschau der Karte</translation>
    </message>
    <message>
        <source>Click a tile of the map to choose it in the list.</source>
        <translation>Klicken Sie eine Kachel der Karte an, um sie in der Liste auszuwählen.</translation>
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
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
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
        <source>Search actions</source>
        <translation>Aktionen suchen</translation>
    </message>
</context>
<context>
    <name>delve::ui::KeyPage</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
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
        <source>Restore the action&apos;s default key</source>
        <translation>Die Standardtaste der Aktion wiederherstellen</translation>
    </message>
    <message>
        <source>Restore all default keys</source>
        <translation>Alle Standardtasten wiederherstellen</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”. Give that action another key first.</source>
        <translation>%1 wird bereits für „%2“ verwendet. Geben Sie jener Aktion zuerst eine andere Taste.</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>Aktionen suchen</translation>
    </message>
</context>
<context>
    <name>delve::ui::LayersPanel</name>
    <message>
        <source>Add a decoration layer</source>
        <translation>Zierebene hinzufügen</translation>
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
        <source>Remove the layer</source>
        <translation>Ebene entfernen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Choose where to paint: on the tiles of the level or on a decoration layer. F2 renames a layer.</source>
        <translation>Wählen Sie, worauf gemalt wird: auf die Kacheln des Levels oder auf eine Zierebene. F2 benennt eine Ebene um.</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>Deckkraft der Ebene</translation>
    </message>
    <message>
        <source>Tiles of the level</source>
        <translation>Kacheln des Levels</translation>
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
        <source>Locked. Click to unlock the layer.</source>
        <translation>Gesperrt. Ein Klick entsperrt die Ebene.</translation>
    </message>
    <message>
        <source>Unlocked. Click to lock the layer.</source>
        <translation>Entsperrt. Ein Klick sperrt die Ebene.</translation>
    </message>
    <message>
        <source>Opacity of the layer: %1 %</source>
        <translation>Deckkraft der Ebene: %1 %</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Ebene %1</translation>
    </message>
</context>
<context>
    <name>delve::ui::LegendCard</name>
    <message>
        <source>Legend: %1</source>
        <translation>Legende: %1</translation>
    </message>
    <message>
        <source>Click or press Space to fold or unfold the legend.</source>
        <translation>Klicken oder die Leertaste drücken, um die Legende ein- oder auszuklappen.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… und %n weitere Zeile</numerusform>
            <numerusform>… und %n weitere Zeilen</numerusform>
        </translation>
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
    <name>delve::ui::LiveLinkDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Live link</source>
        <translation>Live-Verbindung</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>One origin in each line. Programs of this machine that are no web pages always may ask.</source>
        <translation>Ein Origin je Zeile. Programme dieses Rechners, die keine Webseiten sind, dürfen immer fragen.</translation>
    </message>
    <message>
        <source>&amp;Allowed web pages</source>
        <translation>&amp;Erlaubte Webseiten</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Only programs on this machine can ask, and nothing can be written.</source>
        <translation>Nur Programme auf diesem Rechner können fragen, und geschrieben werden kann nichts.</translation>
    </message>
    <message>
        <source>&amp;Hand out the map</source>
        <translation>Karte &amp;bereitstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are connected.</source>
        <translation>
            <numerusform>%n Spiel ist verbunden.</numerusform>
            <numerusform>%n Spiele sind verbunden.</numerusform>
        </translation>
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
        <source>&amp;Clear recent files</source>
        <translation>Liste &amp;leeren</translation>
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
        <source>&amp;Clear recent seeds</source>
        <translation>Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>delve::ui::ManualPageView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>delve::ui::ManualWindow</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Keine Seite hat diese Wörter.</translation>
    </message>
    <message>
        <source>The manual is missing. Install the package again, or put the manual into share/doc/delvewright beside the program.</source>
        <translation>Das Handbuch fehlt. Installieren Sie das Paket noch einmal, oder legen Sie das Handbuch nach share/doc/delvewright neben das Programm.</translation>
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
    <name>delve::ui::MeasureChoice</name>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
</context>
<context>
    <name>delve::ui::MeasuresList</name>
    <message>
        <source>Measures</source>
        <translation>Kennzahlen</translation>
    </message>
</context>
<context>
    <name>delve::ui::MeasuresModel</name>
    <message>
        <source>Of the map before its last change. The new value is being measured.</source>
        <translation>Von der Karte vor ihrer letzten Änderung. Der neue Wert wird gemessen.</translation>
    </message>
</context>
<context>
    <name>delve::ui::MeasuresPanel</name>
    <message>
        <source>Measuring other seeds</source>
        <translation>Andere Seeds werden gemessen</translation>
    </message>
    <message>
        <source>This level is too large to be measured.</source>
        <translation>Dieses Level ist zu groß, um gemessen zu werden.</translation>
    </message>
    <message>
        <source>No strips: this level has no recipe, so there are no other seeds to compare it with.</source>
        <translation>Keine Streifen: Dieses Level hat kein Rezept, also keine anderen Seeds zum Vergleich.</translation>
    </message>
    <message>
        <source>Measuring other seeds…</source>
        <translation>Andere Seeds werden gemessen …</translation>
    </message>
    <message numerus="yes">
        <source>Beside %n seed(s) of %1 at %2. Bars: these seeds · ▼ this level · ○ levels before it</source>
        <translation>
            <numerusform>Neben %n Seed von %1 mit %2. Balken: diese Seeds · ▼ dieses Level · ○ Level davor</numerusform>
            <numerusform>Neben %n Seeds von %1 mit %2. Balken: diese Seeds · ▼ dieses Level · ○ Level davor</numerusform>
        </translation>
    </message>
    <message>
        <source>Not measured: %1</source>
        <translation>Nicht gemessen: %1</translation>
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
        <source>Typed so far: %1 (Esc discards it)</source>
        <translation>Bisher getippt: %1 (Esc verwirft es)</translation>
    </message>
</context>
<context>
    <name>delve::ui::MiniMap</name>
    <message>
        <source>Mini-map</source>
        <translation>Minikarte</translation>
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
        <translation>&amp;Erstellen</translation>
    </message>
    <message>
        <source>Recipes</source>
        <translation>Rezepte</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>A whole number or a word. Leave empty for a random seed.</source>
        <translation>Eine ganze Zahl oder ein Wort. Leer lassen für einen zufälligen Seed.</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>Brei&amp;te</translation>
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
        <source>“%1” no longer exists on disk. Save to write it again.</source>
        <translation>„%1“ ist nicht mehr auf dem Datenträger vorhanden. Speichern Sie, um die Datei wieder anzulegen.</translation>
    </message>
    <message>
        <source>“%1” is also open in another window. The last save overwrites the other.</source>
        <translation>„%1“ ist auch in einem anderen Fenster geöffnet. Wer zuletzt speichert, überschreibt die Änderungen des anderen.</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
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
        <translation>Palette durchsuchen</translation>
    </message>
    <message>
        <source>Add a tile</source>
        <translation>Kachel hinzufügen</translation>
    </message>
    <message>
        <source>Change the tile</source>
        <translation>Kachel ändern</translation>
    </message>
    <message>
        <source>Remove the tile</source>
        <translation>Kachel entfernen</translation>
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
        <source>Add tiles from tileset</source>
        <translation>Kacheln aus Tileset hinzufügen</translation>
    </message>
    <message>
        <source>Load tileset picture</source>
        <translation>Tileset-Bild laden</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>Beendet das Spiel</translation>
    </message>
    <message>
        <source>Can be walked on</source>
        <translation>Begehbar</translation>
    </message>
    <message>
        <source>Blocks the way</source>
        <translation>Versperrt den Weg</translation>
    </message>
    <message>
        <source>Can be seen through</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>Blocks the sight</source>
        <translation>Versperrt die Sicht</translation>
    </message>
    <message>
        <source>Glyph: %1</source>
        <translation>Zeichen: %1</translation>
    </message>
    <message>
        <source>A tile of this world</source>
        <translation>Eine Kachel dieser Welt</translation>
    </message>
    <message>
        <source>Grid of pictures</source>
        <translation>Raster von Bildern</translation>
    </message>
    <message>
        <source>&amp;Find on the map</source>
        <translation>Auf der Karte &amp;finden</translation>
    </message>
    <message>
        <source>&amp;Select all on the map</source>
        <translation>Alle auf der Karte &amp;auswählen</translation>
    </message>
    <message>
        <source>Replace on the &amp;map by…</source>
        <translation>Auf der &amp;Karte ersetzen durch …</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Än&amp;dern …</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>D&amp;uplizieren …</translation>
    </message>
    <message>
        <source>Replace on the map</source>
        <translation>Auf der Karte ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %n cell(s) here.</source>
        <translation>
            <numerusform>„%1“ steht hier in %n Zelle.</numerusform>
            <numerusform>„%1“ steht hier in %n Zellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace &amp;by</source>
        <translation>Ersetzen &amp;durch</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Decoration</source>
        <translation>Dekoration</translation>
    </message>
</context>
<context>
    <name>delve::ui::PaletteView</name>
    <message>
        <source>Tiles and things</source>
        <translation>Kacheln und Objekte</translation>
    </message>
</context>
<context>
    <name>delve::ui::ParameterEditor</name>
    <message>
        <source>Reset to default</source>
        <translation>Auf Standardwert zurücksetzen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
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
        <source>The map has not been saved yet. Save it first, then choose a file in its folder.</source>
        <translation>Die Karte ist noch nicht gespeichert. Speichern Sie sie zuerst, und wählen Sie dann eine Datei aus ihrem Ordner.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Use the selection</source>
        <translation>Auswahl übernehmen</translation>
    </message>
    <message>
        <source>Load a rule table</source>
        <translation>Regeltabelle laden</translation>
    </message>
    <message>
        <source>Custom table</source>
        <translation>Eigene Tabelle</translation>
    </message>
    <message>
        <source>Rule tables (*.json)</source>
        <translation>Regeltabellen (*.json)</translation>
    </message>
    <message>
        <source>&amp;Show what it changes</source>
        <translation>&amp;Zeigen, was sich damit ändert</translation>
    </message>
    <message>
        <source>&amp;Reset to default</source>
        <translation>&amp;Auf Standardwert zurücksetzen</translation>
    </message>
</context>
<context>
    <name>delve::ui::PersonaShares</name>
    <message>
        <source>Won by personas</source>
        <translation>Von Personas gewonnen</translation>
    </message>
    <message>
        <source>%1 % won (%2 to %3 %)</source>
        <translation>%1 % gewonnen (%2 bis %3 %)</translation>
    </message>
    <message>
        <source>kept: %1 % (%2 to %3 %)</source>
        <translation>behalten: %1 % (%2 bis %3 %)</translation>
    </message>
</context>
<context>
    <name>delve::ui::PersonasPanel</name>
    <message>
        <source>Show on the map</source>
        <translation>Auf der Karte zeigen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>No games: %1</source>
        <translation>Keine Spiele: %1</translation>
    </message>
    <message>
        <source>Proving the map…</source>
        <translation>Die Karte wird bewiesen …</translation>
    </message>
    <message>
        <source>Playing: %1 %</source>
        <translation>Es wird gespielt: %1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of each persona</source>
        <translation>
            <numerusform>%n Spiel mit jedem Spielertyp</numerusform>
            <numerusform>%n Spiele mit jedem Spielertyp</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % won (%2 to %3 %)</source>
        <translation>%1 % gewonnen (%2 bis %3 %)</translation>
    </message>
    <message>
        <source>Personas</source>
        <translation>Spielertypen</translation>
    </message>
    <message>
        <source>Losses or ways</source>
        <translation>Niederlagen oder Wege</translation>
    </message>
    <message>
        <source>Losses and unseen ground</source>
        <translation>Niederlagen und Ungesehenes</translation>
    </message>
    <message>
        <source>Ground walked</source>
        <translation>Begangener Boden</translation>
    </message>
    <message>
        <source>Steps %1 · damage %2 · seen %3 %</source>
        <translation>Schritte %1 · Schaden %2 · gesehen %3 %</translation>
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
        <translation>Jedes Pixel wird zu einer Zelle.</translation>
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
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>Colours of the picture</source>
        <translation>Farben des Bildes</translation>
    </message>
    <message>
        <source>Preview of the map</source>
        <translation>Vorschau der Karte</translation>
    </message>
    <message>
        <source>A map of %1 x %2 cells</source>
        <translation>Eine Karte von %1 x %2 Zellen</translation>
    </message>
    <message>
        <source>Load map picture</source>
        <translation>Kartenbild laden</translation>
    </message>
</context>
<context>
    <name>delve::ui::PiecesPage</name>
    <message>
        <source>What signs in it say</source>
        <translation>Was Schilder darin sagen</translation>
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
        <source>Eraser: makes pixels transparent</source>
        <translation>Radierer: macht Pixel durchsichtig</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Pick a colour (or right-click)</source>
        <translation>Farbe aufnehmen (oder Rechtsklick)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Flip left and right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Flip top and bottom</source>
        <translation>Oben und unten spiegeln</translation>
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
        <translation>Pixel der Kachel</translation>
    </message>
    <message>
        <source>%1 × %1 pixels</source>
        <translation>%1 × %1 Pixel</translation>
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
        <translation>Beide Richtungen</translation>
    </message>
    <message>
        <source>Discard the drawing?</source>
        <translation>Zeichnung verwerfen?</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
</context>
<context>
    <name>delve::ui::PixelGrid</name>
    <message>
        <source>Pixels of the tile</source>
        <translation>Pixel der Kachel</translation>
    </message>
    <message>
        <source>Arrows move from pixel to pixel, Space draws, Delete clears, P picks the colour.</source>
        <translation>Pfeile gehen von Pixel zu Pixel, die Leertaste zeichnet, Entf löscht, P nimmt die Farbe auf.</translation>
    </message>
</context>
<context>
    <name>delve::ui::PlayHelp</name>
    <message>
        <source>Help for playing</source>
        <translation>Hilfe zum Spielen</translation>
    </message>
    <message>
        <source>Take care: %1</source>
        <translation>Vorsicht: %1</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>ausblenden</translation>
    </message>
</context>
<context>
    <name>delve::ui::PlayMap</name>
    <message>
        <source>Game map</source>
        <translation>Karte des Spiels</translation>
    </message>
</context>
<context>
    <name>delve::ui::PlayMinimapView</name>
    <message>
        <source>Mini-map of the game</source>
        <translation>Minikarte des Spiels</translation>
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
        <source>The game is open in its own window.</source>
        <translation>Das Spiel läuft in einem eigenen Fenster.</translation>
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
        <source>Place a start and play</source>
        <translation>Start setzen und spielen</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <translation>Spiel: %1</translation>
    </message>
    <message>
        <source>The game could not start: %1</source>
        <translation>Das Spiel konnte nicht starten: %1</translation>
    </message>
    <message>
        <source>The proof could not start: %1</source>
        <translation>Der Beweis konnte nicht beginnen: %1</translation>
    </message>
    <message>
        <source>There is no proof to watch: %1</source>
        <translation>Es gibt keinen Beweis anzusehen: %1</translation>
    </message>
    <message>
        <source>There is no proof to watch: the map has more than %1 cells. Run “delvewright inspect --prove” on its file.</source>
        <translation>Es gibt keinen Beweis anzusehen: Die Karte hat mehr als %1 Zellen. Prüfen Sie ihre Datei mit „delvewright inspect --prove“.</translation>
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
        <source>Undo &amp;memory per map</source>
        <translation>Rückgängig-&amp;Speicher je Karte</translation>
    </message>
    <message>
        <source>&amp;Pin cells when painting</source>
        <translation>Zellen beim &amp;Malen fixieren</translation>
    </message>
    <message>
        <source>Pinned cells stay unchanged when the map is regenerated.</source>
        <translation>Fixierte Zellen bleiben beim Neuerzeugen der Karte unverändert.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
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
        <source>Interface &amp;scale</source>
        <translation>&amp;Skalierung</translation>
    </message>
    <message>
        <source>Save &amp;recovery copy every</source>
        <translation>&amp;Wiederherstellungskopie alle</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>A copy is also saved two seconds after the last change, apart from your own files. After a crash, the next start offers to recover it.</source>
        <translation>Eine Kopie wird auch zwei Sekunden nach der letzten Änderung gespeichert, getrennt von Ihren Dateien. Nach einem Absturz bietet der nächste Start an, sie wiederherzustellen.</translation>
    </message>
    <message>
        <source>Re&amp;open maps at startup</source>
        <translation>Letzte Karten beim Start ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Wird nach einem Neustart wirksam.</translation>
    </message>
    <message>
        <source>Autosave &amp;game every</source>
        <translation>Spiel automatisch spei&amp;chern alle</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> Züge</translation>
    </message>
    <message>
        <source>Higher values keep more undo steps.</source>
        <translation>Höhere Werte behalten mehr Schritte zum Rückgängigmachen.</translation>
    </message>
    <message>
        <source>Walking &amp;speed</source>
        <translation>Gehgesch&amp;windigkeit</translation>
    </message>
    <message>
        <source> steps/s</source>
        <translation> Schritte/s</translation>
    </message>
    <message>
        <source>Higher values save less often.</source>
        <translation>Höhere Werte speichern seltener.</translation>
    </message>
    <message>
        <source>Mouse &amp;wheel zooms</source>
        <translation>Maus&amp;rad zoomt</translation>
    </message>
    <message>
        <source>Off: it scrolls. With Ctrl it always zooms, with Shift it scrolls sideways.</source>
        <translation>Aus: Es scrollt. Mit Strg zoomt es immer, mit der Umschalttaste scrollt es seitwärts.</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Weniger &amp;Bewegung</translation>
    </message>
    <message>
        <source>Maps stand still, players jump from cell to cell, and docks do not glide.</source>
        <translation>Karten stehen still, Spieler springen von Zelle zu Zelle, und Bedienfelder gleiten nicht.</translation>
    </message>
</context>
<context>
    <name>delve::ui::ProblemCounters</name>
    <message>
        <source>Whether the map can be won</source>
        <translation>Ob die Karte zu gewinnen ist</translation>
    </message>
    <message>
        <source>Open the dock Problems</source>
        <translation>Das Bedienfeld „Probleme“ öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not proven</source>
        <translation>Nicht bewiesen</translation>
    </message>
    <message>
        <source>Proving…</source>
        <translation>Beweis läuft …</translation>
    </message>
    <message>
        <source>Not inspected</source>
        <translation>Nicht geprüft</translation>
    </message>
</context>
<context>
    <name>delve::ui::ProblemsModel</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1, ignored</source>
        <translation>%1, ignoriert</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
</context>
<context>
    <name>delve::ui::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix all of this kind</source>
        <translation>Alle dieser Art beheben</translation>
    </message>
    <message>
        <source>Ignore here</source>
        <translation>Hier ignorieren</translation>
    </message>
    <message numerus="yes">
        <source>%n more of the same kinds.</source>
        <translation>
            <numerusform>%n weiteres derselben Arten.</numerusform>
            <numerusform>%n weitere derselben Arten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems.</source>
        <translation>Keine Probleme.</translation>
    </message>
    <message>
        <source>Inspecting the map…</source>
        <translation>Die Karte wird geprüft …</translation>
    </message>
    <message>
        <source>Stop ignoring</source>
        <translation>Nicht mehr ignorieren</translation>
    </message>
    <message>
        <source>Show ignored (%1)</source>
        <translation>Ignorierte zeigen (%1)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>Stop &amp;ignoring</source>
        <translation>Nicht mehr &amp;ignorieren</translation>
    </message>
    <message>
        <source>&amp;Ignore here</source>
        <translation>Hier &amp;ignorieren</translation>
    </message>
    <message>
        <source>Show i&amp;gnored</source>
        <translation>I&amp;gnorierte zeigen</translation>
    </message>
    <message numerus="yes">
        <source>All %n of this kind: %1</source>
        <translation>
            <numerusform>%n dieser Art: %1</numerusform>
            <numerusform>Alle %n dieser Art: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not inspected. %1</source>
        <translation>Nicht geprüft. %1</translation>
    </message>
</context>
<context>
    <name>delve::ui::ProofOrder</name>
    <message>
        <source>Proving the map</source>
        <translation>Die Karte wird bewiesen</translation>
    </message>
    <message>
        <source>The proof was stopped: the map has changed.</source>
        <translation>Der Beweis wurde abgebrochen: Die Karte hat sich geändert.</translation>
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
        <source>Stays unchanged when the map is regenerated.</source>
        <translation>Bleibt beim Neuerzeugen der Karte unverändert.</translation>
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
        <translation>Typ der neuen Eigenschaft</translation>
    </message>
    <message>
        <source>Add the property</source>
        <translation>Eigenschaft hinzufügen</translation>
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
        <source>Click this, then the portal&apos;s target cell on any level.</source>
        <translation>Klicken Sie hier und dann auf die Zielzelle des Portals in einem beliebigen Level.</translation>
    </message>
    <message>
        <source>Click the portal&apos;s target cell, on any level of the list. Esc cancels.</source>
        <translation>Klicken Sie auf die Zielzelle des Portals, in einem beliebigen Level der Liste. Esc bricht ab.</translation>
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
        <source>Chance of an encounter at each step on open ground, such as a road. Higher values bring more encounters.</source>
        <translation>Wahrscheinlichkeit einer Begegnung bei jedem Schritt im Freien, etwa auf einer Straße. Höhere Werte bringen mehr Begegnungen.</translation>
    </message>
    <message>
        <source>Tables…</source>
        <translation>Tabellen …</translation>
    </message>
    <message>
        <source>A property with this name already exists.</source>
        <translation>Es gibt bereits eine Eigenschaft mit diesem Namen.</translation>
    </message>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
    <message>
        <source>Room at (%1, %2)</source>
        <translation>Raum bei (%1, %2)</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Shows on the map where this pattern lies.</source>
        <translation>Zeigt auf der Karte, wo dieses Muster liegt.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more pattern(s)</source>
        <translation>
            <numerusform>… und %n weiteres Muster</numerusform>
            <numerusform>… und %n weitere Muster</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove mission</source>
        <translation>Mission entfernen</translation>
    </message>
    <message>
        <source>The map stays as it is: only the record of its plan goes.</source>
        <translation>Die Karte bleibt, wie sie ist: Nur die Aufzeichnung ihres Plans geht.</translation>
    </message>
    <message>
        <source>Enemies, goods of the store, encounters, purposes of rooms and set pieces.</source>
        <translation>Gegner, Waren des Ladens, Begegnungen, Bestimmungen der Räume und Schaustücke.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n thing(s)</source>
        <translation>
            <numerusform>%1: %n Objekt</numerusform>
            <numerusform>%1: %n Objekte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n Objekt</numerusform>
            <numerusform>%n Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
</context>
<context>
    <name>delve::ui::PurposesPage</name>
    <message>
        <source>Purposes of rooms</source>
        <translation>Bestimmung der Räume</translation>
    </message>
    <message>
        <source>a purpose</source>
        <translation>Bestimmung</translation>
    </message>
    <message>
        <source>Furniture</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>a piece of furniture</source>
        <translation>Einrichtungsstück</translation>
    </message>
    <message>
        <source>Furniture of “%1”</source>
        <translation>Einrichtung von „%1“</translation>
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
        <source>Recent %1: none yet</source>
        <translation>Zuletzt benutzt %1: noch nichts</translation>
    </message>
</context>
<context>
    <name>delve::ui::RecipeCard</name>
    <message>
        <source>New map: %1</source>
        <translation>Neue Karte: %1</translation>
    </message>
</context>
<context>
    <name>delve::ui::RecipeFiles</name>
    <message>
        <source>Load recipe</source>
        <translation>Rezept laden</translation>
    </message>
    <message>
        <source>Recipe (*.recipe)</source>
        <translation>Rezept (*.recipe)</translation>
    </message>
    <message>
        <source>Load stamps</source>
        <translation>Stempel laden</translation>
    </message>
    <message>
        <source>Opening “%1”</source>
        <translation>„%1“ wird geöffnet</translation>
    </message>
    <message>
        <source>Save recipe</source>
        <translation>Rezept speichern</translation>
    </message>
</context>
<context>
    <name>delve::ui::RecipePanel</name>
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
        <source>&lt;b&gt;This recipe cannot run.&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Dieses Rezept kann nicht ausgeführt werden.&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>A&amp;uto</source>
        <translation>A&amp;uto</translation>
    </message>
    <message>
        <source>Use the recipe&apos;s default size, or a larger one where its rooms need it</source>
        <translation>Die Standardgröße des Rezepts verwenden, oder eine größere, wenn seine Räume sie brauchen</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>A&amp;dd stage…</source>
        <translation>Stufe &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>Want</source>
        <translation>Wunsch</translation>
    </message>
</context>
<context>
    <name>delve::ui::RecoveryDialog</name>
    <message>
        <source>Recover unsaved work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Delvewright closed before this work was saved. Your files are unchanged.</source>
        <translation>Delvewright wurde beendet, bevor diese Arbeit gespeichert war. Ihre Dateien sind unverändert.</translation>
    </message>
    <message>
        <source>Decide &amp;later</source>
        <translation>&amp;Später entscheiden</translation>
    </message>
    <message>
        <source>Recovery copy, %1</source>
        <translation>Kopie vom %1</translation>
    </message>
    <message>
        <source>Saved version</source>
        <translation>Gespeicherte Version</translation>
    </message>
    <message>
        <source>Saved version, newer</source>
        <translation>Gespeicherte Version, neuer</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Recover &amp;all</source>
        <translation>&amp;Alle wiederherstellen</translation>
    </message>
</context>
<context>
    <name>delve::ui::ReplayBar</name>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) per second</source>
        <translation>
            <numerusform>%n Schritt pro Sekunde</numerusform>
            <numerusform>%n Schritte pro Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Position in the replay</source>
        <translation>Position in der Aufzeichnung</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Wiedergabetempo</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
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
    <name>delve::ui::ResizeDialog</name>
    <message>
        <source>Resize map</source>
        <translation>Größe der Karte ändern</translation>
    </message>
    <message>
        <source>&amp;Resize</source>
        <translation>Größe ä&amp;ndern</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>Which part of the map stays in its place.</source>
        <translation>Welcher Teil der Karte an seinem Platz bleibt.</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Nothing is cut off.</source>
        <translation>Nichts wird abgeschnitten.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <comment>cut off</comment>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) (whole or in part)</source>
        <comment>cut off</comment>
        <translation>
            <numerusform>%n Raum (ganz oder teilweise)</numerusform>
            <numerusform>%n Räume (ganz oder teilweise)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <comment>cut off</comment>
        <translation>
            <numerusform>%n Objekt</numerusform>
            <numerusform>%n Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut off: %1.</source>
        <translation>Abgeschnitten: %1.</translation>
    </message>
</context>
<context>
    <name>delve::ui::ResizePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>delve::ui::RowDelegate</name>
    <message>
        <source>%1 is not a number from %2 to %3; the nearest value was used.</source>
        <translation>%1 ist keine Zahl von %2 bis %3; der nächste zulässige Wert wurde verwendet.</translation>
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
        <translation>Zeile entfernen</translation>
    </message>
    <message>
        <source>Move the row up</source>
        <translation>Zeile nach oben</translation>
    </message>
    <message>
        <source>Move the row down</source>
        <translation>Zeile nach unten</translation>
    </message>
    <message>
        <source>Select all rows</source>
        <translation>Alle Zeilen auswählen</translation>
    </message>
</context>
<context>
    <name>delve::ui::Ruler</name>
    <message>
        <source>Ruler of the columns</source>
        <translation>Lineal der Spalten</translation>
    </message>
    <message>
        <source>Ruler of the rows</source>
        <translation>Lineal der Zeilen</translation>
    </message>
    <message>
        <source>Drag a guide from here onto the map. Drag it back to remove it.</source>
        <translation>Ziehen Sie von hier eine Hilfslinie auf die Karte. Ziehen Sie sie zurück, um sie zu entfernen.</translation>
    </message>
</context>
<context>
    <name>delve::ui::SavesDialog</name>
    <message>
        <source>Autosave</source>
        <translation>Automatische Sicherung</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Lös&amp;chen</translation>
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
        <translation>Spielstände</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation>Name des Spielstands</translation>
    </message>
    <message>
        <source>%1 (autosave)</source>
        <translation>%1 (automatisch gespeichert)</translation>
    </message>
    <message>
        <source>Load the &amp;backup</source>
        <translation>Sicherun&amp;g laden</translation>
    </message>
    <message>
        <source>Delete “%1” and its backup? This cannot be undone.</source>
        <translation>„%1“ und seine Sicherung löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>A saved game named “%1” already exists. Replace it?</source>
        <translation>Ein Spielstand namens „%1“ existiert bereits. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>delve::ui::SearchRow</name>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>rooms &gt;= 25 and loops in 3..5</source>
        <translation>rooms &gt;= 25 and loops in 3..5</translation>
    </message>
    <message>
        <source>Levels to find</source>
        <translation>Gesuchte Level</translation>
    </message>
    <message>
        <source>The search ends after so many levels.</source>
        <translation>Nach so vielen Levels endet die Suche.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Search until</source>
        <translation>Suchen bis</translation>
    </message>
    <message>
        <source>Stops the search. What was found stays.</source>
        <translation>Hält die Suche an. Was gefunden wurde, bleibt.</translation>
    </message>
    <message>
        <source>Tries seeds until so many levels meet the condition.</source>
        <translation>Probiert Seeds, bis so viele Level die Bedingung erfüllen.</translation>
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
        <source>“%1” is used as a word. For a number, type digits only.</source>
        <translation>„%1“ wird als Wort verwendet. Geben Sie für eine Zahl nur Ziffern ein.</translation>
    </message>
    <message>
        <source>“%1” is used as a word. For the number, type %2.</source>
        <translation>„%1“ wird als Wort verwendet. Für die Zahl geben Sie %2 ein.</translation>
    </message>
</context>
<context>
    <name>delve::ui::SheetView</name>
    <message>
        <source>Picture of the tileset</source>
        <translation>Bild des Tilesets</translation>
    </message>
    <message>
        <source>Arrows move from piece to piece, Space chooses where the tile begins.</source>
        <translation>Pfeiltasten führen von Stück zu Stück, die Leertaste wählt, wo die Kachel beginnt.</translation>
    </message>
</context>
<context>
    <name>delve::ui::SkinDialog</name>
    <message>
        <source>Skin of the map</source>
        <translation>Skin der Karte</translation>
    </message>
    <message>
        <source>&amp;Use this skin</source>
        <translation>Diesen Skin &amp;verwenden</translation>
    </message>
    <message>
        <source>Skins</source>
        <translation>Skins</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>&amp;Datei wählen …</translation>
    </message>
    <message>
        <source>A .skin file: its pictures come into the map.</source>
        <translation>Eine .skin-Datei: Ihre Bilder kommen in die Karte.</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Level</translation>
    </message>
    <message>
        <source>This level only</source>
        <translation>Nur dieses Level</translation>
    </message>
    <message>
        <source>F&amp;or</source>
        <translation>&amp;Für</translation>
    </message>
    <message>
        <source>As the recipe says</source>
        <translation>Wie das Rezept es sagt</translation>
    </message>
    <message>
        <source>Caves and ruins are rock, all else is masonry.</source>
        <translation>Höhlen und Ruinen sind Fels, alles andere ist Mauerwerk.</translation>
    </message>
    <message>
        <source>The skin that is in this map.</source>
        <translation>Der Skin in dieser Karte.</translation>
    </message>
    <message>
        <source>A skin from a file is for all levels of a map.</source>
        <translation>Ein Skin aus einer Datei gilt für alle Level einer Karte.</translation>
    </message>
    <message>
        <source>Choose a skin</source>
        <translation>Skin wählen</translation>
    </message>
    <message>
        <source>Skins (%1)</source>
        <translation>Skins (%1)</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>Aus %1.</translation>
    </message>
    <message>
        <source>A PNG with a tileset: you say which of its pieces are which tile.</source>
        <translation>Ein PNG mit einem Tileset: Sie sagen, welche Stücke welche Kachel sind.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>Made of %1.</source>
        <translation>Aus %1 gemacht.</translation>
    </message>
    <message>
        <source>From a &amp;picture…</source>
        <translation>Aus einem &amp;Bild …</translation>
    </message>
</context>
<context>
    <name>delve::ui::SkinMaker</name>
    <message>
        <source>Make a skin of a picture</source>
        <translation>Einen Skin aus einem Bild machen</translation>
    </message>
    <message>
        <source>&amp;Save as a file…</source>
        <translation>Als &amp;Datei speichern …</translation>
    </message>
    <message>
        <source>&amp;Use this skin</source>
        <translation>Diesen Skin &amp;verwenden</translation>
    </message>
    <message>
        <source>Tiles drawn from the picture</source>
        <translation>Kacheln aus dem Bild</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>Drawn as</source>
        <translation>Gezeichnet als</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>&amp;Add a tile</source>
        <translation>Kachel hin&amp;zufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Piece &amp;width</source>
        <translation>Stück&amp;breite</translation>
    </message>
    <message>
        <source>Piece &amp;height</source>
        <translation>Stück&amp;höhe</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Rand</translation>
    </message>
    <message>
        <source>S&amp;pacing</source>
        <translation>Abs&amp;tand</translation>
    </message>
    <message>
        <source>&amp;Tile</source>
        <translation>&amp;Kachel</translation>
    </message>
    <message>
        <source>&amp;Drawn as</source>
        <translation>&amp;Gezeichnet als</translation>
    </message>
    <message>
        <source>Still drawn in the usual look: %1.</source>
        <translation>Noch im üblichen Aussehen gezeichnet: %1.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und %n weitere.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a tile, and click where its pieces begin in the picture.</source>
        <translation>Fügen Sie eine Kachel hinzu, und klicken Sie im Bild an, wo ihre Stücke beginnen.</translation>
    </message>
    <message>
        <source>Save the skin</source>
        <translation>Skin speichern</translation>
    </message>
    <message>
        <source>Skins (%1)</source>
        <translation>Skins (%1)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>delve::ui::SkinPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>delve::ui::StageChooser</name>
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
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>No stage matches.</source>
        <translation>Keine Stufe passt dazu.</translation>
    </message>
    <message>
        <source>Add stage</source>
        <translation>Stufe hinzufügen</translation>
    </message>
    <message>
        <source>Search stages</source>
        <translation>Stufen suchen</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
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
Untick to skip the stage.</source>
        <translation>%1
Ohne Häkchen wird die Stufe übersprungen.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Drag to move this stage</source>
        <translation>Ziehen, um diese Stufe zu verschieben</translation>
    </message>
    <message>
        <source>More actions for %1</source>
        <translation>Weitere Aktionen für %1</translation>
    </message>
    <message>
        <source>Move, replace, remove</source>
        <translation>Verschieben, ersetzen, entfernen</translation>
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
    <message>
        <source>New random seed for &amp;this stage</source>
        <translation>Neuer Zuf&amp;alls-Seed für diese Stufe</translation>
    </message>
    <message>
        <source>Show what it &amp;changes</source>
        <translation>Zeigen, was sich damit ä&amp;ndert</translation>
    </message>
</context>
<context>
    <name>delve::ui::StageSlider</name>
    <message>
        <source>Play back the stages</source>
        <translation>Stufen abspielen</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>The map after each stage. Left and Right step through them; the end is the current map.</source>
        <translation>Die Karte nach jeder Stufe. Mit Links und Rechts gehen Sie von Stufe zu Stufe; am Ende steht die aktuelle Karte.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Loading …</source>
        <translation>Wird geladen …</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>delve::ui::StampsPanel</name>
    <message>
        <source>Stamp %1</source>
        <translation>Stempel %1</translation>
    </message>
    <message>
        <source>No stamps yet. Select a part of the map and press Ctrl+1 or the + below to store it as a stamp, ready to place again.</source>
        <translation>Noch keine Stempel. Wählen Sie einen Teil der Karte aus und drücken Sie Strg+1 oder das + hier unten, um ihn als Stempel abzulegen und wieder zu setzen.</translation>
    </message>
    <message>
        <source>New stamp from the selection</source>
        <translation>Neuer Stempel aus der Auswahl</translation>
    </message>
    <message>
        <source>Rename the stamp</source>
        <translation>Stempel umbenennen</translation>
    </message>
    <message>
        <source>Move the stamp up</source>
        <translation>Stempel nach oben</translation>
    </message>
    <message>
        <source>Move the stamp down</source>
        <translation>Stempel nach unten</translation>
    </message>
    <message>
        <source>Delete the stamp</source>
        <translation>Stempel löschen</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <translation>%1, Taste %2</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Um&amp;benennen</translation>
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
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>Delete stamp</source>
        <translation>Stempel löschen</translation>
    </message>
    <message>
        <source>Delete “%1”? This cannot be undone.</source>
        <translation>„%1“ löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>%1
%2
Click or drag it to place it. F2 renames it.</source>
        <translation>%1
%2
Zum Platzieren anklicken oder ziehen. F2 benennt um.</translation>
    </message>
</context>
<context>
    <name>delve::ui::StatusLine</name>
    <message>
        <source>Show what could not be generated as requested</source>
        <translation>Zeigen, was nicht wie verlangt erzeugt werden konnte</translation>
    </message>
    <message>
        <source>Stop generating</source>
        <translation>Erzeugen abbrechen</translation>
    </message>
    <message>
        <source>Generation progress</source>
        <translation>Fortschritt beim Erzeugen</translation>
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
        <source>Zoom: 100 % is 32 pixels per cell</source>
        <translation>Zoom: 100 % sind 32 Pixel pro Zelle</translation>
    </message>
    <message>
        <source>Duration of the last generation</source>
        <translation>Dauer des letzten Erzeugens</translation>
    </message>
    <message>
        <source>generated in %1 ms</source>
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
    <message>
        <source>Zoom in to see the grid</source>
        <translation>Gitter: zoomen Sie hinein</translation>
    </message>
</context>
<context>
    <name>delve::ui::SurveyControls</name>
    <message>
        <source>Across</source>
        <translation>Waagrecht</translation>
    </message>
    <message>
        <source>The measure from left to right.</source>
        <translation>Die Kennzahl von links nach rechts.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Senkrecht</translation>
    </message>
    <message>
        <source>The measure from bottom to top.</source>
        <translation>Die Kennzahl von unten nach oben.</translation>
    </message>
    <message>
        <source>Keep for comparison</source>
        <translation>Zum Vergleich behalten</translation>
    </message>
    <message>
        <source>Keeps these results, so that those of other settings are shown beside them.</source>
        <translation>Behält diese Ergebnisse, damit die anderer Einstellungen daneben stehen.</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Seeds</translation>
    </message>
    <message>
        <source>How many seeds are measured, from 1 on: %1 at most.</source>
        <translation>Wie viele Seeds gemessen werden, von 1 an: höchstens %1.</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>All measures</source>
        <translation>Alle Kennzahlen</translation>
    </message>
    <message>
        <source>Common measures</source>
        <translation>Häufige Kennzahlen</translation>
    </message>
    <message>
        <source>All, and personas</source>
        <translation>Alle, und Personas</translation>
    </message>
    <message>
        <source>All measures need a proof of each level, which takes time. Personas play each level once.</source>
        <translation>Alle Kennzahlen brauchen einen Beweis jedes Levels, was Zeit kostet. Personas spielen jedes Level einmal.</translation>
    </message>
    <message>
        <source>More about the survey</source>
        <translation>Mehr zur Erhebung</translation>
    </message>
    <message>
        <source>&amp;Save results…</source>
        <translation>Ergebnisse &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>Ergebnisse ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;End the comparison</source>
        <translation>Vergleich &amp;beenden</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stops the survey. What was measured stays, and it can go on later.</source>
        <translation>Hält die Erhebung an. Was gemessen wurde, bleibt, und sie kann später weitergehen.</translation>
    </message>
    <message>
        <source>Measures the seeds that are missing.</source>
        <translation>Misst die Seeds, die fehlen.</translation>
    </message>
    <message>
        <source>Measures the levels of many seeds of this recipe in the background.</source>
        <translation>Misst im Hintergrund die Level vieler Seeds dieses Rezepts.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Sho&amp;w the survey again</source>
        <translation>Erhebung &amp;wieder zeigen</translation>
    </message>
</context>
<context>
    <name>delve::ui::SurveyPanel</name>
    <message>
        <source>Survey</source>
        <translation>Erhebung</translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s)</source>
        <translation>
            <numerusform>%n Seed</numerusform>
            <numerusform>%n Seeds</numerusform>
        </translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Seeds</translation>
    </message>
    <message>
        <source>Double-click a seed, or press Enter, to open its level.</source>
        <translation>Ein Doppelklick auf einen Seed oder die Eingabetaste öffnet sein Level.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Save results</source>
        <translation>Ergebnisse speichern</translation>
    </message>
    <message>
        <source>Survey (*.db)</source>
        <translation>Erhebung (*.db)</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Ergebnisse öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The file has %1 seeds; these are the first %2.</source>
        <translation>Die Datei hat %1 Seeds; dies sind die ersten %2.</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>noch %1 h</translation>
    </message>
    <message>
        <source>Seeds in a cell</source>
        <translation>Seeds je Zelle</translation>
    </message>
    <message>
        <source>Seeds (%1)</source>
        <translation>Seeds (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Level</numerusform>
            <numerusform>%n Level</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>No level has both values.</source>
        <translation>Kein Level hat beide Werte.</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Behalten: %1</translation>
    </message>
    <message>
        <source>Personas</source>
        <translation>Personas</translation>
    </message>
    <message numerus="yes">
        <source>%1 found in %n seed(s)</source>
        <translation>
            <numerusform>%1 in %n Seed gefunden</numerusform>
            <numerusform>%1 in %n Seeds gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>, 1 in %1</source>
        <translation>, 1 von %1</translation>
    </message>
    <message>
        <source>%1 of %2 seeds</source>
        <translation>%1 von %2 Seeds</translation>
    </message>
    <message numerus="yes">
        <source>, %n of them without a level</source>
        <translation>
            <numerusform>, %n davon ohne Level</numerusform>
            <numerusform>, %n davon ohne Level</numerusform>
        </translation>
    </message>
    <message>
        <source>; %1 fit</source>
        <translation>; %1 passen</translation>
    </message>
    <message>
        <source>This level has no recipe, so there are no other seeds to survey.</source>
        <translation>Dieses Level hat kein Rezept; darum gibt es keine anderen Seeds zu erheben.</translation>
    </message>
    <message>
        <source>Start measures the levels of many seeds of %1, and shows how their measures are spread.</source>
        <translation>„Starten“ misst die Level vieler Seeds von %1 und zeigt, wie ihre Kennzahlen verteilt sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n in the chosen cell</source>
        <translation>
            <numerusform>%n in der gewählten Zelle</numerusform>
            <numerusform>%n in der gewählten Zelle</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1, which is of another recipe, size or rules than this level</source>
        <translation>aus %1, mit anderem Rezept, anderer Größe oder anderen Regeln als dieses Level</translation>
    </message>
    <message>
        <source>kept in %1</source>
        <translation>gespeichert in %1</translation>
    </message>
    <message>
        <source>of other settings than this level</source>
        <translation>mit anderen Einstellungen als dieses Level</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>without the pins of this level</source>
        <translation>ohne die Fixierungen dieses Levels</translation>
    </message>
    <message>
        <source>These levels have loaded stamps, which a file of results does not hold: it cannot be saved. Survey the recipe without them.</source>
        <translation>Diese Level haben geladene Stempel, die eine Datei mit Ergebnissen nicht enthält: Sie lassen sich nicht speichern. Erheben Sie das Rezept ohne sie.</translation>
    </message>
    <message>
        <source>%1 was not measured</source>
        <translation>%1 wurde nicht gemessen</translation>
    </message>
    <message>
        <source>%1 was not measured: choose All measures</source>
        <translation>%1 wurde nicht gemessen: Wählen Sie „Alle Kennzahlen“</translation>
    </message>
    <message>
        <source>not saved since: save the results again</source>
        <translation>seither nicht gespeichert: Speichern Sie die Ergebnisse noch einmal</translation>
    </message>
    <message>
        <source>of other measures than are chosen</source>
        <translation>mit anderen Kennzahlen als gewählt</translation>
    </message>
    <message>
        <source>compared when the survey has ended</source>
        <translation>wird verglichen, wenn die Erhebung zu Ende ist</translation>
    </message>
    <message>
        <source>⋯ shows the survey of before again</source>
        <translation>⋯ zeigt die vorige Erhebung wieder</translation>
    </message>
</context>
<context>
    <name>delve::ui::SurveyRowsModel</name>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
</context>
<context>
    <name>delve::ui::SweepChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no values</source>
        <translation>keine Werte</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n level(s)</source>
        <translation>
            <numerusform>%1 von %n Level</numerusform>
            <numerusform>%1 von %n Levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>delve::ui::SweepPanel</name>
    <message>
        <source>Sweeping</source>
        <translation>Parameterstudie läuft</translation>
    </message>
    <message>
        <source>Choose a parameter</source>
        <translation>Parameter wählen</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>How many values are measured between both ends</source>
        <translation>Wie viele Werte von einem Ende bis zum anderen gemessen werden</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>How many levels are measured of each value. More seeds show smaller changes.</source>
        <translation>Wie viele Level je Wert gemessen werden. Mehr Seeds zeigen kleinere Änderungen.</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Seeds</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Seeds with a level</source>
        <translation>Seeds mit Level</translation>
    </message>
    <message>
        <source>How many of the seeds the recipe can make a level of. The other charts leave out the rest.</source>
        <translation>Aus wie vielen der Seeds das Rezept ein Level erzeugen kann. Die anderen Diagramme lassen den Rest weg.</translation>
    </message>
    <message>
        <source>This level is too large to be measured.</source>
        <translation>Dieses Level ist zu groß, um gemessen zu werden.</translation>
    </message>
    <message numerus="yes">
        <source>Measuring %n value(s)</source>
        <translation>
            <numerusform>%n Wert wird gemessen</numerusform>
            <numerusform>%n Werte werden gemessen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>This level has no recipe whose parameters could be swept.</source>
        <translation>Dieses Level hat kein Rezept, dessen Parameter sich untersuchen ließen.</translation>
    </message>
    <message>
        <source>Choose a parameter to see what its values change, here or in the menu of a slider (right click).</source>
        <translation>Wählen Sie einen Parameter, um zu sehen, was seine Werte ändern: hier oder im Menü eines Reglers (Rechtsklick).</translation>
    </message>
    <message>
        <source>Out of date: the recipe has changed.</source>
        <translation>Veraltet: Das Rezept hat sich geändert.</translation>
    </message>
    <message>
        <source>Stopped: not all is measured.</source>
        <translation>Angehalten: Nicht alles ist gemessen.</translation>
    </message>
    <message numerus="yes">
        <source>At %n value(s), the recipe makes no level.</source>
        <translation>
            <numerusform>Bei %n Wert erzeugt das Rezept kein Level.</numerusform>
            <numerusform>Bei %n Werten erzeugt das Rezept kein Level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No clear change: %n measure(s)</source>
        <translation>
            <numerusform>Keine klare Änderung: %n Kennzahl</numerusform>
            <numerusform>Keine klare Änderung: %n Kennzahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory was lacking for %n level(s), which are left out.</source>
        <translation>
            <numerusform>Für %n Level fehlte Speicher; es ist nicht dabei.</numerusform>
            <numerusform>Für %n Levels fehlte Speicher; sie sind nicht dabei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line: the median of up to %n level(s). Band: 80 % of them. Click a value to set it.</source>
        <translation>
            <numerusform>Linie: der Median von %n Level. Band: 80 % davon. Ein Klick auf einen Wert stellt ihn ein.</numerusform>
            <numerusform>Linie: der Median von bis zu %n Levels. Band: 80 % davon. Ein Klick auf einen Wert stellt ihn ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The values grow by factors.</source>
        <translation>Die Werte wachsen um gleiche Faktoren.</translation>
    </message>
    <message>
        <source>Rooms of your own are left out.</source>
        <translation>Eigene Räume sind nicht dabei.</translation>
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
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Goods of the store</source>
        <translation>Waren des Ladens</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>Ware</translation>
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
        <source>Replaces all rows of this table with the built-in ones. Can be undone.</source>
        <translation>Ersetzt alle Zeilen dieser Tabelle durch die eingebauten. Lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>&amp;Purposes of rooms</source>
        <translation>&amp;Bestimmungen der Räume</translation>
    </message>
    <message>
        <source>Tables of “%1”</source>
        <translation>Tabellen von „%1“</translation>
    </message>
    <message>
        <source>&amp;Set pieces</source>
        <translation>&amp;Schaustücke</translation>
    </message>
</context>
<context>
    <name>delve::ui::ThingsModel</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
</context>
<context>
    <name>delve::ui::ThingsPanel</name>
    <message>
        <source>Find things, rooms, tiles</source>
        <translation>Objekte, Räume, Kacheln suchen</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Kinds that are listed</source>
        <translation>Aufgelistete Arten</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Things and rooms</source>
        <translation>Objekte und Räume</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche …</translation>
    </message>
    <message>
        <source>Type the name of a tile.</source>
        <translation>Geben Sie den Namen einer Kachel ein.</translation>
    </message>
    <message>
        <source>Nothing stands on this level yet. Place something with the tool Thing (T).</source>
        <translation>Auf diesem Level steht noch nichts. Setzen Sie etwas mit dem Werkzeug „Objekt“ (T).</translation>
    </message>
    <message>
        <source>Nothing found. Use fewer words, or list everything.</source>
        <translation>Nichts gefunden. Nehmen Sie weniger Wörter, oder listen Sie alles auf.</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 von %2 ausgewählt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
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
        <source>Blocks the way</source>
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
        <source>&amp;Colour when zoomed out</source>
        <translation>&amp;Farbe bei kleinem Zoom</translation>
    </message>
    <message>
        <source>&amp;Draw…</source>
        <translation>Zei&amp;chnen …</translation>
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
        <source>PNG pictures (%1)</source>
        <translation>PNG-Bilder (%1)</translation>
    </message>
    <message>
        <source>Load tile picture</source>
        <translation>Kachelbild laden</translation>
    </message>
    <message>
        <source>&amp;Behaves like</source>
        <translation>&amp;Verhält sich wie</translation>
    </message>
    <message>
        <source>The tile does all that this built-in one does, in generation and in play.</source>
        <translation>Die Kachel tut alles, was diese eingebaute tut, beim Erzeugen und im Spiel.</translation>
    </message>
    <message>
        <source>No built-in tile</source>
        <translation>Keine eingebaute Kachel</translation>
    </message>
</context>
<context>
    <name>delve::ui::TilePreview</name>
    <message>
        <source>Tile preview</source>
        <translation>Kachelvorschau</translation>
    </message>
</context>
<context>
    <name>delve::ui::TilesetDialog</name>
    <message>
        <source>Add tiles from tileset</source>
        <translation>Kacheln aus Tileset hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Add the tiles</source>
        <translation>Kacheln hin&amp;zufügen</translation>
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
        <translation>A&amp;lle</translation>
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
        <source>The tile to paint with. Click to show the palette.</source>
        <translation>Die Kachel zum Malen. Ein Klick zeigt die Palette.</translation>
    </message>
    <message>
        <source>Size </source>
        <translation>Größe </translation>
    </message>
    <message>
        <source>Brush size in cells</source>
        <translation>Pinselgröße in Zellen</translation>
    </message>
    <message>
        <source>Brush shape</source>
        <translation>Pinselform</translation>
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
        <source>Fill shape</source>
        <translation>Form füllen</translation>
    </message>
    <message>
        <source>Paints the inside of the shape, not just its outline.</source>
        <translation>Malt auch das Innere der Form, nicht nur ihren Umriss.</translation>
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
        <translation>Beide Richtungen</translation>
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
        <source>Selection mode</source>
        <translation>Auswahlmodus</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>Abziehen</translation>
    </message>
    <message>
        <source>Intersect</source>
        <translation>Schnittmenge</translation>
    </message>
    <message>
        <source>What to pin</source>
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
        <source>Pin when painting</source>
        <translation>Beim Malen fixieren</translation>
    </message>
    <message>
        <source>What you paint or place is pinned: regenerating leaves it unchanged.</source>
        <translation>Was Sie malen oder setzen, wird fixiert: Beim Neuerzeugen bleibt es unverändert.</translation>
    </message>
    <message>
        <source>Tile: %1</source>
        <translation>Kachel: %1</translation>
    </message>
    <message>
        <source>The kind of thing to place. Click to show the palette.</source>
        <translation>Die Art des Objekts zum Setzen. Ein Klick zeigt die Palette.</translation>
    </message>
    <message>
        <source>Thing: %1</source>
        <translation>Objekt: %1</translation>
    </message>
    <message>
        <source>Rooms that you draw are of this kind.</source>
        <translation>Räume, die Sie zeichnen, sind von dieser Art.</translation>
    </message>
    <message>
        <source>Paints squares.</source>
        <translation>Malt Quadrate.</translation>
    </message>
    <message>
        <source>Paints discs.</source>
        <translation>Malt Kreisflächen.</translation>
    </message>
    <message>
        <source>Draws rectangles.</source>
        <translation>Zeichnet Rechtecke.</translation>
    </message>
    <message>
        <source>Draws ellipses.</source>
        <translation>Zeichnet Ellipsen.</translation>
    </message>
    <message>
        <source>Draws straight lines.</source>
        <translation>Zeichnet gerade Linien.</translation>
    </message>
    <message>
        <source>Paints only where you paint.</source>
        <translation>Malt nur, wo Sie malen.</translation>
    </message>
    <message>
        <source>Paints a mirror image on the other side, left or right.</source>
        <translation>Malt ein Spiegelbild auf der anderen Seite, links oder rechts.</translation>
    </message>
    <message>
        <source>Paints a mirror image in the other half, top or bottom.</source>
        <translation>Malt ein Spiegelbild in der anderen Hälfte, oben oder unten.</translation>
    </message>
    <message>
        <source>Paints mirror images in the three other quarters of the map.</source>
        <translation>Malt Spiegelbilder in den drei anderen Vierteln der Karte.</translation>
    </message>
    <message>
        <source>Paints three copies, each a quarter turn further around the middle.</source>
        <translation>Malt drei Kopien, jede eine Vierteldrehung weiter um die Mitte.</translation>
    </message>
    <message>
        <source>A new selection replaces the old one.</source>
        <translation>Eine neue Auswahl ersetzt die alte.</translation>
    </message>
    <message>
        <source>Adds cells to the selection.</source>
        <translation>Fügt der Auswahl Zellen hinzu.</translation>
    </message>
    <message>
        <source>Removes cells from the selection.</source>
        <translation>Nimmt Zellen aus der Auswahl heraus.</translation>
    </message>
    <message>
        <source>Keeps only cells that both the old and the new selection contain.</source>
        <translation>Behält nur Zellen, die sowohl die alte als auch die neue Auswahl enthält.</translation>
    </message>
    <message>
        <source>Pins the cells that you paint.</source>
        <translation>Fixiert die Zellen, die Sie malen.</translation>
    </message>
    <message>
        <source>Pins whole rooms.</source>
        <translation>Fixiert ganze Räume.</translation>
    </message>
    <message>
        <source>Pins things.</source>
        <translation>Fixiert Objekte.</translation>
    </message>
    <message>
        <source>Shape type</source>
        <translation>Formtyp</translation>
    </message>
    <message>
        <source>Paste void</source>
        <translation>Leere einfügen</translation>
    </message>
    <message>
        <source>Off: where a pasted, stamped or moved piece is void, the map stays as it is.</source>
        <translation>Aus: Wo ein eingefügtes, gestempeltes oder verschobenes Stück leer ist, bleibt die Karte, wie sie ist.</translation>
    </message>
    <message>
        <source>Moving leaves floor</source>
        <translation>Verschieben hinterlässt Boden</translation>
    </message>
    <message>
        <source>Moved or turned cells leave the level&apos;s floor. Off: they leave void.</source>
        <translation>Verschobene oder gedrehte Zellen hinterlassen den Boden des Levels. Aus: Sie hinterlassen Leere.</translation>
    </message>
</context>
<context>
    <name>delve::ui::TourBubble</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>End to&amp;ur</source>
        <translation>Bee&amp;nden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Wei&amp;ter</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>Ferti&amp;g</translation>
    </message>
    <message>
        <source>Tour: %1</source>
        <translation>Rundgang: %1</translation>
    </message>
</context>
<context>
    <name>delve::ui::WantRow</name>
    <message>
        <source>Find a seed</source>
        <translation>Seed suchen</translation>
    </message>
    <message>
        <source>Want</source>
        <translation>Wunsch</translation>
    </message>
    <message>
        <source>path &gt;= 80</source>
        <translation>path &gt;= 80</translation>
    </message>
    <message>
        <source>Searching: %1 %</source>
        <translation>Suche: %1 %</translation>
    </message>
    <message numerus="yes">
        <source>Found after %n tries.</source>
        <translation>
            <numerusform>Gefunden nach %n Versuch.</numerusform>
            <numerusform>Gefunden nach %n Versuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the recipe changed.</source>
        <translation>Angehalten: Das Rezept hat sich geändert.</translation>
    </message>
    <message>
        <source>Stopped: the map changed.</source>
        <translation>Angehalten: Die Karte hat sich geändert.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche …</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Suche anhalten</translation>
    </message>
    <message>
        <source>Stopped: the condition changed.</source>
        <translation>Angehalten: Die Bedingung hat sich geändert.</translation>
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
        <source>Two-&amp;minute tour</source>
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
    <message>
        <source>Man&amp;ual</source>
        <translation>&amp;Handbuch</translation>
    </message>
</context>
<context>
    <name>delve::ui::WorkNotice</name>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>%1: cannot be read: %2.</source>
        <translation>%1: kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1: too large. Choose a smaller file.</source>
        <translation>%1: zu groß. Wählen Sie eine kleinere Datei.</translation>
    </message>
    <message>
        <source>%1: this is a folder. Name a file in it.</source>
        <translation>%1: Dies ist ein Ordner. Nennen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>%1: file not found. Check its name and folder.</source>
        <translation>%1: Datei nicht gefunden. Prüfen Sie Namen und Ordner.</translation>
    </message>
    <message>
        <source>%1: permission denied. Change its permissions, or open a copy.</source>
        <translation>%1: Zugriff verweigert. Ändern Sie die Zugriffsrechte, oder öffnen Sie eine Kopie.</translation>
    </message>
    <message>
        <source>The output cannot be written: %1.</source>
        <translation>Die Ausgabe lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>%1: outside the map&apos;s folder. Move it into that folder.</source>
        <translation>%1: außerhalb des Ordners der Karte. Verschieben Sie die Datei in diesen Ordner.</translation>
    </message>
    <message>
        <source>%1: this is a folder, a pipe or a device. Name a regular file.</source>
        <translation>%1: Dies ist ein Ordner, eine Pipe oder ein Gerät. Nennen Sie eine reguläre Datei.</translation>
    </message>
    <message>
        <source>%1: larger than %2. Choose a smaller file.</source>
        <translation>%1: größer als %2. Wählen Sie eine kleinere Datei.</translation>
    </message>
    <message>
        <source>%1: this is a pipe or a device. Name a file, or - for standard input.</source>
        <translation>%1: Dies ist eine Pipe oder ein Gerät. Nennen Sie eine Datei, oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>%1: not loaded, because a map from standard input has no folder. Read the map from a file.</source>
        <translation>%1: nicht geladen, weil eine Karte von der Standardeingabe keinen Ordner hat. Lesen Sie die Karte aus einer Datei.</translation>
    </message>
    <message>
        <source>%1: outside the map&apos;s project. Move it into the folder of the project, or allow its folder with --allow FOLDER.</source>
        <translation>%1: außerhalb des Projekts der Karte. Verschieben Sie die Datei in den Ordner des Projekts, oder erlauben Sie ihren Ordner mit --allow ORDNER.</translation>
    </message>
    <message>
        <source>%1: this is not a path within the folder of the export. Choose another name for the export.</source>
        <translation>%1: Das ist kein Pfad im Ordner des Exports. Wählen Sie einen anderen Namen für den Export.</translation>
    </message>
    <message>
        <source>%1: this is a link, which only a file that you name yourself is written through. Remove it, or export to another folder.</source>
        <translation>%1: Das ist ein Link, durch den nur eine Datei geschrieben wird, die Sie selbst nennen. Entfernen Sie ihn, oder exportieren Sie in einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Delvewright map</source>
        <translation>Delvewright-Karte</translation>
    </message>
    <message>
        <source>“%1”: unsupported file type for writing. Supported: %2.</source>
        <translation>„%1“: Dateityp zum Schreiben nicht unterstützt. Unterstützt werden: %2.</translation>
    </message>
    <message>
        <source>The map has no level “%1”.</source>
        <translation>Die Karte hat kein Level „%1“.</translation>
    </message>
    <message>
        <source>The map&apos;s own tiles are written as numbers that have no meaning when the file is read.</source>
        <translation>Eigene Kacheln der Karte werden als Nummern geschrieben, die beim Lesen der Datei unbekannt sind.</translation>
    </message>
    <message>
        <source>CSV of tile numbers</source>
        <translation>CSV mit Kachelnummern</translation>
    </message>
    <message numerus="yes">
        <source>%n other level(s) of the map are not in this file.</source>
        <translation>
            <numerusform>%n weiteres Level der Karte steht nicht in dieser Datei.</numerusform>
            <numerusform>%n weitere Level der Karte stehen nicht in dieser Datei.</numerusform>
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
        <source>Pixels per cell</source>
        <translation>Pixel je Zelle</translation>
    </message>
    <message>
        <source>Width and height of a cell in the picture. Higher values give larger pictures; with 1, the picture can be read back as a map.</source>
        <translation>Breite und Höhe einer Zelle im Bild. Höhere Werte ergeben größere Bilder; mit 1 lässt sich das Bild wieder als Karte lesen.</translation>
    </message>
    <message>
        <source>The picture is too large: %1 x %2 pixels, one per cell; at most %3 x %3.</source>
        <translation>Das Bild ist zu groß: %1 x %2 Pixel, eines je Zelle; höchstens %3 x %3.</translation>
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
        <source>The picture is truncated.</source>
        <translation>Das Bild ist unvollständig: Das Ende der Datei fehlt.</translation>
    </message>
    <message>
        <source>The picture is corrupt (checksum mismatch).</source>
        <translation>Das Bild ist beschädigt (Prüfsummenfehler).</translation>
    </message>
    <message>
        <source>The map&apos;s own tile “%1” is written as “%2”, which is unknown when the text is read.</source>
        <translation>Die eigene Kachel „%1“ der Karte wird als „%2“ geschrieben; beim Lesen des Textes ist das unbekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) under other things are left out.</source>
        <translation>
            <numerusform>%n Objekt unter einem anderen entfällt.</numerusform>
            <numerusform>%n Objekte unter anderen entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text map</source>
        <translation>Textkarte</translation>
    </message>
    <message>
        <source>The map is too large: %1 x %2 cells; at most %3 x %3.</source>
        <translation>Die Karte ist zu groß: %1 x %2 Zellen; höchstens %3 x %3.</translation>
    </message>
    <message>
        <source>The file is empty. A map has at least one cell.</source>
        <translation>Die Datei ist leer. Eine Karte hat mindestens eine Zelle.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were shorter than the longest and are filled with void.</source>
        <translation>
            <numerusform>%n Zeile war kürzer als die längste und ist mit Leere aufgefüllt.</numerusform>
            <numerusform>%n Zeilen waren kürzer als die längste und sind mit Leere aufgefüllt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) under things will be floor when the text is read.</source>
        <translation>
            <numerusform>%n Kachel unter einem Objekt ist Boden, wenn der Text wieder gelesen wird.</numerusform>
            <numerusform>%n Kacheln unter Objekten sind Boden, wenn der Text wieder gelesen wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown tile “%2” for the colour %1. Expected one of: %3.</source>
        <translation>Unbekannte Kachel „%2“ für die Farbe %1. Möglich sind: %3.</translation>
    </message>
    <message>
        <source>Unknown option “%1”: this format takes no options.</source>
        <translation>Unbekannte Option „%1“: Dieses Format hat keine Optionen.</translation>
    </message>
    <message>
        <source>Unknown option “%1”. Expected one of: %2.</source>
        <translation>Unbekannte Option „%1“. Möglich sind: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n portal(s) led to a missing level or cell and now lead nowhere.</source>
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
        <translation>Die Kennung des Levels entfällt: %1.</translation>
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
        <source>%n decoration layer(s) are merged with the tiles.</source>
        <translation>
            <numerusform>%n Zierebene ist mit den Kacheln zusammengefügt.</numerusform>
            <numerusform>%n Zierebenen sind mit den Kacheln zusammengefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of the map&apos;s own become other tiles when the picture is read: %1.</source>
        <translation>
            <numerusform>%n eigene Kachel dieser Karte wird beim Lesen des Bildes zu einer anderen: %1.</numerusform>
            <numerusform>%n eigene Kacheln dieser Karte werden beim Lesen des Bildes zu anderen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the tile pictures have more than %2 million pixels or %3 in all. Make them smaller.</source>
        <translation>%1: Die Kachelbilder haben zusammen mehr als %2 Millionen Pixel oder %3. Verkleinern Sie sie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tile “%1” is drawn in its colour: its picture is larger than %2 x %2 pixels.</source>
        <translation>Die Kachel „%1“ wird in ihrer Farbe gezeichnet: Ihr Bild ist größer als %2 x %2 Pixel.</translation>
    </message>
    <message>
        <source>Tile “%1” is drawn in its colour: the pictures of all tiles have more than %2 million pixels.</source>
        <translation>Die Kachel „%1“ wird in ihrer Farbe gezeichnet: Die Bilder aller Kacheln haben mehr als %2 Millionen Pixel.</translation>
    </message>
    <message>
        <source>Tile “%1” is drawn in its colour: its picture is not a PNG.</source>
        <translation>Die Kachel „%1“ wird in ihrer Farbe gezeichnet: Ihr Bild ist kein PNG.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) are drawn in their colours: their pictures cannot be used.</source>
        <translation>
            <numerusform>%n weitere Kachel wird in ihrer Farbe gezeichnet: Ihr Bild ist nicht verwendbar.</numerusform>
            <numerusform>%n weitere Kacheln werden in ihren Farben gezeichnet: Ihre Bilder sind nicht verwendbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile “%1” is drawn in its colour: %2</source>
        <translation>Die Kachel „%1“ wird in ihrer Farbe gezeichnet: %2</translation>
    </message>
    <message>
        <source>The interlaced picture is too large: %1 x %2 pixels; at most %3 million. Save it without interlacing.</source>
        <translation>Das Bild mit Interlacing ist zu groß: %1 x %2 Pixel; höchstens %3 Millionen. Speichern Sie es ohne Interlacing.</translation>
    </message>
    <message>
        <source>The picture is corrupt: a chunk is too long.</source>
        <translation>Das Bild ist beschädigt: Ein Chunk ist zu lang.</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden or fully transparent decoration layer(s) are left out.</source>
        <translation>
            <numerusform>%n verborgene oder ganz durchsichtige Zierebene entfällt.</numerusform>
            <numerusform>%n verborgene oder ganz durchsichtige Zierebenen entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map&apos;s own tile “%1” is written as “%2”, which is read as “%3”.</source>
        <translation>Die eigene Kachel „%1“ der Karte wird als „%2“ geschrieben und als „%3“ gelesen.</translation>
    </message>
    <message>
        <source>Tile “%1” is drawn in its colour: its picture takes %2 in the map; at most %3.</source>
        <translation>Die Kachel „%1“ wird in ihrer Farbe gezeichnet: Ihr Bild belegt in der Karte %2; höchstens %3.</translation>
    </message>
    <message>
        <source>Unknown objective “%1”, kept as it is. To play the map, choose another.</source>
        <translation>Unbekanntes Spielziel „%1“, bleibt unverändert. Um die Karte zu spielen, wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>The picture is corrupt: its header is invalid.</source>
        <translation>Das Bild ist beschädigt: Sein Dateikopf ist ungültig.</translation>
    </message>
    <message>
        <source>Unsupported kind of PNG. Save the picture again as an ordinary PNG.</source>
        <translation>Diese Art von PNG wird nicht unterstützt. Speichern Sie das Bild noch einmal als gewöhnliches PNG.</translation>
    </message>
    <message>
        <source>The picture is corrupt: its data cannot be decoded.</source>
        <translation>Das Bild ist beschädigt: Seine Daten lassen sich nicht dekodieren.</translation>
    </message>
    <message>
        <source>“%1” is not a tile number. Write a whole number.</source>
        <translation>„%1“ ist keine Kachelnummer. Schreiben Sie eine ganze Zahl.</translation>
    </message>
    <message>
        <source>Unknown tile number %1. Built-in tiles are numbered from 0, which is void.</source>
        <translation>Unbekannte Kachelnummer %1. Die eingebauten Kacheln beginnen bei 0, der Leere.</translation>
    </message>
    <message>
        <source>Unsupported file type. Supported: %1.</source>
        <translation>Dateityp nicht unterstützt. Unterstützt werden: %1.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file in UTF-8.</source>
        <translation>Dies ist kein Text in UTF-8. Speichern Sie die Datei in UTF-8.</translation>
    </message>
    <message>
        <source>Too many things for one map.</source>
        <translation>Zu viele Objekte für eine Karte.</translation>
    </message>
    <message>
        <source>A tab is not a tile. Write spaces for void.</source>
        <translation>Ein Tabulator ist keine Kachel. Schreiben Sie Leerzeichen für Leere.</translation>
    </message>
    <message>
        <source>Not a text map (byte of value %1). Choose another file.</source>
        <translation>Keine Textkarte (Byte mit dem Wert %1). Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>Unknown glyph “%1”. Write . for floor, # for a wall, or a space for void.</source>
        <translation>Unbekanntes Zeichen „%1“. Schreiben Sie . für Boden, # für eine Wand oder ein Leerzeichen für Leere.</translation>
    </message>
    <message>
        <source>The map&apos;s own tables are left out.</source>
        <translation>Die eigenen Tabellen der Karte entfallen.</translation>
    </message>
    <message>
        <source>The mission of the level is left out.</source>
        <translation>Die Mission des Levels entfällt.</translation>
    </message>
    <message>
        <source>Room graph for Graphviz</source>
        <translation>Raumgraph für Graphviz</translation>
    </message>
    <message>
        <source>This export has other files beside it: %1. Name a file to write to.</source>
        <translation>Neben diesem Export stehen weitere Dateien: %1. Geben Sie eine Datei zum Schreiben an.</translation>
    </message>
    <message>
        <source>This export has other files beside it: %1. Name a file to write to, or set the option %2.</source>
        <translation>Neben diesem Export stehen weitere Dateien: %1. Geben Sie eine Datei zum Schreiben an, oder setzen Sie die Option %2.</translation>
    </message>
    <message>
        <source>Width and height of a tile in the tileset. Higher values give a larger picture.</source>
        <translation>Breite und Höhe einer Kachel im Tileset. Höhere Werte ergeben ein größeres Bild.</translation>
    </message>
    <message numerus="yes">
        <source>%n animated tile(s) stand still in Godot.</source>
        <translation>
            <numerusform>%n animierte Kachel steht in Godot still.</numerusform>
            <numerusform>%n animierte Kacheln stehen in Godot still.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of the map&apos;s own that the level does not use are left out.</source>
        <translation>
            <numerusform>%n eigene Kachel der Karte, die im Level nicht vorkommt, entfällt.</numerusform>
            <numerusform>%n eigene Kacheln der Karte, die im Level nicht vorkommen, entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The level has more than 4096 x 4096 cells, which Godot cannot load. Choose a smaller one.</source>
        <translation>Das Level hat mehr als 4096 x 4096 Zellen, was Godot nicht laden kann. Wählen Sie ein kleineres.</translation>
    </message>
    <message>
        <source>Godot scene</source>
        <translation>Godot-Szene</translation>
    </message>
    <message>
        <source>Room graph in GraphML</source>
        <translation>Raumgraph in GraphML</translation>
    </message>
    <message numerus="yes">
        <source>The pictures of %n tile(s) of the map&apos;s own are left out.</source>
        <translation>
            <numerusform>Das Bild von %n eigenen Kachel der Karte entfällt.</numerusform>
            <numerusform>Die Bilder von %n eigenen Kacheln der Karte entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Properties of the map or its level that only Delvewright reads are left out.</source>
        <translation>Eigenschaften der Karte oder ihres Levels, die nur Delvewright liest, entfallen.</translation>
    </message>
    <message>
        <source>JSON for games</source>
        <translation>JSON für Spiele</translation>
    </message>
    <message>
        <source>Portals to a missing level or cell now lead nowhere.</source>
        <translation>Portale zu einem fehlenden Level oder einer fehlenden Zelle führen jetzt nirgendwohin.</translation>
    </message>
    <message>
        <source>LDtk project</source>
        <translation>LDtk-Projekt</translation>
    </message>
    <message>
        <source>Only the rooms and their links are written: the tiles are left out.</source>
        <translation>Nur die Räume und ihre Verbindungen werden geschrieben: Die Kacheln entfallen.</translation>
    </message>
    <message numerus="yes">
        <source>The shapes and properties of %n room(s) are left out.</source>
        <translation>
            <numerusform>Form und Eigenschaften von %n Raum entfallen.</numerusform>
            <numerusform>Formen und Eigenschaften von %n Räumen entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n hall(s) at most the length is written, with their link.</source>
        <translation>
            <numerusform>Von %n Gang wird höchstens die Länge geschrieben, bei seiner Verbindung.</numerusform>
            <numerusform>Von %n Gängen wird höchstens die Länge geschrieben, bei ihrer Verbindung.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tileset would have %1 pieces, whose picture needs %2 of memory; at most %3. Choose fewer pixels per cell.</source>
        <translation>Das Tileset hätte %1 Stücke, deren Bild %2 Speicher braucht; höchstens %3. Wählen Sie weniger Pixel je Zelle.</translation>
    </message>
    <message>
        <source>The level is empty: there is nothing to write.</source>
        <translation>Das Level ist leer: Es gibt nichts zu schreiben.</translation>
    </message>
    <message>
        <source>Ground layer</source>
        <translation>Grundebene</translation>
    </message>
    <message>
        <source>Name of the layer that becomes the tiles of the level. Without one, it is chosen by its name, or by its solid tiles.</source>
        <translation>Name der Ebene, die zu den Kacheln des Levels wird. Ohne ihn wird sie nach ihrem Namen oder ihren festen Kacheln gewählt.</translation>
    </message>
    <message>
        <source>None (CSV)</source>
        <translation>Keine (CSV)</translation>
    </message>
    <message>
        <source>zlib</source>
        <translation>zlib</translation>
    </message>
    <message>
        <source>Zstandard</source>
        <translation>Zstandard</translation>
    </message>
    <message>
        <source>In the map, its picture beside it</source>
        <translation>In der Karte, ihr Bild daneben</translation>
    </message>
    <message>
        <source>In a file of its own</source>
        <translation>In einer eigenen Datei</translation>
    </message>
    <message>
        <source>In the map, with its picture</source>
        <translation>In der Karte, mit seinem Bild</translation>
    </message>
    <message>
        <source>This level</source>
        <translation>Dieses Level</translation>
    </message>
    <message>
        <source>All levels, and a .world file</source>
        <translation>Alle Level und eine .world-Datei</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>How the tiles of layers are stored. Every program reads CSV; compressed files are smaller.</source>
        <translation>Wie die Kacheln der Ebenen gespeichert werden. CSV liest jedes Programm; komprimierte Dateien sind kleiner.</translation>
    </message>
    <message>
        <source>Tileset</source>
        <translation>Tileset</translation>
    </message>
    <message>
        <source>Where the tileset is stored. With its picture in the map, there is only one file, which some programs cannot read.</source>
        <translation>Wo das Tileset gespeichert wird. Mit seinem Bild in der Karte gibt es nur eine Datei, die manche Programme nicht lesen können.</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Which levels are written. With all of them, each is a map of its own, and a .world file shows them side by side.</source>
        <translation>Welche Level geschrieben werden. Bei allen wird jedes eine eigene Karte, und eine .world-Datei zeigt sie nebeneinander.</translation>
    </message>
    <message>
        <source>Tiled map (JSON)</source>
        <translation>Tiled-Karte (JSON)</translation>
    </message>
    <message>
        <source>Tiled map (XML)</source>
        <translation>Tiled-Karte (XML)</translation>
    </message>
    <message>
        <source>The map has tilesets of its own, whose pictures stay in their files. Set the tileset option to embedded or external.</source>
        <translation>Die Karte hat eigene Tilesets, deren Bilder in ihren Dateien bleiben. Setzen Sie die Option tileset auf embedded oder external.</translation>
    </message>
    <message numerus="yes">
        <source>%n portal(s) lead to levels that are not in this file.</source>
        <translation>
            <numerusform>%n Portal führt zu einem Level, das nicht in dieser Datei ist.</numerusform>
            <numerusform>%n Portale führen zu Leveln, die nicht in dieser Datei sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>A picture beside the project</source>
        <translation>Ein Bild neben dem Projekt</translation>
    </message>
    <message>
        <source>None: tiles in plain colours</source>
        <translation>Keines: Kacheln in einfachen Farben</translation>
    </message>
    <message>
        <source>Whether LDtk shows the map as it looks here. Without a tileset there is only one file.</source>
        <translation>Ob LDtk die Karte zeigt, wie sie hier aussieht. Ohne Tileset gibt es nur eine Datei.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were painted with tiles that their layer does not have in LDtk. They are left out.</source>
        <translation>
            <numerusform>%n Zelle wurde mit einer Kachel bemalt, die ihre Ebene in LDtk nicht hat. Sie entfällt.</numerusform>
            <numerusform>%n Zellen wurden mit Kacheln bemalt, die ihre Ebene in LDtk nicht hat. Sie entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decoration layer(s) that did not come from LDtk are left out.</source>
        <translation>
            <numerusform>%n Zierebene, die nicht aus LDtk kam, entfällt.</numerusform>
            <numerusform>%n Zierebenen, die nicht aus LDtk kamen, entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) of kinds for which the project has no entity are left out.</source>
        <translation>
            <numerusform>%n Objekt einer Art, für die das Projekt keine Entity hat, entfällt.</numerusform>
            <numerusform>%n Objekte von Arten, für die das Projekt keine Entity hat, entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of levels and things for which the project has no field are left out.</source>
        <translation>
            <numerusform>%n Wert eines Levels oder Objekts, für den das Projekt kein Feld hat, entfällt.</numerusform>
            <numerusform>%n Werte von Levels und Objekten, für die das Projekt kein Feld hat, entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rooms, halls, pins, recipes, rules and tables are left out: a project that came from LDtk has no place for them.</source>
        <translation>Räume, Gänge, Fixierungen, Rezepte, Regeln und Tabellen entfallen: Ein Projekt, das aus LDtk kam, hat keinen Platz dafür.</translation>
    </message>
    <message>
        <source>The map has more than 2048 x 2048 cells, too many to draw each of them in LDtk. Set the option tileset to none, or choose a smaller map.</source>
        <translation>Die Karte hat mehr als 2048 x 2048 Zellen, zu viele, um jede in LDtk zu zeichnen. Setzen Sie die Option tileset auf none, oder wählen Sie eine kleinere Karte.</translation>
    </message>
    <message>
        <source>The map came from Tiled and keeps its cells of %1 x %2 pixels: the option cell changes nothing.</source>
        <translation>Die Karte kam aus Tiled und behält ihre Zellen von %1 x %2 Pixeln: Die Option cell ändert nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n sprite(s) of things are larger than a cell. Only what lies in the cell is written.</source>
        <translation>
            <numerusform>%n Sprite eines Objekts ist größer als eine Zelle. Geschrieben wird nur, was in der Zelle liegt.</numerusform>
            <numerusform>%n Sprites von Objekten sind größer als eine Zelle. Geschrieben wird nur, was in der Zelle liegt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gallery</name>
    <message>
        <source>This map is too large to be drawn here.</source>
        <translation>Diese Karte ist zu groß, um hier gezeichnet zu werden.</translation>
    </message>
    <message>
        <source>This recipe cannot be generated here.</source>
        <translation>Mit diesem Rezept lässt sich hier kein Level erzeugen.</translation>
    </message>
    <message>
        <source>The property “%1” of this level is no list of stars. Remove it first.</source>
        <translation>Die Eigenschaft „%1“ dieses Levels ist keine Liste von Sternen. Entfernen Sie sie zuerst.</translation>
    </message>
    <message>
        <source>A level can have at most %1 starred variations. Remove a star first.</source>
        <translation>Ein Level kann höchstens %1 Varianten mit Stern haben. Entfernen Sie zuerst einen Stern.</translation>
    </message>
    <message>
        <source>Stopped before there was a variation.</source>
        <translation>Abgebrochen, bevor es eine Variante gab.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n tries gave another map. Unpin some of it, or change the recipe.</source>
        <translation>
            <numerusform>%n Versuch ergab keine andere Karte. Geben Sie einen Teil der Fixierung frei, oder ändern Sie das Rezept.</numerusform>
            <numerusform>Keiner von %n Versuchen ergab eine andere Karte. Geben Sie einen Teil der Fixierung frei, oder ändern Sie das Rezept.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map is too large to be proven here.</source>
        <translation>Die Karte ist zu groß, um hier bewiesen zu werden.</translation>
    </message>
    <message>
        <source>Another recipe: not proven here.</source>
        <translation>Anderes Rezept: hier nicht bewiesen.</translation>
    </message>
    <message>
        <source>The stars of this level are too long together. Remove one first.</source>
        <translation>Die Sterne dieses Levels sind zusammen zu lang. Entfernen Sie zuerst einen.</translation>
    </message>
    <message>
        <source>The list of stars in the property “%1” of this level is too long to be read. Remove it first.</source>
        <translation>Die Liste der Sterne in der Eigenschaft „%1“ dieses Levels ist zu lang, um gelesen zu werden. Entfernen Sie sie zuerst.</translation>
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
        <source>The ground at (%1) touches pinned void, so no wall fits between them. Unpin the void, or pin walls around the ground.</source>
        <translation>Der Boden bei (%1) berührt fixierte Leere, sodass keine Wand dazwischen passt. Lösen Sie die Fixierung der Leere, oder fixieren Sie Wände um den Boden.</translation>
    </message>
    <message>
        <source>The pinned ground at (%1, %2) cannot be connected to the rest of the map: other pins are in the way. Unpin some cells around it.</source>
        <translation>Der fixierte Boden bei (%1, %2) lässt sich nicht mit dem Rest der Karte verbinden: Andere Fixierungen sind im Weg. Lösen Sie einige der Zellen ringsum.</translation>
    </message>
    <message>
        <source>Invalid map size %1 x %2: each side must be 1 to %3 cells.</source>
        <translation>Ungültige Kartengröße %1 x %2: Jede Seite muss 1 bis %3 Zellen messen.</translation>
    </message>
    <message>
        <source>Pinned cells lie outside a map of %1 x %2, the first at (%3, %4); make the map larger, or unpin them.</source>
        <translation>Fixierte Zellen liegen außerhalb einer Karte von %1 x %2, die erste bei (%3, %4); vergrößern Sie die Karte, oder lösen Sie die Fixierung.</translation>
    </message>
    <message>
        <source>The portal at (%1, %2) of “%3” now leads nowhere: its target level is gone.</source>
        <translation>Das Portal bei (%1, %2) von „%3“ führt jetzt nirgendwohin: Sein Ziel-Level gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>There is no level “%1”.</source>
        <translation>Es gibt kein Level „%1“.</translation>
    </message>
    <message>
        <source>Some of these pinned cells are in the way: %1.</source>
        <translation>Einige dieser fixierten Zellen sind im Weg: %1.</translation>
    </message>
    <message>
        <source>The new ground would put a key behind its own lock; choose another seed, or select all keys and locks too.</source>
        <translation>Der neue Boden brächte einen Schlüssel hinter sein eigenes Schloss; wählen Sie einen anderen Seed, oder wählen Sie alle Schlüssel und Schlösser mit aus.</translation>
    </message>
    <message>
        <source>The selection holds all the flowers, and no new ones fit there; choose another seed, or select a larger area.</source>
        <translation>Die Auswahl enthält alle Blumen, und neue finden dort keinen Platz; wählen Sie einen anderen Seed oder eine größere Auswahl.</translation>
    </message>
    <message>
        <source>These pinned cells alone make it impossible: %1.</source>
        <translation>Diese fixierten Zellen allein machen es unmöglich: %1.</translation>
    </message>
    <message>
        <source>This map of %1 x %2 would have no ground: its stages found no place for any. Make the map larger, set more rooms, or unpin cells.</source>
        <translation>Diese Karte von %1 x %2 hätte keinen Boden: Die Stufen fanden keinen Platz dafür. Vergrößern Sie die Karte, stellen Sie mehr Räume ein, oder lösen Sie Fixierungen.</translation>
    </message>
    <message>
        <source>The ground at (%1, %2) would be cut off: nothing regenerated leads there. Choose another seed, or select more.</source>
        <translation>Der Boden bei (%1, %2) wäre abgeschnitten: Nichts neu Erzeugtes führt dorthin. Wählen Sie einen anderen Seed, oder wählen Sie mehr aus.</translation>
    </message>
    <message>
        <source>A start, exit, boss or goal lies in the selection and no longer fits there. Choose another seed, or select more.</source>
        <translation>Ein Start, ein Ausgang, ein Boss oder ein Ziel liegt in der Auswahl und passt dort nicht mehr hin. Wählen Sie einen anderen Seed, oder wählen Sie mehr aus.</translation>
    </message>
    <message>
        <source>Nothing selected can be regenerated: portals and the site or house they lead into, the ground before an exit, keys and locks always stay. Select more, or regenerate the whole level.</source>
        <translation>Nichts Ausgewähltes lässt sich neu erzeugen: Portale und der Ort oder das Haus, in das sie führen, der Boden vor einem Ausgang, Schlüssel und Schlösser bleiben immer. Wählen Sie mehr aus, oder erzeugen Sie das ganze Level neu.</translation>
    </message>
    <message>
        <source>The pinned portal at (%1, %2) of “%3” now leads to (%4, %5) of “%6”: its old target is gone.</source>
        <translation>Das fixierte Portal bei (%1, %2) von „%3“ führt jetzt nach (%4, %5) von „%6“: Sein altes Ziel gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>This level has no recipe. Choose one first, then regenerate.</source>
        <translation>Dieses Level hat kein Rezept. Wählen Sie erst eines und erzeugen Sie es dann neu.</translation>
    </message>
    <message>
        <source>A player could get stuck behind a ledge on the new ground; choose another seed, or select all ledges there too.</source>
        <translation>Auf dem neuen Boden könnte ein Spieler hinter einem Absatz festsitzen; wählen Sie einen anderen Seed oder auch alle Absätze dort.</translation>
    </message>
    <message>
        <source>The new ground would leave a key, exit, boss or goal out of reach; choose another seed, or select more.</source>
        <translation>Der neue Boden ließe einen Schlüssel, einen Ausgang, einen Boss oder ein Ziel unerreichbar; wählen Sie einen anderen Seed, oder wählen Sie mehr aus.</translation>
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
    <name>inspect</name>
    <message>
        <source>The door at (%1, %2) divides nothing.</source>
        <translation>Die Tür bei (%1, %2) trennt nichts.</translation>
    </message>
    <message>
        <source>Replace it by floor</source>
        <translation>Durch Boden ersetzen</translation>
    </message>
    <message>
        <source>Decoration that looks like an obstacle covers the door at (%1, %2).</source>
        <translation>Verzierung, die wie ein Hindernis aussieht, verdeckt die Tür bei (%1, %2).</translation>
    </message>
    <message>
        <source>Erase the decoration</source>
        <translation>Verzierung löschen</translation>
    </message>
    <message>
        <source>Useless door</source>
        <translation>Nutzlose Tür</translation>
    </message>
    <message>
        <source>A door with the same ground on both sides, or with ground on one side only.</source>
        <translation>Eine Tür, um die herum man auch so gehen kann oder die nur auf einer Seite Boden hat.</translation>
    </message>
    <message>
        <source>Covered door</source>
        <translation>Verdeckte Tür</translation>
    </message>
    <message>
        <source>Decoration that cannot be walked on is drawn on a door.</source>
        <translation>Auf eine Tür ist Verzierung gezeichnet, die nicht begehbar ist.</translation>
    </message>
    <message>
        <source>The ground at (%1, %2) is open to the void.</source>
        <translation>Der Boden bei (%1, %2) grenzt an die Leere.</translation>
    </message>
    <message>
        <source>Wall it off</source>
        <translation>Mauer darum ziehen</translation>
    </message>
    <message>
        <source>Fill it with wall</source>
        <translation>Mit Wand füllen</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of ground at (%1, %2) cannot be reached.</source>
        <translation>
            <numerusform>%n Zelle Boden bei (%1, %2) ist nicht zu erreichen.</numerusform>
            <numerusform>%n Zellen Boden bei (%1, %2) sind nicht zu erreichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open to the void</source>
        <translation>Grenzt an die Leere</translation>
    </message>
    <message>
        <source>Ground without a wall beside it. Players look into nothing there.</source>
        <translation>Boden ohne Wand daneben. Wer dort spielt, schaut ins Nichts.</translation>
    </message>
    <message>
        <source>Unreachable ground</source>
        <translation>Unerreichbarer Boden</translation>
    </message>
    <message>
        <source>Ground that no player can get to, even with all keys.</source>
        <translation>Boden, auf den niemand gelangt, auch nicht mit allen Schlüsseln.</translation>
    </message>
    <message>
        <source>Remove the locks</source>
        <translation>Schlösser entfernen</translation>
    </message>
    <message>
        <source>Place a key</source>
        <translation>Schlüssel setzen</translation>
    </message>
    <message>
        <source>There is no key for the lock at (%1, %2).</source>
        <translation>Für das Schloss bei (%1, %2) gibt es keinen Schlüssel.</translation>
    </message>
    <message>
        <source>Move the key before the lock</source>
        <translation>Schlüssel vor das Schloss verschieben</translation>
    </message>
    <message>
        <source>The key for the lock at (%1, %2) lies behind a lock that it is needed for.</source>
        <translation>Der Schlüssel für das Schloss bei (%1, %2) liegt hinter einem Schloss, für das man ihn braucht.</translation>
    </message>
    <message>
        <source>Lock without a key</source>
        <translation>Schloss ohne Schlüssel</translation>
    </message>
    <message>
        <source>No key of the world opens this lock.</source>
        <translation>Kein Schlüssel der Welt öffnet dieses Schloss.</translation>
    </message>
    <message>
        <source>Key behind its lock</source>
        <translation>Schlüssel hinter seinem Schloss</translation>
    </message>
    <message>
        <source>Use the default objective</source>
        <translation>Voreingestelltes Spielziel verwenden</translation>
    </message>
    <message>
        <source>The objective &quot;%1&quot; is unknown, or one of its options has a wrong value.</source>
        <translation>Das Spielziel „%1“ ist unbekannt, oder eine seiner Optionen hat einen falschen Wert.</translation>
    </message>
    <message>
        <source>Place it far from the start</source>
        <translation>Weit vom Start entfernt setzen</translation>
    </message>
    <message>
        <source>What is at (%1, %2) does nothing under the objective %3: it belongs to %4.</source>
        <translation>Was bei (%1, %2) ist, bewirkt beim Spielziel %3 nichts: Es gehört zu %4.</translation>
    </message>
    <message>
        <source>Change the objective</source>
        <translation>Spielziel ändern</translation>
    </message>
    <message>
        <source>Unknown objective</source>
        <translation>Unbekanntes Spielziel</translation>
    </message>
    <message>
        <source>The rules name an objective that cannot be played.</source>
        <translation>Die Regeln nennen ein Spielziel, das nicht gespielt werden kann.</translation>
    </message>
    <message>
        <source>Missing target</source>
        <translation>Fehlendes Ziel</translation>
    </message>
    <message>
        <source>The objective needs something that the world does not have.</source>
        <translation>Das Spielziel braucht etwas, das es in der Welt nicht gibt.</translation>
    </message>
    <message>
        <source>Unreachable target</source>
        <translation>Unerreichbares Ziel</translation>
    </message>
    <message>
        <source>The objective needs something that nobody can get to.</source>
        <translation>Das Spielziel braucht etwas, zu dem niemand gelangt.</translation>
    </message>
    <message>
        <source>Ignored target</source>
        <translation>Ziel ohne Wirkung</translation>
    </message>
    <message>
        <source>An exit, a gate or a goal does nothing under this objective.</source>
        <translation>Ein Ausgang, ein Tor oder ein Ziel bewirkt bei diesem Spielziel nichts.</translation>
    </message>
    <message>
        <source>Not winnable</source>
        <translation>Nicht zu gewinnen</translation>
    </message>
    <message>
        <source>The proof found that no game can be won, or did not find one that is.</source>
        <translation>Der Beweis ergab, dass kein Spiel zu gewinnen ist, oder fand keines, das gewonnen wird.</translation>
    </message>
    <message>
        <source>The portal at (%1, %2) leads nowhere.</source>
        <translation>Das Portal bei (%1, %2) führt nirgendwohin.</translation>
    </message>
    <message>
        <source>Remove the portal</source>
        <translation>Portal entfernen</translation>
    </message>
    <message>
        <source>Portal to nowhere</source>
        <translation>Portal ins Nirgendwo</translation>
    </message>
    <message>
        <source>A portal names a level or a cell where nobody can arrive.</source>
        <translation>Ein Portal nennt ein Level oder eine Zelle, wo niemand ankommen kann.</translation>
    </message>
    <message>
        <source>Place a start</source>
        <translation>Start setzen</translation>
    </message>
    <message>
        <source>There is no start for player %1.</source>
        <translation>Es gibt keinen Start für Spieler %1.</translation>
    </message>
    <message>
        <source>The start at (%1, %2) is a second one of player %3.</source>
        <translation>Der Start bei (%1, %2) ist ein zweiter von Spieler %3.</translation>
    </message>
    <message>
        <source>Remove this start</source>
        <translation>Diesen Start entfernen</translation>
    </message>
    <message>
        <source>Move the start</source>
        <translation>Start verschieben</translation>
    </message>
    <message>
        <source>Two players start at (%1, %2).</source>
        <translation>Bei (%1, %2) starten zwei Spieler.</translation>
    </message>
    <message>
        <source>Move the start away</source>
        <translation>Start wegrücken</translation>
    </message>
    <message>
        <source>The start at (%1, %2) is right at the goal.</source>
        <translation>Der Start bei (%1, %2) liegt direkt am Ziel.</translation>
    </message>
    <message>
        <source>No start</source>
        <translation>Kein Start</translation>
    </message>
    <message>
        <source>A player has no start. No game can begin.</source>
        <translation>Ein Spieler hat keinen Start. Kein Spiel kann beginnen.</translation>
    </message>
    <message>
        <source>Second start</source>
        <translation>Zweiter Start</translation>
    </message>
    <message>
        <source>A level has two starts of one player. Only the first one counts.</source>
        <translation>Ein Level hat zwei Starts desselben Spielers. Nur der erste zählt.</translation>
    </message>
    <message>
        <source>Shared start</source>
        <translation>Gemeinsamer Start</translation>
    </message>
    <message>
        <source>Two players start on the same cell.</source>
        <translation>Zwei Spieler starten auf derselben Zelle.</translation>
    </message>
    <message>
        <source>Start at the goal</source>
        <translation>Start am Ziel</translation>
    </message>
    <message>
        <source>A player wins with the first step.</source>
        <translation>Wer spielt, gewinnt mit dem ersten Schritt.</translation>
    </message>
    <message>
        <source>The flower at (%1, %2) cannot be reached.</source>
        <translation>Die Blume bei (%1, %2) ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>The chest at (%1, %2) cannot be reached.</source>
        <translation>Die Truhe bei (%1, %2) ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>The coin at (%1, %2) cannot be reached.</source>
        <translation>Die Münze bei (%1, %2) ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>The key at (%1, %2) cannot be reached.</source>
        <translation>Der Schlüssel bei (%1, %2) ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>The store at (%1, %2) cannot be reached.</source>
        <translation>Der Laden bei (%1, %2) ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>Move it to the nearest ground</source>
        <translation>Auf den nächsten Boden verschieben</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Make it a kind from the table</source>
        <translation>Eine Art aus der Tabelle geben</translation>
    </message>
    <message>
        <source>The enemy at (%1, %2) is of the kind &quot;%3&quot;, which the table does not have.</source>
        <translation>Der Gegner bei (%1, %2) ist von der Art „%3“, die es in der Tabelle nicht gibt.</translation>
    </message>
    <message>
        <source>Unreachable thing</source>
        <translation>Unerreichbares Objekt</translation>
    </message>
    <message>
        <source>A flower, a chest, a coin, a key or a store that nobody can get to.</source>
        <translation>Eine Blume, eine Truhe, eine Münze, ein Schlüssel oder ein Laden, zu dem niemand gelangt.</translation>
    </message>
    <message>
        <source>Unknown enemy</source>
        <translation>Unbekannter Gegner</translation>
    </message>
    <message>
        <source>The kind of an enemy is not in the table of enemies.</source>
        <translation>Die Art eines Gegners steht nicht in der Tabelle der Gegner.</translation>
    </message>
    <message>
        <source>Dig a hall</source>
        <translation>Gang graben</translation>
    </message>
    <message>
        <source>Choke</source>
        <translation>Engstelle</translation>
    </message>
    <message numerus="yes">
        <source>The dead end at (%1, %2) is %n step(s) long, and there is nothing in it.</source>
        <translation>
            <numerusform>Die Sackgasse bei (%1, %2) ist %n Schritt lang, und es ist nichts darin.</numerusform>
            <numerusform>Die Sackgasse bei (%1, %2) ist %n Schritte lang, und es ist nichts darin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Long dead end</source>
        <translation>Lange Sackgasse</translation>
    </message>
    <message>
        <source>A hall of 16 steps or more that leads nowhere, with nothing in it. Players walk it twice in vain.</source>
        <translation>Ein Gang von 16 Schritten oder mehr, der nirgendwohin führt und in dem nichts ist. Spieler gehen ihn zweimal vergebens.</translation>
    </message>
    <message>
        <source>Move it to the way</source>
        <translation>An den Weg verschieben</translation>
    </message>
    <message>
        <source>Remove the encounter</source>
        <translation>Begegnung entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Nobody needs to pass the encounter at (%1, %2): it lies %n step(s) off every way to the goal, and to anything that can be taken.</source>
        <translation>
            <numerusform>Niemand muss an der Begegnung bei (%1, %2) vorbei: Sie liegt %n Schritt abseits aller Wege zum Ziel und zu allem, was man nehmen kann.</numerusform>
            <numerusform>Niemand muss an der Begegnung bei (%1, %2) vorbei: Sie liegt %n Schritte abseits aller Wege zum Ziel und zu allem, was man nehmen kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpassed encounter</source>
        <translation>Abseitige Begegnung</translation>
    </message>
    <message numerus="yes">
        <source>Nobody needs to enter the room of %n cell(s) at (%1, %2): it is empty, and no way to the goal, or to anything that can be taken, leads through it.</source>
        <translation>
            <numerusform>Niemand muss den Raum von %n Zelle bei (%1, %2) betreten: Er ist leer, und kein Weg zum Ziel oder zu etwas, das man nehmen kann, führt hindurch.</numerusform>
            <numerusform>Niemand muss den Raum von %n Zellen bei (%1, %2) betreten: Er ist leer, und kein Weg zum Ziel oder zu etwas, das man nehmen kann, führt hindurch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unneeded room</source>
        <translation>Unnötiger Raum</translation>
    </message>
    <message numerus="yes">
        <source>A player can get stuck in %n step(s): at (%1, %2) the last way back is lost.</source>
        <translation>
            <numerusform>In %n Schritt kann man sich festlaufen: bei (%1, %2) geht der letzte Rückweg verloren.</numerusform>
            <numerusform>In %n Schritten kann man sich festlaufen: bei (%1, %2) geht der letzte Rückweg verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Soft lock</source>
        <translation>Softlock</translation>
    </message>
    <message>
        <source>The proof found a way to get stuck: alive, but unable to win.</source>
        <translation>Der Beweis fand einen Weg, sich festzulaufen: am Leben, aber ohne Aussicht auf den Sieg.</translation>
    </message>
    <message>
        <source>The map has more than %1 cells. Run “delvewright inspect” on its file.</source>
        <translation>Die Karte hat mehr als %1 Zellen. Prüfen Sie ihre Datei mit „delvewright inspect“.</translation>
    </message>
    <message>
        <source>Chasms of this level lead nowhere: its property &quot;below&quot; names no level.</source>
        <translation>Abgründe dieses Levels führen nirgendwohin: Seine Eigenschaft „below“ nennt kein Level.</translation>
    </message>
    <message>
        <source>Chasms of this level lead nowhere: there is no level &quot;%1&quot;.</source>
        <translation>Abgründe dieses Levels führen nirgendwohin: Es gibt kein Level „%1“.</translation>
    </message>
    <message>
        <source>Chasms of this level lead nowhere: it names itself as the level below.</source>
        <translation>Abgründe dieses Levels führen nirgendwohin: Es nennt sich selbst als Level darunter.</translation>
    </message>
    <message>
        <source>Chasms of this level lead nowhere: nobody can stand on the level &quot;%1&quot;.</source>
        <translation>Abgründe dieses Levels führen nirgendwohin: Auf dem Level „%1“ kann niemand stehen.</translation>
    </message>
    <message>
        <source>Remove the property &quot;below&quot;</source>
        <translation>Eigenschaft „below“ entfernen</translation>
    </message>
    <message>
        <source>Chasm to nowhere</source>
        <translation>Abgrund ins Nirgendwo</translation>
    </message>
    <message>
        <source>The property &quot;below&quot; of a level does not name another level, or one where nobody can land. Its chasms stop everybody.</source>
        <translation>Die Eigenschaft „below“ eines Levels nennt kein anderes Level oder eines, auf dem niemand ankommen kann. Seine Abgründe halten alle auf.</translation>
    </message>
    <message>
        <source>From the start, %3 % of the ground can only be reached on foot through (%1, %2).</source>
        <translation>Vom Start aus sind %3 % des Bodens zu Fuß nur durch (%1, %2) zu erreichen.</translation>
    </message>
    <message>
        <source>A single cell that everybody must pass who walks from the start to more than half of the ground, with at least a fourth of it on the other side. Portals do not count.</source>
        <translation>Eine einzelne Zelle, an der niemand vorbeikommt, der vom Start zu mehr als der Hälfte des Bodens geht, mit mindestens einem Viertel davon auf der anderen Seite. Portale zählen nicht.</translation>
    </message>
    <message>
        <source>Wall off a part</source>
        <translation>Teil ummauern</translation>
    </message>
    <message>
        <source>No portal to this level can be reached.</source>
        <translation>Kein Portal in dieses Level ist zu erreichen.</translation>
    </message>
    <message>
        <source>Replace it by wall</source>
        <translation>Durch Wand ersetzen</translation>
    </message>
    <message>
        <source>The key for the lock at (%1, %2) cannot be reached.</source>
        <translation>Der Schlüssel für das Schloss bei (%1, %2) ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>A key can only be reached through a lock that it opens, or that needs a key behind it; or nobody can get to it at all.</source>
        <translation>Ein Schlüssel ist nur durch ein Schloss zu erreichen, das er selbst öffnet oder dessen Schlüssel hinter ihm liegt, oder niemand gelangt zu ihm.</translation>
    </message>
    <message>
        <source>What the objective needs cannot be reached.</source>
        <translation>Was das Spielziel braucht, ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>An encounter that lies on no way from the start to what the objective needs, to a portal or a chasm, or to anything that can be taken.</source>
        <translation>Eine Begegnung, die auf keinem Weg vom Start zu dem liegt, was das Spielziel verlangt, zu einem Portal oder einem Abgrund oder zu etwas, das man nehmen kann.</translation>
    </message>
    <message>
        <source>An empty room that lies on no way from the start to what the objective needs, to a portal or a chasm, or to anything that can be taken.</source>
        <translation>Ein leerer Raum, der auf keinem Weg vom Start zu dem liegt, was das Spielziel verlangt, zu einem Portal oder einem Abgrund oder zu etwas, das man nehmen kann.</translation>
    </message>
    <message>
        <source>A player can get stuck: at (%1, %2) the last way back is lost.</source>
        <translation>Man kann sich festlaufen: bei (%1, %2) geht der letzte Rückweg verloren.</translation>
    </message>
    <message>
        <source>The encounter at (%1, %2) names &quot;%3&quot;, which the table does not have.</source>
        <translation>Die Begegnung bei (%1, %2) nennt „%3“, das nicht in der Tabelle steht.</translation>
    </message>
    <message>
        <source>Make it any encounter</source>
        <translation>Eine beliebige Begegnung daraus machen</translation>
    </message>
    <message>
        <source>Unknown encounter</source>
        <translation>Unbekannte Begegnung</translation>
    </message>
    <message>
        <source>An encounter names one that is not in the table of encounters.</source>
        <translation>Eine Begegnung nennt eine, die nicht in der Tabelle der Begegnungen steht.</translation>
    </message>
</context>
<context>
    <name>ldtk</name>
    <message>
        <source>The project uses more than %1 different tiles. Split it.</source>
        <translation>Das Projekt verwendet mehr als %1 verschiedene Kacheln. Teilen Sie es auf.</translation>
    </message>
    <message>
        <source>The project has no levels. Add one in LDtk.</source>
        <translation>Das Projekt hat keine Level. Fügen Sie in LDtk eines hinzu.</translation>
    </message>
    <message>
        <source>Portals to levels that are gone now lead nowhere.</source>
        <translation>Portale zu Leveln, die es nicht mehr gibt, führen jetzt nirgendwohin.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) have no name that says what they are: they count as wall or floor. Correct that in the Palette.</source>
        <translation>
            <numerusform>%n Kachel hat keinen Namen, der sagt, was sie ist: Sie gilt als Wand oder Boden. Korrigieren Sie das in der Palette.</numerusform>
            <numerusform>%n Kacheln haben keine Namen, die sagen, was sie sind: Sie gelten als Wand oder Boden. Korrigieren Sie das in der Palette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entity(s) of kinds that no thing has are left out: %1.</source>
        <translation>
            <numerusform>%n Entity einer Art, die kein Objekt hat, entfällt: %1.</numerusform>
            <numerusform>%n Entities von Arten, die kein Objekt hat, entfallen: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entity(s) outside of their level are left out.</source>
        <translation>
            <numerusform>%n Entity außerhalb ihres Levels entfällt.</numerusform>
            <numerusform>%n Entities außerhalb ihres Levels entfallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that lie between cells are left out.</source>
        <translation>
            <numerusform>%n Kachel, die zwischen Zellen liegt, entfällt.</numerusform>
            <numerusform>%n Kacheln, die zwischen Zellen liegen, entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Layers of another grid than the level&apos;s are left out: %1.</source>
        <translation>Ebenen mit einem anderen Raster als dem des Levels entfallen: %1.</translation>
    </message>
    <message>
        <source>Level “%1”: the values of layer “%2” do not fill it. Save the project again with LDtk.</source>
        <translation>Level „%1“: Die Werte der Ebene „%2“ füllen sie nicht. Speichern Sie das Projekt noch einmal mit LDtk.</translation>
    </message>
    <message>
        <source>Level “%1”: layer “%2” has no size. A level has 1 to 16384 cells on each side.</source>
        <translation>Level „%1“: Die Ebene „%2“ hat keine Größe. Ein Level hat 1 bis 16384 Zellen auf jeder Seite.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Expected an LDtk project, found %1.</source>
        <translation>Erwartet wird ein LDtk-Projekt, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected an object, found %1.</source>
        <translation>Erwartet wird ein JSON-Objekt, gefunden: %1.</translation>
    </message>
    <message>
        <source>The project is too large. Split it into several.</source>
        <translation>Das Projekt ist zu groß. Teilen Sie es auf mehrere auf.</translation>
    </message>
    <message>
        <source>This is no LDtk project: it has no “jsonVersion”.</source>
        <translation>Das ist kein LDtk-Projekt: „jsonVersion“ fehlt.</translation>
    </message>
    <message>
        <source>LDtk %1 is not supported. Save the project with LDtk 1.0 to 1.5.</source>
        <translation>LDtk %1 wird nicht unterstützt. Speichern Sie das Projekt mit LDtk 1.0 bis 1.5.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) that are too long for a property are left out.</source>
        <translation>
            <numerusform>%n Feld, das für eine Eigenschaft zu lang ist, entfällt.</numerusform>
            <numerusform>%n Felder, die für eine Eigenschaft zu lang sind, entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: not a level of LDtk. Expected a file that ends in .ldtkl.</source>
        <translation>%1: kein Level von LDtk. Erwartet wird eine Datei, die auf .ldtkl endet.</translation>
    </message>
    <message>
        <source>The field “%1” of the project is damaged. What it says beside the tiles and the entities is lost.</source>
        <translation>Das Feld „%1“ des Projekts ist beschädigt. Was es außer den Kacheln und den Entities sagt, ist verloren.</translation>
    </message>
    <message>
        <source>The project is too large to be kept: only what is seen here can be written back.</source>
        <translation>Das Projekt ist zu groß, um es aufzubewahren: Nur was hier zu sehen ist, kann zurückgeschrieben werden.</translation>
    </message>
    <message>
        <source>What is left out here is kept in the map, and written back to LDtk.</source>
        <translation>Was hier entfällt, bleibt in der Karte erhalten und wird nach LDtk zurückgeschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) above several others are left out.</source>
        <translation>
            <numerusform>%n Kachel über mehreren anderen entfällt.</numerusform>
            <numerusform>%n Kacheln über mehreren anderen entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels were resized in LDtk: %1. Their rooms, halls and pins keep their distance from the top left. Check them.</source>
        <translation>Level wurden in LDtk in der Größe geändert: %1. Ihre Räume, Gänge und Fixierungen behalten ihren Abstand von links oben. Prüfen Sie sie.</translation>
    </message>
    <message>
        <source>Levels lack their layer “%1”, and are read as LDtk&apos;s own: %2. Their rooms, halls and pins are lost.</source>
        <translation>Leveln fehlt ihre Ebene „%1“; sie werden als Level von LDtk selbst gelesen: %2. Ihre Räume, Gänge und Fixierungen sind verloren.</translation>
    </message>
    <message>
        <source>This is no level of LDtk: it has no “layerInstances”. Save the project again with LDtk.</source>
        <translation>Das ist kein Level von LDtk: Es hat keine „layerInstances“. Speichern Sie das Projekt in LDtk neu.</translation>
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
    <name>live-link</name>
    <message>
        <source>The request took too long.</source>
        <translation>Die Anfrage dauerte zu lange.</translation>
    </message>
    <message>
        <source>This request cannot be understood.</source>
        <translation>Diese Anfrage ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>This version cannot write %1. Ask for another file.</source>
        <translation>Diese Version kann %1 nicht schreiben. Fragen Sie nach einer anderen Datei.</translation>
    </message>
    <message>
        <source>The map has no such level.</source>
        <translation>Die Karte hat kein solches Level.</translation>
    </message>
    <message>
        <source>The file is larger than 512 MB. Ask for a smaller level.</source>
        <translation>Die Datei ist größer als 512 MB. Fragen Sie nach einem kleineren Level.</translation>
    </message>
    <message>
        <source>There is no such file. / lists those that are.</source>
        <translation>Diese Datei gibt es nicht. / zählt die vorhandenen auf.</translation>
    </message>
    <message>
        <source>“%1” is not an origin. Give the beginning of an address, such as http://localhost:8080.</source>
        <translation>„%1“ ist kein Origin. Geben Sie den Anfang einer Adresse an, etwa http://localhost:8080.</translation>
    </message>
    <message>
        <source>Ask for 127.0.0.1 or localhost, with the port of the live link.</source>
        <translation>Fragen Sie nach 127.0.0.1 oder localhost, mit dem Port der Live-Verbindung.</translation>
    </message>
    <message>
        <source>This origin is not allowed. Allow it in the live link&apos;s settings, or by --allow-origin.</source>
        <translation>Dieser Origin ist nicht erlaubt. Erlauben Sie ihn in den Einstellungen der Live-Verbindung oder mit --allow-origin.</translation>
    </message>
    <message>
        <source>Pages must ask with their origin: fetch(), or crossorigin=&quot;anonymous&quot; on a picture.</source>
        <translation>Webseiten müssen mit ihrem Origin fragen: fetch() oder crossorigin=&quot;anonymous&quot; bei einem Bild.</translation>
    </message>
    <message>
        <source>Port %1 is in use. Choose another.</source>
        <translation>Port %1 ist belegt. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The live link cannot start on port %1: %2.</source>
        <translation>Die Live-Verbindung kann auf Port %1 nicht beginnen: %2.</translation>
    </message>
    <message>
        <source>Too many connections. Try again later.</source>
        <translation>Zu viele Verbindungen. Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>Nothing can be written here. Use GET.</source>
        <translation>Hier kann nichts geschrieben werden. Verwenden Sie GET.</translation>
    </message>
    <message>
        <source>Too many listeners.</source>
        <translation>Zu viele Zuhörer.</translation>
    </message>
</context>
<context>
    <name>measure</name>
    <message>
        <source>Chokepoints</source>
        <translation>Engstellen</translation>
    </message>
    <message>
        <source>Rooms without which others could not be reached. Higher values leave less choice of ways.</source>
        <translation>Räume, ohne die andere nicht erreichbar wären. Höhere Werte lassen weniger Auswahl an Wegen.</translation>
    </message>
    <message>
        <source>Weight of chokepoints</source>
        <translation>Gewicht der Engstellen</translation>
    </message>
    <message>
        <source>The sum of what each chokepoint cuts off, as a share of the rooms. Higher values mean that more hangs on single rooms.</source>
        <translation>Die Summe dessen, was jede Engstelle abschneidet, als Anteil der Räume. Bei höheren Werten hängt mehr an einzelnen Räumen.</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>Links between rooms that are the only way. Higher values leave less choice of ways.</source>
        <translation>Verbindungen zwischen Räumen, die der einzige Weg sind. Höhere Werte lassen weniger Auswahl an Wegen.</translation>
    </message>
    <message>
        <source>Weight of bridges</source>
        <translation>Gewicht der Brücken</translation>
    </message>
    <message>
        <source>The sum of the rooms behind each bridge, as a share of the rooms. Higher values mean that more hangs on single links.</source>
        <translation>Die Summe der Räume hinter jeder Brücke, als Anteil der Räume. Bei höheren Werten hängt mehr an einzelnen Verbindungen.</translation>
    </message>
    <message>
        <source>Ground behind cut cells</source>
        <translation>Boden hinter Schnittzellen</translation>
    </message>
    <message>
        <source>Share of the main region that a single blocked cell can cut off from the main part. Higher values mean more ground with only one way in.</source>
        <translation>Anteil der Hauptregion, den eine einzige gesperrte Zelle vom Hauptteil abschneiden kann. Höhere Werte bedeuten mehr Boden mit nur einem Zugang.</translation>
    </message>
    <message>
        <source>Distance to resources</source>
        <translation>Abstand zu Ressourcen</translation>
    </message>
    <message>
        <source>Steps to the nearest flower, coin or chest, on average over the main region. Higher values mean few of them, or all in one corner.</source>
        <translation>Schritte zur nächsten Blume, Münze oder Truhe, im Mittel über die Hauptregion. Höhere Werte bedeuten, dass es wenige gibt oder alle in einer Ecke liegen.</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>Enemies and encounters for each tenth of the critical path, on average. Higher values mean a harder level.</source>
        <translation>Gegner und Begegnungen je Zehntel des kritischen Pfads, im Mittel. Höhere Werte bedeuten ein schwereres Level.</translation>
    </message>
    <message>
        <source>Peak of danger</source>
        <translation>Höhepunkt der Gefahr</translation>
    </message>
    <message>
        <source>The tenth of the critical path with the most enemies and encounters, from 1 to 10. Higher values mean that danger waits near the goal.</source>
        <translation>Das Zehntel des kritischen Pfads mit den meisten Gegnern und Begegnungen, von 1 bis 10. Bei höheren Werten wartet die Gefahr nahe am Ziel.</translation>
    </message>
    <message>
        <source>Unfairness</source>
        <translation>Ungleichheit</translation>
    </message>
    <message>
        <source>How many more flowers are nearer to one of two players than to the other. At 0, the level is fair.</source>
        <translation>Wie viel mehr Blumen einem der beiden Spieler näher sind als dem anderen. Bei 0 ist das Level fair.</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>Rundwege</translation>
    </message>
    <message>
        <source>Ways around something: closed-in groups of at least 3 cells that are no ground and block the view. Higher values give more choice of ways.</source>
        <translation>Wege um etwas herum: umschlossene Gruppen von mindestens 3 Zellen, die kein Boden sind und die Sicht versperren. Höhere Werte geben mehr Auswahl an Wegen.</translation>
    </message>
    <message>
        <source>Loop density</source>
        <translation>Dichte der Rundwege</translation>
    </message>
    <message>
        <source>Loops for each 1000 cells of the main region. Higher values give more choice of ways.</source>
        <translation>Rundwege je 1000 Zellen der Hauptregion. Höhere Werte geben mehr Auswahl an Wegen.</translation>
    </message>
    <message>
        <source>Loops of rooms</source>
        <translation>Rundwege über Räume</translation>
    </message>
    <message>
        <source>Links between rooms that could be closed with every room still connected. Higher values give more choice of ways.</source>
        <translation>Verbindungen zwischen Räumen, die man schließen könnte, ohne dass ein Raum abgetrennt wird. Höhere Werte geben mehr Auswahl an Wegen.</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>Cells with a single way out, for each 1000 cells of the main region. Higher values mean more walks that lead nowhere.</source>
        <translation>Zellen mit nur einem Ausweg, je 1000 Zellen der Hauptregion. Höhere Werte bedeuten mehr Wege, die nirgendwohin führen.</translation>
    </message>
    <message>
        <source>Ground in narrow halls</source>
        <translation>Boden in schmalen Gängen</translation>
    </message>
    <message>
        <source>Share of the main region that is one cell wide. Higher values mean more halls and less room.</source>
        <translation>Anteil der Hauptregion, der eine Zelle breit ist. Höhere Werte bedeuten mehr Gänge und weniger Raum.</translation>
    </message>
    <message>
        <source>Open ground 3×3</source>
        <translation>Offener Boden 3×3</translation>
    </message>
    <message>
        <source>Share of the main region with nothing but it in the 3 × 3 cells around it. Higher values mean wider rooms.</source>
        <translation>Anteil der Hauptregion, um den in 3 × 3 Zellen nur sie selbst liegt. Höhere Werte bedeuten weitere Räume.</translation>
    </message>
    <message>
        <source>Open ground 5×5</source>
        <translation>Offener Boden 5×5</translation>
    </message>
    <message>
        <source>Share of the main region with nothing but it in the 5 × 5 cells around it. Higher values mean wider rooms.</source>
        <translation>Anteil der Hauptregion, um den in 5 × 5 Zellen nur sie selbst liegt. Höhere Werte bedeuten weitere Räume.</translation>
    </message>
    <message>
        <source>Straightness of halls</source>
        <translation>Geradheit der Gänge</translation>
    </message>
    <message>
        <source>Share of the cells of narrow halls that go straight on. At 100 %, no hall bends.</source>
        <translation>Anteil der Zellen schmaler Gänge, in denen es geradeaus geht. Bei 100 % knickt kein Gang ab.</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Share of the walkable cells whose mirror image is walkable, for the best axis. At 100 %, the level is its own mirror image.</source>
        <translation>Anteil der begehbaren Zellen, deren Spiegelbild begehbar ist, für die beste Achse. Bei 100 % ist das Level sein eigenes Spiegelbild.</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>Steps from the start to the farthest thing that the objective needs. Higher values mean a longer level.</source>
        <translation>Schritte vom Start zum Fernsten, was das Spielziel verlangt. Höhere Werte bedeuten ein längeres Level.</translation>
    </message>
    <message>
        <source>Goal distance</source>
        <translation>Abstand zum Ziel</translation>
    </message>
    <message>
        <source>How far the goal is, compared with the cell farthest from the start. Near 1, no cell is much farther away.</source>
        <translation>Wie weit das Ziel entfernt ist, verglichen mit der vom Start fernsten Zelle. Nahe 1 ist keine Zelle viel weiter entfernt.</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Erkundung</translation>
    </message>
    <message>
        <source>Share of the reachable cells that are nearer to the start than the goal is. Higher values mean more to search before the goal is found.</source>
        <translation>Anteil der erreichbaren Zellen, die näher am Start liegen als das Ziel. Höhere Werte bedeuten, dass man mehr absucht, bis man das Ziel findet.</translation>
    </message>
    <message>
        <source>Linearity</source>
        <translation>Linearität</translation>
    </message>
    <message>
        <source>Share of the rooms that the critical path passes. At 100 %, no room can be left out.</source>
        <translation>Anteil der Räume, durch die der kritische Pfad führt. Bei 100 % lässt sich kein Raum auslassen.</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>Rückwege</translation>
    </message>
    <message>
        <source>Steps to the win</source>
        <translation>Schritte bis zum Sieg</translation>
    </message>
    <message>
        <source>Steps of the game that proves that the level can be won. Higher values mean a longer game.</source>
        <translation>Schritte des Spiels, das beweist, dass das Level gewonnen werden kann. Höhere Werte bedeuten ein längeres Spiel.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Connected parts of the walkable cells. More than one means that some cells cannot be walked to.</source>
        <translation>Zusammenhängende Teile der begehbaren Zellen. Mehr als einer bedeutet, dass man zu manchen Zellen nicht gelangt.</translation>
    </message>
    <message>
        <source>Reachable cells</source>
        <translation>Erreichbare Zellen</translation>
    </message>
    <message>
        <source>Share of the walkable cells that player 1 can walk to from the start. Locks and barriers stop nobody here.</source>
        <translation>Anteil der begehbaren Zellen, zu denen Spieler 1 vom Start aus gehen kann. Schlösser und Sperren halten hier niemanden auf.</translation>
    </message>
    <message>
        <source>Floor density</source>
        <translation>Bodendichte</translation>
    </message>
    <message>
        <source>Share of the map&apos;s cells that are walkable. Higher values mean a more open level.</source>
        <translation>Anteil der Zellen der Karte, die begehbar sind. Höhere Werte bedeuten ein offeneres Level.</translation>
    </message>
    <message>
        <source>Main region</source>
        <translation>Hauptregion</translation>
    </message>
    <message>
        <source>Share of the map&apos;s cells that belong to the largest region. Higher values mean a more open level.</source>
        <translation>Anteil der Zellen der Karte, die zur größten Region gehören. Höhere Werte bedeuten ein offeneres Level.</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Rooms of the level&apos;s list that have a walkable cell.</source>
        <translation>Räume aus der Liste des Levels, die eine begehbare Zelle haben.</translation>
    </message>
    <message>
        <source>Dead-end rooms</source>
        <translation>Sackgassen-Räume</translation>
    </message>
    <message>
        <source>Rooms that are linked with one other. Higher values mean more walks that lead nowhere.</source>
        <translation>Räume, die mit einem einzigen anderen verbunden sind. Höhere Werte bedeuten mehr Wege, die nirgendwohin führen.</translation>
    </message>
    <message>
        <source>Rooms with one link</source>
        <translation>Räume mit einer Verbindung</translation>
    </message>
    <message>
        <source>Share of the rooms that are linked with one other.</source>
        <translation>Anteil der Räume, die mit einem anderen verbunden sind.</translation>
    </message>
    <message>
        <source>Rooms with two links</source>
        <translation>Räume mit zwei Verbindungen</translation>
    </message>
    <message>
        <source>Share of the rooms that are linked with two others.</source>
        <translation>Anteil der Räume, die mit zwei anderen verbunden sind.</translation>
    </message>
    <message>
        <source>Rooms with three links</source>
        <translation>Räume mit drei Verbindungen</translation>
    </message>
    <message>
        <source>Share of the rooms that are linked with three others.</source>
        <translation>Anteil der Räume, die mit drei anderen verbunden sind.</translation>
    </message>
    <message>
        <source>Rooms with many links</source>
        <translation>Räume mit vielen Verbindungen</translation>
    </message>
    <message>
        <source>Share of the rooms that are linked with four others or more.</source>
        <translation>Anteil der Räume, die mit vier anderen oder mehr verbunden sind.</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Verzweigung</translation>
    </message>
    <message>
        <source>Mean number of links of the rooms that have two or more. At 2, no room offers a choice.</source>
        <translation>Mittlere Zahl der Verbindungen von Räumen, die zwei oder mehr haben. Bei 2 bietet kein Raum eine Wahl.</translation>
    </message>
    <message>
        <source>Busiest room</source>
        <translation>Belebtester Raum</translation>
    </message>
    <message>
        <source>Share of the walks between two rooms that pass the room with the most of them. Higher values mean one hub for the whole level.</source>
        <translation>Anteil der Wege zwischen zwei Räumen, die durch den Raum mit den meisten davon führen. Höhere Werte bedeuten einen Knotenpunkt für das ganze Level.</translation>
    </message>
    <message>
        <source>Traffic of rooms</source>
        <translation>Durchgangsverkehr</translation>
    </message>
    <message>
        <source>Share of the walks between two rooms that pass a room, on average. Higher values mean long chains of rooms.</source>
        <translation>Anteil der Wege zwischen zwei Räumen, die durch einen Raum führen, im Mittel. Höhere Werte bedeuten lange Ketten von Räumen.</translation>
    </message>
    <message>
        <source>Mean room size</source>
        <translation>Mittlere Raumgröße</translation>
    </message>
    <message>
        <source>Walkable cells of the level&apos;s rooms, on average.</source>
        <translation>Begehbare Zellen der Räume des Levels, im Mittel.</translation>
    </message>
    <message>
        <source>Spread of room sizes</source>
        <translation>Streuung der Raumgrößen</translation>
    </message>
    <message>
        <source>How much the sizes of the level&apos;s rooms differ, compared with their mean. At 0, all are equally large.</source>
        <translation>Wie sehr sich die Größen der Räume des Levels unterscheiden, verglichen mit ihrem Mittel. Bei 0 sind alle gleich groß.</translation>
    </message>
    <message>
        <source>Median room</source>
        <translation>Medianraum</translation>
    </message>
    <message>
        <source>Half of the rooms that the ground shows have at most this many cells. Higher values mean larger rooms.</source>
        <translation>Die Hälfte der Räume, die der Boden erkennen lässt, hat höchstens so viele Zellen. Höhere Werte bedeuten größere Räume.</translation>
    </message>
    <message>
        <source>90 % room</source>
        <translation>90-%-Raum</translation>
    </message>
    <message>
        <source>Nine of ten of the rooms that the ground shows have at most this many cells. Higher values mean larger rooms.</source>
        <translation>Neun von zehn der Räume, die der Boden erkennen lässt, haben höchstens so viele Zellen. Höhere Werte bedeuten größere Räume.</translation>
    </message>
    <message>
        <source>Corners of rooms</source>
        <translation>Ecken der Räume</translation>
    </message>
    <message>
        <source>Corners for each 100 edges of cells along the outlines of rooms. Higher values mean rougher outlines.</source>
        <translation>Ecken je 100 Zellkanten entlang der Umrisse von Räumen. Höhere Werte bedeuten rauere Umrisse.</translation>
    </message>
    <message>
        <source>Plain rectangles</source>
        <translation>Einfache Rechtecke</translation>
    </message>
    <message>
        <source>Share of the cells of rooms that lie in plain rectangles. Lower values mean more varied rooms.</source>
        <translation>Anteil der Zellen von Räumen, die in einfachen Rechtecken liegen. Niedrigere Werte bedeuten abwechslungsreichere Räume.</translation>
    </message>
    <message>
        <source>Distinct room shapes</source>
        <translation>Verschiedene Raumformen</translation>
    </message>
    <message>
        <source>Number of different shapes of rooms, as a share of the rooms. At 100 %, no two are alike.</source>
        <translation>Zahl der verschiedenen Formen von Räumen, als Anteil der Räume. Bei 100 % gleichen sich keine zwei.</translation>
    </message>
    <message>
        <source>Cells in sight</source>
        <translation>Zellen in Sicht</translation>
    </message>
    <message>
        <source>Cells in sight of a cell of the main region, on average. Higher values mean a more open view.</source>
        <translation>Zellen, die von einer Zelle der Hauptregion aus in Sicht sind, im Mittel. Höhere Werte bedeuten eine offenere Sicht.</translation>
    </message>
    <message>
        <source>Spread of sight</source>
        <translation>Streuung der Sicht</translation>
    </message>
    <message>
        <source>How much the number of cells in sight differs from place to place, compared with its mean. Higher values mean more change between narrow and wide.</source>
        <translation>Wie sehr sich die Zahl der Zellen in Sicht von Ort zu Ort unterscheidet, verglichen mit ihrem Mittel. Höhere Werte bedeuten mehr Wechsel zwischen Enge und Weite.</translation>
    </message>
    <message>
        <source>Visible area</source>
        <translation>Sichtbare Fläche</translation>
    </message>
    <message>
        <source>Cells that a player with good light sees at once, on average. Higher values mean a more open view.</source>
        <translation>Zellen, die ein Spieler bei gutem Licht auf einmal sieht, im Mittel. Höhere Werte bedeuten eine offenere Sicht.</translation>
    </message>
    <message>
        <source>Worst detour</source>
        <translation>Größter Umweg</translation>
    </message>
    <message>
        <source>The longest walk between two cells that are only one wall apart. Higher values mean a longer way to a place next door.</source>
        <translation>Der längste Weg zwischen zwei Zellen, die nur eine Wand trennt. Höhere Werte bedeuten einen längeren Weg nach nebenan.</translation>
    </message>
    <message>
        <source>Thin walls</source>
        <translation>Dünne Wände</translation>
    </message>
    <message>
        <source>Pairs of cells that are one wall apart, for each 1000 cells of the main region. Higher values mean a denser level.</source>
        <translation>Zellpaare, die nur eine Wand trennt, je 1000 Zellen der Hauptregion. Höhere Werte bedeuten ein dichteres Level.</translation>
    </message>
    <message>
        <source>Longest walk</source>
        <translation>Längster Weg</translation>
    </message>
    <message>
        <source>The longest of the shortest walks between two cells, compared with width plus height of the map. Higher values mean longer ways.</source>
        <translation>Der längste der kürzesten Wege zwischen zwei Zellen, verglichen mit Breite plus Höhe der Karte. Höhere Werte bedeuten längere Wege.</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Loops and dead ends</source>
        <translation>Schleifen und Sackgassen</translation>
    </message>
    <message>
        <source>Rooms and their links</source>
        <translation>Räume und ihre Verbindungen</translation>
    </message>
    <message>
        <source>Sizes and shapes</source>
        <translation>Größen und Formen</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>What stands there</source>
        <translation>Was dort steht</translation>
    </message>
    <message>
        <source>Choke cells</source>
        <translation>Engpass-Zellen</translation>
    </message>
    <message>
        <source>Cells without which others could not be reached, for each 1000 cells of the main region. Higher values leave less choice of ways.</source>
        <translation>Zellen, ohne die andere nicht zu erreichen wären, je 1000 Zellen der Hauptregion. Höhere Werte lassen weniger Auswahl an Wegen.</translation>
    </message>
    <message>
        <source>Weight of choke cells</source>
        <translation>Gewicht der Engpass-Zellen</translation>
    </message>
    <message>
        <source>How many choke cells part a cell from most of the main region, on average. Higher values mean more ground behind one narrow place after another.</source>
        <translation>Wie viele Engpass-Zellen eine Zelle vom größten Teil der Hauptregion trennen, im Mittel. Höhere Werte bedeuten mehr Boden hinter einer engen Stelle nach der anderen.</translation>
    </message>
    <message>
        <source>Bridges of cells</source>
        <translation>Zellbrücken</translation>
    </message>
    <message>
        <source>Steps from cell to cell that are the only way, for each 1000 cells of the main region. Higher values mean more narrow halls without a way around.</source>
        <translation>Schritte von Zelle zu Zelle, die der einzige Weg sind, je 1000 Zellen der Hauptregion. Höhere Werte bedeuten mehr enge Gänge ohne Umweg.</translation>
    </message>
    <message>
        <source>Weight of cell bridges</source>
        <translation>Gewicht der Zellbrücken</translation>
    </message>
    <message>
        <source>How many bridges of cells part a cell from the larger side, on average. Higher values mean more ground behind long narrow halls.</source>
        <translation>Wie viele Zellbrücken eine Zelle von der größeren Seite trennen, im Mittel. Höhere Werte bedeuten mehr Boden hinter langen, engen Gängen.</translation>
    </message>
    <message>
        <source>Enemies, bosses and encounters in this tenth of the critical path. The first tenth begins at the start, the last one ends at the goal.</source>
        <translation>Gegner, Bosse und Begegnungen in diesem Zehntel des kritischen Pfads. Das erste Zehntel beginnt am Start, das letzte endet am Ziel.</translation>
    </message>
    <message>
        <source>Danger, tenth 1</source>
        <translation>Gefahr, Zehntel 1</translation>
    </message>
    <message>
        <source>Danger, tenth 2</source>
        <translation>Gefahr, Zehntel 2</translation>
    </message>
    <message>
        <source>Danger, tenth 3</source>
        <translation>Gefahr, Zehntel 3</translation>
    </message>
    <message>
        <source>Danger, tenth 4</source>
        <translation>Gefahr, Zehntel 4</translation>
    </message>
    <message>
        <source>Danger, tenth 5</source>
        <translation>Gefahr, Zehntel 5</translation>
    </message>
    <message>
        <source>Danger, tenth 6</source>
        <translation>Gefahr, Zehntel 6</translation>
    </message>
    <message>
        <source>Danger, tenth 7</source>
        <translation>Gefahr, Zehntel 7</translation>
    </message>
    <message>
        <source>Danger, tenth 8</source>
        <translation>Gefahr, Zehntel 8</translation>
    </message>
    <message>
        <source>Danger, tenth 9</source>
        <translation>Gefahr, Zehntel 9</translation>
    </message>
    <message>
        <source>Danger, tenth 10</source>
        <translation>Gefahr, Zehntel 10</translation>
    </message>
    <message>
        <source>How many times players enter a room again in the game that proves that the level can be won. Higher values mean more ground that is crossed twice.</source>
        <translation>Wie oft Spieler einen Raum noch einmal betreten, in der Partie, die beweist, dass das Level zu gewinnen ist. Höhere Werte bedeuten mehr Boden, der zweimal überquert wird.</translation>
    </message>
    <message>
        <source>Rooms without a link</source>
        <translation>Räume ohne Verbindung</translation>
    </message>
    <message>
        <source>Share of the rooms that no way leads to from another room.</source>
        <translation>Anteil der Räume, zu denen aus keinem anderen Raum ein Weg führt.</translation>
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
    <name>mission</name>
    <message>
        <source>key at (%1, %2)</source>
        <translation>Schlüssel bei (%1, %2)</translation>
    </message>
    <message>
        <source>lock at (%1, %2)</source>
        <translation>Schloss bei (%1, %2)</translation>
    </message>
    <message>
        <source>key “%3” at (%1, %2)</source>
        <translation>Schlüssel „%3“ bei (%1, %2)</translation>
    </message>
    <message>
        <source>lock “%3” at (%1, %2)</source>
        <translation>Schloss „%3“ bei (%1, %2)</translation>
    </message>
    <message>
        <source>ledge at (%1, %2)</source>
        <translation>Absatz bei (%1, %2)</translation>
    </message>
    <message>
        <source>secret door at (%1, %2)</source>
        <translation>Geheimtür bei (%1, %2)</translation>
    </message>
    <message>
        <source>grate at (%1, %2)</source>
        <translation>Gitter bei (%1, %2)</translation>
    </message>
    <message>
        <source>Lock and key</source>
        <translation>Schloss und Schlüssel</translation>
    </message>
    <message>
        <source>Two ways</source>
        <translation>Zwei Wege</translation>
    </message>
    <message>
        <source>Hidden shortcut</source>
        <translation>Verborgene Abkürzung</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Einbahn</translation>
    </message>
    <message>
        <source>Foreshadowing</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Guarded treasure</source>
        <translation>Bewachter Schatz</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n Raum</numerusform>
            <numerusform>%n Räume</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>neighbour</name>
    <message>
        <source>the edge</source>
        <translation>dem Rand</translation>
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
            <numerusform>Nicht gesehen: %n Zelle</numerusform>
            <numerusform>Nicht gesehen: %n Zellen</numerusform>
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
    <message>
        <source>Unknown overlay &quot;%1&quot;. Expected one of: %2.</source>
        <translation>Unbekannte Einblendung „%1“. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>near the start … farthest from it</source>
        <translation>nahe am Start … am weitesten entfernt</translation>
    </message>
    <message>
        <source>connected parts, by their numbers</source>
        <translation>zusammenhängende Teile, nach ihren Nummern</translation>
    </message>
    <message>
        <source>hall</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fixiert</translation>
    </message>
    <message>
        <source>kept empty</source>
        <translation>bleibt leer</translation>
    </message>
    <message>
        <source>cuts off 25 % of the ground or more</source>
        <translation>schneidet 25 % des Bodens oder mehr ab</translation>
    </message>
    <message>
        <source>cuts off 10 % or more</source>
        <translation>schneidet 10 % oder mehr ab</translation>
    </message>
    <message>
        <source>cuts off less</source>
        <translation>schneidet weniger ab</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>Sackgasse</translation>
    </message>
    <message>
        <source>lands, with their borders</source>
        <translation>Länder mit ihren Grenzen</translation>
    </message>
    <message>
        <source>site</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>outline of a room</source>
        <translation>Umriss eines Raums</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>zusätzlich</translation>
    </message>
    <message>
        <source>near</source>
        <translation>nah</translation>
    </message>
    <message>
        <source>sibling</source>
        <translation>Geschwister</translation>
    </message>
    <message>
        <source>link of a hall</source>
        <translation>Verbindung eines Gangs</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>critical path, with its steps</source>
        <translation>kritischer Pfad, mit seinen Schritten</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>way of player 1 in the game that was won</source>
        <translation>Weg von Spieler 1 im gewonnenen Spiel</translation>
    </message>
    <message>
        <source>way of player 2</source>
        <translation>Weg von Spieler 2</translation>
    </message>
    <message>
        <source>seen from the cell under the mouse, up to 30 cells away</source>
        <translation>in Sicht, bis 30 Zellen weit</translation>
    </message>
    <message>
        <source>Steps from the nearest start: farther is brighter. Large cells show the number.</source>
        <translation>Schritte vom nächsten Start: Je weiter, desto heller. Große Zellen zeigen die Zahl.</translation>
    </message>
    <message>
        <source>The connected parts of the walkable cells, each with a number and a colour.</source>
        <translation>Die zusammenhängenden Teile der begehbaren Zellen, jeder mit Nummer und Farbe.</translation>
    </message>
    <message>
        <source>The cells of the halls that join rooms.</source>
        <translation>Die Zellen der Gänge, die Räume verbinden.</translation>
    </message>
    <message>
        <source>Cells and things that stay when the map is regenerated, and cells kept empty.</source>
        <translation>Zellen und Objekte, die beim Neuerzeugen bleiben, und Zellen, die leer bleiben.</translation>
    </message>
    <message>
        <source>The outline of every room in the list of the level.</source>
        <translation>Der Umriss jedes Raums in der Liste des Levels.</translation>
    </message>
    <message>
        <source>The graph of the rooms: which links were candidates, and which became halls.</source>
        <translation>Der Graph der Räume: welche Verbindungen Kandidaten waren und welche Gänge wurden.</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>A shortest walk from the start to the farthest thing that the objective needs. Locks and barriers count as open.</source>
        <translation>Ein kürzester Weg vom Start zum Entferntesten, was das Spielziel verlangt. Schlösser und Sperren gelten als offen.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>The way of the players in a game that was won by the rules, on this level.</source>
        <translation>Der Weg der Spieler in einem nach den Regeln gewonnenen Spiel, in diesem Level.</translation>
    </message>
    <message>
        <source>Chokepoints</source>
        <translation>Engstellen</translation>
    </message>
    <message>
        <source>Cells without which others of the main region cannot be reached. The larger the sign, the more ground hangs on the cell.</source>
        <translation>Zellen, ohne die andere der Hauptregion nicht erreichbar sind. Je größer das Zeichen, desto mehr Boden hängt an der Zelle.</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>Halls with one way out, from their end to the first choice of ways.</source>
        <translation>Gänge mit einem Ausgang, von ihrem Ende bis zur ersten Abzweigung.</translation>
    </message>
    <message>
        <source>The land of each site of a journey, the sites with their names, and the barriers on the roads.</source>
        <translation>Das Land jedes Orts einer Reise, die Orte mit ihren Namen und die Sperren auf den Straßen.</translation>
    </message>
    <message>
        <source>Sight from the mouse</source>
        <translation>Sicht von der Maus aus</translation>
    </message>
    <message>
        <source>What a player on the cell under the mouse sees in good light.</source>
        <translation>Was ein Spieler auf der Zelle unter der Maus bei gutem Licht sieht.</translation>
    </message>
    <message>
        <source>length in steps</source>
        <translation>Länge in Schritten</translation>
    </message>
    <message>
        <source>Not shown: this map is too large. It would need %1 of memory; at most %2.</source>
        <translation>Nicht gezeigt: Diese Karte ist zu groß. Sie bräuchte %1 Speicher; höchstens %2.</translation>
    </message>
    <message>
        <source>few of the games … all of them</source>
        <translation>wenige der Spiele … alle</translation>
    </message>
    <message>
        <source>larger squares, more games</source>
        <translation>größere Quadrate, mehr Spiele</translation>
    </message>
    <message>
        <source>Lands of a journey</source>
        <translation>Länder einer Reise</translation>
    </message>
    <message>
        <source>Walked by a persona</source>
        <translation>Wege eines Spielertyps</translation>
    </message>
    <message>
        <source>In how many of its games a persona entered each cell: more is brighter, with a larger square or percentage. The dock Personas chooses the persona.</source>
        <translation>In wie vielen seiner Spiele ein Spielertyp jede Zelle betrat: mehr ist heller, mit größerem Quadrat oder größerer Prozentzahl. Das Bedienfeld „Spielertypen“ wählt den Spielertyp.</translation>
    </message>
    <message>
        <source>games lost there, larger for more</source>
        <translation>dort verlorene Spiele, größer für mehr</translation>
    </message>
    <message>
        <source>never seen in any game</source>
        <translation>in keinem Spiel gesehen</translation>
    </message>
    <message>
        <source>This level has no mission: no stage of its recipe planned one.</source>
        <translation>Dieses Level hat keine Mission: Keine Stufe seines Rezepts hat eine geplant.</translation>
    </message>
    <message>
        <source>from a lock to its key</source>
        <translation>von einem Schloss zu seinem Schlüssel</translation>
    </message>
    <message>
        <source>ledge</source>
        <translation>Absatz</translation>
    </message>
    <message>
        <source>secret door</source>
        <translation>Geheimtür</translation>
    </message>
    <message>
        <source>grate</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>The patterns that the level was planned with: their rooms, locks with their keys, ledges, secret doors and grates.</source>
        <translation>Die Muster, nach denen das Level geplant wurde: ihre Räume, Schlösser mit ihren Schlüsseln, Absätze, Geheimtüren und Gitter.</translation>
    </message>
    <message>
        <source>from a key to a lock that it opens</source>
        <translation>von einem Schlüssel zu einem Schloss, das er öffnet</translation>
    </message>
    <message>
        <source>from a portal to where it leads</source>
        <translation>von einem Portal zu seinem Ziel</translation>
    </message>
    <message>
        <source>Keys and portals</source>
        <translation>Schlüssel und Portale</translation>
    </message>
    <message>
        <source>Lines from keys to the locks that they open, and from portals to where they lead. A portal to another level has a short line with the name of the level.</source>
        <translation>Linien von Schlüsseln zu den Schlössern, die sie öffnen, und von Portalen zu ihren Zielen. Ein Portal zu einem anderen Level hat eine kurze Linie mit dessen Namen.</translation>
    </message>
</context>
<context>
    <name>parameter</name>
    <message>
        <source>%1 cannot be %2; expected yes or no.</source>
        <translation>%1 kann nicht %2 sein: möglich sind yes (ja) und no (nein).</translation>
    </message>
    <message>
        <source>%1 cannot be %2; expected one of: %3.</source>
        <translation>%1 kann nicht %2 sein: möglich sind %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2; expected a whole number from %3 to %4.</source>
        <translation>%1 kann nicht %2 sein: möglich ist eine ganze Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>%1 cannot be %2; expected a whole number or a range such as 20-40, from %3 to %4.</source>
        <translation>%1 kann nicht %2 sein: möglich ist eine ganze Zahl oder ein Bereich wie 20-40, von %3 bis %4.</translation>
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
        <source>%1 cannot be %2; expected a number from %3 to %4, with at most three decimals.</source>
        <translation>%1 kann nicht %2 sein: möglich ist eine Zahl von %3 bis %4 mit höchstens drei Nachkommastellen.</translation>
    </message>
    <message>
        <source>%1 cannot be %2; expected a percentage from %3 to %4, with at most three decimals.</source>
        <translation>%1 kann nicht %2 sein: möglich ist ein Prozentsatz von %3 bis %4 mit höchstens drei Nachkommastellen.</translation>
    </message>
    <message>
        <source>%1 cannot be %2; expected a number or a range such as 0.1-0.9, from %3 to %4, with at most three decimals.</source>
        <translation>%1 kann nicht %2 sein: möglich ist eine Zahl oder ein Bereich wie 0.1-0.9, von %3 bis %4, mit höchstens drei Nachkommastellen.</translation>
    </message>
    <message>
        <source>%1 cannot be %2; expected one line of at most %3 characters.</source>
        <translation>%1 kann nicht %2 sein: möglich ist eine Zeile mit höchstens %3 Zeichen.</translation>
    </message>
    <message>
        <source>one line of at most %1 characters</source>
        <translation>eine Zeile mit höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>%1 cannot be %2; expected a file in the map&apos;s folder or in a folder within it, such as parts/hall.txt.</source>
        <translation>%1 kann nicht %2 sein: Möglich ist eine Datei im Ordner der Karte oder in einem Ordner darin, etwa parts/hall.txt.</translation>
    </message>
    <message>
        <source>a file in the map&apos;s folder</source>
        <translation>eine Datei im Ordner der Karte</translation>
    </message>
    <message>
        <source>%1 cannot be %2; expected the id of a level, or of a part of one, such as garden or garden@4,3,12x8.</source>
        <translation>%1 kann nicht %2 sein: Möglich ist die Kennung eines Levels oder eines Teils davon, etwa garden oder garden@4,3,12x8.</translation>
    </message>
    <message>
        <source>a level, or a part of it as LEVEL@X,Y,WxH</source>
        <translation>ein Level oder ein Teil davon als LEVEL@X,Y,WxH</translation>
    </message>
    <message>
        <source>%1 cannot be %2; expected one of %3, or the text of a rule table.</source>
        <translation>%1 kann nicht %2 sein: möglich sind %3 oder der Text einer Regeltabelle.</translation>
    </message>
    <message>
        <source>one of %1, or the text of a rule table</source>
        <translation>%1 oder der Text einer Regeltabelle</translation>
    </message>
</context>
<context>
    <name>persona</name>
    <message>
        <source>Careful player</source>
        <translation>Vorsichtiger Spieler</translation>
    </message>
    <message>
        <source>Knows the map, keeps away from enemies, buys and heals before it goes for the objective.</source>
        <translation>Kennt die Karte, meidet Gegner, kauft ein und heilt sich, bevor er zum Spielziel geht.</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Knows the map and takes everything on it before it goes for the objective.</source>
        <translation>Kennt die Karte und nimmt alles mit, bevor er zum Spielziel geht.</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Entdecker</translation>
    </message>
    <message>
        <source>Knows only what it has seen, and looks at everything before it goes for the objective.</source>
        <translation>Kennt nur, was er gesehen hat, und sieht sich alles an, bevor er zum Spielziel geht.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Knows only what it has seen lately, wanders, and goes for the objective when it sees it.</source>
        <translation>Kennt nur, was er kürzlich gesehen hat, irrt umher und geht zum Spielziel, wenn er es sieht.</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Knows the map and takes the shortest way to the objective. It avoids nothing.</source>
        <translation>Kennt die Karte und nimmt den kürzesten Weg zum Spielziel. Weicht nichts aus.</translation>
    </message>
    <message>
        <source>The map has %1 cells. Personas play maps of up to %2.</source>
        <translation>Die Karte hat %1 Zellen. Spielertypen spielen Karten mit bis zu %2.</translation>
    </message>
</context>
<context>
    <name>picture</name>
    <message>
        <source>Invalid cell size %3: give %1 to %2 pixels.</source>
        <translation>Ungültige Zellengröße %3: Geben Sie %1 bis %2 Pixel an.</translation>
    </message>
    <message>
        <source>The level is empty: there is nothing to draw.</source>
        <translation>Das Level ist leer: Es gibt nichts zu zeichnen.</translation>
    </message>
    <message numerus="yes">
        <source>The map is large, so a cell has %n pixel(s) in the picture. For more, set the pixels per cell.</source>
        <translation>
            <numerusform>Die Karte ist groß, daher hat eine Zelle im Bild %n Pixel. Für mehr geben Sie die Pixel je Zelle an.</numerusform>
            <numerusform>Die Karte ist groß, daher hat eine Zelle im Bild %n Pixel. Für mehr geben Sie die Pixel je Zelle an.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is too large: %1 x %2 pixels need %3 of memory; at most %4. Choose fewer pixels per cell.</source>
        <translation>Das Bild ist zu groß: %1 x %2 Pixel brauchen %3 Speicher; höchstens %4. Wählen Sie weniger Pixel je Zelle.</translation>
    </message>
    <message>
        <source>Overlays on a map of %1 x %2 cells need %3 of memory; at most %4. Choose fewer.</source>
        <translation>Einblendungen auf einer Karte von %1 x %2 Zellen brauchen %3 Speicher; höchstens %4. Wählen Sie weniger.</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>This level has no recipe, so there is no deeper level.</source>
        <translation>Dieses Level hat kein Rezept, darum gibt es kein tieferes Level.</translation>
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
        <source>Every flower is picked: a draw!</source>
        <translation>Alle Blumen sind gepflückt: unentschieden!</translation>
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
        <source>Too few supplies to enter any town, and none left to find.</source>
        <translation>Zu wenige Vorräte, um eine Stadt zu betreten, und keine mehr zu finden.</translation>
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
        <translation>Sie treffen: %1, %2 Schaden.</translation>
    </message>
    <message>
        <source>It misses you: %1.</source>
        <translation>Verfehlt Sie: %1.</translation>
    </message>
    <message>
        <source>It hits you: %1, for %2.</source>
        <translation>%1 trifft Sie: %2 Schaden.</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Zuschlagen</translation>
    </message>
    <message>
        <source>Guarded strike</source>
        <translation>Gedeckt zuschlagen</translation>
    </message>
    <message>
        <source>No start for player %1. Place one on the map to play this level.</source>
        <translation>Kein Start für Spieler %1. Setzen Sie einen auf die Karte, um dieses Level zu spielen.</translation>
    </message>
    <message>
        <source>The start of player %1 at (%2, %3) is not on walkable ground. Move it.</source>
        <translation>Der Start von Spieler %1 bei (%2, %3) liegt nicht auf begehbarem Boden. Verschieben Sie ihn.</translation>
    </message>
    <message>
        <source>The enemy at (%1, %2) is of unknown kind “%3”. Choose another kind, or add it to the table of enemies.</source>
        <translation>Der Gegner bei (%1, %2) ist von unbekannter Art „%3“. Wählen Sie eine andere Art, oder tragen Sie sie in die Tabelle der Gegner ein.</translation>
    </message>
    <message>
        <source>This site is explored; the roads from here are open.</source>
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
        <source>The road is closed until you explore the site at one of its ends.</source>
        <translation>Die Straße ist gesperrt, bis Sie den Ort an einem ihrer Enden erkunden.</translation>
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
        <source>Unknown member in this object. Remove it.</source>
        <translation>Unbekannter Eintrag in diesem JSON-Objekt. Entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>Expected 16 hex digits per 64 cells, found %1.</source>
        <translation>Erwartet werden 16 Hexadezimalziffern je 64 Zellen, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected as many rows as the level has.</source>
        <translation>Erwartet werden so viele Zeilen, wie das Level hat.</translation>
    </message>
    <message>
        <source>Expected as many levels as the world has.</source>
        <translation>Erwartet werden so viele Level, wie die Welt hat.</translation>
    </message>
    <message>
        <source>Expected the state of the random generator: four numbers, at least one of them not 0.</source>
        <translation>Erwartet wird der Zustand des Zufallsgenerators: vier Zahlen, mindestens eine davon nicht 0.</translation>
    </message>
    <message>
        <source>Missing member “%1” in this object.</source>
        <translation>In diesem JSON-Objekt fehlt der Eintrag „%1“.</translation>
    </message>
    <message>
        <source>This game was saved by a newer Delvewright. Open it with that version.</source>
        <translation>Dieses Spiel wurde mit einem neueren Delvewright gespeichert. Öffnen Sie es mit dieser Version.</translation>
    </message>
    <message>
        <source>Expected at least one world.</source>
        <translation>Erwartet wird mindestens eine Welt.</translation>
    </message>
    <message>
        <source>There is no saved game here.</source>
        <translation>Hier gibt es keinen Spielstand.</translation>
    </message>
    <message>
        <source>There is no recipe to generate a new level from.</source>
        <translation>Es gibt kein Rezept, um ein neues Level zu erzeugen.</translation>
    </message>
    <message>
        <source>Type the digits of a seed first, then S.</source>
        <translation>Geben Sie erst die Ziffern eines Seeds ein, dann S.</translation>
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
        <source>You have too few supplies to enter this town: it costs %1.</source>
        <translation>Ihre Vorräte reichen nicht für diese Stadt: Der Eintritt kostet %1.</translation>
    </message>
    <message>
        <source>The saved game “%1” could not be deleted.</source>
        <translation>Der Spielstand „%1“ konnte nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>There is no game to save. Start a game first.</source>
        <translation>Es gibt kein Spiel zu speichern. Beginnen Sie zuerst eines.</translation>
    </message>
    <message>
        <source>%1: too large for a saved game. Choose another file, or play a smaller map.</source>
        <translation>%1: zu groß für einen Spielstand. Wählen Sie eine andere Datei, oder spielen Sie eine kleinere Karte.</translation>
    </message>
    <message>
        <source>%1: not a regular file. Choose a saved game.</source>
        <translation>%1: keine reguläre Datei. Wählen Sie einen Spielstand.</translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation>„%1“ ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>Backup loaded: the game as it was before the last save.</source>
        <translation>Sicherung geladen: das Spiel vor dem letzten Speichern.</translation>
    </message>
    <message>
        <source>Autosave failed; the game goes on. %1</source>
        <translation>Automatisches Speichern fehlgeschlagen; das Spiel geht weiter. %1</translation>
    </message>
    <message>
        <source>Supplies paid for this town: %1. Left: %2.</source>
        <translation>Vorräte für diese Stadt bezahlt: %1. Noch übrig: %2.</translation>
    </message>
    <message>
        <source>Not bought: %1. Your health is full.</source>
        <translation>Nicht gekauft: %1. Ihre Gesundheit ist voll.</translation>
    </message>
    <message>
        <source>The player cannot be given “%1”. Choose coins, health, supplies, strength, or one of the keys: %2.</source>
        <translation>„%1“ kann nicht vergeben werden. Möglich sind coins, health, supplies, strength und die Schlüssel: %2.</translation>
    </message>
    <message>
        <source>%1: not a saved game, and not overwritten. Choose another file.</source>
        <translation>%1: kein Spielstand, nicht überschrieben. Wählen Sie eine andere Datei.</translation>
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
        <source>This game belongs to another map: “%1”.</source>
        <translation>Dieses Spiel gehört zu einer anderen Karte: „%1“.</translation>
    </message>
    <message>
        <source>Expected at most %1 after the typed keys, found %2.</source>
        <translation>Erwartet wird nach den gedrückten Tasten höchstens %1, gefunden: %2.</translation>
    </message>
    <message>
        <source>Expected true: the typed keys contain a testing command.</source>
        <translation>Erwartet wird true: Die gedrückten Tasten enthalten einen Testbefehl.</translation>
    </message>
    <message>
        <source>Expected false: the typed keys contain no testing command.</source>
        <translation>Erwartet wird false: Die gedrückten Tasten enthalten keinen Testbefehl.</translation>
    </message>
    <message>
        <source>Expected a score of %1, one point per picked flower, found %2.</source>
        <translation>Erwartet wird eine Punktzahl von %1, ein Punkt je gepflückter Blume, gefunden: %2.</translation>
    </message>
    <message>
        <source>Expected only keys taken from the map, found “%1”.</source>
        <translation>Erwartet werden nur Schlüssel von der Karte, gefunden: „%1“.</translation>
    </message>
    <message>
        <source>Expected a world one level deeper than the previous one, with as many players.</source>
        <translation>Erwartet wird eine Welt, die um 1 tiefer liegt als die vorige, mit ebenso vielen Spielern.</translation>
    </message>
    <message>
        <source>Expected an ending exactly when the mode is “over”.</source>
        <translation>Erwartet wird ein Ausgang genau dann, wenn der Modus „over“ ist.</translation>
    </message>
    <message>
        <source>Expected a reason that fits the ending and the objective.</source>
        <translation>Erwartet wird ein Grund, der zum Ausgang und zum Spielziel passt.</translation>
    </message>
    <message>
        <source>Expected the number of the winner, or 0.</source>
        <translation>Erwartet wird die Nummer des Gewinners oder 0.</translation>
    </message>
    <message>
        <source>Expected an enemy from the world&apos;s table of enemies.</source>
        <translation>Erwartet wird ein Gegner aus der Gegnertabelle der Welt.</translation>
    </message>
    <message>
        <source>Expected all players to be out in a lost game.</source>
        <translation>In einem verlorenen Spiel müssen alle Spieler ausgeschieden sein.</translation>
    </message>
    <message>
        <source>Expected no flower to be left.</source>
        <translation>Es darf keine Blume mehr übrig sein.</translation>
    </message>
    <message>
        <source>Expected every walkable cell to be seen.</source>
        <translation>Jede begehbare Zelle muss gesehen sein.</translation>
    </message>
    <message>
        <source>Expected a walkable cell, found [%1, %2].</source>
        <translation>Erwartet wird eine begehbare Zelle, gefunden: [%1, %2].</translation>
    </message>
    <message>
        <source>Expected a cell inside an existing level.</source>
        <translation>Erwartet wird eine Zelle in einem vorhandenen Level.</translation>
    </message>
    <message>
        <source>Expected more than 0 for a player still in the game.</source>
        <translation>Erwartet wird mehr als 0 für einen Spieler, der noch im Spiel ist.</translation>
    </message>
    <message>
        <source>Expected sorted keys without duplicates.</source>
        <translation>Erwartet werden sortierte Schlüssel ohne Duplikate.</translation>
    </message>
    <message>
        <source>Expected as many players as in the rules (%1), found %2.</source>
        <translation>Erwartet werden so viele Spieler wie in den Spielregeln (%1), gefunden: %2.</translation>
    </message>
    <message>
        <source>Expected at least one player still in the game.</source>
        <translation>Mindestens ein Spieler muss noch im Spiel sein.</translation>
    </message>
    <message>
        <source>Expected sorted numbers of removable things, without duplicates.</source>
        <translation>Erwartet werden sortierte Nummern entfernbarer Objekte, ohne Duplikate.</translation>
    </message>
    <message>
        <source>Expected sorted cells of closed doors of the map, without duplicates.</source>
        <translation>Erwartet werden sortierte Zellen geschlossener Türen der Karte, ohne Duplikate.</translation>
    </message>
    <message>
        <source>Expected journey sites without duplicates.</source>
        <translation>Erwartet werden Orte einer Reise ohne Duplikate.</translation>
    </message>
    <message>
        <source>Expected the depth of the world (%1), found %2.</source>
        <translation>Erwartet wird die Tiefe der Welt (%1), gefunden: %2.</translation>
    </message>
    <message>
        <source>Expected false in a game without testing commands.</source>
        <translation>Erwartet wird false in einem Spiel ohne Testbefehle.</translation>
    </message>
    <message>
        <source>Invalid enemy. Check its level, cell, thing, kind, health and energy.</source>
        <translation>Ungültiger Gegner. Prüfen Sie level, cell, thing, kind, health und energy.</translation>
    </message>
    <message>
        <source>Expected at most one enemy in a cell.</source>
        <translation>Erwartet wird höchstens ein Gegner je Zelle.</translation>
    </message>
    <message>
        <source>Expected an encounter still on the map, and its row in the table.</source>
        <translation>Erwartet werden eine Begegnung, die noch auf der Karte ist, und ihre Zeile in der Tabelle.</translation>
    </message>
    <message>
        <source>Expected the encounter, store or enemy of the current mode, or nothing.</source>
        <translation>Erwartet wird die Begegnung, der Laden oder der Gegner des aktuellen Modus oder nichts.</translation>
    </message>
    <message>
        <source>Unknown value %1; expected one of: %2.</source>
        <translation>Unbekannter Wert %1; erwartet wird einer von: %2.</translation>
    </message>
    <message>
        <source>Expected a rules version, or a list of two or more with no version twice in a row, found %1.</source>
        <translation>Erwartet wird eine Version der Spielregeln oder eine Liste von mindestens zweien, keine zweimal hintereinander, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected a JSON object with a saved game.</source>
        <translation>Erwartet wird ein JSON-Objekt mit einem Spielstand.</translation>
    </message>
    <message>
        <source>Expected the turn of the game (%1), found %2.</source>
        <translation>Erwartet wird der Zug des Spiels (%1), gefunden: %2.</translation>
    </message>
    <message>
        <source>Expected a walkable cell.</source>
        <translation>Erwartet wird eine begehbare Zelle.</translation>
    </message>
    <message>
        <source>This replay was recorded with rules version %1; this Delvewright has version %2. Load it as a saved game to continue from its end.</source>
        <translation>Diese Aufzeichnung entstand mit Version %1 der Spielregeln; dieses Delvewright hat Version %2. Laden Sie sie als Spielstand, um von ihrem Ende an weiterzuspielen.</translation>
    </message>
    <message>
        <source>The saved game is truncated.</source>
        <translation>Der Spielstand ist unvollständig: Sein Ende fehlt.</translation>
    </message>
    <message>
        <source>The saved game is corrupt (checksum mismatch).</source>
        <translation>Der Spielstand ist beschädigt (Prüfsummenfehler).</translation>
    </message>
    <message>
        <source>This game began with rules version %1 and continues with version %2.</source>
        <translation>Dieses Spiel begann mit Version %1 der Spielregeln und geht mit Version %2 weiter.</translation>
    </message>
    <message>
        <source>The largest seed is %1. Delete some digits, then type S.</source>
        <translation>Der größte Seed ist %1. Löschen Sie einige Ziffern, und geben Sie dann S ein.</translation>
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
    <message>
        <source>Unknown objective “%1”. Expected one of: %2.</source>
        <translation>Unbekanntes Spielziel „%1“. Möglich sind: %2.</translation>
    </message>
    <message>
        <source>The player cannot be given “%1”. Choose coins, health, supplies or strength.</source>
        <translation>„%1“ kann nicht vergeben werden. Möglich sind coins, health, supplies und strength.</translation>
    </message>
    <message>
        <source>Enemy: %1 (health %2). Your health: %3.</source>
        <translation>Gegner: %1 (Gesundheit %2). Ihre Gesundheit: %3.</translation>
    </message>
    <message>
        <source>Your coins: %1.</source>
        <translation>Ihre Münzen: %1.</translation>
    </message>
    <message>
        <source>No health left: burned in lava.</source>
        <translation>Keine Gesundheit mehr: in Lava verbrannt.</translation>
    </message>
    <message>
        <source>This chasm leads nowhere.</source>
        <translation>Dieser Abgrund führt nirgendwohin.</translation>
    </message>
    <message>
        <source>This ledge only leads north.</source>
        <translation>Dieser Absatz führt nur nach Norden.</translation>
    </message>
    <message>
        <source>This ledge only leads east.</source>
        <translation>Dieser Absatz führt nur nach Osten.</translation>
    </message>
    <message>
        <source>This ledge only leads south.</source>
        <translation>Dieser Absatz führt nur nach Süden.</translation>
    </message>
    <message>
        <source>This ledge only leads west.</source>
        <translation>Dieser Absatz führt nur nach Westen.</translation>
    </message>
    <message>
        <source>Lava: whoever goes there dies. Go again to do it.</source>
        <translation>Lava: Wer dorthin geht, stirbt. Zum Bestätigen noch einmal gehen.</translation>
    </message>
    <message>
        <source>You jump down to the level below.</source>
        <translation>Sie springen hinunter ins Level darunter.</translation>
    </message>
    <message>
        <source>You find a secret door.</source>
        <translation>Sie finden eine Geheimtür.</translation>
    </message>
    <message>
        <source>Expected a direction in which lava lies.</source>
        <translation>Erwartet wird eine Richtung, in der Lava liegt.</translation>
    </message>
    <message>
        <source>Expected sorted cells of secret doors of the map, without duplicates.</source>
        <translation>Erwartet werden sortierte Zellen von Geheimtüren der Karte, ohne Duplikate.</translation>
    </message>
    <message>
        <source>Expected at most %1 cells with things taken, or with doors opened or found, after the typed keys; found %2.</source>
        <translation>Erwartet werden nach den gedrückten Tasten höchstens %1 Zellen, auf denen Objekte entfernt oder Türen geöffnet oder entdeckt wurden, gefunden: %2.</translation>
    </message>
    <message>
        <source>It draws back for a heavy blow.</source>
        <translation>Er holt weit zu einem schweren Schlag aus.</translation>
    </message>
    <message>
        <source>It leaves itself open, and will not strike.</source>
        <translation>Er gibt sich eine Blöße und schlägt nicht zu.</translation>
    </message>
    <message>
        <source>It is about to strike.</source>
        <translation>Er holt zum Schlag aus.</translation>
    </message>
    <message>
        <source>You catch your breath. Health won back: %1.</source>
        <translation>Sie kommen wieder zu Atem. Zurückgewonnene Gesundheit: %1.</translation>
    </message>
    <message>
        <source>Here the map ends.</source>
        <translation>Hier endet die Karte.</translation>
    </message>
    <message>
        <source>In the way: %1</source>
        <translation>Im Weg: %1</translation>
    </message>
</context>
<context>
    <name>proof</name>
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
        <translation>Es gibt keinen Boss zu besiegen.</translation>
    </message>
    <message>
        <source>The boss at (%1, %2) cannot be reached.</source>
        <translation>Der Boss bei (%1, %2) ist nicht zu erreichen.</translation>
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
        <source>The ground is not connected: %n region(s).</source>
        <translation>
            <numerusform>Der Boden ist nicht zusammenhängend: %n Region.</numerusform>
            <numerusform>Der Boden ist nicht zusammenhängend: %n Regionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no key for the lock at (%1, %2).</source>
        <translation>Für das Schloss bei (%1, %2) gibt es keinen Schlüssel.</translation>
    </message>
    <message>
        <source>The key for the lock at (%1, %2) cannot be reached without opening it.</source>
        <translation>Der Schlüssel für das Schloss bei (%1, %2) ist nur zu erreichen, wenn es schon offen ist.</translation>
    </message>
    <message>
        <source>No way to win was found in %1 turns of play.</source>
        <translation>In %1 gespielten Zügen fand sich kein Weg zum Sieg.</translation>
    </message>
    <message>
        <source>Each of these can be reached, but not all in one game: somewhere there is no way back.</source>
        <translation>Jedes davon ist erreichbar, aber nicht alle in einem Spiel: Irgendwo gibt es keinen Weg zurück.</translation>
    </message>
    <message>
        <source>The search for ways to run out of supplies gave up.</source>
        <translation>Die Suche nach Wegen, auf denen die Vorräte ausgehen, wurde aufgegeben.</translation>
    </message>
    <message>
        <source>There are too many ways to tell whether a player can get stuck.</source>
        <translation>Es gibt zu viele Wege, um zu sagen, ob man sich festlaufen kann.</translation>
    </message>
    <message>
        <source>Some steps lead one way; under this objective the proof cannot tell whether a player gets stuck.</source>
        <translation>Manche Schritte führen nur in eine Richtung; bei diesem Ziel kann der Beweis nicht sagen, ob man sich festlaufen kann.</translation>
    </message>
</context>
<context>
    <name>recipe</name>
    <message>
        <source>Stage “%1” has no version %2 in this program; a newer one may have it.</source>
        <translation>Die Stufe „%1“ hat in diesem Programm keine Version %2; ein neueres hat sie vielleicht.</translation>
    </message>
    <message>
        <source>Unknown stage “%1”; expected one of: %2.</source>
        <translation>Unbekannte Stufe „%1“; möglich sind: %2.</translation>
    </message>
    <message>
        <source>Unknown parameter “%2”: stage “%1” takes no parameters.</source>
        <translation>Unbekannter Parameter „%2“: Die Stufe „%1“ hat keine Parameter.</translation>
    </message>
    <message>
        <source>Unknown parameter “%2” of stage “%1”; expected one of: %3.</source>
        <translation>Unbekannter Parameter „%2“ der Stufe „%1“; möglich sind: %3.</translation>
    </message>
    <message>
        <source>Stage “%1” needs rooms, but no earlier stage makes them. Put one of these before it: %2.</source>
        <translation>Die Stufe „%1“ braucht Räume, aber keine frühere Stufe legt sie an. Setzen Sie eine von diesen davor: %2.</translation>
    </message>
    <message>
        <source>Stage “%1” needs a partition of the map, but no earlier stage makes one. Put one of these before it: %2.</source>
        <translation>Die Stufe „%1“ braucht eine Aufteilung der Karte, aber keine frühere Stufe nimmt sie vor. Setzen Sie eine von diesen davor: %2.</translation>
    </message>
    <message>
        <source>Stage “%1” needs links between rooms, but no earlier stage makes them. Put one of these before it: %2.</source>
        <translation>Die Stufe „%1“ braucht Verbindungen zwischen Räumen, aber keine frühere Stufe legt sie an. Setzen Sie eine von diesen davor: %2.</translation>
    </message>
    <message>
        <source>Stage “%1” needs floor, but no earlier stage makes it. Put one of these before it: %2.</source>
        <translation>Die Stufe „%1“ braucht Boden, aber keine frühere Stufe legt ihn an. Setzen Sie eine von diesen davor: %2.</translation>
    </message>
    <message>
        <source>Stage “%1” needs a start, but no earlier stage places one. Put one of these before it: %2.</source>
        <translation>Die Stufe „%1“ braucht einen Start, aber keine frühere Stufe setzt einen. Setzen Sie eine von diesen davor: %2.</translation>
    </message>
    <message>
        <source>Stage “%1” needs an exit, but no earlier stage places one. Put one of these before it: %2.</source>
        <translation>Die Stufe „%1“ braucht einen Ausgang, aber keine frühere Stufe setzt ihn. Setzen Sie eine von diesen davor: %2.</translation>
    </message>
    <message>
        <source>Stage “%1” needs flowers, but no earlier stage places them. Put one of these before it: %2.</source>
        <translation>Die Stufe „%1“ braucht Blumen, aber keine frühere Stufe setzt sie. Setzen Sie eine von diesen davor: %2.</translation>
    </message>
    <message>
        <source>Stage “%1” needs sites, but no earlier stage places them. Put one of these before it: %2.</source>
        <translation>Die Stufe „%1“ braucht Orte, aber keine frühere Stufe setzt sie. Setzen Sie eine von diesen davor: %2.</translation>
    </message>
    <message>
        <source>A stage “%1” of the recipe has no id; give it one, such as “%1-2”.</source>
        <translation>Eine Stufe „%1“ des Rezepts hat keine Kennung; geben Sie ihr eine, etwa „%1-2“.</translation>
    </message>
    <message>
        <source>Two stages of the recipe have the id “%1”; give one of them another id.</source>
        <translation>Zwei Stufen des Rezepts haben die Kennung „%1“; geben Sie einer davon eine andere.</translation>
    </message>
    <message>
        <source>Grown rooms</source>
        <translation>Gewachsene Räume</translation>
    </message>
    <message>
        <source>Rooms grown from random points, connected by straight halls. Two players collect flowers.</source>
        <translation>Räume, die aus zufälligen Punkten wachsen, verbunden durch gerade Gänge. Zwei Spieler sammeln Blumen.</translation>
    </message>
    <message>
        <source>Stage “%1” needs walls, but no earlier stage builds them. Put one of these before it: %2.</source>
        <translation>Die Stufe „%1“ braucht Wände, aber keine frühere Stufe setzt sie. Setzen Sie eine von diesen davor: %2.</translation>
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
        <translation>Räume und Gänge mit Türen, manche davon verschlossen: Finden Sie die Schlüssel, um den goldenen Ausgang zu erreichen.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Teilung</translation>
    </message>
    <message>
        <source>The map is split in two again and again; each part gets a room, and halls connect the halves. Get past the encounters and find the gate.</source>
        <translation>Die Karte wird immer wieder geteilt; jeder Teil bekommt einen Raum, und Gänge verbinden die Hälften. Finden Sie das Tor, an den Begegnungen vorbei.</translation>
    </message>
    <message>
        <source>Rooms and mazes</source>
        <translation>Räume und Labyrinthe</translation>
    </message>
    <message>
        <source>Rooms with mazes between them, connected by openings. Touching any wall but the golden one is deadly.</source>
        <translation>Räume mit Labyrinthen dazwischen, durch Öffnungen verbunden. Jede Wand außer der goldenen zu berühren ist tödlich.</translation>
    </message>
    <message>
        <source>Spanning halls</source>
        <translation>Gänge nach Spannbaum</translation>
    </message>
    <message>
        <source>Scattered rooms, connected along a minimum spanning tree by halls that merge. A store, coins, enemies, and a boss to beat.</source>
        <translation>Verstreute Räume, entlang eines minimalen Spannbaums durch Gänge verbunden, die zusammenlaufen. Ein Laden, Münzen, Gegner und ein Boss, den es zu besiegen gilt.</translation>
    </message>
    <message>
        <source>Stage “%1” needs a goal, but no earlier stage places one. Put one of these before it: %2.</source>
        <translation>Die Stufe „%1“ braucht ein Ziel, aber keine frühere Stufe setzt es. Setzen Sie eine von diesen davor: %2.</translation>
    </message>
    <message>
        <source>Stage “%1” needs towns, but no earlier stage makes them. Put one of these before it: %2.</source>
        <translation>Die Stufe „%1“ braucht Städte, aber keine frühere Stufe legt sie an. Setzen Sie eine von diesen davor: %2.</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Streets, houses and a market, made by wave function collapse, with a road leading through. See all of it, then leave at the far end.</source>
        <translation>Straßen, Häuser und ein Markt aus einem Wellenfunktionskollaps, durch die eine Straße führt. Sehen Sie sich alles an, und verlassen Sie die Stadt am anderen Ende.</translation>
    </message>
    <message>
        <source>Stage “%1” needs a boss, but no earlier stage places one. Put one of these before it: %2.</source>
        <translation>Die Stufe „%1“ braucht einen Boss, aber keine frühere Stufe setzt ihn. Setzen Sie eine von diesen davor: %2.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>The inside of a house: a door, a wall with an opening, a few chests. See all of it.</source>
        <translation>Das Innere eines Hauses: eine Tür, eine Wand mit einem Durchgang, einige Truhen. Sehen Sie sich alles an.</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Sites connected by roads; each site is a town, and every house can be entered. Visiting a town costs supplies, chests hold some; reach the goal.</source>
        <translation>Orte, durch Straßen verbunden; jeder Ort ist eine Stadt, und jedes Haus ist begehbar. Der Besuch einer Stadt kostet Vorräte, Truhen enthalten welche; erreichen Sie das Ziel.</translation>
    </message>
    <message>
        <source>Stage “%1” needs something that no available stage makes; remove the stage.</source>
        <translation>Die Stufe „%1“ braucht etwas, das keine vorhandene Stufe anlegt; entfernen Sie die Stufe.</translation>
    </message>
    <message>
        <source>The recipe has no stages. Begin with one that makes ground: %1.</source>
        <translation>Das Rezept hat keine Stufen. Beginnen Sie mit einer, die Boden anlegt: %1.</translation>
    </message>
    <message>
        <source>No enabled stage of the recipe makes ground. Add or enable one of these: %1.</source>
        <translation>Keine eingeschaltete Stufe des Rezepts legt Boden an. Fügen Sie eine von diesen hinzu, oder schalten Sie sie ein: %1.</translation>
    </message>
    <message>
        <source>Stage “%1” needs a mission, but no earlier stage plans one. Put one of these before it: %2.</source>
        <translation>Stufe „%1“ braucht eine Mission, aber keine frühere Stufe plant eine. Setzen Sie eine von diesen davor: %2.</translation>
    </message>
    <message>
        <source>Stage “%1” changes ways, and “%2” before it relies on them; put “%1” before “%2”.</source>
        <translation>Die Stufe „%1“ ändert Wege, auf die sich „%2“ davor verlässt; stell „%1“ vor „%2“.</translation>
    </message>
    <message>
        <source>The inside of a house: a door, a wall with an opening, furniture, at times a chest. See all of it.</source>
        <translation>Das Innere eines Hauses: eine Tür, eine Wand mit einem Durchgang, Möbel, manchmal eine Truhe. Sehen Sie sich alles an.</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Tiefen</translation>
    </message>
    <message>
        <source>Rooms of many shapes, attached to one another, with ways around and lakes. Find the boss in the dark, past more and more enemies.</source>
        <translation>Räume vieler Formen, aneinandergefügt, mit Umwegen und Seen. Finden Sie im Dunkeln den Boss, vorbei an immer mehr Gegnern.</translation>
    </message>
    <message>
        <source>Ruins</source>
        <translation>Ruinen</translation>
    </message>
    <message>
        <source>Caves with the rooms that somebody once built in them, and lakes. Explore all of it.</source>
        <translation>Höhlen mit den Räumen, die jemand einst darin gebaut hat, und Seen. Erkunden Sie alles.</translation>
    </message>
    <message>
        <source>Quest</source>
        <translation>Abenteuer</translation>
    </message>
    <message>
        <source>Rooms of many shapes, with locked doors that one sees before their keys, ledges and hidden shortcuts. Find the keys to reach the golden exit.</source>
        <translation>Räume vieler Formen, mit verschlossenen Türen, die man vor ihren Schlüsseln sieht, Absätzen und versteckten Abkürzungen. Finden Sie die Schlüssel, um den goldenen Ausgang zu erreichen.</translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message>
        <source>%1: the folder for recovery copies cannot be created.</source>
        <translation>%1: Der Ordner für Wiederherstellungskopien lässt sich nicht anlegen.</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>The declaration has no name; give it one.</source>
        <translation>Die Deklaration hat keinen Namen; geben Sie ihr einen.</translation>
    </message>
    <message>
        <source>The name %1 is already in use; choose another name.</source>
        <translation>Der Name %1 ist schon vergeben; wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Version %2 of %1 already exists; choose another version or name.</source>
        <translation>Version %2 von %1 gibt es schon; wählen Sie eine andere Version oder einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>rooms</name>
    <message numerus="yes">
        <source>%n of %1 rooms: no more fit on a map of this size. Make the map larger, or the rooms smaller.</source>
        <translation>
            <numerusform>%n von %1 Räumen: Mehr passen nicht auf eine Karte dieser Größe. Vergrößern Sie die Karte, oder verkleinern Sie die Räume.</numerusform>
            <numerusform>%n von %1 Räumen: Mehr passen nicht auf eine Karte dieser Größe. Vergrößern Sie die Karte, oder verkleinern Sie die Räume.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) instead of %1: the other parameters of “%2” allow no closer number.</source>
        <translation>
            <numerusform>%n Raum statt %1: Die anderen Parameter von „%2“ erlauben keine nähere Zahl.</numerusform>
            <numerusform>%n Räume statt %1: Die anderen Parameter von „%2“ erlauben keine nähere Zahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 rooms are left: a later stage built over the others. Move that stage before the one that makes rooms.</source>
        <translation>
            <numerusform>%n von %1 Räumen ist übrig: Eine spätere Stufe hat die anderen überbaut. Verschieben Sie diese Stufe vor die, die Räume anlegt.</numerusform>
            <numerusform>%n von %1 Räumen sind übrig: Eine spätere Stufe hat die anderen überbaut. Verschieben Sie diese Stufe vor die, die Räume anlegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) instead of %1: %2 of them are pinned.</source>
        <translation>
            <numerusform>%n Raum statt %1: %2 davon fixiert.</numerusform>
            <numerusform>%n Räume statt %1: %2 davon fixiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) instead of the usual %1 at this map size. Set a number of rooms to get that many.</source>
        <translation>
            <numerusform>%n Raum statt der üblichen %1 bei dieser Kartengröße. Stellen Sie eine Zahl von Räumen ein, um so viele zu bekommen.</numerusform>
            <numerusform>%n Räume statt der üblichen %1 bei dieser Kartengröße. Stellen Sie eine Zahl von Räumen ein, um so viele zu bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 sites: no more fit on a map of this size. Make the map larger, or the sites smaller.</source>
        <translation>
            <numerusform>%n von %1 Orten: Mehr passen nicht auf eine Karte dieser Größe. Vergrößern Sie die Karte, oder verkleinern Sie die Orte.</numerusform>
            <numerusform>%n von %1 Orten: Mehr passen nicht auf eine Karte dieser Größe. Vergrößern Sie die Karte, oder verkleinern Sie die Orte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rule</name>
    <message>
        <source>Objective</source>
        <translation>Spielziel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Licht an</translation>
    </message>
    <message>
        <source>Remember seen cells</source>
        <translation>Gesehene Zellen merken</translation>
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
        <source>Cost of a town</source>
        <translation>Kosten einer Stadt</translation>
    </message>
    <message>
        <source>Supplies per chest</source>
        <translation>Vorräte je Truhe</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Encounter chance</source>
        <translation>Begegnungschance</translation>
    </message>
    <message>
        <source>How many play.</source>
        <translation>Wie viele spielen.</translation>
    </message>
    <message>
        <source>Sight radius</source>
        <translation>Sichtweite</translation>
    </message>
    <message>
        <source>How far players see. Higher values show more of the map.</source>
        <translation>Wie weit Spieler sehen. Höhere Werte zeigen mehr von der Karte.</translation>
    </message>
    <message>
        <source>Draws the whole map. If off, only what is in sight is drawn.</source>
        <translation>Zeichnet die ganze Karte. Ohne Licht wird nur gezeichnet, was in Sicht ist.</translation>
    </message>
    <message>
        <source>With lights off, keeps cells drawn that players have seen before.</source>
        <translation>Ohne Licht bleiben Zellen gezeichnet, die Spieler schon gesehen haben.</translation>
    </message>
    <message>
        <source>Walking into any wall but the golden one loses the game.</source>
        <translation>Wer gegen eine andere Wand als die goldene läuft, verliert das Spiel.</translation>
    </message>
    <message>
        <source>Puts the map&apos;s enemies into the game.</source>
        <translation>Bringt die Gegner der Karte ins Spiel.</translation>
    </message>
    <message>
        <source>Starting supplies</source>
        <translation>Vorräte zu Beginn</translation>
    </message>
    <message>
        <source>What each player begins with. Higher values make a journey easier.</source>
        <translation>Womit jeder Spieler beginnt. Höhere Werte machen eine Reise leichter.</translation>
    </message>
    <message>
        <source>Supplies paid for entering a town. Higher values make a journey harder.</source>
        <translation>Vorräte, die das Betreten einer Stadt kostet. Höhere Werte machen eine Reise schwerer.</translation>
    </message>
    <message>
        <source>Supplies in a chest without a number of its own. Higher values make a journey easier.</source>
        <translation>Vorräte in einer Truhe ohne eigene Zahl. Höhere Werte machen eine Reise leichter.</translation>
    </message>
    <message>
        <source>How deep the world lies. Higher values bring more rooms and stronger enemies.</source>
        <translation>Wie tief die Welt liegt. Höhere Werte bringen mehr Räume und stärkere Gegner.</translation>
    </message>
</context>
<context>
    <name>rule-table</name>
    <message>
        <source>No module belongs to the group “%1”.</source>
        <translation>Kein Modul gehört zur Gruppe „%1“.</translation>
    </message>
    <message>
        <source>Expected at least one module.</source>
        <translation>Erwartet wird mindestens ein Modul.</translation>
    </message>
    <message>
        <source>Duplicate module name “%1”; rename one of them.</source>
        <translation>Zwei Module heißen „%1“; benennen Sie eines davon um.</translation>
    </message>
    <message>
        <source>Expected %1 rows of %1 glyphs each, to match “side”.</source>
        <translation>Erwartet werden %1 Zeilen mit je %1 Zeichen, passend zu „side“.</translation>
    </message>
    <message>
        <source>Unknown glyph “%1”. Add it to the legend, or remove it.</source>
        <translation>Unbekanntes Zeichen „%1“. Nehmen Sie es in die Legende auf, oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Symmetry %1 needs %1 different turns of the module, but it has only %2. Use a lower symmetry.</source>
        <translation>Die Symmetrie %1 braucht %1 verschiedene Drehungen des Moduls, aber es hat nur %2. Verwenden Sie eine kleinere.</translation>
    </message>
    <message>
        <source>No module has a side labelled “%1”.</source>
        <translation>Kein Modul hat eine Seite mit der Beschriftung „%1“.</translation>
    </message>
    <message>
        <source>Unknown module “%1”.</source>
        <translation>Unbekanntes Modul „%1“.</translation>
    </message>
    <message>
        <source>Too many modules: %1 with all their turns; at most %2 are allowed.</source>
        <translation>Zu viele Module: %1 mit allen Drehungen; erlaubt sind höchstens %2.</translation>
    </message>
    <message>
        <source>Expected at least one module for the pattern to begin with.</source>
        <translation>Erwartet wird mindestens ein Modul, mit dem das Muster beginnt.</translation>
    </message>
    <message>
        <source>The rest module “%1” must have a symmetry of 1.</source>
        <translation>Das Restmodul „%1“ muss eine Symmetrie von 1 haben.</translation>
    </message>
    <message>
        <source>The rest module “%1” cannot fill the remaining cells: it must fit itself and the edge on every side, and have no side that the pattern grows across.</source>
        <translation>Das Restmodul „%1“ kann die übrigen Zellen nicht füllen: Es muss auf jeder Seite zu sich selbst und zum Rand passen und darf keine Seite haben, über die das Muster wächst.</translation>
    </message>
    <message>
        <source>Expected a name of 1 to 64 characters, found %1.</source>
        <translation>Erwartet wird ein Name aus 1 bis 64 Zeichen, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected north, east, south or west, found %1.</source>
        <translation>Erwartet wird north, east, south oder west, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Unknown member “%1”; expected one of: %2.</source>
        <translation>Unbekannter Eintrag „%1“; möglich sind: %2.</translation>
    </message>
    <message>
        <source>Expected four side labels (north, east, south, west), found %1.</source>
        <translation>Erwartet werden vier Seitenbeschriftungen (Norden, Osten, Süden, Westen), gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Expected a symmetry of 1, 2, 4 or 8, found %1.</source>
        <translation>Erwartet wird eine Symmetrie von 1, 2, 4 oder 8, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>This rule table has version %1, which needs a newer Delvewright; open it with that one.</source>
        <translation>Diese Regeltabelle hat Version %1 und braucht ein neueres Delvewright; öffnen Sie sie damit.</translation>
    </message>
    <message>
        <source>A glyph of the legend is one printable ASCII character, not “%1”.</source>
        <translation>Ein Zeichen der Legende ist ein druckbares ASCII-Zeichen, nicht „%1“.</translation>
    </message>
    <message>
        <source>Expected two groups, the placed one and the one it makes more likely, found %1.</source>
        <translation>Erwartet werden zwei Gruppen, die gesetzte und die dadurch wahrscheinlichere, gefunden wurde %1.</translation>
    </message>
</context>
<context>
    <name>skin</name>
    <message>
        <source>Unknown skin &quot;%1&quot;. Expected a file that ends in .skin, or one of: %2.</source>
        <translation>Unbekannter Skin &quot;%1&quot;. Erwartet wird eine Datei, die auf .skin endet, oder einer von: %2.</translation>
    </message>
    <message>
        <source>Unknown skin &quot;%1&quot;; did you mean &quot;%3&quot;? Expected a file that ends in .skin, or one of: %2.</source>
        <translation>Unbekannter Skin &quot;%1&quot;; meinten Sie &quot;%3&quot;? Erwartet wird eine Datei, die auf .skin endet, oder einer von: %2.</translation>
    </message>
    <message>
        <source>Expected a piece such as 12, &quot;NAME#12&quot; or &quot;NAME#12 x&quot;, found %1.</source>
        <translation>Erwartet wird ein Stück wie 12, &quot;NAME#12&quot; oder &quot;NAME#12 x&quot;, gefunden: %1.</translation>
    </message>
    <message>
        <source>Unknown picture &quot;%1&quot;. Name one of the list &quot;pictures&quot;.</source>
        <translation>Unbekanntes Bild &quot;%1&quot;. Nennen Sie eines aus der Liste &quot;pictures&quot;.</translation>
    </message>
    <message>
        <source>The picture &quot;%1&quot; has no piece %2; its pieces are numbered from 0 to %3.</source>
        <translation>Das Bild &quot;%1&quot; hat kein Stück %2; seine Stücke sind von 0 bis %3 nummeriert.</translation>
    </message>
    <message>
        <source>Expected 1 to %1 frames.</source>
        <translation>Erwartet werden 1 bis %1 Einzelbilder.</translation>
    </message>
    <message>
        <source>Unknown member in a frame; expected &quot;piece&quot; and &quot;ms&quot;.</source>
        <translation>Unbekannter Eintrag in einem Einzelbild; erwartet werden &quot;piece&quot; und &quot;ms&quot;.</translation>
    </message>
    <message>
        <source>Expected &quot;piece&quot; or &quot;frames&quot;, and not both.</source>
        <translation>Erwartet wird &quot;piece&quot; oder &quot;frames&quot;, nicht beides.</translation>
    </message>
    <message>
        <source>Expected at most %1 tiles.</source>
        <translation>Erwartet werden höchstens %1 Kacheln.</translation>
    </message>
    <message>
        <source>Expected &quot;edges&quot;, &quot;corners&quot; or &quot;blob&quot;, found %1.</source>
        <translation>Erwartet wird &quot;edges&quot;, &quot;corners&quot; oder &quot;blob&quot;, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected a row of four: alone, left end, middle, right end.</source>
        <translation>Erwartet wird eine Reihe von vier: allein, linkes Ende, Mitte, rechtes Ende.</translation>
    </message>
    <message>
        <source>A face is 1 to %1 rows high.</source>
        <translation>Eine Vorderseite ist 1 bis %1 Reihen hoch.</translation>
    </message>
    <message>
        <source>Expected a list of %1 pieces.</source>
        <translation>Erwartet wird eine Liste von %1 Stücken.</translation>
    </message>
    <message>
        <source>Unknown kind of thing: %1.</source>
        <translation>Unbekannte Art von Objekt: %1.</translation>
    </message>
    <message>
        <source>Expected 1 to %1 pieces to choose from.</source>
        <translation>Erwartet werden 1 bis %1 Stücke zur Auswahl.</translation>
    </message>
    <message>
        <source>The pieces to choose from have more than %1 frames together.</source>
        <translation>Die Stücke zur Auswahl haben zusammen mehr als %1 Einzelbilder.</translation>
    </message>
    <message>
        <source>&quot;with&quot; and &quot;against&quot; exclude each other. Remove one.</source>
        <translation>&quot;with&quot; und &quot;against&quot; schließen einander aus. Entfernen Sie eines.</translation>
    </message>
    <message>
        <source>A thing needs a piece.</source>
        <translation>Ein Objekt braucht ein Stück.</translation>
    </message>
    <message>
        <source>A picture needs a name.</source>
        <translation>Ein Bild braucht einen Namen.</translation>
    </message>
    <message>
        <source>A picture has a &quot;file&quot; or &quot;data&quot;, and not both.</source>
        <translation>Ein Bild hat &quot;file&quot; oder &quot;data&quot;, nicht beides.</translation>
    </message>
    <message>
        <source>Expected a PNG as &quot;data:image/png;base64,…&quot;.</source>
        <translation>Erwartet wird ein PNG als &quot;data:image/png;base64,…&quot;.</translation>
    </message>
    <message>
        <source>Two pictures have the name &quot;%1&quot;. Rename one.</source>
        <translation>Zwei Bilder heißen &quot;%1&quot;. Benennen Sie eines um.</translation>
    </message>
    <message>
        <source>The picture &quot;%1&quot; is smaller than one piece.</source>
        <translation>Das Bild &quot;%1&quot; ist kleiner als ein Stück.</translation>
    </message>
    <message>
        <source>A skin has 1 to %1 pictures.</source>
        <translation>Ein Skin hat 1 bis %1 Bilder.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be drawn over &quot;%2&quot;, which is drawn over another tile.</source>
        <translation>&quot;%1&quot; kann nicht über &quot;%2&quot; gezeichnet werden, das selbst über einer anderen Kachel liegt.</translation>
    </message>
    <message>
        <source>A skin names at most %1 tiles.</source>
        <translation>Ein Skin nennt höchstens %1 Kacheln.</translation>
    </message>
    <message>
        <source>A skin names at most %1 things.</source>
        <translation>Ein Skin nennt höchstens %1 Objekte.</translation>
    </message>
    <message>
        <source>The sprite of a thing reaches farther than %1 cells from its own.</source>
        <translation>Das Bild eines Objekts reicht weiter als %1 Zellen über seine eigene hinaus.</translation>
    </message>
    <message>
        <source>Expected &quot;stone&quot; or &quot;cave&quot;, found %1.</source>
        <translation>Erwartet wird &quot;stone&quot; oder &quot;cave&quot;, gefunden: %1.</translation>
    </message>
    <message>
        <source>A skin needs a name.</source>
        <translation>Ein Skin braucht einen Namen.</translation>
    </message>
    <message>
        <source>This is no skin: it must begin with { &quot;skin&quot;: 1.</source>
        <translation>Das ist kein Skin: Er muss mit { &quot;skin&quot;: 1 beginnen.</translation>
    </message>
    <message>
        <source>This skin is of version %1; this program reads version %2. Update it.</source>
        <translation>Dieser Skin hat die Version %1; dieses Programm liest Version %2. Aktualisieren Sie es.</translation>
    </message>
    <message>
        <source>The picture &quot;%1&quot; is a file; here it must be embedded as &quot;data&quot;.</source>
        <translation>Das Bild &quot;%1&quot; ist eine Datei; hier muss es als &quot;data&quot; eingebettet sein.</translation>
    </message>
    <message>
        <source>Blob, 12 x 4 (Godot 3x3 minimal)</source>
        <translation>Blob, 12 x 4 (Godot 3x3 minimal)</translation>
    </message>
    <message>
        <source>Blob, 7 x 7</source>
        <translation>Blob, 7 x 7</translation>
    </message>
    <message>
        <source>Edges, 4 x 4</source>
        <translation>Kanten, 4 x 4</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>The usual look: rooms and walls of masonry.</source>
        <translation>Das übliche Aussehen: Räume und Wände aus Mauerwerk.</translation>
    </message>
    <message>
        <source>Cave</source>
        <translation>Höhle</translation>
    </message>
    <message>
        <source>The usual look, with walls of rock.</source>
        <translation>Das übliche Aussehen, mit Wänden aus Fels.</translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation>Mauerwerk</translation>
    </message>
    <message>
        <source>Pixel art: a cellar of cut stone.</source>
        <translation>Pixelgrafik: ein Keller aus behauenem Stein.</translation>
    </message>
    <message>
        <source>Grotto</source>
        <translation>Grotte</translation>
    </message>
    <message>
        <source>Pixel art: a cave that nobody cut.</source>
        <translation>Pixelgrafik: eine Höhle, die niemand behauen hat.</translation>
    </message>
    <message>
        <source>Countryside</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Pixel art: meadows and woods under the sky.</source>
        <translation>Pixelgrafik: Wiesen und Wälder unter freiem Himmel.</translation>
    </message>
    <message>
        <source>A skin from a file is for all levels of a map. Choose it for all of them, or name one of the program&apos;s.</source>
        <translation>Ein Skin aus einer Datei gilt für alle Level einer Karte. Wählen Sie ihn für alle, oder nennen Sie einen des Programms.</translation>
    </message>
    <message>
        <source>A skin names at most %1 pieces in all. Remove some.</source>
        <translation>Ein Skin nennt insgesamt höchstens %1 Stücke. Entfernen Sie einige.</translation>
    </message>
    <message>
        <source>A skin joins tiles by at most %1 names in all. Remove some.</source>
        <translation>Ein Skin verbindet Kacheln durch insgesamt höchstens %1 Namen. Entfernen Sie einige.</translation>
    </message>
    <message>
        <source>Unknown template &quot;%1&quot; for &quot;%2&quot;. Expected one of: %3.</source>
        <translation>Unbekannte Vorlage &quot;%1&quot; für &quot;%2&quot;. Erwartet wird eine von: %3.</translation>
    </message>
    <message>
        <source>Unknown template &quot;%1&quot; for &quot;%2&quot;; did you mean &quot;%4&quot;? Expected one of: %3.</source>
        <translation>Unbekannte Vorlage &quot;%1&quot; für &quot;%2&quot;; meinten Sie &quot;%4&quot;? Erwartet wird eine von: %3.</translation>
    </message>
    <message>
        <source>The picture has %1 x %2 pieces, which is no known template. Name the one for &quot;%3&quot;: %4.</source>
        <translation>Das Bild hat %1 x %2 Stücke; das ist keine bekannte Vorlage. Nennen Sie die für &quot;%3&quot;: %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is %3 x %4 pieces, and the picture has %5 x %6. Check where it begins, and the size of a piece.</source>
        <translation>&quot;%1&quot;: %2 hat %3 x %4 Stücke, und das Bild hat %5 x %6. Prüfen Sie, wo die Vorlage beginnt und wie groß ein Stück ist.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the pieces of %2 need an even size, and no space between them.</source>
        <translation>&quot;%1&quot;: Die Stücke von %2 brauchen eine gerade Größe und keinen Abstand.</translation>
    </message>
    <message>
        <source>The pieces are %1 x %2 pixels. Those of tiles are square, of at most %3 pixels a side: give their size.</source>
        <translation>Die Stücke haben %1 x %2 Pixel. Die von Kacheln sind quadratisch, mit höchstens %3 Pixeln je Seite: Geben Sie ihre Größe an.</translation>
    </message>
    <message>
        <source>The tile &quot;%1&quot; is named twice. Remove one.</source>
        <translation>Die Kachel &quot;%1&quot; ist zweimal genannt. Entfernen Sie eine.</translation>
    </message>
    <message>
        <source>RPG Maker A2: a ground</source>
        <translation>RPG Maker A2: ein Boden</translation>
    </message>
    <message>
        <source>RPG Maker A4: a wall</source>
        <translation>RPG Maker A4: eine Wand</translation>
    </message>
    <message>
        <source>One picture</source>
        <translation>Ein Bild</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message>
        <source>Level %1 is not among the stamps; choose another, or load stamps that contain it.</source>
        <translation>Das Level %1 ist nicht unter den Stempeln; wählen Sie ein anderes, oder laden Sie Stempel, die es enthalten.</translation>
    </message>
    <message>
        <source>No file is given; choose one.</source>
        <translation>Keine Datei ist angegeben; wählen Sie eine.</translation>
    </message>
    <message>
        <source>%1: the map has no folder yet to look in. Save the map first.</source>
        <translation>%1: Die Karte hat noch keinen Ordner, in dem gesucht werden kann. Speichern Sie die Karte zuerst.</translation>
    </message>
    <message>
        <source>%1 lies outside the level, which has %2 x %3 cells.</source>
        <translation>%1 liegt außerhalb des Levels, das %2 x %3 Zellen hat.</translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message>
        <source>Connecting regions</source>
        <translation>Regionen werden verbunden</translation>
    </message>
    <message>
        <source>Walls around the ground</source>
        <translation>Wände um den Boden</translation>
    </message>
    <message>
        <source>No room fits on this map of %1 x %2 cells: a room needs 3 x 3 free cells. Make the map larger, or unpin cells.</source>
        <translation>Auf diese Karte von %1 x %2 Zellen passt kein Raum: Ein Raum braucht 3 x 3 freie Zellen. Vergrößern Sie die Karte, oder lösen Sie Fixierungen.</translation>
    </message>
    <message>
        <source>Grow rooms</source>
        <translation>Räume wachsen lassen</translation>
    </message>
    <message>
        <source>Grows rooms from random points, as many in each quarter of the map. In each round, a room grows one step on a free side, until it stops or is blocked.</source>
        <translation>Lässt Räume aus zufälligen Punkten wachsen, gleich vielen in jedem Viertel der Karte. In jeder Runde wächst ein Raum einen Schritt auf einer freien Seite, bis er aufhört oder blockiert ist.</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Target number of rooms, by default one per 120 cells of the map. Higher values make more rooms.</source>
        <translation>Angestrebte Zahl der Räume, standardmäßig einer je 120 Zellen der Karte. Höhere Werte ergeben mehr Räume.</translation>
    </message>
    <message>
        <source>Minimum growth</source>
        <translation>Mindestwachstum</translation>
    </message>
    <message>
        <source>How many steps a room always grows before it may stop. Higher values make larger rooms.</source>
        <translation>Wie viele Schritte ein Raum immer wächst, bevor er aufhören darf. Höhere Werte ergeben größere Räume.</translation>
    </message>
    <message>
        <source>Chance to stop</source>
        <translation>Stoppwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Chance in each step after the minimum growth that the room stops. Higher values make smaller rooms.</source>
        <translation>Wahrscheinlichkeit in jedem Schritt nach dem Mindestwachstum, dass der Raum aufhört. Höhere Werte ergeben kleinere Räume.</translation>
    </message>
    <message>
        <source>Connect regions</source>
        <translation>Regionen verbinden</translation>
    </message>
    <message>
        <source>Digs a hall from each region that cannot be reached. Without this stage, the shortest halls are dug after the last stage that digs.</source>
        <translation>Gräbt einen Gang von jeder Region, die nicht erreichbar ist. Ohne diese Stufe werden die kürzesten Gänge nach der letzten grabenden Stufe gegraben.</translation>
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
        <source>Hall route</source>
        <translation>Gangverlauf</translation>
    </message>
    <message>
        <source>Which hall connects a region: the shortest one, or one between random places.</source>
        <translation>Welcher Gang eine Region verbindet: der kürzeste oder einer zwischen zufälligen Stellen.</translation>
    </message>
    <message>
        <source>Straight halls</source>
        <translation>Gerade Gänge</translation>
    </message>
    <message>
        <source>Digs straight halls between rooms that face each other: first west to east, then north to south, where they may cross the first ones.</source>
        <translation>Gräbt gerade Gänge zwischen Räumen, die einander gegenüberliegen: erst von Westen nach Osten, dann von Norden nach Süden, wo sie die ersten kreuzen dürfen.</translation>
    </message>
    <message>
        <source>Halls per room</source>
        <translation>Gänge je Raum</translation>
    </message>
    <message>
        <source>How many halls to dig per room in each of the two directions, as far as they fit. Higher values dig more halls.</source>
        <translation>Wie viele Gänge je Raum in jeder der beiden Richtungen gegraben werden, soweit sie passen. Höhere Werte ergeben mehr Gänge.</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Wände</translation>
    </message>
    <message>
        <source>Puts walls wherever void touches ground, also at corners.</source>
        <translation>Setzt Wände, wo immer Leere an Boden grenzt, auch an Ecken.</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Blumen</translation>
    </message>
    <message>
        <source>Scatters flowers to collect over the floor of rooms, not in halls.</source>
        <translation>Verstreut Blumen zum Sammeln auf dem Boden der Räume, nicht in Gängen.</translation>
    </message>
    <message>
        <source>Floor cells per flower</source>
        <translation>Bodenzellen je Blume</translation>
    </message>
    <message>
        <source>Cells of floor for each flower; there is always at least one. Higher values place fewer flowers.</source>
        <translation>Auf wie viele Bodenzellen eine Blume kommt; mindestens eine Blume gibt es immer. Höhere Werte ergeben weniger Blumen.</translation>
    </message>
    <message>
        <source>There are no flowers to compare paths to, so player 2 starts far from player 1.</source>
        <translation>Es gibt keine Blumen, zu denen Wege verglichen werden könnten; Spieler 2 beginnt darum weit weg von Spieler 1.</translation>
    </message>
    <message>
        <source>The start of player 2 depends on that of player 1, which is missing. Put a stage that places it before this one.</source>
        <translation>Der Start von Spieler 2 hängt von dem von Spieler 1 ab, und der fehlt. Setzen Sie eine Stufe, die ihn setzt, vor diese.</translation>
    </message>
    <message>
        <source>No free cell is left for the start of player 2.</source>
        <translation>Für den Start von Spieler 2 ist keine Zelle mehr frei.</translation>
    </message>
    <message>
        <source>Second start</source>
        <translation>Zweiter Start</translation>
    </message>
    <message>
        <source>Places the start of player 2 where the path to the flowers is about as long as for player 1. A pinned start stays.</source>
        <translation>Setzt den Start von Spieler 2 dorthin, wo der Weg zu den Blumen etwa so lang ist wie für Spieler 1. Ein fixierter Start bleibt.</translation>
    </message>
    <message>
        <source>Flowers counted</source>
        <translation>Gezählte Blumen</translation>
    </message>
    <message>
        <source>How many of the nearest flowers count when paths are compared. Higher values take more of the map into account.</source>
        <translation>Wie viele der nächsten Blumen beim Vergleich der Wege zählen. Höhere Werte berücksichtigen mehr von der Karte.</translation>
    </message>
    <message>
        <source>Cells compared</source>
        <translation>Verglichene Zellen</translation>
    </message>
    <message>
        <source>How many random cells are compared. Higher values give a fairer start, but take longer.</source>
        <translation>Wie viele zufällige Zellen verglichen werden. Höhere Werte ergeben einen gerechteren Start, dauern aber länger.</translation>
    </message>
    <message>
        <source>There is no free cell for the start of player 1; leave some floor without pins and things.</source>
        <translation>Für den Start von Spieler 1 ist keine Zelle frei; lassen Sie etwas Boden ohne Fixierungen und Objekte.</translation>
    </message>
    <message>
        <source>The start cannot be far from the exit: there is no exit yet. Put a stage that makes one before this one, or choose another position.</source>
        <translation>Der Start kann nicht weit vom Ausgang liegen: Es gibt noch keinen Ausgang. Setzen Sie eine Stufe, die einen anlegt, vor diese, oder wählen Sie eine andere Position.</translation>
    </message>
    <message>
        <source>The start cannot be far from the boss: there is no boss room yet. Put a stage that makes one before this one, or choose another position.</source>
        <translation>Der Start kann nicht weit vom Boss liegen: Es gibt noch keinen Raum für den Boss. Setzen Sie eine Stufe, die einen anlegt, vor diese, oder wählen Sie eine andere Position.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Places the start of player 1. A pinned start stays.</source>
        <translation>Setzt den Start von Spieler 1. Ein fixierter Start bleibt.</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Lower left room</source>
        <translation>Raum unten links</translation>
    </message>
    <message>
        <source>Far from the exit</source>
        <translation>Weit vom Ausgang</translation>
    </message>
    <message>
        <source>Far from the boss</source>
        <translation>Weit vom Boss</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Straight line</source>
        <translation>Luftlinie</translation>
    </message>
    <message>
        <source>Along the path</source>
        <translation>Entlang des Wegs</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>How the distance to the exit is measured if the start is far from it.</source>
        <translation>Wie die Entfernung zum Ausgang gemessen wird, wenn der Start weit davon liegt.</translation>
    </message>
    <message numerus="yes">
        <source>%n flower(s) instead of %1: no more fit on the free floor.</source>
        <translation>
            <numerusform>%n Blume statt %1: Mehr passen nicht auf den freien Boden.</numerusform>
            <numerusform>%n Blumen statt %1: Mehr passen nicht auf den freien Boden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No room with sides of %1 cells fits on the map. Lower the room size, or enlarge the map.</source>
        <translation>Kein Raum mit Seiten von %1 Zellen passt auf die Karte. Verringern Sie die Raumgröße, oder vergrößern Sie die Karte.</translation>
    </message>
    <message>
        <source>Place rooms randomly</source>
        <translation>Räume zufällig setzen</translation>
    </message>
    <message>
        <source>Target number of rooms; if you set none, the attempts decide. Higher values make more rooms.</source>
        <translation>Angestrebte Zahl der Räume; ohne Angabe entscheiden die Versuche. Höhere Werte ergeben mehr Räume.</translation>
    </message>
    <message>
        <source>Cells per attempt</source>
        <translation>Zellen je Versuch</translation>
    </message>
    <message>
        <source>Cells of the map for each attempt. Higher values make fewer attempts, and so fewer rooms.</source>
        <translation>Auf wie viele Zellen der Karte ein Versuch kommt. Höhere Werte ergeben weniger Versuche und damit weniger Räume.</translation>
    </message>
    <message>
        <source>Room size</source>
        <translation>Raumgröße</translation>
    </message>
    <message>
        <source>Side length of a room in cells; odd numbers only. Higher values make larger rooms.</source>
        <translation>Seitenlänge eines Raums in Zellen; nur ungerade Zahlen. Höhere Werte ergeben größere Räume.</translation>
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
        <source>Grows caves by a cellular automaton: cells are solid or open at random, then adapt to their neighbours in each round.</source>
        <translation>Lässt Höhlen durch einen zellulären Automaten wachsen: Zellen sind zufällig fest oder offen und passen sich in jeder Runde ihren Nachbarn an.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllung</translation>
    </message>
    <message>
        <source>How much of the map is solid at first. Higher values make smaller caves.</source>
        <translation>Wie viel der Karte anfangs fest ist. Höhere Werte ergeben kleinere Höhlen.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>How often every cell adapts to its neighbours. Higher values make smoother caves.</source>
        <translation>Wie oft sich jede Zelle ihren Nachbarn anpasst. Höhere Werte ergeben glattere Höhlen.</translation>
    </message>
    <message>
        <source>Neighbours to turn solid</source>
        <translation>Nachbarn zum Festwerden</translation>
    </message>
    <message>
        <source>An open cell turns solid if at least this many of its eight neighbours are solid. Higher values leave more open ground.</source>
        <translation>Eine offene Zelle wird fest, wenn mindestens so viele ihrer acht Nachbarn fest sind. Höhere Werte lassen mehr Boden offen.</translation>
    </message>
    <message>
        <source>Neighbours to stay solid</source>
        <translation>Nachbarn zum Festbleiben</translation>
    </message>
    <message>
        <source>A solid cell stays solid if at least this many of its eight neighbours are solid. Higher values leave more open ground.</source>
        <translation>Eine feste Zelle bleibt fest, wenn mindestens so viele ihrer acht Nachbarn fest sind. Höhere Werte lassen mehr Boden offen.</translation>
    </message>
    <message>
        <source>Minimum cave size</source>
        <translation>Mindestgröße einer Höhle</translation>
    </message>
    <message>
        <source>Caves with fewer cells are filled. Higher values leave only the larger caves.</source>
        <translation>Höhlen mit weniger Zellen werden gefüllt. Höhere Werte lassen nur die größeren Höhlen übrig.</translation>
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
        <source>What share of the places where a hall meets a room gets a door. Higher values place more doors.</source>
        <translation>Welcher Anteil der Stellen, an denen ein Gang auf einen Raum trifft, eine Tür bekommt. Höhere Werte ergeben mehr Türen.</translation>
    </message>
    <message>
        <source>%2 of %1 encounters: no more fit without two side by side.</source>
        <translation>%2 von %1 Begegnungen: Mehr passen nicht, ohne dass zwei nebeneinanderliegen.</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Places encounters on the floor, never two side by side.</source>
        <translation>Verteilt Begegnungen auf dem Boden, nie zwei nebeneinander.</translation>
    </message>
    <message>
        <source>Number of encounters. Higher values place more.</source>
        <translation>Zahl der Begegnungen. Höhere Werte ergeben mehr.</translation>
    </message>
    <message>
        <source>%2 of %1 enemies: there is no room for more.</source>
        <translation>%2 von %1 Gegnern: Für mehr ist kein Platz.</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Places enemies in rooms, but not where player 1 starts.</source>
        <translation>Verteilt Gegner in den Räumen, außer dort, wo Spieler 1 beginnt.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>How deep the level lies. Higher values place more and harder enemies.</source>
        <translation>Wie tief das Level liegt. Höhere Werte ergeben mehr und stärkere Gegner.</translation>
    </message>
    <message>
        <source>Rooms per enemy</source>
        <translation>Räume je Gegner</translation>
    </message>
    <message>
        <source>Rooms for each enemy at depth 1; depth 2 has twice as many enemies, and so on. Higher values place fewer enemies.</source>
        <translation>Auf wie viele Räume in Tiefe 1 ein Gegner kommt; Tiefe 2 hat doppelt so viele Gegner, und so fort. Höhere Werte ergeben weniger Gegner.</translation>
    </message>
    <message>
        <source>There is no wall between floor and outside for the gate. Put this stage after &quot;walls&quot;, or make the map larger.</source>
        <translation>Zwischen Boden und Außenbereich gibt es keine Wand für das Tor. Setzen Sie diese Stufe hinter „walls“, oder vergrößern Sie die Karte.</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Puts the gate, a locked door, into a wall between floor and outside.</source>
        <translation>Setzt das Tor, eine verschlossene Tür, in eine Wand zwischen Boden und Außenbereich.</translation>
    </message>
    <message>
        <source>There is no start to measure the golden exit from. Put a stage that places one before this one.</source>
        <translation>Es gibt keinen Start, von dem aus der goldene Ausgang gemessen wird. Setzen Sie eine Stufe, die einen setzt, vor diese.</translation>
    </message>
    <message>
        <source>No wall can be reached from the start, so none can be the golden exit. Put this stage after &quot;walls&quot;.</source>
        <translation>Vom Start aus ist keine Wand zu erreichen, darum kann keine der goldene Ausgang sein. Setzen Sie diese Stufe hinter „walls“.</translation>
    </message>
    <message>
        <source>Golden exit</source>
        <translation>Goldener Ausgang</translation>
    </message>
    <message>
        <source>Turns a wall far from the start into the golden exit, which wins the level.</source>
        <translation>Macht eine Wand weit weg vom Start zum goldenen Ausgang, der das Level gewinnt.</translation>
    </message>
    <message>
        <source>Candidate walls</source>
        <translation>Infrage kommende Wände</translation>
    </message>
    <message>
        <source>The exit is picked from this share of the walls, the farthest from the start by path. Higher values allow exits closer to the start.</source>
        <translation>Aus diesem Anteil der Wände, den nach Weglänge fernsten vom Start, wird der Ausgang gewählt. Höhere Werte erlauben Ausgänge näher am Start.</translation>
    </message>
    <message>
        <source>Grow mazes</source>
        <translation>Labyrinthe wachsen lassen</translation>
    </message>
    <message>
        <source>Fills the solid space between rooms with mazes.</source>
        <translation>Füllt den festen Raum zwischen den Räumen mit Labyrinthen.</translation>
    </message>
    <message>
        <source>Chance to turn</source>
        <translation>Abbiegewahrscheinlichkeit</translation>
    </message>
    <message>
        <source>How often a hall of the maze turns where it could go straight on. Higher values make more winding mazes.</source>
        <translation>Wie oft ein Gang des Labyrinths abbiegt, wo er geradeaus weitergehen könnte. Höhere Werte ergeben verwinkeltere Labyrinthe.</translation>
    </message>
    <message>
        <source>The start or the exit is missing, so no lock can stand between them. Put the stages that make them before this one.</source>
        <translation>Start oder Ausgang fehlt, darum kann kein Schloss dazwischenliegen. Setzen Sie die Stufen, die sie anlegen, vor diese.</translation>
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
        <source>Locks doors that cannot be bypassed on the way to the exit or to another key, and places their keys within reach.</source>
        <translation>Verschließt Türen, die sich auf dem Weg zum Ausgang oder zu einem anderen Schlüssel nicht umgehen lassen, und legt ihre Schlüssel in Reichweite.</translation>
    </message>
    <message>
        <source>Key colours</source>
        <translation>Schlüsselfarben</translation>
    </message>
    <message>
        <source>How many keys there are, each with its own colour and lock. Higher values lock more doors.</source>
        <translation>Wie viele Schlüssel es gibt, jeder mit eigener Farbe und eigenem Schloss. Höhere Werte verschließen mehr Türen.</translation>
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
        <source>Rooms per lamp</source>
        <translation>Räume je Lampe</translation>
    </message>
    <message>
        <source>Rooms for each lamp. Higher values place fewer lamps.</source>
        <translation>Auf wie viele Räume eine Lampe kommt. Höhere Werte ergeben weniger Lampen.</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>How far a lamp shines, in cells. Higher values light more of the map.</source>
        <translation>Wie weit eine Lampe leuchtet, in Zellen. Höhere Werte beleuchten mehr von der Karte.</translation>
    </message>
    <message>
        <source>Near links</source>
        <translation>Nahe Verbindungen</translation>
    </message>
    <message>
        <source>Links rooms that lie near each other, so that no links cross and all rooms are connected.</source>
        <translation>Verbindet Räume, die nah beieinanderliegen, sodass sich keine Verbindungen kreuzen und alle Räume zusammenhängen.</translation>
    </message>
    <message>
        <source>Maximum link length</source>
        <translation>Maximale Verbindungslänge</translation>
    </message>
    <message>
        <source>How long an extra link may be, as a multiple of the mean distance between neighbours. Higher values make more links.</source>
        <translation>Wie lang eine zusätzliche Verbindung sein darf, als Vielfaches des mittleren Abstands zwischen Nachbarn. Höhere Werte ergeben mehr Verbindungen.</translation>
    </message>
    <message>
        <source>Open connectors</source>
        <translation>Durchgänge öffnen</translation>
    </message>
    <message>
        <source>Connects rooms and mazes by opening single cells between them.</source>
        <translation>Verbindet Räume und Labyrinthe durch einzelne geöffnete Zellen dazwischen.</translation>
    </message>
    <message>
        <source>Extra openings</source>
        <translation>Weitere Öffnungen</translation>
    </message>
    <message>
        <source>Share of the unneeded openings that are made anyway. Higher values make more loops.</source>
        <translation>Anteil der nicht nötigen Öffnungen, die trotzdem entstehen. Höhere Werte ergeben mehr Rundwege.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the map got no room, because other rooms or pinned cells are in the way.</source>
        <translation>
            <numerusform>%n Teil der Karte bekam keinen Raum, weil andere Räume oder fixierte Zellen im Weg sind.</numerusform>
            <numerusform>%n Teile der Karte bekamen keinen Raum, weil andere Räume oder fixierte Zellen im Weg sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>The maximum zone size (%1) is less than the minimum (%2). Raise one, or lower the other.</source>
        <translation>Die maximale Zonengröße (%1) ist kleiner als die minimale (%2). Erhöhen Sie die eine, oder verringern Sie die andere.</translation>
    </message>
    <message>
        <source>A room of %1 cells a side does not fit into a zone of %2. Lower the room size, or raise the minimum zone size.</source>
        <translation>Ein Raum mit %1 Zellen je Seite passt nicht in eine Zone von %2. Verringern Sie die Raumgröße, oder erhöhen Sie die minimale Zonengröße.</translation>
    </message>
    <message>
        <source>Partition rooms</source>
        <translation>Räume durch Teilung</translation>
    </message>
    <message>
        <source>Splits the map in two again and again (binary space partition), and puts a room into each zone that is left.</source>
        <translation>Teilt die Karte immer wieder in zwei (binäre Raumteilung) und setzt in jede Zone, die übrig bleibt, einen Raum.</translation>
    </message>
    <message>
        <source>Target number of rooms; if you set none, the zone sizes decide. Higher values make more rooms.</source>
        <translation>Angestrebte Zahl der Räume; ohne Angabe entscheiden die Zonengrößen. Höhere Werte ergeben mehr Räume.</translation>
    </message>
    <message>
        <source>Minimum zone size</source>
        <translation>Minimale Zonengröße</translation>
    </message>
    <message>
        <source>Shortest side of a zone, in cells; smaller zones are never split off. Higher values make fewer, larger zones.</source>
        <translation>Kürzeste Seite einer Zone, in Zellen; kleinere Zonen werden nie abgeteilt. Höhere Werte ergeben weniger, größere Zonen.</translation>
    </message>
    <message>
        <source>Maximum zone size</source>
        <translation>Maximale Zonengröße</translation>
    </message>
    <message>
        <source>Zones with room for two of this size, in cells, are always split. Higher values leave larger zones.</source>
        <translation>Zonen mit Platz für zwei von dieser Größe, in Zellen, werden immer geteilt. Höhere Werte lassen größere Zonen übrig.</translation>
    </message>
    <message>
        <source>Inner margin</source>
        <translation>Innerer Rand</translation>
    </message>
    <message>
        <source>Cells taken off one side of each zone, so that rooms do not line up. Higher values stagger rooms more.</source>
        <translation>Zellen, die von einer Seite jeder Zone abgehen, damit Räume nicht in einer Flucht liegen. Höhere Werte versetzen die Räume stärker.</translation>
    </message>
    <message>
        <source>Margin between zones</source>
        <translation>Abstand zwischen Zonen</translation>
    </message>
    <message>
        <source>Cells between the two halves of a split. Higher values put rooms farther apart.</source>
        <translation>Zellen zwischen den beiden Hälften einer Teilung. Höhere Werte rücken Räume weiter auseinander.</translation>
    </message>
    <message>
        <source>Chance to split</source>
        <translation>Teilungswahrscheinlichkeit</translation>
    </message>
    <message>
        <source>How likely a zone between the minimum and the maximum size is split. Higher values make more, smaller zones.</source>
        <translation>Wie wahrscheinlich eine Zone zwischen minimaler und maximaler Größe geteilt wird. Höhere Werte ergeben mehr, kleinere Zonen.</translation>
    </message>
    <message>
        <source>Side length of a room in cells. Higher values make larger rooms.</source>
        <translation>Seitenlänge eines Raums in Zellen. Höhere Werte ergeben größere Räume.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of siblings could not be connected past the pinned cells.</source>
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
        <source>Connects each pair of siblings, the two halves of a split, by a hall from a pivot between them or at their corner.</source>
        <translation>Verbindet jedes Geschwisterpaar, die beiden Hälften einer Teilung, durch einen Gang von einem Drehpunkt zwischen ihnen oder an ihrer Ecke.</translation>
    </message>
    <message>
        <source>Scatter rooms</source>
        <translation>Räume verstreuen</translation>
    </message>
    <message>
        <source>By map size</source>
        <translation>Nach Kartengröße</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>Nach Tiefe</translation>
    </message>
    <message>
        <source>By depth, rounded down</source>
        <translation>Nach Tiefe, abgerundet</translation>
    </message>
    <message>
        <source>Default room count</source>
        <translation>Standardzahl der Räume</translation>
    </message>
    <message>
        <source>How many rooms there are if you set no number: one per 120 cells of the map, or 3.1 times the depth plus 2.5.</source>
        <translation>Wie viele Räume es gibt, wenn Sie keine Zahl angeben: einer je 120 Zellen der Karte, oder das 3,1-Fache der Tiefe plus 2,5.</translation>
    </message>
    <message>
        <source>How deep the level lies. Higher values make more rooms if the default room count goes by depth.</source>
        <translation>Wie tief das Level liegt. Höhere Werte ergeben mehr Räume, wenn sich deren Standardzahl nach der Tiefe richtet.</translation>
    </message>
    <message>
        <source>Side length of a room in cells; 1 makes rooms of a single cell. Higher values make larger rooms.</source>
        <translation>Seitenlänge eines Raums in Zellen; 1 ergibt Räume aus einer einzigen Zelle. Höhere Werte ergeben größere Räume.</translation>
    </message>
    <message>
        <source>Sibling links</source>
        <translation>Geschwisterverbindungen</translation>
    </message>
    <message>
        <source>Links the two halves of every split of the partition.</source>
        <translation>Verbindet die beiden Hälften jeder Teilung.</translation>
    </message>
    <message>
        <source>Spanning tree</source>
        <translation>Spannbaum</translation>
    </message>
    <message>
        <source>Keeps the shortest links that connect all rooms, and some of the others as extras.</source>
        <translation>Behält die kürzesten Verbindungen, die alle Räume verbinden, und einige der anderen als Zugabe.</translation>
    </message>
    <message>
        <source>Extra links</source>
        <translation>Weitere Verbindungen</translation>
    </message>
    <message>
        <source>Share of the unneeded links that are kept anyway. Higher values make more loops.</source>
        <translation>Anteil der nicht nötigen Verbindungen, die trotzdem bleiben. Höhere Werte ergeben mehr Rundwege.</translation>
    </message>
    <message>
        <source>Store and boss</source>
        <translation>Laden und Boss</translation>
    </message>
    <message>
        <source>Makes one room the store and another the boss room.</source>
        <translation>Macht einen Raum zum Laden und einen anderen zum Raum des Bosses.</translation>
    </message>
    <message>
        <source>Triangulate</source>
        <translation>Triangulieren</translation>
    </message>
    <message>
        <source>Links neighbouring rooms, by a Delaunay triangulation of their centres.</source>
        <translation>Verbindet benachbarte Räume, nach einer Delaunay-Triangulation ihrer Mittelpunkte.</translation>
    </message>
    <message>
        <source>Trim dead ends</source>
        <translation>Sackgassen kürzen</translation>
    </message>
    <message>
        <source>Removes halls that lead nowhere, and the walls left over from them.</source>
        <translation>Entfernt Gänge, die nirgendwohin führen, und die Wände, die von ihnen übrig bleiben.</translation>
    </message>
    <message>
        <source>Dead ends removed</source>
        <translation>Entfernte Sackgassen</translation>
    </message>
    <message>
        <source>Share of the dead ends that are removed. Higher values leave fewer.</source>
        <translation>Anteil der Sackgassen, die entfernt werden. Höhere Werte lassen weniger übrig.</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) got no hall, because pinned cells are in the way.</source>
        <translation>
            <numerusform>%n Verbindung bekam keinen Gang, weil fixierte Zellen im Weg sind.</numerusform>
            <numerusform>%n Verbindungen bekamen keinen Gang, weil fixierte Zellen im Weg sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Gänge graben</translation>
    </message>
    <message>
        <source>Digs a hall for each link along the cheapest path. Halls merge, and keep away from the walls of rooms.</source>
        <translation>Gräbt für jede Verbindung einen Gang auf dem billigsten Weg. Gänge laufen zusammen und halten sich von den Wänden der Räume fern.</translation>
    </message>
    <message>
        <source>Discount for existing halls</source>
        <translation>Nachlass für vorhandene Gänge</translation>
    </message>
    <message>
        <source>%2 of %1 vaults: there is no room for more.</source>
        <translation>%2 von %1 Kammern: Für mehr ist kein Platz.</translation>
    </message>
    <message>
        <source>Vaults</source>
        <translation>Kammern</translation>
    </message>
    <message>
        <source>Places small ready-made rooms, turned and mirrored.</source>
        <translation>Setzt kleine vorgefertigte Räume, gedreht und gespiegelt.</translation>
    </message>
    <message>
        <source>Number of vaults. Higher values place more.</source>
        <translation>Zahl der Kammern. Höhere Werte ergeben mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) instead of %1: no more fit on the free floor.</source>
        <translation>
            <numerusform>%n Münze statt %1: Mehr passen nicht auf den freien Boden.</numerusform>
            <numerusform>%n Münzen statt %1: Mehr passen nicht auf den freien Boden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Scatters coins over the floor of rooms, not in halls.</source>
        <translation>Verstreut Münzen auf dem Boden der Räume, nicht in Gängen.</translation>
    </message>
    <message>
        <source>Floor cells per coin</source>
        <translation>Bodenzellen je Münze</translation>
    </message>
    <message>
        <source>Cells of floor for each coin; there is always at least one. Higher values place fewer coins.</source>
        <translation>Auf wie viele Bodenzellen eine Münze kommt; mindestens eine Münze gibt es immer. Höhere Werte ergeben weniger Münzen.</translation>
    </message>
    <message>
        <source>Rooms of %3 cells a side do not fit on a map of %1 x %2. Lower the room size, or enlarge the map.</source>
        <translation>Räume mit %3 Zellen je Seite passen nicht auf eine Karte von %1 x %2. Verringern Sie die Raumgröße, oder vergrößern Sie die Karte.</translation>
    </message>
    <message>
        <source>Poisson sites</source>
        <translation>Poisson-Orte</translation>
    </message>
    <message>
        <source>Scatters sites evenly over the map (Poisson disc sampling): none too close to another, and no gap where one more would fit.</source>
        <translation>Verstreut Orte gleichmäßig über die Karte (Poisson-Disc-Sampling): keiner zu nah an einem anderen, und keine Lücke, in die noch einer passt.</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Target number of sites if the spacing is 0. Higher values place more sites.</source>
        <translation>Angestrebte Zahl der Orte, wenn der Abstand 0 ist. Höhere Werte ergeben mehr Orte.</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Least distance between the centres of two sites, in cells; with 0 the number of sites decides. Higher values place fewer sites.</source>
        <translation>Kleinster Abstand zwischen den Mittelpunkten zweier Orte, in Zellen; bei 0 entscheidet die Zahl der Orte. Höhere Werte ergeben weniger Orte.</translation>
    </message>
    <message>
        <source>Site size</source>
        <translation>Größe der Orte</translation>
    </message>
    <message>
        <source>Side length of a site in cells. Higher values make larger sites.</source>
        <translation>Seitenlänge eines Orts in Zellen. Höhere Werte ergeben größere Orte.</translation>
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
        <source>Puts the goal into the room or site that is farthest from the start along the links.</source>
        <translation>Setzt das Ziel in den Raum oder Ort, der entlang der Verbindungen am weitesten vom Start entfernt ist.</translation>
    </message>
    <message>
        <source>Six colours are too few for these lands: some neighbours are alike.</source>
        <translation>Sechs Farben reichen für diese Länder nicht: Manche Nachbarn sehen gleich aus.</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) removed, because their roads would meet others.</source>
        <translation>
            <numerusform>%n Verbindung entfernt, weil ihre Straße anderen begegnen würde.</numerusform>
            <numerusform>%n Verbindungen entfernt, weil ihre Straßen anderen begegnen würden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lands</source>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Paints a land around each site, with forest or mountains between lands, and lays roads along the links. Only sites and roads can be walked on.</source>
        <translation>Malt um jeden Ort ein Land, mit Wald oder Bergen zwischen den Ländern, und legt Straßen entlang der Verbindungen. Nur Orte und Straßen sind begehbar.</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Berge</translation>
    </message>
    <message>
        <source>Share of the borders that are mountains; the others are forest. Higher values make more mountains.</source>
        <translation>Anteil der Grenzen, die Berge sind; die übrigen sind Wald. Höhere Werte ergeben mehr Berge.</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation>Schranken</translation>
    </message>
    <message>
        <source>Whether each road is closed until the site at one of its ends is explored.</source>
        <translation>Ob jede Straße gesperrt ist, bis der Ort an einem ihrer Enden erkundet ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n contradiction(s) in the collapse; backtracking steps: %1, restarts: %2.</source>
        <translation>
            <numerusform>%n Widerspruch im Wellenfunktionskollaps; Rücksprünge: %1, Neustarts: %2.</numerusform>
            <numerusform>%n Widersprüche im Wellenfunktionskollaps; Rücksprünge: %1, Neustarts: %2.</numerusform>
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
        <source>A module of %1 x %1 cells does not fit on this map; make the map larger.</source>
        <translation>Ein Modul von %1 x %1 Zellen passt nicht auf diese Karte; vergrößern Sie die Karte.</translation>
    </message>
    <message>
        <source>Wave function collapse</source>
        <translation>Wave Function Collapse</translation>
    </message>
    <message>
        <source>Fills the map with modules of a rule table so that all neighbours fit: a town, a circuit, a castle, a garden, or a table of your own.</source>
        <translation>Füllt die Karte mit Modulen einer Regeltabelle, sodass alle Nachbarn zusammenpassen: eine Stadt, ein Schaltkreis, eine Burg, ein Garten oder eine eigene Tabelle.</translation>
    </message>
    <message>
        <source>Rule table</source>
        <translation>Regeltabelle</translation>
    </message>
    <message>
        <source>Which modules there are, and which may be neighbours. A recipe or the command line may also hold the text of a table.</source>
        <translation>Welche Module es gibt und welche Nachbarn sein dürfen. Ein Rezept oder die Befehlszeile kann auch den Text einer Tabelle enthalten.</translation>
    </message>
    <message>
        <source>Lowest entropy first</source>
        <translation>Niedrigste Entropie zuerst</translation>
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
        <source>Which cell is decided next: the one with the fewest choices left (lowest entropy), or the next one in its row.</source>
        <translation>Welche Zelle als Nächste entschieden wird: die mit den wenigsten Möglichkeiten (niedrigste Entropie) oder die nächste in ihrer Zeile.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Weight factor that keeps roads and houses in proportion: each road placed makes houses more likely, and each house roads. Higher values make smaller towns.</source>
        <translation>Gewichtsfaktor, der Straßen und Häuser im Verhältnis hält: Jede gesetzte Straße macht Häuser wahrscheinlicher und jedes Haus Straßen. Höhere Werte ergeben kleinere Städte.</translation>
    </message>
    <message>
        <source>Backtracking limit</source>
        <translation>Höchstzahl der Rücksprünge</translation>
    </message>
    <message>
        <source>How many steps the collapse backtracks without progress before it restarts. Higher values search longer before a restart.</source>
        <translation>Wie oft der Kollaps ohne Fortschritt zurückspringt, bevor er neu beginnt. Höhere Werte suchen länger vor einem Neustart.</translation>
    </message>
    <message>
        <source>Clearing width</source>
        <translation>Breite der Lichtung</translation>
    </message>
    <message>
        <source>How far open ground reaches around a growing pattern such as a town, in cells. Higher values leave more open ground.</source>
        <translation>Wie weit freies Gelände um ein wachsendes Muster wie eine Stadt reicht, in Zellen. Höhere Werte lassen mehr freies Gelände.</translation>
    </message>
    <message>
        <source>The rule table &quot;%1&quot; names a tile &quot;%2&quot; that this world does not have.</source>
        <translation>Die Regeltabelle „%1“ nennt eine Kachel „%2“, die es in dieser Welt nicht gibt.</translation>
    </message>
    <message>
        <source>No road can lead from the streets to the edge of the map. Unpin what is in the way, or put this stage after one that makes ground.</source>
        <translation>Von den Straßen kann kein Weg zum Rand der Karte führen. Lösen Sie Fixierungen, die im Weg sind, oder setzen Sie diese Stufe hinter eine, die Boden anlegt.</translation>
    </message>
    <message>
        <source>%2 of %1 gates: no road can lead to more.</source>
        <translation>%2 von %1 Toren: Zu mehr kann keine Straße führen.</translation>
    </message>
    <message>
        <source>Town gates</source>
        <translation>Stadttore</translation>
    </message>
    <message>
        <source>Leads the road to the edges of the map. Its ends are a start and a golden exit, or portals.</source>
        <translation>Führt die Straße zu den Rändern der Karte. An ihren Enden liegen ein Start und ein goldener Ausgang oder Portale.</translation>
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
        <source>Gate type</source>
        <translation>Art der Tore</translation>
    </message>
    <message>
        <source>What lies where the road enters and leaves. Portals lead nowhere until you give them a level.</source>
        <translation>Was dort liegt, wo die Straße herein- und hinausführt. Portale führen nirgendwohin, bis Sie ihnen ein Level geben.</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>Number of portals, each on its own edge of the map. Higher values make more ways in and out.</source>
        <translation>Zahl der Portale, jedes an einem eigenen Rand der Karte. Höhere Werte ergeben mehr Zugänge.</translation>
    </message>
    <message>
        <source>“%1” cannot be made: this program lacks its recipe.</source>
        <translation>„%1“ lässt sich nicht erzeugen: Diesem Programm fehlt das Rezept dafür.</translation>
    </message>
    <message>
        <source>The way from the start to the goal lacks supplies, and no added chest would help. Begin with more supplies, or let towns cost less.</source>
        <translation>Auf dem Weg vom Start zum Ziel fehlen Vorräte, und keine weitere Truhe würde helfen. Beginnen Sie mit mehr Vorräten, oder lassen Sie Städte weniger kosten.</translation>
    </message>
    <message>
        <source>Supply chests</source>
        <translation>Vorratstruhen</translation>
    </message>
    <message>
        <source>Adds chests to houses on the shortest way to the goal, so that the journey can be won.</source>
        <translation>Fügt Truhen in Häusern auf dem kürzesten Weg zum Ziel hinzu, sodass die Reise gewonnen werden kann.</translation>
    </message>
    <message>
        <source>Supply factor</source>
        <translation>Vorratsfaktor</translation>
    </message>
    <message>
        <source>Supplies on the way to the goal, as a multiple of what the towns on it cost. Higher values add more chests.</source>
        <translation>Vorräte auf dem Weg zum Ziel, als Vielfaches dessen, was die Städte dort kosten. Höhere Werte ergeben mehr Truhen.</translation>
    </message>
    <message>
        <source>A house does not fit on this map; make the map larger.</source>
        <translation>Ein Haus passt nicht auf diese Karte; vergrößern Sie die Karte.</translation>
    </message>
    <message>
        <source>Pins leave no place for the door in its wall. Unpin some of that wall, or choose another wall.</source>
        <translation>Fixierungen lassen in der Wand der Tür keinen Platz für sie. Lösen Sie dort einige, oder wählen Sie eine andere Wand.</translation>
    </message>
    <message>
        <source>Split house</source>
        <translation>Geteiltes Haus</translation>
    </message>
    <message>
        <source>Turns the whole map into the inside of a house: a door in the outer wall, a dividing wall with an opening, and chests.</source>
        <translation>Macht aus der ganzen Karte das Innere eines Hauses: eine Tür in der Außenwand, eine Trennwand mit einem Durchgang und Truhen.</translation>
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
        <source>Which outer wall the door is in.</source>
        <translation>In welcher Außenwand die Tür ist.</translation>
    </message>
    <message>
        <source>Maximum part length</source>
        <translation>Maximale Teillänge</translation>
    </message>
    <message>
        <source>Parts longer than this many cells are split again; with 0 there is one split. Higher values make larger rooms.</source>
        <translation>Teile, die länger sind als so viele Zellen, werden weiter geteilt; bei 0 wird einmal geteilt. Höhere Werte ergeben größere Räume.</translation>
    </message>
    <message>
        <source>Chance of a chest</source>
        <translation>Truhenwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>How likely a chest stands on each cell of the floor. Higher values place more chests.</source>
        <translation>Wie wahrscheinlich auf jeder Zelle des Bodens eine Truhe steht. Höhere Werte ergeben mehr Truhen.</translation>
    </message>
    <message>
        <source>Maximum chests</source>
        <translation>Höchstzahl der Truhen</translation>
    </message>
    <message>
        <source>There are never more chests than this. Higher values allow more.</source>
        <translation>Mehr Truhen als so viele gibt es nie. Höhere Werte erlauben mehr.</translation>
    </message>
    <message>
        <source>The start cannot be by the door: there is no door with a portal yet. Before this stage, put one that makes such a door, or choose another position.</source>
        <translation>Der Start kann nicht bei der Tür liegen: Es gibt noch keine Tür mit einem Portal. Setzen Sie vor diese Stufe eine, die eine solche Tür anlegt, oder wählen Sie eine andere Position.</translation>
    </message>
    <message>
        <source>By the door</source>
        <translation>Bei der Tür</translation>
    </message>
    <message>
        <source>“%1” has no portal to leave by; unpin some of its edge, or let its recipe make gates or a door.</source>
        <translation>„%1“ hat kein Portal, durch das man es verlassen könnte; lösen Sie etwas von seinem Rand, oder lassen Sie sein Rezept Tore oder eine Tür anlegen.</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Makes a town for each site: a level of its own, entered by a portal.</source>
        <translation>Legt für jeden Ort eine Stadt an: ein eigenes Level, das durch ein Portal betreten wird.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width of each town in cells. Higher values make larger towns.</source>
        <translation>Breite jeder Stadt in Zellen. Höhere Werte ergeben größere Städte.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height of each town in cells. Higher values make larger towns.</source>
        <translation>Höhe jeder Stadt in Zellen. Höhere Werte ergeben größere Städte.</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Häuser</translation>
    </message>
    <message>
        <source>Makes the inside of each house: a level of its own, entered by its door.</source>
        <translation>Legt das Innere jedes Hauses an: ein eigenes Level, das durch seine Tür betreten wird.</translation>
    </message>
    <message>
        <source>Width of the inside of each house in cells. Higher values make larger houses.</source>
        <translation>Breite des Inneren jedes Hauses in Zellen. Höhere Werte ergeben größere Häuser.</translation>
    </message>
    <message>
        <source>Height of the inside of each house in cells. Higher values make larger houses.</source>
        <translation>Höhe des Inneren jedes Hauses in Zellen. Höhere Werte ergeben größere Häuser.</translation>
    </message>
    <message>
        <source>No module of the rule table &quot;%1&quot; fits at (%2, %3) between %4 (north), %5 (east), %6 (south) and %7 (west). Try another seed, raise the backtracking limit, or change the table.</source>
        <translation>Kein Modul der Regeltabelle „%1“ passt bei (%2, %3) zwischen %4 (Norden), %5 (Osten), %6 (Süden) und %7 (Westen). Versuchen Sie einen anderen Seed, erhöhen Sie die Höchstzahl der Rücksprünge, oder ändern Sie die Tabelle.</translation>
    </message>
    <message>
        <source>No module of the rule table &quot;%1&quot; fits at (%2, %3) between %4 (north), %5 (east), %6 (south) and %7 (west). Pins are in the way; unpin %8.</source>
        <translation>Kein Modul der Regeltabelle „%1“ passt bei (%2, %3) zwischen %4 (Norden), %5 (Osten), %6 (Süden) und %7 (Westen). Fixierungen sind im Weg; lösen Sie %8.</translation>
    </message>
    <message>
        <source>There is no odd room size from %1 to %2; %3 is used.</source>
        <translation>Von %1 bis %2 gibt es keine ungerade Raumgröße; verwendet wird %3.</translation>
    </message>
    <message>
        <source>Tries random places for rooms of random size, and skips those that overlap. If there are fewer rooms than you set, more are put where they still fit.</source>
        <translation>Versucht zufällige Plätze für Räume zufälliger Größe und überspringt die, die sich überlappen. Sind es weniger Räume als eingestellt, kommen weitere dorthin, wo noch welche passen.</translation>
    </message>
    <message>
        <source>%2 of %1 lamps: there is no room for more.</source>
        <translation>%2 von %1 Lampen: Für mehr ist kein Platz.</translation>
    </message>
    <message>
        <source>Rooms have at most %2 cells a side instead of %3, so that %1 rooms fit on the map.</source>
        <translation>Räume haben höchstens %2 statt %3 Zellen je Seite, damit %1 Räume auf die Karte passen.</translation>
    </message>
    <message>
        <source>Puts rooms into random squares of a coarse grid, so that none meet. If no map size is set, the map grows with the grid.</source>
        <translation>Setzt Räume in zufällige Felder eines groben Rasters, sodass sich keine treffen. Ist keine Kartengröße eingestellt, wächst die Karte mit dem Raster.</translation>
    </message>
    <message>
        <source>Target number of rooms; if you set none, the default room count below applies. Higher values make more rooms.</source>
        <translation>Angestrebte Zahl der Räume; ohne Angabe gilt die Standardzahl weiter unten. Höhere Werte ergeben mehr Räume.</translation>
    </message>
    <message>
        <source>Stamp %1 was skipped: a stamp needs a walkable cell, and no side longer than %2 cells.</source>
        <translation>Der Stempel %1 wurde übersprungen: Ein Stempel braucht eine begehbare Zelle, und keine Seite darf länger als %2 Zellen sein.</translation>
    </message>
    <message>
        <source>There are no stamps to place; use the library, or load stamps.</source>
        <translation>Es gibt keine Stempel zu setzen; verwenden Sie die Bibliothek, oder laden Sie Stempel.</translation>
    </message>
    <message>
        <source>Library and stamps</source>
        <translation>Bibliothek und Stempel</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>My stamps</source>
        <translation>Meine Stempel</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Which rooms to place: the program&apos;s own library, your stamps, or both.</source>
        <translation>Welche Räume gesetzt werden: die Bibliothek des Programms, Ihre Stempel oder beides.</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) had no free path, and run beside or into others or through sites. Fewer or smaller sites leave more room.</source>
        <translation>
            <numerusform>%n Straße hatte keinen freien Weg und verläuft neben oder auf anderen oder durch Orte. Weniger oder kleinere Orte lassen mehr Raum.</numerusform>
            <numerusform>%n Straßen hatten keinen freien Weg und verlaufen neben oder auf anderen oder durch Orte. Weniger oder kleinere Orte lassen mehr Raum.</numerusform>
        </translation>
    </message>
    <message>
        <source>The site at (%1, %2) of “%3” has no free cell for the portal to its town. Make sites larger, unpin things there, or put a portal there.</source>
        <translation>Der Ort bei (%1, %2) von „%3“ hat keine freie Zelle für das Portal zu seiner Stadt. Machen Sie Orte größer, lösen Sie dort Objekte, oder setzen Sie dort ein Portal.</translation>
    </message>
    <message>
        <source>The door at (%1, %2) of “%3” leads nowhere: nothing may be placed on it.</source>
        <translation>Die Tür bei (%1, %2) von „%3“ führt nirgendwohin: Auf ihr darf nichts platziert werden.</translation>
    </message>
    <message>
        <source>No free wall leads out of the map, so the gate leads into a closed yard.</source>
        <translation>Keine freie Wand führt aus der Karte hinaus, daher führt das Tor in einen geschlossenen Hof.</translation>
    </message>
    <message numerus="yes">
        <source>The map is too small for rooms of %1 cells a side; the shortest side has %n cell(s).</source>
        <translation>
            <numerusform>Die Karte ist zu klein für Räume mit %1 Zellen je Seite; die kürzeste Seite hat %n Zelle.</numerusform>
            <numerusform>Die Karte ist zu klein für Räume mit %1 Zellen je Seite; die kürzeste Seite hat %n Zellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) instead of %1: all other doors can be bypassed.</source>
        <translation>
            <numerusform>%n Schloss statt %1: Alle anderen Türen lassen sich umgehen.</numerusform>
            <numerusform>%n Schlösser statt %1: Alle anderen Türen lassen sich umgehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of siblings could not be connected from a pivot; the shortest hall connects what is still apart.</source>
        <translation>
            <numerusform>%n Geschwisterpaar ließ sich von keinem Drehpunkt aus verbinden; der kürzeste Gang verbindet, was noch getrennt ist.</numerusform>
            <numerusform>%n Geschwisterpaare ließen sich von keinem Drehpunkt aus verbinden; der kürzeste Gang verbindet, was noch getrennt ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A store and a boss need a room each, but there is/are only %n; set more rooms.</source>
        <translation>
            <numerusform>Laden und Boss brauchen je einen Raum, aber es gibt nur %n; stellen Sie mehr Räume ein.</numerusform>
            <numerusform>Laden und Boss brauchen je einen Raum, aber es gibt nur %n; stellen Sie mehr Räume ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>How much cheaper it is to follow an existing hall than to dig, as a multiple of the cost of digging; drawn for each link. Higher values merge more halls.</source>
        <translation>Wie viel billiger es ist, einem vorhandenen Gang zu folgen, als zu graben, als Vielfaches der Grabekosten; für jede Verbindung ausgelost. Höhere Werte lassen mehr Gänge zusammenlaufen.</translation>
    </message>
    <message>
        <source>Crossing boxes</source>
        <translation>Gekreuzte Rechtecke</translation>
    </message>
    <message>
        <source>How often a room consists of two boxes that cross, relative to the other shapes. Higher values make more of them.</source>
        <translation>Wie oft ein Raum aus zwei Rechtecken besteht, die sich kreuzen, im Verhältnis zu den anderen Formen. Höhere Werte ergeben mehr davon.</translation>
    </message>
    <message>
        <source>Pluses</source>
        <translation>Kreuze</translation>
    </message>
    <message>
        <source>How often a room is a small plus, relative to the other shapes. Higher values make more of them.</source>
        <translation>Wie oft ein Raum ein kleines Kreuz ist, im Verhältnis zu den anderen Formen. Höhere Werte ergeben mehr davon.</translation>
    </message>
    <message>
        <source>Rectangles</source>
        <translation>Rechtecke</translation>
    </message>
    <message>
        <source>How often a room is a small rectangle, relative to the other shapes. Higher values make more of them.</source>
        <translation>Wie oft ein Raum ein kleines Rechteck ist, im Verhältnis zu den anderen Formen. Höhere Werte ergeben mehr davon.</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Scheiben</translation>
    </message>
    <message>
        <source>How often a room is a disc, relative to the other shapes. Higher values make more of them.</source>
        <translation>Wie oft ein Raum eine Scheibe ist, im Verhältnis zu den anderen Formen. Höhere Werte ergeben mehr davon.</translation>
    </message>
    <message>
        <source>Overlapping discs</source>
        <translation>Überlappende Scheiben</translation>
    </message>
    <message>
        <source>How often a room consists of several discs that overlap, relative to the other shapes. Higher values make more of them.</source>
        <translation>Wie oft ein Raum aus mehreren Scheiben besteht, die sich überlappen, im Verhältnis zu den anderen Formen. Höhere Werte ergeben mehr davon.</translation>
    </message>
    <message>
        <source>How often a room is a cave, relative to the other shapes. Higher values make more of them.</source>
        <translation>Wie oft ein Raum eine Höhle ist, im Verhältnis zu den anderen Formen. Höhere Werte ergeben mehr davon.</translation>
    </message>
    <message>
        <source>Target number of rooms; if you set none, the share of ground decides. Higher values make more rooms, and smaller ones where not all fit.</source>
        <translation>Angestrebte Zahl der Räume; ohne Angabe entscheidet der Bodenanteil. Höhere Werte ergeben mehr Räume, und kleinere, wo nicht alle Platz haben.</translation>
    </message>
    <message>
        <source>Share of ground</source>
        <translation>Bodenanteil</translation>
    </message>
    <message>
        <source>If you set no number of rooms: the share of the map at which no more are attached. Higher values make more rooms.</source>
        <translation>Wenn Sie keine Zahl der Räume angeben: der Anteil der Karte, ab dem keine mehr angebaut werden. Höhere Werte ergeben mehr Räume.</translation>
    </message>
    <message>
        <source>Misses in a row</source>
        <translation>Fehlversuche in Folge</translation>
    </message>
    <message>
        <source>After so many rooms in a row that fit nowhere, no more are tried; on large maps this counts for each part of 80 x 45 cells. Higher values fill narrower gaps.</source>
        <translation>Nach so vielen Räumen in Folge, die nirgends passen, wird keiner mehr versucht; auf großen Karten zählt das für jeden Teil von 80 x 45 Zellen. Höhere Werte füllen engere Lücken.</translation>
    </message>
    <message>
        <source>Vestibules</source>
        <translation>Vorflure</translation>
    </message>
    <message>
        <source>Chance that a hall lies between a room and what it is attached to. Higher values make more halls.</source>
        <translation>Wahrscheinlichkeit, dass ein Gang zwischen einem Raum und dem liegt, woran er angebaut ist. Höhere Werte ergeben mehr Gänge.</translation>
    </message>
    <message>
        <source>Attach rooms</source>
        <translation>Räume anbauen</translation>
    </message>
    <message>
        <source>Attaches one room after another to what is there, each through one doorway. The rooms have many shapes; some have a hall before them.</source>
        <translation>Baut einen Raum nach dem anderen an das Vorhandene an, jeden mit einem Durchgang. Die Räume haben viele Formen; vor manchen liegt ein Gang.</translation>
    </message>
    <message>
        <source>No bridge is built: none of up to %1 cells would save %2 steps.</source>
        <translation>Keine Brücke wird gebaut: Keine von bis zu %1 Zellen würde %2 Schritte sparen.</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>Builds straight bridges over water, chasms and lava where the way round is long.</source>
        <translation>Baut gerade Brücken über Wasser, Abgründe und Lava, wo der Weg außen herum lang ist.</translation>
    </message>
    <message>
        <source>Longest bridge</source>
        <translation>Längste Brücke</translation>
    </message>
    <message>
        <source>How wide a lake may be where it is bridged. Higher values allow more bridges.</source>
        <translation>Wie breit ein See sein darf, wo eine Brücke über ihn führt. Höhere Werte erlauben mehr Brücken.</translation>
    </message>
    <message>
        <source>Steps saved</source>
        <translation>Gesparte Schritte</translation>
    </message>
    <message>
        <source>How much shorter a bridge must make the walk between its ends. Higher values leave fewer bridges.</source>
        <translation>Wie viel kürzer eine Brücke den Weg zwischen ihren Enden machen muss. Höhere Werte lassen weniger Brücken übrig.</translation>
    </message>
    <message>
        <source>The exit cannot be reached from the start, so no mission can lead there.</source>
        <translation>Der Ausgang ist vom Start aus nicht zu erreichen, also kann keine Mission dorthin führen.</translation>
    </message>
    <message>
        <source>%2 of %1 ledges: there is no other doorway that a ledge could lead home through.</source>
        <translation>%2 von %1 Absätzen: Es gibt keinen anderen Durchgang, in dem ein Absatz zurückführen könnte.</translation>
    </message>
    <message>
        <source>%2 of %1 hidden shortcuts: there is no other doorway that saves 16 steps.</source>
        <translation>%2 von %1 versteckten Abkürzungen: Es gibt keinen anderen Durchgang, der 16 Schritte spart.</translation>
    </message>
    <message>
        <source>%2 of %1 grates: no other wall hides what lies ahead from the first steps.</source>
        <translation>%2 von %1 Gittern: Keine andere Wand verbirgt vor den ersten Schritten, was noch kommt.</translation>
    </message>
    <message>
        <source>No mission: there are locks and keys of too many colours.</source>
        <translation>Keine Mission: Es gibt Schlösser und Schlüssel in zu vielen Farben.</translation>
    </message>
    <message>
        <source>No mission: a player could get stuck on the ledges that are there.</source>
        <translation>Keine Mission: Ein Spieler könnte an den vorhandenen Absätzen hängen bleiben.</translation>
    </message>
    <message>
        <source>No mission: there are no two places to lead from and to.</source>
        <translation>Keine Mission: Es gibt keine zwei Orte, zwischen denen sie führen könnte.</translation>
    </message>
    <message>
        <source>Mission on cycles</source>
        <translation>Mission auf Rundwegen</translation>
    </message>
    <message>
        <source>Plans what a player has to do: locks with keys off the direct way, one-way ledges, hidden shortcuts, and a view of what lies ahead.</source>
        <translation>Plant, was ein Spieler zu tun hat: Schlösser mit Schlüsseln abseits des direkten Wegs, Absätze in einer Richtung, versteckte Abkürzungen und einen Blick auf das, was kommt.</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Schlösser</translation>
    </message>
    <message>
        <source>How many colours of locks there are, each with a key. Higher values make the way to the goal longer.</source>
        <translation>Wie viele Farben von Schlössern es gibt, jede mit einem Schlüssel. Höhere Werte machen den Weg zum Ziel länger.</translation>
    </message>
    <message>
        <source>Nested cycles</source>
        <translation>Verschachtelte Rundwege</translation>
    </message>
    <message>
        <source>How deep cycles lie within cycles: 1 plans on the largest ones only. Higher values add smaller ones.</source>
        <translation>Wie tief Rundwege in Rundwegen liegen: 1 plant nur auf den größten. Höhere Werte fügen kleinere hinzu.</translation>
    </message>
    <message>
        <source>Dangerous short ways</source>
        <translation>Gefährliche kurze Wege</translation>
    </message>
    <message>
        <source>What share of the cycles with a short and a long way gets danger on the short one. Higher values offer more choices of that kind.</source>
        <translation>Welcher Anteil der Rundwege mit einem kurzen und einem langen Weg auf dem kurzen Gefahr bekommt. Höhere Werte bieten mehr solche Entscheidungen.</translation>
    </message>
    <message>
        <source>Hidden shortcuts</source>
        <translation>Versteckte Abkürzungen</translation>
    </message>
    <message>
        <source>How many doorways become secret doors; none is needed to win. Higher values hide more shortcuts, each of at least 16 steps.</source>
        <translation>Wie viele Durchgänge Geheimtüren werden; keine ist zum Gewinnen nötig. Höhere Werte verstecken mehr Abkürzungen von je mindestens 16 Schritten.</translation>
    </message>
    <message>
        <source>Ledges</source>
        <translation>Absätze</translation>
    </message>
    <message>
        <source>How many doorways become ledges, which lead one way: back to where the player has been. Higher values add more such ways home.</source>
        <translation>Wie viele Durchgänge Absätze werden, die in einer Richtung führen: dorthin zurück, wo der Spieler schon war. Höhere Werte fügen mehr solche Rückwege hinzu.</translation>
    </message>
    <message>
        <source>Views ahead</source>
        <translation>Ausblicke</translation>
    </message>
    <message>
        <source>How many walls near the start become grates that show the goal or what lies behind a lock. Higher values show more of it.</source>
        <translation>Wie viele Wände beim Start Gitter werden, die das Ziel zeigen oder was hinter einem Schloss liegt. Höhere Werte zeigen mehr davon.</translation>
    </message>
    <message>
        <source>Treasure rooms</source>
        <translation>Schatzräume</translation>
    </message>
    <message>
        <source>What share of the dead ends is marked for a guarded treasure. Higher values mark more of them.</source>
        <translation>Welcher Anteil der Sackgassen für einen bewachten Schatz vorgesehen wird. Höhere Werte sehen mehr davon vor.</translation>
    </message>
    <message>
        <source>Chokepoints first</source>
        <translation>Engstellen zuerst</translation>
    </message>
    <message>
        <source>The first encounters are where every way from the start to the exit passes, so that nobody gets there without one.</source>
        <translation>Die ersten Begegnungen liegen dort, wo jeder Weg vom Start zum Ausgang vorbeiführt, sodass niemand ohne eine dorthin gelangt.</translation>
    </message>
    <message>
        <source>Distance from the start</source>
        <translation>Entfernung vom Start</translation>
    </message>
    <message>
        <source>The gate is in the wall of a room, and the walk to it at least this share of the longest walk from the start. Higher values put it farther away; with 0 it may be anywhere.</source>
        <translation>Das Tor liegt in der Wand eines Raums, und der Weg dorthin ist mindestens dieser Anteil des längsten Wegs vom Start. Höhere Werte legen es weiter weg; bei 0 liegt es irgendwo.</translation>
    </message>
    <message>
        <source>Far from the start</source>
        <translation>Fern vom Start</translation>
    </message>
    <message>
        <source>Where the mission ends</source>
        <translation>Wo die Mission endet</translation>
    </message>
    <message>
        <source>Where the exit is: far from the start, or where a mission ends. A mission that was planned for another goal leaves it far from the start.</source>
        <translation>Wo der Ausgang ist: fern vom Start oder dort, wo eine Mission endet. Eine Mission, die für ein anderes Ziel geplant wurde, lässt ihn fern vom Start.</translation>
    </message>
    <message>
        <source>Lakes cover %2 of %1 cells: more would cut off ground, or cover what must stay.</source>
        <translation>Seen bedecken %2 von %1 Zellen: Mehr würden Boden abschneiden oder bedecken, was bleiben muss.</translation>
    </message>
    <message>
        <source>Lakes</source>
        <translation>Seen</translation>
    </message>
    <message>
        <source>Puts water, chasms and lava over ground and walls, so that players see across from room to room. Ground that was connected stays connected.</source>
        <translation>Legt Wasser, Abgründe und Lava über Boden und Wände, sodass man von Raum zu Raum hinübersieht. Was verbunden war, bleibt verbunden.</translation>
    </message>
    <message>
        <source>Lake cover</source>
        <translation>Anteil der Seen</translation>
    </message>
    <message>
        <source>Share of the map that lakes cover. Higher values leave less ground.</source>
        <translation>Wie viel der Karte Seen bedecken. Höhere Werte lassen weniger Boden übrig.</translation>
    </message>
    <message>
        <source>Largest lake</source>
        <translation>Größter See</translation>
    </message>
    <message>
        <source>How long the largest lakes are. Higher values make fewer and larger lakes.</source>
        <translation>Wie lang die größten Seen sind. Höhere Werte ergeben weniger und größere Seen.</translation>
    </message>
    <message>
        <source>Weight of water</source>
        <translation>Gewicht von Wasser</translation>
    </message>
    <message>
        <source>Chance of water, relative to the other weights. Higher values make more lakes of water.</source>
        <translation>Wie oft ein See aus Wasser ist, im Verhältnis zu den anderen Gewichten. Höhere Werte ergeben mehr Wasser.</translation>
    </message>
    <message>
        <source>Weight of chasms</source>
        <translation>Gewicht von Abgründen</translation>
    </message>
    <message>
        <source>Chance of a chasm, relative to the other weights. Higher values make more chasms.</source>
        <translation>Wie oft ein See ein Abgrund ist, im Verhältnis zu den anderen Gewichten. Höhere Werte ergeben mehr Abgründe.</translation>
    </message>
    <message>
        <source>Weight of lava</source>
        <translation>Gewicht von Lava</translation>
    </message>
    <message>
        <source>Chance of lava, relative to the other weights. Higher values make more lakes of lava.</source>
        <translation>Wie oft ein See aus Lava ist, im Verhältnis zu den anderen Gewichten. Höhere Werte ergeben mehr Lava.</translation>
    </message>
    <message>
        <source>Shallows around water</source>
        <translation>Seichtes Wasser am Rand</translation>
    </message>
    <message>
        <source>How wide the shallows around water are, where there is floor. With 0 there are none.</source>
        <translation>Wie breit das seichte Wasser um Wasser ist, wo Fußboden liegt. Mit 0 gibt es keines.</translation>
    </message>
    <message>
        <source>%2 of %1 junctions see a lamp: beside the others there is no room for one.</source>
        <translation>Von %2 statt %1 Kreuzungen ist eine Lampe zu sehen: Neben den anderen ist kein Platz für eine.</translation>
    </message>
    <message numerus="yes">
        <source>%n landmark(s) or lock(s) without a lamp: there is no room for one.</source>
        <translation>
            <numerusform>%n Wahrzeichen oder Schloss ohne Lampe: Für eine ist kein Platz.</numerusform>
            <numerusform>%n Wahrzeichen oder Schlösser ohne Lampe: Für eine ist kein Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puts lamps into landmarks, beside locks, and where ways part.</source>
        <translation>Stellt Lampen in Wahrzeichen, neben Schlösser und dorthin, wo Wege sich gabeln.</translation>
    </message>
    <message>
        <source>Lit junctions</source>
        <translation>Beleuchtete Kreuzungen</translation>
    </message>
    <message>
        <source>From what share of the places where ways part a lamp is seen. Higher values place more lamps.</source>
        <translation>Von welchem Anteil der Stellen, an denen Wege sich gabeln, eine Lampe zu sehen ist. Höhere Werte stellen mehr Lampen auf.</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sichtweite</translation>
    </message>
    <message>
        <source>From how far a lamp counts as seen, in cells. Higher values place fewer lamps.</source>
        <translation>Aus welcher Entfernung in Zellen eine Lampe als gesehen gilt. Höhere Werte stellen weniger Lampen auf.</translation>
    </message>
    <message>
        <source>Open loops</source>
        <translation>Rundwege öffnen</translation>
    </message>
    <message>
        <source>Opens walls of one cell where the walk around them is long. Nothing is opened that would lead around a pinned lock.</source>
        <translation>Öffnet Wände von einer Zelle, wo der Weg um sie herum lang ist. Nichts wird geöffnet, das um ein fixiertes Schloss herumführte.</translation>
    </message>
    <message>
        <source>Longest walk</source>
        <translation>Längster Weg</translation>
    </message>
    <message>
        <source>A wall is opened if the walk around it is longer than this. Higher values make fewer loops.</source>
        <translation>Eine Wand wird geöffnet, wenn der Weg um sie herum länger ist. Höhere Werte ergeben weniger Rundwege.</translation>
    </message>
    <message>
        <source>There is no start to measure danger from. Put a stage that places one before this one.</source>
        <translation>Es gibt keinen Start, von dem aus die Gefahr zu messen wäre. Setzen Sie eine Stufe, die einen setzt, vor diese.</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>Steigend</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>Danger curve</source>
        <translation>Gefahrenkurve</translation>
    </message>
    <message>
        <source>How danger grows along the critical path: more and more, in three waves with rest between, or the same everywhere.</source>
        <translation>Wie die Gefahr entlang des kritischen Pfads wächst: immer mehr, in drei Wellen mit Ruhe dazwischen, oder überall gleich.</translation>
    </message>
    <message>
        <source>Kind of danger</source>
        <translation>Art der Gefahr</translation>
    </message>
    <message>
        <source>What to place as danger: enemies where the rules have them, else encounters.</source>
        <translation>Was als Gefahr gesetzt wird: Gegner, wo die Regeln welche haben, sonst Begegnungen.</translation>
    </message>
    <message>
        <source>Rooms per danger</source>
        <translation>Räume je Gefahr</translation>
    </message>
    <message>
        <source>Rooms for each enemy or encounter at depth 1; depth 2 has twice as many, and so on. Higher values place less danger.</source>
        <translation>Auf wie viele Räume in Tiefe 1 ein Gegner oder eine Begegnung kommt; Tiefe 2 hat doppelt so viele, und so fort. Höhere Werte ergeben weniger Gefahr.</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Truhen</translation>
    </message>
    <message>
        <source>Chests in dead ends, coins elsewhere</source>
        <translation>Truhen in Sackgassen, sonst Münzen</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Belohnungen</translation>
    </message>
    <message>
        <source>What to place as rewards: chests where supplies count, else coins.</source>
        <translation>Was als Belohnung gesetzt wird: Truhen, wo Vorräte zählen, sonst Münzen.</translation>
    </message>
    <message>
        <source>Health per reward</source>
        <translation>Lebenspunkte je Belohnung</translation>
    </message>
    <message>
        <source>Expected loss of health for each reward. Higher values place fewer rewards; each dead end without anything still gets one.</source>
        <translation>Auf wie viele Lebenspunkte, die voraussichtlich verloren gehen, eine Belohnung kommt. Höhere Werte ergeben weniger Belohnungen; jede leere Sackgasse bekommt trotzdem eine.</translation>
    </message>
    <message>
        <source>Rewards in dead ends</source>
        <translation>Belohnungen in Sackgassen</translation>
    </message>
    <message>
        <source>What share of the rewards lies in dead ends; the others lie behind danger. Higher values hide more of them.</source>
        <translation>Welcher Anteil der Belohnungen in Sackgassen liegt; die übrigen liegen hinter Gefahren. Höhere Werte verstecken mehr davon.</translation>
    </message>
    <message>
        <source>Health per rest</source>
        <translation>Lebenspunkte je Rast</translation>
    </message>
    <message>
        <source>Expected loss of health after which an encounter, most of which heal, waits between the enemies; 0 places none. Higher values place fewer.</source>
        <translation>Nach wie vielen Lebenspunkten, die voraussichtlich verloren gehen, zwischen den Gegnern eine Begegnung wartet; die meisten heilen. 0 setzt keine. Höhere Werte setzen weniger.</translation>
    </message>
    <message>
        <source>Pacing</source>
        <translation>Spannungsbogen</translation>
    </message>
    <message>
        <source>Places danger after a curve over the way from the start to the goal, and rewards behind it and in dead ends.</source>
        <translation>Verteilt Gefahr nach einer Kurve auf den Weg vom Start zum Ziel, und Belohnungen dahinter und in Sackgassen.</translation>
    </message>
    <message>
        <source>Danger strays from the curve by up to %1 %: the way is short, or has too few free cells where danger should be.</source>
        <translation>Die Gefahr weicht um bis zu %1 % von der Kurve ab: Der Weg ist kurz oder hat zu wenige freie Zellen, wo Gefahr sein sollte.</translation>
    </message>
    <message>
        <source>The short one of two ways has less than %1 % of the danger there: its rooms have no place for more.</source>
        <translation>Auf dem kurzen von zwei Wegen liegen weniger als %1 % der Gefahr dort: Seine Räume haben keinen Platz für mehr.</translation>
    </message>
    <message>
        <source>%2 of %1 rewards: there is no room for more.</source>
        <translation>%2 von %1 Belohnungen: Für mehr ist kein Platz.</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) without a reward: no cell is free there.</source>
        <translation>
            <numerusform>%n Sackgasse ohne Belohnung: Dort ist keine Zelle frei.</numerusform>
            <numerusform>%n Sackgassen ohne Belohnung: Dort ist keine Zelle frei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop at first touch</source>
        <translation>Bei erster Berührung enden</translation>
    </message>
    <message>
        <source>Halls end where they first touch other ground, and run along no room without a wall between. Extra links get halls, too.</source>
        <translation>Gänge enden, wo sie zuerst anderen Boden berühren, und verlaufen nicht ohne Wand dazwischen an einem Raum entlang. Auch weitere Verbindungen bekommen Gänge.</translation>
    </message>
    <message>
        <source>“%1” is no tile that can stand in a room: left out.</source>
        <translation>„%1“ ist keine Kachel, die in einem Raum stehen kann, und entfällt.</translation>
    </message>
    <message>
        <source>%2 of %1 landmarks: no room suits another.</source>
        <translation>%2 von %1 Wahrzeichen: Für ein weiteres eignet sich kein Raum.</translation>
    </message>
    <message>
        <source>%2 of %1 rooms got a purpose: none of the table suits the others.</source>
        <translation>%2 von %1 Räumen bekamen eine Bestimmung: Für die übrigen eignet sich keine der Tabelle.</translation>
    </message>
    <message>
        <source>There is no start to measure the depth of rooms from. Put a stage that places one before this one.</source>
        <translation>Es gibt keinen Start, von dem aus sich die Tiefe der Räume messen ließe. Setzen Sie vor diese Stufe eine, die einen anlegt.</translation>
    </message>
    <message>
        <source>Purposes of rooms</source>
        <translation>Bestimmung der Räume</translation>
    </message>
    <message>
        <source>Makes rooms what they are for: a library, a crypt, a guard room. Furnishes them by the world&apos;s table of purposes.</source>
        <translation>Gibt Räumen eine Bestimmung: Bibliothek, Gruft, Wachstube. Richtet sie nach der Tabelle der Welt ein.</translation>
    </message>
    <message>
        <source>Rooms with a purpose</source>
        <translation>Räume mit Bestimmung</translation>
    </message>
    <message>
        <source>Share of the rooms that get a purpose. Higher values leave fewer rooms empty.</source>
        <translation>Anteil der Räume, die eine Bestimmung bekommen. Höhere Werte lassen weniger Räume leer.</translation>
    </message>
    <message>
        <source>Rooms per landmark</source>
        <translation>Räume je Wahrzeichen</translation>
    </message>
    <message>
        <source>Rooms for each landmark, such as a throne room, which a level has once. Higher values place fewer landmarks.</source>
        <translation>Auf wie viele Räume ein Wahrzeichen kommt, etwa ein Thronsaal, den ein Level einmal hat. Höhere Werte ergeben weniger Wahrzeichen.</translation>
    </message>
    <message>
        <source>Furniture</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Largest share of a room&apos;s floor that obstacles and things take. Higher values furnish rooms more densely.</source>
        <translation>Größter Anteil am Boden eines Raums, den Hindernisse und Objekte einnehmen. Höhere Werte richten Räume dichter ein.</translation>
    </message>
    <message>
        <source>How many of the other pairs of facing rooms are linked, too. Higher values make more loops.</source>
        <translation>Wie viele der übrigen Paare gegenüberliegender Räume ebenfalls verbunden werden. Höhere Werte ergeben mehr Schleifen.</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Removes single pillars from rooms, and fills niches of a single cell in their walls.</source>
        <translation>Entfernt einzelne Pfeiler aus Räumen und füllt Nischen von einer Zelle in ihren Wänden.</translation>
    </message>
    <message>
        <source>Turns the whole map into the inside of a house: a door in the outer wall, a dividing wall with an opening, furniture, and a chest in some houses.</source>
        <translation>Macht die ganze Karte zum Inneren eines Hauses: eine Tür in der Außenwand, eine Trennwand mit einem Durchgang, Möbel und in manchen Häusern eine Truhe.</translation>
    </message>
    <message>
        <source>How likely there is a chest in the house, and as likely each further one. Higher values place more chests.</source>
        <translation>Wie wahrscheinlich im Haus eine Truhe steht, und ebenso jede weitere. Höhere Werte stellen mehr Truhen auf.</translation>
    </message>
    <message>
        <source>Maximum furniture per room</source>
        <translation>Höchstzahl der Möbel je Raum</translation>
    </message>
    <message>
        <source>There are never more beds, tables, shelves and hearths in a room than this. Higher values place more.</source>
        <translation>In einem Raum stehen nie mehr Betten, Tische, Regale und Herde. Höhere Werte stellen mehr auf.</translation>
    </message>
    <message>
        <source>Where the mission begins</source>
        <translation>Wo die Mission beginnt</translation>
    </message>
    <message>
        <source>Where player 1 begins, unless a mission that was planned without a start decides it. Far from the exit is the farthest of three random cells; far from the boss, the room with the longest walk to the boss; by the door, the door with a portal.</source>
        <translation>Wo Spieler 1 beginnt, falls das nicht eine Mission bestimmt, die ohne Start geplant wurde. Fern vom Ausgang ist die fernste von drei zufälligen Zellen; fern vom Boss der Raum mit dem längsten Weg zum Boss; bei der Tür die Tür mit einem Portal.</translation>
    </message>
    <message>
        <source>Minimum room size</source>
        <translation>Mindestgröße des Raums</translation>
    </message>
    <message>
        <source>Far from the boss, the start is in a room that holds a square of this side, if there is one. Higher values give the start a larger room.</source>
        <translation>Weit vom Boss liegt der Start in einem Raum, in den ein Quadrat dieser Seitenlänge passt, falls es einen gibt. Höhere Werte geben dem Start einen größeren Raum.</translation>
    </message>
    <message>
        <source>Store and boss take rooms that hold a square of this side, if there are any. Higher values give them larger rooms.</source>
        <translation>Laden und Boss bekommen Räume, in die ein Quadrat dieser Seitenlänge passt, falls es welche gibt. Höhere Werte geben ihnen größere Räume.</translation>
    </message>
    <message>
        <source>Boss in far half</source>
        <translation>Boss in ferner Hälfte</translation>
    </message>
    <message>
        <source>The boss takes the largest room of the half that is the longer walk from one end of the level, instead of a random one.</source>
        <translation>Der Boss bekommt den größten Raum der Hälfte, die den längeren Weg von einem Ende des Levels entfernt liegt, statt irgendeinen.</translation>
    </message>
    <message>
        <source>Halls between two rooms</source>
        <translation>Gänge zwischen zwei Räumen</translation>
    </message>
    <message>
        <source>How many halls may connect the same two rooms; 0 sets no limit. Higher values allow more halls side by side.</source>
        <translation>Wie viele Gänge dieselben zwei Räume verbinden dürfen; 0 setzt keine Grenze. Höhere Werte erlauben mehr Gänge nebeneinander.</translation>
    </message>
    <message>
        <source>Distance of parallel halls</source>
        <translation>Abstand paralleler Gänge</translation>
    </message>
    <message>
        <source>Parallel halls between the same two rooms are farther apart than this. Higher values keep fewer of them.</source>
        <translation>Parallele Gänge zwischen denselben zwei Räumen liegen weiter auseinander. Höhere Werte lassen weniger davon übrig.</translation>
    </message>
    <message>
        <source>Cost of a turn</source>
        <translation>Kosten einer Biegung</translation>
    </message>
    <message>
        <source>How many more cells a hall is dug to save a turn. Higher values make straighter halls.</source>
        <translation>Wie viele Felder mehr für einen Gang gegraben werden, um eine Biegung zu sparen. Höhere Werte ergeben geradere Gänge.</translation>
    </message>
    <message>
        <source>%2 of %1 vistas: no other wall hides ground that is %3 steps away.</source>
        <translation>%2 von %1 Ausblicken: Keine andere Wand verbirgt Boden, der %3 Schritte entfernt ist.</translation>
    </message>
    <message>
        <source>Vistas</source>
        <translation>Ausblicke</translation>
    </message>
    <message>
        <source>Puts grates into walls where they show the most ground that is a long walk away. Locks, secret doors and ledges count as closed.</source>
        <translation>Setzt Gitter in Wände, wo sie den meisten Boden zeigen, der einen langen Weg entfernt ist. Schlösser, Geheimtüren und Absätze gelten als geschlossen.</translation>
    </message>
    <message>
        <source>Number of grates. Higher values show more of what lies far away.</source>
        <translation>Anzahl der Gitter. Höhere Werte zeigen mehr von dem, was weit entfernt liegt.</translation>
    </message>
    <message>
        <source>Minimum walk</source>
        <translation>Mindestweg</translation>
    </message>
    <message>
        <source>How many steps away everything must be that a grate shows. Higher values leave fewer places.</source>
        <translation>Wie viele Schritte alles entfernt sein muss, was ein Gitter zeigt. Höhere Werte lassen weniger Plätze übrig.</translation>
    </message>
    <message>
        <source>View radius</source>
        <translation>Sichtradius</translation>
    </message>
    <message>
        <source>How far the view through a grate is rated. Higher values favour long views.</source>
        <translation>Wie weit der Ausblick durch ein Gitter bewertet wird. Höhere Werte bevorzugen weite Ausblicke.</translation>
    </message>
    <message>
        <source>Spare supplies</source>
        <translation>Vorratsreserve</translation>
    </message>
    <message>
        <source>Supplies to be found before each town on the way beyond what the towns so far cost. Higher values add more chests.</source>
        <translation>Vorräte, die vor jeder Stadt des Wegs über die Kosten der bisherigen Städte hinaus zu finden sind. Höhere Werte fügen mehr Truhen hinzu.</translation>
    </message>
    <message>
        <source>Ruins on floor</source>
        <translation>Ruinen auf Boden</translation>
    </message>
    <message>
        <source>Rooms may also lie on the floor of caves and other stages. Walls are built around them there, with gaps.</source>
        <translation>Räume dürfen auch auf dem Boden von Höhlen und anderen Stufen liegen. Dort werden Wände mit Lücken um sie gebaut.</translation>
    </message>
    <message>
        <source>Fallen walls</source>
        <translation>Eingestürzte Wände</translation>
    </message>
    <message>
        <source>Share of the walls of ruins that have fallen, of which rubble is left. Higher values make more gaps.</source>
        <translation>Anteil der Wände von Ruinen, die eingestürzt sind; davon bleibt Geröll. Höhere Werte ergeben mehr Lücken.</translation>
    </message>
    <message>
        <source>“%1” cannot stand in a set piece, or is in no table: left out.</source>
        <translation>„%1“ kann in keinem Schaustück stehen oder ist in keiner Tabelle: ausgelassen.</translation>
    </message>
    <message>
        <source>%2 of %1 set pieces: no other area behind one doorway suits one.</source>
        <translation>%2 von %1 Schaustücken: Kein weiterer Bereich hinter einem einzigen Durchgang eignet sich.</translation>
    </message>
    <message>
        <source>There is no start to keep the way from there to the goal free of set pieces. Put a stage that places one before this one.</source>
        <translation>Es gibt keinen Start, von dem aus der Weg zum Ziel frei von Schaustücken bleiben könnte. Setzen Sie eine Stufe, die einen setzt, vor diese.</translation>
    </message>
    <message>
        <source>Set pieces</source>
        <translation>Schaustücke</translation>
    </message>
    <message>
        <source>Builds treasuries, pits, islands and crypts behind doorways off the way, by the world&apos;s table of blueprints. Nobody needs them to win, or gets stuck in one.</source>
        <translation>Baut Schatzkammern, Gruben, Inseln und Grüfte hinter Durchgängen abseits des Wegs, nach der Tabelle der Baupläne der Welt. Niemand braucht sie zum Gewinnen oder sitzt in einem fest.</translation>
    </message>
    <message>
        <source>Ground per set piece</source>
        <translation>Boden je Schaustück</translation>
    </message>
    <message>
        <source>Cells of ground for each set piece. Higher values build fewer.</source>
        <translation>Zellen Boden für jedes Schaustück. Höhere Werte bauen weniger.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Wachen</translation>
    </message>
    <message>
        <source>What stands where a blueprint asks for an enemy. Choose encounters where the rules leave enemies out.</source>
        <translation>Was dort steht, wo ein Bauplan einen Gegner verlangt. Wählen Sie Begegnungen, wo die Regeln Gegner auslassen.</translation>
    </message>
    <message>
        <source>How deep the level lies. Higher values place harder guards.</source>
        <translation>Wie tief das Level liegt. Höhere Werte setzen stärkere Wachen.</translation>
    </message>
    <message>
        <source>Pits</source>
        <translation>Gruben</translation>
    </message>
    <message>
        <source>Whether there are pits, with ledges, a key and a locked strongroom.</source>
        <translation>Ob es Gruben gibt, mit Absätzen, einem Schlüssel und einem verschlossenen Tresorraum.</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Whether there are islands, with a causeway behind a secret door.</source>
        <translation>Ob es Inseln gibt, mit einem Steg hinter einer Geheimtür.</translation>
    </message>
    <message>
        <source>Locks in sight</source>
        <translation>Schlösser in Sicht</translation>
    </message>
    <message>
        <source>Whether players come past a lock before they take its key, wherever that can be. If not, keys lie as far away as possible.</source>
        <translation>Ob Spieler an einem Schloss vorbeikommen, bevor sie seinen Schlüssel nehmen, wo immer das möglich ist. Sonst liegen Schlüssel so weit entfernt wie möglich.</translation>
    </message>
    <message>
        <source>Varied enemies</source>
        <translation>Gemischte Gegner</translation>
    </message>
    <message>
        <source>Whether there are several kinds of enemies, none of them more than about half of all where others fit. If not, many of the weakest kind may stand there; encounters stay as they are.</source>
        <translation>Ob es mehrere Arten von Gegnern gibt, von denen keine mehr als etwa die Hälfte ausmacht, sofern andere passen. Sonst können dort viele der schwächsten Art stehen; Begegnungen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Towns on short way</source>
        <translation>Städte auf kurzem Weg</translation>
    </message>
    <message>
        <source>Towns on the way for which the spare supplies suffice. Higher values add fewer chests on long ways.</source>
        <translation>Städte auf dem Weg, für die die Vorratsreserve ausreicht. Höhere Werte fügen auf langen Wegen weniger Truhen hinzu.</translation>
    </message>
    <message>
        <source>Spare per further town</source>
        <translation>Reserve je weiterer Stadt</translation>
    </message>
    <message>
        <source>Spare supplies for each town beyond those of a short way. Higher values add more chests on long ways.</source>
        <translation>Zusätzliche Vorräte für jede Stadt über die eines kurzen Wegs hinaus. Höhere Werte fügen auf langen Wegen mehr Truhen hinzu.</translation>
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
        <source>Regenerate selection, seed %1</source>
        <translation>Auswahl neu erzeugen, Seed %1</translation>
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
            <numerusform>%n Kachel hinzufügen</numerusform>
            <numerusform>%n Kacheln hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set portal target</source>
        <translation>Portalziel setzen</translation>
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
        <translation>Spielziel setzen: Tor</translation>
    </message>
    <message>
        <source>Set objective: boss</source>
        <translation>Spielziel setzen: Boss</translation>
    </message>
    <message>
        <source>Set objective: collect</source>
        <translation>Spielziel setzen: Sammeln</translation>
    </message>
    <message>
        <source>Set objective: exit</source>
        <translation>Spielziel setzen: Ausgang</translation>
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
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
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
        <translation>%1 nicht mehr fixieren</translation>
    </message>
    <message>
        <source>Show layer “%1”</source>
        <translation>Ebene „%1“ zeigen</translation>
    </message>
    <message>
        <source>Hide layer “%1”</source>
        <translation>Ebene „%1“ verbergen</translation>
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
        <source>Change opacity of layer “%1”</source>
        <translation>Deckkraft der Ebene „%1“ ändern</translation>
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
    <message>
        <source>Pin room at (%1, %2)</source>
        <translation>Raum bei (%1, %2) fixieren</translation>
    </message>
    <message>
        <source>Unpin room at (%1, %2)</source>
        <translation>Raum bei (%1, %2) nicht mehr fixieren</translation>
    </message>
    <message>
        <source>Change the kind of the room at (%1, %2)</source>
        <translation>Art des Raums bei (%1, %2) ändern</translation>
    </message>
    <message>
        <source>Change properties of the room at (%1, %2)</source>
        <translation>Eigenschaften des Raums bei (%1, %2) ändern</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Beheben: %1</translation>
    </message>
    <message numerus="yes">
        <source>Fix %n problem(s): %1</source>
        <translation>
            <numerusform>%n Problem beheben: %1</numerusform>
            <numerusform>%n Probleme beheben: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignore problem in “%1”</source>
        <translation>Problem in „%1“ ignorieren</translation>
    </message>
    <message>
        <source>Show problem in “%1”</source>
        <translation>Problem in „%1“ wieder zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Fix %n error(s)</source>
        <translation>
            <numerusform>%n Fehler beheben</numerusform>
            <numerusform>%n Fehler beheben</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove mission of level “%1”</source>
        <translation>Mission des Levels „%1“ entfernen</translation>
    </message>
    <message>
        <source>Change the purposes of rooms</source>
        <translation>Die Bestimmungen der Räume ändern</translation>
    </message>
    <message>
        <source>Change the blueprints of set pieces</source>
        <translation>Die Baupläne der Schaustücke ändern</translation>
    </message>
    <message>
        <source>Resize map to %1 x %2</source>
        <translation>Größe der Karte auf %1 x %2 ändern</translation>
    </message>
    <message>
        <source>Crop to selection</source>
        <translation>Auf Auswahl zuschneiden</translation>
    </message>
    <message>
        <source>Trim to content</source>
        <translation>Auf Inhalt zuschneiden</translation>
    </message>
    <message numerus="yes">
        <source>Set %1 of %n thing(s)</source>
        <translation>
            <numerusform>%1 von %n Objekt ändern</numerusform>
            <numerusform>%1 von %n Objekten ändern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n thing(s)</source>
        <translation>
            <numerusform>%n Objekt löschen</numerusform>
            <numerusform>%n Objekte löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n thing(s)</source>
        <translation>
            <numerusform>%n Objekt duplizieren</numerusform>
            <numerusform>%n Objekte duplizieren</numerusform>
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
            <numerusform>%n Objekt nicht mehr fixieren</numerusform>
            <numerusform>%n Objekte nicht mehr fixieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 → %3 cell(s)</source>
        <translation>
            <numerusform>%1 %2 → %3 Zelle</numerusform>
            <numerusform>%1 %2 → %3 Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 → %3 step(s)</source>
        <translation>
            <numerusform>%1 %2 → %3 Schritt</numerusform>
            <numerusform>%1 %2 → %3 Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 → %3 ×</source>
        <translation>%1 %2 → %3 ×</translation>
    </message>
    <message>
        <source>%1 %2 → %3 %</source>
        <translation>%1 %2 → %3 %</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: on</source>
        <translation>%1: an</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1: aus</translation>
    </message>
    <message>
        <source>Replace by %1</source>
        <translation>Durch %1 ersetzen</translation>
    </message>
    <message>
        <source>Switch on %1</source>
        <translation>%1 einschalten</translation>
    </message>
    <message>
        <source>Switch off %1</source>
        <translation>%1 ausschalten</translation>
    </message>
    <message>
        <source>New random seed for %1</source>
        <translation>Neuer Zufalls-Seed für %1</translation>
    </message>
    <message>
        <source>Change parameters</source>
        <translation>Parameter ändern</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Change the order of stages</source>
        <translation>Reihenfolge der Stufen ändern</translation>
    </message>
    <message>
        <source>Size %1 → %2</source>
        <translation>Größe %1 → %2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>Note about a variation</source>
        <translation>Notiz zu einer Variante</translation>
    </message>
    <message>
        <source>Star a variation</source>
        <translation>Einer Variante einen Stern geben</translation>
    </message>
    <message>
        <source>Remove a star</source>
        <translation>Einen Stern entfernen</translation>
    </message>
    <message>
        <source>Choose the skin of the recipe</source>
        <translation>Skin des Rezepts wählen</translation>
    </message>
    <message>
        <source>Choose skin “%1”</source>
        <translation>Skin „%1“ wählen</translation>
    </message>
</context>
<context>
    <name>survey</name>
    <message>
        <source>%1 is a survey of another recipe, size or measures than the files before it.</source>
        <translation>%1 ist eine Erhebung mit anderem Rezept, anderer Größe oder anderen Kennzahlen als die Dateien davor.</translation>
    </message>
    <message>
        <source>%1 has other values for seed %2 than the files before it.</source>
        <translation>%1 hat für Seed %2 andere Werte als die Dateien davor.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no survey.</source>
        <translation>%1 ist beschädigt oder keine Erhebung.</translation>
    </message>
    <message>
        <source>%1 is no survey of this version of Delvewright.</source>
        <translation>%1 ist keine Erhebung dieser Version von Delvewright.</translation>
    </message>
    <message>
        <source>%1 holds a survey of another recipe or of other parameters. Name another file.</source>
        <translation>%1 enthält eine Erhebung mit anderem Rezept oder anderen Parametern. Nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 holds a survey of maps of another size. Name another file.</source>
        <translation>%1 enthält eine Erhebung von Karten anderer Größe. Nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 holds a survey of other measures. Name another file.</source>
        <translation>%1 enthält eine Erhebung anderer Kennzahlen. Nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 is in use by another program. Try again when that has ended.</source>
        <translation>Ein anderes Programm verwendet gerade %1. Versuchen Sie es noch einmal, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2. Check its name, its folder and its permissions.</source>
        <translation>%1 kann nicht verwendet werden: %2. Prüfen Sie Name, Ordner und Rechte.</translation>
    </message>
    <message>
        <source>%1: the disk is full. What was measured before is kept; make room, and run the same survey again.</source>
        <translation>%1: Der Datenträger ist voll. Was vorher gemessen wurde, bleibt erhalten; schaffen Sie Platz und starten Sie dieselbe Erhebung noch einmal.</translation>
    </message>
    <message>
        <source>%1 holds a survey by other rules of play. Name another file.</source>
        <translation>%1 enthält eine Erhebung mit anderen Spielregeln. Nennen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 has other values for seed %2. Name another file.</source>
        <translation>%1 hat andere Werte für Seed %2. Nennen Sie eine andere Datei.</translation>
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
        <source>It never saw you coming.</source>
        <translation>Er hat Sie nicht kommen sehen.</translation>
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
        <translation>Die Keule trifft Sie an der Schulter.</translation>
    </message>
    <message>
        <source>hermit</source>
        <translation>Einsiedler</translation>
    </message>
    <message>
        <source>well</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>shrine</source>
        <translation>Schrein</translation>
    </message>
    <message>
        <source>sleeper</source>
        <translation>Schläfer</translation>
    </message>
    <message>
        <source>mushrooms</source>
        <translation>Pilze</translation>
    </message>
    <message>
        <source>robbers</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>wolves</source>
        <translation>Wölfe</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>toll-keeper</source>
        <translation>Wegzöllner</translation>
    </message>
    <message>
        <source>guard room</source>
        <translation>Wachstube</translation>
    </message>
    <message>
        <source>Nobody gets past here unseen.</source>
        <translation>Ungesehen kommt hier niemand vorbei.</translation>
    </message>
    <message>
        <source>kitchen</source>
        <translation>Küche</translation>
    </message>
    <message>
        <source>It smells of cold ashes and onions.</source>
        <translation>Es riecht nach kalter Asche und Zwiebeln.</translation>
    </message>
    <message>
        <source>dormitory</source>
        <translation>Schlafsaal</translation>
    </message>
    <message>
        <source>Beds in rows, none of them made.</source>
        <translation>Betten in Reihen, keines davon gemacht.</translation>
    </message>
    <message>
        <source>storeroom</source>
        <translation>Vorratskammer</translation>
    </message>
    <message>
        <source>Crates up to the ceiling, most of them empty.</source>
        <translation>Kisten bis unter die Decke, die meisten leer.</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Tools hang here in order of their size.</source>
        <translation>Hier hängt Werkzeug, der Größe nach geordnet.</translation>
    </message>
    <message>
        <source>armoury</source>
        <translation>Rüstkammer</translation>
    </message>
    <message>
        <source>Racks for a hundred spears, and dust on all of them.</source>
        <translation>Ständer für hundert Speere, und auf allen liegt Staub.</translation>
    </message>
    <message>
        <source>library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>The shelves stand closer than a shoulder is wide.</source>
        <translation>Die Regale stehen enger, als eine Schulter breit ist.</translation>
    </message>
    <message>
        <source>crypt</source>
        <translation>Gruft</translation>
    </message>
    <message>
        <source>Who rests here was somebody once.</source>
        <translation>Wer hier ruht, war einmal jemand.</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>Kerker</translation>
    </message>
    <message>
        <source>The bars are the only thing here that is well kept.</source>
        <translation>Nur die Gitter sind hier gut gepflegt.</translation>
    </message>
    <message>
        <source>Somebody still brings flowers.</source>
        <translation>Jemand bringt noch immer Blumen.</translation>
    </message>
    <message>
        <source>den</source>
        <translation>Bau</translation>
    </message>
    <message>
        <source>Bones, fur, and a bed of dry leaves.</source>
        <translation>Knochen, Fell und ein Lager aus trockenem Laub.</translation>
    </message>
    <message>
        <source>cistern</source>
        <translation>Zisterne</translation>
    </message>
    <message>
        <source>Water drips from somewhere high above.</source>
        <translation>Von irgendwo hoch oben tropft Wasser.</translation>
    </message>
    <message>
        <source>great hall</source>
        <translation>Großer Saal</translation>
    </message>
    <message>
        <source>A hundred people could dine here.</source>
        <translation>Hundert Leute könnten hier tafeln.</translation>
    </message>
    <message>
        <source>treasury</source>
        <translation>Schatzkammer</translation>
    </message>
    <message>
        <source>Not all of it has been carried away.</source>
        <translation>Nicht alles ist fortgetragen worden.</translation>
    </message>
    <message>
        <source>throne room</source>
        <translation>Thronsaal</translation>
    </message>
    <message>
        <source>The throne is empty, and warm.</source>
        <translation>Der Thron ist leer, und warm.</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Light falls through a crack, and something grows.</source>
        <translation>Licht fällt durch einen Spalt, und etwas wächst.</translation>
    </message>
    <message>
        <source>rotunda</source>
        <translation>Rotunde</translation>
    </message>
    <message>
        <source>Whispers come back from the dome.</source>
        <translation>Geflüster kommt von der Kuppel zurück.</translation>
    </message>
    <message>
        <source>guarded treasury</source>
        <translation>bewachte Schatzkammer</translation>
    </message>
    <message>
        <source>Whoever heaped this up has somebody watch over it.</source>
        <translation>Wer das hier angehäuft hat, lässt es bewachen.</translation>
    </message>
    <message>
        <source>drop pit</source>
        <translation>Fallgrube</translation>
    </message>
    <message>
        <source>What opens the strongroom has fallen down there.</source>
        <translation>Was den Tresorraum öffnet, ist dort hinuntergefallen.</translation>
    </message>
    <message>
        <source>hidden causeway</source>
        <translation>verborgener Steg</translation>
    </message>
    <message>
        <source>One rock in the lake is none.</source>
        <translation>Ein Felsen im See ist keiner.</translation>
    </message>
    <message>
        <source>crypt of three</source>
        <translation>Dreiergruft</translation>
    </message>
    <message>
        <source>Three tombs, and only one of them will open.</source>
        <translation>Drei Gräber, und nur eines davon lässt sich öffnen.</translation>
    </message>
    <message>
        <source>three tombs</source>
        <translation>drei Gräber</translation>
    </message>
    <message>
        <source>Three tombs. As you lean on one of the lids, you hear the other two lock.</source>
        <translation>Drei Gräber. Als Sie sich an einen der Deckel lehnen, hören Sie die beiden anderen einrasten.</translation>
    </message>
    <message>
        <source>Open the king&apos;s</source>
        <translation>Das des Königs öffnen</translation>
    </message>
    <message>
        <source>He was buried with his treasure.</source>
        <translation>Er wurde mit seinem Schatz begraben.</translation>
    </message>
    <message>
        <source>Open the healer&apos;s</source>
        <translation>Das der Heilerin öffnen</translation>
    </message>
    <message>
        <source>The flask in her hand still smells of herbs.</source>
        <translation>Die Flasche in ihrer Hand riecht noch nach Kräutern.</translation>
    </message>
    <message>
        <source>Open the pilgrim&apos;s</source>
        <translation>Das des Pilgers öffnen</translation>
    </message>
    <message>
        <source>He packed for a long journey.</source>
        <translation>Er hatte für eine lange Reise gepackt.</translation>
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
        <translation>Ort</translation>
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
        <translation>Boss</translation>
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
        <translation>Anderer Ort</translation>
    </message>
    <message>
        <source>Which encounter</source>
        <translation>Welche Begegnung</translation>
    </message>
</context>
<context>
    <name>things</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>leads nowhere</source>
        <translation>führt nirgendwohin</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>nach %1</translation>
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
        <source>Desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Marsh</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Schnee</translation>
    </message>
    <message>
        <source>Bare rock</source>
        <translation>Felsboden</translation>
    </message>
    <message>
        <source>Heath</source>
        <translation>Heide</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>Shallows</source>
        <translation>Seichtes Wasser</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Rubble</source>
        <translation>Geröll</translation>
    </message>
    <message>
        <source>Chasm</source>
        <translation>Abgrund</translation>
    </message>
    <message>
        <source>Lava</source>
        <translation>Lava</translation>
    </message>
    <message>
        <source>Pillar</source>
        <translation>Säule</translation>
    </message>
    <message>
        <source>Grate</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Ledge north</source>
        <translation>Absatz nach Norden</translation>
    </message>
    <message>
        <source>Ledge east</source>
        <translation>Absatz nach Osten</translation>
    </message>
    <message>
        <source>Ledge south</source>
        <translation>Absatz nach Süden</translation>
    </message>
    <message>
        <source>Ledge west</source>
        <translation>Absatz nach Westen</translation>
    </message>
    <message>
        <source>Secret door</source>
        <translation>Geheimtür</translation>
    </message>
    <message>
        <source>Rug</source>
        <translation>Teppich</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Moos</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Mushrooms</source>
        <translation>Pilze</translation>
    </message>
    <message>
        <source>Cobweb</source>
        <translation>Spinnwebe</translation>
    </message>
    <message>
        <source>Puddle</source>
        <translation>Pfütze</translation>
    </message>
    <message>
        <source>Flower bed</source>
        <translation>Blumenbeet</translation>
    </message>
    <message>
        <source>Hay</source>
        <translation>Heu</translation>
    </message>
    <message>
        <source>Bush</source>
        <translation>Busch</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Statue</source>
        <translation>Statue</translation>
    </message>
    <message>
        <source>Grave</source>
        <translation>Grab</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>Stuhl</translation>
    </message>
    <message>
        <source>Bed</source>
        <translation>Bett</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Barrel</source>
        <translation>Fass</translation>
    </message>
    <message>
        <source>Crate</source>
        <translation>Kiste</translation>
    </message>
    <message>
        <source>Cauldron</source>
        <translation>Kessel</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Banner</translation>
    </message>
</context>
<context>
    <name>tiled</name>
    <message>
        <source>A chunk of a layer lies at %1, %2 with %3 x %4 cells; that is too far, or too large.</source>
        <translation>Ein Teil einer Ebene liegt bei %1, %2 mit %3 x %4 Zellen; das ist zu weit entfernt oder zu groß.</translation>
    </message>
    <message>
        <source>The map has no tile layer “%1”. Expected one of: %2.</source>
        <translation>Die Karte hat keine Kachelebene „%1“. Erwartet wird eine von: %2.</translation>
    </message>
    <message>
        <source>The map has no tile layer with tiles. Paint one in Tiled.</source>
        <translation>Die Karte hat keine Kachelebene mit Kacheln. Malen Sie in Tiled eine.</translation>
    </message>
    <message numerus="yes">
        <source>What %n tile(s) are was guessed by how the map uses them: %1. Correct them in the Palette, or with --map FILE.</source>
        <translation>
            <numerusform>Was %n Kachel ist, wurde aus ihrer Verwendung geschlossen: %1. Korrigieren Sie das in der Palette oder mit --map DATEI.</numerusform>
            <numerusform>Was %n Kacheln sind, wurde aus ihrer Verwendung geschlossen: %1. Korrigieren Sie das in der Palette oder mit --map DATEI.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are larger than a cell of the map, and are drawn smaller here.</source>
        <translation>
            <numerusform>%n Kachel ist größer als eine Zelle der Karte und wird hier kleiner gezeichnet.</numerusform>
            <numerusform>%n Kacheln sind größer als eine Zelle der Karte und werden hier kleiner gezeichnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have a tile that no tileset of the map has. They are empty now.</source>
        <translation>
            <numerusform>%n Zelle hat eine Kachel, die in keinem Tileset der Karte vorkommt. Sie ist jetzt leer.</numerusform>
            <numerusform>%n Zellen haben Kacheln, die in keinem Tileset der Karte vorkommen. Sie sind jetzt leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of tilesets are not kept in the map: they take more than 64 MB. Keep their files.</source>
        <translation>
            <numerusform>%n Bild von Tilesets wird nicht in der Karte aufbewahrt: Zusammen sind sie größer als 64 MB. Behalten Sie seine Datei.</numerusform>
            <numerusform>%n Bilder von Tilesets werden nicht in der Karte aufbewahrt: Zusammen sind sie größer als 64 MB. Behalten Sie ihre Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsupported encoding “%1” of a layer. Save the map with CSV or base64.</source>
        <translation>Die Kodierung „%1“ einer Ebene wird nicht unterstützt. Speichern Sie die Karte mit CSV oder base64.</translation>
    </message>
    <message>
        <source>Unsupported compression “%1” of a layer. Save the map with zlib, gzip or zstd.</source>
        <translation>Die Kompression „%1“ einer Ebene wird nicht unterstützt. Speichern Sie die Karte mit zlib, gzip oder zstd.</translation>
    </message>
    <message>
        <source>Layer “%1” has more than the %2 cells of its width and height.</source>
        <translation>Die Ebene „%1“ hat mehr als die %2 Zellen ihrer Breite und Höhe.</translation>
    </message>
    <message>
        <source>Layer “%1” has %2 cells; expected %3, its width times its height.</source>
        <translation>Die Ebene „%1“ hat %2 Zellen; erwartet werden %3, Breite mal Höhe.</translation>
    </message>
    <message>
        <source>The data of layer “%1” are damaged. Save the map again in Tiled.</source>
        <translation>Die Daten der Ebene „%1“ sind beschädigt. Speichern Sie die Karte in Tiled noch einmal.</translation>
    </message>
    <message>
        <source>This map is hexagonal. Only orthogonal maps can be read.</source>
        <translation>Diese Karte ist hexagonal. Nur orthogonale Karten können gelesen werden.</translation>
    </message>
    <message>
        <source>This map is isometric. Only orthogonal maps can be read.</source>
        <translation>Diese Karte ist isometrisch. Nur orthogonale Karten können gelesen werden.</translation>
    </message>
    <message>
        <source>This map is isometric and staggered. Only orthogonal maps can be read.</source>
        <translation>Diese Karte ist isometrisch und versetzt. Nur orthogonale Karten können gelesen werden.</translation>
    </message>
    <message>
        <source>This map is oblique. Only orthogonal maps can be read.</source>
        <translation>Diese Karte ist schräg. Nur orthogonale Karten können gelesen werden.</translation>
    </message>
    <message>
        <source>Unknown orientation “%1”. Only orthogonal maps can be read.</source>
        <translation>Unbekannte Ausrichtung „%1“. Nur orthogonale Karten können gelesen werden.</translation>
    </message>
    <message>
        <source>Expected tiles of 1 to %1 pixels, found %2 x %3.</source>
        <translation>Erwartet werden Kacheln von 1 bis %1 Pixeln, gefunden: %2 x %3.</translation>
    </message>
    <message>
        <source>Layer “%1” has %2 x %3 cells; expected 1 to %4 on each side.</source>
        <translation>Die Ebene „%1“ hat %2 x %3 Zellen; erwartet werden 1 bis %4 auf jeder Seite.</translation>
    </message>
    <message>
        <source>Tileset “%1” has tiles of %2 x %3 pixels; expected 1 to %4.</source>
        <translation>Das Tileset „%1“ hat Kacheln von %2 x %3 Pixeln; erwartet werden 1 bis %4.</translation>
    </message>
    <message>
        <source>%1: not loaded.</source>
        <translation>%1: nicht geladen.</translation>
    </message>
    <message>
        <source>%1: not a tileset. Expected a file that ends in .tsx or .tsj.</source>
        <translation>%1: kein Tileset. Erwartet wird eine Datei, die auf .tsx oder .tsj endet.</translation>
    </message>
    <message>
        <source>%1: not a template. Expected a file that ends in .tx or .tj.</source>
        <translation>%1: keine Vorlage. Erwartet wird eine Datei, die auf .tx oder .tj endet.</translation>
    </message>
    <message>
        <source>%1: not loaded, because the map names more than %2 templates.</source>
        <translation>%1: nicht geladen, weil die Karte mehr als %2 Vorlagen nennt.</translation>
    </message>
    <message>
        <source>A template is missing, and its objects lack what it says. %1</source>
        <translation>Eine Vorlage fehlt, und ihren Tiled-Objekten fehlt, was sie sagt. %1</translation>
    </message>
    <message>
        <source>Some portals lead to a level or a cell that is not in this file. They lead nowhere now.</source>
        <translation>Manche Portale führen zu einem Level oder einer Zelle, die es in dieser Datei nicht gibt. Sie führen jetzt nirgendwohin.</translation>
    </message>
    <message>
        <source>The map is too large: %1 x %2 cells; at most %3 x %3.</source>
        <translation>Die Karte ist zu groß: %1 x %2 Zellen; höchstens %3 x %3.</translation>
    </message>
    <message>
        <source>A map of %1 x %2 cells may not have %3 layers. Merge some of them.</source>
        <translation>Eine Karte von %1 x %2 Zellen darf nicht %3 Ebenen haben. Fassen Sie einige zusammen.</translation>
    </message>
    <message>
        <source>The property “%1” of the map is damaged. What it says beside the tiles and the objects is lost.</source>
        <translation>Die Eigenschaft „%1“ der Karte ist beschädigt. Was sie außer Kacheln und Objekten sagt, ist verloren.</translation>
    </message>
    <message>
        <source>The map uses more than %1 distinct tiles, counting those that are flipped. Split the map.</source>
        <translation>Die Karte verwendet mehr als %1 verschiedene Kacheln, gespiegelte mitgezählt. Teilen Sie die Karte auf.</translation>
    </message>
    <message>
        <source>Layer “%1” became the tiles of the level, and the others decoration. To choose another layer, add --option ground=NAME.</source>
        <translation>Die Ebene „%1“ wurde zu den Kacheln des Levels, die anderen wurden Zierebenen. Eine andere Ebene wählt --option ground=NAME.</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) are of no kind that a level knows. They are kept for writing the map back, and not shown.</source>
        <translation>
            <numerusform>%n Tiled-Objekt ist von keiner Art, die ein Level kennt. Es bleibt für das Zurückschreiben der Karte erhalten und wird nicht gezeigt.</numerusform>
            <numerusform>%n Tiled-Objekte sind von keiner Art, die ein Level kennt. Sie bleiben für das Zurückschreiben der Karte erhalten und werden nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) lie outside the map. They are kept for writing the map back, and not shown.</source>
        <translation>
            <numerusform>%n Tiled-Objekt liegt außerhalb der Karte. Es bleibt für das Zurückschreiben der Karte erhalten und wird nicht gezeigt.</numerusform>
            <numerusform>%n Tiled-Objekte liegen außerhalb der Karte. Sie bleiben für das Zurückschreiben der Karte erhalten und werden nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image layer(s) are kept for writing the map back, and not shown.</source>
        <translation>
            <numerusform>%n Bildebene bleibt für das Zurückschreiben der Karte erhalten und wird nicht gezeigt.</numerusform>
            <numerusform>%n Bildebenen bleiben für das Zurückschreiben der Karte erhalten und werden nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) have an offset, a tint or a parallax factor, which are kept for writing the map back, and not shown.</source>
        <translation>
            <numerusform>%n Ebene hat einen Versatz, eine Färbung oder einen Parallaxenfaktor. Das bleibt für das Zurückschreiben der Karte erhalten und wird nicht gezeigt.</numerusform>
            <numerusform>%n Ebenen haben einen Versatz, eine Färbung oder einen Parallaxenfaktor. Das bleibt für das Zurückschreiben der Karte erhalten und wird nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animated tile(s) show their own picture. Their animations are kept for writing the map back.</source>
        <translation>
            <numerusform>%n animierte Kachel zeigt ihr eigenes Bild. Ihre Animation bleibt für das Zurückschreiben der Karte erhalten.</numerusform>
            <numerusform>%n animierte Kacheln zeigen ihr eigenes Bild. Ihre Animationen bleiben für das Zurückschreiben der Karte erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map has more than 1,000 layers. Merge some of them.</source>
        <translation>Die Karte hat mehr als 1.000 Ebenen. Fassen Sie einige zusammen.</translation>
    </message>
    <message>
        <source>The map has more than 1,000 tilesets. Remove those that it does not use.</source>
        <translation>Die Karte hat mehr als 1.000 Tilesets. Entfernen Sie unbenutzte.</translation>
    </message>
    <message>
        <source>The layers of the map have more than %1 x %1 cells in all. Split the map.</source>
        <translation>Die Ebenen der Karte haben zusammen mehr als %1 x %1 Zellen. Teilen Sie die Karte auf.</translation>
    </message>
    <message>
        <source>The objects and properties of the map take more than 256 MB. Split the map.</source>
        <translation>Die Objekte und Eigenschaften der Karte brauchen mehr als 256 MB. Teilen Sie die Karte auf.</translation>
    </message>
    <message>
        <source>Groups and properties may be nested at most %1 deep.</source>
        <translation>Gruppen und Eigenschaften dürfen höchstens %1 tief verschachtelt sein.</translation>
    </message>
    <message>
        <source>Tileset “%1”: its picture is missing, and its tiles are drawn in plain colours. %2</source>
        <translation>Tileset „%1“: Sein Bild fehlt, und seine Kacheln werden einfarbig gezeichnet. %2</translation>
    </message>
    <message>
        <source>A template names another template, “%1”. Remove that.</source>
        <translation>Eine Vorlage nennt eine weitere Vorlage, „%1“. Entfernen Sie das.</translation>
    </message>
    <message>
        <source>Expected a number, found %1.</source>
        <translation>Erwartet wird eine Zahl, gefunden: %1.</translation>
    </message>
    <message>
        <source>Unexpected value “%2” of “%1”. Save the file again in Tiled.</source>
        <translation>Unerwarteter Wert „%2“ von „%1“. Speichern Sie die Datei in Tiled noch einmal.</translation>
    </message>
    <message>
        <source>Expected an object in curly brackets, found %1.</source>
        <translation>Erwartet wird ein JSON-Objekt in geschweiften Klammern, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected a number of a tile, found %1.</source>
        <translation>Erwartet wird die Nummer einer Kachel, gefunden: %1.</translation>
    </message>
    <message>
        <source>Unknown type of layer: %1.</source>
        <translation>Unbekannte Art von Ebene: %1.</translation>
    </message>
    <message>
        <source>The template has no object.</source>
        <translation>Die Vorlage hat kein Objekt.</translation>
    </message>
    <message>
        <source>Expected eight colours of a terrain, found %1.</source>
        <translation>Erwartet werden acht Farben eines Geländes, gefunden: %1.</translation>
    </message>
    <message>
        <source>Syntax error: expected XML in UTF-8.</source>
        <translation>Syntaxfehler: Erwartet wird XML in UTF-8.</translation>
    </message>
    <message>
        <source>Expected the element “%1”, found “%2”.</source>
        <translation>Erwartet wird das Element „%1“, gefunden: „%2“.</translation>
    </message>
    <message>
        <source>The text is truncated.</source>
        <translation>Der Text ist abgeschnitten.</translation>
    </message>
    <message>
        <source>The file is empty. Choose another file.</source>
        <translation>Die Datei ist leer. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>Unsupported encoding “%1”. Save the file as UTF-8.</source>
        <translation>Die Kodierung „%1“ wird nicht unterstützt. Speichern Sie die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>Declarations of entities (DOCTYPE) are not read. Remove them.</source>
        <translation>Deklarationen von Entitäten (DOCTYPE) werden nicht gelesen. Entfernen Sie sie.</translation>
    </message>
    <message>
        <source>Expected a tag of less than 16 MB.</source>
        <translation>Erwartet wird ein Tag von weniger als 16 MB.</translation>
    </message>
    <message>
        <source>Elements may be nested at most %1 deep.</source>
        <translation>Elemente dürfen höchstens %1 tief verschachtelt sein.</translation>
    </message>
    <message>
        <source>Expected the end of “%1”, found that of “%2”.</source>
        <translation>Erwartet wird das Ende von „%1“, gefunden: das von „%2“.</translation>
    </message>
    <message>
        <source>Duplicate attribute “%1”, or too many of them.</source>
        <translation>Doppeltes Attribut „%1“, oder zu viele Attribute.</translation>
    </message>
    <message>
        <source>Unknown entity “&amp;%1;”. Expected &amp;amp;, &amp;lt;, &amp;gt;, &amp;quot;, &amp;apos; or a number.</source>
        <translation>Unbekannte Entität „&amp;%1;“. Erwartet wird &amp;amp;, &amp;lt;, &amp;gt;, &amp;quot;, &amp;apos; oder eine Nummer.</translation>
    </message>
    <message>
        <source>Tileset “%1” has %3 as “%2”; expected %4 to %5. Correct it in Tiled.</source>
        <translation>Das Tileset „%1“ hat %3 als „%2“; erwartet wird %4 bis %5. Korrigieren Sie das in Tiled.</translation>
    </message>
    <message>
        <source>Tileset “%1” has a name of more than %2 bytes. Shorten it in Tiled.</source>
        <translation>Das Tileset „%1“ hat einen Namen von mehr als %2 Bytes. Kürzen Sie ihn in Tiled.</translation>
    </message>
    <message>
        <source>%1: not loaded, because tilesets and templates name one another in a circle, or more than %2 deep. Remove that in Tiled.</source>
        <translation>%1: nicht geladen, weil Tilesets und Vorlagen einander im Kreis nennen oder mehr als %2 tief. Entfernen Sie das in Tiled.</translation>
    </message>
    <message>
        <source>Rooms, halls or links were added or removed in Tiled. Their layers only show what the level has, and are not read.</source>
        <translation>Räume, Gänge oder Verbindungen wurden in Tiled hinzugefügt oder entfernt. Ihre Ebenen zeigen nur, was das Level hat, und werden nicht gelesen.</translation>
    </message>
    <message>
        <source>These properties of the map were changed in Tiled. They only say what the map is, and are not read: %1.</source>
        <translation>Diese Eigenschaften der Karte wurden in Tiled geändert. Sie sagen nur, was die Karte ist, und werden nicht gelesen: %1.</translation>
    </message>
    <message>
        <source>The parts of pictures that the tiles show lie over one another. Some tiles are drawn in plain colours.</source>
        <translation>Die Teile der Bilder, die die Kacheln zeigen, liegen übereinander. Einige Kacheln werden in einfachen Farben gezeichnet.</translation>
    </message>
</context>
<context>
    <name>tileset</name>
    <message>
        <source>The picture is too large: %1 x %2 pixels; at most %3 on each side.</source>
        <translation>Das Bild ist zu groß: %1 x %2 Pixel; höchstens %3 auf jeder Seite.</translation>
    </message>
    <message>
        <source>The picture is too large: %1 x %2 pixels; at most %3 million.</source>
        <translation>Das Bild ist zu groß: %1 x %2 Pixel; höchstens %3 Millionen.</translation>
    </message>
    <message>
        <source>Unknown member “%1”. Expected ground, tiles or things.</source>
        <translation>Unbekannter Eintrag „%1“. Erwartet wird ground, tiles oder things.</translation>
    </message>
    <message>
        <source>Expected a built-in tile such as wall, found %1.</source>
        <translation>Erwartet wird eine eingebaute Kachel wie wall, gefunden: %1.</translation>
    </message>
    <message>
        <source>Expected a kind of thing such as flower, or none, found %1.</source>
        <translation>Erwartet wird eine Art von Objekt wie flower oder none, gefunden: %1.</translation>
    </message>
</context>
<context>
    <name>tool</name>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Paints the chosen tile. Shift draws a straight line from the end of the last stroke; right-click picks the tile under the mouse.</source>
        <translation>Malt die gewählte Kachel. Umschalt zieht eine gerade Linie vom Ende des letzten Strichs; ein Rechtsklick nimmt die Kachel unter der Maus auf.</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Clears cells and deletes the things on them; if a layer is chosen, it clears that layer only. Shift erases a straight line from the end of the last stroke.</source>
        <translation>Leert Zellen und löscht die Objekte darauf; ist eine Ebene gewählt, leert der Radierer nur diese. Umschalt radiert eine gerade Linie vom Ende des letzten Strichs.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Fills connected cells of the same tile; Shift fills every cell of that tile. A selection limits the fill.</source>
        <translation>Füllt zusammenhängende Zellen derselben Kachel; Umschalt füllt jede Zelle dieser Kachel. Eine Auswahl begrenzt die Füllung.</translation>
    </message>
    <message>
        <source>Dig a hall</source>
        <translation>Gang graben</translation>
    </message>
    <message>
        <source>A hall must start and end inside the map, at least one cell from its edge.</source>
        <translation>Ein Gang muss innerhalb der Karte beginnen und enden, mindestens eine Zelle vom Rand.</translation>
    </message>
    <message>
        <source>Drag to another room to dig a hall there.</source>
        <translation>Ziehen Sie zu einem anderen Raum, um einen Gang dorthin zu graben.</translation>
    </message>
    <message>
        <source>No hall can reach this cell.</source>
        <translation>Kein Gang kann diese Zelle erreichen.</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Drag from one room to another to dig a hall between them. It goes around the walls of rooms and follows existing halls.</source>
        <translation>Ziehen Sie von einem Raum zu einem anderen, um einen Gang zu graben. Er führt um die Wände von Räumen herum und folgt vorhandenen Gängen.</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Selects the cells inside a freehand outline. Shift, Ctrl and Alt work as for a rectangle.</source>
        <translation>Wählt die Zellen innerhalb einer Freihandlinie aus. Umschalt, Strg und Alt wirken wie beim Rechteck.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>No path to this cell</source>
        <translation>Kein Weg zu dieser Zelle</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Drag from one cell to another to count the steps of the shortest path.</source>
        <translation>Ziehen Sie von einer Zelle zu einer anderen, um die Schritte des kürzesten Weges zu zählen.</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Picks the tile and the kind of thing under the mouse. In painting tools, right-click does the same.</source>
        <translation>Nimmt die Kachel und die Art des Objekts unter der Maus auf. In Malwerkzeugen bewirkt ein Rechtsklick dasselbe.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixieren</translation>
    </message>
    <message>
        <source>Pins cells, rooms or things, so that regeneration leaves them unchanged. Alt or Ctrl unpins.</source>
        <translation>Fixiert Zellen, Räume oder Objekte, sodass sie beim Neuerzeugen unverändert bleiben. Alt oder Strg löst die Fixierung.</translation>
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
        <source>Drag to build a room with its walls; Shift makes it square, Alt draws it from the centre. Drag a room to move it or a wall to resize it, and its halls follow; Ctrl builds a new room instead.</source>
        <translation>Ziehen Sie, um einen Raum mit Wänden zu bauen; Umschalt macht ihn quadratisch, Alt zeichnet aus der Mitte. Ziehen Sie einen Raum, um ihn zu verschieben, oder eine Wand, um seine Größe zu ändern, und seine Gänge folgen; Strg baut stattdessen einen neuen Raum.</translation>
    </message>
    <message>
        <source>Only rectangular rooms can be resized; this room can only be moved.</source>
        <translation>Nur rechteckige Räume lassen sich in der Größe ändern; dieser Raum lässt sich nur verschieben.</translation>
    </message>
    <message>
        <source>A thing would end up outside the room; move it first.</source>
        <translation>Ein Objekt läge dann außerhalb des Raums; verschieben Sie es zuerst.</translation>
    </message>
    <message>
        <source>A hall of this room would have no path; nothing was changed.</source>
        <translation>Ein Gang dieses Raums hätte keinen Weg; nichts wurde geändert.</translation>
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
        <source>Another room is here; rooms cannot overlap.</source>
        <translation>Hier ist ein anderer Raum; Räume dürfen sich nicht überschneiden.</translation>
    </message>
    <message>
        <source>%1 x %2 cells</source>
        <translation>%1 x %2 Zellen</translation>
    </message>
    <message>
        <source>Select rectangle</source>
        <translation>Rechteck auswählen</translation>
    </message>
    <message>
        <source>Selects cells: Shift adds, Ctrl subtracts, both together intersect. Drag the selection to move it; Alt copies it.</source>
        <translation>Wählt Zellen aus: Umschalt fügt hinzu, Strg zieht ab, beide zusammen bilden die Schnittmenge. Ziehen Sie die Auswahl, um sie zu verschieben; Alt kopiert sie.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Draws a rectangle, an ellipse or a line; Shift+P switches between them. Shift makes a square, a circle or a line in one of eight directions; Alt draws from the centre.</source>
        <translation>Zeichnet ein Rechteck, eine Ellipse oder eine Linie; Umschalt+P wechselt zwischen ihnen. Umschalt ergibt ein Quadrat, einen Kreis oder eine Linie in einer von acht Richtungen; Alt zeichnet aus der Mitte.</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Things must be on the map; choose a cell inside it.</source>
        <translation>Objekte müssen auf der Karte stehen; wählen Sie eine Zelle auf ihr.</translation>
    </message>
    <message>
        <source>Another thing is here; move or erase it first.</source>
        <translation>Hier ist ein anderes Objekt; verschieben oder löschen Sie es zuerst.</translation>
    </message>
    <message>
        <source>Things cannot stand on void; paint floor here first.</source>
        <translation>Objekte können nicht in der Leere stehen; malen Sie hier zuerst Boden.</translation>
    </message>
    <message>
        <source>Magic wand</source>
        <translation>Zauberstab</translation>
    </message>
    <message>
        <source>Selects connected cells of the same tile. Shift adds, Ctrl subtracts, both together intersect.</source>
        <translation>Wählt zusammenhängende Zellen derselben Kachel aus. Umschalt fügt hinzu, Strg zieht ab, beide zusammen bilden die Schnittmenge.</translation>
    </message>
    <message>
        <source>Select same tile</source>
        <translation>Gleiche Kachel auswählen</translation>
    </message>
    <message>
        <source>Selects every cell with the tile under the mouse. Shift adds, Ctrl subtracts, both together intersect.</source>
        <translation>Wählt jede Zelle mit der Kachel unter der Maus aus. Umschalt fügt hinzu, Strg zieht ab, beide zusammen bilden die Schnittmenge.</translation>
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
        <source>This thing needs a walkable cell; choose another one.</source>
        <translation>Dieses Objekt braucht eine begehbare Zelle; wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>A lock needs a door; paint a door here first.</source>
        <translation>Ein Schloss braucht eine Tür; malen Sie hier zuerst eine Tür.</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle radieren</numerusform>
            <numerusform>%n Zellen radieren</numerusform>
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
            <numerusform>%n Raum nicht mehr fixieren</numerusform>
            <numerusform>%n Räume nicht mehr fixieren</numerusform>
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
            <numerusform>%n Objekt nicht mehr fixieren</numerusform>
            <numerusform>%n Objekte nicht mehr fixieren</numerusform>
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
            <numerusform>%n Zelle nicht mehr fixieren</numerusform>
            <numerusform>%n Zellen nicht mehr fixieren</numerusform>
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
        <source>Deselect</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message numerus="yes">
        <source>Select %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle auswählen</numerusform>
            <numerusform>%n Zellen auswählen</numerusform>
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
    <message numerus="yes">
        <source>Replace %n cell(s)</source>
        <translation>
            <numerusform>%n Zelle ersetzen</numerusform>
            <numerusform>%n Zellen ersetzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %1 (%n cell(s))</source>
        <translation>
            <numerusform>%1 malen (%n Zelle)</numerusform>
            <numerusform>%1 malen (%n Zellen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s) with %1</source>
        <translation>
            <numerusform>%n Zelle mit %1 füllen</numerusform>
            <numerusform>%n Zellen mit %1 füllen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %1 (%n cell(s))</source>
        <translation>
            <numerusform>%1 zeichnen (%n Zelle)</numerusform>
            <numerusform>%1 zeichnen (%n Zellen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Places a thing of the chosen kind. Drag a thing to move it, click it for its properties; Shift chooses several, Alt or Ctrl erases.</source>
        <translation>Setzt ein Objekt der gewählten Art. Ziehen Sie ein Objekt, um es zu verschieben, oder klicken Sie es für seine Eigenschaften an; Umschalt wählt mehrere, Alt oder Strg löscht.</translation>
    </message>
    <message>
        <source>Nothing to duplicate here: a player has one start, and others need a free cell.</source>
        <translation>Hier ist nichts zu duplizieren: Jeder Spieler hat einen Start, alles andere braucht eine freie Zelle.</translation>
    </message>
</context>
<context>
    <name>unit</name>
    <message numerus="yes">
        <source>%1 cell(s)</source>
        <translation>
            <numerusform>%1 Zelle</numerusform>
            <numerusform>%1 Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 step(s)</source>
        <translation>
            <numerusform>%1 Schritt</numerusform>
            <numerusform>%1 Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>flowers</source>
        <translation>Blumen</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
</context>
<context>
    <name>want</name>
    <message>
        <source>The recipe makes no level of any of %1 seeds. Look at what it says without a condition.</source>
        <translation>Das Rezept ergibt mit keinem von %1 Seeds ein Level. Sehen Sie nach, was es ohne Bedingung meldet.</translation>
    </message>
    <message>
        <source>None of %1 levels fits. The nearest has seed %2: %3.</source>
        <translation>Keines von %1 Levels passt. Am nächsten kommt Seed %2: %3.</translation>
    </message>
    <message>
        <source>None of %1 levels fits. The rarest condition is %2: %3 of them fit it. The nearest has seed %4: %5.</source>
        <translation>Keines von %1 Levels passt. Die seltenste Bedingung ist %2: %3 davon erfüllen sie. Am nächsten kommt Seed %4: %5.</translation>
    </message>
</context>
<context>
    <name>work</name>
    <message>
        <source>Unexpected error: %1. Try again.</source>
        <translation>Unerwarteter Fehler: %1. Versuchen Sie es noch einmal.</translation>
    </message>
</context>
<context>
    <name>world</name>
    <message>
        <source>The name “%1” is empty or already in use. Choose a unique name.</source>
        <translation>Der Name „%1“ ist leer oder schon vergeben. Wählen Sie einen eindeutigen Namen.</translation>
    </message>
    <message>
        <source>A world needs at least one level. Add another level first.</source>
        <translation>Eine Welt braucht mindestens ein Level. Fügen Sie zuerst ein weiteres hinzu.</translation>
    </message>
    <message>
        <source>There is no level at this place.</source>
        <translation>An dieser Stelle ist kein Level.</translation>
    </message>
    <message>
        <source>The id “%1” is empty or already in use. Choose a unique id.</source>
        <translation>Die Kennung „%1“ ist leer oder schon vergeben. Wählen Sie eine eindeutige Kennung.</translation>
    </message>
    <message>
        <source>The encounter “%1” leads to a fight with “%2”. Choose another enemy there first.</source>
        <translation>Die Begegnung „%1“ führt zu einem Kampf mit „%2“. Wählen Sie dort zuerst einen anderen Gegner.</translation>
    </message>
    <message>
        <source>“%1” stands in level “%2” at (%3, %4). Choose another kind for that enemy, or delete it.</source>
        <translation>„%1“ steht im Level „%2“ bei (%3, %4). Wählen Sie eine andere Art für diesen Gegner, oder löschen Sie ihn.</translation>
    </message>
    <message>
        <source>“%1” is the boss of every level: this row cannot be removed or renamed.</source>
        <translation>„%1“ ist der Boss jedes Levels: Diese Zeile kann nicht entfernt oder umbenannt werden.</translation>
    </message>
    <message>
        <source>A world can have at most %1 tiles of its own. Remove one first.</source>
        <translation>Eine Welt kann höchstens %1 eigene Kacheln haben. Entfernen Sie zuerst eine.</translation>
    </message>
    <message>
        <source>Only the world&apos;s own tiles can be removed, with another tile as replacement.</source>
        <translation>Nur eigene Kacheln der Welt können entfernt werden, mit einer anderen Kachel als Ersatz.</translation>
    </message>
</context>
</TS>
