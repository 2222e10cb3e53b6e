/** What a call that was sent early has brought; times are `performance.now()`. */
export interface EarlyReply {
  readonly status: number;
  readonly text: string;
  /** The header `x-server-time`; null where the server has none. */
  readonly serverTime: string | null;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** What public/boot.js has asked for before the app's script was there. */
export interface FirstLoad {
  /** The body of config.json; null where it is missing or broken. */
  readonly config: Promise<unknown>;
  /** By method, path and form: "GET /menu?lang=en". Undefined where no reply came. */
  readonly replies: Map<string, { readonly token: string | null; readonly reply: Promise<EarlyReply | undefined> }>;
}

declare global {
  var firstLoad: FirstLoad | undefined;
}

/** Prices that have lain about for longer are asked for anew. */
const YOUNG_MS = 5000;

/** The reply to this request where it was sent early, by the same user and not long ago. Each is given once. */
export async function takeEarly(request: string, token: string | null): Promise<EarlyReply | undefined> {
  const early = globalThis.firstLoad?.replies.get(request);
  globalThis.firstLoad?.replies.delete(request);
  if (early?.token !== token) return undefined;
  const reply = await early.reply;
  return reply && performance.now() - reply.receivedAt < YOUNG_MS ? reply : undefined;
}
