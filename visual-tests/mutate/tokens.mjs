import groupBy from 'lodash/groupBy.js';
import maxBy from 'lodash/maxBy.js';
import { MODES } from '../stories.mjs';
import { HEX, hasLength, STEP } from './steps.mjs';

const ALIAS = /^var\((--[\w-]+)\)$/;
const DIRECTION = /^--direction-(up|down)-/;
const ROOT = /^:root[^ ]*$/;
const THEME = /\[data-theme=['"]?(\w+)/;
const PALETTE = /:root[^ ]*\[data-direction=['"]?([\w-]+)/;

/** How much a place of definitions asks for: `:root` nothing, a theme or a palette one each. */
const demands = (place) => [THEME, PALETTE].filter((demand) => demand.test(place)).length;

/** Whether a place's definitions are in force in a mode, as far as the mode alone can say. */
const fits = (place, { theme, direction }) =>
  (THEME.exec(place)?.[1] ?? theme) === theme && (PALETTE.exec(place)?.[1] ?? direction) === direction;

/** Modes in which a definition is in force: of those of its name that fit, it asks for the most. One for a sample of a palette has no rival. */
export function modesOf({ name, place }, definitions, modes = MODES) {
  const isRival = (own) => own.name === name && (own.place === place || (ROOT.test(place) && ROOT.test(own.place)));
  const places = definitions.filter(isRival).map((own) => own.place);
  const inForce = ({ globals }) =>
    maxBy(
      places.filter((own) => fits(own, globals)),
      demands,
    );
  return Object.keys(modes).filter((mode) => inForce(modes[mode]) === place);
}

/** What a value comes to at the end of its aliases, by the first definition of each. */
export function resolved(value, byName) {
  const next = byName[ALIAS.exec(value)?.[1]]?.[0].value;
  return next === undefined ? value : resolved(next, byName);
}

/** The other side of a direction, defined in the same place, where it is another value. */
function pairOf({ name, place, value }, byName) {
  const other = name.replace(DIRECTION, (_, way) => `--direction-${way === 'up' ? 'down' : 'up'}-`);
  return byName[other]?.find((own) => own.place === place && own.value !== value);
}

/** The kinds of change that suit a definition. */
function kindsOf(definition, byName) {
  const { name, value } = definition;
  const suits = {
    colour: HEX.test(resolved(value, byName)),
    direction: pairOf(definition, byName) !== undefined,
    hollow: name === '--candle-up-hollow',
    radius: /^--radius-|-radius$/.test(name),
    space: /^--(space|size)-|^--kit-.*-(width|height|row)$/.test(name) && hasLength(value),
    border: /^--stroke-/.test(name),
    weight: /^--font-weight-|^--type-[a-z-]+$/.test(name) && /^\d{3}\b/.test(value),
  };
  return Object.keys(suits).filter((kind) => suits[kind]);
}

/**
 * All tokens that a still picture can show, by name: each has its definitions, each definition the kinds of change that suit
 * it. Times, stacking, families and features of type are none.
 */
export function tokenPool(definitions) {
  const byName = groupBy(definitions, 'name');
  const places = definitions.map((definition) => ({ definition, kinds: kindsOf(definition, byName) }));
  const shown = groupBy(
    places.filter(({ kinds }) => kinds.length > 0),
    'definition.name',
  );
  return {
    byName,
    tokens: Object.keys(shown)
      .sort()
      .map((name) => ({ name, places: shown[name] })),
  };
}

/** A definition after a change of a kind: `{ edits: [{ start, end, to }], says }`. */
export function changeToken(definition, kind, byName, random) {
  const { value } = definition;
  if (kind !== 'direction') {
    const step = STEP[kind](value, random, resolved(value, byName));
    return { edits: [{ ...definition, to: step.value }], says: step.says };
  }
  const pair = pairOf(definition, byName);
  const exchanged = [
    { ...definition, to: pair.value },
    { ...pair, to: value },
  ];
  return { edits: exchanged, says: `exchanged with ${pair.name}` };
}
