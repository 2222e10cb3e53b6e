import type { CallName, ReplyOf, RequestOf } from '../../../src/contract/table.ts';
import type { User, World } from './support/world.ts';

/** A good call that was made: who made it, with what, and what came back. */
export interface Made<Name extends CallName> {
  readonly user: User;
  readonly fields: RequestOf<Name>;
  readonly reply: ReplyOf<Name>;
}

interface Common<Name extends CallName> {
  /** Fields of a good call of this user, made anew each time: what a call needs to be there, this puts there. */
  good(world: World, user: User): RequestOf<Name> | Promise<RequestOf<Name>>;
  /** What a good reply says beyond its schema. */
  says?(made: Made<Name>): void | Promise<void>;
  /** Fields that the schema lets through and the exchange must refuse. */
  refused?(world: World, user: User): readonly RequestOf<Name>[] | Promise<readonly RequestOf<Name>[]>;
}

/** A call that changes nothing. */
export interface Reads<Name extends CallName> extends Common<Name> {
  readonly effect: 'none';
}

/** A call that changes something: `see` finds it through other calls, right away and after a restart. */
export interface Changes<Name extends CallName> extends Common<Name> {
  readonly effect: 'kept';
  see(world: World, made: Made<Name>): Promise<void>;
}

/** A call that moves or commits money: how often it happened can be counted, and its body can be another one. */
export interface MovesMoney<Name extends CallName> extends Common<Name> {
  readonly effect: 'money';
  see(world: World, made: Made<Name>): Promise<void>;
  /** Rows of any kind that one such call leaves behind for its user. */
  count(world: World, user: User): Promise<number>;
  /** The same fields with one of them changed. */
  other(fields: RequestOf<Name>): RequestOf<Name>;
}

/** A call that stands in the contract and is not built yet: it refuses with 997 and changes nothing. */
export interface Unavailable<Name extends CallName> extends Pick<Common<Name>, 'good'> {
  readonly effect: 'unavailable';
}

/** A call that is built. */
export type Served<Name extends CallName> = Reads<Name> | Changes<Name> | MovesMoney<Name>;
export type Case<Name extends CallName> = Served<Name> | Unavailable<Name>;

/** A case for every call of the table; one that is missing does not compile. */
export type Cases = { readonly [Name in CallName]: Case<Name> };
