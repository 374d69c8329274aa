// Shows the level that the live link of Delvewright hands out, and shows it again whenever it changes.
// The arrow keys walk. In the address, ?link=… names another live link, and &whole shows all of the level, without a hero.
const words = new URLSearchParams(location.search);
const link = words.get("link") ?? "http://127.0.0.1:8430";
const whole = words.has("whole");
const note = document.getElementById("note");
const gap = 2; // between two pieces on the sheet, so that none shows a line of its neighbour

function picture(address) {
  const image = new Image();
  image.src = address;
  return image.decode().then(() => image);
}

/** The pieces of a tileset whose pictures are in the map, on one canvas: Phaser draws layers from one picture only. */
async function sheetOf(tileset) {
  const { tilewidth: width, tileheight: height, tiles } = tileset;
  const columns = Math.ceil(Math.sqrt(tiles.length));
  const placeOf = (i) => [(i % columns) * (width + gap), Math.floor(i / columns) * (height + gap)];
  const canvas = document.createElement("canvas");
  canvas.width = columns * (width + gap);
  canvas.height = Math.ceil(tiles.length / columns) * (height + gap);
  const pictures = await Promise.all(tiles.map((tile) => picture(tile.image)));
  const painter = canvas.getContext("2d");
  pictures.forEach((image, i) => painter.drawImage(image, ...placeOf(i)));
  return { canvas, columns, placeOf };
}

class LevelScene extends Phaser.Scene {
  create() {
    this.shown = 0;
    this.keys = this.input.keyboard.createCursorKeys();
    const events = new EventSource(link + "/events");
    events.addEventListener("changed", () => this.follow());
    events.onerror = () => (note.textContent = `Nothing answers at ${link}. Is the live link on, and this page allowed?`);
  }

  /** One level at a time: what changes meanwhile is shown next. */
  async follow() {
    this.changed = true;
    if (this.busy) return;
    this.busy = true;
    while (this.changed) {
      this.changed = false;
      await this.show().catch((error) => (note.textContent = `The level cannot be shown: ${error.message}`));
    }
    this.busy = false;
  }

  async show() {
    const answer = await fetch(link + "/level.tmj");
    if (!answer.ok) throw new Error(await answer.text());
    const level = await answer.json();
    const tileset = level.tilesets[0];
    const { canvas, columns, placeOf } = await sheetOf(tileset);
    this.children.removeAll(true);
    this.walkable = new Set();
    tileset.tiles.forEach((tile, i) => {
      if (tile.properties?.some(({ name, value }) => name === "walkable" && value)) this.walkable.add(i + tileset.firstgid);
    });
    this.makePieces(tileset, canvas, placeOf);
    this.makeMap(level, tileset, canvas, columns);
    note.textContent = "";
    document.body.dataset.shown = ++this.shown;
  }

  makePieces({ tilewidth: width, tileheight: height, tiles }, canvas, placeOf) {
    if (this.textures.exists("pieces")) this.textures.remove("pieces");
    const pieces = this.textures.addCanvas("pieces", canvas);
    tiles.forEach((_, i) => pieces.add(i, 0, ...placeOf(i), width, height));
  }

  makeMap(level, tileset, canvas, columns) {
    level.tilesets = [{ firstgid: tileset.firstgid, name: "pieces", image: "pieces", columns, margin: 0, spacing: gap,
                        tilewidth: tileset.tilewidth, tileheight: tileset.tileheight, tilecount: tileset.tiles.length,
                        imagewidth: canvas.width, imageheight: canvas.height }];
    this.cache.tilemap.add("level", { format: Phaser.Tilemaps.Formats.TILED_JSON, data: level });
    this.map = this.make.tilemap({ key: "level" });
    const image = this.map.addTilesetImage("pieces", "pieces");
    this.map.layers.forEach((_, i) => this.map.createLayer(i, image));
    const things = this.map.objects.flatMap((layer) => (layer.visible ? layer.objects : []));
    for (const thing of things)
      if (thing.gid) this.add.image(thing.x, thing.y - thing.height, "pieces", thing.gid - tileset.firstgid).setOrigin(0);
    if (whole) this.scale.resize(this.map.widthInPixels, this.map.heightInPixels);
    else this.makeHero(things.find((thing) => thing.type === "start") ?? { x: 0, y: this.map.tileHeight });
  }

  makeHero(start) {
    const size = this.map.tileWidth;
    if (!this.place) this.place = { x: Math.floor(start.x / size), y: Math.floor(start.y / size) - 1 };
    this.hero = this.add.circle(0, 0, size * 0.4, 0xf2c14e).setStrokeStyle(size * 0.08, 0x2b1d0e);
    this.cameras.main.setZoom(2).startFollow(this.hero, true, 0.2, 0.2);
  }

  canWalk(x, y) {
    return this.map.layers.some(({ tilemapLayer }) => this.walkable.has(tilemapLayer.getTileAt(x, y)?.index));
  }

  update() {
    if (!this.hero?.active) return;
    const size = this.map.tileWidth;
    const down = (key) => this.input.keyboard.checkDown(key, 110);
    const step = down(this.keys.left) ? [-1, 0] : down(this.keys.right) ? [1, 0]
               : down(this.keys.up) ? [0, -1] : down(this.keys.down) ? [0, 1] : [0, 0];
    if (this.canWalk(this.place.x + step[0], this.place.y + step[1])) {
      this.place.x += step[0];
      this.place.y += step[1];
    }
    this.hero.setPosition((this.place.x + 0.5) * size, (this.place.y + 0.5) * size);
  }
}

new Phaser.Game({
  type: Phaser.CANVAS,
  pixelArt: true,
  transparent: true,
  scale: whole ? {} : { mode: Phaser.Scale.RESIZE },
  scene: LevelScene,
});
