import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ENVELOPE_TYPE } from '../../../contract/define.ts';
import { DEFAULT_LANG } from '../../../domain/constants.ts';
import type { RefusalKey } from '../../platform/refusal.ts';
import type { GatewayDeps } from '../deps.ts';
import { bad } from './envelope.ts';

interface Fault {
  readonly status: 400 | 408 | 431;
  readonly key: RefusalKey;
}

const UNREADABLE: Fault = { status: 400, key: 'unreadable' };
const FAULTS: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: { status: 431, key: 'tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, key: 'unreadable' },
};

/**
 * Answers what never becomes a request: a target and headers of more than 16 KB, a head that does not end, bytes that are no
 * HTTP. Node's parser gives these up before there is a path, so it is not known whether a call was meant (which would answer
 * HTTP 200, readings G1), or in what language: the status is HTTP's own, the body a refusal in its envelope, in English.
 */
export function answerNoRequest({ words }: Pick<GatewayDeps, 'words'>) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, key } = FAULTS[error.code ?? ''] ?? UNREADABLE;
    const body = JSON.stringify(bad('message', ENVELOPE_TYPE.error, words.say(DEFAULT_LANG, `refusal.${key}`)));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    // Behind the head of an answer it would be part of that answer.
    const { _httpMessage: begun } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null };
    if (socket.writable && !begun?.headersSent) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroy(error);
  };
}
