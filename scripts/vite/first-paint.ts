import type { HtmlTagDescriptor, Plugin } from 'vite';
import { FIRST_CALLS, FIRST_MODULES } from '../../src/app/first-load.ts';
import { calls } from '../../src/contract/table.ts';

/** The built files a plugin sees; only what is asked of them here. */
type Bundle = Record<
  string,
  { type: string; fileName: string; moduleIds?: readonly string[]; imports?: readonly string[] }
>;

const LANGUAGE = /src\/parts\/words\/languages\/(\w+)\.ts$/;
/** What the first start opens instead of home. */
const GUIDE = ['src/features/home/guide/GuidePage.tsx'];
const INTER = /inter-latin-wght-normal[^/]*\.woff2$/;

/** A chunk and what it imports, without what the entry brings anyway. */
function withImports(bundle: Bundle, file: string, known: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  if (known.has(file) || found.has(file)) return found;
  found.add(file);
  for (const next of bundle[file]?.imports ?? []) withImports(bundle, next, known, found);
  return found;
}

/** The chunks for boot.js to send for: those of each language, of home, and of the guide. */
function chunksOf(bundle: Bundle, base: string): Record<string, string[]> {
  const files = Object.values(bundle);
  const holding = (module: string) => files.find((file) => file.moduleIds?.some((id) => id.endsWith(module)));
  const entry = holding('src/main.tsx');
  const known = entry ? withImports(bundle, entry.fileName, new Set()) : new Set<string>();
  const addresses = (found: Iterable<string>) => [...found].map((file) => base + file);
  const gather = (modules: readonly string[], before: ReadonlySet<string>) => {
    const found = new Set<string>();
    for (const module of modules) {
      const file = holding(module);
      if (!file) throw new Error(`No chunk holds ${module}: is the list in first-load.ts still true?`);
      withImports(bundle, file.fileName, before, found);
    }
    return found;
  };
  const chunks: Record<string, string[]> = {};
  for (const file of files) {
    const lang = file.moduleIds?.map((id) => LANGUAGE.exec(id)?.[1]).find((name) => name !== undefined);
    if (lang) chunks[lang] = addresses(withImports(bundle, file.fileName, known));
  }
  const home = gather(FIRST_MODULES.drawing, known);
  chunks.home = addresses(home);
  chunks.content = addresses(gather(FIRST_MODULES.content, new Set([...known, ...home])));
  chunks.guide = addresses(gather(GUIDE, known));
  return chunks;
}

/** The calls for boot.js to send, as they go over the wire but for the language. */
export const firstCalls = () =>
  FIRST_CALLS.map(([name, request]) => {
    const { method, path, guest } = calls[name];
    const fields = Object.entries(request).map(([key, value]) => [key, String(value)]);
    return { method, path, form: new URLSearchParams(fields).toString(), isOwn: !guest };
  });

const preloadFont = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: file, fetchpriority: 'low' },
  injectTo: 'head',
});

/**
 * What index.html needs for an early first drawing: the calls and the chunks for boot.js to send for, the stylesheet after the
 * skeleton (which it would hold up), the font beside the scripts. In development, the calls alone.
 */
export function firstPaint(): Plugin {
  let base = '/';
  return {
    name: 'first-paint',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const lists = {
          calls: firstCalls(),
          ...(bundle && { chunks: chunksOf({ ...bundle }, base) }),
        };
        const attributes = Object.entries(lists).map(([name, list]) => ` data-${name}='${JSON.stringify(list)}'`);
        const sheets: string[] = [];
        const page = html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, (tag) => {
            sheets.push(tag.trim());
            return '';
          })
          .replace('boot.js">', `boot.js"${attributes.join('')}>`)
          .replace('</body>', `  ${sheets.join('\n    ')}\n  </body>`);
        const fonts = Object.values({ ...bundle }).filter(({ fileName }) => INTER.test(fileName));
        return { html: page, tags: fonts.map(({ fileName }) => preloadFont(base + fileName)) };
      },
    },
  };
}
