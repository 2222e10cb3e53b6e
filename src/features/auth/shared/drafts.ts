import { atom } from 'jotai';

/**
 * What was typed survives leaving the screen and coming back, as long as the app is open. Passwords are never kept
 * anywhere (readings F).
 */
export const loginDraftAtom = atom({ account: '', isStaying: true });

/** Nothing typed yet. */
export const REGISTER_DRAFT = { email: '', code: '', invite: '', isAgreed: false };
export const registerDraftAtom = atom(REGISTER_DRAFT);
