/**
 * A process that writes one picture anew: its arguments are the picture's type, how many bytes of memory it may take, and how many ms of a core;
 * bytes in by standard input, bytes out by standard output, the outcome as its exit code. Decoding foreign bytes stands
 * apart from the exchange, so that neither its memory nor its threads are at stake.
 */
import { once } from 'node:events';
import sharp from 'sharp';
import { DECODED } from './limits.ts';
import { reencode, TooLarge } from './reencode.ts';

const LOOK_MS = 20;
const [, , type, memoryBytes, cpuMs] = process.argv;

async function run(): Promise<number> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  try {
    const picture = await reencode(Buffer.concat(parts), type === 'image/png' ? 'image/png' : 'image/jpeg');
    if (!process.stdout.write(picture)) await once(process.stdout, 'drain');
    return DECODED.ok;
  } catch (error) {
    return error instanceof TooLarge ? DECODED.tooLarge : DECODED.broken;
  }
}

sharp.cache(false);
sharp.concurrency(1);
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memoryBytes)) process.exit(DECODED.tooLarge);
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > Number(cpuMs)) process.exit(DECODED.tooMuch);
}, LOOK_MS).unref();
process.exitCode = await run();
