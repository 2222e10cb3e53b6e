import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { writeWordTypes } from '../word-types.mjs';
import { Problem } from './problem.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const TEMPLATES = join(import.meta.dirname, 'templates');

/** The files of the house, as they will be: nothing reaches the disk before `write`. */
export class Workspace {
  #files = new Map();
  #last = [];

  exists(path) {
    return this.#files.has(path) || existsSync(join(ROOT, path));
  }

  /** The files below a folder, as they are on the disk. */
  list(folder) {
    return readdirSync(join(ROOT, folder), { recursive: true }).map((path) => `${folder}/${path}`);
  }

  /** What is to be done when everything is written. */
  afterwards(step) {
    this.#last.push(step);
  }

  read(path) {
    return this.#files.get(path) ?? readFileSync(join(ROOT, path), 'utf8');
  }

  readJson(path) {
    return JSON.parse(this.read(path));
  }

  /** A new file. */
  add(path, text) {
    if (this.exists(path)) throw new Problem(`${path} exists already.`);
    this.#files.set(path, text);
  }

  /** A new file from `templates/<template>.txt`, its `__marks__` filled. */
  fill(path, template, marks) {
    const text = readFileSync(join(TEMPLATES, `${template}.txt`), 'utf8');
    this.add(
      path,
      text.replaceAll(/__(\w+?)__/g, (_, mark) => marks[mark]),
    );
  }

  /** Puts text before the first `anchor` that follows `after`. */
  insertBefore(path, anchor, text, after = '') {
    const now = this.read(path);
    const at = now.indexOf(anchor, now.indexOf(after));
    if (!now.includes(after) || at < 0)
      throw new Problem(`${path} no longer holds ${JSON.stringify(anchor)}: add this by hand:\n${text}`);
    this.#files.set(path, now.slice(0, at) + text + now.slice(at));
  }

  replace(path, part, text) {
    if (!this.read(path).includes(part)) throw new Problem(`${path} no longer holds ${JSON.stringify(part)}.`);
    this.#files.set(
      path,
      this.read(path).replace(part, () => text),
    );
  }

  putJson(path, value) {
    this.#files.set(path, `${JSON.stringify(value, null, 2)}\n`);
  }

  changed() {
    return [...this.#files.keys()].sort();
  }

  /** Writes everything, formatted and with its imports in order. */
  async write() {
    for (const [path, text] of this.#files) {
      await mkdir(dirname(join(ROOT, path)), { recursive: true });
      await writeFile(join(ROOT, path), text);
    }
    if (this.changed().some((path) => path.startsWith('locales/'))) writeWordTypes();
    const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
    await promisify(execFile)(process.execPath, [biome, 'check', '--write', ...this.changed()], { cwd: ROOT });
    for (const step of this.#last) await step();
  }
}
