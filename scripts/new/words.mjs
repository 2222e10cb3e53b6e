import { camelCase } from 'change-case';
import setWith from 'lodash/setWith.js';
import { textOf } from '../lib/files.mjs';
import { auditTexts, LANGS } from '../words/words.mjs';
import { Problem } from './workspace.mjs';

/** What a screen, a form or the ledger says around a title, in each language. */
const PHRASES = JSON.parse(textOf('scripts/new/templates/phrases.json'));

const byLang = (phraseOf) => Object.fromEntries(LANGS.map((lang, index) => [lang, phraseOf(lang, index)]));

/** "Coupons|优惠券|..." as `{ en: 'Coupons', zh: '优惠券', ... }`. */
export function phrases(text, about) {
  const parts = text.split('|').map((part) => part.trim());
  if (parts.length !== LANGS.length || parts.includes(''))
    throw new Problem(
      `${about} needs a phrase in each of ${LANGS.join(', ')}, with | between them: "${text}" has ${parts.filter(Boolean).length}.`,
    );
  return byLang((_, index) => parts[index]);
}

/** "field=..." as `[field, phrases]`. */
export function namedPhrases(text, option) {
  const [, name, rest] = /^([^=]+)=(.*)/s.exec(text) ?? [];
  if (!name)
    throw new Problem(`--${option} is written "field=..." with a phrase in each language: "${text}" has no "=".`);
  return [name.trim(), phrases(rest, `--${option} ${name.trim()}`)];
}

/** What a template tells of a named field: how it goes in the words, and its English. */
export const marksOf = ([field, label]) => ({ field, word: camelCase(field), label: JSON.stringify(label.en) });
export const labelsOf = (named) => Object.fromEntries(named.map(([field, label]) => [camelCase(field), label]));

export const framed = (frame, titles) => byLang((lang) => PHRASES[frame][lang].replace('{{title}}', titles[lang]));

/**
 * Adds `words` (`{ key: { en, zh, ... } }`) to a namespace in every language, below the keys `at`. Refuses what the check of words would find:
 * English left elsewhere, another word for a term of the glossary, a mark of another language.
 */
export function addWords(workspace, namespace, at, words) {
  const own = byLang((lang) => Object.entries(words).map(([key, phrase]) => [`new:${key}`, phrase[lang]]));
  const { findings } = auditTexts(
    own,
    workspace.readJson('locales/same.json'),
    workspace.read('docs/glossary.md'),
    true,
  );
  if (findings.length > 0)
    throw new Problem(
      `The words will not do (a word that is right as it is belongs into locales/same.json, a term of another sense into docs/glossary.md):\n${findings.map((finding) => `  ${finding.replace(' new:', ' ')}`).join('\n')}`,
    );
  if (!workspace.exists(`locales/en/${namespace}.json`)) workspace.apply('namespace', { namespace });
  for (const lang of LANGS) {
    const path = `locales/${lang}/${namespace}.json`;
    const all = workspace.exists(path) ? workspace.readJson(path) : {};
    for (const [key, phrase] of Object.entries(words)) setWith(all, [...at, key], phrase[lang], Object);
    workspace.putJson(path, all);
  }
}
