import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

/** How a module of a test gives its exports away: to be read is not to be called. */
const EXPORT = /^\(\) ?=> ?\{ ?try ?\{ ?return /;

/** A function that was called: its file by the path in a folder, and where it stands in the script that runs. */
interface Called {
  readonly file: string;
  readonly scriptId: string;
  readonly source: string;
  readonly start: number;
  readonly end: number;
}

/** Functions of the files under a folder that are called while the work is done; the session's debugger is on. */
export async function called(session: Session, folder: URL, work: () => unknown): Promise<readonly Called[]> {
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  // What was called before is not counted a second time.
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  const found: Called[] = [];
  for (const { url, scriptId, functions } of result) {
    const file = [folder.href, fileURLToPath(folder)].flatMap((root) => url.split(root)[1] ?? []).at(0);
    if (file === undefined) continue;
    const { scriptSource: source } = await session.post('Debugger.getScriptSource', { scriptId });
    for (const { ranges } of functions)
      for (const { count, startOffset: start, endOffset: end } of ranges)
        if (count > 0 && !EXPORT.test(source.slice(start, end))) found.push({ file, scriptId, source, start, end });
  }
  return found;
}

/** Files under a folder of which a function is called while the work is done, by their paths in it. */
export async function filesCalled(folder: URL, work: () => unknown): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Debugger.enable');
  const files = new Set((await called(session, folder, work)).map(({ file }) => file));
  session.disconnect();
  return [...files].sort();
}
