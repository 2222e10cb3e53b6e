import { randomBytes } from 'node:crypto';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { calls } from '../../../contract/table.ts';
import { MEGABYTE, UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '../../../domain/constants.ts';
import { signedIn } from '../../calls/signed-in.ts';
import { Decoder, type RawPicture } from '../../platform/pictures/decoder.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { GatewayDeps } from '../deps.ts';
import { good } from './envelope.ts';
import type { Limiter } from './limits.ts';
import { callerOf } from './router.ts';

/** Of @fastify/multipart: the file went on beyond its limit. */
const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';
const EXTENSION = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** A picture as it came, where it is of an allowed type. */
async function rawPicture(bytes: Buffer): Promise<RawPicture> {
  const found = await fileTypeFromBuffer(bytes);
  const type = UPLOAD_TYPES.find((allowed) => allowed === found?.mime);
  if (!type) throw new Refusal('upload.type');
  return { bytes, type };
}

const tooLarge = () => new Refusal('upload.large', { megabytes: UPLOAD_MAX_BYTES / MEGABYTE });

async function bytesOf(file: MultipartFile | undefined): Promise<Buffer> {
  if (file?.fieldname !== 'file') throw new Refusal('upload.missing');
  const bytes = await file.toBuffer().catch((error: { readonly code?: string }) => {
    if (error.code !== TOO_LARGE) throw new Refusal('unreadable');
    throw tooLarge();
  });
  // Where a piece of it ended just at the limit, the file is cut off there without an error.
  if (file.file.truncated) throw tooLarge();
  if (bytes.length === 0) throw new Refusal('upload.missing');
  return bytes;
}

/** POST /api/upload (product-spec.md section 7): the reply is url-encoded JSON. The picture is its owner's alone. */
export async function uploadCall(
  app: FastifyInstance,
  { deps, limiter }: { deps: Pick<GatewayDeps, 'sessions' | 'uploads'>; limiter: Limiter },
): Promise<void> {
  const spec = calls['upload.file'];
  const decoder = new Decoder();
  app.addHook('onClose', () => decoder.close());
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 8, fieldSize: 1024, parts: 9, headerPairs: 50 },
  });
  app.post(
    spec.path,
    { config: { call: spec, callName: 'upload.file' }, bodyLimit: UPLOAD_MAX_BYTES + MEGABYTE },
    async (request, reply) => {
      const { id: user } = signedIn({ caller: await callerOf(deps, request, false) });
      limiter.call(request, 'upload.file', { id: user });
      if (!request.isMultipart()) throw new Refusal('upload.missing');
      // Before megabytes are taken in for nothing.
      decoder.assertRoom(user);
      await deps.uploads.assertRoom(user, 0);
      const file = await request.file().catch(() => {
        throw new Refusal('unreadable');
      });
      const raw = await rawPicture(await bytesOf(file));
      const bytes = await decoder.decode(user, raw);
      const name = `${randomBytes(24).toString('hex')}.${EXTENSION[raw.type]}`;
      await deps.uploads.keep({ user, name, type: raw.type, bytes });
      return reply
        .type('text/plain; charset=utf-8')
        .send(encodeURIComponent(JSON.stringify(good('message', `/upload/${name}`))));
    },
  );
}
