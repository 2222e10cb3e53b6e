import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { DECODER_LIMITS, Decoder, type RawPicture } from './decoder.ts';

const LOWEST_PRIORITY = 19;

let decoder: Decoder;
afterEach(() => decoder.close());

const started = (limits: Partial<typeof DECODER_LIMITS> = {}) => {
  decoder = new Decoder({ ...DECODER_LIMITS, ...limits });
};

const square = async (side: number): Promise<RawPicture> => ({
  bytes: await sharp({ create: { width: side, height: side, channels: 3, background: '#c03' } })
    .png()
    .toBuffer(),
  type: 'image/png',
});
const small = () => square(2);
/** What is looked at while it is decoded. */
const large = () => square(6000);

/** How nice the processes are that this one has begun and that decode pictures. */
async function niceness(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    pids.map(async (pid) => {
      const status = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(' ');
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return status[3] === String(process.pid) && command.includes('decode.ts') ? [Number(status[18])] : [];
    }),
  );
  return lines.flat();
}

const decoding = async () => (await niceness()).length;

it('decodes one at a time, each apart from this process and behind it from its start, and leaves nothing behind', async () => {
  started({ waitingOfUser: 3 });
  const picture = await small();
  const all = Promise.all([1, 2, 3].map(() => decoder.decode(7, picture)));
  const seen: number[][] = [];
  let isOver = false;
  const watch = (async () => {
    while (!isOver) seen.push(await niceness());
  })();
  for (const bytes of await all) expect((await sharp(bytes).metadata()).width).toBe(2);
  isOver = true;
  await watch;
  expect(Math.max(...seen.map(({ length }) => length))).toBe(1);
  expect(new Set(seen.flat())).toEqual(new Set([LOWEST_PRIORITY]));
  await vi.waitFor(async () => expect(await decoding()).toBe(0));
});

it('tells whoever finds the queue full to try again, and one user cannot fill it for the others', async () => {
  started({ waiting: 2, waitingOfUser: 2 });
  const picture = await small();
  const own = [decoder.decode(1, picture), decoder.decode(1, picture)];
  await expect(decoder.decode(1, picture)).rejects.toMatchObject({ key: 'upload.busy' });
  const other = decoder.decode(2, picture);
  await expect(decoder.decode(3, picture)).rejects.toMatchObject({ key: 'upload.busy' });
  await Promise.all([...own, other]);
  expect(() => decoder.assertRoom(3)).not.toThrow();
});

it.each([
  ['is too much work', { cpuMs: 1 }, 'upload.broken'],
  ['takes too long on a busy machine', { timeMs: 1 }, 'upload.busy'],
])('ends a picture that %s, and goes on with the next', async (_why, limits, key) => {
  started(limits);
  const picture = await large();
  await expect(decoder.decode(1, picture)).rejects.toMatchObject({ key });
  expect(await decoding()).toBe(0);
  started();
  expect((await decoder.decode(1, picture)).length).toBeGreaterThan(0);
});

it('ends a picture that takes too much memory, and goes on with the next', async () => {
  const picture = await large();
  // Less than the process itself has.
  started({ memoryBytes: 1024 * 1024 });
  await expect(decoder.decode(1, picture)).rejects.toMatchObject({ key: 'upload.sides' });
  expect(await decoding()).toBe(0);
  started();
  expect((await sharp(await decoder.decode(1, picture)).metadata()).width).toBe(6000);
});

it('gives up what runs and what waits when it closes', async () => {
  started();
  const picture = await small();
  const both = [decoder.decode(1, picture), decoder.decode(2, picture)];
  decoder.close();
  const [running, waiting] = await Promise.allSettled(both);
  expect(running).toMatchObject({ status: 'rejected' });
  expect(waiting).toMatchObject({ status: 'rejected', reason: { key: 'upload.busy' } });
});
