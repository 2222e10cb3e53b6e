import { readsOf } from '../reach/properties.mjs';
import { hasLength, stepAlias, stepColour, stepLength, stepRadius, stepWeight } from './steps.mjs';

const HEX = /#[0-9a-f]{3,8}\b/i;
const ALIAS = /^var\((--[\w-]+)\)$/;
const RADIUS = /^--radius-|-radius$/;
const LENGTH = /^--(space|size)-|^--kit-.*-(width|height|row)$/;
const STROKE = /^--stroke-/;
const WEIGHT = /^--font-weight-|^--type-[a-z-]+$/;
const DIRECTION = /^--direction-(up|down)-/;
const THEME = /\[data-theme=['"]?(\w+)/;
const PALETTE = /:root[^ ]*\[data-direction=['"]?([\w-]+)/;

const other = (name) => name.replace(DIRECTION, (_, way) => `--direction-${way === 'up' ? 'down' : 'up'}-`);

/** How much a place of definitions asks for: `:root` nothing, a theme or a palette one each. */
const demands = (place) => [THEME, PALETTE].filter((demand) => demand.test(place)).length;

/** Whether a place's definitions are in force in a mode, as far as the mode alone can say. */
const fits = (place, { theme, direction }) =>
  (THEME.exec(place)?.[1] ?? theme) === theme && (PALETTE.exec(place)?.[1] ?? direction) === direction;

/**
 * Modes in which a definition is in force and no nearer one of the same name stands in its place. One for an element of its
 * own (a sample of a palette) has nothing nearer.
 */
export function modesOf(definition, definitions, modes) {
  const isForRoot = definition.place.startsWith(':root') && !definition.place.includes(' ');
  const rivals = definitions.filter(
    ({ name, place }) => isForRoot && name === definition.name && place.startsWith(':root'),
  );
  return Object.entries(modes)
    .filter(([, { globals }]) => {
      if (!fits(definition.place, globals)) return false;
      return !rivals.some(({ place }) => demands(place) > demands(definition.place) && fits(place, globals));
    })
    .map(([mode]) => mode);
}

/** What a value comes to at the end of its aliases, by the first definition of each. */
function resolved(value, byName) {
  const [, name] = ALIAS.exec(value) ?? [];
  const next = name ? byName.get(name)?.[0].value : undefined;
  return next === undefined ? value : resolved(next, byName);
}

function kindsOf({ name, place, value }, byName) {
  const end = resolved(value, byName);
  const kinds = [];
  if (HEX.test(end)) kinds.push('colour');
  const pair = byName.get(other(name))?.find((definition) => definition.place === place);
  if (DIRECTION.test(name) && pair && pair.value !== value) kinds.push('direction');
  if (name === '--candle-up-hollow') kinds.push('direction');
  if (RADIUS.test(name)) kinds.push('radius');
  if (LENGTH.test(name) && hasLength(value)) kinds.push('space');
  if (STROKE.test(name)) kinds.push('border');
  if (WEIGHT.test(name) && /^\d{3}\b/.test(value)) kinds.push('weight');
  return kinds;
}

/**
 * All tokens that a still picture can show, by name: each has its definitions, each definition the kinds of change that suit
 * it. `others` are the rest: times, stacking, families and features of type.
 */
export function tokenPool(definitions) {
  const byName = new Map();
  for (const definition of definitions)
    byName.set(definition.name, [...(byName.get(definition.name) ?? []), definition]);
  const tokens = [...byName]
    .map(([name, places]) => ({
      name,
      places: places
        .map((definition) => ({ definition, kinds: kindsOf(definition, byName) }))
        .filter(({ kinds }) => kinds.length > 0),
    }))
    .sort((one, two) => (one.name < two.name ? -1 : 1));
  return {
    byName,
    tokens: tokens.filter(({ places }) => places.length > 0),
    others: tokens.filter(({ places }) => places.length === 0).map(({ name }) => name),
  };
}

function swapped(definition, byName) {
  const { name, place, value } = definition;
  if (name === '--candle-up-hollow')
    return { edits: [{ ...definition, to: value === '0' ? '1' : '0' }], says: 'hollow and filled exchanged' };
  const pair = byName.get(other(name)).find((rival) => rival.place === place);
  return {
    edits: [
      { ...definition, to: pair.value },
      { ...pair, to: value },
    ],
    says: `exchanged with ${pair.name}`,
  };
}

const one = (definition, { value, says }) => ({ edits: [{ ...definition, to: value }], says });

/** A definition after a change of a kind: `{ edits: [{ start, end, to }], says }`. */
export function changeToken(definition, kind, byName, random) {
  const { value } = definition;
  if (kind === 'direction') return swapped(definition, byName);
  if (kind === 'radius') return one(definition, stepRadius(value, random));
  if (kind === 'space') return one(definition, stepLength(value, random));
  if (kind === 'border') return one(definition, { value: '0px', says: 'gone' });
  if (kind === 'weight') {
    const weight = stepWeight(Number.parseInt(value, 10), random);
    return one(definition, { value: value.replace(/^\d{3}/, weight), says: `weight ${weight}` });
  }
  const isAlias = readsOf(value).length > 0 && !HEX.test(value);
  return one(definition, isAlias ? stepAlias(value, resolved(value, byName), random) : stepColour(value, random));
}
