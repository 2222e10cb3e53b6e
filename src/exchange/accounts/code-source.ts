/** What a code is good for. */
export type Scene = 'register' | 'forget' | 'security';

/** Where a code goes and what for. */
export interface CodeFor {
  readonly address: string;
  readonly scene: Scene;
}

/** From where somebody asks: each source has tries of its own, so that none can use up another's. */
export interface Source {
  /** The client's address, or "user:17" for whoever is signed in. */
  readonly source: string;
  /** Whether the owner of the account was seen there before: the caps for strangers leave it alone. */
  readonly isKnown: boolean;
}
