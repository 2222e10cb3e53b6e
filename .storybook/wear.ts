import { LANG_TAG, type Lang } from '../src/domain/constants.ts';
import { type Mode, modeGlobals, requestedMode } from './modes.ts';

/** How a story looks, apart from its text size: parts measure that when they mount. */
export interface Look {
  readonly theme: string;
  readonly direction: string;
  readonly lang: string;
}

/** What says how a story looks, and changes it as a user would, without a reload. */
export interface Wardrobe {
  readonly look: () => Look;
  readonly change: (look: Look) => void | Promise<void>;
}

const root = document.documentElement;

/** Puts theme, direction and language on the root, where all that the kit shows follows them. */
export function wearRoot({ theme, direction, lang }: Look): void {
  root.dataset.theme = theme;
  root.dataset.direction = direction;
  root.lang = LANG_TAG[lang as Lang];
}

const { endLang } = modeGlobals(requestedMode());

let wardrobe: Wardrobe = {
  look: () => ({ theme: root.dataset.theme ?? '', direction: root.dataset.direction ?? '', lang: endLang }),
  change: wearRoot,
};
let left: Look | undefined;

/** The app keeps in its state how it looks: a story of a screen changes it there. */
export function setWardrobe(screen: Wardrobe): void {
  wardrobe = screen;
}

/** Shows the story that stands in another mode. What the modes have in common stays as the story has left it. */
export async function wear(mode: Mode): Promise<void> {
  left ??= wardrobe.look();
  const base = modeGlobals(requestedMode());
  const wanted = modeGlobals(mode);
  await wardrobe.change({
    theme: wanted.theme === base.theme ? left.theme : wanted.theme,
    direction: wanted.direction === base.direction ? left.direction : wanted.direction,
    lang: wanted.endLang === base.endLang ? left.lang : wanted.endLang,
  });
}
