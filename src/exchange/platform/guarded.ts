/**
 * Tells somebody of what has happened. Whoever is told and fails changes nothing, be it at once or later: what is told of
 * stands, and a promise whose failure nobody hears would end the process.
 */
export function guarded(tell: () => unknown, failed: (error: unknown) => void): void {
  try {
    const told = tell();
    // Most give nothing, and need no promise: the markets tell thousands of times a second.
    if (told !== undefined) Promise.resolve(told).catch(failed);
  } catch (error) {
    failed(error);
  }
}
