import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The built files a plugin sees; only what is asked of them here. */
type Bundle = Record<
  string,
  { type: string; fileName: string; moduleIds?: readonly string[]; imports?: readonly string[] }
>;

const LANGUAGE = /src\/app\/words\/languages\/(\w+)\.ts$/;
/** What the first drawing of home waits for. */
const HOME = ['src/features/home/home/HomePage.tsx'];
/** What home fetches beside it: its blocks, the schemas of the calls they make, the icons of the menu. */
const LATE = [
  'src/features/home/home/HomeBlocks.tsx',
  'src/contract/calls/content.ts',
  'src/contract/calls/common.ts',
  'src/features/home/home/MenuIcon.tsx',
];
const INTER = /inter-latin-wght-normal[^/]*\.woff2$/;

/** A chunk and what it imports, without what the entry brings anyway. */
function withImports(bundle: Bundle, file: string, known: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  if (known.has(file) || found.has(file)) return found;
  found.add(file);
  for (const next of bundle[file]?.imports ?? []) withImports(bundle, next, known, found);
  return found;
}

/**
 * What index.html needs for an early first drawing: the chunks of the languages and of home for boot.js to preload, the
 * stylesheet after the skeleton (which it would hold up), the font beside the scripts.
 */
export function firstPaint(): Plugin {
  let base = '/';
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => {
        const bundle: Bundle = { ...context.bundle };
        const files = Object.values(bundle);
        const holding = (module: string) => files.find((file) => file.moduleIds?.some((id) => id.endsWith(module)));
        const entry = holding('src/main.tsx');
        const known = entry ? withImports(bundle, entry.fileName, new Set()) : new Set<string>();
        const addresses = (found: Iterable<string>) => [...found].map((file) => base + file);
        const chunks: Record<string, string[]> = {};
        for (const file of files) {
          const lang = file.moduleIds?.map((id) => LANGUAGE.exec(id)?.[1]).find((name) => name !== undefined);
          if (lang) chunks[lang] = addresses(withImports(bundle, file.fileName, known));
        }
        const gather = (modules: readonly string[], before: ReadonlySet<string>) => {
          const found = new Set<string>();
          for (const module of modules) {
            const file = holding(module);
            if (!file) throw new Error(`No chunk holds ${module}: is the list in first-paint.ts still true?`);
            withImports(bundle, file.fileName, before, found);
          }
          return found;
        };
        const home = gather(HOME, known);
        chunks.home = addresses(home);
        chunks.late = addresses(gather(LATE, new Set([...known, ...home])));
        const sheets: string[] = [];
        const page = html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, (tag) => {
            sheets.push(tag.trim());
            return '';
          })
          .replace('boot.js">', `boot.js" data-chunks='${JSON.stringify(chunks)}'>`)
          .replace('</body>', `  ${sheets.join('\n    ')}\n  </body>`);
        const tags: HtmlTagDescriptor[] = files
          .filter((file) => INTER.test(file.fileName))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: base + file.fileName,
              fetchpriority: 'low',
            },
            injectTo: 'head',
          }));
        return { html: page, tags };
      },
    },
  };
}
