import type { core } from 'zod/mini';
import type { Lang } from '../../../domain/constants.ts';
import type { Words } from '../../platform/words.ts';

/** Keys below `field.` of locales/<lang>/exchange.json that schemas name as their messages (contract/fields.ts). */
const KEYS = new Set(['required', 'tooLong', 'characters', 'number', 'whole', 'amount', 'id', 'choice', 'clientId']);

/** The sentence for the first wrong field of a request, which names the field. */
export function fieldSentence(words: Words, lang: Lang, issues: readonly core.$ZodIssue[]): string {
  const issue = issues[0];
  const name = String(issue?.path[0] ?? '');
  const key = issue && KEYS.has(issue.message) ? issue.message : 'invalid';
  const label = words.say(lang, `fieldName.${name}`);
  // A field without a name of its own goes by its name on the wire.
  return words.say(lang, `field.${key}`, { field: label.startsWith('fieldName.') ? name : label });
}
