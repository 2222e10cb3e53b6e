import { withFollowers } from '../reach/properties.mjs';
import { scopeOf } from './reads.mjs';
import { changeTemplate, inBuilt } from './templates.mjs';
import { changeToken, modesOf } from './tokens.mjs';

const spliced = (text, edits) =>
  [...edits]
    .sort((one, two) => two.start - one.start)
    .reduce((now, { start, end, to }) => now.slice(0, start) + to + now.slice(end), text);

function drawToken(pool, modes, random) {
  const { name, places } = random.pick(pool.tokens);
  const { definition, kinds } = random.pick(places);
  const kind = random.pick(kinds);
  const { edits, says } = changeToken(definition, kind, pool.byName, random);
  const followers = withFollowers(
    edits.map((edit) => edit.name),
    pool.definitions,
  );
  return {
    target: 'token',
    name,
    kind,
    says: `${definition.place} { ${name}: ${definition.value} } ${says}`,
    files: new Map([[pool.sheet.file, spliced(pool.sheet.text, edits)]]),
    scope: scopeOf(definition.place),
    page: { owners: [], properties: [...followers] },
    modes: new Set(edits.flatMap((edit) => modesOf(edit, pool.definitions, modes))),
  };
}

function drawComponent(pool, modes, random) {
  const component = random.pick(pool.components);
  const kind = random.pick(component.kinds);
  const own = { target: 'component', name: component.name, kind, component, modes: new Set(Object.keys(modes)) };
  const sites = component.sites.filter((site) => site.kind === kind);
  if (sites.length > 0) {
    const site = random.pick(sites);
    const { to, says } = changeTemplate(site, pool.byName, random);
    const where = [...(site.blocks ?? []), ''].join(' { ').trim();
    const built = inBuilt(pool.texts.get(site.built), site.template, to);
    return {
      ...own,
      site,
      says: `${site.file} ${site.name} ${where} ${says}`,
      files: new Map([[site.built, built]]),
      page: { owners: [], properties: [] },
    };
  }
  const step = random.pick([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]);
  const isWord = random.below(2) === 0;
  const says = {
    icon: `icons moved by ${step.join(', ')} px`,
    decimal: 'a decimal less',
    label: `labels without their last ${isWord ? 'word' : 'letter'}`,
  }[kind];
  return {
    ...own,
    says: `${component.files[0]} ${says}`,
    files: new Map(),
    page: { owners: component.owners, properties: [], kind, step, isWord },
  };
}

/** One small change, tokens and components by turns of a coin: what it does to what is served, and where it can show. */
export const drawChange = (pool, modes, random) =>
  random.below(2) === 0 ? drawToken(pool, modes, random) : drawComponent(pool, modes, random);
