import { isReference, referenceOf } from '../files.mjs';
import { named } from '../stories.mjs';
import { sittings } from '../take-all.mjs';

/** Sittings at once, once the likeliest ones have shown nothing. */
const AT_ONCE = 2;
const ALONE = 2;
/** A busy machine says this too: it tells nothing of a change. */
const LATE = /come to rest/;
/** Times that a story is asked again. */
const TRIES = 2;
/** A mode of more text or of other words shows what the plain ones show, with few exceptions: it comes last. */
const isLate = ({ text, lang, endLang }) => text !== '100' || endLang !== lang;

/** Whether a picture without any change is its reference: one that is not can show nothing. Asked once a picture. */
export function createJudge(plain, modes) {
  const known = new Map();
  const judge = async (wanted) => {
    const [{ id, base }] = sittings([wanted], modes);
    let isSame;
    for (let again = 0; isSame === undefined && again < TRIES; again += 1) {
      await plain.camera
        .sit(
          { id, base, modes: [wanted.mode] },
          (_, bytes) => isReference(wanted, bytes),
          async (_, bytes) => {
            isSame = await isReference(wanted, bytes);
          },
        )
        .catch(() => undefined);
    }
    return isSame === true;
  };
  return {
    known,
    isSound(wanted) {
      if (!known.has(wanted.file)) known.set(wanted.file, judge(wanted));
      return known.get(wanted.file);
    },
  };
}

class Caught extends Error {}

/**
 * One document of a story, in all the modes that it is wanted in: what it gave away, if it did. A difference counts when it
 * comes twice; so does a story that cannot stand any more, which fails the run as well.
 */
async function sitOnce(stage, sitting, judge, tally) {
  let last = await sit(stage, sitting, judge, tally);
  for (let again = 0; last && again < TRIES; again += 1) {
    const next = await sit(stage, { ...sitting, pictures: last.owed }, judge, tally);
    if (next && !last.error === !next.error && !LATE.test(next.error)) {
      if (!next.error || (await judge.isSound(next.wanted))) return next;
    }
    if (!next && !last.error) tally.lost.add(last.wanted.file);
    last = next;
  }
  if (last) tally.lost.add(last.wanted.file);
  return undefined;
}

/** `{ wanted, owed, error }`: the picture that differs or did not come, and what is left to take of the story. */
async function sit(stage, { id, base, pictures }, judge, tally) {
  const byMode = new Map(pictures.map((wanted) => [wanted.mode, wanted]));
  let caughtBy;
  try {
    await stage.camera.sit(
      { id, base, modes: [...byMode.keys()] },
      (mode, bytes) => isReference(byMode.get(mode), bytes),
      async (mode, bytes) => {
        const wanted = byMode.get(mode);
        byMode.delete(mode);
        tally.pictures += 1;
        const reference = await referenceOf(wanted);
        if (!reference) tally.lost.add(wanted.file);
        else if (!(await isReference(wanted, bytes))) {
          if (await judge.isSound(wanted)) {
            caughtBy = wanted;
            throw new Caught();
          }
          tally.lost.add(wanted.file);
        }
      },
    );
  } catch (error) {
    const owed = [...byMode.values()];
    if (!(error instanceof Caught) && owed.length > 0) return { wanted: owed[0], owed, error: error.message };
  }
  return caughtBy && { wanted: caughtBy, owed: [caughtBy] };
}

async function walk(stage, queue, judge, tally) {
  let found;
  const work = async () => {
    for (let sitting = queue.shift(); sitting && !found; sitting = queue.shift()) {
      const catching = await sitOnce(stage, sitting, judge, tally);
      found ??= catching;
    }
  };
  while (!found && queue.length > 0 && tally.sittings < ALONE) {
    tally.sittings += 1;
    found = await sitOnce(stage, queue.shift(), judge, tally);
  }
  if (!found) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

/**
 * Walks the pictures that a change can reach, the likeliest first, and stops at the first that differs.
 * Answers `{ verdict, by, pictures, lost, touched }`: 'caught', 'excused' where the changed part was drawn and no pixel
 * differs anywhere, 'missed' where no story draws it, 'void' where a component has nothing of the kind.
 */
export async function walkChange(change, { stage, judge, modes, picturesOf, near, far, facts }) {
  const tally = { pictures: 0, sittings: 0, lost: new Set() };
  const touched = new Set();
  stage.wear(change);
  const remember = (found) => {
    for (const [story, told] of stage.seen) {
      if (told.touched > 0) touched.add(story);
      // What a change has broken may stand there in part only.
      if (story === found?.wanted.id) continue;
      const known = facts.get(story) ?? { names: new Set(), uses: new Set() };
      for (const name of told.names) known.names.add(name);
      for (const use of told.uses) known.uses.add(use);
      facts.set(story, known);
    }
  };
  const taken = new Set();
  const wanted = (ids, isWanted, most = Number.POSITIVE_INFINITY) => {
    const pictures = ids.flatMap((id) =>
      picturesOf
        .get(id)
        .filter(({ mode, file }) => change.modes.has(mode) && isWanted(modes[mode].globals) && !taken.has(file))
        .slice(0, most),
    );
    for (const { file } of pictures) taken.add(file);
    return sittings(pictures, modes);
  };
  const isPlain = (globals) => !isLate(globals);
  // A component that no page has named yet may go without a name.
  const isNamed = () => [...facts.values()].some(({ names }) => change.renderedBy?.some((name) => names.has(name)));
  const mayShow = (id) => {
    const known = facts.get(id);
    if (!known) return true;
    if (change.target === 'token') return change.showsOn === undefined || change.showsOn(known.uses);
    return !isNamed() || change.renderedBy.some((name) => known.names.has(name));
  };
  // One picture of each story first: it catches most, and its page tells whether its other modes can show anything.
  const rounds = [
    () => wanted(near, isPlain),
    () => wanted(far.filter(mayShow), isPlain, 1),
    () => wanted(far.filter(mayShow), isPlain),
    () => wanted([...near, ...far].filter(mayShow), isLate),
  ];
  let found;
  for (const [index, round] of rounds.entries()) {
    found = await walk(stage, round(), judge, tally);
    remember(found);
    const isVoid = index === 0 && change.page.kind && touched.size === 0 && near.length > 0;
    if (found || isVoid) break;
  }
  const told = { pictures: tally.pictures, lost: [...tally.lost], touched: touched.size };
  if (found) return { verdict: 'caught', by: named(found.wanted), error: found.error, ...told };
  if (touched.size > 0) return { verdict: 'excused', ...told };
  return { verdict: change.page.kind ? 'void' : 'missed', ...told };
}
