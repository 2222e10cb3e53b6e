import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import template from 'lodash/template.js';
import { filesIn, ROOT, textOf } from '../lib/files.mjs';

/** What is wrong with a command, as a sentence for whoever gave it. */
export class Problem extends Error {}

const TEMPLATES = 'scripts/new/templates';
const MIGRATIONS = 'src/exchange/platform/store/migrations';
const MARKS = { interpolate: /__(?=\w)(.+?)__/g };
/** Runs a tool of the house. */
const runTool = (path, ...args) =>
  execFileSync(process.execPath, [join(ROOT, 'node_modules', path), ...args], { cwd: ROOT, stdio: 'pipe' });

/** The files of the house, as they will be: nothing reaches the disk before `write`. */
export class Workspace {
  #files = new Map();

  exists(path) {
    return this.#files.has(path) || existsSync(join(ROOT, path));
  }

  read(path) {
    return this.#files.get(path) ?? textOf(path);
  }

  readJson(path) {
    return JSON.parse(this.read(path));
  }

  putJson(path, value) {
    this.#files.set(path, `${JSON.stringify(value, null, 2)}\n`);
  }

  /**
   * Does what the files of a folder of templates say, `__marks__` and `<% loops %>` filled. Above its line `---` each names a file (`to`), and
   * where in it the text goes: before the first match of `before` that follows `within`; without these the file is new.
   */
  apply(folder, marks) {
    for (const name of filesIn(join(ROOT, TEMPLATES, folder), /\.txt$/)) {
      const filled = template(textOf(join(TEMPLATES, folder, name)), MARKS)(marks);
      const [head, text] = filled.split(/\n---\n(.*)/s);
      const { to, within = '', before } = Object.fromEntries(head.split('\n').map((line) => line.split(/: (.*)/)));
      if (before) this.#insert(to, new RegExp(within), new RegExp(before, 'm'), text);
      else {
        if (this.exists(to)) throw new Problem(`${to} exists already.`);
        this.#files.set(to, text);
      }
    }
  }

  #insert(path, within, before, text) {
    const now = this.read(path);
    const from = now.search(within);
    const at = from < 0 ? -1 : now.slice(from).search(before);
    if (at < 0) throw new Problem(`${path} no longer holds ${before}: add this by hand:\n${text}`);
    this.#files.set(path, now.slice(0, from + at) + text + now.slice(from + at));
  }

  /** Writes everything, formatted, imports in order and without those of other fields; nothing where a tool refuses. Gives the changed paths. */
  write() {
    const own = [...this.#files.keys()];
    const paths = () => [...own, ...filesIn(join(ROOT, MIGRATIONS), /\.\w+$/).map((file) => join(MIGRATIONS, file))];
    const before = new Map(paths().map((path) => [path, textOf(path)]));
    const changed = () => paths().filter((path) => textOf(path) !== before.get(path));
    const folders = [];
    try {
      for (const path of own) {
        folders.push(mkdirSync(dirname(join(ROOT, path)), { recursive: true }) ?? []);
        writeFileSync(join(ROOT, path), this.#files.get(path));
      }
      const unused = ['lint', '--write', '--unsafe', '--only=correctness/noUnusedImports'];
      for (const how of [unused, ['check', '--write']]) runTool('@biomejs/biome/bin/biome', ...how, ...own);
      const product = own.map((path) => /^src\/exchange\/products\/(\w+)\/schema\.ts$/.exec(path)?.[1]).find(Boolean);
      if (product) runTool('drizzle-kit/bin.cjs', 'generate', '--name', product);
    } catch ({ message }) {
      for (const path of changed())
        if (before.get(path)) writeFileSync(join(ROOT, path), before.get(path));
        else rmSync(join(ROOT, path));
      for (const folder of folders.flat()) rmSync(folder, { recursive: true, force: true });
      throw new Problem(`What this would write is refused, and nothing of it is left on the disk. ${message}`);
    }
    return changed().sort();
  }
}
