// Hands out the files of this folder at http://localhost:8080, so that the page has an origin that the live link can allow.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";

const folder = dirname(fileURLToPath(import.meta.url));
const port = Number(process.env.PORT ?? 8080);
const types = { ".html": "text/html", ".js": "text/javascript" };

createServer((request, response) => {
  const asked = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
  const path = normalize(join(folder, asked === "/" ? "index.html" : asked));
  if (!path.startsWith(folder + sep) || !existsSync(path) || !statSync(path).isFile()) {
    response.writeHead(404).end("There is no such file.");
    return;
  }
  response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" });
  createReadStream(path).pipe(response);
}).listen(port, "127.0.0.1", () => console.log(`http://localhost:${port}/`));
