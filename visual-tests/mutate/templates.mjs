import { hasLength, stepLength, stepRadius, stepWeight } from './steps.mjs';

/** Places in a component's style sheets that a small change can be made at. */

const TEMPLATE = /(?:export\s+)?const\s+(\w+)\s*=[^`;]*`([^`]*)`/g;
const INTERPOLATION = /\$\{[^}]*\}/;
const DECLARATION = /^\s*([a-z-]+)\s*:\s*(\S.*)$/;
/** What a finger does for a moment: no picture is taken of it. */
const MOMENT = /:active|:hover|@keyframes|@media/;
const SPACE = /^(padding|margin|gap|row-gap|column-gap)\b/;
const BORDER = /^border(-(block|inline|top|bottom|left|right))?(-(start|end))?$/;
const WAY = /var\(--[\w-]*\b(?:up|down)\b[\w-]*\)/;
/** Says in the page which rules the change has reached. */
export const MARK = '--mutant:1';

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Declarations of a template: `{ property, value, start, end, rest }`, with the blocks that they stand in. */
export function declarationsIn(template) {
  const text = template.replace(/\/\*[\s\S]*?\*\//g, blank);
  const blocks = [];
  const found = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.startsWith('${', at) && text.includes('}', at)) at = text.indexOf('}', at);
    else if (text[at] === '{') {
      blocks.push(text.slice(from, at).trim());
      from = at + 1;
    } else if (text[at] === '}') {
      blocks.pop();
      from = at + 1;
    } else if (text[at] === ';') {
      const line = text
        .slice(from, at)
        .split('\n')
        .findLast((part) => part.trim());
      const declaration = DECLARATION.exec(line ?? '');
      if (declaration) {
        const [, property, value] = declaration;
        const [rest] = text.slice(at + 1).split(/[{}]/);
        found.push({ property, value, start: at - value.length, end: at, rest, blocks: [...blocks] });
      }
      from = at + 1;
    }
  }
  return found;
}

function kindOf({ property, value, rest, blocks }) {
  if (blocks.some((block) => MOMENT.test(block)) || INTERPOLATION.test(value)) return undefined;
  if (/radius$/.test(property) && !/^0$/.test(value)) return 'radius';
  if (SPACE.test(property) && hasLength(value)) return 'space';
  if (BORDER.test(property) && !/^(0|none)\b/.test(value)) return 'border';
  const isOverruled = /\bfont-weight\s*:/.test(rest);
  if (property === 'font-weight' && !isOverruled) return 'weight';
  if (property === 'font' && /^var\(--type-[\w-]+\)$/.test(value) && !isOverruled) return 'weight';
  return undefined;
}

/** Places of a style sheet's source that can change, by kind; `names` keeps to the templates that a component takes of it. */
export function sitesIn(file, source, names) {
  return [...source.matchAll(TEMPLATE)]
    .filter(([, name]) => !names || names.has(name))
    .flatMap(([, name, template]) => {
      const sites = declarationsIn(template).flatMap((declaration) => {
        const kind = kindOf(declaration);
        return kind ? [{ kind, file, name, template, ...declaration }] : [];
      });
      return WAY.test(template) ? [...sites, { kind: 'direction', file, name, template }] : sites;
    });
}

const weightOf = (value, byName) => {
  const [, token] = /var\((--[\w-]+)\)/.exec(value) ?? [];
  return Number.parseInt(token ? (byName.get(token)?.[0].value ?? '400') : value, 10);
};

const exchanged = (text) =>
  text.replace(/var\(--[\w-]+\)/g, (use) => use.replace(/\b(up|down)\b/, (way) => (way === 'up' ? 'down' : 'up')));

/** A template after a change at a place of it: `{ to, says }`. */
export function changeTemplate({ kind, template, property, value, start, end }, byName, random) {
  if (kind === 'direction') return { to: exchanged(template), says: 'up and down exchanged' };
  const put = (text, says) => ({
    to: `${template.slice(0, start)}${text};${MARK}${template.slice(end)}`,
    says: `${property}: ${value.trim()}, ${says}`,
  });
  if (kind === 'border') return put('0', 'gone');
  if (kind === 'weight') {
    const weight = stepWeight(weightOf(value, byName), random);
    return put(property === 'font' ? `${value};font-weight:${weight}` : `${weight}`, `weight ${weight}`);
  }
  const step = kind === 'radius' ? stepRadius(value, random) : stepLength(value, random);
  return put(step.value, step.says);
}

const pieces = (template) => template.split(INTERPOLATION);

/**
 * The same change in a built file: the bundler shortens what stands between the pieces of a template and leaves these alone.
 * Answers the new text, or undefined where the template is not found just once.
 */
export function inBuilt(built, template, to) {
  const [before, after] = [pieces(template), pieces(to)];
  const escaped = before.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`\`${escaped.join('(\\$\\{[^}]*\\})')}\``, 'g');
  const found = [...built.matchAll(pattern)];
  if (found.length !== 1) return undefined;
  const [[whole, ...between]] = found;
  const text = after.map((piece, index) => piece + (between[index] ?? '')).join('');
  return `${built.slice(0, found[0].index)}\`${text}\`${built.slice(found[0].index + whole.length)}`;
}
