<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="cave" tilewidth="8" tileheight="8" tilecount="8" columns="4">
 <image source="cave.png" width="32" height="16"/>
  <tile id="0" type="wall"/>
 <tile id="1" type="floor">
  <properties>
   <property name="walkable" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="2" type="water">
  <animation>
   <frame tileid="2" duration="200"/>
   <frame tileid="6" duration="300"/>
  </animation>
 </tile>
 <tile id="3">
  <properties>
   <property name="door" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="5" type="chest"/>
 <tile id="6">
  <objectgroup draworder="index">
   <object id="1" x="0" y="0" width="8" height="6"/>
  </objectgroup>
 </tile>
</tileset>
