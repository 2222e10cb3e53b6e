import { atom } from 'jotai';
import { LANG_KEY } from '../data/lang.ts';
import { DEFAULT_FIAT, DEFAULT_LANG, LANGS, type Lang } from '../domain/constants.ts';
import { asBoolean, asNumber, asNumbers, asTexts, choice, json, persistedAtom } from './persisted.ts';

/** The user's choices on this device. Keys are short, as they stand in the storage. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];
export const DIRECTIONS = ['green-up', 'red-up', 'blue-orange'] as const;
export type DirectionChoice = (typeof DIRECTIONS)[number];

export const langAtom = persistedAtom<Lang>(LANG_KEY, DEFAULT_LANG, choice(LANGS));
/** 'system' follows the device. */
export const themeAtom = persistedAtom('theme', 'system', choice(THEMES));
/** Which colours rising and falling have (readings E17). */
export const directionAtom = persistedAtom('direction', 'green-up', choice(DIRECTIONS));
/** Code of the currency that values are shown in. */
export const fiatAtom = persistedAtom<string>('fiat', DEFAULT_FIAT.currency_code, {
  read: (stored) => (/^[A-Z]{3}$/.test(stored) ? stored : undefined),
  write: (code) => code,
});
export const hideBalancesAtom = persistedAtom('hideBalances', false, json(asBoolean));
export const hideSmallAtom = persistedAtom('hideSmall', false, json(asBoolean));

/** Lists of pairs as low as a finger allows: more of them on a screen. */
export const denseListsAtom = persistedAtom('denseLists', false, json(asBoolean));

/** The confirm dialogs that can be switched off, in the dialog and in the settings. */
export const CONFIRM_KEYS = { spotOrder: 'spot', optionOrder: 'option', futuresOrder: 'futures' } as const;
/** Keys of confirm dialogs that the user does not want to see again. */
export const confirmOffAtom = persistedAtom<string[]>('confirmOff', [], json(asTexts));
/** Switches one confirm dialog on or off. */
export const setConfirmAtom = atom(null, (get, set, key: string, isOn: boolean) => {
  const others = get(confirmOffAtom).filter((other) => other !== key);
  set(confirmOffAtom, isOn ? others : [...others, key]);
});

const RECENT_PAIRS = 10;
/** Symbols lately opened from the search, newest first. */
export const recentPairsAtom = persistedAtom<string[]>('recentPairs', [], json(asTexts));
export const addRecentPairAtom = atom(null, (get, set, symbol: string) => {
  set(recentPairsAtom, [symbol, ...get(recentPairsAtom).filter((other) => other !== symbol)].slice(0, RECENT_PAIRS));
});

/** Ids of popups that have been closed: each appears once. */
export const seenPopupsAtom = persistedAtom<number[]>('seenPopups', [], json(asNumbers));
export const guideSeenAtom = persistedAtom('guideSeen', false, json(asBoolean));
/** Version code whose update dialog has been answered. */
export const seenVersionAtom = persistedAtom<number>('seenVersion', 0, json(asNumber));
