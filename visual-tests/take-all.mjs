import groupBy from 'lodash/groupBy.js';
import pMap from 'p-map';
import { MODES } from './stories.mjs';

/** More than there are cores: a story that waits for its frames leaves them to another. */
const AT_ONCE = 6;
const TELL_EVERY = 100;
/** A story without a picture is loaded as any other. */
const FIRST = 'light';

const textOf = (mode) => MODES[mode].globals.text;

/**
 * What one document can give: the pictures of a story whose modes have the same text size, since parts measure that
 * when they mount. It loads in the first such mode, wanted or not: one picture alone comes out as it does among others.
 * `[{ id, title, name, base, pictures }]`, in the order of the pictures.
 */
export const sittings = (pictures) =>
  Object.values(groupBy(pictures, ({ id, mode }) => `${id} ${textOf(mode)}`)).map((own) => {
    const [{ id, title, name, mode }] = own;
    return { id, title, name, base: Object.keys(MODES).find((base) => textOf(base) === textOf(mode)), pictures: own };
  });

/** Sittings that share a document, one after the other, the longest row first: to load one takes longer than all else of a story. */
const rowsOf = (all) =>
  Object.values(groupBy(all, ({ title, base }) => `${title} ${base}`)).sort((one, other) => other.length - one.length);

/**
 * Takes pictures, some stories at once until `isOver()`, and hands each to `onPicture(wanted, bytes)`; of the camera's other options
 * (camera.mjs) `isKnown(wanted, bytes)` says whether a frame is the expected one. Each of `checked`, stories with or without pictures, is
 * looked at for access too. A story that throws goes into the answer with each picture that it still owed, and what is wrong with its access
 * too, `[{ wanted, error }]`; it stops nothing.
 */
export async function takeAll(
  camera,
  pictures,
  { onPicture, isOver = () => false, atOnce = AT_ONCE, checked = [], ...others },
) {
  const failures = [];
  const all = sittings(pictures);
  for (const story of checked) {
    const own = all.find(({ id, base }) => id === story.id && base === FIRST);
    if (own) own.isChecked = true;
    else all.push({ ...story, base: FIRST, pictures: [], isChecked: true });
  }
  let taken = 0;
  const sit = async (seat, sitting) => {
    const owed = new Set(sitting.pictures);
    const whole = { ...sitting, mode: sitting.base };
    try {
      const problems = await seat.sit(sitting, {
        ...others,
        onPicture: async (wanted, bytes) => {
          owed.delete(wanted);
          taken += 1;
          if (taken % TELL_EVERY === 0) console.log(`  ${taken} of ${pictures.length} pictures`);
          await onPicture(wanted, bytes);
        },
      });
      for (const problem of problems ?? []) failures.push({ wanted: whole, error: new Error(problem) });
    } catch (error) {
      for (const wanted of owed.size > 0 ? owed : [whole]) failures.push({ wanted, error });
    }
  };
  const sitAll = async (row) => {
    const seat = camera.seat();
    for (const sitting of row) if (!isOver()) await sit(seat, sitting);
    await seat.leave();
  };
  await pMap(rowsOf(all), sitAll, { concurrency: atOnce });
  return failures;
}
