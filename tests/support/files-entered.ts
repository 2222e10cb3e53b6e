import { Session } from 'node:inspector/promises';
import { called } from './files-called.ts';

/** What a breakpoint calls. */
const NOTE = '__entered';

/**
 * The files under a folder, by their paths in it and as far as they are meant, in the order in which their functions are
 * entered while the second work is done. The first is the same work: the functions that it calls are listened to. A
 * profile says how often and not when, so at the begin of each stands a breakpoint whose condition notes the file and is false.
 */
export async function filesEntered(
  folder: URL,
  meant: RegExp,
  [first, second]: readonly [() => unknown, () => unknown],
): Promise<readonly string[]> {
  const session = new Session();
  session.connect();
  await session.post('Debugger.enable');
  for (const { file, scriptId, source, start, end } of await called(session, folder, first)) {
    if (!meant.test(file)) continue;
    const placeOf = (offset: number) => {
      const lines = source.slice(0, offset).split('\n');
      return { scriptId, lineNumber: lines.length - 1, columnNumber: lines.at(-1)?.length ?? 0 };
    };
    const { locations } = await session.post('Debugger.getPossibleBreakpoints', {
      start: placeOf(start + 1),
      end: placeOf(end),
      restrictToFunction: true,
    });
    const [location] = locations;
    const condition = `${NOTE}(${JSON.stringify(file)}), false`;
    if (location) await session.post('Debugger.setBreakpoint', { location, condition });
  }
  const entered: string[] = [];
  Object.assign(globalThis, { [NOTE]: (file: string) => void entered.push(file) });
  await second();
  session.disconnect();
  Reflect.deleteProperty(globalThis, NOTE);
  return entered;
}
