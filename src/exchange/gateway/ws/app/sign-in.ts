import type { Socket } from 'socket.io';
import { LANGS, type Lang } from '../../../../domain/constants.ts';
import type { Caller } from '../../../accounts/caller.ts';
import type { GatewayDeps } from '../../deps.ts';
import { askedLang } from '../../lang.ts';

/** Who is behind a socket, once they have shown their token. */
export interface SignedIn {
  readonly caller: Caller;
  readonly lang: Lang;
}

const users = new WeakMap<Socket, SignedIn>();

export const signedInOn = (socket: Socket): SignedIn | undefined => users.get(socket);

/** Room of a user's sockets that read one language. */
export const userRoom = (user: number, lang: Lang): string => `user:${user}:${lang}`;
/** Room of a session's sockets. */
export const sessionRoom = (session: number): string => `session:${session}`;

/** `login` brings the token, bare or with the language as `{token, lang}` (wire.md section 9). */
function given(payload: unknown, socket: Socket): { token: string; lang: Lang } {
  const { query, headers } = socket.handshake;
  const fallback = askedLang(query.lang, headers['accept-language']);
  if (typeof payload === 'string') return { token: payload, lang: fallback };
  if (typeof payload !== 'object' || payload === null) return { token: '', lang: fallback };
  const lang = LANGS.find((known) => 'lang' in payload && payload.lang === known);
  return {
    token: 'token' in payload && typeof payload.token === 'string' ? payload.token : '',
    lang: lang ?? fallback,
  };
}

/** Signs a socket in; false for a token that stands for nobody. A second login replaces the first. */
export async function signIn(socket: Socket, sessions: GatewayDeps['sessions'], payload: unknown): Promise<boolean> {
  const { token, lang } = given(payload, socket);
  const caller = await sessions.find(token);
  signOut(socket);
  if (!caller || !socket.connected) return false;
  users.set(socket, { caller, lang });
  await socket.join([userRoom(caller.id, lang), sessionRoom(caller.sessionId)]);
  return true;
}

function signOut(socket: Socket): void {
  const known = users.get(socket);
  if (!known) return;
  users.delete(socket);
  for (const lang of LANGS) void socket.leave(userRoom(known.caller.id, lang));
  void socket.leave(sessionRoom(known.caller.sessionId));
}
