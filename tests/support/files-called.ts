import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

/** How a module of a test gives its exports away: to be read is not to be called. */
const EXPORT = /^\(\) ?=> ?\{ ?try ?\{ ?return /;

/** Files under a folder of which a function is called while the work is done, by their paths in it. */
export async function filesCalled(folder: URL, work: () => unknown): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Debugger.enable');
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  // What was called before is not counted a second time.
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files: string[] = [];
  for (const { url, scriptId, functions } of result) {
    const file = [folder.href, fileURLToPath(folder)].flatMap((root) => url.split(root)[1] ?? []).at(0);
    if (file === undefined) continue;
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
    const isCalled = functions.some(({ ranges }) =>
      ranges.some(({ count, startOffset, endOffset }) => {
        return count > 0 && !EXPORT.test(scriptSource.slice(startOffset, endOffset));
      }),
    );
    if (isCalled) files.push(file);
  }
  session.disconnect();
  return files.sort();
}
