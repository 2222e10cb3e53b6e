import type words from '../../../locales/en/exchange.json';
import type { RoutePath } from '../../domain/routes.ts';

/** A key without its plural form: 'decimals_one' is asked for as 'decimals', with a `count`. */
type Stem<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'many' | 'other'}` ? Base : Key;

/** The dotted paths of the sentences in `Tree`. */
type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Stem<Key> : `${Key}.${Paths<Tree[Key]>}`;
}[keyof Tree & string];

/** A sentence below `refusal` in locales/en/exchange.json, as "spot.orderClosed". To write its words is to declare it, for a new product too. */
export type RefusalKey = Paths<(typeof words)['refusal']>;

/** What a refusal asks of the caller: nothing, to sign in, to be verified, or to do without what is not offered (readings D1, D2). */
export type RefusalKind = 'error' | 'loginRequired' | 'verificationRequired' | 'unavailable';

/**
 * A request that the exchange will not carry out. The HTTP layer answers it as `{type, message}` with the
 * sentence of `locales/<lang>/exchange.json` at `refusal.<key>`, in the language asked for (readings G1).
 */
export class Refusal extends Error {
  readonly key: RefusalKey;
  readonly values: Record<string, string | number>;
  readonly kind: RefusalKind;
  /** The screen at which what is not offered yet can be had. */
  readonly next: RoutePath | null;
  /** Which field of the form is to blame (src/domain/forms), where one is. */
  field: string | null = null;

  constructor(
    key: RefusalKey,
    values: Record<string, string | number> = {},
    kind: RefusalKind = 'error',
    next: RoutePath | null = null,
  ) {
    super(key);
    this.name = 'Refusal';
    this.key = key;
    this.values = values;
    this.kind = kind;
    this.next = next;
  }

  /** The same, said at a field. */
  at(field: string): this {
    this.field = field;
    return this;
  }
}

/** A refusal that says nothing about what was asked for: the same may be asked again, with the same client id. */
export class TryAgain extends Refusal {
  constructor(key: RefusalKey) {
    super(key);
    this.name = 'TryAgain';
  }
}
