/** Custom properties in style sheets and in code: who defines them, who uses them, and which follow from which. */

const BLOCK = /([^{}]*)\{([^{}]*)\}/g;
const DECLARATION = /(--[\w-]+)\s*:\s*([^;]*)/g;
const USE = /var\(\s*(--[\w-]+)/g;
const MENTION = /--[a-z](?:[\w-]|\$\{[^}]*\})*/g;

const blank = (text) => text.replace(/[^\n]/g, ' ');
const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, blank);

/** Every custom property that a sheet defines: `{ place, name, value, from, start, end }`; its value stands at start to end. */
export function definitionsIn(css) {
  return [...withoutComments(css).matchAll(BLOCK)].flatMap((block) => {
    const [, before, body] = block;
    const place = before
      .slice(before.lastIndexOf(';') + 1)
      .replace(/\s+/g, ' ')
      .trim();
    const bodyStart = block.index + before.length + 1;
    return [...body.matchAll(DECLARATION)].map((declaration) => {
      const [whole, name, value] = declaration;
      const from = bodyStart + declaration.index;
      const start = from + whole.length - value.length;
      return { place, name, value: value.trim(), from, start, end: start + value.trimEnd().length };
    });
  });
}

/** Properties that a value reads. */
export const readsOf = (value) => [...value.matchAll(USE)].map(([, name]) => name);

/** Names of properties whose value, in any place, is another one in the second sheet than in the first. */
export function changedBetween(before, after) {
  const valuesOf = (css) =>
    new Map(definitionsIn(css).map(({ place, name, value }) => [`${place} ${name}`, { name, value }]));
  const [then, now] = [valuesOf(before), valuesOf(after)];
  const keys = [...new Set([...then.keys(), ...now.keys()])];
  const differing = keys.filter((key) => then.get(key)?.value !== now.get(key)?.value);
  return new Set(differing.map((key) => (then.get(key) ?? now.get(key)).name));
}

/** The properties and all that are defined by way of them. */
export function withFollowers(names, definitions) {
  const followers = new Set(names);
  for (let count = -1; count !== followers.size; ) {
    count = followers.size;
    for (const { name, value } of definitions)
      if (readsOf(value).some((read) => followers.has(read))) followers.add(name);
  }
  return followers;
}

/** Answers whether a text names one of the properties, a name put together of parts (`--mark-${tint}-wash`) included. */
export function mentionsOneOf(text, names) {
  return [...new Set(text.match(MENTION) ?? [])].some((mention) => {
    if (!mention.includes('${')) return names.has(mention);
    const pattern = new RegExp(`^${mention.replace(/\$\{[^}]*\}/g, '[\\w-]*')}$`);
    return [...names].some((name) => pattern.test(name));
  });
}

/** What is left of a sheet without the definitions of custom properties: what it draws itself. */
export function drawnBy(css) {
  const definitions = definitionsIn(css);
  return definitions.reduceRight((text, { from, end }) => text.slice(0, from) + text.slice(end), css);
}
