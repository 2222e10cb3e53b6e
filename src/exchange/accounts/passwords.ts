import { hash, verify } from '@node-rs/argon2';

/** Cost of one hash. */
export interface PasswordCost {
  /** KiB */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first recommendation for argon2id: 19 MiB, 2 passes. */
const STANDARD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes of passwords and codes. */
export interface Passwords {
  hash(secret: string): Promise<string>;
  /** False for a null hash too, after the same work: the time must not tell whether an account exists. */
  matches(hash: string | null, secret: string): Promise<boolean>;
}

/** argon2id (the library's default kind) at a given cost. */
export async function createPasswords(cost: PasswordCost = STANDARD_COST): Promise<Passwords> {
  const nobody = await hash('nobody has this password', cost);
  return {
    hash: (secret) => hash(secret, cost),
    async matches(stored, secret) {
      const isRight = await verify(stored ?? nobody, secret);
      return stored !== null && isRight;
    },
  };
}
