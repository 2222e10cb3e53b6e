import { LANG_TAG, TIME_MS } from '../domain/constants.ts';
import { CallError, referenceOf } from './call-error.ts';
import type { Client } from './client.ts';
import { serverConfig } from './config.ts';
import { openEnvelope } from './envelope.ts';
import { announce } from './notices.ts';

export interface UploadOptions {
  /** Share sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends one picture, multipart field `file`, and resolves with its path (product-spec.md section 7). */
export async function uploadFile(client: Client, file: File, options: UploadOptions = {}): Promise<string> {
  const { apiBase } = await serverConfig();
  const reference = referenceOf('upload.file');
  const token = client.token();
  return new Promise((resolve, reject) => {
    const fail = (kind: 'network' | 'timeout' | 'aborted') => () => reject(new CallError(kind, { reference }));
    // XMLHttpRequest because fetch does not tell how much has been sent.
    const request = new XMLHttpRequest();
    request.open('POST', `${apiBase}/upload`);
    request.timeout = TIME_MS.upload;
    if (token) request.setRequestHeader('Authorization', token);
    request.setRequestHeader('accept-language', LANG_TAG[client.lang()]);
    request.upload.onprogress = (event) => event.lengthComputable && options.onProgress?.(event.loaded / event.total);
    request.onerror = fail('network');
    request.ontimeout = fail('timeout');
    request.onabort = fail('aborted');
    request.onload = () => {
      try {
        resolve(readUploadReply(request.status, request.responseText, reference));
      } catch (error) {
        announce(client, error, token);
        reject(error);
      }
    };
    options.signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** The path in a reply, which is url-encoded JSON; plain JSON is taken as well. */
export function readUploadReply(status: number, text: string, reference: string): string {
  if (status !== 200) throw new CallError(status === 404 ? 'absent' : 'http', { reference });
  const message = openEnvelope(parse(text), reference);
  if (typeof message !== 'string' || message === '') throw new CallError('shape', { reference });
  return message;
}

function parse(text: string): unknown {
  for (const read of [() => decodeURIComponent(text.replaceAll('+', '%20')), () => text]) {
    try {
      return JSON.parse(read());
    } catch {
      // Not in this form; the other may be.
    }
  }
  return undefined;
}
