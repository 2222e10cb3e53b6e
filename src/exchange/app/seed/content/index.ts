import type { Lang } from '../../../../domain/constants.ts';
import { en } from './en.ts';
import { fra } from './fra.ts';
import { hk } from './hk.ts';
import { jp } from './jp.ts';
import { kor } from './kor.ts';
import { spa } from './spa.ts';
import { th } from './th.ts';
import type { LanguageContent } from './types.ts';
import { zh } from './zh.ts';

/** What the exchange publishes, by language. */
export const CONTENT: Readonly<Record<Lang, LanguageContent>> = { en, zh, hk, th, jp, kor, fra, spa };
