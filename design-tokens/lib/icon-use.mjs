const WEIGHTS = /['"](regular|bold|fill|duotone)['"]/g;

const weightsIn = (text) => [...text.matchAll(WEIGHTS)].map(([, weight]) => weight);

/** Weights that one tag asks for: those it names, else what its size gives (bold at 16). */
function weightsOfTag(attributes) {
  if (/\bweight=/.test(attributes)) {
    const named = weightsIn(attributes);
    return named.length > 0 ? named : null;
  }
  return [/\bsize=\{16\}/.test(attributes) ? 'bold' : 'regular'];
}

/** Weights of an icon that the files draw; null stands for "cannot be told", and then all of them count. */
function weightsInFile(name, text) {
  const tags = [...text.matchAll(new RegExp(`<${name}Icon\\b([^>]*)>`, 'g'))].map(([, attributes]) =>
    weightsOfTag(attributes),
  );
  const isPassedOn = new RegExp(`(?<![<\\w])${name}Icon\\b(?!\\s*[,}]?[^;]*from )`).test(
    text.replace(/^import[\s\S]*?;$/gm, ''),
  );
  return isPassedOn ? [weightsIn(text).length > 0 ? weightsIn(text) : null, ...tags] : tags;
}

/**
 * Icons, or weights of them, that nothing draws: each weight of each icon is bytes.
 * @param {Record<string, string>} list icons.json
 * @param {Map<string, string>} files text by path, generated files left out
 * @returns {{ name: string, weights: string[] }[]}
 */
export function unusedIcons(list, files) {
  return Object.entries(list).flatMap(([name, listed]) => {
    const found = [...files.values()].flatMap((text) => weightsInFile(name, text));
    if (found.some((weights) => weights === null)) return [];
    const used = new Set(found.flat());
    const have = listed.split(' ');
    // A weight that is asked for and not listed falls back to another: keep what it falls back to.
    const kept = have.filter(
      (weight) => used.has(weight) || (weight === 'regular' && used.has('bold') && !have.includes('bold')),
    );
    const weights = have.filter((weight) => !kept.includes(weight));
    return weights.length > 0 ? [{ name, weights }] : [];
  });
}

/** The list without them. */
export function withoutIcons(list, unused) {
  const gone = new Map(unused.map(({ name, weights }) => [name, new Set(weights)]));
  return Object.fromEntries(
    Object.entries(list).flatMap(([name, listed]) => {
      const kept = listed.split(' ').filter((weight) => !gone.get(name)?.has(weight));
      return kept.length > 0 ? [[name, kept.join(' ')]] : [];
    }),
  );
}
