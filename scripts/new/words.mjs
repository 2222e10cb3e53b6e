import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditWords, LANGS } from '../lib/words.mjs';
import { Problem } from './problem.mjs';

/** "Coupons|优惠券|..." as `{ en: 'Coupons', zh: '优惠券', ... }`. */
export function phrases(text, about) {
  const parts = text.split('|').map((part) => part.trim());
  if (parts.length !== LANGS.length || parts.includes(''))
    throw new Problem(
      `${about} needs a phrase in each of ${LANGS.join(', ')}, with | between them: "${text}" has ${parts.filter(Boolean).length}.`,
    );
  return Object.fromEntries(LANGS.map((lang, index) => [lang, parts[index]]));
}

/** "field=..." as `[field, phrases]`. */
export function namedPhrases(text, option) {
  const at = text.indexOf('=');
  if (at < 1)
    throw new Problem(`--${option} is written "field=..." with a phrase in each language: "${text}" has no "=".`);
  const name = text.slice(0, at).trim();
  return [name, phrases(text.slice(at + 1), `--${option} ${name}`)];
}

/** What a screen says when its call fails, and when it has no rows, around its title; what a form says of a field that is empty, on its button and afterwards. */
const FRAMES = {
  failed: {
    en: (title) => `“${title}” did not load`,
    zh: (title) => `“${title}”加载失败`,
    hk: (title) => `未能載入「${title}」`,
    th: (title) => `โหลด “${title}” ไม่สำเร็จ`,
    jp: (title) => `「${title}」を読み込めませんでした`,
    kor: (title) => `‘${title}’ 화면을 불러오지 못했습니다`,
    fra: (title) => `«\u00a0${title}\u00a0» n’a pas pu être chargé`,
    spa: (title) => `No se pudo cargar «${title}»`,
  },
  empty: {
    en: () => 'Nothing here yet',
    zh: () => '暂无内容',
    hk: () => '暫無內容',
    th: () => 'ยังไม่มีรายการ',
    jp: () => 'まだ何もありません',
    kor: () => '아직 내용이 없습니다',
    fra: () => 'Rien pour l’instant',
    spa: () => 'Todavía no hay nada',
  },
  required: {
    en: () => 'Please fill this in',
    zh: () => '请填写此项',
    hk: () => '請填寫此項',
    th: () => 'กรุณากรอกข้อมูล',
    jp: () => '入力してください',
    kor: () => '입력해 주세요',
    fra: () => 'Ce champ est requis',
    spa: () => 'Completa este campo',
  },
  submit: {
    en: () => 'Save',
    zh: () => '保存',
    hk: () => '儲存',
    th: () => 'บันทึก',
    jp: () => '保存',
    kor: () => '저장',
    fra: () => 'Enregistrer',
    spa: () => 'Guardar',
  },
  done: {
    en: () => 'Saved',
    zh: () => '已保存',
    hk: () => '已儲存',
    th: () => 'บันทึกแล้ว',
    jp: () => '保存しました',
    kor: () => '저장했습니다',
    fra: () => 'Enregistré',
    spa: () => 'Guardado',
  },
};

export const framed = (frame, titles) =>
  Object.fromEntries(LANGS.map((lang) => [lang, FRAMES[frame][lang](titles[lang])]));

/**
 * Adds `words` (`{ key: { en, zh, ... } }`) to a namespace in every language, below the keys `at`. Refuses what the check of words would find:
 * English left elsewhere, simplified characters in hk, another word for a term of the glossary.
 */
export async function addWords(workspace, namespace, at, words) {
  await auditNew(workspace, words);
  for (const lang of LANGS) {
    const path = `locales/${lang}/${namespace}.json`;
    const all = workspace.exists(path) ? workspace.readJson(path) : {};
    let into = all;
    for (const key of at) {
      into[key] ??= {};
      into = into[key];
    }
    for (const [key, phrase] of Object.entries(words)) into[key] = phrase[lang];
    workspace.putJson(path, all);
  }
}

async function auditNew(workspace, words) {
  const root = await mkdtemp(join(tmpdir(), 'new-words-'));
  try {
    await writeFile(join(root, 'same.json'), workspace.read('locales/same.json'));
    await writeFile(join(root, 'glossary.md'), workspace.read('docs/glossary.md'));
    for (const lang of LANGS) {
      await mkdir(join(root, lang));
      const own = Object.fromEntries(Object.entries(words).map(([key, phrase]) => [key, phrase[lang]]));
      await writeFile(join(root, lang, 'new.json'), JSON.stringify(own));
    }
    const { findings } = await auditWords(root, join(root, 'glossary.md'), { isPart: true });
    if (findings.length > 0)
      throw new Problem(
        `The words will not do (a word that is right as it is belongs into locales/same.json, a term of another sense into docs/glossary.md):\n${findings.map((finding) => `  ${finding.replace(' new:', ' ')}`).join('\n')}`,
      );
  } finally {
    await rm(root, { recursive: true });
  }
}
