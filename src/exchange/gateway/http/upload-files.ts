import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { uploadFolder } from './upload.ts';

const NAME = /^[0-9a-f]{48}\.(png|jpg)$/;
const YEAR_S = 31_536_000;

/** Uploaded pictures by their unguessable names, with headers under which they can be nothing but pictures. */
export async function uploadFiles(app: FastifyInstance, { dataDir }: { dataDir: string }): Promise<void> {
  app.get<{ Params: { name: string } }>('/upload/:name', async (request, reply) => {
    const { name } = request.params;
    const extension = NAME.exec(name)?.[1];
    const file = path.join(uploadFolder(dataDir), name);
    const found = extension ? await stat(file).catch(() => null) : null;
    if (!found) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .type(extension === 'png' ? 'image/png' : 'image/jpeg')
      .header('content-length', found.size)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', `private, max-age=${YEAR_S}, immutable`)
      .send(createReadStream(file));
  });
}
