/** More than there are cores: a story that waits for its frames leaves them to another. */
const AT_ONCE = 6;
const TELL_EVERY_MS = 15_000;
/** A story without a picture is loaded as any other. */
const FIRST = 'light';

/**
 * What one document can give: the pictures of a story whose modes have the same text size, since parts measure that
 * when they mount. It loads in the first such mode, wanted or not: one picture alone comes out as it does among others.
 * `[{ id, base, pictures }]`, in the order of the pictures.
 */
export function sittings(pictures, modes) {
  const textOf = (mode) => modes[mode].globals.text;
  const groups = new Map();
  for (const picture of pictures) {
    const { id, mode } = picture;
    const base = Object.keys(modes).find((name) => textOf(name) === textOf(mode));
    const key = `${id} ${base}`;
    if (!groups.has(key)) groups.set(key, { id, base, pictures: [] });
    groups.get(key).pictures.push(picture);
  }
  return [...groups.values()];
}

/**
 * Takes pictures, some stories at once, and hands each to `onPicture(wanted, bytes)`; `isKnown(wanted, bytes)` says
 * whether a frame is the expected one. Each of `checked`, stories with or without pictures, is looked at for access too. A story that
 * throws goes into the answer with each picture that it still owed, and what is wrong with its access too, `[{ wanted, error }]`;
 * it stops nothing. `onSat(title, seconds)` is told how long each sitting took.
 */
export async function takeAll(camera, pictures, modes, { isKnown, onPicture, onSat = () => undefined, checked = [] }) {
  const failures = [];
  const isChecked = new Map(checked.map((story) => [story.id, story]));
  const pictured = sittings(pictures, modes);
  const seen = new Set(pictured.filter(({ base }) => base === FIRST).map(({ id }) => id));
  const queue = [
    ...pictured,
    ...checked.filter(({ id }) => !seen.has(id)).map(({ id }) => ({ id, base: FIRST, pictures: [] })),
  ];
  let taken = 0;
  const telling = setInterval(() => console.log(`  ${taken} of ${pictures.length} pictures`), TELL_EVERY_MS);
  const sit = async ({ id, base, pictures: owed }) => {
    const byMode = new Map(owed.map((wanted) => [wanted.mode, wanted]));
    const story = base === FIRST ? isChecked.get(id) : undefined;
    const start = performance.now();
    try {
      const problems = await camera.sit(
        { id, base, modes: [...byMode.keys()], isChecked: story !== undefined },
        (mode, bytes) => isKnown(byMode.get(mode), bytes),
        async (mode, bytes) => {
          const wanted = byMode.get(mode);
          byMode.delete(mode);
          taken += 1;
          await onPicture(wanted, bytes);
        },
      );
      for (const problem of problems ?? [])
        failures.push({ wanted: { ...story, mode: base }, error: new Error(problem) });
    } catch (error) {
      const left = byMode.size > 0 ? [...byMode.values()] : [{ ...(story ?? owed[0]), mode: base }];
      for (const wanted of left) failures.push({ wanted, error });
    }
    onSat((story ?? owed[0]).title, (performance.now() - start) / 1000);
  };
  const work = async () => {
    for (let sitting = queue.shift(); sitting; sitting = queue.shift()) await sit(sitting);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  clearInterval(telling);
  return failures;
}
