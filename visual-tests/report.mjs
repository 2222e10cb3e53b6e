import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asPng, CURRENT, DIFFERENCE, EXPECTED, REPORT } from './files.mjs';
import { named } from './stories.mjs';
import { changedTokens } from './tokens.mjs';

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text) => String(text).replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

/** The command that accepts one picture. */
export const acceptCommand = ({ title, name, mode }) =>
  `npm run visual:accept -- --filter "^${title}/${name}$" --mode ${mode}`;

const picture = (folder, file, label) =>
  `<figure><figcaption>${label}</figcaption><img loading="lazy" src="${folder}/${escapeHtml(file)}" alt="${label}"></figure>`;

function differing(wanted) {
  const file = asPng(wanted.file);
  return `<article><h3>${escapeHtml(wanted.name)} <small>${wanted.mode}</small></h3>
<div class="row">${picture('reference', file, 'Reference')}${picture('current', file, 'Now')}${picture('difference', file, 'Difference')}
<figure class="slider"><figcaption><label>Reference to now <input type="range" min="0" max="100" value="50"></label></figcaption>
<div><img loading="lazy" src="reference/${escapeHtml(file)}" alt="Reference"><img loading="lazy" class="over" src="current/${escapeHtml(file)}" alt="Now"></div></figure></div>
<code>${escapeHtml(acceptCommand(wanted))}</code></article>`;
}

const lonely = (wanted) =>
  `<article><h3>${escapeHtml(wanted.name)} <small>${wanted.mode}, no reference yet</small></h3><div class="row">${picture('current', asPng(wanted.file), 'Now')}</div><code>${escapeHtml(acceptCommand(wanted))}</code></article>`;

function byComponent(entries) {
  const groups = new Map();
  for (const entry of entries) groups.set(entry.wanted.title, [...(groups.get(entry.wanted.title) ?? []), entry.html]);
  return [...groups].map(
    ([title, articles]) =>
      `<section><h2>${escapeHtml(title)} <small>${articles.length}</small></h2>${articles.join('\n')}</section>`,
  );
}

const listOf = (head, lines) =>
  lines.length === 0
    ? ''
    : `<section><h2>${head}</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></section>`;

/** Writes visual-tests/report/index.html, which stands by itself: its pictures are copied beside it. */
export async function writeReport({ same, different, missing, orphans, failures }, { version, total }) {
  await rm(REPORT, { recursive: true, force: true });
  await mkdir(REPORT, { recursive: true });
  const copies = [
    ...different.flatMap(({ file }) => [
      [EXPECTED, 'reference', asPng(file)],
      [DIFFERENCE, 'difference', asPng(file)],
    ]),
    ...[...different, ...missing].map(({ file }) => [CURRENT, 'current', asPng(file)]),
  ];
  for (const [from, to, file] of copies) {
    await mkdir(dirname(join(REPORT, to, file)), { recursive: true });
    await cp(join(from, file), join(REPORT, to, file));
  }
  const tokens = await changedTokens();
  const value = (text) => (text === undefined ? '<em>none</em>' : `<code>${escapeHtml(text)}</code>`);
  const body = [
    `<p>${total} pictures, ${same} the same, ${different.length} different, ${missing.length} new, ${failures.length} failed. Chromium ${escapeHtml(version)}.</p>`,
    listOf(
      'Stories that failed',
      failures.map(({ wanted, error }) => `${escapeHtml(named(wanted))}: ${escapeHtml(error.message)}`),
    ),
    listOf('Pictures without a story', orphans.map(escapeHtml)),
    listOf(
      'Tokens that changed since the references',
      tokens.map(({ name, before, after }) => `<code>${escapeHtml(name)}</code> ${value(before)} to ${value(after)}`),
    ),
    ...byComponent([
      ...different.map((wanted) => ({ wanted, html: differing(wanted) })),
      ...missing.map((wanted) => ({ wanted, html: lonely(wanted) })),
    ]),
  ];
  const page = await readFile(join(import.meta.dirname, 'report.html'), 'utf8');
  await writeFile(
    join(REPORT, 'index.html'),
    page.replace('<!-- body -->', () => body.join('\n')),
  );
}
