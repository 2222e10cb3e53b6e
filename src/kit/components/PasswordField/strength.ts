/** How hard a password is to guess, as far as length and kinds of characters tell: a hint, never a refusal. */
export type Strength = 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

export function strengthOf(password: string): Strength {
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (password.length < 8 || distinct < 5 || kinds < 2) return 'weak';
  return password.length >= 14 || (password.length >= 10 && kinds >= 3) ? 'strong' : 'fair';
}
