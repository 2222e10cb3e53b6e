import { join } from 'node:path';
import { camelCase } from 'change-case';
import setWith from 'lodash/setWith.js';
import { ROOT, textOf } from '../lib/files.mjs';
import { auditTexts, LANGS, readLanguage } from '../words/words.mjs';
import { Problem } from './workspace.mjs';

/** What a screen, a form or the ledger says around a title, in each language. */
const PHRASES = JSON.parse(textOf('scripts/new/templates/phrases.json'));
const WILL_NOT_DO =
  'The words will not do (a word that is right as it is belongs into locales/same.json, a term of another sense into docs/glossary.md):';

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
 * Adds `words` (`{ 'at.key': { en, zh, ... } }`) to a namespace in every language. Refuses, all at once, what the check of words would find of them
 * among those of the house: English left elsewhere, another word for a term or an English that is there, a mark of another language.
 */
export function addWords(workspace, namespace, words) {
  const own = Object.entries(words).map(([at, phrase]) => [`${namespace}:${at}`, phrase]);
  const ownIn = (lang) => own.map(([key, phrase]) => [key, phrase[lang]]);
  const all = byLang((lang) => [...readLanguage(join(ROOT, 'locales', lang)), ...ownIn(lang)]);
  const audit = auditTexts(all, workspace.readJson('locales/same.json'), workspace.read('docs/glossary.md'));
  const findings = audit.findings.filter((finding) => own.some(([key]) => key === finding.split(' ')[1]));
  if (findings.length > 0) throw new Problem([WILL_NOT_DO, ...findings].join('\n  '));
  if (!workspace.exists(`locales/en/${namespace}.json`)) workspace.apply('namespace', { namespace });
  for (const lang of LANGS) {
    const path = `locales/${lang}/${namespace}.json`;
    const texts = workspace.exists(path) ? workspace.readJson(path) : {};
    for (const [at, phrase] of Object.entries(words)) setWith(texts, at, phrase[lang], Object);
    workspace.putJson(path, texts);
  }
}
