import { join } from 'node:path';
import groupBy from 'lodash/groupBy.js';
import memoize from 'lodash/memoize.js';
import { textOf } from '../../scripts/lib/files.mjs';
import { definitionsIn, withFollowers } from '../../scripts/lib/properties.mjs';
import { TOKENS } from '../files.mjs';
import { BUILT, MODES, sheetOfTokens } from '../stories.mjs';
import { changeTemplate, inBuilt, sitesIn } from './templates.mjs';
import { changeToken, modesOf, tokenPool } from './tokens.mjs';

const SHEET = /^src\/.*\.styles\.ts$/;

/**
 * Places in the style sheets of components that stories consist of, by sheet and kind.
 * @returns {Record<string, { file: string }[]>[]}
 */
export function sheetsOf(graph, stories, isSite = () => true) {
  const reached = new Set(stories.flatMap((story) => [...graph.reachOf(story)]));
  return [...reached]
    .filter((file) => SHEET.test(file))
    .sort()
    .map((file) => groupBy(sitesIn(file, graph.read(file)).filter(isSite), 'kind'))
    .filter((kinds) => Object.keys(kinds).length > 0);
}

/**
 * All that can change in built stories. `draw(random)` answers one small change, of a token or of a component by a turn of a coin:
 * `{ name, kind, says, file, text, source, properties, modes }`, the text of the built file with it, and where it can show.
 */
export function readPool(graph, stories) {
  const builtText = memoize((file) => textOf(join(BUILT, file)));
  const main = sheetOfTokens();
  const names = new Set(definitionsIn(graph.read(TOKENS)).map(({ name }) => name));
  const definitions = definitionsIn(builtText(main)).filter(
    ({ name, place }) => names.has(name) && /^(:root|\[)/.test(place),
  );
  const { byName, tokens } = tokenPool(definitions);
  const chunkOf = new Map(Object.entries(graph.chunks).flatMap(([file, own]) => own.map((name) => [name, file])));
  /** A built file with a change of a template; nothing where the build has put the template together otherwise. */
  const changed = ({ file, template }, to) => chunkOf.has(file) && inBuilt(builtText(chunkOf.get(file)), template, to);
  const sheets = sheetsOf(graph, stories, (site) => changed(site, site.template));

  function drawToken(random) {
    const { name, places } = random.pick(tokens);
    const { definition, kinds } = random.pick(places);
    const kind = random.pick(kinds);
    const { edits, says } = changeToken(definition, kind, byName, random);
    edits.sort((one, two) => two.start - one.start);
    const text = edits.reduce((now, { start, end, to }) => now.slice(0, start) + to + now.slice(end), builtText(main));
    const edited = edits.map((edit) => edit.name);
    return {
      ...{ name, kind, says: `${definition.place} { ${name}: ${definition.value} } ${says}`, file: main, text },
      properties: [...withFollowers(edited, definitions)],
      modes: edits.flatMap((edit) => modesOf(edit, definitions)),
    };
  }
  function drawPlace(random) {
    const kinds = random.pick(sheets);
    const kind = random.pick(Object.keys(kinds).sort());
    const site = random.pick(kinds[kind]);
    const { to, says } = changeTemplate(site, byName, random);
    const { file: source, name, blocks } = site;
    return {
      ...{ name, kind, says: `${source} ${name} ${blocks}${says}`, file: chunkOf.get(source), text: changed(site, to) },
      ...{ source, properties: [], modes: Object.keys(MODES) },
    };
  }
  return {
    says: `${tokens.length} tokens and ${sheets.length} style sheets`,
    draw: (random) => (random.below(2) === 0 ? drawToken : drawPlace)(random),
  };
}
