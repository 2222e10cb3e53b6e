import sortBy from 'lodash/sortBy.js';
import { isReference } from '../files.mjs';
import { storiesWithProperties } from '../reach/reach.mjs';
import { named } from '../stories.mjs';
import { takeAll } from '../take-all.mjs';

/** Stories of a change at once. */
const AT_ONCE = 2;
/** A busy machine says this too: it tells nothing of a change. */
const LATE = /come to rest/;

/** Files of stories that a change can reach, the likeliest first: those of which much consists of what it is in, or of what names it. */
function filesToWalk({ source, properties }, graph, stories) {
  const isSource = (file) => file === source;
  const { all, isNaming } = source ? { isNaming: isSource } : storiesWithProperties(properties, graph, stories);
  const shareOf = (story) => [...graph.reachOf(story)].filter(isNaming).length / graph.reachOf(story).size;
  return sortBy(
    stories.filter((story) => all || shareOf(story) > 0),
    (story) => -shareOf(story),
  );
}

/**
 * Whether anything stands in a page that a change is for: it is sent there as text, and so knows nothing but its arguments.
 * @param {Window} window
 * @param {string[]} properties
 */
function isTouched({ document }, properties) {
  const says = ['--mutant:', ...properties.map((name) => `var(${name})`)];
  const isSaying = ({ style }) => says.some((part) => style?.cssText.includes(part));
  const rulesIn = ({ cssRules = [] }) => [...cssRules].flatMap((rule) => [rule, ...rulesIn(rule)]);
  // The scale itself is for the root alone; a part that is no element stands where its element does.
  const elements = (selector) => `:is(${selector.replace(/::[\w-]+(\([^)]*\))?/g, ':not(x)')}):not(:root)`;
  const isFor = ({ selectorText = '' }) => document.querySelector(elements(selectorText)) !== null;
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(rulesIn);
  const styled = [...document.querySelectorAll('[style]')];
  return styled.some(isSaying) || rules.some((rule) => isSaying(rule) && isFor(rule));
}

/**
 * Walks the pictures that a change can reach and stops at the first that differs. Answers `{ verdict, by, error, lost, touched }`: 'caught',
 * 'excused' where the changed part was drawn and no pixel differs anywhere, 'missed' where no story draws it; `lost` are pictures that
 * differed for another reason. `under` is where the stories with the change are served; `bySource` has the pictures by file of stories.
 */
export async function walkChange(change, { camera, under, graph, bySource }) {
  const [touched, lost] = [new Set(), new Set()];
  let found;
  /** Takes pictures, and hands on those that are not as their references, and those that do not come. */
  async function take(pictures, onOdd, options) {
    const onPicture = async (wanted, bytes) => (await isReference(wanted, bytes)) || onOdd({ wanted });
    const failures = await takeAll(camera, pictures, { isKnown: isReference, onPicture, atOnce: AT_ONCE, ...options });
    for (const failure of failures) await onOdd(failure);
  }
  async function isOdd(wanted, options) {
    let odd;
    await take([wanted], () => (odd = true), options);
    return odd;
  }
  /** A picture gives a change away that differs twice with it, and not at all without. */
  async function judge({ wanted, error }) {
    if (found) return;
    const isSeen = !LATE.test(error?.message) && (await isOdd(wanted, { under })) && !(await isOdd(wanted));
    if (isSeen) found = { by: named(wanted), error: error?.message };
    else lost.add(wanted.file);
  }
  const onRest = async (tab, id) => {
    if (await tab.executeFunctionWithWindow(isTouched, change.properties)) touched.add(id);
  };
  const files = filesToWalk(change, graph, Object.keys(bySource));
  const pictures = files.flatMap((file) => bySource[file]).filter(({ mode }) => change.modes.includes(mode));
  await take(pictures, judge, { under, onRest, isOver: () => found });
  const verdict = found ? 'caught' : touched.size > 0 ? 'excused' : 'missed';
  return { verdict, ...found, lost, touched: touched.size };
}
