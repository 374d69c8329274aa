// Opens the Phaser example in Chromium and compares what it draws with the picture of the program;
// then saves the map anew, and waits until the page shows that.
//   node phaser.mjs PROGRAM EXAMPLE MAP OTHER-MAP FOLDER
// EXAMPLE is a copy of the example with its packages and puppeteer-core installed; FOLDER is for what is written.
import { spawn, execFileSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [program, example, map, otherMap, folder] = process.argv.slice(2);
const puppeteer = createRequire(join(example, "package.json"))("puppeteer-core");
const pagePort = 8471;
const linkPort = 8472;
const children = [];

function start(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"], ...options });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.stdout.once("data", resolve);
    child.once("exit", (code) => reject(new Error(`${command} ended with status ${code}`)));
  });
}

function pictureOf(file) {
  const png = join(folder, "expected.png");
  execFileSync(program, ["picture", file, "-o", png, "--cell", "16"]);
  return `data:image/png;base64,${readFileSync(png).toString("base64")}`;
}

/** In the page: pixels of the canvas that differ from the picture by more than 2, where the canvas has any. */
async function differences(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const drawn = document.querySelector("canvas");
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const painter = canvas.getContext("2d");
  painter.drawImage(image, 0, 0);
  const expected = painter.getImageData(0, 0, image.width, image.height).data;
  const found = drawn.getContext("2d").getImageData(0, 0, image.width, image.height).data;
  const result = { size: [drawn.width, drawn.height], wanted: [image.width, image.height], compared: 0, different: 0 };
  for (let i = 0; i < found.length; i += 4) {
    if (found[i + 3] < 255) continue;
    ++result.compared;
    if ([0, 1, 2].some((channel) => Math.abs(found[i + channel] - expected[i + channel]) > 2)) ++result.different;
  }
  return result;
}

async function compare(page, file) {
  const found = await page.evaluate(differences, pictureOf(file));
  const canvas = await page.$("canvas");
  await canvas.screenshot({ path: join(folder, "phaser.png") });
  const sizes = found.size.join() === found.wanted.join();
  const few = found.compared / 1000; // Phaser's canvas repeats the last row or column of some images
  if (sizes && found.different <= few && found.compared > found.wanted[0] * found.wanted[1] * 0.2) return found.compared;
  throw new Error(`Phaser draws ${file} otherwise: ${JSON.stringify(found)}`);
}

async function run() {
  const served = join(folder, "served.delve");
  copyFileSync(map, served);
  await start(process.execPath, ["serve.js"], { cwd: example, env: { ...process.env, PORT: pagePort } });
  const origin = `http://localhost:${pagePort}`;
  await start(program, ["serve", served, "--port", `${linkPort}`, "--allow-origin", origin]);
  const browser = await puppeteer.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1600, height: 1000 });
    await page.goto(`${origin}/?whole&link=http://127.0.0.1:${linkPort}`);
    const shows = (count) => page.waitForFunction(`Number(document.body.dataset.shown) >= ${count}`, { timeout: 30000 });
    await shows(1);
    const first = await compare(page, map);
    const before = await page.evaluate("Number(document.body.dataset.shown)");
    copyFileSync(otherMap, served);
    await shows(before + 1);
    const second = await compare(page, otherMap);
    console.log(`Phaser draws both maps as we do: ${first} and ${second} pixels compared.`);
  } finally {
    await browser.close();
  }
}

run()
  .catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  })
  .finally(() => children.forEach((child) => child.kill()));
