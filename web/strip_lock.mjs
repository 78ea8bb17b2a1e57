// The lock without addresses: it names versions and hashes, no hosts.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
for (const entry of Object.values(lock.packages)) {
  if (!entry.link) delete entry.resolved;
  delete entry.funding;
}
const text = JSON.stringify(lock, null, 2) + "\n";
if (/[a-z]:\/\//.test(text)) throw new Error("package-lock.json still names a host");
writeFileSync(file, text);
