/*
 * Loads what is otherwise fetched when it is first wanted, for whoever knows before that it will be: a sheet with somebody's HTML
 * in it would come in three steps, each a way to the server and back.
 */
export { loadSanitizer } from './components/RichText/load.ts';
export { loadSheetPanel } from './components/Sheet/load.ts';
