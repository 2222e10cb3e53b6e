import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type CallName, type Calls, calls, type ReplyOf, type RequestOf } from '../../../../src/contract/table.ts';
import type { Lang } from '../../../../src/domain/constants.ts';
import { ExchangeProcess } from '../../../support/exchange-process.ts';
import { bodyOf, type Fields } from './body.ts';
import { openEnvelope, type Said } from './envelope.ts';
import { type RawReply, type RawRequest, Wire } from './wire.ts';

export interface User {
  readonly email: string;
  readonly password: string;
  readonly id: number;
  readonly token: string;
}

export interface As {
  readonly token?: string | undefined;
  readonly lang?: Lang;
  /** What the client calls itself; nothing unless it says so. */
  readonly agent?: string;
}

/** One real exchange, reached over HTTP alone. */
export class World {
  readonly exchange: ExchangeProcess;
  readonly #wire: Wire;

  private constructor(exchange: ExchangeProcess) {
    this.exchange = exchange;
    this.#wire = new Wire(exchange.port);
  }

  /** Starts an exchange of its own that limits no rates: the test asks more in a minute than any client may. */
  static async start(seed: string, env: Readonly<Record<string, string>> = {}): Promise<World> {
    const exchange = await ExchangeProcess.create({ SEED: seed, RATE_LIMIT: '0', ...env });
    await exchange.start();
    return new World(exchange);
  }

  async end(): Promise<void> {
    this.#wire.close();
    await this.exchange.remove();
  }

  /** Kills the process, without a word of goodbye. */
  async killAndStartAgain(): Promise<void> {
    await this.exchange.stop('SIGKILL');
    await this.exchange.start();
  }

  raw(request: RawRequest): Promise<RawReply> {
    return this.#wire.send(request);
  }

  /** A request of a call, whatever it carries. */
  rawCall(name: CallName, given: Pick<RawRequest, 'body' | 'headers'> & { query?: string }, as: As = {}) {
    const { method, path } = calls[name];
    const query = given.query ? `?${given.query}` : '';
    const headers = {
      ...(as.token !== undefined && { authorization: as.token }),
      ...(as.lang && { 'accept-language': as.lang }),
      ...(as.agent !== undefined && { 'user-agent': as.agent }),
      ...given.headers,
    };
    return this.raw({ method, path: `/api${path}${query}`, headers, body: given.body });
  }

  /** Calls by name as a client does, with any fields; reads the envelope. */
  async say(name: CallName, fields: Fields, as: As = {}): Promise<Said> {
    const reply = await this.rawCall(name, bodyOf(name, fields), as);
    return openEnvelope(calls[name], reply, `${name} ${JSON.stringify(fields).slice(0, 200)}`);
  }

  /** A call that must succeed; gives its payload as the app reads it. */
  async ask<Name extends CallName>(name: Name, fields: RequestOf<Name>, as: As = {}): Promise<ReplyOf<Name>> {
    const said = await this.say(name, fields, as);
    assert.equal(said.type, 'ok', `${name}: ${String(said.message)}`);
    return readReply(name, said.message);
  }

  async demo<Answer>(path: string): Promise<Answer> {
    const reply = await this.raw({ method: 'GET', path: `/demo/${path}` });
    assert.equal(reply.status, 200, `${path}: ${reply.text}`);
    return JSON.parse(reply.text) as Answer;
  }

  /** The newest code that was mailed to an address. */
  async mailedCode(address: string): Promise<string> {
    const { mails } = await this.demo<{ mails: { code: string | null }[] }>(
      `mailbox?address=${encodeURIComponent(address)}`,
    );
    const code = mails[0]?.code;
    assert.ok(code, `a code at ${address}`);
    return code;
  }

  /** The rules of ledger and orders hold. */
  async assertInvariants(): Promise<void> {
    const { hold, violations } = await this.demo<{ hold: boolean; violations: unknown[] }>('invariants');
    assert.ok(hold, JSON.stringify(violations));
  }

  /** An address that nobody has. */
  newAddress(): string {
    return `${randomUUID().slice(0, 13)}@example.com`;
  }

  /** An address with a live code of a scene. */
  async withCode(scene: 'register' | 'forget' | 'security', email: string, as: As = {}): Promise<string> {
    await this.ask('common.sendCode', { user_string: email, scene }, as);
    return this.mailedCode(email);
  }

  /** Registers somebody by the wire and signs them in. */
  async newUser(): Promise<User> {
    const email = this.newAddress();
    const password = `pass-${randomUUID().slice(0, 8)}`;
    const code = await this.withCode('register', email);
    await this.ask('auth.register', { user_string: email, code, password, re_password: password });
    const token = await this.ask('auth.login', { user_string: email, password });
    const { id } = await this.ask('user.info', {}, { token });
    return { email, password, token, id };
  }
}

/** Any call's payload as the app reads it. */
export function readReply<Name extends CallName>(name: Name, payload: unknown): ReplyOf<Name> {
  const schema: Calls[CallName]['reply'] = calls[name].reply;
  return schema.parse(payload) as ReplyOf<Name>;
}

/** A client id that was never used. */
export const newClientId = (): string => randomUUID();
