import { readdirSync, readFileSync } from 'node:fs';
import { createInstance, type TFunction, type TypeOptions } from 'i18next';

const FOLDER = 'locales/en';
const NAMESPACES = readdirSync(FOLDER).map((file) => file.replace('.json', ''));

const instance = createInstance({
  lng: 'en',
  ns: NAMESPACES,
  interpolation: { escapeValue: false },
  resources: {
    en: Object.fromEntries(
      NAMESPACES.map((name) => [name, JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'))]),
    ),
  },
});
await instance.init();

/** What screens say in English, by key: a journey follows what a control is, and not how it is worded. */
export const t = instance.t as TFunction<readonly (keyof TypeOptions['resources'])[]>;
