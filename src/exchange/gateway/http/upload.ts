import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { calls } from '../../../contract/table.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '../../../domain/constants.ts';
import type { Deps } from '../../app/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import { uploads } from '../../platform/store/schema/index.ts';
import { good } from './envelope.ts';
import type { Limiter } from './limits.ts';
import { callerOf } from './router.ts';
import { signedIn } from './signed-in.ts';

/** More than any phone's camera gives; a small file that unpacks to more is a bomb. */
const MOST_PIXELS = 50_000_000;
const MEGABYTE = 1024 * 1024;

interface Picture {
  readonly bytes: Buffer;
  readonly extension: 'png' | 'jpg';
  readonly type: string;
}

/** Reads a picture and writes it anew: upright, without metadata, nothing of the sender's bytes left. */
export async function reencode(bytes: Buffer): Promise<Picture> {
  const found = await fileTypeFromBuffer(bytes);
  const type = UPLOAD_TYPES.find((allowed) => allowed === found?.mime);
  if (!type) throw new Refusal('upload.type');
  try {
    // Without a call to keepMetadata sharp drops it all.
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).rotate();
    return type === 'image/png'
      ? { type, extension: 'png', bytes: await upright.png().toBuffer() }
      : { type, extension: 'jpg', bytes: await upright.jpeg({ quality: 85, mozjpeg: false }).toBuffer() };
  } catch {
    throw new Refusal('upload.broken');
  }
}

async function bytesOf(file: MultipartFile | undefined): Promise<Buffer> {
  if (file?.fieldname !== 'file') throw new Refusal('upload.missing');
  const bytes = await file.toBuffer().catch(() => null);
  if (bytes === null) throw new Refusal('upload.large', { megabytes: UPLOAD_MAX_BYTES / MEGABYTE });
  if (bytes.length === 0) throw new Refusal('upload.missing');
  return bytes;
}

/** POST /api/upload (product-spec.md section 7): the reply is url-encoded JSON. */
export async function uploadCall(
  app: FastifyInstance,
  { deps, limiter }: { deps: Deps; limiter: Limiter },
): Promise<void> {
  const spec = calls['upload.file'];
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 8, fieldSize: 1024, parts: 9, headerPairs: 50 },
  });
  app.post(spec.path, { config: { call: spec }, bodyLimit: UPLOAD_MAX_BYTES + MEGABYTE }, async (request, reply) => {
    const caller = signedIn({ caller: await callerOf(deps, request, false) });
    await limiter.call(request, 'upload.file', caller);
    if (!request.isMultipart()) throw new Refusal('upload.missing');
    const file = await request.file().catch(() => {
      throw new Refusal('unreadable');
    });
    const picture = await reencode(await bytesOf(file));
    const name = `${randomBytes(24).toString('hex')}.${picture.extension}`;
    const folder = uploadFolder(deps.config.dataDir);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, name), picture.bytes, { flag: 'wx' });
    await deps.store.db.insert(uploads).values({
      name,
      userId: caller.id,
      type: picture.type,
      bytes: picture.bytes.length,
      createdAt: deps.clock.now(),
    });
    return reply
      .type('text/plain; charset=utf-8')
      .send(encodeURIComponent(JSON.stringify(good('message', `/upload/${name}`))));
  });
}

/** Where uploaded pictures are kept. */
export const uploadFolder = (dataDir: string): string => path.join(dataDir, 'uploads');
