// Serves `dist/` the way the house does: same headers, same policy. For looking at the client alone.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";

const root = new URL("../dist/", import.meta.url).pathname;
const types = { html: "text/html; charset=utf-8", js: "text/javascript", css: "text/css", svg: "image/svg+xml", png: "image/png", wasm: "application/wasm", webmanifest: "application/manifest+json" };
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

async function find(path, small) {
  if (small) {
    try { return { body: await readFile(join(root, `${path}.br`)), encoding: "br" }; } catch { /* then as it is */ }
  }
  return { body: await readFile(join(root, path)) };
}

/** The version that was built. */
export const built = async () => (await readFile(join(root, "version.txt"), "utf8")).trim();

/** The same client as if it were of another version; what is `gone` of earlier ones is not found. */
async function findOf({ version, gone = [] }, path, small) {
  const own = await built();
  const [, asked, name] = /^a\/([0-9a-f]{12})\/(.*)$/.exec(path) ?? [];
  if (asked) {
    if (gone.includes(asked)) throw new Error("gone");
    return find(`a/${own}/${name}`, small);
  }
  const { body } = await find(path, false);
  return { body: body.toString().replaceAll(own, version) };
}

/**
 * Serves on a port. Whoever hands in `sent` is told of every answer: its path, its size as sent, and when. Whoever hands
 * in a `house` can say which version it pretends to have, and change that.
 */
export function serve(port, sent = () => {}, house = {}) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, "http://x").pathname).replace(/^\/+/, "") || "index.html";
    try {
      const small = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
      const { body, encoding } = await (house.version ? findOf(house, path, small) : find(path, small));
      const headers = { "content-type": types[path.split(".").pop()] ?? "application/octet-stream", "content-security-policy": policy, vary: "accept-encoding",
        "cache-control": path.startsWith("a/") ? "public, max-age=31536000, immutable" : "no-cache" };
      if (encoding) headers["content-encoding"] = encoding;
      sent({ path, bytes: body.length, at: Date.now() });
      response.writeHead(200, headers).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const port = Number(process.argv[2] ?? 8123);
  await serve(port);
  console.log(`http://localhost:${port}/`);
}
