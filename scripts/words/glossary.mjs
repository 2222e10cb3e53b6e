import escapeRegExp from 'lodash/escapeRegExp.js';
import groupBy from 'lodash/groupBy.js';

/** The last columns of the tables of docs/glossary.md. */
const COLUMNS = ['zh', 'hk', 'th', 'jp', 'kor', 'fra', 'spa'];
const byColumn = (cells) => Object.fromEntries(COLUMNS.map((lang, index) => [lang, cells[index]]));

/** The cells of the rows of a table, by its head. */
function tableOf(markdown, head) {
  const [, ...lines] = markdown.split(`\n${head}`)[1]?.split('\n\n')[0].trimEnd().split('\n') ?? [];
  const width = head.split('|').length + COLUMNS.length;
  return lines.slice(1).map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== width) throw new Error(`The glossary has a row of another width: ${line}`);
    return cells.slice(1, -1);
  });
}

/** The rows of the glossary, as `{ term, keys, words }`: a term with several senses has a row for each, which may name the keys that have it. */
export const readGlossary = (markdown) =>
  tableOf(`\n${markdown}`, '| English | Sense | Keys |').map(([term, , keys, ...texts]) => ({
    term,
    keys: keys.match(/[^\s`]+/g) ?? [],
    words: byColumn(texts),
  }));

/** What else a sentence may say for an English, as `{ term, words }`: forms between ' / ', with … for any words. */
export const readForms = (markdown) =>
  tableOf(`\n${markdown}`, '| In a sentence |').map(([term, ...texts]) => ({ term, words: byColumn(texts) }));

/**
 * Where one English has two translations. `all[lang][key]` is a text: a key that the glossary names has the words of its row;
 * another key of a term has those of a row without keys, or of any row where all have keys; an English that is no term has one
 * translation.
 */
export function glossaryFindings(all, rows) {
  const english = all.en ?? {};
  const rowOf = new Map(rows.flatMap((row) => row.keys.map((key) => [key, row])));
  const findings = [...rowOf]
    .filter(([key, { term }]) => english[key] !== term)
    .map(([key, { term }]) => `the glossary lists ${key} as "${term}", which it is not`);
  const senses = groupBy(rows, 'term');
  for (const [key, text] of Object.entries(english)) {
    // An English that is no term has the words of its first key.
    senses[text] ??= [{ keys: [], words: Object.fromEntries(COLUMNS.map((lang) => [lang, all[lang]?.[key]])) }];
    const open = senses[text].filter(({ keys }) => keys.length === 0);
    const fitting = rowOf.has(key) ? [rowOf.get(key)] : open.length > 0 ? open : senses[text];
    for (const lang of COLUMNS) {
      const said = all[lang]?.[key];
      const right = [...new Set(fitting.map(({ words }) => words[lang]))];
      if (said !== undefined && !right.includes(said))
        findings.push(`${lang} ${key} says "${said}" for "${text}" instead of "${right.join('" or "')}"`);
    }
  }
  return findings;
}

/** Small letters, one kind of space, and no plural of French and Spanish. */
const folded = (text) =>
  text
    .toLowerCase()
    .replaceAll(/\s/g, ' ')
    .replaceAll(/(?<=\p{L}{2})[sx](?!\p{L})/gu, '');

/** Whether a sentence has one of the forms. */
const saysOne = (said, forms) =>
  forms.some((form) => {
    const parts = folded(form)
      .split('…')
      .map((part) => escapeRegExp(part.trim()));
    return new RegExp(parts.join('.*'), 'u').test(folded(said));
  });

/**
 * Sentences that say a thing in another word than the glossary: an English that holds a term of two words or more has one of its
 * words, or of its forms. Terms of one word are left out: "order", "open", "change" and the like mostly have another sense there.
 */
export function sentenceFindings(all, rows, forms) {
  const terms = groupBy([...rows.filter(({ term }) => /^[^/]* [^/]*$/.test(term)), ...forms], ({ term }) => term);
  const english = all.en ?? {};
  const findings = [];
  for (const [term, senses] of Object.entries(terms)) {
    const inside = new RegExp(`(?<!\\p{L})${escapeRegExp(term)}s?(?!\\p{L})`, 'iu');
    for (const key of Object.keys(english).filter((one) => english[one] !== term && inside.test(english[one])))
      for (const lang of COLUMNS) {
        const right = senses.flatMap(({ words }) => words[lang].split(' / ').filter(Boolean));
        const said = all[lang]?.[key];
        if (said !== undefined && right.length > 0 && !saysOne(said, right))
          findings.push(`${lang} ${key} says "${said}" without "${right.join('" or "')}" for "${term}"`);
      }
  }
  return findings;
}
