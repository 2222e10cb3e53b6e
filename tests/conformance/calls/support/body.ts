import { type CallName, calls } from '../../../../src/contract/table.ts';
import { PICTURE } from './picture.ts';

export type Fields = Readonly<Record<string, unknown>>;

const BOUNDARY = 'x-boundary-x';

/** A multipart body with one file in it. */
export function fileBody(bytes: Buffer, { field = 'file', name = 'a.png', type = 'image/png' } = {}) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

const formOf = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();

/** Fields as a client of the family sends them: a query, a form, or for the upload a picture. */
export function bodyOf(
  name: CallName,
  fields: Fields,
): { query?: string; body?: string | Buffer; headers?: Record<string, string> } {
  if (name === 'upload.file') return fileBody(PICTURE);
  const form = formOf(fields);
  if (calls[name].method === 'GET') return { query: form };
  return { body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}
