/*
 * Loads what is otherwise fetched when it is first wanted, for whoever knows before that it will be: a sheet with somebody's HTML
 * in it would come in three steps, each a way to the server and back.
 */
export { loadSanitizer } from './components/RichText/load.ts';
export { loadSheetPanel } from './components/Sheet/load.ts';

/** From when on parts are fetched ahead: long after the first screen has its data, on any network that it came over. */
export const AT_REST_MS = 6000;

export const loadDigits = () => import('./roll/digits.ts');
