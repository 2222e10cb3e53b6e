import { atom } from 'jotai';

/**
 * What was typed survives leaving the screen and coming back, as long as the app is open. Passwords are never kept
 * anywhere (readings F).
 */
export const loginDraftAtom = atom({ account: '', isStaying: true });
export const registerDraftAtom = atom({ email: '', code: '', invite: '', isAgreed: false });
