/** Custom properties in style sheets and in code: who defines them, who uses them, and which follow from which. */
import postcss from 'postcss';
import { reach } from './sets.mjs';

const USE = /var\(\s*(--[\w-]+)/g;

/** Every custom property that a sheet defines: `{ place, name, value, from, start, end }`; its value stands at start to end. */
export function definitionsIn(css) {
  const definitions = [];
  postcss.parse(css).walkDecls(/^--/, ({ parent, prop: name, value, source, raws }) => {
    const from = source.start.offset;
    const start = from + name.length + raws.between.length;
    const place = (parent.selector ?? '').replace(/\s+/g, ' ');
    definitions.push({ place, name, value: value.trim(), from, start, end: start + value.trimEnd().length });
  });
  return definitions;
}

/** Properties that a value reads. */
export const readsOf = (value) => [...value.matchAll(USE)].map(([, name]) => name);

/** Properties whose value, in any place, is another one in the second sheet than in the first: `{ place, name, before, after }`. */
export function changedBetween(before, after) {
  const valuesOf = (css) => new Map(definitionsIn(css).map((own) => [`${own.place} ${own.name}`, own]));
  const [then, now] = [valuesOf(before), valuesOf(after)];
  return [...new Map([...then, ...now])]
    .map(([key, { place, name }]) => ({ place, name, before: then.get(key)?.value, after: now.get(key)?.value }))
    .filter((change) => change.before !== change.after);
}

/** The properties and all that are defined by way of them. */
export const withFollowers = (names, definitions) =>
  reach(names, (name) => definitions.flatMap((own) => (readsOf(own.value).includes(name) ? [own.name] : [])));

/**
 * Which of the properties a text names, those among them that it puts together of parts: `--mark-${tint}-wash`.
 * @param {string} text
 * @param {Iterable<string>} names
 */
export function mentionedIn(text, names) {
  const known = new Set(names);
  return [...new Set(text.match(/--[a-z](?:[\w-]|\$\{[^}]*\})*/g) ?? [])].flatMap((mention) => {
    if (!mention.includes('${')) return known.has(mention) ? [mention] : [];
    const pattern = new RegExp(`^${mention.replace(/\$\{[^}]*\}/g, '[\\w-]*')}$`);
    return [...known].filter((name) => pattern.test(name));
  });
}

/** What is left of a sheet without the definitions of custom properties: what it draws itself. */
export const drawnBy = (css) =>
  definitionsIn(css).reduceRight((text, { from, end }) => text.slice(0, from) + text.slice(end), css);
