import { atom } from 'jotai';
import { asNumber, json, persistedAtom } from '../../../state/persisted.ts';

/** Id of the newest news item when the user last opened the news; newer ones put a dot on the icon. */
export const newsSeenAtom = persistedAtom<number>('newsSeen', 0, json(asNumber));

/** The download bar stays away for this visit once it was closed. */
export const downloadHiddenAtom = atom(false);
