import type { Plugin, Rolldown } from 'vite';
import { FIRST_CALLS, FIRST_MODULES } from '../../src/app/first-load.ts';
import { calls } from '../../src/contract/table.ts';
import { reach } from '../lib/sets.mjs';

const LANGUAGE = /src\/parts\/words\/languages\/(\w+)\.ts$/;
/** What the first start opens instead of home. */
const GUIDE = ['src/features/home/guide/GuidePage.tsx'];
const INTER = /inter-latin-wght-normal[^/]*\.woff2$/;

/** The chunks for boot.js to send for, without what the entry brings anyway: those of each language, of home, with what is the user's own there, and of the guide. */
function chunksOf(bundle: Rolldown.OutputBundle, base: string): Record<string, string[]> {
  const files = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const fileOf = (module: string) => {
    const file = files.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!file) throw new Error(`No chunk holds ${module}: is the list in first-load.ts still true?`);
    return file.fileName;
  };
  /** Chunks and what they import, but for those that are there before them. */
  const gather = (starts: readonly string[], before: readonly string[]) => [
    ...reach(
      starts.filter((file) => !before.includes(file)),
      (file) => byName.get(file)?.imports.filter((next) => !before.includes(next)) ?? [],
    ),
  ];
  const entry = gather([fileOf('src/main.tsx')], []);
  const home = gather(FIRST_MODULES.drawing.map(fileOf), entry);
  const content = gather(FIRST_MODULES.content.map(fileOf), [...entry, ...home]);
  const languages = files.flatMap(({ fileName, moduleIds }) => {
    const lang = moduleIds.map((id) => LANGUAGE.exec(id)?.[1]).find((name) => name !== undefined);
    return lang ? [[lang, gather([fileName], entry)] as const] : [];
  });
  const chunks = Object.entries({
    ...Object.fromEntries(languages),
    home,
    content,
    own: gather(FIRST_MODULES.own.map(fileOf), [...entry, ...home, ...content]),
    guide: gather(GUIDE.map(fileOf), entry),
  });
  return Object.fromEntries(chunks.map(([name, list]) => [name, list.map((file) => base + file)]));
}

/** The calls for boot.js to send, as they go over the wire but for the language. */
export const firstCalls = () =>
  FIRST_CALLS.map(([name, request]) => {
    const { method, path, guest } = calls[name];
    const fields = Object.entries(request).map(([key, value]) => [key, String(value)]);
    return { method, path, form: new URLSearchParams(fields).toString(), isOwn: !guest };
  });

/**
 * What index.html needs for an early first drawing: the calls and the chunks for boot.js to send for, the stylesheet after the
 * skeleton (which it would hold up), the font beside the scripts. In development, the calls alone.
 */
export const firstPaint = (base: string): Plugin => ({
  name: 'first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const lists = { calls: firstCalls(), ...(bundle && { chunks: chunksOf(bundle, base) }) };
      const attributes = Object.entries(lists).map(([name, list]) => ` data-${name}='${JSON.stringify(list)}'`);
      const SHEETS = /\s*(<link rel="stylesheet"[^>]*>)/g;
      const sheets = [...html.matchAll(SHEETS)].map(([, tag]) => tag);
      const page = html
        .replace(SHEETS, '')
        .replace('boot.js">', `boot.js"${attributes.join('')}>`)
        .replace('</body>', `  ${sheets.join('\n    ')}\n  </body>`);
      const fonts = Object.values({ ...bundle }).filter(({ fileName }) => INTER.test(fileName));
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'low' };
      const tags = fonts.map(({ fileName }) => ({ tag: 'link', attrs: { ...attrs, href: base + fileName } }));
      return { html: page, tags: tags.map((tag) => ({ ...tag, injectTo: 'head' as const })) };
    },
  },
});
