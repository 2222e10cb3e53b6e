/**
 * What the server writes before it gives itself up, behind the prefix of its log, and what its runtime writes then. What
 * users sent can't look like it: further lines of a message stand indented.
 */
const LAST_WORDS = /^(?:\d\S* \S+ \w+ \[\d+\] PANIC: +(.*)|(Aborted\(.*))/;

/**
 * Ends the process, with exit code 1, at once when the built-in store says that it gives itself up: PostgreSQL cannot live
 * without a write of its log (a full or broken disk), and inside this process it would go round in its last call for ever,
 * so that no timer fires and no one else can act. Nothing acknowledged is lost: a commit whose log was not written was
 * never answered, and the next start goes on from the log. For PGlite's `onStderr`.
 */
export function endAtLastWords(line: string): boolean {
  const words = LAST_WORDS.exec(line);
  if (!words) return false;
  try {
    process.stderr.write(
      `The built-in store has ended: ${words[1] ?? words[2]}. What was acknowledged is in the data folder; start again when its disk has room and works.\n`,
    );
  } finally {
    process.exit(1);
  }
}
