import { LANG_TAG, type Lang } from '../src/domain/constants.ts';
import { type Mode, modeGlobals, requestedMode } from './modes.ts';

/** How a story looks, apart from its text size: parts measure that when they mount. */
export type Look = Readonly<Record<'theme' | 'direction' | 'lang', string>>;

const root = document.documentElement;

/** Puts theme, direction and language on the root, where all that the kit shows follows them. */
export function wearRoot({ theme, direction, lang }: Look): void {
  Object.assign(root.dataset, { theme, direction });
  root.lang = LANG_TAG[lang as Lang];
}

const base = modeGlobals(requestedMode());
const langOf = (tag: string): string => Object.entries(LANG_TAG).find((own) => own[1] === tag)?.[0] ?? base.endLang;
let change: (look: Look) => void | Promise<void> = wearRoot;
let left: Look | undefined;

/** The app keeps in its state how it looks: a story of a screen changes it there, as a user would, without a reload. */
export function changeLookBy(screen: typeof change): void {
  change = screen;
}

/** Shows the story that stands in another mode. What the modes have in common stays as the story has left it. */
export async function wear(mode: Mode): Promise<void> {
  const { dataset, lang } = root;
  left ??= { theme: dataset.theme ?? '', direction: dataset.direction ?? '', lang: langOf(lang) };
  const { theme, direction, endLang } = modeGlobals(mode);
  await change({
    theme: theme === base.theme ? left.theme : theme,
    direction: direction === base.direction ? left.direction : direction,
    lang: endLang === base.endLang ? left.lang : endLang,
  });
}

/** Whatever the story that stood was shown in, the next one begins as its mode says. */
export function takeOff(): void {
  [change, left] = [wearRoot, undefined];
}
