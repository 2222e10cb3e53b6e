const AT_ONCE = 6;
const TELL_EVERY_MS = 15_000;

/**
 * Takes pictures, some at once, and hands each to `onPicture(wanted, bytes)`. A story that throws goes into the answer,
 * `[{ wanted, error }]`, and stops nothing.
 */
export async function takeAll(camera, pictures, onPicture) {
  const failures = [];
  const queue = [...pictures];
  const tell = () => console.log(`  ${pictures.length - queue.length} of ${pictures.length} pictures`);
  const telling = setInterval(tell, TELL_EVERY_MS);
  const work = async () => {
    for (let wanted = queue.shift(); wanted; wanted = queue.shift()) {
      try {
        await onPicture(wanted, await camera.take(wanted));
      } catch (error) {
        failures.push({ wanted, error });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  clearInterval(telling);
  return failures;
}
