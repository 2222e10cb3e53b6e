import escapeRegExp from 'lodash/escapeRegExp.js';
import postcss from 'postcss';
import { hasLength, STEP } from './steps.mjs';
import { resolved } from './tokens.mjs';

/** Places in a component's style sheets that a small change can be made at. */

const TEMPLATE = /(?:export\s+)?const\s+(\w+)\s*=[^`;]*`([^`]*)`/g;
const INTERPOLATION = /\$\{[^}]*\}/;
/** What a finger does for a moment: no picture is taken of it. */
const MOMENT = /:active|:hover|@keyframes|@media/;
const SPACE = /^(padding|margin|gap|row-gap|column-gap)\b/;
const BORDER = /^border(-(block|inline|top|bottom|left|right))?(-(start|end))?$/;
const WAY = /var\(--[\w-]*\b(?:up|down)\b[\w-]*\)/;
/** Says in the page which rules the change has reached. */
const MARK = '--mutant:1';

function kindOf({ property, value, rest, blocks }) {
  if (MOMENT.test(blocks) || INTERPOLATION.test(value)) return undefined;
  if (/radius$/.test(property) && value !== '0') return 'radius';
  if (SPACE.test(property) && hasLength(value)) return 'space';
  if (BORDER.test(property) && !/^(0|none)\b/.test(value)) return 'border';
  const isFont = property === 'font-weight' || (property === 'font' && /^var\(--type-[\w-]+\)$/.test(value));
  return isFont && !/\bfont-weight\s*:/.test(rest) ? 'weight' : undefined;
}

/** Declarations of a template that can change: `{ kind, property, value, start, end, blocks }`, the last being what they stand in. */
function declarationsIn(template) {
  const found = [];
  const text = template.replace(new RegExp(INTERPOLATION, 'g'), (part) => ' '.repeat(part.length));
  postcss.parse(text).walkDecls((declaration) => {
    const { prop: property, source, raws } = declaration;
    const start = source.start.offset + property.length + raws.between.length;
    const end = source.end.offset - (text[source.end.offset - 1] === ';' ? 1 : 0);
    let blocks = '';
    for (let { parent } = declaration; parent.parent; parent = parent.parent)
      blocks = `${parent.selector ?? `@${parent.name} ${parent.params}`} { ${blocks}`;
    const value = template.slice(start, end);
    const kind = kindOf({ property, value, blocks, rest: text.slice(end + 1).split(/[{}]/)[0] });
    if (kind) found.push({ kind, property, value, start, end, blocks });
  });
  return found;
}

/** Places of a style sheet's source that can change, by kind. */
export const sitesIn = (file, source) =>
  [...source.matchAll(TEMPLATE)]
    // A value alone is a template too.
    .filter(([, , template]) => template.includes(';'))
    .flatMap(([, name, template]) =>
      [...declarationsIn(template), ...(WAY.test(template) ? [{ kind: 'direction', blocks: '' }] : [])].map(
        (declaration) => ({ file, name, template, ...declaration }),
      ),
    );

const exchanged = (text) =>
  text.replace(/var\(--[\w-]+\)/g, (use) => use.replace(/\b(up|down)\b/, (way) => (way === 'up' ? 'down' : 'up')));

/** A template after a change at a place of it: `{ to, says }`. */
export function changeTemplate({ kind, template, property, value, start, end }, byName, random) {
  if (kind === 'direction') return { to: `${MARK};${exchanged(template)}`, says: 'up and down exchanged' };
  const step = STEP[kind](value, random, resolved(value, byName));
  return {
    to: `${template.slice(0, start)}${step.value};${MARK}${template.slice(end)}`,
    says: `${property}: ${value.trim()}, ${step.says}`,
  };
}

/**
 * The same change in a built file: the bundler shortens what stands between the pieces of a template and leaves these alone.
 * Answers the new text, or undefined where the template is not found just once.
 */
export function inBuilt(built, template, to) {
  const [before, after] = [template, to].map((text) => text.split(INTERPOLATION));
  const escaped = before.map((piece) => escapeRegExp(piece));
  const found = [...built.matchAll(new RegExp(`\`${escaped.join('(\\$\\{[^}]*\\})')}\``, 'g'))];
  if (found.length !== 1) return undefined;
  const [{ 0: whole, index, ...between }] = found;
  const text = after.map((piece, at) => piece + (between[at + 1] ?? '')).join('');
  return `${built.slice(0, index)}\`${text}\`${built.slice(index + whole.length)}`;
}
