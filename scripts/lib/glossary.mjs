/** A row of docs/glossary.md: `| English | Sense | Keys | zh | hk | th | jp | kor | fra | spa |`. */
const COLUMNS = ['zh', 'hk', 'th', 'jp', 'kor', 'fra', 'spa'];

/**
 * The rows of the glossary, as `{ term, sense, keys, words }`: a term with several senses has a row for each, which may name
 * the keys that have it.
 */
export function readGlossary(markdown) {
  const table = markdown.slice(markdown.indexOf('| English')).split('\n\n')[0] ?? '';
  return table
    .split('\n')
    .slice(2)
    .map((line) => {
      const [term, sense, keys, ...texts] = line
        .slice(2, -1)
        .split('|')
        .map((cell) => cell.trim());
      if (texts.length !== COLUMNS.length) throw new Error(`The glossary has a row of another width: ${line}`);
      const words = Object.fromEntries(COLUMNS.map((lang, index) => [lang, texts[index]]));
      return { term, sense, keys: keys.replaceAll('`', '').split(' ').filter(Boolean), words };
    });
}

/**
 * Where one English has two translations. `all[lang][key]` is a text: a key that the glossary names has the words of its row;
 * another key of a term has those of a row without keys, or of any row where all have keys; an English that is no term has one
 * translation.
 */
export function glossaryFindings(all, rows, isPart = false) {
  const english = all.en ?? {};
  const rowOf = new Map(rows.flatMap((row) => row.keys.map((key) => [key, row])));
  const findings = [...rowOf]
    .filter(([key, { term }]) => english[key] !== term && !(isPart && english[key] === undefined))
    .map(([key, { term }]) => `the glossary lists ${key} as "${term}", which it is not`);
  const sensesOf = (text) => {
    const senses = rows.filter(({ term }) => term === text);
    const open = senses.filter(({ keys }) => keys.length === 0);
    return open.length > 0 ? open : senses;
  };
  /** The first key of an English that is no term. */
  const first = new Map();
  for (const [key, text] of Object.entries(english)) {
    const row = rowOf.get(key);
    const senses = row ? [row] : sensesOf(text);
    if (senses.length === 0 && !first.has(text)) first.set(text, key);
    for (const lang of COLUMNS) {
      const said = all[lang]?.[key];
      if (said === undefined) continue;
      const wanted = senses.length > 0 ? senses.map(({ words }) => words[lang]) : [all[lang]?.[first.get(text)]];
      if (!wanted.includes(said))
        findings.push(
          `${lang} ${key} says "${said}" for "${text}" instead of "${[...new Set(wanted)].join('" or "')}"`,
        );
    }
  }
  return findings;
}
