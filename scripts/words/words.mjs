import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import escapeRegExp from 'lodash/escapeRegExp.js';
import groupBy from 'lodash/groupBy.js';
import { filesIn } from '../lib/files.mjs';
import { glossaryFindings, readForms, readGlossary, sentenceFindings } from './glossary.mjs';
import { wordingFindings } from './wording.mjs';

export const LANGS = ['en', 'zh', 'hk', 'th', 'jp', 'kor', 'fra', 'spa'];
/** What Intl calls them: its rules say which plural forms a language has. */
const TAGS = { en: 'en', zh: 'zh', hk: 'zh-HK', th: 'th', jp: 'ja', kor: 'ko', fra: 'fr', spa: 'es' };
/** Not of a route: 'pages/nft/purchase_one' is a screen. */
const PLURAL = /(?<!\/.*)_(zero|one|two|few|many|other)$/;
/** '' of a text without plural forms. */
const formOf = (key) => PLURAL.exec(key)?.[1] ?? '';
const stemOf = (key) => key.replace(PLURAL, '');

const flatten = (value, path) =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value).flatMap(([key, child]) => flatten(child, `${path}${path.endsWith(':') ? '' : '.'}${key}`));

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
/** The texts of a language's folder, as pairs of "namespace:key" and text. */
export const readLanguage = (folder) =>
  filesIn(folder, /\.json$/).flatMap((file) => flatten(readJson(join(folder, file)), file.replace('.json', ':')));

const placeholders = (text) =>
  (text.match(/\{\{[^}]+\}\}|\$t\([^)]+\)|<\/?\w+\/?>/g) ?? [])
    .map((mark) => mark.replaceAll(' ', ''))
    .sort()
    .join(' ');
/** A form may say the count in words: "the first one", "in whole units". */
const hasPlaceholders = (form, text, source) =>
  placeholders(text) === placeholders(source) ||
  (/^(zero|one)$/.test(form) && placeholders(text) === placeholders(source.replaceAll(/\{\{ *count *\}\}/g, '')));

/** A text with a count has the forms that Intl has for the language, and a form for none where English has one. */
function formFindings(lang, words, isInEnglish) {
  const wanted = new Intl.PluralRules(TAGS[lang]).resolvedOptions().pluralCategories;
  return Object.entries(groupBy(words, ([key]) => stemOf(key))).flatMap(([stem, texts]) => {
    const own = texts.flatMap(([key]) => formOf(key) || []).sort();
    const forms = [...wanted, ...(isInEnglish(`${stem}_zero`) ? ['zero'] : [])].sort();
    if (texts.some(([key, text]) => formOf(key) === '' && /\{\{ *count *\}\}/.test(text)))
      return [`${lang} ${stem} has a count and no plural forms`];
    if (own.length === 0 || own.join() === forms.join()) return [];
    return [`${lang} ${stem} has the plural forms ${own.join(' ')} instead of ${forms.join(' ')}`];
  });
}

/** Values that are labels. One stands before a colon, never in a sentence. */
const LABEL = String.raw`\{\{ *(?:label|name|field|title|tab|button|action|status|kind) *\}\}`;
const LABEL_FIRST = new RegExp(`^${LABEL}\\u00a0?[:：]`);
const isLabelInside = (text) => new RegExp(LABEL).test(text.replace(LABEL_FIRST, ''));

/** Tells the label of a control that a sentence has typed: with its capital after a small letter or a quotation mark. */
function labelTypedIn(texts) {
  const labels = new Set(texts.filter((text) => /^\p{Lu}[\p{L} -]*$/u.test(text) && text.split(' ').length <= 4));
  const longest = [...labels].sort((one, other) => other.length - one.length).map((label) => escapeRegExp(label));
  const typed = new RegExp(`(?<=\\p{Ll} |[“‘])(?:${longest.join('|') || '(?!)'})(?![\\p{L}])`, 'u');
  return (text) => typed.exec(text)?.[0];
}

/** Whether nothing of a text is left once placeholders, tags, symbols and words of no language (names, units, codes) are gone. */
function isBare(text, same) {
  const words = same.map((word) => escapeRegExp(word));
  const named = new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|') || '(?!)'})(?![\\p{L}\\d])`, 'giu');
  return !/\p{L}/u.test(text.replace(/\{\{[^}]+\}\}|\$t\([^)]+\)|<[^>]+>/g, ' ').replace(named, ' '));
}

/**
 * Every finding of an audit, as `lang namespace:key what`. `all[lang]` are pairs of "namespace:key" and text. English left elsewhere counts
 * where the text holds a word; words that are the same in that language stand in `same` (`{"*": ["USDT"], "fra": ["Total"]}`).
 * `glossary` is the text of the terms.
 */
export function auditTexts(all, same, glossary) {
  const languages = Object.keys(all);
  const english = new Map(all.en);
  const sources = groupBy([...english], ([key]) => stemOf(key));
  const findings = languages.flatMap((lang) => formFindings(lang, all[lang], (key) => english.has(key)));
  for (const lang of languages.filter((name) => name !== 'en')) {
    const own = groupBy(all[lang], ([key]) => stemOf(key));
    const alike = [...(same['*'] ?? []), ...(same[lang] ?? [])];
    for (const [stem, [[, first]]] of Object.entries(sources)) {
      if (!own[stem]) findings.push(`${lang} ${stem} is missing`);
      const source = english.get(`${stem}_other`) ?? first;
      for (const [key, text] of own[stem] ?? []) {
        if (text.trim() === '' && source.trim() !== '') findings.push(`${lang} ${stem} is empty`);
        if (!hasPlaceholders(formOf(key), text, source))
          findings.push(`${lang} ${stem} has other placeholders than English: ${text}`);
        if (text === source && !isBare(source, alike)) findings.push(`${lang} ${stem} is left in English: ${text}`);
      }
    }
    for (const stem of Object.keys(own)) if (!sources[stem]) findings.push(`${lang} ${stem} is not in English`);
  }
  for (const lang of languages)
    for (const [key, text] of all[lang]) {
      if (isLabelInside(text)) findings.push(`${lang} ${key} puts a label into a sentence: ${text}`);
      for (const finding of wordingFindings(lang, text)) findings.push(`${lang} ${key} ${finding}: ${text}`);
    }
  const typed = labelTypedIn(all.en.map(([, text]) => text));
  for (const [key, text] of all.en)
    if (typed(text)) findings.push(`en ${key} types the label ${typed(text)}, which $t(...) brings: ${text}`);
  // Of a text with plural forms the one that every language has.
  const whole = languages.map((lang) => [lang, all[lang].filter(([key]) => /^(other)?$/.test(formOf(key)))]);
  const texts = Object.fromEntries(whole.map(([lang, words]) => [lang, Object.fromEntries(words)]));
  const terms = readGlossary(glossary);
  findings.push(...glossaryFindings(texts, terms), ...sentenceFindings(texts, terms, readForms(glossary)));
  return { languages, keys: Object.keys(sources).length, findings };
}

/** The audit of `<root>/<lang>/<namespace>.json` and `<root>/same.json` by a file of terms. */
export function auditWords(root, glossary) {
  const languages = LANGS.filter((lang) => existsSync(join(root, lang)));
  const all = Object.fromEntries(languages.map((lang) => [lang, readLanguage(join(root, lang))]));
  return auditTexts(all, readJson(join(root, 'same.json')), readFileSync(glossary, 'utf8'));
}
