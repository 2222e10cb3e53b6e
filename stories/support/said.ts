import type { Lang } from '../../src/domain/constants.ts';

/** A text, or texts by their names. */
type Words = string | { readonly [name: string]: Words };

/** What the exchange says in its own words, by language. */
const spoken = import.meta.glob<Words>('../../locales/*/exchange.json', { import: 'default' });

/** Texts by their paths: 'refusal.signIn'; none of a language that the exchange does not speak. */
export async function sentencesIn(lang: string): Promise<Map<string, string>> {
  const leaves = (words: Words, path: readonly string[] = []): [path: string, text: string][] =>
    typeof words === 'string'
      ? [[path.join('.'), words]]
      : Object.entries(words).flatMap(([name, inner]) => leaves(inner, [...path, name]));
  return new Map(leaves((await spoken[`../../locales/${lang}/exchange.json`]?.()) ?? {}));
}

const VALUE = /\{\{(\w+)[^}]*\}\}/g;
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a sentence whatever its values; null for one that would find too much. */
function finderOf(text: string): RegExp | null {
  const parts = text.split(VALUE);
  const isCoin = parts.every((part, at) => at % 2 === 0 || part === 'coin');
  if (parts.length === 1 || (!isCoin && text.replace(VALUE, '').trim().length < 12)) return null;
  // A value that stands twice is the same both times.
  const groupOf = (name: string, at: number) =>
    parts.some((part, other) => other % 2 === 1 && other < at && part === name)
      ? `\\k<${name}>`
      : `(?<${name}>${isCoin ? '[A-Z]+' : '.+'})`;
  return new RegExp(`^${parts.map((part, at) => (at % 2 ? groupOf(part, at) : literal(part))).join('')}$`);
}

/** A reply of the fixtures, which are English, with the sentences of the exchange as it says them in the language asked for. */
export async function saidIn(lang: string | undefined, wire: unknown): Promise<unknown> {
  const english: Lang = 'en';
  if (lang === undefined || lang === english) return wire;
  const [from, to] = await Promise.all([sentencesIn(english), sentencesIn(lang)]);
  const whole = new Map([...from].map(([path, text]) => [text, to.get(path) ?? text]));
  const finders = [...whole].map(([text, said]) => ({ finder: finderOf(text), said }));
  const sayText = (text: string): string => {
    const same = whole.get(text);
    // Figures and names have no sentence to look for.
    if (same !== undefined || !text.includes(' ')) return same ?? text;
    for (const { finder, said } of finders) {
      const groups = finder?.exec(text)?.groups;
      if (groups) return said.replace(VALUE, (_, name: string) => groups[name] ?? '');
    }
    return text;
  };
  return JSON.parse(JSON.stringify(wire), (_, value) => (typeof value === 'string' ? sayText(value) : value));
}
