import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The built files a plugin sees; only what is asked of them here. */
type Bundle = Record<string, { type: string; fileName: string; facadeModuleId?: string | null; imports?: string[]; isEntry?: boolean }>;

const LANGUAGE = /src\/app\/words\/languages\/(\w+)\.ts$/;
const HOME = /src\/features\/home\/HomePage\.tsx$/;
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
        const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
        const known = entry ? withImports(bundle, entry.fileName, new Set()) : new Set<string>();
        const chunks: Record<string, string[]> = {};
        for (const file of files) {
          const name = HOME.test(file.facadeModuleId ?? '') ? 'home' : LANGUAGE.exec(file.facadeModuleId ?? '')?.[1];
          if (name) chunks[name] = [...withImports(bundle, file.fileName, known)].map((each) => base + each);
        }
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
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + file.fileName, fetchpriority: 'low' },
            injectTo: 'head',
          }));
        return { html: page, tags };
      },
    },
  };
}
